"""Points and goals counted by hand for every terrain that scores, every ecosystem and every fauna card.

The figures come from the rules and the printed facts of the cards, none from the engine. A tableau is rows of
cards as in `earth_examples.player`. Unless a line says otherwise the Island is Kauai (285a: 0 points, wet,
black and green, two abilities) and the Climate Arid (295a: 1 point, sunny and rocky, red).

An Ecosystem or fauna card comes with a change that takes away just as much as makes it worth less: "b" in
place of "a" is "a>b", "---" is an empty space; or other pieces, tokens or events.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from earth_examples import player
from earth_oracle import Player

Facts = dict[str, Any]


@dataclass(frozen=True)
class Points:
    """A terrain, the players (its owner first) and its points."""

    card: str
    players: tuple[Player, ...]
    points: int


@dataclass(frozen=True)
class Pair:
    """A tableau that just reaches something, and one that just doesn't."""

    card: str
    enough: Player
    short: Player
    points: tuple[int, int]
    less: str | Facts
    """What makes the one into the other."""


TERRAINS: list[Points] = []
ECOSYSTEMS: list[Pair] = []
FAUNA: list[Pair] = []


def terrain(card: str, points: int, *rows: str, other: Player | None = None, **facts: Any) -> None:
    """A terrain of the tableau is worth so much; `other` is an opponent."""
    assert any(card in row.split() for row in rows), card
    TERRAINS.append(Points(card, (player(*rows, **facts), *([other] if other else [])), points))


def _pair(card: str, points: tuple[int, int], rows: tuple[str, ...], less: str | Facts, facts: Facts) -> Pair:
    if isinstance(less, str):
        there, instead = less.split(">")
        assert sum(row.split().count(there) for row in rows) == 1, card
        short = player(*(row.replace(there, instead) for row in rows), **facts)
    else:
        short = player(*rows, **{**facts, **less})
    return Pair(card, player(*rows, **facts), short, points, less)


def ecosystem(card: str, points: int, fewer: int, less: str | Facts, *rows: str, **facts: Any) -> None:
    """An Ecosystem is worth `points`, after the change `fewer`."""
    ECOSYSTEMS.append(_pair(card, (points, fewer), rows, less, facts))


def fauna(card: str, need: int, less: str | Facts, *rows: str, **facts: Any) -> None:
    """The goal is met with exactly as much as it needs, and missed by one after the change."""
    FAUNA.append(_pair(card, (need, need - 1), rows, less, facts))


# fmt: off
# --- terrain ---------------------------------------------------------------------------------------------
terrain("002", 6, "002 014 013 280", "044")
terrain("003", 9, "--- 015 ---", "014 003 020", "--- 280 025", origin="c4")
terrain("012", 10, "012 001 018 013", "005 --- 010")
terrain("026", 12, "026 001")
terrain("026", 8, "026 001", "004 005")
terrain("027", 15, "001 --- 014", "--- 027 ---", "280 --- 013")
terrain("028", 6, "--- 014 ---", "015 028 005", "--- 013 044", origin="c4")
terrain("029", 6, "029 013", "001", "014", "281")
terrain("030", 6, "030 001", other=player("044 072", island="289a", climate="300b"))
terrain("030", 10, "030 001", other=player("044 072 041", island="286a", climate="297b"))
terrain("102", 8, "102 005 015 013", other=player("004", island="287a", climate="297b"))
terrain("103", 8, "103 001", other=player("009 038", island="287a", climate="297b"))
terrain("104", 8, "104 013 014 001", other=player("015", island="287a", climate="297b"))
terrain("105", 6, "105 013 014 001", "004")
terrain("106", 6, "106 009 277 013", "010")
terrain("107", 9, "107 015 020 025", "045")
terrain("108", 6, "108 009", "010", "013", "017")
terrain("109", 6, "109 025", "015", "280", "014")
terrain("110", 9, "110 019", "014", "005", "044")
terrain("111", 6, "--- 001 013", "014 111 004", "--- 015 ---", origin="c4")
terrain("112", 10, "112 013 004", "005 015 018")
terrain("113", 6, "113 009", "010 017")
terrain("114", 6, "114 013 014", "001 017")
terrain("115", 8, "115 001 009", "--- 013 010")
terrain("116", 10, "009 010 280", "--- 116", "013")
terrain("117", 10, "014 --- 005", "--- 117 044")
terrain("118", 15, "015 --- 014", "--- 118 020", "025 --- 045")
terrain("119", 10, "119 013 008 001", growth={"013": 4, "008": 5, "001": 3})
terrain("120", 4, "120 014 005 044", sprouts={"014": 4, "005": 6, "044": 3})
terrain("121", 4, "121 013 001 014", growth={"013": 2, "001": 1, "014": 2})
terrain("122", 4, "122 013 014 005", sprouts={"013": 2, "014": 1, "005": 5})
terrain("123", 6, "123 013 235 014", other=player("001 008", island="286a", climate="304b"))
terrain("124", 6, "124 043 005 235", other=player("007", island="286a", climate="304b"))
terrain("125", 6, "125 014 013 017", other=player("011", island="286a", climate="304b"))
terrain("126", 3, "126 001 013 005")
terrain("127", 6, "127 013 001 004")
terrain("128", 15, "128 052 004 014", island="285b", climate="304b")
terrain("129", 4, "129 001 052")
terrain("165", 28, "165 013", soil=14)
terrain("165", 30, "165 013", soil=16)
terrain("166", 12, "166 013", hand=12)
terrain("166", 30, "166 013", hand=31)
terrain("167", 9, "167 013", compost=9)
terrain("167", 30, "167 013", compost=31)
terrain("283", 9, "283 107 026 013")

