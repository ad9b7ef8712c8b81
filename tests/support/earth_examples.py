"""Tables of Earth with known figures, one list entry for each figure a ruling gives; and tables at random.

An example asks one thing of one seat: ("terrain", place), ("ecosystem", card), ("goal", card),
("line", name) or ("total",). A goal asks for the measure; where the ruling says so, "met" tells whether the
card may be claimed. Cards lie in legal shapes, the first on d4; every card is there once.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from earth_oracle import CARDS, FLORA_TYPES, SIZE, Player, Table, colors, place_of

NOTHING = "---"


def name_of(column: int, row: int) -> str:
    """The name of a place."""
    return "abcdefg"[column] + "1234567"[row]


# --- laid out by hand ------------------------------------------------------------------------------------
def player(
    *rows: str,
    origin: str = "d4",
    island: str = "285a",
    climate: str = "295a",
    ecosystem: str | None = None,
    soil: int = 0,
    hand: int = 0,
    compost: int = 0,
    events: Sequence[str] = (),
    sprouts: dict[str, int] | None = None,
    growth: dict[str, int] | None = None,
    planted: Sequence[str] = (),
    leaves: Sequence[int] = (),
    bonus: int = 0,
) -> Player:
    """A player whose cards are drawn as rows of numbers; sprouts and growth are given for cards."""
    left, top = place_of(origin)
    cards = []
    for down, row in enumerate(rows):
        for aside, card in enumerate(row.split()):
            if card != NOTHING:
                cards.append(
                    {
                        "at": name_of(left + aside, top + down),
                        "card": card,
                        "sprouts": (sprouts or {}).get(card, 0),
                        "growth": (growth or {}).get(card, 0),
                    }
                )
    return {
        "island": island,
        "climate": climate,
        "ecosystem": ecosystem,
        "soil": soil,
        "hand": hand,
        "compost": compost,
        "events": list(events),
        "tableau": cards,
        "planted": list(planted),
        "leaves": list(leaves),
        "bonus": bonus,
    }


def table(*players: Player, ecosystems: Sequence[str] = ()) -> Table:
    """A table of these players."""
    return {"players": list(players), "ecosystems": list(ecosystems)}


EXAMPLES: list[dict[str, Any]] = []


def example(
    ruling: int,
    name: str,
    ask: tuple[str, ...],
    expected: int,
    *players: Player,
    seat: int = 0,
    ecosystems: Sequence[str] = (),
    met: bool | None = None,
) -> None:
    """Adds one example; an Ecosystem asked for is the player's own if it is not on the table yet."""
    if ask[0] == "ecosystem":
        own = [one["ecosystem"] for one in players]
        if ask[1] not in [*ecosystems, *own]:
            players[seat]["ecosystem"] = ask[1]
    entry: dict[str, Any] = {
        "ruling": ruling,
        "name": name,
        "table": table(*players, ecosystems=ecosystems),
        "seat": seat,
        "ask": ask,
        "expected": expected,
    }
    if met is not None:
        entry["met"] = met
    EXAMPLES.append(entry)


# fmt: off
example(4, "the back of the Island counts for nothing", ("goal", "355b"), 0, player("013"))
example(18, "Elephant Grass, 6 of 6", ("line", "growth"), 10, player("008", growth={"008": 6}))
example(18, "Elephant Grass, 5 of 6", ("line", "growth"), 5, player("008", growth={"008": 5}))

example(31, "Prairie: Swamp Sprouts are a herb", ("terrain", "d4"), 6, player("002 280 014"))
for _goal in ("343a", "343b", "344a", "344b"):
    example(31, f"Swamp Sprouts count for {_goal}", ("goal", _goal), 1, player("280"), met=False)

