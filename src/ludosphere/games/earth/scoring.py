"""The score sheet, line by line, and the ranking (section 9)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ...core.contract import Result, ScoreLine
from . import abundance, gaia
from .filters import GROWTH_SPACES
from .grid import name
from .measures import (
    BASE,
    CARD_SCORE,
    base_points,
    event_points,
    growth_points,
    growth_points_at,
    terrain_points,
)
from .state import NAMES, EarthState, all_growth, all_sprouts
from .tables import BEGINNER_LEVEL, ECOSYSTEM_SCORE, LEVELS

LINES: Final = ("base", "events", "compost", "sprouts", "growth", "terrain", "ecosystems", "fauna", "bonus")


def terrain_points_at(state: EarthState, seat: i64, place: i64) -> i64:
    """What the card there scores by its own ability."""
    own = CARD_SCORE[state.players[seat].grid[place]]
    return 0 if own is None else own.points(state.players, int(seat), int(place))


def ecosystems_of(state: EarthState, seat: i64) -> list[int]:
    """The own Ecosystem, if there is one, and the shared ones."""
    own = state.players[seat].ecosystem
    return [int(own), *state.shared] if own else state.shared


def ecosystem_points_of(state: EarthState, seat: i64, card: i64) -> i64:
    """One Ecosystem for one seat."""
    own = ECOSYSTEM_SCORE[card]
    return 0 if own is None else own.points(state.players, int(seat), -1)


def ecosystem_points(state: EarthState, seat: i64) -> i64:
    """All Ecosystems of the seat."""
    total: i64 = 0
    for card in ecosystems_of(state, seat):
        total += ecosystem_points_of(state, seat, card)
    return total


def level(state: EarthState, place: i64) -> int:
    """What the leaf at this place (0: the first) of a fauna card is worth (60, 61)."""
    return BEGINNER_LEVEL if state.setting.beginner else LEVELS[place]


def fauna_points(state: EarthState, column: i64) -> i64:
    """The leaves of a column."""
    total: i64 = 0
    for leaves in state.leaves:
        for place in range(len(leaves)):
            if leaves[place] == column:
                total += level(state, place)
    return total


def points(state: EarthState, seat: i64) -> i64:
    """The total of a seat as it stands."""
    player = state.players[seat]
    total: i64 = base_points(player) + event_points(player) + len(player.compost) + all_sprouts(player)
    total += growth_points(player) + terrain_points(state.players, seat) + ecosystem_points(state, seat)
    total += fauna_points(state, seat)
    return total + (state.bonus_points if state.bonus == seat else 0)


def leaf_points(state: EarthState) -> int:
    """Abundance: what Gaia's own leaves and those the player turned into seeds are worth to her."""
    if not state.setting.abundance:
        return 0
    own = 5 - sum(leaves.count(gaia.GAIA) for leaves in state.leaves) - (state.bonus == gaia.GAIA)
    return abundance.LEAF_POINTS * (own + int(state.players[0].leaf_seeds))


def gaia_lines(state: EarthState) -> list[int]:
    """Gaia's points by line: her score pile counts without signs; no terrain, no Ecosystems (112)."""
    her = gaia.her(state)
    pile = 0
    for card in her.pile:
        pile += abs(BASE[card])
    bonus = int(state.bonus_points) if state.bonus == gaia.GAIA else 0
    return [
        pile,
        0,
        len(her.compost),
        int(her.sprouts),
        int(gaia.growth_points(her.growth)),
        0,
        0,
        int(fauna_points(state, gaia.GAIA)) + leaf_points(state),
        bonus,
    ]


def totals(state: EarthState) -> list[int]:
    """The points of every column; in solo Gaia's come last."""
    found = [int(points(state, seat)) for seat in range(len(state.players))]
    if state.gaia is not None:
        found.append(sum(gaia_lines(state)))
    return found


# --- the sheet -----------------------------------------------------------------------------------
def sheet(state: EarthState) -> list[ScoreLine]:
    """Every line with the source of every point."""
    columns = [_lines(state, seat) for seat in range(len(state.players))]
    rows = []
    for number, key in enumerate(LINES):
        values = [sum(detail["points"] for detail in column[number]) for column in columns]
        details = [column[number] for column in columns]
        if state.gaia is not None:
            values.append(gaia_lines(state)[number])
            details.append(_gaia_details(state, key))
        rows.append(ScoreLine(key, values, details))
    return rows


