## Names: resources
res-iron = iron
res-oil = oil
res-electricity = electricity
res-mycelium = mycelium
res-vibrium = vibrium
res-wood = wood
some-iron = { $n } iron
some-oil = { $n } oil
some-electricity = { $n } electricity
some-mycelium = { $n } mycelium
some-vibrium = { $n } vibrium
some-wood = { $n } wood

## Names: buildings
type-iron_mine = Iron Mine
one-iron_mine = an Iron Mine
the-iron_mine = the Iron Mine
type-oil_rig = Oil Rig
one-oil_rig = an Oil Rig
the-oil_rig = the Oil Rig
type-power_plant = Power Plant
one-power_plant = a Power Plant
the-power_plant = the Power Plant
type-mycelium_farm = Mycelium Farm
one-mycelium_farm = a Mycelium Farm
the-mycelium_farm = the Mycelium Farm
type-vibrium_mine = Vibrium Mine
one-vibrium_mine = a Vibrium Mine
the-vibrium_mine = the Vibrium Mine
type-seismic_damper = Seismic Damper
one-seismic_damper = a Seismic Damper
the-seismic_damper = the Seismic Damper
type-wind_breaker = Wind Breaker
one-wind_breaker = a Wind Breaker
the-wind_breaker = the Wind Breaker
type-geyser_valve = Geyser Valve
one-geyser_valve = a Geyser Valve
the-geyser_valve = the Geyser Valve
type-trading_post = Trading Post
one-trading_post = a Trading Post
the-trading_post = the Trading Post
type-brokerage = Brokerage
one-brokerage = a Brokerage
the-brokerage = the Brokerage
type-commodity_bank = Commodity Bank
one-commodity_bank = a Commodity Bank
the-commodity_bank = the Commodity Bank
type-spaceport = Spaceport
one-spaceport = a Spaceport
the-spaceport = the Spaceport
type-sawmill = Sawmill
one-sawmill = a Sawmill
the-sawmill = the Sawmill
type-hydraulic_safety_station = Hydraulic Safety Station
one-hydraulic_safety_station = a Hydraulic Safety Station
the-hydraulic_safety_station = the Hydraulic Safety Station
type-arbori_fungal_culture = Arbori-Fungal Culture
one-arbori_fungal_culture = an Arbori-Fungal Culture
the-arbori_fungal_culture = the Arbori-Fungal Culture
category-production = production building
category-protection = protection building
category-finance = finance building
category-spaceport = Spaceport

## Names: cataclysms
strike-earthquake = earthquake
one-earthquake = an earthquake
the-earthquake = the earthquake
strike-tornado = tornado
one-tornado = a tornado
the-tornado = the tornado
strike-geyser = acid geyser
one-geyser = an acid geyser
the-geyser = the acid geyser
strike-fire = fire
the-fire = the fire
strike-flood = flood
the-flood = the flood
strike-lava = eruption
the-lava = the eruption

## Names: units
unit-scientist = Scientist
the-scientist = the Scientist
some-scientist = { $n ->
    [one] 1 Scientist
   *[other] { $n } Scientists
}
unit-wounded = wounded Scientist
the-wounded = the wounded Scientist
some-wounded = { $n ->
    [one] 1 wounded Scientist
   *[other] { $n } wounded Scientists
}
unit-motor = Motorised Scientist
the-motor = the Motorised Scientist
some-motor = { $n ->
    [one] 1 Motorised Scientist
   *[other] { $n } Motorised Scientists
}

