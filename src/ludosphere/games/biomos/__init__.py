"""Biomos, by Grischa German (Subverti): terrains slide round a planet and become biomes.

Unofficial. The way of an action through the modules:

    faces                     path or notation of what a person, a record or a program chose
    actions                   rows: planetary events and kinds of actions, with notation and paths
    rules                     play: place, lift, event, claim, in the rulebook's order; what is due next
    planet, tables            what the rules ask of one planet; patterns, events, ready lists of actions
    scoring, estimate         points line by line; what a position is worth to a bot
    state, packing            the fields that change; which bits of them hold what
    cards                     the facts of the box, from `data/`
    sights, snapshots         what a seat may know; what is stored, and the way back
    observing                 the same for programs that learn
    reasons, previews         why it can't be done; what it would give
    board, ring, globe        what the page draws; words in `text/`, pictures in `pictures/`
"""

from __future__ import annotations

from ...core.options import Choice, Subset
from ...core.packaged import PackagedGame
from .cards import CARDS


class Biomos(PackagedGame):
    """The game; its options are mode, seats, giant_biomes and tie_break."""

    name = "biomos"
    rules_version = 1
    option_specs = (
        Choice("mode", ("discovery", "advanced")),
        Choice("seats", (2, 1, 3, 4)),
        Subset("giant_biomes", tuple(card.id for card in CARDS if card.giant)),
        Choice("tie_break", ("rulebook", "bga")),
    )


GAME = Biomos()
