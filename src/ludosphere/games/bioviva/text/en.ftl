## Why a word is refused before it is said (rulings 39 to 45, 68)
word-empty = Type a word.
word-several = One word only: no blanks.
word-number = Figures are no word. Write the number in letters.
word-symbols = A word is made of letters; only a hyphen and an apostrophe may stand inside.
word-alphabet = Write the word in the Latin alphabet.
word-long = No word is as long as that: at most { $most } letters.
word-function = “{ $typed }” is a function word (article, pronoun, auxiliary, preposition, conjunction or the like). Choose another one; this one costs nothing.
word-adverb = At this table words of grammar such as “{ $typed }” are not allowed. Choose another one; this one costs nothing.
word-said = A word of the same family as “{ $typed }” was said already on this card. Choose another one; this one costs nothing.

## Checking a deck
deck-length = { $words } words; { $least } to { $most } are asked for.
deck-sentences = { $sentences } sentences; { $least } to { $most } are asked for.
deck-characters = a double blank, a line break or a character that no commentary needs.
deck-dead = “{ $word }” can’t score: the title or a label has “{ $because }”. Use another word, or list it in `unavoidable`.
deck-both = function words or content words? { $words }. Here they count as function words; list in `content` those that are content words.
deck-unknown = in no dictionary: { $words }. A slip?
deck-figures = figures can’t be guessed; write numbers that matter in letters.
deck-families = { $families } families can score; { $least } are needed.
deck-names = { $names } proper nouns and numbers among the scoring families, at most { $most }: { $list }.
deck-seen = { $seen } families can be guessed from the picture, going by its tags or its description; { $least } are asked for.
deck-phrase = the description of the picture, which is read before the commentary, repeats “{ $phrase }” from it; at most { $most } words in a row may be the same.
deck-lemma-missing = `lemmas` lists “{ $word }”, which the text does not have.
deck-content-missing = `content` lists “{ $word }”, which the text does not have.
deck-unavoidable-missing = `unavoidable` lists “{ $word }”, which is no dead word of this text.
deck-no-file = this file is missing.
deck-no-json = this is no JSON: { $problem }.
deck-no-deck = this describes no deck; it needs `id`, `names` and `characteristics`.
deck-id = the id is made of a to z, 0 to 9 and _, begins with a letter and has at most 40 characters.
deck-no-name = the deck has no name in this language.
deck-five = { $count } characteristics; a deck has { $wanted }.
deck-characteristic = a characteristic needs an `id` and a `kind` that is “zone” or “theme”.
deck-characteristic-twice = there are two characteristics with this id.
deck-no-label = the characteristic has no label in this language.
deck-no-kind = no characteristic is a { $kind }.
deck-no-memo = what it covers (`memo`) is missing in this language.
deck-no-member = `forms` are given for a word that no family has.
deck-no-cards = there is no file cards-*.json.
deck-no-list = the cards must be a list named `cards`.
deck-no-card = something in the list is no card.
deck-few-cards = { $count } cards; a deck needs { $least }.
deck-field = no card has a field `{ $field }`.
deck-no-text = the text `{ $field }` is missing.
deck-no-words = `{ $field }` must hold a list of words by language.
deck-no-lemmas = `lemmas` must hold, by language, forms and what each is a form of, in small letters.
deck-number = `no` must be a whole number from 1 to { $most }.
deck-number-twice = { $card } has the number { $no } too.
deck-characteristics = it needs two different characteristics that the deck has.
deck-zone-first = the first of its characteristics must be a zone.
deck-strict = `strict_second` must be a theme of the deck.
deck-no-families = the file must hold `families`: by name, a list of words.
deck-no-groups = `{ $field }` must hold, by family, a list of lists of words.
deck-no-family = `{ $field }` names a family that the table doesn’t have.
deck-altered = altered roots must be members of their family, and not all of them.
deck-member-twice = a word stands twice in this family.
deck-member = “{ $word }” is not written as words are compared: small letters, composed accents, oe for œ, a straight apostrophe.
deck-member-function = “{ $word }” is a function word; nobody may say it.
deck-no-scene = the picture of this card is missing.
deck-same-scene = the same picture as { $card }.
deck-scene-name = no card has a picture with this name; pictures are scenes/01.svg, scenes/02.svg and so on.
deck-scene-size = { $size } bytes; at most { $most }.
deck-scene-markup = comments, document types and processing instructions don’t belong into a picture.
deck-no-xml = this is no XML: { $problem }.
deck-scene-frame = the picture must be an SVG with the viewBox 0 0 480 320.
deck-scene-element = no <{ $name }> in a picture: only shapes, groups, clips, masks, patterns and gradients.
deck-scene-text = there is text in <{ $name }>.
deck-scene-attribute = the attribute { $name } doesn’t belong into a picture.
deck-scene-outside = { $name } refers to something outside the picture.
deck-scene-reference = nothing in the picture has the id “{ $name }”.
deck-scene-id = the id “{ $name }” must be neutral, of at most 16 letters and digits: it may tell nothing of the title.
deck-scene-id-twice = the id “{ $name }” is there twice.
deck-other-file = this file is no part of a deck and is not read.
deck-twice = the card is already in { $file }.
deck-same-text = the same commentary as { $card }.
deck-fine = { $cards ->
    [one] One card, no fault.
   *[other] { $cards } cards, no fault.
}
deck-faults = { $cards ->
    [one] One card
   *[other] { $cards } cards
}, { $faults ->
    [one] one fault.
   *[other] { $faults } faults.
}
deck-notes = { $notes ->
    [one] One note.
   *[other] { $notes } notes.
}