example(32, "Chic-Choc: four types", ("ecosystem", "326a"), 6, player("280 107 013 014"))
example(32, "Finland: all trees", ("ecosystem", "326b"), 6, player("280 281 013 043"))
example(32, "Finland: a terrain among trees", ("ecosystem", "326b"), 0, player("280 281 013 107"))
example(38, "a discount does not lower the cost of a goal", ("goal", "351a"), 1, player("090 013"))
example(45, "17 in hand", ("goal", "340a"), 17, player("013", hand=17), met=False)
example(45, "20 in hand", ("goal", "340a"), 20, player("013", hand=20), met=True)
example(47, "40 soil", ("goal", "339a"), 40, player("013", soil=40), met=True)

# Vulcano (10) and Hemiboreal (4) are not "3 or less".
_high: dict[str, Any] = {"island": "285b", "climate": "304b"}
example(50, "Ladybug", ("goal", "350b"), 1, player("014", events=["202", "205"], **_high), met=False)
example(50, "Impoverished Land", ("terrain", "d4"), 1, player("129", events=["202", "205"], **_high))
_five = ["200", "202", "205", "197", "203"]
example(51, "Green Tree Ant", ("goal", "340b"), 5, player("013", events=_five), met=True)
example(51, "Green Tree Ant, 3 events", ("goal", "340b"), 3, player("013", events=_five[:3]), met=False)
example(51, "Angat, 5 events", ("ecosystem", "313b"), 10, player("013", events=_five))
example(51, "Angat, 12 events", ("ecosystem", "313b"), 25,
    player("013", events=[str(n) for n in range(196, 208)]))
example(51, "Sakurajima takes events", ("ecosystem", "325a"), 6, player("014 043 013 107", events=["200"]))
example(51, "Sakurajima without events", ("ecosystem", "325a"), 0, player("014 043 013 107"))
example(52, "Tsunami and Wildfire", ("line", "events"), -8, player("013", events=["197", "219"]))

_boards = [("285a", "295a"), ("286a", "296a"), ("287a", "297a"), ("288a", "298a"), ("289a", "299a")]
for _seat, _level in enumerate((15, 11, 8, 6, 5)):
    _claims = [
        player(card, island=board[0], climate=board[1], leaves=[level])
        for card, board, level in zip(("013", "014", "015", "016", "017"), _boards, (15, 11, 8, 6, 5))
    ]
    example(60, f"claim {_seat + 1} of five", ("line", "fauna"), _level, *_claims, seat=_seat)
example(61, "three claims of a beginner", ("line", "fauna"), 30, player("013", leaves=[10, 10, 10]))

example(62, "the Island is black", ("goal", "346b"), 3, player("267 265"), met=True)
example(63, "303b has two abilities", ("goal", "352b"), 5, player("017 019 020", climate="303b"), met=True)
example(63, "304b has one", ("goal", "352b"), 4, player("017 019 020", climate="304b"), met=False)
example(64, "arrows", ("goal", "348b"), 4, player("277 026 149", "012 030"), met=True)
example(65, "cheap cards", ("goal", "351b"), 2, player("001 005 107"), met=False)
example(65, "dear cards", ("goal", "351a"), 1, player("001 005 107"), met=False)
example(66, "no habitat at all", ("goal", "349a"), 1, player("008", island="286a"), met=False)
example(67, "Mountain Laurel has no sprout space", ("goal", "356b"), 1, player("056", growth={"056": 3}))
example(67, "Slime Mold has no growth space", ("goal", "357b"), 1, player("277", sprouts={"277": 2}))
example(67, "pieces are no spaces", ("goal", "356b"), 0, player("015", sprouts={"015": 1}))
example(68, "complete flora", ("goal", "358a"), 3,
    player("064 056", "277 005", sprouts={"277": 4, "005": 6}, growth={"064": 1, "056": 4}), met=False)
example(68, "four complete flora", ("goal", "358a"), 4,
    player("064 056", "277 005", sprouts={"277": 4, "005": 6}, growth={"064": 1, "056": 4, "005": 1}),
    met=True)
example(69, "seven bare flora", ("goal", "358b"), 7, player("001 002 003 012", "004 005 006 007", "008 009"),
    met=False)
