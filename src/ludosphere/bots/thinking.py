"""The process in which bots think, so that screens stay quick: `python -m ludosphere.bots.thinking`.

It reads questions as lines of JSON and writes answers. A question holds a possible world, never the true
position: what is hidden from the bot doesn't leave the table. The process ends as soon as its parent does,
however that ends.
"""

from __future__ import annotations

import base64
import json
import os
import queue
import sys
import threading
from typing import Any, NamedTuple

from ..core.game import game
from ..core.position import Sight
from . import bot


class Question(NamedTuple):
    """All that a bot is given: `world` is a snapshot redealt for its seat, never the true position."""

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
        player = bot(self.bot, level=self.level, seed=self.seed)
        return int(player.choose(Sight(world, self.seat)))


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
            answer: dict[str, Any] = {"action": Question.read(line).answer()}
        except Exception as error:  # told to the parent, which knows what to do without this bot's advice
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