## Names: places, stars, players
quoted = “{ $word }”
player = player { $n }
players = players { $list }
some-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
card = card { $slot }
cards = cards { $slots }
card-at = card { $slot } ({ $where })
card-centre = card { $slot } (centre, beside { $beside })
where-0 = top
where-1 = top right
where-2 = right
where-3 = bottom right
where-4 = bottom
where-5 = bottom left
where-6 = left
where-7 = top left
cell-0 = top left
cell-1 = top
cell-2 = top right
cell-3 = left
cell-4 = centre
cell-5 = right
cell-6 = bottom left
cell-7 = bottom
cell-8 = bottom right
aim-axis = at the axis
aim-N = towards the top
aim-NE = towards the top right
aim-E = towards the right
aim-SE = towards the bottom right
aim-S = towards the bottom
aim-SW = towards the bottom left
aim-W = towards the left
aim-NW = towards the top left
figure-big_dipper = the Big Dipper
figure-little_dipper = the Little Dipper
figure-orion = Orion
figure-corona_borealis = the Northern Crown
figure-cygnus = the Northern Cross
figure-bootes = the Herdsman
figure-pegasus = Pegasus
figure-southern_cross = the Southern Cross
rewards = a characteristic common to all four is worth { $shared }; with two or three identical cards { $identical }; with four { $all }
given-up = given up
no-star-dead = in the title or on a label of the card
no-star-absent = not in the text
no-star-used = its family has earned a star already
no-star-unknown = in no dictionary
no-star-passed = given up

## Names: phases and steps
phase-figures = constellations
phase-first_spin = first spin
phase-act = actions
phase-decide = reveal or not
phase-reveal = reveal
phase-result = end of the reveal
phase-spin = second spin
phase-aim = aiming
phase-drop = rain of stars
phase-guess = words
phase-appeal = appeals
phase-vote = vote
phase-over = Game over
step-figures = Constellations
step-first-spin = First spin
step-round-1 = Round 1
step-round-2 = Round 2
step-action = Action { $n }
step-reveal = Reveal
step-spin = Second spin
step-aim = Aim
step-rain = Rain of stars
step-words = Words
step-card = Card { $n } of { $of }
step-appeal = Appeals

