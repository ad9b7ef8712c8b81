## choose
lesson-choose-title = Choisir une carte Planète
lesson-choose-task = Chaque tour commence par une carte de 1 à 6 : elle donne la valeur de votre dé. Votre mine de fer porte un 4 et produit dès qu’un dé montre 4. Choisissez la carte qui la fait produire.
lesson-choose-hint = Choisissez le 4 parmi vos cartes, puis validez.
lesson-choose-done = Chacun choisit en secret, puis toutes les cartes sont retournées. Une carte jouée ne revient qu’après les six. Et n’importe quel dé réveille votre mine, pas seulement le vôtre.
lesson-choose-only = En partie, ce serait peut-être sage. Ici, la mine demande un 4.

## order
lesson-order-title = Le Leader range les dés
lesson-order-task = Vous êtes le Leader de ce tour et rangez les quatre dés à votre guise. Mettez le bleu en premier : son 4 fait produire votre mine de fer avant tout malheur.
lesson-order-hint = D’abord le dé bleu, puis les autres dans l’ordre que vous voulez.
lesson-order-done = 1 fer. Chaque dé apporte à son tour la production pour tous, puis deux actions de son propriétaire, puis ses catastrophes. L’ordre peut sauver une mine ou la perdre.
lesson-order-only = Le bleu d’abord, pour que la mine produise tout de suite.

## explore
lesson-explore-title = Explorer
lesson-explore-task = Votre dé montre 3 : vous piochez trois hexagones et en gardez un. Explorez, choisissez-en un et posez-le au bord de la carte : montagne contre montagne, plaine contre plaine.
lesson-explore-hint = Seules les places où les côtés s’accordent sont proposées, à côté de l’hexagone de votre Scientifique, à l’est de la Zone d’atterrissage.
lesson-explore-done = La carte s’est agrandie, et votre Scientifique est allé sur le nouvel hexagone. Les deux autres retournent sous la pile. Un dé élevé en pioche davantage : le choix est plus grand.
lesson-explore-only = Dans cette leçon : explorer, puis l’un des hexagones.

## move
lesson-move-title = Entrer dans un bâtiment
lesson-move-task = Sur la Crête rouillée se dresse une mine de fer que personne ne contrôle. Faites-y entrer votre Scientifique.
lesson-move-hint = Choisissez le déplacement, puis le Scientifique, puis la mine. Un pas suffit : droit dans un bâtiment de l’hexagone voisin.
lesson-move-done = La mine est à vous : une unité active à l’intérieur la contrôle, tout comme une puce. Avec un dé de 2, il vous reste un pas.
lesson-move-only = Le Scientifique doit aller dans la mine de fer de la Crête rouillée.

## build
lesson-build-title = Construire sans abandonner
lesson-build-task = Construisez une mine de fer sur la Crête rouillée pour 5 MC ; vous en choisissez la valeur. Posez-y ensuite une puce, pour qu’elle ne soit pas abandonnée.
lesson-build-hint = Choisissez la construction, une mine de fer de n’importe quelle valeur, l’emplacement au signe du fer. La barre propose ensuite une puce.
lesson-build-done = 2 points à la fin, et 1 fer à chaque dé de sa valeur. Sans puce ni unité, elle aurait été abandonnée aussitôt : c’est ainsi que bien des débutants perdent leur première mine.
lesson-build-only = Il s’agit ici de construire une mine de fer, et il lui faut une puce.

## trade
lesson-trade-title = Commercer
lesson-trade-task = Vous avez 4 unités de fer, et le prix est élevé. Commercez : prenez la carte Bourse, vendez les 4 unités, puis terminez le commerce. Avant de vendre, regardez ce que cela rapporte et le prix qui suivra.
lesson-trade-hint = La carte Bourse change d’abord les prix ; avec un dé de 1, il n’y en a qu’une. Vendez ensuite les 4 unités d’un coup, et terminez.
lesson-trade-done = Le fer était à 9 ; les quatre unités ont rapporté 8, 7, 6 et 5 MC. Chaque unité vendue fait baisser le prix de 1 avant d’être payée, chaque unité achetée le fait monter. L’argent vaut des points, 1 par tranche de 5 MC ; les ressources qui restent à la fin ne valent rien. On commerce une fois par phase Actions.
lesson-trade-only = Dans cette leçon : commercer, prendre la carte, vendre les 4 unités de fer d’un coup, puis terminer.