## Names: dams, colours, sides, hexes
dam-iron = iron dam
one-dam-iron = an iron dam
the-dam-iron = the iron dam
dam-vibrium = vibrium dam
one-dam-vibrium = a vibrium dam
the-dam-vibrium = the vibrium dam
dam-alloy = alloy dam
one-dam-alloy = an alloy dam
the-dam-alloy = the alloy dam
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
die-red = the red die
die-blue = the blue die
die-green = the green die
die-yellow = the yellow die
side-NE = north-east
at-NE = to the north-east
side-E = east
at-E = to the east
side-SE = south-east
at-SE = to the south-east
side-SW = south-west
at-SW = to the south-west
side-W = west
at-W = to the west
side-NW = north-west
at-NW = to the north-west
kind-landing_zone = Landing Zone
kind-standard = hex
kind-oxygen = oxygen hex
kind-volcano = Volcano
hex-LP01 = Landing Zone
hex-LP02 = Shimmer Peak
hex-LP03 = Pitch Plain
hex-LP04 = Spore Meadow
hex-LP05 = Rust Ridge
hex-LP06 = Tar Hollow
hex-LP07 = Veiled Pass
hex-LP08 = Spark Heath
hex-LP09 = Iron Steps
hex-LP10 = Slick Gap
hex-LP11 = Crystal Wall
hex-LP12 = Hammer Cliffs
hex-LP13 = Pale Basin
hex-LP14 = Twin Horns
hex-LP15 = Black Marsh
hex-LP16 = Thunder Crown
hex-LP17 = Three Gates
hex-LP18 = Glass Canyon
hex-LP19 = Moss Saddle
hex-LP20 = Windy Shelf
hex-LP21 = Red Terraces
hex-LP22 = High Cauldron
hex-LP23 = Wide Valley
hex-LP24 = Ember Heights
hex-AR01 = Green Shallows
hex-AR02 = Mist Slope
hex-AR03 = Drowned Grove
hex-AR04 = Cloud Forest
hex-AR05 = Breathing Vale
hex-AR06 = Old Growth
hex-AR07 = Fern Delta
hex-AR08 = Volcano
mountain = mountain
plain = plain
site = site { $slot }

## Names: turn, actions, powers
phase-choose = Choosing cards
phase-reveal = Reveal
phase-dice = Dice
phase-depletion = Depletion
phase-over = End of the game
stage-production = Production
stage-actions = Actions
stage-cataclysms = Cataclysms
act-explore = Explore
act-move = Move
act-build = Build
act-trade = Trade
free-recruit = Recruit
free-heal = Heal
free-repair = Repair
free-motorise = Motorise
free-rescue = Rescue
free-subsidy = Subsidy
free-douse = Put out a fire
power-1 = Twist of fate
power-1-text = once this turn, just before a die brings cataclysms, give it any value
power-2 = Boom
power-2-text = name a resource: everybody produces twice as much of it this turn
power-3 = New arrival
power-3-text = a new Scientist on your own empty Spaceport, for nothing
power-4 = Insider
power-4-text = when you trade: move one price by { $n } up or down before you choose a card
power-5 = Prefab
power-5-text = one building of your Build action costs { $n } MC less
power-6 = Airlift
power-6-text = { $n } more points of movement for one of your units
leader = Leader
some-mc = { $n } MC
some-vp = { $n } VP
chip = Automation Chip
some-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
fate = Fate Control token
platform = floating platform

## House rules
about-rules = Most values of the base game are reconstructed, for want of a public source: your copy may differ.
option-house = House rules

## Sentences: pieces
the-hex = { $hex ->
    [LP01] the Landing Zone
    [AR08] the Volcano
   *[other] { $name }
}
of-hex = { $hex ->
    [LP01] of the Landing Zone
    [AR08] of the Volcano
   *[other] of { $name }
}
where-hex = { $hex ->
    [LP01] on the Landing Zone
    [AR08] on the Volcano
   *[other] on { $name }
}
place-site = { $hex } ({ $slot })
cell = { $at } { $of }
building-at = { $building } { $on }
unit-on = { $unit } { $on }
unit-in = { $unit } in { $building }
tile-die = { $tile } (die { $value })
tile-colour = { $tile } ({ $die })
die-value = { $colour } { $value }
no-cost = nothing
no-icon = no icon
price-move = { $resource } { $change }
threat = { $cataclysm } ({ $dice })
strike-on = { $cataclysm } on { $hex }
site-icon = { $place }, { $resource }
of-res-iron = of iron
of-res-oil = of oil
of-res-electricity = of electricity
of-res-mycelium = of mycelium
of-res-vibrium = of vibrium
of-res-wood = of wood
player-red = red
player-blue = blue
player-green = green
player-yellow = yellow