## Sentences: actions
do-figure = Take { $figure }
do-look = Look at the back of { $card }
do-done = Look at no more cards
do-swap = Swap { $cards }
do-pivot = Pivot the centre onto the line { $line }
do-turn = Turn over { $card }
do-reveal = Reveal the line, { $card } first
do-keep = End the turn without a reveal
do-on-won = Set the four cards aside
do-on-failed = Turn the revealed cards back and shuffle them
do-aim = Aim 3 mm { $where }
do-aim-axis = Aim at the axis
do-spin = Spin the top
do-say = Say { $word }
do-pass = Give up a word
do-appeal = Appeal: { $word } is of the family of { $text }
do-rest = Make no appeal
do-vote-yes = Yes, one family
do-vote-no = No, not one family
do-vote-abstain = Abstain

## Sentences: names of refs
ref-unknown = what isn’t there
ref-look = look at its back
ref-line = the centre on the line { $line }
ref-guess = the word { $word }
ref-given-up = a word that was given up
ref-text = { $word } in the text

## Typing a word
entry-label = { $n ->
    [one] Your word
   *[other] Your word, { $n } to go
}
entry-hint = { $lang ->
    [fr] One word, in French.
   *[en] One word, in English.
}

## Tasks
task-over = The game is over.
task-wait-spin = The top is still spinning for { $who }.
task-wait-figures = Wait: { $who } chooses a constellation.
task-wait-act = Wait: { $who } has two actions, then may reveal the line.
task-wait-decide = Wait: { $who } decides whether to reveal the line.
task-wait-reveal = Watch: { $who } turns over the cards of the line, one by one.
task-wait-result = { $result } It is for { $who } to go on.
task-wait-aim = Wait until { $who } aimed, in secret.
task-wait-drop = Wait: { $who } spins the top, and everybody’s stars fall.
task-wait-guess = { $owed ->
    [none] You have no star on this card: wait for the words of { $who }.
    [said] You have said your words: wait for those of { $who }.
   *[owes] It is for { $who } to say a word; think of yours.
}
task-wait-appeal = The text has been read. Appeals are still open to { $who }.
task-wait-vote = Wait for the vote of { $who }.
task-figures = Choose your constellation: it has seven places for your stars.
task-first-spin = { $clock ->
    [on] { $n ->
        [0] The top is about to stop: look no more.
       *[other] The top is spinning: look at the backs of as many cards as you can before it stops.
    }
   *[off] { $n ->
        [0] You have used your looks: say that you look no more.
        [one] The top is spinning: look at the back of one more card of the circle.
       *[other] The top is spinning: look at the backs of cards of the circle, { $n } looks left.
    }
}
task-first-spin-free = Look at the backs of as many cards of the circle as you like, then say that you look no more.
task-act = { $n ->
    [one] One more action: look at a back, swap two cards or pivot the centre. Now the line is { $line }.
   *[other] Your turn, two actions: look at a back, swap two cards or pivot the centre. The line is { $line }.
}
task-decide = Do the four cards of the line share a characteristic? Reveal them, { $a } or { $b } first, or end your turn.
task-reveal = Turn over the next card of the line. Common to all so far: { $common }.
task-result = { $result } Go on.
task-spin = { $n ->
    [0] You have used your looks: say that you look no more.
    [one] The top spins again: look at the back of one more card, if you like.
   *[other] The top spins again: look at the backs of up to { $n } of the ten cards, if you like.
}
task-aim = Where do you let your stars fall? Choose in secret: above the axis, or 3 mm beside it.
task-drop = { $n ->
    [one] Your constellation is the most complete: spin the top. One star will fall.
   *[other] Your constellation is the most complete: spin the top. { $n } stars will fall.
}
task-guess = { $n ->
    [one] Look at the picture and say a word you expect in its text: your last one on this card.
   *[other] Look at the picture and say a word you expect in its text: you have { $n } on this card.
}
task-guess-sealed = { $n ->
    [one] Write a word you expect in the text, your last one on this card. The others learn it at the reading.
   *[other] Write a word you expect in the text: you have { $n }. The others learn them at the reading.
}
ask-look = Look at the back of { $card }, or choose a second card to swap it with.
ask-swap = Swap { $card } with which card?
ask-appeal = { $word } is of the family of which word in the text?
task-appeal = Read the text. Is one of your words of the family of a word there? Then appeal, and the others vote.
task-vote = { $who } holds that { $word } is of the family of { $text } in the text. Do you agree?

