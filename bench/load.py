"""How many tables a server bears: virtual players over real WebSockets, one move per table every few seconds.

Each table has four players, each with a socket of their own (`--protocol page`: as a browser has it, with
drawn boards; `api`: as a program has it). Whoever is to move plays a legal action at random. The clock runs
from sending it until the last of the other three has the state that shows it. In the end every table is
asked how far it is: what was acknowledged must be there once.

It starts its own server on the loopback interface, or several on one PostgreSQL and Redis, and stops it; it
talks to nothing else. Run it on a compiled build:

    python bench/load.py --tables 500 --seconds 60
    python bench/load.py --tables 500 --processes 2 --database postgresql://… --redis redis://…

`--outage 10` lets the database stand still for that long in the middle: a SQLite file is locked, the
processes of a PostgreSQL on this machine are stopped. Moves that are refused are sent again; `/health` is
asked all the while.

`--churn 100000` opens and closes that many sockets instead, and cuts off as many requests, and tells how much
memory the server has after 1,000 of them and in the end:

    python bench/load.py --churn 100000
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SOCKETS = 4
MOST_TABLES = 2000
LONGEST = 600
_TICK = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass
class Tally:
    """What happened at all tables: seconds until the last of the others saw a move, and what went wrong."""

    measuring: bool = False
    times: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    health: list[float] = field(default_factory=list)
    """Seconds `/health` took."""


class Player:
    """A socket at a table: the newest state, and whoever waits for one."""

    def __init__(self, socket: ClientConnection, protocol: str) -> None:
        self.socket = socket
        self.protocol = protocol
        self.state: dict[str, Any] = {}
        self.refusals: list[str] = []
        self.arrived: dict[int, float] = {}
        self.news = asyncio.Event()
        self.refused = asyncio.Event()

    async def listen(self) -> None:
        """Takes in what comes, with the moment it came."""
        async for text in self.socket:
            moment = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "state":
                self.state = message
                self.arrived[message["seq"]] = moment
            elif message["type"] == "refused":
                self.refusals.append(message.get("text", str(message))[:300])
                self.refused.set()
            self.news.set()

    async def reaches(self, seq: int) -> float:
        """When a state of that seq or a later one came."""
        while not any(known >= seq for known in self.arrived):
            self.news.clear()
            await self.news.wait()
        return min(moment for known, moment in self.arrived.items() if known >= seq)

    async def refusal(self) -> None:
        """Until something is refused."""
        self.refused.clear()
        while not self.refusals:
            self.refused.clear()
            await self.refused.wait()

    def move(self, rng: random.Random) -> dict[str, Any]:
        """A message with a legal action."""
        choice = rng.choice(self.state["legal"])
        kind, what = ("play", "path") if self.protocol == "page" else ("move", "action")
        return {"type": kind, "seq": self.state["seq"], what: choice[what], "id": f"{rng.getrandbits(64):x}"}


class VirtualTable:
    """Four players at one table."""

    def __init__(self, identity: str, players: list[Player], rng: random.Random) -> None:
        self.identity, self.players, self.rng = identity, players, rng
        self.played = 0

    async def run(self, every: float, until: float, tally: Tally) -> None:
        """Plays on, one move every so many seconds, beginning at a moment of its own."""
        await asyncio.sleep(self.rng.random() * every)
        due = time.perf_counter()
        while due < until:
            await self._move(tally)
            due += every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def _move(self, tally: Tally) -> None:
        mover = next((one for one in self.players if one.state["legal"] and _may(one.state)), None)
        if mover is None:
            return
        seq = mover.state["seq"] + 1
        for one in self.players:
            one.arrived.clear()
        measured, began = tally.measuring, time.perf_counter()
        message, moments = json.dumps(mover.move(self.rng)), None
        await mover.socket.send(message)
        while moments is None:
            try:
                async with asyncio.timeout(30):
                    moments = await self._seen(mover, seq)
            except TimeoutError:
                tally.refused["no answer in 30 s"] += 1
                return
            if moments is None:
                tally.refused[mover.refusals.pop()] += 1
                await asyncio.sleep(1)
                await mover.socket.send(message)
        self.played += 1
        if measured:
            others = [moment for one, moment in zip(self.players, moments) if one is not mover]
            tally.times.append(max(others) - began)

    async def _reached(self, seq: int) -> list[float]:
        return await asyncio.gather(*(one.reaches(seq) for one in self.players))

    async def _seen(self, mover: Player, seq: int) -> list[float] | None:
        """When everybody saw the move; None if it was refused."""
        seen = asyncio.create_task(self._reached(seq))
        refused = asyncio.create_task(mover.refusal())
        done, _ = await asyncio.wait([seen, refused], return_when=asyncio.FIRST_COMPLETED)
        refused.cancel()
        if seen in done:
            return seen.result()
        seen.cancel()
        return None


def _may(state: dict[str, Any]) -> bool:
    if "turn" in state:
        return bool(state["turn"]["mine"]) and not state["turn"]["held"]
    return state["seat"] in state["to_move"]


# --- servers ----------------------------------------------------------------------------------------------
class Servers:
    """Processes that serve one database, each on a port of its own."""

    def __init__(self, processes: int, database: str, redis: str | None) -> None:
        env = {**os.environ, "LUDOSPHERE_DATABASE_URL": database}
        if redis:
            env["LUDOSPHERE_REDIS_URL"] = redis
        command = [
            sys.executable,
            "-P",
            "-c",
            "from ludosphere.cli import main; main(['serve', '--port', '0'])",
        ]
        self.processes, self.urls = [], []
        for _ in range(processes):
            process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://\S+", line)
            if not found:
                raise RuntimeError(f"the server didn't start: {line}")
            self.processes.append(process)
            self.urls.append(found[0].rstrip("/"))

    def memory(self) -> list[float]:
        """MB of every process."""
        pages = [int(Path(f"/proc/{one.pid}/statm").read_text().split()[1]) for one in self.processes]
        return [count * _PAGE / 1e6 for count in pages]

    def seconds(self) -> list[float]:
        """Seconds of processor time every process has used."""
        stats = [Path(f"/proc/{one.pid}/stat").read_text().rpartition(")")[2] for one in self.processes]
        return [(int(stat.split()[11]) + int(stat.split()[12])) / _TICK for stat in stats]

    def stop(self) -> None:
        """Ends them in an orderly way."""
        for one in self.processes:
            one.send_signal(signal.SIGTERM)
        for one in self.processes:
            one.wait(timeout=30)


# --- a database that stands still ---------------------------------------------------------------------------
async def _outage(database: str, seconds: float) -> None:
    """Nothing can be written for so many seconds."""
    if database.startswith("sqlite"):
        lock = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None, timeout=30)
        lock.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        lock.rollback()
        lock.close()
        return
    import psycopg

    with psycopg.connect(database.replace("+psycopg", "")) as connection:
        about = Path(f"/proc/{connection.info.backend_pid}/status")
        found = re.search(r"PPid:\s+(\d+)", about.read_text() if about.exists() else "")
    if not found:
        raise RuntimeError("--outage is for a PostgreSQL of this machine whose processes we may stop")
    main = int(found[1])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    processes = [main, *map(int, children)]
    for one in processes:
        os.kill(one, signal.SIGSTOP)
    try:
        await asyncio.sleep(seconds)
    finally:
        for one in processes:
            os.kill(one, signal.SIGCONT)


async def _ask_health(url: str, tally: Tally) -> None:
    """Asks again and again how the server is."""
    async with httpx.AsyncClient(timeout=60) as client:
        while True:
            began = time.perf_counter()
            (await client.get(f"{url}/health")).raise_for_status()
            if tally.measuring:
                tally.health.append(time.perf_counter() - began)
            await asyncio.sleep(0.05)


# --- a run ------------------------------------------------------------------------------------------------
async def _as_programs(client: httpx.AsyncClient, url: str, game: str) -> tuple[str, list[dict[str, str]]]:
    """A new table and what its players name themselves by, over the API."""
    people = []
    for seat in range(SOCKETS):
        made = await client.post(f"{url}/api/v1/guests", json={"name": f"Player {seat + 1}"})
        people.append({"authorization": f"Bearer {made.json()['token']}"})
    body = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SOCKETS - 1)]}
    answer = await client.post(f"{url}/api/v1/tables", json=body, headers=people[0])
    table = answer.raise_for_status().json()["id"]
    for headers in people[1:]:
        sat = await client.post(f"{url}/api/v1/tables/{table}/seat", json={}, headers=headers)
        sat.raise_for_status()
    return table, people


async def _as_browsers(client: httpx.AsyncClient, url: str, game: str) -> tuple[str, list[dict[str, str]]]:
    """A new table and its players' cookies, by the pages' forms."""
    people = []
    for _ in range(SOCKETS):
        page = await client.get(f"{url}/offline")
        people.append({"cookie": page.headers["set-cookie"].partition(";")[0]})
    seats = {f"seat{seat + 1}": "me" if seat == 0 else "open" for seat in range(SOCKETS)}
    answer = await client.post(f"{url}/tables", data={"game": game, **seats}, headers=people[0])
    table = answer.headers["location"].rpartition("/")[2]
    for seat, headers in enumerate(people[1:], 1):
        form = {"seat": str(seat), "name": f"Player {seat + 1}"}
        sat = await client.post(f"{url}/table/{table}/sit", data=form, headers=headers)
        if sat.status_code != 303:
            raise RuntimeError(f"nobody could sit down: {sat.status_code}")
    return table, people


async def _open(
    number: int, game: str, protocol: str, urls: list[str], client: httpx.AsyncClient, seed: int
) -> VirtualTable:
    """A table with four people, whose sockets go to the processes in turn."""
    made = _as_browsers if protocol == "page" else _as_programs
    identity, people = await made(client, urls[number % len(urls)], game)
    players = []
    for seat, headers in enumerate(people):
        place = urls[(number + seat) % len(urls)].replace("http", "ws", 1)
        path = f"/table/{identity}/ws?lang=en" if protocol == "page" else f"/api/v1/tables/{identity}/ws"
        socket = await connect(place + path, additional_headers=headers, max_size=None, compression=None)
        players.append(Player(socket, protocol))
    return VirtualTable(identity, players, random.Random(seed * 100_003 + number))


async def _stand_still(options: argparse.Namespace) -> None:
    if options.outage:
        await asyncio.sleep((options.seconds - options.outage) / 2)
        await _outage(options.database, options.outage)


async def _run(options: argparse.Namespace, servers: Servers) -> dict[str, Any]:
    tally, tasks, tables = Tally(), [], []
    idle = sum(servers.memory())
    async with httpx.AsyncClient(timeout=60) as client:
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # everybody has their own
        gate = asyncio.Semaphore(8)

        async def opened(number: int) -> VirtualTable:
            async with gate:
                table = await _open(
                    number, options.game, options.protocol, servers.urls, client, options.seed
                )
                for player in table.players:
                    tasks.append(asyncio.create_task(player.listen()))
                    while not player.state:
                        player.news.clear()
                        await player.news.wait()
                return table

        began = time.perf_counter()
        tables = await asyncio.gather(*(opened(number) for number in range(options.tables)))
        setup = time.perf_counter() - began
        gc.collect()
        gc.disable()  # the players' own pauses would be measured as the server's
        warm = options.every
        until = time.perf_counter() + warm + options.seconds
        games = [asyncio.create_task(table.run(options.every, until, tally)) for table in tables]
        await asyncio.sleep(warm)
        tally.measuring = True
        asking = asyncio.create_task(_ask_health(servers.urls[0], tally))
        stopping = asyncio.create_task(_stand_still(options))
        before, own = servers.seconds(), time.process_time()
        await asyncio.sleep(options.seconds)
        after, mine = servers.seconds(), time.process_time() - own
        tally.measuring = False
        await stopping
        await asyncio.gather(*games)
        asking.cancel()
        memory = servers.memory()
        wrong = 0
        for table in tables:
            answer = await client.get(f"{servers.urls[0]}/api/v1/tables/{table.identity}")
            wrong += answer.json()["moves"] != table.played
        for table in tables:
            for player in table.players:
                await player.socket.close()
        for task in tasks:
            task.cancel()
    ordered = sorted(tally.times) or [float("nan")]
    share = lambda part: round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)  # noqa: E731
    return {
        "tables": options.tables,
        "sockets": SOCKETS * options.tables,
        "processes": options.processes,
        "protocol": options.protocol,
        "game": options.game,
        "moves": len(tally.times),
        "moves_per_s": round(len(tally.times) / options.seconds, 1),
        "p50_ms": share(0.5),
        "p95_ms": share(0.95),
        "p99_ms": share(0.99),
        "max_ms": share(1.0),
        "health_max_ms": round(1000 * max(tally.health), 1),
        "wrong_tables": wrong,
        "refused": dict(tally.refused),
        "server_cpu": [round((b - a) / options.seconds, 2) for a, b in zip(before, after)],
        "players_cpu": round(mine / options.seconds, 2),
        "memory_mb": [round(mb) for mb in memory],
        "memory_per_table_kb": round(1000 * (sum(memory) - idle) / options.tables),
        "setup_s": round(setup, 1),
    }


# --- sockets that come and go -----------------------------------------------------------------------------
AT_ONCE = 50
SETTLED = 1000


async def _churn(options: argparse.Namespace, servers: Servers) -> dict[str, Any]:
    """Opens and closes sockets at one table; every tenth is cut off, and so is a request for the page."""
    url = servers.urls[0]
    async with httpx.AsyncClient(timeout=60) as client:
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        identity, people = await _as_browsers(client, url, options.game)
    path, cookie = f"/table/{identity}", people[0]["cookie"]
    place = url.replace("http", "ws", 1) + f"{path}/ws?lang=en"
    host, _, port = url.rpartition("/")[2].partition(":")
    numbers, memory = iter(range(1, options.churn + 1)), {"0": servers.memory()[0]}

    async def opened() -> None:
        for number in numbers:
            async with connect(place, additional_headers={"cookie": cookie}, compression=None) as socket:
                await socket.recv()
                if number % 10 == 0:
                    socket.transport.abort()
            if number % 10 == 0:
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(f"GET {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\n\r\n".encode())
                await writer.drain()
                writer.transport.abort()
            if number == SETTLED or number % (options.churn // 10) == 0:
                memory[str(number)] = servers.memory()[0]

    began = time.perf_counter()
    await asyncio.gather(*(opened() for _ in range(AT_ONCE)))
    seconds = time.perf_counter() - began
    await asyncio.sleep(6)  # the server looks for garbage every five seconds
    last, settled = servers.memory()[0], memory[str(SETTLED)]
    return {
        "sockets": options.churn,
        "per_s": round(options.churn / seconds, 1),
        "memory_mb": {number: round(mb, 1) for number, mb in memory.items()},
        "last_mb": round(last, 1),
        "growth_mb": round(last - settled, 1),
    }


def main() -> None:
    """Reads the options, runs, prints the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100, help=f"at most {MOST_TABLES}")
    parser.add_argument("--seconds", type=float, default=30, help=f"measured; at most {LONGEST}")
    parser.add_argument("--every", type=float, default=5, help="seconds between two moves of a table")
    parser.add_argument("--game", default="biomos")
    parser.add_argument("--protocol", choices=("page", "api"), default="page")
    parser.add_argument("--processes", type=int, default=1, help="web processes, at most 8")
    parser.add_argument("--database", help="for several processes: a PostgreSQL database for this alone")
    parser.add_argument("--redis", help="for several processes: a Redis")
    parser.add_argument("--outage", type=float, default=0, help="seconds the database stands still")
    parser.add_argument("--churn", type=int, default=0, help=f"sockets to open and close, {SETTLED} or more")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if not (0 < options.tables <= MOST_TABLES and 0 < options.seconds <= LONGEST and options.processes <= 8):
        parser.error(f"at most {MOST_TABLES} tables, {LONGEST} seconds and 8 processes")
    if options.processes > 1 and not (options.database and options.redis):
        parser.error("several processes need --database and --redis")
    if options.churn and options.churn < SETTLED:
        parser.error(f"--churn is {SETTLED} or more")
    with tempfile.TemporaryDirectory() as folder:
        options.database = options.database or f"sqlite:///{folder}/tables.db"
        servers = Servers(options.processes, options.database, options.redis)
        try:
            run = _churn if options.churn else _run
            print(json.dumps(asyncio.run(run(options, servers)), indent=1))
        finally:
            servers.stop()


if __name__ == "__main__":
    main()
