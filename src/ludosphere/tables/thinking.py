"""The process in which bots think, so that pages stay quick: `python -m ludosphere.tables.thinking`.

It reads questions as lines of JSON and writes answers. A question holds a possible world, never the true
position: what is hidden from the bot doesn't leave the server. The process ends as soon as the server does,
however that ends.
"""

from __future__ import annotations

import base64
import json
import os
import queue
import sys
import threading
from typing import Any

from ..bots import bot
from ..core.game import game
from ..core.position import Sight


def choose(question: dict[str, Any]) -> int:
    """The bot's choice: what the process does with a question."""
    world = game(question["game"]).decode(base64.b64decode(question["world"]))
    player = bot(question["bot"], level=question["level"], seed=question["seed"])
    return int(player.choose(Sight(world, question["seat"])))


def main() -> None:
    """Answers questions until the input ends."""
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            lines.put(line)
        os._exit(0)  # the server is gone: whoever is thinking thinks for nobody

    threading.Thread(target=listen, daemon=True).start()
    while True:
        question = json.loads(lines.get())
        try:
            answer: dict[str, Any] = {"action": choose(question)}
        except Exception as error:  # told to the server, which goes on without this bot's advice
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
