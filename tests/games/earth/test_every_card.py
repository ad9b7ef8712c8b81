"""Every card of the box is played in a position, and every quantity is compared with what it should become.

Plain costs and gains are read from the data files here, not taken from the engine's tables; whatever is not
plain was worked out by hand (`earth_card_cases`, `earth_card_scores`). The last tests see to it that no card
and no ability is left out.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from earth_card_cases import CASES, FOUR_FAUNA, GAIA, SEEDS_AT_SETUP, SETUPS, Case
from earth_card_scores import ECOSYSTEMS, FAUNA, TERRAINS, Pair, Points
from earth_oracle import CARDS, Player
from earth_positions import can, decline, do, fauna, lay, leaves, phase_of, points_of, seat, solo
from ludosphere.games.earth import GAME
from ludosphere.games.earth.rules import EarthPosition

Facts = dict[str, Any]
ACTIONS = ("green", "red", "blue", "yellow")
PLANTABLE = [card for card in CARDS if CARDS[card]["kind"] in ("flora", "terrain")]


# --- what changed ----------------------------------------------------------------------------------------
def quantities(position: EarthPosition) -> Counter[str]:
    """Everything that can be counted, for all seats."""
    found = Counter({"deck": len(position.deck), "discard": len(position.discard)})
    for number, player in enumerate(position.view(None)["players"]):
        mark = f"{number}." if number else ""
        for key in ("soil", "compost", "hand_size"):
            found[mark + key.removesuffix("_size")] += player[key]
        found[mark + "events"] += len(player["events"])
        for lying in player["tableau"]:
            found[f"{mark}{lying['at']}={lying['card']}"] += 1
            found[f"{mark}{lying['at']}s"] += lying["sprouts"]
            found[f"{mark}{lying['at']}g"] += lying["growth"]
        held = position.players[number]
        found[mark + "seeds"] += int(held.seeds)
        found[mark + "stored"] += int(held.stored)
    for key, value in (position.view(None)["gaia"] or {}).items():
        if key in ("soil", "sprouts", "growth", "compost", "leaves"):
            found[f"gaia.{key}"] = value
        elif key == "score_pile":
            found["gaia.score_pile"] = len(value)
    return found


def changes(before: Counter[str], position: EarthPosition) -> dict[str, int]:
    """What is more or less than before."""
    after = quantities(position)
    return {key: after[key] - before[key] for key in {*before, *after} if after[key] != before[key]}


def expected(text: str) -> dict[str, int]:
    """The changes written in a case."""
    found: Counter[str] = Counter()
    for one in text.split():
        key, amount = one.split(":")
        found[key] += int(amount)
    return {key: amount for key, amount in found.items() if amount}


# --- plain abilities: figures from the data files --------------------------------------------------------
GAINS = (
    "gain_soil", "gain_sprout", "gain_growth", "draw", "compost_from_hand", "compost_from_deck", "gain_seed",
    "give_sprout",
)  # fmt: skip
TAKEN = {"gain_soil": "soil", "draw": "hand", "compost_from_deck": "compost"}
"""What of the gains is a number of things: what becomes more."""
RICH = ("079", "014")
"""The flora of the frame that are full at first: ten sprouts and eight growth pieces to pay with."""
ROOMY = ("065", "005", "076", "148", "147")
"""Those that have nothing yet: room for twenty sprouts and fourteen growth pieces at least."""
SPARE = "045"
PLACES = ("d4", "e4", "f4", "d5", "f5", "d6")
HERE = "e5"
"""Where the card lies that is being tried, in the middle of the frame."""


def plain(ability: Facts) -> bool:
    """A cost and gains without conditions, targets or multipliers."""
    return (
        ability["trigger"] in ("activation", "planting", "playing")
        and "condition" not in ability
        and all(gain["op"] in GAINS and not {"where", "per", "exact"} & set(gain) for gain in ability["gain"])
    )


def plain_abilities(*triggers: str) -> list[tuple[str, int]]:
    """Cards and the places of their plain abilities with one of these triggers."""
    return [
        (card, number)
        for card, facts in CARDS.items()
        for number, ability in enumerate(facts.get("abilities", ()))
        if ability["trigger"] in triggers and plain(ability) and facts.get("timing") != "end_of_turn"
    ]


class Table:
    """A seat with plenty of everything, kept in step with the engine by the printed facts alone."""

    def __init__(self, card: str, planted: bool, **less: int) -> None:
        """`less`: only so much of a resource: soil, compost, hand, sprout, growth."""
        facts = CARDS[card]
        pool = [other for other in (*RICH, *ROOMY, SPARE) if other != card][: len(PLACES)]
        self.cards = dict(zip(PLACES, pool, strict=True))
        if planted and facts["kind"] in ("flora", "terrain"):
            self.cards[HERE] = card
        self.soil = less.get("soil", 9)
        flora = [name for name in CARDS if CARDS[name]["kind"] == "flora" and not name.startswith("ab-")]
        unused = [name for name in flora if name not in (*RICH, *ROOMY, SPARE, card)]
        self.hand = unused[: less.get("hand", 22)]
        self.compost = unused[50 : 50 + less.get("compost", 6)]
        self.room = {
            "sprout": {at: CARDS[name]["sprout_spaces"] for at, name in self._flora()},
            "growth": {at: CARDS[name]["max_growth"] for at, name in self._flora()},
        }
        self.pieces = {kind: self._spread(kind, less.get(kind)) for kind in ("sprout", "growth")}
        self.changes: Counter[str] = Counter()
        held = [card] if not planted else []
        where = {"island": card} if facts["kind"] == "island" else {}
        if facts["kind"] == "climate":
            where = {"climate": card}
        lying = [
            {"at": at, "card": name, "sprouts": self._at("sprout", at), "growth": self._at("growth", at)}
            for at, name in self.cards.items()
        ]
        self.seat: Facts = {"tableau": lying, "soil": self.soil, "hand": [*held, *self.hand]}
        self.seat |= {"compost": self.compost, **where}
        self.options: dict[str, object] = {"abundance": "on"} if card.startswith("ab-") else {}

    def _flora(self) -> list[tuple[str, str]]:
        return [(at, name) for at, name in self.cards.items() if CARDS[name]["kind"] == "flora"]

    def _at(self, kind: str, at: str) -> int:
        return self.pieces[kind].get(at, 0)

    def _spread(self, kind: str, total: int | None) -> dict[str, int]:
        """So many pieces from the first place on; without a number the first two places are full."""
        left = sum(self.room[kind][at] for at in PLACES[:2]) if total is None else total
        found = {}
        for at, room in self.room[kind].items():
            found[at] = min(left, room)
            left -= found[at]
        return found

    def lay(self, **facts: Any) -> EarthPosition:
        return lay(self.seat, seat(), options=self.options, **facts)

    # --- the cost ---------------------------------------------------------------------------------------
    def pay(self, position: EarthPosition, ability: Facts) -> None:
        for cost in ability["cost"]:
            amount = cost["amount"]
            if cost["resource"] == "soil":
                self.changes["soil"] -= amount
            elif cost["resource"] == "card" and cost["source"] == "compost":
                self.changes["compost"] -= amount
                self.changes["discard"] += amount
        for cost in ability["cost"]:
            if cost["resource"] in ("sprout", "growth"):
                for _ in range(cost["amount"]):
                    self._take_off(position, cost["resource"])
            elif cost["source"] == "hand":
                for _ in range(cost["amount"]):
                    assert can(position) == {f"-{name}" for name in self.hand}
                    self._compost(position)

    def _take_off(self, position: EarthPosition, kind: str) -> None:
        full = [at for at, pieces in self.pieces[kind].items() if pieces]
        assert can(position) == {f"@{at}" for at in full}
        do(position, 0, f"@{full[-1]}")
        self.pieces[kind][full[-1]] -= 1
        self.changes[full[-1] + kind[0]] -= 1

    def _compost(self, position: EarthPosition) -> None:
        do(position, 0, f"-{self.hand.pop()}")
        self.changes["hand"] -= 1
        self.changes["compost"] += 1

    # --- the gains --------------------------------------------------------------------------------------
    def gain(self, position: EarthPosition, ability: Facts) -> None:
        for gain in ability["gain"]:
            amount, op = gain["amount"], gain["op"]
            if op in ("gain_soil", "draw", "compost_from_deck"):
                assert can(position) == {str(number) for number in range(amount + 1)}
                do(position, 0, str(amount))
                self.changes[TAKEN[op]] += amount
                if op != "gain_soil":
                    self.changes["deck"] -= amount
                if op == "draw":
                    held = position.view(0)["players"][0]["hand"]
                    self.hand += [name for name in held if name not in self.hand]
            elif op in ("gain_sprout", "gain_growth"):
                for _ in range(amount):
                    self._put(position, op.removeprefix("gain_"))
            elif op == "compost_from_hand":
                for _ in range(min(amount, len(self.hand))):
                    assert can(position) == {f"-{name}" for name in self.hand} | {"."}
                    self._compost(position)
            elif op == "gain_seed":
                self.changes["seeds"] += amount
            else:
                self.changes["1.stored"] += amount

    def _put(self, position: EarthPosition, kind: str) -> None:
        free = [at for at, room in self.room[kind].items() if self._at(kind, at) < room]
        assert can(position) == {f"@{at}" for at in free} | {"."}
        do(position, 0, f"@{free[-1]}")
        self.pieces[kind][free[-1]] += 1
        self.changes[free[-1] + kind[0]] += 1

    def changed(self) -> dict[str, int]:
        return {key: amount for key, amount in self.changes.items() if amount}


def sign(card: str) -> str:
    """The action that uses the card in the frame."""
    kind = CARDS[card]["kind"]
    return f"!{kind}" if kind in ("island", "climate") else f"!{HERE}"


def colors_that_work(ability: Facts) -> set[str]:
    return {"red", "blue", "yellow"} if ability["color"] == "multicolor" else {ability["color"]}


def resource(cost: Facts) -> str:
    return str(cost["source"] if cost["resource"] == "card" else cost["resource"])


@pytest.mark.parametrize(("card", "number"), plain_abilities("activation"))
def test_plain_ability(card: str, number: int) -> None:
    """Used in full on each of its colours; the places and amounts offered are exactly those that are left."""
    ability = CARDS[card]["abilities"][number]
    for color in colors_that_work(ability):
        frame = Table(card, planted=True)
        position = frame.lay(phase="activate", action=color)
        before = quantities(position)
        do(position, 0, sign(card))
        frame.pay(position, ability)
        frame.gain(position, ability)
        assert changes(before, position) == frame.changed()


@pytest.mark.parametrize(("card", "number"), plain_abilities("activation"))
def test_plain_ability_that_cannot_be_paid(card: str, number: int) -> None:
    ability = CARDS[card]["abilities"][number]
    for color in colors_that_work(ability):
        for cost in ability["cost"]:
            what = resource(cost)
            for short, usable in ((cost["amount"], True), (cost["amount"] - 1, False)):
                position = Table(card, planted=True, **{what: short}).lay(phase="activate", action=color)
                assert (sign(card) in can(position)) == usable, (what, short)


@pytest.mark.parametrize(
    "card", [c for c in CARDS if CARDS[c].get("abilities") and CARDS[c]["kind"] != "event"]
)
def test_no_other_color_works(card: str) -> None:
    abilities = [one for one in CARDS[card]["abilities"] if one["trigger"] == "activation"]
    works = {color for ability in abilities for color in colors_that_work(ability)}
    for color in set(ACTIONS) - works:
        position = Table(card, planted=True).lay(phase="activate", action=color)
        assert sign(card) not in can(position), color


# --- planting --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", PLANTABLE)
def test_planting(card: str) -> None:
    """It costs what is printed, and its plain black ability works at once."""
    cost = CARDS[card]["soil_cost"]
    blacks = [one for one in CARDS[card]["abilities"] if one["trigger"] == "planting" and plain(one)]
    paid_otherwise = any(one["trigger"] == "paying" for one in CARDS[card]["abilities"])
    poor = {"hand": 0, "sprout": 0, "growth": 0} if paid_otherwise else {}
    frame = Table(card, planted=False, soil=cost, **poor)
    position = frame.lay()
    before = quantities(position)
    do(position, 0, "A:green", card, f"@{HERE}")
    assert changes(before, position) == expected(f"soil:-{cost} hand:-1 {HERE}={card}:+1")
    frame.changes.update({"soil": -cost, "hand": -1, f"{HERE}={card}": 1})
    if CARDS[card]["kind"] == "flora":
        for kind, spaces in (("sprout", "sprout_spaces"), ("growth", "max_growth")):
            frame.room[kind] = {
                at: frame.room[kind].get(at, CARDS[card][spaces]) for at in (*PLACES[:4], HERE, *PLACES[4:])
            }
    for ability in blacks:
        assert not ability["cost"]
        frame.gain(position, ability)
    assert changes(before, position) == frame.changed()
    if cost:
        position = Table(card, planted=False, soil=cost - 1, **poor).lay()
        do(position, 0, "A:green")
        assert card not in can(position)


# --- events ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "number"), plain_abilities("playing"))
def test_plain_event(card: str, number: int) -> None:
    """It is payable with just the cost and not with less, and goes to the event pile."""
    ability = CARDS[card]["abilities"][number]
    frame = Table(card, planted=False)
    position = frame.lay()
    before = quantities(position)
    do(position, 0, f"*{card}")
    frame.changes.update({"hand": -1, "events": 1})
    frame.pay(position, ability)
    frame.gain(position, ability)
    assert changes(before, position) == frame.changed()
    assert position.view(0)["players"][0]["events"] == [card]
    for cost in ability["cost"]:
        for short, playable in ((cost["amount"], True), (cost["amount"] - 1, False)):
            position = Table(card, planted=False, **{resource(cost): short}).lay()
            assert (f"*{card}" in can(position)) == playable, cost


# --- everything else: by hand ----------------------------------------------------------------------------
def until(position: EarthPosition, phase: str) -> None:
    """Everybody declines until that phase."""
    while phase_of(position) != phase:
        decline(position, position.to_move()[0])


def follow(position: EarthPosition, script: str) -> None:
    """Plays the script of a case."""
    for word in script.split():
        mover, text = (int(word[0]), word[2:]) if word[0].isdigit() and word[1:2] == ":" else (0, word)
        offered = can(position, mover)
        if text[0] == ">":
            until(position, text[1:])
        elif text[0] == "[":
            places = {one[1:] for one in offered if one[0] == "@"}
            assert places == set(text[1:-1].split(",")), word
        elif text[0] == "^":
            assert text[1:] in offered, (word, sorted(offered))
        elif text[0] == "~":
            assert text[1:] not in offered, word
        else:
            do(position, mover, text)


def numbered(cases: list[Case]) -> list[Any]:
    """The cases under the names of their cards."""
    return [pytest.param(case, id=f"{case.card}-{number}") for number, case in enumerate(cases)]


@pytest.mark.parametrize("case", numbered(CASES))
def test_case_by_hand(case: Case) -> None:
    position = lay(*case.seats, **case.facts)
    before = quantities(position)
    follow(position, case.script)
    assert changes(before, position) == expected(case.changes)


@pytest.mark.parametrize("case", numbered(GAIA))
def test_gaia_by_hand(case: Case) -> None:
    position = solo(case.seats[0], **case.facts, card=case.card, fauna=FOUR_FAUNA)
    before = quantities(position)
    follow(position, case.script)
    assert changes(before, position) == expected(case.changes)


# --- set-up ----------------------------------------------------------------------------------------------
@cache
def seed_dealing(face: str, abundance: bool) -> int:
    """A game of two in which seat 0 may choose this face."""
    options = {"abundance": "on"} if abundance else {}
    seed = 0
    while face not in GAME.new(options, seed).view(0)["players"][0]["dealt"]:
        seed += 1
    return seed


def beginning(face: str) -> EarthPosition:
    """A game in which seat 0 has chosen this face and has its first hand."""
    abundance = face.startswith("ab-")
    position = GAME.new({"abundance": "on"} if abundance else {}, seed_dealing(face, abundance))
    assert isinstance(position, EarthPosition)
    while phase_of(position) == "faces":
        mover = position.to_move()[0]
        offered = can(position, mover)
        do(position, mover, face if mover == 0 and face in offered else min(offered))
    return position


@pytest.mark.parametrize("face", SETUPS)
def test_first_hand_of_an_island(face: str) -> None:
    draw, compost, soil = SETUPS[face]
    position = beginning(face)
    now = quantities(position)
    assert (now["hand"], now["compost"], now["soil"]) == (draw, 0, soil)
    for left in range(compost, 0, -1):
        held = position.view(0)["players"][0]["hand"]
        assert can(position) == {f"-{card}" for card in held}, left
        do(position, 0, f"-{held[0]}")
    now = quantities(position)
    assert (now["hand"], now["compost"], now["soil"]) == (draw - compost, compost, soil)
    owing = position.view(0)["players"][0]["task"]
    assert owing is None or owing["kind"] == "choose"


@pytest.mark.parametrize("face", SEEDS_AT_SETUP)
def test_seeds_of_a_climate(face: str) -> None:
    now = quantities(beginning(face))
    assert now["seeds"] == now["1.seeds"] + SEEDS_AT_SETUP[face]


# --- points and goals ------------------------------------------------------------------------------------
def seat_of(player: Player) -> Facts:
    """A player of an example as `arrange` takes it."""
    return {
        key: value for key, value in player.items() if value is not None and key not in ("leaves", "bonus")
    }


OPPONENT: Facts = {"island": "289a", "climate": "300b"}
"""Somebody who has nothing but this board."""


def options_for(card: str) -> dict[str, object]:
    return {"abundance": "on"} if card.startswith("ab-") else {}


@pytest.mark.parametrize("case", [pytest.param(one, id=f"{one.card}-{one.points}") for one in TERRAINS])
def test_terrain(case: Points) -> None:
    owner, *others = (seat_of(one) for one in case.players)
    position = lay(owner, *(others or [OPPONENT]), options=options_for(case.card), phase="over")
    assert points_of(position, case.card, "terrain") == case.points


@pytest.mark.parametrize("pair", [pytest.param(one, id=f"{one.card}-{one.points[0]}") for one in ECOSYSTEMS])
def test_ecosystem(pair: Pair) -> None:
    """Owned, and on the table."""
    other = "309b" if pair.card[:-1] != "309" else "310a"
    for player, points in zip((pair.enough, pair.short), pair.points, strict=True):
        options = options_for(pair.card)
        mine: Facts = {**seat_of(player), "ecosystem": pair.card}
        position = lay(mine, OPPONENT, options=options, phase="over")
        assert points_of(position, pair.card, "ecosystems") == points
        position = lay(
            seat_of(player), OPPONENT, options=options, phase="over", ecosystems=[pair.card, other]
        )
        assert points_of(position, pair.card, "ecosystems") == points


def last_step(pair: Pair) -> tuple[Player, str, str]:
    """A player one short of the goal, the script that meets it, and one that doesn't."""
    less, enough = pair.less, pair.enough
    if isinstance(less, str):
        wanted, other = less.split(">")
        (at,) = [lying["at"] for lying in enough["tableau"] if lying["card"] == wanted]
        rest = [lying for lying in enough["tableau"] if lying["card"] != wanted]
        hand = [card for card in (wanted, other) if card != "---"]
        before = {**enough, "tableau": rest, "hand": hand, "soil": 15}
        misses = f"A:green {other} @{at}" if other != "---" else "A:green ."
        return before, f"A:green {wanted} @{at}", misses
    (key,) = less
    if key in ("sprouts", "growth"):
        ((at, step),) = [
            (lying["at"], lying[key] - before[key])
            for lying, before in zip(enough["tableau"], pair.short["tableau"], strict=True)
            if lying[key] != before[key]
        ]
        if step < 0:  # a sprout is paid, for an event that gives soil
            return {**pair.short, "hand": ["208"]}, f"*208 @{at} 0", "A:blue ."
        return pair.short, (f"A:blue @{at}" if key == "sprouts" else f"A:yellow 0 @{at}"), "A:blue ."
    if key == "events":
        return {**pair.short, "hand": ["223"]}, "*223 0", "A:red 0"
    return pair.short, {"soil": "A:red 1", "compost": "A:red 0 1", "hand": "A:yellow 1"}[key], "A:red 0 0"


