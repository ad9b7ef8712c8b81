## Names
action-green = Planting
action-red = Composting
action-blue = Watering
action-yellow = Growing
automatic = Gaia
automatic-said = Gaia

## Amounts
some-soil = { $n } soil
some-sprouts = { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
}
some-growth = { $n } growth
some-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
some-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
some-compost = { $n ->
    [one] 1 card of the compost
   *[other] { $n } cards of the compost
}
some-composted = { $n ->
    [one] 1 card to the compost
   *[other] { $n } cards to the compost
}
abilities-green = { $n ->
    [one] 1 green ability
   *[other] { $n } green abilities
}
abilities-red = { $n ->
    [one] 1 red or multicolor ability
   *[other] { $n } red or multicolor abilities
}
abilities-blue = { $n ->
    [one] 1 blue or multicolor ability
   *[other] { $n } blue or multicolor abilities
}
abilities-yellow = { $n ->
    [one] 1 yellow or multicolor ability
   *[other] { $n } yellow or multicolor abilities
}

## Places
where-first = { $at }
where-right = { $at }, right of { $card }
where-left = { $at }, left of { $card }
where-below = { $at }, below { $card }
where-above = { $at }, above { $card }
where-corner = { $at }, at a corner of { $card }
ref-island = Island
ref-climate = Climate
ref-unknown = something else

## Actions
do-face-island = Choose { $card } as your Island
do-face-climate = Choose { $card } as your Climate
do-face-ecosystem = Choose { $card } as your Ecosystem
do-action-green = Planting: plant up to 2 cards, then draw { $n } and keep { $kept }
do-action-red = Composting: gain { $n } soil, then compost 2 cards from the deck
do-action-blue = Watering: place up to { $n } sprouts, then gain { $soil } soil
do-action-yellow = Growing: draw 4 cards, then place up to { $n } growth
do-option-soil = Gain 2 soil
do-option-compost = Compost 2 cards from the deck
do-option-sprout = Place up to 2 sprouts
do-option-draw = Draw 2 cards
do-option-growth = Place up to 2 growth
do-take-soil = { $n ->
    [0] Take no soil
   *[other] Take { $n } soil
}
do-take-draw = { $n ->
    [0] Draw no card
    [one] Draw 1 card
   *[other] Draw { $n } cards
}
do-take-compost = { $n ->
    [0] Compost no card
    [one] Compost 1 card from the deck
   *[other] Compost { $n } cards from the deck
}
do-pick = { $n ->
    [0] Plant { $card } at no cost
   *[other] Plant { $card } for { $n } soil
}
do-pick-saved = { $n ->
    [0] Plant { $card } at no cost ({ $saved } saved)
   *[other] Plant { $card } for { $n } soil ({ $saved } saved)
}
do-plant = { $n ->
    [0] Plant { $card } on { $where }
   *[other] Plant { $card } for { $n } soil on { $where }
}
do-replace = Plant { $card } in place of { $old }, at no cost
do-sprout = Place a sprout on { $card }
do-growth = Place a growth piece on { $card }
do-pay-sprout = Pay with a sprout of { $card }
do-pay-growth = Pay with a growth piece of { $card }
do-pay-hand = Pay by composting { $card }
do-copy = Copy { $card } ({ $text })
do-compost = Compost { $card }
do-keep = Keep { $card }
do-use = Use { $card } ({ $text })
do-event = Play { $card } ({ $text })
do-convert = Convert 3 sprouts into { $n } soil
do-claim = Let Gaia claim { $card }
do-team-soil = Take 1 soil from the Team board
do-team-compost = Take 1 card for your compost from the Team board
do-team-sprout = Take 1 sprout from the Team board
do-team-growth = Take 1 growth from the Team board
do-team-card = Take { $card } from the Team board
do-leave-soil = { $n ->
    [0] Leave no soil on the Team board
   *[other] Leave { $n } soil on the Team board
}
do-leave-compost = { $n ->
    [0] Leave no compost on the Team board
    [one] Leave 1 card for the compost on the Team board
   *[other] Leave { $n } cards for the compost on the Team board
}
do-leave-sprout = { $n ->
    [0] Leave no sprout on the Team board
    [one] Leave 1 sprout on the Team board
   *[other] Leave { $n } sprouts on the Team board
}
do-leave-draw = { $n ->
    [0] Leave no card on the Team board
    [one] Leave 1 card to draw on the Team board
   *[other] Leave { $n } cards to draw on the Team board
}
do-leave-growth = { $n ->
    [0] Leave no growth on the Team board
   *[other] Leave { $n } growth on the Team board
}
do-seed-soil = Use a seed: gain 2 soil
do-seed-growth = Use a seed: place up to 2 growth
do-seed-sprout = Use a seed: place up to 3 sprouts
do-seed-deck = Use a seed: compost 3 cards from the deck
do-seed-hand = Use a seed: compost up to 4 cards from your hand
do-seed-germinate = Use a seed: germinate a card you describe
do-make-seed-sprouts = Make a seed of 4 sprouts
do-make-seed-leaf = Make a seed of a leaf
do-make-seed-claim = Make a seed of the leaf just put on { $card }
do-germinate = Germinate: { $what }
do-give = { $n ->
    [one] Give 1 sprout to seat { $seat }
   *[other] Give { $n } sprouts to seat { $seat }
}
done-or = Take neither
done-plant = { $planted ->
    [0] Plant no card
   *[other] Plant no more cards
}
done-pay = { $n ->
    [0] Pay nothing more
   *[other] Pay the remaining { $n } soil
}
done-sprout = { $n ->
    [one] Do not place the last sprout
   *[other] Do not place the other { $n } sprouts
}
done-growth = { $n ->
    [one] Do not place the last growth piece
   *[other] Do not place the other { $n } growth
}
done-hand = Compost no more cards
done-offer = Do without the ability of { $card }
done-copy = Copy nothing
done-act = End your activations
done-last = Finish: no more events
done-team = Leave the rest on the Team board
done-store = Keep the other sprouts stored
done-evening = Play no event now

