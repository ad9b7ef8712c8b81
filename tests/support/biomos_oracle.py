"""A second, slow reading of the rules of Biomos, for the engine to be compared with.

Written from the rulebook and docs/rules/biomos.md alone; numbers in brackets are rulings of that page.
Tokens lie on numbered spaces: 0 to 11 are the track from its start to its end, 12 is recess A (beside the
end), 13 is recess B (beside the start). The 14 spaces of an Advanced planet are a ring; the 12 of a
Discovery planet are a strip. Nothing is clever here: every way the tokens can slide is tried.

A terrain is one of the letters S D F M G, the empty string where there is none. A token is known by its
number on the track, or by its recess "a" or "b".
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from itertools import combinations
from typing import Any

TERRAINS = {"S": "sea", "D": "desert", "F": "forest", "M": "mountain", "G": "glacier"}
LETTERS = {name: letter for letter, name in TERRAINS.items()}
BOARDS = {"forest": "F", "mountain": "M", "desert": "D", "glacier": "G"}
LONGEST = 7

Token = int | str
View = dict[str, Any]


@dataclass(frozen=True)
class Card:
    """A biome: its pattern in letters, `?` for a joker."""

    id: str
    pattern: str
    points: int

    @property
    def needs(self) -> Counter[str]:
        """The tokens named by the pattern; jokers are none of them (33, 57)."""
        return Counter(self.pattern.replace("?", ""))


def _cards() -> dict[str, Card]:
    facts = json.loads(
        resources.files("ludosphere.games.biomos").joinpath("data/biomos.json").read_text(encoding="utf-8")
    )
    cards = {}
    for rows, letter in ((facts["basic_biomes"], "B"), (facts["giant_biomes"], "G")):
        for row in rows:
            pattern = "".join("?" if name == "joker" else LETTERS[name] for name in row["pattern"])
            card = Card(f"{letter}{row['number']}", pattern, row["points"])
            cards[card.id] = card
    return cards


CARDS = _cards()


@dataclass(frozen=True)
class Planet:
    """One planet; on the Discovery side `a` and `b` stay empty, and `board` has no terrain of its own."""

    track: str = ""
    a: str = ""
    b: str = ""
    moon: str = ""
    board: str | None = None
    advanced: bool = False

    def letter(self, token: Token) -> str:
        """The terrain of a token."""
        if token == "a":
            return self.a
        if token == "b":
            return self.b
        return self.track[int(token)]

    @property
    def shape(self) -> tuple[int, bool, bool, bool]:
        """What sliding depends on: tokens on the track, filled recesses, side."""
        return len(self.track), bool(self.a), bool(self.b), self.advanced

    @property
    def full(self) -> bool:
        return len(self.track) == 12 and bool(self.moon) and (not self.advanced or bool(self.a and self.b))

    @property
    def tokens(self) -> str:
        """Track and recesses, without the moon."""
        return self.track + self.a + self.b


# --- sliding -----------------------------------------------------------------------------------------
Layout = dict[int, Token]


def layouts(n: int, a: bool, b: bool) -> Iterator[Layout]:
    """Every way n tokens can lie on the track in their order; recess tokens stay where they are."""
    for taken in combinations(range(12), n):
        layout: Layout = dict(zip(taken, range(n), strict=True))
        if a:
            layout[12] = "a"
        if b:
            layout[13] = "b"
        yield layout


@cache
def runs(n: int, a: bool, b: bool, advanced: bool) -> frozenset[tuple[Token, ...]]:
    """Every row of up to seven tokens that lie in contact in some layout."""
    found = set()
    size = 14 if advanced else 12
    for layout in layouts(n, a, b):
        for start in range(size):
            run: tuple[Token, ...] = ()
            for step in range(LONGEST):
                space = (start + step) % 14 if advanced else start + step
                if space not in layout:
                    break
                run = (*run, layout[space])
                found.add(run)
    return frozenset(found)


@cache
def standing(planet: Planet) -> frozenset[str]:
    """The cards whose pattern lies on the planet in some layout (1, 3, 4, 6 to 9, 37)."""
    rows = " ".join({"".join(planet.letter(token) for token in run) for run in runs(*planet.shape)})
    return frozenset(
        card.id for card in CARDS.values() if re.search(rf"\b{card.pattern.replace('?', '[SDFMG]')}\b", rows)
    )


@cache
def contacts(n: int, a: bool, b: bool, advanced: bool) -> list[tuple[Token, ...]]:
    """The pairs of tokens that touch each other in some layout."""
    return [run for run in runs(n, a, b, advanced) if len(run) == 2]


def neighbours(planet: Planet, token: Token) -> str:
    """The terrains of all tokens that touch this one in some layout (38)."""
    near = [pair for pair in contacts(*planet.shape) if token in pair]
    return "".join(planet.letter(one) for pair in near for one in pair if one != token)


@cache
def free_places(n: int, a: bool, b: bool, advanced: bool) -> frozenset[str]:
    """Where one more token can be put after some sliding, in notation: gaps, free recesses (1, 2)."""
    found = set()
    for layout in layouts(n, a, b):
        for space in range(14 if advanced else 12):
            if space not in layout:
                before = sum(other < space for other in layout)
                found.add("a" if space == 12 else "b" if space == 13 else str(before))
    return frozenset(found)


@cache
def moves(n: int, a: bool, b: bool, advanced: bool) -> frozenset[tuple[str, str]]:
    """Uses of the moon's effect (10, 11, 42, 43).

    Lift a token, let the others slide, put it on a free space other than the one it came from.
    """
    found = {(str(token), place) for token in range(n) for place in free_places(n - 1, a, b, advanced)}
    if a:
        found |= {("a", place) for place in free_places(n, False, b, advanced)}
    if b:
        found |= {("b", place) for place in free_places(n, a, False, advanced)}
    return frozenset((start, end) for start, end in found if start != end)


def put(planet: Planet, place: str, terrain: str) -> Planet:
    """The planet with one token more; `place` in notation."""
    if place == "m":
        return replace(planet, moon=terrain)
    if place == "a":
        return replace(planet, a=terrain)
    if place == "b":
        return replace(planet, b=terrain)
    gap = int(place)
    return replace(planet, track=planet.track[:gap] + terrain + planet.track[gap:])


def move(planet: Planet, start: str, end: str) -> Planet:
    """The planet after the moon's effect; the gap counts among the other tokens."""
    if start == "a":
        return put(replace(planet, a=""), end, planet.a)
    if start == "b":
        return put(replace(planet, b=""), end, planet.b)
    at = int(start)
    return put(replace(planet, track=planet.track[:at] + planet.track[at + 1 :]), end, planet.track[at])


