title-points = Le plus de points ce tour-ci
task-points = Jouez un tour entier. Quel tour rapporte le plus de points tout de suite, entre le biome validé et ce que gagne votre planète ? La suite ne compte pas.
title-win = Gagner la partie
task-win = C’est votre dernier tour ; votre adversaire en joue encore un, puis la partie est finie. Quel tour gagne à coup sûr, ou presque, quelle que soit la réponse ?
title-turn = Le meilleur tour
task-turn = Jouez un tour entier. Lequel donne les meilleures chances pour la suite de la partie ? L’un d’eux est nettement meilleur que tous les autres.
title-score = Le plus de points en plantant
task-score = Plantez ce que vous pouvez planter maintenant. Quelles cartes, et où, rapportent le plus de points sur-le-champ : cartes, leurs propres points, Écosystèmes, faune ? La suite ne compte pas. Les Évènements et la conversion ne font pas partie du problème.
title-planting = La meilleure plantation
task-planting = Plantez ce que vous pouvez planter maintenant. Quelles cartes, et où, valent le mieux pour la suite de la partie ? Un choix est nettement meilleur. Les Évènements et la conversion ne font pas partie du problème.
only = Cela ne fait pas partie du problème : plantez, ou arrêtez de planter.
grade = Difficulté { $grade } sur 5
day = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
hint-first = Commencez par : { $what }.
hint-step = La première étape : { $step }.
worth-points = { $points } { $count ->
    [one] point
   *[other] points
  }
worth-sure = gagne à coup sûr
worth-win = gagne { $chance } fois sur 100
worth-lead = { $points } points d’avance en moyenne, gagne { $chance }
best-points = C’est cela : { $worth }, et aucun autre tour n’en rapporte autant.
best-win = C’est cela : ce tour { $worth }, contre toute réponse.
best-turn = C’est cela, le meilleur tour : { $worth }.
best-score = C’est cela : { $worth }, et aucune autre plantation n’en rapporte autant.
best-planting = C’est cela, la meilleure plantation : { $worth }.
not-best-points = Ce n’est pas le mieux : il y a { $loss } { $count ->
    [one] point
   *[other] points
  } de plus à prendre ({ $best } en tout).
not-best-win = Ce n’est pas le mieux : avec la bonne réponse, votre adversaire ne vous laisse que { $chance } victoires sur 100 ; { $best } sont possibles.
not-best-lead = Ce n’est pas le mieux : cela coûte environ { $loss } { $count ->
    [one] point
   *[other] points
  } et { $chance } points de pourcentage de vos chances de gagner.
not-best-unknown = Ce n’est pas le mieux : ce choix était distancé dès le premier regard, et son coût n’a pas été mesuré.
how-exact = Compté jusqu’au bout : toutes les façons de jouer ce tour ont été examinées.
how-measured = Mesuré : chaque façon de jouer a été suivie de centaines de parties entre robots, avec la même chance pour toutes, et deux juges différents sont d’accord.
