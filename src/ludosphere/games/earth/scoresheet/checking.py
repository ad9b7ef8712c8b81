"""From fields to cards and numbers: every mistake found at once, and what looks odd without being one."""

from __future__ import annotations

from typing import Final

from ..abundance import EXTRA_DECK
from ..cards import CARDS, DECK
from ..filters import GROWTH_SPACES, SPROUT_SPACES
from ..grid import NEIGHBOURS
from ..state import FULL
from ..tables import BEGINNER_LEVEL, GOAL_AT, GOALS, LEVELS
from . import keys
from .evaluating import position_of
from .fields import FACES, FAUNA, SHARED, Automatic, Column, Draft, Planted, Problem, Sheet, cells
from .lookup import Unknown, look_up, shortened
from .reading import MANY, cards_in, is_nothing

_MOST: Final = 999
"""Nobody has that much of anything."""
_FEW: Final = 5
"""Players without Abundance, and leaves of each."""


def check(draft: Draft) -> tuple[Sheet | None, list[Problem]]:
    """The sheet, None if something is wrong; and all problems: of reading, of the fields, of the whole."""
    found = _Check(draft)
    sheet = found.sheet()
    if any(not problem.warning for problem in found.problems):
        return None, sorted(found.problems, key=lambda problem: problem.line)
    found.remark(sheet)
    return sheet, found.problems


