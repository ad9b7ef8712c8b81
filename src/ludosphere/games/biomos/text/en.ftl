## Names
terrain-sea = ocean
terrain-desert = desert
terrain-forest = forest
terrain-mountain = mountain
terrain-glacier = glacier
one-sea = an ocean
one-desert = a desert
one-forest = a forest
one-mountain = a mountain
one-glacier = a glacier
some-sea = { $n ->
    [one] an ocean
   *[other] { $n } oceans
}
some-desert = { $n ->
    [one] a desert
   *[other] { $n } deserts
}
some-forest = { $n ->
    [one] a forest
   *[other] { $n } forests
}
some-mountain = { $n ->
    [one] a mountain
   *[other] { $n } mountains
}
some-glacier = { $n ->
    [one] a glacier
   *[other] { $n } glaciers
}
the-sea = the ocean
the-desert = the desert
the-forest = the forest
the-mountain = the mountain
the-glacier = the glacier
planet-discovery = Discovery planet
planet-forest = forest planet
planet-mountain = mountain planet
planet-desert = desert planet
planet-glacier = glacier planet

## Places
where-moon = on the moon space
where-recess = in recess { $recess }
where-empty = on the empty track
where-start = at the start, before { $right }
where-end = at the end, after { $left }
where-between = between { $left } and { $right }
what-moon = { $terrain } of the moon
what-recess = { $terrain } in recess { $recess }
what-token = { $terrain } in place { $place }
what-nothing = place { $place }
ref-centre = { $terrain } of the centre
ref-irrigate = Irrigate a desert
ref-freeze = Freeze an ocean
ref-expand = Expand a desert
ref-melt = Melt a glacier
ref-skip = Decline

## Actions
do-planet = Take the { $planet }
do-place = Place { $one } { $where }
do-lift = Lift { $what } and put it { $where }
do-irrigate = Irrigate { $what }: it becomes a forest
do-freeze = Freeze { $what }: it becomes a glacier
do-expand = Expand a desert over { $what }
do-melt = Melt { $what }: a terrain is drawn in its place
do-claim = Claim { $card } (+{ $points })
do-absorb = Let the Black Hole take { $card } ({ $points } points)
skip-lift = Leave the tokens where they are
skip-event = No event this turn
skip-claim = Claim nothing this turn

## What an action gives
gives-points = +{ $points } points
gives-card = { $card } becomes possible (+{ $points })
breaks-card = { $card } is no longer possible
gives-moon = moon bonus { $points } for now, and you may move a token
gives-random = the new terrain is drawn at random

## What to do
task-planet = Choose your planet.
task-place = Take a terrain from the centre and place it on your planet.
task-place-solo = Take one of the three terrains and place it; the two others feed the Black Hole.
task-lift = Your moon is formed: you may lift one token and put it elsewhere.
task-event = You may trigger one planetary event.
task-claim = You may claim one biome that stands on your planet.
task-absorb = Choose which biome the Black Hole takes.
task-over = The game is over.
ask-place = Where do you place { $what }?
ask-lift = Where do you put { $what }?
ask-irrigate = Which desert do you irrigate? It becomes a forest.
ask-freeze = Which sea do you freeze? It becomes a glacier.
ask-expand = Over which token does the desert expand?
ask-melt = Which glacier do you melt? A terrain is drawn in its place.
step-planet = Planet
step-place = Place
step-lift = Moon
step-event = Event
step-claim = Claim
step-absorb = Black Hole

