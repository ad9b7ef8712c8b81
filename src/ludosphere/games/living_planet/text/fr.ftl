## Names: resources
res-iron = fer
res-oil = pétrole
res-electricity = électricité
res-mycelium = mycélium
res-vibrium = vibrium
res-wood = bois
some-iron = { $n } fer
some-oil = { $n } pétrole
some-electricity = { $n } électricité
some-mycelium = { $n } mycélium
some-vibrium = { $n } vibrium
some-wood = { $n } bois

## Names: buildings
type-iron_mine = Mine de fer
one-iron_mine = une Mine de fer
the-iron_mine = la Mine de fer
type-oil_rig = Forage pétrolier
one-oil_rig = un Forage pétrolier
the-oil_rig = le Forage pétrolier
type-power_plant = Centrale électrique
one-power_plant = une Centrale électrique
the-power_plant = la Centrale électrique
type-mycelium_farm = Champignonnière
one-mycelium_farm = une Champignonnière
the-mycelium_farm = la Champignonnière
type-vibrium_mine = Mine de vibrium
one-vibrium_mine = une Mine de vibrium
the-vibrium_mine = la Mine de vibrium
type-seismic_damper = Amortisseur sismique
one-seismic_damper = un Amortisseur sismique
the-seismic_damper = l’Amortisseur sismique
type-wind_breaker = Brise-vent
one-wind_breaker = un Brise-vent
the-wind_breaker = le Brise-vent
type-geyser_valve = Vanne à geyser
one-geyser_valve = une Vanne à geyser
the-geyser_valve = la Vanne à geyser
type-trading_post = Comptoir
one-trading_post = un Comptoir
the-trading_post = le Comptoir
type-brokerage = Maison de courtage
one-brokerage = une Maison de courtage
the-brokerage = la Maison de courtage
type-commodity_bank = Banque de matières
one-commodity_bank = une Banque de matières
the-commodity_bank = la Banque de matières
type-spaceport = Spatioport
one-spaceport = un Spatioport
the-spaceport = le Spatioport
type-sawmill = Scierie
one-sawmill = une Scierie
the-sawmill = la Scierie
type-hydraulic_safety_station = Poste de sécurité hydraulique
one-hydraulic_safety_station = un Poste de sécurité hydraulique
the-hydraulic_safety_station = le Poste de sécurité hydraulique
type-arbori_fungal_culture = Culture arbori-fongique
one-arbori_fungal_culture = une Culture arbori-fongique
the-arbori_fungal_culture = la Culture arbori-fongique
category-production = bâtiment de production
category-protection = bâtiment de protection
category-finance = bâtiment financier
category-spaceport = Spatioport

## Names: cataclysms
strike-earthquake = tremblement de terre
one-earthquake = un tremblement de terre
the-earthquake = le tremblement de terre
strike-tornado = tornade
one-tornado = une tornade
the-tornado = la tornade
strike-geyser = geyser acide
one-geyser = un geyser acide
the-geyser = le geyser acide
strike-fire = incendie
the-fire = l’incendie
strike-flood = inondation
the-flood = l’inondation
strike-lava = éruption
the-lava = l’éruption

## Names: units
unit-scientist = Scientifique
the-scientist = le Scientifique
some-scientist = { $n ->
    [one] { $n } Scientifique
   *[other] { $n } Scientifiques
}
unit-wounded = Scientifique blessé
the-wounded = le Scientifique blessé
some-wounded = { $n ->
    [one] { $n } Scientifique blessé
   *[other] { $n } Scientifiques blessés
}
unit-motor = Scientifique motorisé
the-motor = le Scientifique motorisé
some-motor = { $n ->
    [one] { $n } Scientifique motorisé
   *[other] { $n } Scientifiques motorisés
}

## Names: dams, colours, sides, hexes
dam-iron = barrage de fer
one-dam-iron = un barrage de fer
the-dam-iron = le barrage de fer
dam-vibrium = barrage de vibrium
one-dam-vibrium = un barrage de vibrium
the-dam-vibrium = le barrage de vibrium
dam-alloy = barrage d’alliage
one-dam-alloy = un barrage d’alliage
the-dam-alloy = le barrage d’alliage
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
die-red = le dé rouge
die-blue = le dé bleu
die-green = le dé vert
die-yellow = le dé jaune
side-NE = nord-est
at-NE = au nord-est
side-E = est
at-E = à l’est
side-SE = sud-est
at-SE = au sud-est
side-SW = sud-ouest
at-SW = au sud-ouest
side-W = ouest
at-W = à l’ouest
side-NW = nord-ouest
at-NW = au nord-ouest
kind-landing_zone = Zone d’atterrissage
kind-standard = hexagone
kind-oxygen = hexagone d’oxygène
kind-volcano = Volcan
hex-LP01 = Zone d’atterrissage
hex-LP02 = Pic chatoyant
hex-LP03 = Plaine de bitume
hex-LP04 = Pré aux spores
hex-LP05 = Crête rouillée
hex-LP06 = Combe au goudron
hex-LP07 = Col voilé
hex-LP08 = Lande aux étincelles
hex-LP09 = Marches de fer
hex-LP10 = Trouée huileuse
hex-LP11 = Mur de cristal
hex-LP12 = Falaises du Marteau
hex-LP13 = Bassin pâle
hex-LP14 = Cornes jumelles
hex-LP15 = Marais noir
hex-LP16 = Couronne du tonnerre
hex-LP17 = Trois Portes
hex-LP18 = Canyon de verre
hex-LP19 = Selle de mousse
hex-LP20 = Plateau venteux
hex-LP21 = Terrasses rouges
hex-LP22 = Haut Chaudron
hex-LP23 = Large Vallée
hex-LP24 = Hauteurs de braise
hex-AR01 = Bas-fonds verts
hex-AR02 = Versant des brumes
hex-AR03 = Bosquet noyé
hex-AR04 = Forêt des nuages
hex-AR05 = Val du souffle
hex-AR06 = Vieille Futaie
hex-AR07 = Delta des fougères
hex-AR08 = Volcan
mountain = montagne
plain = plaine
site = emplacement { $slot }