## What an action gives
gives-abilities = { $n ->
    [0] no ability of yours works with it
   *[other] sets { $what } to work
}
gives-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
gives-canopy = { $n } growth, canopy { $points }
gives-canopy-now = canopy: { $points } points
gives-room = { $here } of { $room }
gives-goal = meets { $card }
gives-now = now { $what }
costs-soil = { $n } soil

## What to do
task-over = The game is over.
task-wait = Wait for the others.
task-chosen = You have chosen. The cards are shown when everybody has.
task-planted = You have planted. The cards are turned up when everybody has.
task-may = The others have still to decide. You may play an event or convert sprouts meanwhile.
task-other = Choose.
task-face-island = Choose your Island: one face of a card.
task-face-climate = Choose your Climate: one face of a card.
task-face-ecosystem = Choose your Ecosystem: one face of a card.
task-setup = { $n ->
    [one] Compost 1 more card of your hand, as your Island demands.
   *[other] Compost { $n } more cards of your hand, as your Island demands.
}
task-choose = Choose the action of this turn.
task-or-green = Choose one of the two, or neither.
task-or-red = Gain 2 soil or compost 2 cards from the deck.
task-or-blue = Place up to 2 sprouts or gain 2 soil.
task-or-yellow = Draw 2 cards or place up to 2 growth.
task-plant = { $n ->
    [one] You may plant 1 card: pick it from your hand.
   *[other] You may plant up to { $n } cards: pick one from your hand.
}
task-put = Choose where to plant { $card }.
task-price-hand = { $n ->
    [one] 1 soil is left to pay for { $card }: compost a card of your hand, or pay in soil.
   *[other] { $n } soil are left to pay for { $card }: compost a card of your hand for each, or pay the rest in soil.
}
task-price-sprout = { $n ->
    [one] 1 soil is left to pay for { $card }: with a sprout, or in soil.
   *[other] { $n } soil are left to pay for { $card }: with a sprout for each, or the rest in soil.
}
task-price-growth = { $n ->
    [one] 1 soil is left to pay for { $card }: with a growth piece, or in soil.
   *[other] { $n } soil are left to pay for { $card }: with a growth piece for each, or the rest in soil.
}
task-take-soil = { $n ->
    [one] You may take 1 soil.
   *[other] Take up to { $n } soil.
}
task-take-draw = { $n ->
    [one] You may draw 1 card.
   *[other] Draw up to { $n } cards.
}
task-take-compost = { $n ->
    [one] You may compost 1 card from the deck.
   *[other] Compost up to { $n } cards from the deck.
}
task-take-draw-keep = Draw up to { $n } cards, to keep { $kept }.
task-keep = { $n ->
    [one] Choose the one of the { $of } cards drawn that you keep.
   *[other] Choose { $n } of the { $of } cards drawn to keep.
}
task-recover = { $n ->
    [one] Take one of the { $of } cards of your compost into your hand.
   *[other] Take { $n } of the { $of } cards of your compost into your hand.
}
task-sprout = { $n ->
    [one] You may place 1 more sprout.
   *[other] Place up to { $n } more sprouts.
}
task-growth = { $n ->
    [one] You may place 1 more growth piece.
   *[other] Place up to { $n } more growth.
}
task-hand = { $n ->
    [one] You may compost 1 card of your hand.
   *[other] Compost up to { $n } cards of your hand.
}
task-pay-hand = { $n ->
    [one] To pay, compost 1 card of your hand.
   *[other] To pay, compost { $n } cards of your hand.
}
task-pay-sprout = { $n ->
    [one] To pay, choose 1 sprout of your tableau.
   *[other] To pay, choose { $n } sprouts of your tableau.
}
task-pay-growth = { $n ->
    [one] To pay, choose 1 growth piece of your tableau.
   *[other] To pay, choose { $n } growth of your tableau.
}
task-offer = You may use { $card } ({ $text }).
task-copy = { $colour ->
    [red] Choose the card whose red ability you copy.
    [blue] Choose the card whose blue ability you copy.
    [yellow] Choose the card whose yellow ability you copy.
   *[green] Choose the card whose green ability you copy.
}
task-act = { $n ->
    [0] No ability of yours can be used now: end your activations.
   *[other] You can use { $what }: choose one in reading order, or end.
}
task-last = Last chance: play events or convert sprouts, then finish.
task-claim = Choose the fauna card that Gaia claims.
task-leave-soil = { $n ->
    [one] You may leave 1 soil for your partner.
   *[other] You may leave up to { $n } soil for your partner.
}
task-leave-compost = { $n ->
    [one] You may leave 1 card for your partner’s compost.
   *[other] You may leave up to { $n } cards for your partner’s compost.
}
task-leave-sprout = { $n ->
    [one] You may leave 1 sprout for your partner.
   *[other] You may leave up to { $n } sprouts for your partner.
}
task-leave-draw = { $n ->
    [one] You may leave 1 card for your partner to draw.
   *[other] You may leave up to { $n } cards for your partner to draw.
}
task-leave-growth = { $n ->
    [one] You may leave 1 growth for your partner.
   *[other] You may leave up to { $n } growth for your partner.
}
task-team = Take what you want from the Team board: what is left is lost.
task-store = { $n ->
    [one] You may place 1 stored sprout.
   *[other] Place up to { $n } stored sprouts.
}
task-germinate = Say what card you are looking for.
task-give = { $n ->
    [one] Choose who gets 1 sprout of you.
   *[other] Choose who gets { $n } sprouts of you.
}
task-evening = You may play an event of the end of the turn.
step-faces = Island
step-hand = First hand
step-choose = Action
step-benefit = Benefit
step-activate = Activation
step-end = End of turn
step-last = Last events

