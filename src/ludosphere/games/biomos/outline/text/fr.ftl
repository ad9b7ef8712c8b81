## Le plateau en texte
filled = { $tokens } emplacements occupés sur { $spaces }
points = { $points ->
    [one] { $points } point, dont { $biomes } par les biomes.
   *[other] { $points } points, dont { $biomes } par les biomes.
}
track = Anneau : { $tokens } terrains sur { $room }
on-track = { $place } : { $terrain }
empty-track = Aucun terrain pour l’instant.
beside = À côté de l’anneau
moon = Lune : { $terrain }, { $points } points pour l’instant
in-centre = { $count ->
    [one] { $terrain }
   *[other] { $terrain }, en { $count } exemplaires
}
pouch = { $count ->
    [one] Dans le pochon : { $count } terrain
   *[other] Dans le pochon : { $count } terrains
}
event = { $name } : { $what }
does-irrigate = un désert voisin d’une mer devient une forêt
does-freeze = une mer voisine d’une montagne devient un glacier
does-expand = un terrain voisin d’un désert devient un désert
does-melt = un glacier s’en va, un terrain est pioché à sa place
biomes-deck = Biomes, encore { $deck } dans la pioche
hole-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hole-tokens = Terrains qu’il détient

## Qu’est-ce que c’est ?
tell-centre = Un terrain à prendre : à chaque tour vous en prenez un et le placez sur votre planète. Quand le centre est vide, cinq sont piochés.
tell-centre-solo = Un terrain à prendre : à chaque tour trois sont piochés, vous en placez un et le Trou Noir reçoit les autres.
now-centre = { $here } au centre, { $left } dans le pochon
tell-gap = Une place sur votre anneau. Ce que vous y posez écarte les autres ; leur ordre reste.
tell-token = Un de vos terrains. Il peut glisser mais jamais en dépasser un autre, et il compte pour chaque biome dont il fait partie.
tell-recess = Une place à côté de l’anneau pour un terrain. Quand les deux creux sont remplis, les deux bouts de l’anneau sont voisins.
tell-moon = La lune porte un terrain, qui rapporte 3 points pour chacun de ses semblables sur votre planète. En la formant, vous pouvez déplacer un jeton.
now-moon = { $points } points pour l’instant
tell-irrigate = Une fois par tour, après le placement : un désert voisin d’une mer devient une forêt. Pas dans le tour où vous formez votre lune.
tell-freeze = Une fois par tour, après le placement : une mer voisine d’une montagne devient un glacier. Pas dans le tour où vous formez votre lune.
tell-expand = Une fois par tour, après le placement : un terrain voisin d’un désert devient un désert. Pas dans le tour où vous formez votre lune.
tell-melt = Une fois par tour, après le placement : un glacier devient un terrain pioché au hasard. Pas dans le tour où vous formez votre lune.
tell-skip = Vous renoncez à ce qui est proposé, et votre tour continue.
tell-card = Un biome de { $points } points, pour qui a ceci à la suite : { $pattern }. Vous pouvez en valider un par tour, après le placement ; la pioche le remplace.
tell-giant = Un biome géant de { $points } points, pour qui a ceci à la suite : { $pattern }. Il n’est pas remplacé quand quelqu’un le valide.
tell-planet = Une planète particulière : chaque forêt y rapporte 1 point à la fin, et celle-ci donne davantage
tell-look = Une autre planète ; choisissez-la pour la voir de près
tell-pouch = Les terrains que personne n’a encore piochés ; ils sortent au hasard
tell-deck = Les biomes qui arrivent dans la rangée quand d’autres sont validés
tell-score = Les points que vous auriez si la partie s’arrêtait maintenant. Choisissez-les pour voir d’où ils viennent.
tell-score-biomes = Les points des biomes que vous avez validés.
tell-score-moon = 3 points par terrain de votre planète semblable à celui de votre lune ; la lune elle-même ne compte pas.
tell-score-forest = 1 point par forêt sur votre planète Avancée, sans compter la lune.
tell-score-planet = 1 point par terrain du genre de votre planète, sans compter la lune.
tell-score-hole = Ce que le Trou Noir possède avant d’avoir pris un biome. Vous gagnez avec plus de points que lui.
