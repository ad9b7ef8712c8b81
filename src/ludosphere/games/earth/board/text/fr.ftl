## Plateaux
board-yours = Votre île
board-of = Île de { $name }
board-cards = Plateau personnel
tableau = Tableau, { $cards } { $cards ->
    [one] carte
   *[other] cartes
} sur 16
free = Emplacement libre { $at }
colon = {" : "}
open = Regarder { $card } de près
number = Carte { $number }
also-called = aussi { $name }

## Une carte en mots
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
costs = coûte { $soil ->
    [one] { $soil } jeton Sol
   *[other] { $soil } jetons Sol
}
planted = { $card } en { $at }
sprouts-of = { $here } { $here ->
    [one] germe
   *[other] germes
} sur { $room }
growth-of = Croissance { $here } sur { $room }, canopée à { $points }
growth-full = canopée atteinte, { $points } points
state-used = utilisée ce tour-ci
state-new = plantée ce tour-ci
state-down = face cachée jusqu’à ce que tout le monde ait planté
face-down = Une carte face cachée en { $at }
sprout-spaces = { $count ->
    [one] { $count } emplacement Germe
   *[other] { $count } emplacements Germe
}
growth-spaces = { $count ->
    [one] { $count } emplacement Croissance
   *[other] { $count } emplacements Croissance
}, canopée à { $points }
directional = avec des flèches de placement
marker-bold = marque B
marker-italic = marque I
marker-underline = marque U
type-tree = arbre
type-herb = herbe
type-mushroom = champignon
type-bush = buisson
type-wild = flore sauvage : arbre, herbe, champignon et buisson
type-terrain = terrain
type-event = événement
type-island = île
type-climate = climat
type-ecosystem = écosystème
type-fauna = faune
kind-flora = Flore
kind-terrain = Terrain
kind-event = Événement
kind-island = Île
kind-climate = Climat
kind-ecosystem = Écosystème
kind-fauna = Faune
habitat-sunny = ensoleillé
habitat-wet = humide
habitat-rocky = rocailleux
habitat-cold = froid
colour-green = vert
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-multicolor = multicolore
colour-black = noir
colour-brown = brun
when-green = À chaque Plantation
when-red = À chaque Compostage
when-blue = À chaque Arrosement
when-yellow = À chaque Croissance
when-multicolor = À chaque Compostage, Arrosement et Croissance
when-planting = Une fois, à la Plantation de la carte
when-paying = Au moment de payer cette carte
when-playing = Une fois, quand vous jouez l’événement
when-setup = À la mise en place
when-passive = Toujours
when-endgame = En fin de partie
parity-even = pair
parity-odd = impair

## Réserves
stock-soil = Sol
stock-hand = en main
stock-compost = compost
stock-events = { $count ->
    [one] événement
   *[other] événements
}
stock-leaves = { $count ->
    [one] feuille
   *[other] feuilles
}
stock-cards = { $count ->
    [one] carte plantée
   *[other] cartes plantées
}
stock-sprouts = { $count ->
    [one] germe
   *[other] germes
}
stock-growth = Croissance
stock-seeds = { $count ->
    [one] graine
   *[other] graines
}
stock-stored = en réserve
score-hidden = Points cachés jusqu’à la fin
score-open = { $points } points : voir d’où ils viennent
events = Événements joués
events-played = { $count ->
    [one] { $count } événement joué
   *[other] { $count } événements joués
}

## Mise en place
choose-island = Choisissez une île
choose-climate = Choisissez un climat
choose-ecosystem = Choisissez un écosystème

