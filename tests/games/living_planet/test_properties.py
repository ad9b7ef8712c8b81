"""What holds in every game: hexes fit, nothing gets lost, money moves only by what is told."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from living_planet_positions import busy
from ludosphere.core.contract import Event
from ludosphere.core.errors import IllegalAction
from ludosphere.games.living_planet import GAME, ground
from ludosphere.games.living_planet.agenda import BURN, SMOKE, VOLCANO
from ludosphere.games.living_planet.rules import PlanetPosition
from ludosphere.games.living_planet.tables import CHIPS, MOTORS, RESOURCES, SCIENTISTS

PLENTY = json.dumps(
    {
        "parameters": {
            "start_mc_arboria": 90,
            "start_resources_arboria": {"iron": 2, "oil": 2, "electricity": 2, "vibrium": 2, "wood": 1},
            "start_scientists": 3,
            "production_match": "value",
            "fire_token_supply": 2,
        }
    }
)
TABLES: list[dict[str, object]] = [
    {"seats": 2},
    {"seats": 3, "arboria": "off"},
    {"seats": 4, "length": "short"},
    {"seats": 3, "house": PLENTY},
    {"seats": 4, "house": PLENTY, "length": "short"},
]
"""A bit of everything; with plenty of money and pieces people build, and lose it again."""

games = st.tuples(st.sampled_from(TABLES), st.integers(0, 10_000), st.sampled_from((0.2, 0.6, 0.95)))
few = settings(max_examples=20, deadline=None)


def course(game: tuple[dict[str, object], int, float]) -> Iterator[PlanetPosition]:
    """A game step by step, the end of it too."""
    options, seed, share = game
    position = GAME.new(options, seed)
    assert isinstance(position, PlanetPosition)
    yield from busy(position, seed, share)
    yield position


# --- the map ---------------------------------------------------------------------------------------------
def edge(position: PlanetPosition, slot: int, side: int) -> bool:
    """Does the hex show a mountain on this side of the map? From the facts of the box."""
    printed = position.box.facts.hexes[position.hexes[slot]].edges
    return bool(printed[(side - position.turned[slot]) % 6])


AWAY = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def mountains_beside(position: PlanetPosition, cell: tuple[int, int], slots: int) -> int:
    """How many neighbours among the first hexes turn a mountain to the cell."""
    at = {tuple(ground.axial(position.cells[slot])): slot for slot in range(slots)}
    found = 0
    for side, (q, r) in enumerate(AWAY):
        slot = at.get((cell[0] + q, cell[1] + r))
        found += slot is not None and edge(position, slot, (side + 3) % 6)
    return found


@few
@given(games)
def test_edges_match_and_the_volcano_lies_where_mountains_are_most(
    game: tuple[dict[str, object], int, float],
) -> None:
    position = [*course(game)][-1]
    at = {tuple(ground.axial(cell)): slot for slot, cell in enumerate(position.cells)}
    assert len(at) == len(position.hexes) == len(set(position.hexes))
    for (q, r), slot in at.items():
        beside = [at.get((q + dq, r + dr)) for dq, dr in AWAY]
        assert any(other is not None for other in beside) or len(at) == 1
        for side, other in enumerate(beside):
            assert position.near[slot * 6 + side] == (-1 if other is None else other)
            assert other is None or edge(position, slot, side) == edge(position, other, (side + 3) % 6)
    if position.volcano < 0:
        return
    slot = int(position.volcano)
    cell = ground.axial(position.cells[slot])
    before = [tuple(ground.axial(position.cells[other])) for other in range(slot)]
    free = {(q + dq, r + dr) for q, r in before for dq, dr in AWAY} - set(before)
    here = mountains_beside(position, (cell[0], cell[1]), slot)
    printed = position.box.facts.hexes[position.box.volcano].edges
    for q, r in free:  # a place with more mountains, were the Volcano to fit there, would have been better
        if mountains_beside(position, (q, r), slot) > here:
            for turn in range(6):
                assert not all(
                    bool(printed[(side - turn) % 6]) == edge(position, other, (side + 3) % 6)
                    for side, (dq, dr) in enumerate(AWAY)
                    for other in (index for index in range(slot) if before[index] == (q + dq, r + dr))
                )


# --- things ----------------------------------------------------------------------------------------------
def check_units(position: PlanetPosition) -> None:
    """Where nobody may be, and that all are somewhere."""
    seats = int(position.seats)
    fire = {task >> 9 & 255 for task in position.tasks if task & 63 in (BURN, SMOKE)}
    for slot in range(len(position.hexes)):
        there = position.outside[slot * seats * 3 : (slot + 1) * seats * 3]
        assert min(there) >= 0
        if slot == position.volcano or (position.burns(slot) and slot not in fire):
            assert not any(there)
    for seat in range(seats):
        inside = Counter((crew - 1) % 3 for crew in position.crew if crew and (crew - 1) // 3 == seat)
        out = [sum(position.outside[seat * 3 + kind :: seats * 3]) for kind in range(3)]
        assert position.scientists[seat] + out[0] + out[1] + inside[0] + inside[1] == SCIENTISTS
        assert position.motors[seat] + out[2] + inside[2] == MOTORS
        assert position.own_chips[seat] + position.chips.count(seat + 1) == CHIPS
        assert min(position.scientists[seat], position.motors[seat], position.own_chips[seat]) >= 0


def check_things(position: PlanetPosition) -> None:
    box = position.box
    for kind in range(6):
        held = sum(position.pieces[seat * 6 + kind] for seat in range(int(position.seats)))
        used = sum(box.dam_cost[dam][kind] for dam in position.dams)
        used += sum(position.platforms) * box.platform_cost[kind]
        assert position.reserve[kind] + held + used + position.depleted[kind] == box.reserve[kind]
        assert position.reserve[kind] >= 0
    assert min(position.pieces) >= 0
    assert min(position.mc) >= 0
    for kind, count in enumerate(box.tile_count):
        assert position.supply[kind] + position.tiles.count(kind + 1) == count
        assert position.supply[kind] >= 0
    assert position.fire_tokens + bin(position.fires).count("1") == box.fires
    assert position.fire_tokens >= 0
    assert sorted([*position.deck, *position.discards, *position.offers]) == list(range(len(box.cards)))
    hexes = [*position.hexes[1:], *position.stack, *position.under, *position.drawn]
    waits = bool(position.tasks) and position.tasks[-1] & 63 == VOLCANO
    assert len(set(hexes)) == len(hexes) == len(box.base_stack) - waits
    for site, tile in enumerate(position.tiles):
        chip, crew = position.chips[site], position.crew[site]
        if not tile:
            assert [chip, crew, position.platforms[site]] == [0, 0, 0]
            continue
        assert site >> 2 != position.volcano
        assert not (chip and crew) or chip == (crew - 1) // 3 + 1
    for prices in (
        position.prices,
        *(position.history[at : at + 6] for at in range(0, len(position.history), 6)),
    ):
        assert all(low <= price <= high for low, price, high in zip(box.least, prices, box.most, strict=True))


@few
@given(games)
def test_everything_is_there_once_and_nobody_is_where_nobody_can_be(
    game: tuple[dict[str, object], int, float],
) -> None:
    for position in course(game):
        check_units(position)
        check_things(position)


# --- what is told ------------------------------------------------------------------------------------------
def money(event: Event) -> int:
    """What an event says of money."""
    mc = int(event.args.get("mc", 0))
    return {"sells": mc, "subsidy": mc, "buys": -mc, "builds": -mc}.get(event.kind, 0)


@few
@given(games)
def test_money_changes_only_by_what_is_told(game: tuple[dict[str, object], int, float]) -> None:
    options, seed, share = game
    position = GAME.new(options, seed)
    assert isinstance(position, PlanetPosition)
    position.events = []
    told, before = 0, position.mc[:]
    for _ in busy(position, seed, share):
        sums = before[:]
        for event in position.events[told:]:
            if event.seat is not None:
                sums[event.seat] += money(event)
        assert sums == position.mc
        told, before = len(position.events), position.mc[:]


@few
@given(games)
def test_buildings_and_pieces_come_and_go_by_what_is_told(game: tuple[dict[str, object], int, float]) -> None:
    options, seed, share = game
    position = GAME.new(options, seed)
    assert isinstance(position, PlanetPosition)
    position.events = []
    for _ in busy(position, seed, share):
        pass
    kinds = Counter(event.kind for event in position.events)
    built = sum(1 for tile in position.tiles if tile) - int(position.seats)
    assert kinds["builds"] - kinds["destroyed"] == built
    assert kinds["explored"] + kinds["volcano"] == len(position.hexes) - 1
    gone = Counter[str]()
    for event in position.events:
        if event.kind == "depleted":
            gone[str(event.args["resource"])] += int(event.args["amount"])
    assert [gone[name] for name in RESOURCES] == position.depleted
    moved = kinds["chip"] + kinds["repaired"] - kinds["chip-lost"]
    assert moved == sum(CHIPS - chips for chips in position.own_chips) - int(position.seats)


# --- seats -------------------------------------------------------------------------------------------------
@pytest.mark.unmeasured
@few
@given(games)
def test_secrets_stay_secret(game: tuple[dict[str, object], int, float]) -> None:
    """Another card put down, other money and pieces behind the screens: nobody else can tell."""
    options, seed, share = game
    for screens in ("hidden", "money", "open"):
        number = 0
        for position in course(({**options, "screens": screens}, seed, share)):
            number += 1
            if number % 40:
                continue
            other = position.copy()
            if position.to_move() and not position.tasks and 0 not in position.chosen[1:2]:
                hand = [value for value in range(1, 7) if position.hands[1] >> value & 1]
                other.chosen[1] = hand[0] if hand[0] != position.chosen[1] else hand[-1]
            if position.to_move() and screens == "hidden":
                other.mc[1] += 7
                other.pieces[6] += 3
            assert other.view(0) == position.view(0)
            assert other.view(None) == position.view(None)


@pytest.mark.parametrize("options", TABLES)
def test_who_is_not_to_move_is_refused(options: dict[str, object]) -> None:
    for number, position in enumerate(course((options, 5, 0.6))):
        if number % 10:
            continue
        before = position.encode()
        movers = position.to_move()
        for seat in range(int(position.seats)):
            assert bool(position.legal(seat)) == (seat in movers)
            if seat not in movers:
                with pytest.raises(IllegalAction):
                    position.play(seat, position.legal(movers[0])[0] if movers else 0)
        assert position.encode() == before
