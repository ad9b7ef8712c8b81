# ruff: noqa: E501 - a recipe stays in one line
"""Islands, climates and ecosystems: recipes by name, else by what the card says of its habitats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..cards import Card
from .event import MORE as EVENTS
from .land import Layer, colour
from .pen import Sheet, blade, dots, oval, poly, soft, tones

# ---------------------------------------------------------------- layers only places need


def cliffs(
    s: Sheet,
    tint: str = "deep",
    y: str = "84",
    x: str = "80",
    wide: str = "60",
    tall: str = "50",
    n: str = "5",
) -> None:
    """Sharp green ridges out of the sea."""
    px, py, w, h, m = float(x), float(y), float(wide), float(tall), int(n)
    p = tones(colour(tint), 0.26)
    for i in sorted(range(m), key=lambda i: -abs(i - m / 2) * -1):
        cx = px - w + 2 * w * (i + 0.5) / m
        k = h * (1 - 0.5 * abs(i - (m - 1) / 2) / m * 2) * s.rng.uniform(0.8, 1.08)
        half = w / m * 1.5
        s.fill(
            poly(
                [
                    (cx - half, py),
                    (cx - half * 0.4, py - k * 0.6),
                    (cx, py - k),
                    (cx + half * 0.34, py - k * 0.7),
                    (cx + half, py),
                ]
            ),
            p.light,
        )
        s.fill(
            poly(
                [
                    (cx, py - k),
                    (cx + half * 0.34, py - k * 0.7),
                    (cx + half, py),
                    (cx + half * 0.1, py),
                    (cx - half * 0.08, py - k * 0.5),
                ]
            ),
            p.dark,
        )
    s.line(f"M{px - w * 1.15} {py + 1}h{w * 2.3}", "#ffffff", 1.8, 0.7)


def ring(s: Sheet, tint: str = "ash", y: str = "86") -> None:
    """An island like a horseshoe, the sea inside."""
    p, py = tones(colour(tint), 0.26), float(y)
    s.fill(oval(80, py, 66, 22), p.dark)
    s.fill(
        soft(
            [
                (16, py),
                (26, py - 20),
                (54, py - 30),
                (84, py - 34),
                (116, py - 27),
                (140, py - 14),
                (146, py + 2),
                (130, py - 2),
                (80, py - 14),
                (34, py - 2),
            ]
        ),
        p.plain,
    )
    s.fill(soft([(26, py - 16), (54, py - 28), (80, py - 32), (66, py - 20), (40, py - 10)]), "#f7fbfd")
    s.fill(soft([(92, py - 31), (116, py - 25), (132, py - 14), (112, py - 16)]), "#e3eef4")
    s.fill(oval(80, py + 2, 48, 12), "#4f9fb8")
    s.fill(poly([(66, py + 8), (94, py + 8), (104, py + 26), (56, py + 26)]), "#4f9fb8")
    s.fill(
        soft([(14, py), (34, py + 4), (62, py + 14), (58, py + 21), (30, py + 15)])
        + soft([(146, py), (126, py + 4), (98, py + 14), (102, py + 21), (132, py + 14)]),
        p.light,
    )


def terraces(s: Sheet, tint: str = "lime", y: str = "74") -> None:
    """Rice in steps with water between."""
    py, p = float(y), tones(colour(tint), 0.24)
    for i in range(5):
        yy = py + 10 * i
        shift = s.rng.uniform(-8, 8)
        s.fill(
            f"M-4 {yy + 4}Q{34 + shift} {yy - 5} {80 + shift} {yy + 3}T164 {yy - 1}V122H-4Z",
            (p.plain, p.dark)[i % 2],
        )
        s.line(
            f"M-4 {yy + 5.5}Q{34 + shift} {yy - 3.5} {80 + shift} {yy + 4.5}T164 {yy + 0.5}",
            "#d4ecf0",
            2,
        )


def baobabs(s: Sheet, y: str = "98", n: str = "3", leaf: str = "moss", bark: str = "#a5806a") -> None:
    m, py = int(n), float(y)
    p = tones(bark, 0.26)
    for i in range(m):
        x, k = 160 * (i + 0.5) / m + s.rng.uniform(-9, 9), s.rng.uniform(0.85, 1.15)
        top = py - 52 * k
        s.line(
            "".join(
                f"M{x} {top + 6}L{x + dx * k} {top - 9 * k + abs(dx) * 0.2}" for dx in (-16, -8, 0, 8, 16)
            ),
            p.plain,
            2.6 * k,
        )
        s.fill(poly([(x - 7 * k, top), (x + 7 * k, top), (x + 9 * k, py), (x - 9 * k, py)]), p.plain)
        s.fill(poly([(x + 2 * k, top), (x + 7 * k, top), (x + 9 * k, py), (x + 3 * k, py)]), p.dark)
        s.fill(
            "".join(
                oval(x + dx * k, top - 10 * k + abs(dx) * 0.2, 7 * k, 3.4 * k) for dx in (-16, -8, 0, 8, 16)
            ),
            colour(leaf),
        )


def quivers(s: Sheet, y: str = "100", n: str = "2") -> None:
    """Aloes that grow as trees."""
    for i in range(int(n)):
        x, k = 160 * (i + 0.5) / int(n) + s.rng.uniform(-12, 12), s.rng.uniform(0.9, 1.15)
        py = float(y)
        tips = [(x + dx * k, py - (46 - abs(dx) * 0.34) * k) for dx in (-22, -13, -4, 5, 14, 23)]
        s.line(
            "".join(f"M{x} {py - 20 * k}Q{x + (tx - x) * 0.3} {ty + 14} {tx} {ty}" for tx, ty in tips),
            "#c9a878",
            3,
        )
        s.fill(
            poly([(x - 7 * k, py), (x - 4 * k, py - 24 * k), (x + 4 * k, py - 24 * k), (x + 7 * k, py)]),
            "#d9b98a",
        )
        s.fill(
            poly([(x + 1 * k, py), (x + 1 * k, py - 24 * k), (x + 4 * k, py - 24 * k), (x + 7 * k, py)]),
            "#a98a62",
        )
        s.fill(
            "".join(blade(tx, ty + 1, a, 10 * k, 1.6) for tx, ty in tips for a in (-80, -40, 0, 40, 80)),
            "#6f9a86",
        )


def penguins(s: Sheet, y: str = "106") -> None:
    for x, k in ((34, 1.0), (44, 0.8), (56, 1.05), (122, 0.9)):
        py = float(y) + (x % 5)
        s.fill(oval(x, py - 7 * k, 3.4 * k, 7 * k), "#2a3240")
        s.fill(oval(x + 0.6, py - 6 * k, 2.1 * k, 5.4 * k), "#ffffff")
        s.line(f"M{x + 2 * k} {py - 12 * k}h2", "#f0a030", 1.4)


def cattle(s: Sheet, tint: str = "#5a4030", y: str = "100") -> None:
    """Antelopes on their way."""
    d = ""
    for i in range(5):
        x, py = 24 + 27 * i + s.rng.uniform(-5, 5), float(y) + s.rng.uniform(-5, 5)
        d += f"M{x - 4} {py}h8m-7 0v6m6-6v6m1-6l3-4l1 1m-1-1l1-4"
    s.line(d, tint, 1.9)


def sails(s: Sheet) -> None:
    """A boat on the water."""
    EVENTS["boat"](s, "124", "98", "0.8")


def dots_of(s: Sheet, tint: str = "white", y: str = "60", n: str = "12") -> None:
    """Birds that rest."""
    s.line(dots(s.scatter(int(n), 80, float(y), 70, 8)), colour(tint), 2.6)


def geyserite(s: Sheet, y: str = "96") -> None:
    """A spring with rings of all colours."""
    py = float(y)
    for rx, tint in (
        (56, "#a5603a"),
        (50, "#d98a3a"),
        (44, "#eac94f"),
        (37, "#8fbf6a"),
        (30, "#3fa5a5"),
        (22, "#2f7fb5"),
        (11, "#1f5f95"),
    ):
        s.fill(oval(80, py, rx, rx * 0.36), tint)


MORE: Final[Mapping[str, Layer]] = {
    **EVENTS,
    **{
        layer.__name__: layer
        for layer in (cliffs, ring, terraces, baobabs, quivers, penguins, cattle, sails, dots_of, geyserite)
    },
}

# ---------------------------------------------------------------- recipes

ISLANDS: Final[Mapping[str, str]] = {
    "Barren": "sky:dusk sun:28,44,9 water:teal,74 volcano:smoke,84,92,44,#6f5a52,60 rocks:24,98,0.6",
    "Deception": "sky:cold peaks:ice,60,20,5,0.6 water:#3f7f9f,58 ring:ash,84 floes:96,3 penguins:118",
    "Fogo": "sky:dawn water:sea,78 volcano:quiet,88,92,60,#6d5560,72 volcano:smoke,52,92,26,#54464e,30 boulders:#4f444c,112",
    "Hawai'i": "sky:dusk water:#2f6f95,72 volcano:fire,96,98,50,black,76 steam:34,92,0.7 palms:deep,104,30,2,90-150",
    "Iceland": "sky:polar aurora peaks:slate,74,26,4,0.5 water:#2f6f8f,74 island:moss,92,80,70,12,black steam:104,84,0.5",
    "Jamaica": "sky:clear sun:30,26 peaks:#6f9fb5,66,24,4,0 water:lagoon,66 island:deep,80,96,58,24 palms:deep,112,52,2,14-56 land:sand,110",
    "Jan Mayen": "sky:cold water:#4f86a5,80 volcano:snow,84,94,66,slate,66 mist:64,white,0.8,2 floes:100,3",
    "Java": "sky:dawn water:sea,88 volcano:quiet,46,90,40,moss,44 volcano:smoke,96,92,46,ash,46 volcano:quiet,136,92,32,deep,34 palms:deep,112,34,3,10-70 land:deep,108",
    "Kauai": "sky:wet clouds:white,2,22 water:sea,80 cliffs:deep,88,84,74,62,6 falls:52,58,88,4,deep",
    "Kunashir": "sky:cold water:#5f8fb0,82 volcano:snow,70,92,54,slate,62 volcano:smoke,122,92,26,basalt,30 firs:fir,96,14,14 floes:104,3",
    "Kyushu": "sky:day water:blue,74 volcano:smoke,92,86,42,slate,52 island:moss,94,40,40,14,rock woods:blush,116,11,6,earth",
    "La Palma": "sky:night stars:34,50 moon:30,20,8 water:#1f4a70,70 basin:#5a7a5a,#6d5560,56",
    "Lombok": "sky:dawn sun:28,36,9 water:sea,86 basin:lagoon,moss,50 volcano:smoke,80,68,20,basalt,22 palms:deep,114,36,3,10-60",
    "Luzon": "sky:wet sun:34,26 volcano:quiet,104,78,52,violet,56 terraces:lime,76 palms:deep,112,36,2,8-50",
    "Madagascar": "sky:gold sun:120,34,14 water:lagoon,78,96,4 land:rust,92 baobabs:102,4",
    "Metis Shoal": "sky:clear water:teal,64 island:black,88,80,34,14,basalt steam:70,80,0.9 steam:96,82,0.7 birds:3",
    "Mo'orea": "sky:clear clouds:white,2,20 water:lagoon,78 cliffs:jungle,84,80,62,64,4 beach:sand,lagoon,76 palms:deep,112,34,3,96-156",
    "Nishinoshima": "sky:clear water:sea,70 volcano:fire,80,92,36,black,52 rocks:134,96,0.5 rocks:26,94,0.4",
    "Nisyros": "sky:day water:blue,72 volcano:quiet,90,88,36,ochre,64 pools:yellow,76,ochre,1 huts:30,90",
    "Ross": "sky:polar water:#2f5f80,86 volcano:smoke,80,96,60,ice,80 floes:98,5 penguins:114",
    "Santorini": "sky:clear sun:32,26 water:blue,66 sails island:ochre,100,130,66,46,rock land:#b57a5a,104 huts:34,98 huts:70,104 huts:112,96",
    "Vancouver": "sky:grey peaks:slate,66,40,4,0.4 water:#4f86a0,70 island:fir,90,48,48,14,rock firs:fir,94,34,9 rocks:128,106,0.7,slate",
    "Vulcano": "sky:warm water:blue,76 volcano:quiet,84,90,42,#c9a04a,60 steam:80,54,0.7 steam:98,62,0.5 pools:yellow,104,ochre,2",
    "Whakaari": "sky:grey water:teal,74 ring:#a58f7a,90 steam:80,82,1.1 steam:58,82,0.7",
}

CLIMATES: Final[Mapping[str, str]] = {
    "Arid": "sky:gold sun:80,34,18,#fff0b8 mesas:clay,104 land:sand,104 cracks:ochre,104",
    "Boreal": "sky:cold clouds:white,3,24 sun:26,30,8 firs:#7fa39a,96,30,13 land:snow,98 firs:fir,114,34,8 snowfall:26",
    "Cold Arid Desert": "sky:cold sun:36,30,9 peaks:slate,88,26,4,0.4 land:#d9cdb8,90 cracks:mud,92 snowfall:18",
    "Cold Winter Continental": "sky:grey deck:#a5b3be,26 woods:#a8b0b0,92,8,12,earth land:snow,94 fence:110 snowfall:40",
    "Desert": "sky:red sun:118,38,16,#ffe9a8 dunes:dune,88 cacti:deep,112,3",
    "Dry-Winter Subpolar Oceanic": "sky:polar moon:34,26 clouds:#cfe0ea,2,30,0.6 water:slate,84 rocks:118,96,1 land:#a9b58f,108",
    "Dry-Winter Subtropical Highland": "sky:clear sun:34,24,12 peaks:mauve,92,50,3,0 land:straw,94 shrubs:olive,106,7",
    "Hemiboreal": "sky:dawn clouds:white,2,22 firs:deep,96,32,8 woods:gold,98,10,7,white land:moss,100",
    "Hot Steppe": "sky:gold sun:44,30,16 clouds:#fff4d8,2,34 land:straw,88,1 grass:ochre,108,18,60",
    "Hot Summer Continental": "sky:clear sun:124,28,17,#fff0a8 clouds:white,3,40 hills:moss,92 furrows:gold,96,yellow",
    "Humid Subtropical": "sky:wet sun:30,28,10 clouds:white,3,22 deck:#9fb5b5,10 palms:deep,108,40,3,60-150 land:lime,104 rain:white,-3,22",
    "Ice Cap": "sky:polar stars:16,40 sun:80,78,12,#fdf3cf land:#dceaf4,84 berg:38,104,0.9 berg:126,112,1.2 land:white,114",
    "Marine West Coast": "sky:grey deck:#9fb0ba,24 water:#5f8fa0,84 rocks:34,100,1.2,slate wind:white,50 land:moss,110",
    "Mediterranean Cold Summer": "sky:day clouds:white,2,26 peaks:#a9b0c4,88,40,3,0.3 land:olive,92 shrubs:#8fa07a,104,8 pebbles:112,rock,8",
    "Mediterranean Hot Summer": "sky:clear sun:32,28,16,#ffe89a water:blue,86,102,4 land:straw,100 huts:104,100 woods:olive,110,9,5,earth",
    "Oceanic": "sky:day clouds:white,4,22 water:sea,74 boat:108,96,0.9 birds:5",
    "Semi-Arid": "sky:warm sun:122,32,13 mesas:rust,96 land:ochre,98 shrubs:olive,108,8,6",
    "Subpolar Oceanic": "sky:cold deck:slate,20 peaks:slate,84,30,4,0.5 water:#4f7f9f,86 floes:96,5 wind:white,46",
    "Subtropical Highland": "sky:dawn sun:38,34,10 peaks:#8fae7a,96,48,3,0 mist:76,white,0.7,3 terraces:moss,98",
    "Temperate Hot Summer": "sky:warm sun:80,30,16,#fff0b8 clouds:white,2,24 woods:meadow,98,12,7,earth land:lime,100 flowers:red,112,12",
    "Tropical Monsoon": "sky:storm deck:#51606f,32 rain:white,-8,60 land:jungle,96 pools:river,102 palms:deep,106,36,3,12-140",
    "Tropical Rainforest": "sky:green clouds:white,2,20 woods:moss,80,13,9 land:moss,84 mist:72 woods:jungle,104,16,8 leaves:deep rain:white,-2,26",
    "Tropical Savanna": "sky:gold sun:110,42,18,#ffeab0 land:straw,90 acacias:olive,102,2,52 herd:#7a5a3a,106,3",
    "Tundra": "sky:cold wind:white,30 sun:126,58,9 hills:slate,88,4 land:olive,94 pools:ice,100,moss,3 flowers:red,110,12,2",
}

ECOSYSTEMS: Final[Mapping[str, str]] = {
    "Aconcagua": "sky:clear peak:#a58a8a,84,104,86,74,0.34 peak:#8f7f8a,24,106,40,40,0.2 peak:#8f7f8a,142,106,46,40,0.2 land:clay,104 pebbles:112,rock,9",
    "Alps": "sky:clear peaks:slate,82,56,4,0.46 firs:deep,88,16,16 land:lime,88 flowers:purple,104,12,2 flowers:white,102,12 herd:#e9dcc8,98,3",
    "Amazon Rain Forest": "sky:green woods:moss,50,12,10 land:moss,56 woods:jungle,76,15,9 land:deep,78 river:#a5895f,80,96 leaves:jungle,top",
    "Angat Watershed Forest": "sky:wet cliffs:deep,66,80,90,34,5 water:#5f9fae,66 woods:jungle,112,13,8 birds:3",
    "Antarctica": "sky:polar sun:40,60,9 berg:52,74,1.2 berg:120,76,1.5 water:#2f6585,76 floes:84,5 land:snow,106 penguins:112",
    "Arabian Desert": "sky:dusk sun:36,44,11,#ffdca0 dunes:rust,70 cattle:#4a3428,112",
    "Atacama Desert": "sky:night stars:44,70 moon:124,24 volcano:snow,52,82,34,#6a5068,46 land:#7a5a58,82 cracks:#54404a,86",
    "Atlas Mountains": "sky:warm peaks:#b57a5f,76,44,4,0.3 hills:ochre,82 land:sand,92 shrubs:olive,104,7 huts:40,92",
    "Australian Temperate Forest": "sky:day woods:olive,70,12,9 land:#b5a468,76 trunks:#d9d0bf,104,8,5 woods:#8fa58a,26,14,6 shrubs:olive,106,7",
    "Bashkiriya National Park": "sky:dawn hills:#8fa5a0,58,8 firs:deep,76,22,14 river:blue,74,90 land:moss,118 woods:gold,110,9,6,white",
    "Batanta Island": "sky:clear sun:28,24 water:lagoon,62 cliffs:jungle,78,100,52,44,4 beach:sand,lagoon,70 leaves:jungle",
    "Bhutan Rain Forest": "sky:dawn peaks:#c9c4dc,62,46,4,0.5 hills:deep,66,9 mist:66 woods:deep,94,13,9 land:moss,96 flowers:pink,106,20,3",
    "Blackforest": "sky:grey hills:#6f8f8a,54,9 firs:#3f665f,80,36,14 land:#2f4f45,84 firs:#1f4038,112,56,8",
    "Borneo Lowland Rain Forest": "sky:wet land:moss,74 trunks:#8f8470,100,9,5 woods:moss,30,16,7 woods:jungle,96,14,9 land:deep,100 leaves:jungle,top flowers:red,110,6,5",
    "Bwindi Impenetrable Forest": "sky:green hills:deep,46,9 mist:52 woods:deep,72,13,10 mist:76,white,0.45 woods:#235f45,98,16,9 leaves:#235f45,top",
    "Caerlaverock Nature Reserve": "sky:dawn birds:9 hills:#9aa5a8,58,3 water:#8fa9b5,60 dots_of:white,78,16 island:olive,96,60,50,5,mud reeds:straw,118,14",
    "Chic-Choc Mountains": "sky:cold hills:slate,56,9 hills:#8fa5a5,70,6 firs:deep,90,22,16 land:snow,92 snags:#6f6258,110,4 snowfall:20",
    "Congolian Rainforests": "sky:storm deck:#5a6f70,24 woods:deep,56,12,10 land:#3f7358,62 river:#8fa5a0,72,86 woods:jungle,74,11,9 leaves:deep,top",
    "Daintree Forest": "sky:clear hills:deep,52,9 woods:jungle,62,13,10 beach:sand,lagoon,64 stilts:98,3 leaves:deep",
    "Denali National Park": "sky:cold peak:#a9b8cf,84,84,72,78,0.7 land:rust,84 pools:blue,90 firs:fir,112,22,8 flowers:yellow,106,12,2",
    "Everglades": "sky:dusk sun:40,46,11 water:#8f9a8a,66 island:olive,78,110,34,8,mud grass:straw,112,26,56 palms:deep,80,24,3,90-130",
    "Finland Snow Forest": "sky:night stars:20,50 aurora firs:#dbe8f0,88,34,12 land:#cfe0ec,90 firs:#eef5f9,116,50,6",
    "Florida Scrub": "sky:clear sun:124,26 clouds:white,2,20 land:sand,78 shrubs:deep,86,9,6 palms:olive,108,26,4 shrubs:olive,108,6",
    "Great Basin Desert": "sky:warm peaks:#a58f9a,70,26,5,0.15 land:straw,72 shrubs:#94a58a,84,9,6 shrubs:#8a9f86,104,8,8",
    "Great Hungarian Plain": "sky:day clouds:white,4,24 land:straw,78,1 herd:#7a6a5a,90,5 grass:grass,110,12,50 flowers:blue,104,12",
    "Great Steppe": "sky:warm hills:#c9b582,72,3 land:straw,76,2 cattle:#6a4a34,92 grass:straw,110,20,60",
    "Himalayas": "sky:clear peak:#8f9ab5,30,98,66,46,0.5 peak:#8f9ab5,130,98,62,48,0.5 peak:#7f8aa8,80,104,90,54,0.6 land:ice,102 clouds:white,2,72",
    "Irati": "sky:dawn hills:#8a8f6a,54,8 woods:gold,72,11,10 woods:rust,90,13,9,earth land:ochre,94 river:river,94,70",
    "Jiuzhaigou Valley": "sky:day hills:violet,52,9 woods:gold,66,9,12 water:#3fb0b5,68 falls:80,68,92,26,moss woods:red,112,10,5",
    "Khao Yai": "sky:wet woods:moss,52,12,10 falls:84,34,92,15,deep land:jungle,94 leaves:jungle,top",
    "Knysna-Amatole Forests": "sky:green sun:120,30,9 woods:olive,60,11,10 land:#7f9a62,66 trunks:#6d6258,102,6,6 woods:deep,98,14,9 flowers:white,112,12",
    "Lonely Island": "sky:polar water:#2f5f80,60 island:slate,84,80,36,20,rock floes:90,6 birds:6",
    "MacMillan Park": "sky:green redwoods:#7a6252,deep,104,5 land:#4f7a50,104 leaves:moss grass:lime,114,10",
    "Madagascar Humid Canopy": "sky:dawn baobabs:66,3,deep mist:60 woods:jungle,84,14,9 woods:deep,108,16,8 leaves:jungle",
    "Magdalen Islands": "sky:day water:blue,64 cliffs:red,82,50,52,20,4 land:red,104 grass:lime,108,12,40 boat:126,92,0.8",
    "Mauna Kea": "sky:night stars:50,80 peak:#5a4a58,80,96,46,92,0.3 land:#4a3a3f,96 boulders:basalt,114",
    "Mbeliling Mountain": "sky:wet peaks:deep,78,54,2,0 mist:58,white,0.7,3 woods:jungle,96,12,10 terraces:lime,98",
    "Miyawaki Forest": "sky:day sun:126,24 woods:lime,70,9,12 woods:meadow,84,11,10,earth woods:deep,100,10,9,earth land:moss,102 flowers:white,112,14,3",
    "Monteverde Cloud Forest": "sky:grey land:#9ab5a0,70 trunks:#6a6a58,104,6,6 woods:moss,30,15,7 mist:56,white,0.8,4 woods:deep,98,14,8 mist:84,white,0.6,3 flowers:red,110,9,4 leaves:deep",
    "Mount Kilimanjaro": "sky:warm volcano:snow,80,84,56,violet,90 land:straw,84 acacias:olive,104,3,34 herd:#8a8078,108,2",
    "Namib Desert": "sky:clear dunes:#d9683a,58 land:#f0dcb5,100 snags:#3a2f2c,112,3",
    "New Guinea Rain Forest": "sky:wet peaks:#5f8f7a,62,36,4,0 mist:58 woods:moss,78,12,9 land:moss,80 palms:deep,108,48,4 leaves:jungle,top",
    "Ngorongoro Crater": "sky:gold basin:lime,olive,50 cattle:#5a4a40,72 acacias:olive,114,2,36",
    "Nile Delta": "sky:warm sun:34,28,13 land:sand,62 river:blue,62,84,lime palms:deep,88,28,4,100-156 reeds:meadow,118,10",
    "Odisha Semi-Evergreen": "sky:gold hills:moss,58,7 woods:olive,76,11,9 woods:deep,94,13,7,earth land:ochre,98 pools:river,104,moss,2",
    "Okavango Delta": "sky:dusk sun:118,50,12 water:#7f9fb5,66 island:olive,78,50,40,8,straw island:moss,92,120,34,8,straw palms:olive,80,22,3,30-70 lilypads:106 herd:#8a8078,94,2",
    "Okefenokee Swamp": "sky:green trunks:#7a6a5c,98,7,6 woods:olive,34,12,9 water:#4f5f52,80 lilypads:100,lime mist:82,white,0.4",
    "Quiver Tree Forest": "sky:dusk sun:80,58,13 hills:rust,80,4 land:clay,92 boulders:#a5623f,112 quivers:106,3",
    "Redwood National Park": "sky:grey mist:50,white,0.6,4 redwoods:#96503a,fir,104,5 land:moss,106 shrubs:lime,112,8,7",
    "Rocky Mountains": "sky:dawn peaks:#8a8aa0,78,60,4,0.44 firs:#3f7565,84,18,16 water:#5f9fb5,84,108,5 land:fir,110",
    "Réunion Island": "sky:dawn water:sea,84 cliffs:deep,92,80,80,66,5 volcano:lake,112,92,30,basalt,36",
    "Sakurajima": "sky:ash volcano:fire,88,84,46,basalt,64 water:#5f7f95,84 woods:blush,116,12,5,earth",
    "Serengeti": "sky:warm sun:80,52,18,#ffe2a0 land:straw,82 acacias:olive,92,2,40 cattle:#5a4a40,104 grass:gold,116,9,40",
    "Siberian Taiga": "sky:polar firs:#54808a,76,30,15 river:ice,78,88,snow firs:#1f4a48,112,50,7,40-120",
    "Sierra Nevada De Santa Marta": "sky:clear peak:slate,80,80,62,56,0.44 hills:deep,74,8 beach:sand,lagoon,80 palms:deep,112,40,3,8-70",
    "St-Hilaire Mount": "sky:day hills:#b5603f,50,10 woods:red,72,9,11 woods:gold,84,10,10 water:blue,88,110,4 land:moss,110",
    "Sudd Swamp": "sky:gold water:#7a9a8f,58 island:olive,70,34,30,4,moss island:meadow,84,112,40,5,moss island:olive,100,44,44,6,moss reeds:meadow,120,22,#c9b06a birds:6",
    "Tai Poutini National Park": "sky:day peaks:slate,66,50,3,0.6 tongue:48 woods:deep,112,12,5 firs:fir,116,20,5,40-120",
    "Tangkoko Nature Reserve": "sky:wet volcano:quiet,104,78,50,deep,60 water:lagoon,78,100,4 woods:jungle,112,13,8 leaves:jungle",
    "Tasmanian Temperate Rain Forest": "sky:grey trunks:#6f7a5a,104,7,8 woods:deep,34,15,7 shrubs:lime,100,9,9 land:moss,104 shrubs:deep,114,7,8",
    "Thai Highlands": "sky:dawn hills:#a58fb0,56,8 hills:#7f8f9a,68,8 mist:66,white,0.7 terraces:lime,82 flowers:pink,84,14,2",
    "The Great Plains": "sky:storm deck:#6d7f92,24 hills:olive,78,2 land:straw,82 herd:#5a4030,94,5 grass:gold,112,16,56",
    "Tongass National Forest": "sky:grey peaks:ice,60,34,4,0.6 land:#8fb0a8,58 firs:deep,84,34,15 water:#4f7f8f,84 firs:fir,118,30,6,44-170 mist:70",
    "Tropical Evergreen Forest": "sky:wet sun:36,24 woods:meadow,54,13,9 woods:deep,78,15,8,earth land:moss,84 palms:deep,104,40,3 leaves:deep flowers:yellow,110,10,3",
    "Twin Islands": "sky:day water:sea,60 island:moss,78,42,32,20,sand island:deep,90,118,34,24,sand birds:4 sails",
    "Valin Mountain": "sky:cold peak:#9fb0c4,70,92,58,84,0.5 firs:#dfe9f0,104,34,10 land:snow,104 snowfall:34",
    "Waiotapu": "sky:grey woods:moss,62,9,11 land:#d9c9a0,66 geyserite:92 steam:112,84,0.8 steam:40,86,0.6",
    "Yagishiri Island": "sky:dawn water:#5f93b5,64 island:deep,90,80,72,22,rock firs:fir,84,20,9 land:grass,106 herd:white,110,4",
    "Yellowstone Caldera": "sky:clear firs:deep,66,20,16 land:#d9c9a0,66 jet:38,86 geyserite:102",
    "Yuanjiang Savanna": "sky:gold hills:rust,58,9 hills:ochre,70,6 river:rust,76,84,sand shrubs:olive,94,8 grass:straw,112,14",
}

_BY_HABITAT: Final = (
    ("cold", "sky:cold peaks:slate,78,44,3,0.5 land:snow,88 firs:fir,110,30,8"),
    ("wet", "sky:wet woods:deep,72,11,10 river:river,78 leaves:deep"),
    ("rocky", "sky:dawn peaks:mauve,80,44,3,0.2 land:ochre,90 boulders:rock,110"),
    ("sunny", "sky:warm sun hills:straw,72 land:grass,84 grass:gold,110"),
)


def recipe(card: Card) -> str:
    """How to paint an island, a climate or an ecosystem."""
    known = {"island": ISLANDS, "climate": CLIMATES}.get(card.kind, ECOSYSTEMS).get(card.name)
    if known:
        return known
    line = next(
        (line for habitat, line in _BY_HABITAT if habitat in card.habitats),
        "sky:day hills:moss,66 land:meadow,80 river",
    )
    return line + (" water:sea,88" if card.kind == "island" else "")