## Reasons
why-over = The game is over.
why-unknown = This cannot be chosen now.
why-wait = You have nothing to decide now: the others are still choosing.
why-active-chooses = First the active player chooses an action.
why-first = Something else comes first. { $task }
why-not-optional = This cannot be declined. { $task }
why-no-window = Events, conversions and the like wait until this is done. { $task }
why-after-setup = Events and conversions are possible once the game is set up.
why-last = The game ends: only events and conversions are left.
why-forbidden-red = { $card } forbids you to choose Composting.
why-forbidden-blue = { $card } forbids you to choose Watering.
why-forbidden-yellow = { $card } forbids you to choose Growing.
why-action-chosen = The action of this turn is chosen: { $action }.
why-faces-chosen = Islands, Climates and Ecosystems were chosen at set-up.
why-face-chosen = You have chosen already; the choice is final.
why-not-dealt = This card was not dealt to you.
why-three = { $n ->
    [0] 3 sprouts are needed; you have none.
    [one] 3 sprouts are needed; you have 1.
   *[other] 3 sprouts are needed; you have { $n }.
}
why-offered = { $n ->
    [one] Only 1 is offered.
   *[other] Only { $n } are offered.
}
why-pay-soil = { $n } soil are still to be paid, and you have { $soil }: pay another part differently first.
why-other-side = This is not one of the two you can choose between.
why-gaia-row = Gaia claims a card of the row her own card shows, where she has no leaf yet.
why-fauna = Fauna cards are claimed by themselves as soon as you meet their goal.
why-not-drawn = This is not one of the cards you are looking at.
why-not-in-hand = This card is not in your hand.
why-planting-over = You have planted all you may in this turn.
why-only-planting = Cards are planted with the Planting action.
why-full = Your tableau is full: 16 cards.
why-dear = { $card } costs { $n } soil and you have { $soil }: { $short } short.
why-evening = { $card } is played at the end of a turn, after the activations.
why-no-compost = { $card } needs cards in your compost, and it is empty.
why-missing = { $card } cannot be paid: { $what } missing.
why-card-first = Pick the card to plant from your hand first.
why-taken = { $card } lies there.
why-only-replace = You cannot pay { $card }: it can only take the place of a terrain that makes room.
why-apart = A card must touch another one, at a side or a corner.
why-rows = That would make five rows: a tableau has four at most.
why-columns = That would make five columns: a tableau has four at most.
why-first-place = The first card lies in the middle.
why-no-card = There is no card there.
why-takes-no-sprouts = { $card } has no space for sprouts.
why-takes-no-growth = { $card } has no space for growth.
why-sprouts-full = { $n ->
    [one] The sprout space of { $card } is taken.
   *[other] All { $n } sprout spaces of { $card } are taken.
}
why-growth-full = { $card } is fully grown.
why-not-there = The ability does not reach there: { $text }.
why-no-sprout-there = There is no sprout to take there.
why-no-growth-there = There is no growth to take there.
why-copy-itself = A card cannot copy itself.
why-copy-colour = { $colour ->
    [red] This card has no red ability to copy.
    [blue] This card has no blue ability to copy.
    [yellow] This card has no yellow ability to copy.
   *[green] This card has no green ability to copy.
}
why-used = { $card } was used this turn already.
why-colour = { $colour ->
    [red] { $card } has no ability that works with Composting.
    [blue] { $card } has no ability that works with Watering.
    [yellow] { $card } has no ability that works with Growing.
   *[green] { $card } has no ability that works with Planting.
}
why-passed = { $card } was passed: the tableau is used in reading order, row by row.
why-island-first = { $card } was passed: the Island comes before the Climate.
why-board-over = Island and Climate are used together, before or after the whole tableau: their time is past.
why-tableau-over = You went on to Island and Climate: the tableau is finished for this turn.
why-own-choice = { $card } works only in a turn in which you chose { $action } yourself.
why-useless = { $card } would do nothing now.
why-no-teams = This game is not played in teams.
why-team-empty = There is nothing of that on your Team board.
why-no-abundance = Seeds belong to the Abundance expansion.
why-no-seeds = You have no seed.
why-no-make = A seed takes { $n } sprouts, or a leaf of your player board.