## What a reveal was worth
result-failed = No characteristic is common to the { $n } cards: no star.
result-shared = all four share “{ $common }”, and no two are identical
result-identical = all four share “{ $common }”, and two or three are identical
result-all = all four are identical ({ $common })
result-won = { $why }: { $stars }.
result-full = { $why }: { $stars }, but only { $placed } could be placed, for want of more in hand.

## Previews
gives-scene = { $seen ->
    [yes] { $scene } · you have seen its back
   *[no] { $scene }
}
gives-look = { $seen ->
    [yes] { $scene } · you have seen its back · { $n ->
        [0] your last look
        [one] then one look left
       *[other] then { $n } looks left
    }
   *[no] { $scene } · { $n ->
        [0] your last look
        [one] then one look left
       *[other] then { $n } looks left
    }
}
gives-reveal = { $seen ->
    [yes] { $scene } · you have seen its back · { $rewards }
   *[no] { $scene } · { $rewards }
}
gives-swap = card { $comes } comes into the line, card { $goes } leaves it; { $known }
gives-same-line = the line keeps its four cards
gives-no-line = the line stays as it is
gives-known = { $n ->
    [0] you have seen none of its backs
    [one] you have seen one of its four backs
    [4] you have seen all its backs
   *[other] you have seen { $n } of its four backs
}
gives-second-spin = new cards come, and everybody may look at two backs
gives-round-2 = round 2 begins
gives-spin = who drops first: { $order }
gives-pass = your star for it will leave the game
gives-words = { $n ->
    [0] your last word on this card
    [one] then one more word
   *[other] then { $n } more words
}