## Names: turn, actions, powers
phase-choose = Choix des cartes
phase-reveal = Révélation
phase-dice = Dés
phase-depletion = Épuisement
phase-over = Fin de partie
stage-production = Production
stage-actions = Actions
stage-cataclysms = Cataclysmes
act-explore = Explorer
act-move = Déplacer
act-build = Construire
act-trade = Commercer
free-recruit = Recruter
free-heal = Soigner
free-repair = Réparer
free-motorise = Motoriser
free-rescue = Secours
free-subsidy = Subvention
free-douse = Éteindre un incendie
power-1 = Caprice du destin
power-1-text = une fois ce tour, juste avant les cataclysmes d’un dé, lui donner la valeur de son choix
power-2 = Filon
power-2-text = nommer une ressource : tout le monde en produit le double ce tour
power-3 = Renfort
power-3-text = un nouveau Scientifique sur son Spatioport vide, sans rien payer
power-4 = Initié
power-4-text = lors d’un commerce : monter ou baisser un prix de { $n } avant de choisir une carte
power-5 = Préfabriqué
power-5-text = un bâtiment de son action Construire coûte { $n } MC de moins
power-6 = Pont aérien
power-6-text = { $n } points de mouvement de plus pour une de ses unités
leader = Leader
some-mc = { $n } MC
some-vp = { $n } PV
chip = Puce d’automatisation
some-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
fate = jeton Contrôle du destin
platform = plateforme flottante

## House rules
about-rules = La plupart des valeurs du jeu de base sont reconstituées, faute de source publique : votre exemplaire peut différer.
option-house = Règles maison

## Sentences: pieces
the-hex = { $hex ->
    [LP01] la Zone d’atterrissage
    [AR08] le Volcan
   *[other] { $name }
}
of-hex = { $hex ->
    [LP01] de la Zone d’atterrissage
    [AR08] du Volcan
   *[other] de { $name }
}
where-hex = { $hex ->
    [LP01] de la Zone d’atterrissage
    [AR08] du Volcan
   *[other] de { $name }
}
place-site = { $hex } ({ $slot })
cell = { $at } { $of }
building-at = { $building } { $on }
unit-on = { $unit } { $on }
unit-in = { $unit } dans { $building }
tile-die = { $tile } (dé { $value })
tile-colour = { $tile } ({ $die })
die-value = { $colour } { $value }
no-cost = rien
no-icon = sans icône
price-move = { $resource } { $change }
threat = { $cataclysm } ({ $dice })
strike-on = { $cataclysm } sur { $hex }
site-icon = { $place }, { $resource }
of-res-iron = du fer
of-res-oil = du pétrole
of-res-electricity = de l’électricité
of-res-mycelium = du mycélium
of-res-vibrium = du vibrium
of-res-wood = du bois
player-red = le rouge
player-blue = le bleu
player-green = le vert
player-yellow = le jaune

