"""A server with several processes for tests: a PostgreSQL database of its own, a prefix of its own in Redis.

Call `require_or_skip("services")` before importing it.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

from redis import Redis
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError
from websockets.sync.client import ClientConnection, connect

import ludosphere
from conftest import DATABASE_URL, REDIS_URL, require_or_skip

ROOT = str(Path(ludosphere.__file__).parents[1])
TESTS = str(Path(__file__).parent)
WEB = """
import sys
sys.path.insert(0, sys.argv[1])
import meadow
from ludosphere.web import server
meadow.register()
create = server.create_app
server.create_app = lambda *args, **more: create(*args, bot_delay=0.15, **more)
sys.exit(server.serve(port=0, database_url=sys.argv[2], redis_url=sys.argv[3], log="json"))
"""
WORKER = """
import sys
sys.path.insert(0, sys.argv[1])
import meadow
from ludosphere.cli import main
meadow.register()
sys.exit(main(["worker", "--processes", "1", "--redis", sys.argv[3]]))
"""


def until(condition: Callable[[], Any], seconds: float = 30, what: str = "it") -> Any:
    """The first true answer, asked again and again."""
    end = time.monotonic() + seconds
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < end, f"{what} did not happen within {seconds} seconds"
        time.sleep(0.02)


class Process:
    """A web process or a worker; what it writes to stderr is kept in a file."""

    def __init__(self, code: str, database: str, redis: str, env: dict[str, str], log: Path) -> None:
        self.log = log
        with log.open("w") as stderr:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code, TESTS, database, redis],
                env=env,
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
            )
        self._address = ""

    @property
    def address(self) -> str:
        """Where a web process listens; waits until it does."""
        if not self._address:
            assert self.process.stdout is not None
            line = self.process.stdout.readline()
            assert line.startswith("Ludosphere: "), line + self.log.read_text()
            self._address = line.split()[1].rstrip("/")
        return self._address

    def get(self, path: str, **headers: str) -> tuple[int, str]:
        """Status and text of a page."""
        try:
            with urllib.request.urlopen(urllib.request.Request(self.address + path, headers=headers)) as got:
                return got.status, got.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def ready(self) -> dict[str, Any]:
        """What /ready says."""
        return dict(json.loads(self.get("/ready")[1]))

    def metric(self, name: str) -> float:
        """A figure of /metrics."""
        for line in self.get("/metrics")[1].splitlines():
            if line.startswith(name + " "):
                return float(line.split()[1])
        raise AssertionError(f"there is no {name}")

    def new_table(self, form: str) -> tuple[str, str]:
        """The path of a new table and the cookie of its owner."""
        answer = self.post("/tables", form=form)
        assert answer.status == 303, (answer.status, self.log.read_text()[-1200:])
        return answer.headers["location"], answer.headers["set-cookie"].partition(";")[0]

    def post(self, path: str, cookie: str = "", form: str = "") -> HTTPResponse:
        """The answer to a form; its text is read already."""
        line = HTTPConnection(self.address.partition("//")[2])
        headers = {"content-type": "application/x-www-form-urlencoded", "cookie": cookie}
        line.request("POST", path, form, headers)
        answer = line.getresponse()
        answer.read()
        line.close()
        return answer

    def socket(self, path: str, cookie: str = "") -> ClientConnection:
        """A line to a table."""
        address = self.address.replace("http", "ws") + path + "/ws?lang=en"
        return connect(address, additional_headers={"cookie": cookie} if cookie else None)

    def signal(self, number: signal.Signals) -> None:
        """Sends a signal."""
        self.process.send_signal(number)

    def end(self) -> None:
        """Kills it, if it still lives."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Cluster:
    """The processes of a server."""

    def __init__(self, database: str, redis: str, folder: Path) -> None:
        self.database, self.redis, self._folder = database, redis, folder
        self.prefix = f"test-{secrets.token_hex(4)}"
        path = os.pathsep.join([ROOT, os.environ.get("PYTHONPATH", "")])
        self._env = {**os.environ, "PYTHONPATH": path, "LUDOSPHERE_REDIS_PREFIX": self.prefix}
        self._processes: list[Process] = []
        self._engine = create_engine(database)

    def web(self) -> Process:
        """Starts a web process; it may not listen yet."""
        return self._start(WEB)

    def worker(self) -> Process:
        """Starts a worker, and waits until it listens to the queue."""
        worker = self._start(WORKER)
        assert worker.process.stdout is not None
        assert worker.process.stdout.readline().startswith("Ludosphere: ")
        return worker

    def _start(self, code: str) -> Process:
        log = self._folder / f"process{len(self._processes)}.log"
        process = Process(code, self.database, self.redis, self._env, log)
        self._processes.append(process)
        return process

    def lease(self, path: str) -> str | None:
        """Which process looks after a table."""
        with Redis.from_url(self.redis, decode_responses=True) as redis:
            owner = redis.get(f"{self.prefix}:lease:{path.rpartition('/')[2]}")
            return None if owner is None else str(owner)

    def lapses(self, path: str) -> int:
        """How often time was over at a table."""
        count = text("SELECT count(*) FROM journal WHERE table_id = :id AND kind = 'lapse'")
        with self._engine.connect() as connection:
            return int(connection.execute(count, {"id": path.rpartition("/")[2]}).scalar_one())

    def close(self) -> None:
        """Ends all processes."""
        self._engine.dispose()
        for process in self._processes:
            process.end()
        with Redis.from_url(self.redis) as redis:
            for key in redis.scan_iter(f"{self.prefix}:*"):
                redis.delete(key)


