"""From the text of a sheet to its fields; whatever doesn't fit is told with its line."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from . import keys
from .fields import FAUNA, MOST_PLAYERS, SHARED, SWITCHES, Draft
from .lookup import Unknown, look_up, shortened

_PIECES: Final = re.compile(rf"\s+([0-9]+)\s*({'|'.join(keys.PIECES)})$")
MANY: Final = 100
"""With so many problems a text is no sheet; nobody reads on."""
_LEVEL: Final = re.compile(r"\s+([0-9]+)$")
_NOTHING: Final = ("", "-", "–", "—", "_")


def read(text: str) -> Draft:
    """The draft in a text. Problems are its `problems`; all that was understood is in its fields."""
    reader = _Reader()
    for number, line in enumerate(unicodedata.normalize("NFC", text).splitlines(), 1):
        reader.take(line.strip(), number)
        if len(reader.draft.problems) >= MANY:
            reader.draft.report("many-more", "", number)
            break
    return reader.finish()


class _Reader:
    def __init__(self) -> None:
        self.draft = Draft()
        self.players = 0
        self.whose = ""
        """The part under way: "", "p1", "gaia", or "x" for a player too many."""
        self.rows = 0
        self.seen: set[tuple[str, str]] = set()
        self.leaves: list[tuple[str, str, str, int]] = []
        """Whose, on which fauna card, the level and the line: looked up when all fauna cards are known."""

    def take(self, line: str, number: int) -> None:
        if not line or line.startswith("#") or (keys.is_title(line) and not self.whose):
            return
        name = keys.player_in(line)
        if name is not None:
            self._begin_player(name, number)
        elif keys.begins_gaia(line):
            self.whose = "gaia"
            if self.draft.gaia:
                self.draft.report("twice", "gaia", number, key="gaia")
            self.draft.put("gaia", "on", number)
        else:
            before, parts = keys.fields_in(line)
            if before:
                self.draft.report("unknown-line", "", number, text=shortened(before))
            for key, value in parts:
                self._field(key, value, number)

    def _begin_player(self, name: str, line: int) -> None:
        self.rows = 0
        if self.players == MOST_PLAYERS:
            if self.whose != "x":
                self.draft.report("too-many-players", "players", line, most=MOST_PLAYERS)
            self.whose = "x"
            return
        self.players += 1
        self.whose = f"p{self.players}"
        self.draft.put(f"{self.whose}-name", name, line)

    def _field(self, key: str, value: str, line: int) -> None:
        draft = self.draft
        french = key == keys.FRENCH_ROW
        if french:
            key = "row"
        if self.whose == "x" or not self._fits(key, line):
            return
        if key in ("shared", "fauna"):
            self._several(key, value, SHARED if key == "shared" else FAUNA, line)
        elif key == "row":
            self._row(value, line, french)
        elif key == "leaves":
            self._leaves(value, line)
        elif key == "bonus":
            self._bonus(value, line)
        elif key == "mode":
            draft.put(key, keys.mode_of(value) or value, line)
        elif key in SWITCHES:
            on = keys.switch_of(value)
            draft.put(key, value if on is None else "on" if on else "", line)
        else:
            draft.put(self._name(key), value, line)

    def _fits(self, key: str, line: int) -> bool:
        """Is a key in the right part, and not there already? Only rows are there more than once."""
        draft, whose = self.draft, self.whose
        known = keys.OF_TABLE if not whose else keys.OF_GAIA if whose == "gaia" else keys.OF_PLAYER
        if key not in known:
            of = "table" if key in keys.OF_TABLE else "player" if key in keys.OF_PLAYER else "gaia"
            draft.report("misplaced", "", line, key=key, of=of)
            return False
        if (whose, key) in self.seen and key != "row":
            draft.report("twice", self._name(key), line, key=key)
            return False
        self.seen.add((whose, key))
        return True

    def _name(self, key: str) -> str:
        """The field for a key, or the first of several."""
        if key in ("shared", "fauna"):
            return f"{key}1"
        if key == "leaves":
            return f"{self.whose}-leaf1"
        return f"{self.whose}-{key}" if self.whose and key != "bonus" else key

    def _several(self, key: str, value: str, most: int, line: int) -> None:
        parts = [part for text in _split(value) for part in _numbers(text)]
        if len(parts) > most:
            self.draft.report(f"too-many-{key}", f"{key}1", line, n=len(parts))
        for number, part in enumerate(parts[:most], 1):
            self.draft.put(f"{key}{number}", part, line)

    def _row(self, value: str, line: int, french: bool) -> None:
        draft, whose = self.draft, self.whose
        self.rows += 1
        if self.rows > 4:
            if self.rows == 5:
                draft.report("too-many-rows", f"{whose}-r4c1", line)
            return
        row = [_bare_cell(cell) for cell in value.split("|")]
        while row and not row[-1]:
            row.pop()
        if len(row) > 4:
            draft.report("too-many-cells", f"{whose}-r{self.rows}c4", line, row=self.rows, n=len(row))
        for column, cell in enumerate(row[:4], 1):
            self._cell(f"{whose}-r{self.rows}c{column}", cell, line, french)

    def _cell(self, name: str, cell: str, line: int, french: bool) -> None:
        pieces: dict[str, str] = {}
        while match := _PIECES.search(keys.folded(cell)):
            kind = keys.PIECES[match[2]]
            if french and match[2] == keys.AMBIGUOUS:
                said = cell[match.start() :].strip()
                self.draft.report("which-pieces", f"{name}-{kind}", line, text=said, n=match[1])
            elif kind in pieces:
                self.draft.report("twice", f"{name}-{kind}", line, key="growth" if kind == "g" else "sprouts")
            pieces[kind] = match[1]
            cell = cell[: match.start()].rstrip()
        self.draft.put(name, cell, line)
        for kind, amount in pieces.items():
            self.draft.put(f"{name}-{kind}", amount.lstrip("0"), line)

    def _leaves(self, value: str, line: int) -> None:
        for part in _split(value):
            level = _LEVEL.search(part)
            fauna = part[: level.start()] if level else part
            self.leaves.append((self.whose, fauna, level[1] if level else "", line))

    def _bonus(self, value: str, line: int) -> None:
        has = keys.switch_of(value)
        if has is None:
            self.draft.report("no-switch", "bonus", line, text=shortened(value))
        elif has and self.draft.get("bonus"):
            first, second = self.draft.get("bonus"), self.whose.removeprefix("p")
            self.draft.report("two-bonuses", "bonus", line, who=_number(first), other=_number(second))
        elif has:
            self.draft.put("bonus", self.whose.removeprefix("p"), line)

    # --- at the end ------------------------------------------------------------------------------
    def finish(self) -> Draft:
        draft = self.draft
        draft.put("players", str(self.players))
        places = self._fauna()
        for whose, fauna, level, line in self.leaves[:MANY]:
            self._leaf(places, whose, fauna, level, line)
        return draft

    def _fauna(self) -> dict[int, int]:
        """The number of the field by fauna card."""
        places: dict[int, int] = {}
        for number in range(1, FAUNA + 1):
            try:
                places.setdefault(look_up(self.draft.get(f"fauna{number}"), "fauna"), number)
            except Unknown:
                continue  # told when the fields are checked
        return places

    def _leaf(self, places: dict[int, int], whose: str, fauna: str, level: str, line: int) -> None:
        draft = self.draft
        try:
            card = look_up(fauna, "fauna")
        except Unknown as unknown:
            draft.report(unknown.key, f"{whose}-leaf1", line, **unknown.args_of_text)
            return
        if card not in places:
            if ("", "fauna") in self.seen or len(places) == FAUNA:
                draft.report("not-fauna", f"{whose}-leaf1", line, text=shortened(fauna))
                return
            places[card] = len(places) + 1  # a sheet that names no fauna cards has those with leaves
            draft.put(f"fauna{places[card]}", fauna, line)
        name = f"{whose}-leaf{places[card]}"
        if draft.get(name):
            draft.report("two-leaves", name, line, text=shortened(fauna))
        elif level:
            draft.put(name, level, line)
        elif keys.mode_of(draft.get("mode")) == "beginner":
            draft.put(name, "10", line)
        else:
            draft.report("which-level", name, line, text=shortened(fauna))


def _split(value: str) -> list[str]:
    """The parts of a list with commas."""
    return [part for text in value.replace(";", ",").split(",") if (part := text.strip()) not in _NOTHING]


def _numbers(text: str) -> list[str]:
    """Several numbers or ids without commas, or one name."""
    words = text.split()
    return words if all(any(letter.isdigit() for letter in word) for word in words) else [text]


def cards_in(value: str) -> list[str]:
    """The cards of a list, as they were typed."""
    return [part for text in _split(value) for part in _numbers(text)]


def _number(whose: str) -> int:
    """A player's number; 0 is Gaia."""
    return int(whose) if whose.isdigit() else 0


def _bare_cell(text: str) -> str:
    bare = text.strip()
    return "" if bare in _NOTHING else bare


def is_nothing(text: str) -> bool:
    """Does it say that there is no card?"""
    return text.strip() in _NOTHING
