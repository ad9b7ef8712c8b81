"""The shipped puzzles: counted out again by the oracles, hidden things, days; and how new ones are made."""

import json
from collections import Counter
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone

import pytest

import biomos_oracle
import earth_oracle
from ludosphere.bots.greedy import Greedy
from ludosphere.core.errors import LudosphereError
from ludosphere.core.i18n import LANGUAGES
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.games.biomos.puzzles import mining, turns
from ludosphere.kit import judges
from ludosphere.kit.puzzles import TooManyError, ends, notations, walk
from ludosphere.lab.puzzles import (
    checking,
    daily,
    games_with_puzzles,
    grading,
    make,
    puzzle,
    puzzles,
    telling,
)
from ludosphere.lab.puzzles.checking import check, counted_out, outdated
from ludosphere.lab.puzzles.daily import FIRST, number_of, today
from ludosphere.lab.puzzles.puzzle import from_data

ALL = [one for name in games_with_puzzles() for one in puzzles(name)]
EACH = pytest.mark.parametrize("one", ALL, ids=[f"{one.game}-{one.kind}-{one.id}" for one in ALL])
NAMES = pytest.mark.parametrize("name", ["biomos", "earth"])


def some(kind, count):
    """The first ones of a kind."""
    return [one for one in ALL if one.kind == kind][:count]


def small(kind):
    """Those of a kind, the ones with few ends first: to count them out again takes its time."""
    return sorted((one for one in ALL if one.kind == kind), key=lambda one: one.effort["ends"])


# --- counted out a second time --------------------------------------------------------------------------
def oracle_points(one):
    """Biomos: the most points of this turn, and the turns that bring them, by the oracle's rules alone."""
    view = one.position().view(one.seat)
    shadow = biomos_oracle.Shadow.of(view)
    claimed = shadow.claimed[one.seat]
    pouch = shadow.pouch
    now = biomos_oracle.points(shadow.planet, claimed)
    found = []

    def claim(planet, line):
        cards = sorted(biomos_oracle.standing(planet) & set(shadow.faceup))
        found.append((biomos_oracle.points(planet, claimed) - now, (*line, "-") if cards else line))
        for card in cards:
            gained = biomos_oracle.points(planet, [*claimed, card]) - now
            found.append((gained, (*line, f"+{card.removeprefix('B')}")))

    def melted(planet, place, line):
        """On average over what may be drawn, with the best claim after each."""
        total = 0.0
        for terrain, count in pouch.items():
            after = biomos_oracle.change(planet, place, terrain)
            cards = [[], *([card] for card in biomos_oracle.standing(after) & set(shadow.faceup))]
            total += count * max(biomos_oracle.points(after, [*claimed, *card]) for card in cards)
        found.append((total / pouch.total() - now, (*line, f"m{place}")))

    for action in shadow.choices():
        terrain, place = action[0], action[2:]
        planet = biomos_oracle.put(shadow.planet, place, terrain)
        if place == "m":
            lifts = biomos_oracle.moves(*planet.shape)
            claim(planet, (action, "-") if lifts else (action,))
            for start, end in lifts:
                claim(biomos_oracle.move(planet, start, end), (action, f"{start}>{end}"))
            continue
        events = biomos_oracle.events(planet, pouch) if planet.advanced else set()
        claim(planet, (action, "-") if events else (action,))
        for event in events:
            if event[0] == "m":
                melted(planet, event[1:], (action,))
            else:
                new = {"i": "F", "f": "G", "e": "D"}[event[0]]
                claim(biomos_oracle.change(planet, event[1:], new), (action, event))
    top = max(points for points, _ in found)
    return top, {line for points, line in found if points > top - 1e-9}


def oracle_table(view):
    """A table as the oracle of Earth has it, from what the seat sees."""
    return {
        "players": [
            {
                "island": player["island"],
                "climate": player["climate"],
                "ecosystem": player["ecosystem"],
                "soil": player["soil"],
                "hand": player["hand_size"],
                "compost": player["compost"],
                "events": player["events"],
                "tableau": player["tableau"],
                "planted": player["planted"],
                "leaves": [
                    leaf["points"]
                    for card in view["fauna"]
                    for leaf in card["leaves"]
                    if leaf["column"] == player["seat"]
                ],
                "bonus": player["bonus"],
            }
            for player in view["players"]
        ],
        "ecosystems": view["ecosystems"],
    }


