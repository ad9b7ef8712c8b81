"""The pictures of the guide, drawn by the board from positions the rules have reached.

What is on the backs is the game, so no picture tells it: the backs shown here are those of other cards, with
the same zone, as in a world that `determinize` might have dealt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ....core.contract import View
from ....core.i18n import ENGLISH
from ....core.text import Texts
from ....kit.cutout import cut, page
from ....kit.html import Html, joined, tag
from ....kit.svg import at, rect, words_at
from .. import GAME
from ..actions import KEEP, STARS, line_slots, made
from ..board import poster
from ..board.glyphs import glyph, label
from ..board.markup import box, scene, spoken
from ..letters import LANGUAGES
from ..pictures import filling
from ..pictures.constellation import NIGHT, drawn, name
from ..say import words
from ..state import AIMING, DECIDE, OVER, BiovivaState

Draw = Callable[[Texts], str]

_SHEET: Final = "var(--sheet,#f9fbf7)"
_INK: Final = "var(--ink,#14262e)"
_ZONES: Final = {"A": "atmosphere", "S": "solar_system", "U": "universe"}
_THEMES: Final = {"L": "leisure_exploration", "P": "physics_dangers"}

WON: Final = ("AL", "AP", "AL", "AS")
"""A line that succeeds: all four have the atmosphere, and two are identical."""
FAILED: Final = ("AS", "AP", "SP", "AL")
"""A line that fails at the third card: each two share something, all three nothing."""


def guide_pictures() -> list[str]:
    """The names of all pictures."""
    return list(_DRAWN)


def guide_picture(name: str, lang: str) -> str:
    """A picture as an SVG document; KeyError if there is none of this name."""
    return _DRAWN[name](words(lang))


# --- positions -----------------------------------------------------------------------------------------
def new(lang: str, seed: int = 4) -> BiovivaState:
    """Three players; the top spins for the first time."""
    position = GAME.new({"seats": 3, "lang": lang if lang in LANGUAGES else ENGLISH, "first": 1}, seed)
    assert isinstance(position, BiovivaState)
    return position


def turn(lang: str) -> BiovivaState:
    """The first turn, that of player 1."""
    return played(new(lang), "done", "done", "done")


def played(position: BiovivaState, *texts: str) -> BiovivaState:
    """The position after actions in notation, each by the first seat to move."""
    for text in texts:
        seat = position.to_move()[0]
        position.play(seat, position.parse(seat, text))
    return position


def revealed(pairs: Sequence[str], lang: str, turns: int = 4) -> BiovivaState:
    """Player 1 has revealed so many cards of the first line, whose backs carry these characteristics."""
    position = turn(lang)
    taken: set[int] = set()
    for slot, pair in zip(line_slots(0), pairs, strict=True):
        put(position, slot, pair, taken)
    position.phase, position.left = DECIDE, 0
    return played(position, *("turn:0", "turn:C0", "turn:C1", "turn:4")[:turns])


def looked(lang: str) -> BiovivaState:
    """Player 1 looks at the back of card 2."""
    position = turn(lang)
    put(position, 2, "SP", set())
    return played(position, "look:2")


def put(position: BiovivaState, slot: int, pair: str, taken: set[int]) -> None:
    """Puts into a slot a picture that isn't taken, and behind it the back of another card with that pair."""
    deck, profile = position.setting.deck, position.setting.profile
    wanted = {{**_ZONES, **_THEMES}[letter] for letter in pair}
    own = [deck.pair(card, profile) for card in range(len(position.backs))]
    back = next(card for card, two in enumerate(own) if set(two) == wanted and card not in taken)
    front = next(
        card
        for card, two in enumerate(own)
        if two[0] == _ZONES[pair[0]] and set(two) != wanted and card not in taken | {back}
    )
    taken |= {front, back}
    _lay(position, slot, front)
    backs = position.backs[:]
    other = backs.index(back)
    backs[front], backs[other] = back, backs[front]
    position.backs = backs


def _lay(position: BiovivaState, slot: int, picture: int) -> None:
    """Puts a picture into a slot; what lay there goes where the picture was."""
    old = position.table[slot]
    for place in (position.table, position.pile):
        if picture in place:
            place[place.index(picture)] = old
            break
    position.table[slot] = picture


def before_rain(lang: str) -> BiovivaState:
    """Round 1 is over: the players have 3, 2 and 1 stars on their constellations."""
    position = turn(lang)
    for seat, stars in enumerate((3, 2, 1)):
        position.placed[seat] = position.won[seat] = stars
        position.hand[seat] = STARS - stars
        position.gains += [1, seat, stars, stars - 1]
    position.turn = position.setting.turns
    position.phase, position.left = DECIDE, 0
    position.play(int(position.active), made(KEEP))
    assert position.phase >= AIMING
    return position


