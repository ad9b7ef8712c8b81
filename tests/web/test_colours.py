"""Nothing is told by a colour alone that some eyes can't tell apart, and all stands out from its ground.

What must be told apart has colours that stay ten units of CIEDE2000 apart for every common way of seeing, or
a shape of its own, which is looked up where it is drawn. Simulations: Machado, Oliveira, Fernandes (2009).
"""

import math
import re
from importlib import resources
from itertools import combinations

import pytest

from ludosphere.games.biomos import pictures
from ludosphere.games.bioviva.board.glyphs import glyph as characteristic
from ludosphere.games.bioviva.decks import deck
from ludosphere.games.bioviva.pictures.pieces import star
from ludosphere.games.earth.board.glyphs import glyph as ability
from ludosphere.games.living_planet.pictures.marks import die, mark

STATIC = resources.files("ludosphere.web") / "static"
TOKENS = (STATIC / "tokens.css").read_text(encoding="utf-8")
ICONS = (STATIC / "icons.svg").read_text(encoding="utf-8")
APART = 10.0
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


# --- colours ---------------------------------------------------------------------------------------------
def tokens(night=False):
    """The colours of tokens.css by name; by night those of the day where it changes nothing."""
    day, _, rest = TOKENS.partition("@media (prefers-color-scheme:dark)")
    found = dict(re.findall(r"--([\w-]+):(#[0-9a-f]{3,6})\b", day))
    if night:
        found |= dict(re.findall(r"--([\w-]+):(#[0-9a-f]{3,6})\b", rest.partition("data-theme=night")[2]))
    return found


def swatches(game):
    """The colours of the lines of a game's score sheet."""
    css = (STATIC / f"{game}.css").read_text(encoding="utf-8")
    return {
        name: tokens()[value[6:-1]] if value.startswith("var") else value
        for name, value in re.findall(r"\.sw-([\w-]+)\{fill:([^}]*)\}", css)
    }


