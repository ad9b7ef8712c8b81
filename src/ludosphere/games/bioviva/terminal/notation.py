"""What can be pointed at, legal or not."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.contract import View
from ..refs import ALPHABETS


def refs(view: View) -> Iterator[str]:
    """What a person could want to point at in the decision at hand, legal or not."""
    phase = view["phase"]
    if phase == "figures":
        yield from _all("figure")
    if view["round"] == 1:
        yield from _all("slot")
        if phase not in ("figures", "first_spin"):
            yield from _all("line")
            yield "do:keep"
        yield "do:done"
        return
    if phase in ("aim", "drop"):
        yield from _all("aim")
    yield from ("do:spin", "do:pass", "do:rest")
    if phase == "appeal":
        reading = view["readings"][-1]
        yield from (f"guess:{number}" for number in range(len(reading["said"])))
        yield from (f"text:{number}" for number in range(len(reading["words"])))
    yield from ("vote:yes", "vote:no", "vote:abstain")


def _all(alphabet: str) -> Iterator[str]:
    yield from ALPHABETS[alphabet].refs.values()