## Sentences: actions
do-card = Jouer la carte Planète { $value }
do-name = Filon : { $resource }
do-deplete = Retirer { $what } de la partie
do-order = { $place ->
    [1] D’abord { $die } ({ $value })
   *[other] Puis { $die } ({ $value })
}
do-explore = { $n ->
    [one] Explorer : piocher { $n } hexagone
   *[other] Explorer : piocher { $n } hexagones, en garder un
}
do-move = { $n ->
    [one] Déplacer : { $n } point
   *[other] Déplacer : { $n } points
}
do-build = { $n ->
    [one] Construire : { $n } bâtiment
   *[other] Construire : jusqu’à { $n } bâtiments
}
do-trade = { $n ->
    [one] Commercer : piocher { $n } carte Bourse
   *[other] Commercer : piocher { $n } cartes Bourse, en choisir une
}
do-recruit = Recruter un Scientifique pour { $cost }
do-motorise = Motoriser le Scientifique de votre Spatioport pour { $cost }
do-rescue = Secours : poser un nouveau Scientifique sur la Zone d’atterrissage
do-subsidy = Prendre la subvention de { $mc }
do-power-recruit = Renfort : recruter un Scientifique sans rien payer
do-power-airlift = { $n ->
    [one] Pont aérien : { $n } point pour une unité
   *[other] Pont aérien : { $n } points pour une unité
}
do-heal = Soigner { $unit } pour { $cost }
do-repair = Poser une Puce d’automatisation sur { $building } pour { $cost }
do-dam = Construire { $dam } { $at } du Volcan pour { $cost }
do-douse = Éteindre l’incendie sur { $hex } pour { $cost }
do-lay = Poser { $hex } { $where }
do-lay-turned = Poser { $hex } { $where }, rotation de { $degrees }°
do-follow = { $unit } va sur le nouvel hexagone
do-step-to = Déplacer { $unit } vers { $hex }
do-step-in = Faire entrer { $unit } dans { $building }
do-step-out = Faire sortir { $unit }
do-raise = Construire { $tile } sur { $place }
do-raise-platform = Construire { $tile } sur { $place }, sur une plateforme flottante
do-raise-bare = Construire { $tile } sur { $place }, sans plateforme
do-staff-chip = Une Puce d’automatisation sur { $building }
do-staff-none = Laisser { $building } sans puce ni unité
do-staff-unit = { $unit } entre dans { $building }
do-staff-both = Une Puce d’automatisation sur { $building }, et { $unit } y entre
do-up = Monter de { $n } le prix { $of }
do-down = Baisser de { $n } le prix { $of }
do-market = Choisir la carte : { $moves }
do-sell = Vendre { $what } pour { $mc }
do-buy = Acheter { $what } pour { $mc }
do-bend = Caprice du destin : { $die } passe à { $value }
do-fate = Utiliser votre jeton Contrôle du destin : { $die } passe à { $value }
do-strike = Ensuite : { $strike }
do-pay = Payer { $cost } pour protéger { $hex }
do-lose-chip = Perdre la Puce d’automatisation
do-lose-unit = Le Scientifique à l’intérieur est blessé
do-lose-motor = Perdre le Scientifique motorisé à l’intérieur
do-spread = L’incendie se propage vers { $hex }
do-convert = Payer { $cost } pour { $what } de plus
do-first-culture = D’abord la Culture arbori-fongique
do-first-wood = D’abord les Scieries
done-act = { $n ->
    [0] Finir votre phase Actions
    [one] Finir votre phase Actions (une action inutilisée)
   *[other] Finir votre phase Actions ({ $n } actions inutilisées)
}
done-move = Ne plus rien déplacer
done-airlift = Finir le pont aérien
done-build = Ne plus rien construire
done-shift = Laisser les prix comme ils sont
done-deal = Finir le commerce
done-bend = Laisser le dé comme il est
done-fate = Garder votre jeton Contrôle du destin
done-protect = Ne rien payer
done-flee = Personne d’autre ne fuit
done-convert = Garder votre bois

## Sentences: names of refs
ref-unknown = ce qui n’existe pas
ref-nowhere = hors de la carte
ref-card = carte Planète { $value }
ref-value = la valeur { $value }
ref-turn = rotation de { $degrees }°
ref-sell = vendre : { $resource }
ref-buy = acheter : { $resource }
ref-up = { $resource } à la hausse
ref-down = { $resource } à la baisse
ref-douse = éteindre un incendie avec : { $resource }
ref-platform = sur une plateforme flottante
ref-bare = sans plateforme
ref-nobody = aucune unité
ref-convert = convertir du bois
ref-staff-chip = avec une Puce d’automatisation
ref-staff-bare = sans puce

