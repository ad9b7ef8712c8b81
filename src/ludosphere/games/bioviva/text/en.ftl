## Why a word is refused before it is said (rulings 39 to 45, 68)
word-empty = Type a word.
word-several = One word only: no blanks.
word-number = Figures are no word. Write the number in letters.
word-symbols = A word is made of letters; only a hyphen and an apostrophe may stand inside.
word-alphabet = Write the word in the Latin alphabet.
word-long = No word is as long as that: at most { $most } letters.
word-function = “{ $word }” is a function word (article, pronoun, auxiliary, preposition, conjunction or the like). Choose another one; this one costs nothing.
word-adverb = At this table words of grammar such as “{ $word }” are not allowed. Choose another one; this one costs nothing.
word-said = A word of the same family as “{ $word }” was said already on this card. Choose another one; this one costs nothing.

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
deck-content-missing = `content` lists “{ $word }”, which the text does not have.
deck-unavoidable-missing = `unavoidable` lists “{ $word }”, which is no dead word of this text.
deck-characteristics = it needs two characteristics that the deck has.
deck-no-title = there is no title.
deck-no-commentary = there is no commentary.
deck-twice = the card is already in { $file }.
deck-unplanned = the plan of the deck has no such card.
deck-same-text = the same commentary as { $card }.
deck-not-written = planned, not written yet.
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
