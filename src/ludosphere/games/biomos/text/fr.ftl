## Names
terrain-sea = mer
terrain-desert = désert
terrain-forest = forêt
terrain-mountain = montagne
terrain-glacier = glacier
one-sea = une mer
one-desert = un désert
one-forest = une forêt
one-mountain = une montagne
one-glacier = un glacier
some-sea = { $n ->
    [one] une mer
   *[other] { $n } mers
}
some-desert = { $n ->
    [one] un désert
   *[other] { $n } déserts
}
some-forest = { $n ->
    [one] une forêt
   *[other] { $n } forêts
}
some-mountain = { $n ->
    [one] une montagne
   *[other] { $n } montagnes
}
some-glacier = { $n ->
    [one] un glacier
   *[other] { $n } glaciers
}
the-sea = la mer
the-desert = le désert
the-forest = la forêt
the-mountain = la montagne
the-glacier = le glacier
planet-discovery = planète Découverte
planet-forest = planète des forêts
planet-mountain = planète des montagnes
planet-desert = planète des déserts
planet-glacier = planète des glaciers

## Places
where-moon = sur l’espace de la lune
where-recess = dans le creux { $recess }
where-empty = sur l’anneau vide
where-start = au début, avant { $right }
where-end = à la fin, après { $left }
where-between = entre { $left } et { $right }
what-moon = { $terrain } de la lune
what-recess = { $terrain } du creux { $recess }
what-token = { $terrain } en place { $place }
what-nothing = place { $place }
ref-centre = { $terrain } du centre
ref-irrigate = Irriguer un désert
ref-freeze = Geler une mer
ref-expand = Étendre un désert
ref-melt = Casser une glace
ref-skip = Décliner

## Actions
do-planet = Prendre la { $planet }
do-place = Placer { $one } { $where }
do-lift = Soulever { $what } pour un autre endroit : { $where }
do-irrigate = Irriguer { $what }, qui devient une forêt
do-freeze = Geler { $what }, qui devient un glacier
do-expand = Étendre un désert sur { $what }
do-melt = Casser { $what } : un terrain est pioché à sa place
do-claim = Valider { $card } (+{ $points })
do-absorb = Laisser le Trou Noir prendre { $card } ({ $points } points)
skip-lift = Laisser les jetons où ils sont
skip-event = Pas d’événement ce tour-ci
skip-claim = Ne rien valider ce tour-ci

## What an action gives
gives-points = +{ $points } points
gives-card = { $card } devient possible (+{ $points })
breaks-card = { $card } n’est plus possible
gives-moon = bonus de lune { $points } pour l’instant, et vous pourrez déplacer un jeton
gives-random = le nouveau terrain est pioché au hasard

## What to do
task-planet = Choisissez votre planète.
task-place = Prenez un terrain du centre et placez-le sur votre planète.
task-place-solo = Prenez un des trois terrains et placez-le ; les deux autres nourrissent le Trou Noir.
task-lift = Votre lune est formée : vous pouvez soulever un jeton et le mettre ailleurs.
task-event = Vous pouvez déclencher un événement planétaire.
task-claim = Vous pouvez valider un biome présent sur votre planète.
task-absorb = Choisissez le biome que le Trou Noir prend.
task-over = La partie est finie.
ask-place = Où placez-vous { $what } ?
ask-lift = Où mettez-vous { $what } ?
ask-irrigate = Quel désert irriguez-vous ? Il devient une forêt.
ask-freeze = Quelle mer gelez-vous ? Elle devient un glacier.
ask-expand = Sur quel jeton étendez-vous le désert ?
ask-melt = Quelle glace cassez-vous ? Un terrain est pioché à sa place.
step-planet = Planète
step-place = Placer
step-lift = Lune
step-event = Événement
step-claim = Valider
step-absorb = Trou Noir

