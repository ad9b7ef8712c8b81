"""Pictures that are files: nobody reads them, nor imports what does, before they are shown."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludosphere.core.registry import registered_games

PLAY = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
from ludosphere.core.registry import game
position = game(sys.argv[1]).new({}, 1)
for _ in range(5):
    seat = position.to_move()[0]
    position.play(seat, position.legal(seat)[0])
    position.view(seat)
read = [name for name in [*opened, *sys.modules] if name.endswith((".svg", ".pictures"))]
print(len(opened), read)
"""


@pytest.mark.parametrize("name", registered_games())
def test_a_game_without_pages_reads_no_picture(name: str) -> None:
    environment = {"PYTHONPATH": ":".join(filter(None, sys.path))}
    command = [sys.executable, "-c", PLAY, name]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
    files, pictures = ran.stdout.split(maxsplit=1)
    assert int(files) > 10
    assert pictures == "[]\n"
