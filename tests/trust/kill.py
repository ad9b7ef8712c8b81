"""A server that is killed again and again while people play: is anything they were told lost, or done twice?

    python tests/trust/kill.py --kills 200 [--database URL] [--seed N]

Each server is a process of its own, forked from one that has imported everything, and ends by SIGKILL: at a
random instant, sometimes before it is ready, or in ambush, at a statement, before a commit or just after one.
Players are programs on real sockets. Each of them has one command under way at a time; when its line breaks,
it sends the same command again, with the same id.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from itsdangerous import URLSafeSerializer
from sqlalchemy import event
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from ludosphere.core.errors import LudosphereError
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.database import Database
from ludosphere.play import Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import Store, open_store
from ludosphere.web.fresh import command_of

LONGEST = 0.25
"""Seconds a server lives at most once it is ready and has accepted something."""
ANSWERED = 8
"""So many commands at most are accepted before those seconds begin."""
EARLY, AMBUSHED = 0.15, 0.5
"""So many servers are killed at any instant from their first on, ready or not; so many wait for a step."""
STEPS = 40
"""An ambush is at one of so many first steps of what a server writes."""
UNDO, WAIT = 0.2, 20.0
GAMES: tuple[tuple[str, dict[str, Any], dict[str, Any]], ...] = (
    ("biomos", {"seats": 2}, {"confirm": True}),
    ("earth", {"seats": 2, "mode": "beginner"}, {}),
    ("biomos", {"seats": 3, "mode": "advanced"}, {}),
)
"""What is played side by side: game, options, facts of the table. Everybody plays one seat."""


# --- the server ---------------------------------------------------------------------------------------
def spawner(database: str) -> None:
    """Forks a server for each line on stdin; it says its process, and `ready` once it serves."""
    import uvicorn

    from ludosphere.web.app import create_app

    _warm()
    uvicorn.Config(create_app("sqlite://"), ws="websockets-sansio").load()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    listening = socket.create_server(("127.0.0.1", 0))
    _say(f"port {listening.getsockname()[1]}")

    class Told(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _say(f"ready {os.getpid()}")

    for line in sys.stdin:
        process = os.fork()
        if process:
            _say(f"process {process}")
            continue
        try:
            app = create_app(database, bot_delay=0)
            _ambush(app.state.tables.store.database, int(line))
            config = uvicorn.Config(app, log_level="critical", access_log=False, ws="websockets-sansio")
            Told(config).run(sockets=[listening])
        except BaseException as error:
            print(f"the server ended by itself: {error!r}", file=sys.stderr, flush=True)
        os._exit(1)


def _ambush(database: Database, steps: int) -> None:
    """Kills this process at that step of what it writes: a statement, its commit, or just after it."""
    left, writes = steps or sys.maxsize, False

    def step() -> None:
        nonlocal left
        left -= writes
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)

    def statement(_c: object, _k: object, text: str, *_: object) -> None:
        nonlocal writes
        writes = writes or not text.startswith("SELECT")
        step()

    def done(_: float) -> None:
        nonlocal writes
        step()
        writes = False

    event.listen(database.engine, "before_cursor_execute", statement)
    event.listen(database.engine, "commit", lambda _: step())
    database.timers.append(done)


def _warm() -> None:
    """Reads every text and card that a server reads when it is first asked."""
    from ludosphere.web.api.states import state_of

    store = open_store("sqlite://")
    for name, options, facts in GAMES:
        seats = [Seat.human("", "me")] * options["seats"]
        table = Table.create(store, "me", Terms(name, options, seats, 1, **facts))
        for _ in range(12):
            for lang in ("en", "fr"):
                json.dumps(state_of(table, "me", lang))
            if table.header.held is not None:
                table.confirm(table.header.held)
            seat = table.to_move()[0]
            table.play(seat, table.position.legal(seat)[-1])
    store.close()


def _say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


class Servers:
    """One server after the other, on one port."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self._process = process
        self.port = port
        self.pid = 0

    async def start(self, ambush: int = 0) -> int:
        """Forks a server and gives its process; it dies at that step of its database, if there is one."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{ambush}\n".encode())
        self.pid = int(await self._told("process"))
        return self.pid

    async def ready(self) -> None:
        """Waits until it serves."""
        while int(await self._told("ready")) != self.pid:
            pass

    async def _told(self, what: str) -> str:
        assert self._process.stdout is not None
        while True:
            line = await asyncio.wait_for(self._process.stdout.readline(), WAIT)
            assert line, "the process that forks servers has ended"
            name, _, value = line.decode().strip().partition(" ")
            if name == what:
                return value

    async def dead(self, seconds: float) -> bool:
        """Waits until it is dead, or for so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                return True
            await asyncio.sleep(0.005)
        return False

    def kill(self) -> None:
        """SIGKILL."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)


@contextlib.asynccontextmanager
async def servers(database: str) -> AsyncIterator[Servers]:
    """The process that forks servers."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, __file__, "--spawner", "--database", database),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    found = Servers(process, int((await process.stdout.readline()).split()[1]))
    try:
        yield found
    finally:
        found.kill()
        process.kill()
        await process.wait()