## Sentences: actions
do-card = Play Planet card { $value }
do-name = Boom: { $resource }
do-deplete = Remove { $what } from the game
do-order = { $place ->
    [1] First { $die } ({ $value })
   *[other] Then { $die } ({ $value })
}
do-explore = { $n ->
    [one] Explore: draw 1 hex
   *[other] Explore: draw { $n } hexes, keep one
}
do-move = { $n ->
    [one] Move: 1 point
   *[other] Move: { $n } points
}
do-build = { $n ->
    [one] Build: 1 building
   *[other] Build: up to { $n } buildings
}
do-trade = { $n ->
    [one] Trade: draw 1 market card
   *[other] Trade: draw { $n } market cards, choose one
}
do-recruit = Recruit a Scientist for { $cost }
do-motorise = Motorise the Scientist in your Spaceport for { $cost }
do-rescue = Rescue: put a new Scientist on the Landing Zone
do-subsidy = Take the subsidy of { $mc }
do-power-recruit = New arrival: recruit a Scientist for nothing
do-power-airlift = Airlift: { $n } points for one unit
do-heal = Heal { $unit } for { $cost }
do-repair = Put an Automation Chip on { $building } for { $cost }
do-dam = Build { $dam } { $at } of the Volcano for { $cost }
do-douse = Put out the fire on { $hex } for { $cost }
do-lay = Place { $hex } { $where }
do-lay-turned = Place { $hex } { $where }, turned by { $degrees }°
do-follow = { $unit } moves onto the new hex
do-step-to = Move { $unit } to { $hex }
do-step-in = Move { $unit } into { $building }
do-step-out = Move { $unit } outside
do-raise = Build { $tile } on { $place }
do-raise-platform = Build { $tile } on { $place }, on a floating platform
do-raise-bare = Build { $tile } on { $place }, without a platform
do-staff-chip = An Automation Chip on { $building }
do-staff-none = Leave { $building } without chip and unit
do-staff-unit = { $unit } enters { $building }
do-staff-both = An Automation Chip on { $building }, and { $unit } enters
do-up = Raise the price { $of } by { $n }
do-down = Lower the price { $of } by { $n }
do-market = Choose the card: { $moves }
do-sell = Sell { $what } for { $mc }
do-buy = Buy { $what } for { $mc }
do-bend = Twist of fate: { $die } becomes { $value }
do-fate = Use your Fate Control token: { $die } becomes { $value }
do-strike = Next: { $strike }
do-pay = Pay { $cost } to protect { $hex }
do-lose-chip = Lose the Automation Chip
do-lose-unit = The Scientist inside is wounded
do-lose-motor = Lose the Motorised Scientist inside
do-spread = The fire spreads to { $hex }
do-convert = Pay { $cost } for { $what } more
do-first-culture = Arbori-Fungal Culture first
do-first-wood = Sawmills first
done-act = { $n ->
    [0] End your Actions phase
    [one] End your Actions phase, without the last action
   *[other] End your Actions phase, { $n } actions unused
}
done-move = Stop moving
done-airlift = Stop the airlift
done-build = Build nothing more
done-shift = Leave the prices as they are
done-deal = End the Trade
done-bend = Leave the die as it is
done-fate = Keep your Fate Control token
done-protect = Do not pay
done-flee = Nobody else flees
done-convert = Keep your wood

## Sentences: names of refs
ref-unknown = something that is not there
ref-nowhere = away from the map
ref-card = Planet card { $value }
ref-value = the value { $value }
ref-turn = turned by { $degrees }°
ref-sell = sell { $resource }
ref-buy = buy { $resource }
ref-up = { $resource } up
ref-down = { $resource } down
ref-douse = put out a fire with { $resource }
ref-platform = on a floating platform
ref-bare = without a platform
ref-nobody = no unit
ref-convert = convert wood
ref-staff-chip = with an Automation Chip
ref-staff-bare = without a chip

