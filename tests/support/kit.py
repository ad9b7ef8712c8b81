"""What the generic tests of every game share: option sets, seeded playouts, the guard, golden texts.

Nothing here knows a game: whatever `core.registry.registered_games()` lists is put through all of it. Chance
comes from `core.rng`, so that a walk is the same on every machine, in every Python and in both builds.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any

from ludosphere.core.contract import Event, Game, Position
from ludosphere.core.errors import IllegalAction, NotationError, OptionError
from ludosphere.core.options import Choice, OptionSpec, Subset
from ludosphere.core.record import Move, Record
from ludosphere.core.registry import game, registered_games
from ludosphere.core.rng import Rng, seeded
from ludosphere.core.space import TensorSpec

LANGUAGES = ("en", "fr")
LONGEST = 20_000
"""Actions after which a playout is taken for endless."""
PRODUCT = 64
"""Up to so many combinations of Choices all of them are tested; beyond, each value beside the defaults."""
FEW = 4
"""Of a Choice with more values only so many go through all of it; every value is played at least once."""
MANY = 12
"""In games of more Choices option sets change many of them at once."""
SHORT = 200
"""In games of more random actions only some steps are looked at, so that tests take about as long."""
SAYABLE = ("neige", "Étoile", "l’aurore", "arc-en-ciel", "nuages", "star", "cloudy", "lighthouse", "brume")
"""What people may type where they can say anything; a game may refuse some of it, in words."""
UNSAYABLE = (
    *("", "  ", "42", "deux mots", "one, two", "🪐", "звезда", "星", "\0", "…", "-", "'"),
    *("a" * 100, "é" * 10_000, "neige " * 1_000),
)
"""What is no word in any game."""
COVERING = os.environ.get("LUDOSPHERE_KIT") == "covering"
"""Play the generic tests with no more option sets than it takes to have every value of every option in one.

