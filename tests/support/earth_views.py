"""Views of Earth made by hand: what a seat may know, at moments that look different on the page."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]

OWN = "d4:013:2:3 e4:002:0:0 c4:187:2:1 d3:145:5:2 e3:029:0:0 c3:022:2:1 d5:063:0:5 e5:235:3:2 c5:057:1:3"
TOM = "d4:001:3:2 e4:016:4:1 d5:033:3:0 e5:253:2:0 f4:241:1:0 f5:081:0:0"
CHLOE = "d4:174:1:1 c3:030:0:0 d3:243:1:0 e3:280:2:2"
FULL = (
    "b3:001:4:3 c3:016:4:1 d3:022:5:1 e3:029:0:0 b4:039:4:4 c4:235:6:5 d4:057:3:3 e4:033:3:0 "
    "b5:063:0:5 c5:002:0:0 d5:253:4:1 e5:187:3:3 b6:145:6:2 c6:013:2:2 d6:107:0:0 e6:151:2:2"
)


def tableau(text: str) -> list[dict[str, Any]]:
    """ "d4:013:2:3": place, card, sprouts, growth."""
    rows = [one.split(":") for one in text.split()]
    return [{"at": at, "card": card, "sprouts": int(s), "growth": int(g)} for at, card, s, g in rows]


def player(seat: int, cards: str = "", **facts: Any) -> dict[str, Any]:
    """One player; what is not said is as at the table of somebody else in mid-game."""
    plain: dict[str, Any] = {
        "seat": seat,
        "island": ("286b", "285a", "290a", "294a", "292a", "289a")[seat],
        "climate": ("298b", "295a", "300a", "304a", "301a", "299b")[seat],
        "ecosystem": ("305a", "308b", "311a", "320a", "326b", "330a")[seat],
        "dealt": None,
        "chosen": [],
        "down": [],
        "soil": 5,
        "compost": 9,
        "hand": None,
        "hand_size": 4,
        "events": [],
        "tableau": tableau(cards),
        "free": [],
        "planted": [],
        "used": [],
        "leaves": 4,
        "seeds": 0,
        "stored": 0,
        "bonus": 0,
        "score": 41 + 7 * seat,
        "task": None,
    }
    return {**plain, **facts}


def animal(
    identity: str, need: int, have: list[int], *leaves: int, met: tuple[int, ...] = ()
) -> dict[str, Any]:
    """A fauna card with the leaves of these columns."""
    levels = [15, 11, 8, 6, 5]
    return {
        "id": identity,
        "need": need,
        "have": have,
        "met": list(met),
        "leaves": [{"column": column, "points": levels[k]} for k, column in enumerate(leaves)],
        "levels": levels[len(leaves) :],
    }


def view(players: list[dict[str, Any]], **facts: Any) -> View:
    """A view around the players."""
    count = len(players)
    near = [[(k * 3 + step * 2) % 8 for k in range(count)] for step in range(4)]
    plain: View = {
        "game": "earth",
        "mode": "standard",
        "solo": None,
        "teams": False,
        "abundance": False,
        "month": None,
        "strict": False,
        "turn": 14,
        "round": 5,
        "phase": "choose",
        "action": None,
        "active": 0,
        "first": count - 1,
        "to_move": [0],
        "deck": 120,
        "discard": 13,
        "fauna": [
            animal("337b", 7, near[0], *([count - 1] if count > 1 else [])),
            animal("338a", 6, near[1]),
            animal("339a", 20, near[2], met=(0,)),
            animal("341a", 8, near[3], *range(count)),
        ],
        "ecosystems": ["307b", "325a"],
        "players": players,
        "gaia": None,
        "team_boards": None,
    }
    return {**plain, **facts}


HAND = ["151", "200", "133", "026", "152", "051", "107", "262"]
FREE = ["b3", "b4", "b5", "f3", "f4", "f5", "c2", "d2", "e2", "c6", "d6", "e6"]


def choosing() -> View:
    """Three players; seat 0 chooses the action of its turn."""
    own = player(
        0,
        OWN,
        hand=HAND,
        hand_size=len(HAND),
        soil=12,
        compost=8,
        events=["216", "223"],
        free=FREE,
        score=71,
        task={"kind": "choose", "amount": 0, "card": None, "at": None, "drawn": None},
    )
    return view(
        [own, player(1, TOM, hand_size=7, soil=14), player(2, CHLOE, soil=0, leaves=3, events=["198"])]
    )


def planting() -> View:
    """Seat 0 has picked a card and looks for its space; some things have already happened this turn."""
    shown = choosing()
    shown["players"][0].update(
        hand=HAND[1:],
        hand_size=7,
        planted=["e4"],
        used=["d4", "island"],
        task={"kind": "put", "amount": 1, "card": "151", "at": "a1", "drawn": None},
    )
    return {**shown, "phase": "benefit", "action": "green", "to_move": [0, 1, 2]}


def keeping() -> View:
    """Seat 0 chooses one of four cards drawn."""
    shown = choosing()
    drawn = ["039", "016", "230", "198"]
    shown["players"][0]["task"] = {"kind": "keep", "amount": 1, "card": None, "at": None, "drawn": drawn}
    return {**shown, "phase": "benefit", "action": "green", "to_move": [0]}


def activating() -> View:
    """Seat 0 uses abilities while somebody else is active."""
    shown = choosing()
    shown["players"][0].update(
        used=["c3"], task={"kind": "act", "amount": 0, "card": None, "at": None, "drawn": None}
    )
    return {**shown, "phase": "activate", "action": "blue", "active": 1, "to_move": [0, 2]}


def beginning() -> View:
    """Nothing is planted yet."""
    own = player(0, "", hand=HAND[:5], hand_size=5, free=["d4"], compost=5, score=12)
    own["task"] = {"kind": "plant", "amount": 2, "card": None, "at": None, "drawn": None}
    return view([own, player(1, "")], phase="benefit", action="green", turn=1, round=1)


def faces() -> View:
    """Advanced: islands, climates and ecosystems to choose from."""
    dealt = ["285a", "285b", "288a", "288b", "295a", "295b", "304a", "304b", "305a", "305b", "336a", "336b"]
    nothing: dict[str, Any] = {"island": None, "climate": None, "ecosystem": None, "soil": 0, "compost": 0}
    own = player(0, "", dealt=dealt, hand=[], hand_size=0, score=0, **nothing)
    own["task"] = {"kind": "face", "amount": 0, "card": None, "at": None, "drawn": None}
    other = player(1, "", hand_size=0, score=0, **nothing)
    return view([own, other], phase="faces", mode="advanced", turn=1, round=1, to_move=[0, 1])


def crowded() -> View:
    """Five players with all their cards, and a large hand."""
    hand = [f"{number:03}" for number in range(150, 172)]
    events = ["216", "223", "262"]
    own = player(0, FULL, hand=hand, hand_size=22, soil=31, compost=22, score=188, events=events)
    own["task"] = {"kind": "plant", "amount": 1, "card": None, "at": None, "drawn": None}
    others = [player(seat, FULL, score=160 + seat, events=["198"], soil=20 + seat) for seat in range(1, 5)]
    others[1]["bonus"] = 7
    every = [own, *others]
    return view(every, phase="benefit", action="green", turn=58, round=12, to_move=[0, 1, 3], deck=0)


def solo() -> View:
    """Alone against Gaia, on her turn."""
    own = choosing()["players"][0]
    own["task"] = {"kind": "or", "amount": 0, "card": None, "at": None, "drawn": None}
    gaia = {
        "deck": 4,
        "card": "362",
        "soil": 3,
        "sprouts": 12,
        "growth": 22,
        "compost": 9,
        "score_pile": ["001", "216", "253"],
        "leaves": 4,
        "pass": 1,
        "score": 57,
        "bonus": 0,
    }
    fauna = [
        animal("337b", 7, [4], 1),
        animal("338a", 6, [2]),
        animal("339a", 20, [12]),
        animal("341a", 8, [7], 0),
    ]
    shown = view([own], solo="medium", gaia=gaia, active=1, action="blue", phase="benefit", first=0)
    return {**shown, "fauna": fauna}


def hidden() -> View:
    """The points are hidden until the end."""
    shown = choosing()
    for one in shown["players"]:
        one["score"] = None
    return shown


def teams() -> View:
    """Two against two, with things on the team boards."""
    shown = crowded()
    boards = [
        {"soil": 3, "sprouts": 2, "growth": 0, "compost": 1, "cards": ["170"], "card_count": 1},
        {"soil": 0, "sprouts": 0, "growth": 0, "compost": 0, "cards": None, "card_count": 2},
    ]
    four = shown["players"][:4]
    return {**view(four), "teams": True, "team_boards": boards}


def abundant() -> View:
    """Abundance in December: seeds, sprouts in store, an island of the expansion."""
    shown = choosing()
    shown["players"][0].update(seeds=2, stored=3)
    return {**shown, "abundance": True, "month": "december"}


def over() -> View:
    """After the last turn."""
    shown = crowded()
    for one in shown["players"]:
        one["task"] = None
    return {**shown, "phase": "over", "action": None, "to_move": []}


def watched() -> View:
    """What a spectator sees: no hand at all."""
    shown = choosing()
    shown["players"][0].update(hand=None, task={"kind": "choose"})
    return shown


ALL = (
    choosing, planting, keeping, activating, beginning, faces, crowded, solo, hidden, teams, abundant, over,
    watched,
)  # fmt: skip
VIEWS = {make.__name__: make for make in ALL}
