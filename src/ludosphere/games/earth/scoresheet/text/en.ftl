## Fields
player = Player { $number }
or = { $first } or { $last }
field-mode = mode
field-abundance = Abundance
field-teams = teams
field-shared = shared Ecosystem { $number }
field-fauna = fauna card { $number }
field-players = players
field-bonus = completion bonus
field-gaia = Gaia
field-name = name
field-island = Island
field-climate = Climate
field-ecosystem = Ecosystem
field-soil = soil
field-hand = cards in hand
field-compost = compost
field-events = events
field-row = row
field-leaf = leaf on fauna card { $number }
field-cell = row { $row }, card { $column }
field-pile = score pile
field-sprouts = sprouts
field-growth = growth
field-seeds = leaves made seeds
line-alone = Line { $n }: { $text }
line = Line { $n }, { $where }: { $text }
place = { $where }: { $text }

## What is wrong
problem-unknown-line = “{ $text }” is not understood: a line is like “island: Kauai”, and a player begins with “Player Anna”.
problem-many-more = From here on the text was not read: too much in it is not understood.
problem-misplaced = { $of ->
    [table] “{ $key }” is of the whole table: write it above the first player.
    [player] “{ $key }” is a player’s: write it below a line like “Player Anna”.
   *[gaia] “{ $key }” is Gaia’s: write it below a line “Gaia”.
}
problem-twice = “{ $key }” is given twice: leave one of them out.
problem-no-mode = There is no mode “{ $text }”: write standard, beginner or advanced.
problem-no-switch = “{ $text }” is neither yes nor no.
problem-no-number = “{ $text }” is not a whole number from 0.
problem-too-much = Nobody has more than { $most } of these.
problem-which-pieces = “{ $text }” could be read in two ways: write { $n }c for growth, { $n }ge for sprouts.
problem-no-card = There is no card “{ $text }”: check the spelling, or write the number printed on it.
problem-no-card-but = There is no card “{ $text }”. Perhaps { $near }?
problem-several-cards = Several cards are called “{ $text }”: write { $ids }.
problem-two-sides = “{ $text }” has two sides: write { $ids }.
problem-wrong-kind = { $card } is { $kind ->
    [flora] a flora
    [terrain] a terrain
    [event] an event
    [island] an Island
    [climate] a Climate
    [ecosystem] an Ecosystem
   *[fauna] a fauna card
}; here belongs { $what ->
    [plant] a flora or terrain
    [event] an event
    [island] an Island
    [climate] a Climate
    [ecosystem] an Ecosystem
    [fauna] a fauna card
   *[deck] a card of the Earth deck
}.
problem-of-abundance = { $card } belongs to Abundance: switch the expansion on, or correct the card.
problem-lies-twice = { $card } is there twice, also here: { $where }. There is only one in the box.
problem-listed-twice = { $card } is in this list twice; there is only one in the box.
problem-face-twice = { $card } is on a card that is in play already, one side or the other: { $where }.
problem-too-many-rows = A tableau has 4 rows at most.
problem-too-many-cells = Row { $row } has { $n } cells; 4 at most fit.
problem-too-many-shared = { $n } Ecosystems are shared; there are 2.
problem-too-many-fauna = { $n } fauna cards are on the board; there are 4.
problem-too-many-players = There are { $most } players at most.
problem-no-players = There is no player: begin one with a line like “Player Anna”.
problem-too-many-growth = { $card } has { $room ->
    [one] 1 growth space
   *[other] { $room } growth spaces
}, not { $n }.
problem-too-many-sprouts = { $card } has { $room ->
    [one] 1 sprout space
   *[other] { $room } sprout spaces
}, not { $n }.
problem-no-room-for-growth = { $card } has no growth space.
problem-no-room-for-sprouts = { $card } has no sprout space.
problem-nothing-there = Here are pieces but no card: enter the card, or take the pieces away.
problem-apart = { $card } lies apart: every card touches another one at a side or a corner.
problem-beginner-ecosystem = In Beginner mode there are no Ecosystems: leave them out, or change the mode.
problem-no-level = { $mode ->
    [beginner] No leaf is worth { $n }: in Beginner mode every leaf is worth 10.
   *[other] No leaf is worth { $n }: the levels are { $levels }.
}
problem-which-level = Which level has the leaf on { $text }? Write for instance “{ $text } 11”.
problem-leaf-on-nothing = A leaf, but no fauna card is entered for it.
problem-not-fauna = { $text } is not one of the fauna cards of this game.
problem-two-leaves = Two leaves on { $text }: nobody has more than one on a card.
problem-level-twice = Level { $n } of { $card } is taken twice, by { $who } and by { $other }.
problem-no-bonus = “{ $text }” is no player who could have the completion bonus.
problem-two-bonuses = { $who } and { $other } can’t both have the completion bonus: the first one with 16 cards has it.
problem-bonus-too-early = The completion bonus takes 16 cards; { $who } has { $n }.
problem-no-seeds = Leaves are made seeds with Abundance only.
problem-too-many-seeds = { $n } leaves can’t have become seeds: of 5 only { $left } are neither on fauna cards nor on the bonus.
problem-gaia-alone = Gaia plays against one player only.
problem-gaia-no-beginner = Against Gaia the mode is standard or advanced.
problem-teams-four = Teams are 2 against 2: there must be 4 players, partners opposite each other.
problem-teams-abundance = Teams and Abundance don’t go together: no rules tell how.
problem-too-many-cards = { $n } cards are on the table, in hands and composts; the deck has { $cards }.

