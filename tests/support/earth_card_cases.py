"""What the cards of Earth do that isn't plain, worked out by hand from the rules, never by the engine.

A case is a position, a script and the change of every quantity. The script is notation for seat 0 (`1:` in
front: for seat 1), with `[d4,e4]` for the places offered, `^x` for what is among the actions, `~x` for what
isn't, and `>activate` for everybody declining until that phase. In the changes a place stands with `s` for
its sprouts, `g` for its growth and `=013` for the card on it; `1.` in front means seat 1. Everything that
isn't named stays as it was. Numbers in brackets are rulings.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from earth_positions import seat

Facts = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """A position in which a card is played, and what becomes of it."""

    card: str
    seats: tuple[Facts, ...]
    script: str
    changes: str
    facts: Facts


CASES: list[Case] = []
_POSITION = ("active", "deck", "discard")


def _case(card: str, cards: str, script: str, changes: str, others: tuple[Facts, ...], **facts: Any) -> None:
    more = {key: facts.pop(key) for key in (*_POSITION, "phase", "action") if key in facts}
    if card.startswith("ab-"):
        more["options"] = {"abundance": "on"}
    CASES.append(Case(card, (seat(cards, **facts), *(others or (seat(),))), script, changes, more))


def use(card: str, action: str, cards: str, script: str, changes: str, *others: Facts, **facts: Any) -> None:
    """The card is used in the activation phase of an action."""
    _case(card, cards, script, changes, others, phase="activate", action=action, **facts)


def play(card: str, cards: str, script: str, changes: str, *others: Facts, **facts: Any) -> None:
    """A turn of seat 0 from its beginning."""
    _case(card, cards, script, changes, others, **facts)


# fmt: off
# --- pieces on every flora of a type in the row or column (21) -------------------------------------------
# Full ones, those without such a space, other types and other lines get nothing.
use("083", "blue", "d3:013 d4:083 d5:044 d6:281 e4:068", "!d4 [d4,d5,d6] @d5 [d4,d6] @d6 @d4",
    "d4s:+1 d5s:+1 d6s:+1")
use("086", "blue", "d3:015 d4:086 d5:049 d6:014 e4:075", "!d4 [d3,d4] @d3 [d4] @d4", "d3s:+1 d4s:+1")
use("089", "blue", "d3:001:3 d4:089 d5:014 d6:018:2 e4:013", "!d4 [d3,d4] @d4 @d3", "d3s:+1 d4s:+1")
use("131", "yellow", "d3:034:0:2 d4:131 d5:017 d6:013 e4:023", "!d4 [d4,d5] @d4 [d5] @d5", "d4g:+1 d5g:+1")
use("132", "blue", "d3:016 d4:132:4 d5:014 d6:277:3 e4:034", "!d4 [d3,d4,d6] @d3 [d4,d6] @d6 @d4",
    "d3s:+1 d4s:+1 d6s:+1")
use("134", "yellow", "d3:045 d4:134:0:2 d5:025:0:1 d6:013 e4:020", "!d4 [d3,d4,d5] @d3 @d5 @d4",
    "d3g:+1 d4g:+1 d5g:+1")
use("135", "blue", "d4:135 e4:280 f4:017:3 g4:013 d5:016", "!d4 [d4,e4] @d4 [e4] @e4", "d4s:+1 e4s:+1")
use("137", "yellow", "d3:005:0:1 d4:137 d5:013 d6:014 e4:022", "!d4 [d4,d6] @d6 @d4", "d4g:+1 d6g:+1")
use("138", "blue", "d4:138 e4:014 f4:001 g4:063 d5:013", "!d4 [d4,f4] @d4 [f4] @f4", "d4s:+1 f4s:+1")
use("140", "yellow", "d3:013:0:4 d4:140 d5:282 d6:014 e4:001", "!d4 [d4,d5] @d4 [d5] @d5", "d4g:+1 d5g:+1")
use("141", "blue", "d4:141 e4:015:5 f4:014 g4:045:6 d5:020", "!d4 [d4,e4] @e4 @d4", "d4s:+1 e4s:+1")
use("143", "yellow", "d4:143:0:1 e4:001 f4:014 g4:076:0:7 d5:013", "!d4 [d4,e4,g4] @g4 @d4 [e4] @e4",
    "d4g:+1 e4g:+1 g4g:+1")
use("144", "blue", "d4:144 e4:014:6 f4:013 g4:005 d5:044", "!d4 [d4,g4] @d4 [g4] @g4", "d4s:+1 g4s:+1")
use("146", "yellow", "d4:146 e4:014 f4:277 g4:281:0:1 d5:017", "!d4 [d4,g4] @g4 [d4] @d4", "d4g:+1 g4g:+1")
use("149", "yellow", "d4:149 e4:014:0:2 f4:005 g4:013 d5:022", "!d4 [d4,f4] @d4 [f4] @f4", "d4g:+1 f4g:+1")
use("152", "yellow", "d4:152 e4:025 f4:013 g4:020:0:3 d5:015", "!d4 [d4,e4] @e4 [d4] @d4 ~@d4",
    "d4g:+1 e4g:+1")

# --- three pieces for the neighbours (22, 23) ------------------------------------------------------------
use("268", "yellow", "d3:107 d4:268 e4:013:0:3 f4:001 e5:014", "!d4 [e4,e5] @e4 [e5] @e5 @e5",
    "e4g:+1 e5g:+2")
use("269", "blue", "c3:013:1 d4:269 f4:044 e5:014", "!d4 [c3,e5] @e5 @c3 [e5] @e5 ~@e5", "c3s:+1 e5s:+2")
use("271", "yellow", "e3:005:0:1 c4:008:0:5 d4:271 d5:022", "!d4 [c4,d5] @c4 [d5] @d5", "c4g:+1 d5g:+1")
use("274", "blue", "d3:005 d4:274 d5:049 d6:014", "!d4 [d3] @d3 @d3 @d3 ~@d3", "d3s:+3")
use("277", "yellow", "d4:277 e4:013:0:3 d5:107", "!d4 [e4] @e4", "e4g:+1")
use("277", "yellow", "d4:277 d5:107", "~!d4", "", hand=["001"])
use("278", "blue", "e3:056 d4:278 c5:018 e5:045:5", "!d4 [c5,e5] @c5 @e5 [c5] @c5", "c5s:+2 e5s:+1")

# --- other ways to pay (41) ------------------------------------------------------------------------------
play("190", "d4:013", "A:green 190 @e4 -001 -004 .", "soil:-1 hand:-3 compost:+2 e4=190:+1",
    hand=["190", "001", "004", "005"], soil=1)
play("191", "d4:013", "A:green 191 @e4 ~. -001 -004 -005 -006", "hand:-5 compost:+4 e4=191:+1",
    hand=["191", "001", "004", "005", "006", "007"])
play("192", "d4:014:6", "A:green 192 @e4 [d4] @d4 @d4 ^. .", "soil:-1 hand:-1 d4s:-2 e4=192:+1", hand=["192"],
    soil=3)
play("193", "d4:014:3 e4:013:1", "A:green 193 @e5 [d4,e4] ~. @d4 @e4 [d4] @d4 @d4",
    "hand:-1 d4s:-3 e4s:-1 e5=193:+1", hand=["193"])
play("194", "d4:013:0:4", "A:green 194 @e4 [d4] ~. @d4", "hand:-1 d4g:-1 e4=194:+1", hand=["194"])
play("195", "d4:013:0:2 e4:008:0:1", "A:green 195 @e5 [d4,e4] @e4 [d4] @d4 .",
    "soil:-2 hand:-1 d4g:-1 e4g:-1 e5=195:+1", hand=["195"], soil=5)
play("192", "d4:014:2", "~192 A:green ~192", "", hand=["192"])
play("195", "d4:008:0:3", "A:green ~195", "", hand=["195"])

# --- wild flora: copying (25-30) and every type (31, 36) -------------------------------------------------
use("280", "blue", "d4:083 e4:280 e5:044 e6:013", "!e4 [d4] @d4 [e4,e5] @e5 @e4", "e4s:+1 e5s:+1",
    hand=["001"])
use("281", "red", "d4:243 e4:281", "!e4 [d4] @d4 [d4,e4] @e4 @e4", "soil:-1 e4s:+2", soil=1)
use("281", "red", "d4:243 e4:281", "~!e4", "", hand=["001"])
use("282", "yellow", "d4:033 e4:282", "!d4 2 !e4 [d4] @d4 2", "soil:+4", hand=["001"])
use("282", "yellow", "d4:014 e4:282", "~!e4", "", hand=["001"], climate="304b")
play("280", "d4:090 e4:101", "A:green 280 @d5", "soil:-5 hand:-1 d5=280:+1", hand=["280"], soil=5)
play("281", "d4:091 e4:100", "A:green 281 @d5", "soil:-5 hand:-1 d5=281:+1", hand=["281"], soil=5)
play("282", "d4:090 e4:091 d5:092 e5:093", "A:green 282 @d6", "hand:-1 d6=282:+1", hand=["282"])

# --- discounts (35-37): the first card is cheaper, the second is not -------------------------------------
for _card, _cheaper, _other, _cost in (
    ("090", "001", "014", 1 + 3),
    ("091", "015", "014", 1 + 3),
    ("092", "014", "015", 1 + 3),
    ("093", "017", "014", 0 + 3),
    ("094", "001", "014", 2 + 3),
    ("095", "014", "001", 2 + 3),
    ("096", "015", "001", 2 + 3),
    ("097", "001", "014", 2 + 3),
    ("098", "001", "014", 2 + 3),
    ("099", "015", "014", 2 + 3),
    ("100", "014", "015", 2 + 3),
    ("101", "017", "014", 1 + 3),
):
    play(
        _card,
        f"d4:{_card}",
        f"A:green {_cheaper} @e4 {_other} @d5",
        f"soil:-{_cost} hand:-2 e4={_cheaper}:+1 d5={_other}:+1",
        hand=[_cheaper, _other],
        soil=_cost,
    )
    play(
        _card,
        f"d4:{_card}",
        f"A:green {_cheaper} @e4 ~{_other}",
        f"soil:-{_cost - 3} hand:-1 e4={_cheaper}:+1",
        hand=[_cheaper, _other],
        soil=_cost - 1,
    )
for _card, _cheaper, _other in (
    ("286a", "015", "001"),
    ("287a", "001", "014"),
    ("291a", "014", "001"),
    ("293b", "001", "014"),
):
    play(
        _card,
        "",
        f"A:green {_cheaper} @d4 {_other} @e4",
        f"soil:-5 hand:-2 d4={_cheaper}:+1 e4={_other}:+1",
        island=_card,
        hand=[_cheaper, _other],
        soil=5,
    )

# --- forbidden actions (5) -------------------------------------------------------------------------------
play("178", "d4:178", "~A:red ^A:blue ^A:yellow ^A:green", "")
play("179", "d4:179", "~A:yellow ^A:blue ^A:red ^A:green", "")
play("180", "d4:180", "~A:blue ^A:red ^A:yellow ^A:green", "")
use("178", "red", "d4:178 e4:014", "!e4 1", "hand:+1 deck:-1", active=1)

# --- making room (39, 40) --------------------------------------------------------------------------------
play("230", "d4:230", "A:green ^014 ~013 014 [d4] @d4 2", "hand:+1 deck:-2 compost:+1 d4=230:-1 d4=014:+1",
    hand=["014", "013"])
play("231", "d4:231", "A:green ^043 ~013 043 [d4] @d4 2", "hand:+1 deck:-2 compost:+1 d4=231:-1 d4=043:+1",
    hand=["043", "013"])
play("232", "d4:232", "A:green ^235 ~014 235 [d4] @d4 1", "deck:-1 compost:+1 d4=232:-1 d4=235:+1",
    hand=["235", "014"])

# --- Shooting Star (54) ----------------------------------------------------------------------------------
play("262", "", "*262 ^+005 ^+006 ^+007 ~+004 +005", "compost:-1 events:+1", hand=["262", "013"],
    compost=["001", "004", "005", "006", "007"])

# --- islands: by what was planted this turn (16, 17) -----------------------------------------------------
_GREEN = "A:green {} @e4 {} @d5 0 >activate "


def planted(island: str, cards: str, first: str, second: str, script: str, changes: str) -> None:
    """Two cards are planted at e4 and d5, then the Island is used."""
    play(
        island,
        cards,
        _GREEN.format(first, second) + script,
        f"hand:-2 e4={first}:+1 d5={second}:+1 {changes}",
        island=island,
        hand=[first, second, "003"],
        soil=20,
    )


planted("285a", "d4:013", "107", "002", "!island ^2 ~3 1", "soil:-8 hand:+1 deck:-1")
planted("285a", "d4:107", "013", "014", "~!island", "soil:-7")
planted("287b", "d4:013:0:4", "015", "014", "!island [e4,d5] @e4 @e4 ~@d5", "soil:-6 e4g:+2")
planted("288b", "d4:014", "013", "235", "!island ^4 ~5 4", "soil:-8")
planted("289b", "d4:001", "014", "013", "!island ^2 ~3 2", "soil:-5")
planted("290a", "d4:013", "280", "014", "!island @d4 @d4 ~@d5", "soil:-11 d4s:+2")
planted("293a", "d4:013", "107", "014", "!island ^2 ~3 2", "soil:-5")
planted("294a", "d4:014", "001", "107", "!island @d4 @d4 @d4 @d4 ~@d4", "soil:-7 d4s:+4")
planted("294b", "d4:008", "014", "013", "!island @d4 @d4 @d4 @d4 ~@d4", "soil:-7 d4g:+4")

# --- islands and climates for whoever chose the action (15) ----------------------------------------------
for _card, _action, _script, _changes in (
    ("286b", "yellow", "@d4 @d4 ~@d4", "d4s:+2"),
    ("288a", "red", "-001 -004 -005 ~-006", "hand:-3 compost:+3"),
    ("289a", "yellow", "@d4 @d4 ~@d4", "d4g:+2"),
    ("290b", "blue", "^2 ~3 2", "soil:+2"),
    ("292a", "blue", "^2 ~3 2", "hand:+2 deck:-2"),
    ("292b", "red", "^2 ~3 2", "hand:+2 deck:-2"),
    ("295a", "red", "^2 ~3 2", "hand:+2 deck:-2"),
    ("296b", "red", "^2 ~3 2", "soil:+2"),
    ("297a", "blue", "^2 ~3 2", "hand:+2 deck:-2"),
    ("301b", "red", "@d4 @d4 ~@d4", "d4g:+2"),
    ("302a", "blue", "@d4 @d4 ~@d4", "d4g:+2"),
    ("303a", "yellow", "^2 ~3 2", "soil:+2"),
    ("304a", "yellow", "-004 @d4 @d4 @d4 ~@d4", "hand:-1 compost:+1 d4s:+3"),
):
    _kind = "island" if _card < "295a" else "climate"
    _facts: Facts = {_kind: _card, "hand": ["001", "004", "005", "006"]}
    # Mountain Laurel and Basil: no sprout space and four of growth, six and two
    _room = "d4:056" if "g:" in _changes else "d4:014"
    use(_card, _action, _room, f"!{_kind} {_script}", _changes, **_facts)
    use(_card, _action, _room, f"~!{_kind}", "", active=1, **_facts)
    for _wrong in ("green", "red", "blue", "yellow"):
        if _wrong != _action:
            use(_card, _wrong, _room, f"~!{_kind}", "", **_facts)

# --- islands: with every event (53) ----------------------------------------------------------------------
play("285b", "", "*223 1 ^1 1", "soil:+2 hand:-1 events:+1", island="285b", hand=["223"])
play("285b", "", "*220 2 ^1 ~2 1", "soil:+1 hand:-1 events:+1 compost:+2 deck:-2", island="285b",
    hand=["220"])
play("291b", "", "*223 1 ^1 ~2 1", "soil:+1 events:+1 deck:-1", island="291b", hand=["223"])

# --- Abundance: sprouts for others, three at the table ---------------------------------------------------
use("ab-309", "red", "d4:ab-309", "!d4 ^4 ~5 4", "soil:+4 1.stored:+2 2.stored:+2", seat(), seat())
use("ab-310", "blue", "d4:ab-310:2", "!d4 @d4 @d4 .", "d4s:+2 stored:+2 1.stored:+1 2.stored:+1", seat(),
    seat())
use("ab-311", "yellow", "d4:ab-311", "!d4 @d4 @d4", "d4g:+2 1.stored:+1 2.stored:+1", seat(), seat())
use("ab-327", "red", "d4:ab-327", "!d4 2 ^N:2 ^N:3 N:3", "soil:-1 hand:+2 deck:-2 2.stored:+2", seat(),
    seat(), soil=2)
use("ab-295a", "yellow", "d4:013", "!island @d4 @d4 N:2", "d4g:+2 1.stored:+2", seat(), seat(),
    island="ab-295a")
play("ab-349", "d4:013", "A:green ab-349 @e4 4",
    "soil:-3 hand:+3 deck:-4 e4=ab-349:+1 1.stored:+2 2.stored:+2", seat(), seat(), hand=["ab-349"], soil=3)
play("ab-295", "d4:014:3", "*ab-295 @d4 @d4 @d4",
    "hand:-1 events:+1 d4s:+3 stored:+2 1.stored:+3 2.stored:+3", seat(), seat(), hand=["ab-295"])

# --- Abundance: by the better neighbour ------------------------------------------------------------------
# Their boards: one black and one brown ability on the Island, one yellow on the Climate.
_LEFT: Facts = {"island": "285b", "climate": "304b"}
_RIGHT: Facts = {"island": "293b", "climate": "296a"}
_ACROSS: Facts = {"island": "291b", "climate": "298b"}

use("ab-332", "yellow", "d4:ab-332 e4:008", "!d4 @e4 @e4 ~@e4", "e4g:+2", seat("d4:001 e4:013", **_LEFT),
    seat("d4:018 e4:021 f4:024", **_ACROSS), seat("d4:031", **_RIGHT))
use("ab-333", "blue", "d4:ab-333 e4:005", "!d4 @e4 @d4 ~@e4", "d4s:+1 e4s:+1",
    seat("d4:014 e4:280 f4:013", **_LEFT), seat("d4:044", **_RIGHT))
use("ab-334", "red", "d4:ab-334", "!d4 ^2 ~3 2", "soil:+2", seat("d4:015", **_LEFT),
    seat("d4:020 e4:025 f4:001", **_RIGHT))
use("ab-335", "red", "d4:ab-335", "!d4 ^3 ~4 3", "compost:+3 deck:-3",
    seat("d4:009 e4:010 f4:011 g4:013", **_LEFT))
use("ab-336", "red", "d4:ab-336", "!d4 -001 -004 ~-005", "hand:-2 compost:+2",
    seat("d4:014 e4:006 f4:011 g4:235 d5:052", **_LEFT), hand=["001", "004", "005"])
use("ab-337", "yellow", "d4:ab-337 e4:076", "!d4 @e4 @e4 ~@e4", "e4g:+2",
    seat("d4:013 e4:001 f4:008 g4:014", **_LEFT))
use("ab-338", "blue", "d4:ab-338 e4:014", "!d4 @e4 ~@e4", "e4s:+1", seat("d4:043 e4:005 f4:007", **_LEFT))
use("ab-339", "red", "d4:ab-339", "!d4 ^2 ~3 2", "soil:+2", seat("d4:107", **_LEFT),
    seat("d4:026 e4:027 f4:013", **_RIGHT))
use("ab-340", "blue", "d4:ab-340", "!d4 -001 -004 ~-005", "hand:-2 compost:+2",
    seat(events=["200", "202"], **_LEFT), hand=["001", "004", "005"])
use("ab-341", "yellow", "d4:ab-341", "!d4 ^2 ~3 2", "hand:+2 deck:-2", seat("d4:107 e4:002 f4:026", **_LEFT),
    seat("d4:108", **_RIGHT))
use("ab-342", "blue", "d4:ab-342", "!d4 ^3 ~4 3", "soil:+3", seat("d4:265 e4:266 f4:013", **_LEFT))
use("ab-343", "red", "d4:ab-343", "!d4 ^4 ~5 4", "soil:+4", seat("d4:235 e4:236 f4:013", **_LEFT))
use("ab-344", "yellow", "d4:ab-344 e4:014", "!d4 @e4 ~@e4", "e4s:+1", seat("d4:235 e4:017", **_LEFT))
use("ab-345", "blue", "d4:ab-345 e4:005", "!d4 @e4 @e4 @e4 ~@e4", "e4s:+3",
    seat("d4:017 e4:002 f4:013", **_LEFT))
play("ab-346", "d4:013", "A:green ab-346 @e4 . 0 >activate -001 -004 ~-005",
    "soil:-2 hand:-3 compost:+2 e4=ab-346:+1", seat("d4:014 e4:011 f4:043", **_LEFT),
    hand=["ab-346", "001", "004", "005"], soil=2)
play("ab-347", "d4:013", "A:green ab-347 @e4 . 0 >activate ^2 ~3 2", "soil:-3 hand:-1 e4=ab-347:+1",
    seat("d4:043 e4:235 f4:014", **_LEFT), hand=["ab-347", "001"], soil=5)
use("ab-305a", "yellow", "d4:076", "!climate @d4 @d4 ~@d4", "d4g:+2", seat("d4:008 e4:031 f4:013", **_LEFT),
    climate="ab-305a")
use("ab-305b", "red", "d4:076", "!climate ^3 ~4 3", "compost:+3 deck:-3",
    seat("d4:090 e4:026 f4:013", **_LEFT), climate="ab-305b")
use("ab-306a", "blue", "d4:043", "!climate @d4 @d4 ~@d4", "d4s:+2", seat("d4:014 e4:005 f4:013", **_LEFT),
    climate="ab-306a")

# --- Abundance: planting ---------------------------------------------------------------------------------
play("ab-348", "d4:013", "A:green ab-348 @e4 014 @d5 015 @e5 ~017 1:001 1:@d4 1:005 1:@e4",
    "soil:-9 hand:-3 e4=ab-348:+1 d5=014:+1 e5=015:+1 1.soil:-3 1.hand:-2 1.d4=001:+1 1.e4=005:+1",
    seat(hand=["001", "005", "004"], soil=3), hand=["ab-348", "014", "015", "017"], soil=20)
# Tor-Grass, the Island and the card itself are black: 9 sprouts, room for 6 of them.
play("ab-284", "d4:265", "A:green ab-284 @e4 @d4 @d4 @d4 @d4 @d4 @d4",
    "soil:-3 hand:-1 e4=ab-284:+1 d4s:+6 stored:+3", hand=["ab-284", "013"], soil=3, island="285a",
    climate="295a")
play("ab-296b", "", "A:green 4 ~. +001 +005", "hand:+2 deck:-4 discard:+2", island="ab-296b",
    deck=["001", "004", "005", "006"])

# --- Abundance: pieces on the diagonals (21) -------------------------------------------------------------
use("ab-350", "yellow", "c3:001:0:3 e3:280 d4:ab-350 e4:018 c5:014 e5:013", "!d4 [d4,e3,e5] @d4 @e3 @e5 ~@e5",
    "d4g:+1 e3g:+1 e5g:+1")
use("ab-351", "blue", "e3:013 d4:ab-351 e4:044 c5:005:6 e5:014", "!d4 [d4,e5] @d4 [e5] @e5", "d4s:+1 e5s:+1")
use("ab-352", "blue", "c3:009 e3:015 d4:ab-352:3 d5:017 e5:281:1", "!d4 [c3,d4,e5] @c3 @d4 [e5] @e5",
    "c3s:+1 d4s:+1 e5s:+1")
use("ab-353", "yellow", "c3:014 d4:ab-353 e4:015 c5:020 e5:025:0:2", "!d4 [c5,d4] @d4 [c5] @c5",
    "c5g:+1 d4g:+1")

# --- Abundance: events at the end of a turn, which everybody may use once --------------------------------
_EVENING = "~*{0} A:red 0 0 >evening *{0} ! "
play("ab-294", "d4:014:6", _EVENING.format("ab-294") + "@d4 @d4 3 1:! 1:@d4 1:@d4 1:2",
    "hand:+2 events:+1 deck:-5 d4s:-2 1.d4s:-2 1.hand:+2", seat("d4:005:3"), hand=["ab-294", "013"])
play("ab-297", "d4:014:6", _EVENING.format("ab-297") + "@d4 @d4 @d4 @d4 2 6 1:^! 1:.",
    "hand:+1 events:+1 deck:-8 compost:+6 d4s:-4", seat("d4:005:5"), hand=["ab-297", "013"])
play("ab-298", "d4:014:6", _EVENING.format("ab-298") + "@d4 @d4 @d4 @d4 @d4 6 1:~!",
    "hand:-1 events:+1 soil:+6 d4s:-5", seat("d4:005:4"), hand=["ab-298", "013"])
play("ab-300", "d4:014:6:2 e4:008:0:6",
    _EVENING.format("ab-300") + "[d4] @d4 @d4 @d4 @d4 [d4,e4] @e4 @e4 @e4 @e4 3 5 1:~!",
    "hand:+2 events:+1 deck:-3 soil:+5 d4s:-4 e4g:-4", seat("d4:005:6"), hand=["ab-300", "013"])

# --- solo: what the player gets on a card of Gaia, and what she does -------------------------------------
GAIA: list[Case] = []
FOUR_FAUNA = ["337a", "338a", "343a", "344a"]
"""Upper left, upper right, lower left, lower right."""


def gaia(card: str, cards: str, script: str, changes: str, difficulty: str = "medium", **facts: Any) -> None:
    """Gaia turns this card over; the turn is played to its end."""
    GAIA.append(Case(card, (seat(cards, **facts),), script, changes, {"difficulty": difficulty}))


# Humid Subtropical, Papaya and the multicolor Rainbow Eucalyptus are blue.
gaia("362", "d4:043 e4:235 f4:013", "^O:sprout O:soil ^2 ~3 2 >choose", "soil:+2 gaia.sprouts:+10",
    climate="295b")
gaia("362", "d4:014", "O:sprout @d4 @d4 ~@d4 >choose", "d4s:+2 gaia.sprouts:+7", climate="295a")
gaia("363", "d4:013", "^O:growth O:draw ^2 ~3 2 !d4 2 >choose", "hand:+4 deck:-4 gaia.growth:+11")
gaia("363", "d4:013", "O:growth @d4 @d4 ~@d4 >choose", "d4g:+2 gaia.growth:+7")
gaia("364", "d4:018", "^O:compost O:soil 2 !d4 1 >choose", "soil:+3 gaia.soil:+3 gaia.compost:+8 deck:-8")
gaia("364", "d4:018", "O:compost ^2 ~3 2 >choose", "compost:+2 gaia.compost:+8 deck:-10")
gaia("365", "d4:013", "014 @e4 ~015 ^1 ~2 1 >choose", "soil:-3 e4=014:+1 deck:-4 gaia.score_pile:+3",
    hand=["014", "015"], soil=9)
gaia("360", "d4:013", "^G:338a ~G:343a ~G:344a G:337a >choose", "gaia.leaves:-1")
gaia("361", "d4:013", "~G:337a ~G:338a ^G:343a G:344a >choose", "gaia.leaves:-1")
gaia("360", "d4:013", "G:337a >choose", "gaia.leaves:-1 gaia.soil:+8", "expert")
gaia("360", "d4:013", "G:338a >choose", "gaia.leaves:-1 gaia.score_pile:+2 deck:-2", "expert")
gaia("361", "d4:013", "G:343a >choose", "gaia.leaves:-1 gaia.sprouts:+4", "expert")
gaia("361", "d4:013", "G:344a >choose", "gaia.leaves:-1 gaia.growth:+3", "expert")

SETUPS: dict[str, tuple[int, int, int]] = {
    "285a": (12, 5, 6), "285b": (6, 3, 6),
    "286a": (11, 3, 6), "286b": (6, 4, 4),
    "287a": (10, 4, 6), "287b": (3, 0, 4),
    "288a": (10, 2, 6), "288b": (4, 0, 4),
    "289a": (8, 5, 6), "289b": (5, 1, 4),
    "290a": (8, 2, 6), "290b": (5, 2, 5),
    "291a": (8, 3, 8), "291b": (6, 3, 5),
    "292a": (6, 2, 7), "292b": (7, 4, 4),
    "293a": (7, 4, 5), "293b": (5, 3, 6),
    "294a": (5, 2, 7), "294b": (5, 1, 4),
    "ab-295a": (12, 6, 6), "ab-295b": (9, 5, 5),
    "ab-296a": (8, 4, 4), "ab-296b": (9, 4, 6),
}  # fmt: skip
"""By Island: cards drawn, cards composted, soil."""
SEEDS_AT_SETUP = {"ab-306b": 2}
"""By Climate: seeds on top of those everybody has."""
