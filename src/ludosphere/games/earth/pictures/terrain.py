# ruff: noqa: E501 - a recipe stays in one line
"""Terrains: a recipe for each name, and words of names for those this book doesn't know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RECIPES: Final[Mapping[str, str]] = {
    "Alfisol": "sky:day hills:moss,46 woods:deep,52,7,15 strata:brown,#c9a27a,#b5713f,#a9825a",
    "Alluvial Sediments": "sky:wet hills:moss,44 water:river,48,60,3 strata:sand,#b59a70,#d9bd8a,#8f8272,#c9a878",
    "Arable Land": "sky:day sun:30,26 hills:moss,70 woods:deep,76,6,12 furrows:brown,78,lime",
    "Aridisol": "sky:warm sun:126,24 mesas:rust,52 strata:sand,#e0b27a,#f0dcb5,#cf9a66",
    "Badlands": "sky:gold sun:40,26 mesas:rust,76 mesas:clay,98 land:ochre,98 cracks:rust,100",
    "Bamboo Forest": "sky:green land:moss,100 canes grass:lime,112,10",
    "Bayou": "sky:wet woods:olive,66,12,9,earth water:teal,68 trunks:#5f5246,96,5,5 lilypads:100 reeds:moss,118,10",
    "Beach": "sky:clear sun:126,26 clouds:white,2,24 beach:sand,lagoon,60 palms:deep,98,44,2,4-60",
    "Blooming Land": "sky:day sun:30,26 hills:grass,68 land:meadow,78 flowers:pink,98,26,3 flowers:white,96,20 flowers:yellow,102,16",
    "Blossoming Lands": "sky:dawn hills:moss,64 woods:blush,76,10,10,earth land:grass,80 flowers:purple,100,24 flowers:yellow,98,18,3 flowers:pink,104,14,3",
    "Boreal Forest": "sky:cold hills:slate,62 firs:#7fa39a,78,26,15 firs:deep,92,36,13 land:moss,90 firs:fir,110,48,6,46-112",
    "Canyon": "sky:warm sun:84,24 mesas:clay,78 gorge:rust",
    "Circumpolar Barren Land": "sky:polar sun:28,54,8 hills:slate,70,4 land:ash,78 pebbles:96,rock,16 floes:82,2",
    "Clay Soil": "sky:grey hills:moss,46 strata:#a9704f,#c07a52,#b5653f,#d19a78",
    "Cloudforest": "sky:green hills:moss,50,9 woods:deep,70,12,9 land:moss,78 mist:64 woods:jungle,98,16,7 mist:88 mist:106,white,0.4 leaves:deep",
    "Cold Peaked Mount": "sky:cold peak:slate,80,100,78,64,0.5 land:ice,92 firs:fir,102,16,9",
    "Compost Filled Grounds": "sky:day hills:moss,48 strata:#5a4334,#75573f,#4a382e,#8a6a4a flowers:lime,56,14,2",
    "Cordillera": "sky:dawn peaks:violet,66,34,5,0.3 peaks:mauve,80,42,4,0.25 land:moss,88 firs:deep,98,16,12",
    "Crater": "sky:dawn sun:30,24 basin:sand,clay,60",
    "Desert": "sky:gold sun:118,26,13 dunes:dune,72",
    "Extinct Volcano": "sky:day volcano:quiet,78,88,48,moss,72 woods:deep,92,7,15 land:grass,92",
    "Fallen Sequoia": "sky:green redwoods:#8f5540,fir,88,3 land:moss,96 fallen grass:meadow,114,10",
    "Fertile Land": "sky:day sun:128,24 hills:moss,50 strata:#5a4030,#6d4f3a,#8a6548 grass:lime,56,14,54",
    "Fertile Rainless Land": "sky:warm sun:36,24,12 hills:straw,66 land:gold,76 grass:straw,100,14,46 cracks:brown,96",
    "Flatland": "sky:clear clouds:white,3,26 land:grass,74,1 birds:5 grass:meadow,106,8",
    "Flooded Delta": "sky:wet hills:moss,58,3 water:river,62 island:moss,78,36,28,5,mud island:meadow,86,112,34,6,mud island:moss,104,54,40,7,mud reeds:olive,118,9",
    "Floodplain": "sky:grey hills:moss,62 land:meadow,72 pools:river,80 woods:deep,74,6,8 grass:lime,112,10",
    "Forest Edge": "sky:day sun:120,26 land:grass,84 woods:deep,88,13,6 firs:fir,100,60,8,44-170 flowers:yellow,106,18 grass:meadow,114,10,30",
    "Forest Meadow": "sky:day firs:deep,78,36,14 land:lime,78 flowers:white,98,22 flowers:purple,100,14",
    "Giant Forest": "sky:green woods:moss,80,10,12 redwoods:#8a6248,deep,102,5 land:moss,104 grass:meadow,116,10",
    "Gigantic Island": "sky:clear sun:30,22 water:sea,66 peak:mauve,96,76,48,44,0.24 island:deep,84,80,70,26,sand palms:deep,82,16,5,20-130",
    "Glacier": "sky:cold peaks:slate,70,44,3,0.5 tongue:46 boulders:rock,116",
    "Grassland": "sky:wet hills:grass,66 hills:meadow,76,5 land:lime,86 grass:meadow,110,14,56",
    "Impoverished Land": "sky:ash hills:mud,66 land:clay,76 cracks:brown,82 snags:#5a5048,96,3",
    "Jungle": "sky:green woods:moss,60,14,9 land:moss,66 woods:jungle,86,17,7 land:deep,94 palms:lime,112,52,3 leaves:jungle,top",
    "Lake": "sky:day peaks:violet,62,28,4,0.2 firs:deep,68,14,18 water:blue,68 land:moss,108 reeds:olive,120,8",
    "Lava Field": "sky:ash volcano:smoke,118,72,26,basalt,36 land:black,76 lava:80",
    "Lava Plain": "sky:dusk hills:basalt,66,3 land:black,74,1 pebbles:90,basalt,18 lava:94",
    "Luxuriant Woodland": "sky:green sun:80,34,12 woods:lime,66,13,9 woods:meadow,84,14,8,earth woods:deep,104,15,7,earth land:moss,106 flowers:white,114,12",
    "Meadow": "sky:clear sun:128,24 hills:moss,64 land:lime,74 flowers:white,92,26 flowers:red,98,18,3 flowers:blue,100,16 grass:meadow,116,10",
    "Mineral Rich Land": "sky:dawn hills:mauve,50 strata:#7a6a78,#5f7f8a,#8a5f7a,#4f4a5c flowers:lagoon,92,14,3 flowers:yellow,84,10,2",
    "Mixed Forest": "sky:day firs:#7fb0a0,76,26,14 land:moss,76 woods:gold,88,9,7,earth firs:deep,94,34,8 woods:moss,104,11,5,earth land:grass,108",
    "Monsoon Irrigated Plateau": "sky:storm deck:slate,30 mesas:moss,72 land:meadow,74 pools:river,82,lime rain",
    "Mountain Forest": "sky:dawn peaks:mauve,74,50,3,0.3 firs:#6f9a8a,82,20,16 firs:fir,102,34,12 land:deep,104",
    "Mountain Ridge": "sky:clear peak:slate,30,88,52,50,0.2 peak:mauve,132,90,60,54,0.26 peak:slate,82,92,72,48,0.3 land:rock,98 boulders:rock,116",
    "Organic Soil": "sky:green hills:moss,46 grass:meadow,56,12,40 strata:#33271f,#4a372b,#3f2f25,#6d5140",
    "Pasture": "sky:day clouds:white,2 hills:moss,66 land:grass,76 herd:white,94,5 fence:112",
    "Permafrost": "sky:cold hills:slate,44,4 strata:#8a9a7a,#6d6a62,#a9cbe0,#7fa9c4,#5f7f96 snowfall:14",
    "Plain": "sky:warm sun:36,28,12 hills:straw,70,3 land:straw,78,1 grass:gold,108,16,56",
    "Prairie": "sky:gold sun:80,44,14 hills:ochre,70,4 land:gold,80 grass:straw,110,22,60 flowers:purple,98,12",
    "Prominent Peak": "sky:clear peak:violet,80,108,94,60,0.4 clouds:white,2,58 land:moss,104 firs:deep,112,12,12",
    "Putrefied Land": "sky:ash land:olive,66 pools:#6f7a4a,76,#4a4a34 snags:earth,92,5 mist:84,#c9cf8a,0.5",
    "Rain Forest": "sky:wet woods:moss,54,14,9 land:moss,62 trunks:#8a7a66,96,7,4 woods:deep,40,15,8 woods:jungle,108,14,9 rain leaves:jungle,top",
    "Rainbow Mountain": "sky:cold clouds:white,2,18 stripes:90 land:ochre,108",
    "Redwood Forest": "sky:dawn firs:moss,92,40,10 redwoods:#a4553a,deep,102,4 land:deep,106 grass:moss,118,9",
    "River": "sky:day hills:moss,66 woods:deep,76,8,14 land:meadow,78 river:river,78,86,sand",
    "Riverside": "sky:dawn woods:moss,66,11,11 water:river,66,104 land:grass,98 reeds:olive,114,12 flowers:yellow,110,12",
    "Rocky Mountains": "sky:clear peaks:slate,90,62,3,0.34 land:moss,98 firs:fir,108,22,13",
    "Sand Dunes": "sky:warm sun:34,30,14,#ffdf8a dunes:ochre,66 wind:sand,56",
    "Sandy Soil": "sky:warm hills:straw,46 strata:#f0d9a0,#e3c283,#d9b272,#f2e2b8 grass:straw,56,9,22",
    "Savanna": "sky:gold sun:50,36,14,#ffe9a8 hills:ochre,74,4 land:straw,82 acacias:olive,92,3 grass:gold,112,12 herd:#7a5a3a,94,3",
    "Scrubland": "sky:warm hills:ochre,66 land:sand,76 shrubs:olive,90,8 shrubs:moss,106,6,10 pebbles:104,rock,8",
    "Shrubland": "sky:day hills:moss,64 land:straw,74 shrubs:deep,84,9,7 shrubs:meadow,96,7 shrubs:purple,108,5,9",
    "Solidified Magma": "sky:dusk sun:128,40,10 land:basalt,64 cracks:black,66,2.4 boulders:black,110",
    "Strait": "sky:clear water:sea,56 rocks:14,84,1.5,slate rocks:148,90,1.7,slate birds:5 island:moss,62,84,20,6,rock",
    "Stream": "sky:green woods:deep,72,12,9 land:moss,74 river:river,74,96,#a9a99a boulders:rock,104 pebbles:112,grey,8",
    "Sub-Frigid Grassland": "sky:polar hills:slate,62 peaks:slate,72,20,4,0.5 land:olive,76 grass:straw,106,14,48 snowfall:22",
    "Sunny Hillside": "sky:warm sun:34,26,15 hills:lime,74,4 land:grass,96 hills:meadow,66,12 flowers:yellow,96,22,3 flowers:white,102,14",
    "Swamp": "sky:grey woods:olive,62,9,12 water:#6a8a6a,64 snags:#4f4a40,92,5 lilypads:98 reeds:olive,119,14 mist:70",
    "Taiga": "sky:cold firs:#9fbcb8,70,26,16 firs:#6f9a94,82,32,14 land:snow,84 firs:fir,104,42,9 snowfall:24",
    "Tropical Forest": "sky:wet sun:124,24 woods:meadow,66,12,10 land:deep,72 palms:moss,92,46,4 woods:jungle,106,13,8 leaves:deep",
    "Tropical Jungle": "sky:green woods:deep,62,14,9 land:deep,70 palms:meadow,98,58,4 mist:72 leaves:jungle,top flowers:red,108,12,3",
    "Tropical Sierra": "sky:warm peaks:moss,78,48,4,0 woods:deep,88,9,13 palms:meadow,108,34,4 land:grass,106",
    "Tundra": "sky:cold hills:slate,60,5 land:olive,70 pools:ice,80 flowers:red,92,24,2 flowers:snow,100,14,3 pebbles:108,rock,8",
    "Volcanic Ash Plain": "sky:ash volcano:smoke,36,74,34,ash,44 land:ash,74 pebbles:94,grey,14 snags:basalt,104,3",
    "Volcanic Crater": "sky:red basin:lava,basalt,60 steam:92,86,0.7",
    "Volcanic Grounds": "sky:dusk volcano:smoke,120,78,38,basalt,50 land:basalt,78 shrubs:moss,94,6 pools:fire,98,black,3",
    "Volcanic Island": "sky:dawn water:sea,72 volcano:smoke,80,88,50,basalt,58 island:deep,90,80,62,8,black",
    "Volcano": "sky:red volcano:fire,80,98,58,basalt,74 land:black,98",
    "Water Pools": "sky:cold hills:slate,60 land:moss,70 pools:lagoon,78,rock pebbles:104,rock,8",
    "Wetland": "sky:wet sun:40,28 hills:moss,58,3 water:river,62 island:meadow,72,40,26,4,moss island:grass,84,116,34,5,moss lilypads:100 reeds:meadow,120,18 birds:4",
    "Chernozem": "sky:gold hills:straw,46 grass:gold,56,14,50 strata:#241d1c,#3a2c26,#6d5140,#c9a878",
}

_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("glacier ice frost polar", "sky:cold peaks:slate,74,40,3,0.5 tongue:50"),
    ("volcan lava magma", "sky:ash volcano:smoke,80,88 land:basalt,88 lava:92"),
    ("desert dune sand arid", "sky:gold sun dunes:dune,74"),
    ("swamp bog marsh wetland delta", "sky:wet woods:olive,66 water:teal,68 reeds:olive,118"),
    ("beach coast bay", "sky:clear sun beach"),
    ("jungle tropical rain", "sky:green woods:jungle,80,14,9 leaves:jungle,top"),
    ("forest wood taiga", "sky:day firs:deep,82,30 land:moss,84 firs:fir,108,44,7"),
    ("river stream lake water", "sky:day hills:moss,66 land:meadow,78 river"),
    ("mountain peak ridge hill mount sierra", "sky:clear peaks:mauve,84,52 land:moss,92"),
    ("soil land ground", "sky:day hills:moss,46 strata:earth,brown,clay,sand"),
)


def recipe(name: str) -> str:
    """How to paint a terrain of this name."""
    known = RECIPES.get(name)
    if known:
        return known
    words = name.lower()
    return next(
        (line for keys, line in _WORDS if any(key in words for key in keys.split())),
        "sky:day sun hills:moss,68 land:meadow,80 grass",
    )