## Reasons
why-over = The game is over.
why-not-your-turn = It is not your turn.
why-card-gone = This card is not in the rows any more.
why-hole-takes-dearest = The Black Hole takes the dearest biome it has the terrains for.
why-pattern = The pattern of { $card } does not stand on your planet.
why-one-claim = You can claim one biome a turn.
why-claim-after-placing = { $card } can be claimed once you have placed a terrain this turn.
why-no-events = Planetary events belong to the Advanced planets.
why-moon-no-event = You formed your moon this turn: no event in the same turn.
why-event-after-placing = Events come after placing: take a terrain first.
why-event-over = The time for an event is past; one a turn at most.
why-pouch-empty = The pouch is empty: no event is possible.
why-not-in-pouch = There is no { $terrain } left in the pouch.
why-moon-alone = The moon is next to nothing; only a glacier there can melt.
why-irrigate = You need a desert next to an ocean to irrigate.
why-freeze = You need an ocean next to a mountain to freeze it.
why-expand = You need another terrain next to a desert to expand it.
why-melt = You need a glacier to melt.
why-must-place = Placing a terrain cannot be skipped.
why-nothing-to-skip = There is nothing to decline now.
why-planet-taken = Another player has this planet.
why-planet-chosen = Planets were chosen before the first turn.
why-one-token = You have placed this turn’s terrain already.
why-not-in-centre = This terrain is not in the centre.
why-moon-taken = Your moon is formed already.
why-no-recess = The Discovery planet has no recesses.
why-recess-taken = This recess is filled.
why-track-full = The track is full: twelve terrains.
why-no-such-gap = There is no such gap between your terrains.
why-no-lifting = Placed terrains slide but cannot be lifted, except when the moon is formed.
why-centre-first = Take a terrain from the centre first.
why-moon-stays = The moon’s terrain cannot be lifted.
why-lift-first = Choose the token to lift, or none, first.
why-lift-nowhere = This token has no other place to go to.
why-lift-same = The token comes from there.
why-nothing-there = There is no token there to lift.
why-event-first = Choose an event, or none, first.
why-planet-first = Choose your planet first.
why-claim-now = Claim a biome, or none, first.
why-unknown = This cannot be chosen now.

## Log
log-planet = { $who ->
    [you] You take the { $planet }.
   *[other] { $name } takes the { $planet }.
}
log-placed = { $spot ->
    [recess] { $who ->
        [you] You place { $terrain } in a recess.
       *[other] { $name } places { $terrain } in a recess.
    }
   *[gap] { $who ->
        [you] You place { $terrain }.
       *[other] { $name } places { $terrain }.
    }
}
log-moon = { $who ->
    [you] You form your moon: { $terrain }.
   *[other] { $name } forms the moon: { $terrain }.
}
log-lifted = { $who ->
    [you] You move { $the_terrain }.
   *[other] { $name } moves { $the_terrain }.
}
log-irrigate = { $who ->
    [you] You irrigate a desert: it becomes a forest.
   *[other] { $name } irrigates a desert: it becomes a forest.
}
log-freeze = { $who ->
    [you] You freeze an ocean: it becomes a glacier.
   *[other] { $name } freezes an ocean: it becomes a glacier.
}
log-expand = { $who ->
    [you] You expand a desert over { $the_terrain }.
   *[other] { $name } expands a desert over { $the_terrain }.
}
log-melt = { $who ->
    [you] You melt a glacier: { $became } appears.
   *[other] { $name } melts a glacier: { $became } appears.
}
log-claimed = { $who ->
    [you] You claim { $card } +{ $points }.
   *[other] { $name } claims { $card } +{ $points }.
}
log-revealed = New biome: { $card }.
log-refilled = The centre is refilled: { $tokens }.
log-drawn = Drawn: { $tokens }.
log-fed = The Black Hole receives { $tokens }.
log-absorbed = The Black Hole takes { $card } ({ $points } points).
log-over = The game is over.

## Score sheet
score-biomes = Biomes
score-moon = Moon: 3 points per terrain like it
score-forest = Forests: 1 point each
score-planet = Terrains of your planet: 1 point each
score-hole = Black Hole card
score-hole-card = Its starting points
score-tokens = { $count } × { $terrain }, { $each } each

## Plain text
plain-turn = Turn { $turn }, { $phase }
plain-centre = Centre

