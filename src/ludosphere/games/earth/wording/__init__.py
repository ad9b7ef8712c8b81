"""The effects of cards in words, put together from their data; `text/` holds the pieces of the sentences.

`nouns` names things that are counted or chosen, `clauses` says what is paid and gained, `sentences` makes
whole lines. The words for everything else in the game are in the `text/` of the package around this one.
"""