## Log
log-turn = { $who ->
    [you] Turn { $turn } is yours.
   *[other] Turn { $turn } is { $name }’s.
}
log-action = { $who ->
    [you] You choose { $action }.
   *[other] { $name } chooses { $action }.
}
log-face = { $who ->
    [you] You choose { $card }.
   *[other] { $name } chooses { $card }.
}
log-chosen = { $who ->
    [you] The others will see your cards when everybody has chosen.
   *[other] { $name } has chosen.
}
log-faces = { $who ->
    [you] You show { $cards }.
   *[other] { $name } shows { $cards }.
}
log-first-hand = { $who ->
    [you] You begin with { $n } cards and { $soil } soil.
   *[other] { $name } begins with { $n } cards and { $soil } soil.
}
log-option = { $who ->
    [you] Of the two you choose { $what }.
   *[other] Of the two { $name } chooses { $what }.
}
log-cards = { $n ->
    [0] { $who ->
        [you] No cards for you.
       *[other] No cards for { $name }.
    }
   *[other] { $who ->
        [you] Your cards: { $cards }.
       *[other] The cards of { $name }: { $cards }.
    }
}
log-keep = { $who ->
    [you] You keep { $card }.
   *[other] { $name } keeps { $card }.
}
log-soil = { $who ->
    [you] You gain { $n } soil.
   *[other] { $name } gains { $n } soil.
}
log-draw = { $who ->
    [you] { $n ->
        [one] You draw 1 card.
       *[other] You draw { $n } cards.
    }
   *[other] { $n ->
        [one] { $name } draws 1 card.
       *[other] { $name } draws { $n } cards.
    }
}
log-look = { $who ->
    [you] { $n ->
        [one] You draw 1 card.
       *[other] You draw { $n } cards to choose from.
    }
   *[other] { $n ->
        [one] { $name } draws 1 card.
       *[other] { $name } draws { $n } cards to choose from.
    }
}
log-discard = { $who ->
    [you] { $n ->
        [one] You discard the other card.
       *[other] You discard the other { $n } cards.
    }
   *[other] { $n ->
        [one] { $name } discards the other card.
       *[other] { $name } discards the other { $n } cards.
    }
}
log-compost-deck = { $who ->
    [you] { $n ->
        [one] You compost 1 card from the deck.
       *[other] You compost { $n } cards from the deck.
    }
   *[other] { $n ->
        [one] { $name } composts 1 card from the deck.
       *[other] { $name } composts { $n } cards from the deck.
    }
}
log-compost-hand = { $who ->
    [you] { $n ->
        [one] You compost 1 card of your hand.
       *[other] You compost { $n } cards of your hand.
    }
   *[other] { $n ->
        [one] { $name } composts 1 hand card.
       *[other] { $name } composts { $n } hand cards.
    }
}
log-sprout = { $who ->
    [you] You place a sprout on { $card }.
   *[other] { $name } places a sprout on { $card }.
}
log-growth = { $who ->
    [you] { $card } grows in your tableau.
   *[other] { $card } grows in { $name }’s tableau.
}
log-uses = { $who ->
    [you] You use { $card } ({ $text }).
   *[other] { $name } uses { $card } ({ $text }).
}
log-copies = { $who ->
    [you] You copy { $card } ({ $text }).
   *[other] { $name } copies { $card } ({ $text }).
}
log-pays = { $who ->
    [you] You pay { $what }.
   *[other] { $name } pays { $what }.
}
log-picks = { $who ->
    [you] You are going to plant { $card }.
   *[other] { $name } is going to plant { $card }.
}
log-plants = { $who ->
    [you] You plant { $card } on { $at }.
   *[other] { $name } plants { $card } on { $at }.
}
log-plants-down = { $who ->
    [you] The others see what you planted when everybody has planted.
   *[other] { $name } plants a card face down on { $at }.
}
log-turns-up = { $who ->
    [you] You show { $card } on { $at }.
   *[other] { $name } shows { $card } on { $at }.
}
log-replaces = { $who ->
    [you] { $card } makes room and goes to your compost.
   *[other] { $card } makes room and goes to { $name }’s compost.
}
log-event = { $who ->
    [you] You play { $card } ({ $text }).
   *[other] { $name } plays { $card } ({ $text }).
}
log-converts = { $who ->
    [you] You convert 3 sprouts into { $n } soil.
   *[other] { $name } converts 3 sprouts into { $n } soil.
}
log-met = { $who ->
    [you] You meet the goal of { $card }.
   *[other] { $name } meets the goal of { $card }.
}
log-claims = { $who ->
    [you] Your leaf goes on { $card }: { $points } points.
   *[other] { $name }’s leaf goes on { $card }: { $points } points.
}
log-bonus = { $who ->
    [you] The { $points } bonus points are yours: the end is near.
    [gaia] Gaia gets the { $points } bonus points: the end is near.
   *[other] { $name } gets the { $points } bonus points: the end is near.
}
log-reshuffle = { $n ->
    [one] The deck is empty: the discarded card becomes the new one.
   *[other] The deck is empty: the { $n } discarded cards become the new one.
}
log-bare = No card is left to plant: the game ends with this round.
log-over = The game is over.
log-gaia-card-360 = Gaia turns over the North Pacific Gyre: she claims fauna of the upper row.
log-gaia-card-361 = Gaia turns over the South Pacific Gyre: she claims fauna of the lower row.
log-gaia-card-362 = Gaia turns over Water: Watering.
log-gaia-card-363 = Gaia turns over Grow: Growing.
log-gaia-card-364 = Gaia turns over Compost: Composting.
log-gaia-card-365 = Gaia turns over Plant: Planting.
log-gaia-compost = { $n ->
    [one] Gaia composts 1 card.
   *[other] Gaia composts { $n } cards.
}
log-gaia-soil = Gaia gains { $n } soil.
log-gaia-sprouts = { $n ->
    [one] Gaia gains 1 sprout.
   *[other] Gaia gains { $n } sprouts.
}
log-gaia-growth = Gaia gains { $n } growth.
log-gaia-cards = Onto Gaia’s score pile: { $cards }.
log-gaia-claims = Gaia’s leaf goes on { $card }: { $points } points.
log-leaves = { $who ->
    [you] You leave { $what } on the Team board.
   *[other] { $name } leaves { $what } on the Team board.
}
log-team-card = { $who ->
    [you] You take a card from the Team board.
   *[other] { $name } takes a card from the Team board.
}
log-team-takes = { $who ->
    [you] You take { $what } from the Team board.
   *[other] { $name } takes { $what } from the Team board.
}
log-team-lost = What is left on the Team board is lost.
log-seed = { $use ->
    [soil] { $who ->
        [you] You turn a seed into 2 soil.
       *[other] { $name } turns a seed into 2 soil.
    }
    [growth] { $who ->
        [you] You turn a seed into 2 growth.
       *[other] { $name } turns a seed into 2 growth.
    }
    [sprout] { $who ->
        [you] You turn a seed into 3 sprouts.
       *[other] { $name } turns a seed into 3 sprouts.
    }
    [germinate] { $who ->
        [you] You germinate a seed.
       *[other] { $name } germinates a seed.
    }
   *[deck] { $who ->
        [you] You use a seed to compost cards.
       *[other] { $name } uses a seed to compost cards.
    }
}
log-seeds = { $who ->
    [you] { $n ->
        [one] You get 1 seed.
       *[other] You get { $n } seeds.
    }
   *[other] { $n ->
        [one] { $name } gets 1 seed.
       *[other] { $name } gets { $n } seeds.
    }
}
log-germinates = { $who ->
    [you] You take what you named: { $what }.
   *[other] { $name } takes a card: { $what }.
}
log-germinates-nothing = { $who ->
    [you] There is none such ({ $what }): you keep the seed.
   *[other] There is none such ({ $what }): { $name } keeps the seed.
}
log-stores = { $who ->
    [you] { $n ->
        [one] You store 1 sprout.
       *[other] You store { $n } sprouts.
    }
   *[other] { $n ->
        [one] { $name } stores 1 sprout.
       *[other] { $name } stores { $n } sprouts.
    }
}
log-gives = { $whom ->
    [you] { $n ->
        [one] { $name } gives you 1 sprout.
       *[other] { $name } gives you { $n } sprouts.
    }
   *[other] { $who ->
        [you] { $n ->
            [one] You give { $to } 1 sprout.
           *[other] You give { $to } { $n } sprouts.
        }
       *[other] { $n ->
            [one] { $name } gives { $to } 1 sprout.
           *[other] { $name } gives { $to } { $n } sprouts.
        }
    }
}

