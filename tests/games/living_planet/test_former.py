"""Games that began under former rules go on, and replay, under those.

`former/rules-1-*.txt` are records of games of the program that played version 1 of the rules, and
`rules-1-snapshots.json` its snapshots after so many moves of each, mostly in the middle of a Trade. `plain`
is a game of three with Arboria, `rich` one of two with house rules, `own` one with house rules about things
that have changed since.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from living_planet_positions import building, can, cost, deck, die, do, give, lay, owns, price, trade
from ludosphere.core.errors import DecodeError, OptionError, RecordError
from ludosphere.core.record import Record
from ludosphere.games.living_planet import GAME
from ludosphere.games.living_planet.facts import facts
from ludosphere.games.living_planet.house.rulebook import FORMER, checked, today
from ludosphere.games.living_planet.reference.page import page
from ludosphere.games.living_planet.reference.values import differences
from ludosphere.play import Seat, Table
from ludosphere.play.errors import Damaged
from ludosphere.play.header import Header
from ludosphere.play.journal import Entry
from ludosphere.play.terms import Terms
from ludosphere.tables.repair import ailing, take_back
from ludosphere.tables.store import Store

FOLDER = Path(__file__).parent / "former"
NAMES = ("plain", "rich", "own")
SNAPSHOTS: dict[str, dict[str, str]] = json.loads((FOLDER / "rules-1-snapshots.json").read_text("utf-8"))
ONE = {"rules": 1}


def text(name: str) -> str:
    return (FOLDER / f"rules-1-{name}.txt").read_text("utf-8")


# --- records and snapshots -------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_to_the_result_it_had(name: str) -> None:
    record = Record.loads(text(name))
    assert '[Rules "1"]' in text(name)
    assert record.rules_version == GAME.rules_version == 2
    result = record.replay().result()
    assert result is not None
    assert result.scores == record.scores


@pytest.mark.parametrize("name", NAMES)
def test_a_snapshot_is_the_position_of_its_record(name: str) -> None:
    """All that it held is as it was, money, prices and tasks included; only options say more now."""
    record = replace(Record.loads(text(name)), scores=None)
    for moves, snapshot in SNAPSHOTS[name].items():
        position = GAME.decode(snapshot.encode())
        assert position.encode() == record.replay(int(moves)).encode()
        old, new = json.loads(snapshot), json.loads(position.encode())
        assert (new["state"][:10], new["rng"]) == (old["state"], old["rng"])
        assert new["state"][10:] == [[]]
        assert (old.get("rules"), new["rules"]) == (None, 2)
        again = GAME.decode(position.encode())
        assert again.encode() == position.encode()


def test_a_record_written_again_stays_the_same_game() -> None:
    for name in NAMES:
        record = Record.loads(text(name))
        again = Record.loads(record.dumps())
        assert again.dumps() == record.dumps()
        assert again.replay().encode() == record.replay().encode()
        assert json.loads(str(again.options["house"]))["rules"] == 1


def test_a_record_that_begins_with_an_old_snapshot() -> None:
    moves = sorted(map(int, SNAPSHOTS["plain"]))[1]
    record = Record.loads(text("plain"))
    start = SNAPSHOTS["plain"][str(moves)].encode()
    part = Record("living_planet", record.options, 7, record.moves[moves : moves + 1], 2, start=start)
    assert Record.loads(part.dumps()).replay().view(None) == record.replay(moves + 1).view(None)


def test_rules_that_nobody_knows_are_refused() -> None:
    strange = text("plain").replace('[Rules "1"]', '[Rules "3"]')
    with pytest.raises(RecordError, match=r"version 3 of the rules of living_planet;.* plays version 2"):
        Record.loads(strange).replay()
    data = json.loads(GAME.new({}, 1).encode())
    for rules in (0, 3, True, "1"):
        with pytest.raises(DecodeError, match="version of the rules must be a whole number from 1 to 2"):
            GAME.decode(json.dumps({**data, "rules": rules}).encode())


# --- tables ----------------------------------------------------------------------------------------------
def table_of(store: Store, name: str, moves: int) -> Header:
    """A table as the program of version 1 left it in the database; returns its header."""
    record = Record.loads(text(name))
    seats = [Seat.human(f"P{seat}") for seat in range(GAME.seats(record.options))]
    table = Table.create(
        store, "ada", Terms("living_planet", record.options, seats, record.seed, identity=name)
    )
    for move in record.moves[:moves]:
        table.play(move.seat, table.position.parse(move.seat, move.notation))
    old = {**record.options, "house": today(str(record.options["house"]))}
    header = replace(
        table.header,
        rules_version=1,
        options=old,
        snapshot=SNAPSHOTS[name][str(moves)].encode(),
        seq=table.seq + 1,
    )
    store.change(table.header, header, Entry("settle"))
    return header


@pytest.mark.parametrize("name", NAMES)
def test_a_running_table_goes_on_under_its_rules(store: Store, name: str) -> None:
    moves = sorted(map(int, SNAPSHOTS[name]))[1]
    table_of(store, name, moves)
    table = Table.load(store, name)
    assert table.header.rules_version == 2
    assert json.loads(str(table.header.options["house"]))["rules"] == 1
    assert table.at(moves - 1).encode() == Record.loads(text(name)).replay(moves - 1).encode()  # its past too
    for move in Record.loads(text(name)).moves[moves:]:
        table.play(move.seat, table.position.parse(move.seat, move.notation))
    assert list(table.header.scores or ()) == Record.loads(text(name)).scores
    assert Table.load(store, name).position.encode() == table.position.encode()
    told = Record.loads(table.record().dumps())
    assert told.replay().encode() == table.position.encode()


def test_a_rematch_is_played_by_the_rules_of_today(store: Store) -> None:
    record = Record.loads(text("own"))
    table_of(store, "own", len(record.moves))
    again = Table.load(store, "own").again("ada")
    assert again.header.options["house"] == today(str(record.options["house"]))
    assert json.loads(str(again.header.options["house"])).keys() == {"parameters"}


def test_a_damaged_table_of_former_rules_is_told_and_can_be_taken_back(store: Store) -> None:
    moves = sorted(map(int, SNAPSHOTS["plain"]))[1]
    header = table_of(store, "plain", moves)
    broken = replace(
        header, snapshot=header.snapshot.replace(b'"state":[[', b'"state":[[99,'), seq=header.seq + 1
    )
    store.change(header, broken, Entry("settle"))
    with pytest.raises(Damaged, match="Table plain is damaged"):
        Table.load(store, "plain")
    assert [(sick.id, kind) for sick, kind, _ in ailing(store)] == [("plain", "damaged")]
    _, after = take_back(store, "plain")
    assert (after.rules_version, after.moves) == (2, moves)
    assert Table.load(store, "plain").position.encode() == Record.loads(text("plain")).replay(moves).encode()


# --- what the former rules were ----------------------------------------------------------------------------
def test_the_values_of_version_1() -> None:
    before, now = facts(3, True, checked(json.dumps(ONE))), facts(3, True)
    assert {
        kind.id: (kind.mc, new.mc) for kind, new in zip(before.types, now.types, strict=True) if kind != new
    } == {
        "seismic_damper": (5, 3),
        "wind_breaker": (5, 3),
        "geyser_valve": (5, 3),
        "trading_post": (5, 3),
        "brokerage": (5, 3),
        "commodity_bank": (5, 3),
    }
    dice = {
        hex.id: [(strike.colour, strike.value) for strike in hex.strikes]
        for hex, new in zip(before.hexes, now.hexes, strict=True)
        if hex != new
    }
    assert dice == {"LP01": [(0, 1)], "LP13": [(3, 1)], "AR04": [(2, 3), (0, 6)], "AR06": [(3, 2), (1, 6)]}
    changed = {
        key: (old, now.parameters[key])
        for key, old in before.parameters.items()
        if old != now.parameters[key]
    }
    assert changed == {
        "allow_repeat_trade": (True, False),
        "spaceport_chip_remote": (False, True),
        "price_step_per": ("trade", "piece"),
        "brokerage_no_price_drop": (True, False),
        "vp_motorised": (2, 3),
    }


def trader(tile: str = "", iron: int = 6, **pieces: int) -> Any:
    position = lay("LP21@1,0", house=ONE)
    if tile:
        building(position, "LP21.a", tile, chip="blue")
    give(position, "blue", mc=20, **pieces)
    price(position, iron=iron)
    deck(position, "SM-wood-4")  # wood -1, mycelium +1
    die(position, "actions", "blue 1")
    return position


@pytest.mark.parametrize(
    ("tile", "mc", "after"), [("", 24, 5), ("commodity_bank", 27, 5), ("brokerage", 24, 6)]
)
def test_a_type_moved_once_a_trade_and_a_brokerage_kept_it(tile: str, mc: int, after: int) -> None:
    position = trader(tile)
    give(position, "blue", mc=0, iron=4)
    trade(position, "blue", "S:iron*4", card="SM-wood-4")
    assert (owns(position, "blue", "mc"), cost(position, "iron")) == (mc, after)


def test_a_purchase_could_crash_a_market_and_trade_be_taken_twice() -> None:
    position = trader(iron=10)
    trade(position, "blue", "B:iron*2", card="SM-wood-4")
    assert (owns(position, "blue", "mc"), cost(position, "iron")) == (0, 1)
    assert "trade" in can(position)


def test_a_chip_of_the_own_spaceport_needed_a_unit_and_iron() -> None:
    position = lay("LP21@1,0", house=ONE)
    building(position, "LP01.a", "spaceport")
    give(position, "blue", iron=1)
    die(position, "actions", "blue 1")
    assert "^LP01.a" not in can(position)
    assert position.ports == []


def test_what_sales_and_purchases_do_is_said_before() -> None:
    position = trader(iron=10)
    give(position, "blue", iron=2)
    do(position, "blue", "trade", "SM-wood-4")
    seat = 1
    said = {
        position.notation(seat, action): position.faces().preview(position, seat, action, "en")
        for action in position.legal(seat)
    }
    assert said["S:iron*2"] == "then you have 40 MC · after the Trade: iron 10 → 9"
    assert said["B:iron*1"] == "then you have 10 MC · after the Trade: the market of iron crashes: 10 → 1"


# --- house rules -----------------------------------------------------------------------------------------
def test_house_rules_may_be_over_former_rules() -> None:
    assert checked(json.dumps(ONE)) == '{"rules":1}'
    assert today('{"rules":1}') == ""
    own = checked(json.dumps({"parameters": {"mc_per_vp": 4}, "rules": 1}))
    assert facts(2, True, own).parameters["vp_motorised"] == 2
    assert today(own) == '{"parameters":{"mc_per_vp":4}}'
    assert list(FORMER) == [1]
    for wrong in (2, True, "1"):
        with pytest.raises(
            OptionError, match=r"^House rules: rules, the version of former rules to play, can only"
        ):
            checked(json.dumps({"rules": wrong}))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_of_values_says_so(lang: str) -> None:
    own = checked(json.dumps({"parameters": {"vp_motorised": 3}, "rules": 1}))
    first, *rest = differences(own, lang)
    assert "version 1" in first
    assert len(rest) == 1
    assert "version 1" in page(own, lang)
    assert differences('{"rules":1}', lang) == [first]
