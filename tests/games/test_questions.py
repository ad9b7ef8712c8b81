"""What a path asks for between its refs: every game has a question of its own for every kind of step."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludosphere.core.contract import Path, Position
from ludosphere.core.i18n import LANGUAGES
from ludosphere.core.registry import game
from ludosphere.games.biomos.actions import EVENTS

GAMES = 60

WAYS: dict[str, list[dict[str, Any]]] = {
    "biomos": [{"mode": "advanced"}, {"mode": "discovery"}],
    "bioviva": [{"appeals": "on"}, {}],
    "earth": [{}, {"mode": "beginner"}],
    "living_planet": [{"arboria": "on"}, {}],
}
ASKED = {
    "biomos": {"centre", "token", "recess", *(event.name for event in EVENTS)},
    "bioviva": {"slot", "guess"},
    "earth": set(),
    "living_planet": {
        *("free:heal", "free:repair", "dam", "douse", "tile", "cell", "unit", "crew", "type", "site"),
        *("staff", "sell", "buy"),
    },
}
"""The kinds of refs after which a path may go on; each is reached in the games played here."""


def kind(ref: str) -> str:
    return ref if ref.startswith("free:") else ref.partition(":")[0]


def beginnings(position: Position, seat: int) -> set[Path]:
    """What paths of the seat begin with and do not end with."""
    return {path[:k] for path in position.paths(seat) for k in range(1, len(path))}


@pytest.mark.parametrize("name", WAYS)
def test_every_step_of_every_game_asks_a_question_of_its_own(name: str) -> None:
    asked: dict[str, set[str]] = {}
    title = game(name)
    for seed in range(GAMES):
        rng = Random(seed)
        options = WAYS[name][seed % len(WAYS[name])]
        position = title.new({"seats": 2, **options}, seed)
        while seats := position.to_move():
            seat = rng.choice(seats)
            for path in beginnings(position, seat):
                for lang in LANGUAGES:
                    said = position.faces().question(position, seat, path, lang)
                    assert said != position.faces().task(position, seat, lang), path
                    assert said[0] == said[0].upper(), said
                    assert said[-1] in ".?", said
                    asked.setdefault(kind(path[-1]), set()).add(said)
            position.play(seat, rng.choice(position.legal(seat)))
    assert set(asked) == ASKED[name]


def test_what_is_asked_is_what_is_to_be_chosen_next() -> None:
    position = game("bioviva").new({"seats": 2, "top": "budget"}, 1)
    while position.view(None)["phase"] != "act":
        seat = position.to_move()[0]
        position.play(seat, position.faces().parse(position, seat, "done"))
    seat = position.to_move()[0]
    assert position.faces().question(position, seat, ("slot:2",), "en") == (
        "Look at the back of card 2 (right), or choose a second card to swap it with."
    )
    board = game("biomos").new({"seats": 1}, 1)
    assert board.faces().question(board, 0, ("centre:forest",), "fr") == "Où placez-vous la forêt\u202f?"
    planet = game("living_planet").new({"seats": 2}, 1)
    assert planet.faces().question(planet, 0, ("sell:iron",), "en") == "Iron: how many do you sell?"
    assert (
        planet.faces().question(planet, 0, ("tile:LP05", "cell:1,-1"), "en")
        == "Now turn the hex, then place it."
    )
    assert planet.faces().question(planet, 0, ("staff:chip",), "fr") == "Qui y entre\u202f?"
