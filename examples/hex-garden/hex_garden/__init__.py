"""Hex Garden: plants are drawn from a bag and put where they like it, around a pond."""

from __future__ import annotations

from typing import Any, cast

from ludosphere.core.contract import Game, Position, View
from ludosphere.core.decoding import numbers, parts
from ludosphere.core.errors import DecodeError
from ludosphere.core.options import Choice, Options
from ludosphere.core.rng import Rng
from ludosphere.core.space import ActionSpace, Packed, TensorSpec

from .faces import GRAMMAR, GardenFaces
from .rules import BASKET, BEDS, EACH, PLANTS, GardenPosition


class HexGarden(Game):
    """The game; its options are the number of seats and whether a bouquet counts."""

    name = "hex_garden"
    rules_version = 1
    option_specs = (Choice("seats", (2, 3, 4)), Choice("bouquet", ("yes", "no")))
    faces = GardenFaces()

    def start(self, options: Options, rng: Rng) -> GardenPosition:
        position = GardenPosition(self, options, rng)
        for _ in range(BASKET):
            position.draw()
        return position

    def view(self, position: Position, seat: int | None) -> View:
        """All is open but the order in which plants will come out of the bag, and that isn't settled yet."""
        garden = cast(GardenPosition, position)
        beds = [PLANTS[plant] if plant >= 0 else None for plant in garden.beds]
        return {
            "game": self.name,
            "turn": int(garden.turn),
            "to_move": garden.to_move(),
            "beds": dict(zip(BEDS, beds, strict=True)),
            "newest": BEDS[garden.planted[-1] & 63] if garden.planted else None,
            "basket": dict(zip(PLANTS, garden.basket, strict=True)),
            "bag": dict(zip(PLANTS, garden.bag(), strict=True)),
            "players": [
                {"seat": seat, "score": score, "kinds": [PLANTS[kind] for kind in sorted(garden.kinds(seat))]}
                for seat, score in enumerate(garden.totals)
            ],
        }

    def encode(self, position: Position) -> bytes:
        garden = cast(GardenPosition, position)
        return self.snapshot(garden.setting, garden.rng, [garden.planted, garden.basket])

    def restore(self, options: Options, rng: Rng, state: list[Any]) -> GardenPosition:
        garden = GardenPosition(self, options, rng)
        planted, basket = parts("state", state, 2)
        for action in numbers("plantings", planted, 0, len(PLANTS) * 64 - 1):
            if action & 63 >= len(BEDS) or garden.beds[action & 63] >= 0:
                raise DecodeError("two plants are in one bed, or one is in none.")
            garden.plant(action)
        garden.basket = numbers("basket", basket, 0, BASKET, len(PLANTS))
        if sum(garden.basket) != BASKET - garden.full() or min(garden.bag()) < 0:
            raise DecodeError("there are too few plants or too many.")
        return garden

    def observation_spec(self, options: Options) -> tuple[TensorSpec, ...]:
        seats = self.seats(options)
        return (
            TensorSpec("beds", (len(BEDS), len(PLANTS)), 1, "What grows in each bed."),
            TensorSpec("basket", (len(PLANTS),), BASKET, "How many of each kind can be planted now."),
            TensorSpec("bag", (len(PLANTS),), EACH, "How many of each kind are still to come."),
            TensorSpec("kinds", (seats, len(PLANTS)), 1, "Which kinds each seat has planted."),
            TensorSpec("scores", (seats,), 255, "Everybody's points."),
        )

    def action_space(self, options: Options) -> ActionSpace:
        fields = ((6, range(len(BEDS))), (2, range(len(PLANTS))))
        return GRAMMAR.action_space(widths={"plant": Packed(fields)})


GAME = HexGarden()
