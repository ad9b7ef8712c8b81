## La page
title = Étude de { $game }
times-title = Durée des décisions : { $game }
lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
} jouées par { $bots }, { $seats ->
    [one] un seul joueur
   *[other] { $seats } joueurs
}.
lead-rotated = Chaque donne est jouée une fois dans chaque disposition des joueurs, soit { $deals } donnes.
lead-experiment = Le jeu est modifié pour l’expérience « { $name } » : { $about }
setting = Règles { $version } ; options { $options } ; graines de la série « { $run } ».
caution = Ce sont des robots. Ce qui vaut pour eux ne vaut pas forcément pour des personnes ou des robots plus forts ; comparez-en plusieurs.
between = { $low } à { $high }
intervals = Les intervalles sont des intervalles à 95 % sur les donnes.
to-times = La durée des décisions a sa propre page, car elle change d’une machine à l’autre.
to-report = Retour aux résultats
made-by = Produit par ludosphere study. Les données sont dans les fichiers Parquet à côté de cette page.
contents = Sommaire
table = Tableau : { $title }

## Scores
scores = Scores
scores-text = Points à la fin. Un dixième des parties est sous la valeur basse, un dixième au-dessus de la haute.
scores-axis = points à la fin
scores-alt = Courbes des scores, une par place. { $facts }
scores-fact = Place { $seat } : moyenne { $mean }, médiane { $middle }, de { $low } à { $high } dans 80 % des parties.
share-of-games = part des parties
col-seat = place
col-mean = moyenne
col-deviation = écart type
col-low = bas (10 %)
col-middle = médiane
col-high = haut (90 %)
col-least = minimum
col-most = maximum
col-count = nombre

## Chances
chances-seat = Avantage des places
chances-place = Ordre du tour
chances-bot = Robots
chances-text = Part des victoires ; une victoire partagée compte en partie. La ligne pointillée est la part égale, { $even }.
chances-lead = L’avance est le nombre de points moins la moyenne des adversaires.
chances-place-text = La même chose selon le rang dans l’ordre du tour : 1 commence.
chances-axis = part des victoires
chances-alt = Parts des victoires avec intervalles. { $facts }
chances-fact = { $label } : { $share } ({ $low } à { $high }).
alike = Si tous étaient à égalité, des parts aussi éloignées auraient une probabilité de { $p } (test par permutation).
label-seat = place { $n }
label-place = rang { $n }
col-place = rang
col-bot = robot
col-share = victoires
col-interval = intervalle à 95 %
col-lead = avance
col-lead-interval = intervalle de l’avance

## Origine des points
lines = D’où viennent les points
lines-text = Lignes de la feuille de score, points par joueur.
lines-axis = points par joueur
lines-alt = Barres des points par joueur. { $facts }
lines-fact = { $label } : { $points }.
col-line = ligne
col-points = points par joueur
col-part = part

## Force
power = Force : { $kind } ({ $what })
power-method = Comment lire « force »
power-text = La force dit de combien de points un joueur devance ses adversaires quand une chose lui est arrivée, par rapport à la chose moyenne du même genre.
power-chance = Là où le hasard décide de quelle chose il s’agit, les différences disent ce que ces choses valent pour ces robots.
power-chosen = Là où les joueurs choisissent, une part de la différence vient de la situation où l’on choisit la chose : qui est à l’aise construit davantage, et ce qui va bien avec est construit à côté. Une telle différence ne prouve pas que la chose en est la cause.
power-adjusted = Moindres carrés ordinaires : soi moins les adversaires, à place, ordre du tour, robot et autres choses du même tableau égaux ; erreurs types robustes par donne.
power-many = Parmi beaucoup de choses, certaines diffèrent par hasard. q est la valeur p corrigée pour leur nombre (Benjamini et Hochberg) ; les points pleins ont q de 0,05 au plus.
power-by-chance = Le hasard décide laquelle c’est.
power-by-choice = Les joueurs choisissent.
power-alone = Il n’y en a qu’une : comparée à ne pas l’avoir.
power-each = Ce qui arrive plusieurs fois compte autant de fois.
power-average = La moyenne du genre va de pair avec { $mean } points ({ $low } à { $high }) par rapport à ne pas l’avoir.
power-base = { $observations } joueurs dans { $clusters } donnes.
power-rare = { $count ->
    [one] Une est trop rare pour être jugée.
   *[other] { $count } sont trop rares pour être jugées.
}
power-axis = points d’avance, par rapport à la moyenne
power-axis-alone = points d’avance
power-alt = Points avec intervalles, du meilleur au moins bon. { $facts }
power-fact = { $label } : { $effect } ({ $low } à { $high }).
power-shown = La figure montre les meilleurs et les moins bons ; le tableau montre tout.
col-item = quoi
col-with = joueurs
col-times = fois
col-effect = points d’avance
col-plain = sans correction
col-q = q

