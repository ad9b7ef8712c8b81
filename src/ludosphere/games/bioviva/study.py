"""Bioviva Planète: lines of pictures won, cards turned over, words found."""

from __future__ import annotations

from ...core.contract import Event
from ...core.text import texts
from ...kit.study import Adapter, Subject, Watch

_PACKAGE = "ludosphere.games.bioviva"


class BiovivaWatch(Watch):
    """Notes the lines of round 1 by their tier, and how often a seat looked, turned, failed and guessed."""

    def saw(self, event: Event, turn: int) -> None:
        if event.seat is None:
            return
        if event.kind == "won":
            self.note(turn, event.seat, "line", str(event.args["tier"]), "won")
        elif event.kind == "figure":
            self.note(turn, event.seat, "figure", event.args["figure"], "taken")
        else:
            self.note(turn, event.seat, "event", event.kind, "happened")


def _name(kind: str, item: str, lang: str) -> str:
    say = texts(_PACKAGE, lang)
    return say(f"figure-{item}") if kind == "figure" and f"figure-{item}" in say else item


ADAPTER = Adapter(
    BiovivaWatch,
    (Subject("line", "won", each=True), Subject("event", "happened", each=True)),
    _name,
    _PACKAGE,
)
