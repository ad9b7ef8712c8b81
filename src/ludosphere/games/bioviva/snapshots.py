"""The snapshot of a position, and the way back from one."""

from __future__ import annotations

from typing import Any

from ...core.decoding import numbers, parts, within
from ...core.errors import DecodeError
from ...core.rng import Rng
from . import audit
from .actions import AIMS, CELLS, FIGURES, LINES, SLOTS, STARS
from .guessing import APPEAL_PARTS
from .rules import BiovivaPosition
from .setting import UNLIMITED, Setting
from .state import ASIDE, EVERYBODY, NONE, OVER, BiovivaState, Reading

_PARTS = 9
_LONGEST_SPIN = 60_000
_MOST_WORDS = STARS * 6


def encode(state: BiovivaState) -> bytes:
    """The snapshot `Game.decode` reads; `restore` gives the order of the numbers."""
    data: list[Any] = [
        [
            int(state.turn),
            int(state.phase),
            int(state.active),
            int(state.left),
            int(state.line),
            int(state.duration),
            int(state.reward),
            int(state.revealer),
            int(state.rain_seed),
            int(state.cell),
        ],
        [state.table, state.pile, state.aside, state.turned, state.shown],
        [state.backs, state.seen],
        [state.looks, state.looking, state.peeked],
        [state.figures, state.ages],
        [state.hand, state.placed, state.won, state.out, state.gains],
        [state.grid, state.states, state.stars, state.order, state.aims, state.drops],
        [state.speakers, state.resting, state.votes],
        [[one.cell, one.seats, one.words, one.scores, int(one.read), one.appeals] for one in state.readings],
    ]
    return state.setting.game.snapshot(state.setting.options, state.rng, data)


# --- the way back ----------------------------------------------------------------------------------------
def restore(setting: Setting, rng: Rng, data: list[Any]) -> BiovivaPosition:
    """The position of an encoded state; raises DecodeError if no game can reach the like of it."""
    position = BiovivaPosition(rng, setting)
    if len(data) != _PARTS:
        raise DecodeError(f"a state of Bioviva has {_PARTS} parts, not {len(data)}.")
    course, cards, backs, looks, people, stars, grid, talk, readings = data
    _restore_course(position, course)
    _restore_cards(position, cards, backs)
    _restore_people(position, looks, people, stars)
    _restore_grid(position, grid)
    _restore_talk(position, talk, readings)
    audit.check(position)
    return position


def _restore_course(position: BiovivaPosition, row: Any) -> None:
    turn, phase, active, left, line, duration, reward, revealer, seed, cell = parts("course", row, 10)
    seats = int(position.seats)
    position.turn = within("turn", turn, 1, int(position.setting.turns) + 1 + CELLS)
    position.phase = within("phase", phase, 0, OVER)
    position.active = within("active seat", active, 0, seats - 1)
    position.left = within("number of actions left", left, 0, 2)
    position.line = within("line", line, 0, LINES - 1)
    position.duration = within("length of the spin", duration, 0, _LONGEST_SPIN)
    position.reward = within("reward", reward, NONE, STARS)
    position.revealer = within("seat of the reveal", revealer, NONE, seats - 1)
    position.rain_seed = within("seed of the rain", seed, NONE, (1 << 32) - 1)
    position.cell = within("open card", cell, NONE, CELLS - 1)


def _restore_cards(position: BiovivaPosition, row: Any, backs: Any) -> None:
    table, pile, aside, turned, shown = parts("cards", row, 5)
    last = int(position.setting.cards) - 1
    position.table = numbers("card on the table", table, 0, last)
    position.pile = numbers("card of the pile", pile, 0, last)
    position.aside = numbers("card set aside", aside, 0, last)
    position.turned = numbers("slot revealed", turned, 0, SLOTS - 1)
    position.shown = numbers("card revealed", shown, 0, last)
    behind, seen = parts("backs", backs, 2)
    position.backs = numbers("back", behind, 0, last, last + 1)
    position.seen = numbers("knowledge of a card", seen, 0, 2 * EVERYBODY - 1, last + 1)


def _restore_people(position: BiovivaPosition, looks: Any, people: Any, stars: Any) -> None:
    seats = int(position.seats)
    left, looking, peeked = parts("looks", looks, 3)
    position.looks = numbers("number of looks", left, NONE, UNLIMITED, seats)
    position.looking = numbers("slot looked at", looking, NONE, SLOTS - 1, seats)
    position.peeked = numbers("slots looked at", peeked, 0, (1 << SLOTS) - 1, seats)
    figures, ages = parts("people", people, 2)
    position.figures = numbers("constellation", figures, NONE, len(FIGURES) - 1, seats)
    position.ages = numbers("age", ages, 0, seats - 1, seats)
    hand, placed, won, out, gains = parts("stars", stars, 5)
    position.hand = numbers("stars in hand", hand, 0, STARS, seats)
    position.placed = numbers("stars placed", placed, 0, STARS, seats)
    position.won = numbers("stars won", won, 0, STARS, seats)
    position.out = numbers("stars out of the game", out, 0, STARS, seats)
    position.gains = numbers("gain", gains, 0, 99)


def _restore_grid(position: BiovivaPosition, row: Any) -> None:
    seats = int(position.seats)
    grid, states, stars, order, aims, drops = parts("grid", row, 6)
    position.grid = numbers("card of the grid", grid, 0, int(position.setting.cards) - 1)
    position.states = numbers("state of a card", states, 0, ASIDE, CELLS)
    position.stars = numbers("stars on a card", stars, 0, STARS, CELLS * seats)
    position.order = numbers("seat that drops", order, 0, seats - 1)
    position.aims = numbers("aim", aims, NONE, len(AIMS) - 1, seats)
    position.drops = numbers("stars dropped", drops, 1, STARS)


def _restore_talk(position: BiovivaPosition, row: Any, readings: Any) -> None:
    seats = int(position.seats)
    speakers, resting, votes = parts("talk", row, 3)
    position.speakers = numbers("seat that speaks", speakers, 0, seats - 1)
    position.resting = numbers("seat that may appeal", resting, 0, seats - 1)
    position.votes = numbers("vote", votes, NONE, 2, seats)
    if not isinstance(readings, list) or len(readings) > CELLS:
        raise DecodeError(f"there are up to {CELLS} cards with words.")
    position.readings = [_reading(position, one) for one in readings]


def _reading(position: BiovivaPosition, row: Any) -> Reading:
    cell, seats, words, scores, read, appeals = parts("words of a card", row, 6)
    if not isinstance(words, list) or len(words) > _MOST_WORDS:
        raise DecodeError("the words said are a list.")
    reading = Reading(within("card with words", cell, 0, CELLS - 1))
    reading.seats = numbers("seat that spoke", seats, 0, int(position.seats) - 1, len(words))
    reading.words = [_word(word) for word in words]
    reading.read = bool(within("sign that a card was read", read, 0, 1))
    reading.scores = numbers("word that scores", scores, NONE, 255, len(words) if reading.read else 0)
    reading.appeals = numbers("appeal", appeals, 0, 255)
    if len(reading.appeals) % APPEAL_PARTS:
        raise DecodeError("an appeal is incomplete.")
    return reading


def _word(word: Any) -> str:
    if not isinstance(word, str) or len(word) > 40:
        raise DecodeError("a word said is a text of up to 40 letters.")
    return word
