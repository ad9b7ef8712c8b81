## The picture
title = Living Planet{ $arboria ->
    [True] {" "}+ Planet Arboria
   *[other] {""}
}{ $length ->
    [short] , short
   *[other] {""}
}
page-map = Map
page-market = Market
page-buildings = Buildings
page-players = Players
keys-map = Tab · z zoom · v read
keys-page = Tab · v read
turn-of = turn { $turn } of { $turns }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hexes-left = { $n ->
    [one] { $n } hex left
   *[other] { $n } hexes left
}
deck-left = { $n ->
    [one] { $n } market card left
   *[other] { $n } market cards left
}
fires-left = { $n ->
    [one] { $n } fire token
   *[other] { $n } fire tokens
}
leads = order
nobodys = nobody

## Letters: resources (iron oil electricity mycelium vibrium wood), units, chip, dams, buildings
letters = IOEMVW
units = swm
chip-letter = c
dam-iron = I
dam-vibrium = V
dam-alloy = A
code-iron_mine = IM
code-oil_rig = OR
code-power_plant = PP
code-mycelium_farm = MF
code-vibrium_mine = VM
code-seismic_damper = SD
code-wind_breaker = WB
code-geyser_valve = GV
code-trading_post = TP
code-brokerage = BR
code-commodity_bank = CB
code-spaceport = SP
code-sawmill = WS
code-hydraulic_safety_station = HS
code-arbori_fungal_culture = AC

## Stocks and players
stock = { $scientists } Scientists  { $motors } motorised  { $chips } chips  { $fate } fate  { $star }{ $oxygen }
stock-short = { $scientists }s { $motors }m { $chips }c fate { $fate } { $star }{ $oxygen }
heads = sci. motor chips fate oxy. points
cards = cards
played = on the table
built = controls { $what }

## Market
market = Market
market-heads = price own reserve gone last
prices-heads = price   own reserve
cards-drawn = Drawn
used = used:
dealt-sold = sold { $what }
dealt-bought = bought { $what }

## Buildings
buildings-heads = building|MC|VP|left        does
does-boost = { $what }; for { $paid } { $n } more
does-cancel = cancels { $cataclysm } near by
does-extinguish_fire = fights fires near by
does-trade_extra_cards = more market cards
does-trade_sale_paid_before_step = own sales paid before the price falls
does-trade_no_price_drop_on_own_sales = own sales keep the price
does-none = no effect
does-trade_sale_bonus = more MC when selling
does-recruit = recruits, motorises
costs = costs { $what }
site = on { $what }
any-site = any site
limit = { $n } per player

## Reading
powers = Leader powers
ridges = mountains { $sides }
no-ridges = plain all round
burns = burns: { "*" }
any-building = any building
outside = outside

## Help
help =
    Everybody plays a Planet card; the Leader puts the dice in order. With each
    die buildings of that number produce, then its player takes actions, then
    the hexes that show the die are struck. Who has most points in the end wins.

    On a hex near by: name, {$star}2 stars of oxygen, * burning; its sites a to d;
    units outside; below, what strikes it on which die: @R4 a tornado on red 4.
    Sites: i iron, ^ on a mountain, – any building; IM4 an Iron Mine on die 4,
    ●c its Automation Chip, ●s the unit inside, ~ on a floating platform.
    ● ▲ ■ ◆ the seats: red, blue, green, yellow. s Scientist, w wounded,
    m motorised, 2s two of them. Sides: ^ mountain, · plain; [I] [V] [A] dams
    of iron, vibrium, alloy. The Volcano shows its dice where lava leaves it.
    From afar a hex shows its name, fire, how many units whose; below, small
    letters are icons, capitals buildings, with the shape of who controls them.

    z                     the map nearer or from afar
    Shift or Ctrl+arrows  another part of the map; PgUp and PgDn too
    Home                  back to what is chosen

    Notation: 4 a Planet card · D:red the next die · explore move build trade
    LP05@1,-1/2 place a hex, turned twice · >LP01s who follows
    LP01s>LP05 a step, LP01.a>LP01 out of a building, LP01m>LP05.a into one
    iron_mine.4@LP05.a build, ~ on a platform · c<LP01s chip and unit, - neither
    S:iron*3 sell, B:oil*1 buy · U:iron V:iron a price up or down
    recruit motorise rescue subsidy power:recruit power:airlift
    +LP01w heal · ^LP05.a chip on · dam:iron@NW · douse:oil@AR02
    =3 a die’s new value · !AR02.tornado strikes next · P:oil pay · L:chip lose
    {"*"}AR02 the fire spreads · W convert wood · X:iron remove · . stop or decline
