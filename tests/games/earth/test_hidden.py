"""Choices everybody makes at the same time: nobody knows more for having waited."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from earth_positions import can, do, end_turn, fauna, lay, leaves, own, phase_of, playout, rest, seat, task
from ludosphere.core.errors import DecodeError
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.games.earth import GAME
from ludosphere.games.earth.cards import CARD_BY_ID, CARDS
from ludosphere.games.earth.hidden import hideable
from ludosphere.games.earth.presenter import PRESENTER
from ludosphere.games.earth.rules import EarthPosition
from ludosphere.games.earth.tables import PAID_WITH_HAND

KINDS = ("island", "climate", "ecosystem")


def start(seed: int = 1, **options: Any) -> EarthPosition:
    """A game that has just begun, with its events kept."""
    position = GAME.new({"mode": "advanced", "setup": "hidden", **options}, seed)
    assert isinstance(position, EarthPosition)
    position.events = []
    return position


def kind(card: str) -> str:
    """Island, climate or ecosystem."""
    return CARD_BY_ID[card].kind


def told(position: EarthPosition, seat: int | None) -> list[tuple[str, int | None, str]]:
    """The events the seat hears of."""
    assert position.events is not None
    return [(e.kind, e.seat, json.dumps(e.args)) for e in position.events if e.visible_to(seat)]


# --- hidden set-up -----------------------------------------------------------------------------------
def test_what_is_chosen_shows_when_all_have_chosen() -> None:
    position = start()
    first = [own(position, seat)["dealt"] for seat in (0, 1)]
    do(position, 1, first[1][0], first[1][4], first[1][8])
    assert position.to_move() == [0]
    mine = own(position, 1)
    assert [mine[name] for name in KINDS] == mine["chosen"] == [first[1][0], first[1][4], first[1][8]]
    for looker in (0, None):
        seen = position.view(looker)["players"][1]
        assert [seen[name] for name in KINDS] == [None] * 3
        assert (seen["dealt"], seen["chosen"], seen["score"], seen["task"]) == (None, [], 0, None)
    assert can(position, 1) == set()
    do(position, 0, first[0][3], first[0][7])
    assert position.view(1)["players"][0]["island"] is None
    do(position, 0, first[0][10])
    for looker in (0, 1, None):
        seen = position.view(looker)["players"]
        assert [seen[0][name] for name in KINDS] == [first[0][3], first[0][7], first[0][10]]
        assert [seen[1][name] for name in KINDS] == [first[1][0], first[1][4], first[1][8]]
        assert all(player["chosen"] == [] and not player["dealt"] for player in seen)
    assert phase_of(position) != "faces"
    assert position.revealed


def test_the_log_says_who_has_chosen_and_what_only_at_the_end() -> None:
    position = start()
    dealt = own(position, 1)["dealt"]
    chosen = [dealt[0], dealt[4], dealt[8]]
    do(position, 1, *chosen)
    assert told(position, 0) == told(position, None) == [("chosen", 1, "{}")]
    assert [event for event in told(position, 1) if event[0] == "face"] == [
        ("face", 1, json.dumps({"card": card})) for card in chosen
    ]
    while phase_of(position) == "faces":
        position.play(0, position.legal(0)[0])
    assert ("faces", 1, json.dumps({"cards": chosen})) in told(position, None)
    names = ["Ada", "Tom"]
    lines = {
        lang: [
            position.faces().told(event, names, 0, lang) for event in position.events or () if event.seat == 1
        ]
        for lang in ("en", "fr")
    }
    assert "Tom has chosen." in lines["en"]
    assert any(line.startswith("Tom shows ") for line in lines["en"])
    assert "Tom a choisi." in lines["fr"]
    assert any(line.startswith("Tom révèle ") for line in lines["fr"])


def test_whoever_has_chosen_is_told_what_is_waited_for() -> None:
    position = start(mode="standard")
    do(position, 0, *(own(position, 0)["dealt"][at] for at in (0, 2, 4)))
    faces = position.faces()
    assert faces.task(position, 0, "en") == "You have chosen. The cards are shown when everybody has."
    assert faces.task(position, 0, "fr").startswith("Vous avez choisi. Les cartes seront révélées")
    assert PRESENTER.waiting(position, 0, "en") == faces.task(position, 0, "en")
    assert PRESENTER.waiting(position, 1, "en") == ""
    position = planting(["013", "014"], ["022"])
    do(position, 1, "022", "@d4", "0")
    assert (
        PRESENTER.waiting(position, 1, "en")
        == "You have planted. The cards are turned up when everybody has."
    )
    assert PRESENTER.waiting(position, 1, "fr").startswith("Vous avez planté. Les cartes seront révélées")
    assert PRESENTER.waiting(position, 0, "en") == ""


def test_open_set_up_shows_each_face_at_once_but_never_what_was_dealt() -> None:
    position = start(setup="open")
    dealt = own(position, 1)["dealt"]
    do(position, 1, dealt[0])
    for looker in (0, None):
        seen = position.view(looker)["players"][1]
        assert (seen["island"], seen["climate"], seen["dealt"]) == (dealt[0], None, None)


@pytest.mark.parametrize("setup", ["hidden", "open"])
def test_before_the_reveal_all_worlds_look_alike_that_differ_in_what_others_were_dealt(setup: str) -> None:
    """Independent of `determinize`: the other seat is given every other hand and choice there could be."""
    position = start(mode="standard", setup=setup)
    dealt = own(position, 1)["dealt"]
    if setup == "hidden":
        do(position, 1, dealt[0], dealt[2])
    data = json.loads(position.encode())
    views = {json.dumps(position.view(looker)) for looker in (0,)}
    notes = {position.observe(0)}
    spectators = {json.dumps(position.view(None))}
    taken = {card[:-1] for card in (*own(position, 0)["dealt"], *position.view(0)["ecosystems"])}
    spare = {
        name: sorted({card[:-1] for card in CARD_BY_ID if card and kind_is(card, name)} - taken)
        for name in KINDS
    }
    worlds = 0
    for island, climate, ecosystem in product(*(spare[name][:6] for name in KINDS)):
        for face, other in product("ab", "ab") if setup == "hidden" else [("a", "a")]:
            cards = [f"{card}{side}" for card in (island, climate, ecosystem) for side in "ab"]
            data["state"][12][1][1] = [CARD_BY_ID[card].index for card in cards]
            if setup == "hidden":
                data["state"][-1][1] = [CARD_BY_ID[card].index for card in (island + face, climate + other)]
            world = GAME.decode(json.dumps(data).encode())
            views.add(json.dumps(world.view(0)))
            spectators.add(json.dumps(world.view(None)))
            notes.add(world.observe(0))
            worlds += 1
    assert worlds >= 100
    assert len(views) == len(spectators) == len(notes) == 1


def kind_is(card: str, name: str) -> bool:
    """Is it a face of that kind in the base game?"""
    return kind(card) == name and not CARD_BY_ID[card].abundance


@pytest.mark.parametrize("setup", ["hidden", "open"])
def test_a_redealt_world_gives_others_any_cards_but_those_one_sees(setup: str) -> None:
    position = start(seed=5, seats=4, setup=setup)
    for other in (1, 2):
        position.play(other, position.legal(other)[0])
    mine = {card[:-1] for card in own(position, 0)["dealt"]} | {
        card[:-1] for card in position.view(0)["ecosystems"]
    }
    found: set[str] = set()
    for number in range(60):
        world = position.determinize(0, seeded(number))
        theirs = [card for seat in (1, 2, 3) for card in own(world, seat)["dealt"]]
        assert len(set(theirs)) == len(theirs)
        assert not {card[:-1] for card in theirs} & mine
        for other in (1, 2):
            if setup == "open":
                assert own(world, other)["island"] == own(position, other)["island"]
            else:
                found.add(own(world, other)["island"])
        assert GAME.decode(world.encode()).encode() == world.encode()
    assert setup == "open" or len(found) > 15


def test_others_decide_nothing_by_what_they_could_have_seen() -> None:
    """Bots of every level are asked in determinized worlds: their own cards are all that is sure."""
    position = start(seed=3)
    do(position, 1, own(position, 1)["dealt"][0])
    sight = position.information_state(0, seeded(1))
    assert sight.legal() == position.legal(0)
    assert sight.determinize(seeded(2)).view(0) == position.view(0)


def test_own_choices_are_told_to_a_network_and_others_are_not() -> None:
    position = start(mode="standard")
    tensors = GAME.observation_spec(position.options())
    before = position.observe(1)
    do(position, 0, own(position, 0)["dealt"][0])
    at = sum(one.size for one in tensors[: [one.name for one in tensors].index("faces")])
    size = next(one.size for one in tensors if one.name == "faces")
    assert list(position.observe(0)[at : at + size]).count(2) == 3  # two shared Ecosystems, and the Island
    assert position.observe(1) == before


def test_old_snapshots_go_on_openly_and_keep_their_bytes() -> None:
    position = start(setup="open")
    data = json.loads(position.encode())
    assert "setup" not in data["options"]
    assert len(data["state"]) == 18
    again = GAME.decode(position.encode())
    assert again.options()["setup"] == "open"
    assert again.encode() == position.encode()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data["state"][-1].pop(),
        lambda data: data["state"].pop(),
        lambda data: data["state"][-1][1].append(1),
        lambda data: data["state"][-1].__setitem__(1, []),
        lambda data: data["state"][12][1].__setitem__(1, data["state"][12][0][1]),
        lambda data: data["state"][12][0][1].pop(),
        lambda data: data["state"][12][1][0].__setitem__(0, data["state"][-1][1][0]),
        lambda data: data["options"].__setitem__("setup", "open"),
    ],
)
def test_snapshots_of_a_hidden_set_up_that_cannot_be_are_refused(spoil: Any) -> None:
    position = start()
    do(position, 1, own(position, 1)["dealt"][0])
    data = json.loads(position.encode())
    spoil(data)
    with pytest.raises(DecodeError):
        GAME.decode(json.dumps(data).encode())


def test_alone_nothing_is_hidden() -> None:
    position = start(seats=1, mode="standard")
    do(position, 0, own(position, 0)["dealt"][0])
    assert own(position, 0)["chosen"] == []
    assert position.view(None)["players"][0]["island"] is not None


def test_programs_begin_with_the_open_set_up() -> None:
    assert game("earth").options({})["setup"] == "open"


# --- hidden planting -----------------------------------------------------------------------------------
def planting(*hands: list[str], first: str = "", **facts: Any) -> EarthPosition:
    """A Planting action has been chosen; every seat has these cards and soil to plant them."""
    seats = [seat(first if not number else "", hand=hand, soil=20) for number, hand in enumerate(hands)]
    position = lay(*seats, options={"planting": "hidden", **facts.pop("options", {})}, **facts)
    position.events = []
    do(position, 0, "A:green")
    return position


def test_a_planted_card_lies_face_down_until_all_have_planted() -> None:
    position = planting(["013", "014"], ["022", "058"])
    do(position, 0, "013", "@d4")
    assert [row["card"] for row in own(position, 0)["tableau"]] == ["013"]
    assert own(position, 0)["down"] == ["d4"]
    for looker in (1, None):
        seen = position.view(looker)["players"][0]
        assert (seen["tableau"], seen["down"], seen["soil"]) == ([], ["d4"], own(position, 0)["soil"])
        assert "d4" not in seen["free"]
        assert "013" not in json.dumps(position.view(looker))
        assert "White Oak" not in json.dumps(position.sheet()[0].details)
    do(position, 0, "014")  # picked, not placed yet
    assert position.view(1)["players"][0]["task"] == {"kind": "put"}
    do(position, 0, "@e4", "0")
    do(position, 1, "022", "@d4")
    assert phase_of(position) == "benefit"
    do(position, 1, "0")
    for looker in (0, 1, None):
        seen = position.view(looker)["players"]
        assert [[row["card"] for row in player["tableau"]] for player in seen] == [["013", "014"], ["022"]]
        assert [player["down"] for player in seen] == [[], []]
    heard = [
        event for event in told(position, None) if event[0] in ("picks", "plants", "plants-down", "turns-up")
    ]
    assert [event[0] for event in heard] == ["plants-down"] * 3 + ["turns-up"] * 3
    assert [json.loads(event[2]).get("card") for event in heard[3:]] == ["013", "014", "022"]


def seen(position: EarthPosition, looker: int | None = 1) -> list[str]:
    """The cards of the first seat's tableau that somebody else sees."""
    return [row["card"] for row in position.view(looker)["players"][0]["tableau"]]


