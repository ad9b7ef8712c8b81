"""A second, slow reading of the scoring of Earth, for the engine to be compared with.

Written from the rules, the schema of the card data and that data alone; numbers in brackets are rulings.
A table is plain data:

    {"players": [{"island": "285a", "climate": "295b", "ecosystem": "305a", "soil": 5, "hand": 7,
                  "compost": 12, "events": ["200"],
                  "tableau": [{"at": "d4", "card": "013", "sprouts": 1, "growth": 3}],
                  "planted": ["d4"], "leaves": [15, 8], "bonus": 7}],
     "ecosystems": ["306a", "307b"]}

Island, Climate and Ecosystem may be None. Places are a column letter a to g and a row 1 to 7, row 1 on top.
Nothing is clever here: paths, values and assignments are all tried.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import combinations_with_replacement, product
from typing import Any

Table = dict[str, Any]
Player = dict[str, Any]
Facts = dict[str, Any]
"""A card as the data files have it."""
Place = tuple[int, int]
"""Column and row."""

KINDS = ("flora", "terrain", "event", "island", "climate", "ecosystem", "fauna")
FLORA_TYPES = ("tree", "herb", "mushroom", "bush")
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
STEPS = {"orthogonal": SIDES, "diagonal": CORNERS}
SIZE = 4


def _cards() -> dict[str, Facts]:
    folder = resources.files("ludosphere") / "games" / "earth" / "data"
    extra = json.loads((folder / "abundance.json").read_text(encoding="utf-8"))
    cards: dict[str, Facts] = {}
    for kind in KINDS:
        for facts in json.loads((folder / f"{kind}.json").read_text(encoding="utf-8")) + extra[kind]:
            cards[facts["id"]] = facts
    return cards


CARDS = _cards()


@dataclass(frozen=True)
class Lying:
    """A card of somebody's area with the pieces on it; Island and Climate have no place."""

    id: str
    place: Place | None
    sprouts: int
    growth: int

    @property
    def facts(self) -> Facts:
        return CARDS[self.id]

    @property
    def flora(self) -> bool:
        return bool(self.facts["kind"] == "flora")


def place_of(name: str) -> Place:
    """The column and row of a name like d4."""
    return "abcdefg".index(name[0]), "1234567".index(name[1])


def tableau(player: Player) -> list[Lying]:
    """The planted cards in reading order."""
    cards = [
        Lying(row["card"], place_of(row["at"]), row["sprouts"], row["growth"]) for row in player["tableau"]
    ]
    return sorted(cards, key=lambda card: (card.place or (0, 0))[::-1])


def area(player: Player) -> list[Lying]:
    """Tableau, Island and Climate; events are never part of it (50)."""
    board = [Lying(player[key], None, 0, 0) for key in ("island", "climate") if player[key] is not None]
    return tableau(player) + board


# --- filters ---------------------------------------------------------------------------------------------
def colors(facts: Facts) -> set[str]:
    """The ability colours a card counts as; multicolor is red, blue and yellow as well (95)."""
    own = {ability["color"] for ability in facts["abilities"]}
    if "multicolor" in own:
        own |= {"red", "blue", "yellow"}
    return own


def types(facts: Facts) -> set[str]:
    """The flora types of a card, all four for wild flora (31)."""
    return set(facts["flora_types"]) if facts["kind"] == "flora" else set()


def icons(facts: Facts) -> set[str]:
    """The icons the abilities of a card show."""
    shown = set(facts.get("printed_icons", []))
    for ability in facts["abilities"]:
        if ability["cost"]:
            shown.add("colon")
        for cost in ability["cost"]:
            shown.add("compost" if cost["resource"] == "card" else cost["resource"])
        for gain in ability["gain"]:
            shown |= _gain_icons(gain)
        passive = ability.get("passive")
        if passive is not None:
            if passive["op"] == "plant_discount":
                shown.add("soil")
            elif passive["op"] == "pay_own_cost_with":
                shown |= {"soil", "compost" if passive["resource"] == "card" else passive["resource"]}
            elif passive["op"] == "replace_when_planting":
                shown |= {"compost", "draw"}
            elif passive["op"] == "on_event_played":
                for gain in passive["gain"]:
                    shown |= _gain_icons(gain)
    return shown


def _gain_icons(gain: Facts) -> set[str]:
    return {
        "gain_growth": {"growth"},
        "gain_sprout": {"sprout"},
        "give_sprout": {"sprout"},
        "gain_soil": {"soil"},
        "compost_from_hand": {"compost"},
        "compost_from_deck": {"compost"},
        "recover_from_compost": {"compost"},
        "draw": {"draw"},
    }.get(gain["op"], set())