@contextmanager
def own_database() -> Iterator[str]:
    """The URL of an empty database, which is dropped afterwards."""
    url, name = make_url(DATABASE_URL), f"ludosphere_{secrets.token_hex(4)}"
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield url.set(database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


@contextmanager
def cluster(folder: Path, redis: str = REDIS_URL) -> Iterator[Cluster]:
    """A server without any process yet."""
    with own_database() as database:
        made = Cluster(database, redis, folder)
        try:
            yield made
        finally:
            made.close()


class OwnPostgres:
    """A PostgreSQL with a cluster of its own, all of whose processes can be stopped as if they hung."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._user = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}
        if self._user:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres", "postgres")
        data = str(folder / "data")
        self._run("initdb", "--no-sync", "--auth", "trust", "--username", "postgres", "--pgdata", data)
        settings = [f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}"]
        given = [word for setting in (*settings, "fsync=off") for word in ("-c", setting)]
        command = [self._program("postgres"), "-D", data, *given]
        with (folder / "log").open("w") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, **self._user)
        self.url = f"postgresql+psycopg://postgres@127.0.0.1:{port}/postgres"
        until(self._answers, what="the start of PostgreSQL")

    @staticmethod
    def _program(name: str) -> str:
        bins = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(bins[-1]) if bins else shutil.which(name)
        if found is None:
            require_or_skip("services", f"there is no program {name!r}")
        assert found is not None
        return found

    def _run(self, name: str, *words: str) -> None:
        subprocess.run(
            [self._program(name), *words],
            check=True,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            **self._user,
        )

    def _answers(self) -> bool:
        engine = create_engine(self.url, connect_args={"connect_timeout": 2})
        try:
            with engine.connect():
                return True
        except OperationalError:
            return False
        finally:
            engine.dispose()

    def signal(self, number: signal.Signals) -> None:
        """Sends a signal to all its processes."""
        main = self._process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        for process in (main, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def close(self) -> None:
        """Kills it."""
        self.signal(signal.SIGCONT)
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()


class OwnRedis:
    """A Redis that can be stopped and started again on the same port."""

    def __init__(self, folder: Path, port: int) -> None:
        self._command = [
            *("redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", ""),
            *("--appendonly", "no", "--dir", str(folder), "--logfile", str(folder / "redis.log")),
        ]
        self.url = f"redis://127.0.0.1:{port}/0"
        self.start()

    def start(self) -> None:
        """Starts it, empty, and waits until it answers."""
        self._process = subprocess.Popen(self._command)
        until(self._answers, what="the start of Redis")

    def _answers(self) -> bool:
        from redis import RedisError

        try:
            with Redis.from_url(self.url) as redis:
                return bool(redis.ping())
        except RedisError:
            return False

    def stop(self) -> None:
        """Kills it."""
        self._process.kill()
        self._process.wait()


def receive(socket: ClientConnection, seconds: float = 20) -> dict[str, Any]:
    """The next state."""
    while True:
        message = dict(json.loads(socket.recv(timeout=seconds)))
        if message["type"] == "state":
            return message


def play(socket: ClientConnection, state: dict[str, Any], pick: int = 0) -> None:
    """Plays a legal action."""
    path = state["legal"][pick % len(state["legal"])]["path"]
    socket.send(json.dumps({"type": "play", "seq": state["seq"], "path": path}))