def test_a_card_with_a_black_ability_is_shown_at_once() -> None:
    position = planting(["258"], ["022"])  # Volcanic Grounds bring soil as they are planted
    do(position, 0, "258", "@d4")
    assert seen(position) == ["258"]
    assert own(position, 0)["down"] == []


def test_a_card_paid_with_something_else_is_shown_as_it_is_paid() -> None:
    (other,) = [card.id for card in CARDS if PAID_WITH_HAND[card.index] and not card.abundance][:1]
    position = planting([other, "014", "022", "058"], ["060"])
    do(position, 0, other, "@d4")
    assert position.view(1)["players"][0]["task"]["card"] == other
    rest(position, 0)
    assert seen(position) == [other]


def test_a_card_that_gets_a_piece_is_turned_up() -> None:
    position = planting(["013", "223"], ["022"])
    do(position, 0, "013", "@d4")
    assert seen(position) == []
    events = [card for card in CARDS if card.kind == "event" and not card.abundance]
    growing = [one.id for one in events if [gain.op for gain in one.abilities[0].gain] == ["gain_growth"]]
    event = next(card for card in growing if not CARD_BY_ID[card].abilities[0].cost)
    position = planting(["013", event, "014"], ["022"])
    do(position, 0, "013", "@d4", f"*{event}")
    while task(position) != "growth":
        decline_cost(position)
    assert seen(position) == []
    do(position, 0, "@d4")
    assert seen(position) == ["013"]
    assert own(position, 0)["down"] == []


