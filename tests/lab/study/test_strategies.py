"""The experiment "strategies": players that lean, the search, the verdicts, and a folder that goes on."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from conftest import require_or_skip

require_or_skip("lab")

import numpy as np
import pyarrow.parquet as pq

from ludosphere.bots.match import maker
from ludosphere.cli import main
from ludosphere.core.errors import LudosphereError
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.core.text import texts
from ludosphere.games.living_planet.study.ideas import features
from ludosphere.kit.ideas import NEVER, ONLY, PLAN, STRATEGIES, WITHOUT, Idea, Loss, Strategies
from ludosphere.kit.study import adapter
from ludosphere.lab.study.chances import Mean
from ludosphere.lab.study.columns import STRATEGY_TABLES
from ludosphere.lab.study.plan import Plan
from ludosphere.lab.study.run import run
from ludosphere.lab.study.strategies.leaning import Leaning
from ludosphere.lab.study.strategies.plan import EVEN, Setting, Trial, lines, settings, trials, weights_text
from ludosphere.lab.study.strategies.searching import GENERATIONS, PAIRS, candidates, learnt, search
from ludosphere.lab.study.strategies.tallies import Tally, answer, plans_apart
from ludosphere.lab.study.strategies.trials import declared, play_trial

pytestmark = pytest.mark.lab

PLANET = Plan("living_planet", {}, ("thumb",), 4, "test", 0, STRATEGIES)
GAMES = ("earth", "living_planet")
DOCS = Path(__file__).parents[3] / "docs" / "studies.md"


def trial(weights: dict[str, float], line: str = "x", own: int = 0, seed: int = 3, **options) -> Trial:
    chosen = game("living_planet").options({"length": "short", **options})
    text = weights_text(weights) if weights else ""
    return Trial("living_planet", json.dumps(dict(chosen), sort_keys=True), line, "thumb", text, own, 0, seed)


# --- players -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", GAMES)
def test_a_player_without_weights_plays_as_the_greedy_bot(name):
    """Action by action through a game: the leaning adds nothing, so nothing may differ."""
    position = game(name).new({}, 4)
    known = declared(name)
    eyes = seeded(1, "eyes")
    for number in range(60):
        seat = position.to_move()[0]
        sight = position.information_state(seat, eyes)
        leaning = Leaning(seeded(number, "bot"), known.features, {})
        greedy = maker("greedy")(number)
        greedy.rng = seeded(number, "bot")
        action = greedy.choose(sight)
        assert leaning.choose(sight) == action
        position.play(seat, action)


def test_what_a_leaning_rules_out_is_played_only_if_there_is_nothing_else():
    row = play_trial(trial({"build": NEVER, "explore": NEVER, "trade": NEVER, "motorise": NEVER}))
    built = [counts[0] for fact, counts in row["facts"].items() if fact.endswith(":built")]
    assert sum(built) == 0
    assert sum(counts[1] for fact, counts in row["facts"].items() if fact.endswith(":built")) > 0


def test_a_leaning_reaches_what_the_rules_of_thumb_do_not_think_of():
    """Of all that can be done in a first turn the greedy bot doesn't pass; who leans to passing does."""
    position = game("living_planet").new({}, 1)
    while "pass" not in {
        name
        for action in position.legal(position.to_move()[0])
        for name in features(position, position.to_move()[0], action)
    }:
        position.play(position.to_move()[0], position.suggest(position.to_move()[0]))
    seat = position.to_move()[0]
    sight = position.information_state(seat, seeded(1, "eyes"))
    passing = Leaning(seeded(2, "bot"), features, {"pass": 50.0})
    usual = Leaning(seeded(2, "bot"), features, {})
    assert features(position, seat, passing.choose(sight)) == {"pass": 1.0}
    assert features(position, seat, usual.choose(sight)) != {"pass": 1.0}


def test_features_of_living_planet_tell_buildings_and_prices():
    position = game("living_planet").new({"arboria": "off"}, 1)
    seen: set[str] = set()
    while movers := position.to_move():
        for action in position.legal(movers[0]):
            seen |= set(features(position, movers[0], action))
        position.play(movers[0], position.suggest(movers[0]))
    box = position.box
    assert {"explore", "move", "build", "trade", "pass", "production", "finance", "dry-site"} <= seen
    assert {"sell", "sell-high", "strong-card", "power-4", "danger"} <= seen
    assert "oxygen-site" not in seen
    assert {box.types[kind] for kind in range(len(box.types))} & seen