## Tasks
task-over = La partie est finie.
task-wait-cards = Attendez que chacun ait choisi une carte Planète.
task-wait = Attendez : { $colour } décide.
task-card = Choisissez en secret une carte Planète : elle règle votre dé.
task-card-leader = Vous êtes le Leader. Choisissez une carte Planète : elle règle votre dé, et votre pouvoir ce tour.
task-name = Filon : nommez la ressource que tout le monde produit en double ce tour.
task-order = Choisissez le dé qui vient { $n ->
    [1] en premier
    [2] en deuxième
   *[other] en troisième
}.
task-first = Le bois va manquer. Lequel de vos bâtiments produit en premier ?
task-convert = Vous pouvez payer { $cost } pour que { $building } produise plus.
task-act = { $n ->
    [0] Plus d’action : faites une action gratuite, ou finissez la phase.
    [one] Choisissez votre dernière action, ou une action gratuite.
   *[other] Choisissez la première de { $n } actions, ou une action gratuite.
}
task-volcano = Vous avez pioché le Volcan : posez-le.
task-keep = { $n ->
    [one] Posez l’hexagone à côté d’une de vos unités.
   *[other] Gardez l’un des { $n } hexagones : posez-le à côté d’une de vos unités.
}
task-follow = Choisissez l’unité qui va sur { $hex }.
task-move = { $n ->
    [0] { $unit } peut encore faire un pas.
    [one] { $bound ->
        [1] Il vous reste { $n } point ; { $unit } peut encore faire un pas.
       *[other] Déplacement : il vous reste { $n } point.
    }
   *[other] { $bound ->
        [1] Il vous reste { $n } points ; { $unit } peut encore faire un pas.
       *[other] Déplacement : il vous reste { $n } points.
    }
}
task-airlift = { $bound ->
    [1] { $n ->
        [0] Pont aérien : { $unit } peut encore faire un pas.
        [one] Pont aérien : il reste { $n } point pour { $unit }.
       *[other] Pont aérien : il reste { $n } points pour { $unit }.
    }
   *[other] Pont aérien : déplacez une de vos unités, { $n } points.
}
task-build = { $n ->
    [one] Choisissez un bâtiment et son emplacement : encore { $n }.
   *[other] Choisissez un bâtiment et son emplacement : encore { $n } au plus.
}
task-staff = Qui contrôle { $building } ? Une puce, une unité, les deux ou rien.
task-shift = Initié : vous pouvez monter ou baisser un prix de { $n }.
task-market = { $n ->
    [one] Appliquez la carte Bourse.
   *[other] Choisissez celle des { $n } cartes Bourse qui s’applique.
}
task-deal = Vendez et achetez ce que vous voulez, puis finissez le commerce.
task-bend = Caprice du destin : { $die } montre { $value }. Vous pouvez le changer avant ses cataclysmes.
task-fate = { $die } montre { $value }. Vous pouvez le changer avec votre jeton Contrôle du destin.
task-strike = Choisissez ce qui frappe ensuite.
task-protect = { $cataclysm } menace { $hex }. Vous pouvez payer pour l’arrêter.
task-loss = { $building } reçoit un coup : perdez la puce, ou l’unité à l’intérieur le subit.
task-spread = La tornade pousse l’incendie sur { $hex } : choisissez vers où.
task-flee = Incendie sur { $hex } : vos unités peuvent fuir.
task-deplete = Épuisement : choisissez la ressource dont { $n } quitte la partie.
ask-heal = Quelle unité soignez-vous ?
ask-repair = Sur quel bâtiment posez-vous la Puce d’automatisation ?
ask-dam = De quel côté du Volcan ?
ask-douse = Sur quel hexagone éteignez-vous le feu ?
ask-lay = { $what } : où placez-vous cet hexagone ?
ask-turn = Tournez maintenant l’hexagone, puis posez-le.
ask-step = { $what } : vers où ?
ask-site = { $what } : sur quel site ?
ask-platform = Avec ou sans plateforme flottante ?
ask-staff = Qui y entre ?
ask-sell = { $what } : combien en vendez-vous ?
ask-buy = { $what } : combien en achetez-vous ?
step-cards = Cartes Planète
step-name = Filon
step-order = Ordre des dés
step-die = { $die }
step-stage = { $die } : { $stage }

## Previews
gives-left = reste : { $what }
gives-cost = coûte { $what }
gives-vp = +{ $n } PV
gives-strikes = frappe : { $what }
gives-no-strikes = ne frappe rien
gives-strike = { $own ->
    [own] { $cataclysm } sur { $hex } (vous y êtes)
   *[other] { $cataclysm } sur { $hex }
}
gives-threats = menaces : { $what }
gives-safe = aucun cataclysme ne frappe ici
gives-soon = ce tour : { $what } !
gives-leader = pouvoir du Leader : { $power }
gives-build = { $n ->
    [one] { $n } bâtiment par Construire
   *[other] { $n } bâtiments par Construire
}
gives-production = vous produisez { $what }
gives-named = ce tour : +{ $own } pour vous, +{ $others } pour les autres
gives-reserve = il en reste { $n } dans la réserve
gives-stack = { $n ->
    [one] { $n } hexagone dans la pile
   *[other] { $n } hexagones dans la pile
}
gives-purse = vous avez { $mc }
gives-money = vous aurez { $mc }
gives-cards = { $n ->
    [one] { $n } carte de plus grâce au Comptoir
   *[other] { $n } cartes de plus grâce au Comptoir
}
gives-dam = protège { $hex } de la lave : { $dice }
gives-lava = lave vers { $hex } : { $dice }
gives-dam-idle = aucune lave ne vient par là
gives-sites = emplacements : { $what }
gives-control = vous en prenez le contrôle
gives-abandons = plus personne ne contrôle { $building }
gives-nobody = personne ne contrôle ce bâtiment
gives-price = { $resource } { $before } → { $after }
gives-price-same = { $resource } reste à { $before }
gives-crash = krach ({ $resource }) : { $before } → { $after }
gives-then = après le commerce : { $what }
gives-there = s’y trouvent : { $what }
gives-nobody-there = personne ne s’y trouve
gives-stays-unit = l’unité garde le contrôle
gives-stays-chip = la puce garde le contrôle
some-buildings = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
some-units = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}

