## Every page
home = Ludosphere, home page
skip-to-content = Skip to the content
tools = Tools
language = Language
language-name = English
theme-toggle = Day or night
theme = Light
theme-auto = Like the system
theme-day = Day plate
theme-night = Night plate
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
further-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
play-game = Play { $game }
play-what = { $what } – options of { $game }
play-alone = alone
play-here = { $count } people on this screen
play-against = { $count ->
    [one] against bot { $levels }
   *[other] against bots { $levels }
}
with-people = With people
with-people-game = With people: { $game }
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
seat-open = Free: somebody may take it
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
log-or-chat = Log or chat
score-sheet = Score sheet
settings = Settings
card = Card
back-to-mine = Back to mine
moves-title = Moves
each-step = Ask before each step
each-step-lead = Otherwise a click does what it points at, what has only one outcome happens by itself, and undo takes it back. What shows something new is always asked first.
motion = Motion
motion-auto = Like the system
motion-less = Less motion
this-table = This table
share = Address, for watching
download-record = Download the record
replay = Replay
seed-later = shown when the game is over
seed-hash = SHA-256 of the seed
fork-of = from move { $n } of another table
fork-anew = What was still to be drawn was shuffled anew.
forked-from = Continued from move { $n } of another table
keys = Keyboard
settings-unsaved = This could not be kept: the server did not answer. Try again later.
key-arrows = Arrows
key-arrows-does = from place to place; in a replay, move by move
key-enter = Enter
key-enter-does = choose, then confirm
key-escape = Escape
key-escape-does = one step back
key-undo = Ctrl Z, Backspace
key-undo-does = undo
key-digits = 0 to 9
key-digits-does = what has this number; with Shift, 11 to 20
key-log = L
key-log-does = log
key-sheet = S
key-sheet-does = score sheet
key-propose = P
key-propose-does = suggest the rest
atlas = Atlas
atlas-title = Atlas of { $game }
atlas-name = Name
atlas-sort = Sort of card
atlas-all = All
atlas-find = Search
atlas-found = { $count ->
    [0] No card of { $all } is called that.
    [one] 1 card of { $all }
   *[other] { $count } cards of { $all }
  }
atlas-lead = Cards: { $count }.
your-turn-long = Your turn.
turn-of = { $name }’s turn
replaying = Replay
confirm-move = Confirm
undo = Undo
always = always
always-so = Always: { $what }
always-change = Always “{ $what }”: change
take-less = Take less
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
you-win = You win.
your-team = Your team
team-of = The team of { $names }
team-total = Together
your-team-wins = Your team wins.
your-team-wins-by = Your team wins by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
you-share-win = You share the victory with { $names }.
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

name-you = You
name-person = Player { $number }
name-open = free seat
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
refused-not-yours = You have no seat at this table; you are watching.
refused-too-many = Too many requests: wait a minute, then try again.
refused-token = There is no valid token: send `Authorization: Bearer …`.
refused-not-your-seat = That seat isn’t yours.
refused-one-of = A move has one of “action”, “path” and “text”.
refused-not-begun = The game begins when every seat is taken.
refused-broken = This table is closed: the rules failed here. Its record is kept.
refused-no-watching = Only the players of this table may see it.
refused-seat-taken = That seat is taken already.
refused-seated = You sit at this table already.
refused-begun = The game has begun: that seat can’t be given to somebody else.
refused-not-here = Nobody can leave that seat now.
refused-not-away = You are at this table.
refused-illegal = The rules don’t allow that now.
refused-unseen = Something new is shown on the way: choose what comes after it once you have seen it.
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
refused-damaged = What is stored of this table makes no sense any more, so it can’t be shown. All other tables are as they were.
refused-newer = This table follows newer rules than this server knows: it can be played again when the server has been updated.
refused-store = The database can’t be used at the moment: nothing was changed; try again, or see the server’s log.
refused-no-page = There is no such page.
refused-no-card = There is no such card.
refused-wrong-method = This address can’t be used like that.
refused-too-big = This is too big: a record has at most 1 MB, anything else 64 kB.
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

## Guides
guide = Guide
guide-title = Guide to { $game }
guide-of-game = How to play
guide-contents = Contents
guide-search = Search the guide
guide-search-do = Search
guide-found = { $count ->
    [0] Nothing found: try another word, or fewer of them.
    [one] 1 section has it.
   *[other] { $count } sections have it.
}
guide-link = Link to “{ $section }”
guide-link-short = Copy a link to this section
guide-copied = The link is copied.
guide-play = Play
guide-to-table = Back to the table
guide-rule = The rule
guide-rule-new = The rule, in a new tab
guide-values = Explained in words: the guide

## Without the network, and as a program of its own
offline = Offline: this is the table as it was last seen. What you choose leaves when it is back.
offline-kept = Offline. Waiting to be sent: { $move }
offline-sent = Offline. Your last move was on its way: whether it arrived shows when the table is back.
offline-ask = The table can’t be asked while you are offline.
offline-withdraw = Take it back
offline-title = You are offline
offline-lead = This page can’t be had now. Tables you opened lately are still here, as they were last seen.
offline-tables = Tables on this device
offline-again = Try again
update-there = A new version of Ludosphere is there.
update-load = Load it