@pytest.mark.parametrize("name", GAMES)
def test_every_weight_is_of_a_feature_that_comes_up(name):
    known = declared(name)
    used = {feature for idea in known.ideas for feature in idea.weights} | set(known.searched)
    seen: set[str] = set()
    for seed in range(30):
        if used <= seen:  # to build a Spaceport one must have lost one
            break
        position = game(name).new(known.settings[seed % 2], seed)
        luck = seeded(seed, "luck")
        while movers := position.to_move():
            seat = movers[0]
            for action in position.legal(seat):
                seen |= set(known.features(position, seat, action))
            thumb = luck.below(3)
            position.play(seat, position.suggest(seat) if thumb else position.sample(seat, luck))
    assert used <= seen


@pytest.mark.parametrize("name", GAMES)
def test_a_dozen_ideas_each_with_a_name_in_both_languages(name):
    known = declared(name)
    names = [idea.name for idea in known.ideas]
    assert len(names) == len(set(names)) >= 12
    for lang in ("en", "fr"):
        say = texts("ludosphere.lab.study", lang)
        assert not [name for name in names if f"idea-{name}" not in say]
        assert not [name for name in known.families if f"family-{name}" not in say]


def test_living_planet_tries_the_ideas_that_broke_it():
    sorts = {
        sort: {i.name for i in declared("living_planet").ideas if i.sort == sort} for sort in (ONLY, PLAN)
    }
    assert len(sorts[ONLY]) >= 12
    assert {"trade-only", "hoard", "explore-only", "oxygen-only", "turtle", "vehicles"} <= sorts[ONLY]
    assert {"early-end", "power-4", "brokerage-pump", "trading-post"} <= sorts[ONLY]
    assert len(sorts[PLAN]) >= 4


# --- which games -------------------------------------------------------------------------------------
def test_settings_are_those_that_agree_with_the_options():
    known = declared("living_planet")
    assert len(settings(PLANET, known)) == 12
    two = settings(replace(PLANET, options={"seats": "2", "length": "normal"}), known)
    assert [(one.seats, one.options["arboria"]) for one in two] == [(2, "on"), (2, "off")]
    assert all(
        one.options["screens"] == "open"
        for one in settings(replace(PLANET, options={"screens": "open"}), known)
    )
    with pytest.raises(LudosphereError, match="no setting"):
        settings(Plan("earth", {"seats": 3}, ("thumb",), 4, "test", 0, STRATEGIES), declared("earth"))


def test_every_idea_sits_once_in_each_seat_of_each_deal_and_more_games_are_more_at_the_end():
    known = declared("living_planet")
    setting = settings(PLANET, known)[2]
    assert setting.seats == 3
    tried = lines(known, setting)
    found = trials(replace(PLANET, games=6), setting, tried)
    for line, weights in tried:
        own = [(one.deal, one.own) for one in found if one.line == line]
        if weights:
            assert own == [(deal, seat) for deal in range(2) for seat in range(3)]
        else:
            assert own == [(deal, 0) for deal in range(24)]
    assert trials(replace(PLANET, games=9), setting, tried)[: len(found)] == found
    assert len({one.seed for one in found if one.deal == 1}) == 1


def test_ideas_about_the_forest_are_not_tried_without_one():
    known = declared("living_planet")
    names = {
        one.options["arboria"]: {line for line, _ in lines(known, one)} for one in settings(PLANET, known)[:2]
    }
    assert names["on"] - names["off"] == {"oxygen-only", "cultures", "forester"}


# --- the search --------------------------------------------------------------------------------------
def test_the_search_finds_what_wins():
    """A game in which only "build" counts, the more the better, but no more than 3."""
    known = Strategies(lambda p, s, a: {}, (), (), {"build": 1.0, "trade": 1.0})
    setting = Setting("x", game("biomos").options({}), 2)
    counts = []

    def play(jobs):
        counts.append(len(jobs))
        rows = []
        for job in jobs:
            weights = json.loads(job.weights)
            rows.append({"reward": 1 / (1 + (weights["build"] - 3) ** 2 + 0.1 * weights["trade"] ** 2)})
        return rows

    plan = Plan("biomos", {}, ("thumb",), 100, "test", 0, STRATEGIES)
    found = search(plan, setting, known, play)
    assert abs(found.weights["build"] - 3) < 0.5
    assert abs(found.weights["trade"]) < 1.0
    assert found.generations[-1].mean > found.generations[0].mean + 0.3
    assert counts == [2 * PAIRS * 20 * (number + 1) for number in range(GENERATIONS)]
    assert counts[-1] == 2000
    assert search(plan, setting, known, play) == found


