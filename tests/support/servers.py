"""The application in a process of its own, for tests that ask it from outside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

SERVER = """
import importlib, socket, sys, uvicorn
database, port, tests, *games = sys.argv[1:]
sys.path.insert(0, tests)
from ludosphere.web.app import create_app
for name in games:
    importlib.import_module(name).register()
door = socket.socket()
door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
door.bind(("127.0.0.1", int(port)))
print(door.getsockname()[1], flush=True)
app = create_app(database, bot_delay=0.0)
uvicorn.Server(uvicorn.Config(app, log_level="warning", ws="websockets-sansio")).run(sockets=[door])
"""


class Server:
    """The application in a process of its own, which can be killed and started again.

    `games` are modules of this folder with games that only tests have.
    """

    def __init__(self, folder: Path, games: tuple[str, ...] = ()) -> None:
        self.database = f"sqlite:///{folder}/tables.db"
        self._games = games
        self._port = 0  # a free one, and the same one after a restart
        self.start()

    @property
    def url(self) -> str:
        """Where it is, without a slash at the end."""
        return f"http://localhost:{self._port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        tests = str(Path(__file__).parent)
        command = [sys.executable, "-c", SERVER, self.database, str(self._port), tests, *self._games]
        self._process = subprocess.Popen(command, env=dict(os.environ), stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said, "the server ended by itself"
        self._port = int(said)
        for _ in range(400):
            try:
                with urllib.request.urlopen(f"{self.url}/health"):
                    return
            except OSError:
                assert self._process.poll() is None, "the server ended by itself"
                time.sleep(0.1)
        raise AssertionError("the server did not answer within 40 seconds")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
