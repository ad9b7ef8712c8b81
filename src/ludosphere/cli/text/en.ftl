## Replaying a record
result = Result: { $scores }

## Verifying a record
proven = Proven:
proven-moves = { $count ->
    [one] The one action follows
   *[other] All { $count } actions follow
  } the rules of { $game }, version { $version }, and every draw is the one its seed gives.
proven-result = The actions lead to the result { $scores }.
proven-seed = The seed is the one that was promised while the game went on: its SHA-256 is { $hash }.
disproved = Disproved: { $text }
disproved-own-hash = the seed in the record is not the one that the record itself promises.
disproved-hash = the seed in the record is not the one that was promised. Promised was a seed with the SHA-256 { $promised }, this one has { $found }.
disproved-game = this is not the game that the other record seals: { $what } differ.
what-game = the names of the games
what-rules_version = the versions of the rules
what-options = the options
what-start = the positions they begin from
disproved-replay = the actions can’t be played again: { $text }
disproved-no-result = the actions end the game, and the record hides the result.
verify-sealed = This record’s seed is still sealed: it can be verified when the game is over.
verify-no-hash = The record given with --sealed promises no seed: it has no header SeedHash.
not-proven = Not proven:
open-promise = Nothing shows that the seed was fixed before the game began. Give the SHA-256 that the table showed then (--hash), or a record from then (--sealed).
open-result = The game does not end in this record, so there is no result.
open-forfeit = The record says that the game was decided by somebody’s absence. Nothing shows that.
open-called-off = The record says that the game was called off. Nothing shows that.
open-start = The game began from a position the record brings along. Nothing shows where that came from.
open-undone = The other record has actions that this one hasn’t: somebody took them back, or they were removed.
open-guessed = The seed is a small number: somebody chose it, and knew or could try out what it gives.
open-drawn = Nothing shows that the seed was drawn by chance: whoever runs the server could have chosen one they liked before they promised it.
open-people = Nothing shows who the players were, or when they played. Each of them can see whether the actions are their own.
open-knowing = Nothing shows that nobody knew the seed during the game: whoever runs the server could.

## Analysing a record
analyse-progress = { $done } of { $total } moments
analyse-curve = Chance to win, by moves
analyse-keys = Key moments:
analyse-none = No move was clearly worse than the best one found, and nothing swung the chances.
analyse-key = Move { $move }, { $name }: { $grade } ({ $chance } chance, { $points } points)
analyse-swing = Move { $move }, { $name }: { $kind ->
    [reveal] drawn or revealed
    [others] the others’ turn
   *[move] a move
  } ({ $before } → { $after })
analyse-played = Played: { $move }
analyse-better = Better: { $move }
analyse-inaccuracy = inaccuracy
analyse-mistake = mistake
analyse-blunder = blunder
