## Whole lines
paid = { $cost } : { $gain }
when-planting = quand vous plantez cette carte, { $text }
when-anytime = à tout moment, { $text }
when-end-of-turn = { $text } (à la fin d’un tour, pour chaque joueur qui le souhaite)
when-setup = à la mise en place, { $text }
chosen-green = si vous avez choisi la Plantation, { $text }
chosen-red = si vous avez choisi le Compostage, { $text }
chosen-blue = si vous avez choisi l’Arrosement, { $text }
chosen-yellow = si vous avez choisi la Croissance, { $text }
score-each = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} par { $things }
score-every = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} par tranche de { $n } { $things }
score-if = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} si { $line }
score-limit = { $text }, { $n } points au plus
score-table = pour 1 à { $n } { $things } (ou plus) : { $points } points
goal = objectif : { $n } { $things }
goal-in-tableau = objectif : dans votre tableau, { $n } { $things }
with-board = { $text } (Île et Climat compris)
then = { $first }, puis { $last }

## Costs
pay = payez { $things }
pay-card-hand = compostez { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de votre main
pay-card-compost = défaussez { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de votre compost
amount-soil = { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}
amount-sprout = { $n ->
    [one] 1 germe
   *[other] { $n } germes
}
amount-growth = { $n ->
    [one] { $n } pion Croissance
   *[other] { $n } pions Croissance
}
amount-leaf = { $n ->
    [one] 1 jeton Feuille
   *[other] { $n } jetons Feuille
}

## Gains
up-to = jusqu’à { $things }
place = placez { $things }
place-where = { $text } { $where }
on-each = sur chaque { $things }
on-any = au total sur les { $things }
self-too = { $where }, y compris cette carte
self-not = { $where }, sauf cette carte
gain-soil = gagnez { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}
gain-seed = gagnez { $n ->
    [one] 1 graine
   *[other] { $n } graines
}
gain-draw = piochez { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
gain-compost-from-hand = compostez { $n ->
    [one] 1 carte
   *[other] jusqu’à { $n } cartes
} de votre main
gain-compost-from-deck = compostez { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de la pioche
gain-recover-from-compost = regardez { $look ->
    [one] la carte supérieure
   *[other] les { $look } cartes supérieures
} de votre compost, gardez-en { $keep } en main et remettez le reste
gain-extra-planting = chaque joueur peut planter { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de plus dans cette action
gain-germinate = nommez un critère et prenez { $n ->
    [one] la première carte de la pioche qui y répond
   *[other] les { $n } premières cartes de la pioche qui y répondent
}
give-each-other-player = donnez { $n ->
    [one] 1 germe
   *[other] { $n } germes
} à chaque autre joueur
give-one-other-player = donnez { $n ->
    [one] 1 germe
   *[other] { $n } germes
} à un autre joueur
copy-red = utilisez une capacité rouge d’une autre carte de votre tableau comme si elle était sur celle-ci
copy-blue = utilisez une capacité bleue d’une autre carte de votre tableau comme si elle était sur celle-ci
copy-yellow = utilisez une capacité jaune d’une autre carte de votre tableau comme si elle était sur celle-ci
for-each = { $text } pour chaque { $things }
for-every = { $text } par tranche de { $n } { $things }

## Lasting effects
discount = vos { $things } coûtent { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
} de moins à planter
forbidden-green = vous ne pouvez pas choisir l’action Plantation
forbidden-red = vous ne pouvez pas choisir l’action Compostage
forbidden-blue = vous ne pouvez pas choisir l’action Arrosement
forbidden-yellow = vous ne pouvez pas choisir l’action Croissance
replaced = lors d’une plantation, vos { $things } peuvent prendre la place de cette carte pour 0 jeton Sol : cette carte va dans votre compost, puis { $gains }
on-event = chaque fois que vous jouez un événement, { $gains }
wild = compte à la fois comme { $types }
own-cost-card = vous pouvez payer tout ou partie du coût de cette carte en compostant des cartes de votre main, 1 par jeton Sol
own-cost-sprout = vous pouvez payer tout ou partie du coût de cette carte en germes, 1 par jeton Sol
own-cost-growth = vous pouvez payer tout ou partie du coût de cette carte en pions Croissance, 1 par jeton Sol
keep = quand vous choisissez la Plantation, gardez { $n } des cartes que vous piochez

## Cards
noun-card = { $n ->
    [one] carte
   *[other] cartes
}
noun-flora = { $n ->
    [one] flore
   *[other] flores
}
noun-terrain = { $n ->
    [one] terrain
   *[other] terrains
}
noun-event = { $n ->
    [one] événement
   *[other] événements
}
noun-tree = { $n ->
    [one] arbre
   *[other] arbres
}
noun-herb = { $n ->
    [one] herbe
   *[other] herbes
}
noun-mushroom = { $n ->
    [one] champignon
   *[other] champignons
}
noun-bush = { $n ->
    [one] buisson
   *[other] buissons
}
many-card = de cartes
many-flora = de flores
many-terrain = de terrains
many-event = d’événements
many-tree = d’arbres
many-herb = d’herbes
many-mushroom = de champignons
many-bush = de buissons

## What cards are like
with-habitat-sunny = { $things } à habitat ensoleillé
with-habitat-wet = { $things } à habitat humide
with-habitat-rocky = { $things } à habitat rocailleux
with-habitat-cold = { $things } à habitat froid
with-name-marker-bold = { $things } portant la marque B
with-name-marker-italic = { $things } portant la marque I
with-name-marker-underline = { $things } portant la marque U
with-ability-color-green = { $things } à capacité verte
with-ability-color-red = { $things } à capacité rouge (ou multicolore)
with-ability-color-blue = { $things } à capacité bleue (ou multicolore)
with-ability-color-yellow = { $things } à capacité jaune (ou multicolore)
with-ability-color-multicolor = { $things } à capacité multicolore
with-ability-color-black = { $things } à capacité noire
with-ability-color-brown = { $things } à capacité brune
with-ability-icon-growth = { $things } portant une icône Croissance
with-ability-icon-sprout = { $things } portant une icône Germe
with-ability-icon-soil = { $things } portant une icône Sol
with-ability-icon-compost = { $things } portant une icône Compost
with-ability-icon-draw = { $things } portant une icône Pioche
with-ability-icon-colon = { $things } portant un deux-points
with-vp-parity-even = { $things } ayant un nombre pair de PV de base
with-vp-parity-odd = { $things } ayant un nombre impair de PV de base
with-vp-min = { $things } ayant au moins { $n } PV de base
with-vp-max = { $things } ayant au plus { $n } PV de base
with-cost-min = { $things } coûtant au moins { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}
with-cost-max = { $things } coûtant au plus { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}
with-habitats-min = { $things } ayant au moins { $n ->
    [one] { $n } habitat
   *[other] { $n } habitats
}
with-habitats-max = { $things } ayant au plus { $n ->
    [one] { $n } habitat
   *[other] { $n } habitats
}
with-abilities-min = { $things } ayant au moins { $n ->
    [one] { $n } capacité
   *[other] { $n } capacités
}
with-directional-aid = { $things } à flèches de placement
with-sprouts-min = { $things } ayant au moins { $n ->
    [one] { $n } germe
   *[other] { $n } germes
}
with-growth-min = { $things } ayant au moins { $n ->
    [one] { $n } pion Croissance
   *[other] { $n } pions Croissance
}
with-sprout-spaces = { $things } ayant exactement { $n ->
    [one] { $n } emplacement Germe
   *[other] { $n } emplacements Germe
}
with-sprout-spaces-max = { $things } ayant au plus { $n ->
    [one] { $n } emplacement Germe
   *[other] { $n } emplacements Germe
}
with-growth-spaces-min = { $things } ayant une croissance maximum de { $n } ou plus
with-growth-spaces-max = { $things } ayant une croissance maximum de { $n } ou moins
with-canopy-vp-min = { $things } ayant une canopée de { $n } PV ou plus
with-canopy-vp-max = { $things } ayant une canopée de { $n } PV ou moins, ou aucune
with-full-sprout = { $things } dont tous les emplacements Germe sont remplis
with-full-growth = { $things } dont la croissance est au maximum
with-complete = { $things } dont tous les emplacements sont remplis
with-bare = { $things } sans aucun germe ni pion Croissance

## Where they are, and whose
in-tableau = { $things } de votre tableau
in-row = { $things } de cette ligne
in-column = { $things } de cette colonne
in-orthogonal = { $things } touchant un côté de cette carte
in-diagonal = { $things } touchant un coin de cette carte
in-adjacent = { $things } autour de cette carte
planted-card = { $things } plantée ce tour-ci
planted-terrain = { $things } planté ce tour-ci
of-best = { $things } chez le joueur qui en a le plus
of-best-neighbour = { $things } chez le voisin qui en a le plus

## What is counted
count-soil = { $n ->
    [one] jeton Sol en réserve
   *[other] jetons Sol en réserve
}
count-hand = { $n ->
    [one] carte en main
   *[other] cartes en main
}
count-compost = { $n ->
    [one] carte compostée
   *[other] cartes compostées
}
count-events = { $n ->
    [one] événement joué
   *[other] événements joués
}
count-sprouts = { $n ->
    [one] germe du tableau
   *[other] germes du tableau
}
count-growth = { $n ->
    [one] pion Croissance du tableau
   *[other] pions Croissance du tableau
}
count-soil-gained-this-turn = { $n ->
    [one] jeton Sol gagné ce tour-ci
   *[other] jetons Sol gagnés ce tour-ci
}
count-cards-drawn-this-turn = { $n ->
    [one] carte piochée ce tour-ci
   *[other] cartes piochées ce tour-ci
}
empty-space = { $n ->
    [one] emplacement libre
   *[other] emplacements libres
}
chain-orthogonal = { $n ->
    [one] carte
   *[other] cartes
} de la plus longue chaîne orthogonale { $things }
chain-diagonal = { $n ->
    [one] carte
   *[other] cartes
} de la plus longue chaîne diagonale { $things }
through = { $chain } passant par cette carte
no-longer = { $chain } ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au plus)
line-row = { $n ->
    [one] ligne complète
   *[other] lignes complètes
}
line-column = { $n ->
    [one] colonne complète
   *[other] colonnes complètes
}
line-diagonal = { $n ->
    [one] diagonale complète
   *[other] diagonales complètes
}
own-row = cette ligne est complète
own-column = cette colonne est complète
ruled-distinct-ability-color = { $line } avec quatre couleurs de capacité différentes, une par carte (multicolore vaut pour rouge, bleue ou jaune)
ruled-distinct-card-type = { $line } avec quatre types de carte différents, un par carte
ruled-distinct-habitat = { $line } avec quatre habitats différents, un par carte
ruled-distinct-base-vp = { $line } avec des PV de base différents sur chaque carte
ruled-distinct-sprouts = { $line } avec un nombre de germes différent sur chaque carte
ruled-distinct-growth = { $line } avec un nombre de pions Croissance différent sur chaque carte
ruled-shared-ability-color = { $line } avec la même couleur de capacité sur chaque carte (multicolore vaut pour rouge, bleue ou jaune)
ruled-shared-card-type = { $line } avec le même type de carte sur chaque carte
ruled-shared-habitat = { $line } avec le même habitat sur chaque carte
ruled-shared-base-vp = { $line } avec les mêmes PV de base sur chaque carte
ruled-shared-sprouts = { $line } avec le même nombre de germes sur chaque carte
ruled-shared-growth = { $line } avec le même nombre de pions Croissance sur chaque carte
set = { $n ->
    [one] série formée
   *[other] séries formées
} par { $parts }, multicolore pour l’une des couleurs
part-red = une carte rouge
part-blue = une carte bleue
part-yellow = une carte jaune
part-terrain = un terrain
part-event = un événement