class _Check:
    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.problems = list(draft.problems)
        self.beginner = False
        self.abundance = False
        self.lying: dict[str, str] = {}
        """By card, whichever its side: the field in which it was first met."""

    def wrong(self, key: str, name: str, **args: object) -> None:
        self.problems.append(Problem(key, args, name, self.draft.lines.get(name, 0)))

    def odd(self, key: str, name: str, **args: object) -> None:
        self.problems.append(Problem(key, args, name, self.draft.lines.get(name, 0), warning=True))

    # --- fields of a kind ------------------------------------------------------------------------
    def _switch(self, name: str) -> bool:
        on = keys.switch_of(self.draft.get(name))
        if on is None:
            self.wrong("no-switch", name, text=shortened(self.draft.get(name)))
        return bool(on)

    def _number(self, name: str) -> int:
        text = self.draft.get(name)
        if not text:
            return 0
        if not (text.isascii() and text.isdigit()):
            self.wrong("no-number", name, text=shortened(text))
            return 0
        if len(text.lstrip("0")) > 3:
            self.wrong("too-much", name, most=_MOST)
            return 0
        return int(text)

    def _card(self, text: str, what: str, name: str) -> int:
        """The card in a text, which may lie nowhere else; 0 if there is no such card."""
        try:
            card = look_up(text, what, guess=len(self.problems) < MANY)
        except Unknown as unknown:
            self.wrong(unknown.key, name, **unknown.args_of_text)
            return 0
        facts = CARDS[card]
        if facts.abundance and not self.abundance:
            self.wrong("of-abundance", name, card=facts.id)
        cardboard = min(facts.id, facts.other_side) if facts.other_side else facts.id
        if cardboard in self.lying:
            before = self.lying[cardboard]
            key = "face-twice" if facts.other_side else "lies-twice" if before != name else "listed-twice"
            self.wrong(key, name, card=facts.id, where=before)
        self.lying.setdefault(cardboard, name)
        return card

    def _face(self, name: str, what: str) -> int:
        text = self.draft.get(name)
        return 0 if is_nothing(text) else self._card(text, what, name)

    def _cards(self, name: str, what: str) -> tuple[int, ...]:
        found = [self._card(text, what, name) for text in cards_in(self.draft.get(name))]
        return tuple(card for card in found if card)

    # --- the parts of a sheet --------------------------------------------------------------------
    def sheet(self) -> Sheet:
        """The sheet as far as it is understood."""
        draft = self.draft
        mode = keys.mode_of(draft.get("mode") or "standard")
        if mode is None:
            self.wrong("no-mode", "mode", text=shortened(draft.get("mode")))
        self.beginner = mode == "beginner"
        self.abundance = self._switch("abundance")
        teams = self._switch("teams")
        shared = tuple(self._face(f"shared{number + 1}", "ecosystem") for number in range(SHARED))
        fauna = tuple(self._face(f"fauna{number + 1}", "fauna") for number in range(FAUNA))
        players = tuple(self._player(f"p{number + 1}") for number in range(draft.players))
        gaia = self._gaia() if draft.gaia else None
        bonus = self._bonus(players)
        sheet = Sheet(mode or "standard", self.abundance, teams, shared, fauna, players, gaia, bonus)
        self._table(sheet)
        self._levels(sheet)
        self._amounts(sheet)
        return sheet

    def _player(self, whose: str) -> Column:
        draft = self.draft
        island, climate, ecosystem = (self._face(f"{whose}-{kind}", kind) for kind in FACES)
        if ecosystem and self.beginner:
            self.wrong("beginner-ecosystem", f"{whose}-ecosystem")
        return Column(
            draft.get(f"{whose}-name"),
            island,
            climate,
            ecosystem,
            self._number(f"{whose}-soil"),
            self._number(f"{whose}-hand"),
            self._number(f"{whose}-compost"),
            self._cards(f"{whose}-events", "event"),
            self._tableau(whose),
            self._leaves(whose),
        )

    def _tableau(self, whose: str) -> tuple[Planted, ...]:
        lying: list[Planted] = []
        filled = 0
        for cell, place in cells():
            name = f"{whose}-{cell}"
            growth, sprouts = self._number(f"{name}-g"), self._number(f"{name}-s")
            if is_nothing(self.draft.get(name)):
                if growth or sprouts:
                    self.wrong("nothing-there", name)
                continue
            filled += 1
            card = self._card(self.draft.get(name), "plant", name)
            if card:
                if growth > GROWTH_SPACES[card]:
                    self._too_many("growth", f"{name}-g", card, GROWTH_SPACES[card], growth)
                if sprouts > SPROUT_SPACES[card]:
                    self._too_many("sprouts", f"{name}-s", card, SPROUT_SPACES[card], sprouts)
                lying.append(Planted(place, card, growth, sprouts))
        if filled == len(lying):
            self._connected(whose, {planted.place: planted.card for planted in lying})
        return tuple(lying)

    def _too_many(self, what: str, name: str, card: int, room: int, n: int) -> None:
        key = f"too-many-{what}" if room else f"no-room-for-{what}"
        self.wrong(key, name, card=CARDS[card].id, room=room, n=n)

    def _connected(self, whose: str, cards: dict[int, int]) -> None:
        """Every card touches another one, be it at a corner (33)."""
        waiting = list(cards)[:1]
        reached = set(waiting)
        while waiting:
            for place in NEIGHBOURS[waiting.pop()]:
                if place in cards and place not in reached:
                    reached.add(place)
                    waiting.append(place)
        for cell, place in cells():
            if place in cards and place not in reached:
                self.wrong("apart", f"{whose}-{cell}", card=CARDS[cards[place]].id)
                break

    def _leaves(self, whose: str) -> tuple[int, ...]:
        found: list[int] = []
        levels = (BEGINNER_LEVEL,) if self.beginner else LEVELS
        for number in range(1, FAUNA + 1):
            name = f"{whose}-leaf{number}"
            level = self._number(name)
            if level and level not in levels:
                self.wrong("no-level", name, n=level, levels=list(levels), mode=self.beginner)
            if level and not self.draft.get(f"fauna{number}"):
                self.wrong("leaf-on-nothing", name)
            found.append(level)
        return tuple(found)

    def _gaia(self) -> Automatic:
        seeds = self._number("gaia-seeds")
        if seeds and not self.abundance:
            self.wrong("no-seeds", "gaia-seeds")
        return Automatic(
            self._cards("gaia-pile", "deck"),
            self._number("gaia-compost"),
            self._number("gaia-sprouts"),
            self._number("gaia-growth"),
            seeds,
            self._leaves("gaia"),
        )

    def _bonus(self, players: tuple[Column, ...]) -> int:
        """The column with the completion bonus."""
        text = self.draft.get("bonus")
        if not text:
            return -1
        if text == "gaia" and self.draft.gaia:
            return len(players)
        if text not in [str(number + 1) for number in range(len(players))]:
            self.wrong("no-bonus", "bonus", text=shortened(text))
            return -1
        column = players[int(text) - 1]
        if not column.full and not self._unread(int(text)):
            self.wrong("bonus-too-early", "bonus", who=int(text), n=len(column.tableau))
        return int(text) - 1

    def _unread(self, number: int) -> bool:
        """Does a tableau hold something that is no card?"""
        planted = [name for cell, _ in cells() if not is_nothing(self.draft.get(name := f"p{number}-{cell}"))]
        return any(problem.field in planted for problem in self.problems)

    # --- the whole table -------------------------------------------------------------------------
    def _table(self, sheet: Sheet) -> None:
        count, most = len(sheet.players), _FEW + sheet.abundance
        if not count:
            self.wrong("no-players", "players")
        if count > most:
            self.wrong("too-many-players", "players", most=most)
        if sheet.gaia is not None and count > 1:
            self.wrong("gaia-alone", "gaia")
        if sheet.gaia is not None and self.beginner:
            self.wrong("gaia-no-beginner", "mode")
        if sheet.teams and count != 2 * 2:
            self.wrong("teams-four", "teams")
        if sheet.teams and sheet.abundance:
            self.wrong("teams-abundance", "teams")
        if any(sheet.shared) and self.beginner:
            self.wrong("beginner-ecosystem", "shared1")

    def _levels(self, sheet: Sheet) -> None:
        """A level is never shared (60); for beginners there is none to share."""
        if self.beginner:
            return
        for number, card in enumerate(sheet.fauna):
            taken: dict[int, int] = {}
            for column, leaves in enumerate(_all_leaves(sheet)):
                level = leaves[number]
                if level in taken and card:
                    self.wrong(
                        "level-twice",
                        _leaf(sheet, column, number),
                        n=level,
                        card=CARDS[card].id,
                        who=_who(sheet, taken[level]),
                        other=_who(sheet, column),
                    )
                elif level:
                    taken[level] = column

    def _amounts(self, sheet: Sheet) -> None:
        """There are only so many cards, and so many leaves."""
        cards = DECK + (len(EXTRA_DECK) if sheet.abundance else 0)
        used = sum(one.hand + one.compost + len(one.events) + len(one.tableau) for one in sheet.players)
        if sheet.gaia is not None:
            used += len(sheet.gaia.pile) + sheet.gaia.compost
            placed = sum(leaf > 0 for leaf in sheet.players[0].leaves) if sheet.players else 0
            left = _FEW - placed - (sheet.bonus == 0)
            if sheet.gaia.seeds > left:
                self.wrong("too-many-seeds", "gaia-seeds", n=sheet.gaia.seeds, left=left)
        if used > cards:
            self.wrong("too-many-cards", "p1-compost", n=used, cards=cards)

    # --- what is odd -----------------------------------------------------------------------------
    def remark(self, sheet: Sheet) -> None:
        """What may be right and still looks as if something were missing."""
        for number, one in enumerate(sheet.players, 1):
            if one == Column(one.name):
                self.odd("empty-player", f"p{number}-island", who=number)
                continue
            for kind in FACES[: 2 if self.beginner else 3]:
                if not getattr(one, kind):
                    self.odd(f"missing-{kind}", f"p{number}-{kind}", who=number)
        if not self.beginner and not all(sheet.shared):
            missing = sheet.shared.index(0) + 1
            self.odd("missing-shared", f"shared{missing}", n=sum(map(bool, sheet.shared)))
        self._goals(sheet)
        self._gaps(sheet)
        full = [number for number, one in enumerate(sheet.players, 1) if one.full]
        if full and sheet.bonus < 0:
            self.odd("whose-bonus", "bonus", who=full[0])
        if not full and sheet.gaia is None:
            self.odd("not-over", "players", full=FULL)

    def _goals(self, sheet: Sheet) -> None:
        """A goal once achieved is kept (57), so not meeting it at the end is no mistake."""
        players = position_of(sheet).players
        for number, card in enumerate(sheet.fauna):
            goal = GOALS[card]
            if goal is None:
                continue
            for seat, one in enumerate(sheet.players):
                value = int(goal.value(players, seat, -1))
                if one.leaves[number] and value < GOAL_AT[card]:
                    args = {"card": CARDS[card].id, "n": value, "goal": GOAL_AT[card], "who": seat + 1}
                    self.odd("goal-not-met", f"p{seat + 1}-leaf{number + 1}", **args)

    def _gaps(self, sheet: Sheet) -> None:
        """Levels are taken from the highest down."""
        for number, card in enumerate(sheet.fauna):
            taken = {leaves[number] for leaves in _all_leaves(sheet)} - {0}
            free = [level for level in LEVELS if level not in taken and level > min(taken, default=99)]
            if free and not self.beginner:
                name = next(
                    _leaf(sheet, column, number)
                    for column, leaves in enumerate(_all_leaves(sheet))
                    if 0 < leaves[number] < free[0]
                )
                self.odd("level-free", name, n=free[0], card=CARDS[card].id)


def _all_leaves(sheet: Sheet) -> list[tuple[int, ...]]:
    """The leaves of all columns."""
    found = [one.leaves for one in sheet.players]
    return [*found, sheet.gaia.leaves] if sheet.gaia is not None else found


def _who(sheet: Sheet, column: int) -> int:
    """A column in messages: the number of the player, 0 for Gaia."""
    return column + 1 if column < len(sheet.players) else 0


def _leaf(sheet: Sheet, column: int, number: int) -> str:
    who = _who(sheet, column)
    return f"p{who}-leaf{number + 1}" if who else f"gaia-leaf{number + 1}"