example(69, "eight", ("goal", "358b"), 8, player("001 002 003 012", "004 005 006 007", "008 009 010"),
    met=True)
example(69, "one of them with a sprout", ("goal", "358b"), 7,
    player("001 002 003 012", "004 005 006 007", "008 009 010", sprouts={"010": 1}), met=False)
example(70, "an X of eight", ("goal", "348a"), 2,
    player("001 --- --- 004", "--- 005 006 ---", "--- 007 008 ---", "009 --- --- 010"), met=True)
example(70, "an X of five", ("goal", "348a"), 0, player("001 --- 004", "--- 005 ---", "007 --- 008"),
    met=False)
example(70, "one diagonal", ("goal", "348a"), 1,
    player("001 --- --- 004", "--- 005 006 ---", "--- 007 008 ---", "009 --- --- ---"), met=False)
example(71, "Cat Grass is even", ("goal", "359b"), 1, player("005", island="292a"), met=False)

_events = ["200", "202"]
example(72, "two sets", ("goal", "352a"), 2, player("019 022 023 021", "017 020 107 026", events=_events),
    met=True)
example(72, "Hemiboreal for Tall Fescue", ("goal", "352a"), 2,
    player("022 023 021 017", "020 107 026", climate="304b", events=_events), met=True)
example(72, "without Rosemary", ("goal", "352a"), 1,
    player("023 021 017 020", "107 026", climate="304b", events=_events), met=False)
example(72, "Sakurajima, two sets", ("ecosystem", "325a"), 12,
    player("019 022 023 021", "017 020 107 026", events=_events))
_pairs = ("001 004", "005 006", "007 008")
example(73, "two columns of four", ("goal", "347a"), 2, player(*_pairs, "009 010"), met=True)
example(73, "two columns of three", ("goal", "347a"), 0, player(*_pairs), met=False)
example(73, "rows do not count as columns", ("goal", "347b"), 0, player(*_pairs, "009 010"), met=False)

_full = ("001 004 005 006", "007 008 009 010", "011 013 014 015", "016 017 018 019")
example(75, "the bonus", ("line", "bonus"), 7, player(*_full, bonus=7))
example(76, "no second bonus", ("line", "bonus"), 0, player(*_full))

example(77, "White Oak, 3 of 4", ("line", "growth"), 3, player("013", growth={"013": 3}))
example(77, "White Oak, 4 of 4", ("line", "growth"), 4, player("013", growth={"013": 4}))
example(77, "Giant Sequoia, 8 of 8", ("line", "growth"), 13, player("076", growth={"076": 8}))
example(77, "Giant Sequoia, 7 of 8", ("line", "growth"), 7, player("076", growth={"076": 7}))
example(77, "Cat Grass, 1 of 1", ("line", "growth"), 1, player("005", growth={"005": 1}))

example(78, "Mountain Ridge in a plus", ("terrain", "d5"), 6,
    player("--- 005 ---", "001 012 018", "--- 010 ---", origin="c4"))
example(78, "Mountain Ridge in a straight line", ("terrain", "e4"), 8, player("005 012 001 018"))
example(78, "corners do not join", ("terrain", "d4"), 2, player("012 ---", "--- 001"))
# The three rocky cards of the last column do not come by the terrain.
example(78, "the line must go through the terrain", ("terrain", "d4"), 4,
    player("012 005 014 010", "--- --- 013 017", "--- --- --- 018"))

example(79, "Beach in a corner of four", ("terrain", "d4"), 8, player("026 001", "004 005"))
example(79, "Beach alone", ("terrain", "d4"), 16, player("026"))
example(79, "Beach with corners only", ("terrain", "e5"), 16,
    player("001 --- 004", "--- 026 ---", "005 --- 006"))
example(79, "Beach surrounded", ("terrain", "d5"), 0,
    player("--- 001 ---", "004 026 005", "--- 006 ---", origin="c4"))

