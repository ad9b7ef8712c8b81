## Boards
board-yours = Your stock
board-of = Stock of { $name }
colon = {": "}
score-hidden = Points are hidden until the end
score-open = { $points } points: see where they come from
stock = Stock
in-reserve = In reserve
behind-screen = Behind a screen: money and resources
pieces-hidden = Behind a screen: resources
money-hidden = money behind a screen
oxygen-points = { $n ->
    [one] 1 oxygen token
   *[other] { $n } oxygen tokens
}
own-scientists = { $n ->
    [one] 1 Scientist in reserve
   *[other] { $n } Scientists in reserve
}
own-motors = { $n ->
    [one] 1 Motorised Scientist in reserve
   *[other] { $n } Motorised Scientists in reserve
}
own-chips = { $n ->
    [one] 1 Automation Chip in reserve
   *[other] { $n } Automation Chips in reserve
}
own-fate = { $n ->
    [one] 1 Fate Control token
   *[other] { $n } Fate Control tokens
}
cards-left = Planet cards left: { $values }

## The map
map = Map, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
map-keys = Map: + and − zoom, Shift with the arrows moves it, 0 shows all of it
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole map
zoom-names = Names of the hexes
empty-cell = Empty place { $where }
oxygen-stars = oxygen, { $stars }
on-fire = on fire
struck-by = { $cataclysm } with { $die }
threat-here = this turn: { $cataclysm } with { $die }
threat-mine = this turn: { $cataclysm } with { $die }, and you are there
free-site = Free site on { $place }
icon-only = for { $resource } or any building without an icon
icon-any = for any building without an icon
nobodys = nobody’s
idle = does not work now
unit-in-site = { $unit } inside: { $site }
beside = { $side }: { $hex }
map-in-words = The map in words

## Dice
dice = The dice of this turn
turn = Turn
turn-of = Turn { $turn } of { $turns }
leader-is = Leader: { $name }
power-used = used
nobodys-die = Nobody
stage-of = { $stage } of { $die }
has-chosen = Card chosen
die-waiting = Later
die-now = Now
die-done = Done
changed = For the cataclysms
changed-to = for the cataclysms { $value }
produces-nothing = No production
strikes-nothing = Strikes nothing
hits-yours = { $strike }: it can hit your { $what }
hits-of = { $strike }: it can hit { $name }’s { $what }

## Market
market = Market
price-and-reserve = price · reserve
price-and-stock = price · what you have
price-of = { $resource }: { $price } MC, from { $least } to { $most }; { $left } in the reserve
market-deck = { $deck } cards in the deck, { $discard } discarded
named-now = Boom: twice as much this turn
prices-so-far = Prices so far
market-cards = Market cards drawn
market-card = Stock Market card
way-up = Up
way-down = Down
reserve-of = { $n } in the reserve

## A Trade as a basket
basket-asks = What do you sell and buy?
basket-ok = Trade: { $mc } MC
basket-nothing = Trade nothing
basket-empty = Nothing is sold or bought.
basket-have = you have { $n }
basket-then = then { $mc }
basket-sells = sell { $n }
basket-buys = buy { $n }
basket-sell = Sell { $what }
basket-buy = Buy { $what }
basket-back-sell = Don’t buy { $what } for { $mc }
basket-back-buy = Don’t sell { $what } for { $mc }
basket-sum = You then have

## Buildings
buildings = Buildings
choose-building = Choose a building
costs = costs { $what }
needs-icon = needs a site with { $resource }
any-site = any site
tiles-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
tile-left = { $name } that produces on { $value }, { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
tiles-in-box = { $n ->
    [one] 1 tile in the box
   *[other] { $n } tiles in the box
}
limit = { $n ->
    [one] at most 1 for each player
   *[other] at most { $n } for each player
}
effect-produce = Produces { $what }.
effect-boost = For { $cost } more, { $n } more.
effect-cancel = { $cost }: stops { $cataclysm }, here and { $range ->
    [0] nowhere else
    [1] beside it
   *[other] up to { $range } hexes away
}.
effect-cards = { $n ->
    [one] 1 market card more when you trade.
   *[other] { $n } market cards more when you trade.
}
effect-broker = Your own sales are paid before they lower the price.
effect-keeps = Your own sales lower no price.
effect-bank = +{ $mc } MC for each piece sold, { $n } at most in a Trade.
effect-recruit = Recruits and motorises Scientists.

## Choices
actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
does-explore = { $n ->
    [one] draw 1 hex
   *[other] draw { $n } hexes
}
does-move = { $n ->
    [one] 1 point
   *[other] { $n } points
}
does-build = { $n ->
    [one] 1 building
   *[other] up to { $n }
}
does-trade = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
free-actions = Free actions
drawn-hexes = { $n ->
    [one] Place this hex
   *[other] Keep one of these hexes
}
turn-it = Turn it
new-value = New value of the die
strikes-due = What strikes next
verb-card = Play this card
verb-order = This die next
verb-keep = Place here
verb-volcano = Place here
verb-build = Build here
verb-move = Move
verb-airlift = Move
verb-flee = Flee
verb-market = Choose this card
verb-strike = Strike here
verb-spread = Spread here

## Planet cards
hand = Your Planet cards
hand-leader = Your Planet cards: you are the Leader, the power counts
hand-of = Planet cards of { $name }
card-in-words = Planet card { $value }. Leader power: { $power }: { $text }.
card-played = Played this turn.
card-away = Already played.
power-of-leader = The Leader’s power with this card: { $text }.

## What is left
left-in-game = What is left
in-stack = hexes in the stack
under-stack = next at the bottom of the stack: { $hexes }
fires-left = fire tokens left
depleted = Out of the game:
absent = { $colour }, nobody’s, still to come: { $values }
lava-side = lava to the { $side } with { $die }
mountain-sides = mountain sides: { $sides }
no-mountain-sides = no mountain side

## The others
seat-label = { $name }: { $facts }. Look closer.
has-buildings = { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
playing = To move now.

## The table as a picture
poster = Living Planet, turn { $turn } of { $turns }
poster-player = { $colour }: { $points } points
poster-left = { $hexes ->
    [one] 1 hex in the stack
   *[other] { $hexes } hexes in the stack
}