def spaces(facts: Facts, piece: str) -> int:
    """Printed spaces for sprouts or growth, 0 where there are none (67)."""
    if facts["kind"] != "flora":
        return 0
    return int(facts["sprout_spaces" if piece == "sprout" else "max_growth"])


def pieces(card: Lying, piece: str) -> int:
    """The sprouts or growth pieces now on a card; the canopy is one piece (96)."""
    return card.sprouts if piece == "sprout" else card.growth


def _key_holds(card: Lying, key: str, value: Any) -> bool:
    facts = card.facts
    cost = facts.get("soil_cost")  # Islands and Climates have none and match neither way (65)
    canopy = facts.get("canopy_vp")  # a flora without growth is "4 or less" but not "5 or more" (93)
    if key == "kind":
        return bool(facts["kind"] == value)
    if key == "flora_type":
        return bool(value in types(facts))
    if key == "habitat":
        return bool(value in facts["habitats"])
    if key == "name_marker":
        return bool(value in facts.get("name_markers", []))
    if key == "ability_color":
        return bool(value in colors(facts))
    if key == "cost_min":
        return bool(cost is not None and cost >= value)
    if key == "cost_max":
        return bool(cost is not None and cost <= value)
    if key == "vp_min":
        return bool(facts["base_vp"] >= value)
    if key == "vp_max":
        return bool(facts["base_vp"] <= value)
    if key == "vp_parity":
        return bool(facts["base_vp"] % 2 == {"even": 0, "odd": 1}[value])
    if key == "habitats_min":
        return bool(len(facts["habitats"]) >= value)
    if key == "habitats_max":
        return bool(len(facts["habitats"]) <= value)
    if key == "abilities_min":
        return bool(len(facts["abilities"]) >= value)
    if key == "directional_aid":
        return bool(facts.get("directional_aid", False) == value)
    if key == "sprouts_min":
        return bool(card.sprouts >= value)
    if key == "growth_min":
        return bool(card.growth >= value)
    if key == "sprout_spaces":
        return bool(spaces(facts, "sprout") == value)
    if key == "sprout_spaces_max":
        return bool(spaces(facts, "sprout") <= value)
    if key == "growth_spaces_min":
        return bool(spaces(facts, "growth") >= value)
    if key == "growth_spaces_max":
        return bool(spaces(facts, "growth") <= value)
    if key == "canopy_vp_min":
        return bool(canopy is not None and canopy >= value)
    if key == "canopy_vp_max":
        return bool(card.flora and (canopy is None or canopy <= value))
    if key == "full":
        return all(0 < spaces(facts, piece) == pieces(card, piece) for piece in value)
    if key == "complete":
        return card.flora and all(spaces(facts, one) == pieces(card, one) for one in ("sprout", "growth"))
    if key == "bare":
        return card.flora and card.sprouts + card.growth == 0
    if key == "ability_icon":
        return bool(value in icons(facts))
    raise KeyError(key)


def matches(card: Lying, rule: Facts) -> bool:
    """Does a card match a filter?"""
    if card.facts["kind"] == "event" and rule.get("kind") != "event":
        return False
    return all(_key_holds(card, key, value) for key, value in rule.items())


# --- measures --------------------------------------------------------------------------------------------
def measure(table: Table, seat: int, what: Facts, at: str | None = None) -> int:
    """The value of a measure for a player; `at` is the place of the card that asks."""
    count = len(table["players"])
    seats = {
        "self": [seat],
        "best": list(range(count)),
        # Two players: the opponent; alone: oneself.
        "best_neighbour": [(seat - 1) % count, (seat + 1) % count],
    }[what.get("player", "self")]
    return max(_own(table["players"][one], what, at) for one in seats)


def _own(player: Player, what: Facts, at: str | None) -> int:
    kind = what["of"]
    here = None if at is None else place_of(at)
    if kind == "cards":
        return sum(matches(card, what["filter"]) for card in _scope(player, what["scope"], here))
    if kind == "empty_spaces":
        return 4 - len(_scope(player, what["scope"], here))
    if kind == "longest_line":
        return _longest_line(player, what, here)
    if kind == "full_lines":
        return _full_lines(player, what, here)
    if kind == "sets":
        return _sets(player, what["parts"])
    if kind in ("soil", "hand", "compost"):
        return int(player[kind])
    if kind == "events":
        return len(player["events"])
    if kind == "sprouts":
        return sum(card.sprouts for card in tableau(player))
    if kind == "growth":
        return sum(card.growth for card in tableau(player))
    if kind in ("soil_gained_this_turn", "cards_drawn_this_turn"):
        return int(player[kind])
    raise KeyError(kind)


