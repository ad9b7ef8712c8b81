## compost
lesson-compost-title = Choisir une action
lesson-compost-task = À votre tour, vous choisissez l’une des quatre actions. La plus simple est le compostage : choisissez-le, prenez les 5 jetons Sol, puis compostez 2 cartes de la pioche.
lesson-compost-hint = L’action voulue est la rouge. La barre propose ensuite des quantités : prenez tout.
lesson-compost-done = Les jetons Sol sont la monnaie du jeu, et chaque carte de votre compost vaut 1 point à la fin. On peut toujours prendre moins que ce qui est offert, mais ici rien ne vous y poussait.
lesson-compost-only = En partie, ce serait permis. Dans cette leçon : le compostage, tous les jetons Sol, les deux cartes.

## plant
lesson-plant-title = Planter une carte
lesson-plant-task = Choisissez la plantation, puis le platane d’Occident de votre main, puis une place qui touche vos cartes par un côté ou par un coin. Il coûte 3 jetons Sol.
lesson-plant-hint = La plantation est l’action verte. Votre main se trouve sous votre tableau ; les places possibles sont marquées autour de vos cartes.
lesson-plant-done = La carte restera là jusqu’à la fin, et ses capacités travaillent désormais pour vous. Le joueur actif plante jusqu’à deux cartes, les autres une seule.
lesson-plant-only = Dans cette leçon : l’action verte, puis le platane d’Occident, puis une place pour lui.

## where
lesson-where-title = Quatre sur quatre
lesson-where-task = Votre tableau peut compter quatre colonnes et quatre lignes, pas davantage. Le vôtre a déjà quatre colonnes. Plantez le sol sableux là où il reste de la place.
lesson-where-hint = À gauche et à droite il n’y a plus de place. Au-dessus et au-dessous de la ligne, si.
lesson-where-done = Seize places font un tableau complet. Le carré n’a de bords que ceux que vos cartes lui donnent ; réfléchissez donc aux places : bien des cartes comptent leur ligne, leur colonne ou leurs voisines.
lesson-where-only = Dans cette leçon : le sol sableux, puis une place pour lui.

## keep
lesson-keep-title = Piocher quatre, garder une
lesson-keep-task = Après avoir planté, le joueur actif pioche 4 cartes et en garde 1. Piochez les quatre et gardez celle qui vous plaît le plus.
lesson-keep-hint = Prenez la quantité 4, puis montrez l’une des cartes piochées. L’œil ouvre une carte.
lesson-keep-done = Les trois autres vont à la défausse, pas à votre compost. Les cartes en main ne valent rien à la fin : plantez-les ou compostez-les.
lesson-keep-only = Regardez les quatre : cela ne coûte rien.

## water
lesson-water-title = L’Arrosement
lesson-water-task = L’arrosement apporte jusqu’à 6 germes. Choisissez-le et remplissez les emplacements de germe de vos deux cartes : le chêne blanc en a deux, la panelle astringente un.
lesson-water-hint = L’arrosement est l’action bleue. Montrez ensuite une carte pour chaque germe.
lesson-water-done = Chaque germe sur une carte vaut 1 point à la fin : trois points. Les trois autres ne trouvent pas de place et sont perdus : l’arrosement rapporte surtout quand beaucoup d’emplacements sont libres.
lesson-water-only = Dans cette leçon : l’action bleue, et des germes sur les deux cartes.

## grow
lesson-grow-title = Troncs et canopées
lesson-grow-task = La croissance fait piocher 4 cartes, puis placer 2 pions Croissance. Il n’en manque qu’un à chacun de vos deux arbres : donnez-le-leur.
lesson-grow-hint = La croissance est l’action jaune. Piochez, puis montrez un arbre et l’autre.
lesson-grow-done = Le dernier pion est la canopée. Le chêne blanc compte maintenant 4 points au lieu de 3 troncs, le dragonnier 2. Sans canopée, chaque tronc vaut 1 ; avec elle, ce sont les points imprimés qui comptent.
lesson-grow-only = Dans cette leçon : l’action jaune, quatre cartes, et un pion sur chaque arbre.

