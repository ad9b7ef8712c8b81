"""Finding puzzles of Biomos in games between bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, cast

from ....core.contract import Position
from ....core.registry import game
from ....core.rng import seeded
from ....kit import judges
from ....kit.judges import Thinking
from ....kit.puzzles import End, Found, TooManyError, best_of, ends, ranked
from ..estimate import estimate
from ..rules import BiomosPosition
from .turns import SORT, certain, claims, declines, gained, is_endgame, is_melting, placing, room, special

PLAYERS: Final = 200
"""Simulations a decision of the bots whose games are looked through."""
TOLD: Final = 20
"""Worlds from which on it is told what a line costs."""
LOOKING: Final = 40
"""Simulations a decision of the bots that judge, who play hundreds of games."""
LEFT: Final = 4
"""Spaces the planet has left, or the game is nearly over."""
FEWEST: Final = 12
"""Ends a position has at least."""
LOOKS: Final = 0.7
"""Points by which the best estimates must be ahead for a position to be looked at, but for one in six."""
OBVIOUS: Final = 3
"""A claim so many points dearer than all else needs no thought."""
NEAR: Final = 1.2
"""Ends this close to the best one count as best as well …"""
THREE_ENDS: Final = 3
"""… if they aren't more than that."""
MARGIN: Final = 2.0
"""Points by which these must be better than all others, for both judges."""
CHANCE: Final = 0.03
"""The share of victories it must win beside."""
SURE: Final = 3.0
"""… and by how many standard errors, for the judge that searches."""


def candidates(
    seed: int, options: Mapping[str, object], thinking: Thinking, quick: bool = False
) -> Iterator[tuple[int, BiomosPosition]]:
    """The turns of a game between bots: whose it is, and the position it begins with.

    quick: the bots are greedy, for what is so rare that very many games must be looked through.
    """
    title = game("biomos")
    position = title.new(options, seed)
    maker = thinking(0 if quick else PLAYERS)
    name = "bot greedy" if quick else "bot search"
    players = [maker(seeded(seed * 8 + seat, name)) for seat in range(title.seats(options))]
    eyes = seeded(seed, "sights")
    while movers := position.to_move():
        seat = movers[0]
        board = cast(BiomosPosition, position)
        if placing(board):
            yield seat, board.determinize(seat, seeded(0, "puzzle"))
        position.play(seat, players[seat].choose(position.information_state(seat, eyes)))


def look_for(
    seed: int, options: Mapping[str, object], kinds: tuple[str, ...], thinking: Thinking
) -> Iterator[Found]:
    """The puzzles in one game, those of the later turns first."""
    for seat, position in reversed(list(candidates(seed, options, thinking, kinds == ("win",)))):
        if "win" in kinds and is_endgame(position):
            yield from _win(seat, position)
        if kinds == ("win",) and position.turn < 20:
            break
        if position.turn < 5:
            continue
        if "points" in kinds:
            yield from _points(seat, position, thinking)
        if "turn" in kinds and not position.setting.advanced:  # with events it takes long, and few are clear
            yield from _turn(seat, position, thinking)


def _ends(position: Position, seat: int) -> dict[str, End]:
    try:
        return ends(SORT, position, seat)
    except TooManyError:
        return {}


# --- the three kinds ------------------------------------------------------------------------------------
def _points(seat: int, position: BiomosPosition, thinking: Thinking) -> Iterator[Found]:
    """The most points this turn: a claim, two points better than all else, four where it is a simple one."""
    found = _ends(position, seat)
    if len(found) < 20:
        return
    worths = {key: gained(position, end, seat) for key, end in found.items()}
    best, gap = best_of(worths)
    if gap < 2 or len(best) > 2:
        return
    solutions = [line for key in best for line in found[key].lines]
    if not all(claims(line) for line in solutions):
        return
    simple = not all(special(line) for line in solutions)
    if simple and gap < 4:
        return
    # It ought to be a good turn as well: no other is clearly better by playouts.
    picked = _shortlist(found, position, seat, 12)
    picked.update({key: found[key].lines[0] for key in best})
    samples = judges.race(judges.by_bots(thinking(0)), position, seat, picked, (8, 24, 60), "points")
    own = max(samples[key].lead for key in best)
    if any(sample.lead > own + 1.5 and len(sample.leads) >= 24 for sample in samples.values()):
        return
    yield Found("points", seat, position, found, worths, best, {"gap": gap, "simple": simple})


def _win(seat: int, position: BiomosPosition) -> Iterator[Found]:
    """The turn before the last: the one that wins, though another one brings more points."""
    found = _ends(position, seat)
    if len(found) < 8:
        return
    worths = {key: certain(end, seat) for key, end in found.items()}
    best, gap = best_of(worths)
    if gap < 0.3 or len(best) > 2 or worths[best[0]] < 0.5:
        return
    points = {key: gained(position, end, seat) for key, end in found.items()}
    greedy_ones, _ = best_of(points)
    if set(greedy_ones) & set(best):
        return  # that would be a puzzle of points
    yield Found("win", seat, position, found, worths, best, {"gap": gap})


