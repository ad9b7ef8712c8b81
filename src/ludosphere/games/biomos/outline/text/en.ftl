## The board as text
filled = { $tokens } of { $spaces } spaces filled
points = { $points ->
    [one] { $points } point, { $biomes } of it from biomes.
   *[other] { $points } points, { $biomes } of them from biomes.
}
track = Track: { $tokens } of { $room } terrains
on-track = { $place }: { $terrain }
empty-track = No terrain yet.
beside = Beside the track
moon = Moon: { $terrain }, { $points } points for now
in-centre = { $count ->
    [one] { $terrain }
   *[other] { $terrain }, { $count } of them
}
pouch = { $count ->
    [one] In the pouch: 1 terrain
   *[other] In the pouch: { $count } terrains
}
event = { $name }: { $what }
does-irrigate = a desert next to an ocean becomes a forest
does-freeze = an ocean next to a mountain becomes a glacier
does-expand = a terrain next to a desert becomes a desert
does-melt = a glacier goes back, a terrain is drawn in its place
biomes-deck = Biomes, { $deck } more in the deck
hole-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hole-tokens = Terrains it holds

## What is this?
tell-centre = A terrain on offer: each turn you take one and place it on your planet. When the centre is empty, five are drawn.
tell-centre-solo = A terrain on offer: each turn three are drawn, you place one and the Black Hole gets the others.
now-centre = { $here } in the centre, { $left } in the pouch
tell-gap = A place on your track. What you put here pushes the others apart; their order stays.
tell-token = One of your terrains. It may slide, but it never passes another one, and it counts for every biome it is part of.
tell-recess = A place beside the track for one terrain. When both recesses are filled, the two ends of the track are neighbours.
tell-moon = The moon holds one terrain, which gives 3 points for each one like it on your planet. When you form it you may move one token.
now-moon = { $points } points for now
tell-irrigate = Once a turn, after you have placed: a desert next to an ocean becomes a forest. Not in the turn in which you form your moon.
tell-freeze = Once a turn, after you have placed: an ocean next to a mountain becomes a glacier. Not in the turn in which you form your moon.
tell-expand = Once a turn, after you have placed: a terrain next to a desert becomes a desert. Not in the turn in which you form your moon.
tell-melt = Once a turn, after you have placed: a glacier becomes a terrain drawn at random. Not in the turn in which you form your moon.
tell-skip = You decline what is offered, and your turn goes on.
tell-card = A biome worth { $points } points, for whoever has this in a row: { $pattern }. You may claim one a turn, after you have placed; the deck replaces it.
tell-giant = A giant biome worth { $points } points, for whoever has this in a row: { $pattern }. It is not replaced when somebody claims it.
tell-planet = A planet of its own kind: every forest on it gives 1 point at the end, and this one gives more
tell-look = Another planet; choose it to look at it closely
tell-pouch = Terrains nobody has drawn yet; they come out at random
tell-deck = Biomes that come into the row when others are claimed
tell-score = The points you would have if the game ended now. Choose it to see where they come from.
tell-score-biomes = The points of the biomes you have claimed.
tell-score-moon = 3 points for each terrain on your planet like the one of your moon; the moon itself doesn’t count.
tell-score-forest = 1 point for each forest on your Advanced planet, the moon not counted.
tell-score-planet = 1 point for each terrain of your planet’s own kind, the moon not counted.
tell-score-hole = What the Black Hole has before it takes any biome. You win with more points than it has.