## Reasons
why-over = La partie est finie.
why-not-your-turn = Ce n’est pas votre tour.
why-card-gone = Cette carte n’est plus dans les rangées.
why-hole-takes-dearest = Le Trou Noir prend le biome le plus cher dont il a les terrains.
why-pattern = Le motif de { $card } n’est pas sur votre planète.
why-one-claim = Vous pouvez valider un biome par tour.
why-claim-after-placing = { $card } pourra être validée quand vous aurez placé un terrain ce tour-ci.
why-no-events = Les événements planétaires sont réservés aux planètes Avancées.
why-moon-no-event = Vous avez formé votre lune ce tour-ci : pas d’événement dans le même tour.
why-event-after-placing = Un événement vient après le placement : prenez d’abord un terrain.
why-event-over = Le moment d’un événement est passé ; un par tour au plus.
why-pouch-empty = Le pochon est vide : aucun événement n’est possible.
why-not-in-pouch = Il n’y a plus de { $terrain } dans le pochon.
why-moon-alone = La lune n’est à côté de rien ; seul un glacier peut s’y casser.
why-irrigate = Il faut un désert à côté d’une mer pour irriguer.
why-freeze = Il faut une mer à côté d’une montagne pour la geler.
why-expand = Il faut un autre terrain à côté d’un désert pour l’étendre.
why-melt = Il faut un glacier à casser.
why-must-place = Placer un terrain est obligatoire.
why-nothing-to-skip = Il n’y a rien à décliner maintenant.
why-planet-taken = Cette planète est prise.
why-planet-chosen = Les planètes ont été choisies avant le premier tour.
why-one-token = Vous avez déjà placé le terrain de ce tour.
why-not-in-centre = Ce terrain n’est pas au centre.
why-moon-taken = Votre lune est déjà formée.
why-no-recess = La planète Découverte n’a pas de creux.
why-recess-taken = Ce creux est rempli.
why-track-full = L’anneau est plein : douze terrains.
why-no-such-gap = Il n’y a pas d’intervalle à cet endroit.
why-no-lifting = Les terrains posés glissent mais ne se soulèvent pas, sauf à la formation de la lune.
why-centre-first = Prenez d’abord un terrain du centre.
why-moon-stays = Le terrain de la lune ne se soulève pas.
why-lift-first = Choisissez d’abord le jeton à soulever, ou aucun.
why-lift-nowhere = Ce jeton n’a pas d’autre place où aller.
why-lift-same = Le jeton vient de là.
why-nothing-there = Il n’y a pas de jeton à soulever ici.
why-event-first = Choisissez d’abord un événement, ou aucun.
why-planet-first = Choisissez d’abord votre planète.
why-claim-now = Validez d’abord un biome, ou aucun.
why-unknown = Ceci ne peut pas être choisi maintenant.

## Log
log-planet = { $who ->
    [you] Vous prenez la { $planet }.
   *[other] { $name } prend la { $planet }.
}
log-placed = { $spot ->
    [recess] { $who ->
        [you] Vous placez { $terrain } dans un creux.
       *[other] { $name } place { $terrain } dans un creux.
    }
   *[gap] { $who ->
        [you] Vous placez { $terrain }.
       *[other] { $name } place { $terrain }.
    }
}
log-moon = { $who ->
    [you] Vous formez votre lune : { $terrain }.
   *[other] { $name } forme sa lune : { $terrain }.
}
log-lifted = { $who ->
    [you] Vous déplacez { $the_terrain }.
   *[other] { $name } déplace { $the_terrain }.
}
log-irrigate = { $who ->
    [you] Vous irriguez un désert, qui devient une forêt.
   *[other] { $name } irrigue un désert, qui devient une forêt.
}
log-freeze = { $who ->
    [you] Vous gelez une mer, qui devient un glacier.
   *[other] { $name } gèle une mer, qui devient un glacier.
}
log-expand = { $who ->
    [you] Vous étendez un désert sur { $the_terrain }.
   *[other] { $name } étend un désert sur { $the_terrain }.
}
log-melt = { $who ->
    [you] Vous cassez un glacier : { $became } apparaît.
   *[other] { $name } casse un glacier : { $became } apparaît.
}
log-claimed = { $who ->
    [you] Vous validez { $card } +{ $points }.
   *[other] { $name } valide { $card } +{ $points }.
}
log-revealed = Nouveau biome : { $card }.
log-refilled = Le centre se remplit : { $tokens }.
log-drawn = Piochés : { $tokens }.
log-fed = Le Trou Noir reçoit { $tokens }.
log-absorbed = Le Trou Noir prend { $card } ({ $points } points).
log-over = La partie est finie.

## Score sheet
score-biomes = Biomes
score-moon = Lune : 3 points par terrain identique
score-forest = Forêts : 1 point chacune
score-planet = Terrains de votre planète : 1 point chacun
score-hole = Carte Trou Noir
score-hole-card = Ses points de départ
score-tokens = { $count } × { $terrain }, { $each } chacun

## Plain text
plain-turn = Tour { $turn }, { $phase }
plain-centre = Centre