def oracle_score(view, seat, first):
    """Earth: a seat's points, with goals that are met claimed and a complete tableau's bonus."""
    table = oracle_table(view)
    total = earth_oracle.sheet(table, seat)["total"]
    order = [(view["active"] + step) % len(view["players"]) for step in range(len(view["players"]))]
    for card in view["fauna"]:
        met = [
            other
            for other in order
            if other not in [leaf["column"] for leaf in card["leaves"]]
            and (other in card["met"] or earth_oracle.meets(table, other, card["id"]))
        ]
        if seat in met:
            total += card["levels"][met.index(seat)] if "levels" in card else 0
    complete = [other for other in order if len(view["players"][other]["tableau"]) == 16]
    if complete[:1] == [seat] and not any(player["bonus"] for player in view["players"]):
        total += first
    return total


def planted(one):
    """Earth: the most points a planting brings, and which tableaus do, by the oracle's scoring."""
    start = one.position()
    before = oracle_score(start.view(one.seat), one.seat, 7)
    best, found = -999, set()
    seen = set()

    def go(position):
        nonlocal best, found
        view = position.view(one.seat)
        task = view["players"][one.seat]["task"]
        if task is None or task["kind"] not in ("plant", "put", "pay"):
            key = json.dumps(view["players"][one.seat]["tableau"])
            if key in seen:
                return
            seen.add(key)
            gained = oracle_score(view, one.seat, 7) - before
            if gained > best:
                best, found = gained, set()
            if gained == best:
                found.add(key)
            return
        for action in position.legal(one.seat):
            if position.notation(one.seat, action)[0] in "*c":
                continue  # events, and converting sprouts
            after = position.copy()
            after.play(one.seat, action)
            go(after)

    go(start)
    return best, found


def reached(one, moves):
    """The tableau a line leads to."""
    position = one.position()
    for text in moves:
        position.play(one.seat, position.parse(one.seat, text))
    return json.dumps(position.view(one.seat)["players"][one.seat]["tableau"])


def agrees(one):
    """Does the oracle say the same of a puzzle that can be counted out?"""
    if one.kind == "points":
        top, lines = oracle_points(one)
        told = set(one.solutions)
        assert abs(top - one.lines[0].worth) < 0.01
        assert told <= lines
        assert {line for line in lines if len(told) < make.MOST_SOLUTIONS} <= told
    else:
        top, tableaus = planted(one)
        assert top == one.lines[0].worth
        assert {reached(one, moves) for moves in one.solutions} <= tableaus


@pytest.mark.parametrize("one", small("points")[:10], ids=lambda one: one.id)
def test_the_most_points_of_a_turn_are_what_the_oracle_finds(one):
    agrees(one)


@pytest.mark.parametrize("one", small("score")[:3], ids=lambda one: one.id)
def test_the_most_points_by_planting_are_what_the_oracle_counts(one):
    agrees(one)


@pytest.mark.unmeasured
@pytest.mark.parametrize("one", [*small("points")[10:], *small("score")[3:]], ids=lambda one: one.id)
def test_the_other_counted_puzzles_too(one):
    agrees(one)


def test_a_sure_win_wins_against_every_answer():
    """Every reply of the opponent is played, for every card that may be revealed."""
    found = some("win", 9)
    for one in found:
        worth: Counter[tuple[str, ...]] = Counter()
        for moves in one.solutions[:2]:
            for deal in range(12):
                position = one.position().determinize(one.seat, seeded(deal))
                for text in moves:
                    position.play(one.seat, position.parse(one.seat, text))
                least = 1.0
                other = position.to_move()[0]
                for end in ends(turns.SORT, position, other).values():
                    if not end.after.to_move():  # else a glacier was melted: chance comes in
                        least = min(least, end.after.payoffs()[one.seat])
                worth[moves] += least
        if one.lines[0].worth == 1.0:
            assert all(total == 12 for total in worth.values()), one.id


# --- what every shipped puzzle is -----------------------------------------------------------------------
@NAMES
def test_there_are_enough_of_every_kind_and_grade(name):
    pool = puzzles(name)
    assert len(pool) >= {"biomos": 60, "earth": 40}[name]
    assert len({one.id for one in pool}) == len(pool)
    assert {one.kind for one in pool} >= {"biomos": {"points", "turn"}, "earth": {"score", "planting"}}[name]
    assert len({one.grade for one in pool}) >= 4


@EACH
def test_a_puzzle_is_whole(one):
    position = one.position()
    assert one.seat in position.to_move()
    assert json.loads(position.encode()) == one.snapshot
    assert not outdated(one), "it must be checked again with the rules of now: ludosphere puzzle check"
    assert one.lines[0].moves in one.solutions or len(one.solutions) == make.MOST_SOLUTIONS
    for moves in one.solutions:
        verdict = one.verdict(moves)
        assert verdict.best
        assert verdict.loss <= 1.2, "ends this close count as best as well"
        assert one.verdict(moves[:-1]) is None, "nothing is decided sooner"
    for line in one.lines[1:]:
        verdict = one.verdict(line.moves)
        assert not verdict.best
        assert verdict.worth == line.worth < one.lines[0].worth
    assert one.grade == grading.grade_of(dict(one.effort))