## Tasks
task-over = The game is over.
task-wait-cards = Wait until everybody has chosen a Planet card.
task-wait = Wait: { $colour } decides.
task-card = Choose a Planet card, in secret: it sets your die.
task-card-leader = You are the Leader. Choose a Planet card: it sets your die, and your power this turn.
task-name = Boom: name the resource of which everybody produces twice as much this turn.
task-order = Choose which die comes { $n ->
    [1] first
    [2] second
   *[other] third
}.
task-first = Wood is short. Which of your buildings produces first?
task-convert = You may pay { $cost } for more from { $building }.
task-act = { $n ->
    [0] No actions left: free actions, or end the phase.
    [one] Choose your last action, or a free action.
   *[other] Choose the first of { $n } actions, or a free action.
}
task-volcano = You drew the Volcano: place it.
task-keep = { $n ->
    [one] Place the hex next to one of your units.
   *[other] Keep one of the { $n } hexes: place it next to one of your units.
}
task-follow = Choose the unit that moves onto { $hex }.
task-move = { $n ->
    [0] { $unit } still has a step.
    [one] { $bound ->
        [1] You have 1 point; { $unit } still has a step.
       *[other] Move: you have 1 point.
    }
   *[other] { $bound ->
        [1] You have { $n } points; { $unit } still has a step.
       *[other] Move: you have { $n } points.
    }
}
task-airlift = { $bound ->
    [1] { $n ->
        [0] Airlift: { $unit } still has a step.
        [one] Airlift: 1 point left for { $unit }.
       *[other] Airlift: { $n } points left for { $unit }.
    }
   *[other] Airlift: move one of your units, { $n } points.
}
task-build = { $n ->
    [one] Choose a building and its site: 1 more.
   *[other] Choose a building and its site: up to { $n } more.
}
task-staff = Who controls { $building }? Choose a chip, a unit, both or neither.
task-shift = Insider: you may move one price by { $n } up or down.
task-market = { $n ->
    [one] Apply the market card.
   *[other] Choose the one of the { $n } market cards that counts.
}
task-deal = Sell and buy as much as you like, then end the Trade.
task-bend = Twist of fate: { $die } shows { $value }. You may change it before its cataclysms.
task-fate = { $die } shows { $value }. You may change it with your Fate Control token.
task-strike = Choose what strikes next.
task-protect = { $cataclysm } strikes { $hex }. You can pay to stop it.
task-loss = { $building } is hit: lose the chip, or the unit inside takes the hit.
task-spread = The tornado pushes the fire on { $hex }: choose where to.
task-flee = { $hex } burns. Your units may flee.
task-deplete = Depletion: choose the resource of which { $n } leaves the game.
ask-heal = Which unit do you heal?
ask-repair = On which building do you put the Automation Chip?
ask-dam = On which side of the Volcano?
ask-douse = On which hex do you put out the fire?
ask-lay = { $what }: where do you place it?
ask-turn = Now turn the hex, then place it.
ask-step = { $what }: where to?
ask-site = { $what }: on which site?
ask-platform = On a floating platform, or without one?
ask-staff = Who goes in?
ask-sell = { $what }: how many do you sell?
ask-buy = { $what }: how many do you buy?
step-cards = Planet cards
step-name = Boom
step-order = Order of the dice
step-die = { $die }
step-stage = { $die }: { $stage }

## Previews
gives-left = left: { $what }
gives-cost = costs { $what }
gives-vp = +{ $n } VP
gives-strikes = strikes: { $what }
gives-no-strikes = strikes nothing
gives-strike = { $own ->
    [own] { $cataclysm } on { $hex } (you are there)
   *[other] { $cataclysm } on { $hex }
}
gives-threats = hit by { $what }
gives-safe = no cataclysm strikes here
gives-soon = this turn: { $what }!
gives-leader = Leader power: { $power }
gives-build = { $n ->
    [one] 1 building per Build
   *[other] { $n } buildings per Build
}
gives-production = you produce { $what }
gives-named = this turn: +{ $own } for you, +{ $others } for the others
gives-reserve = { $n } left in the reserve
gives-stack = { $n ->
    [one] 1 hex in the stack
   *[other] { $n } hexes in the stack
}
gives-purse = you have { $mc }
gives-money = then you have { $mc }
gives-cards = { $n ->
    [one] 1 card more with your Trading Post
   *[other] { $n } cards more with your Trading Post
}
gives-dam = protects { $hex } from lava: { $dice }
gives-lava = lava over { $hex }: { $dice }
gives-dam-idle = no lava comes this way
gives-sites = sites: { $what }
gives-control = you take control
gives-abandons = nobody controls { $building } then
gives-nobody = nobody controls it then
gives-price = { $resource } { $before } → { $after }
gives-price-same = { $resource } stays at { $before }
gives-crash = the market of { $resource } crashes: { $before } → { $after }
gives-then = after the Trade: { $what }
gives-there = there: { $what }
gives-nobody-there = nobody is there
gives-stays-unit = the unit keeps control
gives-stays-chip = the chip keeps control
some-buildings = { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
some-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}