def _scope(player: Player, scope: str, here: Place | None) -> list[Lying]:
    cards = tableau(player)
    if scope == "tableau":
        return cards
    if scope == "area":
        return area(player)
    if scope == "planted_this_turn":
        planted = [place_of(name) for name in player["planted"]]
        return [card for card in cards if card.place in planted]
    assert here is not None
    found = []
    for card in cards:
        assert card.place is not None
        aside, down = abs(card.place[0] - here[0]), abs(card.place[1] - here[1])
        if {
            "row": down == 0,  # the whole line, gaps or not (80)
            "column": aside == 0,
            "orthogonal": aside + down == 1,
            "diagonal": aside == down == 1,
            "adjacent": max(aside, down) == 1,
        }[scope]:
            found.append(card)
    return found


def _longest_line(player: Player, what: Facts, here: Place | None) -> int:
    """Every path is walked (78, 88)."""
    cells = frozenset(card.place for card in tableau(player) if card.place and matches(card, what["filter"]))
    through = here if what["through_self"] else None
    assert through or not what["through_self"]
    return min(_longest_path(cells, what["step"], through), int(what.get("max_length", SIZE * SIZE)))


@cache
def _longest_path(cells: frozenset[Place], step: str, through: Place | None) -> int:
    lengths = [len(path) for path in _paths(cells, step) if through is None or through in path]
    return max(lengths, default=0)


def _paths(cells: frozenset[Place], step: str) -> Iterator[list[Place]]:
    """All paths over these cells that come to no cell twice."""
    todo = [[cell] for cell in cells]
    while todo:
        path = todo.pop()
        yield path
        column, row = path[-1]
        for right, down in STEPS[step]:
            onward = column + right, row + down
            if onward in cells and onward not in path:
                todo.append([*path, onward])


def _full_lines(player: Player, what: Facts, here: Place | None) -> int:
    own_only = what.get("own_line_only", False)
    assert here or not own_only
    complete = 0
    for line in _lines(tableau(player), what["line"]):
        if own_only and here not in [card.place for card in line]:
            continue
        complete += len(line) == SIZE and _obeys(line, what["rule"], what.get("attribute"))
    return complete


def _lines(cards: list[Lying], kind: str) -> list[list[Lying]]:
    """The cards of every row, every column, or of both diagonals of the 4×4 frame (70)."""
    places = {card.place: card for card in cards if card.place}
    columns = sorted({column for column, _ in places})
    rows = sorted({row for _, row in places})
    if kind == "row":
        return [[card for place, card in places.items() if place[1] == row] for row in rows]
    if kind == "column":
        return [[card for place, card in places.items() if place[0] == column] for column in columns]
    assert kind == "diagonal"
    if not places or max(columns) - min(columns) < SIZE - 1 or max(rows) - min(rows) < SIZE - 1:
        return []  # the cards do not yet reach over the frame, so no diagonal of it holds four
    left, top = min(columns), min(rows)
    falling = [(left + step, top + step) for step in range(SIZE)]
    rising = [(left + step, top + SIZE - 1 - step) for step in range(SIZE)]
    return [[places[place] for place in line if place in places] for line in (falling, rising)]


def _obeys(line: list[Lying], rule: str, attribute: str | None) -> bool:
    """Every choice of one value on each card is tried (32, 89 to 92)."""
    if rule == "any":
        return True
    assert attribute is not None
    choices = list(product(*[_values(card, attribute) for card in line]))
    if rule == "distinct":
        return any(len(set(chosen)) == len(line) for chosen in choices)
    assert rule == "shared"
    return any(len(set(chosen)) == 1 for chosen in choices)


def _values(card: Lying, attribute: str) -> list[Any]:
    facts = card.facts
    if attribute == "ability_color":
        return sorted(colors(facts) - {"multicolor"})
    if attribute == "card_type":
        return sorted(types(facts)) if card.flora else [facts["kind"]]
    if attribute == "habitat":
        return list(facts["habitats"])
    if attribute == "base_vp":
        return [facts["base_vp"]]
    if attribute == "sprouts":
        return [card.sprouts]
    assert attribute == "growth"
    return [card.growth]


def _sets(player: Player, parts: list[str]) -> int:
    """The most sets over all ways to give each card one part; it serves no other (72)."""
    alike: Counter[tuple[str, ...]] = Counter()
    for card in area(player):
        offered = colors(card.facts) | ({"terrain"} if card.facts["kind"] == "terrain" else set())
        alike[tuple(part for part in parts if part in offered)] += 1
    alike[tuple(part for part in parts if part == "event")] += len(player["events"])
    # Cards that may serve the same parts are alike: what matters is how many of them serve which.
    ways = [list(combinations_with_replacement(offer, count)) for offer, count in alike.items() if offer]
    best = 0
    for assigned in product(*ways):
        served = Counter(part for group in assigned for part in group)
        best = max(best, min(served[part] for part in parts))
    return best


