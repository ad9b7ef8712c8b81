## Seats and start
name-you = You
name-person = Player { $number }
name-bot = Bot { $number } ({ $level })
error-seat = ‘{ $code }’ is no seat; a seat is me, person or bot1 to bot5, with a name after a colon if you like.
error-level = ‘{ $code }’ is no bot; bots have levels { $least } to { $most }.
error-seats = { $given } seats are given, but these options need { $needed }.
error-terminal = The terminal table needs a terminal; here the input or output is a file or a pipe.
error-small = This terminal has { $width } columns and { $height } lines; the table needs at least { $across } and { $down }. Make the window larger or the type smaller.
error-saved = The saved game { $path } can’t be used: { $reason } It was kept as { $aside }, and a new game begins.
error-disk = This move was played but not saved: { $reason } Free some space or check the folder { $path }.
error-folder = Games can’t be saved in { $path }: { $reason } Check that the folder can be written to.
error-bot = { $name } could not think: { $reason } Press Enter to try again.
resume-title = A game is saved
resume-game = { $title }, turn { $turn }
resume-asked = You asked for { $title }: that begins a new game.
name-points = { $name }: { $points }
resume-keys = { $asked ->
    [yes] Enter new game · g go on with this one · q leave
   *[no] Enter go on · n new game · q leave
}
resume-kept = A new game keeps this one as { $path }.

## The table
turn = turn { $turn }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
task-bot = { $name } is thinking.
task-yours = { $name }: { $task }
hint = The key or ↑ ↓ choose, Enter takes it, Esc goes back; h explains the rest.
confirm = Enter: do it · Esc: back
entry = { $label }: type it · { $hint }
notation = For example: { $examples }
no-notation = ‘{ $text }’ is no move here. Examples: { $examples }
why-title = Why not? Point at what you miss · Esc back
why-nothing = Nothing on this table is refused now.
log-title = Log
turn-rule = Turn { $turn }
news-none = Nothing has happened yet.
cards-title = In full
cards-none = The picture already says all there is on the cards.
undo-done = Taken back.
undo-nothing = There is nothing to take back.
undo-other = The last action was not yours: it can’t be taken back.
undo-revealed = Something was drawn or revealed: this can’t be taken back.
foot = u undo  : type a move  w why not{ $hints ->
    [yes] {"  r hint"}
   *[no] {""}
}  l log  s score  h help  q quit
advice-thinking = A bot is thinking about it…
advice-lead = { $small ->
    [yes] At a glance the bot would: { $move } ({ $notation }).
   *[no] The bot would: { $move } ({ $notation }).
}
advice-gain = Your chance to win then: about { $chance }, { $gain ->
    [one] { $gain } percentage point
   *[other] { $gain } percentage points
} more than with the next best.
advice-close = Your chance to win then: about { $chance }, hardly more than with the next best.
advice-only = There is nothing else to do.
advice-people = There are hints only where one person plays against bots, or alone.
advice-turn = There is nothing for you to decide now.
advice-stale = The table has changed meanwhile: press r again.
advice-none = The bot has no advice at the moment: press r again.
foot-over = s score  l log  u undo  t colours  h help  n new game  q quit

## Pages
page-keys = ↑ ↓ scroll · Esc close
sheet-title = Score sheet
sheet-total = Total
won = You win by { $points }.
won-tie = You win: equal points, and the tie-break is yours.
lost = You lose by { $points }.
lost-equal = You lose with equal points.
shared = You share the victory.
winner = { $name } wins with { $points } points.
winners = { $names } share the victory.
over-saved = The record is in { $path }
help-title = Help
help-keys =
    Digits and letters    choose what carries that key
    ↑ ↓ ← →               move to the next choice
    Enter                 take it; when all is chosen, do it
    Esc, Backspace        one step back
    colon                 type a move in notation, Enter plays it
    Tab, Shift+Tab        another page of the picture, where it has several
    v                     view: read the cards of the page in full
    w                     why not: point at anything that can’t be chosen
    u, Ctrl+Z             take back the last action, unless something was
                          drawn or somebody else has acted since
    r                     hint: what a bot would do here and how good that
                          is, in games of one person against bots
    l   s   h             log, score sheet, this page
    t                     night or day colours
    q                     quit; the game is saved after every move
    The mouse works too, where the terminal passes it on.

puzzle-seat = You are seat { $number }.
puzzle-keys = Type a move in notation or its number. ? lists them, b shows the board, h gives a hint, i 12 tells of card 12, a begins again, s shows the solution, q leaves.
puzzle-no-such = “{ $typed }” can’t be played now; ? lists what can.
puzzle-solution = The solution, and other lines:
puzzle-no-card = There is no card “{ $typed }”.
