"""What a person points at for each action, and its short text in records: one table for both.

| action | path | notation |
|---|---|---|
| take a constellation | `figure:orion` | `figure:orion` |
| look at a back: in a spin, in a turn | `slot:3`, `slot:3` `do:look` | `look:3` |
| look no more | `do:done` | `done` |
| swap two cards | `slot:2` `slot:C1`, in either order | `swap:2:C1` |
| pivot the centre | `line:3` | `pivot:3` |
| turn a card over | `slot:C1` | `turn:C1` |
| end the turn without a reveal | `do:keep` | `keep` |
| put the revealed cards back or away | `do:on` | `on` |
| aim | `aim:NE`, `aim:0` | `aim:NE` |
| spin the top | `do:spin` | `spin` |
| say a word, give one up | `word:neige`, `do:pass` | `say:neige`, `pass` |
| appeal, or not | `guess:2` `text:14`, `do:rest` | `appeal:2:14`, `rest` |
| vote | `vote:yes` | `yes`, `no`, `abstain` |

A notation has no blanks, since records part moves at blanks; whoever types may write `swap 2 C1`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .actions import (
    AIM,
    AIMS,
    APPEAL,
    DONE,
    FIGURE,
    FIGURES,
    KEEP,
    LOOK,
    ON,
    PASS,
    PIVOT,
    REST,
    SPIN,
    SWAP,
    TURN,
    VOTE,
    VOTES,
    WORDS,
    first_of,
    kind_of,
    second_of,
)
from .say import slot_name
from .state import ACT, BiovivaState
from .wordcode import unpacked

Refs = tuple[tuple[str, ...], str]
"""A path and a notation."""


def refs(state: BiovivaState, action: int) -> Refs:
    """The path and the notation of a legal action."""
    if action >= WORDS:
        word = unpacked(action - WORDS)
        return (f"word:{word}",), f"say:{word}"
    return _TABLE[kind_of(action)](state, action)


def paths_of(state: BiovivaState, action: int) -> list[tuple[str, ...]]:
    """Every path of a legal action: the cards of a swap may be pointed at in either order."""
    path = refs(state, action)[0]
    return [path, path[::-1]] if action < WORDS and kind_of(action) == SWAP else [path]


def aim_name(point: int) -> str:
    """`0` for the axis, else where the stars fall from there: `N`, `NE`…"""
    return AIMS[point] if point else "0"


def _look(state: BiovivaState, action: int) -> Refs:
    slot = slot_name(first_of(action))
    path = (f"slot:{slot}", "do:look") if state.phase == ACT else (f"slot:{slot}",)
    return path, f"look:{slot}"


def _swap(state: BiovivaState, action: int) -> Refs:
    a, b = slot_name(first_of(action)), slot_name(second_of(action))
    return (f"slot:{a}", f"slot:{b}"), f"swap:{a}:{b}"


def _turn(state: BiovivaState, action: int) -> Refs:
    slot = slot_name(first_of(action))
    return (f"slot:{slot}",), f"turn:{slot}"


def _pivot(state: BiovivaState, action: int) -> Refs:
    line = first_of(action)
    return (f"line:{line}",), f"pivot:{line}"


def _figure(state: BiovivaState, action: int) -> Refs:
    figure = FIGURES[first_of(action)]
    return (f"figure:{figure}",), f"figure:{figure}"


def _aim(state: BiovivaState, action: int) -> Refs:
    point = aim_name(first_of(action))
    return (f"aim:{point}",), f"aim:{point}"


def _appeal(state: BiovivaState, action: int) -> Refs:
    guess, text = first_of(action), second_of(action)
    return (f"guess:{guess}", f"text:{text}"), f"appeal:{guess}:{text}"


def _vote(state: BiovivaState, action: int) -> Refs:
    choice = VOTES[first_of(action)]
    return (f"vote:{choice}",), choice


def _plain(name: str) -> Callable[[BiovivaState, int], Refs]:
    found = (f"do:{name}",), name
    return lambda state, action: found


_TABLE: Final[dict[int, Callable[[BiovivaState, int], Refs]]] = {
    FIGURE: _figure,
    LOOK: _look,
    DONE: _plain("done"),
    SWAP: _swap,
    PIVOT: _pivot,
    TURN: _turn,
    KEEP: _plain("keep"),
    ON: _plain("on"),
    AIM: _aim,
    SPIN: _plain("spin"),
    PASS: _plain("pass"),
    APPEAL: _appeal,
    REST: _plain("rest"),
    VOTE: _vote,
}