example(80, "Crater", ("terrain", "e5"), 10, player("001 --- 280", "--- 027 ---", "014"))
example(80, "a side is no corner", ("terrain", "d4"), 0, player("027 001"))
example(80, "a row with a gap", ("terrain", "d4"), 3, player("105 --- --- 013", "--- 014 015"))
example(80, "a column with a gap", ("terrain", "d4"), 3, player("029 ---", "--- 014", "--- 015", "013 ---"))

_rocky = player("044 072 041", island="286a", climate="297b")
_owner: dict[str, Any] = {"island": "285a", "climate": "302a"}
example(81, "Rocky Mountains, the opponent has five", ("terrain", "d4"), 10, player("030 059", **_owner),
    _rocky)
example(81, "Rocky Mountains, the owner has more", ("terrain", "d4"), 12,
    player("030 059 001 012", "018 010", **_owner), _rocky)
example(81, "Rocky Mountains alone", ("terrain", "d4"), 4, player("030 059", **_owner))

example(82, "Impoverished Land", ("terrain", "d4"), 3, player("129 013 052", climate="304b"))
example(82, "Blossoming Lands", ("terrain", "d4"), 12, player("128 052", **_high))
example(83, "Permafrost", ("terrain", "d4"), 2, player("126 013 014"))
example(83, "Fertile Land", ("terrain", "d4"), 4, player("127 013"))
example(84, "Gigantic Island", ("terrain", "d4"), 9, player("283 107 026 013"))
example(85, "Mineral Rich Land, 20 soil", ("terrain", "d4"), 30, player("165", soil=20))
example(85, "Mineral Rich Land, 14 soil", ("terrain", "d4"), 28, player("165", soil=14))
example(85, "Blooming Land, 33 cards", ("terrain", "d4"), 30, player("166", hand=33))
example(85, "Putrefied Land, 31 cards", ("terrain", "d4"), 30, player("167", compost=31))
example(85, "The Great Plains, 13 soil", ("ecosystem", "309b"), 24, player("013", soil=13))
example(86, "Tasmanian, 5 bold", ("ecosystem", "329a"), 18, player("001 004 015 021", "024"))
example(86, "Borneo, 17 cards", ("ecosystem", "310a"), 12, player("013", hand=17))

_trees = ["001", "004", "007", "013", "018", "021", "024", "031"]
for _count, _worth in ((0, 0), (1, 0), (2, 4), (3, 8), (4, 13), (5, 23), (6, 28), (7, 30), (8, 30)):
    _cards = ["014", *_trees[:_count]]
    _rows = [" ".join(_cards[start : start + SIZE]) for start in range(0, len(_cards), SIZE)]
    example(87, f"Blackforest, {_count} trees", ("ecosystem", "305a"), _worth, player(*_rows))

example(88, "Everglades, a zigzag of four", ("ecosystem", "319b"), 16,
    player("009 010", "--- 011", "016 ---", "--- 017"))
example(88, "Everglades, eight on one colour of the chessboard", ("ecosystem", "319b"), 28,
    player("009 --- 010 ---", "--- 011 --- 016", "017 --- 023 ---", "--- 034 --- 035"))
example(88, "Everglades, branches do not add", ("ecosystem", "319b"), 12,
    player("009 --- 010", "--- 011 ---", "016 --- 017"))
example(88, "Everglades, sides do not join", ("ecosystem", "319b"), 4, player("009 010", "013 014"))
example(88, "Everglades, no mushroom", ("ecosystem", "319b"), 0, player("013"))