def _card(points: int, card: int, **more: Any) -> dict[str, Any]:
    return {"points": int(points), "what": "card", "card": NAMES[card], **more}


def _lines(state: EarthState, seat: int) -> list[list[dict[str, Any]]]:
    player = state.players[seat]
    island, climate = int(player.island), int(player.climate)
    base = [_card(BASE[card], card) for card in (island, climate) if card]
    base += [_card(BASE[player.grid[place]], player.grid[place]) for place in player.spots]
    events = [_card(BASE[card], card) for card in player.pile]
    compost = [{"points": len(player.compost), "what": "compost", "n": len(player.compost)}]
    sprouts = [
        _card(player.sprouts[place], player.grid[place], what="sprouts", n=player.sprouts[place])
        for place in player.spots
        if player.sprouts[place]
    ]
    growth = [
        _card(
            int(growth_points_at(player, place)),
            player.grid[place],
            what="canopy" if player.growth[place] == GROWTH_SPACES[player.grid[place]] else "trunks",
            n=player.growth[place],
        )
        for place in player.spots
        if player.growth[place]
    ]
    terrain = [
        _card(int(terrain_points_at(state, seat, place)), player.grid[place], what="scoring", at=name(place))
        for place in player.spots
        if CARD_SCORE[player.grid[place]] is not None
    ]
    ecosystems = [
        _card(int(ecosystem_points_of(state, seat, card)), card, what="scoring")
        for card in ecosystems_of(state, seat)
    ]
    return [base, events, compost, sprouts, growth, terrain, ecosystems, *_board(state, seat)]


def _board(state: EarthState, column: int) -> list[list[dict[str, Any]]]:
    fauna = [
        _card(level(state, place), state.fauna[number], what="leaf", place=place + 1)
        for number, leaves in enumerate(state.leaves)
        for place, leaf in enumerate(leaves)
        if leaf == column
    ]
    bonus = [{"points": int(state.bonus_points), "what": "bonus"}] if state.bonus == column else []
    return [fauna, bonus]


def _gaia_details(state: EarthState, key: str) -> list[dict[str, Any]]:
    her = gaia.her(state)
    if key == "base":
        return [_card(abs(BASE[card]), card) for card in her.pile]
    if key == "compost":
        return [{"points": len(her.compost), "what": "compost", "n": len(her.compost)}]
    if key == "sprouts":
        return [{"points": int(her.sprouts), "what": "gaia-sprouts", "n": int(her.sprouts)}]
    if key == "growth":
        return [{"points": int(gaia.growth_points(her.growth)), "what": "gaia-growth", "n": int(her.growth)}]
    if key == "fauna" and state.setting.abundance:
        leaves = {"points": leaf_points(state), "what": "gaia-leaves"}
        return [*_board(state, gaia.GAIA)[0], leaves]
    if key in ("fauna", "bonus"):
        return _board(state, gaia.GAIA)[key == "bonus"]
    return []


# --- the ranking ---------------------------------------------------------------------------------
def standing(state: EarthState, seat: int, total: int) -> tuple[int, ...]:
    """What decides the ranking: points, soil, hand cards, growth pieces, sprouts, composted cards."""
    player = state.players[seat]
    return (
        total,
        int(player.soil),
        len(player.hand),
        int(all_growth(player)),
        int(all_sprouts(player)),
        len(player.compost),
    )


def ranks(state: EarthState, scores: list[int]) -> list[int]:
    """Ranks by column, 1 the best; equal in everything share one. A draw with Gaia is hers."""
    if state.gaia is not None:
        won = scores[0] > scores[1]
        return [1, 2] if won else [2, 1]
    keys = [standing(state, seat, total) for seat, total in enumerate(scores)]
    if state.setting.teams:  # partners add everything up (130)
        sides = [tuple(map(sum, zip(keys[side], keys[side + 2]))) for side in range(2)]
        places = [1 + 2 * sum(1 for other in sides if other > side) for side in sides]
        return [places[0], places[1], places[0], places[1]]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def payoffs(state: EarthState) -> list[float]:
    """1 for a sole victory, shared equally in a tie, 0 for the others."""
    places = ranks(state, totals(state))[: len(state.players)]
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def result(state: EarthState) -> Result:
    """Ranking and sheet of a finished game."""
    scores = totals(state)
    return Result(ranks(state, scores), scores, payoffs(state), sheet(state))
