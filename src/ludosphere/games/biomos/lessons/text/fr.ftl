## place
lesson-place-title = Poser un terrain
lesson-place-task = Le grand anneau est votre planète ; dessous se trouve le centre. Prenez un terrain du centre, montrez un intervalle de l’anneau, puis validez.
lesson-place-hint = D’abord un jeton du centre, puis une place libre de l’anneau : avant, entre ou après les terrains. Le bouton du bas dit ce qui va se passer.
lesson-place-done = Un terrain par tour : c’est ainsi que commence chaque tour. On ne peut ni passer, ni en prendre deux. Ensuite, c’est au joueur suivant.

## between
lesson-between-title = Les terrains glissent sans jamais se doubler
lesson-between-task = Les jetons de l’anneau s’écartent pour en laisser entrer un autre, mais leur ordre ne change pas. Posez la montagne entre la forêt et le désert.
lesson-between-hint = Prenez la montagne du centre, puis l’intervalle qui suit la forêt.
lesson-between-done = Le désert et le glacier se sont décalés pour faire de la place. Avec trois jetons il y avait quatre intervalles, il y en a cinq maintenant. L’ordre, lui, est là pour rester.
lesson-between-only = Cette fois, c’est la montagne qu’il faut, et entre la forêt et le désert.

## claim
lesson-claim-title = Valider un biome
lesson-claim-task = Les cartes montrent des motifs. La mangrove demande forêt, mer, forêt à la suite. Formez-la sur votre planète, puis validez la carte.
lesson-claim-hint = Posez la mer entre les deux forêts. Montrez ensuite la mangrove parmi les cartes, et validez.
lesson-claim-done = La mangrove est à vous jusqu’à la fin : 5 points. Une nouvelle carte prend sa place, et vos trois terrains pourront encore servir à d’autres biomes : rien n’est dépensé.
lesson-claim-only = Ce serait permis, mais il s’agit ici de la mangrove : la mer entre les deux forêts, puis la carte.

## joker
lesson-joker-title = Le point d’interrogation
lesson-joker-task = La clairière, c’est forêt, n’importe quoi, forêt. Vous avez deux forêts côte à côte : cela ne suffit pas. Complétez le motif et validez la carte.
lesson-joker-hint = Il faut un jeton entre les deux forêts, peu importe lequel. Validez ensuite la clairière.
lesson-joker-done = 3 points. Le point d’interrogation vaut n’importe quel terrain, mais il en faut un. Croire que deux forêts voisines suffisent est l’erreur la plus courante.
lesson-joker-only = Les deux forêts se toucheraient toujours : glissez un terrain entre elles, puis validez la clairière.

## better
lesson-better-title = Un seul par tour
lesson-better-task = Posez le désert au bout de l’anneau. Deux biomes sont alors formés, mais on n’en valide qu’un par tour : prenez celui qui rapporte le plus.
lesson-better-hint = La forêt de feuillus, deux forêts, vaut 3 points ; la taïga, les mêmes entre deux glaciers, en vaut 7.
lesson-better-done = 7 points. Les forêts servent aux deux motifs, et la forêt de feuillus est toujours formée : si personne ne prend la carte avant vous, vous la validerez au prochain tour.
lesson-better-only = Laissez les quatre terrains ensemble, et prenez la plus chère des deux cartes : 7 points valent mieux que 3.

## keep
lesson-keep-title = Ne pas briser un motif
lesson-keep-task = La forêt de pierre est formée : forêt, montagne, montagne, forêt. Mais il faut poser un terrain avant de valider. Posez-le là où il ne brise rien, puis validez.
lesson-keep-hint = Posez-le avant la première forêt ou après la dernière. Entre elles, il séparerait ce qui va ensemble.
lesson-keep-done = 7 points. On pose d’abord, on valide ensuite : seul compte ce qui est formé à la fin du tour. Le motif n’a pas besoin de contenir le terrain que vous venez de poser.
lesson-keep-only = Là, il séparerait les quatre terrains de la forêt de pierre. Seuls les deux bouts de l’anneau sont sans danger.