example(89, "Ngorongoro, four colours", ("ecosystem", "315a"), 6, player("107 013 019 022"))
example(89, "Ngorongoro, yellow twice", ("ecosystem", "315a"), 0, player("107 013 041 019"))
example(89, "Mauna Kea, a column", ("ecosystem", "316a"), 6, player("107", "013", "019", "022"))
example(90, "Waiotapu, yellow in all", ("ecosystem", "315b"), 6, player("013 017 235 020"))
example(90, "Waiotapu, red and blue", ("ecosystem", "315b"), 0, player("014 043 235 236"))
example(91, "Sudd, four habitats", ("ecosystem", "328a"), 6, player("043 013 041 009"))
example(91, "Sudd, sunny twice", ("ecosystem", "328a"), 0, player("067 043 007 013"))
example(91, "Thai Highlands", ("ecosystem", "328b"), 6, player("043", "007", "067", "005"))
example(92, "Yuanjiang, 0 1 2 3", ("ecosystem", "322a"), 6,
    player("107 013 014 015", sprouts={"013": 1, "014": 2, "015": 3}))
example(92, "Yuanjiang, 0 1 2 0", ("ecosystem", "322a"), 0,
    player("107 013 014 015", sprouts={"013": 1, "014": 2}))
example(92, "Yuanjiang, three cards", ("ecosystem", "322a"), 0,
    player("107 013 014", sprouts={"013": 1, "014": 2}))
example(92, "Alps, terrain has no growth", ("ecosystem", "323a"), 7,
    player("107 013 014 015", growth={"013": 3, "014": 2, "015": 1}))
example(93, "Siberian Taiga", ("ecosystem", "334b"), 4, player("277 013 008"))
example(93, "Tangkoko, one of two", ("ecosystem", "334a"), 0, player("277 013 008"))
example(93, "Tangkoko, two", ("ecosystem", "334a"), 6, player("277 013 008 004"))
example(94, "Tongass ignores Mountain Laurel", ("ecosystem", "335a"), 0, player("056", growth={"056": 4}))
example(94, "Tongass, White Oak", ("ecosystem", "335a"), 2, player("056 013", sprouts={"013": 2}))
example(94, "Bwindi ignores Slime Mold", ("ecosystem", "335b"), 0, player("277", sprouts={"277": 4}))
example(94, "Bwindi, Mountain Laurel", ("ecosystem", "335b"), 2,
    player("056 013", growth={"056": 4, "013": 3}))

example(95, "Serengeti", ("ecosystem", "314a"), 8, player("013 235 282", climate="304b"))
example(95, "Jiuzhaigou, 3 multicolor", ("ecosystem", "330b"), 11, player("235 236 237 017"))
example(95, "Antarctica", ("ecosystem", "309a"), 18, player("265 266 267"))
example(95, "Kilimanjaro", ("ecosystem", "336a"), 10, player("107 026 280", island="285b"))
example(96, "Madagascar", ("ecosystem", "324b"), 4, player("013 004", growth={"013": 4, "004": 3}))
for _card in ("313a", "314a"):
    example(
        98,
        f"a red and yellow card for {_card}",
        ("ecosystem", _card),
        2,
        player("017", climate="295b"),
        ecosystems=["313a", "314a"],
    )

_thirty_one = player("016 084 241 190", island="294a", climate="300b", events=["197"])
example(132, "base points without events", ("line", "base"), 31, _thirty_one)
example(132, "events of their own", ("line", "events"), -4, _thirty_one)

# The example of final scoring in the rulebook. It shows its tableau in a picture; the cards it names and its
# figures are kept, their places and the other cards are ours.
_rulebook = player(
    "026 001 010 243",
    "077 009 174 052",
    "013 129 164 014",
    "107 033 045 282",
    island="294a",
    climate="295b",
    ecosystem="329a",
    compost=5,
    events=["200", "202"],
    sprouts={"014": 3},
    growth={"174": 2, "013": 3},
    leaves=[8],
)
_shared = ["319b", "320a"]
for _ruling, _name, _ask, _worth in (
    (79, "Beach", ("terrain", "d4"), 8),
    (31, "Badlands", ("terrain", "d7"), 9),
    (82, "Impoverished Land", ("terrain", "e6"), 13),
    (86, "Tasmanian", ("ecosystem", "329a"), 18),
    (88, "Everglades", ("ecosystem", "319b"), 20),
    (87, "Great Hungarian Plain", ("ecosystem", "320a"), 13),
    (97, "terrain", ("line", "terrain"), 30),
    (97, "Ecosystems", ("line", "ecosystems"), 51),
    (97, "base", ("line", "base"), 41),
    (97, "events", ("line", "events"), -2),
    (97, "compost", ("line", "compost"), 5),
    (97, "sprouts", ("line", "sprouts"), 3),
    (97, "growth", ("line", "growth"), 5),
    (97, "fauna", ("line", "fauna"), 8),
    (97, "bonus", ("line", "bonus"), 0),
    (97, "total", ("total",), 141),
):
    example(_ruling, f"the rulebook's example, {_name}", _ask, _worth, _rulebook, ecosystems=_shared)