def test_candidates_are_mirrored_and_steps_never_vanish():
    middle, steps = np.array([1.0, -2.0]), np.array([0.5, 0.1])
    drawn = candidates(7, middle, steps)
    assert np.allclose(drawn[:PAIRS] + drawn[PAIRS:], 2 * middle)
    rewards = np.arange(2 * PAIRS, dtype=float)
    moved, after = learnt(middle, steps, steps, np.tile(middle, (2 * PAIRS, 1)), rewards)
    assert np.allclose(moved, middle)
    assert np.allclose(after, 0.5 * steps)
    for _ in range(20):
        moved, after = learnt(middle, after, steps, np.tile(middle, (2 * PAIRS, 1)), rewards)
    assert np.allclose(after, 0.15 * steps)


# --- the verdicts --------------------------------------------------------------------------------------
def row(scores, payoffs, half=(0, 0), lines=None, facts=None):
    return {
        "scores": list(scores),
        "payoffs": list(payoffs),
        "half": list(half),
        "lines": lines or {},
        "facts": facts or {},
    }


KNOWN = Strategies(
    lambda p, s, a: {},
    (Idea("mine", ONLY, {"x": 1.0}), Idea("none", WITHOUT, {"x": NEVER})),
    (),
    {},
    families={"f": ("k:a:built", "k:b:built")},
    money="money",
    losses=(Loss("p", "k:p:lost", "k:p:built", 1, 0.35),),
)
TWO = Setting("two", {}, 2)


def blank(line: str, own: int, deal: int) -> Trial:
    return Trial("g", "{}", line, "thumb", "" if line == EVEN else "{}", own, deal, 0)


def test_figures_by_hand():
    asked = [
        blank(EVEN, 0, 0),
        blank(EVEN, 0, 1),
        blank("mine", 0, 0),
        blank("mine", 1, 0),
        blank("none", 0, 0),
    ]
    rows = [
        row(
            (10, 4),
            (1, 0),
            (3, 2),
            {"money": [6, 1], "y": [4, 3]},
            {"k:b:built": [0, 2, 0], "k:p:lost": [1, 0, 0]},
        ),
        row(
            (5, 5),
            (0.5, 0.5),
            (1, 2),
            {"money": [1, 5], "y": [4, 0]},
            {"k:p:lost": [0, 1, 1], "k:p:built": [0, 2, 0]},
        ),
        row((7, 3), (1, 0)),
        row((7, 3), (1, 0)),
        row((1, 3), (0, 1)),
    ]
    found = answer(TWO, KNOWN, asked, rows, None)
    even = found.even
    assert [share.value for share in even.seats] == [0.75, 0.25]
    assert even.winner == pytest.approx({"money": (6 + 3) / 15, "y": (4 + 2) / 15})
    assert (even.score, even.winning_score) == (6.0, 7.5)
    assert even.families["f"].value == 0.5
    assert even.losses["p"].value == pytest.approx((1 / 2 + 2 / 4) / 2)
    assert even.half.value == pytest.approx((1 + 0.5) / 2)
    assert {one.line: (one.games, one.share.value, one.lead.value) for one in found.tallies} == {
        "mine": (2, 0.5, 0.0),
        "none": (1, 0.0, -2.0),
    }
    asked_for = {(one.asked, one.about): (one.limit, one.met) for one in found.verdicts}
    assert asked_for["money", "money"] == (0.5, False)
    assert asked_for["exploit", "mine"] == (pytest.approx(0.6), None)
    assert asked_for["loss", "p"][0] == 0.35
    assert set(asked_for) == {
        ("exploit", "mine"), ("worth", "none"), ("family", "f"), ("money", "money"),
        ("loss", "p"), ("seat", "1"), ("seat", "2"),
    }  # fmt: skip


def test_a_verdict_needs_the_whole_interval():
    many = 400

    def share_of_wins(wins: int):
        asked = [blank(EVEN, 0, 0)] + [blank("mine", 0, deal) for deal in range(many)]
        rows = [row((1, 0), (1, 0))] + [
            row((1, 0), (1.0, 0.0) if d < wins else (0.0, 1.0)) for d in range(many)
        ]
        return next(o for o in answer(TWO, KNOWN, asked, rows, None).verdicts if o.asked == "exploit").met

    assert share_of_wins(200) is True
    assert share_of_wins(236) is None
    assert share_of_wins(300) is False


