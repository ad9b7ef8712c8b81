"""The score sheet, line by line, and the ranking (3.13, 4.3)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ...core.contract import Result, ScoreLine
from .state import PlanetState
from .tables import CATEGORIES, MOTOR, RESOURCES


def motors(state: PlanetState, seat: i64) -> i64:
    """Motorised Scientists on the map."""
    count: i64 = 0
    for slot in range(len(state.hexes)):
        count += state.outside[(slot * state.seats + seat) * 3 + MOTOR]
    for crew in state.crew:
        if crew == 1 + seat * 3 + MOTOR:
            count += 1
    return count


def controlled_on(state: PlanetState, slot: i64) -> list[int]:
    """By seat: the buildings it controls on the hex."""
    counts = [0] * int(state.seats)
    for site in range(slot * 4, slot * 4 + 4):
        if state.tiles[site]:
            owner = state.controller(site)
            if owner >= 0:
                counts[owner] += 1
    return counts


def oxygen_points_on(state: PlanetState, seat: i64, slot: i64) -> i64:
    """The stars of an oxygen hex for those who control most of its buildings (76–78, 115).

    As things stand this turn is the last one, whose hexes don't count (75, 98).
    """
    stars: i64 = state.box.stars[state.hexes[slot]]
    if stars == 0 or (state.box.last_turn_out and state.explored[slot] == state.turn):
        return 0
    counts = controlled_on(state, slot)
    own = counts[seat]
    return stars if own and own == max(counts) else 0


def oxygen_points(state: PlanetState, seat: i64) -> i64:
    """All oxygen hexes."""
    total: i64 = 0
    for slot in range(len(state.hexes)):
        if state.box.stars[state.hexes[slot]]:
            total += oxygen_points_on(state, seat, slot)
    return total


def leftovers(state: PlanetState, seat: i64) -> i64:
    """Pieces left."""
    total: i64 = 0
    for resource in range(6):
        total += state.pieces[seat * 6 + resource]
    return total


def points(state: PlanetState, seat: i64) -> i64:
    """The total of a seat as it stands."""
    box = state.box
    total: i64 = state.mc[seat] // box.mc_per_vp + motors(state, seat) * box.vp_motor
    total += state.oxygen[seat] + leftovers(state, seat) * box.vp_piece
    for site in range(len(state.tiles)):
        if state.owns(seat, site):
            total += box.vp[box.tile_type[state.tiles[site] - 1]]
    if box.arboria:
        total += oxygen_points(state, seat)
    return total


def controlled(state: PlanetState, seat: i64) -> i64:
    """How many buildings the seat controls."""
    count: i64 = 0
    for site in range(len(state.tiles)):
        if state.owns(seat, site):
            count += 1
    return count


def standing(state: PlanetState, seat: i64) -> list[int]:
    """What ranks a seat, most important first: points, then the tie-breakers (84)."""
    key = [int(points(state, seat))]
    for breaker in state.box.tie_breakers:
        if breaker == "controlled_buildings":
            key.append(int(controlled(state, seat)))
        elif breaker == "mc":
            key.append(state.mc[seat])
    return key


def payoffs(state: PlanetState) -> list[float]:
    """1 for a sole victory, shared in a tie."""
    keys: list[list[int]] = []
    for seat in range(state.seats):
        keys.append(standing(state, seat))
    top = max(keys)
    share = 1.0 / keys.count(top)
    return [share if key == top else 0.0 for key in keys]


def result(state: PlanetState) -> Result:
    """Ranks, totals and sheet of a finished game."""
    keys: list[list[int]] = []
    scores: list[int] = []
    for seat in range(state.seats):
        keys.append(standing(state, seat))
        scores.append(int(points(state, seat)))
    ranks = [1 + sum([1 for other in keys if other > key]) for key in keys]
    return Result(ranks, scores, payoffs(state), sheet(state))


# --- the sheet -------------------------------------------------------------------------------------
def sheet(state: PlanetState) -> list[ScoreLine]:
    """The lines as they stand now, with what every point is for."""
    seats = range(int(state.seats))
    lines = [line("money", [money_details(state, seat) for seat in seats])]
    for number, category in enumerate(CATEGORIES):
        lines.append(line(category, [building_details(state, seat, number) for seat in seats]))
    lines.append(line("motorised", [motor_details(state, seat) for seat in seats]))
    if state.box.arboria:
        tokens = [[{"points": state.oxygen[seat]}] if state.oxygen[seat] else [] for seat in seats]
        lines.append(line("oxygen-tokens", tokens))
        lines.append(line("oxygen-hexes", [oxygen_details(state, seat) for seat in seats]))
    if state.box.vp_piece:
        lines.append(line("leftovers", [leftover_details(state, seat) for seat in seats]))
    return lines


def line(key: str, details: list[list[dict[str, Any]]]) -> ScoreLine:
    """A line whose points are the sums of its details."""
    return ScoreLine(key, [sum([entry["points"] for entry in column]) for column in details], details)


def money_details(state: PlanetState, seat: i64) -> list[dict[str, Any]]:
    mc = state.mc[seat]
    return [{"points": int(mc // state.box.mc_per_vp), "mc": mc, "rate": int(state.box.mc_per_vp)}]


def building_details(state: PlanetState, seat: i64, category: i64) -> list[dict[str, Any]]:
    box = state.box
    found: list[dict[str, Any]] = []
    for site in range(len(state.tiles)):
        if state.owns(seat, site):
            kind = state.type_at(site)
            if box.category[kind] == category:
                found.append({"points": box.vp[kind], "type": box.types[kind], "site": state.site_name(site)})
    return found


def motor_details(state: PlanetState, seat: i64) -> list[dict[str, Any]]:
    count = int(motors(state, seat))
    return [{"points": count * int(state.box.vp_motor), "count": count}] if count else []


def oxygen_details(state: PlanetState, seat: i64) -> list[dict[str, Any]]:
    """Every oxygen hex on which the seat controls something, with why it scores or not."""
    found: list[dict[str, Any]] = []
    for slot in range(len(state.hexes)):
        stars = state.box.stars[state.hexes[slot]]
        if stars == 0:
            continue
        counts = controlled_on(state, slot)
        if counts[seat]:
            late = state.box.last_turn_out and state.explored[slot] == state.turn
            found.append(
                {
                    "points": int(oxygen_points_on(state, seat, slot)),
                    "hex": state.hex_name(slot),
                    "own": counts[seat],
                    "most": max(counts),
                    "stars": stars,
                    "late": int(late),
                }
            )
    return found


def leftover_details(state: PlanetState, seat: i64) -> list[dict[str, Any]]:
    return [
        {
            "points": int(state.pieces[seat * 6 + resource] * state.box.vp_piece),
            "resource": RESOURCES[resource],
            "count": state.pieces[seat * 6 + resource],
        }
        for resource in range(6)
        if state.pieces[seat * 6 + resource]
    ]