## Board
board-yours = Votre planète
board-of = Planète de { $name }
board-seat = Place { $number }
board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-from-biomes = dont { $points } de biomes
board-score-label = { $points } points : voir d’où ils viennent
board-empty = rien
board-free = libre
board-any = n’importe quel terrain
board-row = sur l’anneau { $tokens }
board-row-recess = creux { $recess } { $token }
board-row-moon = lune { $token }
board-gap = Intervalle : { $where }
board-recess = Creux { $recess } : { $token }
board-moon = Lune
board-moon-bonus = Lune +{ $points }
board-moon-free = Espace de la lune : libre
board-moon-token = Lune : { $token }
board-centre = Centre
board-pouch = dans le pochon
board-events = Événements planétaires
board-irrigate = Irriguer
board-freeze = Geler
board-expand = Étendre
board-melt = Casser
board-claimed = Biomes validés
board-no-claims = Aucun biome validé pour l’instant.
board-claimed-count = { $count ->
    [one] { $count } biome
   *[other] { $count } biomes
}
board-open-claimed = { $card }, { $points } points : ouvrir la carte
board-choose = Choisissez une planète
board-taken = prise par { $name }
board-bonus-forest = 1 point de plus par forêt
board-bonus-mountain = 1 point par montagne
board-bonus-desert = 1 point par désert
board-bonus-glacier = 1 point par glacier
board-giants = Biomes géants
board-biomes = Biomes
board-giant = Biome géant
board-basic = Biome
board-deck = { $count } dans la pioche
board-card-label = { $card }, { $points } points : { $pattern }.
board-stands = Le motif est sur votre planète.
board-possible = Sur votre planète
board-open = Ouvrir { $card }
board-pattern = À la suite : { $pattern }.
board-hole = Trou Noir
board-hole-label = Voir le Trou Noir : { $points } points
board-hole-rule = Il commence avec { $points } points et prend le biome le plus cher dont il a les terrains, dans n’importe quel ordre.
board-hole-claimed = Biomes pris par le Trou Noir
board-seat-label = Voir la planète de { $name } : { $facts }.
board-playing = Joue maintenant.
board-verb-planet = Prendre cette planète
board-verb-place = Placer ici
board-verb-lift = Déplacer ici
board-verb-event = Déclencher
board-verb-claim = Valider
board-verb-absorb = Laisser prendre

## Sur les pages : le jeu et ses options
about-title = Biomos
about-lead = Glissez les terrains sur l’anneau de votre planète, faites naître des biomes. Non officiel.
about-minutes = 20 min
about-solo = Seul, vous jouez contre le Trou Noir.
about-opponents = Autres planètes
introduce-wins = Quand toutes les planètes sont pleines, le plus de points l’emporte. Ils viennent des biomes validés et de votre lune, l’espace au-dessus de l’anneau.
introduce-mine = L’anneau est votre planète : ce que vous y placez y reste, dans cet ordre, jusqu’à la fin. Les cartes biome, à côté, ne sont encore à personne : qui forme un motif le premier peut valider la carte.
introduce-first = Prenez un terrain au centre, puis choisissez un intervalle de votre anneau. Rien ne peut encore être validé : cherchez un motif de deux ou trois terrains voisins et commencez-le par un terrain que plusieurs cartes demandent.
introduce-second = Les terrains s’écartent pour faire de la place, mais ne changent jamais d’ordre. Placez le deuxième à côté du premier, pour poursuivre un motif ou en garder deux possibles.
atlas-lead = { $count } biomes, tels qu’ils sont sur la Terre.
automatic = Trou Noir
automatic-said = Le Trou Noir
win-tie = { $name } gagne aux terrains.
win-tie-you = Vous gagnez aux terrains.
option-mode = Planètes
option-mode-discovery = Découverte
option-mode-discovery-lead = Un anneau, une lune. Pour une première partie.
option-mode-advanced = Avancé
option-mode-advanced-lead = Quatre planètes différentes, des creux, des événements.
option-giant_biomes = Biomes géants
option-giant_biomes-lead = Quatre de ceux que vous cochez sont distribués.
option-giant_biomes-G1 = Cordillère majestueuse
option-giant_biomes-G2 = Forêt mixte
option-giant_biomes-G3 = Aurore boréale
option-giant_biomes-G4 = Immense savane
option-giant_biomes-G5 = Grandes dunes de sable
option-giant_biomes-G6 = Océan
option-giant_biomes-G7 = Archipel
option-giant_biomes-G8 = Désert de sel
option-giant_biomes-G9 = Forêt tropicale
option-giant_biomes-G10 = Vallée luxuriante
option-tie_break = Égalités
option-tie_break-rulebook = Comme la règle : terrains, puis partage
option-tie_break-bga = Plus fin, comme sur Board Game Arena