## What is this?
what-is = What is this?
what-is-lead = Point at anything on the table, or go to it by key: it tells what it is. Nothing is played until you end this.
what-is-end = Back to playing
key-about = ?
key-about-does = What is this?
key-moment = M
key-moment-does = next key moment

## The board as text
text-board = Text board
text-board-do = The table as text instead of pictures
text-board-lead = Headings, lists, tables and buttons that say everything the pictures show: for screen readers, or if you would rather read.
outline = The table

## Sound
sound = Sound
sound-on = Sounds of the planet
sound-lead = A quiet air made for each game, and short signs: your turn, a move, the end. At once, and only while you look at the table.
volume = Volume

## People: who one is, accounts, profile, ratings
guest = Guest
nameless = Somebody without a name
name-gone = Player { $number } (deleted)
who-account = You are { $name }: your menu
who-guest = You are { $name }, a guest: your menu
who-nobody = You are a guest: your menu
who-is-account = Signed in as { $login }
who-is-guest = Playing as a guest, in this browser
your-name = Your name
profile = Profile
sign-in = Sign in
sign-up = Sign up
sign-out = Sign out
sign-up-lead = What you have as a guest stays yours: your tables, your name, your results.
sign-up-do = Create the account
sign-up-instead = No account yet? Sign up
sign-in-instead = You have an account? Sign in
login = Login
login-hint = 3 to 40 letters, digits, - _ or . — capitals don’t matter. Other players don’t see it.
name-hint = This is what others see.
password = Password
password-new = New password
password-hint = At least 10 characters; a few words in a row are fine.
password-change = Change the password
email = E-mail
email-optional = E-mail (optional)
email-hint = Only for a forgotten password and reminders you ask for. You get a link to confirm it.
email-none = No address is kept.
email-is-confirmed = This address is confirmed.
email-is-not-confirmed = This address isn’t confirmed yet: open the link in the mail, or save it again to get another mail.
email-no-mail = This server sends no mail at present.
email-confirm = Confirm the e-mail address
email-confirm-lead = Is { $email } your address?
email-confirm-do = Yes, it is mine
email-confirmed-now = { $email } is confirmed.
forgot = Password forgotten
forgot-title = Password forgotten
forgot-lead = You get a mail with a link, if the account has a confirmed address.
forgot-do = Mail me a link
forgot-done = If this account exists and has a confirmed address, a mail is on its way. Its link counts for an hour.
forgot-else = No confirmed address? Open your recovery link: it lets you choose a new password too.
forgot-no-mail = This server sends no mail. Open your recovery link: it lets you choose a new password.
reset-lead = For the account { $login }. All its browsers are signed out.
reset-do = Choose this password
take-over = Your tables as a guest
take-over-lead = { $count ->
    [one] You have played at 1 table in this browser before you signed in. Should it belong to your account?
   *[other] You have played at { $count } tables in this browser before you signed in. Should they belong to your account?
}
take-over-yes = Yes, take them along
take-over-no = No, leave them
recovery = Recovery link
recovery-lead = A secret link that makes any browser yours: to play on another device, or when cookies are gone.
recovery-have = You have one; a new one makes it useless.
recovery-make = New recovery link
recovery-new = Your recovery link
recovery-once = Keep this link in a safe place: it is shown this once.
recovery-care = Whoever opens it is you. If somebody else has seen it, make a new one. A new password or signing out all other browsers ends it.
recovery-kept = I have kept it
recover-title = Be { $name } in this browser?
recover-lead = This browser will be signed in, until you sign out.
recover-password = Choose a new password as well
recover-do = Yes, that’s me
recover-not = No
sign-out-here = Sign out here
sign-out-everywhere = Sign out all other browsers
sign-out-ends-link = Signing out all other browsers ends your recovery link too: make a new one afterwards.
sign-out-guest = Without an account or a recovery link you can’t come back to your tables.
guest-lead = You play as a guest: this browser knows you by a cookie. An account or a recovery link lets you come back from elsewhere.
preferences = Preferences
preferences-lead = For all browsers in which you are signed in. What you change elsewhere on a page counts for that browser only.
save-everywhere = Save for all browsers
private = Private
private-lead = Nobody sees your page, and you are in no table of ratings.
seen-by-others = What others see
passkeys = Passkeys
passkey-lead = With a passkey you sign in by fingerprint, face, PIN or security key, without a password.
passkey-localhost = Browsers allow no passkeys at an address made of numbers. Here they work:
passkey-https = Browsers allow passkeys only over https, at an address with a name.
passkey-in = Without a password
passkey-in-do = Sign in with a passkey
passkey-add = Add a passkey
passkey-name = Name of the passkey
passkey-example = My phone
passkey-rename = Rename
passkey-delete = Delete the passkey { $name }
passkey-since = added on { DATETIME($at, dateStyle: "medium") }
passkey-used = last used on { DATETIME($at, dateStyle: "medium") }
said-new = Your account is there. Make a recovery link too, for when you forget your password.
said-saved = Saved.
said-signed-out = All other browsers are signed out; recovery links made before count no more.
said-email-sent = Saved. If the address is new, a link to confirm it is on its way.
said-password-new = The password is changed; all other browsers are signed out, and recovery links made before count no more.
said-passkey-new = The passkey is there: next time it signs you in.
your-data = Your data
export-lead = Everything that is kept about you, with the records of your games.
export = Download my data
delete-me = Delete everything about me
delete-what = Your name, login, e-mail, passkeys, ratings, results, chat lines, invitations and notifications are deleted, at once and for good.
delete-tables = At tables your seat stays without a name. Where a game still runs, a bot plays on for the others.
delete-copies = Copies that others have downloaded or continued on a table of their own remain as they are.
delete-word = delete
delete-type = Type “{ $word }” to confirm
delete-do = Delete for good
delete-not = No, keep it
rating = Rating
ratings = Ratings
ratings-of-game = All ratings of this game
ratings-title = Ratings of { $game }
ratings-lead = From rated games, by people and bots. A rating begins at 1500; it rises with strength, and with certainty. ± tells how uncertain it still is.
ratings-modes = Ways to play
ratings-none = No rated game yet.
ratings-empty = Nobody has finished a rated game of this kind yet.
rated-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
provisional = provisional
that-is-you = that’s you
games-played = Games
results = Results
results-none = No finished game yet.
result-game = Game
result-place = Place
result-points = Points
place-of = { $place } of { $seats }
on-day = { DATETIME($at, dateStyle: "medium") }
earned-of = { $count } of { $of }
mail-confirm-subject = Confirm your address at Ludosphere
mail-confirm =
    Somebody, probably you, gave this address for the account { $login } at Ludosphere. To confirm it, open this link within three days:

    { $link }

    If it wasn’t you, do nothing.