def linear(colour):
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = (int(digits[k : k + 2], 16) / 255 for k in (0, 2, 4))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(colour, eyes):
    """What such eyes make of a colour, in linear light."""
    rgb = linear(colour)
    return [min(1.0, max(0.0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in EYES[eyes]]


def lab(rgb):
    r, g, b = rgb
    white = (0.95047, 1.0, 1.08883)
    xyz = (
        0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        0.0193339 * r + 0.1191920 * g + 0.9503041 * b,
    )
    x, y, z = (
        (value / full) ** (1 / 3) if value / full > 216 / 24389 else (24389 / 27 * value / full + 16) / 116
        for value, full in zip(xyz, white, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one, other):
    """The distance of two colours in CIELAB (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 if a or b else 0.0 for a, b in ((a1, b1), (a2, b2)))
    turn = h2 - h1
    if c1 * c2 == 0:
        turn, middle = 0.0, h1 + h2
    else:
        middle = (h1 + h2) / 2
        if abs(turn) > 180:
            turn -= math.copysign(360, turn)
            middle += 180 if h1 + h2 < 360 else -180
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(middle - 30))
        + 0.24 * math.cos(math.radians(2 * middle))
        + 0.32 * math.cos(math.radians(3 * middle + 6))
        - 0.20 * math.cos(math.radians(4 * middle - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rc = 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    rt = -math.sin(math.radians(60 * math.exp(-(((middle - 275) / 25) ** 2)))) * rc
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


def apart(one, other):
    """How far two colours are apart for the eyes that see them closest, and whose those are."""
    return min((ciede2000(lab(seen(one, eyes)), lab(seen(other, eyes))), eyes) for eyes in EYES)


def contrast(one, other):
    """The contrast ratio of WCAG 2."""
    lights = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        # from the test data of Sharma, Wu and Dalal
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_of_colours_is_that_of_the_published_examples(one, other, distance):
    assert ciede2000(one, other) == pytest.approx(distance, abs=5e-5)


# --- what has a shape ------------------------------------------------------------------------------------
def icon(name):
    return re.search(rf'<symbol id="i-{name}".*?</symbol>', ICONS)[0].partition(">")[2]


def token(terrain):
    return re.search(rf'<symbol id="tk-{terrain}".*?</symbol>', pictures.tokens())[0].partition(">")[2]


def plain(markup):
    """A drawing without its colours."""
    return re.sub(r"var\(--[\w-]+,[^)]*\)|var\(--[\w-]+\)|#[0-9a-fA-F]{3,8}\b", "c", markup)


SEATS = range(6)
TERRAINS = ("sea", "desert", "forest", "mountain", "glacier")
ABILITIES = ("green", "red", "blue", "yellow", "black", "brown", "multicolor")
DICE = ("red", "blue", "green", "yellow")
SHAPES = {
    "seats on every page": [icon(f"seat-{seat + 1}") for seat in SEATS],
    "terrains of Biomos: tokens": [token(terrain) for terrain in TERRAINS],
    "terrains of Biomos: small tokens": [pictures.mark(terrain) for terrain in TERRAINS],
    "terrains of Biomos: in a line": [icon(terrain) for terrain in (*TERRAINS, "joker")],
    "stars of Bioviva": [star(seat) for seat in SEATS],
    "characteristics of Bioviva": [
        characteristic(deck("sky_space"), one.id) for one in deck("sky_space").characteristics
    ],
    "abilities of Earth": [ability(colour) for colour in ABILITIES],
    "dice of Living Planet": [die(colour, 3) for colour in DICE],
    "marks of Living Planet": [mark(seat) for seat in range(4)],
}
"""What is told by a colour and a shape: each drawing must differ from the others without its colours."""


@pytest.mark.parametrize("group", SHAPES)
def test_what_has_a_colour_has_a_shape_of_its_own(group):
    drawn = [plain(markup) for markup in SHAPES[group]]
    assert len(set(drawn)) == len(drawn)


# --- what has only colours -------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["biomos", "bioviva", "earth", "living_planet"])
def test_the_lines_of_a_score_sheet_are_told_apart_in_its_bars(game):
    close = [
        (one, other, *apart(first, second))
        for (one, first), (other, second) in combinations(swatches(game).items(), 2)
        if apart(first, second)[0] < APART
    ]
    assert close == []


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_the_squares_of_a_small_tableau_of_earth_are_told_apart(night):
    css = (STATIC / "earth.css").read_text(encoding="utf-8")
    found = {
        name: tokens(night)[value[6:-1]] if value.startswith("var") else value
        for name, value in re.findall(r"\.mini \.([a-z]+)\{fill:((?:var|#)[^}]*)\}", css)
    }
    assert set(ABILITIES) < set(found)
    for one, other in combinations(found, 2):
        distance, eyes = apart(found[one], found[other])
        assert distance >= APART, (one, other, eyes, distance)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_what_can_be_done_what_is_chosen_and_what_threatens_are_told_apart(night):
    found = tokens(night)
    for one, other in combinations(("gold-line", "accent", "danger", "line-2"), 2):
        distance, eyes = apart(found[one], found[other])
        assert distance >= APART, (one, other, eyes, distance)


# --- contrast --------------------------------------------------------------------------------------------
GROUNDS = ("paper", "sheet", "sheet-2", "well")
TEXTS = [
    *((text, ground) for text in ("ink", "ink-2") for ground in GROUNDS),
    *(("ink", soft) for soft in ("accent-soft", "gold-soft", "danger-soft", "ok-soft")),
    *(
        (text, ground)
        for text in ("accent", "danger", "ok", "gold")
        for ground in ("paper", "sheet", "sheet-2")
    ),
    ("on-accent", "accent"),
    ("danger", "danger-soft"),
    ("ok", "ok-soft"),
    ("gold", "gold-soft"),
    ("accent", "accent-soft"),
]
PAIRS = [(f"on-{name}", name) for name in tokens() if f"on-{name}" in tokens()]
GRAPHICS = [(line, ground) for line in ("gold-line", "accent", "line-2", "danger") for ground in GROUNDS]


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_texts_stand_out_from_their_grounds(night):
    found = tokens(night)
    poor = {
        pair: round(contrast(found[pair[0]], found[pair[1]]), 2)
        for pair in (*TEXTS, *PAIRS)
        if contrast(found[pair[0]], found[pair[1]]) < 4.5
    }
    assert poor == {}


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_lines_and_marks_stand_out_from_their_grounds(night):
    found = tokens(night)
    poor = {
        pair: round(contrast(found[pair[0]], found[pair[1]]), 2)
        for pair in GRAPHICS
        if contrast(found[pair[0]], found[pair[1]]) < 3
    }
    assert poor == {}


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_tokens_of_every_colour_have_an_edge_or_a_colour_that_stands_out(night):
    found = tokens(night)
    for name in [*(f"seat-{seat + 1}" for seat in SEATS), *TERRAINS]:
        for ground in ("paper", "sheet"):
            best = max(contrast(found[name], found[ground]), contrast(found["token-edge"], found[ground]))
            assert best >= 3, (name, ground, best)