## Log
log-leader = { $who ->
    [you] Turn { $turn }: you are the Leader.
   *[other] Turn { $turn }: { $name } is the Leader.
}
log-chosen = { $who ->
    [you] You have chosen a Planet card.
   *[other] { $name } has chosen a Planet card.
}
log-revealed = The dice: { $list }.
log-named = { $who ->
    [you] Boom! You name { $resource }: everybody produces twice as much of it.
   *[other] Boom! { $name } names { $resource }: everybody produces twice as much of it.
}
log-ordered = { $who ->
    [you] Your order of the dice: { $list }.
   *[other] { $name }’s order of the dice: { $list }.
}
log-die = The { $colour } die: { $value }.
log-produces = { $short ->
    [0] { $who ->
        [you] You produce { $what } with { $type } { $site-on }.
       *[other] { $name } produces { $what } with { $type } { $site-on }.
    }
   *[other] { $who ->
        [you] You produce { $what } with { $type } { $site-on }: the reserve is empty.
       *[other] { $name } produces { $what } with { $type } { $site-on }: the reserve is empty.
    }
}
log-converts = { $who ->
    [you] You convert wood on { $site }.
   *[other] { $name } converts wood on { $site }.
}
log-acts = { $who ->
    [you] You: { $action }.
   *[other] { $name }: { $action }.
}
log-recruited = { $who ->
    [you] You recruit a Scientist on { $at }.
   *[other] { $name } recruits a Scientist on { $at }.
}
log-motorised = { $who ->
    [you] You motorise your Scientist on { $at }.
   *[other] { $name } motorises a Scientist on { $at }.
}
log-rescued = { $who ->
    [you] You get a new Scientist on { $at }.
   *[other] { $name } gets a new Scientist on { $at }.
}
log-subsidy = { $who ->
    [you] You take the subsidy of { $mc }.
   *[other] { $name } takes the subsidy of { $mc }.
}
log-airlift = { $who ->
    [you] You order an airlift: { $points } points for one unit.
   *[other] { $name } orders an airlift: { $points } points for one unit.
}
log-healed = { $who ->
    [you] You heal your Scientist on { $at }.
   *[other] { $name } heals a Scientist on { $at }.
}
log-repaired = { $who ->
    [you] You put an Automation Chip on { $type } { $site-on }.
   *[other] { $name } puts an Automation Chip on { $type } { $site-on }.
}
log-dam = { $who ->
    [you] You build { $one } { $at } of the Volcano.
   *[other] { $name } builds { $one } { $at } of the Volcano.
}
log-douses = { $who ->
    [you] You fight the fire on { $hex }.
   *[other] { $name } fights the fire on { $hex }.
}
log-put-out = The fire on { $hex } is out.
log-draws-hexes = { $n ->
    [0] There is no hex to draw.
   *[other] { $who ->
        [you] You draw { $list }.
       *[other] { $name } draws { $list }.
    }
}
log-volcano-drawn = { $who ->
    [you] You have drawn the Volcano!
   *[other] { $name } has drawn the Volcano!
}
log-volcano-under = The Volcano fits nowhere: it goes under the stack.
log-volcano = { $who ->
    [you] You place the Volcano.
   *[other] { $name } places the Volcano.
}
log-explored = { $who ->
    [you] You discover { $hex }.
   *[other] { $name } discovers { $hex }.
}
log-oxygen = { $who ->
    [you] You find an oxygen pocket: { $points } VP.
   *[other] { $name } finds an oxygen pocket: { $points } VP.
}
log-nothing-placed = { $who ->
    [you] No hex fits: all go under the stack.
   *[other] No hex fits for { $name }: all go under the stack.
}
log-moved = { $way ->
    [in] { $who ->
        [you] Your { $kind ->
            [motor] Motorised Scientist
           *[other] Scientist
        } enters the building { $to-on }.
       *[other] { $name }’s { $kind ->
            [motor] Motorised Scientist
           *[other] Scientist
        } enters the building { $to-on }.
    }
    [out] { $who ->
        [you] Your { $kind ->
            [motor] Motorised Scientist
           *[other] Scientist
        } steps outside on { $to }.
       *[other] { $name }’s { $kind ->
            [motor] Motorised Scientist
           *[other] Scientist
        } steps outside on { $to }.
    }
   *[other] { $who ->
        [you] Your { $kind ->
            [motor] Motorised Scientist
           *[other] Scientist
        } moves to { $to }.
       *[other] { $name }’s { $kind ->
            [motor] Motorised Scientist
           *[other] Scientist
        } moves to { $to }.
    }
}
log-builds = { $platform ->
    [1] { $who ->
        [you] You build { $one } on { $site } for { $mc }, on a floating platform.
       *[other] { $name } builds { $one } on { $site } for { $mc }, on a floating platform.
    }
   *[other] { $who ->
        [you] You build { $one } on { $site } for { $mc }.
       *[other] { $name } builds { $one } on { $site } for { $mc }.
    }
}
log-chip = { $who ->
    [you] You put an Automation Chip on it.
   *[other] { $name } puts an Automation Chip on it.
}
log-draws-cards = { $who ->
    [you] { $n ->
        [one] You draw 1 market card.
       *[other] You draw { $n } market cards.
    }
   *[other] { $n ->
        [one] { $name } draws 1 market card.
       *[other] { $name } draws { $n } market cards.
    }
}
log-market-shuffled = { $n ->
    [one] The market card is shuffled back.
   *[other] The { $n } used market cards are shuffled.
}
log-insider = { $who ->
    [you] You pull strings at the market.
   *[other] { $name } pulls strings at the market.
}
log-market = { $who ->
    [you] You choose a market card.
   *[other] { $name } chooses a market card.
}
log-price = Price of { $resource }: { $price }.
log-crash = The market of { $resource } crashes! Its price is { $price } now.
log-sells = { $who ->
    [you] You sell { $what } for { $mc }.
   *[other] { $name } sells { $what } for { $mc }.
}
log-buys = { $who ->
    [you] You buy { $what } for { $mc }.
   *[other] { $name } buys { $what } for { $mc }.
}
log-bent = { $who ->
    [you] Twist of fate: you change { $die } to { $value }.
   *[other] Twist of fate: { $name } changes { $die } to { $value }.
}
log-fate = { $who ->
    [you] With your Fate Control token you change { $die } to { $value }.
   *[other] With a Fate Control token { $name } changes { $die } to { $value }.
}
log-strikes = Cataclysm on { $hex }: { $cataclysm }.
log-protects = { $who ->
    [you] You pay { $what }: { $cataclysm } does no harm on { $hex }.
   *[other] { $name } pays { $what }: { $cataclysm } does no harm on { $hex }.
}
log-chip-lost = { $who ->
    [you] You lose the Automation Chip on { $site }.
   *[other] { $name } loses the Automation Chip on { $site }.
}
log-wounded = { $who ->
    [you] Your Scientist on { $at } is wounded.
   *[other] { $name }’s Scientist on { $at } is wounded.
}
log-lost = { $who ->
    [you] You lose { $unit } on { $at }.
   *[other] { $name } loses { $unit } on { $at }.
}
log-destroyed = { $type } { $site-on } is destroyed.
log-burns = { $hex } burns.
log-spreads = The fire spreads to { $hex }.
log-lava = Lava flows over { $hex }.
log-lava-nowhere = Lava flows { $at } and reaches nothing.
log-dam-holds = { $dam } { $at } stops the lava and saves { $hex }.
log-depleted = { $who ->
    [you] Depletion: you remove { $what } from the game.
   *[other] Depletion: { $name } removes { $what } from the game.
}
log-exhausted = There is no { $resource } left: the game ends.
log-over = The game is over.

