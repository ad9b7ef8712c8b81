"""`ludosphere decks`: the decks of Bioviva, the faults of one, and how its texts are read."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ..core.text import texts
from ..games.bioviva import decks
from .options import add_lang
from .packs import read_pack

_WORDS = "ludosphere.games.bioviva"


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
    words.add_argument("--profile", choices=decks.PROFILES, default=decks.PROFILES[0])
    words.add_argument("--family", choices=decks.LEVELS, default=decks.LEVELS[0])
    words.set_defaults(run=_words)


def _list(arguments: argparse.Namespace) -> int:
    for name in decks.decks():
        deck = decks.deck(name)
        print(f"{name:16} {len(deck.cards):3}  {deck.names[arguments.lang]}")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    from ..games.bioviva import deckcheck, packcheck  # not before: it reads dictionaries

    say = texts(_WORDS, arguments.lang)
    cards, found = deckcheck.check(read_pack(arguments.folder, packcheck.is_part))
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
    from ..games.bioviva import packcheck
    from ..games.bioviva.commentary import annotated
    from ..games.bioviva.letters import LANGUAGES
    from ..games.bioviva.lexicon import lexicon_of

    known = arguments.deck in decks.decks()
    if known:
        deck = decks.deck(arguments.deck)
    else:
        deck = packcheck.add(read_pack(Path(arguments.deck), packcheck.is_part))
    for index, card in enumerate(deck.cards):
        if arguments.card in (None, card.no):
            rows = {
                lang: annotated(lexicon_of(deck, lang, arguments.family).marked(index, arguments.profile))
                for lang in LANGUAGES
            }
            print(json.dumps({"no": card.no, "id": card.id, "families": rows}, ensure_ascii=False))
    return 0