## Ce qui est arrivé
happened = Ce qui est arrivé : { $kind }
happened-text = Fois par partie et, entre parenthèses, part des parties où c’est arrivé.

## Longueur, largeur, durée
length = Longueur des parties
length-text = Actions de tous les joueurs ensemble, chaque petit choix compté.
length-turns = Tours : { $mean } en moyenne, de { $least } à { $most }.
length-axis = actions par partie
length-alt = Barres du nombre d’actions par partie. Moyenne { $mean }, de { $low } à { $high } dans 80 % des parties.
breadth = Facteur de branchement
breadth-text = Parmi combien d’actions un joueur pouvait choisir, dans un échantillon de { $count } décisions, et combien méritent réflexion selon les règles d’usage du jeu.
breadth-axis-x = tour
breadth-axis-y = actions
breadth-legal = permises (médiane, 10 % à 90 %)
breadth-candidates = à considérer (moyenne)
breadth-alt = Nombre d’actions permises selon le tour. { $facts }
breadth-fact = Tours { $first } à { $last } : médiane { $middle }, de { $low } à { $high }.
breadth-mean = En moyenne { $legal } actions permises, dont { $candidates } à considérer.
col-turns = tours
col-legal-middle = permises (médiane)
col-legal-range = 10 % à 90 %
col-legal-mean = permises (moyenne)
col-candidates = à considérer (moyenne)
times = Durée des décisions
times-text = Millisecondes par décision, mesurées là où les parties ont été jouées, à côté de ce que cette machine faisait d’autre.
times-axis = millisecondes
times-alt = Durée des décisions par robot. { $facts }
times-fact = { $label } : médiane { $middle } ms, de { $low } à { $high } ms pour 80 % des décisions.

## Genres et ce qui arrive
kind-card = Carte
kind-island = Île
kind-climate = Climat
kind-ecosystem = Écosystème
kind-fauna = Faune
kind-action = Action
kind-building = Bâtiment
kind-hex = Hexagone
kind-opening = Ouverture
kind-leader = Leader
kind-end = Fin de partie
kind-event = Événement
kind-basic = Biome de base
kind-giant = Biome géant
kind-moon = Lune
kind-planet = Planète
kind-token = Terrain
kind-compensation = Jeton de compensation
kind-line = Ligne d’images
kind-figure = Constellation
what-dealt = distribution
what-drawn = pioche
what-seen = consultation
what-kept = choix
what-played = jeu
what-built = construction
what-lost = perte
what-placed = pose
what-chosen = choix
what-claimed = validation
what-formed = formation
what-taken = prise
what-met = objectif atteint
what-won = gain
what-happened = survenue
what-exhausted = épuisement

## Expériences
experiment-no-compensation = personne ne commence avec un jeton de compensation.
experiment-random-faces = la face de l’Île, du Climat et de l’Écosystème que garde un joueur est tirée au hasard, et non choisie.

