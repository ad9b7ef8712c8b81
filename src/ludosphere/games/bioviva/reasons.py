"""Why something can't be done now: the rule behind each refusal, for whoever points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .actions import FIGURES, LEFT, line_slots
from .guessing import APPEAL_PARTS, heard, said_before
from .say import (
    begun,
    card_words,
    figure_words,
    line_of,
    line_words,
    player_words,
    players_words,
    quoted,
    slot_of,
    text_word,
)
from .sentences import ref_words
from .state import (
    ACT,
    AIMING,
    APPEALING,
    DECIDE,
    DROPPING,
    FIGURING,
    FIRST_SPIN,
    GUESS,
    NONE,
    OVER,
    RESULT,
    REVEAL,
    SPINNING,
    VOTING,
)
from .words import refusal

if TYPE_CHECKING:
    from ...core.position import Path
    from ...core.text import Texts
    from .rules import BiovivaPosition

_SPINS: Final = (FIRST_SPIN, SPINNING)
_OF_ROUND_1: Final = ("slot", "line", "do:look", "do:done", "do:keep", "do:on")
_MUST: Final = {
    FIGURING: "figures",
    ACT: "act",
    DECIDE: "decide",
    REVEAL: "reveal",
    RESULT: "result",
    FIRST_SPIN: "spin",
    SPINNING: "spin",
    AIMING: "aim",
    DROPPING: "drop",
    GUESS: "guess",
    APPEALING: "appeal",
    VOTING: "vote",
}
"""What is due instead, by phase."""


def reason(position: BiovivaPosition, seat: int, path: Path, say: Texts) -> str:
    """The rule that forbids a path that no legal action begins with."""
    if position.phase == OVER:
        return say("why-over")
    unknown = say("ref-unknown")
    if not 0 <= seat < position.seats or not 0 < len(path) < 3:
        return say("why-unknown")
    if any(ref_words(position, ref, say) == unknown for ref in path):
        return say("why-unknown")
    question = Question(position, seat, say)
    if seat not in position.to_move():
        return begun(question.not_due())
    return begun(question.answer(path) or question.first())


class Question:
    """One seat asking why not."""

    def __init__(self, position: BiovivaPosition, seat: int, say: Texts) -> None:
        self.state = position
        self.seat = seat
        self.say = say
        self.phase = int(position.phase)

    # --- whose turn it is --------------------------------------------------------------------------
    def not_due(self) -> str:
        """The seat owes no decision."""
        say, state = self.say, self.state
        others = state.to_move()
        who = players_words(others, say)
        n = len(others)
        if self.phase in _SPINS:
            return say("why-looked-enough", who=who)
        if self.phase == AIMING:
            if self.seat not in state.order:
                return say("why-no-star-to-drop")
            return say("why-aimed", who=who, n=n)
        if self.phase == GUESS:
            reading = state.reading()
            if self.seat not in reading.seats and self.seat not in state.speakers:
                return say("why-no-star-here")
            if self.seat not in state.speakers:
                return say("why-all-said")
            return say("why-speaks-first", who=who)
        if self.phase == APPEALING:
            return say("why-no-appeal-left", who=who, n=n)
        if self.phase == VOTING:
            if state.reading().seats[state.reading().appeals[-APPEAL_PARTS]] == self.seat:
                return say("why-own-appeal")
            return say("why-voted", who=who, n=n)
        return say("why-not-yours", who=player_words(others[0], say))

    def first(self) -> str:
        """Something else is due."""
        return self.say(f"why-first-{_MUST[self.phase]}")

    # --- by what is pointed at -----------------------------------------------------------------------
    def answer(self, path: Path) -> str:
        """The reason; "" if only something else is due."""
        kind, _, value = path[0].partition(":")
        if self.phase > SPINNING and (kind in _OF_ROUND_1 or path[0] in _OF_ROUND_1):
            return self.say("why-round-1-over")
        if kind == "slot":
            return self.slot(slot_of(value), path[1] if len(path) > 1 else "")
        if kind == "line":
            return self.line(line_of(value))
        if kind == "do":
            return self.doing(value)
        if kind == "figure":
            return self.figure(value)
        if kind == "aim":
            return self.aiming()
        if kind == "word":
            return self.word(value)
        if kind in ("guess", "text"):
            return self.appeal(path)
        return self.say("why-no-vote") if self.phase != VOTING else ""

    def slot(self, slot: int, then: str) -> str:
        """A card of the circle or the centre."""
        say, state = self.say, self.state
        if self.phase == FIGURING:
            return ""
        card = card_words(slot, int(state.line), say)
        if self.phase == FIRST_SPIN and slot >= LEFT:
            return say("why-centre-later")
        if self.phase in _SPINS:
            return self.looking(slot, card, then)
        if self.phase == ACT:
            same = then.startswith("slot:") and slot_of(then.partition(":")[2]) == slot
            return say("why-same-card" if same else "why-card-then")
        if self.phase == RESULT or then:
            return ""
        if slot not in line_slots(int(state.line)):
            return say("why-not-in-line", card=card, line=line_words(int(state.line)))
        if self.phase == DECIDE:
            return say("why-end-first", a=int(state.line), b=int(state.line) + 4)
        return say("why-turned", card=card)

    def looking(self, slot: int, card: str, then: str) -> str:
        """A card while the top spins."""
        state = self.state
        if then:
            return self.say("why-only-looks")
        if state.looks[self.seat] == 0:
            return self.say("why-no-looks")
        if state.peeked[self.seat] >> slot & 1:
            return self.say("why-looked", card=card)
        return ""

    def line(self, line: int) -> str:
        """The centre on another line."""
        if self.phase == ACT:
            return self.say("why-line-current", line=line_words(line)) if line == self.state.line else ""
        return self._after_actions()

    def _after_actions(self) -> str:
        """Actions when both are done, or before the first."""
        return self.say("why-actions-done") if self.phase in (DECIDE, REVEAL) else ""

    def doing(self, value: str) -> str:
        """What stands for itself."""
        say, phase = self.say, self.phase
        if value == "look":
            return say("why-card-first") if phase == ACT or phase in _SPINS else self._after_actions()
        if value == "done":
            return say("why-no-spin")
        if value == "keep":
            if phase == ACT:
                return say("why-two-actions", n=int(self.state.left))
            return say("why-reveal-goes-on") if phase == REVEAL else ""
        if value == "on":
            return say("why-nothing-revealed") if phase in (ACT, DECIDE) else ""
        if value == "spin":
            return say("why-spun") if phase > DROPPING else say("why-spin-later") if phase < AIMING else ""
        if value == "pass":
            return self.speaking()
        return say("why-no-reading") if phase < APPEALING else ""

    def figure(self, figure: str) -> str:
        """A constellation."""
        if self.phase != FIGURING:
            return self.say("why-figures-set")
        if FIGURES.index(figure) not in self.state.figures:
            return ""
        taken = self.state.figures.index(FIGURES.index(figure))
        who = player_words(taken, self.say)
        return self.say("why-figure-taken", figure=figure_words(figure, self.say), who=who)

    def aiming(self) -> str:
        if not self.state.setting.aim:
            return self.say("why-no-aim")
        if self.phase == DROPPING:
            return ""
        return self.say("why-aim-later") if self.phase < AIMING else self.say("why-aim-over")

    # --- words -----------------------------------------------------------------------------------------
    def speaking(self) -> str:
        """Is it time for words?"""
        if self.phase < GUESS:
            return self.say("why-words-later")
        return self.say("why-words-read") if self.phase > GUESS else ""

    def word(self, word: str) -> str:
        """A word that can't be said."""
        state, say = self.state, self.say
        if early := self.speaking():
            return early
        guess = heard(state, word, said_before(state, self.seat))
        if guess.refused:
            return refusal(guess, say.lang)
        return say("why-spelled", word=quoted(guess.word, say)) if guess.word != word else ""

    def appeal(self, path: Path) -> str:
        """A guess or a word of the text, where it is no appeal."""
        say, state = self.say, self.state
        if self.phase < APPEALING:
            return say("why-no-reading")
        if self.phase == VOTING:
            return ""
        reading = state.reading()
        kind, _, value = path[0].partition(":")
        if kind == "text":
            return say("why-guess-first")
        guess = int(value)
        word = quoted(reading.words[guess], say) if reading.words[guess] else ""
        if reading.seats[guess] != self.seat:
            return say("why-not-your-word", who=player_words(reading.seats[guess], say))
        if not word:
            return say("why-given-up")
        if reading.scores[guess] != NONE:
            return say("why-scored", word=word)
        if guess in reading.appeals[0::APPEAL_PARTS]:
            return say("why-appealed", word=word)
        if len(path) == 1 or not any(legal[0] == path[0] for legal in state.paths(self.seat)):
            return say("why-dead-guess", word=word)
        if not path[1].startswith("text:"):
            return say("why-text-next")
        return self.text(int(path[1].partition(":")[2]))

    def text(self, number: int) -> str:
        """A word of the text that no vote can link."""
        state, say = self.state, self.say
        card = state.backs[state.grid[state.reading().cell]]
        marked = state.setting.lexicon().marked(card, state.setting.profile)[number]
        word = quoted(text_word(state, number), say)
        if not marked.content:
            return say("why-text-function", word=word)
        if marked.dead:
            return say("why-text-dead", word=word, because=quoted(marked.because, say))
        return say("why-text-used", word=word)
