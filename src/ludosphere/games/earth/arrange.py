"""Positions laid out by hand: puzzles, score sheets, tests.

>>> position = arrange({"seats": 2}, [{"soil": 3, "tableau": [{"at": "d4", "card": "013", "growth": 2}]}, {}])
>>> position.view(0)["players"][0]["tableau"]
[{'at': 'd4', 'card': '013', 'sprouts': 0, 'growth': 2}]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ...core.errors import OptionError
from ...core.rng import seeded
from . import GAME
from . import state as phases
from .abundance import BONUS as ABUNDANT_BONUS
from .abundance import EXTRA_DECK
from .cards import CARD_BY_ID, CARDS, Card, of_kind
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .gaia import GAIA
from .grid import FIRST, NEIGHBOURS, box, place_of
from .months import ALL_MONTHS, MONTHS
from .packing import CLIMATE, ISLAND
from .player import EVERYTHING, Player, new_player
from .rules import EarthPosition, shuffle
from .state import EARTH_DECK, FULL, NO_ACTION, PHASES, Gaia, Setting, TeamBoard
from .tables import BITS, PLANTABLE
from .turn import advance, check_goals, choose, start, start_turn
from .vocabulary import ACTIONS

REST: Final = "rest"
"""As a compost: all cards that have no other place."""
LAID_OUT: Final = ("choose", "benefit", "activate", "last", "over")
"""The phases a position can be laid out in."""
_FOLLOWS: Final = {"seat", "hand_size", "free", "leaves", "score", "task", "dealt", "chosen", "down"}
"""Entries of a player in views that follow from the others."""
_PLAYER: Final = _FOLLOWS | {
    "island", "climate", "ecosystem", "soil", "hand", "compost", "events", "tableau", "planted", "used",
    "met", "bonus", "seeds", "stored",
}  # fmt: skip
_GAIA: Final = {
    "deck", "card", "pass", "soil", "sprouts", "growth", "compost", "score_pile", "skips", "unkept", "leaves",
    "bonus", "score",
}  # fmt: skip
_HER_CARDS: Final = range(360, 366)


def arrange(
    options: Mapping[str, object],
    players: Sequence[Mapping[str, Any]],
    *,
    phase: str = "choose",
    active: int = 0,
    action: str | None = None,
    first: int = 0,
    turn: int | None = None,
    fauna: Sequence[str] | None = None,
    leaves: Sequence[Sequence[int]] = ((), (), (), ()),
    ecosystems: Sequence[str] | None = None,
    deck: Sequence[str] | int | None = None,
    discard: Sequence[str] | int | None = None,
    bonus: int | None = None,
    gaia: Mapping[str, Any] | None = None,
    month: str = "",
    seed: int = 1,
) -> EarthPosition:
    """A position with these things; raises OptionError or DecodeError if it can't be.

    A player is like the entry of a view: {"island": "285a", "climate": "295a", "ecosystem": "305a",
    "soil": 4, "hand": ["013"], "compost": 5, "events": ["200"], "tableau": [{"at": "d4", "card": "107",
    "sprouts": 0, "growth": 0}]}, all optional; "planted" and "used" are this turn's places, "met" the fauna
    cards achieved this turn besides those whose goals are met as the cards lie. Hands, composts, deck and
    discard pile are ids or a number of cards; cards named nowhere are in the deck, or, if that is given, in
    the discard pile, or, if that is too, in the compost that says "rest".

    `phase` "choose": the active player is to choose an action, or, `active` being Gaia's column, her next
    card is turned over; "benefit" and "activate" need the `action` chosen; "last" is the last chance to play
    events; "over" the end. `leaves` are columns by fauna card in order of their levels.
    """
    given = dict(options)
    if given.setdefault("seats", len(players)) != len(players):
        raise OptionError(f"{given['seats']} seats, but {len(players)} players are laid out.")
    if phase not in LAID_OUT:
        raise OptionError(f"There is no phase {phase!r} to lay out; there are {', '.join(LAID_OUT)}.")
    position = EarthPosition(seeded(seed), Setting(GAME, GAME.options(given)))
    _Layout(position, seed).lay(players, fauna, ecosystems, deck, discard, gaia)
    columns = int(position.setting.seats) + position.setting.solo
    if not 0 <= active < columns or not 0 <= first < position.setting.seats:
        raise OptionError(f"There is no column {active} or no seat {first}; both count from 0.")
    position.first = first
    position.active = active
    position.turn = (active - first) % columns + 1 if turn is None else turn
    _give_leaves(position, leaves)
    _give_bonus(position, bonus, players, gaia)
    _set_month(position, month)
    _begin(position, PHASES.index(phase), action, players)
    found = GAME.decode(position.encode())  # which checks everything once more
    assert isinstance(found, EarthPosition)
    if found.phase != phases.OVER:
        for seat, player in enumerate(found.players):
            player.changed = EVERYTHING
            check_goals(found, seat)
    return found


# --- what lies where -----------------------------------------------------------------------------------
def planted(text: str) -> list[dict[str, Any]]:
    """A tableau written as "d4:013:2:3 e4:107": place, card and, if there are any, sprouts and growth."""
    rows = []
    for one in text.split():
        at, card, *pieces = one.split(":")
        sprouts, growth = (int(number) for number in (*pieces, "0", "0")[:2])
        rows.append({"at": at, "card": card, "sprouts": sprouts, "growth": growth})
    return rows


class _Layout:
    """Hands out the cards of the box."""

    def __init__(self, position: EarthPosition, seed: int) -> None:
        self.position = position
        setting = position.setting
        self.rest = [*EARTH_DECK, *EXTRA_DECK] if setting.abundance else EARTH_DECK[:]
        shuffle(self.rest, seeded(seed, "rest"))
        self.spare = {
            kind: of_kind(kind, setting.abundance) for kind in ("island", "climate", "ecosystem", "fauna")
        }

    def lay(
        self,
        players: Sequence[Mapping[str, Any]],
        fauna: Sequence[str] | None,
        ecosystems: Sequence[str] | None,
        deck: Sequence[str] | int | None,
        discard: Sequence[str] | int | None,
        gaia: Mapping[str, Any] | None,
    ) -> None:
        """Cards that are named come first, then those of which there is only a number, then the others."""
        position = self.position
        setting = position.setting
        for number, given in enumerate(players):
            _known_keys(f"Player {number + 1}", given, _PLAYER)
            position.players.append(new_player())
        position.menus = [None for _ in players]
        if setting.teams:
            position.boards = [TeamBoard(), TeamBoard()]
        self._faces(players, fauna, ecosystems)
        for player, given in zip(position.players, players, strict=True):
            self._player(player, given)
        if (gaia is not None) > setting.solo:
            raise OptionError("Gaia plays in a solo game only.")
        if setting.solo:
            position.gaia = self._gaia(gaia or {})
        position.deck = self._named(deck)
        position.discard = self._named(discard)
        self._numbers(players, deck, discard, gaia or {})

    def _faces(
        self,
        players: Sequence[Mapping[str, Any]],
        fauna: Sequence[str] | None,
        ecosystems: Sequence[str] | None,
    ) -> None:
        position = self.position
        beginner = position.setting.beginner
        position.fauna = [self._face("fauna", name) for name in fauna or ()]
        position.shared = [self._face("ecosystem", name) for name in ecosystems or ()]
        kinds = ("island", "climate") if beginner else ("island", "climate", "ecosystem")
        for player, given in zip(position.players, players, strict=True):
            for kind in ("island", "climate", "ecosystem"):
                if given.get(kind) is not None:
                    setattr(player, kind, self._face(kind, given[kind]))
        for player in position.players:
            for kind in kinds:
                if not getattr(player, kind):
                    setattr(player, kind, self._any_face(kind))
        while fauna is None and len(position.fauna) < 4:
            position.fauna.append(self._any_face("fauna"))
        while ecosystems is None and not beginner and len(position.shared) < 2:
            position.shared.append(self._any_face("ecosystem"))

    def _face(self, kind: str, name: str) -> int:
        card = _card(name)
        if card.kind != kind:
            raise OptionError(f"Card {name} is no {kind} card.")
        if card.index not in self.spare[kind]:
            raise OptionError(f"Card {name} is not in the box, or one of its faces is used already.")
        self.spare[kind] = [face for face in self.spare[kind] if CARDS[face].id[:-1] != name[:-1]]
        return card.index

    def _any_face(self, kind: str) -> int:
        return self._face(kind, CARDS[self.spare[kind][0]].id)

    def _named(self, names: Iterable[str] | int | None) -> list[int]:
        """Takes the named cards out of the box; a number of cards is seen to later."""
        if names is None or isinstance(names, int) or names == REST:
            return []
        found = []
        for name in names:
            card = _card(name)
            if card.index not in self.rest:
                raise OptionError(f"Card {name} is no card of the deck, or is somewhere else already.")
            self.rest.remove(card.index)
            found.append(card.index)
        return found

    def _player(self, player: Player, given: Mapping[str, Any]) -> None:
        player.soil = _count("soil", given.get("soil", 0))
        player.seeds = _count("seeds", given.get("seeds", 0))
        player.stored = _count("stored sprouts", given.get("stored", 0))
        player.hand = self._named(given.get("hand"))
        player.compost = self._named(given.get("compost"))
        player.pile = self._named(given.get("events"))
        if any(CARDS[card].kind != "event" for card in player.pile):
            raise OptionError("There are only events in the event pile.")
        for row in given.get("tableau", ()):
            _known_keys("A planted card", row, {"at", "card", "sprouts", "growth"})
            place = _place(row.get("at", ""))
            if player.grid[place]:
                raise OptionError(f"Two cards lie on {row['at']}.")
            (card,) = self._named([row.get("card", "")])
            if not PLANTABLE[card]:
                raise OptionError(f"Card {row['card']} can't be planted.")
            player.grid[place] = card
            player.sprouts[place] = _pieces("sprouts", row, SPROUT_SPACES[card])
            player.growth[place] = _pieces("growth", row, GROWTH_SPACES[card])
        player.spots = [place for place in range(len(player.grid)) if player.grid[place]]
        _check_shape(player)
        for name in given.get("met", ()):
            if _card(name).index not in self.position.fauna:
                raise OptionError(f"Fauna card {name} is not on the board.")
            player.met |= BITS[self.position.fauna.index(_card(name).index)]

    def _gaia(self, given: Mapping[str, Any]) -> Gaia:
        _known_keys("Gaia", given, _GAIA)
        gaia = Gaia()
        names = given.get("deck", [str(number) for number in _HER_CARDS])
        try:
            gaia.deck = [int(name) for name in names]
        except (TypeError, ValueError):
            raise OptionError("Gaia's deck is a list of her cards, 360 to 365.") from None
        gaia.turned = [number for number in _HER_CARDS if number not in gaia.deck]
        if given.get("card") is not None:
            if int(given["card"]) not in gaia.turned:
                raise OptionError(f"Gaia's card {given['card']} is not one she turned over.")
            gaia.turned.remove(int(given["card"]))
            gaia.turned.append(int(given["card"]))
        gaia.passes = given.get("pass", 1)
        gaia.soil = _count("Gaia's soil", given.get("soil", 0))
        gaia.sprouts = _count("Gaia's sprouts", given.get("sprouts", 0))
        gaia.growth = _count("Gaia's growth", given.get("growth", 0))
        gaia.skips = bool(given.get("skips", False))
        gaia.compost = self._named(given.get("compost"))
        gaia.pile = self._named(given.get("score_pile"))
        gaia.unkept = self._named(given.get("unkept"))
        return gaia

    def _numbers(
        self,
        players: Sequence[Mapping[str, Any]],
        deck: Sequence[str] | int | None,
        discard: Sequence[str] | int | None,
        gaia: Mapping[str, Any],
    ) -> None:
        """Fills what is given as a number with cards that are named nowhere."""
        position = self.position
        remains: list[list[int]] = []
        for player, given in zip(position.players, players, strict=True):
            hand = given.get("hand")
            self._fill(player.hand, given.get("hand_size", 0) if hand is None else hand)
            self._fill(player.compost, given.get("compost"))
            if given.get("compost") == REST:
                remains.append(player.compost)
        if position.gaia is not None:
            self._fill(position.gaia.compost, gaia.get("compost"))
            if gaia.get("compost") == REST:
                remains.append(position.gaia.compost)
        self._fill(position.deck, deck)
        self._fill(position.discard, discard)
        if deck is None:
            remains.append(position.deck)
        elif discard is None:
            remains.append(position.discard)
        if self.rest and len(remains) != 1:
            raise OptionError(f"{len(self.rest)} cards have no place, or more than one.")
        if remains:
            remains[0] += self.rest

    def _fill(self, place: list[int], number: object) -> None:
        if isinstance(number, int):
            if not 0 <= number <= len(self.rest):
                raise OptionError(f"There can't be {number} cards; {len(self.rest)} are left.")
            for _ in range(number):
                place.append(self.rest.pop())


# --- small checks --------------------------------------------------------------------------------------
def _known_keys(whose: str, given: Mapping[str, Any], known: set[str]) -> None:
    unknown = sorted(set(given) - known)
    if unknown:
        raise OptionError(f"{whose} has no {', '.join(unknown)}.")


def _card(name: object) -> Card:
    if not isinstance(name, str) or not name or name not in CARD_BY_ID:
        raise OptionError(f"There is no card {str(name)[:20]!r}.")
    return CARD_BY_ID[name]


def _place(name: object) -> int:
    place = place_of(name) if isinstance(name, str) else -1
    if place < 0:
        raise OptionError(f"There is no place {str(name)[:20]!r}; there are a1 to g7.")
    return place


def _count(what: str, value: object) -> int:
    if type(value) is not int or value < 0:
        raise OptionError(f"The number of {what} must be 0 or more, not {str(value)[:20]}.")
    return value


def _pieces(what: str, row: Mapping[str, Any], room: int) -> int:
    pieces = _count(what, row.get(what, 0))
    if pieces > room:
        raise OptionError(f"Card {row['card']} has room for {room} {what}, not for {pieces}.")
    return pieces


def _check_shape(player: Player) -> None:
    """A tableau begins on d4, hangs together and has four rows and columns at most."""
    spots = player.spots
    if not spots:
        return
    top, bottom, left, right = box(player.grid)
    if bottom - top > 3 or right - left > 3 or len(spots) > FULL:
        raise OptionError("A tableau has four rows and columns at most.")
    reached, waiting = {FIRST}, [FIRST]
    while waiting:
        for place in NEIGHBOURS[waiting.pop()]:
            if player.grid[place] and place not in reached:
                reached.add(place)
                waiting.append(place)
    if not player.grid[FIRST] or len(reached) < len(spots):
        raise OptionError("A tableau has a card on d4, and every card touches another one.")


# --- where the game stands -----------------------------------------------------------------------------
def _give_bonus(
    position: EarthPosition,
    bonus: int | None,
    players: Sequence[Mapping[str, Any]],
    gaia: Mapping[str, Any] | None,
) -> None:
    owners = [seat for seat, given in enumerate(players) if given.get("bonus")]
    if gaia and gaia.get("bonus"):
        owners.append(GAIA)
    if bonus is not None:
        owners.append(bonus)
    if len(set(owners)) > 1:
        raise OptionError("Only one can have the completion bonus.")
    if owners:
        position.bonus = owners[0]
    if position.setting.abundance:
        position.bonus_points = ABUNDANT_BONUS
        for seat, player in enumerate(position.players):
            player.leaves -= bin(player.claimed).count("1") + bin(player.met).count("1")
            player.leaves -= position.bonus == seat


def _give_leaves(position: EarthPosition, leaves: Sequence[Sequence[int]]) -> None:
    if len(leaves) != 4:
        raise OptionError("There are leaves on four fauna cards.")
    position.leaves = [list(row) for row in leaves]
    for seat, player in enumerate(position.players):
        for number in range(4):
            if seat in position.leaves[number]:
                player.claimed |= BITS[number]


def _planted(player: Player, name: object) -> int:
    """The card planted this turn at a place."""
    card = player.grid[_place(name)]
    if not card:
        raise OptionError(f"No card lies on {name}, so none was planted there.")
    return card


def _set_month(position: EarthPosition, month: str) -> None:
    wanted = position.setting.options["month"]
    if wanted == "drawn":
        if month not in MONTHS:
            raise OptionError(f"Which month was drawn? There are {', '.join(MONTHS)}.")
        position.month = ALL_MONTHS[MONTHS.index(month)]
    elif month not in ("", wanted):
        raise OptionError(f"The month is {wanted}, so it can't be {month!r}.")
    elif wanted != "off":
        position.month = ALL_MONTHS[MONTHS.index(wanted)]
    for player in position.players:
        player.surcharge = position.month.surcharge


def _begin(
    position: EarthPosition, phase: int, action: str | None, players: Sequence[Mapping[str, Any]]
) -> None:
    """Puts on the agendas what belongs to the phase."""
    number = _action(position, phase, action)
    if phase in (phases.CHOOSE, phases.BENEFIT):
        start_turn(position)
    else:
        position.action = number
    if phase == phases.BENEFIT:
        choose(position, number)
    if phase != phases.CHOOSE:
        for player, given in zip(position.players, players, strict=True):
            player.planted = [_planted(player, name) for name in given.get("planted", ())]
            boards = {"island": ISLAND, "climate": CLIMATE}
            player.used = [boards.get(name) or _place(name) for name in given.get("used", ())]
    if phase == phases.OVER:
        position.phase = phases.OVER
        return
    if phase in (phases.ACTIVATE, phases.LAST):
        start(position, phase)
    advance(position)


def _action(position: EarthPosition, phase: int, action: str | None) -> int:
    """The number of the action chosen, if the phase has one."""
    if phase not in (phases.BENEFIT, phases.ACTIVATE):
        if action is not None:
            raise OptionError(f"In the {PHASES[phase]} phase no action is chosen.")
        return NO_ACTION
    if action not in ACTIONS:
        raise OptionError(f"The {PHASES[phase]} phase needs the action: {', '.join(ACTIONS)}.")
    if phase == phases.BENEFIT and position.setting.solo and position.active == GAIA:
        raise OptionError("Gaia's turn is laid out from its beginning: phase choose, one card in her deck.")
    return ACTIONS.index(action)
