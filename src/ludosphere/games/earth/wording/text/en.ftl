## Whole lines
paid = { $cost }: { $gain }
when-planting = when you plant this card, { $text }
when-anytime = at any time, { $text }
when-end-of-turn = { $text } (at the end of a turn, for every player who wants it)
when-setup = at set-up, { $text }
chosen-green = if you chose Planting, { $text }
chosen-red = if you chose Composting, { $text }
chosen-blue = if you chose Watering, { $text }
chosen-yellow = if you chose Growing, { $text }
score-each = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} per { $things }
score-every = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for every { $n } { $things }
score-if = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} if { $line }
score-limit = { $text }, { $n } points at most
score-table = for 1 to { $n } or more { $things }: { $points } points
goal = goal: { $n } { $things }
goal-in-tableau = goal: in your tableau, { $n } { $things }
with-board = { $text } (Island and Climate included)
then = { $first }, then { $last }

## Costs
pay = pay { $things }
pay-card-hand = compost { $n ->
    [one] 1 card
   *[other] { $n } cards
} from your hand
pay-card-compost = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} from your compost
amount-soil = { $n } soil
amount-sprout = { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
}
amount-growth = { $n } growth
amount-leaf = { $n ->
    [one] 1 leaf
   *[other] { $n } leaves
}

## Gains
up-to = up to { $things }
place = place { $things }
place-where = { $text } { $where }
on-each = on each { $things }
on-any = in all on { $things }
self-too = { $where }, this card included
self-not = { $where } but this one
gain-soil = gain { $n } soil
gain-seed = gain { $n ->
    [one] 1 seed
   *[other] { $n } seeds
}
gain-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
gain-compost-from-hand = compost { $n ->
    [one] 1 card
   *[other] up to { $n } cards
} from your hand
gain-compost-from-deck = compost { $n ->
    [one] 1 card
   *[other] { $n } cards
} from the deck
gain-recover-from-compost = look at the top { $look ->
    [one] card
   *[other] { $look } cards
} of your compost, keep { $keep } in hand and put the rest back
gain-extra-planting = every player may plant { $n ->
    [one] 1 more card
   *[other] { $n } more cards
} in this action
gain-germinate = name a criterion and take the first { $n ->
    [one] card
   *[other] { $n } cards
} of the deck to meet it
give-each-other-player = give { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
} to each other player
give-one-other-player = give { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
} to one other player
copy-red = use a red ability of another card in your tableau as if it were on this one
copy-blue = use a blue ability of another card in your tableau as if it were on this one
copy-yellow = use a yellow ability of another card in your tableau as if it were on this one
for-each = { $text } for each { $things }
for-every = { $text } for every { $n } { $things }

## Lasting effects
discount = your { $things } cost { $n } soil less to plant
forbidden-green = you may not choose the Planting action
forbidden-red = you may not choose the Composting action
forbidden-blue = you may not choose the Watering action
forbidden-yellow = you may not choose the Growing action
replaced = your { $things } may take the place of this card for 0 soil when planted: this card goes to your compost, then { $gains }
on-event = each time you play an event, { $gains }
wild = counts as { $types } at once
own-cost-card = you may pay this card’s cost, in part or in full, by composting hand cards, 1 for each soil
own-cost-sprout = you may pay this card’s cost, in part or in full, with sprouts, 1 for each soil
own-cost-growth = you may pay this card’s cost, in part or in full, with growth, 1 for each soil
keep = when you choose Planting, keep { $n } of the cards you draw

## Cards
noun-card = { $n ->
    [one] card
   *[other] cards
}
noun-flora = { $n ->
    [one] flora
   *[other] flora
}
noun-terrain = { $n ->
    [one] terrain
   *[other] terrains
}
noun-event = { $n ->
    [one] event
   *[other] events
}
noun-tree = { $n ->
    [one] tree
   *[other] trees
}
noun-herb = { $n ->
    [one] herb
   *[other] herbs
}
noun-mushroom = { $n ->
    [one] mushroom
   *[other] mushrooms
}
noun-bush = { $n ->
    [one] bush
   *[other] bushes
}
many-card = cards
many-flora = flora
many-terrain = terrains
many-event = events
many-tree = trees
many-herb = herbs
many-mushroom = mushrooms
many-bush = bushes