# --- the players ----------------------------------------------------------------------------------------
@dataclass
class Player:
    """A program with a seat at one table after another, and everything it was told of its commands."""

    token: str
    name: str
    rng: random.Random
    seat: int = 0
    tables: list[str] = field(default_factory=list)
    pending: dict[str, Any] | None = None
    sent: int = 0
    accepted: dict[str, list[str]] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    count: Counter[str] = field(default_factory=Counter)

    @property
    def person(self) -> str:
        """Their id: a token is signed, but no secret."""
        return str(URLSafeSerializer("any").loads_unsafe(self.token)[1][0])

    async def play(self, port: int) -> None:
        """Plays until cancelled, whatever becomes of the server."""
        headers = {"authorization": f"Bearer {self.token}"}
        while self.tables:
            url = f"ws://127.0.0.1:{port}/api/v1/tables/{self.tables[0]}/ws"
            try:
                async with connect(url, additional_headers=headers, open_timeout=WAIT, proxy=None) as line:
                    if self.pending is not None:
                        self.count["sent again"] += 1
                        await line.send(json.dumps(self.pending))
                    await self._talk(line)
            except (OSError, EOFError, WebSocketException, InvalidHandshake, InvalidMessage, TimeoutError):
                await asyncio.sleep(0.005)

    async def _talk(self, line: Any) -> None:
        async for text in line:
            message = json.loads(text)
            if message["type"] == "state":
                if message["stage"] == "over" and self.pending is None:
                    self.tables.pop(0)
                    return
                if self.pending is None:
                    self.pending = self._choice(message)
                    if self.pending is not None:
                        await line.send(json.dumps(self.pending))
            elif self.pending is not None:
                self._answered(message)
                await line.send('{"type": "sync"}')

    def _choice(self, state: dict[str, Any]) -> dict[str, Any] | None:
        mine = self.seat in state["to_move"] and state["legal"]
        held = state["held"] == self.seat
        self.sent += 1
        command: dict[str, Any] = {"seq": state["seq"], "id": f"{self.sent}", "seat": self.seat}
        if state["moves"] and (mine or held) and self.rng.random() < UNDO:
            return {"type": "undo", **command}
        if held:
            return {"type": "confirm", **command}
        if mine:
            return {"type": "move", "action": self.rng.choice(state["legal"])["action"], **command}
        return None

    def _answered(self, message: dict[str, Any]) -> None:
        assert self.pending is not None
        if message["type"] == "accepted":
            assert message["id"] == self.pending["id"], "an answer to another command"
            self.accepted.setdefault(self.tables[0], []).append(message["id"])
            self.count["accepted"] += 1
            self.count["accepted, and done before a kill"] += message["repeated"]
        else:
            assert message["error"]["key"] != "crash", message
            self.refused.append(self.pending["id"])
            self.count[f"refused: {message['error']['key']}"] += 1
        self.pending = None


# --- the round ------------------------------------------------------------------------------------------
@dataclass
class Report:
    """What a round was like; `faults` is what must be empty."""

    kills: int
    seconds: float
    counts: Counter[str]
    faults: list[str]


async def killed(database: str, kills: int, seed: int = 1, longest: float = LONGEST) -> Report:
    """Kills so many servers on a database while people play, and checks what is left."""
    began, rng, store, ambushes = time.monotonic(), random.Random(seed), open_store(database), 0
    async with servers(database) as running:
        await running.start()
        await running.ready()
        players = [
            Player(await asyncio.to_thread(_guest, running.port, name), name, random.Random(f"{seed} {name}"))
            for name in ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus")
        ]
        _seat(store, players, kills)
        tasks = [asyncio.create_task(player.play(running.port)) for player in players]
        running.kill()
        for _ in range(kills):
            lot = rng.random()
            await running.start(rng.randint(1, STEPS) if lot < AMBUSHED else 0)
            if lot < AMBUSHED:
                ambushes += await running.dead(WAIT)
            else:
                if lot < 1 - EARLY:
                    await running.ready()
                    await _accepted(players, rng.randint(0, ANSWERED))
                await asyncio.sleep(rng.uniform(0, longest))
            running.kill()
            for task in tasks:
                if task.done():
                    task.result()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    counts: Counter[str] = sum((player.count for player in players), Counter())
    faults = [fault for _, identity, group in _rounds(players) for fault in check(store, identity, group)]
    counts["killed in ambush"] = ambushes
    counts["tables that were played at"] = sum(store.seq(one) != 1 for _, one, _ in _rounds(players))
    counts["games that were over"] = sum(store.load(one)[0].over for _, one, _ in _rounds(players))
    store.close()
    return Report(kills, time.monotonic() - began, counts, faults)


