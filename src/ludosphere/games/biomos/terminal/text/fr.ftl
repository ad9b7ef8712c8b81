points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
title = Biomos, { $mode ->
    [advanced] Avancé
   *[discovery] Découverte
}{ $solo ->
    [yes] {" "}en solo
   *[no] {""}
}
planet = { $planet ->
    [forest] Planète des forêts
    [mountain] Planète des montagnes
    [desert] Planète des déserts
    [glacier] Planète des glaciers
   *[discovery] Planète Découverte
}
kind = { $planet ->
    [forest] forêts
    [mountain] montagnes
    [desert] déserts
   *[glacier] glaciers
}
full = { $tokens ->
    [one] { $tokens } place sur { $spaces }
   *[other] { $tokens } places sur { $spaces }
}
claimed = { $count ->
    [one] { $count } biome
   *[other] { $count } biomes
}
giants = Biomes géants
basic = Biomes
deck = { $count } dans la pile
centre = Centre
pouch = Pochon
hole = Trou Noir
hole-has = = { $card } + { $count ->
    [one] { $count } biome
   *[other] { $count } biomes
}
help =
    À votre tour : prenez un terrain du centre et placez-le. Les terrains de
    l’anneau glissent : seul leur ordre compte, vous choisissez donc un
    intervalle entre deux d’entre eux. Les places [A] et [B] sont les creux
    d’une planète Avancée, ( ) l’espace de la lune. Puis vous pouvez valider
    un biome dont le motif est sur votre planète ; ? vaut tout terrain. La
    lune donne 3 points par terrain identique. Une fois formée, vous pouvez
    déplacer un jeton. Avancé : un événement par tour, 1 point par forêt et
    par terrain de votre planète. Solo : les deux autres terrains nourrissent
    le Trou Noir, qui prend le biome le plus cher qu’il peut. Vous gagnez avec
    plus de points que lui.

    Notation : S mer, D désert, F forêt, M montagne, G glacier
    F@3 forêt dans l’intervalle 3, F@a creux A, F@m lune · 4>2 jeton 4 vers 2
    i5 irriguer, f5 geler, e5 étendre, m5 casser le jeton 5
    +24 valider, +G3 un géant · - décliner · *24 le Trou Noir prend
    P:forest choisir une planète
