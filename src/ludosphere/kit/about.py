"""What something on the table is: one or two sentences, by its ref, for whoever asks "what is this?".

A game's `about(ref, view, seat, lang)` knows the refs of its pieces, and besides `open:<card>`,
`look:<seat>`, `score:<line of the score sheet>`, `score` and whatever its panels call `data-about`. It says
what it says by the view alone, which holds nothing the reader may not know. A ref may be any text at all.
"""

from __future__ import annotations

from ..core.text import Texts


def told(ref: str, say: Texts) -> str | None:
    """The message `tell-<kind>-<value>` of the ref, else `tell-<kind>`; None if there is neither."""
    kind, _, value = ref.partition(":")
    keys = (f"tell-{kind}-{value}", f"tell-{kind}")
    return sentences(next((say(key) for key in keys if key in say), None))


def sentences(*parts: str | None) -> str | None:
    """The parts that there are, one after the other, each as a sentence; None if there is none."""
    found = [part.strip() for part in parts if part and part.strip()]
    return " ".join(f"{one[:1].upper()}{one[1:]}{'' if one[-1] in '.!?' else '.'}" for one in found) or None