def finished(lang: str) -> BiovivaState:
    """The end of the game in the example of scoring."""
    position = turn(lang)
    for seat, (won, placed) in enumerate(((4, 6), (3, 6), (1, 5))):
        position.won[seat], position.placed[seat] = won, placed
        position.hand[seat], position.out[seat] = 0, STARS - placed
    position.gains = [1, 0, 2, 1, 3, 1, 3, 2, 4, 0, 2, 1, 8, 2, 1, 0]
    position.phase = OVER
    return position


# --- drawings ------------------------------------------------------------------------------------------
def _stage(position: BiovivaState, say: Texts, seat: int | None = None) -> str:
    """The circle or the nine cards."""
    return cut(poster(position.view(seat), say.lang), (8, 40, 804, 612))


def _line(position: BiovivaState, say: Texts) -> Html:
    """The four cards of the line, the revealed ones with what is on their backs."""
    view = position.view(None)
    by_slot = {one["slot"]: one for one in view["table"]}
    parts, told = [], []
    for number, slot in enumerate(("0", "C0", "C1", "4")):
        one = by_slot[slot]
        x, y = 12 + number % 2 * 256, 12 + number // 2 * 228
        traits = one["back"]["pair"] if one["back"] else ()
        parts.append(at(x, y, _card(view, one["picture"], number, traits, say.lang)))
        told.append(scene(view, one["picture"], say.lang))
        told += [label(box(view), trait, say.lang) for trait in traits]
    return page(524, 468, spoken(told), *parts)


def _card(view: View, picture: int, number: int, traits: Sequence[str], lang: str) -> Html:
    """A card with its number in the line and below it its characteristics, 244 by 216."""
    rows = [at(14, 138 + 36 * k, _trait(view, trait, lang)) for k, trait in enumerate(traits)]
    return (
        rect(0, 0, 244, 216, _SHEET, stroke="var(--line,#c2cdc7)", rx=10)
        + filling(box(view).scene(picture), f"c{number}_", 6, 6, 232, 126)
        + rect(6, 6, 30, 28, NIGHT, opacity=".85")
        + words_at(21, 27, str(number + 1), 19, 700, "middle", "#ffffff")
        + joined(rows or [words_at(122, 184, "?", 34, 700, "middle", "var(--ink-2,#44565d)")])
    )


def _trait(view: View, trait: str, lang: str) -> Html:
    """A characteristic: its sign and its label."""
    sign = glyph(box(view), trait, width=28, height=28, color=_INK)
    return sign + words_at(38, 21, label(box(view), trait, lang), 16, 600)


def _signs(say: Texts) -> Html:
    view = new(say.lang).view(None)
    characteristics = box(view).characteristics
    rows = [
        at(16 + 250 * (one.kind == "theme"), 14 + 46 * number, _trait(view, one.id, say.lang))
        for kind in ("zone", "theme")
        for number, one in enumerate(one for one in characteristics if one.kind == kind)
    ]
    return page(520, 150, spoken([one.names[say.lang] for one in characteristics]), *rows)


def _constellation(say: Texts) -> Html:
    sky = rect(0, 0, 420, 300, NIGHT, rx=14)
    told = f"{name('big_dipper', say.lang)}: {say('board-placed', n=4, of=STARS)}"
    return page(420, 300, told, sky, tag("g", drawn("big_dipper", 4, 420, 300, 12, 40)))


def _rained(say: Texts) -> str:
    return _stage(played(before_rain(say.lang), "spin"), say)


def _ended(say: Texts) -> str:
    return cut(poster(finished(say.lang).view(None), say.lang), (820, 40, 250, 336))


_DRAWN: Final[dict[str, Draw]] = {
    "circle": lambda say: _stage(new(say.lang), say),
    "signs": _signs,
    "constellation": _constellation,
    "line": lambda say: _stage(turn(say.lang), say),
    "look": lambda say: _stage(looked(say.lang), say, 0),
    "pivot": lambda say: _stage(played(turn(say.lang), "pivot:2"), say),
    "won": lambda say: _line(revealed(WON, say.lang), say),
    "failed": lambda say: _line(revealed(FAILED, say.lang, 3), say),
    "grid": lambda say: _stage(before_rain(say.lang), say),
    "rain": _rained,
    "ended": _ended,
}
"""What draws each picture."""