## Score sheet
score-money = Money
score-production = Production buildings
score-protection = Protection buildings
score-finance = Finance buildings
score-spaceport = Spaceports
score-motorised = Motorised Scientists
score-oxygen-tokens = Oxygen pockets discovered
score-oxygen-hexes = Oxygen hexes controlled
score-leftovers = Pieces left
source-money = { $mc } MC, { $rate } for each VP
source-tokens = Oxygen tokens
source-building = { $type }, { $place }
source-oxygen-most = { $hex }: most buildings ({ $own }), { $stars }
source-oxygen-fewer = { $hex }: { $own } of the buildings, somebody has { $most }
source-oxygen-late = { $hex }: explored in the last turn, no points

## Plain text
plain-turn = Turn { $turn } of { $turns }: { $phase }. Leader { $leader }
plain-dice = dice { $dice }
plain-task = to do { $what }
due-card = Planet card
due-name = name a resource
due-order = order of the dice
due-first = what produces first
due-convert = convert wood
due-act = actions
due-volcano = place the Volcano
due-keep = keep a hex
due-follow = who follows
due-move = move
due-airlift = airlift
due-build = build
due-staff = chip or unit
due-shift = move a price
due-market = market card
due-deal = sell and buy
due-bend = change the die
due-fate = Fate Control token
due-strike = what strikes next
due-protect = protect
due-loss = chip or unit
due-spread = where the fire spreads
due-flee = flee
due-deplete = depletion
plain-price = price
plain-reserve = reserve
plain-depleted = gone
plain-piles = hexes { $hexes }  market cards { $cards }  used { $used }
plain-fires = fire tokens { $n }
plain-under = under the stack { $hexes }
plain-player = MC { $mc }  Scientists { $scientists }  motorised { $motors }  chips { $chips }  fate { $fate }  oxygen { $oxygen }  points { $score }  cards { $hand }
plain-absent = dice nobody plays: { $decks }
plain-supply = buildings left: { $what }

