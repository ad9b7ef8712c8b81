"""What a seat, or a spectator, may know of a game of Bioviva."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from ...core.contract import View
from . import state as phases
from .actions import CELLS, FIGURES, SLOT_NAMES, SLOTS
from .guessing import APPEAL_PARTS, why_no_star
from .rain import OFF, ON
from .setting import UNLIMITED
from .shower import fall
from .state import ASIDE, NONE, PHASES, READ, BiovivaState, Reading

if TYPE_CHECKING:
    from .commentary import Marked


def view(state: BiovivaState, seat: int | None) -> View:
    """Plain data; docs/rules/bioviva.md says what the parts are."""
    setting = state.setting
    seats = int(state.seats)
    first = not state.grid and state.phase != phases.OVER
    return {
        "game": "bioviva",
        "phase": PHASES[state.phase],
        "round": 1 if first else 2,
        "turn": int(state.turn),
        "turns": int(setting.turns),
        "to_move": list(state.to_move()),
        "active": None if state.phase == phases.OVER else int(state.active),
        "seats": seats,
        "deck": setting.deck.id,
        "lang": setting.lang,
        "profile": setting.profile,
        "options": dict(setting.options),
        "line": int(state.line),
        "left": int(state.left),
        "table": [_slot(state, seat, slot) for slot in range(SLOTS)] if first else [],
        "pile": len(state.pile),
        "aside": state.aside[:],
        "reveal": _reveal(state),
        "players": [_player(state, one) for one in range(seats)],
        "memory": _memory(state, seat) if setting.log else [],
        "spin": _spin(state),
        "grid": [_cell(state, cell) for cell in range(CELLS)] if state.grid else [],
        "dropping": state.order[:],
        "spinner": int(state.active) if state.grid else None,
        "rain": _rain(state),
        "card": _card(state, seat),
        "readings": [_reading(state, one) for one in state.readings if one.read],
        "appeal": _appeal(state),
        "result": None if state.phase != phases.OVER else _ranks(state),
    }


def back(state: BiovivaState, picture: int, whole: bool) -> dict[str, Any]:
    """What is behind a picture; the title, the place and the text only with `whole`."""
    setting = state.setting
    index = state.backs[picture]
    card = setting.deck.cards[index]
    lang = setting.lang
    return {
        "picture": picture,
        "slot": SLOT_NAMES[state.table.index(picture)] if picture in state.table else None,
        "title": card.title[lang] if whole else None,
        "pair": list(setting.deck.pair(index, setting.profile)),
        "labels": setting.deck.labels(index, setting.profile, lang),
        "place": card.place[lang] if whole else None,
        "commentary": card.commentary[lang] if whole else None,
    }


# --- round 1 ---------------------------------------------------------------------------------------------
def _slot(state: BiovivaState, seat: int | None, slot: int) -> dict[str, Any] | None:
    if slot >= len(state.table) or state.table[slot] == NONE:
        return None
    picture = state.table[slot]
    turned = slot in state.turned and state.phase in (phases.REVEAL, phases.RESULT)
    own = seat is not None and state.looking[seat] == slot
    return {
        "slot": SLOT_NAMES[slot],
        "picture": picture,
        "seen": state.knows(seat, picture),
        "back": back(state, picture, state.setting.whole) if turned or own else None,
        "turned": turned,
    }


def _reveal(state: BiovivaState) -> dict[str, Any] | None:
    if state.revealer == NONE:
        return None
    setting = state.setting
    open_now = state.phase in (phases.REVEAL, phases.RESULT)
    shared = -1
    cards = []
    for picture in state.shown:
        shared &= state.mask(picture)
        cards.append(
            {"picture": picture, "pair": list(setting.deck.pair(state.backs[picture], setting.profile))}
        )
    named = setting.deck.characteristics
    return {
        "seat": int(state.revealer),
        "slots": [SLOT_NAMES[slot] for slot in state.turned] if open_now else [],
        "cards": cards,
        "common": [one.id for number, one in enumerate(named) if shared >> number & 1],
        "outcome": None if state.reward == NONE else "won" if state.reward > 0 else "failed",
        "stars": state.gains[-2] if state.reward > 0 else 0,
    }


def _player(state: BiovivaState, seat: int) -> dict[str, Any]:
    spinning = state.phase in (phases.FIRST_SPIN, phases.SPINNING)
    looks = state.looks[seat]
    figure = state.figures[seat]
    return {
        "seat": seat,
        "score": state.placed[seat],
        "figure": FIGURES[figure] if figure != NONE else None,
        "placed": state.placed[seat],
        "won": state.won[seat],
        "hand": state.hand[seat],
        "on_cards": int(state.on_cards(seat)),
        "out": state.out[seat],
        "looks": looks if spinning and 0 <= looks < UNLIMITED else None,
        "looking": SLOT_NAMES[state.looking[seat]] if state.looking[seat] != NONE else None,
        "done": spinning and looks == NONE,
    }


def _memory(state: BiovivaState, seat: int | None) -> list[dict[str, Any]]:
    pictures = [picture for picture in range(len(state.seen)) if state.knows(seat, picture)]
    return [back(state, picture, state.setting.whole) for picture in pictures]


def _spin(state: BiovivaState) -> dict[str, Any] | None:
    if state.phase == phases.FIRST_SPIN:
        return {"kind": "first", "duration": int(state.duration) or None}
    return {"kind": "second", "duration": None} if state.phase == phases.SPINNING else None


# --- round 2 ---------------------------------------------------------------------------------------------
def _cell(state: BiovivaState, cell: int) -> dict[str, Any]:
    names = {READ: "read", ASIDE: "aside"}
    now = cell == state.cell and phases.GUESS <= state.phase <= phases.VOTING
    return {
        "cell": cell,
        "picture": state.grid[cell],
        "stars": [int(state.stars_on(cell, seat)) for seat in range(int(state.seats))],
        "state": "now" if now else names.get(state.states[cell], "waiting"),
    }


def _rain(state: BiovivaState) -> dict[str, Any] | None:
    if not state.grid or state.phase <= phases.DROPPING or state.rain_seed == NONE:
        return None
    fallen = fall(state)
    stars = []
    for star in fallen.stars:
        cell = star.counts_for(state.setting.strict_straddle)
        status = star.status()
        stars.append(
            {
                "seat": state.order[star.owner],
                "x": int(star.x),
                "y": int(star.y),
                "cell": cell if cell >= 0 else None,
                "state": "on" if status == ON else "off" if status == OFF else "straddling",
            }
        )
    waves = [
        {
            "tenths": int(wave.tenths),
            "dropped": list(wave.dropped),
            "start": [list(point) for point in wave.start],
            "rest": [list(point) for point in wave.rest],
        }
        for wave in fallen.waves
    ]
    return {
        "turning": int(fallen.turning),
        "life": int(fallen.life),
        "order": state.order[:],
        "stars": stars,
        "waves": waves,
    }


def _card(state: BiovivaState, seat: int | None) -> dict[str, Any] | None:
    if state.phase != phases.GUESS:
        return None
    reading = state.reading()
    said = []
    own = []
    for one, word in zip(reading.seats, reading.words, strict=True):
        if one == seat:
            own.append(word or None)
        if not state.setting.sealed:
            said.append({"seat": one, "word": word or None})
    return {
        "cell": reading.cell,
        "picture": state.grid[reading.cell],
        "speakers": state.speakers[:],
        "said": said,
        "own": own if state.setting.sealed else [],
    }


def _reading(state: BiovivaState, reading: Reading) -> dict[str, Any]:
    setting = state.setting
    picture = state.grid[reading.cell]
    index = state.backs[picture]
    marked = setting.lexicon().marked(index, setting.profile)
    text = setting.deck.cards[index].commentary[setting.lang]
    owners = {word: reading.seats[number] for number, word in enumerate(reading.scores) if word != NONE}
    return {
        "cell": reading.cell,
        "picture": picture,
        "back": back(state, picture, whole=True),
        "said": [_guess(state, reading, number) for number in range(len(reading.words))],
        "words": [
            {
                "text": text[start:end],
                "from": start,
                "to": end,
                "dead": word.dead,
                "content": word.content,
                "scored_by": owners.get(number),
            }
            for number, (word, (start, end)) in enumerate(zip(marked, _places(text, marked), strict=True))
        ],
        "appeals": [
            {
                "seat": reading.seats[guess],
                "guess": guess,
                "text": word,
                "yes": yes,
                "no": no,
                "granted": bool(granted),
            }
            for guess, word, yes, no, granted in _appeals(state, reading)
        ],
    }


def _places(text: str, marked: tuple[Marked, ...]) -> list[tuple[int, int]]:
    """Where each word stands in the printed text."""
    spelled = unicodedata.normalize("NFC", text).replace("’", "'").replace("‑", "-").lower()
    found = []
    at = 0
    for word in marked:
        printed = word.token.printed.lower()
        at = spelled.index(printed, at)
        found.append((at, at + len(printed)))
        at += len(printed)
    return found


def _guess(state: BiovivaState, reading: Reading, number: int) -> dict[str, Any]:
    """A guess with the word it scores with, or why it doesn't (65 to 67)."""
    word, score = reading.words[number], reading.scores[number]
    why = ""
    if not word:
        why = "passed"
    elif score == NONE:
        why = why_no_star(state, state.backs[state.grid[reading.cell]], word)
    return {
        "seat": reading.seats[number],
        "word": word or None,
        "scores": score if score != NONE else None,
        "why": why,
    }


def _appeals(state: BiovivaState, reading: Reading) -> list[list[int]]:
    """The appeals that have been decided."""
    rows = [reading.appeals[at : at + APPEAL_PARTS] for at in range(0, len(reading.appeals), APPEAL_PARTS)]
    return rows[:-1] if rows and state.phase == phases.VOTING and reading is state.reading() else rows


def _appeal(state: BiovivaState) -> dict[str, Any] | None:
    if state.phase != phases.VOTING:
        return None
    reading = state.reading()
    guess, word = reading.appeals[-APPEAL_PARTS], reading.appeals[1 - APPEAL_PARTS]
    return {
        "seat": reading.seats[guess],
        "guess": guess,
        "word": reading.words[guess],
        "text": word,
        "votes_in": [seat for seat in range(int(state.seats)) if state.votes[seat] != NONE],
    }


def _ranks(state: BiovivaState) -> list[int]:
    from .scoring import ranks

    return ranks(state)