mail-reset-subject = A new password for Ludosphere
mail-reset =
    Somebody, probably you, wants a new password for the account { $login } at Ludosphere. To choose it, open this link within an hour:

    { $link }

    If it wasn’t you, do nothing: your password stays as it is.
refused-sign-in = There is no account with this login and this password. Check both.
refused-login = A login has 3 to 40 letters without accents, digits, - _ or .: choose another.
refused-login-taken = This login is taken: choose another, or sign in.
refused-account-already = You have an account already: sign out first to create another.
refused-guest-gone = You are no longer this guest: meanwhile an account was made of them, or their browsers were signed out. Sign in, or try again as somebody new.
refused-signed-out = The connection has ended: since it was opened, all browsers were signed out, the password was changed, or the account was made or deleted. Load the page again.
refused-no-account = Guests have no password: sign up first.
refused-password-short = A password has at least { $least } characters: add some, for instance another word.
refused-password-long = A password has at most { $most } characters.
refused-password-login = The password must not be the login: choose another.
refused-password-common = This password is among the first that somebody would try: choose another.
refused-password-wrong = That is not your password: check it.
refused-email = This is no e-mail address: it looks like name@example.org.
refused-name = A name has at least one letter.
refused-too-often = Too many attempts: try again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
refused-recovery = This recovery link counts no more: since then a newer one was made, the password was changed, all browsers were signed out, or the account was created or deleted.
refused-mailed-link = This link counts no more: ask for a new one.
refused-no-player = There is no such player, or they keep their page to themselves.
refused-passkey = The passkey could not be used: try again, or sign in another way.
refused-passkey-late = That took too long: try again.
refused-passkey-unknown = No account here has this passkey any more.
refused-passkey-known = This passkey is there already.
refused-passkey-many = An account has at most { $most } passkeys: delete one first.
refused-typed = Type “{ $word }”, exactly that, if you want everything deleted.

## People: free seats, the lobby, invitations
together = Together
access = Free seats
access-link = whoever has the address
access-lobby = anybody: shown in the lobby
watch-who = Who may watch
watch-nobody = nobody
watch-public = anybody, what all players know
watch-all = anybody, everything: hidden things too
rated = Counts for ratings
rated-lead = For at least two people, each at their own screen, by the usual rules.
sit-down = Sit down
sit-here = Sit here
sit-on = Sit down on seat { $number }
sit-down-at = Sit down: { $game }, { $names }
get-up = Get up
seat-yours = your seat
seat-a-bot = a bot
bot-level-for = Level of the bot for seat { $number }
fill-seat = Put a bot on seat { $number }
free-seat = Free the seat of { $name }
room = Before the game
room-title = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
room-lead = The game begins by itself when every seat is taken.
room-waits = Waiting for people
room-closed = This table is closed
room-closed-lead = Whoever opened it has given it up before the game began.
room-owner = For you who opened the table
access-link-is = Whoever has the address can sit down.
access-lobby-is = Shown in the lobby: anybody can sit down.
access-link-do = Take it out of the lobby
access-lobby-do = Show it in the lobby
watch-all-warning = At this table, whoever watches sees everything, also what is hidden from the other players. By sitting down you agree to that.
chat-seats-do = Chat for players only
chat-all-do = Chat for everybody
close-table = Close the table
share-title = Bring somebody here
address = Address of this table
copy = Copy the address
copied = The address is copied.
share-do = Share
invite = Invite
invite-companions = People you have played with:
invite-login = By their login
invite-do = Invite
invited-done = Invited: they see it on their home page.
invited-so-far = Invited so far: { $names }
silent = The server did not answer. Try again.
game-begins = The game begins.
invitations = Invitations
invited-by = { $name } invites you
decline = No, thanks
waits-for-people = Seats free
name-guest = A guest
lobby = Lobby
lobby-lead = Tables where you can sit down now, and games to watch.
lobby-open = { $count ->
    [0] Open tables
    [one] One open table
   *[other] { $count } open tables
}
lobby-empty = No table is open at the moment. Open one, or let one be found.
lobby-running = Games to watch
lobby-filter = Games
all-games = All
open-own-table = Open a table of your own
to-your-table = To the table
watch = Watch
watch-table = Watch: { $game }, { $names }
seats-taken = { $taken } of { $all } seats taken
ratings-from = rating { $low }
ratings-range = ratings { $low } to { $high }
your-name-sit = What are you called? (to sit down)
find-people = Play with others
game = Game
quick = Quick match
quick-lead = You are brought together with people who look for the same. It counts for ratings.
quick-seats = How many people
quick-start = Find people
match-title = Looking for people
match-lead = Stay on this page: as soon as there are enough, you go to the table. After half a minute two are enough.
match-count = Waiting for the same game: { $count }
match-seats = { $count } people
match-found = Found: here is your table.
match-gone = You are no longer on the list. Look again?
match-bot = Play a bot meanwhile
cancel = Cancel

