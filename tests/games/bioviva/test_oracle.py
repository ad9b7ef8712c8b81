"""Random games of the engine beside the slow reading of the rules (tests/support/bioviva_oracle.py)."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from functools import cache, lru_cache
from typing import Any

import pytest

from bioviva_oracle import SLOTS, Oracle
from bioviva_positions import action, new
from ludosphere.core.errors import NotationError
from ludosphere.core.options import Choice
from ludosphere.core.registry import game
from ludosphere.games.bioviva.rules import BiovivaPosition
from ludosphere.games.bioviva.state import EVERYBODY

pytestmark = pytest.mark.unmeasured  # many long games

number = lru_cache(maxsize=4096)(action)

STRANGE = [
    *("lumin", "xyzzy", "glac", "un", "the", "est", "est-ce", "d'eau", "l'étoile", "très", "very", "x2"),
    "a b",
]
DECKS = ["sky_space", "seas_oceans"]
"""Other tests may add further ones."""
ATTEMPTS = [
    *("figure orion", "look 3", "look C0", "done", "swap 0 C1", "swap 2 2", "pivot 0", "pivot 2", "turn 1"),
    *("turn C0", "keep", "on", "aim NE", "spin", "say snow", "say neige", "pass", "appeal 0 1", "rest"),
    *("yes", "abstain"),
]
"""What somebody tries to do, whether it may be done or not."""


def choices() -> dict[str, list[Any]]:
    """The values of every option."""
    specs = [spec for spec in game("bioviva").option_specs if isinstance(spec, Choice)]
    return {**{spec.name: list(spec.values) for spec in specs}, "deck": DECKS}


def table(seed: int) -> dict[str, Any]:
    """Options of a game; every value of every option comes up."""
    rng = random.Random(seed)
    options: dict[str, Any] = {}
    for name, values in choices().items():
        options[name] = rng.choice(values)
    options["seats"] = 2 + seed % 5
    options["first"] = rng.randint(0, options["seats"])
    options["youngest"] = rng.choice([0, rng.randint(1, options["seats"])])
    tiers = sorted(options[f"tier{tier}"] for tier in (1, 2, 3))
    if rng.random() < 0.6:
        tiers = [1, 2, 3]
    if seed % 6 == 0:
        tiers = [1 + seed // 6 % 7] * 3
    options.update(tier1=tiers[0], tier2=tiers[1], tier3=tiers[2])
    return options


class Player:
    """Chooses for all seats: by chance, and on some days with an eye on the backs, so that lines are won."""

    def __init__(self, oracle: Oracle, rng: random.Random) -> None:
        self.oracle = oracle
        self.rng = rng
        self.sharp = rng.choice([0.0, 0.5, 0.8, 1.0])
        """How often a turn is played towards a line."""
        self.bold = rng.choice([0.3, 0.9])
        """How often a line is revealed that nobody planned."""
        self.plain = [word for card in oracle.deck.cards for word in card.commentary[oracle.lang].split()]

    def choose(self, seat: int) -> str:
        rng = self.rng
        phase = self.oracle.phase
        menu = self.oracle.menu(seat)
        if phase == "act" and rng.random() < self.sharp:
            return rng.choice(self.helpful() or menu)
        if phase == "decide":
            pictures = [self.oracle.table[slot] for slot in self.oracle.line_slots()]
            if rng.random() < (1.0 if self.sharp and self.oracle.common(pictures) else self.bold):
                menu = menu[1:]
        if phase == "guess":
            return self.word(seat)
        if phase == "appeal":
            return rng.choice(menu[1:]) if rng.random() < 0.7 else "rest"
        return rng.choice(menu)

    def helpful(self) -> list[str]:
        """First actions towards a line that can be completed in this turn."""
        oracle = self.oracle
        found = []
        for line in range(4):
            slots = [str(line), "C0", "C1", str(line + 4)]
            for one in oracle.deck.characteristics:
                have = {slot for slot in SLOTS if one.id in oracle.pair(oracle.table[slot])}
                bad = [slot for slot in slots if slot not in have]
                spare = [slot for slot in SLOTS if slot in have and slot not in slots]
                if len(spare) < len(bad) or len(bad) + (line != oracle.line) > oracle.left:
                    continue
                if line != oracle.line:
                    found.append(f"pivot {line}")
                elif bad:
                    pair = sorted([bad[0], self.rng.choice(spare)], key=SLOTS.index)
                    found.append(f"swap {pair[0]} {pair[1]}")
        return found

    def typed(self) -> str:
        """Something to say about the open card, in any spelling."""
        oracle, rng = self.oracle, self.rng
        assert oracle.cell is not None
        card = oracle.deck.cards[oracle.grid[oracle.cell]]
        sort = rng.random()
        if sort < 0.5:
            text = card.commentary[oracle.lang]
        elif sort < 0.62:
            labels = [one.names[oracle.lang] for one in oracle.deck.characteristics]
            text = " ".join([card.title[oracle.lang], *labels])
        elif sort < 0.7 and oracle.said:
            text = " ".join(word for _, word in oracle.said if word) or "le"
        elif sort < 0.75:
            return rng.choice(STRANGE)
        elif sort < 0.85:
            return rng.choice(card.commentary[oracle.lang].split())[: rng.randint(3, 6)]  # "lumin"
        else:
            return rng.choice(self.plain)
        return rng.choice(text.split())

    def word(self, seat: int) -> str:
        if self.rng.random() < 0.1:
            return "pass"
        for _ in range(6):
            word = self.oracle.says(self.typed().strip('.,;:!?«»\xa0\u202f"()–—'), seat)
            if word is not None:
                return f"say {word}"
        return "pass"


def may(oracle: Oracle, seat: int, notation: str) -> bool:
    """Whether the oracle lets a seat do that now."""
    word = notation.removeprefix("say ")
    if word != notation:
        return oracle.phase == "guess" and seat in oracle.owes() and oracle.says(word, seat) == word
    return notation in oracle.menu(seat)


def allowed(position: BiovivaPosition, seat: int, word: str) -> bool:
    """Whether the engine lets a seat say that just as it is spelled."""
    try:
        return " " not in word and position.allows(seat, number(f"say {word}"))
    except ValueError:  # what is no word has no number
        return False


def wrong_words(position: BiovivaPosition, oracle: Oracle, seat: int, typed: str) -> list[str]:
    """Where the engine and the oracle disagree about what somebody types."""
    word = oracle.says(typed, seat)
    said: int | None = None
    with suppress(NotationError):
        said = position.faces().typed(position, seat, typed, oracle.lang)
    found = []
    if said != (None if word is None else number(f"say {word}")):
        found.append(f"typing {typed!r} says {said}, expected {word}")
    if word is not None and not allowed(position, seat, word):
        found.append(f"{word!r} should be allowed")
    if word != typed and allowed(position, seat, typed):
        found.append(f"{typed!r} should not be allowed as it is")
    return found


def differing(seen: Any, expected: Any, where: str) -> list[str]:
    """The places at which two pieces of plain data differ."""
    if seen == expected:
        return []
    if isinstance(seen, dict) and isinstance(expected, dict) and seen.keys() == expected.keys():
        parts = [(f"{where} {key}", seen[key], expected[key]) for key in seen]
    elif isinstance(seen, list) and isinstance(expected, list) and len(seen) == len(expected):
        parts = [(f"{where} {place}", *both) for place, both in enumerate(zip(seen, expected, strict=True))]
    else:
        return [f"{where}: {seen!r}, expected {expected!r}"]
    return [one for name, a, b in parts for one in differing(a, b, name)]


def known(position: BiovivaPosition) -> dict[int | None, list[int]]:
    """By seat the pictures whose backs it has seen, whether they lie on the table or not."""
    bits: dict[int | None, int] = {seat: EVERYBODY | 1 << seat for seat in range(int(position.seats))}
    bits[None] = EVERYBODY
    return {
        who: [picture for picture, seen in enumerate(position.seen) if seen & bit]
        for who, bit in bits.items()
    }


def ordered(view: dict[str, Any]) -> dict[str, Any]:
    """The view with its memory in an order of its own; who is active is a matter of round 1."""
    view["memory"].sort(key=lambda back: back["picture"])
    if view["round"] == 2:
        view["active"] = None
    return view


def compared(
    options: dict[str, Any], seed: int, referee: type[Oracle] = Oracle
) -> tuple[list[str], Counter[str]]:
    """Plays a game; what the engine and the oracle disagree about at the first place where they do."""
    rng = random.Random(seed)
    position = new(seed, **options)
    position.events = []
    oracle = referee(position)
    player = Player(oracle, rng)
    everybody: list[int | None] = [*range(oracle.seats), None]
    viewers = everybody
    notation = "the start"
    for step in range(1000):
        where = f"{options} seed {seed} step {step} after {notation}"
        found = list(oracle.faults)
        owing = oracle.owes()
        if list(position.to_move()) != owing:
            found.append(f"{position.to_move()} owe a decision, expected {owing}")
        for viewer in viewers:
            found += differing(ordered(position.view(viewer)), oracle.view(viewer), f"view of {viewer}:")
        if viewers == everybody:
            found += differing(known(position), oracle.seen_by(), "backs known")
        if position.scores() != oracle.placed:
            found.append(f"scores {position.scores()}, expected {oracle.placed}")
        for seat in range(oracle.seats):
            legal = position.legal(seat)
            if oracle.phase == "guess" and seat in owing:
                found += wrong_words(position, oracle, seat, player.typed())
            if sorted(legal) != sorted(number(one) for one in oracle.menu(seat)):
                names = [position.notation(seat, one) for one in legal]
                found.append(f"seat {seat} may {names}, expected {oracle.menu(seat)}")
        seat, attempt = rng.randrange(oracle.seats), rng.choice(ATTEMPTS)
        if position.allows(seat, number(attempt)) != may(oracle, seat, attempt):
            found.append(f"seat {seat}, {attempt}: expected {may(oracle, seat, attempt)}")
        if found:
            return [f"{where}: {one}" for one in found], oracle.happened
        if not owing:
            return [f"{where}: {one}" for one in wrong_result(position, oracle)], oracle.happened
        seat = rng.choice(owing)
        notation = player.choose(seat)
        position.events = []
        position.play(seat, number(notation))
        oracle.follow(seat, notation)
        viewers = everybody if step % 8 == 0 else [everybody[step % len(everybody)], seat]
    return [f"{options} seed {seed}: the game never ends"], oracle.happened


def wrong_result(position: BiovivaPosition, oracle: Oracle) -> list[str]:
    result = position.result()
    assert result is not None
    assert oracle.ranks is not None
    winners = oracle.ranks.count(1)
    later = [stars - first for stars, first in zip(oracle.placed, oracle.won, strict=True)]
    return [
        *differing(result.ranks, oracle.ranks, "ranks"),
        *differing(result.scores, oracle.placed, "scores"),
        *differing(result.payoffs, [1 / winners if rank == 1 else 0 for rank in oracle.ranks], "payoffs"),
        *differing(
            {line.key: line.points for line in result.sheet}, {"round1": oracle.won, "round2": later}, "sheet"
        ),
    ]


BATCHES, GAMES = 10, 12


@cache
def batch(which: int) -> tuple[list[str], Counter[str]]:
    found: list[str] = []
    happened: Counter[str] = Counter()
    for seed in range(which * GAMES, (which + 1) * GAMES):
        wrong, events = compared(table(seed), seed)
        found += wrong
        happened += events
    return found, happened


@pytest.mark.parametrize("which", range(BATCHES))
def test_random_games_agree(which: int) -> None:
    assert batch(which)[0] == []


def test_these_games_reach_every_corner() -> None:
    options: dict[str, set[Any]] = {}
    happened: Counter[str] = Counter()
    for which in range(BATCHES):
        happened += batch(which)[1]
    for seed in range(BATCHES * GAMES):
        for name, value in table(seed).items():
            options.setdefault(name, set()).add(value)
    assert options == {name: set(values) for name, values in choices().items()}
    missing = [corner for corner in CORNERS if not happened[corner]]
    assert missing == []


CORNERS = [
    *("tier1", "tier2", "tier3", "stars are lost", "fails at card 2", "fails at card 3", "fails at card 4"),
    *("the last turn wins", "the pile is made anew", "a shuffle moves nothing", "round 2 is skipped"),
    *("all nine cards were set aside", "a tie goes to the youngest", "a later card comes first"),
    *("a star lies on", "a star lies straddling", "a star leaves the game"),
    *("a word is right", "a word is dead", "a word is absent", "a word is used", "a word is unknown"),
    *("a word is passed", "an appeal is granted", "an appeal is refused", "a shared place"),
    "round 2 breaks a tie",
]


# --- the oracle can fail -----------------------------------------------------------------------------------
def neighbours(oracle: Oracle, pictures: list[int]) -> list[str]:
    """What each card shares with the one before it, not with all (15)."""
    return Oracle.common(oracle, pictures[-2:])


def by_pairs(oracle: Oracle, pictures: list[int]) -> int:
    """Two pairs as if they were four (17)."""
    kinds = len({frozenset(oracle.pair(picture)) for picture in pictures})
    stars: int = oracle.options[{1: "tier3", 2: "tier3", 3: "tier2", 4: "tier1"}[kinds]]
    return stars


def in_order(oracle: Oracle, pictures: list[int]) -> int:
    """A+S is not S+A (16)."""
    group = max(Counter(oracle.pair(picture) for picture in pictures).values())
    stars: int = oracle.options[{1: "tier1", 2: "tier2", 3: "tier2", 4: "tier3"}[group]]
    return stars


def spinner_first(oracle: Oracle, spinner: int) -> list[int]:
    """The spinner as the first of equals (29)."""
    return Oracle.dropping(oracle, (spinner - 1) % oracle.seats)


def to_the_right(oracle: Oracle, spinner: int) -> list[int]:
    """Stars dropped in the order of the turns (6)."""
    first, *others = Oracle.dropping(oracle, spinner)
    return [first, *others[::-1]]


def everybody_sees(oracle: Oracle, picture: int, seat: int | None) -> None:
    """A look that isn't secret (12)."""
    Oracle.learn(oracle, picture, None)