## Log
log-leader = { $who ->
    [you] Tour { $turn } : vous êtes le Leader.
   *[other] Tour { $turn } : { $name } est le Leader.
}
log-chosen = { $who ->
    [you] Vous avez choisi une carte Planète.
   *[other] { $name } a choisi une carte Planète.
}
log-revealed = Les dés : { $list }.
log-named = { $who ->
    [you] Filon ! Vous nommez une ressource, { $resource } : tout le monde en produit le double.
   *[other] Filon ! { $name } nomme une ressource, { $resource } : tout le monde en produit le double.
}
log-ordered = { $who ->
    [you] Vous ordonnez les dés : { $list }.
   *[other] { $name } ordonne les dés : { $list }.
}
log-die = Dé { $colour } : { $value }.
log-produces = { $short ->
    [0] { $who ->
        [you] Vous produisez { $what } avec { $type } { $site-on }.
       *[other] { $name } produit { $what } avec { $type } { $site-on }.
    }
   *[other] { $who ->
        [you] Vous produisez { $what } avec { $type } { $site-on } : la réserve est vide.
       *[other] { $name } produit { $what } avec { $type } { $site-on } : la réserve est vide.
    }
}
log-converts = { $who ->
    [you] Vous convertissez du bois sur { $site }.
   *[other] { $name } convertit du bois sur { $site }.
}
log-acts = { $who ->
    [you] Vous : { $action }.
   *[other] { $name } : { $action }.
}
log-recruited = { $who ->
    [you] Vous recrutez un Scientifique sur { $at }.
   *[other] { $name } recrute un Scientifique sur { $at }.
}
log-motorised = { $who ->
    [you] Vous motorisez votre Scientifique sur { $at }.
   *[other] { $name } motorise un Scientifique sur { $at }.
}
log-rescued = { $who ->
    [you] Vous recevez un nouveau Scientifique sur { $at }.
   *[other] { $name } reçoit un nouveau Scientifique sur { $at }.
}
log-subsidy = { $who ->
    [you] Vous prenez la subvention de { $mc }.
   *[other] { $name } prend la subvention de { $mc }.
}
log-airlift = { $who ->
    [you] Vous organisez un pont aérien : { $points } points pour une unité.
   *[other] { $name } organise un pont aérien : { $points } points pour une unité.
}
log-healed = { $who ->
    [you] Vous soignez votre Scientifique sur { $at }.
   *[other] { $name } soigne un Scientifique sur { $at }.
}
log-repaired = { $who ->
    [you] Vous posez une Puce d’automatisation sur { $type } { $site-on }.
   *[other] { $name } pose une Puce d’automatisation sur { $type } { $site-on }.
}
log-dam = { $who ->
    [you] Vous construisez { $one } { $at } du Volcan.
   *[other] { $name } construit { $one } { $at } du Volcan.
}
log-douses = { $who ->
    [you] Vous combattez l’incendie sur { $hex }.
   *[other] { $name } combat l’incendie sur { $hex }.
}
log-put-out = L’incendie sur { $hex } est éteint.
log-draws-hexes = { $n ->
    [0] Il n’y a pas d’hexagone à piocher.
   *[other] { $who ->
        [you] Vous piochez { $list }.
       *[other] { $name } pioche { $list }.
    }
}
log-volcano-drawn = { $who ->
    [you] Vous avez pioché le Volcan !
   *[other] { $name } a pioché le Volcan !
}
log-volcano-under = Le Volcan ne peut se poser nulle part : il va sous la pile.
log-volcano = { $who ->
    [you] Vous posez le Volcan.
   *[other] { $name } pose le Volcan.
}
log-explored = { $who ->
    [you] Vous découvrez { $hex }.
   *[other] { $name } découvre { $hex }.
}
log-oxygen = { $who ->
    [you] Vous trouvez une poche d’oxygène : { $points } PV.
   *[other] { $name } trouve une poche d’oxygène : { $points } PV.
}
log-nothing-placed = { $who ->
    [you] Aucun hexagone ne convient : ils vont sous la pile.
   *[other] Aucun hexagone ne convient pour { $name } : ils vont sous la pile.
}
log-moved = { $way ->
    [in] { $who ->
        [you] Votre { $kind ->
            [motor] Scientifique motorisé
           *[other] Scientifique
        } entre dans le bâtiment { $to-on }.
       *[other] { $name } fait entrer { $kind ->
            [motor] un Scientifique motorisé
           *[other] un Scientifique
        } dans le bâtiment { $to-on }.
    }
    [out] { $who ->
        [you] Votre { $kind ->
            [motor] Scientifique motorisé
           *[other] Scientifique
        } sort sur { $to }.
       *[other] { $name } fait sortir { $kind ->
            [motor] un Scientifique motorisé
           *[other] un Scientifique
        } sur { $to }.
    }
   *[other] { $who ->
        [you] Votre { $kind ->
            [motor] Scientifique motorisé
           *[other] Scientifique
        } va sur { $to }.
       *[other] { $name } déplace { $kind ->
            [motor] un Scientifique motorisé
           *[other] un Scientifique
        } vers { $to }.
    }
}
log-builds = { $platform ->
    [1] { $who ->
        [you] Vous construisez { $one } sur { $site } pour { $mc }, sur une plateforme flottante.
       *[other] { $name } construit { $one } sur { $site } pour { $mc }, sur une plateforme flottante.
    }
   *[other] { $who ->
        [you] Vous construisez { $one } sur { $site } pour { $mc }.
       *[other] { $name } construit { $one } sur { $site } pour { $mc }.
    }
}
log-chip = { $who ->
    [you] Vous y posez une Puce d’automatisation.
   *[other] { $name } y pose une Puce d’automatisation.
}
log-draws-cards = { $who ->
    [you] { $n ->
        [one] Vous piochez { $n } carte Bourse.
       *[other] Vous piochez { $n } cartes Bourse.
    }
   *[other] { $n ->
        [one] { $name } pioche { $n } carte Bourse.
       *[other] { $name } pioche { $n } cartes Bourse.
    }
}
log-market-shuffled = { $n ->
    [one] La carte Bourse utilisée est mélangée.
   *[other] Les { $n } cartes Bourse utilisées sont mélangées.
}
log-insider = { $who ->
    [you] Vous avez vos entrées à la Bourse.
   *[other] { $name } a ses entrées à la Bourse.
}
log-market = { $who ->
    [you] Vous choisissez une carte Bourse.
   *[other] { $name } choisit une carte Bourse.
}
log-price = Prix ({ $resource }) : { $price }.
log-crash = Krach ({ $resource }) ! Le prix est maintenant de { $price }.
log-sells = { $who ->
    [you] Vous vendez { $what } pour { $mc }.
   *[other] { $name } vend { $what } pour { $mc }.
}
log-buys = { $who ->
    [you] Vous achetez { $what } pour { $mc }.
   *[other] { $name } achète { $what } pour { $mc }.
}
log-bent = { $who ->
    [you] Caprice du destin : vous changez { $die } en { $value }.
   *[other] Caprice du destin : { $name } change { $die } en { $value }.
}
log-fate = { $who ->
    [you] Vous utilisez votre jeton Contrôle du destin : { $die } passe à { $value }.
   *[other] { $name } utilise un jeton Contrôle du destin : { $die } passe à { $value }.
}
log-strikes = Cataclysme sur { $hex } : { $cataclysm }.
log-protects = { $who ->
    [you] Vous payez { $what } : { $cataclysm } ne fait aucun dégât sur { $hex }.
   *[other] { $name } paie { $what } : { $cataclysm } ne fait aucun dégât sur { $hex }.
}
log-chip-lost = { $who ->
    [you] Vous perdez la Puce d’automatisation sur { $site }.
   *[other] { $name } perd la Puce d’automatisation sur { $site }.
}
log-wounded = { $who ->
    [you] Votre Scientifique sur { $at } est blessé.
   *[other] { $name } a un Scientifique blessé sur { $at }.
}
log-lost = { $who ->
    [you] Vous perdez { $unit } sur { $at }.
   *[other] { $name } perd { $unit } sur { $at }.
}
log-destroyed = Détruit : { $type } { $site-on }.
log-burns = Incendie sur { $hex }.
log-spreads = L’incendie se propage vers { $hex }.
log-lava = La lave coule sur { $hex }.
log-lava-nowhere = La lave coule { $at } et n’atteint rien.
log-dam-holds = { $dam } { $at } arrête la lave et sauve { $hex }.
log-depleted = { $who ->
    [you] Épuisement : vous retirez { $what } de la partie.
   *[other] Épuisement : { $name } retire { $what } de la partie.
}
log-exhausted = Une ressource est épuisée ({ $resource }) : la partie se termine.
log-over = La partie est finie.