def _shortlist(
    found: Mapping[str, End], position: BiomosPosition, seat: int, most: int
) -> dict[str, tuple[int, ...]]:
    """The ends that look best at once."""
    looks = {key: _estimate(end, position, seat) for key, end in found.items()}
    return {key: found[key].lines[0] for key in ranked(looks)[:most]}


def _estimate(end: End, position: BiomosPosition, seat: int) -> float:
    """What a planet promises after a line, by the cards that were in sight."""
    after = cast(BiomosPosition, end.after)
    seen = position.faceup & ~after.claims(seat)
    worth = estimate(after.planet(seat), after.score(seat), seen, after.setting.advanced)
    return worth + (0.5 if is_melting(end.lines[0][-1]) else 0.0)


def _turn(seat: int, position: BiomosPosition, thinking: Thinking) -> Iterator[Found]:
    """The best turn, measured by games played on from its ends."""
    found = _ends(position, seat)
    if len(found) < FEWEST or room(position, seat) < LEFT:
        return
    points = {key: gained(position, end, seat) for key, end in found.items()}
    dearest, ahead = best_of(points)
    obvious = len(dearest) <= THREE_ENDS and ahead >= OBVIOUS
    if obvious and seeded(int(position.planet(seat)), "obvious").below(8):
        return  # there are more than enough of these
    looks = {key: _estimate(end, position, seat) for key, end in found.items()}
    order = ranked(looks)
    close = looks[order[0]] - looks[order[THREE_ENDS]] < LOOKS
    if close and seeded(int(position.planet(seat)), "close").below(6):
        return  # hardly ever is one of them clearly better
    hopeless = judges.too_close(MARGIN, NEAR, THREE_ENDS, sure=6)
    picked = {key: found[key].lines[0] for key in ranked(looks)[:16]}
    greedy = judges.by_bots(thinking(0))
    quick = judges.race(greedy, position, seat, picked, (6, 20, 60, 200), "greedy", hopeless)
    if _clear(quick, 200, 2.0) is None:
        return
    picked = {key: found[key].lines[0] for key in sorted(quick, key=lambda key: -quick[key].lead)[:6]}
    judge = judges.by_bots(thinking(LOOKING))
    deep = judges.race(judge, position, seat, picked, (8, 24, 72, 200), "search", hopeless)
    clear = _clear(deep, 200, SURE)
    if clear is None:
        return
    best, gap, error = clear
    top = max(best, key=lambda key: deep[key].lead)
    if top not in quick or quick[top].lead < max(sample.lead for sample in quick.values()) - NEAR:
        return
    shares = judges.told(deep, top)
    if shares[top][1] - max(share for key, (_, share) in shares.items() if key not in best) < CHANCE:
        return  # the game is won or lost anyway
    # What looked bad at first sight gets its chance as well, and a worth to tell whoever tries it.
    others = {key: end.lines[0] for key, end in found.items() if key not in quick or key == top}
    rest = judges.race(greedy, position, seat, others, (10, 30, 90), "greedy")
    if any(sample.lead > rest[top].lead - MARGIN / 2 for key, sample in rest.items() if key not in best):
        return
    if all(declines(found[key].lines[0][-1]) for key in best):
        return  # bots may think so, but nobody would call that a good puzzle
    known = _known(deep, (quick, rest), top)
    yield Found(
        "turn",
        seat,
        position,
        found,
        {key: lead for key, (lead, _) in known.items()},
        best,
        {"gap": gap, "error": error},
        chances={key: share for key, (_, share) in known.items()},
        errors={key: judges.against(deep[top], deep[key])[1] for key in deep if key != top},
        worlds={key: len(deep[key].leads) if key in deep else 0 for key in found},
    )


def _known(
    deep: Mapping[str, judges.Sample], others: Iterable[Mapping[str, judges.Sample]], top: str
) -> dict[str, tuple[float, float]]:
    """What ends are worth, by the search, or by what they lose to the top for judges who saw more of them."""
    known = {key: told for key, told in judges.told(deep, top).items() if len(deep[key].leads) >= TOLD}
    for seen in others:
        for key, (lead, share) in judges.told(seen, top).items():
            if len(seen[key].leads) < TOLD:
                continue  # clearly behind, but nobody knows by how much
            lost, missed = seen[top].lead - lead, seen[top].chance - share
            worth, chance = known[top]
            known.setdefault(key, (worth - max(0.0, lost), min(1.0, max(0.0, chance - missed))))
    return known


def _clear(
    samples: Mapping[str, judges.Sample], worlds: int, sure: float
) -> tuple[list[str], float, float] | None:
    """The ends that are best after so many worlds, how much better than all others, and the error of that.

    None if there are too many of them, or if they aren't clear of the others by so many standard errors.
    """
    order = sorted(samples, key=lambda key: (-len(samples[key].leads), -samples[key].lead))
    top = samples[order[0]]
    best = [key for key in order if len(samples[key].leads) >= worlds and top.lead - samples[key].lead < NEAR]
    if not best or len(best) > THREE_ENDS:
        return None
    gap, error = min(judges.against(top, samples[key]) for key in order if key not in best)
    return (best, gap, error) if gap >= MARGIN and gap >= sure * error else None