# fmt: on
# Both have 14 points unless the rows say more; the ranks by seat.
_first: dict[str, Any] = {"island": "294a", "climate": "304b"}
_second: dict[str, Any] = {"island": "286a", "climate": "300b"}


def _equals(first: dict[str, Any], second: dict[str, Any]) -> Table:
    """Two players with the same points: six on the tableau and eight on the board, or eleven and three."""
    one: dict[str, Any] = {"growth": {"076": 5}, **first}
    other: dict[str, Any] = {"growth": {"056": 4}, **second}
    return table(player("076", **_first, **one), player("056", **_second, **other))


RANKINGS: list[dict[str, Any]] = [
    {"name": "five pieces worth 5 beat four worth 7", "table": _equals({}, {}), "expected": [1, 2]},
    {"name": "cards come first", "table": _equals({}, {"hand": 1}), "expected": [2, 1]},
    {"name": "soil comes before cards", "table": _equals({"soil": 1}, {"hand": 9}), "expected": [1, 2]},
    {"name": "points come before all", "table": _equals({"soil": 9}, {"compost": 1}), "expected": [2, 1]},
    {
        "name": "sprouts come before compost",
        "table": table(
            player("013", island="285a", climate="295a", sprouts={"013": 1}, compost=2),
            player("001", island="286a", climate="297a", sprouts={"001": 2}, compost=1),
        ),
        "expected": [2, 1],
    },
    {
        "name": "equal in everything",
        "table": table(
            player("013", island="285a", climate="295a"),
            player("001", island="286a", climate="297a"),
            player("014", island="291a", climate="302a"),
        ),
        "expected": [2, 2, 1],
    },
]