## Board
board-yours = Your planet
board-of = Planet of { $name }
board-seat = Seat { $number }
board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-from-biomes = { $points } from biomes
board-score-label = { $points } points: see where they come from
board-empty = nothing
board-free = free
board-any = any terrain
board-row = on the track { $tokens }
board-row-recess = recess { $recess } { $token }
board-row-moon = moon { $token }
board-gap = Gap: { $where }
board-recess = Recess { $recess }: { $token }
board-moon = Moon
board-moon-bonus = Moon +{ $points }
board-moon-free = Moon space: free
board-moon-token = Moon: { $token }
board-centre = Centre
board-pouch = in the pouch
board-events = Planetary events
board-irrigate = Irrigate
board-freeze = Freeze
board-expand = Expand
board-melt = Melt
board-claimed = Claimed biomes
board-no-claims = No biome claimed yet.
board-claimed-count = { $count ->
    [one] { $count } biome
   *[other] { $count } biomes
}
board-open-claimed = { $card }, { $points } points: open the card
board-choose = Choose a planet
board-taken = taken by { $name }
board-bonus-forest = 1 point more per forest
board-bonus-mountain = 1 point per mountain
board-bonus-desert = 1 point per desert
board-bonus-glacier = 1 point per glacier
board-giants = Giant biomes
board-biomes = Biomes
board-giant = Giant biome
board-basic = Biome
board-deck = { $count } in the deck
board-card-label = { $card }, { $points } points: { $pattern }.
board-stands = It stands on your planet.
board-possible = On your planet
board-open = Open { $card }
board-pattern = In a row: { $pattern }.
board-hole = Black Hole
board-hole-label = Look at the Black Hole: { $points } points
board-hole-rule = It starts with { $points } points and takes the dearest biome it has the terrains for, in any order.
board-hole-claimed = Biomes taken by the Black Hole
board-seat-label = Look at the planet of { $name }: { $facts }.
board-playing = Playing now.
board-verb-planet = Take this planet
board-verb-place = Place here
board-verb-lift = Move it here
board-verb-event = Do it
board-verb-claim = Claim
board-verb-absorb = Let it take this

## On the pages: the game and its options
about-title = Biomos
about-lead = Slide terrains along the ring of your planet until biomes appear. Unofficial.
about-minutes = 20 min
about-solo = Alone, you play against the Black Hole.
about-opponents = Other planets
introduce-wins = When every planet is full, the most points win. They come from the biomes you have claimed and from your moon, the space above the ring.
introduce-mine = The ring is your planet: whatever you place there stays, in that order, to the end. The biome cards beside it belong to nobody yet: whoever completes a pattern first may claim the card.
introduce-first = Take a terrain from the centre, then choose a gap on your ring. Nothing can be claimed yet, so look for a pattern that needs two or three neighbouring terrains, and begin it with a terrain that several cards ask for.
introduce-second = Terrains slide apart to make room, but they never change their order. Put the second beside the first so that it continues a pattern, or leaves two patterns possible.
atlas-lead = { $count } biomes, as they are on Earth.
automatic = Black Hole
automatic-said = The Black Hole
win-tie = { $name } wins on terrains.
win-tie-you = You win on terrains.
option-mode = Planets
option-mode-discovery = Discovery
option-mode-discovery-lead = One ring, one moon. For a first game.
option-mode-advanced = Advanced
option-mode-advanced-lead = Four different planets, recesses, planetary events.
option-giant_biomes = Giant biomes
option-giant_biomes-lead = Four of those you tick are dealt.
option-giant_biomes-G1 = Majestic Cordillera
option-giant_biomes-G2 = Mixed Forest
option-giant_biomes-G3 = Aurora Borealis
option-giant_biomes-G4 = Immense Savanna
option-giant_biomes-G5 = Great Sand Dunes
option-giant_biomes-G6 = Ocean
option-giant_biomes-G7 = Archipelago
option-giant_biomes-G8 = Salt Pan
option-giant_biomes-G9 = Tropical Forest
option-giant_biomes-G10 = Lush Valley
option-tie_break = Ties
option-tie_break-rulebook = As the rulebook says: terrains, then shared
option-tie_break-bga = Finer, as on Board Game Arena

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