## People: during the game and after
rematch = Rematch
rematch-join = Join the rematch
rematch-offered = A rematch is offered.
leave-game = Leave the game
leave-nothing = If you leave, the game waits until you come back.
leave-bot = If you leave, a bot plays for you until you come back.
leave-lose = If you leave, you lose the game, and a bot plays on in your place.
leave-ends = If you leave, you lose, and the game ends.
leave-costs = The game is rated: you lose about { $points } rating points.
leave-costs-some = The game is rated: you lose rating points.
leave-rated = A rated game is called off if you leave before your first move, and you gain no rating points if you aren’t there at the end.
leave-do = Leave anyway
you-are-away-nothing = You are away: the others wait for you.
you-are-away-bot = You are away: a bot plays for you.
you-are-away-lose = You left and have lost this game: a bot plays on in your place.
return = Come back
view-as = Seen by
view-public = everybody
audience = Watching
audience-are = Watching: { $names }
audience-unnamed = Guests without a name: %

## Chat
chat = Chat
chat-write = Write a line
chat-send = Send
chat-none = Nobody has written anything yet.
chat-off = You have switched the chat off in the settings.
chat-all-alike = Everybody at the table reads what you write, your opponents too.
chat-more = About the line of { $name }
mute = Don’t read them any more
report = Report this line
chat-muted = You no longer read them. This can be changed in the settings.
chat-reported = Reported to whoever runs this server.
quiet = No chat
quiet-lead = You see no lines and nobody waits for yours.
muted-link = People you don’t read
muted-title = People you don’t read
muted-lead = You see none of their lines, at any table, and none of their invitations.
muted-nobody = Nobody.
unmute = Read again
unmute-name = Read { $name } again
refused-chat-empty = There is nothing in this line.
refused-chat-long = A line has at most { $n } characters: make two of it.
refused-chat-fast = You write very fast: wait a moment, then send it again.
refused-chat-busy = Much is being written from your connection: wait a moment, then send it again.
refused-chat-closed = Only the players of this table may write here.
refused-chat-quiet = You have switched the chat off: switch it on in the settings.
refused-chat-no-line = That line isn’t there any more.
refused-mute-self = You can’t mute yourself.

## What people are refused
refused-closed = This table was closed before its game began.
refused-begun-close = The game has begun: the table can’t be closed any more.
refused-begun-invite = Nobody can be invited any more: no seat is free here.
refused-not-over = A rematch can be offered when the game is over.
refused-no-seat = There is no such seat: load the page again.
refused-not-owner = Only who opened the table can do that.
refused-name-needed = Say first what you are called.
refused-no-level = Bots have levels from 1 to 5.
refused-no-access = That can’t be chosen for this table now.
refused-no-login = Nobody is called “{ $login }” here: check the spelling.
refused-no-companion = You haven’t played with them yet: invite them by their login, or send them the address.
refused-sits-here = They sit at this table already.
refused-many-invited = At most { $n } people can be invited to a table.
refused-no-looking = At this table nobody may look at what a seat sees.
refused-seed-drawn = Where others may sit down the seed is drawn, so that nobody knows what comes: leave it empty.
refused-not-rated = A game counts for ratings if at least two people play, each at their own screen, by the usual rules and with a drawn seed.
refused-no-game = There is no game “{ $game }”.
refused-no-speed = There is no time control “{ $speed }”: choose normal, slow or days.
refused-no-number = This game isn’t played by that many people ({ $seats }).