## Main et choix
hand = { $count ->
    [0] Votre main
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
hand-of = { $count ->
    [0] Main de { $name }
    [one] Main de { $name } : { $count } carte
   *[other] Main de { $name } : { $count } cartes
}
hand-empty = Aucune carte en main. La Plantation, la Croissance et bien des capacités en font piocher.
hand-flora = Flore, { $count }
hand-terrain = Terrains, { $count }
hand-event = Événements, { $count }
drawn = { $count ->
    [one] Gardez une de ces cartes
   *[other] Gardez { $count } de ces cartes
}
held = À planter
actions = Actions
action-green = Plantation
action-red = Compostage
action-blue = Arrosement
action-yellow = Croissance
action-green-gives = Plantez jusqu’à 2 cartes, puis piochez-en 4 et gardez-en 1.
action-red-gives = Gagnez 5 jetons Sol, puis compostez 2 cartes de la pioche.
action-blue-gives = Placez jusqu’à 6 germes, puis gagnez 2 jetons Sol.
action-yellow-gives = Piochez 4 cartes, puis placez jusqu’à 2 pions Croissance.
action-green-others = planter jusqu’à 1 carte, puis en piocher 1
action-red-others = gagner 2 jetons Sol, ou composter 2 cartes de la pioche
action-blue-others = placer jusqu’à 2 germes, ou gagner 2 jetons Sol
action-yellow-others = piocher 2 cartes, ou placer jusqu’à 2 pions Croissance
others-get = Les autres : { $what }.
ready = { $count ->
    [0] Vous n’avez aucune capacité de cette couleur.
    [one] Vous avez { $count } capacité de cette couleur.
   *[other] Vous avez { $count } capacités de cette couleur.
}
verb-face = Choisir celle-ci
verb-choose = Choisir cette action
verb-put = Planter ici
verb-keep = Garder cette carte
verb-claim = Gaïa prend celle-ci

## Ce qui est à tous
fauna = Faune
has-of = { $name } : { $have } sur { $need }.
has-leaf = { $name } a une feuille sur { $points }.
levels-free = Encore libres : { $points }.
ecosystems = Écosystèmes communs
points-now = Points à présent
over = Points
bonus = Les 16 cartes en premier
pile-deck = dans la pioche
pile-discard = défaussées
round = Manche { $round }, tour { $turn }
starts = { $name } a commencé
team = Équipe { $number }
your-team = Votre équipe
other-team = Les adversaires
partner = votre partenaire
team-label = { $team } : { $names }, { $points } points
team-cards = sur le plateau d’équipe

## Mois
month-january = Janvier : 3 germes ne donnent que 1 jeton Sol
month-february = Février : la Plantation fait piocher 3 cartes au lieu de 4
month-march = Mars : les cartes humides coûtent 1 jeton Sol de plus
month-april = Avril : l’Arrosement donne 5 germes au lieu de 6
month-may = Mai : les herbes coûtent 1 jeton Sol de plus
month-june = Juin : les cartes ensoleillées coûtent 1 jeton Sol de plus
month-july = Juillet : l’Arrosement donne 1 jeton Sol au lieu de 2
month-august = Août : jouer un événement coûte 1 jeton Sol de plus
month-september = Septembre : les arbres coûtent 1 jeton Sol de plus
month-october = Octobre : les champignons coûtent 1 jeton Sol de plus
month-november = Novembre : la Croissance donne 1 pion Croissance au lieu de 2
month-december = Décembre : le Compostage donne 4 jetons Sol au lieu de 5

## Les autres
seat-label = Regarder l’île de { $name } : { $facts }.
playing = Doit jouer.
active = C’est son tour.
gaia = Gaïa
gaia-deck = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
gaia-pass = passage { $number } sur 2
gaia-pile = { $count ->
    [one] Pile de score : { $count } carte
   *[other] Pile de score : { $count } cartes
}
gaia-growth = { $rounds ->
    [0] { $count ->
        [one] { $count } pion Croissance
       *[other] { $count } pions Croissance
    }
    [one] { $count } pions Croissance : une série complète, et ceci
   *[other] { $count } pions Croissance : { $rounds } séries complètes, et ceci
}
gaia-card-green = Plantation
gaia-card-red = Compostage
gaia-card-blue = Arrosement
gaia-card-yellow = Croissance
gaia-card-brown = Gyre
gaia-does-green = Vous plantez jusqu’à 1 carte et en piochez 1 ; elle pose 3 cartes de la pioche sur sa pile de score.
gaia-does-red = Vous gagnez 2 jetons Sol ou compostez 2 cartes ; elle en composte 8 et gagne autant de jetons Sol que vous ce tour-ci.
gaia-does-blue = Vous placez jusqu’à 2 germes ou gagnez 2 jetons Sol ; elle gagne 7 germes, plus 1 par capacité bleue que vous avez.
gaia-does-yellow = Vous placez jusqu’à 2 pions Croissance ou piochez 2 cartes ; elle gagne 7 pions Croissance, plus 1 par carte piochée par vous ce tour-ci.
gaia-does-brown = Elle pose une feuille sur une carte Faune.

## La table entière en image
seat = Place { $number }
table = Earth, tour { $turn }