## Why not
why-over = The game is over.
why-unknown = That can’t be chosen.
why-not-yours = It is the turn of { $who }.
why-looked-enough = You look no more in this spin. Wait for { $who }.
why-no-star-to-drop = You have no star in hand: you drop none.
why-aimed = You have aimed. Wait for { $who }.
why-no-star-here = You have no star on this card, so you say no word here.
why-all-said = You have said your words on this card.
why-speaks-first = Words go round to the right: it is for { $who } to say one.
why-no-appeal-left = You have no appeal left on this card. Wait for { $who }.
why-own-appeal = It is your own appeal: you are in favour already.
why-voted = You have voted. Wait for { $who }.
why-first-figures = First choose a constellation.
why-first-act = First do an action: look at a back, swap two cards or pivot the centre.
why-first-decide = First decide: reveal the line, or end your turn.
why-first-reveal = First turn over the next card of the line.
why-first-result = First put the revealed cards back or away.
why-first-spin = The top is spinning: look at backs, or say that you look no more.
why-first-aim = First choose where to aim.
why-first-drop = First spin the top.
why-first-guess = First say a word, or give one up.
why-first-appeal = First appeal, or make no appeal.
why-first-vote = First vote.
why-round-1-over = The circle belongs to round 1, which is over.
why-centre-later = The two centre cards come after this spin: nobody sees them yet.
why-same-card = A swap needs two different cards.
why-card-then = After a card choose another one to swap it with, or look at its back.
why-only-looks = While the top spins you only look at backs.
why-no-looks = You have used your looks for this spin.
why-looked = In this spin you have looked at { $card } already; the two cards must be different.
why-not-in-line = Only cards of the line can be revealed: { $line }. { $card } is beside it.
why-end-first = The first card revealed must be an end of the line: { $a } or { $b }.
why-turned = { $card } is turned over already.
why-line-current = The line is { $line } now: pivot to another one.
why-actions-done = Your two actions are done.
why-card-first = First choose the card.
why-no-spin = The top isn’t spinning now.
why-two-actions = { $n ->
    [one] A turn has exactly two actions: one more first.
   *[other] A turn has exactly two actions: do them first.
}
why-reveal-goes-on = A reveal goes on until a card has nothing in common with the others, or all four are turned.
why-nothing-revealed = No card is revealed now.
why-spin-later = The stars fall in round 2.
why-spun = The stars have fallen.
why-words-later = Words are said in round 2, when a card is open.
why-words-read = The words on this card are said.
why-no-reading = Appeals come after a reading, at tables that allow them.
why-figures-set = The constellations are chosen.
why-figure-taken = { $figure } is taken by { $who }.
why-no-aim = At this table nobody aims: all stars fall around the axis.
why-aim-later = You aim in round 2, before the stars fall.
why-aim-over = The stars have fallen.
why-spelled = Here it counts as { $word }: say it like that.
why-guess-first = First choose the word of yours, then the word of the text.
why-text-next = After your word choose the word of the text.
why-not-your-word = That is a word of { $who }: only its owner may appeal.
why-given-up = That word was given up.
why-scored = { $word } has earned a star.
why-appealed = There was an appeal for { $word } already.
why-dead-guess = { $word } is of a family of the title or of a label: no vote brings it to life.
why-text-function = { $word } in the text is a function word: it earns nothing.
why-text-dead = { $word } in the text is of the family of { $because } in the title or on a label: it earns nothing.
why-text-used = The family of { $word } in the text has earned a star already.
why-no-vote = There is no appeal to vote on.

## Log
log-figure = { $who ->
    [you] You take { $figure }.
   *[other] { $name } takes { $figure }.
}
log-looked = { $who ->
    [you] You look at the back of card { $slot }.
   *[other] { $name } looks at the back of card { $slot }.
}
log-done = { $who ->
    [you] You look no more.
   *[other] { $name } looks no more.
}
log-placed = The top has stopped. Two cards come to the centre.
log-swapped = { $who ->
    [you] You swap cards { $a } and { $b }.
   *[other] { $name } swaps cards { $a } and { $b }.
}
log-pivoted = { $who ->
    [you] You pivot the centre onto the line { $line }.
   *[other] { $name } pivots the centre onto the line { $line }.
}
log-kept = { $who ->
    [you] You end your turn without a reveal.
   *[other] { $name } ends the turn without a reveal.
}
log-turned = { $who ->
    [you] You turn over card { $slot }.
   *[other] { $name } turns over card { $slot }.
}
won-1 = all four cards have something in common
won-2 = all four cards have something in common, and two or three are identical
won-3 = all four cards are identical
log-failed = Nothing is common to the { $n } cards: no star.
log-won = { $who ->
    [you] { $stars ->
        [0] { $why }; but you have no star left.
        [one] { $why }: one star for you.
       *[other] { $why }: { $stars } stars for you.
    }
   *[other] { $stars ->
        [0] { $why }; but { $name } has no star left.
        [one] { $why }: one star for { $name }.
       *[other] { $why }: { $stars } stars for { $name }.
    }
}
log-shuffled = { $moved ->
    [0] The revealed cards are shuffled, and all come back to where they were.
   *[other] The revealed cards are shuffled: { $moves }.
}
log-refilled = The line is filled up from the pile.
log-spun = The top spins again: everybody may look at two backs.
log-round2 = Round 2 begins with nine cards, three by three.
log-aimed = { $who ->
    [you] You have aimed.
   *[other] { $name } has aimed.
}
log-rained = { $who ->
    [you] You spin the top: it rains stars.
   *[other] { $name } spins the top: it rains stars.
}
log-landed = { $who ->
    [you] Your stars: { $places }.
   *[other] The stars of { $name }: { $places }.
}
landed-on = { $cell } ({ $n })
landed-out = out of the game ({ $n })
log-opened = Next card: { $cell }.
log-said = { $who ->
    [you] You say { $word }.
   *[other] { $name } says { $word }.
}
log-passed = { $who ->
    [you] You give up a word.
   *[other] { $name } gives up a word.
}
log-read = The text of the card is read ({ $cell }).
log-scored = { $who ->
    [you] { $word } earns you a star.
   *[other] { $word } earns { $name } a star.
}
log-missed = { $who ->
    [you] { $word } earns you nothing: { $why }.
   *[other] { $word } earns { $name } nothing: { $why }.
}
log-appealed = { $who ->
    [you] You appeal for { $word }.
   *[other] { $name } appeals for { $word }.
}
log-voted = { $who ->
    [you] You have voted.
   *[other] { $name } has voted.
}
log-appeal_result = { $granted ->
    [1] The appeal for { $word } is granted, { $yes } to { $no }.
   *[other] The appeal for { $word } is refused, { $yes } to { $no }.
}
log-over = The game is over.