## Le plateau en texte
filled = { $tokens } emplacements occupés sur { $spaces }
points = { $points ->
    [one] { $points } point, dont { $biomes } par les biomes.
   *[other] { $points } points, dont { $biomes } par les biomes.
}
track = Anneau : { $tokens } terrains sur { $room }
on-track = { $place } : { $terrain }
empty-track = Aucun terrain pour l’instant.
beside = À côté de l’anneau
moon = Lune : { $terrain }, { $points } points pour l’instant
in-centre = { $count ->
    [one] { $terrain }
   *[other] { $terrain }, en { $count } exemplaires
}
pouch = { $count ->
    [one] Dans le pochon : { $count } terrain
   *[other] Dans le pochon : { $count } terrains
}
event = { $name } : { $what }
does-irrigate = un désert voisin d’une mer devient une forêt
does-freeze = une mer voisine d’une montagne devient un glacier
does-expand = un terrain voisin d’un désert devient un désert
does-melt = un glacier s’en va, un terrain est pioché à sa place
biomes-deck = Biomes, encore { $deck } dans la pioche
hole-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hole-tokens = Terrains qu’il détient

## Qu’est-ce que c’est ?
tell-centre = Un terrain à prendre : à chaque tour vous en prenez un et le placez sur votre planète. Quand le centre est vide, cinq sont piochés.
tell-centre-solo = Un terrain à prendre : à chaque tour trois sont piochés, vous en placez un et le Trou Noir reçoit les autres.
now-centre = { $here } au centre, { $left } dans le pochon
tell-gap = Une place sur votre anneau. Ce que vous y posez écarte les autres ; leur ordre reste.
tell-token = Un de vos terrains. Il peut glisser mais jamais en dépasser un autre, et il compte pour chaque biome dont il fait partie.
tell-recess = Une place à côté de l’anneau pour un terrain. Quand les deux creux sont remplis, les deux bouts de l’anneau sont voisins.
tell-moon = La lune porte un terrain, qui rapporte 3 points pour chacun de ses semblables sur votre planète. En la formant, vous pouvez déplacer un jeton.
now-moon = { $points } points pour l’instant
tell-irrigate = Une fois par tour, après le placement : un désert voisin d’une mer devient une forêt. Pas dans le tour où vous formez votre lune.
tell-freeze = Une fois par tour, après le placement : une mer voisine d’une montagne devient un glacier. Pas dans le tour où vous formez votre lune.
tell-expand = Une fois par tour, après le placement : un terrain voisin d’un désert devient un désert. Pas dans le tour où vous formez votre lune.
tell-melt = Une fois par tour, après le placement : un glacier devient un terrain pioché au hasard. Pas dans le tour où vous formez votre lune.
tell-skip = Vous renoncez à ce qui est proposé, et votre tour continue.
tell-card = Un biome de { $points } points, pour qui a ceci à la suite : { $pattern }. Vous pouvez en valider un par tour, après le placement ; la pioche le remplace.
tell-giant = Un biome géant de { $points } points, pour qui a ceci à la suite : { $pattern }. Il n’est pas remplacé quand quelqu’un le valide.
tell-planet = Une planète particulière : chaque forêt y rapporte 1 point à la fin, et celle-ci donne davantage
tell-look = Une autre planète ; choisissez-la pour la voir de près
tell-pouch = Les terrains que personne n’a encore piochés ; ils sortent au hasard
tell-deck = Les biomes qui arrivent dans la rangée quand d’autres sont validés
tell-score = Les points que vous auriez si la partie s’arrêtait maintenant. Choisissez-les pour voir d’où ils viennent.
tell-score-biomes = Les points des biomes que vous avez validés.
tell-score-moon = 3 points par terrain de votre planète semblable à celui de votre lune ; la lune elle-même ne compte pas.
tell-score-forest = 1 point par forêt sur votre planète Avancée, sans compter la lune.
tell-score-planet = 1 point par terrain du genre de votre planète, sans compter la lune.
tell-score-hole = Ce que le Trou Noir possède avant d’avoir pris un biome. Vous gagnez avec plus de points que lui.