For a second run of them, as CI's on the interpreted build after the whole kit on the compiled one.
"""


# --- option sets -----------------------------------------------------------------------------
def option_sets(title: Game) -> list[dict[str, Any]]:
    """Every value of every Choice with every seat count, and each Subset at its least, in part and whole."""
    specs: list[OptionSpec] = list(title.option_specs)
    choices = [spec for spec in specs if isinstance(spec, Choice)]
    rows = [dict(zip([c.name for c in choices], values, strict=True)) for values in _values(title, choices)]
    tried: list[dict[str, Any]] = list(rows)
    for spec in specs:
        if isinstance(spec, Subset):
            for number, part in enumerate(_parts(spec)):  # spread over the combinations, not times them
                step = max(1, len(rows) // 4)
                tried += [{**chosen, spec.name: part} for chosen in rows[number % step :: step]]
    return [options for options in tried if _possible(title, options)]


def _values(title: Game, choices: list[Choice]) -> list[tuple[int | str, ...]]:
    size = 1
    for choice in choices:
        size *= len(choice.values)
    if size <= PRODUCT:
        return list(product(*[choice.values for choice in choices]))
    if len(choices) > MANY:
        return _covering(title, choices)
    names = [choice.name for choice in choices]
    rows: list[tuple[int | str, ...]] = []
    for varied in choices:
        long = len(varied.values) > FEW and varied.name != "seats"
        for number, value in enumerate(varied.values[:FEW] if long else varied.values):
            found = []
            for seats in _seats(varied, choices):
                chosen = {"seats": seats, varied.name: value}
                row = tuple(chosen.get(choice.name, choice.default) for choice in choices)
                if _possible(title, dict(zip(names, row, strict=True))):
                    found.append(row)
            if not found:
                chosen = possible(title, {varied.name: value})
                found = [tuple(chosen[name] for name in names)]
            if varied is choices[0]:  # the mode, or whatever matters most
                rows += found
            else:
                rows += [found[number % len(found)]] if long else [found[0], found[-1]]
    return list(dict.fromkeys(rows))


def _covering(title: Game, choices: list[Choice]) -> list[tuple[int | str, ...]]:
    """The defaults with every number of seats; then sets of values not played yet, as many as go together."""
    seats = next(choice.values for choice in choices if choice.name == "seats")
    rows = [{"seats": number} for number in seats]
    waiting = [(c, value) for c in choices if c.name != "seats" for value in c.values[1:FEW]]
    while waiting:
        chosen: dict[str, int | str] = {"seats": seats[len(rows) % len(seats)]}
        for choice, value in list(waiting):
            if choice.name not in chosen and _possible(title, {**chosen, choice.name: value}):
                chosen[choice.name] = value
                waiting.remove((choice, value))
        if len(chosen) == 1:
            choice, value = waiting.pop()
            chosen = possible(title, {choice.name: value})
        rows.append(chosen)
    complete = [title.options(row) for row in rows]
    return [tuple(row[choice.name] for choice in choices) for row in complete]  # type: ignore[misc]


def _seats(varied: Choice, choices: list[Choice]) -> list[int | str]:
    """The numbers of seats a value may be tested with."""
    seats = next(choice.values for choice in choices if choice.name == "seats")
    return [value for value in seats if not varied.seats or value in varied.seats]


def _parts(spec: Subset) -> list[list[str]]:
    names = list(spec.values)
    parts = [names[: spec.least], names[::2] if len(names[::2]) >= spec.least else names]
    return [part for number, part in enumerate(parts) if part != names and part not in parts[:number]]


def played_sets(title: Game) -> list[dict[str, Any]]:
    """The option sets of the generic tests: all of `option_sets`, or some that have all their values between
    them, the sets with most values not seen yet first (see COVERING)."""
    sets = option_sets(title)
    if not COVERING:
        return sets
    values = [{(name, json.dumps(value)) for name, value in title.options(o).items()} for o in sets]
    left, chosen = set().union(*values), []
    while left:
        best = max(range(len(sets)), key=lambda number: len(values[number] & left))  # the first of the best
        chosen.append(best)
        left -= values[best]
    return [sets[number] for number in sorted(chosen)]


def _possible(title: Game, options: Mapping[str, object]) -> bool:
    """Some values may exclude each other; the game says so."""
    try:
        title.options(options)
    except OptionError:
        return False
    return True


def possible(title: Game, wanted: Mapping[str, int | str]) -> dict[str, Any]:
    """All options with these values and as many defaults as they leave possible."""
    others = [spec for spec in title.option_specs if isinstance(spec, Choice) and spec.name not in wanted]
    changes = [{spec.name: value} for spec in others for value in spec.values[1:]]
    for change in ({}, *changes, *(one | other for one, other in combinations(changes, 2))):
        if _possible(title, {**change, **wanted}):
            return title.options({**change, **wanted})
    raise AssertionError(f"No options of {title.name} go with {wanted}.")


def cases() -> list[Any]:
    """One pytest parameter (game, options) per game and option set."""
    import pytest

    return [
        pytest.param(name, options, id=label(name, options))
        for name in registered_games()
        for options in played_sets(game(name))
    ]


def label(name: str, options: Mapping[str, Any]) -> str:
    """A name for an option set: values of Choices, and how many names of each Subset."""
    shown = [f"{len(v)}of" if isinstance(v, list) else str(v) for v in options.values()]
    return "-".join([name, *shown])


# --- playouts --------------------------------------------------------------------------------
def holders(position: Position) -> list[int]:
    """Every seat that has a legal action, whether it owes one or not."""
    return [seat for seat in range(seats_of(position)) if position.legal(seat)]


def seats_of(position: Position) -> int:
    """How many seats play."""
    return int(position.options()["seats"])


def walk(position: Position, rng: Rng) -> Iterator[tuple[Position, int, int]]:
    """Before each action of a random game: the position (going on changing), a seat and its action."""
    for _ in range(LONGEST):
        seats = position.to_move()
        if not seats:
            return
        if rng.below(8) == 0:  # now and then somebody uses an action they needn't
            seats = holders(position)
        seat = seats[rng.below(len(seats))]
        legal = position.legal(seat)
        said = _said(position, seat, rng)
        action = legal[rng.below(len(legal))] if said is None else said
        yield position, seat, action
        position.play(seat, action)
    raise AssertionError(f"{position.game().name} {position.options()} goes on after {LONGEST} actions.")


def _said(position: Position, seat: int, rng: Rng) -> int | None:
    """Now and then, where a seat may say anything, something that need not be in its legal list."""
    faces = position.faces()
    if faces.entry(position, seat, "en") is None or rng.below(3):
        return None
    try:
        return faces.typed(position, seat, SAYABLE[rng.below(len(SAYABLE))], "en")
    except NotationError:
        return None


def playout(name: str, options: Mapping[str, Any], seed: int) -> Iterator[tuple[Position, int, int]]:
    """`walk` from the start of a game with this seed; the choices follow from the seed too."""
    return walk(game(name).new(options, seed), seeded(seed, "kit"))


def finished(name: str, options: Mapping[str, Any], seed: int) -> Position:
    """The end of that game."""
    position = game(name).new(options, seed)
    for _ in walk(position, seeded(seed, "kit")):
        pass
    return position


@cache
def _pace(name: str, options: str) -> int:
    """How many steps of a long game stand for one of a short one."""
    actions = sum(1 for _ in playout(name, json.loads(options), 1))
    return 1 if actions <= SHORT else actions // (SHORT // 4)


def pace(name: str, options: Mapping[str, Any]) -> int:
    """1 for short games; in long ones, one step in so many is looked at."""
    return _pace(name, json.dumps(options))


def steps(name: str, options: Mapping[str, Any], seed: int) -> Iterator[tuple[Position, int, int]]:
    """The steps of `playout` that are looked at: other ones with another seed."""
    stride = pace(name, options)
    for number, step in enumerate(playout(name, options, seed)):
        if number % stride == seed % stride:
            yield step


def moments(name: str, options: Mapping[str, Any], seed: int, every: int) -> Iterator[Position]:
    """Copies from a playout, one per `every` actions (of a short game), the end among them."""
    position = game(name).new(options, seed)
    every *= pace(name, options)
    for number, _ in enumerate(walk(position, seeded(seed, "kit"))):
        if number % every == 0:
            yield position.copy()
    yield position.copy()


def recorded(name: str, options: Mapping[str, Any], seed: int) -> Record:
    """The record of that game."""
    title = game(name)
    moves = [
        Move(seat, position.notation(seat, action)) for position, seat, action in playout(name, options, seed)
    ]
    result = finished(name, options, seed).result()
    assert result is not None
    names = [f"Player {seat + 1}" for seat in range(title.seats(options))]
    return Record(name, title.options(options), seed, moves, title.rules_version, names, scores=result.scores)


# --- the guard -------------------------------------------------------------------------------
class Guard:
    """Holds what a position was, to tell whether anything about it changed."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._before = self._all()

    def _all(self) -> tuple[object, ...]:
        position = self._position
        events = position.events
        legal = [position.legal(seat)[:] for seat in range(seats_of(position))]
        return position.encode(), legal, position.to_move(), position.revealed, events and len(events)

    def unchanged(self) -> bool:
        """Is everything as it was?"""
        return self._all() == self._before


