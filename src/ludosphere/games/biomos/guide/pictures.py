"""The pictures of the guide: positions laid out by hand, played on by the rules, drawn by the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ....core.text import Texts
from ....kit.cutout import cut, page
from ....kit.html import Html, joined, num
from ....kit.svg import at, circle, path, polar, words_at
from .. import globe, pictures, ring
from ..arrange import arrange
from ..markup import words
from ..overview import svg as overview
from ..rules import BiomosPosition

Planet = Mapping[str, Any]
Draw = Callable[[Texts], str]

_MARK: Final = "#e69f00"
"""What a picture points at, readable by day and by night."""
_ARROW: Final = 76.0

GROWING: Final = "SDFFG"
"""A track that the chapters on placing begin with."""


def guide_pictures() -> list[str]:
    """The names of all pictures."""
    return list(_DRAWN)


def guide_picture(name: str, lang: str) -> str:
    """A picture as an SVG document; KeyError if there is none of this name."""
    return _DRAWN[name](words(lang))


# --- positions -----------------------------------------------------------------------------------------
def table() -> BiomosPosition:
    """Two players in the middle of a Discovery game."""
    return arrange(
        [{"track": "SGSFFDG", "moon": "F", "claimed": ["B15"]}, {"track": "MMDDMF", "claimed": ["B5"]}],
        basic=["B3", "B19", "B17", "B24"],
        giants=["G2", "G5", "G8", "G10"],
        centre="SFGM",
        turn=8,
    )


def placing() -> BiomosPosition:
    """A glacier may be placed into any of six gaps."""
    return arrange([{"track": GROWING}, {"track": "MS"}], basic=["B24", "B3"], centre="GSM", turn=6)


def forming() -> BiomosPosition:
    """The moon is about to be formed."""
    return arrange([{"track": "FDFGFS"}, {"track": "MS"}], basic=["B3", "B25"], centre="FSM", turn=7)


def event(track: str, a: str = "", b: str = "", moon: str = "") -> BiomosPosition:
    """An Advanced planet whose owner may trigger an event."""
    planet = {"track": track, "a": a, "b": b, "moon": moon, "board": "mountain"}
    return arrange([planet, {"track": "MS", "board": "desert"}], mode="advanced", phase="event", turn=9)


def scored() -> BiomosPosition:
    """The finished Advanced planet of the example of scoring."""
    planet = {
        "track": "FGFMGGMFSDDF",
        "a": "F",
        "b": "S",
        "moon": "F",
        "board": "forest",
        "claimed": ["B23", "B22", "B3"],
    }
    other = {"track": "SSDDMMSSDDMM", "a": "G", "b": "D", "moon": "S", "board": "desert"}
    return arrange([planet, other], mode="advanced", phase="over", turn=30)


def alone() -> BiomosPosition:
    """A solo game: the Black Hole has eaten for six turns and taken a card."""
    return arrange(
        [{"track": "FGFSSM", "claimed": ["B23"]}],
        basic=["B4", "B12", "B16", "B26"],
        giants=["G1", "G3", "G5", "G7"],
        centre="DGM",
        hole="SSMMFDDG",
        absorbed=["B18"],
        turn=7,
    )


def played(position: BiomosPosition, *texts: str) -> BiomosPosition:
    """The position after actions in notation, each by the seat to move."""
    after = position.copy()
    for text in texts:
        (seat,) = after.to_move()
        after.play(seat, after.parse(seat, text))
    return after


# --- drawings ------------------------------------------------------------------------------------------
def _planet(position: BiomosPosition) -> Planet:
    planet: Planet = position.view(None)["planets"][0]
    return planet


def _drawn(planet: Planet, say: Texts, seat: int = 0) -> Html:
    """A planet with the globe of a seat, since no globe may stand on a page twice."""
    return globe.drawing(planet, say, pictures.globe({**planet, "seat": seat}))


def _one(planet: Planet, say: Texts, *marks: Html) -> Html:
    """One planet, with what is pointed at."""
    label = globe.row_in_words(planet, say)
    return page(ring.WIDTH, ring.HEIGHT, label, pictures.tokens(), _drawn(planet, say), *marks)


def _pair(before: Planet, after: Planet, say: Texts, old: Sequence[str], new: Sequence[str]) -> Html:
    """A planet before and after something; marked are spots of both."""
    width, height = 2 * ring.WIDTH + 2 * _ARROW, ring.HEIGHT
    x, y = ring.WIDTH + _ARROW, ring.CY
    arrow = path(
        f"M{num(x - 40)} {num(y)}H{num(x + 40)}M{num(x + 18)} {num(y - 22)}L{num(x + 40)} {num(y)}"
        f"L{num(x + 18)} {num(y + 22)}",
        stroke="var(--ink,#14262e)",
        width=8,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    label = f"{globe.row_in_words(before, say)} → {globe.row_in_words(after, say)}"
    left = _drawn(before, say) + joined(_halo(before, spot) for spot in old)
    right = _drawn(after, say, 1) + joined(_halo(after, spot) for spot in new)
    return page(width, height, label, pictures.tokens(), at(0, 0, left), arrow, at(x + _ARROW, 0, right))


def _halo(planet: Planet, ref: str) -> Html:
    """A ring around a token, a recess, the moon, or a cross in a gap."""
    kind, _, value = ref.partition(":")
    count = len(planet["track"])
    if kind == "moon":
        x, y = ring.MOON
    elif kind == "recess":
        x, y = ring.on_ring(ring.RECESS[value])
    elif kind == "gap":
        x, y = ring.on_ring(ring.gap_bearings(count)[int(value)])
    else:
        x, y = ring.on_ring(ring.bearings(count)[int(value)])
    if kind == "gap":
        arm = "M-11 0H11M0 -11V11"
        sign = path(arm, stroke="#2b1c00", width=5, stroke_linecap="round")
        return at(x, y, circle(0, 0, 19, _MARK, stroke="#2b1c00", stroke_width=2), sign)
    return circle(x, y, ring.TOKEN + 7, stroke=_MARK, stroke_width=8)


def _run(planet: Planet, card: str) -> Html:
    """A bow around the tokens in which a biome stands."""
    begin, end = ring.runs(planet, [card])[card]
    begin, end, r = begin - 11, end + 11, ring.RIM - 6
    (ax, ay), (bx, by) = polar(ring.CX, ring.CY, r, begin), polar(ring.CX, ring.CY, r, end)
    bow = f"M{num(ax)} {num(ay)}A{num(r)} {num(r)} 0 {int(end - begin > 180)} 1 {num(bx)} {num(by)}"
    return path(bow, stroke=_MARK, width=13, stroke_linecap="round")


def _named(say: Texts) -> Html:
    """The recesses of an Advanced planet by their letters."""
    parts = []
    for letter, bearing in ring.RECESS.items():
        x, y = polar(ring.CX, ring.CY, ring.RADIUS - 74, bearing)
        parts.append(circle(x, y, 22, "var(--sheet,#f9fbf7)"))
        parts.append(words_at(x, y + 11, letter.upper(), 32, 700, "middle"))
    return joined(parts)


def _triggered(before: BiomosPosition, text: str, spot: str) -> Draw:
    """An event before and after."""
    after = _planet(played(before, text))
    return lambda say: _pair(_planet(before), after, say, [spot], [spot])


def _placed(say: Texts) -> Html:
    before = placing()
    after = played(before, "G@2")
    return _pair(_planet(before), _planet(after), say, ["gap:2"], ["token:2"])


def _lifted(say: Texts) -> Html:
    before = played(forming(), "F@m")
    after = played(before, "3>0")
    return _pair(_planet(before), _planet(after), say, ["token:3"], ["token:0"])


def _gaps(say: Texts) -> Html:
    planet = _planet(placing())
    return _one(planet, say, *(_halo(planet, f"gap:{gap}") for gap in range(len(GROWING) + 1)))


def _shown(card: str, track: str, **more: Any) -> Draw:
    """A biome that stands on a planet, with the bow around it."""
    mode = "advanced" if more else "discovery"
    row: dict[str, Any] = {"giants": [card]} if card.startswith("G") else {"basic": [card]}

    def draw(say: Texts) -> Html:
        planet = _planet(arrange([{"track": track, **more}, {}], mode=mode, active=1, **row))
        return _one(planet, say, _run(planet, card))

    return draw


def _advanced(say: Texts) -> Html:
    planet = _planet(arrange([{"track": "SFFG", "board": "glacier"}, {}], mode="advanced", active=1))
    return _one(planet, say, _named(say))


def _whole(say: Texts) -> Html:
    return overview(table().view(None), say.lang)


def _offers(say: Texts) -> str:
    return cut(overview(table().view(None), say.lang), (0, 492, 800, 164))


_DRAWN: Final[dict[str, Draw]] = {
    "table": _whole,
    "cards": _offers,
    "gaps": _gaps,
    "place": _placed,
    "pattern": _shown("B24", "SDGFFGM"),
    "joker": _shown("G2", "DFSFFFGFM"),
    "moon": lambda say: _one(_planet(played(forming(), "F@m")), say, _halo({"track": ""}, "moon")),
    "lift": _lifted,
    "recesses": _advanced,
    "ring": _shown("B20", "FSDMGGM", a="S", b="F", board="forest"),
    "irrigate": _triggered(event("MSDGF", a="F"), "i2", "token:2"),
    "freeze": _triggered(event("DSMGF", b="S"), "f1", "token:1"),
    "expand": _triggered(event("FGDSM", a="G"), "e1", "token:1"),
    "melt": _triggered(event("SGFMD", moon="G"), "m1", "token:1"),
    "solo": lambda say: overview(alone().view(None), say.lang),
    "scored": lambda say: _one(_planet(scored()), say, _run(_planet(scored()), "B3")),
}
"""What draws each picture."""