## Score sheet
score-round1 = Round 1: lines revealed
score-round2 = Round 2: words found
source-turn = turn { $turn }: { $why }
source-word = { $word } ({ $cell })

## Plain text
plain-round-1 = Round 1, turn { $turn } of { $turns }: { $phase }, { $who }. Line { $line }; pile { $pile }, set aside { $aside }
plain-round-2 = Round 2: { $phase }, { $who }
plain-player = hand { $hand }  on cards { $cards }  lost { $out }
plain-looks = looks { $n }
plain-looking = looks at { $slot }
plain-reveal = Revealed by { $who }: { $backs }. Common: { $common }.
plain-outcome = { $outcome ->
    [won] Success, worth { $n }.
    [failed] Failed, worth { $n }.
   *[open] Not over yet.
}
plain-memory = Seen: { $what }
plain-card = Open: { $cell }. To speak: { $order }
plain-said = Said: { $what }
plain-appeal = { $who } appeals: { $word } and { $text }

## The game, its table and its options
about-title = Bioviva Planète
about-lead = Remember what lies behind the pictures, then guess words of their texts. Unofficial.
about-minutes = 30–45 min
about-opponents = The others
introduce-wins = Whoever has the most stars on their constellation at the end wins. Each of you has seven. In round 1 you place them by revealing lines, in round 2 by guessing words.
introduce-mine = What you remember is yours: behind each picture are two characteristics, and only those who have looked know them. The constellation shows the stars you have placed.
introduce-first = While the top spins, look behind the pictures. The bar says how many looks you have. Remember the characteristics: a line of four that share one is worth stars.
introduce-second = Look at a card opposite the first, or next to it: a line runs through the centre from one card of the circle to the opposite one. Two opposite cards with a common characteristic are half of a line.
atlas-lead = The decks, to look through before you play, and the constellations with their stars.
win-tie = { $name } wins the tie: more stars in round 2.
win-tie-you = You win the tie: more stars in round 2.
option-deck = Deck
option-deck-sky_space = Sky and Space
option-deck-seas_oceans = Seas and Oceans
option-lang = Language of the texts
option-lang-lead = Words are guessed in this language; each player reads everything else in their own.
option-lang-en = English
option-lang-fr = Français
option-profile = Characteristics
option-profile-lead = Mixed: some cards carry two zones, so that lines without identical cards exist.
option-profile-mixed = Mixed
option-profile-strict = A zone and a theme on every card
option-top = First spin
option-top-lead = While the top spins everybody looks at backs at once.
option-top-budget = No clock, a number of looks each
option-top-short = Short: 8 to 12 seconds
option-top-normal = Normal: 12 to 18 seconds
option-top-long = Long: 24 to 36 seconds
option-top-unlimited = As long as anybody looks
option-peeks = Looks each without a clock
option-backs = A look shows
option-backs-lead = In games over days the whole back would make round 2 easy.
option-backs-characteristics = The characteristics
option-backs-whole = The whole back, with its text
option-aid = Memory aid
option-aid-lead = The same for everybody.
option-aid-none = None
option-aid-notes = Own notes on cards
option-aid-log = All backs one has seen stay readable
option-tier1 = Stars: a common characteristic
option-tier2 = Stars: two or three identical cards
option-tier3 = Stars: four identical cards
option-family = Families of words
option-family-standard = Standard: colour and coloured, night and nocturnal
option-family-strict = Strict: no altered roots
option-family-generous = Generous: moon and lunar too
option-adverbs = Adverbs of grammar
option-adverbs-lead = Very, more, so… They are in so many texts that guessing them is no fun.
option-adverbs-refused = Refused
option-adverbs-allowed = Allowed
option-ideas = Ideas
option-ideas-lead = Words to choose from for each picture, about two in three of them right: help for beginners and children. A table for children always has them.
option-ideas-off = Off
option-ideas-on = On
option-repeats = Families said already
option-repeats-refused = Refused
option-repeats-allowed = Allowed
option-straddle = Stars still across an edge
option-straddle-centre = Count for the card under their centre
option-straddle-out = Leave the game
option-aim = Aiming
option-aim-lead = Before the stars fall, each player may choose a point 3 mm from the axis.
option-aim-off = Off
option-aim-on = On
option-words = Words
option-words-turns = In turns
option-words-sealed = All at once, secret until the reading
option-cards = Order of the cards in round 2
option-cards-rows = Row by row
option-cards-stars = Most stars first
option-appeals = Appeals
option-appeals-lead = After a reading the players may vote that two words are one family. Bots abstain, so it takes two people.
option-appeals-off = Off
option-appeals-on = On
option-figures = Constellations
option-figures-given = Given
option-figures-chosen = Chosen in turn
option-first = First player
option-first-0 = Drawn by lot
option-youngest = Youngest player
option-youngest-lead = Breaks ties about who begins. A number is a seat.
option-youngest-0 = Drawn by lot
option-tie = Equal stars
option-tie-shared = Share the place
option-tie-round2 = More stars in round 2 win
option-children = Children
option-children-lead = Larger text, texts that are read aloud, and words to choose from.
option-children-off = Off
option-children-on = On

