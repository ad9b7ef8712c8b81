## La carte en texte
empty-places = Places libres
next-to = à côté – { $what }
look-at = Voir de près { $name }
sites = Emplacements
units = Unités à l’extérieur
lava-and-dams = Côtés, lave et barrages
lava-with = lave avec { $dice }
unit-inside = – à l’intérieur : { $unit } ({ $player })

## Les biens en texte
stocks = Les joueurs
stocks-of-all = Ce que chacun possède
player-head = Joueur
you = vous
hidden = caché
head-points = Points
head-mc = MC
head-scientists = Scientifiques en réserve
head-motors = Scientifiques motorisés en réserve
head-chips = Puces en réserve
head-fate = Jetons de contrôle du destin
head-oxygen = Jetons d’oxygène
on-map = { $name } : sur la carte
sold = (vendu : { $n })
bought = (acheté : { $n })
stack-left = { $n ->
    [one] { $n } hexagone dans la pile
   *[other] { $n } hexagones dans la pile
}
fires = { $n ->
    [one] { $n } jeton incendie restant
   *[other] { $n } jetons incendie restants
}

## Qu’est-ce que c’est ?
tell-die = Un des quatre dés du tour. Son numéro fait produire tous les bâtiments de ce numéro, son propriétaire agit, et sa couleur et son numéro amènent les cataclysmes.
tell-card = Chacun joue une carte Planète face cachée ; son numéro est le dé de sa couleur. Les cartes reviennent quand les six ont servi.
tell-do-explore = Piocher des hexagones et en placer un à côté d’un hexagone où vous avez une unité active, qui s’y rend.
tell-do-move = Déplacer vos unités ; un pas mène à un hexagone voisin ou à une autre place du même hexagone. Un Scientifique motorisé va plus loin pour un point.
tell-do-build = Construire sur des emplacements libres d’hexagones où vous avez une unité active ; une puce et une unité de l’hexagone peuvent aller sur le bâtiment.
tell-do-trade = Piocher des cartes Bourse, en choisir une qui bouge les prix, puis acheter et vendre.
tell-free-recruit = Un nouveau Scientifique sur votre Spatioport vide qui fonctionne, contre du mycélium.
tell-free-heal = Un de vos Scientifiques blessés redevient actif, contre du mycélium.
tell-free-repair = Une de vos puces sur un bâtiment qui n’en a pas, là où vous avez une unité active, contre du fer ; sur votre propre Spatioport, de n’importe où.
tell-free-motorise = Un Scientifique sur votre Spatioport qui fonctionne devient un Scientifique motorisé.
tell-free-rescue = Un de vos Scientifiques se pose sur la Zone d’atterrissage, car vous n’avez aucune unité active sur la carte.
tell-free-subsidy = Vous prenez un peu d’argent, car vous n’avez presque rien.
tell-dam = Un barrage sur un côté du Volcan : plus aucune lave n’y passe.
tell-douse = Vous éteignez un feu près d’un de vos postes de sécurité.
tell-power = Le pouvoir de la carte du Leader, une fois ce tour.
tell-hex = Une partie de la planète. Ses emplacements portent des bâtiments ; les dés des couleurs et numéros inscrits amènent ses cataclysmes.
tell-volcano = Le Volcan. Personne n’y va ; des dés envoient de la lave par ses côtés, là où aucun barrage ne l’arrête.
tell-cell = Une place libre. Un hexagone y va si tous les côtés qui se touchent sont semblables, montagne contre montagne et plaine contre plaine.
tell-turn = Comment l’hexagone est tourné avant d’être posé.
tell-tile = Un hexagone que vous avez pioché. Il doit se trouver à côté d’un hexagone où vous avez une unité active, tous les côtés qui se touchent étant semblables
tell-site = Un emplacement libre. Un bâtiment de production demande l’icône de ce qu’il produit
tell-building = Qui y a une puce ou une unité active le contrôle ; sans l’une ni l’autre il est abandonné et ne fait rien.
tell-unit-scientist = Un Scientifique : il se déplace, explore, construit et garde le contrôle des bâtiments. Un coup le blesse.
tell-unit-wounded = Un Scientifique blessé ne fait rien avant d’être soigné, et un autre coup le détruit.
tell-unit-motor = Un Scientifique motorisé : il va plus loin pour un point de mouvement et rapporte des points à la fin. Un coup le détruit.
tell-crew = Il se trouve dans un bâtiment, et peut en sortir.
tell-side = Un côté du Volcan. Les dés inscrits envoient de la lave sur l’hexagone voisin, sauf si un barrage s’y trouve.
tell-type = Il va sur un emplacement libre d’un hexagone où vous avez une unité active.
tell-value = Le numéro que prend le dé, pour ses cataclysmes seulement.
tell-strike = Un cataclysme qui doit frapper. Le propriétaire du dé dit lequel vient ensuite.
tell-market = Une carte Bourse : elle bouge les prix comme elle le dit, puis toutes les cartes piochées sont défaussées
tell-resource = Une ressource à nommer ou à retirer du jeu.
tell-up = Ce prix monte. Au-delà du bout de sa piste, il s’effondre.
tell-down = Ce prix baisse, mais jamais sous le début de sa piste.
tell-sell = Vous vendez des pièces à ce prix ; ensuite le prix baisse.
tell-buy = Vous achetez des pièces à ce prix ; ensuite le prix monte.
tell-amount = Combien de pièces.
tell-pay = Vous payez ceci, et le cataclysme n’a pas lieu à cet endroit.
tell-lose = Ce que le coup vous coûte : la puce, ou un coup sur l’unité à l’intérieur.
tell-done = Vous n’en faites pas plus, et la partie continue.
tell-nobody = Aucune unité ne va sur le nouveau bâtiment.
tell-bare = Le bâtiment repose sur le sol, sans plateforme.
tell-convert = Du bois y entre, et la culture produit davantage.
tell-first = Ce qui est produit en premier, car il n’y en a peut-être pas assez pour les deux.
tell-staff = Une puce d’automatisation va-t-elle sur le nouveau bâtiment ? Il reste alors sous votre contrôle sans unité.
tell-platform = Une plateforme flottante : aucune inondation n’atteint le bâtiment.
tell-price = Le prix d’une pièce, et combien il y en a en réserve pour tous. Le commerce et les cartes Bourse le font bouger.
tell-stock-mc = L’argent. Ce qui reste rapporte des points à la fin.
tell-stock-iron = Le fer : pour les bâtiments, les puces et les barrages.
tell-stock-oil = Le pétrole : pour les bâtiments et la protection.
tell-stock-electricity = L’électricité : pour les bâtiments et la protection.
tell-stock-mycelium = Le mycélium : nourrit et soigne les Scientifiques.
tell-stock-vibrium = Le vibrium : pour les bâtiments et les barrages.
tell-stock-wood = Le bois : pour les bâtiments de Planet Arboria et leurs cultures.
tell-stock-scientists = Les Scientifiques que vous pouvez encore recruter.
tell-stock-motors = Les Scientifiques motorisés que vous pouvez encore former.
tell-stock-chips = Les puces d’automatisation encore disponibles. Avec une puce, un bâtiment est à vous sans personne dedans.
tell-stock-fate = Avec un jeton de contrôle du destin, le propriétaire d’un dé lui donne un autre numéro juste avant ses cataclysmes.
tell-stock-oxygen = Jetons d’oxygène : les points des poches d’oxygène que vous avez découvertes.
tell-stack = Les hexagones encore à explorer.
tell-fires = Les jetons incendie restants. Là où il y en a un, aucun bâtiment ne fonctionne, sauf un poste de sécurité.
tell-depleted = Les pièces sorties du jeu. Quand une ressource épuisable a tout à fait disparu, la partie se termine avec ce tour.
tell-absent = Les cartes d’une couleur que personne ne joue ; à chaque tour la suivante est son dé, dont le Leader décide.
tell-leader = Le Leader ordonne les dés, et le pouvoir de sa carte compte. Ce rôle passe de l’un à l’autre dans le sens des aiguilles d’une montre.
tell-look = Les biens de quelqu’un d’autre ; choisissez-les pour voir ce qu’il a sur la carte.
tell-score = Les points que vous auriez si la partie s’arrêtait maintenant. Choisissez-les pour voir d’où ils viennent.
tell-score-money = Les points de l’argent que vous avez.
tell-score-production = Les points des bâtiments de production que vous contrôlez.
tell-score-protection = Les points des bâtiments de protection que vous contrôlez.
tell-score-finance = Les points des bâtiments de finance que vous contrôlez.
tell-score-spaceport = Les points des Spatioports que vous contrôlez.
tell-score-motorised = Les points de vos Scientifiques motorisés sur la carte.
tell-score-oxygen-tokens = Les points des jetons d’oxygène reçus en découvrant des poches.
tell-score-oxygen-hexes = Les points des hexagones d’oxygène que vous contrôlez à la fin.
