"""What a person points at for each action, and its short text in records: a row for each kind of action.

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

A notation has no blanks, since records part moves at blanks. Whoever types may write `swap 2 C1`, and the
numbers that people read on the cards of the centre: `swap 2 9`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ...core.grammar import Alphabet, Grammar, Kind, Operand
from . import actions
from .wordcode import packed, unpacked


def _named(ref: str, names: Iterable[str]) -> Alphabet:
    return Alphabet((number, name, f"{ref}:{name}") for number, name in enumerate(names))


def _numbers(ref: str) -> Alphabet:
    """Numbers; how many there are depends on the card that was read."""
    return Alphabet(
        names=[("{}", f"{ref}:{{}}", r"\d{1,3}")],
        read=lambda position, text: int(text),
        write=lambda position, value: str(value),
    )


def _word(position: Any, text: str) -> int | None:
    try:
        return packed(text)
    except ValueError:
        return None


ALPHABETS: Final = {
    "slot": _named("slot", actions.SLOT_NAMES),
    "line": _named("line", map(str, range(actions.LINES))),
    "figure": _named("figure", actions.FIGURES),
    "aim": _named("aim", ("0", *actions.AIMS[1:])),
    "guess": _numbers("guess"),
    "text": _numbers("text"),
    "vote": _named("vote", actions.VOTES),
}
"""What is pointed at by a number, by the first word of its refs."""
WORD: Final = Alphabet(
    names=[("{}", "word:{}", "(?s:.+)")], read=_word, write=lambda position, value: unpacked(value)
)


def _row(name: str, *refs: str, ending: str = "", unordered: bool = False) -> Kind:
    """A kind with its name in front of its operands; without any its ref is `do:` and its name."""
    places = zip(refs, ((8, 12), (0, 8)), strict=False)
    operands = tuple(Operand(ALPHABETS[ref], shift, bits) for ref, (shift, bits) in places)
    path = () if refs else (f"do:{name}",)
    return Kind(name, ":".join([name, *["{}"] * len(refs)]), operands, path, {}, ending, unordered)


GRAMMAR: Final = Grammar(
    20,
    [
        _row("figure", "figure"),
        _row("look", "slot", ending="do:look"),
        _row("done"),
        _row("swap", "slot", "slot", unordered=True),
        _row("pivot", "line"),
        _row("turn", "slot"),
        _row("keep"),
        _row("on"),
        _row("aim", "aim"),
        _row("spin"),
        _row("pass"),
        _row("appeal", "guess", "text"),
        _row("rest"),
        Kind("vote", "{}", (Operand(ALPHABETS["vote"], 8, 12),)),
        Kind("say", "say:{}", (Operand(WORD, 0, 240),), base=actions.WORDS),
    ],
    first=actions.FIGURE,
)
"""In the order of their numbers in `actions`."""
_NAMED: Final = {str(slot): name for slot, name in enumerate(actions.SLOT_NAMES)}


def written(text: str) -> str:
    """What somebody typed as a notation: blanks may stand for colons, and numbers for the names of slots."""
    words = text.replace(":", " ").split()
    if words and words[0] in ("look", "swap", "turn"):
        words[1:] = [_NAMED.get(word, word) for word in words[1:]]
    return ":".join(words)


def value_of(ref: str) -> int:
    """The number of what is pointed at, -1 if it has none."""
    alphabet = ALPHABETS.get(ref.partition(":")[0])
    text = alphabet.back(ref) if alphabet else None
    if alphabet is None or text is None:
        return -1
    value = alphabet.value(None, text)
    return value if value is not None and alphabet.text(None, value) == text else -1
