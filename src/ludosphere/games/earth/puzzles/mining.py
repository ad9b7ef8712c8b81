"""Finding puzzles of Earth in games between bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, cast

from ....core.registry import game
from ....core.rng import seeded
from ....kit import judges
from ....kit.judges import Thinking
from ....kit.puzzles import End, Found, TooManyError, best_of, ends, ranked
from .. import packing
from ..rules import EarthPosition
from .plantings import SORT, counted, left_to_plant, quiet

MOST: Final = 800
"""Lines a position may have."""
LATE: Final = 9
"""Cards of a tableau from which points at once are what planting is about."""
EARLY: Final = 5
NEAR: Final = 1.2
"""Measured ends this close to the best one count as best as well."""
TOLD: Final = 20
"""Worlds from which on it is told what a line costs."""
OPEN: Final = (0.05, 0.98)
"""The chance to win with the best planting: neither lost nor won already."""
MARGIN: Final = 2.5
"""Points by which these must be better than all others …"""
SURE: Final = 3.0
"""… and standard errors."""
THREE_ENDS: Final = 3


def candidates(seed: int, options: Mapping[str, object]) -> Iterator[tuple[int, EarthPosition]]:
    """The plantings of a game by the rules of thumb: who plants, and the position as that seat knows it."""
    position = game("earth").new(options, seed)
    luck = seeded(seed, "players")
    asked: dict[int, int] = {}
    while movers := position.to_move():
        seat = movers[0]
        board = cast(EarthPosition, position)
        if left_to_plant(board, seat) and asked.get(seat) != board.turn:
            asked[seat] = int(board.turn)
            if quiet(board, seat):
                yield seat, cast(EarthPosition, board.determinize(seat, seeded(0, "puzzle")))
        position.play(seat, position.rollout(seat, luck))


def look_for(
    seed: int, options: Mapping[str, object], kinds: tuple[str, ...], thinking: Thinking
) -> Iterator[Found]:
    """The puzzles in one game, those of the later turns first."""
    for seat, position in reversed(list(candidates(seed, options))):
        cards = len(position.players[seat].spots)
        if cards < EARLY:
            continue
        try:
            found = ends(SORT, position, seat, MOST)
        except TooManyError:
            continue
        if any(_unfinished(end, seat) for end in found.values()):
            continue
        if "score" in kinds and cards >= LATE:
            yield from _score(seat, position, found)
        if "planting" in kinds and cards < LATE + 2:
            yield from _planting(seat, position, found)


def _unfinished(end: End, seat: int) -> bool:
    """Did something come between, with cards still to be planted?"""
    agenda = cast(EarthPosition, end.after).players[seat].agenda
    return any(packing.kind_of(top) == packing.E_PLANT for top in agenda)


def _worths(found: Mapping[str, End], seat: int) -> dict[str, float]:
    return {key: float(counted(cast(EarthPosition, end.after), seat)) for key, end in found.items()}


def _score(seat: int, position: EarthPosition, found: Mapping[str, End]) -> Iterator[Found]:
    """The most points that planting brings, counted as if the turn ended with it."""
    if len(found) < 20:
        return
    now = counted(position, seat)
    worths = {key: points - now for key, points in _worths(found, seat).items()}
    best, gap = best_of(worths)
    if gap < 2 or len(best) > THREE_ENDS or not found[best[0]].lines[0]:
        return
    # The game played on must not say otherwise.
    picked = {key: found[key].lines[0] for key in ranked(worths)[:10]}
    samples = judges.race(judges.by_thumb, position, seat, picked, (20, 60, 150), "score")
    own = max(samples[key].lead for key in best)
    if any(sample.lead > own + 2.0 and len(sample.leads) >= 60 for sample in samples.values()):
        return
    yield Found("score", seat, position, found, worths, best, {"gap": gap})


def _planting(seat: int, position: EarthPosition, found: Mapping[str, End]) -> Iterator[Found]:
    """The best planting, measured by games played on from its ends."""
    if not 15 <= len(found) <= 300:
        return
    looks = {key: (cast(EarthPosition, end.after)).estimate(seat) for key, end in found.items()}
    points = _worths(found, seat)
    picked = {key: found[key].lines[0] for key in [*ranked(looks)[:14], *ranked(points)[:6]]}
    quick = judges.race(
        judges.by_thumb, position, seat, picked, (6, 20, 60, 150, 400), "thumb",
        judges.too_close(MARGIN, NEAR, THREE_ENDS, sure=6),
    )  # fmt: skip
    order = sorted(quick, key=lambda key: (-len(quick[key].leads), -quick[key].lead))
    top = quick[order[0]]
    best = [key for key in order if len(quick[key].leads) >= 200 and top.lead - quick[key].lead < NEAR]
    rest = [key for key in order if key not in best]
    if len(best) > THREE_ENDS or len(top.leads) < 400 or not rest:
        return
    gap, error = min(judges.against(top, quick[key]) for key in rest)
    if gap < MARGIN or gap < SURE * error:
        return
    rivals = [order[0], *rest[:3]]
    deep = judges.race(
        judges.by_foresight, position, seat, {key: found[key].lines[0] for key in rivals}, (200,), "foresight"
    )
    for key in rivals[1:]:
        lead, off = judges.against(deep[rivals[0]], deep[key])
        if lead < MARGIN / 3 or lead < 2 * off:
            return
    known = judges.told(quick, order[0])
    if not OPEN[0] <= known[order[0]][1] <= OPEN[1]:
        return
    yield Found(
        "planting",
        seat,
        position,
        found,
        {key: lead for key, (lead, _) in known.items() if len(quick[key].leads) >= TOLD},
        best,
        {"gap": gap, "error": error},
        chances={key: share for key, (_, share) in known.items()},
        errors={key: judges.against(top, quick[key])[1] for key in quick if key != order[0]},
        worlds={key: len(sample.leads) for key, sample in quick.items()},
    )