@EACH
def test_nothing_hidden_decides(one):
    """In every world the seat can't tell apart the puzzle looks the same, and its lines come to the same."""
    position = one.position()
    world = position.determinize(one.seat, seeded(77))
    assert world.view(one.seat) == position.view(one.seat)
    for moves in one.solutions[:2]:
        assert walk(one.sort, world, one.seat, moves) in one.best
    if one.game == "earth":
        other = replace(one, snapshot=json.loads(world.encode()))
        assert other.verdict(one.lines[-1].moves) == one.verdict(one.lines[-1].moves)


def test_its_generator_and_hidden_cards_are_of_no_game():
    """Whoever knows the seed of the game a puzzle is from can't tell what comes next there."""
    one = some("score", 1)[0]
    assert (
        one.snapshot["rng"] == json.loads(one.position().determinize(0, seeded(0, "puzzle")).encode())["rng"]
    )


# --- rules versions -------------------------------------------------------------------------------------
def test_new_rules_ask_for_a_new_check():
    assert sorted({(one.game, one.rules_version) for one in ALL}) == [
        (name, game(name).rules_version) for name in games_with_puzzles()
    ], "run `ludosphere puzzle check`, and make again those that are wrong"
    one = small("points")[0]
    older = replace(one, rules_version=one.rules_version - 1)
    assert outdated(older)
    assert any("rules" in text for text in check(older, 2))


def test_a_check_notices_what_is_wrong(monkeypatch):
    one = small("points")[0]
    assert check(one) == []
    first, second = one.lines[0], one.lines[1]
    key = walk(one.sort, one.position(), one.seat, second.moves)
    wrong = replace(one, solutions=(second.moves,), best=(key,))
    assert check(wrong) == ["other ends are the best"]
    wrong = replace(one, worths={**one.worths, one.best[0]: (first.worth + 1, None)})
    assert check(wrong) == ["its lines aren't worth what its file says"]
    assert any("doesn't come to" in text for text in check(replace(one, best=(key,))))
    gone = replace(one, solutions=(("Z@99",),), rules_version=one.rules_version - 1)
    told = check(gone)
    assert "rules" in told[0], "what is wrong besides is told as well"
    assert "can't be played any more" in told[1]
    measured = [one for one in ALL if one.kind == "turn" and len(one.lines) > 2]
    turn = max(measured, key=lambda one: one.effort["gap"])
    monkeypatch.setattr(checking, "thinking", lambda simulations: Greedy)
    assert check(replace(turn, lines=turn.lines[:2]), 8) == []
    swapped = replace(turn, lines=(turn.lines[-1], turn.lines[0]))
    assert any("better" in text for text in check(swapped, 40))


# --- days -----------------------------------------------------------------------------------------------
@NAMES
def test_no_puzzle_comes_again_before_all_have_had_their_day(name):
    count = len(puzzles(name))
    days = [date(2027, 2, 1) + timedelta(days=number) for number in range(2 * count)]
    chosen = [daily(name, day).id for day in days]
    assert len(set(chosen[:count])) == count
    assert chosen[count:] == chosen[:count]


def test_the_day_changes_at_midnight_utc_for_everybody():
    late = datetime(2026, 12, 31, 23, 59, tzinfo=UTC)
    assert today(late) == date(2026, 12, 31)
    assert today(late + timedelta(minutes=1)) == date(2027, 1, 1)
    assert today(datetime(2027, 1, 1, 8, tzinfo=timezone(timedelta(hours=9)))) == date(2026, 12, 31)
    assert number_of(FIRST) == 1
    assert number_of(date(2028, 3, 1)) - number_of(date(2028, 2, 28)) == 2, "a leap year"
    assert number_of(date(2025, 12, 31)) == 0
    assert daily("biomos", date(2025, 12, 31)).id == puzzles("biomos")[-1].id


def test_games_without_puzzles_have_none():
    assert puzzles("bioviva") == ()
    with pytest.raises(LudosphereError, match="no puzzles of bioviva"):
        daily("bioviva", FIRST)
    with pytest.raises(LudosphereError, match="no puzzle 'nothing'"):
        puzzle("biomos", "nothing")