## recruit
lesson-recruit-title = Recruter
lesson-recruit-task = Les actions libres ne coûtent pas d’action. Contre 1 mycélium, un nouveau Scientifique arrive dans votre Spatioport, s’il est vide. Recrutez-en un.
lesson-recruit-hint = Le recrutement est proposé à côté des quatre actions.
lesson-recruit-done = À deux, les Scientifiques vont deux fois plus loin, et il vous reste vos deux actions. Le mycélium soigne aussi les blessés.
lesson-recruit-only = C’est une action. Ici, on veut l’action libre : recruter.

## repair
lesson-repair-title = Réparer
lesson-repair-task = La mine de fer de la Crête rouillée est abandonnée : ni puce, ni unité. Votre Scientifique est dehors sur cet hexagone. Contre 1 fer, posez une puce sur la mine, par une action libre.
lesson-repair-hint = Montrez la mine, ou la proposition d’y poser une puce.
lesson-repair-done = 1 fer coûte moins cher que 5 MC pour une nouvelle mine, et le Scientifique reste libre. Un bâtiment abandonné ne fait rien, ne compte pour personne, et le prochain coup l’emporte.
lesson-repair-only = Employez d’abord le fer pour la mine : c’est le sujet de cette leçon.

## hit
lesson-hit-title = Un tremblement de terre
lesson-hit-task = Le dé vert montre 4 : un tremblement de terre secoue les Terrasses rouges. Votre mine y a une puce et un Scientifique : l’un des deux doit en pâtir. Choisissez, et voyez que la mine reste à vous.
lesson-hit-hint = Les deux conviennent. Une puce perdue se remplace contre 1 fer ; un Scientifique blessé se soigne contre 1 mycélium.
lesson-hit-done = Puce et unité forment une armure : l’une est perdue, l’autre tient encore la mine. Chaque catastrophe demande une couleur et une valeur : voyez quels dés menacent vos hexagones.

## protect
lesson-protect-title = Se protéger
lesson-protect-task = Le même tremblement de terre, mais vous contrôlez un amortisseur sismique juste à côté. Payez 1 pétrole, et rien n’arrive sur les Terrasses rouges.
lesson-protect-hint = La barre propose de payer 1 pétrole.
lesson-protect-done = Vos deux bâtiments gardent leur puce. Pétrole ou électricité conviennent, et l’amortisseur protège son hexagone et tous ses voisins, pour tout le monde.
lesson-protect-only = Sans payer, vous perdriez deux puces. Payez le pétrole.

## fate
lesson-fate-title = Forcer le destin
lesson-fate-task = Votre dé montre 2, et le rouge 2 est la tornade de la Crête rouillée, où se dresse votre mine. Une fois par partie, vous pouvez changer votre dé juste avant ses catastrophes : servez-vous de votre jeton Contrôle du destin.
lesson-fate-hint = N’importe quelle autre valeur convient : rien d’autre à vous n’est menacé.
lesson-fate-done = Pas de tornade. La nouvelle valeur ne compte que pour les catastrophes, la production est passée. Vous n’avez ce jeton qu’une fois : gardez-le pour un tour où l’enjeu est grand.
lesson-fate-only = Alors la tornade viendrait. Servez-vous du jeton, cette fois.

## deplete
lesson-deplete-title = La planète s’épuise
lesson-deplete-task = À la fin de chaque tour, le Leader retire définitivement du jeu une unité de fer, de pétrole ou de vibrium. Vous êtes le Leader : choisissez.
lesson-deplete-hint = N’importe laquelle des trois convient.
lesson-deplete-done = Quand l’une des trois a entièrement disparu, la partie s’arrête à la fin du tour ; sinon, elle dure douze tours. Maintenant, un autre joueur est Leader.

## score
lesson-score-title = Compter ses points
lesson-score-task = Qu’auriez-vous si la partie s’arrêtait maintenant ? Vous possédez 23 MC, 2 unités de fer, les bâtiments rouges de la carte et un Scientifique motorisé sur la Zone d’atterrissage. Devinez.
lesson-score-hint = 1 par tranche entière de 5 MC ; 2 par bâtiment de production contrôlé ; 1 pour l’amortisseur et 1 pour le Spatioport ; 3 pour le véhicule. Un blessé ne contrôle rien, et les ressources ne valent rien.
lesson-score-done = 4 pour l’argent, 4 pour la mine et le forage, 1 + 1 pour l’amortisseur et le Spatioport, 3 pour le véhicule : { $points }. La maison de courtage du blessé n’est à personne, et il aurait fallu vendre les 2 unités de fer.