def decline_cost(position: EarthPosition) -> None:
    """Pays what an event costs, or passes over what it gives before."""
    position.play(0, position.legal(0)[0])


def test_a_goal_met_by_cards_face_down_is_told_with_them_and_counts_from_the_moment_it_was_met() -> None:
    trees = "d4:001 e4:004 d5:018"
    position = planting(["013"], ["022"], first=trees, fauna=["343a", "344a", "345a", "356a"])
    do(position, 0, "013", "@e5", "0")
    assert fauna(position, "343a")["met"] == []
    assert position.view(0)["fauna"][0]["met"] == [0]
    assert position.view(1)["fauna"][0]["have"] == [3, 0]
    rest(position, 1)
    assert fauna(position, "343a")["met"] == [0]
    kinds = [event[0] for event in told(position, 1)]
    assert kinds.index("turns-up") < kinds.index("met")
    end_turn(position)
    assert leaves(position, "343a") == [(0, 15)]


def test_before_the_cards_are_turned_up_all_worlds_look_alike_that_differ_in_them() -> None:
    """Independent of `determinize`: every plain card of the same price is tried in its place."""
    position = planting(["013"], ["022"])
    do(position, 0, "013", "@d4")
    data = json.loads(position.encode())
    oak = CARD_BY_ID["013"].index
    views, notes, spectators = (
        {json.dumps(position.view(1))},
        {position.observe(1)},
        {json.dumps(position.view(None))},
    )
    like = [
        card for card in data["state"][6]
        if CARDS[card].cost == CARD_BY_ID["013"].cost and hideable(card) and CARDS[card].kind != "event"
    ]  # fmt: skip
    assert len(like) > 20
    for card in like:
        changed = json.loads(json.dumps(data["state"]))
        changed[6][changed[6].index(card)] = oak
        player = changed[12][0]
        player[6][0][1] = card
        player[7] = [card]
        world = GAME.decode(json.dumps({**data, "state": changed}).encode())
        views.add(json.dumps(world.view(1)))
        spectators.add(json.dumps(world.view(None)))
        notes.add(world.observe(1))
    assert len(views) == len(notes) == len(spectators) == 1