def end(position: EarthPosition) -> None:
    """The turn goes to its end without anything else being done."""
    if phase_of(position) == "choose":
        do(position, 0, "A:yellow")
    turn = position.turn
    while position.turn == turn:
        decline(position, position.to_move()[0])


@pytest.mark.parametrize("pair", [pytest.param(one, id=one.card) for one in FAUNA])
def test_fauna(pair: Pair) -> None:
    """Met by the very thing it still needs, then claimed; not met with one less."""
    need = CARDS[pair.card]["goal"]["at_least"]
    assert pair.points == (need, need - 1)
    others = [card for card in ("337a", "341a", "343a", "347a", "352a") if card[:-1] != pair.card[:-1]][:3]
    facts: Facts = {"options": options_for(pair.card), "fauna": [pair.card, *others]}
    for player, value in zip((pair.enough, pair.short), pair.points, strict=True):
        position = lay(seat_of(player), OPPONENT, **facts)
        assert fauna(position, pair.card)["have"][0] == value
    before, *scripts = last_step(pair)
    for script, met in zip(scripts, (True, False), strict=True):
        position = lay(seat_of(before), OPPONENT, **facts)
        assert fauna(position, pair.card)["have"][0] == need - 1
        follow(position, script)
        assert fauna(position, pair.card)["have"][0] == need - 1 + met
        assert fauna(position, pair.card)["met"] == ([0] if met else [])
        end(position)
        assert leaves(position, pair.card) == ([(0, 15)] if met else [])


