"""What a seat can have to do: a row each. What can be chosen is in `choices`, what that does in `deeds`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Task:
    """A kind of entry of an agenda; `name` is the key of its words.

    `phases`: when it can be there. Only an event, which can be played in any of the usual ones, brings a task
    outside its phase. `needs`: the option that must be on, or the colour of the action.
    `at_once`: it can't be declined and is done before anything else, so nothing lies on top of it.
    `once`: an agenda has it once at most. `window`: in front of it events may be played and sprouts converted
    [REF]. `weighty`: games turn on it.
    """

    name: str
    phases: str = "setup choose benefit activate evening last"
    needs: str = ""
    at_once: bool = False
    once: bool = False
    window: bool = False
    weighty: bool = False


TASKS: Final[tuple[Task, ...]] = (
    Task("face", "faces", at_once=True, once=True, weighty=True),
    Task("setup", "setup", at_once=True, once=True),
    Task("choose", "choose", once=True, window=True, weighty=True),
    Task("or", "benefit", once=True, window=True, weighty=True),
    Task("plant", "benefit", "green", window=True, weighty=True),
    Task("put", "benefit", "green", at_once=True, once=True, weighty=True),
    Task("pay", "benefit", "green", at_once=True, once=True),
    Task("take-soil"),
    Task("take-draw"),
    Task("take-compost"),
    Task("take-draw-keep", "benefit", "green", once=True, weighty=True),
    Task("keep", "benefit", at_once=True, once=True, weighty=True),
    Task("recover", at_once=True, once=True),
    Task("sprout"),
    Task("growth"),
    Task("hand"),
    Task("pay-hand", at_once=True, once=True),
    Task("pay-sprout", at_once=True, once=True),
    Task("pay-growth", at_once=True, once=True),
    Task("offer", "benefit activate evening"),
    Task("ability"),
    Task("passive"),
    Task("soil"),
    Task("copy", "benefit activate"),
    Task("act", "benefit activate", once=True, window=True),
    Task("last", "last", once=True, window=True),
    Task("claim", "benefit", once=True, weighty=True),
    Task("leave", needs="teams"),
    Task("team", "benefit activate last", "teams", once=True, window=True),
    Task("store", "evening", "abundance", once=True),
    Task("seed", needs="abundance"),
    Task("germinate", needs="abundance"),
    Task("give", needs="abundance"),
    Task("evening", "evening", "abundance", once=True, window=True),
)
"""In the order of their numbers, E_FACE … in `packing`."""

NAMES: Final = tuple(task.name for task in TASKS)
"""By number, in views and messages."""
