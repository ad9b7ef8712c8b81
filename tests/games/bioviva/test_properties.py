"""What holds in every game of Bioviva: stars, cards, secrets, snapshots; found by random play."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludosphere
from bioviva_positions import guessing_at, new
from ludosphere.bots import bot
from ludosphere.core.errors import DecodeError, LudosphereError
from ludosphere.core.rng import Rng, seeded
from ludosphere.games.bioviva import GAME
from ludosphere.games.bioviva.actions import LOOK, first_of, kind_of
from ludosphere.games.bioviva.decks import Deck
from ludosphere.games.bioviva.lexicon import Lexicon
from ludosphere.games.bioviva.rules import BiovivaPosition, fades
from ludosphere.games.bioviva.state import ACT, EVERYBODY, GUESS, SPINNING

TABLES = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 6),
        "lang": st.sampled_from(["en", "fr"]),
        "profile": st.sampled_from(["mixed", "strict"]),
        "top": st.sampled_from(["budget", "short", "unlimited"]),
        "backs": st.sampled_from(["characteristics", "whole"]),
        "aid": st.sampled_from(["none", "log"]),
        "words": st.sampled_from(["turns", "sealed"]),
        "aim": st.sampled_from(["off", "on"]),
        "appeals": st.sampled_from(["off", "on"]),
        "figures": st.sampled_from(["given", "chosen"]),
        "straddle": st.sampled_from(["centre", "out"]),
    }
)
SEEDS = st.integers(0, 2**32)


def lively(position: BiovivaPosition, rng: Rng) -> Iterator[BiovivaPosition]:
    """The positions of a game between a player of rules of thumb, so that lines are won, and chance."""
    while seats := position.to_move():
        yield position
        seat = seats[rng.below(len(seats))]
        if rng.below(2):
            action = position.suggest(seat)
        else:
            legal = position.legal(seat)
            action = legal[rng.below(len(legal))]
        position.play(seat, action)
    yield position


@pytest.mark.unmeasured
@settings(max_examples=40, deadline=None)
@given(TABLES, SEEDS)
def test_stars_and_cards_are_conserved(options: dict[str, Any], seed: int) -> None:
    position = new(seed, **options)
    for now in lively(position, seeded(seed, "walk")):
        for seat in range(int(now.seats)):
            own = now.hand[seat] + now.placed[seat] + now.out[seat] + now.on_cards(seat)
            assert own == 7
            assert now.won[seat] <= now.placed[seat]
        lying = now.table + now.pile + now.aside
        assert len(set(lying)) == len(lying)
        if now.phase <= SPINNING:
            assert len(lying) == 68
        assert sorted(now.backs) == list(range(68))
    result = position.result()
    assert result is not None
    assert result.scores == [
        sum(line.points[seat] for line in result.sheet) for seat in range(int(now.seats))
    ]
    for line in result.sheet:
        assert [sum(one["points"] for one in details) for details in line.details] == line.points


@pytest.mark.unmeasured
@settings(max_examples=15, deadline=None)
@given(TABLES, SEEDS)
def test_a_view_tells_nothing_of_hidden_backs(options: dict[str, Any], seed: int) -> None:
    position = new(seed, **options)
    rng = seeded(seed, "eyes")
    deck, lang = position.setting.deck, position.setting.lang
    for number, now in enumerate(lively(position, seeded(seed, "walk"))):
        if number % 7:
            continue
        for seat in (*range(int(now.seats)), None):
            view = now.view(seat)
            assert view == now.determinize(seat, rng).view(seat)
            told = json.dumps(view, ensure_ascii=False)
            bits = EVERYBODY | (0 if seat is None else 1 << seat)
            for picture, seen in enumerate(now.seen):
                if not seen & bits:
                    card = deck.cards[now.backs[picture]]
                    assert json.dumps(card.title[lang], ensure_ascii=False) not in told
                    assert card.commentary[lang][:40] not in told


@settings(max_examples=15, deadline=None)
@given(TABLES, SEEDS)
def test_another_world_keeps_what_the_seat_knows(options: dict[str, Any], seed: int) -> None:
    position = new(seed, **options)
    rng = seeded(seed, "worlds")
    changed = 0
    for number, now in enumerate(lively(position, seeded(seed, "walk"))):
        if number % 5:
            continue
        for seat in now.to_move():
            world = now.determinize(seat, rng)
            bits = EVERYBODY | 1 << seat
            for picture, seen in enumerate(now.seen):
                if seen & bits:
                    assert world.backs[picture] == now.backs[picture]
                else:
                    changed += world.backs[picture] != now.backs[picture]
            assert world.legal(seat) == now.legal(seat)
            assert world.to_move() == now.to_move()
    assert changed


# --- bots --------------------------------------------------------------------------------------------------
def other_texts(deck: Deck, index: int, lang: str) -> Deck:
    """The deck with another text, title and characteristics behind one picture."""
    cards = list(deck.cards)
    stranger = cards[(index + 31) % len(cards)]
    cards[index] = cards[index]._replace(
        title=MappingProxyType({**stranger.title}),
        commentary=MappingProxyType({**stranger.commentary}),
        pair=stranger.pair,
        strict=stranger.strict,
    )
    return replace(deck, cards=tuple(cards))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("player", [{"name": "greedy"}, {"level": 4}, {"name": "learned", "simulations": 4}])
@pytest.mark.long
def test_guesses_of_bots_do_not_depend_on_the_hidden_text(lang: str, player: dict[str, Any]) -> None:
    for picture in range(0, 68, 9):
        guesses = []
        for changed in (False, True):
            position = guessing_at({0: (4, 3)}, {0: picture}, lang=lang)
            if changed:
                setting = position.setting
                setting.deck = other_texts(setting.deck, picture, lang)
                setting._lexicon = Lexicon(setting.deck, lang)
            words = []
            while position.phase == GUESS and len(words) < 6:
                seat = position.to_move()[0]
                thinker = bot(**player, seed=3)
                action = thinker.choose(position.information_state(seat, seeded(picture, "sight")))
                words.append(position.notation(seat, action))
                position.play(seat, action)
            guesses.append(words)
        assert guesses[0] == guesses[1]
        assert len(set(guesses[0])) == 6


@pytest.mark.long
def test_looks_and_lines_of_bots_do_not_depend_on_backs_they_have_not_seen() -> None:
    for seed in range(12):
        position = new(seed, seats=3)
        rng = seeded(seed, "walk")
        for now in lively(position, rng):
            if now.phase > SPINNING:
                break
            for seat in now.to_move():
                world = now.determinize(seat, seeded(seed + 1, "other"))
                assert world.suggest(seat) == now.suggest(seat)
                assert world.candidates(seat) == now.candidates(seat)
                assert world.wide_candidates(seat) == now.wide_candidates(seat)


def test_a_bot_that_drops_the_worse_half_considers_every_look_that_tells_something() -> None:
    looked = 0
    for now in lively(new(4), seeded(4, "walk")):
        for seat in now.to_move():
            legal, options = now.legal(seat), now.wide_candidates(seat)
            assert len(set(options)) == len(options)
            if now.phase == GUESS:
                assert len(options) == 1
                assert now.allows(seat, options[0])
                continue
            assert set(options) <= set(legal)
            assert options[: len(now.candidates(seat))] == now.candidates(seat)
            if now.phase == ACT:
                looks = [one for one in legal if kind_of(one) == LOOK]
                new_to_it = [one for one in looks if not now.knows(seat, now.table[first_of(one)])]
                assert set(new_to_it) <= set(options)
                looked += len(new_to_it)
    assert looked > 10


def test_memory_fades_for_that_seat_only_and_always_in_the_same_way() -> None:
    position = new(5, seats=2, top="unlimited")
    rng = seeded(5, "walk")
    for now in lively(position, rng):
        if now.turn == 6:
            break
    faded = position.copy()
    faded.forget(0, 600, 9)
    again = position.copy()
    again.forget(0, 600, 9)
    assert faded.seen == again.seen
    lost = 0
    for before, after in zip(position.seen, faded.seen, strict=True):
        assert after & 2 == before & 2
        lost += bool(before & (EVERYBODY | 1)) and not after & (EVERYBODY | 1)
    assert lost
    whole = position.copy()
    whole.forget(0, 1000, 9)
    assert whole.seen == position.seen
    assert faded.backs == position.backs


def test_about_four_of_ten_things_fade_at_six_hundred_in_a_thousand() -> None:
    for salt in range(5):
        gone = sum(fades(picture, salt) >= 600 for picture in range(1000))
        assert 350 < gone < 450
    assert [fades(p, 1) >= 600 for p in range(68)] != [fades(p, 2) >= 600 for p in range(68)]


def test_a_bot_of_every_level_plays_a_game_to_its_end() -> None:
    for level in range(1, 6):
        position = ludosphere.game("bioviva").new({"seats": 2}, level)
        players = [bot(level=level, seed=1, simulations=8), bot("greedy", seed=2)]
        eyes = seeded(level, "eyes")
        while seats := position.to_move():
            seat = seats[0]
            position.play(seat, players[seat].choose(position.information_state(seat, eyes)))
        assert position.result() is not None


# --- snapshots from outside --------------------------------------------------------------------------------
def spoiled(data: Any, rng: Rng) -> Any:
    """The same JSON with one value somewhere exchanged for another one."""
    found = copy.deepcopy(data)
    node, key = found, "state"
    while isinstance(node[key], list) and node[key] and rng.below(6):
        node, key = node[key], rng.below(len(node[key]))
    old = node[key]
    choices: list[Any] = [-1, 0, 1, 2, 7, 300, "x", None, [], [0], True, 1.5]
    if type(old) is int:
        choices += [old + 1, old - 1, old ^ 1]
    if isinstance(old, list) and old:
        choices += [old[:-1], [*old, old[0]], old[::-1]]
    node[key] = choices[rng.below(len(choices))]
    return found


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", range(10))
def test_what_a_snapshot_says_is_refused_or_can_be_played_to_its_end(seed: int) -> None:
    options = [
        {"seats": 2},
        {"seats": 3, "words": "sealed", "aim": "on"},
        {"seats": 4, "appeals": "on", "figures": "chosen"},
        {"seats": 6, "top": "short", "aid": "log"},
        {"seats": 2, "appeals": "on", "words": "sealed"},
    ][seed % 5]
    rng = seeded(seed, "spoil")
    refused = played = 0
    for number, now in enumerate(lively(new(seed, **options), seeded(seed, "walk"))):
        if number % 4:
            continue
        data = json.loads(now.encode())
        for _ in range(6):
            wrong = spoiled(data, rng)
            try:
                position = GAME.decode(json.dumps(wrong).encode())
            except DecodeError:
                refused += 1
                continue
            for _ in range(2000):
                seats = position.to_move()
                if not seats:
                    break
                seat = seats[rng.below(len(seats))]
                legal = position.legal(seat)
                position.view(seat)
                position.play(seat, legal[rng.below(len(legal))])
            assert not position.to_move()
            result = position.result()
            assert result is not None
            assert all(0 <= stars <= 7 for stars in result.scores)
            played += 1
    assert refused > played


def test_options_that_exclude_each_other_are_refused() -> None:
    for options in ({"tier1": 3}, {"tier3": 1}, {"seats": 2, "youngest": 3}, {"deck": "none"}):
        with pytest.raises(LudosphereError):
            GAME.options(options)