def refuses(position: Position, seat: int, action: int) -> bool:
    """Does `play` raise IllegalAction?"""
    try:
        position.play(seat, action)
    except IllegalAction:
        return True
    return False


def near_misses(legal: list[int], rng: Rng, strangers: int = 40) -> set[int]:
    """Integers not in `legal` but like it: up to ±3, one bit flipped; and some from everywhere."""
    found = {action + delta for action in legal for delta in (-3, -2, -1, 1, 2, 3)}
    widest = max(legal, default=0).bit_length() + 2
    found |= {action ^ 1 << bit for action in legal for bit in range(widest)}
    found |= {(legal or [0])[0] ^ 1 << bit for bit in range(70)}
    for _ in range(strangers):
        number = (rng.below(1 << 20) << 20 | rng.below(1 << 20)) >> rng.below(40)
        found |= {number, -number}
    return found - set(legal)


# --- what programs that learn are given ------------------------------------------------------------
def parts(tensors: Sequence[TensorSpec], observation: Sequence[int]) -> dict[str, list[int]]:
    """The numbers of an observation by the name of their part."""
    found, at = {}, 0
    for tensor in tensors:
        found[tensor.name] = list(observation[at : at + tensor.size])
        at += tensor.size
    return found


def observed(position: Position, seat: int) -> dict[str, list[int]]:
    """What the seat observes, by part."""
    return parts(position.game().observation_spec(position.options()), position.observe(seat))