def change(planet: Planet, place: str, terrain: str) -> Planet:
    """The planet with another terrain in the place of a token (39)."""
    if place in ("a", "b", "m"):
        return put(planet, place, terrain)
    at = int(place)
    return replace(planet, track=planet.track[:at] + terrain + planet.track[at + 1 :])


# --- events ------------------------------------------------------------------------------------------
def events(planet: Planet, pouch: Counter[str]) -> set[str]:
    """The planetary events that can be triggered, in notation (15, 17, 18, 38)."""
    found = set()
    tokens: list[Token] = [
        *range(len(planet.track)),
        *(["a"] if planet.a else []),
        *(["b"] if planet.b else []),
    ]
    for token in tokens:
        terrain, near = planet.letter(token), neighbours(planet, token)
        if terrain == "D" and "S" in near and pouch["F"]:
            found.add(f"i{token}")
        if terrain == "S" and "M" in near and pouch["G"]:
            found.add(f"f{token}")
        if terrain != "D" and "D" in near and pouch["D"]:
            found.add(f"e{token}")
        if terrain == "G" and pouch.total():
            found.add(f"m{token}")
    if planet.moon == "G" and pouch.total():
        found.add("mm")
    return found


# --- points ------------------------------------------------------------------------------------------
def lines(planet: Planet, claimed: list[str]) -> dict[str, int]:
    """The score sheet of one player (52)."""
    sheet = {"biomes": sum(CARDS[card].points for card in claimed), "moon": 0}
    for token in planet.tokens:
        if token == planet.moon:
            sheet["moon"] += 3
    if planet.advanced:
        sheet["forest"] = planet.tokens.count("F")
        sheet["planet"] = planet.tokens.count(BOARDS[planet.board]) if planet.board in BOARDS else 0
    return sheet