def clockwise(oracle: Oracle, seat: int) -> int:
    return (seat + 1) % oracle.seats


def title_only(oracle: Oracle, back: Any) -> list[str]:
    """Labels that block no word (46)."""
    return Oracle.killers(oracle, back._replace(labels=()))


def all_labels(oracle: Oracle, back: Any) -> list[str]:
    """Labels of other characteristics block too (46)."""
    labels = [one.names[oracle.lang] for one in oracle.deck.characteristics]
    return Oracle.killers(oracle, back._replace(labels=labels))


def labels_of_others(oracle: Oracle, picture: int) -> tuple[str, str]:
    """The other profile's characteristics (2)."""
    profile = "mixed" if oracle.options["profile"] == "strict" else "strict"
    return oracle.deck.pair(picture, profile)


OTHER_RULES: dict[str, dict[str, Any]] = {
    "15": {"common": neighbours},
    "16": {"reward": in_order},
    "17": {"reward": by_pairs},
    "profile": {"pair": labels_of_others},
    "6 in turns": {"right": clockwise},
    "6 in drops": {"dropping": to_the_right},
    "29": {"dropping": spinner_first},
    "12": {"learn": everybody_sees},
    "46 of the card": {"killers": title_only},
    "46 of other cards": {"killers": all_labels},
    "48": {"purse": lambda oracle, seat: seat},
    "sealed": {"purse": lambda oracle, seat: None},
    "51": {"any_guess": False},
    "53": {"granted": lambda oracle, yes, no: yes >= no},
    "72": {"granted": lambda oracle, yes, no: yes > no},
    "64": {"round_robin": lambda oracle, stars: Oracle.round_robin(oracle, stars)[::-1]},
    "54": {"worth": lambda oracle, seat: (oracle.placed[seat], 0)},
    "57": {"line_slots": lambda oracle: [str(oracle.line + 4), "C0", "C1", str(oracle.line)]},
}


@pytest.mark.parametrize("rule", OTHER_RULES)
def test_a_referee_with_another_rule_disagrees(rule: str) -> None:
    referee = type("Other", (Oracle,), OTHER_RULES[rule])
    assert any(compared(table(seed), seed, referee)[0] for seed in range(BATCHES * GAMES))
