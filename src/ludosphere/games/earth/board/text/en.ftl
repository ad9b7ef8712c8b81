## Boards
board-yours = Your island
board-of = Island of { $name }
board-cards = Player board
tableau = Tableau, { $cards } of 16 cards
free = Free space { $at }
colon = {": "}
open = Look closer at { $card }
number = Card { $number }
also-called = also { $name }

## A card in words
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
costs = costs { $soil } soil
planted = { $card } on { $at }
sprouts-of = { $here } of { $room } sprouts
growth-of = { $here } of { $room } growth, canopy worth { $points }
growth-full = canopy grown, worth { $points }
state-used = used this turn
state-new = planted this turn
state-down = face down until everybody has planted
face-down = A card face down on { $at }
sprout-spaces = { $count ->
    [one] 1 sprout space
   *[other] { $count } sprout spaces
}
growth-spaces = { $count } growth, canopy worth { $points }
directional = with placement arrows
marker-bold = marked B
marker-italic = marked I
marker-underline = marked U
type-tree = tree
type-herb = herb
type-mushroom = mushroom
type-bush = bush
type-wild = wild flora: tree, herb, mushroom and bush
type-terrain = terrain
type-event = event
type-island = island
type-climate = climate
type-ecosystem = ecosystem
type-fauna = fauna
kind-flora = Flora
kind-terrain = Terrain
kind-event = Event
kind-island = Island
kind-climate = Climate
kind-ecosystem = Ecosystem
kind-fauna = Fauna
habitat-sunny = sunny
habitat-wet = wet
habitat-rocky = rocky
habitat-cold = cold
colour-green = green
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-multicolor = multicolor
colour-black = black
colour-brown = brown
when-green = With every Planting action
when-red = With every Composting action
when-blue = With every Watering action
when-yellow = With every Growing action
when-multicolor = With Composting, Watering and Growing
when-planting = Once, when you plant the card
when-paying = When you pay for this card
when-playing = Once, when you play the event
when-setup = At set-up
when-passive = Always
when-endgame = At the end of the game
parity-even = even
parity-odd = odd

## Stocks
stock-soil = soil
stock-hand = in hand
stock-compost = compost
stock-events = { $count ->
    [one] event
   *[other] events
}
stock-leaves = { $count ->
    [one] leaf
   *[other] leaves
}
stock-cards = { $count ->
    [one] card planted
   *[other] cards planted
}
stock-sprouts = { $count ->
    [one] sprout
   *[other] sprouts
}
stock-growth = growth
stock-seeds = { $count ->
    [one] seed
   *[other] seeds
}
stock-stored = stored
score-hidden = Points are hidden until the end
score-open = { $points } points: see where they come from
events = Events played
events-played = { $count ->
    [one] 1 event played
   *[other] { $count } events played
}

## Set-up
choose-island = Choose an island
choose-climate = Choose a climate
choose-ecosystem = Choose an ecosystem

## Hand and choices
hand = { $count ->
    [0] Your hand
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
hand-of = { $count ->
    [0] Hand of { $name }
    [one] Hand of { $name }: 1 card
   *[other] Hand of { $name }: { $count } cards
}
hand-empty = No card in hand. Planting, growing and many abilities draw some.
hand-flora = Flora, { $count }
hand-terrain = Terrain, { $count }
hand-event = Events, { $count }
drawn = { $count ->
    [one] Keep one of these
   *[other] Keep { $count } of these
}
held = To be planted
actions = Actions
action-green = Planting
action-red = Composting
action-blue = Watering
action-yellow = Growing
action-green-gives = Plant up to 2 cards, then draw 4 and keep 1.
action-red-gives = Gain 5 soil, then compost 2 cards from the deck.
action-blue-gives = Place up to 6 sprouts, then gain 2 soil.
action-yellow-gives = Draw 4 cards, then place up to 2 growth.
action-green-others = plant up to 1 card, then draw 1
action-red-others = 2 soil, or 2 cards from the deck onto the compost
action-blue-others = up to 2 sprouts, or 2 soil
action-yellow-others = 2 cards, or up to 2 growth
others-get = The others: { $what }.
ready = { $count ->
    [0] You have no ability of this colour.
    [one] You have 1 ability of this colour.
   *[other] You have { $count } abilities of this colour.
}
verb-face = Choose this one
verb-choose = Choose this action
verb-put = Plant here
verb-keep = Keep this card
verb-claim = Gaia takes this one

## What belongs to all
fauna = Fauna
has-of = { $name }: { $have } of { $need }.
has-leaf = { $name } has a leaf on { $points }.
levels-free = Still free: { $points }.
ecosystems = Shared ecosystems
points-now = Points now
over = Points
bonus = First with 16 cards
pile-deck = in the deck
pile-discard = discarded
round = Round { $round }, turn { $turn }
starts = { $name } began
team = Team { $number }
your-team = Your team
other-team = The others
partner = your partner
team-label = { $team }: { $names }, { $points } points
team-cards = on the team board

## Months
month-january = January: 3 sprouts become only 1 soil
month-february = February: Planting draws 3 cards, not 4
month-march = March: wet cards cost 1 soil more
month-april = April: Watering gives 5 sprouts, not 6
month-may = May: herbs cost 1 soil more
month-june = June: sunny cards cost 1 soil more
month-july = July: Watering gives 1 soil, not 2
month-august = August: playing an event costs 1 soil more
month-september = September: trees cost 1 soil more
month-october = October: mushrooms cost 1 soil more
month-november = November: Growing gives 1 growth, not 2
month-december = December: Composting gives 4 soil, not 5

## The others
seat-label = Look at the island of { $name }: { $facts }.
playing = To move now.
active = It is their turn.
gaia = Gaia
gaia-deck = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
gaia-pass = pass { $number } of 2
gaia-pile = { $count ->
    [one] Score pile: 1 card
   *[other] Score pile: { $count } cards
}
gaia-growth = { $rounds ->
    [0] { $count } growth
    [one] { $count } growth: one full set of stacks, and these
   *[other] { $count } growth: { $rounds } full sets of stacks, and these
}
gaia-card-green = Plant
gaia-card-red = Compost
gaia-card-blue = Water
gaia-card-yellow = Grow
gaia-card-brown = Gyre
gaia-does-green = You plant up to 1 card and draw 1; she puts 3 cards of the deck on her score pile.
gaia-does-red = You get 2 soil or compost 2 cards; she composts 8 and gets as much soil as you this turn.
gaia-does-blue = You get 2 sprouts or 2 soil; she gets 7 sprouts and 1 per blue ability of yours.
gaia-does-yellow = You get 2 growth or 2 cards; she gets 7 growth and 1 per card you draw this turn.
gaia-does-brown = She puts a leaf on a fauna card.

## The whole table as a picture
seat = Seat { $number }
table = Earth, turn { $turn }
