## Every page
home = Ludosphere, home page
skip-to-content = Skip to the content
tools = Tools
language = Language
language-en = English
language-fr = Français
theme-toggle = Day or night
theme = Light
theme-auto = Like the system
theme-day = Day plate
theme-night = Night plate
and = { $first } and { $last }
close = Close
save = Save
open = Open
name = Name
error-title = Something went wrong
back-home = To the home page

## Home
home-title = Worlds to play
home-lead = With friends, against bots or alone, on the screen you have at hand.
your-tables = Your tables
no-tables = No table yet. Choose a world.
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
finished = Finished
your-turn = Your turn
under-way = Under way
open-record = Open the record of a game
record-file = Record file (.ludo)
players = Players
seat-number = Seat { $number }
seat-name = Name at seat { $number }
seat-me = Me
seat-person = Another person, on this screen
seat-bot = Bot, level { $level }
seat-closed = Closed
more-options = More
confirm-turn = Confirm each turn
confirm-turn-lead = A turn ends only when you say so; until then it can be undone.
hide-scores = Points only at the end
hide-scores-lead = Nobody sees who leads while the game goes on.
seed = Seed
seed-random = drawn at random
score-a-table = Score a real table
rules-page = Values and where they come from
rules-title = Values of { $game }
rules-of-table = Values of this table
document-none = None
document-none-lead = The values that come with this program.
document-own = Own
document-own-lead = Those this server was started with. They change:
document-same = Those this server was started with; they confirm the values that come with this program.
document-not-given = { $option }: none.
start = Start the game

## Table
what-to-do = What to do
opponents = The others
log = Log
log-empty = Nothing has happened yet.
score-sheet = Score sheet
settings = Settings
card = Card
offline = Offline. Your move will leave when the table is back.
look-at = Board of { $name }
back-to-mine = Back to mine
moves-title = Moves
one-tap = One-tap moves
one-tap-lead = A choice is played at once, without confirming.
motion = Motion
motion-auto = Like the system
motion-less = Less motion
this-table = This table
share = Address, for watching
download-record = Download the record
replay = Replay
seed-later = shown when the game is over
seed-hash = SHA-256 of the seed
forked-from = Continued from move { $n } of another table
keys = Keyboard
key-arrows = Arrows
key-arrows-does = from place to place
key-enter = Enter
key-enter-does = choose, then confirm
key-escape = Escape
key-escape-does = one step back
key-undo = Ctrl Z
key-undo-does = undo
key-digits = 1 to 9
key-digits-does = the choices in order
key-log = L
key-log-does = log
key-sheet = S
key-sheet-does = score sheet
key-propose = P
key-propose-does = suggest the rest
atlas = Atlas
atlas-title = Atlas of { $game }
atlas-lead = Cards: { $count }.
your-turn-long = Your turn.
turn-of = { $name }’s turn
replaying = Replay
replayed = Move { $n }
confirm-move = Confirm
sent = Sent…
table-silent = The table did not answer. Your move is kept; try again.
options-count = Where? Possible places: { $count }.
undo = Undo
nothing-to-undo = There is nothing to undo.
turn-held = Your turn is played. Confirm it, or undo.
propose = Suggest
propose-lead = A sensible way through what you still have to do now. Nothing is played until you agree.
propose-revealed = Then you see what comes up, and go on from there.
propose-choice = Then comes a choice of your own.
propose-done = Then there is nothing left for you to do.
propose-agree = Do all this
propose-no = No
propose-changed = The table has changed: the rest was not played.
end-turn = End the turn
thinking = { $name } is thinking.
waiting-for = Waiting for { $names }.
say-it = Say it
clock-left = Time left: { $n } s.
hand-to = Hand the screen to { $name }
veil = { $name }, it’s for you
veil-lead = Hand the screen over. What the others may not see shows only after this.
unveil = Here I am
since-last = Since your last action: { $n }
scores-later = At this table points are shown at the end.
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
nobody-wins = The game is over.
play-again = Play again
first-move = To the start
move-back = One move back
move-next = One move on
play-through = Play through
move = Move
move-of = move { $n } of { $moves }
fork = Play on from here
back-to-game = Back to the game
back-to-result = Back to the result
you-win-by = You win by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
you-win-tie = You win: equal points, but ahead by the tie-break.
wins-by = { $name } wins by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
wins-tie = { $name } wins: equal points, but ahead by the tie-break.
shared-win = { $names } share the victory.
open-a-line = Open a line to see why
if-over-now = If the game ended now.
nothing-here = Nothing.
total = Total

## Errors and refusals

name-person = Player { $number }
name-bot = { $level ->
    [0] Bot
   *[other] Bot (level { $level })
}
name-bot-of-several = { $level ->
    [0] Bot { $number }
   *[other] Bot { $number } (level { $level })
}

refused-over = The game is over.
refused-held = The last turn waits for its confirmation: confirm it, or take it back.
refused-not-your-turn = It is { $name }’s turn.
refused-not-yours = Only the browser that opened this table plays at it; you are watching.
refused-illegal = The rules don’t allow that now.
refused-no-entry = There is nothing to type now.
refused-rule = { $reason }
refused-past = This is a moment of the past: go back to the present to play.
refused-stale = The table has changed meanwhile: here it is as it stands now.
refused-elsewhere = This table was changed by another server: here it is as it stands now.
refused-message = The server doesn’t know this message: load the page again.
refused-undo-over = The game is over: nothing can be taken back.
refused-undo-nothing = There is nothing to take back.
refused-undo-other = The last action is { $name }’s: only they could take it back.
refused-undo-settled = That turn is settled: it was confirmed, or somebody has played since.
refused-undo-revealed = The last action drew or revealed something: it can’t be taken back.
refused-not-held = No finished turn waits for your confirmation.
refused-no-proposal = For this there is nothing to suggest: the choice is yours.
refused-no-table = There is no table “{ $table }”: check the address.
refused-no-moment = This game can be seen after { $first } to { $last } moves only.
refused-no-record = This game began under other rules: there is no record of it as a whole.
refused-record-later = The record of this game can be read when the game is over: it names what others hide.
refused-nobody = At least one seat must be taken.
refused-document = House rules can be “none” or “own”, the ones this server was started with.
refused-seed = A seed is a whole number of up to 60 digits: leave it empty to have one drawn.
refused-no-file = No file was chosen: choose a record (.ludo) first.
refused-input = This can’t be done: { $text }.
refused-record = This file can’t be used as a record: { $text }.
refused-store = The database can’t be used at the moment: nothing was changed; try again, or see the server’s log.
refused-no-page = There is no such page.
refused-no-card = There is no such card.
refused-wrong-method = This address can’t be used like that.
refused-too-big = This is too big: a record has at most 1 MB.
refused-wrong-origin = This request came from another site and was not carried out.
refused-wrong-host = This server doesn’t answer to that name: use the address it printed when it started.
refused-request = The server can’t read this request.
refused-crash = Something went wrong on the server: what was played is stored; load the page again.

## Achievements
achievements = Achievements
achievements-title = Achievements of { $game }
achievements-lead = Earned in finished games on this device: each entry needs a victory, several may come from one game. Forked games don’t count.
achievements-none = No finished game yet.
achievements-count = { $earned } of { $all } · { $won ->
    [one] 1 victory
   *[other] { $won } victories
} in { $played ->
    [one] 1 game
   *[other] { $played } games
}
achievements-has = Earned:
achievements-where = see the game
