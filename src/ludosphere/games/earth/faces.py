"""How people see Earth: notation and paths; the words are in the modules named below.

| action | path | notation |
|---|---|---|
| choose a face at set-up | `card:285a` | `285a` |
| choose the action | `action:green` | `A:green` |
| one side of an "or" | `option:soil` | `O:soil` |
| so much of what is offered | `take:3` | `3` |
| pick a hand card to plant | `hand:013` | `013` |
| a place | `space:d4` | `@d4` |
| compost a hand card | `hand:013` | `-013` |
| keep a card looked at | `drawn:013` | `+013` |
| use an ability | `space:d4`, `island`, `climate`, `use` | `!d4` `!island` `!climate` `!` |
| play an event | `hand:200` | `*200` |
| convert sprouts | `convert` | `convert` |
| stop, decline, pay the rest in soil | `done` | `.` |
| the fauna Gaia claims | `fauna:337a` | `G:337a` |
| take from the Team board, leave on it | `team:soil`, `team:013`, `leave:3` | `T:soil` `T:013` `L:3` |
| use or make a seed | `seed:soil`, `make-seed:leaf` | `S:soil` `M:leaf` |
| what to germinate, whom to give sprouts | `criterion:wet`, `seat:2` | `?wet` `N:2` |

`sentences` says what an action is, `tasks` what is due, `previews` what an action would give, `reasons` why
something is not possible, `log` what happened, `plain` the table as text; `board` draws it,
`pictures` has what is on the cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ...core.faces import Faces
from . import log, previews, reasons, sentences, tasks
from .abundance import CRITERIA, FROM_CLAIM, FROM_LEAF
from .cards import CARDS
from .grid import name
from .phrases import ACTIONS, place_ref, words
from .plain import plain
from .state import NAMES
from .tables import (
    ACTION,
    CLAIM,
    COMPOST,
    CONVERT,
    CRITERION,
    EVENT,
    FACE,
    GET_COMPOST,
    GET_GROWTH,
    GET_SOIL,
    GET_SPROUT,
    KEEP,
    KIND,
    MAKE_SEED,
    NEIGHBOUR,
    OFFERED,
    OPTION,
    OPTIONS,
    PICK,
    SEED,
    SPACE,
    TAKE,
    TEAM,
    TEAM_CARD,
    TEAM_THING,
    USE,
)

if TYPE_CHECKING:
    from ...core.position import Event, Path, Position, View
    from .rules import EarthPosition

_THINGS = {GET_SOIL: "soil", GET_COMPOST: "compost", GET_SPROUT: "sprouts", GET_GROWTH: "growth"}
_MARKS = {
    "card": "",
    "take": "",
    "hand": "",
    "drawn": "+",
    "space": "@",
    "action": "A:",
    "option": "O:",
    "fauna": "G:",
    "team": "T:",
    "leave": "L:",
    "seed": "S:",
    "make-seed": "M:",
    "criterion": "?",
    "seat": "N:",
}
"""What stands in a notation for the kind of the ref."""


class EarthFaces(Faces):
    """The faces of Earth; all of them work on any position, whoever asks."""

    hides_score = True
    """Panels and pictures cope with points nobody may see."""

    def notation(self, position: Position, seat: int, action: int) -> str:
        kind = action // KIND
        ref = _ref(cast("EarthPosition", position), action)
        if ref == "done":
            return "."
        head, _, value = ref.partition(":")
        if kind == USE:
            return f"!{value or head.removeprefix('use')}"
        if kind in (COMPOST, EVENT):
            return f"{'-' if kind == COMPOST else '*'}{value}"
        return f"{_MARKS[head]}{value}" if value else ref

    def path(self, position: Position, seat: int, action: int) -> Path:
        return (_ref(cast("EarthPosition", position), action),)

    def sentence(self, position: Position, seat: int, action: int, lang: str) -> str:
        return sentences.sentence(cast("EarthPosition", position), seat, action, words(lang))

    def ref(self, position: Position, seat: int, ref: str, lang: str) -> str:
        return sentences.ref_words(cast("EarthPosition", position), seat, ref, words(lang))

    def task(self, position: Position, seat: int, lang: str) -> str:
        return tasks.task(cast("EarthPosition", position), seat, words(lang))

    def waiting(self, position: Position, seat: int, lang: str) -> str:
        """What the seat waits for while others choose in secret; "" if it is nothing like that."""
        return tasks.waiting(cast("EarthPosition", position), seat, words(lang))

    def steps(self, position: Position, seat: int, lang: str) -> list[tuple[str, str]]:
        """The steps of this turn in order: their name and "done", "now" or "next"."""
        return tasks.steps(cast("EarthPosition", position), seat, words(lang))

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        """What the action gives, in a few words; empty if nothing special."""
        return previews.preview(cast("EarthPosition", position), seat, action, words(lang))

    def why_not(self, position: Position, seat: int, path: Path, lang: str) -> str | None:
        if any(legal[: len(path)] == path for legal in self.paths(position, seat)):
            return None
        return reasons.reason(cast("EarthPosition", position), seat, path, words(lang))

    def told(self, event: Event, names: list[str], you: int | None, lang: str) -> str:
        return log.told(event, names, you, words(lang))

    def hint(self, event: Event) -> dict[str, str | None]:
        """Where something moved: to "ref", and "from" where."""
        return log.hint(event)

    # --- achievements ----------------------------------------------------------------------------------
    @property
    def achievements(self) -> range:
        """The numbers of the achievements sheet."""
        from .achievements import COUNT

        return range(1, COUNT + 1)

    def achievement(self, number: int, lang: str) -> str:
        """What the entry of that number asks for: a victory, and how."""
        return words(lang)(f"achievement-{number}")

    def earned(self, position: Position, seat: int, first: bool) -> list[int]:
        """The entries the seat may tick off after a finished game; `first`: it was its player's first one."""
        from .achievements import earned

        return earned(cast("EarthPosition", position), seat, first)

    def explain(self, key: str, lang: str, detail: dict[str, Any] | None = None) -> str:
        return log.explained(key, detail, words(lang))

    def ascii(self, view: View, lang: str = "en") -> str:
        """Cards by number; `+` and `^` count sprouts and growth, dots are spaces to plant on."""
        return plain(view, lang)

    # --- pictures --------------------------------------------------------------------------------------
    @property
    def areas(self) -> dict[str, tuple[str, ...]]:
        """Which panels lie where on the page."""
        from .board import AREAS

        return AREAS

    def panels(self, view: View, seat: int | None, names: list[str], lang: str) -> dict[str, str]:
        """The HTML fragments of a table page by element id."""
        from .board import panels

        return panels(view, seat, names, lang)

    def badge(self, ref: str) -> str:
        """A small sign for a button that stands for the ref; "" for none."""
        from .board import badge

        return badge(ref)

    def outline(self, view: View, seat: int | None, names: list[str], lang: str) -> str:
        """The board as text, as HTML."""
        from .outline import outline

        return outline(view, seat, names, lang)

    def about(self, ref: str, view: View, seat: int | None, lang: str) -> str | None:
        """What a piece is and how it is with it now, in a few sentences; None for what isn't there."""
        from .outline.about import about

        return about(ref, view, seat, lang)

    def card(self, card: str, lang: str) -> str:
        """An opened card as HTML."""
        from .board import card as opened

        return opened(card, lang)

    def cards(self) -> list[str]:
        """The ids of all cards in the order of the box."""
        return [card.id for card in CARDS if card.id]

    def picture(self, name: str) -> str | None:
        """A picture of the game as an SVG document; None if there is none of this name."""
        from .pictures import picture

        return picture(name)

    def svg(self, view: View, lang: str = "en") -> str:
        from .board import svg

        return svg(view, lang)


