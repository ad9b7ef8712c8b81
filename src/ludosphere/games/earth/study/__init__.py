"""Earth: faces dealt and kept, cards drawn by chance, looked at, kept and played."""

from __future__ import annotations

from ....core.contract import Event, Position
from ....core.text import texts
from ....kit.study import Adapter, Experiment, Subject, Watch
from .. import names
from ..cards import CARD_BY_ID
from ..packing import FACE, verb_of
from .ideas import STRATEGIES

_PACKAGE = "ludosphere.games.earth"
_BY_CHANCE = ("first-hand", "draw")
"""Events after which the cards that are named have come to the hand; after others they are only looked at."""


class EarthWatch(Watch):
    """Notes faces, cards and main actions."""

    def begin(self, position: Position) -> None:
        """The faces dealt to choose from: which cards these are is pure chance."""
        self.before = ""
        for seat in range(len(position.scores())):
            for face in position.view(seat)["players"][seat]["dealt"]:
                self.note(0, seat, _kind(face), face, "dealt")

    def saw(self, event: Event, turn: int) -> None:
        if event.seat is None:
            return
        kind, seat, args = event.kind, event.seat, event.args
        if kind == "cards":
            what = "drawn" if self.before in _BY_CHANCE else "seen"
            for card in args["cards"]:
                self.note(turn, seat, "card", card, what)
        elif kind == "keep":
            self.note(turn, seat, "card", args["card"], "kept")
        elif kind in ("plants", "event"):
            self.note(turn, seat, "card", args["card"], "played")
        elif kind == "face":
            self.note(turn, seat, _kind(args["card"]), args["card"], "kept")
        elif kind == "met":
            self.note(turn, seat, "fauna", args["card"], "met")
        elif kind == "action":
            self.note(turn, seat, "action", args["action"], "chosen")
        self.before = kind


def _kind(card: str) -> str:
    return CARD_BY_ID[card].kind


def _name(kind: str, item: str, lang: str) -> str:
    if item in CARD_BY_ID:
        return names.name(item, lang)
    say = texts(_PACKAGE, lang)
    return say(f"action-{item}") if f"action-{item}" in say else item


def choosing_a_face(position: Position, seat: int) -> bool:
    """Does the seat choose its Island, its Climate or its Ecosystem?"""
    return all(verb_of(action) == FACE for action in position.legal(seat))


ADAPTER = Adapter(
    EarthWatch,
    (
        Subject("island", "kept"),
        Subject("climate", "kept"),
        Subject("ecosystem", "kept"),
        Subject("card", "drawn", chosen=False),
        Subject("card", "played"),
        Subject("action", "chosen", each=True),
    ),
    _name,
    _PACKAGE,
    {
        "random-faces": Experiment(
            chance=choosing_a_face, fair=(("island", "kept"), ("climate", "kept"), ("ecosystem", "kept"))
        )
    },
    STRATEGIES,
)
