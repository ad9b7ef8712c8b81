"""Bioviva Planète - Ciel et Espace: remember what is behind the pictures, then guess words of their texts.

Unofficial. The way of an action through the modules:

    faces, refs, entering     path or notation of what was chosen, a word that was typed
    rules, actions            play: whose chapter it is; actions are numbers, also for words (`wordcode`)
    circle                    round 1: two actions, the reveal, spins
    shower, rain              round 2 until the stars lie still
    guessing, lexicon         words from the keyboard to the star; `families` says which are of one family
    scoring, policy           stars and ranking; what bots play without looking ahead
    state, setting, decks     the fields that change; the options; the cards
    sights, snapshots, audit  what a seat may know; what is stored; whether a snapshot can be
    observing, features         the same for programs that learn
    tasks, sentences, reasons, log, previews, board/     what people read and see; words in `text/`
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.errors import OptionError
from ...core.options import Choice, Options, OptionSpec
from ...core.packaged import PackagedGame


class Bioviva(PackagedGame):
    """The game. `option_specs` lists the decks there are at that moment."""

    name = "bioviva"
    rules_version = 2
    secrets = True

    @property
    def option_specs(self) -> Sequence[OptionSpec]:  # type: ignore[override]
        """The options; docs/rules/bioviva.md says what each changes."""
        from .decks import option

        return (
            Choice("seats", (2, 3, 4, 5, 6)),
            option(),
            Choice("lang", ("en", "fr")),
            Choice("profile", ("mixed", "strict")),
            Choice("top", ("budget", "short", "normal", "long", "unlimited")),
            Choice("peeks", (5, 3, 4, 6, 7, 8)),
            Choice("backs", ("characteristics", "whole")),
            Choice("aid", ("none", "notes", "log")),
            Choice("tier1", (1, 2, 3, 4, 5, 6, 7)),
            Choice("tier2", (2, 1, 3, 4, 5, 6, 7)),
            Choice("tier3", (3, 1, 2, 4, 5, 6, 7)),
            Choice("family", ("standard", "strict", "generous")),
            Choice("adverbs", ("refused", "allowed")),
            Choice("ideas", ("off", "on")),
            Choice("repeats", ("refused", "allowed")),
            Choice("straddle", ("centre", "out")),
            Choice("aim", ("off", "on")),
            Choice("words", ("turns", "sealed")),
            Choice("cards", ("rows", "stars")),
            Choice("appeals", ("off", "on")),
            Choice("figures", ("given", "chosen")),
            Choice("first", (0, 1, 2, 3, 4, 5, 6)),
            Choice("youngest", (0, 1, 2, 3, 4, 5, 6)),
            Choice("tie", ("shared", "round2")),
            Choice("children", ("off", "on")),
        )

    def options(self, given: Mapping[str, object]) -> Options:
        """All options, checked; raises OptionError also for values that exclude each other."""
        given = dict(given)
        former = str(given.pop("rules", self.rules_version))
        options = super().options(given)
        if former == "1":  # how a game goes on that began under the first rules (`former.py`)
            options["rules"] = 1
        elif former != str(self.rules_version):
            raise OptionError(f"Option 'rules' is 1 or {self.rules_version}, not {former[:20]!r}.")
        seats = int(str(options["seats"]))
        for name in ("first", "youngest"):
            if int(str(options[name])) > seats:
                absent = f"Option '{name}' is a seat up to {seats}, not {options[name]}."
                given_seat = str(options[name])
                raise OptionError(absent).worded("option-seat", option=name, seats=seats, value=given_seat)
        tiers = [int(str(options[f"tier{tier}"])) for tier in (1, 2, 3)]
        if tiers != sorted(tiers):
            raise OptionError(
                "Options 'tier1', 'tier2' and 'tier3' must not fall: a better line earns no less."
            ).worded("bioviva-tiers")
        return options

    def carried(self, options: Options, rules: int) -> Options | None:
        """A game of the first rules goes on with the words and pairs it began with."""
        if rules == 1:
            return {**options, "rules": 1}
        return options if rules == self.rules_version else None

    def seated(self, options: Options, people: int) -> Options:
        """Without two people nobody can grant an appeal (53)."""
        return options if people > 1 else {**options, "appeals": "off"}

    def renewed(self, options: Options) -> Options:
        return {name: value for name, value in options.items() if name != "rules"}


GAME = Bioviva()
