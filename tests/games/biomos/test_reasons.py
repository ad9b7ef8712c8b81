"""Every refusal names its rule; each reason in the texts belongs to at least one position here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludosphere.core.i18n import LANGUAGES
from ludosphere.core.text import texts
from ludosphere.games.biomos import reasons
from ludosphere.games.biomos.arrange import arrange
from ludosphere.games.biomos.cards import CARD_BY_ID, CARDS
from ludosphere.games.biomos.rules import BiomosPosition

PACKAGE = "ludosphere.games.biomos"


def discovery(**more: Any) -> BiomosPosition:
    """To place: forests stand, the moon is free."""
    return arrange([{"track": "FFS"}, {}], **{"basic": ["B3", "B1"], "centre": "SM", **more})


def advanced(planet: dict[str, Any], **more: Any) -> BiomosPosition:
    other = {"board": "desert"}
    return arrange([planet, other], mode="advanced", **{"basic": ["B3", "B1"], "centre": "SM", **more})


def event(track: str, **more: Any) -> BiomosPosition:
    """An event is to be chosen."""
    return advanced({"track": track, **more}, phase="event")


def lift(planet: dict[str, Any], mode: str = "advanced") -> BiomosPosition:
    """The moon was formed just now."""
    return arrange(
        [{"moon": "G", **planet}, {"board": "desert"} if mode == "advanced" else {}],
        mode=mode,
        phase="lift",
        moon_formed=True,
        basic=["B3", "B1"],
    )


def absorb() -> BiomosPosition:
    """The Black Hole has the terrains for two cards equally dear."""
    return arrange([{"track": "FFS"}], phase="absorb", hole="GGDD", basic=["B1", "B2", "B3"])


def over() -> BiomosPosition:
    return discovery(phase="over")


CLAIM = discovery(phase="claim", basic=["B3", "B2", "B8"])
EVENT = event("FDSMG", moon="F")
FULL = advanced({"track": "SDFM" * 3, "a": "S"})
LIFT = lift({"track": "SDF", "a": "S"})
PLACE = discovery()
PLANETS = arrange([{}, {"board": "forest"}], mode="advanced", phase="planet", centre="")
HOLE = "S" * 10 + "D" * 10 + "F" * 11 + "M" * 12 + "G" * 11
POUCH = arrange([{"track": "DSG"}], mode="advanced", centre="SDF", hole=HOLE)

CASES: list[tuple[str, BiomosPosition, str]] = [
    ("over", over(), "centre:sea gap:0"),
    ("not-your-turn", discovery(active=1), "centre:sea gap:0"),
    # cards
    ("card-gone", PLACE, "card:B30"),
    ("card-gone", PLACE, "card:like-it"),
    ("pattern", PLACE, "card:B1"),
    ("pattern", PLACE, "centre:sea card:B1"),
    ("claim-after-placing", PLACE, "card:B3"),
    ("claim-after-placing", PLACE, "centre:sea card:B3"),
    ("one-claim", CLAIM, "card:B3 card:B3"),
    ("hole-takes-dearest", absorb(), "card:B3"),
    ("event-first", event("FFG"), "card:B3"),
    ("event-first", event("FFG"), "melt card:B3"),
    ("lift-first", lift({"track": "FFS"}), "card:B3"),
    ("lift-first", lift({"track": "FFS"}), "token:0 card:B3"),
    # events
    ("no-events", PLACE, "melt"),
    ("no-events", PLACE, "centre:sea melt"),
    ("moon-no-event", LIFT, "irrigate"),
    ("moon-no-event", LIFT, "token:0 irrigate"),
    ("event-after-placing", advanced({"track": "DS"}), "irrigate"),
    ("event-after-placing", advanced({"track": "DS"}), "centre:sea irrigate token:0"),
    ("event-over", advanced({"track": "FFS"}, phase="claim"), "melt"),
    ("pouch-empty", POUCH, "melt"),
    ("not-in-pouch", event("FFFFFFGFFFFF", a="F"), "irrigate"),
    ("moon-alone", EVENT, "expand moon"),
    ("irrigate", event("FDM"), "irrigate"),
    ("irrigate", EVENT, "irrigate token:0"),
    ("freeze", event("FDM"), "freeze"),
    ("expand", event("SMG"), "expand"),
    ("melt", event("FDM"), "melt"),
    ("melt", EVENT, "melt moon"),
    ("unknown", EVENT, "melt skip"),
    # declining
    ("must-place", PLACE, "skip"),
    ("must-place", PLACE, "centre:sea skip"),
    ("nothing-to-skip", absorb(), "skip"),
    # planets
    ("planet-taken", PLANETS, "planet:forest"),
    ("planet-first", PLANETS, "centre:sea gap:0"),
    ("planet-first", PLANETS, "irrigate"),
    ("planet-first", PLANETS, "gap:0"),
    ("planet-chosen", PLACE, "planet:forest"),
    ("planet-chosen", PLACE, "centre:sea planet:forest"),
    # placing
    ("one-token", CLAIM, "centre:sea"),
    ("one-token", absorb(), "gap:0"),
    ("not-in-centre", PLACE, "centre:glacier"),
    ("not-in-centre", PLACE, "centre:sea centre:glacier"),
    ("unknown", PLACE, "centre:sea centre:mountain"),
    ("moon-taken", advanced({"moon": "S"}), "moon"),
    ("moon-taken", advanced({"moon": "S"}), "centre:sea moon"),
    ("no-recess", PLACE, "recess:a"),
    ("no-recess", PLACE, "centre:sea recess:a"),
    ("recess-taken", FULL, "centre:sea recess:a"),
    ("track-full", FULL, "centre:sea gap:3"),
    ("track-full", FULL, "gap:3"),
    ("no-such-gap", PLACE, "centre:sea gap:4"),
    ("no-such-gap", PLACE, "centre:sea gap:like-it"),
    ("no-lifting", PLACE, "token:0"),
    ("no-lifting", PLACE, "centre:sea token:0"),
    ("no-lifting", FULL, "recess:a"),
    ("centre-first", PLACE, "gap:0"),
    ("centre-first", PLACE, "moon"),
    ("centre-first", FULL, "recess:b"),
    # lifting
    ("moon-stays", LIFT, "moon"),
    ("moon-taken", LIFT, "token:0 moon"),
    ("lift-first", LIFT, "gap:0"),
    ("lift-nowhere", lift({"track": "S", "a": "S", "b": "S"}), "token:0"),
    ("lift-same", LIFT, "token:1 gap:1"),
    ("lift-same", LIFT, "recess:a recess:a"),
    ("nothing-there", LIFT, "recess:b"),
    ("nothing-there", LIFT, "token:3"),
    ("recess-taken", LIFT, "token:0 recess:a"),
    ("no-such-gap", LIFT, "token:0 gap:3"),
    ("track-full", lift({"track": "SDFM" * 3, "a": "S"}), "recess:a gap:0"),
    ("no-recess", lift({"track": "SDF"}, "discovery"), "token:0 recess:a"),
    ("unknown", LIFT, "token:0 token:1"),
    # everything else
    ("event-first", EVENT, "gap:0"),
    ("claim-now", CLAIM, "token:0"),
    ("unknown", PLACE, "nothing:like-it"),
    ("unknown", PLACE, "centre:sea nothing:like-it"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "position", "path"), CASES, ids=[f"{case[0]}: {case[2]}" for case in CASES])
def test_a_refusal_names_its_rule(key: str, position: BiomosPosition, path: str, lang: str) -> None:
    say = texts(PACKAGE, lang)
    card = CARD_BY_ID.get(path.rpartition("card:")[2])
    name = CARDS[card].names[lang] if card is not None else ""
    rule = say(f"why-{key}", card=name, terrain=say("terrain-forest"))
    refusal = position.why_not(0, tuple(path.split()))
    assert refusal is not None
    assert refusal.key == f"why-{key}"
    assert position.faces().worded(position, refusal, lang) == rule


def test_every_reason_belongs_to_a_position() -> None:
    english = Path(reasons.__file__).parent / "text" / "en.ftl"
    keys = set(re.findall(r"^why-([a-z-]+) =", english.read_text(encoding="utf-8"), re.MULTILINE))
    assert keys == {key for key, _, _ in CASES}
