"""`ludosphere completion`: a script that lets a shell complete commands, options, games and files."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from ..core.registry import registered_games

_EPILOG = """\
for this session and the next ones, once:
  bash   ludosphere completion bash >~/.local/share/bash-completion/completions/ludosphere
         (with the package bash-completion; without it: source <(ludosphere completion bash) in ~/.bashrc)
  zsh    ludosphere completion zsh >FOLDER/_ludosphere
         (a folder of $fpath, as it is before compinit)
  tcsh   ludosphere completion tcsh >~/.ludosphere.tcsh, and in ~/.tcshrc: source ~/.ludosphere.tcsh
  fish   ludosphere completion fish >~/.config/fish/completions/ludosphere.fish
"""


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "completion",
        help="complete commands and options in your shell",
        description="Print a script that completes commands, options, games and files in that shell.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("shell", choices=("bash", "zsh", "tcsh", "fish"))
    command.set_defaults(run=_completion)


def _completion(arguments: argparse.Namespace) -> int:
    import shtab

    from . import parser

    top = parser()
    places = {"FILE": shtab.FILE, "RECORD": shtab.FILE, "FOLDER": shtab.DIRECTORY}
    for action in actions(top):
        if action.metavar == "GAME":
            action.choices = action.choices or registered_games()
        elif isinstance(action.metavar, str) and action.metavar in places:
            action.complete = places[action.metavar]  # type: ignore[attr-defined]
    sys.stdout.write(shtab.complete(top, arguments.shell))
    return 0


def actions(command: argparse.ArgumentParser) -> list[argparse.Action]:
    """All arguments of a command and of the commands below it."""
    found = []
    for action in command._actions:
        found.append(action)
        if isinstance(action, argparse._SubParsersAction):
            for one in dict.fromkeys(action.choices.values()):
                found += actions(one)
    return found
