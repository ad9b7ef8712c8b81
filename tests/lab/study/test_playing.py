"""What is noted of a game, and that noting it changes nothing."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from ludosphere.bots.match import finished, maker, seatings
from ludosphere.core.contract import Event
from ludosphere.core.errors import LudosphereError
from ludosphere.core.registry import game, registered_games
from ludosphere.core.rng import seeded
from ludosphere.games.biomos.study import without_compensation
from ludosphere.kit.study import Adapter, Watch, adapter, first_of
from ludosphere.lab.study.columns import TABLES
from ludosphere.lab.study.plan import Job, Plan
from ludosphere.lab.study.playing import breadth, play_deal, rival
from ludosphere.lab.study.tables import tables


def job(
    name: str, bot: str = "thumb", experiment: str = "", seed: int = 5, sample: int = 4, **options
) -> Job:
    plan = Plan(name, options, (bot,), 1, "test", sample, experiment).checked()
    return replace(plan.jobs()[0], seed=seed)


def told(row, kind: str, what: str, seat: int | None = None) -> Counter[str]:
    """How often it happened, by thing."""
    found: Counter[str] = Counter()
    for who, of, item, happened, times, _ in row["facts"]:
        if (of, happened) == (kind, what) and seat in (None, who):
            found[item] += times
    return found


@cache
def played(one: Job):
    return play_deal(one)


@cache
def end_of(one: Job):
    return finished(game(one.game), json.loads(one.options), one.seed, [maker(bot) for bot in one.bots])


@pytest.mark.parametrize("name", ["biomos", "earth", "living_planet"])
def test_watching_a_game_changes_nothing(name):
    one = job(name)
    row = played(one)
    end = end_of(one)
    assert [seat["score"] for seat in row["seats"]] == end.scores()
    assert [seat["payoff"] for seat in row["seats"]] == end.payoffs()
    assert {line.key: line.points[:2] for line in end.sheet()} == row["lines"]
    assert [decision[:2] for decision in row["decisions"]] == [time[:2] for time in row["times"]]
    assert 0.1 < len(row["decisions"]) / row["actions"] < 0.5
    json.dumps(row)


def test_a_sample_changes_nothing_else():
    one = job("biomos", "greedy")
    unsampled = play_deal(replace(one, sample=0))
    assert unsampled.pop("times") == unsampled.pop("decisions") == []
    assert unsampled == {key: played(one)[key] for key in unsampled}


def test_the_compensation_tokens_are_noted():
    for seats, lucky in ((2, [1]), (3, [2]), (4, [2, 3])):
        one = job("biomos", "thumb", seats=seats)
        row = played(one)
        start = game("biomos").new({"seats": seats}, one.seed).view(None)
        for seat in range(seats):
            tracks = start["planets"][seat]["track"]
            assert told(row, "compensation", "drawn", seat) == Counter(tracks)
            assert bool(tracks) == (seat in lucky)


def test_biomes_claimed_are_those_of_the_end():
    one = job("biomos", "greedy")
    row = played(one)
    for planet in end_of(one).view(None)["planets"]:
        seat = planet["seat"]
        cards = told(row, "basic", "claimed", seat) + told(row, "giant", "claimed", seat)
        assert sorted(cards) == sorted(planet["claimed"])
        assert sum(told(row, "token", "placed", seat).values()) + 1 + (seat == 1) == 13  # with the moon


def test_without_compensation_everything_else_is_the_same():
    start = game("biomos").new({"seats": 4}, 9)
    other = without_compensation(start)
    before, after = start.view(None), other.view(None)
    assert [len(planet["track"]) for planet in before["planets"]] == [0, 0, 1, 1]
    assert [planet["track"] for planet in after["planets"]] == [[]] * 4
    assert sum(after["pouch"].values()) == sum(before["pouch"].values()) + 2
    assert (after["centre"], after["basic"], after["giants"]) == (
        before["centre"],
        before["basic"],
        before["giants"],
    )
    row = play_deal(job("biomos", "thumb", "no-compensation", seats=2))
    assert row["turns"] == 26
    assert not told(row, "compensation", "drawn")


def test_cards_of_earth_are_noted_from_the_deck_to_the_tableau():
    one = job("earth")
    row = played(one)
    for player in end_of(one).view(None)["players"]:
        seat = player["seat"]
        tableau = {place["card"] for place in player["tableau"]}
        planted = told(row, "card", "played", seat)
        assert tableau <= set(planted)
        assert set(player["events"]) <= set(planted)
        drawn, kept = told(row, "card", "drawn", seat), told(row, "card", "kept", seat)
        assert set(planted) <= set(drawn) | set(kept)
        assert set(kept) - set(drawn) <= set(told(row, "card", "seen", seat))
        assert list(told(row, "island", "kept", seat)) == [player["island"]]
        assert list(told(row, "climate", "kept", seat)) == [player["climate"]]
        assert list(told(row, "ecosystem", "kept", seat)) == [player["ecosystem"]]
        assert player["island"] in told(row, "island", "dealt", seat)


def test_random_faces_are_drawn_evenly_and_whatever_the_bot_would_take():
    kept: Counter[bool] = Counter()
    usual: Counter[bool] = Counter()
    known = adapter("earth")
    chance = known.experiments["random-faces"].chance
    for seed in range(60):
        position = game("earth").new({}, seed)
        luck = seeded(seed, "experiment")
        while chance(position, position.to_move()[0]):
            seat = position.to_move()[0]
            legal = position.legal(seat)
            kept[legal.index(position.sample(seat, luck)) == 0] += 1
            usual[legal.index(position.suggest(seat)) == 0] += 1
            position.play(seat, position.suggest(seat))
        assert position.view(0)["players"][0]["island"]
    assert kept.total() == usual.total() == 360  # three faces for two seats
    assert 130 <= kept[True] <= 230  # an even draw is outside once in ten million times
    fair = {(one.kind, one.what): one.chosen for one in known.under("random-faces").subjects}
    assert not fair["island", "kept"]
    assert fair["card", "played"]


def test_buildings_of_living_planet():
    one = job("living_planet")
    row = played(one)
    end = end_of(one).view(None)
    standing = Counter(site["type"] for hex in end["map"] for site in hex["sites"] if site["type"])
    built, lost = told(row, "building", "built"), told(row, "building", "lost")
    assert built["sawmill"] > 0 < lost.total()
    begun = Counter(spaceport=2)
    assert built + begun - lost == standing
    assert built + begun == standing + lost  # minus stops at nothing
    openings = told(row, "opening", "chosen")
    assert sum(openings.values()) == 2
    assert told(row, "leader", "drawn", row["first"]) == Counter({"first": 1})
    assert sum(told(row, "action", "chosen").values()) > 20


def test_bioviva():
    watch = adapter("bioviva").watch(game("bioviva").new({}, 5))
    for kind, seat, args in (
        ("looked", 0, {"slot": 3, "picture": 7}),
        ("looked", 0, {"slot": 4, "picture": 8}),
        ("won", 1, {"stars": 2, "tier": 1, "slots": [0, 8, 9, 4]}),
        ("opened", None, {"cell": 1, "picture": 13}),
    ):
        watch.saw(Event(kind, seat, args), 2)
    assert watch.facts == {(0, "event", "looked", "happened"): [2, 2], (1, "line", "1", "won"): [1, 2]}


def test_a_game_without_an_adapter_is_studied_by_its_events():
    position = game("biomos").new({}, 5)
    watch = Watch(position)
    position.events = []
    position.play(0, position.legal(0)[0])
    for event in position.events:
        watch.saw(event, 1)
    assert watch.facts == {(0, "event", "placed", "happened"): [1, 1]}
    assert Adapter().name("event", "placed", "en") == "placed"


def test_names_for_people():
    french = {name: adapter(name).name for name in registered_games()}
    assert french["biomos"]("moon", "forest", "fr") == "forêt"
    assert french["biomos"]("giant", "G3", "en").startswith("G3 ")
    assert french["living_planet"]("building", "iron_mine", "fr") == "Mine de fer"
    assert french["living_planet"]("opening", "explore+build", "en") == "Explore + Build"
    assert french["living_planet"]("opening", "none", "en") == "none"
    assert french["earth"]("action", "green", "en") == "Planting"
    assert french["earth"]("card", "132", "fr") != "132"


def test_who_begins():
    assert first_of(game("biomos").new({}, 1)) == 0
    firsts = {first_of(game("earth").new({"seats": 4}, seed)) for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    for seed in range(5):
        position = game("living_planet").new({"seats": 3}, seed)
        assert first_of(position) == position.view(None)["leader"]


def test_rivals_are_all_others_with_automatic_opponents():
    assert rival([10, 4, 6], 0) == 5
    assert rival([7], 0) is None
    row = play_deal(job("earth", seats=1))
    assert row["seats"][0]["rival"] is not None


def test_breadth_counts_and_leaves_the_position_alone():
    position = game("earth").new({}, 3)
    before = position.encode()
    legal, candidates = breadth(position, position.to_move()[0])
    assert legal == len(position.legal(position.to_move()[0]))
    assert 1 <= candidates <= legal
    assert position.encode() == before


def test_no_game_is_played_twice_where_bots_sit_alike_after_two_seats():
    plan = Plan("biomos", {"seats": 4}, ("random", "greedy", "random", "greedy"), games=8)
    assert len(seatings(plan.seating())) == 2
    assert len(set(plan.jobs())) == len(plan.jobs()) == 8


def test_different_bots_sit_in_every_seat_once_per_deal():
    plan = Plan("biomos", {"seats": 3}, ("random", "thumb", "greedy"), 7, "test").checked()
    jobs = plan.jobs()
    assert len(jobs) == 9  # deals are whole
    for deal in range(3):
        seatings = [one.bots for one in jobs if one.deal == deal]
        assert {bots[0] for bots in seatings} == {"random", "thumb", "greedy"}
        assert len({one.seed for one in jobs if one.deal == deal}) == 1
    assert len({one.seed for one in jobs}) == 3
    assert len(Plan("biomos", {}, ("greedy", "greedy"), 7).jobs()) == 7
    assert Plan("biomos", {}, games=5).jobs() == Plan("biomos", {}, games=9).jobs()[:5]
    assert Plan("biomos", {}, run="a").jobs()[0].seed != Plan("biomos", {}, run="b").jobs()[0].seed


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("biomos", {}, ("greedy",) * 3), "This game has 2 seats; name one bot or 2, not 3."),
        (Plan("biomos", games=0), "There must be at least 1 game."),
        (Plan("biomos", sample=-1), "One decision in how many? It must be 0 (none) or more."),
        (Plan("biomos", experiment="x"), "biomos has no experiment 'x'; there are: no-compensation."),
        (Plan("bioviva", experiment="x"), "bioviva has no experiment 'x'; there are: none."),
        (Plan("biomos", bots=("gready",)), "There is no bot 'gready'"),
    ],
)
def test_a_plan_that_cannot_be_played(plan, sentence):
    with pytest.raises(LudosphereError) as refused:
        plan.checked()
    assert str(refused.value).startswith(sentence)


def test_tables_hold_a_row_of_everything():
    plan = Plan("biomos", {}, ("thumb", "greedy"), 4, "test", 2)
    jobs = plan.jobs()
    rows = [play_deal(one) for one in jobs]
    made = tables(jobs, rows)
    assert {name: list(table) for name, table in made.items()} == {
        name: [column.name for column in columns] for name, columns in TABLES.items()
    }
    for table in made.values():
        assert len({len(column) for column in table.values()}) == 1
    assert made["games"]["game"] == [0, 1, 2, 3]
    assert made["games"]["deal"] == [0, 0, 1, 1]
    assert made["seats"]["bot"] == ["thumb", "greedy", "greedy", "thumb"] * 2
    assert made["seats"]["place"] == [0, 1] * 4
    for lead, score, other in zip(made["seats"]["lead"], made["seats"]["score"], made["seats"]["rival"]):
        assert lead == score - other
    assert sum(made["facts"]["times"]) == sum(fact[4] for row in rows for fact in row["facts"])
    assert len(made["times"]["ms"]) == len(made["decisions"]["legal"]) > 0