## time to think
pace = Clocks
pace-days = { $days } d { $hours } h
pace-left = You have { $time } left.
tempo = Time control
tempo-none = No time limit
tempo-name-none = Clock
tempo-name-fast = Fast
tempo-name-normal = Normal
tempo-name-slow = Slow
tempo-live = { $name }: { $minutes } min per player + { $seconds } s per turn; { $together } min when everyone chooses at once
tempo-live-tag = { $name }: { $minutes } min + { $seconds } s
tempo-days = { $days ->
    [one] Correspondence: 1 day per turn
   *[other] Correspondence: { $days } days per turn
}
absent = When someone runs out of time or leaves
absent-nothing = The others wait
absent-bot = A bot plays until they return
absent-lose = They lose
zero-nothing-clock = If someone runs out of time, the others wait
zero-bot-clock = If someone runs out of time or leaves, a bot plays until they return
zero-lose-clock = Whoever runs out of time or leaves loses, and a bot plays on
zero-ends-clock = Whoever runs out of time or leaves loses, and the game ends
zero-nothing-leave = If someone leaves, the others wait
zero-bot-leave = If someone leaves, a bot plays until they return
zero-lose-leave = Whoever leaves loses, and a bot plays on
zero-ends-leave = Whoever leaves loses, and the game ends
zero-tag-nothing = at zero: others wait
zero-tag-bot = at zero: bot plays
zero-tag-lose = at zero: lost
rated-is = Rated: everybody’s rating changes with the result
rated-tag = rated
casual-is = Unrated: nobody’s rating changes
casual-tag = unrated
chat-all-is = Chat: players and spectators write
chat-seats-is = Chat: only players write
chat-all-tag = chat: everyone
chat-seats-tag = chat: players
watch-nobody-is = No spectators
watch-public-is = Spectators see what all players know
watch-all-is = Spectators see everything
watch-nobody-tag = no spectators
watch-public-tag = spectators
watch-all-tag = spectators see everything
variant-is = { $option }: { $value }
variant-some = { $count } of { $all }
confirm-turn-tag = turns are confirmed
hide-scores-tag = points hidden until the end
pace-together = everyone at once
pace-hours = { $hours } h { $minutes } min
pace-minutes = { $minutes } min
pace-over = time over – waiting
pace-then-bot = at zero a bot plays
pace-then-lose = at zero the game is lost
away-left-nothing = has left – the others wait
away-left-bot = has left – a bot plays
away-left-lose = has left and lost – a bot plays on
away-late-nothing = time over – the others wait
away-late-bot = out of time – a bot plays
away-late-lose = out of time and lost – a bot plays on
on-holiday = on holiday until { DATETIME($at, dateStyle: "medium") }

## who was away, and what came of it
called-off-long = Called off.
absence-late = { $name } ran out of time.
absence-late-you = You ran out of time.
absence-left = { $name } left.
absence-left-you = You left.
absence-gone = { $name } left for good.
absence-gone-you = You left for good.
absence-back = { $name } is back.
absence-back-you = You are back.
absence-bot = A level { $level } bot plays in their place.
absence-bot-you = A level { $level } bot plays in your place.
absence-waits = The game waits.
absence-decides = That decides the game.
absence-called-off = The game is called off.
never-played = { $count ->
    [one] { $names } never made a move: this game doesn’t count.
   *[other] { $names } made no move: this game doesn’t count.
}
never-played-you = You never made a move: this game doesn’t count.
nobody-wins-absent = Nobody wins.
lost-late = { $name } lost on time.
lost-late-you = You lost on time.
lost-left = { $name } left and lost.
lost-left-you = You left and lost.
lost-gone = { $name } left and lost.
lost-gone-you = You left and lost.
absence-played = A level { $level } bot played for { $name }: moves { $first } to { $last }.
absence-played-you = A level { $level } bot played for you: moves { $first } to { $last }.
called-off = Called off
result-late = out of time
result-left = left
result-gone = left

## being away, being told
turn-left = { $left } left
turn-one = Your turn: { $game }
turn-last = { $left } left: it’s your turn at { $game }
turn-several = It’s your turn at { $count } tables
turn-with = with { $names }
turn-since = Since your last move:
mail-turn-stop =
    You get this because you asked to be told when it’s your turn. To get no more of it, open this link:

    { $link }
vacation = Vacation
vacation-lead = While you are away you can’t be late in games by days, and after it you have a full turn; the others see until when. Games at one sitting go on as always. There are { $days } days for each year; the first and the last one count.
vacation-left = { $days ->
    [0] None are left this year.
    [one] One is left this year.
   *[other] { $days } are left this year.
}
vacation-start = I’m away until
vacation-change = Another day
vacation-until = You are away until { DATETIME($at, dateStyle: "long") }.
vacation-end = I’m back
said-away = Have a good time! The others see when you will be back.
said-back = Welcome back.
refused-vacation-day = Choose the last day of your vacation: today or later, two months ahead at most.
refused-vacation-long = That is too long: of { $days } days a year you have { $left } left.
remind = Tell me when it’s my turn
remind-lead = In games by days: two minutes after your turn has begun, unless you are at the table, and once more when a quarter of your time is left. At most one message in ten minutes.
remind-push = In this browser
push-none = Not on this server: its address (LUDOSPHERE_PUBLIC_URL) isn’t set.
push-unable = This browser can’t be told anything. On an iPhone or iPad, first add Ludosphere to the home screen.
push-blocked = Your browser blocks messages from this site: allow them in its settings.
push-on = This browser tells you, even when no page is open.
push-off = This browser tells you nothing.
push-start = Tell me here
push-stop = Tell me nothing here
push-browsers = { $count ->
    [one] One browser tells you.
   *[other] { $count } browsers tell you.
}
push-stop-all = Nothing in any browser
refused-push = This browser can’t be told anything: try again later.
refused-push-none = This server sends no messages to browsers.
remind-mail = By mail
remind-no-mail = Not on this server: it sends no mail.
remind-no-account = Only with an account that has a confirmed e-mail address.
remind-no-address = Confirm your e-mail address first.
remind-mail-on = Mails go to { $email }.
remind-mail-off = No mails go to { $email }.
remind-mail-start = Mail me
remind-mail-stop = No more mails
unsubscribe = No more mails about turns
unsubscribe-lead = Shall no more mails tell you that it’s your turn?
unsubscribe-do = No more mails
unsubscribe-done = No more mails are sent. You can switch them on again on your page.