## Score sheet
score-money = Argent
score-production = Bâtiments de production
score-protection = Bâtiments de protection
score-finance = Bâtiments financiers
score-spaceport = Spatioports
score-motorised = Scientifiques motorisés
score-oxygen-tokens = Poches d’oxygène découvertes
score-oxygen-hexes = Hexagones d’oxygène contrôlés
score-leftovers = Ressources restantes
source-money = { $mc } MC, { $rate } par PV
source-tokens = Jetons oxygène
source-building = { $type }, { $place }
source-oxygen-most = { $hex } : le plus de bâtiments ({ $own }), { $stars }
source-oxygen-fewer = { $hex } : { $own } des bâtiments, quelqu’un en a { $most }
source-oxygen-late = { $hex } : exploré au dernier tour, aucun point

## Plain text
plain-turn = Tour { $turn } sur { $turns } : { $phase }. Leader { $leader }
plain-dice = dés { $dice }
plain-task = à faire { $what }
due-card = carte Planète
due-name = nommer une ressource
due-order = ordre des dés
due-first = qui produit d’abord
due-convert = convertir du bois
due-act = actions
due-volcano = poser le Volcan
due-keep = garder un hexagone
due-follow = qui suit
due-move = déplacer
due-airlift = pont aérien
due-build = construire
due-staff = puce ou unité
due-shift = changer un prix
due-market = carte Bourse
due-deal = vendre et acheter
due-bend = changer le dé
due-fate = jeton Contrôle du destin
due-strike = ce qui frappe ensuite
due-protect = protéger
due-loss = puce ou unité
due-spread = où l’incendie se propage
due-flee = fuir
due-deplete = épuisement
plain-price = prix
plain-reserve = réserve
plain-depleted = épuisé
plain-piles = hexagones { $hexes }  cartes Bourse { $cards }  utilisées { $used }
plain-fires = jetons incendie { $n }
plain-under = sous la pile { $hexes }
plain-player = MC { $mc }  Scientifiques { $scientists }  motorisés { $motors }  puces { $chips }  destin { $fate }  oxygène { $oxygen }  points { $score }  cartes { $hand }
plain-absent = dés sans joueur : { $decks }
plain-supply = bâtiments restants : { $what }

