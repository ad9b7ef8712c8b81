"""`ludosphere decks`: the decks of Bioviva, the faults of one, and how its texts are read."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ..core.registry import offered, offering, packages, part
from ..core.text import texts
from .options import add_lang
from .packs import read_pack

_GAME = offering("packcheck")[0]
_DECKS: Any = part(_GAME, "decks")


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser("decks", help="list and check decks of Bioviva", description=__doc__)
    deeds = command.add_subparsers(dest="deed", metavar="DEED", required=True)
    listing = deeds.add_parser("list", help="the decks there are")
    add_lang(listing)
    listing.set_defaults(run=_list)
    check = deeds.add_parser("check", help="report every fault of a deck; status 1 if there is one")
    check.add_argument("folder", type=Path, metavar="FOLDER", help="a deck pack (docs/deck-packs.md)")
    add_lang(check)
    check.add_argument("--quiet", action="store_true", help="faults only, no notes")
    check.set_defaults(run=_check)
    words = deeds.add_parser("words", help="print the words of a deck's texts and their families, as JSON")
    words.add_argument("deck", metavar="DECK", help="the id of a deck, or the folder of a pack")
    words.add_argument("--card", type=int, metavar="N", help="only the card with that number")
    words.add_argument("--profile", choices=_DECKS.PROFILES, default=_DECKS.PROFILES[0])
    words.add_argument("--family", choices=_DECKS.LEVELS, default=_DECKS.LEVELS[0])
    words.set_defaults(run=_words)


def _list(arguments: argparse.Namespace) -> int:
    for name in _DECKS.decks():
        deck = _DECKS.deck(name)
        print(f"{name:16} {len(deck.cards):3}  {deck.names[arguments.lang]}")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    say = texts(packages()[_GAME], arguments.lang)
    cards, found = offered(_GAME, "deckcheck", "check")(read_pack(_GAME, arguments.folder))
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


def _words(arguments: argparse.Namespace) -> int:
    read = offered(_GAME, "deckcheck", "read")
    known = arguments.deck in _DECKS.decks()
    if known:
        deck = _DECKS.deck(arguments.deck)
    else:
        deck = offered(_GAME, "packcheck", "add")(read_pack(_GAME, Path(arguments.deck)))
    for index, card in enumerate(deck.cards):
        if arguments.card in (None, card.no):
            rows = read(deck, index, arguments.profile, arguments.family)
            print(json.dumps({"no": card.no, "id": card.id, "families": rows}, ensure_ascii=False))
    return 0