def test_the_four_closest_plans():
    def plan(name: str, share: float) -> Tally:
        return Tally(name, PLAN, 100, Mean(share, share - 0.01, share + 0.01, 50), Mean(0, 0, 0, 50))

    shares = {"a": 0.2, "b": 0.45, "c": 0.5, "d": 0.47, "e": 0.52, "f": 0.9}
    (one,) = plans_apart([plan(name, share) for name, share in shares.items()])
    assert one.about == "b e"
    assert one.value.value == pytest.approx(0.07)
    assert one.met is True
    assert plans_apart([plan("a", 0.5)] * 3) == []


# --- the folder ----------------------------------------------------------------------------------------
FEW = Strategies(
    features,
    (
        Idea("trade-only", ONLY, {"explore": NEVER, "build": NEVER, "move": NEVER}),
        Idea("no-trade", WITHOUT, {"trade": NEVER}),
    ),
    ({"seats": 2, "arboria": "off"}, {"seats": 3, "arboria": "off"}),
    {"trade": 0.5, "sell": 0.2},
    families={"vehicles": ("event:motorised:happened",)},
    money="money",
)
HASTY = '{"parameters":{"turns_normal":2}}'
"""House rules for games of two turns."""


@pytest.fixture
def few(monkeypatch):
    """The experiment with two ideas, a thumb for a bot and a short search."""
    from ludosphere.games.living_planet import study
    from ludosphere.lab.study.strategies import searching

    monkeypatch.setattr(study, "ADAPTER", replace(adapter("living_planet"), strategies=FEW))
    monkeypatch.setattr(searching, "GENERATIONS", 2)
    monkeypatch.setattr(searching, "PAIRS", 2)
    return replace(PLANET, games=2, options={"house": HASTY})


def files(folder):
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".jsonl"
    }


def test_the_folder_goes_on_and_is_the_same(few, tmp_path):
    whole, part = tmp_path / "whole", tmp_path / "part"
    run(few, whole, on="here", progress=False)
    part.mkdir()
    kept = {path.name: path.read_bytes().splitlines(keepends=True) for path in whole.glob("*.jsonl")}
    assert len(kept) == 4
    for name, rows in kept.items():
        (part / name).write_bytes(b"".join(rows[: len(rows) // 2]))
    run(few, part, on="here", progress=False)
    assert files(part) == files(whole)
    assert {path.name for path in whole.iterdir()} - set(kept) == {
        *("study.json", "trials.parquet", "sources.parquet", "found.json"),
        *("report.html", "report.md", "figures"),
    }
    for name, columns in STRATEGY_TABLES.items():
        schema = pq.read_schema(whole / f"{name}.parquet")
        assert schema.names == [column.name for column in columns]
        part_of_page = DOCS.read_text(encoding="utf-8").split(f"### `{name}.parquet`")[1].split("###")[0]
        documented = re.findall(r"^\| `(\w+)` \| (\w+) \| (.+?) \|$", part_of_page, flags=re.MULTILINE)
        assert documented == [(column.name, column.kind, column.meaning) for column in columns]
    table = pq.read_table(whole / "trials.parquet").to_pydict()
    assert table["line"].count(EVEN) == 8 * 2 + 12 * 3  # games by seats
    assert set(table["line"]) == {EVEN, "trade-only", "no-trade", "found"}
    assert set(json.loads((whole / "found.json").read_text())) == {"seats=2 arboria=off"}
    text = (whole / "report.md").read_text(encoding="utf-8")
    assert "What is asked of a sound game" in text
    assert "only trade" in text


def test_the_report_in_french_has_no_english(few, tmp_path):
    page = run(few, tmp_path, on="here", lang="fr", progress=False).read_text(encoding="utf-8")
    words = re.sub(r"<style>.*?</style>|<svg.*?</svg>|<[^>]+>", " ", page, flags=re.DOTALL)
    assert "Ce qu’on demande à un jeu équilibré" in words
    assert not re.search(r"\b(share|games|the|points ahead|with|family|idea)\b", words)


def test_a_game_without_ideas_says_so(tmp_path, capsys):
    assert main(["study", "biomos", "--experiment", STRATEGIES, "--out", str(tmp_path / "x")]) == 2
    assert "biomos has no experiment 'strategies'" in capsys.readouterr().err
