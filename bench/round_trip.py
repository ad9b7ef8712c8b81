"""How long watchers wait: from an action sent to the new board at three watchers, over real WebSockets.

A server runs in a process of its own on the loopback interface, its database on disk. One browser plays both
seats, choosing at random; three others watch. The clock runs from sending an action until the last watcher
has received the state that shows it; reading and checking the messages is not timed.

Run it: ``python bench/round_trip.py --game earth --games 3``; without ``--game`` it is Biomos.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

WATCHERS = 3
_SERVER = "import sys; from ludosphere.web.server import serve; serve('127.0.0.1', 0, sys.argv[1])"


def measure(games: int = 3, seed: int = 1, game: str = "biomos", most: int = 10_000) -> dict[str, Any]:
    """Round trips of some games in milliseconds: median, 95th percentile, the longest, and how many.

    A game is left after `most` actions.
    """
    with tempfile.TemporaryDirectory() as folder:
        arguments = [sys.executable, "-c", _SERVER, f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, env=os.environ) as server:
            assert server.stdout is not None
            try:
                line = server.stdout.readline()
                if not line:
                    raise RuntimeError("the server didn't start; what it says is above")
                address = line.split()[1].rstrip("/")
                rng = random.Random(seed)
                times = [t for _ in range(games) for t in asyncio.run(_play(address, rng, game, most))]
            finally:
                server.kill()
    ordered = sorted(times)
    return {
        "median_ms": round(statistics.median(ordered), 2),
        "p95_ms": round(ordered[int(0.95 * (len(ordered) - 1))], 2),
        "max_ms": round(ordered[-1], 2),
        "actions": len(ordered),
        "game": game,
        "games": games,
        "watchers": WATCHERS,
    }


class _Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        """Shows the redirect instead of following it."""


def _new_table(address: str, game: str) -> tuple[str, str]:
    """The path of a new table for two people, and its owner's cookie."""
    try:
        form = f"game={game}&seat1=me&seat2=person".encode()
        urllib.request.build_opener(_Stay).open(f"{address}/tables", data=form)
    except urllib.error.HTTPError as answer:
        if answer.code == 303:
            return answer.headers["location"], answer.headers["set-cookie"].partition(";")[0]
        raise
    raise RuntimeError("the server opened no table")


async def _play(address: str, rng: random.Random, game: str, most: int) -> list[float]:
    """The round trips of one game, of `most` actions at most, in milliseconds."""
    path, cookie = _new_table(address, game)
    url = address.replace("http", "ws") + path + "/ws?lang=en"
    player = await connect(url, additional_headers={"cookie": cookie}, max_size=None)
    watchers = [await connect(url, max_size=None) for _ in range(WATCHERS)]
    state = json.loads(await player.recv())
    for watcher in watchers:
        await watcher.recv()
    times = []
    while not state["turn"]["over"] and len(times) < most:
        choice = rng.choice(state["legal"])["path"]
        command = json.dumps({"type": "play", "seq": state["seq"], "path": choice, "id": str(rng.random())})
        begin = time.perf_counter()
        await player.send(command)
        arrived = await asyncio.gather(*(_receive(watcher) for watcher in watchers))
        times.append(1000 * (max(moment for moment, _ in arrived) - begin))
        seen = [json.loads(text) for _, text in arrived]
        state = json.loads(await player.recv())
        drawn = game != "biomos" or all("board" in one["fragments"] for one in seen)  # Earth: declining
        if any(one["seq"] != state["seq"] for one in seen) or not drawn:
            raise RuntimeError("a watcher missed an action")
    for connection in (player, *watchers):
        await connection.close()
    return times


async def _receive(watcher: ClientConnection) -> tuple[float, str | bytes]:
    text = await watcher.recv()
    return time.perf_counter(), text


def main() -> None:
    """Prints the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--game", choices=("biomos", "earth", "living_planet"), default="biomos")
    parser.add_argument("--most", type=int, default=10_000, help="actions of a game, then it is left")
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.games, game=chosen.game, most=chosen.most)))


if __name__ == "__main__":
    main()