def points(planet: Planet, claimed: list[str]) -> int:
    """What the lines add up to."""
    return sum(lines(planet, claimed).values())


def ranks(planets: list[Planet], scores: list[int], tie_break: str) -> list[int]:
    """1 for the best, shared by equals (28, 53); `bga` goes on to compare the numbers of each terrain."""

    def better(one: int, other: int) -> bool:
        if scores[one] != scores[other]:
            return scores[one] > scores[other]
        kinds = [len(set(planets[seat].tokens)) for seat in (one, other)]
        if kinds[0] != kinds[1] or tie_break == "rulebook":
            return kinds[0] > kinds[1]
        first, second = (
            sorted(planets[seat].tokens.count(letter) for letter in TERRAINS) for seat in (one, other)
        )
        for mine, theirs in zip(first, second, strict=True):
            if mine != theirs:
                return mine > theirs
        return False

    seats = range(len(planets))
    return [1 + sum(better(other, seat) for other in seats) for seat in seats]


def hole_choices(faceup: list[str], tokens: Counter[str]) -> set[str]:
    """The dearest of the cards the Black Hole has the tokens for (31, 32, 33, 57)."""
    payable = [CARDS[card] for card in faceup if not CARDS[card].needs - tokens]
    dearest = max((card.points for card in payable), default=0)
    return {card.id for card in payable if card.points == dearest}


# --- a game, followed from outside -------------------------------------------------------------------
def planet_of(view: View, seat: int) -> Planet:
    """A planet as a view shows it."""
    shown = view["planets"][seat]
    a, b, moon = (LETTERS[shown[place]] if shown[place] else "" for place in ("a", "b", "moon"))
    advanced = view["mode"] == "advanced"
    return Planet("".join(LETTERS[name] for name in shown["track"]), a, b, moon, shown["board"], advanced)


def counter(counts: dict[str, int]) -> Counter[str]:
    """Tokens as a view shows them, by letter."""
    return Counter({LETTERS[name]: count for name, count in counts.items()})


def _tokens(view: View) -> Counter[str]:
    return Counter(LETTERS[name] for name in view["centre"])