## Stratégies
strategies-title = Stratégies : { $game }
strategies-lead = { $games } parties, et { $searched } de plus pour une recherche. Toutes les autres places sont tenues par { $bot }.
strategies-players = Un joueur à idée est le bot glouton, pour qui certaines actions valent quelques points de plus ou de moins ; il occupe une fois chaque place d’une donne.
strategies-setting = Règles { $version } ; graines de la série « { $run } ». Une configuration nomme les options qui changent ; les autres sont celles par défaut.
asked = Ce qu’on demande à un jeu équilibré
asked-text = « Oui » et « non » : tout l’intervalle est du même côté de la limite ; « ouvert » : il y a trop peu de parties pour le dire.
asked-counts = Oui : { $yes }, non : { $no }, ouvert : { $open }.
asked-exploit = Une seule idée : { $about }
asked-plans = Écart des quatre plans les plus proches : { $about }
asked-family = Construit : { $about }
asked-worth = Vaut son prix : { $about }
asked-money = Points des vainqueurs : { $about }
asked-loss = Perdu : { $about }
asked-seat = Place { $about }
met-yes = oui
met-no = non
met-open = ouvert
col-asked = demande
col-games-of = configuration
col-value = valeur
col-limit = limite
col-met = atteint
col-player = joueur
col-games = parties
col-generation = génération
col-reward = récompense moyenne
col-best = meilleur candidat
players-only = Une seule idée : { $setting }
players-only-text = Aucune ne devrait gagner plus d’une part égale et dix points.
players-plan = Plans : { $setting }
players-plan-text = Un penchant, le reste joué comme d’habitude : quatre au moins devraient se tenir en dix points.
players-without = Ce qu’on ne fait jamais : { $setting }
players-without-text = Qui ne fait jamais ce qui vaut son prix gagne moins qu’une part égale.
players-found = Ce que la recherche a trouvé, sur de nouvelles parties : { $setting }
players-found-text = Il ne devrait pas gagner plus d’une part égale et dix points.
search = La recherche : { $setting }
search-text = { $games } parties de candidats contre le bot. La récompense est faite pour moitié de la victoire, pour moitié de l’avance, en chances.
search-weights = Poids trouvés, en points : { $weights }.
even = Sans penchant : { $setting }
even-text = { $games } parties. Le tableau montre d’où viennent les points des vainqueurs.
even-scores = { $mean } points par joueur en moyenne, { $winner } pour les vainqueurs.
even-seats = Victoires par place : { $seats }.
even-half = Qui mène à mi-partie gagne { $share } des parties ({ $between }).
families = Construit et perdu : { $setting }
families-text = La part des parties sans penchant où c’est construit, et la part de ces choses qui est perdue.
built-row = { $name } : construit
lost-row = { $name } : perdu
family-production = production
family-protection = protection
family-finance = finance
family-spaceport = spatioport
family-vehicles = véhicules

## Joueurs à idée
idea-found = trouvé par la recherche
idea-trade-only = commercer seulement
idea-pump = acheter bas, vendre haut, ne rien bâtir
idea-corner-oil = accaparer le pétrole
idea-power-4 = pouvoir 4 du Leader
idea-brokerage-pump = pompe de la Maison de courtage
idea-trading-post = Comptoir et commerce
idea-commodity-bank = Banque de matières et commerce
idea-hoard = amasser jusqu’au dernier tour
idea-production-only = bâtir de la production seulement
idea-protection-only = bâtir de la protection seulement
idea-finance-only = bâtir de la finance seulement
idea-explore-only = explorer seulement
idea-explore-and-sell = explorer et vendre
idea-oxygen-only = oxygène seulement
idea-cultures = cultures et scieries
idea-turtle = à l’abri des protections
idea-vehicles = véhicules
idea-early-end = fin précipitée
idea-strong-cards = la carte la plus forte d’abord
idea-weak-cards = la carte la plus faible d’abord
idea-pass = passer
idea-producer = producteur
idea-financier = financier
idea-protector = protecteur
idea-motorist = motorisé
idea-explorer = explorateur
idea-trader = commerçant
idea-bully = agressif
idea-forester = forestier
idea-no-finance = sans finance
idea-no-protection = sans protection
idea-no-vehicles = sans véhicules
idea-no-recruits = sans recrues
idea-no-production = sans production
idea-no-trade = sans commerce
idea-no-exploring = sans exploration
idea-green-only = plantation seulement
idea-green-lover = surtout plantation
idea-no-green = sans plantation
idea-red-only = compostage seulement
idea-red-lover = surtout compostage
idea-no-red = sans compostage
idea-blue-only = arrosement seulement
idea-blue-lover = surtout arrosement
idea-no-blue = sans arrosement
idea-yellow-only = croissance seulement
idea-yellow-lover = surtout croissance
idea-no-yellow = sans croissance
idea-no-event = sans événements