## What is odd
problem-empty-player = Nothing is entered for { $who } yet.
problem-missing-island = No Island is entered for { $who }.
problem-missing-climate = No Climate is entered for { $who }.
problem-missing-ecosystem = No Ecosystem is entered for { $who }.
problem-missing-shared = { $n ->
    [0] The two shared Ecosystems are not entered.
   *[other] One of the two shared Ecosystems is not entered.
}
problem-goal-not-met = { $who } does not meet { $card } now: { $n } of { $goal }. That is fine if the goal was met when the leaf was placed.
problem-level-free = Level { $n } of { $card } is free although a lower one is taken: is a leaf missing?
problem-whose-bonus = { $who } has 16 cards; who has the completion bonus?
problem-not-over = Nobody has { $full } cards yet: these would be the points if the game ended now.

## Result
nobody-yet = Nothing to score yet.
total = Total
rank = Rank
wins = { $names } wins.
tie-soil = Equal points: more soil decides.
tie-hand = Equal points: more cards in hand decide.
tie-growth = Equal points: more growth pieces decide.
tie-sprouts = Equal points: more sprouts decide.
tie-compost = Equal points: more composted cards decide.
warnings = Worth a look
errors = To be corrected first

## Page
title = Score sheet for Earth
lead = Played at a real table? Enter what lies there, and every point is counted and explained. Nothing is stored.
the-table = The table
mode = Mode
mode-standard = Standard
mode-beginner = Beginner
mode-advanced = Advanced
with-abundance = With the Abundance expansion
in-teams = Two against two (1 and 3 against 2 and 4)
shared = Shared Ecosystems
fauna = Fauna cards
fauna-lead = In the order of the board; each player’s leaves are entered below.
name = Name
tableau = Tableau
tableau-lead = Row by row as it lies. Names in English or French, or the printed numbers.
growth = Growth
sprouts = Sprouts
soil = Soil
hand = Hand
compost = Compost
events = Events played
leaves = Leaves on fauna cards
leaf = Leaf on { $card }
no-leaf = none
has-bonus = First with 16 cards (bonus)
nobody = nobody
add-player = Add a player
remove-player = Remove { $name }
against-gaia = Against Gaia, the automatic opponent
pile = Score pile
seeds = Leaves made seeds
score-it = Score
as-text = As text
as-text-lead = To keep, to send, to come back to: copy the text, and load it here another time.
copy = Copy the text
copied = Copied.
load = Load this text
try-example = Fill in an example
empty-sheet = Empty the sheet
points-so-far = Points
cell = Row { $row }, card { $column }
close-card = Done
next-card = Next card
free-cell = empty
fewer = One less
more = One more
none-found = No card is called that.
to-result = To the score
no-answer = The server doesn’t answer: the points are not those of what is entered now.
