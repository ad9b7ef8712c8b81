## The page
title = Study of { $game }
times-title = Decision times: { $game }
lead = { $games ->
    [one] One game
   *[other] { $games } games
} by { $bots }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
lead-rotated = Every deal was played once in each seating, { $deals } deals in all.
lead-experiment = The game was changed for the experiment “{ $name }”: { $about }
setting = Rules { $version }; options { $options }; seeds of the run “{ $run }”.
caution = These are bots. What holds for them may not hold for people or for stronger bots; compare several.
between = { $low } to { $high }
intervals = Intervals are 95% intervals over deals.
to-times = Decision times are on a page of their own, for they differ from machine to machine.
to-report = Back to the results
made-by = Made by ludosphere study. The data are in the Parquet files beside this page.
contents = Contents
table = Table: { $title }

## Score
scores = Scores
scores-text = Points at the end. A tenth of the games lies below the low value, a tenth above the high one.
scores-axis = points at the end
scores-alt = Curves of the scores, one per seat. { $facts }
scores-fact = Seat { $seat }: mean { $mean }, middle { $middle }, from { $low } to { $high } in 80% of the games.
share-of-games = share of games
col-seat = seat
col-mean = mean
col-deviation = standard deviation
col-low = low (10%)
col-middle = middle
col-high = high (90%)
col-least = least
col-most = most
col-count = count

## Chances
chances-seat = Seat advantage
chances-place = Order of turns
chances-bot = Bots
chances-text = Share of victories; a shared victory counts in part. The dashed line is an even share, { $even }.
chances-lead = The lead is a seat’s points less the mean of its rivals.
chances-place-text = The same by the place in the order of turns: 1 begins.
chances-axis = share of victories
chances-alt = Shares of victories with intervals. { $facts }
chances-fact = { $label }: { $share } ({ $low } to { $high }).
alike = If all were alike, shares so far apart would come up with a probability of { $p } (permutation test).
label-seat = seat { $n }
label-place = place { $n }
col-place = place
col-bot = bot
col-share = victories
col-interval = 95% interval
col-lead = lead
col-lead-interval = interval of the lead

## Sources of points
lines = Where the points come from
lines-text = Lines of the score sheet, points a seat.
lines-axis = points a seat
lines-alt = Bars of points a seat. { $facts }
lines-fact = { $label }: { $points }.
col-line = line
col-points = points a seat
col-part = share

## Power
power = { $kind } { $what }: power
power-method = How to read “power”
power-text = Power says how many points a seat is ahead of its rivals by when something happened to it, compared with the average thing of its kind.
power-chance = Where chance decides which thing it is, the differences are what the things are worth to these bots.
power-chosen = Where players choose, part of a difference is the situation in which the thing is chosen: whoever is well off can build more, and what goes well with it is built beside it. Such a difference is no proof that the thing brings it.
power-adjusted = Ordinary least squares: own less rivals, adjusted for the seat, the order of turns, the bot and everything else in the same table; robust standard errors by deal.
power-many = Among many things some differ by chance. q is the p-value adjusted for the number of things (Benjamini and Hochberg); filled dots have q of at most 0.05.
power-by-chance = Which of these it is, is chance.
power-by-choice = The players choose.
power-alone = There is only one such thing: compared with not having it.
power-each = What happens several times counts so many times.
power-average = The average of its kind goes with { $mean } points ({ $low } to { $high }) compared with not having it.
power-base = { $observations } seats in { $clusters } deals.
power-rare = { $count ->
    [one] One came too seldom to be judged.
   *[other] { $count } came too seldom to be judged.
}
power-axis = points ahead, compared with the average
power-axis-alone = points ahead
power-alt = Dots with intervals, best first. { $facts }
power-fact = { $label }: { $effect } ({ $low } to { $high }).
power-shown = The figure shows the best and the worst; the table shows all.
col-item = what
col-with = seats
col-times = times
col-effect = points ahead
col-plain = not adjusted
col-q = q

## What happened
happened = What happened: { $kind }
happened-text = Times a game, and in brackets the share of games in which it happened.

## Length, breadth, time
length = Game length
length-text = Actions of all seats together, every small choice counted.
length-turns = Turns: { $mean } on average, { $least } to { $most }.
length-axis = actions in a game
length-alt = Bars of the number of actions in a game. Mean { $mean }, from { $low } to { $high } in 80% of the games.
breadth = Branching factor
breadth-text = How many actions a seat could choose from, in a sample of { $count } decisions, and how many of them the game’s rules of thumb think worth a thought.
breadth-axis-x = turn
breadth-axis-y = actions
breadth-legal = legal (middle, 10% to 90%)
breadth-candidates = worth a thought (mean)
breadth-alt = The number of legal actions by turn. { $facts }
breadth-fact = Turns { $first } to { $last }: middle { $middle }, from { $low } to { $high }.
breadth-mean = On average { $legal } legal actions, { $candidates } worth a thought.
col-turns = turns
col-legal-middle = legal (middle)
col-legal-range = 10% to 90%
col-legal-mean = legal (mean)
col-candidates = worth a thought (mean)
times = Decision times
times-text = Milliseconds for a decision, measured where the games were played, beside whatever else that machine did.
times-axis = milliseconds
times-alt = Times of decisions by bot. { $facts }
times-fact = { $label }: middle { $middle } ms, from { $low } to { $high } ms for 80% of the decisions.