## Score sheet
score-base = Cards: tableau, Island, Climate
score-events = Events played
score-compost = Compost
score-sprouts = Sprouts
score-growth = Growth
score-terrain = Terrains
score-ecosystems = Ecosystems
score-fauna = Fauna
score-bonus = First with 16 cards
source-compost = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
source-sprouts = { $n ->
    [one] { $card }: 1 sprout
   *[other] { $card }: { $n } sprouts
}
source-canopy = { $card }: canopy
source-trunks = { $n ->
    [one] { $card }: 1 trunk
   *[other] { $card }: { $n } trunks
}
source-scoring = { $card }: { $text }
source-leaf = { $place ->
    [1] { $card }, first
    [2] { $card }, second
    [3] { $card }, third
   *[other] { $card }, place { $place }
}
source-bonus = Completed tableau
source-gaia-sprouts = { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
}
source-gaia-growth = { $n } growth, canopies included
source-gaia-leaves = Leaves she still has, and those turned into seeds

## Plain text
plain-turn = Turn { $turn }, round { $round }: { $phase }
plain-piles = deck { $deck }  discarded { $discard }
plain-ecosystems = ecosystems { $cards }
plain-player = soil { $soil }  compost { $compost }  hand { $hand }  events { $events }  leaves { $leaves }  points { $score }
plain-seeds = seeds { $seeds }  stored sprouts { $stored }
plain-dealt = to choose from { $cards }
plain-chosen = chosen, not shown yet { $cards }
plain-down = face down { $places }
plain-drawn = looked at { $cards }
plain-team = team { $number }: soil { $soil }  sprouts { $sprouts }  growth { $growth }  compost { $compost }  cards { $cards }
plain-gaia = Gaia { $card }, { $deck } left, pass { $number }  soil { $soil }  sprouts { $sprouts }  growth { $growth }  compost { $compost }  leaves { $leaves }  points { $score }
plain-pile = score pile { $cards }
phase-faces = choosing islands
phase-setup = first hand
phase-choose = choosing an action
phase-benefit = benefit
phase-activate = activation
phase-evening = end of the turn
phase-last = last events
phase-over = end