## giant
lesson-giant-title = Un biome géant
lesson-giant-task = Les biomes géants occupent la rangée du haut : 10 points chacun. Les grandes dunes de sable demandent quatre déserts à la suite. Complétez-les et validez la carte.
lesson-giant-hint = Posez le quatrième désert à côté des trois autres, puis choisissez la carte de la rangée du haut.
lesson-giant-done = 10 points. Un biome géant validé n’est pas remplacé : il est au premier qui le forme, et il n’y en a que quatre par partie.
lesson-giant-only = Il faut ici quatre déserts à la suite, puis la carte des grandes dunes de sable.

## moon
lesson-moon-title = Former sa lune
lesson-moon-task = Au-dessus de l’anneau se trouve la place de la lune. À la fin, chaque terrain pareil à votre lune rapporte 3 points. Formez la lune qui promet le plus.
lesson-moon-hint = Votre anneau porte trois forêts, mais une seule mer et une seule montagne. Prenez donc la forêt et posez-la sur la lune.
lesson-moon-done = Trois forêts à 3 points : 9 points, et davantage avec chaque forêt à venir. La lune elle-même ne compte pas, et elle ne touche rien.
lesson-moon-only = Ici, la lune doit être le terrain que vous avez le plus.

## lift
lesson-lift-title = Le pouvoir de la lune
lesson-lift-task = Au tour où vous formez votre lune, et seulement alors, vous pouvez soulever un jeton et le reposer ailleurs. Formez la lune, ôtez le désert du milieu de la taïga et validez-la.
lesson-lift-hint = N’importe quel terrain convient pour la lune. Montrez ensuite le désert de l’anneau, puis le début ou la fin de l’anneau, et validez la taïga.
lesson-lift-done = 7 points pour la taïga, et une lune en prime. C’est le seul moyen de déplacer un terrain : mieux vaut garder sa lune pour le tour où elle sert deux fois.
lesson-lift-only = Commencez par la lune ; sortez ensuite le désert des quatre terrains de la taïga, vers un bout de l’anneau, et validez la carte.

## last
lesson-last-title = Le dernier terrain du centre
lesson-last-task = Le centre n’est pas complété à chaque tour. Il ne reste qu’un terrain : prenez-le, et voyez ce que reçoit le joueur suivant.
lesson-last-hint = Posez la montagne où vous voulez.
lesson-last-done = Le centre était vide au début d’un tour : cinq nouveaux terrains ont été tirés. Qui prend le dernier n’a pas le choix ; le suivant choisit parmi cinq.

## score
lesson-score-title = Compter ses points
lesson-score-task = Il reste une place, puis la partie est finie. Vous avez validé la mangrove (5) et la taïga (7) ; votre lune est une forêt, et c’est une forêt que vous posez en dernier. Combien de points aurez-vous ? Devinez, puis posez-la.
lesson-score-hint = 5 + 7 pour les cartes. Comptez ensuite les forêts de l’anneau, avec la dernière mais sans la lune : 3 points chacune.
lesson-score-done = 12 points pour les cartes et 3 × 5 pour les forêts : { $points }. La feuille de score montre ligne par ligne d’où ils viennent.

## recess
lesson-recess-title = Avancé : les niches
lesson-recess-task = Les planètes avancées ont deux niches dans l’ouverture de l’anneau. La niche A suit le dernier terrain de l’anneau. Posez-y la mer et validez la baie.
lesson-recess-hint = La baie, c’est mer, forêt, forêt, mer. L’anneau finit par mer, forêt, forêt : il faut donc la mer dans la niche A.
lesson-recess-done = 7 points. Un terrain posé dans une niche ne glisse jamais. Quand les deux niches sont remplies, l’anneau est fermé, et un motif peut en faire le tour.
lesson-recess-only = Posez la mer dans la niche A, après les deux forêts, puis validez la baie. Pas d’événement cette fois.

## event
lesson-event-title = Avancé : un événement
lesson-event-task = Sur une planète avancée, vous pouvez transformer un terrain après la pose. Un désert voisin d’une mer peut être irrigué : il devient une forêt. Posez le glacier au bout, irriguez, et validez la forêt de feuillus.
lesson-event-hint = Le désert se trouve entre la mer et la forêt. Après la pose, choisissez « Irriguer », puis le désert.
lesson-event-done = 3 points pour la carte. Il y a trois autres événements : une mer près d’une montagne gèle, un désert s’étend, un glacier fond et laisse place à l’inconnu. Un par tour, et aucun au tour de la lune.
lesson-event-only = Dans cette leçon : le glacier après la forêt, puis irriguez le désert, puis validez la forêt de feuillus.
