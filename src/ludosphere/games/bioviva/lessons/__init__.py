"""The tutorial of Bioviva: ten small positions, six of round 1 and four of round 2.

Its texts are played with, so every position is made in the reader's language. What the lessons show on a back
is the back of another card: nobody learns here what they will have to find out in a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from ....core.contract import Event, Position
from ....core.i18n import ByLanguage
from ....kit.lesson import Guess, Lesson, happened, only
from .. import GAME
from ..actions import KEEP, LEFT, RIGHT, STARS, made
from ..guide.pictures import played, put
from ..letters import LANGUAGES
from ..state import ACT, DECIDE, BiovivaState

_SEED: Final = 4
_TOGETHER: Final = 30
"""With this seed the last stars of both fall on the same card, and the other one begins."""
_SAYS: Final = {"en": "light", "fr": "lumière"}
_ANSWERS: Final = {"en": "sky", "fr": "ciel"}

Make = Mapping[str, Callable[[], Position]]


def _new(lang: str, seed: int = _SEED, **options: object) -> BiovivaState:
    """A game of two whose first spin begins."""
    position = GAME.new({"seats": 2, "lang": lang, "first": 1, **options}, seed)
    assert isinstance(position, BiovivaState)
    return position


def _by_lang(make: Callable[..., Position], *args: object, **more: object) -> Make:
    """The position in each language."""
    return ByLanguage({lang: partial(make, lang, *args, **more) for lang in LANGUAGES})


def _known(lang: str, pairs: Mapping[int, str], decides: bool = False) -> BiovivaState:
    """The learner's turn, who has seen these backs; two actions are left, or the line comes next."""
    position = played(_new(lang, aid="log"), "done", "done")
    taken: set[int] = set()
    for slot, pair in pairs.items():
        put(position, slot, pair, taken)
        position.seen[position.table[slot]] |= 1
    if decides:
        position.phase, position.left = DECIDE, 0
    else:
        position.phase, position.left = ACT, 2
    position.menu = None
    return position


def _round_2(lang: str, placed: Sequence[int], seed: int = _SEED) -> BiovivaState:
    """The end of round 1, with so many stars on the constellations: the top is to be spun."""
    position = played(_new(lang, seed), "done", "done")
    for seat, stars in enumerate(placed):
        position.placed[seat] = position.won[seat] = stars
        position.hand[seat] = STARS - stars
        for number, won in enumerate((3, 3, 1)):
            part = min(won, stars - 3 * number)
            if part > 0:
                position.gains += [2 * number + 1, seat, part, part - 1]
    position.turn = position.setting.turns
    position.phase, position.left, position.menu = DECIDE, 0, None
    position.play(int(position.active), made(KEEP))
    return position


def _opened(lang: str, placed: Sequence[int]) -> BiovivaState:
    """The rain is over, a card is open, and the learner owes a word."""
    return played(_round_2(lang, placed), "spin")


def _together(lang: str) -> BiovivaState:
    """The other one has said a word on the open card; now the learner owes one."""
    return played(_round_2(lang, (6, 6), _TOGETHER), "spin", f"say {_SAYS[lang]}")


def _words(said: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    return ByLanguage({lang: (f"say {word}",) for lang, word in said.items()})


def _has_been_read(position: Position, events: Sequence[Event]) -> bool:
    """The goal that the learner has said a word, and a card was read."""
    return happened("said")(position, events) and happened("read", None)(position, events)


def _a_word(position: Position, action: int) -> bool:
    """Allows any word, but not to give it up."""
    return position.notation(0, action) != "pass"


LESSONS: list[Lesson] = [
    Lesson("look", _by_lang(_new), happened("looked"), ("look:3",), "first-spin", allowed=only("look:*")),
    Lesson(
        "swap",
        _by_lang(_known, {0: "AL", LEFT: "AP", RIGHT: "AS", 4: "UP", 2: "AL"}),
        happened("swapped", a=2, b=4),
        ("swap:2:4",),
        "swap",
        allowed=only("swap:2:4"),
    ),
    Lesson(
        "pivot",
        _by_lang(_known, {0: "SL", LEFT: "AP", RIGHT: "AS", 4: "UP", 2: "AL", 6: "AP"}),
        happened("pivoted", line=2),
        ("pivot:2",),
        "pivot",
        allowed=only("pivot:2"),
    ),
    Lesson(
        "reveal",
        _by_lang(_known, {0: "AL", LEFT: "AP", RIGHT: "AS", 4: "AU"}, decides=True),
        happened("won", stars=1),
        ("turn:0", "turn:C0", "turn:C1", "turn:4"),
        "reveal",
        allowed=only("turn:*"),
    ),
    Lesson(
        "worth",
        _by_lang(_known, {0: "AL", LEFT: "AP", RIGHT: "AL", 4: "AS"}, decides=True),
        happened("won", stars=2),
        ("turn:4", "turn:C1", "turn:C0", "turn:0"),
        "rewards",
        allowed=only("turn:*"),
        guess=Guess((1, 2, 3), 2),
    ),
    Lesson(
        "keep",
        _by_lang(_known, {0: "AS", LEFT: "AP", RIGHT: "SP", 4: "AL"}, decides=True),
        happened("kept"),
        ("keep",),
        "reveal",
        allowed=only("keep"),
    ),
    Lesson("rain", _by_lang(_round_2, (5, 4)), happened("rained"), ("spin",), "rain"),
    Lesson("word", _by_lang(_opened, (5, 7)), _has_been_read, _words(_SAYS), "guessing"),
    Lesson("family", _by_lang(_together), _has_been_read, _words(_ANSWERS), "families", allowed=_a_word),
    Lesson("end", _by_lang(_opened, (6, 7)), happened("over", None), _words(_SAYS), "end"),
]
"""In the order in which they are best learned."""