## The web board
board-circle = The circle of cards
board-round-1 = Round 1: the circle
board-round-2 = Round 2: the nine cards
board-yours = Your constellation
board-of = { $name }’s constellation
board-no-figure = No constellation yet
board-figures = The constellations
board-colon = {": "}

# A card of the circle
board-in-line = In the current line
board-seen = You have seen its back
board-back = Its back: { $text }
board-known = You have seen its back: { $text }
board-looking = { $n ->
    [one] { $names } is looking at it
   *[other] { $names } are looking at it
}
board-pivot = Pivot the centre onto the line { $line }
board-pile = { $n ->
    [one] One card in the draw pile
   *[other] { $n } cards in the draw pile
}
board-aside = { $n ->
    [one] One card won and set aside
   *[other] { $n } cards won and set aside
}

# While the top spins
board-looks-left = { $n ->
    [0] no look left
    [one] one look left
   *[other] { $n } looks left
}
board-done = You have finished looking
board-ready = { $name } has finished
board-looks = { $name } may still look
board-state-done = has finished looking
board-state-looks = is looking
board-state-owes = { $n ->
    [one] one word to say
   *[other] { $n } words to say
}

# Backs and the reveal
board-shown = What can be read now
board-fold = Put it away
board-read-aloud = Read aloud
board-reveals = { $name } reveals the line
board-common = In common
board-nothing-common = Nothing in common any more
board-won = { $n ->
    [one] A line: one star
   *[other] A line: { $n } stars
}
board-failed = No line: the cards that were turned are shuffled

