## The picture
title = Bioviva Planète, { $deck }
page-table = Table
page-cards = Cards
page-sky = Sky
page-texts = Texts
keys = Tab · v read
turn-of = turn { $turn } of { $turns }
round-2 = round 2
to-come = after the spin
line = line { $line }
piles = pile { $pile } · set aside { $aside }
revealed = { $n ->
    [one] one card revealed
   *[other] { $n } cards revealed
}
common = common: { $what }
failed = nothing in common
reveals = reveals the line
looks = { $n ->
    [one] one look left
   *[other] { $n } looks left
}
looked-enough = looks no more
look-at-it = which words does its text have?
said = said
to-speak = to speak
last-read = Last read:
in-hand = { $hand } in hand
on-cards = cards { $cards } · lost { $out }

## The page of texts before there are any
worth = What a line is worth when its four cards share a characteristic
worth-1 = no two cards identical
worth-2 = two or three cards identical: both characteristics the same
worth-3 = all four identical
zones = Zones
themes = Themes
worth-then = Four cards with nothing in common to all: no star, and the revealed ones are shuffled. In round 2 the stars left in hand fall on nine cards, and each one on a card is a word to guess.

## Help
help =
    Round 1. Ten pictures, two characteristics behind each. Do two actions: look
    at a back, swap two cards, or pivot the centre onto another line. Then you
    may reveal the line: if its four cards share a characteristic, stars go from
    your hand to your constellation, and the top spins once more. The turn goes
    to the right, against the clock.
    Round 2. Stars left in hand rain onto nine cards. For each star on a card
    its owner says a word expected in the text behind the picture; a word of
    the right family places the star. Titles and labels earn nothing. Most
    stars on the constellation win.

    ═ a card of the line  ─ another  { $seen } you have seen its back  { $open } open to you
    { $turned } turned over for all  ● ▲ ■ ◆ ⬟ ✚ the seats: who looks there, whose stars
    { $star } a star placed  { $place } a place that waits  [word{ $star }●] a word that scored
    ▶ the open card  × read  – without stars

    colon                 when it is for you to say a word: type it, Enter says it;
                          what can’t be said is refused at once and costs nothing

    Notation: look:3 · swap:2:9 · pivot:3 · turn:8 · keep · on · done
    figure:orion · aim:NE, aim:0 the axis · spin · say:snow · pass
    appeal:2:14 the third word said, the word 14 of the text · rest
    yes no abstain
