## Plateaux
board-yours = Vos biens
board-of = Les biens de { $name }
colon = {" : "}
score-hidden = Les points sont cachés jusqu’à la fin
score-open = { $points } points : voir d’où ils viennent
stock = Biens
in-reserve = En réserve
behind-screen = Derrière un paravent : argent et ressources
pieces-hidden = Derrière un paravent : ressources
money-hidden = argent derrière un paravent
oxygen-points = { $n ->
    [one] { $n } jeton d’oxygène
   *[other] { $n } jetons d’oxygène
}
own-scientists = { $n ->
    [one] { $n } Scientifique en réserve
   *[other] { $n } Scientifiques en réserve
}
own-motors = { $n ->
    [one] { $n } Scientifique motorisé en réserve
   *[other] { $n } Scientifiques motorisés en réserve
}
own-chips = { $n ->
    [one] { $n } puce d’automatisation en réserve
   *[other] { $n } puces d’automatisation en réserve
}
own-fate = { $n ->
    [one] { $n } jeton de contrôle du destin
   *[other] { $n } jetons de contrôle du destin
}
cards-left = Cartes Planète restantes : { $values }

## La carte
map = Carte, { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}
map-keys = Carte : + et − pour zoomer, Maj et les flèches pour la déplacer, 0 pour tout voir
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la carte
zoom-names = Noms des hexagones
empty-cell = Place libre { $where }
oxygen-stars = oxygène, { $stars }
on-fire = en feu
struck-by = { $cataclysm } avec { $die }
threat-here = ce tour : { $cataclysm } avec { $die }
threat-mine = ce tour : { $cataclysm } avec { $die }, et vous y êtes
free-site = Emplacement libre, { $place }
icon-only = pour { $resource } ou tout bâtiment sans icône
icon-any = pour tout bâtiment sans icône
nobodys = à personne
idle = ne fonctionne pas
unit-in-site = { $unit } à l’intérieur : { $site }
beside = { $side } : { $hex }
map-in-words = La carte en mots

## Dés
dice = Les dés de ce tour
turn = Tour
turn-of = Tour { $turn } sur { $turns }
leader-is = Leader : { $name }
power-used = utilisé
nobodys-die = Personne
stage-of = { $stage } pour { $die }
has-chosen = Carte choisie
die-waiting = Plus tard
die-now = Maintenant
die-done = Fait
changed = Pour les cataclysmes
changed-to = pour les cataclysmes { $value }
produces-nothing = Aucune production
strikes-nothing = Ne frappe rien
hits-yours = { $strike } : peut toucher chez vous { $what }
hits-of = { $strike } : peut toucher chez { $name } { $what }

## Bourse
market = Bourse
price-and-reserve = prix · réserve
price-and-stock = prix · ce que vous avez
price-of = { $resource } : { $price } MC, de { $least } à { $most } ; { $left } en réserve
market-deck = { $deck } cartes dans la pioche, { $discard } défaussées
named-now = Boom : le double ce tour
prices-so-far = Les prix jusqu’ici
market-cards = Cartes Bourse piochées
market-card = Carte Bourse
way-up = Monter
way-down = Baisser
reserve-of = { $n } en réserve

## Un commerce comme un panier
basket-asks = Que vendez-vous, qu’achetez-vous ?
basket-ok = Commerce : { $mc } MC
basket-nothing = Ne rien échanger
basket-empty = Rien à vendre ni à acheter.
basket-have = vous avez { $n }
basket-then = puis { $mc }
basket-sells = vente { $n }
basket-buys = achat { $n }
basket-sell = Vendre { $what }
basket-buy = Acheter { $what }
basket-back-sell = Ne pas acheter { $what } pour { $mc }
basket-back-buy = Ne pas vendre { $what } pour { $mc }
basket-sum = Vous aurez

## Bâtiments
buildings = Bâtiments
choose-building = Choisissez un bâtiment
costs = coûte { $what }
needs-icon = sur un emplacement à l’icône { $resource }
any-site = sur tout emplacement
tiles-left = { $n ->
    [one] { $n } tuile restante
   *[other] { $n } tuiles restantes
}
tile-left = { $name } qui produit sur { $value }, { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
tiles-in-box = { $n ->
    [one] { $n } tuile dans la boîte
   *[other] { $n } tuiles dans la boîte
}
limit = { $n ->
    [one] au plus { $n } par joueur
   *[other] au plus { $n } par joueur
}
effect-produce = Produit { $what }.
effect-boost = Pour { $cost }, { $n } de plus.
effect-cancel = { $cost } : arrête { $cataclysm }, ici et { $range ->
    [0] nulle part ailleurs
    [1] à côté
   *[other] jusqu’à { $range } hexagones
}.
effect-cards = { $n ->
    [one] { $n } carte Bourse de plus quand vous commercez.
   *[other] { $n } cartes Bourse de plus quand vous commercez.
}
effect-broker = Vos propres ventes sont payées avant de faire baisser le prix.
effect-keeps = Vos propres ventes ne font baisser aucun prix.
effect-bank = +{ $mc } MC par pièce vendue, { $n } au plus par Commerce.
effect-recruit = Recrute et motorise des Scientifiques.

## Choix
actions-left = { $n ->
    [one] { $n } action restante
   *[other] { $n } actions restantes
}
does-explore = { $n ->
    [one] piocher { $n } hexagone
   *[other] piocher { $n } hexagones
}
does-move = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
does-build = { $n ->
    [one] { $n } bâtiment
   *[other] jusqu’à { $n }
}
does-trade = { $n ->
    [one] piocher { $n } carte
   *[other] piocher { $n } cartes
}
free-actions = Actions gratuites
drawn-hexes = { $n ->
    [one] Placez cet hexagone
   *[other] Gardez un de ces hexagones
}
turn-it = Tournez-le
new-value = Nouvelle valeur du dé
strikes-due = Ce qui frappe ensuite
verb-card = Jouer cette carte
verb-order = Ce dé ensuite
verb-keep = Placer ici
verb-volcano = Placer ici
verb-build = Bâtir ici
verb-move = Déplacer
verb-airlift = Déplacer
verb-flee = Fuir
verb-market = Choisir cette carte
verb-strike = Frapper ici
verb-spread = Propager ici

## Cartes Planète
hand = Vos cartes Planète
hand-leader = Vos cartes Planète : vous êtes Leader, le pouvoir compte
hand-of = Cartes Planète de { $name }
card-in-words = Carte Planète { $value }. Pouvoir du Leader : { $power } : { $text }.
card-played = Jouée ce tour.
card-away = Déjà jouée.
power-of-leader = Le pouvoir du Leader avec cette carte : { $text }.

## Ce qui reste
left-in-game = Ce qui reste
in-stack = hexagones dans la pile
under-stack = ensuite, sous la pile : { $hexes }
fires-left = jetons incendie restants
depleted = Sortis du jeu :
absent = { $colour }, à personne, encore à venir : { $values }
lava-side = lave, côté { $side }, avec { $die }
mountain-sides = côtés de montagne : { $sides }
no-mountain-sides = aucun côté de montagne

## Les autres
seat-label = { $name } : { $facts }. Voir de plus près.
has-buildings = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
playing = À son tour.

## La table en image
poster = Living Planet, tour { $turn } sur { $turns }
poster-player = { $colour } : { $points } points
poster-left = { $hexes ->
    [one] { $hexes } hexagone dans la pile
   *[other] { $hexes } hexagones dans la pile
}