## For the pages
about-title = Earth
about-lead = Plant an island of 16 cards whose abilities feed one another. Unofficial.
about-minutes = 45–90 min
about-solo = You play against Gaia, an automatic opponent.
about-opponents = The others
introduce-wins = The most points win, counted when somebody has planted a sixteenth card. Planted cards, compost, sprouts, growth and Fauna all give points: the star above shows how many you would have now.
introduce-mine = Your cards are planted side by side in a square of four by four. Your hand and your soil, which pays for cards, are yours too. Your Island and your Climate work for you from the start.
introduce-first = Choose a side of your Island, then of the other cards. Islands differ in how many cards and how much soil you begin with. More soil lets you plant at once, more cards give you more to choose from.
introduce-second = Whoever’s turn it is chooses one of four colours; everyone gets something, and everyone then uses their own cards of that colour. To begin with, plant cheap cards with abilities: they work for you all game long.
atlas-lead = { $count } cards: what grows, what lies beneath, what lives there.
win-tie-you = You win the tie: most soil, then cards in hand, growth, sprouts, compost.
win-tie = { $name } wins the tie: most soil, then cards in hand, growth, sprouts, compost.
option-mode = Mode
option-mode-beginner = Beginner
option-mode-beginner-lead = No Ecosystems, every fauna leaf worth 10 points. For a first game.
option-mode-standard = Standard
option-mode-standard-lead = Ecosystems, and a race for fauna: 15, 11, 8, 6, 5 points.
option-mode-advanced = Advanced
option-mode-advanced-lead = Two Islands, Climates and Ecosystems each to choose from.
option-difficulty = Gaia
option-difficulty-lead = How strong she is when you play alone.
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard
option-difficulty-expert = Expert
option-order = Turn order
option-order-simultaneous = Everybody at once
option-order-simultaneous-lead = As the rulebook has it: nobody waits for what doesn’t matter.
option-order-strict = One after the other
option-order-strict-lead = The active player first, then clockwise.
option-setup = Set-up
option-setup-lead = When the Islands, Climates and Ecosystems chosen are shown.
option-setup-open = At once
option-setup-open-lead = Whoever chooses later knows more.
option-setup-hidden = Together
option-setup-hidden-lead = As at a table: everybody chooses, then all cards are shown.
option-planting = Planting
option-planting-lead = When the others see a card planted.
option-planting-open = At once
option-planting-open-lead = Each card shows as it is planted.
option-planting-hidden = Together
option-planting-hidden-lead = Cards lie face down until everybody has planted.
option-teams = Teams
option-teams-lead = Two against two, with four seats: seats 1 and 3 against 2 and 4.
option-teams-off = Everybody for themselves
option-teams-on = Two against two
option-abundance = Abundance expansion
option-abundance-lead = More cards, seeds, up to six players. Not for teams.
option-abundance-off = Without
option-abundance-on = With
option-month = Month
option-month-lead = One constraint for the whole game.
option-month-off = None
option-month-drawn = Drawn by lot
option-month-january = January: 3 sprouts become only 1 soil
option-month-february = February: Planting draws 3 cards, not 4
option-month-march = March: wet cards cost 1 soil more
option-month-april = April: Watering gives 5 sprouts, not 6
option-month-may = May: herbs cost 1 soil more
option-month-june = June: sunny cards cost 1 soil more
option-month-july = July: Watering gives 1 soil, not 2
option-month-august = August: playing an event costs 1 soil more
option-month-september = September: trees cost 1 soil more
option-month-october = October: mushrooms cost 1 soil more
option-month-november = November: Growing gives 1 growth, not 2
option-month-december = December: Composting gives 4 soil, not 5

## The achievements sheet: win …
achievement-1 = the first game
achievement-2 = with fewer than 140 points
achievement-3 = with more than 300 points
achievement-4 = with your tableau not complete
achievement-5 = without being the one who ended the game
achievement-6 = with no point from compost
achievement-7 = with more than 60 points from growth
achievement-8 = with no sprout
achievement-9 = with more than 15 events played
achievement-10 = with 7 or more terrains in your tableau
achievement-11 = with more than 60 points from compost
achievement-12 = with more than 60 points from terrain cards
achievement-13 = with no event played
achievement-14 = with 67 points on the fauna board
achievement-15 = with fewer than 30 points on the fauna board
achievement-16 = with more than 60 points from Ecosystems
achievement-17 = with fewer than 30 points from Ecosystems
achievement-18 = with fewer than 30 base points
achievement-19 = with more than 60 base points
achievement-20 = with more than 30 hand cards at the end
achievement-21 = with an empty hand at the end
achievement-22 = with more than 20 soil at the end
achievement-23 = with no soil at the end