## learning a game step by step
learn = Learn
learn-in-minutes = Learn in ten minutes
learn-title = Learn { $game }
learn-lead = { $count } small positions, each with one thing to do. Every one takes less than a minute; you may skip any of them and come back whenever you like.
learn-begin = Begin
learn-go-on = Go on
learn-count = { $done } of { $count } done.
learn-all-done = You have done all of them.
lesson-number = Lesson { $number } of { $count }
lesson-is-done = done
lesson-hint = Hint
lesson-reset = Begin again
lesson-skip = Skip
lesson-next = Next
lesson-all = All lessons
lesson-first-game = Play your first game
lesson-done = Done.
lesson-guess = Your guess:
lesson-guess-first = Guess first, then play.
lesson-guessed-right = { $n } is right.
lesson-guessed-wrong = It isn’t { $n }. Count once more, or ask for the hint.
refused-lessons-full = Too many people are learning at this moment; try again in a little while.
refused-lessons-here = { $n } lessons and puzzles are open from your connection: close one of them, then load this page again.
puzzles = Puzzles
puzzles-lead = Positions from games between bots in which one way to play is clearly the best. Each was checked: counted out, or measured in hundreds of games by two different judges.
puzzles-today = Today, { $day }
puzzles-solved = { $done } of { $count } solved
puzzle-grade = { $grade ->
    [1] Grade 1: easy
    [2] Grade 2: rather easy
    [3] Grade 3: medium
    [4] Grade 4: hard
   *[5] Grade 5: very hard
  }
puzzle-of-day = Puzzle of { $day }
puzzle-number = Puzzle { $number } of { $count }
puzzle-is-solved = solved
puzzle-show = Solution
puzzle-step = Show the next step
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-lines = The best line and others
puzzle-over = This try is over: try again, or look at the solution.
puzzle-share = Copy my result
puzzle-share-text = Ludosphere, { $game }, puzzle no. { $number } ({ $day }):
puzzle-opponent = Opponent
puzzle-daily = Puzzle of the day
refused-puzzle-no-step = The solution has no further step.

## The first steps of a first game
introduce = Your first game of { $game }
introduce-wins-title = What wins
introduce-mine-title = What is yours
introduce-first-title = Your first choice
introduce-second-title = Your second choice
introduce-end-title = You know enough to begin
introduce-end = From here on you decide. What you can choose is outlined on the board, and most choices can be undone. The arrow with the question mark explains whatever you point at.
introduce-end-hints = From here on you decide. What you can choose is outlined on the board, and most choices can be undone. “Hint” shows what a bot would do and why; the arrow with the question mark explains whatever you point at.
introduce-skip = Skip the introduction
introduce-done = Play
introduce-do = Introduce each game
introduce-lead = The first time you play a game, its first steps are explained.
newcomer-settings = Would you like sounds, animations or a question before each step?
next-time = Where the most was left to gain: { $what }, { $own } for you and { $best } for the best.

