"""Scoring against the independent oracle: the rulings' examples, and tables at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

import earth_oracle as oracle
from earth_examples import EXAMPLES, RANKINGS, random_table
from ludosphere.core.rng import seeded
from ludosphere.games.earth import GAME, scoring
from ludosphere.games.earth.cards import CARD_BY_ID, CARDS
from ludosphere.games.earth.grid import place_of
from ludosphere.games.earth.measures import gauge, score
from ludosphere.games.earth.player import Player, new_player
from ludosphere.games.earth.rules import EarthPosition
from ludosphere.games.earth.state import OVER, Setting
from ludosphere.games.earth.tables import GOALS


def position_of(table: dict[str, Any]) -> EarthPosition:
    """A finished game with these players; what the oracle only counts is filled with unused cards."""
    seats = len(table["players"])
    mode = "beginner" if 10 in [leaf for row in table["players"] for leaf in row["leaves"]] else "standard"
    options = GAME.options({"mode": mode, "seats": seats} if seats > 1 else {"seats": 1})
    position = EarthPosition(seeded(1), Setting(GAME, options))
    position.phase = OVER
    position.shared = [CARD_BY_ID[card].index for card in table.get("ecosystems", [])]
    position.fauna = [388, 390, 392, 394]
    position.players = [player_of(row) for row in table["players"]]
    for seat, row in enumerate(table["players"]):
        if row.get("bonus"):
            position.bonus = seat
    return position


def player_of(row: dict[str, Any]) -> Player:
    player = new_player()
    player.island, player.climate = CARD_BY_ID[row["island"]].index, CARD_BY_ID[row["climate"]].index
    player.ecosystem = CARD_BY_ID[row["ecosystem"]].index if row["ecosystem"] else 0
    player.soil = row["soil"]
    player.hand, player.compost = [0] * row["hand"], [0] * row["compost"]
    player.pile = [CARD_BY_ID[card].index for card in row["events"]]
    for lying in sorted(row["tableau"], key=lambda lying: place_of(lying["at"])):
        place = place_of(lying["at"])
        player.grid[place] = CARD_BY_ID[lying["card"]].index
        player.spots.append(place)
        player.sprouts[place], player.growth[place] = lying["sprouts"], lying["growth"]
    player.planted = [player.grid[place_of(name)] for name in row.get("planted", [])]
    return player


def answer(table: dict[str, Any], seat: int, ask: tuple[str, ...]) -> int:
    position = position_of(table)
    if ask[0] == "terrain":
        return int(scoring.terrain_points_at(position, seat, place_of(ask[1])))
    if ask[0] == "ecosystem":
        return int(scoring.ecosystem_points_of(position, seat, CARD_BY_ID[ask[1]].index))
    if ask[0] == "goal":
        goal = GOALS[CARD_BY_ID[ask[1]].index]
        assert goal is not None
        return int(goal.value(position.players, seat, -1))
    lines = {line.key: line.points[seat] for line in scoring.sheet(position)}
    lines["fauna"] = sum(table["players"][seat]["leaves"])  # leaves are given as points here
    return sum(lines.values()) if ask[0] == "total" else lines[ask[1]]


@pytest.mark.parametrize(
    "example", EXAMPLES, ids=lambda example: f"ruling_{example['ruling']}_{example['name']}"
)
def test_example_of_a_ruling(example: dict[str, Any]) -> None:
    assert answer(example["table"], example["seat"], example["ask"]) == example["expected"]


@pytest.mark.parametrize(("table", "expected"), [(row["table"], row["expected"]) for row in RANKINGS])
def test_ruling_99_ranking(table: dict[str, Any], expected: list[int]) -> None:
    position = position_of(table)
    assert scoring.ranks(position, scoring.totals(position)) == expected


@pytest.mark.parametrize("seed", range(60))
def test_ruling_97_random_tables_score_like_the_oracle(seed: int) -> None:
    table = random_table(random.Random(seed), abundance=seed % 3 == 0)
    position = position_of(table)
    for seat in range(len(table["players"])):
        expected = oracle.sheet(table, seat)
        lines = {line.key: line.points[seat] for line in scoring.sheet(position)}
        for key in ("base", "events", "compost", "sprouts", "growth"):
            assert lines[key] == expected[key], key
        terrain = {row[0]: row[2] for row in expected["terrain"]}
        for place in position.players[seat].spots:
            card = CARDS[position.players[seat].grid[place]]
            if scoring.CARD_SCORE[card.index] is not None:
                name = "abcdefg"[place % 7] + str(place // 7 + 1)
                assert scoring.terrain_points_at(position, seat, place) == terrain.get(name, 0), (
                    card.id,
                    name,
                )
        assert lines["ecosystems"] == sum(row[1] for row in expected["ecosystems"])


@pytest.mark.parametrize("seed", range(12))
def test_every_goal_and_ecosystem_measures_like_the_oracle(seed: int) -> None:
    table = random_table(random.Random(1000 + seed), abundance=seed % 2 == 1)
    position = position_of(table)
    for card in CARDS:
        if card.goal is not None:
            for seat in range(len(table["players"])):
                measured = gauge(card.goal).value(position.players, seat, -1)
                assert measured == oracle.goal_value(table, seat, card.id), card.id
        elif card.scoring is not None:
            for seat in range(len(table["players"])):
                points = score(card.scoring).points(position.players, seat, -1)
                assert points == oracle.ecosystem_points(table, seat, card.id), card.id
