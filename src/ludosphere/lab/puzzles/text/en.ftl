title-points = The most points this turn
task-points = Play one whole turn. Which turn brings you the most points at once: what you claim, and what your planet gains? What comes later doesn’t count.
title-win = Win the game
task-win = Your last turn; after it your opponent has one more, and then the game is over. Which turn wins for certain, or as nearly as can be, whatever they answer?
title-turn = The best turn
task-turn = Play one whole turn. Which one gives you the best chance in the game that follows? One of them is clearly better than all others.
title-score = The most points by planting
task-score = Plant what you may plant now. Which cards, and where, bring the most points on the spot: cards, their own scoring, Ecosystems, fauna? What comes later doesn’t count. Events and converting are no part of the puzzle.
title-planting = The best planting
task-planting = Plant what you may plant now. Which cards, and where, are best for the game that follows? One choice is clearly better. Events and converting are no part of the puzzle.
only = That is no part of the puzzle: plant, or end the planting.
grade = Grade { $grade } of 5
day = { $month } { $day }, { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
hint-first = Begin with: { $what }.
hint-step = The first step: { $step }.
worth-points = { $points } { $count ->
    [one] point
   *[other] points
  }
worth-sure = wins for certain
worth-win = wins { $chance } times in 100
worth-lead = lead { $points } on average, wins { $chance }
best-points = That’s it: { $worth }, and no other turn brings as many.
best-win = That’s it: it { $worth }, against any answer.
best-turn = That’s it, the best turn: { $worth }.
best-score = That’s it: { $worth }, and no other planting brings as many.
best-planting = That’s it, the best planting: { $worth }.
not-best-points = Not the best: there { $count ->
    [one] is { $loss } point
   *[other] are { $loss } points
  } more to be had ({ $best } in all).
not-best-win = Not the best: with the right answer your opponent leaves you only { $chance } wins in 100; { $best } are possible.
not-best-lead = Not the best: it costs about { $loss } { $count ->
    [one] point
   *[other] points
  } and { $chance } percentage points of your chance to win.
not-best-unknown = Not the best: it was behind at first sight, and its cost wasn’t measured.
how-exact = Counted out: every way to play the turn was looked at.
how-measured = Measured: every way to play was followed by hundreds of games between bots, with the same luck for all, and two different judges agree.