## others
lesson-others-title = Quand les autres choisissent
lesson-others-task = Dans Earth, personne n’attend. L’autre joueur a choisi le compostage, et vous recevez la version faible : soit 2 jetons Sol, soit 2 cartes pour votre compost. Choisissez.
lesson-others-hint = Choisissez d’abord l’un ou l’autre, puis prenez le tout.
lesson-others-done = Quoi que l’un choisisse, chacun reçoit quelque chose, puis chacun utilise ses cartes de cette couleur. Devinez donc ce que les autres choisiront : cela travaille aussi pour vous.
lesson-others-only = Prenez l’un des deux, et en entier : c’est gratuit.

## order
lesson-order-title = L’ordre de vos cartes
lesson-order-task = Après une action, toutes vos cartes de sa couleur agissent, de gauche à droite et ligne par ligne. Utilisez d’abord la panelle astringente pour ses jetons Sol, puis payez-en 1 à la muhlenbergie et posez-y les deux germes.
lesson-order-hint = Commencez par la carte de gauche et prenez 3 jetons Sol. Puis la carte de droite : les deux germes sur elle-même.
lesson-order-done = Si vous aviez commencé par la droite, la carte de gauche aurait été dépassée : on ne revient pas en arrière. Deux germes font 2 points, et vous avez plus de jetons Sol qu’avant.
lesson-order-only = La carte de gauche serait dépassée, ou quelque chose serait perdu. D’abord la panelle astringente et tous ses jetons Sol, puis la muhlenbergie avec les deux germes sur elle-même.

## convert
lesson-convert-title = Des germes contre du sol
lesson-convert-task = Le platane d’Occident coûte 3 jetons Sol et vous n’en avez qu’un. Presque à tout moment, 3 germes peuvent devenir 2 jetons Sol : échangez-les, puis choisissez la plantation et plantez l’arbre.
lesson-convert-hint = Le bouton d’échange est à côté des quatre actions. Payez avec les germes du basilic.
lesson-convert-done = Trois germes auraient valu 3 points ; une carte qui agit à chaque tour en vaut davantage. Vers la fin de la partie, c’est l’inverse.
lesson-convert-only = Échangez d’abord trois germes, puis plantez le platane d’Occident par l’action verte.

## event
lesson-event-title = Un événement
lesson-event-task = Les événements se jouent de la main à tout moment, même pendant le tour d’un autre. Jouez la tornade : elle coûte 2 germes, rapporte 4 jetons Sol et compte −2 points à la fin.
lesson-event-hint = Montrez la tornade dans votre main et validez, au lieu de choisir l’une des quatre actions.
lesson-event-done = L’événement reste dans votre pile avec ses points. Il vous reste votre action, et vos jetons Sol vont y servir.
lesson-event-only = Jouez d’abord l’événement : la tornade, dans votre main.

## fauna
lesson-fauna-title = La course aux animaux
lesson-fauna-task = L’orang-outan de Bornéo veut quatre arbres dans votre tableau. Vous en avez trois : plantez le quatrième, le platane d’Occident.
lesson-fauna-hint = Choisissez le platane d’Occident de votre main, puis n’importe quelle place.
lesson-fauna-done = À la fin du tour, votre feuille ira sur cette carte : 10 points en partie Débutant. Sinon, le premier en reçoit 15, le suivant 11, puis 8, 6 et 5. Rien à réclamer : les objectifs sont surveillés pour vous.
lesson-fauna-only = La callune n’est pas un arbre. L’orang-outan veut un quatrième arbre.

## score
lesson-score-title = Compter ses points
lesson-score-task = Laissez de côté les points imprimés. Que valent ensemble vos germes, votre croissance et votre compost ? Votre compost compte 3 cartes.
lesson-score-hint = Germes : 1 + 4 + 2. Croissance : le chêne blanc a 3 troncs sans canopée, le dragonnier sa canopée de 2 points, le cèpe 1 tronc. Puis le compost.
lesson-score-done = 7 pour les germes, 3 + 2 + 1 pour la croissance, 3 pour le compost : 16. Avec les points imprimés, les terrains et les animaux, vous en avez { $points } ; la feuille de score montre chaque ligne à tout moment.

## end
lesson-end-title = La seizième carte
lesson-end-task = La partie s’achève quand quelqu’un a seize cartes. Vous en avez quinze : plantez la dernière.
lesson-end-hint = Il ne reste qu’une place, en bas à droite.
lesson-end-done = Vous êtes le premier, et cela vaudra 7 points. On termine la manche, pour que chacun ait joué autant de fois ; puis on compte les points.
lesson-end-only = Plantez une carte : une place est libre.
