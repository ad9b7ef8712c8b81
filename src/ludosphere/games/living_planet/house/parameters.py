"""What each parameter of the rules may be: its type, its limits, or the one value the program plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....core.errors import OptionError
from .faults import Phrase, refuse, said, shown
from .reading import amounts, equal, flag, items, table, whole, word, words

RESOURCES: Final = ("iron", "oil", "electricity", "mycelium", "vibrium", "wood")
"""In the order of their numbers."""
BASE: Final = RESOURCES[:5]

Check = Callable[[Phrase, object], Any]
"""Takes where the value stands and the value; returns it normalised or raises OptionError."""


def _number(least: int, most: int) -> Check:
    return lambda where, value: whole(where, said("value"), value, least, most)


def _flag(where: Phrase, value: object) -> bool:
    return flag(where, said("value"), value)


def _word(*allowed: str) -> Check:
    return lambda where, value: word(where, said("value"), value, allowed)


def _cost(*allowed: str, least: int = 0) -> Check:
    return lambda where, value: amounts(where, said("value"), value, allowed, least)


def _die_or_number(where: Phrase, value: object) -> int | str:
    if value == "die":
        return "die"
    if type(value) is not int or not 1 <= value <= 6:
        refuse(where, "die-or-number", value=shown(value))
    return value


def _turns_by_seats(where: Phrase, value: object) -> dict[str, int]:
    given = table(where, said("value"), value)
    if set(given) != {"1", "2", "3", "4"}:
        refuse(where, "turns")
    return {
        seats: whole(where, said("value-for", which=seats), given[seats], 1, 48) for seats in sorted(given)
    }


def _builds_by_die(where: Phrase, value: object) -> list[int]:
    given = items(where, said("value"), value, 6, 6)
    return [whole(where, said("limit", die=die), n, 1, 6) for die, n in enumerate(given, 1)]


def _dams(where: Phrase, value: object) -> dict[str, dict[str, int]]:
    given = table(where, said("value"), value)
    made_of = {"iron": ("iron",), "vibrium": ("vibrium",), "alloy": ("iron", "vibrium")}
    if set(given) != set(made_of):
        refuse(where, "dams")
    found = {}
    for dam, pieces in made_of.items():
        cost = said("cost", dam=dam)
        found[dam] = amounts(where, cost, given[dam], pieces)
        if set(found[dam]) != set(pieces):
            one, *others = pieces
            refuse(
                where, "dam", name=cost, pieces=said("pieces", one=one, other=others[0]) if others else one
            )
    return found


def _one_of(*allowed: str) -> Check:
    def check(where: Phrase, value: object) -> dict[str, Any]:
        given = table(where, said("value"), value)
        if set(given) != {"one_of", "amount"}:
            refuse(where, "one-of")
        return {
            "one_of": words(where, "one_of", given["one_of"], allowed, 1),
            "amount": whole(where, "amount", given["amount"], 1, 9),
        }

    return check


def _base_resources(where: Phrase, value: object) -> list[str]:
    return words(where, said("value"), value, BASE)


def _tie_breakers(where: Phrase, value: object) -> list[str]:
    found = words(where, said("value"), value, ("controlled_buildings", "mc", "shared"))
    if "shared" not in found or found[-1] != "shared":
        refuse(where, "ends-shared")
    return found


def _bands(where: Phrase, value: object) -> dict[str, int]:
    given = table(where, said("value"), value)
    names = ("bronze", "silver", "gold")
    if set(given) != set(names):
        refuse(where, "bands")
    found = {name: whole(where, said("value-for", which=name), given[name], 0, 999) for name in names}
    if not found["bronze"] < found["silver"] < found["gold"]:
        refuse(where, "rising")
    return found


LIVE: Final[dict[str, Check]] = {
    "turns_normal": _number(1, 48),
    "turns_short": _turns_by_seats,
    "start_mc_arboria": _number(0, 999),
    "start_mc_base": _number(0, 999),
    "start_resources_arboria": _cost(*RESOURCES),
    "start_resources_base": _cost(*BASE),
    "start_scientists": _number(0, 5),
    "start_chips": _number(0, 1),
    "fate_tokens_per_player": _number(0, 6),
    **{f"reserve_{name}": _number(1, 99) for name in RESOURCES},
    "production_match": _word("value", "colour_value"),
    "production_die_source": _word("building", "site"),
    "actions_per_phase": _number(1, 9),
    "allow_repeat_action": _flag,
    "allow_repeat_trade": _flag,
    "explore_draw": _die_or_number,
    "trade_draw": _die_or_number,
    "move_points": _die_or_number,
    "motorised_steps_per_point": _number(1, 9),
    "build_limit_by_die": _builds_by_die,
    "recruit_cost": _cost(*BASE),
    "heal_cost": _cost(*BASE),
    "motorise_cost": _cost(*BASE),
    "repair_chip_cost": _cost(*BASE),
    "spaceport_chip_remote": _flag,
    "spaceport_chip_cost": _cost(*BASE),
    "chip_on_build_cost": _cost(*BASE),
    "dam_cost": _dams,
    "extinguish_cost": _one_of(*RESOURCES),
    "extinguish_range": _number(0, 1),
    "platform_cost": _cost("wood", least=1),
    "protection_cost": _one_of(*BASE),
    "protection_range": _number(0, 1),
    "rescue_scientist": _flag,
    "rescue_when": _word("no_active_unit", "no_unit"),
    "subsidy_mc": _number(0, 999),
    "market_start": _number(0, 99),
    "market_min": _number(0, 99),
    "market_max": _number(1, 99),
    "market_crash_reset": _number(0, 99),
    "price_step_on_sell": _number(0, 9),
    "price_step_on_buy": _number(0, 9),
    "price_step_per": _word("piece", "trade"),
    "trading_post_extra_cards": _number(0, 9),
    "bank_bonus_per_unit": _number(0, 9),
    "bank_bonus_max_units": _number(0, 99),
    "brokerage_pays_before_step": _flag,
    "brokerage_no_price_drop": _flag,
    "leader2_factor": _number(1, 9),
    "leader4_shift": _number(1, 9),
    "leader5_discount": _number(0, 99),
    "leader6_points": _number(1, 9),
    "depletion_per_turn": _number(0, 9),
    "depletable_resources": _base_resources,
    "exhaustion_ends_game": _flag,
    "exhaustion_scope": _word("whole_game", "reserve"),
    "fire_token_supply": _number(0, 32),
    "fire_can_spread_to_volcano": _flag,
    "flee_on_refire": _flag,
    "volcano_inferred_sides_enabled": _flag,
    "mc_per_vp": _number(1, 999),
    "vp_production": _number(0, 99),
    "vp_protection": _number(0, 99),
    "vp_finance": _number(0, 99),
    "vp_spaceport": _number(0, 99),
    "vp_motorised": _number(0, 99),
    "vp_oxygen_explore": _number(0, 99),
    "oxygen_last_turn_excluded": _flag,
    "leftover_resource_vp": _number(0, 99),
    "tie_breakers": _tie_breakers,
    "solo_bands": _bands,
}
"""The parameters an owner may change."""

FIXED: Final[dict[str, object]] = {
    "start_spaceports": 1,
    "fate_token_uses": 1,
    "arboria_hexes_swapped": 8,
    "cataclysm_match": "colour_value",
    "explore_moves_unit": True,
    "unused_hexes_to": "bottom_in_draw_order",
    "recruit_requires_empty_spaceport": True,
    "heal_anywhere": True,
    "repair_requires_unit_in_hex": True,
    "dam_max_per_volcano_side": 1,
    "player_exchange_enabled": False,
    "units_per_building": 1,
    "hit_table": {
        "scientist": {"active": "wounded", "wounded": "destroyed"},
        "motorised_scientist": {"active": "destroyed"},
    },
    "limit_one_for_types_with_at_most_copies": 4,
    "market_crash_trigger": "rise_above_max",
    "leader1_new_value": "any_1_to_6",
    "depletion_chooser": "leader",
    "base_cataclysm_effect": "generic_hit",
    "cataclysm_order_chooser": "die_owner_else_leader",
    "landing_face": {"1": "2-3p", "2": "2-3p", "3": "2-3p", "4": "4p"},
    "non_player_dice": True,
    "solo_enabled": False,  # a table of one seat is what enables it
}
"""The parameters that only describe what the program plays, with what it plays."""


def checked_parameter(where: Phrase, name: str, value: object) -> Any:
    """The value of a parameter, normalised; raises OptionError naming file, parameter and reason."""
    if name in LIVE:
        return LIVE[name](where, value)
    if name not in FIXED:
        raise OptionError(f"{where}: there is no such parameter.")  # in the shipped files only
    if not equal(value, FIXED[name]):
        refuse(where, "plays", known=shown(FIXED[name]), value=shown(value))
    return value