## Reasons
why-over = The game is over.
why-unknown = That cannot be chosen here.
why-complete = The choice is complete without that.
why-first = Something else comes first. { $task }
why-not-yours = Not now: { $colour } decides.
why-not-optional = This cannot be declined. { $task }
why-chosen = You have chosen your card already.
why-card-used = You have played Planet card { $value }: it comes back when all six are played.
why-card-later = Planet cards are chosen at the start of a turn.
why-die-placed = { $die } lies on the Leader board already.
why-order-set = The order of the dice is set for this turn.
why-no-arboria = There is no { $resource } in this game.
why-renewable = There is always enough { $resource }: it is not removed.
why-reserve-empty = There is no { $resource } left in the reserve.
why-insider = Prices are moved by the Leader who played a 4, in a Trade before a card is chosen.
why-card-not-drawn = This market card was not drawn.
why-same-value = The die shows { $value } already.
why-change-later = A die is changed just before its cataclysms, with Leader power 1 or a Fate Control token.
why-not-struck = Nothing like that strikes there now.
why-missing = You are short of { $what }.
why-missing-of = That costs { $cost }: you are short of { $what }.
why-no-actions = You have taken all your actions of this phase.
why-action-taken = You have taken this action already: { $action }.
why-no-hexes = There are no more hexes to draw.
why-nothing-moves = No unit of yours can make a step.
why-nothing-to-build = There is no building you can pay for and have a site for, on a hex with a unit of yours.
why-no-scientists = All your Scientists are on the map.
why-no-motors = All your Motorised Scientists are on the map.
why-no-port = You control no Spaceport.
why-port-burns = Your Spaceport burns.
why-port-occupied = Your Spaceport is occupied: it must be empty.
why-port-no-scientist = There must be a Scientist of yours, not wounded, in your Spaceport.
why-no-rescue = There is no rescue in this game.
why-has-unit = You still have a unit on the map.
why-only-at-start = That is possible only at the start of your Actions phase.
why-not-poor = The subsidy is for those who have less than { $mc }.
why-has-pieces = The subsidy is for those who have no resources.
why-has-production = The subsidy is for those who control no production building.
why-not-leader = Only the Leader has a Leader power.
why-other-power = Your power this turn is { $power }, not { $wanted }.
why-power-used = You have used your Leader power.
why-not-wounded = You have no wounded Scientist there.
why-nobody-wounded = You have no wounded Scientist.
why-no-chips = All your Automation Chips are on the map.
why-nothing-to-repair = There is no building without a chip that could take yours.
why-no-building = There is no building there.
why-chip-there = There is an Automation Chip on it already.
why-no-unit-there = You have no active unit on { $hex }.
why-occupied = { $colour } has a unit in it.
why-occupied-own = You have a unit in it already.
why-controlled = { $colour } controls this building.
why-limit = Only one for each player: { $building }.
why-no-volcano = The Volcano is not on the map.
why-no-dam-place = There is no side of the Volcano where you could build a dam.
why-dam-nothing = There is no hex { $at } of the Volcano.
why-dam-there = There is a dam on this side already.
why-no-fires = Nothing burns.
why-no-fire = { $hex } does not burn.
why-no-station = You control no Hydraulic Safety Station near enough.
why-not-accepted = { $building } is not paid with { $resource }.
why-trade-first = Buying and selling is part of the action Trade.
why-not-both = You may not both buy and sell { $resource } in one Trade.
why-have-none = You have none: { $resource }.
why-have-only = You have only { $what }.
why-reserve-only = There is only { $what } in the reserve.
why-explore-first = Hexes are placed with the action Explore.
why-hex-first = Choose the hex first, then its place.
why-volcano-first = The Volcano is placed first.
why-not-drawn = This hex was not drawn.
why-fits-nowhere = { $hex } fits nowhere next to a unit of yours.
why-cell-taken = { $hex } lies there.
why-cell-apart = A hex must touch the map.
why-cell-unit = No unit of yours is next to it that could move there.
why-no-rotation = { $hex } does not fit there, however you turn it.
why-landscape = Mountain and plain must match: not so to the { $sides }.
why-volcano-most = The Volcano goes where it touches the most mountains.
why-move-first = Units move with the action Move.
why-nobody-inside = There is no unit inside.
why-no-such-unit = You have no such unit there.
why-not-your-unit = This unit belongs to { $colour }.
why-wounded = A wounded Scientist cannot move: heal it first.
why-shut-in = The hex burns: a unit in a building stays inside until the fire is out.
why-not-beside = Only a unit of yours on a hex beside the new one can move there.
why-no-step = This unit can go nowhere.
why-flee-from = Only units on { $hex } flee.
why-fled = This unit has fled already.
why-no-points = There are no points left for this unit.
why-airlift-other = The airlift is for one unit only.
why-not-on-map = { $hex } is not on the map.
why-volcano-closed = Nobody can enter the Volcano.
why-stays = Outside on the burning hex nobody is safe.
why-outside-already = It is there already.
why-too-far = { $hex } is too far: a step leads to a hex beside.
why-hex-burns = { $hex } burns.
why-same-hex = Only a unit on { $hex } can enter.
why-burns-already = { $hex } burns already.
why-fire-far = The fire spreads only to a hex beside { $hex }.
why-volcano-fire = The Volcano does not burn.
why-build-first = Buildings are built with the action Build.
why-no-such-tile = There is no such building.
why-none-left = There is none of these left.
why-no-site = You have no site for { $building }: it takes a fitting free site on a hex with a unit of yours.
why-site-taken = There is a building on this site already.
why-icon = { $building } needs a site with the icon { $resource }.
why-no-flood = { $hex } shows no flood: no floating platform there.
why-type-first = Choose the building first, then its site.