## Kinds and what happens
kind-card = Card
kind-island = Island
kind-climate = Climate
kind-ecosystem = Ecosystem
kind-fauna = Fauna
kind-action = Action
kind-building = Building
kind-hex = Hex
kind-opening = Opening
kind-leader = Leader
kind-end = End of the game
kind-event = Event
kind-basic = Basic biome
kind-giant = Giant biome
kind-moon = Moon
kind-planet = Planet
kind-token = Terrain
kind-compensation = Compensation token
kind-line = Line of pictures
kind-figure = Constellation
what-dealt = dealt
what-drawn = drawn
what-seen = seen
what-kept = kept
what-played = played
what-built = built
what-lost = lost
what-placed = placed
what-chosen = chosen
what-claimed = claimed
what-formed = formed
what-taken = taken
what-met = met
what-won = won
what-happened = happened
what-exhausted = exhausted

## Experiments
experiment-no-compensation = nobody begins with a compensation token.
experiment-random-faces = which face of the Island, the Climate and the Ecosystem a seat keeps is drawn, not chosen.

## Strategies
strategies-title = Strategies: { $game }
strategies-lead = { $games } games, { $searched } more of a search. All other seats are played by { $bot }.
strategies-players = A player with an idea is the greedy bot to which actions with certain features are worth some points more or less; it sits in every seat of a deal once.
strategies-setting = Rules { $version }; seeds of the run “{ $run }”. A setting names the options that differ; all others are as usual.
asked = What is asked of a sound game
asked-text = “Yes” and “no” mean that the whole interval lies on one side of the limit; “open” that there are too few games to tell.
asked-counts = Yes: { $yes }, no: { $no }, open: { $open }.
asked-exploit = One idea: { $about }
asked-plans = Distance of the four closest plans: { $about }
asked-family = Built: { $about }
asked-worth = Worth it: { $about }
asked-money = Winners’ points: { $about }
asked-loss = Lost: { $about }
asked-seat = Seat { $about }
met-yes = yes
met-no = no
met-open = open
col-asked = asked
col-games-of = setting
col-value = value
col-limit = limit
col-met = met
col-player = player
col-games = games
col-generation = generation
col-reward = mean reward
col-best = best candidate
players-only = One idea only: { $setting }
players-only-text = None should win more than an even share and ten points.
players-plan = Plans: { $setting }
players-plan-text = A taste, with everything else played as usual: at least four should be within ten points.
players-without = What is never done: { $setting }
players-without-text = Whoever never does a thing that is worth its price wins less than an even share.
players-found = What the search found, in new games: { $setting }
players-found-text = None should win more than an even share and ten points.
search = The search: { $setting }
search-text = { $games } games of candidates against the bot. The reward is half the victory and half the lead, as a chance.
search-weights = Weights found, in points: { $weights }.
even = Nobody leans: { $setting }
even-text = { $games } games. The table shows where the points of the winners come from.
even-scores = Everybody { $mean } points on average, winners { $winner }.
even-seats = Victories by seat: { $seats }.
even-half = Whoever leads at half-time wins { $share } of the games ({ $between }).
families = Built and lost: { $setting }
families-text = The share of games without a leaning in which it was built, and the share of such things that was lost.
built-row = { $name }: built
lost-row = { $name }: lost
family-production = production
family-protection = protection
family-finance = finance
family-spaceport = Spaceport
family-vehicles = vehicles

## Players with an idea
idea-found = found by the search
idea-trade-only = only trade
idea-pump = buy low, sell high, build nothing
idea-corner-oil = corner the oil
idea-power-4 = Leader power 4
idea-brokerage-pump = Brokerage pump
idea-trading-post = Trading Post and trade
idea-commodity-bank = Commodity Bank and trade
idea-hoard = hoard until the last turn
idea-production-only = build production only
idea-protection-only = build protection only
idea-finance-only = build finance only
idea-explore-only = explore only
idea-explore-and-sell = explore and sell
idea-oxygen-only = oxygen only
idea-cultures = Cultures and Sawmills
idea-turtle = turtle behind protection
idea-vehicles = vehicles
idea-early-end = early end
idea-strong-cards = strongest card first
idea-weak-cards = weakest card first
idea-pass = pass
idea-producer = producer
idea-financier = financier
idea-protector = protector
idea-motorist = motorist
idea-explorer = explorer
idea-trader = trader
idea-bully = bully
idea-forester = forester
idea-no-finance = no finance
idea-no-protection = no protection
idea-no-vehicles = no vehicles
idea-no-recruits = no recruits
idea-no-production = no production
idea-no-trade = no trade
idea-no-exploring = no exploring
idea-green-only = only planting
idea-green-lover = mostly planting
idea-no-green = no planting
idea-red-only = only composting
idea-red-lover = mostly composting
idea-no-red = no composting
idea-blue-only = only watering
idea-blue-lover = mostly watering
idea-no-blue = no watering
idea-yellow-only = only growing
idea-yellow-lover = mostly growing
idea-no-yellow = no growing
idea-no-event = no events