## What cards are like
with-habitat-sunny = sunny { $things }
with-habitat-wet = wet { $things }
with-habitat-rocky = rocky { $things }
with-habitat-cold = cold { $things }
with-name-marker-bold = { $things } marked B
with-name-marker-italic = { $things } marked I
with-name-marker-underline = { $things } marked U
with-ability-color-green = { $things } with a green ability
with-ability-color-red = { $things } with a red (or multicolor) ability
with-ability-color-blue = { $things } with a blue (or multicolor) ability
with-ability-color-yellow = { $things } with a yellow (or multicolor) ability
with-ability-color-multicolor = { $things } with a multicolor ability
with-ability-color-black = { $things } with a black ability
with-ability-color-brown = { $things } with a brown ability
with-ability-icon-growth = { $things } showing a growth icon
with-ability-icon-sprout = { $things } showing a sprout icon
with-ability-icon-soil = { $things } showing a soil icon
with-ability-icon-compost = { $things } showing a compost icon
with-ability-icon-draw = { $things } showing a draw icon
with-ability-icon-colon = { $things } showing a colon
with-vp-parity-even = { $things } with an even base VP
with-vp-parity-odd = { $things } with an odd base VP
with-vp-min = { $things } with at least { $n } base VP
with-vp-max = { $things } with at most { $n } base VP
with-cost-min = { $things } costing at least { $n } soil
with-cost-max = { $things } costing at most { $n } soil
with-habitats-min = { $things } with at least { $n ->
    [one] 1 habitat
   *[other] { $n } habitats
}
with-habitats-max = { $things } with at most { $n ->
    [one] 1 habitat
   *[other] { $n } habitats
}
with-abilities-min = { $things } with at least { $n ->
    [one] 1 ability
   *[other] { $n } abilities
}
with-directional-aid = { $things } with placement arrows
with-sprouts-min = { $things } with at least { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
}
with-growth-min = { $things } with at least { $n } growth
with-sprout-spaces = { $things } with exactly { $n ->
    [one] 1 sprout space
   *[other] { $n } sprout spaces
}
with-sprout-spaces-max = { $things } with at most { $n ->
    [one] 1 sprout space
   *[other] { $n } sprout spaces
}
with-growth-spaces-min = { $things } with at least { $n ->
    [one] 1 growth space
   *[other] { $n } growth spaces
}
with-growth-spaces-max = { $things } with at most { $n ->
    [one] 1 growth space
   *[other] { $n } growth spaces
}
with-canopy-vp-min = { $things } with a canopy of at least { $n } VP
with-canopy-vp-max = { $things } with a canopy of at most { $n } VP, or none
with-full-sprout = { $things } with all sprout spaces filled
with-full-growth = { $things } with all growth spaces filled
with-complete = { $things } with every space filled
with-bare = { $things } without any sprout or growth

## Where they are, and whose
in-tableau = { $things } in your tableau
in-row = { $things } in this row
in-column = { $things } in this column
in-orthogonal = { $things } touching a side of this card
in-diagonal = { $things } touching a corner of this card
in-adjacent = { $things } around this card
planted-card = { $things } you planted this turn
planted-terrain = { $things } you planted this turn
of-best = { $things } belonging to the player who has the most
of-best-neighbour = { $things } belonging to the neighbour who has the most

## What is counted
count-soil = { $n ->
    [one] soil in reserve
   *[other] soil in reserve
}
count-hand = { $n ->
    [one] card in hand
   *[other] cards in hand
}
count-compost = { $n ->
    [one] composted card
   *[other] composted cards
}
count-events = { $n ->
    [one] played event
   *[other] played events
}
count-sprouts = { $n ->
    [one] sprout on the tableau
   *[other] sprouts on the tableau
}
count-growth = { $n ->
    [one] growth on the tableau
   *[other] growth on the tableau
}
count-soil-gained-this-turn = { $n ->
    [one] soil gained this turn
   *[other] soil gained this turn
}
count-cards-drawn-this-turn = { $n ->
    [one] card drawn this turn
   *[other] cards drawn this turn
}
empty-space = { $n ->
    [one] empty space
   *[other] empty spaces
}
chain-orthogonal = { $n ->
    [one] card
   *[other] cards
} in the longest orthogonal chain of { $things }
chain-diagonal = { $n ->
    [one] card
   *[other] cards
} in the longest diagonal chain of { $things }
through = { $chain } through this card
no-longer = { $chain } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
} at most)
line-row = { $n ->
    [one] complete row
   *[other] complete rows
}
line-column = { $n ->
    [one] complete column
   *[other] complete columns
}
line-diagonal = { $n ->
    [one] complete diagonal
   *[other] complete diagonals
}
own-row = this row is complete
own-column = this column is complete
ruled-distinct-ability-color = { $line } with four different ability colours, one per card (multicolor as red, blue or yellow)
ruled-distinct-card-type = { $line } with four different card types, one per card
ruled-distinct-habitat = { $line } with four different habitats, one per card
ruled-distinct-base-vp = { $line } with a different base VP on each card
ruled-distinct-sprouts = { $line } with a different number of sprouts on each card
ruled-distinct-growth = { $line } with a different number of growth on each card
ruled-shared-ability-color = { $line } with the same ability colour on each card (multicolor as red, blue or yellow)
ruled-shared-card-type = { $line } with the same card type on each card
ruled-shared-habitat = { $line } with the same habitat on each card
ruled-shared-base-vp = { $line } with the same base VP on each card
ruled-shared-sprouts = { $line } with the same number of sprouts on each card
ruled-shared-growth = { $line } with the same number of growth on each card
set = { $n ->
    [one] set
   *[other] sets
} of { $parts }, multicolor for any of the colours
part-red = a red card
part-blue = a blue card
part-yellow = a yellow card
part-terrain = a terrain
part-event = an event
