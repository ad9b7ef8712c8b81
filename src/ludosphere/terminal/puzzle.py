"""A puzzle in a plain terminal: the board as text; moves are typed in notation, or by number."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from ..core.errors import LudosphereError
from ..core.text import Texts, texts
from ..kit.puzzles import notations
from ..lab.puzzles import Puzzle, telling

Ask = Callable[[str], str]
Tell = Callable[[str], None]


class Prompt:
    """One puzzle, tried until it is solved or left. `ask` reads a line, `tell` writes one."""

    def __init__(self, puzzle: Puzzle, lang: str, ask: Ask | None = None, tell: Tell = print) -> None:
        self.puzzle = puzzle
        self.lang = lang
        self.say: Texts = texts("ludosphere.terminal", lang)
        self.ask, self.tell = ask or input, tell
        self.position = puzzle.position()
        self.moves: list[str] = []
        self._hints = 0

    def run(self) -> bool:
        """Was it solved?"""
        self._begin()
        while True:
            try:
                typed = self.ask(f"{' '.join([*self.moves, ''])}> ").strip()
            except EOFError:
                typed = "q"
            if typed == "q":
                return False
            if typed in ("s", "solution"):
                self._solution()
                return False
            if self._heard(typed):
                continue
            if self._play(typed):
                return True

    def _heard(self, typed: str) -> bool:
        """Was it a command?"""
        if typed in ("", "?"):
            self._choices()
        elif typed in ("h", "hint"):
            found = telling.hints(self.puzzle, self.lang)
            self.tell(found[min(self._hints, len(found) - 1)])
            self._hints += 1
        elif typed.startswith("i "):
            self._tell_of(typed[2:].strip())
        elif typed in ("a", "again"):
            self._begin()
        elif typed in ("b", "board"):
            self._board()
        else:
            return False
        return True

    def _begin(self) -> None:
        self.position, self.moves = self.puzzle.position(), []
        puzzle = self.puzzle
        self.tell(f"{telling.title(puzzle, self.lang)} · {telling.grade(puzzle, self.lang)}")
        self.tell(telling.task(puzzle, self.lang))
        self._board()
        self.tell(self.say("puzzle-seat", number=puzzle.seat + 1))
        self.tell(self.say("puzzle-keys"))

    def _board(self) -> None:
        view = self.position.view(self.puzzle.seat)
        self.tell("\n" + self.position.faces().ascii(view, self.lang) + "\n")

    def _tell_of(self, card: str) -> None:
        """What a card is called and does; its id stands on the board."""
        about = import_module(f"ludosphere.games.{self.puzzle.game}.outline.about").about
        try:
            text = about(f"card:{card}", self.position.view(self.puzzle.seat), self.puzzle.seat, self.lang)
        except (LookupError, ValueError, StopIteration):
            text = None
        self.tell(text or self.say("puzzle-no-card", typed=card[:40]))

    def _legal(self) -> list[int]:
        position = self.position
        return [a for a in position.legal(self.puzzle.seat) if self.puzzle.permits(position, a)]

    def _choices(self) -> None:
        """Everything that can be played now, numbered."""
        for number, action in enumerate(self._legal(), 1):
            notation = self.position.notation(self.puzzle.seat, action)
            sentence = self.position.sentence(self.puzzle.seat, action, self.lang)
            self.tell(f"{number:4}  {notation:<8} {sentence}")

    def _play(self, typed: str) -> bool:
        """Plays what was typed; True if that solves the puzzle."""
        legal = self._legal()
        try:
            try:
                action = self.position.parse(self.puzzle.seat, typed)
            except LudosphereError:
                if not typed.isdecimal() or not 0 < int(typed[:6]) <= len(legal):
                    raise
                action = legal[int(typed) - 1]
            if action not in legal:
                self.tell(telling.only(self.lang))
                return False
        except LudosphereError:
            self.tell(self.say("puzzle-no-such", typed=typed[:40]))
            return False
        self.tell(self.position.sentence(self.puzzle.seat, action, self.lang))
        self.moves += notations(self.position, self.puzzle.seat, [action])
        self.position.play(self.puzzle.seat, action)
        found = self.puzzle.verdict(self.moves)
        if found is None:
            return False
        self.tell(telling.verdict(self.puzzle, found, self.lang))
        if found.best:
            self._explain()
            return True
        self.tell("")
        self._begin()
        return False

    def _solution(self) -> None:
        self.tell(self.say("puzzle-solution"))
        self._explain()

    def _explain(self) -> None:
        told = telling.explanation(self.puzzle, self.lang)
        for line in told["lines"]:
            mark = "*" if line["best"] else " "
            self.tell(f"{mark} {line['notation']:<24} {line['worth']}")
            for step in line["steps"]:
                self.tell(f"      {step}")
        self.tell(told["how"])
