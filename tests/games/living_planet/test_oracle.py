"""Random games of the engine beside the slow reading of the rules (tests/support/living_planet_oracle.py)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from living_planet_oracle import COLOURS, HEXES, PARAMETERS, after, choices, invariants, ranks, score, state
from living_planet_shadow import Shadow, merged
from ludosphere.core.registry import game
from ludosphere.games.living_planet.house import rulebook as house

pytestmark = pytest.mark.unmeasured  # many long games

SURE = ("act", "move", "airlift", "build", "staff", "shift", "market", "deal")
"""Tasks that follow each other without anything happening in between."""

LIKED = {
    "act": {"build": 6, "explore": 6, "move": 3, "trade": 3, ".": 1},
    "build": {".": 1},
    "move": {".": 1},
    "deal": {".": 6},
    "staff": {"-": 1, "<": 2, "c": 8},
    "protect": {".": 1, "P": 6},
    "bend": {".": 6},
    "fate": {".": 12},
}
"""How often a random player takes what, by the beginning of the notation; 4 for the rest."""


def some(kind: str, notations: list[str], rng: random.Random) -> int:
    """An index: first a sort of action, then one of that sort."""
    sorts: dict[str, list[int]] = {}
    liked = LIKED.get(kind, {})
    for index, notation in enumerate(notations):
        sort = next((one for one in liked if notation.startswith(one)), notation[:2])
        sorts.setdefault(sort, []).append(index)
    sort = rng.choices(list(sorts), [liked.get(one, 4) for one in sorts])[0]
    return rng.choice(sorts[sort])


def compared(options: dict[str, Any], seed: int, stop: int = 100_000) -> tuple[list[str], Shadow]:
    """Plays a game; what the engine and the oracle disagree about, each with the place."""
    rng = random.Random(seed)
    position = game("living_planet").new({"screens": "open", **options}, seed)
    view = merged(position)
    shadow = Shadow(view)
    found: list[str] = []
    for step in range(stop):
        if not position.to_move():
            break
        offered = {
            seat: [position.notation(seat, action) for action in position.legal(seat)]
            for seat in position.to_move()
        }
        kind = view["task"]["kind"]
        here = f"{options} seed {seed} step {step} turn {view['turn']} {kind}: "
        wrong = shadow.differs(view, offered) + invariants(view)
        for seat, notations in offered.items():
            must, may = choices(view, seat)
            if not must <= set(notations) <= must | may:
                wrong.append(f"seat {seat}: {sorted(set(notations) ^ must)} by the view alone")
        sheet = score(view)  # as if this turn were the last one
        if position.scores() != [lines["total"] for lines in sheet]:
            wrong.append(f"scores {position.scores()}, expected {sheet}")
        found += [here + one for one in wrong]
        if shadow.lost:
            return found, shadow
        if wrong:
            shadow.agree(view)
        seat = rng.choice(sorted(offered))
        index = some(kind, offered[seat], rng)
        notation = offered[seat][index]
        expected = after(view, seat, notation, shadow.memory) if kind in SURE else {}
        position.play(seat, position.legal(seat)[index])
        view = merged(position)
        if expected and view["task"] and view["task"]["kind"] in SURE and view["task"]["seat"] == seat:
            now = state(view)
            for key, value in expected.items():
                if now.get(key) != value:
                    found.append(f"{here}{notation} makes {key} {now.get(key)}, expected {value}")
        try:
            shadow.play(seat, notation, view)
        except AssertionError as error:
            return [*found, f"{here}{notation}: {error}"], shadow
    if not position.to_move():
        found += [f"{options} seed {seed} at the end: {one}" for one in shadow.differs(view, {})]
        found += [f"{options} seed {seed} at the end: {one}" for one in invariants(view)]
        result = position.result()
        assert result is not None
        sheet = score(view)
        if not shadow.over:
            found.append(f"{options} seed {seed}: the game is over too early")
        if result.scores != [lines["total"] for lines in sheet]:
            found.append(f"{options} seed {seed}: scores {result.scores}, expected {sheet}")
        lines = {line.key.replace("-", "_"): line.points for line in result.sheet}
        wanted = {key: [row[key] for row in sheet] for key in sheet[0] if key != "total"}
        if not view["arboria"]:
            assert wanted.pop("oxygen_tokens") == wanted.pop("oxygen_hexes") == [0] * len(sheet)
        if lines != wanted:
            found.append(f"{options} seed {seed}: the sheet is {lines}, expected {wanted}")
        if result.ranks != ranks(view):
            found.append(f"{options} seed {seed}: ranks {result.ranks}, expected {ranks(view)}")
    return found, shadow


def agrees(options: dict[str, Any], seeds: range) -> None:
    for seed in seeds:
        found, _ = compared(options, seed)
        assert found == []


@pytest.mark.parametrize("length", ["normal", "short"])
@pytest.mark.parametrize("arboria", ["on", "off"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_agree(seats: int, arboria: str, length: str) -> None:
    agrees({"seats": seats, "arboria": arboria, "length": length}, range(1))


def owned(monkeypatch: pytest.MonkeyPatch, parameters: dict[str, Any], hexes: list[dict[str, Any]]) -> str:
    """House rules, for the engine as text and for the oracle in place."""
    for key, value in parameters.items():
        monkeypatch.setitem(PARAMETERS, key, value)
    for facts in hexes:
        monkeypatch.setitem(HEXES, facts["id"], facts)
    own = [{"id": key, "value": value, "provenance": "owner"} for key, value in parameters.items()]
    return house.checked(json.dumps({"parameters": own, "hexes": hexes}))


RICH = {
    "start_mc_arboria": 70,
    "start_resources_arboria": {
        "electricity": 2,
        "iron": 2,
        "mycelium": 2,
        "oil": 2,
        "vibrium": 2,
        "wood": 2,
    },
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rich_games_agree(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    agrees({"seats": seats, "house": owned(monkeypatch, RICH, [])}, range(1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_burning_games_agree(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    icons = [
        {
            "type": cataclysm,
            "dice": [{"colour": colour, "value": value} for colour in COLOURS for value in values],
        }
        for cataclysm, values in (("fire", (1, 4)), ("tornado", (2, 5)), ("flood", (6,)))
    ]
    hexes = [
        {**facts, "cataclysms": icons, "provenance": "owner"}
        for facts in HEXES.values()
        if facts["kind"] == "oxygen"
    ]
    agrees({"seats": seats, "house": owned(monkeypatch, RICH, hexes)}, range(1))


def test_games_in_a_plain_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without mountains the Volcano may fit nowhere (R68)."""
    plain = ["plain"] * 6
    hexes = []
    for facts in HEXES.values():
        if facts["set"] == "base":
            sites = [{**site, "elevation": "lowland"} for site in facts["sites"]]
            flat = {"edges": plain, "has_mountain": False, "sites": sites, "provenance": "owner"}
            faces = [{**one, "edges": plain, "provenance": "owner"} for one in facts.get("alt_faces") or []]
            hexes.append({**facts, **flat, **({"alt_faces": faces} if faces else {})})
    agrees({"seats": 3, "house": owned(monkeypatch, {}, hexes)}, range(1))


@pytest.mark.parametrize("number", [0, 1, 2])
def test_games_with_other_numbers_agree(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    parameters: dict[str, Any] = (
        {
            "volcano_inferred_sides_enabled": True, "actions_per_phase": 3, "motorised_steps_per_point": 3,
            "leader2_factor": 3, "leader4_shift": 3, "leader5_discount": 4, "leader6_points": 3,
            "build_limit_by_die": [2, 2, 3, 3, 4, 4],
        },
        {
            "fire_can_spread_to_volcano": False, "fire_token_supply": 2, "flee_on_refire": False,
            "mc_per_vp": 3, "vp_motorised": 3, "vp_oxygen_explore": 2,
        },
        {
            "depletion_per_turn": 2, "exhaustion_scope": "reserve", "fate_tokens_per_player": 2,
            "recruit_cost": {"mycelium": 2}, "bank_bonus_per_unit": 2, "price_step_on_buy": 2,
            "price_step_on_sell": 2, "rescue_when": "no_unit", "subsidy_mc": 7, "trading_post_extra_cards": 2,
        },
    )[number]  # fmt: skip
    agrees({"seats": 3, "house": owned(monkeypatch, {**RICH, **parameters}, [])}, range(1))
