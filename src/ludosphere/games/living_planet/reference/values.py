"""Values of the rules in words, as the page of values and the list of an owner's changes say them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from ....core.text import Texts, listed, texts
from ..house.parameters import RESOURCES
from ..house.rulebook import LISTS, Rulebook, former, rulebook

PACKAGE: Final = __package__ or ""
GAME: Final = PACKAGE.rpartition(".")[0]
MC: Final = frozenset(
    {
        "start_mc_arboria", "start_mc_base", "subsidy_mc", "market_start", "market_min", "market_max",
        "market_crash_reset", "price_step_on_sell", "price_step_on_buy", "bank_bonus_per_unit",
        "leader4_shift", "leader5_discount", "mc_per_vp",
    }
)  # fmt: skip
"""The parameters that are money."""
MANY: Final = 6
"""How many names a list of changes still tells one by one."""


class Said:
    """What a language has: the words of this package and those of the game."""

    def __init__(self, lang: str) -> None:
        self.say: Final[Texts] = texts(PACKAGE, lang)
        self.game: Final[Texts] = texts(GAME, lang)

    def joined(self, names: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """Several names in a row; nothing if there are none."""
        return listed(names, self.say, style) or self.say("value-nothing")

    def series(self, parts: Sequence[str]) -> str:
        """Several statements in a row."""
        told = parts[0]
        for part in parts[1:]:
            told = self.say("series", first=told, last=part)
        return told

    def pieces(self, cost: dict[str, int]) -> str:
        """So many pieces of resources."""
        return self.joined([self.game(f"some-{name}", n=cost[name]) for name in RESOURCES if name in cost])

    def one_of(self, names: Sequence[str], amount: int) -> str:
        """A choice of resources to pay with."""
        return self.joined([self.game(f"some-{name}", n=amount) for name in names], "or")

    def die(self, die: dict[str, Any]) -> str:
        """A die by colour and value."""
        if die["colour"] == "any":
            return self.say("die-any", value=die["value"])
        return self.say("die", colour=self.game(f"colour-{die['colour']}"), value=die["value"])

    def parameter(self, name: str, value: Any) -> str:
        """The value of a parameter in words."""
        if name in ("turns_short", "landing_face"):
            given = [
                self.say("players-n", players=int(seats), value=self._word(part))
                for seats, part in value.items()
            ]
            return self.series(given)
        if name == "dam_cost":
            dams = [
                self.say("pays-dam", dam=self.game(f"dam-{dam}"), cost=self.pieces(cost))
                for dam, cost in value.items()
            ]
            return self.series(dams)
        if name == "hit_table":
            return self.say("value-hits")
        if name == "solo_bands":
            return ", ".join(f"{self.say(f'value-{band}')} {points}" for band, points in value.items())
        if isinstance(value, dict) and "one_of" in value:
            return self.one_of(value["one_of"], value["amount"])
        if isinstance(value, dict):
            return self.pieces(value)
        if isinstance(value, list):
            words = [self._word(part) for part in value]
            return ", ".join(words) if words else self.say("value-nothing")
        if name in MC:
            return self.game("some-mc", n=value)
        return self._word(value)

    def _word(self, value: object) -> str:
        if isinstance(value, bool):
            return self.say("value-yes" if value else "value-no")
        if isinstance(value, int):
            return str(value)
        if value in RESOURCES:
            return self.game(f"res-{value}")
        return self.say(f"landing-{value}" if value in ("4p", "2-3p") else f"value-{value}")

    def entry(self, name: str, key: str) -> str:
        """What people call an entry of a list."""
        if name == "hexes":
            return self.hex(key)
        if name == "types":
            return self.game(f"type-{key}")
        return self.game(f"res-{key}") if name == "tracks" else key

    def hex(self, key: str) -> str:
        """A hex by its id and name."""
        return f"{key} {self.game(f'hex-{key}')}"


def differences(house: str, lang: str) -> list[str]:
    """What house rules change, a sentence's half each: the parameters first, then the lists.

    Of a game under former rules that is said first, and what an owner changed in them.
    """
    said, own, before = Said(lang), rulebook(house), former(house)
    shipped = rulebook(before)
    found = [said.say("former")] if before else []
    for name, value in own.parameters.items():
        if value != shipped.parameters[name]:
            old = said.parameter(name, shipped.parameters[name])
            found.append(
                said.say("changed", what=said.say(f"p-{name}"), new=said.parameter(name, value), old=old)
            )
    for name in LISTS[:-1]:
        changed = _changed(name, own, shipped)
        if changed:
            names = [said.entry(name, key) for key in changed[:MANY]]
            more = [f"+{len(changed) - MANY}"] if len(changed) > MANY else []
            found.append(said.say(f"own-{name}", names=", ".join([*names, *more])))
    return found


def _changed(name: str, own: Rulebook, shipped: Rulebook) -> list[str]:
    """The entries an owner wrote that differ from the shipped ones."""
    before, after = getattr(shipped, name), getattr(own, name)
    return [
        key for key, source in own.provenance[name].items() if source == "owner" and after[key] != before[key]
    ]
