"""Where a person is in choosing an action: the seat, the way so far, the cursor; and all that in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.contract import Path
from ..core.errors import NotationError
from ..core.text import texts
from ..kit.scene import renderer
from .saved import OWNER
from .session import Session
from .walk import Walk, keys

RESERVED = "uwlshtqnvzr"
"""Letters with a meaning of their own; no choice gets them as its key."""


class Pointing:
    """One decision of the person whose turn it is; `seat` is None while nobody here has one to make."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seat = session.acting()
        self.walk = Walk(session.position.paths(self.seat) if self.seat is not None else {})
        self.cursor = 0
        self.asking = False  # pointing at what is refused, to hear why
        self._drawn = renderer(session.record.game)

    def eyes(self) -> int | None:
        """The seat whose side of the table is shown: the one that chooses, or the last person that did."""
        return self.session.table.screen_seat(OWNER) if self.seat is None else self.seat

    # --- what can be pointed at ----------------------------------------------------------------
    def refs(self) -> list[str]:
        """What the list shows: what can be chosen next or, when asking, what can't."""
        if not self.asking or self.seat is None:
            return self.walk.refs()
        view = self.session.position.view(self.seat)
        return [ref for ref in self._drawn.refs(view, self.seat) if self.refusal(ref)]

    def keys(self) -> dict[str, str]:
        """The keys of what can be chosen next; "" for what only arrows reach. Empty when asking.

        When all is chosen: those of the last choice, to choose otherwise or, by the same key, to do it.
        """
        ahead = [] if self.asking else self.walk.refs() or self.walk.before()
        named = keys(ahead, RESERVED)
        return {ref: named.get(ref, "") for ref in ahead}

    def move(self, step: int) -> None:
        """The cursor to the next line of the list or the one before, round its ends."""
        if refs := self.refs():
            self.cursor = (self.cursor + step) % len(refs)

    def under(self) -> str | None:
        """The ref under the cursor; None when there is nothing to choose."""
        refs = self.refs()
        return refs[min(self.cursor, len(refs) - 1)] if refs else None

    # --- pointing ------------------------------------------------------------------------------
    def point(self, ref: str) -> bool:
        """One step on with a ref, or from the start with it; False when it can't be chosen."""
        if self.walk.action() is not None:
            self.walk.back()  # another one instead of the one to be confirmed
        if ref not in self.walk.refs():
            if not self.walk.begins(ref):
                return False
            self.walk.chosen = ()
        self.walk.choose(ref)
        self.cursor, self.asking = 0, False
        return True

    def back(self) -> None:
        """One step back: out of the question, or to the choice before, on the same line."""
        if self.asking:
            self.asking, self.cursor = False, 0
            return
        gone = self.walk.chosen
        self.walk.back()
        depth, ahead = len(self.walk.chosen), self.walk.refs()
        self.cursor = ahead.index(gone[depth]) if depth < len(gone) else 0

    def ask(self) -> bool:
        """Begins to ask why not; False when nothing is refused."""
        if self.walk.action() is not None:
            self.walk.back()
        self.asking, self.cursor = True, 0
        self.asking = bool(self.refs())
        return self.asking

    # --- in words --------------------------------------------------------------------------------
    def refusal(self, ref: str) -> str | None:
        """Why a ref can't be pointed at; None if it can, be it from the start."""
        return None if self.walk.begins(ref) else self._reason((*self.walk.chosen, ref))

    def _reason(self, path: Path) -> str | None:
        if self.seat is None:
            return None
        position = self.session.position
        refusal = position.why_not(self.seat, path)
        return None if refusal is None else position.faces().worded(position, refusal, self.session.lang)

    def labels(self, refs: Sequence[str]) -> list[str]:
        """Names of refs. Where they end a way, sentences, without the words they all begin with.

        Kinds the renderer lists in `own_names` keep their names, which say more than the rest of a sentence.
        """
        position, lang, seat = self.session.position, self.session.lang, self.seat
        assert seat is not None
        names = []
        ends = True
        for ref in refs:
            plain = self.asking or ref.partition(":")[0] in self._drawn.own_names
            action = None if plain else self.walk.action(ref)
            if action is None:
                names.append(position.faces().ref(position, seat, ref, lang))
            else:
                names.append(position.sentence(seat, action, lang))
            ends = ends and action is not None
        return without_common_words(names) if ends and self.walk.chosen else names

    def question(self) -> str:
        """What is to be done or, on the way, what is asked next."""
        assert self.seat is not None
        position, lang, chosen = self.session.position, self.session.lang, self.walk.chosen
        if chosen and self.walk.refs():
            return position.faces().question(position, self.seat, chosen, lang)
        return position.faces().task(position, self.seat, lang)

    def gives(self, action: int | None) -> str:
        """What an action makes possible, if the game can tell."""
        if action is None or self.seat is None:
            return ""
        position = self.session.position
        return position.faces().preview(position, self.seat, action, self.session.lang)

    def promise(self, action: int) -> str:
        """What an action does and what it gives."""
        assert self.seat is not None
        sentence = self.session.position.sentence(self.seat, action, self.session.lang)
        gives = self.gives(action)
        return f"{sentence} · {gives}" if gives else f"{sentence}."

    def entry(self) -> dict[str, Any] | None:
        """What can be typed besides notation, with its label and its hint; None if nothing can."""
        if self.seat is None:
            return None
        position = self.session.position
        return position.faces().entry(position, self.seat, self.session.lang)

    def read(self, notation: str) -> tuple[int | None, str]:
        """The action of a notation and what it promises; or None and why it is none.

        Where something can be said freely, what is typed is that.
        """
        assert self.seat is not None
        text = notation.strip()
        if self.entry() is not None:
            return self._said(text)
        try:
            action = self.session.position.parse(self.seat, text)
        except NotationError:
            path = self._drawn.path(text)
            return None, (self._reason(path) if path else None) or self.examples(text)
        return action, self.promise(action)

    def _said(self, text: str) -> tuple[int | None, str]:
        """The action of something said freely, or None and why it can't be said."""
        assert self.seat is not None
        position = self.session.position
        try:
            action = position.faces().typed(position, self.seat, text, self.session.lang)
        except NotationError as refusal:
            return None, str(refusal)
        return action, self.promise(action)

    def examples(self, text: str = "") -> str:
        """Some notations of legal actions, after the remark that a text is none."""
        assert self.seat is not None
        say, position, seat = (
            texts("ludosphere.terminal", self.session.lang),
            self.session.position,
            self.seat,
        )
        legal = position.legal(seat)
        few = dict.fromkeys(legal[k * (len(legal) - 1) // 3] for k in range(4))
        shown = "  ".join(position.notation(seat, action) for action in few)
        return say("no-notation", text=text, examples=shown) if text else say("notation", examples=shown)


def without_common_words(sentences: Sequence[str]) -> list[str]:
    """Several sentences from the first word on in which they differ.

    >>> without_common_words(["Place a forest at the end", "Place a forest on the moon"])
    ['at the end', 'on the moon']
    """
    words = [sentence.split(" ") for sentence in sentences]
    if len(words) < 2:
        return list(sentences)
    same = 0
    while all(len(line) > same + 1 and line[same] == words[0][same] for line in words):
        same += 1
    return [" ".join(line[same:]) for line in words]