# --- golden files ----------------------------------------------------------------------------
def hashes() -> dict[str, str]:
    """Per game, option set and seed: SHA-256 over the encodings of every step of a playout."""
    found = {}
    for name in registered_games():
        for options in option_sets(game(name)):
            for seed in (1, 2):
                digest = hashlib.sha256()
                stride = pace(name, options)
                for number, (position, seat, action) in enumerate(playout(name, options, seed)):
                    state = position.encode() if number % stride == 0 else b""
                    digest.update(b"%b %d %d\n" % (state, seat, action))
                digest.update(finished(name, options, seed).encode())
                found[f"{_written(name, options)} seed={seed}"] = digest.hexdigest()
    return found


def observations() -> dict[str, str]:
    """Per playthrough: SHA-256 over what every seat observes and the numbers of its actions at every step."""
    found = {}
    for file, (name, options, seed) in playthroughs().items():
        title = game(name)
        checked = title.options(options)
        numbering = title.action_space(checked)
        digest = hashlib.sha256()
        for tensor in title.observation_spec(checked):
            digest.update(f"{tensor.name} {tensor.shape} {tensor.high}\n".encode())
        for position, seat, _ in playout(name, options, seed):
            for one in range(seats_of(position)):
                digest.update(position.observe(one))
            digest.update(f"{[numbering.index(action) for action in position.legal(seat)]}\n".encode())
        found[file.removesuffix(".txt")] = digest.hexdigest()
    return found


