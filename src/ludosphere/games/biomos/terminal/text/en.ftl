points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
title = Biomos, { $mode ->
    [advanced] Advanced
   *[discovery] Discovery
}{ $solo ->
    [yes] {" "}solo
   *[no] {""}
}
planet = { $planet ->
    [forest] Forest planet
    [mountain] Mountain planet
    [desert] Desert planet
    [glacier] Glacier planet
   *[discovery] Discovery planet
}
kind = { $planet ->
    [forest] forest
    [mountain] mountain
    [desert] desert
   *[glacier] glacier
}
full = { $tokens } of { $spaces } spaces
claimed = { $count ->
    [one] { $count } biome
   *[other] { $count } biomes
}
giants = Giant biomes
basic = Biomes
deck = { $count } in the deck
centre = Centre
pouch = Pouch
hole = Black Hole
hole-has = = { $card } + { $count ->
    [one] { $count } biome
   *[other] { $count } biomes
}
help =
    On your turn: take a terrain from the centre and place it. Terrains on the
    ring slide apart and together: only their order counts, so you choose a
    gap between two of them. The places [A] and [B] are the recesses of an
    Advanced planet, ( ) that of the moon. Then you may claim one biome whose
    pattern stands on your planet; ? is any terrain. The moon gives 3 points
    per terrain like it. Once it is formed, you may move one token. Advanced:
    one planetary event per turn, 1 point per forest and per terrain of your
    planet. Solo: the two other terrains feed the Black Hole, which takes the
    dearest biome it can. You win with more points than it has.

    Notation: F@3 forest into gap 3, F@a recess A, F@m moon
    4>2 lift token 4 to gap 2
    i5 irrigate, f5 freeze, e5 expand, m5 melt token 5
    +24 claim, +G3 a giant one · - decline · *24 the Black Hole takes
    P:forest choose a planet
