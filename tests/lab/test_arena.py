"""The arena: who meets whom, the same games everywhere, and what is made of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludosphere.core.errors import LudosphereError
from ludosphere.core.registry import game
from ludosphere.lab import arena
from ludosphere.lab.arena import Match, Plan, Played, deal_shares, duels, matches, play, play_game, seatings
from ludosphere.lab.seeds import seed_of
from ludosphere.lab.skill import FIRST, after_game
from ludosphere.lab.stats import Sprt, elo_of
from ludosphere.lab.summary import summed_up, write

THREE = Plan("biomos", {}, ["random", "greedy", "level:1"], 3)


@pytest.fixture(scope="module")
def played() -> Played:
    return play(THREE, None, "here", progress=False)


# --- the schedule -----------------------------------------------------------------------------
def test_two_seats_are_swapped() -> None:
    assert seatings(2, "a", "b") == [("a", "b"), ("b", "a")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_sits_everywhere_equally_often(seats: int) -> None:
    found = seatings(seats, "a", "b")
    assert len(found) == len(set(found)) == (2 if seats == 2 else 2 * seats)
    for seat in range(seats):
        assert sum(bots[seat] == "a" for bots in found) == len(found) / 2
    assert all({"a", "b"} == set(bots) for bots in found)


def test_everybody_meets_everybody_on_the_same_deals() -> None:
    games = list(matches(THREE, range(2), THREE.pairs))
    assert THREE.pairs == [("random", "greedy"), ("random", "level:1"), ("greedy", "level:1")]
    assert [(match.deal, match.pair, match.bots) for match in games] == [
        (deal, pair, bots) for deal in (0, 1) for pair in THREE.pairs for bots in (pair, pair[::-1])
    ]
    assert [match.seed for match in games] == [seed_of("arena", deal) for deal in (0, 1) for _ in range(6)]
    near = Plan("biomos", {}, ["random", "greedy", "level:1"], 3, neighbours=True)
    assert near.pairs == [("random", "greedy"), ("greedy", "level:1")]


def test_a_game_depends_on_its_match_alone(played: Played) -> None:
    assert play_game(played.matches[5])["game"] == played.rows[5]["game"]
    assert json.loads(played.matches[0].options) == game("biomos").options({})


def test_a_game_is_what_the_rules_make_of_it(played: Played) -> None:
    for match, row in zip(played.matches, played.rows):
        found = row["game"]
        assert found["bots"] == list(match.bots)
        best = max(found["payoffs"])
        assert sum(found["payoffs"]) == pytest.approx(1)
        assert [payoff == best for payoff in found["payoffs"]] == [rank == 1 for rank in found["ranks"]]
        assert all(count > 5 for count in found["decisions"])
        assert all(seconds >= 0 for seconds in row["seconds"])


# --- the same everywhere ----------------------------------------------------------------------
def test_a_pool_plays_the_same_games_bit_for_bit(played: Played, tmp_path: Path) -> None:
    other = play(THREE, tmp_path / "journal.jsonl", "pool:2", progress=False)
    assert other.lines() == played.lines()
    assert [json.loads(line)["index"] for line in played.lines().splitlines()] == list(range(18))


def test_a_run_that_was_interrupted_ends_the_same(played: Played, tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    play(THREE, journal, "here", progress=False)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:7]) + lines[7][:40])
    assert play(THREE, journal, "here", progress=False).lines() == played.lines()


def test_more_deals_go_on_and_another_run_is_refused(played: Played, tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    short = Plan("biomos", {}, THREE.bots, 1)
    first = play(short, journal, "here", progress=False)
    before = journal.read_bytes()
    whole = play(THREE, journal, "here", progress=False)
    assert whole.lines() == played.lines()
    assert whole.lines().startswith(first.lines())
    assert journal.read_bytes().startswith(before)
    for other in (Plan("biomos", {}, THREE.bots, 1, run="b"), Plan("biomos", {}, THREE.bots[:2], 3)):
        with pytest.raises(LudosphereError, match="another run"):
            play(other, journal, "here", progress=False)


# --- results ----------------------------------------------------------------------------------
def made_up(pair: tuple[str, str], bots: str, deal: int, ranks: list[int], **more: Any) -> tuple[Match, dict]:
    names = {"a": pair[0], "b": pair[1]}
    seated = tuple(names[letter] for letter in bots)
    row = {
        "deal": deal,
        "bots": list(seated),
        "ranks": ranks,
        "scores": [10 - rank for rank in ranks],
        "payoffs": [1 / ranks.count(1) if rank == 1 else 0 for rank in ranks],
        "decisions": [4] * len(ranks),
        **more,
    }
    return Match("biomos", "{}", pair, seated, deal, 0), {
        "game": row,
        "seconds": [0.002, 0.001, 0, 0][: len(ranks)],
    }


@pytest.mark.parametrize(
    ("bots", "ranks", "share"),
    [
        ("ab", [1, 2], 1.0),
        ("ba", [1, 2], 0.0),
        ("ab", [1, 1], 0.5),
        ("abbb", [2, 1, 3, 4], 2 / 3),
        ("abbb", [1, 1, 3, 3], 2.5 / 3),
        ("baaa", [2, 1, 3, 4], 1 / 3),
    ],
)
def test_duels(bots: str, ranks: list[int], share: float) -> None:
    match, _ = made_up(("a", "b"), bots, 0, ranks)
    assert duels(match, ranks) == pytest.approx(share)


def test_a_bot_against_itself_is_even_with_any_seats() -> None:
    """Whatever the ranks by seat are: over all seatings the duels are even."""
    for seats, ranks in ((2, [1, 2]), (3, [2, 1, 2]), (4, [4, 1, 1, 3])):
        games = [
            made_up(("x", "y"), "".join("a" if bot == "x" else "b" for bot in bots), 0, ranks)
            for bots in seatings(seats, "x", "y")
        ]
        assert deal_shares(games)[("x", "y")] == [pytest.approx(0.5)]


def test_sums_and_ratings() -> None:
    plan = Plan("biomos", {}, ["greedy", "random"], 2)
    pair = ("greedy", "random")
    games = [
        made_up(pair, "ab", 0, [1, 2]),
        made_up(pair, "ba", 0, [1, 2]),
        made_up(pair, "ab", 1, [1, 1]),
        made_up(pair, "ba", 1, [2, 1]),
    ]
    found = summed_up(Played(plan, [match for match, _ in games], [row for _, row in games], {}))
    assert found.pairs[pair].shares == [0.5, 0.75]
    assert found.pairs[pair].share.value == 0.625
    greedy = found.bots["greedy"]
    assert (greedy.seats, greedy.victories, greedy.points, greedy.decisions) == (4, 2.5, 35, 16)
    assert greedy.ms == pytest.approx(1000 * (0.002 + 0.001 + 0.002 + 0.001) / 16)
    skills = {"greedy": FIRST, "random": FIRST}
    for match, row in games:
        skills |= after_game(match.bots, row["game"]["ranks"], skills)
    assert greedy.skill == skills["greedy"]
    assert greedy.skill.mu > FIRST.mu > found.bots["random"].skill.mu
    assert found.standing.differences[pair].value == pytest.approx(elo_of(2.75 / 4.5))


def test_the_better_bot_comes_first(played: Played, tmp_path: Path) -> None:
    summary = write(played, tmp_path, "A test.")
    data = json.loads((tmp_path / "summary.json").read_text())
    assert data == summary.data()
    elo = {row["bot"]: row["elo"]["value"] for row in data["bots"]}
    assert elo["greedy"] > max(elo["level:1"], elo["random"])
    assert sum(elo.values()) == pytest.approx(0, abs=0.2)
    assert data["ms_per_decision"]["greedy"] > data["ms_per_decision"]["random"] > 0
    page = (tmp_path / "summary.md").read_text()
    assert page.index("| greedy | +") < page.index("| level:1 | -")
    assert "18 games, 2 seats, rules" in page
    assert "A test." in page
    assert (tmp_path / "games.jsonl").read_text() == played.lines()
    again = play(THREE, None, "here", progress=False)
    other = summed_up(again).data()
    assert {**other, "ms_per_decision": 0} == {**data, "ms_per_decision": 0}


def test_four_seats(tmp_path: Path) -> None:
    plan = Plan("biomos", {"seats": 4}, ["greedy", "random"], 1)
    found = play(plan, None, "here", progress=False)
    assert len(found.rows) == 8
    summary = summed_up(found)
    assert summary.pairs["greedy", "random"].share.value > 0.8
    assert "an even share is 25%" in summary.page()


# --- stopping early ---------------------------------------------------------------------------
def test_a_pair_that_is_decided_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "ROUND", 2)
    plan = Plan("biomos", {}, ["random", "greedy", "level:1"], 6, sprt=Sprt(0.2, 0.7))
    found = play(plan, tmp_path / "journal.jsonl", "here", progress=False)
    deals, verdict = found.stops["random", "greedy"]
    assert verdict == "low"
    shares = deal_shares(zip(found.matches, found.rows))
    assert found.stops["random", "greedy"] == plan.sprt.stop(shares["random", "greedy"])  # type: ignore[union-attr]
    assert len(shares["random", "greedy"]) == -(-deals // 2) * 2 < 6  # to the end of the round
    counted = [match for match, _ in found.counted() if match.pair == ("random", "greedy")]
    assert {match.deal for match in counted} == set(range(deals))
    summary = summed_up(found)
    assert summary.pairs["random", "greedy"].verdict == "low"
    assert summary.pairs["random", "greedy"].games == 2 * deals
    assert "| low |" in summary.page()
    again = play(plan, tmp_path / "journal.jsonl", "here", progress=False)
    assert again.lines() == found.lines()
    played: list[Match] = []
    monkeypatch.setattr(arena, "play_game", lambda match: played.append(match) or play_game(match))
    assert play(plan, None, "here", progress=False).lines() == found.lines()
    assert played == found.matches, "without a journal, too, every game is played once"


# --- bad input --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"options": {"seats": 9}}, "Option 'seats'"),
        ({"game": "earth", "options": {"seats": 1}}, "at least 2 seats"),
        ({"bots": ["greedy"]}, "at least 2 bots"),
        ({"bots": ["greedy", "greedy"]}, "all different"),
        ({"bots": ["greedy", "clever"]}, "no bot 'clever'"),
        ({"bots": ["greedy", "greedy:5"]}, "takes no number"),
        ({"bots": ["greedy", "search:0"]}, "at least 1 simulation"),
        ({"bots": ["greedy", "level:9"]}, "no level 9"),
        ({"deals": 0}, "at least 1 deal"),
    ],
)
def test_one_sentence_for_every_mistake(given: dict[str, Any], words: str) -> None:
    whole = {"game": "biomos", "options": {}, "bots": ["greedy", "random"], "deals": 1, **given}
    with pytest.raises(LudosphereError, match=words):
        Plan(**whole)