# Abundance
terrain("ab-285", 6, "ab-285 013", events=["200", "202"])
terrain("ab-286", 9, "ab-286 013 014 043")
terrain("ab-286", 0, "ab-286 013 001 043", "019 014 107 265")
terrain("ab-287", 9, "ab-287 001", "013", "014", "043")
terrain("ab-287", 0, "ab-287 001", "013", "014", "052")
terrain("ab-288", 6, "ab-288 002 013 149")
terrain("ab-289", 9, "ab-289", "013", "014", "005", growth={"013": 3, "014": 2, "005": 1})
terrain("ab-289", 0, "ab-289", "013", "014", "005", growth={"013": 2, "014": 2, "005": 1})
terrain("ab-290", 9, "ab-290 013 014 005", growth={"013": 3, "014": 2, "005": 1})
terrain("ab-290", 0, "ab-290 013 014 005", growth={"013": 3, "014": 2})
terrain("ab-291", 9, "ab-291", "013", "014", "005", sprouts={"013": 2, "014": 6, "005": 1})
terrain("ab-291", 0, "ab-291", "013", "014", "005", sprouts={"013": 2, "014": 6, "005": 2})
terrain("ab-292", 9, "ab-292 013 014 005", sprouts={"013": 2, "014": 6, "005": 1})
terrain("ab-292", 0, "ab-292 013 014 005", sprouts={"013": 2, "014": 6, "005": 6})
terrain("ab-293", 6, "ab-293 014 043 013", events=["200"])
terrain("ab-293", 0, "ab-293 014 043 013")
terrain("ab-303", 15, "ab-303 013 014 005")
terrain("ab-304", 8, "ab-304 033 014 235")
terrain("ab-305", 8, "ab-305 006 007 013")
terrain("ab-306", 9, "ab-306 001 063 014")
terrain("ab-307", 9, "ab-307 001 024 013")
terrain("ab-308", 6, "ab-308 007 010 013")

# --- Ecosystems ------------------------------------------------------------------------------------------
ecosystem("305a", 8, 4, "018>020", "001 013 018 014")
ecosystem("305b", 12, 8, "018>020", "001 014", "--- 013", "018")
ecosystem("306a", 4, 0, "020>013", "015 020 014")
ecosystem("306b", 8, 4, "025>013", "015 020", "014 025")
ecosystem("307a", 6, 3, "044>014", "001 041 044 013")
ecosystem("307b", 6, 3, "006>041", "013 014 006 001")
ecosystem("308a", 6, 3, "007>014", "005 015 007 013")
ecosystem("308b", 3, 0, "009>014", "001 009 013")
ecosystem("309a", 9, 0, "265>014", "265 013")
ecosystem("309b", 24, 22, {"soil": 11}, "013", soil=12)
ecosystem("309b", 24, 24, {"soil": 12}, "013", soil=13)
ecosystem("310a", 12, 6, {"hand": 11}, "013", hand=12)
ecosystem("310b", 6, 3, {"compost": 7}, "013", compost=8)
ecosystem("311a", 5, 0, "004>005", "013 004 001")
ecosystem("311b", 3, 0, "005>004", "001 005 013")
ecosystem("312a", 5, 0, {"sprouts": {"014": 4, "005": 3}}, "014 005 001", sprouts={"014": 4, "005": 4})
ecosystem("312b", 6, 3, {"growth": {"013": 3, "001": 2}}, "013 001 014", growth={"013": 3, "001": 3})
ecosystem("313a", 6, 4, "017>043", "014 017 013")
ecosystem("313b", 10, 5, {"events": ["200", "202", "205"]}, "013", events=["200", "202", "205", "207"])
ecosystem("314a", 4, 2, "235>052", "013 235 014")
ecosystem("314b", 4, 2, "235>013", "043 235 014")
ecosystem("315a", 6, 0, "043>052", "107 013 014 043")
ecosystem("315b", 6, 0, "008>014", "013 001 008 235")
ecosystem("316a", 6, 0, "043>001", "107", "013", "014", "043")
ecosystem("316b", 6, 0, "052>013", "014", "011", "052", "235")
ecosystem("317a", 5, 0, "052>014", "004 052 001")
ecosystem("317b", 12, 0, "007>004", "001 013 014 015", "005 007 052")
ecosystem("318a", 7, 0, "149>014", "149 002 013")
ecosystem("318b", 6, 0, "052>013", "001", "014", "015", "052")
ecosystem("319a", 8, 4, "011>014", "009 010 011 013")
ecosystem("319b", 12, 8, "011>014", "009 013", "--- 010", "011")
ecosystem("320a", 13, 8, "008>013", "014 005 044 008")
ecosystem("320b", 12, 8, "044>013", "014 --- 044", "--- 005")
ecosystem("321a", 4, 0, "006>014", "001 006 013")
ecosystem("321b", 4, 0, "008>006", "008 001")
ecosystem("322a", 6, 0, {"sprouts": {"013": 1, "014": 2, "015": 2}}, "107 013 014 015",
    sprouts={"013": 1, "014": 2, "015": 3})