def test_redealt_worlds_put_other_cards_of_the_price_there() -> None:
    position = planting(["013"], ["022"])
    do(position, 0, "013", "@d4")
    found = set()
    for number in range(80):
        world = position.determinize(1, seeded(number))
        (row,) = own(world, 0)["tableau"]
        found.add(row["card"])
        assert CARD_BY_ID[row["card"]].cost == CARD_BY_ID["013"].cost
        assert world.view(1) == position.view(1)
    assert len(found) > 10


def test_whole_games_keep_their_secrets_and_end_alike_for_everybody() -> None:
    for seed, options in enumerate(
        ({"seats": 3}, {"seats": 4, "teams": "on"}, {"seats": 2, "abundance": "on"})
    ):
        position = start(seed, planting="hidden", **{"mode": "standard", **options})
        looked = 0
        for number, (mover, _) in enumerate(playout(position, seed)):
            if position.down and any(position.down) and number % 9 == 0:
                for looker in (None, *range(len(position.players))):
                    world = position.determinize(looker, seeded(number))
                    assert world.view(looker) == position.view(looker)
                    assert GAME.decode(world.encode()).encode() == world.encode()
                    if looker is not None:
                        assert world.observe(looker) == position.observe(looker)
                        assert world.legal(looker) == position.legal(looker)
                looked += 1
            assert mover in position.to_move()
        assert looked > 5
        kinds = [event[0] for event in told(position, None)]
        assert kinds.count("plants-down") == kinds.count("turns-up") > 0


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state[18][0].pop(),
        lambda state: state[18][0][0].append(25),
        lambda state: state[18][1].__setitem__(0, 1),
        lambda state: state[18][0][0].append(state[18][0][0][0]),
        lambda state: state[12][0][6][0].__setitem__(2, 1),
        lambda state: state.pop(),
    ],
)
def test_snapshots_of_cards_face_down_that_cannot_be_are_refused(spoil: Any) -> None:
    position = planting(["013"], ["022"])
    do(position, 0, "013", "@d4")
    data = json.loads(position.encode())
    assert GAME.decode(json.dumps(data).encode()).encode() == position.encode()
    spoil(data["state"])
    with pytest.raises(DecodeError):
        GAME.decode(json.dumps(data).encode())


def test_the_board_and_the_texts_show_a_back() -> None:
    position = planting(["013"], ["022"])
    do(position, 0, "013", "@d4")
    faces, view = position.faces(), position.view(1)
    for lang, words in (("en", "A card face down on d4"), ("fr", "Une carte face cachée en d4")):
        assert words in "".join(PRESENTER.panels(view, 1, ["Ada", "Tom"], lang).values())
        assert words in PRESENTER.outline(view, 1, ["Ada", "Tom"], lang)
    assert "face down d4" in faces.ascii(view, "en")
    outline = PRESENTER.outline(position.view(0), 0, ["Ada", "Tom"], "en")
    assert "face down until everybody has planted" in outline
    assert outline.count(" points</td><td>") == 2  # everybody's points and stocks