# Constellations
board-placed = { $n } of { $of } stars
board-stars = { $n ->
    [one] one star
   *[other] { $n } stars
}
board-hand = { $n } in hand
board-cards = { $n } on cards
board-out = { $n } out of the game
board-seat = { $name }: { $facts }.
board-tiers = Stars to win
board-tier-1 = one thing in common
board-tier-2 = two or three cards identical
board-tier-3 = all four identical
board-turn = turn { $turn } of { $turns }

# The nine cards and the rain
board-grid = Nine cards with the stars on them
board-cell-waiting = still to be played
board-cell-now = open now
board-cell-read = read
board-cell-aside = no star, out of the round
board-star-off = beside the cards, out of the game
board-star-straddling = across an edge, out of the game
board-again = { $place } ({ $n } drops)
board-spins = { $name } spins the top
board-order = The order of dropping
board-aim = Where to aim
board-aim-0 = At the axis
board-aim-N = A little up
board-aim-NE = A little up and right
board-aim-E = A little to the right
board-aim-SE = A little down and right
board-aim-S = A little down
board-aim-SW = A little down and left
board-aim-W = A little to the left
board-aim-NW = A little up and left
board-rain-log = Where each star fell
board-rain-again = Show the rain again
board-rain-skip = Skip

# The open card
board-which-word = Which word is in its text?
board-card-of = Card { $n } of { $of } ({ $card })
board-said = Words said
board-given-up = given up
board-sealed = Your word, sealed until all have spoken
board-to-speak = has a word to say
board-your-word = { $n ->
    [one] Your word, in { $lang ->
        [fr] French
       *[en] English
    }
   *[other] Your word ({ $n } left), in { $lang ->
        [fr] French
       *[en] English
    }
}
board-say = Say it
board-give-up = Give up
board-give-up-why = Say no word for this star
board-rule = A word you expect in the text behind the picture: a noun, a verb, an adjective… Not a grammar word (the, on, with, very), nor one of its title or its characteristics. All words of the same family count.
board-ideas = Words to choose from
board-memo = What the characteristics cover
board-memo-zones = A card whose picture joins two zones carries both zones, and no theme.
board-gallery = Look through the { $n } cards
board-gallery-lead = The rulebook advises you to look through the cards before you play: pictures and characteristics, no texts.

# Cards that have been read
board-read = What was behind it
board-guesses = Guesses
board-go-on = Go on
board-times = × { $n }
board-scored-by = word found by { $name }
board-scores = scores with “{ $word }”
board-why-dead = its family is in the title or a label: it counts for nobody
board-why-absent = not in the text
board-why-used = this word of the text was taken already
board-why-unknown = in no dictionary
board-dead-word = Counts for nobody: the title or a label has it
board-dead = Dotted words count for nobody: their family is in the title or in a label of this card.
board-appeal = Appeal: “{ $word }” belongs to the family of a word of the text
board-appealed = { $name } asks: are “{ $word }” and “{ $text }” of one family?
board-votes-in = { $n ->
    [one] { $names } has voted.
   *[other] { $names } have voted.
}
board-granted = Appeal of { $name }: “{ $word }” and “{ $text }” count as one family ({ $yes } to { $no }).
board-not-granted = Appeal of { $name }: “{ $word }” and “{ $text }” are not one family ({ $yes } to { $no }).

# Memory aids
board-memory = Backs seen ({ $n })
board-not-there = no longer in the circle
board-notes = Notes
board-note-of = Your note about { $card }
board-notes-kept = Notes stay in this browser; nobody else sees them.

# A constellation in full
board-order-of-stars = Its stars are filled in this order, north above and east on the left, as seen in the sky.
board-star-no = No.
board-star-name = Star
board-star-sign = Designation
board-star-magnitude = Magnitude

board-poster = Bioviva Planète, round { $round }
sort-figure = Constellation
