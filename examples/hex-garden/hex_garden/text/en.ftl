about-title = Hex Garden
about-lead = Plant roses, lavender, sunflowers and ferns where they like it, around one pond.
about-minutes = 10 min
option-seats = Players
option-bouquet = Bouquet
option-bouquet-lead = Points for having planted one of each kind.
option-bouquet-yes = 4 points
option-bouquet-no = No points
plant = { $name ->
    [rose] Rose
    [lavender] Lavender
    [sunflower] Sunflower
   *[fern] Fern
}
taste = { $name ->
    [rose] 2 points for each rose beside it
    [lavender] 2 points for each other kind beside it
    [sunflower] 1 point for each free bed beside it
   *[fern] 1 point for each plant beside it, and 1 beside the pond
}
bed = Bed { $name }
bed-with = Bed { $name }, { $plant ->
    [none] free
    [rose] a rose
    [lavender] lavender
    [sunflower] a sunflower
   *[fern] a fern
}
do-plant = Plant { $plant ->
    [rose] a rose
    [lavender] lavender
    [sunflower] a sunflower
   *[fern] a fern
} in bed { $bed }
garden = The garden
basket = Basket
counts = { $here } here, { $bag } in the bag
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
task = Take a plant from the basket and put it into a free bed
task-over = The garden is full
ask-bed = Into which bed?
why-over = The game is over.
why-not-your-turn = It is not your turn.
why-plant-first = Choose a plant of the basket first.
why-not-in-basket = There is no such plant in the basket.
why-taken = Something grows in this bed already.
why-unknown = There is nothing like it in this garden.
log-planted = { $who ->
    [you] You plant
   *[other] { $name } plants
} { $plant ->
    [rose] a rose
    [lavender] lavender
    [sunflower] a sunflower
   *[fern] a fern
} in bed { $bed }: +{ $points }.
log-bouquet = { $who ->
    [you] You have
   *[other] { $name } has
} a bouquet of all four kinds: +{ $points }.
score-rose = Roses
score-lavender = Lavender
score-sunflower = Sunflowers
score-fern = Ferns
score-bouquet = Bouquet: one of each kind
help-notation = R@c3 plants a rose in bed c3.
