## The picture
title = Living Planet{ $arboria ->
    [True] {" "}+ Planet Arboria
   *[other] {""}
}{ $length ->
    [short] , partie courte
   *[other] {""}
}
page-map = Carte
page-market = Bourse
page-buildings = Bâtiments
page-players = Joueurs
keys-map = Tab · z zoom · v lire
keys-page = Tab · v lire
turn-of = tour { $turn } sur { $turns }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hexes-left = { $n ->
    [one] { $n } hexagone à piocher
   *[other] { $n } hexagones à piocher
}
deck-left = { $n ->
    [one] { $n } carte Bourse à piocher
   *[other] { $n } cartes Bourse à piocher
}
fires-left = { $n ->
    [one] { $n } jeton incendie
   *[other] { $n } jetons incendie
}
leads = ordre
nobodys = personne

## Letters: resources (iron oil electricity mycelium vibrium wood), units, chip, dams, buildings
letters = FPEMVB
units = sbm
chip-letter = p
dam-iron = F
dam-vibrium = V
dam-alloy = A
code-iron_mine = MF
code-oil_rig = FP
code-power_plant = CE
code-mycelium_farm = CH
code-vibrium_mine = MV
code-seismic_damper = AS
code-wind_breaker = BV
code-geyser_valve = VG
code-trading_post = CO
code-brokerage = CT
code-commodity_bank = BM
code-spaceport = SP
code-sawmill = SC
code-hydraulic_safety_station = PS
code-arbori_fungal_culture = CA

## Stocks and players
stock = { $scientists } Scientifiques  { $motors } motorisés  { $chips } puces  { $fate } destin  { $star }{ $oxygen }
stock-short = { $scientists }s { $motors }m { $chips }p destin { $fate } { $star }{ $oxygen }
heads = sci. motor. puces dest. oxy. points
cards = cartes
played = sur la table
built = contrôle { $what }

## Market
market = Bourse
market-heads = prix moi réserve épuisé avant
prices-heads = prix   moi réserve
cards-drawn = Piochées
used = jouées :
dealt-sold = vendu { $what }
dealt-bought = acheté { $what }

## Buildings
buildings-heads = bâtiment|MC|PV|restants    effet
does-boost = { $what } ; pour { $paid } { $n } de plus
does-cancel = pare { $cataclysm } à côté
does-extinguish_fire = combat les incendies à côté
does-trade_extra_cards = plus de cartes Bourse
does-trade_sale_paid_before_step = vos ventes payées avant la baisse
does-trade_no_price_drop_on_own_sales = vos ventes gardent le prix
does-none = aucun effet
does-trade_sale_bonus = plus de MC à la vente
does-recruit = recrute, motorise
costs = coûte { $what }
site = emplacement : { $what }
any-site = tous
limit = { $n } par joueur

## Reading
powers = Pouvoirs du Leader
ridges = montagnes { $sides }
no-ridges = plaine tout autour
burns = brûle : { "*" }
any-building = tout bâtiment
outside = dehors

## Help
help =
    Chacun joue une carte Planète ; le Leader range les dés. À chaque dé, les
    bâtiments de ce nombre produisent, puis son joueur agit, puis le cataclysme
    frappe les hexagones qui montrent ce dé. Le plus de points à la fin gagne.

    Un hexagone de près : nom, {$star}2 étoiles d’oxygène, * en feu ; ses
    emplacements a à d ; les unités dehors ; en bas ce qui frappe et à quel dé :
    @R4 une tornade au 4 rouge. Emplacements : f fer, ^ en montagne, – tout
    bâtiment ; MF4 une Mine de fer au dé 4, ●p sa puce, ●s l’unité dedans,
    ~ sur une plateforme. ● ▲ ■ ◆ les joueurs : rouge, bleu, vert, jaune.
    s Scientifique, b blessé, m motorisé, 2s deux. Bords : ^ montagne, · plaine ;
    {"["}F] [V] [A] barrages de fer, vibrium, alliage. Le Volcan montre ses dés du
    côté où sort la lave. De loin : nom, feu, unités de chacun ; dessous, icônes
    en petit, bâtiments en capitales avec la forme de qui les contrôle.

    z                     la carte de près ou de loin
    Maj ou Ctrl+flèches   une autre partie de la carte ; PgPréc, PgSuiv aussi
    Origine               retour à ce qui est choisi

    Notation : 4 une carte Planète · D:red le dé suivant
    explore move build trade les quatre actions
    LP05@1,-1/2 poser un hexagone, tourné deux fois · >LP01s qui suit
    LP01s>LP05 un pas, LP01.a>LP01 sortir, LP01m>LP05.a entrer
    iron_mine.4@LP05.a construire, ~ sur plateforme
    c<LP01s puce et unité, - ni l’une ni l’autre
    S:iron*3 vendre, B:oil*1 acheter · U:iron V:iron prix en hausse, en baisse
    recruit motorise rescue subsidy power:recruit power:airlift
    +LP01w soigner · ^LP05.a poser une puce · dam:iron@NW · douse:oil@AR02
    =3 nouvelle valeur d’un dé · {"!"}AR02.tornado frappe ensuite · P:oil payer
    L:chip perdre · *AR02 le feu gagne · W convertir du bois · X:iron retirer
    s’arrêter ou décliner : un point