# --- points ----------------------------------------------------------------------------------------------
def points(table: Table, seat: int, scoring: Facts, at: str | None = None) -> int:
    """What a scoring object is worth to a player."""
    value = measure(table, seat, scoring["measure"], at)
    if "table" in scoring:
        entries: list[int] = scoring["table"]
        return 0 if value == 0 else entries[min(value, len(entries)) - 1]
    worth = int(scoring["vp"] * (value // scoring["every"]))
    return min(worth, int(scoring.get("max_vp", worth)))


def terrain_points(table: Table, seat: int, at: str) -> int:
    """What the card at this place scores by its end-of-game abilities."""
    (card,) = [row["card"] for row in table["players"][seat]["tableau"] if row["at"] == at]
    abilities = [one for one in CARDS[card]["abilities"] if one["trigger"] == "endgame"]
    return sum(points(table, seat, ability["scoring"], at) for ability in abilities)


def ecosystem_points(table: Table, seat: int, card: str) -> int:
    """What an Ecosystem is worth to a player."""
    return points(table, seat, CARDS[card]["scoring"])


def goal_value(table: Table, seat: int, card: str) -> int:
    """How far a player is with the goal of a fauna card."""
    return measure(table, seat, CARDS[card]["goal"]["measure"])


def meets(table: Table, seat: int, card: str) -> bool:
    """Does a player meet the goal of a fauna card as things are?"""
    return bool(goal_value(table, seat, card) >= CARDS[card]["goal"]["at_least"])


def growth_points(card: Lying) -> int:
    """The canopy value for a canopy, else 1 per trunk (77)."""
    if card.flora and 0 < card.facts["max_growth"] == card.growth:
        return int(card.facts["canopy_vp"])
    return card.growth


def sheet(table: Table, seat: int) -> dict[str, Any]:
    """The final scoring of one player, line by line."""
    player: Player = table["players"][seat]
    terrain = []
    for row in sorted(player["tableau"], key=lambda row: place_of(row["at"])[::-1]):
        if any(ability["trigger"] == "endgame" for ability in CARDS[row["card"]]["abilities"]):
            terrain.append((row["at"], row["card"], terrain_points(table, seat, row["at"])))
    own = [] if player["ecosystem"] is None else [player["ecosystem"]]
    ecosystems = [(card, ecosystem_points(table, seat, card)) for card in own + table["ecosystems"]]
    lines: dict[str, Any] = {
        "base": sum(card.facts["base_vp"] for card in area(player)),
        "events": sum(CARDS[card]["base_vp"] for card in player["events"]),
        "compost": player["compost"],
        "sprouts": sum(card.sprouts for card in tableau(player)),
        "growth": sum(growth_points(card) for card in tableau(player)),
        "terrain": terrain,
        "ecosystems": ecosystems,
        "fauna": sum(player["leaves"]),
        "bonus": player["bonus"],
    }
    single = ("base", "events", "compost", "sprouts", "growth", "fauna", "bonus")
    lines["total"] = (
        sum(lines[name] for name in single)
        + sum(worth for _, _, worth in terrain)
        + sum(worth for _, worth in ecosystems)
    )
    return lines


def ranking(table: Table) -> list[int]:
    """1 for the best, shared by equals: points, soil, hand, growth pieces, sprouts, compost (99)."""

    def strength(seat: int) -> tuple[int, ...]:
        player = table["players"][seat]
        growth = sum(card.growth for card in tableau(player))
        sprouts = sum(card.sprouts for card in tableau(player))
        total = sheet(table, seat)["total"]
        return (total, player["soil"], player["hand"], growth, sprouts, player["compost"])

    strengths = [strength(seat) for seat in range(len(table["players"]))]
    return [1 + sum(other > own for other in strengths) for own in strengths]


def answer(table: Table, seat: int, ask: tuple[str, ...]) -> int:
    """The figure an example asks for (see earth_examples)."""
    if ask[0] == "terrain":
        return terrain_points(table, seat, ask[1])
    if ask[0] == "ecosystem":
        return ecosystem_points(table, seat, ask[1])
    if ask[0] == "goal":
        return goal_value(table, seat, ask[1])
    line = sheet(table, seat)["total" if ask[0] == "total" else ask[1]]
    return sum(entry[-1] for entry in line) if isinstance(line, list) else int(line)


# --- Gaia ------------------------------------------------------------------------------------------------
def gaia_growth_points(amount: int) -> int:
    """Stacks of 5, 4, 3, 2, 1 are filled over and over; the last piece of each is its canopy (104)."""
    worth = 0
    while True:
        for height, canopy in ((5, 7), (4, 6), (3, 5), (2, 4), (1, 3)):
            if amount < height:
                return worth + amount
            worth += canopy
            amount -= height


def gaia_pile_points(cards: list[str]) -> int:
    """Base points of her score pile, negative ones counted as positive (112)."""
    return sum(abs(CARDS[card]["base_vp"]) for card in cards)
