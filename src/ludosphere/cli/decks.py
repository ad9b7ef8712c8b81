"""`ludosphere decks check`: the faults of a deck's texts, with file and card."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..core.text import texts

_WORDS = "ludosphere.games.bioviva"


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser("decks", help="check the texts of a deck of Bioviva", description=__doc__)
    deeds = command.add_subparsers(dest="deed", metavar="DEED", required=True)
    check = deeds.add_parser("check", help="report every fault of a deck's texts; status 1 if there is one")
    check.add_argument("folder", type=Path, metavar="FOLDER", help="holds cards-*.json (and deck_plan.json)")
    check.add_argument("--plan", type=Path, metavar="FILE", help="titles and characteristics by card id")
    check.add_argument("--lang", choices=("en", "fr"), default="en", help="the language (default: en)")
    check.add_argument("--quiet", action="store_true", help="faults only, no notes")
    check.set_defaults(run=_check)


def _check(arguments: argparse.Namespace) -> int:
    from ..games.bioviva import deckcheck  # not before: it reads dictionaries

    say = texts(_WORDS, arguments.lang)
    cards, found = deckcheck.check_folder(arguments.folder, arguments.plan)
    faults = [one for one in found if not one.note]
    notes = [one for one in found if one.note]
    for one in faults:
        print(one.sentence(arguments.lang))
    if notes and not arguments.quiet:
        print(say("deck-notes", notes=len(notes)))
        for one in notes:
            print("  " + one.sentence(arguments.lang))
    print(say("deck-faults", cards=cards, faults=len(faults)) if faults else say("deck-fine", cards=cards))
    return 1 if faults else 0