async def _accepted(players: list[Player], more: int) -> None:
    """Waits until so many commands more were accepted, however slow the machine is; not for ever."""
    count = lambda: sum(player.count["accepted"] for player in players)  # noqa: E731
    enough, end = count() + more, time.monotonic() + WAIT
    while count() < enough and time.monotonic() < end:
        await asyncio.sleep(0.005)


def _guest(port: int, name: str) -> str:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/v1/guests",
        data=json.dumps({"name": name}).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=WAIT) as answer:
        return str(json.load(answer)["token"])


def _seat(store: Store, players: list[Player], kills: int) -> None:
    """Opens tables enough for everybody to go on to another one when a game is over."""
    first = 0
    for number, (name, options, facts) in enumerate(GAMES):
        group = players[first : first + options["seats"]]
        first += options["seats"]
        for round_ in range(2 + kills // 8):
            seats = [Seat.human(one.name, one.person) for one in group]
            seed = 1000 * number + round_
            table = Table.create(store, group[0].person, Terms(name, options, seats, seed, **facts))
            for seat, one in enumerate(group):
                one.seat = seat
                one.tables.append(table.id)
                one.accepted[table.id] = []


def _rounds(players: list[Player]) -> list[tuple[int, str, list[Player]]]:
    """Every table with its players."""
    tables: dict[str, list[Player]] = {}
    for player in players:
        for identity in player.accepted:
            tables.setdefault(identity, []).append(player)
    return [(number, identity, group) for number, (identity, group) in enumerate(tables.items())]


# --- what must be true afterwards -------------------------------------------------------------------
def check(store: Store, identity: str, group: list[Player]) -> list[str]:
    """What is wrong with a table: accepted commands, the journal, the stored moves and the position."""
    faults = []
    header, moves, _ = store.load(identity)
    journal = store.journal(identity)
    if [seq for seq, _ in journal] != list(range(1, header.seq + 1)):
        faults.append("the journal has gaps")
    noted = [entry.command for _, entry in journal if entry.command is not None]
    if len(noted) != len(set(noted)):
        faults.append("a command is in the journal twice")
    for player in group:
        known = {command_of(player.person, str(number)): str(number) for number in range(player.sent + 1)}
        mine = [known[command] for command in noted if command in known]
        told = player.accepted[identity]
        under_way = [player.pending["id"]] if player.pending is not None else []
        if mine not in (told, told + under_way):
            faults.append(f"{player.name} was told {told[-5:]}, the journal has {mine[-5:]}")
        if set(mine) & set(player.refused):
            faults.append(f"{player.name}: what was refused is in the journal")
    again = replayed([(entry.kind, entry.seat, entry.detail) for _, entry in journal])
    if again != moves:
        faults.append("the journal doesn't lead to the stored moves")
    position = game(header.game).new(header.options, header.seed)
    try:
        for seat, notation in again:
            position.play(seat, position.parse(seat, notation))
        faults += _finished(Table.load(store, identity))
    except LudosphereError as error:
        faults.append(str(error))
    if position.encode() != header.snapshot:
        faults.append("the journal doesn't lead to the stored position")
    return [f"table {identity}: {fault}" for fault in faults]


def replayed(journal: list[tuple[str, int | None, str]]) -> list[tuple[int, str]]:
    """The moves a journal leaves: an undo takes the last one of its seat."""
    moves: list[tuple[int, str]] = []
    for kind, seat, detail in journal:
        if kind in ("play", "lapse"):
            assert seat is not None
            moves.append((seat, detail))
        elif kind == "undo":
            del moves[max(number for number, move in enumerate(moves) if move[0] == seat)]
    return moves


def _finished(table: Table) -> list[str]:
    """Plays the table's game to its end, in memory: the store is as it was."""
    position, rng = table.position.copy(), seeded(1)
    for _ in range(5000):
        waiting = position.to_move()
        if not waiting:
            return [] if position.result() is not None else ["it has ended without a result"]
        position.play(waiting[-1], position.sample(waiting[-1], rng))
    return ["its game doesn't end"]


def main() -> int:
    """The command; status 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", help="an empty one; default: a new SQLite file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=LONGEST, help="seconds a server lives at most")
    parser.add_argument("--spawner", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.spawner:
        spawner(given.database)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{Path(folder) / 'killed.db'}"
        report = asyncio.run(killed(database, given.kills, given.seed, given.longest))
    print(f"{report.kills} kills in {report.seconds:.1f} s")
    for what, count in sorted(report.counts.items()):
        print(f"{count:6} {what}")
    for fault in report.faults:
        print(f"FAULT {fault}")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
