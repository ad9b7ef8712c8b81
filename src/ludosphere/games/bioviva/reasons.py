"""Why something can't be done now: the rule behind each refusal, for whoever points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.contract import Refusal
from . import state as phases
from .actions import FIGURES, LEFT, line_slots
from .guessing import APPEAL_PARTS, heard, said_before
from .refs import value_of
from .say import card_words, due, figure_words, line_words, players_words, quoted, text_word, words
from .sentences import ref_words
from .state import NONE, BiovivaState
from .words import refusal

if TYPE_CHECKING:
    from ...core.contract import Path

_SPINS: Final = (phases.FIRST_SPIN, phases.SPINNING)
_OF_ROUND_1: Final = ("slot", "line", "do:look", "do:done", "do:keep", "do:on")
WORDINGS: Final = {
    "because": lambda position, word, say: quoted(word, say),
    "card": lambda position, card, say: card_words(card[0], card[1], say),
    "figure": lambda position, figure, say: figure_words(figure, say),
    "line": lambda position, line, say: line_words(line),
    "who": lambda position, seats, say: players_words(seats, say),
    "word": lambda position, word, say: quoted(word, say),
}
"""How what belongs into a refusal is said."""


def reason(position: BiovivaState, seat: int, path: Path) -> Refusal:
    """The rule that forbids a path that no legal action begins with."""
    if position.phase == phases.OVER:
        return Refusal("why-over")
    if not 0 <= seat < position.seats or not 0 < len(path) < 3:
        return Refusal("why-unknown")
    say = words("en")
    if any(ref_words(position, ref, say) == say("ref-unknown") for ref in path):
        return Refusal("why-unknown")
    question = Question(position, seat)
    if seat not in position.to_move():
        return question.not_due()
    return question.answer(path) or question.first()


class Question:
    """One seat asking why not."""

    def __init__(self, position: BiovivaState, seat: int) -> None:
        self.state = position
        self.seat = seat
        self.phase = int(position.phase)

    # --- whose turn it is --------------------------------------------------------------------------
    def not_due(self) -> Refusal:
        """The seat owes no decision."""
        state = self.state
        who = state.to_move()
        n = len(who)
        if self.phase in _SPINS:
            return Refusal("why-looked-enough", who=who)
        if self.phase == phases.AIMING:
            if self.seat not in state.order:
                return Refusal("why-no-star-to-drop")
            return Refusal("why-aimed", who=who, n=n)
        if self.phase == phases.GUESS:
            reading = state.reading()
            if self.seat not in reading.seats and self.seat not in state.speakers:
                return Refusal("why-no-star-here")
            if self.seat not in state.speakers:
                return Refusal("why-all-said")
            return Refusal("why-speaks-first", who=who)
        if self.phase == phases.APPEALING:
            return Refusal("why-no-appeal-left", who=who, n=n)
        if self.phase == phases.VOTING:
            if state.reading().seats[state.reading().appeals[-APPEAL_PARTS]] == self.seat:
                return Refusal("why-own-appeal")
            return Refusal("why-voted", who=who, n=n)
        return Refusal("why-not-yours", who=who[:1])

    def first(self) -> Refusal:
        """Something else is due."""
        return Refusal(f"why-first-{due(self.state)}")

    # --- by what is pointed at -----------------------------------------------------------------------
    def answer(self, path: Path) -> Refusal | None:
        """The reason; None if only something else is due."""
        kind, _, value = path[0].partition(":")
        if self.phase > phases.SPINNING and (kind in _OF_ROUND_1 or path[0] in _OF_ROUND_1):
            return Refusal("why-round-1-over")
        if kind == "slot":
            return self.slot(value_of(path[0]), path[1] if len(path) > 1 else "")
        if kind == "line":
            return self.line(value_of(path[0]))
        if kind == "do":
            return self.doing(value)
        if kind == "figure":
            return self.figure(value_of(path[0]))
        if kind == "aim":
            return self.aiming()
        if kind == "word":
            return self.word(value)
        if kind in ("guess", "text"):
            return self.appeal(path)
        return Refusal("why-no-vote") if self.phase != phases.VOTING else None

    def slot(self, slot: int, then: str) -> Refusal | None:
        """A card of the circle or the centre."""
        state = self.state
        if self.phase == phases.FIGURING:
            return None
        card = slot, int(state.line)
        if self.phase == phases.FIRST_SPIN and slot >= LEFT:
            return Refusal("why-centre-later")
        if self.phase in _SPINS:
            return self.looking(slot, card, then)
        if self.phase == phases.ACT:
            same = then.startswith("slot:") and value_of(then) == slot
            return Refusal("why-same-card" if same else "why-card-then")
        if self.phase == phases.RESULT or then:
            return None
        if slot not in line_slots(int(state.line)):
            return Refusal("why-not-in-line", card=card, line=int(state.line))
        if self.phase == phases.DECIDE:
            return Refusal("why-end-first", a=int(state.line), b=int(state.line) + 4)
        return Refusal("why-turned", card=card)

    def looking(self, slot: int, card: tuple[int, int], then: str) -> Refusal | None:
        """A card while the top spins."""
        state = self.state
        if then:
            return Refusal("why-only-looks")
        if state.looks[self.seat] == 0:
            return Refusal("why-no-looks")
        if state.peeked[self.seat] >> slot & 1:
            return Refusal("why-looked", card=card)
        return None

    def line(self, line: int) -> Refusal | None:
        """The centre on another line."""
        if self.phase == phases.ACT:
            return Refusal("why-line-current", line=line) if line == self.state.line else None
        return self._after_actions()

    def _after_actions(self) -> Refusal | None:
        """Actions when both are done, or before the first."""
        return Refusal("why-actions-done") if self.phase in (phases.DECIDE, phases.REVEAL) else None

    def doing(self, value: str) -> Refusal | None:
        """What stands for itself."""
        phase = self.phase
        if value == "look":
            looks = phase == phases.ACT or phase in _SPINS
            return Refusal("why-card-first") if looks else self._after_actions()
        if value == "done":
            return Refusal("why-no-spin")
        if value == "keep":
            if phase == phases.ACT:
                return Refusal("why-two-actions", n=int(self.state.left))
            return Refusal("why-reveal-goes-on") if phase == phases.REVEAL else None
        if value == "on":
            return Refusal("why-nothing-revealed") if phase in (phases.ACT, phases.DECIDE) else None
        if value == "spin":
            if phase > phases.DROPPING:
                return Refusal("why-spun")
            return Refusal("why-spin-later") if phase < phases.AIMING else None
        if value == "pass":
            return self.speaking()
        return Refusal("why-no-reading") if phase < phases.APPEALING else None

    def figure(self, figure: int) -> Refusal | None:
        """A constellation."""
        if self.phase != phases.FIGURING:
            return Refusal("why-figures-set")
        if figure not in self.state.figures:
            return None
        return Refusal("why-figure-taken", figure=FIGURES[figure], who=[self.state.figures.index(figure)])

    def aiming(self) -> Refusal | None:
        if not self.state.setting.aim:
            return Refusal("why-no-aim")
        if self.phase == phases.DROPPING:
            return None
        return Refusal("why-aim-later") if self.phase < phases.AIMING else Refusal("why-aim-over")

    # --- words -----------------------------------------------------------------------------------------
    def speaking(self) -> Refusal | None:
        """Is it time for words?"""
        if self.phase < phases.GUESS:
            return Refusal("why-words-later")
        return Refusal("why-words-read") if self.phase > phases.GUESS else None

    def word(self, word: str) -> Refusal | None:
        """A word that can't be said."""
        state = self.state
        if early := self.speaking():
            return early
        guess = heard(state, word, said_before(state, self.seat))
        if guess.refused:
            return refusal(guess)
        return Refusal("why-spelled", word=guess.word) if guess.word != word else None

    def appeal(self, path: Path) -> Refusal | None:
        """A guess or a word of the text, where it is no appeal."""
        state = self.state
        if self.phase < phases.APPEALING:
            return Refusal("why-no-reading")
        if self.phase == phases.VOTING:
            return None
        reading = state.reading()
        if path[0].startswith("text:"):
            return Refusal("why-guess-first")
        guess = value_of(path[0])
        word = reading.words[guess]
        if reading.seats[guess] != self.seat:
            return Refusal("why-not-your-word", who=[reading.seats[guess]])
        if not word:
            return Refusal("why-given-up")
        if reading.scores[guess] != NONE:
            return Refusal("why-scored", word=word)
        if guess in reading.appeals[0::APPEAL_PARTS]:
            return Refusal("why-appealed", word=word)
        if len(path) == 1 or not any(legal[0] == path[0] for legal in state.paths(self.seat)):
            return Refusal("why-dead-guess", word=word)
        if not path[1].startswith("text:"):
            return Refusal("why-text-next")
        return self.text(value_of(path[1]))

    def text(self, number: int) -> Refusal:
        """A word of the text that no vote can link."""
        state = self.state
        card = state.backs[state.grid[state.reading().cell]]
        marked = state.setting.lexicon().marked(card, state.setting.profile)[number]
        word = text_word(state, number)
        if not marked.content:
            return Refusal("why-text-function", word=word)
        if marked.dead:
            return Refusal("why-text-dead", word=word, because=marked.because)
        return Refusal("why-text-used", word=word)
