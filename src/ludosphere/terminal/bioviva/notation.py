"""What can be pointed at, legal or not, and what a notation points at."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...core.position import Path, View
from ...games.bioviva.actions import AIMS, FIGURES, LINES
from ...games.bioviva.say import SLOT_NAMES

_SLOT = "([0-7]|C[01])"
_FORMS = (
    (re.compile(f"(?:look|turn):{_SLOT}$"), ("slot:{}",)),
    (re.compile(f"swap:{_SLOT}:{_SLOT}$"), ("slot:{}", "slot:{}")),
    (re.compile(r"pivot:([0-3])$"), ("line:{}",)),
    (re.compile(rf"figure:({'|'.join(FIGURES)})$"), ("figure:{}",)),
    (re.compile(rf"aim:(0|{'|'.join(AIMS[1:])})$"), ("aim:{}",)),
    (re.compile(r"say:(\S+)$"), ("word:{}",)),
    (re.compile(r"appeal:(\d{1,3}):(\d{1,3})$"), ("guess:{}", "text:{}")),
    (re.compile(r"(yes|no|abstain)$"), ("vote:{}",)),
    (re.compile(r"(done|keep|on|spin|pass|rest)$"), ("do:{}",)),
)


def path(notation: str) -> Path | None:
    """What a notation points at, legal or not; None if it is none of this game."""
    wanted = ":".join(notation.replace(":", " ").split())
    for form, refs_ in _FORMS:
        if found := form.match(wanted):
            return tuple(ref.format(value) for ref, value in zip(refs_, found.groups(), strict=True))
    return None


def refs(view: View, seat: int) -> list[str]:
    """What a person could want to point at in the decision at hand, legal or not."""
    return list(_refs(view, seat))


def _refs(view: View, seat: int) -> Iterator[str]:
    phase = view["phase"]
    if phase == "figures":
        yield from (f"figure:{figure}" for figure in FIGURES)
    if view["round"] == 1:
        yield from (f"slot:{name}" for name in SLOT_NAMES)
        if phase not in ("figures", "first_spin"):
            yield from (f"line:{line}" for line in range(LINES))
            yield "do:keep"
        yield "do:done"
        return
    if phase in ("aim", "drop"):
        yield from (f"aim:{point}" for point in ("0", *AIMS[1:]))
    yield from ("do:spin", "do:pass", "do:rest")
    if phase == "appeal":
        reading = view["readings"][-1]
        yield from (f"guess:{number}" for number in range(len(reading["said"])))
        yield from (f"text:{number}" for number in range(len(reading["words"])))
    yield from (f"vote:{vote}" for vote in ("yes", "no", "abstain"))
