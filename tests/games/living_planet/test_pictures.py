"""Every piece is drawn: soundly, in the page's colours, told apart by shape, and where it belongs."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludosphere.web
from drawings import sound
from ludosphere.games.living_planet import pictures
from ludosphere.games.living_planet.board.signs import CATEGORIES, RESOURCES, UNITS, building_of, drawings
from ludosphere.games.living_planet.facts import Hex, MarketCard, facts
from ludosphere.games.living_planet.pictures import BUILDINGS, CATACLYSMS, COLOURS, drawn, layout, palette
from ludosphere.games.living_planet.pictures.files import names
from ludosphere.games.living_planet.pictures.marks import oxygen
from ludosphere.games.living_planet.pictures.pen import compact
from ludosphere.games.living_planet.pictures.terrain import pad, strike_sign

FACTS = facts(4, True)
HEXES = [*facts(2, False).hexes[:1], *facts(4, False).hexes, *(h for h in FACTS.hexes if h.set != "base")]
"""The two faces of the Landing Zone, the 23 other hexes of the base box, the eight of Arboria."""
TURNED = [(h, turn) for h in HEXES for turn in range(6)]
DIE_VALUES = range(1, 7)
LARGEST = 20_000


@cache
def _pieces() -> dict[str, str]:
    """Every fragment by a name of its own."""
    drawn = {
        **{name: pictures.drawn(name) for name in sorted(names() - {"cover", "emblem"})},
        **{f"chip {seat}": pictures.chip(seat) for seat in range(4)},
        **{f"mark {seat}": pictures.mark(seat) for seat in range(4)},
        **{f"die {c} {v}": pictures.die(c, v) for c in (*COLOURS, "any") for v in DIE_VALUES},
        **{f"cataclysm {kind}": pictures.cataclysm(kind) for kind in CATACLYSMS},
        **{f"planet card {c} {v}": pictures.planet_card(c, v) for c in COLOURS for v in DIE_VALUES},
        **{f"market card {card.id}": pictures.market_card(card) for card in FACTS.cards},
        **{f"oxygen {stars}": oxygen(stars) for stars in (1, 2, 3)},
        **{f"rim {kind} {k}": pictures.rim(kind, k) for kind in CATEGORIES.values() for k in range(4)},
    }
    for number, h in enumerate(HEXES):
        drawn[f"hex {number}"] = pictures.hexagon(h, number % 6)
        drawn[f"burning {number}"] = pictures.hexagon(h, number % 6, burning=True)
        if h.strikes:
            drawn[f"strikes {number}"] = pictures.strikes(h)
    return drawn


def _shapes(fragment: str) -> str:
    """The drawing without its colours."""
    return re.sub(r'(fill|stroke)="[^"]*"', "", fragment)


def _sound(markup: str) -> ElementTree.Element:
    root = ElementTree.fromstring(markup)
    for element in root.iter():
        assert element.tag.rpartition("}")[2] in {"svg", "g", "path", "text"}
        assert not {"id", "href", "style", "class", "filter"} & set(element.attrib), element.attrib
        assert "rotate" not in element.get("transform", "")
        if element.tag.endswith("path"):
            assert re.fullmatch(r"[Mm][-mlhvqtcsazA-Z\d. ]*", element.get("d", "")), element.get("d")
    return root


def test_every_piece_is_a_sound_drawing_without_ids_and_never_turned() -> None:
    for name, markup in _pieces().items():
        root = _sound(markup)
        assert root.tag == "g", name
        assert len(list(root.iter())) > 1, name


def test_no_two_pieces_look_the_same() -> None:
    pieces = [markup for name, markup in _pieces().items() if not name.startswith("strikes")]
    assert len(set(pieces)) == len(pieces) > 200


@pytest.mark.parametrize("turn", range(6))
def test_all_hexes_differ_and_turning_shows(turn: int) -> None:
    assert len(HEXES) == 33
    drawn = [pictures.hexagon(h, turn) for h in HEXES]
    assert len(set(drawn)) == len(HEXES)
    assert all(pictures.hexagon(h, (turn + 1) % 6) != d for h, d in zip(HEXES, drawn, strict=True))
    assert all(len(d) <= LARGEST for d in drawn)


def test_what_is_told_by_colour_is_told_by_shape() -> None:
    for kind in (*UNITS, "power-3", "power-6"):
        assert len({_shapes(drawn(f"{kind}-{colour}")) for colour in COLOURS}) == 4
    assert len({_shapes(pictures.chip(seat)) for seat in range(4)}) == 4
    assert len({_shapes(pictures.mark(seat)) for seat in range(4)}) == 4
    for value in DIE_VALUES:
        assert len({_shapes(pictures.die(colour, value)) for colour in (*COLOURS, "any")}) == 5
    assert len({_shapes(drawn(f"dam-{material}")) for material in ("iron", "vibrium", "alloy")}) == 3
    assert len({_shapes(drawn(name)) for name in RESOURCES}) == 6
    assert len({_shapes(pictures.cataclysm(kind)) for kind in CATACLYSMS}) == 6


# ---------------------------------------------------------------- files

BOXES = {"cover": "0 0 960 360", "emblem": "0 0 120 120", "back": "-88 -102 176 204"} | {
    **dict.fromkeys(RESOURCES, "-13 -13 26 26"),
    **dict.fromkeys((*BUILDINGS, "other"), "-23 -23 46 46"),
    **dict.fromkeys((f"{kind}-{colour}" for kind in UNITS for colour in COLOURS), "-19 -19 38 38"),
    **dict.fromkeys((f"power-{power}" for power in (1, 2, 4, 5)), "-33 -33 66 66"),
    **dict.fromkeys((f"power-{power}-{colour}" for power in (3, 6) for colour in COLOURS), "-33 -33 66 66"),
    **dict.fromkeys((f"dam-{material}" for material in ("iron", "vibrium", "alloy")), "-38 -11 76 22"),
    **{"fire": "-19 -19 38 38", "platform": "-29 -29 58 58", "coin": "-11 -11 22 22"},
    **{"fate": "-19 -19 38 38", "leader": "-17 -17 34 34", "oxygen": "-17 -17 34 34"},
}
"""The viewBox of every file."""


def test_there_is_a_file_for_every_fixed_picture_and_no_other() -> None:
    assert names() == set(BOXES)


@pytest.mark.parametrize("name", sorted(BOXES))
def test_every_file_is_a_sound_drawing(name: str) -> None:
    most = 40_000 if name == "cover" else 4_000
    document = pictures.picture(name) or ""
    root = sound(document, BOXES[name], most, r"var\(--[a-z0-9-]+,#[0-9a-f]{3,6}\)")
    if name not in ("cover", "emblem"):
        assert [part.tag.rpartition("}")[2] for part in root] == ["g"]
        assert drawn(name).startswith("<g ")
        assert drawn(name) in document


def test_files_are_read_when_they_are_asked_for_and_once() -> None:
    assert pictures.picture("coin") is pictures.picture("coin")
    assert drawn("coin") is drawn("coin")
    with pytest.raises(KeyError):
        drawn("nothing")


# ---------------------------------------------------------------- colours

_PAINT = re.compile(r"var\(--([a-z0-9-]+),(#[0-9a-f]{3,6})\)")


def _paints(markup: str) -> Iterator[str]:
    for element in ElementTree.fromstring(markup).iter():
        for name in ("fill", "stroke", "stop-color", "color"):
            if name in element.attrib:
                yield element.attrib[name]


def test_every_colour_is_a_token() -> None:
    known = {**palette.SHARED, **{f"lp-{name}": day for name, (day, _) in palette.OWN.items()}}
    for name, markup in {
        **_pieces(),
        "cover": pictures.picture("cover") or "",
        "emblem": pictures.picture("emblem") or "",
    }.items():
        for value in _paints(markup):
            if value == "none":
                continue
            match = _PAINT.fullmatch(value)
            assert match, (name, value)
            assert known[match[1]] == match[2], (name, value)


def test_the_shared_tokens_are_those_of_the_pages() -> None:
    css = Path(ludosphere.web.__file__).parent.joinpath("static/tokens.css").read_text(encoding="utf-8")
    day = css.partition("@media")[0]
    written = dict(re.findall(r"--([a-z0-9-]+):(#[0-9a-f]{3,6})\b", day))

    def long(colour: str) -> str:
        return colour if len(colour) == 7 else "#" + "".join(2 * c for c in colour[1:])

    for name, colour in palette.SHARED.items():
        assert long(written[name]) == long(colour), name


def test_the_stylesheet_gives_every_colour_of_both_hours() -> None:
    css = pictures.stylesheet()
    for name, (day, night) in palette.OWN.items():
        assert css.count(f"--lp-{name}:{day};") == (3 if day == night else 1)
        assert css.count(f"--lp-{name}:{night};") == (3 if day == night else 2)
    used = {m for markup in _pieces().values() for m in re.findall(r"--lp-([a-z0-9-]+)", markup)}
    used |= set(
        re.findall(r"--lp-([a-z0-9-]+)", str([pictures.picture("cover"), pictures.picture("emblem")]))
    )
    assert used == set(palette.OWN)


# ---------------------------------------------------------------- places


@pytest.mark.parametrize("turn", range(6))
def test_sites_lie_inside_the_hex_apart_and_free_of_signs(turn: int) -> None:
    for h in HEXES:
        places = layout.spots(h, turn)
        assert len(places) == len(h.sites)
        for x, y in places:
            corners = [(x + a, y + b) for a in (-17, 17) for b in (-17, 17)]
            assert min(layout.reach(corner) for corner in corners) > 3, h.id
            for box in (layout.strip(h), layout.pocket(h)):
                if box:
                    left, top, right, bottom = box
                    apart = max(left - x, x - right, top - y, y - bottom)
                    assert apart > layout.PAD - 2, (h.id, turn)
        assert all(layout.distance(a, b) >= 40 for a, b in combinations(places, 2)), (h.id, turn)


@pytest.mark.parametrize("turn", range(6))
def test_sites_on_a_mountain_lie_by_a_range_and_others_do_not(turn: int) -> None:
    for h in HEXES:
        ranges = layout.mountains(h, turn)
        assert ranges == tuple(h.edges[(side - turn) % 6] for side in range(6))
        for place, site in zip(layout.spots(h, turn), h.sites, strict=True):
            if site.mountain:
                assert layout.height(place, ranges) < 60, (h.id, site.slot)
            else:
                assert layout.height(place, ranges) > layout.DEPTH, (h.id, site.slot)


def test_strips_fit_into_the_hex() -> None:
    for h in HEXES:
        box = layout.strip(h)
        assert (box is None) == (not h.strikes)
        if box:
            left, top, right, bottom = box
            r, middle = (bottom - top) / 2, (top + bottom) / 2
            assert layout.reach((left + r, middle)) > r - 2, h.id
            assert layout.reach((right - r, middle)) > r - 2, h.id


@pytest.mark.unmeasured
@pytest.mark.parametrize("turn", range(6))
def test_units_stand_on_the_hex_beside_sites_and_signs(turn: int) -> None:
    for h in HEXES:
        if h.kind == "volcano":
            continue
        stands = layout.standing(h, turn, 4)
        assert layout.standing(h, turn, 6)[:4] == stands
        sites = layout.spots(h, turn)
        fire = layout.fire_place(h, turn)
        assert layout.reach(fire) > 10
        assert all(max(abs(fire[0] - a), abs(fire[1] - b)) > layout.PAD + 4 for a, b in sites), (h.id, turn)
        for x, y in stands:
            assert layout.reach((x, y)) > 10, h.id
            for a, b in sites:
                assert max(abs(x - a), abs(y - b)) > layout.PAD + 8, (h.id, turn)
        assert all(layout.distance(a, b) >= 20 for a, b in combinations(stands, 2)), (h.id, turn)


def _ends(d: str) -> Iterator[tuple[float, float]]:
    """The end points of the pieces of a compact path."""
    x = y = sx = sy = 0.0
    for command, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d):
        v = [float(n) for n in re.findall(r"-?\d*\.?\d+", rest)]
        n = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "c": 6, "s": 4, "a": 7, "z": 0}[command]
        if command == "z":
            x, y = sx, sy
        for k in range(0, len(v), n or 1):
            dx, dy = {"h": (v[k], 0.0), "v": (0.0, v[k])}.get(command) or (v[k + n - 2], v[k + n - 1])
            x, y = x + dx, y + dy
            if command == "m" and k == 0:
                sx, sy = x, y
            yield x, y


@pytest.mark.parametrize("turn", [0, 1, 3, 4])
def test_nothing_sticks_out_of_a_hex(turn: int) -> None:
    """There is no clipping, so that hexes may lie side by side in any order."""
    for h in HEXES:
        for element in ElementTree.fromstring(pictures.hexagon(h, turn)):
            if element.tag == "path":
                assert min(layout.reach(p) for p in _ends(element.get("d", ""))) > -1.5, (h.id, turn)


@pytest.mark.parametrize("turn", range(6))
def test_the_volcano_shows_its_dice_at_the_turned_sides(turn: int) -> None:
    volcano = next(h for h in HEXES if h.kind == "volcano")
    attested = [lava for lava in volcano.lava if not lava.enabled_by]
    assert len(attested) == 8
    shown: list[tuple[int, str]] = []
    for group in ElementTree.fromstring(pictures.hexagon(volcano, turn)).findall("g"):
        x, y = (float(n) for n in re.findall(r"-?[\d.]+", group.get("transform", ""))[:2])
        side = max(range(6), key=lambda s: layout.NORMALS[s][0] * x + layout.NORMALS[s][1] * y)
        shown.append((side, ElementTree.tostring(group[0], encoding="unicode")))
    expected = []
    for lava in attested:
        die = ElementTree.fromstring(pictures.die(COLOURS[lava.colour], lava.value))
        expected.append(((lava.side + turn) % 6, ElementTree.tostring(die, encoding="unicode")))
    assert sorted(shown) == sorted(expected)


def test_dams_lie_on_their_sides() -> None:
    for side in range(6):
        x, y, degrees = layout.dam_place(side)
        assert 0 < layout.reach((x, y)) < 10
        assert max(range(6), key=lambda s: layout.NORMALS[s][0] * x + layout.NORMALS[s][1] * y) == side
        assert degrees == (30 + 60 * side) % 180


# ---------------------------------------------------------------- what is written


def _texts(markup: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(markup).iter("text")]


def test_strikes_show_type_colour_and_value() -> None:
    for h in HEXES:
        if h.strikes:
            assert _texts(pictures.strikes(h)) == [str(strike.value) for strike in h.strikes]
            for strike in h.strikes:
                sign = strike_sign(strike.type, COLOURS[strike.colour], strike.value)
                assert sign in pictures.strikes(h)
        else:
            assert pictures.strikes(h) == ""


@pytest.mark.long
def test_empty_sites_show_their_resource() -> None:
    for h, turn in TURNED:
        markup = pictures.hexagon(h, turn)
        for site in h.sites:
            if site.resource:
                assert drawn(site.resource) in markup
        assert markup.count(pad(h.sites[0]) if h.sites else "<none>") == sum(
            (site.resource, site.mountain, site.die)
            == (h.sites[0].resource, h.sites[0].mountain, h.sites[0].die)
            for site in h.sites
        )


def test_oxygen_hexes_show_their_stars() -> None:
    for h in HEXES:
        assert (h.stars > 0) == ("O" in _texts(pictures.hexagon(h)))
        if h.stars:
            assert oxygen(h.stars) in pictures.hexagon(h)


def test_every_type_in_the_box_has_a_picture_and_unknown_ones_a_plain_house() -> None:
    assert {kind.id for kind in FACTS.types} == set(BUILDINGS)
    assert len(BUILDINGS) == 15
    for name, file in (*zip(BUILDINGS, BUILDINGS, strict=True), ("owners_own", "other")):
        assert pictures.building(name) == drawings()[building_of(name)] == drawn(file)


def test_the_plate_tells_the_category() -> None:
    """The rim follows the plate."""
    plates: dict[str, set[str]] = {}
    for kind in FACTS.types:
        plate = ElementTree.fromstring(drawn(kind.id))[0].get("d", "")
        plates.setdefault(kind.category, set()).add(plate)
        rim = ElementTree.fromstring(pictures.rim(kind.id, 2))
        assert [path.get("d") for path in rim] == [plate, plate]
    assert all(len(found) == 1 for found in plates.values())
    assert len({plate for found in plates.values() for plate in found}) == len(plates) == 4


def test_market_cards_show_their_moves() -> None:
    for card in FACTS.cards:
        markup = pictures.market_card(card)
        assert _texts(markup) == [f"+{n}" if n > 0 else f"−{-n}" for _, n in card.moves]
        assert all(drawn(name) in markup for name, _ in card.moves)
    crowded = MarketCard("x", "base", tuple((name, 1) for name in RESOURCES))
    assert len(_texts(pictures.market_card(crowded))) == 6


def test_planet_cards_have_a_sign_for_each_power() -> None:
    assert len({pictures.power_sign(power) for power in DIE_VALUES}) == 6
    for colour in COLOURS:
        for value in DIE_VALUES:
            card = pictures.planet_card(colour, value)
            assert _texts(card) == [str(value)]
            assert pictures.power_sign(value, colour) in card


# ---------------------------------------------------------------- documents


def test_pictures_by_name() -> None:
    names = [
        *("cover", "emblem", "back", "option-arboria-on", "option-arboria-off", "strike-lava", "power-6"),
        *(h.id for h in FACTS.hexes),
        *BUILDINGS,
        *RESOURCES,
        *(card.id for card in FACTS.cards),
    ]
    drawn: set[str] = set()
    for name in names:
        markup = pictures.picture(name)
        assert markup is not None, name
        root = _sound(markup)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(markup) < 40_000, name
        drawn.add(markup)
    assert len(drawn) == len(names) - 2
    for name in ("nothing", "", "power-7", "strike-rain", "LP99"):
        assert pictures.picture(name) is None


def test_the_same_in_every_process() -> None:
    code = (
        "import hashlib; from ludosphere.games.living_planet import pictures as p;"
        "from ludosphere.games.living_planet.facts import facts;"
        "text = ''.join(p.hexagon(h, 2) + p.strikes(h) for h in facts(4, True).hexes);"
        "print(hashlib.sha256(text.encode()).hexdigest())"
    )
    env = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(sys.path)}
    other = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    text = "".join(pictures.hexagon(h, 2) + pictures.strikes(h) for h in FACTS.hexes)
    assert other.stdout.strip() == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("M1 1h0M2.5 1h0", "m1 1h0m1.5 0h0"),
        ("M1 1L2 1 2 2Z", "m1 1l1 0l0 1z"),
        ("m1 1 1 0 0 1", "m1 1l1 0l0 1"),
        ("M0 0a2 3 0 1 1 0 .1", "m0 0a2 3 0 1 1 0 .1"),
        ("M0 0L-.5 .04ZM1 1V3H0", "m0 0l-.5 0zm1 1v2h-1"),
        ("M0 1e-9q1 1 2 0t2 0", "m0 0q1 1 2 0t2 0"),
        ("M.04 0h.04h.04h.04", "m0 0h.1h0h.1"),
    ],
)
def test_compact_paths_round_places_not_steps(long: str, short: str) -> None:
    assert compact(long) == short


def test_a_hex_of_a_house_rule_is_drawn_too() -> None:
    """A mountain site without a mountain side, four strikes, a site that carries a die."""
    base = next(h for h in HEXES if len(h.sites) == 4 and len(h.strikes) == 2)
    own = Hex(
        "X1", "base", "standard", (False,) * 6, base.sites, base.strikes * 2, 0, (), True, "owner"
    )  # fmt: skip
    _sound(pictures.hexagon(own, 3))
    _sound(pictures.strikes(own))
    assert len(layout.spots(own, 3)) == 4