def _ref(position: EarthPosition, action: int) -> str:
    """The one ref an action consists of."""
    kind, operand = action // KIND, action % KIND
    if kind == FACE:
        return f"card:{NAMES[operand]}"
    if kind == ACTION:
        return f"action:{ACTIONS[operand]}"
    if kind == OPTION:
        return f"option:{OPTIONS[operand]}"
    if kind == TAKE:
        return f"take:{operand}"
    if kind in (PICK, COMPOST, EVENT):
        return f"hand:{NAMES[operand]}"
    if kind == SPACE:
        return f"space:{name(operand)}"
    if kind == KEEP:
        return f"drawn:{NAMES[operand]}"
    if kind == USE:
        return "use" if operand == OFFERED else place_ref(operand)
    if kind == CONVERT:
        return "convert"
    if kind == CLAIM:
        return f"fauna:{NAMES[position.fauna[operand]]}"
    if kind == TEAM:
        return _team_ref(operand)
    return _seed_ref(position, kind, operand)


def _team_ref(operand: int) -> str:
    if operand >= TEAM_CARD:
        return f"team:{NAMES[operand - TEAM_CARD]}"
    return f"team:{_THINGS[operand - TEAM_THING]}" if operand >= TEAM_THING else f"leave:{operand}"


def _seed_ref(position: EarthPosition, kind: int, operand: int) -> str:
    if kind == SEED:
        return f"seed:{sentences.seed_use(operand)}"
    if kind == MAKE_SEED:
        if operand >= FROM_CLAIM:
            return f"make-seed:{NAMES[position.fauna[operand - FROM_CLAIM]]}"
        return "make-seed:leaf" if operand == FROM_LEAF else "make-seed:sprouts"
    if kind == CRITERION:
        return f"criterion:{CRITERIA[operand]}"
    return f"seat:{operand + 1}" if kind == NEIGHBOUR else "done"


FACES = EarthFaces()
