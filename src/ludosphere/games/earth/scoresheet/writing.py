"""From a sheet, or from fields as they are, to text that `reading` understands."""

from __future__ import annotations

from typing import Final

from ....core.i18n import ENGLISH
from . import keys
from .fields import COUNTS, FACES, FAUNA, GAIA_COUNTS, SHARED, SWITCHES, Column, Draft, Sheet, cells
from .lookup import spelled
from .reading import is_nothing


def write(draft: Draft, lang: str) -> str:
    """The fields as text with the words of a language."""
    return "\n".join(_Writer(draft, lang).lines()) + "\n"


class _Writer:
    def __init__(self, draft: Draft, lang: str) -> None:
        self.draft = draft
        self.lang = lang if lang in keys.TITLE else ENGLISH

    def lines(self) -> list[str]:
        draft = self.draft
        lines = [keys.TITLE[self.lang]]
        if draft.get("mode"):
            mode = keys.mode_of(draft.get("mode"))
            lines.append(self._say("mode", keys.MODES[mode][self.lang] if mode else draft.get("mode")))
        lines += [self._say(name, draft.get(name)) for name in SWITCHES if draft.get(name)]
        for key, count in (("shared", SHARED), ("fauna", FAUNA)):
            cards = [draft.get(f"{key}{number + 1}") for number in range(count)]
            if any(cards):
                lines.append(self._say(key, ", ".join(card for card in cards if card)))
        for number in range(1, draft.players + 1):
            lines += ["", f"{keys.PLAYER[self.lang]} {draft.get(f'p{number}-name')}".rstrip()]
            lines += self._player(f"p{number}")
        if draft.gaia:
            lines += ["", keys.GAIA, *self._gaia()]
        return lines

    def _say(self, key: str, value: str) -> str:
        return f"{keys.KEYS[key][self.lang]}: {value}"

    def _given(self, whose: str, names: tuple[str, ...]) -> list[str]:
        """One line with those of the fields that hold something; none if there are none."""
        given = [self._say(name, text) for name in names if (text := self.draft.get(f"{whose}-{name}"))]
        return [" / ".join(given)] if given else []

    def _player(self, whose: str) -> list[str]:
        lines = [line for face in FACES for line in self._given(whose, (face,))]
        lines += self._given(whose, COUNTS)
        lines += self._given(whose, ("events",))
        rows = [self._row(whose, row) for row in range(1, 5)]
        while rows and not rows[-1]:
            rows.pop()
        lines += [self._say("row", " | ".join(row) or keys.EMPTY) for row in rows]
        return [*lines, *self._board(whose)]

    def _row(self, whose: str, row: int) -> list[str]:
        found = [self._cell(f"{whose}-r{row}c{column}") for column in range(1, 5)]
        while found and found[-1] == keys.EMPTY:
            found.pop()
        return found

    def _cell(self, name: str) -> str:
        card = self.draft.get(name).replace("|", " ")
        pieces = [(self.draft.get(f"{name}-g"), keys.GROWTH), (self.draft.get(f"{name}-s"), keys.SPROUTS)]
        said = [number + letters[self.lang] for number, letters in pieces if number.strip("0")]
        if is_nothing(card):
            return keys.EMPTY if not said else " ".join(["?", *said])
        return " ".join([card, *said])

    def _board(self, whose: str) -> list[str]:
        """Leaves and bonus."""
        leaves = [
            f"{self.draft.get(f'fauna{number}')} {level}"
            for number in range(1, FAUNA + 1)
            if (level := self.draft.get(f"{whose}-leaf{number}"))
        ]
        lines = [self._say("leaves", ", ".join(leaves))] if leaves else []
        if self.draft.get("bonus") == whose.removeprefix("p"):
            lines.append(self._say("bonus", keys.YES[self.lang]))
        return lines

    def _gaia(self) -> list[str]:
        return [*self._given("gaia", ("pile",)), *self._given("gaia", GAIA_COUNTS), *self._board("gaia")]


# --- the same in the words of a language -----------------------------------------------------------------
def tidied(sheet: Sheet, lang: str) -> Draft:
    """The fields of a sheet, every card by its name in the language."""
    draft = Draft()
    draft.put("mode", sheet.mode)
    draft.put("abundance", "on" if sheet.abundance else "")
    draft.put("teams", "on" if sheet.teams else "")
    draft.put("players", str(len(sheet.players)))
    for number, card in enumerate(sheet.shared, 1):
        draft.put(f"shared{number}", _named(card, "ecosystem", lang))
    for number, card in enumerate(sheet.fauna, 1):
        draft.put(f"fauna{number}", _named(card, "fauna", lang))
    for number, one in enumerate(sheet.players, 1):
        _put_player(draft, f"p{number}", one, lang)
    gaia = sheet.gaia
    if gaia is not None:
        draft.put("gaia", "on")
        draft.put("gaia-pile", ", ".join(spelled(card, "deck", lang) for card in gaia.pile))
        for count in GAIA_COUNTS:
            draft.put(f"gaia-{count}", str(getattr(gaia, count) or ""))
        _put_leaves(draft, "gaia", gaia.leaves)
    if sheet.bonus >= 0:
        draft.put("bonus", "gaia" if sheet.bonus == len(sheet.players) else str(sheet.bonus + 1))
    return draft


def _put_player(draft: Draft, whose: str, one: Column, lang: str) -> None:
    names = {place: cell for cell, place in cells()}
    draft.put(f"{whose}-name", one.name)
    for face in FACES:
        draft.put(f"{whose}-{face}", _named(getattr(one, face), face, lang))
    for count in COUNTS:
        draft.put(f"{whose}-{count}", str(getattr(one, count) or ""))
    draft.put(f"{whose}-events", ", ".join(spelled(card, "event", lang) for card in one.events))
    for planted in one.tableau:
        name = f"{whose}-{names[planted.place]}"
        draft.put(name, _named(planted.card, "plant", lang))
        draft.put(f"{name}-g", str(planted.growth or ""))
        draft.put(f"{name}-s", str(planted.sprouts or ""))
    _put_leaves(draft, whose, one.leaves)


def _put_leaves(draft: Draft, whose: str, leaves: tuple[int, ...]) -> None:
    for number, level in enumerate(leaves, 1):
        draft.put(f"{whose}-leaf{number}", str(level or ""))


def _named(card: int, what: str, lang: str) -> str:
    return spelled(card, what, lang) if card else ""


_EXAMPLE: Final = """\
[Earth score sheet]
mode: standard
shared: 319b, 320a
fauna: 337a, 346a, 347a, 351a

Player Anna
island: 294a
climate: 295b
ecosystem: 329a
soil: 2 / hand: 4 / compost: 5
events: 200, 202
row: 026 | 001 | 010 | 243
row: 077 | 009 | 174 2g | 052
row: 013 3g | 129 | 164 | 014 3s
row: 107 | 033 | 045 | 282
leaves: 346a 11, 347a 15, 351a 15
bonus: yes

Player Ben
island: 285b
climate: 304b
ecosystem: 325a
soil: 5 / hand: 7 / compost: 12
events: 223, 216, 197
row: - | 030 | 012 | 018
row: 008 6g 1s | 059 2g | 005 3s | -
row: 076 8g 2s | 017 1s | 149 3g 2s
row: 235 3g | - | 019 2s | 002
leaves: 337a 15, 346a 15, 351a 11
"""


def example(lang: str) -> str:
    """A sheet filled in, to look at and to try."""
    from .checking import check
    from .reading import read

    sheet, problems = check(read(_EXAMPLE))
    assert sheet is not None, problems
    return write(tidied(sheet, lang), lang)