ecosystem("322b", 6, 0, {"sprouts": {"013": 1, "014": 2}}, "107 001", "013", "014", "015",
    sprouts={"013": 1, "014": 2, "015": 3})
ecosystem("323a", 7, 0, {"growth": {"013": 3, "001": 2, "014": 2}}, "107 013 001 014",
    growth={"013": 3, "001": 2, "014": 1})
ecosystem("323b", 7, 0, {"growth": {"013": 3, "001": 2}}, "107 015", "013", "001", "014",
    growth={"013": 3, "001": 2, "014": 1})
ecosystem("324a", 6, 3, {"sprouts": {"014": 5, "005": 4}}, "014 005", sprouts={"014": 6, "005": 4})
ecosystem("324b", 4, 2, {"growth": {"013": 4, "001": 1}}, "013 001", growth={"013": 4, "001": 2})
ecosystem("325a", 6, 0, {"events": []}, "014 043 013 107", events=["200"])
ecosystem("325b", 5, 0, "017>014", "017 013")
ecosystem("326a", 6, 0, "015>005", "107 013 014 015")
ecosystem("326b", 6, 0, "018>014", "013 001 018 280")
ecosystem("327a", 6, 0, "009>001", "013", "014", "015", "009")
ecosystem("327b", 6, 0, "044>107", "014", "005", "044", "281")
ecosystem("328a", 6, 0, "009>014", "043 013 041 009")
ecosystem("328b", 6, 0, "005>013", "043", "007", "005", "015")
ecosystem("329a", 9, 0, "004>014", "001 004 013")
ecosystem("329b", 9, 0, "006>020", "006 013 014")
ecosystem("330a", 9, 0, "008>013", "005 008 014")
ecosystem("330b", 11, 0, "236>014", "235 236 013")
ecosystem("331a", 7, 0, "014>013", "005 014 001")
ecosystem("331b", 5, 0, "056>005", "013 056 014")
ecosystem("332a", 8, 0, "008>014", "013 008 001")
ecosystem("332b", 4, 0, "277>001", "014 277 013")
ecosystem("333a", 4, 0, "013>015", "001 013 014")
ecosystem("333b", 4, 0, "014>013", "014 001")
ecosystem("334a", 6, 0, "004>001", "008 004 013")
ecosystem("334b", 6, 4, "014>008", "013 277 004 014")
ecosystem("335a", 4, 2, {"sprouts": {"013": 2, "014": 5}}, "013 014 056", sprouts={"013": 2, "014": 6})
ecosystem("335b", 4, 2, {"growth": {"013": 4, "014": 1}}, "013 014 277", growth={"013": 4, "014": 2},
    sprouts={"277": 4})
ecosystem("336a", 5, 0, "026>014", "107 026 013")
ecosystem("336b", 10, 0, "107>026", "107 013")

# Abundance: Kauai shows cards, compost and soil, Arid cards
ecosystem("ab-337a", 5, 0, "004>014", "001 004 013")
ecosystem("ab-337b", 10, 5, "014>001", "013 005 014")
ecosystem("ab-338a", 4, 2, "005>014", "001 005 013")
ecosystem("ab-338b", 4, 2, "006>014", "006 013")
ecosystem("ab-339a", 4, 0, "033>014", "033 013")
ecosystem("ab-339b", 2, 0, "010>014", "007 010 013")

