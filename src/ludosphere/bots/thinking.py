"""The process in which bots think, so that screens stay quick: `python -m ludosphere.bots.thinking`.

It reads questions as lines of JSON and writes answers. There are two kinds: what does a bot play
(`Question`), and what does it think of a decision (`Judgement`). About a game that goes on, both hold a
possible world, never the true position: what is hidden from the bot doesn't leave the table. The process ends
as soon as its parent does, however that ends.
"""

from __future__ import annotations

import base64
import json
import os
import queue
import sys
import threading
from dataclasses import asdict
from typing import Any, NamedTuple

from ..core.contract import InformationState
from ..core.errors import LudosphereError
from ..core.registry import game
from ..core.rng import seeded
from . import bot
from .assess import BUDGETS, assess, outlook

_TOLD = 5
"""So many of the actions considered are told."""


class Question(NamedTuple):
    """All that a bot is given: `world` is a snapshot determinized for its seat, never the true position."""

    game: str
    world: bytes
    seat: int
    bot: str
    level: int | None
    seed: int

    def line(self) -> bytes:
        """The question as the process reads it."""
        return json.dumps({**self._asdict(), "world": base64.b64encode(self.world).decode()}).encode() + b"\n"

    @classmethod
    def read(cls, line: str) -> Question:
        """The question of a line."""
        asked: dict[str, Any] = json.loads(line)
        return cls(**{**asked, "world": base64.b64decode(asked["world"])})

    def answer(self) -> int:
        """The bot's choice: what the process does with a question."""
        world = game(self.game).decode(self.world)
        player = bot(self.bot if self.level is None else None, level=self.level, seed=self.seed)
        return int(player.choose(InformationState(world, self.seat)))

    def told(self) -> dict[str, Any]:
        """The answer as the process writes it."""
        return {"action": self.answer()}


class Judgement(NamedTuple):
    """What a bot thinks of a position; see `assess`.

    world: of a finished game the position, of one that goes on a snapshot dealt anew for the seat. seat:
    whose decision is judged, by what the seat could know; None: nobody's, it is asked only how the game
    stands. played: an action whose cost is asked for; gain: is that of the best over the next best? outlook:
    is it asked how the game stands? That looks at the world as it is.
    """

    game: str
    world: bytes
    seat: int | None
    played: int | None
    seed: int
    budget: str
    gain: bool = False
    outlook: bool = False

    def line(self) -> bytes:
        """The question as the process reads it."""
        facts = {**self._asdict(), "kind": "judge", "world": base64.b64encode(self.world).decode()}
        return json.dumps(facts).encode() + b"\n"

    @classmethod
    def read(cls, line: str) -> Judgement:
        """The question of a line."""
        asked: dict[str, Any] = json.loads(line)
        del asked["kind"]
        return cls(**{**asked, "world": base64.b64decode(asked["world"])})

    def answer(self) -> dict[str, Any]:
        """What `assess` and `outlook` find: {"decision": …, "outlook": …}, None where it isn't asked for.

        It is plain data. A decision is an `Assessment` without the options behind the fifth, and with the
        best action; its cost and gain have a grade.
        """
        if self.budget not in BUDGETS:
            raise LudosphereError(f"There is no budget {self.budget!r}; there are {', '.join(BUDGETS)}.")
        position, budget = game(self.game).decode(self.world), BUDGETS[self.budget]
        found: dict[str, Any] = {"decision": None, "outlook": None}
        if self.outlook:
            found["outlook"] = asdict(outlook(position, self.seed, budget))
        if self.seat is not None:
            sight = position.information_state(self.seat, seeded(self.seed, "sight"))
            judged = assess(sight, self.seed, budget, self.played, self.gain)
            facts = asdict(judged)
            facts["options"] = facts["options"][:_TOLD]
            for name in ("cost", "gain"):
                difference = getattr(judged, name)
                if difference is not None:
                    facts[name] |= {"clear": difference.clear, "grade": difference.grade}
            found["decision"] = {**facts, "best": judged.best}
        return found

    def told(self) -> dict[str, Any]:
        """The answer as the process writes it."""
        return {"judged": self.answer()}


def question_of(line: str) -> Question | Judgement:
    """The question of a line, of whichever kind."""
    return Judgement.read(line) if json.loads(line).get("kind") == "judge" else Question.read(line)


def main() -> None:
    """Answers questions until the input ends."""
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            lines.put(line)
        os._exit(0)  # the parent is gone: whoever is thinking thinks for nobody

    threading.Thread(target=listen, daemon=True).start()
    while True:
        line = lines.get()
        try:
            answer = question_of(line).told()
        except Exception as error:  # told to the parent, which knows what to do without this bot's advice
            answer = {"error": f"{type(error).__name__}: {error}"}
        try:
            print(json.dumps(answer), flush=True)
        except BrokenPipeError:  # the parent was killed; nobody waits, nobody needs to be told
            os._exit(0)


if __name__ == "__main__":
    main()