# --- lines ----------------------------------------------------------------------------------------------
def test_lines_that_come_to_the_same_are_one_end():
    from ludosphere.games.biomos.arrange import arrange

    position = arrange([{"track": "SS"}, {}], basic=["B2"], centre="SF")
    found = ends(turns.SORT, position, 0)
    lines = {notations(position, 0, line): key for key, end in found.items() for line in end.lines}
    assert lines["S@0",] == lines["S@1",] == lines["S@2",], "a third sea is a third sea"
    assert lines["F@0",] == lines["F@2",], "read from the other end"
    assert lines["F@0",] != lines["F@1",]
    with pytest.raises(TooManyError):
        ends(turns.SORT, position, 0, most=3)


def test_a_line_that_isnt_one_is_refused():
    one = some("score", 1)[0]
    position = one.position()
    assert walk(one.sort, position, one.seat, []) is None
    with pytest.raises(LudosphereError):
        one.verdict(["@z9"])
    with pytest.raises(LudosphereError, match="is over"):
        one.verdict([*one.solutions[0], "."])


def test_melting_is_worth_what_may_be_drawn():
    from ludosphere.games.biomos.arrange import arrange

    position = arrange(
        [{"track": "GD", "board": "mountain"}, {"board": "forest"}], mode="advanced", centre="SSSSS"
    )
    found = ends(turns.SORT, position, 0)
    [melted] = [end for end in found.values() if notations(position, 0, end.lines[0]) == ("S@0", "m1")]
    left = Counter(position.view(0)["pouch"])
    share = (left["forest"] + left["mountain"]) / left.total()
    assert turns.gained(position, melted, 0) == pytest.approx(share)


# --- judges ---------------------------------------------------------------------------------------------
def test_judges_give_the_same_luck_to_all():
    one = some("turn", 1)[0]
    position = one.position()
    line = [position.parse(one.seat, one.lines[0].moves[0])]
    first, second = judges.Sample(), judges.Sample()
    for sample in (first, second):
        judges.look(judges.by_bots(Greedy), position, one.seat, line, range(3), sample, "again")
    assert first == second
    assert judges.against(first, second) == (0.0, 0.0)


# --- words ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_puzzle_is_told(lang):
    for one in ALL:
        assert len(telling.title(one, lang)) < 60
        assert len(telling.task(one, lang)) < 330
        told = telling.explanation(one, lang)
        assert [line["best"] for line in told["lines"]] == [True, *[False] * (len(one.lines) - 1)]
        assert all(len(line["steps"]) == len(line["notation"].split()) for line in told["lines"])
        first, second = telling.hints(one, lang)
        assert first != second
        for line in (one.lines[0], one.lines[-1]):
            assert telling.verdict(one, one.verdict(line.moves), lang)


# --- making ---------------------------------------------------------------------------------------------
def test_the_same_run_finds_the_same(monkeypatch):
    monkeypatch.setattr(mining, "PLAYERS", 3)  # else it takes too long where nothing is compiled
    job = make.Look("biomos", ("points",), 0, "a test")
    rows = make.look(job)
    assert rows
    assert rows == make.look(job)
    for row in rows:
        assert row["made"] == {"run": "a test", "game": 0}
        assert from_data("biomos", row).data() == row


@pytest.mark.compiled
@pytest.mark.parametrize("kind", ["points", "score"])
def test_a_shipped_puzzle_is_found_again(kind):
    one = some(kind, 1)[0]
    [row] = make.look(make.Look(one.game, (kind,), one.made["game"], one.made["run"]))
    assert json.loads(json.dumps(row)) == json.loads(json.dumps(one.data()))


def test_a_pool_has_no_more_of_a_grade_than_its_share():
    rows = [{"id": str(number), "kind": "points", "grade": 1 + number % 2} for number in range(20)]
    taken = make.select([*rows, *rows], {"points": 10}, 0.4)
    assert Counter(row["grade"] for row in taken) == {1: 4, 2: 4}
    mixed = make.mixed(taken, "a run")
    assert sorted(row["id"] for row in mixed) == sorted(row["id"] for row in taken)
    assert mixed == make.mixed(taken[::-1], "a run") != make.mixed(taken, "another run")
    with pytest.raises(LudosphereError, match="no puzzles of bioviva"):
        make.make("bioviva", 1)


def test_grades_follow_from_the_measures():
    easy = {"ends": 20, "steps": 0, "misled": False, "search": 0}
    assert grading.grade_of(easy) == 1
    assert grading.grade_of({**easy, "ends": 250, "steps": 2, "misled": True, "search": None}) == 5
    sums = [grading.points_of({**easy, "search": search}) for search in (0, 25, 100, 400, 1600, None)]
    assert sums == [0, 1, 1, 2, 2, 3]


def test_what_is_counted_out_is_what_the_file_says():
    for one in [*small("points")[:2], small("score")[0]]:
        worths = counted_out(one)
        assert {key: round(worth, 2) for key, worth in worths.items()} == {
            key: worth for key, (worth, _) in one.worths.items()
        }