## Analysis and hints
analysis = Analysis
analyse = Analyse this game
analysis-title = Analysis: { $game }
analysis-script = The analysis needs JavaScript.
analysis-progress = Progress of the analysis
analysis-counting = The bot has judged { $done } of { $total } moments.
analysis-queued = The bot begins…
analysis-lost = The line to the server broke off. What was found is kept.
analysis-again = Go on
analysis-curve = Chance to win
analysis-end = At the end
analysis-keys = Moments that decided it
analysis-none = No move was clearly worse than the best one found, and nothing swung the chances.
swing-reveal = Drawn or revealed
swing-others = The others’ turn
swing-move = A move
swing-chance = { $before } → { $after }
swing-moves = { " " }· moves { $first } to { $last }
analysis-counts = Decisions by player
analysis-player = Player
analysis-decisions = Judged
grades-inaccuracy = Inaccuracies
grades-mistake = Mistakes
grades-blunder = Blunders
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
analysis-played-it = Played: { $move }
analysis-fine = Played: { $move }. The bot found nothing clearly better.
analysis-try = Try it yourself
analysis-show = Show the better move
analysis-found = You found it: { $move }
analysis-same = You tried what was played: { $move }
analysis-weighed = You tried: { $move }. At the bot’s first look it is about { $chance } percentage points worse.
analysis-close = You tried: { $move }. At the bot’s first look it is just as good.
analysis-unweighed = You tried: { $move }. It isn’t among the moves the bot thought best.
analysis-cost = { $chance } chance, { $points } points
analysis-how = How this is measured
analysis-how-curve = The curve looks back: now that the game is over everything is known, so the bot plays on many times from the true position, with fresh luck, and counts how it stands then.
analysis-how-fair = Moves are judged fairly: by what the player could know. The bot sees only worlds the player could not tell from the true one. A move that turned out badly by chance is no mistake.
analysis-how-cost = The cost of a move is the chance to win that the best move found has more, in percentage points, and the points. Both moves are followed through the same worlds with the same luck. A difference counts only when it is clear beside how much it varies from world to world.
analysis-how-from = from { $points } percentage points
analysis-how-bot = Small decisions that rules of thumb settle aren’t judged. And it is one bot’s opinion: a strong player may see further.
advice = What the bot says
advice-unjudged = The bot has not judged this moment.
advice-better = Better: { $move }
analysis-after = Next key moment
hint-ask = What would the bot do?
hint-short = Hint
hint-lead = The bot would: { $move }
hint-thinking = The bot is thinking…
hint-failed = The table did not answer: try again.
hint-chance = Your chance to win then: about { $chance }.
hint-gain = { $gain } percentage points more than with the next best: { $other }
hint-close = The next best choice is about as good.
hint-only = There is nothing else to do.
hint-small = It is a small decision; the bot has only glanced at it.
hint-marked = This game is marked “with hints” and counts for no rating.
with-hints = with hints
with-hints-long = In this game somebody was given hints: it counts for no rating.
key-hint = H
key-hint-does = hint: what would the bot do?
refused-analysis-later = A game can be analysed when it is over.
refused-analysis-origin = People still play the game this one was forked from: it can be analysed when that is over.
refused-analysis-none = This game can’t be analysed: it is too long, or it isn’t over.
refused-analysis-stopped = The analysis can’t go on at the moment: try again in a while.
refused-hint-people = There are hints only where one person plays against bots, in games that count for no rating.
refused-hint-waits = The bot is thinking already.
refused-hint-none = The bot has no advice at the moment: try again.

# --- what is wrong with an input, within a sentence ---
fault-in-english = { $text }
fault-game = there is no game “{ $name }”; there are { $names }
fault-notation = “{ $text }” is no legal action of seat { $seat_number } in turn { $turn }
fault-nothing-to-type = there is nothing to type now
fault-record-long = it has { $n } characters, at most { $most } are read
fault-record-many = it has { $n } moves, at most { $most } are read
fault-record-no-text = line { $line }: it is not a text in UTF-8
fault-record-line = line { $line }: { $reason }
fault-record-header = line { $line }: a header looks like [Name "value"] and precedes the moves
fault-record-twice = line { $line }: the header { $name } is there twice
fault-record-comment = line { $line }: a comment stands in braces, both on the same line
fault-record-seat = line { $line }: a line of moves begins with a seat’s number, not “{ $text }”
fault-record-early = line { $line }: a comment follows the action it is about
fault-record-missing = the header { $name } is missing
fault-record-unusable = the header { $name } can’t be used: { $reason }
fault-record-damaged = the header { $name } is damaged: “{ $value }”
fault-record-seal = the header Seed is not the seed that SeedHash promised
fault-record-rules = it follows version { $version } of the rules; this server plays version { $known } and can’t replay it
fault-record-sealed = its seed is sealed until the game ends; it can’t be replayed yet
fault-record-start = the header Start is damaged
fault-record-start-options = the header Start holds a position of a game with other options than Options
fault-record-move = move { $move } can’t be played: { $reason }
fault-record-result = the header Result says something else than the moves
fault-record-nonsense = its moves make no sense
fault-option-twice = the option “{ $option }” is there twice
fault-option-damaged = a value is damaged: its % signs don’t make a text in UTF-8
fault-option-value = the option “{ $option }” is one of { $values }, not { $value }
fault-option-list = the option “{ $option }” is a list of names, not { $value }
fault-option-name = the option “{ $option }” has no { $value }; it knows { $values }
fault-option-repeats = the option “{ $option }” names { $value } twice
fault-option-few = the option “{ $option }” needs at least { $least ->
        [one] one name
       *[other] { $least } names
    }, not { $n }