def _written(name: str, options: Mapping[str, Any]) -> str:
    pairs = [
        f"{key}={','.join(value) if isinstance(value, list) else value}" for key, value in options.items()
    ]
    return " ".join([name, *pairs])


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` actions there are, with the generator the position has."""
    if depth == 1:
        return sum(len(position.legal(seat)) for seat in holders(position))
    count = 0
    for seat in holders(position):
        for action in position.legal(seat):
            after = position.copy()
            after.play(seat, action)
            count += perft(after, depth - 1)
    return count


def perfts() -> dict[str, list[int]]:
    """Counts at depth 1 to 3 at the start and in the middle of games; deeper ones than 400 leave off."""
    found = {}
    for name in registered_games():
        for options in option_sets(game(name)):
            steps = sum(1 for _ in playout(name, options, 3))
            wanted = {0, steps // 3, 2 * steps // 3, steps - 3}
            for number, (position, _, _) in enumerate(playout(name, options, 3)):
                if number in wanted:
                    counts = [perft(position, 1)]
                    while len(counts) < 3 and counts[-1] <= 400:
                        counts.append(perft(position, len(counts) + 1))
                    found[f"{_written(name, options)} seed=3 action={number}"] = counts
    return found


HOUSE_RULES = json.dumps(
    {
        "parameters": {
            "start_mc_arboria": 60,
            "start_scientists": 3,
            "start_resources_arboria": {"iron": 2, "oil": 2, "electricity": 2, "vibrium": 2, "wood": 1},
            "turns_short": {"1": 6, "2": 6, "3": 6, "4": 6},
            "actions_per_phase": 3,
        }
    }
)
"""Of a table of Living Planet on which more is built than by chance with the usual money."""

PLAYTHROUGHS: dict[str, list[tuple[str, dict[str, Any], int]]] = {
    "biomos": [
        ("discovery-2p", {"mode": "discovery", "seats": 2}, 146),
        ("discovery-4p", {"mode": "discovery", "seats": 4}, 34),
        ("advanced-3p", {"mode": "advanced", "seats": 3}, 133),
        ("discovery-solo", {"mode": "discovery", "seats": 1}, 58),
        ("advanced-solo", {"mode": "advanced", "seats": 1}, 74),
    ],
    "bioviva": [
        ("whole-backs-2p", {"seats": 2, "backs": "whole"}, 7),
        (
            "sealed-3p",
            {
                "seats": 3,
                "deck": "seas_oceans",
                "lang": "fr",
                "words": "sealed",
                "aim": "on",
                "figures": "chosen",
            },
            4,
        ),
        ("appeals-4p", {"seats": 4, "profile": "strict", "appeals": "on"}, 8),
    ],
    "earth": [
        ("standard-2p", {}, 8),
        ("beginner-3p-strict", {"mode": "beginner", "seats": 3, "order": "strict"}, 4),
        ("advanced-solo-hard", {"mode": "advanced", "seats": 1, "difficulty": "hard"}, 6),
        ("abundance-2p", {"abundance": "on", "month": "drawn"}, 3),
        ("teams-4p", {"seats": 4, "teams": "on"}, 22),
    ],
    "living_planet": [
        ("arboria-2p", {"seats": 2}, 272),
        ("base-3p", {"seats": 3, "arboria": "off"}, 582),
        ("arboria-4p-short", {"seats": 4, "length": "short"}, 113),
        ("house-3p-short", {"seats": 3, "length": "short", "house": HOUSE_RULES}, 1066),
    ],
}
"""The games told move by move in tests/golden, with seeds in which every kind of action comes up; a game that
is not named here tells its default options."""


def playthroughs() -> dict[str, tuple[str, dict[str, Any], int]]:
    """By file name: game, options, seed."""
    found = {}
    for name in registered_games():
        for told, options, seed in PLAYTHROUGHS.get(name, [("default", {}, 1)]):
            found[f"{name}-{told}-{seed}.txt"] = (name, options, seed)
    return found


def told_game(name: str, options: Mapping[str, Any], seed: int) -> str:
    """A whole random game as readable text: boards, legal actions, choices, events, the score sheet."""
    position = game(name).new(options, seed)
    names = [f"Player {seat + 1}" for seat in range(game(name).seats(options))]
    lines = [f"# {_written(name, game(name).options(options))} seed={seed}"]
    position.events = []
    shown = 0
    long = sum(1 for _ in playout(name, options, seed)) > SHORT
    for number, (_, seat, action) in enumerate(walk(position, seeded(seed, "kit")), 1):
        if number > 1:
            lines += _events(position, names)
        board = [] if shown == position.turn else [position.faces().ascii(position.view(seat), "en")]
        if long:  # then the board is shown once a turn
            shown = position.turn
        legal = " ".join(position.notation(seat, other) for other in position.legal(seat))
        lines += [
            "",
            f"## {number}",
            *board,
            f"seat {seat + 1}: {position.faces().task(position, seat, 'en')}",
            f"legal: {legal}",
            f"plays: {position.notation(seat, action)}  {position.sentence(seat, action, 'en')}",
        ]
    lines += _events(position, names)
    lines += ["", "## end", position.faces().ascii(position.view(None), "en"), *_sheet(position)]
    return "\n".join(line.rstrip() for block in lines for line in block.split("\n")) + "\n"


def _events(position: Position, names: list[str]) -> list[str]:
    """The log lines of what happened since the last time."""
    happened: list[Event] = position.events or []
    position.events = []
    told = [position.faces().told(event, names, None, "en") for event in happened]
    return [f"  {sentence}" for sentence in told if sentence]


def _sheet(position: Position) -> list[str]:
    result = position.result()
    assert result is not None
    lines = []
    for line in result.sheet:
        lines.append(f"{position.faces().explain(line.key, 'en')}: {' '.join(map(str, line.points))}")
        for column, sources in enumerate(line.details, 1):
            for source in sources:
                words = position.faces().explain(line.key, "en", source)
                lines.append(f"  {column}: {words} {source['points']}")
    payoffs = " ".join(f"{payoff:g}" for payoff in result.payoffs)
    return [*lines, f"scores: {result.scores}  ranks: {result.ranks}  payoffs: {payoffs}"]