# --- fauna -----------------------------------------------------------------------------------------------
_three = {"013": 3, "001": 3, "008": 3, "004": 3}
fauna("337a", 4, {"growth": {**_three, "004": 2}}, "013 001 008 004", "014", growth=_three)
_seven = dict.fromkeys(("013", "001", "008", "004", "014", "015", "005"), 1)
fauna("337b", 7, {"growth": {**_seven, "005": 0}}, "013 001 008 004", "014 015 005 107", growth=_seven)
_six = dict.fromkeys(("001", "005", "014", "015", "043", "044"), 4)
fauna("338a", 6, {"sprouts": {**_six, "044": 3}}, "001 005 014 015", "043 044", sprouts=_six)
_nine = dict.fromkeys(("001", "005", "014", "015", "043", "044", "013", "018", "020"), 1)
fauna("338b", 9, {"sprouts": {**_nine, "020": 0}}, "001 005 014 015", "043 044 013 018", "020 107",
    sprouts=_nine)
fauna("339a", 20, {"soil": 19}, "013", soil=20)
fauna("339b", 15, {"compost": 14}, "013", compost=15)
fauna("340a", 20, {"hand": 19}, "013", hand=20)
fauna("340b", 4, {"events": ["200", "202", "205"]}, "013", events=["200", "202", "205", "223"])
fauna("341a", 8, "017>014", "001 041 044 059", "072 018 017 013")
fauna("341b", 8, "023>013", "004 005 007 015", "018 020 023 014")
fauna("342a", 8, "023>001", "006 013 014 015", "017 021 023 005")
fauna("342b", 8, "021>013", "001 006 009 010", "016 017 018 021")
fauna("343a", 4, "018>020", "001 004 013 018", "014")
fauna("343b", 4, "025>013", "006 015 020 025", "014")
fauna("344a", 4, "019>013", "005 008 014 019", "015")
fauna("344b", 4, "016>013", "009 010 011 016", "014")
fauna("345a", 6, "235>013", "006 011 014 017", "235 043")
fauna("345b", 6, "016>013", "005 007 009 016", "043 235 014")
fauna("346a", 6, "015>014", "001 008 010 013", "015 235 043")
fauna("346b", 3, "266>013", "014 265 266")
fauna("347a", 2, "010>---", "001 004", "005 006", "007 008", "009 010")
fauna("347b", 2, "010>---", "001 004 005 006", "007 008 009 010")
fauna("348a", 2, "010>---", "001 --- --- 004", "--- 005 006 ---", "--- 007 008 ---", "009 --- --- 010")
fauna("348b", 4, "149>013", "002 012 026 149", "030")
fauna("349a", 7, "011>006", "007 008 009 013", "014 011 001")
fauna("349b", 10, "018>013", "001 004 005 006", "010 015 016 017", "018 014")
fauna("350a", 6, "040>014", "004 016 052 026", "027 040 013")
fauna("350b", 11, "013>004", "001 005 006 007", "008 009 010 011", "013")
fauna("351a", 6, "016>001", "004 006 007 008", "013 016 014")
fauna("351b", 9, "018>004", "001 005 009 010", "011 014 015 017", "018 013")
fauna("352a", 2, {"events": ["200"]}, "014 011 043 005", "013 001 107 026", events=["200", "223"])
fauna("352b", 5, "002>013", "017 019 020 002", "014")
fauna("353a", 2, "236>014", "017 235 236")
fauna("353b", 3, "015>014", "001 004 013 015")
fauna("354a", 3, "017>014", "005 008 013 017")
fauna("354b", 3, "013>014", "001 006 009 013")
fauna("355a", 3, "028>013", "107 026 028")
fauna("355b", 5, "280>013", "012 026 027 030", "280 014")
fauna("356a", 4, "044>013", "005 014 015 044", "001")
fauna("356b", 6, "013>014", "006 008 009 010", "011 013 107")
fauna("357a", 4, "031>001", "004 008 013 031", "014")
fauna("357b", 7, "016>013", "005 009 010 011", "014 015 016 107")
fauna("358a", 4, {"sprouts": {"009": 3, "010": 1, "014": 5}}, "009 010 056 014",
    sprouts={"009": 3, "010": 1, "014": 6}, growth={"010": 1, "056": 4, "014": 2})
fauna("358b", 8, {"sprouts": {"010": 1}}, "001 004 005 006", "007 008 009 010", "107")
fauna("359a", 7, "017>013", "007 008 014 015", "016 017 001")
fauna("359b", 10, "019>014", "001 004 005 006", "009 010 011 013", "019 007")

# Abundance
fauna("ab-360a", 6, "016>013", "001 004 007 008", "015 016 014")
fauna("ab-360b", 5, "017>005", "001 013 014 017")
fauna("ab-361a", 7, "032>013", "001 005 007 016", "023 024 032 014")
fauna("ab-361b", 7, "017>013", "006 007 009 010", "011 017 014")
fauna("ab-362a", 8, "019>013", "006 007 009 010", "011 018 019 014")
fauna("ab-362b", 7, "022>013", "007 009 010 011", "016 019 022 014")