fault-option-text = the option “{ $option }” is a text, not { $value }
fault-option-unknown = there is no option { $option }; the options are { $values }
fault-option-seat = the option “{ $option }” is a seat up to { $seats }, not { $value }
fault-bioviva-tiers = the options “tier1”, “tier2” and “tier3” must not fall: a better line earns no less
fault-bioviva-deck = there is no deck “{ $deck }” here; there are { $decks }
fault-earth-solo = alone against Gaia the mode is standard or advanced, not beginner
fault-earth-teams = teams are 2 against 2: they need 4 seats
fault-earth-teams-abundance = teams and Abundance don’t go together: no rules tell how
fault-earth-six = six can play with Abundance only; without it there are 5 seats at most
fault-house = { $where }: { $reason }
fault-house-also = { $one }; { $other }
fault-house-here = House rules
fault-house-within = { $outer }, { $inner }
fault-house-entry-hexes = hex { $id }
fault-house-entry-types = building type { $id }
fault-house-entry-tiles = tile { $id }
fault-house-entry-tracks = track { $id }
fault-house-entry-cards = card { $id }
fault-house-entry-parameters = parameter { $id }
fault-house-entry-dice = die { $id }
fault-house-entry-powers = power { $id }
fault-house-entry-components = component { $id }
fault-house-site = site { $slot }
fault-house-rules = house rules
fault-house-value = the value
fault-house-value-for = the value for { $which }
fault-house-limit = the limit for die { $die }
fault-house-cost = the cost of { $dam }
fault-house-each = each of { $name }
fault-house-part = { $part } of { $name }
fault-house-quoted = “{ $text }”
fault-house-nothing = nothing
fault-house-either = { $first } or { $last }
fault-house-range = { $least } to { $most }
fault-house-pieces = { $one } and 1 { $other }
fault-house-unreadable = it can’t be read ({ $problem })
fault-house-no-utf8 = it is no UTF-8 text
fault-house-long-file = it is far too long for house rules
fault-house-ending = house rules are a file whose name ends with .toml or .json
fault-house-no-text = they are a text, not { $value }
fault-house-long-text = the text is far too long
fault-house-deep = it is nested too deeply
fault-house-no-json = it is no valid JSON ({ $problem })
fault-house-no-toml = it is no valid TOML ({ $problem })
fault-house-name-twice = the name { $name } stands twice in one object
fault-house-no-number = { $name } is no number
fault-house-former = rules, the version of former rules to play, can only be { $known }, not { $value }
fault-house-no-list = there is no list { $names }; the lists are { $known }
fault-house-no-list-several = there are no lists { $names }; the lists are { $known }
fault-house-table-each = each of { $name } is a table of names and values, not { $value }
fault-house-provenance = the provenance of an entry of { $name } is owner, not { $value }
fault-house-no-id = an entry of { $name } has no { $field }
fault-house-id = the { $field } of an entry of { $name } is a word, not { $value }
fault-house-no-entry = there is no { $names } to replace
fault-house-no-entry-several = there are no such entries to replace: { $names }
fault-house-no-such-entry = there is no such entry to replace
fault-house-shipped = the program plays only the shipped { $part }, not { $value }
fault-house-plays = the program plays only { $known }, so it can’t be { $value }
fault-house-entry-table = an entry is a table of names and values, not { $value }
fault-house-missing = { $name } is missing
fault-house-no-field = there is no field { $names }
fault-house-no-field-several = there are no fields { $names }
fault-house-no-field-of = there is no field { $names }; its fields are { $known }
fault-house-no-field-of-several = there are no fields { $names }; its fields are { $known }
fault-house-whole = { $name } is a whole number from { $least } to { $most }, not { $value }
fault-house-flag = { $name } is true or false, not { $value }
fault-house-word = { $name } is { $known }, not { $value }
fault-house-list = { $name } is a list of { $length }, not { $value }
fault-house-twice = { $name } lists { $value } twice
fault-house-table = { $name } is a table of names and values, not { $value }
fault-house-counts = { $name } counts { $known }, not { $value }
fault-house-needs = { $name } needs at least { $least } of { $known }
fault-house-only = { $name } can only be { $known }, not { $value }
fault-house-die-or-number = the value is “die” or a whole number from 1 to 6, not { $value }
fault-house-turns = the value gives a number of turns for each of 1, 2, 3 and 4 players
fault-house-dams = the value gives the cost of each of iron, vibrium and alloy
fault-house-dam = { $name } needs at least 1 { $pieces }
fault-house-one-of = the value has the fields one_of and amount
fault-house-ends-shared = the value ends with shared
fault-house-bands = the value gives the VP of each of bronze, silver and gold
fault-house-rising = bronze is less than silver, and silver less than gold
fault-house-strikes = two cataclysms have the die { $colour } { $value }
fault-house-lava-side = lava lists the side { $side } twice
fault-house-lava-die = the lava has the die { $colour } { $value } twice
fault-house-mountain = has_mountain is { $value }, but the edges say otherwise
fault-house-die-useless = it has a production_die, but its type produces nothing
fault-house-move-none = the move of { $resource } is 0
fault-house-move-twice = it moves { $resource } twice
fault-house-copies = copies is { $value }, but there are { $tiles } tiles of it
fault-house-spaceports = there are fewer than 4, one for each player
fault-house-start = four players can’t have { $n } { $resource } each at the start
fault-house-depletion = it is empty, but depletion_per_turn isn’t 0
fault-house-site-dice = with the value site every site with a resource has a production_die; site { $slot } of hex { $hex } has none
fault-house-prices = the lowest price of { $track }, { $least }, isn’t less than the highest, { $most }
fault-house-price = the { $field } price of { $track }, { $value }, isn’t from { $least } to { $most }
fault-house-faces = { $faces } faces are for { $players } players, not 1
fault-house-face = landing_face names another face for { $players } players
fault-house-face-sites = the face for { $players } players has too few sites