# --- nothing is left out ---------------------------------------------------------------------------------
def covered(card: str, ability: Facts) -> bool:
    """Is there a case for this ability?"""
    by_hand = {case.card for case in CASES}
    if plain(ability) and CARDS[card].get("timing") != "end_of_turn":
        return True
    if ability["trigger"] == "endgame":
        return card in {case.card for case in TERRAINS}
    if ability["trigger"] == "setup":
        return card in SETUPS or card in SEEDS_AT_SETUP
    return card in by_hand


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_case(card: str) -> None:
    facts = CARDS[card]
    for ability in facts.get("abilities", ()):
        assert covered(card, ability), ability
    if facts["kind"] == "ecosystem":
        assert card in {pair.card for pair in ECOSYSTEMS}
    elif facts["kind"] == "fauna":
        assert card in {pair.card for pair in FAUNA}
    else:
        assert facts["abilities"]


def test_no_card_of_the_boxes_is_missing() -> None:
    counts = Counter(facts["kind"] for card, facts in CARDS.items() if not card.startswith("ab-"))
    printed = {
        "flora": 179,
        "terrain": 66,
        "event": 38,
        "island": 20,
        "climate": 20,
        "ecosystem": 64,
        "fauna": 46,
    }
    assert {kind for kind, number in printed.items() if counts[kind] < number} == set()
    assert len(CARDS) - counts.total() >= 90
    assert {case.card for case in GAIA} == {str(number) for number in range(360, 366)}
    assert set(SETUPS) == {card for card in CARDS if CARDS[card]["kind"] == "island"}