## Reasons
why-over = La partie est finie.
why-unknown = Cela ne peut pas être choisi ici.
why-complete = Le choix est complet sans cela.
why-first = Il y a autre chose à faire d’abord. { $task }
why-not-yours = Pas maintenant : { $colour } décide.
why-not-optional = Cela ne se refuse pas. { $task }
why-chosen = Vous avez déjà choisi votre carte.
why-card-used = Vous avez joué la carte Planète { $value } : elle revient quand les six sont jouées.
why-card-later = Les cartes Planète se choisissent au début d’un tour.
why-die-placed = { $die } est déjà sur le plateau du Leader.
why-order-set = L’ordre des dés est fixé pour ce tour.
why-no-arboria = Cette ressource n’existe pas dans cette partie : { $resource }.
why-renewable = Cette ressource ne s’épuise pas : { $resource }.
why-reserve-empty = La réserve est vide : { $resource }.
why-insider = C’est le Leader, s’il a joué un 4, qui change un prix, lors d’un commerce et avant le choix d’une carte.
why-card-not-drawn = Cette carte Bourse n’a pas été piochée.
why-same-value = Le dé montre déjà { $value }.
why-change-later = Un dé se change juste avant ses cataclysmes, par le pouvoir 1 du Leader ou un jeton Contrôle du destin.
why-not-struck = Rien de tel ne frappe à cet endroit maintenant.
why-missing = Il vous manque { $what }.
why-missing-of = Cela coûte { $cost } : il vous manque { $what }.
why-no-actions = Vous avez fait toutes vos actions de cette phase.
why-action-taken = Vous avez déjà fait cette action : { $action }.
why-no-hexes = Il n’y a plus d’hexagone à piocher.
why-nothing-moves = Aucune de vos unités ne peut faire un pas.
why-nothing-to-build = Il n’y a pas de bâtiment que vous puissiez payer et placer sur un hexagone où se trouve une de vos unités.
why-no-scientists = Tous vos Scientifiques sont sur la carte.
why-no-motors = Tous vos Scientifiques motorisés sont sur la carte.
why-no-port = Vous ne contrôlez aucun Spatioport.
why-port-burns = Votre Spatioport brûle.
why-port-occupied = Votre Spatioport est occupé : il doit être vide.
why-port-no-scientist = Il faut un de vos Scientifiques, non blessé, dans votre Spatioport.
why-no-rescue = Il n’y a pas de secours dans cette partie.
why-has-unit = Vous avez encore une unité sur la carte.
why-only-at-start = Ce n’est possible qu’au début de votre phase Actions.
why-not-poor = La subvention est pour qui a moins de { $mc }.
why-has-pieces = La subvention est pour qui n’a aucune ressource.
why-has-production = La subvention est pour qui ne contrôle aucun bâtiment de production.
why-not-leader = Seul le Leader a un pouvoir.
why-other-power = Votre pouvoir de ce tour est { $power }, pas { $wanted }.
why-power-used = Vous avez utilisé votre pouvoir de Leader.
why-not-wounded = Vous n’avez pas de Scientifique blessé à cet endroit.
why-nobody-wounded = Aucun de vos Scientifiques n’est blessé.
why-no-chips = Toutes vos Puces d’automatisation sont sur la carte.
why-nothing-to-repair = Aucun bâtiment sans puce ne peut recevoir la vôtre.
why-no-building = Il n’y a pas de bâtiment à cet endroit.
why-chip-there = Il porte déjà une Puce d’automatisation.
why-no-unit-there = Vous n’avez pas d’unité active sur { $hex }.
why-occupied = { $colour } y a une unité.
why-occupied-own = Vous y avez déjà une unité.
why-controlled = { $colour } contrôle ce bâtiment.
why-limit = Une seule fois par joueur : { $building }.
why-no-volcano = Le Volcan n’est pas sur la carte.
why-no-dam-place = Il n’y a pas de côté du Volcan où vous puissiez construire un barrage.
why-dam-nothing = Il n’y a pas d’hexagone { $at } du Volcan.
why-dam-there = Il y a déjà un barrage de ce côté.
why-no-fires = Rien ne brûle.
why-no-fire = Il n’y a pas d’incendie sur { $hex }.
why-no-station = Vous ne contrôlez pas de Poste de sécurité hydraulique assez proche.
why-not-accepted = { $building } ne se paie pas ainsi : { $resource }.
why-trade-first = Acheter et vendre font partie de l’action Commercer.
why-not-both = On ne peut pas acheter et vendre la même ressource dans un commerce : { $resource }.
why-have-none = Vous n’en avez pas : { $resource }.
why-have-only = Vous n’avez que { $what }.
why-reserve-only = Il ne reste que { $what } dans la réserve.
why-explore-first = Les hexagones se posent avec l’action Explorer.
why-hex-first = Choisissez d’abord l’hexagone, puis sa place.
why-volcano-first = Le Volcan se pose d’abord.
why-not-drawn = Cet hexagone n’a pas été pioché.
why-fits-nowhere = { $hex } ne convient nulle part à côté d’une de vos unités.
why-cell-taken = La place est prise : { $hex }.
why-cell-apart = Un hexagone doit toucher la carte.
why-cell-unit = Aucune de vos unités ne se trouve à côté et ne pourrait y aller.
why-no-rotation = { $hex } ne convient pas ici, quelle que soit sa rotation.
why-landscape = Montagne et plaine doivent se correspondre. Pas de ce côté : { $sides }.
why-volcano-most = Le Volcan se pose là où il touche le plus de montagnes.
why-move-first = Les unités se déplacent avec l’action Déplacer.
why-nobody-inside = Il n’y a pas d’unité à l’intérieur.
why-no-such-unit = Vous n’avez pas cette unité à cet endroit.
why-not-your-unit = Cette unité est à un autre joueur : { $colour }.
why-wounded = Un Scientifique blessé ne peut pas se déplacer : soignez-le d’abord.
why-shut-in = L’hexagone brûle : une unité dans un bâtiment y reste jusqu’à la fin de l’incendie.
why-not-beside = Seule une de vos unités sur un hexagone voisin peut y aller.
why-no-step = Cette unité ne peut aller nulle part.
why-flee-from = Seules les unités sur { $hex } fuient.
why-fled = Cette unité a déjà fui.
why-no-points = Il ne reste pas de point pour cette unité.
why-airlift-other = Le pont aérien est pour une seule unité.
why-not-on-map = Cet hexagone n’est pas sur la carte : { $hex }.
why-volcano-closed = Personne ne peut entrer sur le Volcan.
why-stays = Dehors, sur l’hexagone en feu, personne n’est à l’abri.
why-outside-already = L’unité y est déjà.
why-too-far = C’est trop loin ({ $hex }) : un pas mène à un hexagone voisin.
why-hex-burns = Incendie sur { $hex }.
why-same-hex = Seule une unité qui est sur { $hex } peut y entrer.
why-burns-already = Il y a déjà un incendie sur { $hex }.
why-fire-far = L’incendie ne se propage qu’à un hexagone voisin. Il part d’ici : { $hex }.
why-volcano-fire = Le Volcan ne brûle pas.
why-build-first = Les bâtiments se construisent avec l’action Construire.
why-no-such-tile = Ce bâtiment n’existe pas.
why-none-left = Il n’en reste plus.
why-no-site = Vous n’avez pas d’emplacement pour { $building } : il en faut un, libre et adapté, sur un hexagone où se trouve une de vos unités.
why-site-taken = Il y a déjà un bâtiment sur cet emplacement.
why-icon = Il faut un emplacement portant l’icône { $resource } pour { $building }.
why-no-flood = Pas de plateforme flottante ici : aucune icône d’inondation sur { $hex }.
why-type-first = Choisissez d’abord le bâtiment, puis son emplacement.