## About the game
about-title = Living Planet
about-lead = Explore and exploit a planet that strikes back: your dice produce, then they destroy. Unofficial.
about-minutes = 60–120 min
about-opponents = The others
introduce-wins = After the last turn, money, the buildings you control and your vehicles are worth victory points, and so is oxygen with Planet Arboria. The most points win.
introduce-mine = Your die, your Scientists and your Spaceport have your colour. A building is yours while your chip or an active unit of yours is on it; with neither it is abandoned, and the next hit destroys it.
introduce-first = Choose a Planet card: its number becomes the value of your die. A high number makes your actions stronger, but it also triggers the disasters of your colour with that number. A card you have played comes back only when all six are played.
introduce-second = Two actions are yours when your die is resolved. To begin with, Explore lays a new hex beside the map, and Build puts a mine there for 5 MC. A mine produces whenever any die shows its number, so choose a number that your neighbours like to play.
atlas-lead = { $count } things: Planet cards, hexes, buildings and market cards.
win-tie = { $name } wins the tie: more buildings, then more money.
win-tie-you = You win the tie: more buildings, then more money.
option-arboria = Planet Arboria
option-arboria-lead = The expansion: wood, oxygen, fire, floods and a Volcano.
option-arboria-on = With
option-arboria-off = Without
option-length = Length
option-length-normal = Normal
option-length-normal-lead = 12 turns: every Planet card is played twice.
option-length-short = Short
option-length-short-lead = 8 turns, 9 with three players.
option-screens = Screens
option-screens-lead = What the others may see of your stock.
option-screens-hidden = Hidden: nothing
option-screens-money = Money is open
option-screens-open = All is open