# --- at random -------------------------------------------------------------------------------------------
def random_table(rng: random.Random, *, abundance: bool = False) -> Table:
    """A plausible table of 1 to 5 players: tableaus from empty to full, with or without a liking."""
    cards = [card for card in CARDS.values() if abundance or not card["id"].startswith("ab-")]
    count = rng.randint(1, 5)
    beginner = count > 1 and rng.random() < 0.1
    deck = [card["id"] for card in cards if card["kind"] in ("flora", "terrain", "event")]
    rng.shuffle(deck)
    boards = {kind: _faces(rng, cards, kind) for kind in ("island", "climate", "ecosystem")}
    shapes = [_shape(rng) for _ in range(count)]
    events_in_deck = sum(CARDS[card]["kind"] == "event" for card in deck)
    piles = [min(rng.choice((0, 0, 1, 2, 3, 4, 5, 8, 12, 18)), events_in_deck // count) for _ in range(count)]
    players: list[Player] = []
    for shape, pile in zip(shapes, piles, strict=True):
        planted = _draw(rng, deck, len(shape))
        care = rng.choice((None, None, None, 0, 1))
        events = [card for card in deck if CARDS[card]["kind"] == "event"][:pile]
        for card in events:
            deck.remove(card)
        players.append(
            {
                "island": boards["island"].pop(),
                "climate": boards["climate"].pop(),
                "ecosystem": None if beginner else boards["ecosystem"].pop(),
                "soil": _amount(rng),
                "events": events,
                "tableau": [_planted(rng, at, card, care) for at, card in zip(shape, planted, strict=True)],
                "planted": rng.sample(shape, min(len(shape), rng.randint(0, 2))),
                "leaves": [],
                "bonus": 0,
            }
        )
    # What is left of the deck is enough for all hands and composts.
    share = len(deck) // (2 * count)
    for one in players:
        for pile_name in ("hand", "compost"):
            one[pile_name] = min(share, _amount(rng))
    for _ in range(4):
        seats = list(range(count))
        rng.shuffle(seats)
        for seat, level in zip(seats[: rng.randint(0, count)], (15, 11, 8, 6, 5)):
            players[seat]["leaves"].append(10 if beginner else level)
    full = [one for one in players if len(one["tableau"]) == SIZE * SIZE]
    if full:
        rng.choice(full)["bonus"] = 7
    shared = [] if beginner else [boards["ecosystem"].pop(), boards["ecosystem"].pop()]
    return {"players": players, "ecosystems": shared}


def _amount(rng: random.Random) -> int:
    return rng.choice((0, rng.randint(1, 9), rng.randint(10, 40)))


def _faces(rng: random.Random, cards: list[dict[str, Any]], kind: str) -> list[str]:
    """One face of every two-sided card of a kind, shuffled."""
    faces = []
    for card in cards:
        if card["kind"] == kind and card["side"] == "a":
            faces.append(rng.choice((card["id"], card["other_side"])))
    rng.shuffle(faces)
    return faces


def _shape(rng: random.Random) -> list[str]:
    """Places as they may be planted one after the other, in reading order."""
    wanted = rng.choice((rng.randint(0, 16), rng.randint(4, 15), 16))
    places: list[tuple[int, int]] = []
    while len(places) < wanted:
        free = [(3, 3)] if not places else []
        for column in range(7):
            for row in range(7):
                touches = any(max(abs(column - x), abs(row - y)) == 1 for x, y in places)
                columns = [x for x, _ in places] + [column]
                rows = [y for _, y in places] + [row]
                fits = max(columns) - min(columns) < SIZE and max(rows) - min(rows) < SIZE
                if touches and fits and (column, row) not in places:
                    free.append((column, row))
        places.append(rng.choice(free))
    places.sort(key=lambda place: place[::-1])
    return [name_of(*place) for place in places]


def _draw(rng: random.Random, deck: list[str], count: int) -> list[str]:
    """Takes cards to plant from the deck, often with a liking for something."""
    liked = rng.choice((None, "color", "type", "habitat", "terrain"))
    value = {
        "color": rng.choice(("green", "red", "blue", "yellow", "multicolor", "black", "brown")),
        "type": rng.choice(FLORA_TYPES),
        "habitat": rng.choice(("sunny", "wet", "rocky", "cold")),
    }.get(liked or "")

    def likes(card: str) -> bool:
        facts = CARDS[card]
        if liked == "color":
            return value in colors(facts)
        if liked == "type":
            return value in facts.get("flora_types", [])
        if liked == "habitat":
            return value in facts["habitats"]
        return liked == "terrain" and facts["kind"] == "terrain"

    able = [card for card in deck if CARDS[card]["kind"] != "event"]
    strength = rng.random()
    order = sorted(able, key=lambda card: (likes(card) and rng.random() < strength, rng.random()))
    drawn = order[len(order) - count :]
    rng.shuffle(drawn)
    for card in drawn:
        deck.remove(card)
    return drawn


def _planted(rng: random.Random, at: str, card: str, care: int | None) -> dict[str, Any]:
    """A card with pieces; care is 0 where most flora are bare and 1 where most are full."""
    facts = CARDS[card]
    if rng.random() < 0.1:
        care = None
    pieces = {}
    for name, limit in (("sprouts", facts.get("sprout_spaces", 0)), ("growth", facts.get("max_growth", 0))):
        pieces[name] = rng.choice((0, rng.randint(0, limit), limit)) if care is None else care * limit
    return {"at": at, "card": card, **pieces}