## Le jeu
about-title = Living Planet
about-lead = Explorez et exploitez une planète qui se défend : vos dés produisent, puis ils détruisent. Non officiel.
about-minutes = 60 à 120 min
about-opponents = Les autres
introduce-wins = Après le dernier tour, l’argent, les bâtiments que vous contrôlez et vos véhicules valent des points de victoire, et l’oxygène aussi avec Planet Arboria. Le plus de points l’emporte.
introduce-mine = Votre dé, vos Scientifiques et votre Spatioport sont de votre couleur. Un bâtiment est à vous tant que votre puce ou une de vos unités actives s’y trouve ; sinon il est abandonné, et le prochain impact le détruit.
introduce-first = Choisissez une carte Planète : son nombre devient la valeur de votre dé. Un grand nombre rend vos actions plus fortes, mais déclenche aussi les désastres de votre couleur qui portent ce nombre. Une carte jouée ne revient que lorsque les six l’ont été.
introduce-second = Quand votre dé est résolu, vous avez deux actions. Pour commencer, Explorer pose un nouvel hexagone à côté de la carte, et Construire y met une mine pour 5 MC. Une mine produit dès qu’un dé montre son nombre : prenez-en un que vos voisins aiment jouer.
atlas-lead = { $count } choses : cartes Planète, hexagones, bâtiments et cartes Bourse.
win-tie = { $name } l’emporte à égalité : plus de bâtiments, puis plus d’argent.
win-tie-you = Vous l’emportez à égalité : plus de bâtiments, puis plus d’argent.
option-arboria = Planet Arboria
option-arboria-lead = L’extension : le bois, l’oxygène, le feu, les crues et un Volcan.
option-arboria-on = Avec
option-arboria-off = Sans
option-length = Durée
option-length-normal = Normale
option-length-normal-lead = 12 tours : chaque carte Planète est jouée deux fois.
option-length-short = Courte
option-length-short-lead = 8 tours, 9 à trois.
option-screens = Paravents
option-screens-lead = Ce que les autres peuvent voir de vos biens.
option-screens-hidden = Cachés : rien
option-screens-money = Argent visible
option-screens-open = Tout est visible