@dataclass
class Shadow:
    """Follows a game: knows the choices before each action, and all that must be seen after it.

    Only what chance decides is looked up in the view after the action, and must be possible.
    """

    advanced: bool
    solo: bool
    planets: list[Planet]
    claimed: list[list[str]]
    centre: Counter[str]
    pouch: Counter[str]
    basic: list[str | None]
    giants: list[str | None]
    deck: set[str]
    hole: Counter[str]
    absorbed: list[str]
    active: int
    phase: str
    turn: int
    moon_formed: bool
    gap: int | None = None
    after: View = field(default_factory=dict)

    @classmethod
    def of(cls, view: View, deck: set[str] | None = None) -> Shadow:
        """The shadow of a position that isn't over; the deck is all unseen basic cards if not given."""
        hole = view["hole"] or {"tokens": {}, "claimed": []}
        claimed = [list(planet["claimed"]) for planet in view["planets"]]
        seen = {*view["basic"], *hole["claimed"], *(card for cards in claimed for card in cards)}
        unseen = {card for card in CARDS if card.startswith("B")} - seen
        return cls(
            view["mode"] == "advanced",
            view["solo"],
            [planet_of(view, seat) for seat in range(len(view["planets"]))],
            claimed,
            _tokens(view),
            counter(view["pouch"]),
            list(view["basic"]),
            list(view["giants"]),
            unseen if deck is None else set(deck),
            counter(hole["tokens"]),
            list(hole["claimed"]),
            view["to_move"][0],
            view["phase"],
            view["turn"],
            view["moon_formed"],
        )

    # --- what can be done --------------------------------------------------------------------
    @property
    def planet(self) -> Planet:
        return self.planets[self.active]

    @property
    def faceup(self) -> list[str]:
        return [card for card in self.basic + self.giants if card]

    def lifts(self) -> set[str]:
        return {f"{start}>{end}" for start, end in moves(*self.planet.shape)}

    def claims(self) -> set[str]:
        return {f"+{_short(card)}" for card in standing(self.planet) & set(self.faceup)}

    def choices(self) -> set[str]:
        """All legal actions in notation."""
        if self.phase == "planet":
            return {f"P:{board}" for board in BOARDS} - {f"P:{planet.board}" for planet in self.planets}
        if self.phase == "place":
            places = free_places(*self.planet.shape) | (set() if self.planet.moon else {"m"})
            return {
                f"{terrain}@{place}" for terrain in self.centre for place in places if self.centre[terrain]
            }
        if self.phase == "lift":
            return {*self.lifts(), "-"}
        if self.phase == "event":
            return {*events(self.planet, self.pouch), "-"}
        if self.phase == "claim":
            return {*self.claims(), "-"}
        if self.phase == "absorb":
            return {f"*{_short(card)}" for card in hole_choices(self.faceup, self.hole)}
        return set()

    # --- what happens ------------------------------------------------------------------------
    def play(self, action: str, after: View) -> None:
        """Follows one action; `after` is the view of the position it led to."""
        self.after = after
        assert action in self.choices()
        if self.phase == "planet":
            self.planets[self.active] = replace(self.planet, board=action[2:])
            if self.active > 0:
                self.active -= 1
            else:
                self._turn()
        elif self.phase == "place":
            self._place(action[0], action[2:])
        elif self.phase == "lift":
            if action != "-":
                start, _, end = action.partition(">")
                self.planets[self.active] = move(self.planet, start, end)
            self._to_claim()
        elif self.phase == "event":
            if action != "-":
                self._event(action[0], action[1:])
            self._to_claim()
        elif self.phase == "claim":
            if action != "-":
                self._claim(_long(action[1:]))
            self._to_hole()
        else:
            self._absorb(_long(action[1:]))

    def _place(self, terrain: str, place: str) -> None:
        self.centre -= Counter(terrain)
        self.planets[self.active] = put(self.planet, place, terrain)
        if self.solo:
            self.hole += self.centre
            self.centre.clear()
        if place == "m":
            self.moon_formed = True
            if self.lifts():
                self.phase = "lift"
                return
        elif self.advanced and events(self.planet, self.pouch):
            self.phase = "event"
            return
        self._to_claim()

    def _event(self, kind: str, place: str) -> None:
        old = self.planet.moon if place == "m" else self.planet.letter(place if place in "ab" else int(place))
        if kind == "m":
            seen = planet_of(self.after, self.active)
            new = seen.moon if place == "m" else seen.letter(place if place in "ab" else int(place))
        else:
            new = {"i": "F", "f": "G", "e": "D"}[kind]
        assert self.pouch[new] > 0, "the new token comes from the pouch before the old one goes back"
        self.pouch += Counter(old)
        self.pouch -= Counter(new)
        self.planets[self.active] = change(self.planet, place, new)

    def _to_claim(self) -> None:
        if self.claims():
            self.phase = "claim"
        else:
            self._to_hole()

    def _claim(self, card: str) -> None:
        self.claimed[self.active].append(card)
        place = self._remove(card)
        if card.startswith("B"):
            if self.solo:
                self.gap = place
            else:
                self._reveal(place)

    def _remove(self, card: str) -> int:
        row = self.basic if card in self.basic else self.giants
        place = row.index(card)
        row[place] = None
        return place

    def _reveal(self, place: int) -> None:
        if self.deck:
            card = self.after["basic"][place]
            assert card in self.deck, "a revealed card comes from the deck"
            self.deck.remove(card)
            self.basic[place] = card

    def _to_hole(self) -> None:
        cards = hole_choices(self.faceup, self.hole) if self.solo else set()
        if len(cards) > 1:
            self.phase = "absorb"
        elif cards:
            self._absorb(cards.pop())
        else:
            self._end_turn()

    def _absorb(self, card: str) -> None:
        self.hole -= CARDS[card].needs
        self.absorbed.append(card)
        place = self._remove(card)
        if self.gap is not None:  # the player's gap before the Black Hole's (50)
            self._reveal(self.gap)
            self.gap = None
        if card.startswith("B"):
            self._reveal(place)
        self._end_turn()

    def _end_turn(self) -> None:
        if self.gap is not None:
            self._reveal(self.gap)
            self.gap = None
        if all(planet.full for planet in self.planets):
            self.phase = "over"
            return
        self.active = (self.active + 1) % len(self.planets)
        while self.planet.full:
            self.active = (self.active + 1) % len(self.planets)
        self.turn += 1
        self._turn()

    def _turn(self) -> None:
        self.moon_formed = False
        self.phase = "place"
        if not self.centre.total():
            drawn = _tokens(self.after)
            assert drawn.total() == min(3 if self.solo else 5, self.pouch.total())
            assert not drawn - self.pouch, "drawn tokens come from the pouch"
            self.centre = drawn
            self.pouch -= drawn

    # --- what must be seen -------------------------------------------------------------------
    def view(self) -> View:
        """The view of the position, every part of it."""
        hole = None
        if self.solo:
            card = 40 if self.advanced else 20
            hole = {
                "tokens": _counts(self.hole),
                "claimed": _sorted(self.absorbed),
                "card": card,
                "score": card + sum(CARDS[name].points for name in self.absorbed),
            }
        return {
            "game": "biomos",
            "mode": "advanced" if self.advanced else "discovery",
            "solo": self.solo,
            "turn": self.turn,
            "phase": self.phase,
            "to_move": [] if self.phase == "over" else [self.active],
            "moon_formed": self.moon_formed,
            "centre": [name for letter, name in TERRAINS.items() for _ in range(self.centre[letter])],
            "basic": self.basic,
            "giants": self.giants,
            "deck": len(self.deck),
            "pouch": _counts(self.pouch),
            "planets": [self._planet_view(seat) for seat in range(len(self.planets))],
            "hole": hole,
        }

    def _planet_view(self, seat: int) -> View:
        planet, claimed = self.planets[seat], self.claimed[seat]
        board = planet.board
        return {
            "seat": seat,
            "board": board,
            "track": [TERRAINS[letter] for letter in planet.track],
            "a": TERRAINS.get(planet.a),
            "b": TERRAINS.get(planet.b),
            "moon": TERRAINS.get(planet.moon),
            "tokens": len(planet.tokens + planet.moon),
            "spaces": 15 if self.advanced else 13,
            "claimed": _sorted(claimed),
            "standing": _sorted(list(standing(planet) & set(self.faceup))),
            "score": points(planet, claimed),
        }


def _counts(tokens: Counter[str]) -> dict[str, int]:
    return {name: tokens[letter] for letter, name in TERRAINS.items()}


def _sorted(cards: list[str]) -> list[str]:
    return [card for card in CARDS if card in cards]


def _short(card: str) -> str:
    """A card in notation: basic ones by their number alone."""
    return card.removeprefix("B")


def _long(text: str) -> str:
    return text if text.startswith("G") else f"B{text}"
