"""The snapshot of a position, and the way back from one."""

from __future__ import annotations

from typing import Any

from ...core.decoding import within
from ...core.errors import DecodeError
from ...core.rng import Rng
from . import packing, tasks
from . import state as phases
from .abundance import EXTRA_DECK
from .agendas import check
from .cards import CARDS, DECK, GREEN
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .gaia import GAIA
from .grid import box
from .hidden import face_of, hideable
from .months import ALL_MONTHS, MONTHS, NO_MONTH, Month
from .player import LEAVES, Player, new_player
from .rules import EarthPosition
from .state import EARTH_DECK, FULL, NO_ACTION, PHASES, EarthState, Gaia, Setting, TeamBoard
from .tables import BITS, FACE_KIND, PLANTABLE, REPLACED

_PARTS = 18
_PLAYER_PARTS = 17
_LATER = ("setup", "planting")
"""Options that came later; their defaults are not written, so that older snapshots stay as they were."""


def encode(state: EarthState) -> bytes:
    """The snapshot `Game.decode` reads; `restore` gives the order of the numbers."""
    data: list[Any] = [
        int(state.phase),
        int(state.turn),
        int(state.first),
        int(state.active),
        int(state.action),
        int(state.bonus),
        state.deck,
        state.discard,
        state.fauna,
        state.leaves,
        state.shared,
        state.queue,
        [_player(player) for player in state.players],
        _gaia(state.gaia) if state.gaia is not None else None,
        [[int(b.soil), int(b.sprouts), int(b.growth), b.cards, b.compost] for b in state.boards],
        int(state.asked),
        state.month.name,
        int(state.bonus_points),
    ]
    if state.chosen:
        data.append(state.chosen)
    if state.down:
        data.append([state.down, state.secret_goals])
    defaults = {spec.name: spec.default for spec in state.setting.game.option_specs}
    options = {
        name: value
        for name, value in state.setting.options.items()
        if name not in _LATER or value != defaults[name]
    }
    return state.setting.game.snapshot(options, state.rng, data)


def _player(player: Player) -> list[Any]:
    return [
        [int(player.island), int(player.climate), int(player.ecosystem)],
        player.dealt,
        int(player.soil),
        player.hand,
        player.compost,
        player.pile,
        [[place, player.grid[place], player.sprouts[place], player.growth[place]] for place in player.spots],
        player.planted,
        player.used,
        int(player.met),
        int(player.claimed),
        int(player.gained),
        int(player.drawn),
        player.agenda,
        player.look,
        player.marks,
        [int(player.seeds), int(player.leaves), int(player.stored), int(player.leaf_seeds), player.later],
    ]


def _gaia(gaia: Gaia) -> list[Any]:
    return [
        gaia.deck,
        gaia.turned,
        int(gaia.passes),
        int(gaia.soil),
        int(gaia.sprouts),
        int(gaia.growth),
        gaia.compost,
        gaia.pile,
        int(gaia.skips),
        gaia.unkept,
    ]


# --- the way back --------------------------------------------------------------------------------
def restore(setting: Setting, rng: Rng, data: list[Any]) -> EarthPosition:
    """The position of an encoded state; raises DecodeError if no game can reach the like of it."""
    position = EarthPosition(rng, setting)
    if len(data) != _PARTS + _hides(position.setting, data):
        raise DecodeError(f"an Earth state has {_PARTS} parts, not {len(data)}.")
    phase, turn, first, active, action, bonus, *places = data
    deck, discard, fauna, leaves, shared, queue, players, gaia, boards, asked, month, points, *hidden = places
    seats = int(position.setting.seats)
    columns = seats + position.setting.solo
    position.phase = within("phase", phase, phases.FACES, phases.OVER)
    position.turn = within("turn", turn, 1, 1_000_000)
    position.first = within("first seat", first, 0, seats - 1)
    position.active = within("active column", active, 0, columns - 1)
    position.action = within("action", action, 0, NO_ACTION)
    _check_phase(position)
    position.bonus = within("column with the bonus", bonus, -1, columns - 1)
    position.deck = _cards("deck", deck)
    position.discard = _cards("discard pile", discard)
    _restore_common(position, columns, fauna, leaves, shared, queue)
    if len(players) != seats:
        raise DecodeError(f"there must be {seats} players, not {len(players)}.")
    position.players = [_restore_player(row) for row in players]
    position.menus = [None for _ in players]
    if position.setting.solo != (gaia is not None):
        raise DecodeError("there is a Gaia in a solo game only.")
    if gaia is not None:
        position.gaia = _restore_gaia(gaia)
    position.boards = [_restore_board(row) for row in boards]
    if len(boards) != (2 if position.setting.teams else 0):
        raise DecodeError("there are two Team boards with teams, otherwise none.")
    position.asked = bool(within("last chance", asked, 0, 1))
    position.bonus_points = within("completion bonus", points, 0, 11)
    position.month = _month(position.setting.options["month"], month)
    for player in position.players:
        player.surcharge = position.month.surcharge
    if hidden and position.phase == phases.FACES:
        position.chosen = [_cards("chosen faces", row) for row in hidden[0]]
    elif hidden:
        _restore_down(position, *hidden[0])
    _check_faces(position)
    _check_cards(position)
    for seat in range(seats):
        _check_leaves(position, seat)
        _check_expansion(position, seat)
        check(position, seat)
    _check_movers(position)
    return position


def _restore_common(
    position: EarthPosition,
    columns: int,
    fauna: list[Any],
    leaves: list[Any],
    shared: list[Any],
    queue: list[Any],
) -> None:
    """What lies in the middle, and whose turn is still to come."""
    position.fauna = _faces("fauna", fauna, 4)
    if len(leaves) != 4:
        raise DecodeError("there are leaves on four fauna cards.")
    position.leaves = [[within("leaf", column, 0, columns - 1) for column in row] for row in leaves]
    if any(len(row) != len(set(row)) or len(row) > 5 for row in position.leaves):
        raise DecodeError("a column has two leaves on one fauna card.")
    position.shared = _faces("ecosystem", shared, 0 if position.setting.beginner else 2)
    position.queue = [within("waiting seat", seat, 0, int(position.setting.seats) - 1) for seat in queue]
    in_turn = position.setting.strict and position.phase not in (phases.FACES, phases.CHOOSE)
    if position.queue and (
        position.phase == phases.OVER or not (in_turn or position.phase == phases.EVENING)
    ):
        raise DecodeError(f"nobody waits for a turn in the phase {PHASES[position.phase]!r}.")
    if len(set(position.queue)) < len(position.queue):
        raise DecodeError("a seat waits for its turn twice.")


def _check_movers(position: EarthPosition) -> None:
    """Somebody owes a decision until the game is over, and can make it."""
    if position.phase == phases.OVER and position.to_move():
        raise DecodeError("the game is over, yet somebody owes a decision.")
    if position.phase != phases.OVER and not position.to_move():
        raise DecodeError("nobody is to move, yet the game is not over.")
    for seat in position.to_move():
        if not position.legal(seat):
            raise DecodeError(f"seat {seat + 1} owes a decision and has none.")


def _hides(setting: Setting, data: list[Any]) -> bool:
    """Does something lie face down, so that there is one more part?"""
    if data[:1] == [phases.FACES]:
        return setting.hides_setup
    return setting.hides_planting and data[:1] == [phases.BENEFIT] and data[4:5] == [GREEN]


def _restore_down(position: EarthPosition, down: list[Any], goals: list[Any]) -> None:
    """The cards planted face down, without pieces, and the goals met since."""
    if len(down) != len(position.players) or len(goals) != len(down):
        raise DecodeError("every seat has its row of cards face down.")
    for player, places, met in zip(position.players, down, goals, strict=True):
        for place in places:
            card = player.grid[within("place face down", place, 0, 48)]
            bare = player.sprouts[place] == player.growth[place] == 0
            if card not in player.planted or not hideable(card) or not bare:
                raise DecodeError(f"the card on place {place} can't lie face down.")
        if len(set(places)) < len(places) or within("goals met in secret", met, 0, 15) & ~player.met:
            raise DecodeError("a place is face down once, and a goal met in secret is met.")
    position.down, position.secret_goals = down, goals


def _check_phase(position: EarthPosition) -> None:
    """An action is chosen in the phases that need one, and in no other; on Gaia's turn she may have none."""
    phase, action, setting = position.phase, position.action, position.setting
    hers = setting.solo and position.active == GAIA
    if phase <= phases.CHOOSE and action != NO_ACTION:
        raise DecodeError("an action is chosen before its phase.")
    needing = (phases.ACTIVATE,) if hers else (phases.BENEFIT, phases.ACTIVATE, phases.EVENING)
    if phase in needing and action == NO_ACTION:
        raise DecodeError(f"no action is chosen in the phase {PHASES[phase]!r}.")
    if phase == phases.EVENING and not setting.abundance:
        raise DecodeError("only Abundance has an end of the turn with a phase of its own.")
    if phase <= phases.SETUP and position.active != position.first:
        raise DecodeError("the first player is active in the first turn.")
    if phase == phases.CHOOSE and hers:
        raise DecodeError("Gaia chooses no action.")


def _cards(what: str, cards: list[Any]) -> list[int]:
    return [within(f"card of the {what}", card, 1, len(CARDS) - 1) for card in cards]


def _faces(kind: str, faces: list[Any], count: int) -> list[int]:
    for face in faces:
        if CARDS[within(kind, face, 1, len(CARDS) - 1)].kind != kind:
            raise DecodeError(f"{face} is no {kind} card.")
    if len(faces) != count:
        raise DecodeError(f"there must be {count} cards of kind {kind}, not {len(faces)}.")
    return list(faces)


def _restore_tableau(player: Player, tableau: list[Any]) -> None:
    for place, card, sprouts, growth in tableau:
        within("place", place, 0, 48)
        if not PLANTABLE[within("planted card", card, 1, len(CARDS) - 1)]:
            raise DecodeError(f"card {card} can't be planted.")
        if player.spots and place <= player.spots[-1]:
            raise DecodeError("the tableau must be in reading order.")
        player.grid[place] = card
        player.spots.append(place)
        player.sprouts[place] = within("sprouts", sprouts, 0, SPROUT_SPACES[card])
        player.growth[place] = within("growth", growth, 0, GROWTH_SPACES[card])
    top, bottom, left, right = box(player.grid)
    if len(player.spots) > FULL or bottom - top > 3 or right - left > 3:
        raise DecodeError("a tableau has four rows and columns at most.")


def _restore_player(row: list[Any]) -> Player:
    if len(row) != _PLAYER_PARTS:
        raise DecodeError(f"a player has {_PLAYER_PARTS} parts, not {len(row)}.")
    player = new_player()
    board, dealt, soil, hand, compost, pile, tableau, planted, used, met, claimed, gained, drawn, *rest = row
    for kind, face in zip(("island", "climate", "ecosystem"), board, strict=True):
        if within(kind, face, 0, len(CARDS) - 1):
            _faces(kind, [face], 1)
    player.island, player.climate, player.ecosystem = board
    player.dealt = [within("face dealt", face, DECK + 1, len(CARDS) - 1) for face in dealt]
    player.soil = within("soil", soil, 0, 1_000_000)
    player.hand, player.compost = _cards("hand", hand), _cards("compost", compost)
    player.pile = _cards("event pile", pile)
    _restore_tableau(player, tableau)
    player.planted = _cards("cards planted this turn", planted)
    for card in player.planted:
        if card not in player.grid and REPLACED[card] is None:  # only such terrains leave a tableau again
            raise DecodeError(f"card {card} was planted this turn, yet it isn't in the tableau.")
    if len(set(player.planted)) < len(player.planted):
        raise DecodeError("a card is planted once in a turn.")
    player.used = [within("ability used", place, 0, 50) for place in used]
    player.met = within("goals met", met, 0, 15)
    player.claimed = within("goals claimed", claimed, 0, 15)
    player.gained = within("soil gained", gained, 0, 1_000_000)
    player.drawn = within("cards drawn", drawn, 0, 1_000_000)
    agenda, look, marks, (seeds, leaves, stored, leaf_seeds, later) = rest
    player.agenda = [_entry(number) for number in agenda]
    player.look = _cards("cards looked at", look)
    player.seeds = within("seeds", seeds, 0, 1_000_000)
    player.leaves = within("leaves", leaves, 0, LEAVES)
    player.stored = within("stored sprouts", stored, 0, 1_000_000)
    player.leaf_seeds = within("leaves turned into seeds", leaf_seeds, 0, LEAVES)
    player.later = [_entry(number) for number in later]
    player.marks = [within("place marked", place, 0, 48) for place in marks]
    return player


def _entry(number: Any) -> int:
    found = within("agenda entry", number, 0, (1 << 37) - 1)
    if packing.kind_of(found) >= len(tasks.TASKS) or packing.card_of(found) >= len(CARDS):
        raise DecodeError(f"there is no agenda entry {found}.")
    return found


def _restore_gaia(row: list[Any]) -> Gaia:
    gaia = Gaia()
    deck, turned, passes, soil, sprouts, growth, compost, pile, skips, unkept = row
    gaia.deck = [within("Gaia's card", card, 360, 365) for card in deck]
    gaia.turned = [within("Gaia's card", card, 360, 365) for card in turned]
    if sorted(gaia.deck + gaia.turned) != list(range(360, 366)):
        raise DecodeError("Gaia has six cards.")
    gaia.passes = within("pass", passes, 1, 2)
    gaia.soil = within("Gaia's soil", soil, 0, 1_000_000)
    gaia.sprouts = within("Gaia's sprouts", sprouts, 0, 1_000_000)
    gaia.growth = within("Gaia's growth", growth, 0, 1_000_000)
    gaia.compost, gaia.pile = _cards("Gaia's compost", compost), _cards("score pile", pile)
    gaia.skips = bool(within("skipping flag", skips, 0, 1))
    gaia.unkept = _cards("cards not kept", unkept)
    return gaia


def _restore_board(row: list[Any]) -> TeamBoard:
    board = TeamBoard()
    soil, sprouts, growth, cards, compost = row
    board.soil = within("soil on the Team board", soil, 0, 255)
    board.sprouts = within("sprouts on the Team board", sprouts, 0, 255)
    board.growth = within("growth on the Team board", growth, 0, 255)
    board.cards, board.compost = _cards("Team board", cards), _cards("Team board", compost)
    return board


def _month(wanted: str, name: Any) -> Month:
    if wanted == "off" and name == "":
        return NO_MONTH
    if name not in MONTHS or wanted not in ("drawn", name):
        raise DecodeError(f"the Month is {wanted}, so it can't be {str(name)[:40]!r}.")
    return ALL_MONTHS[MONTHS.index(name)]


def _check_leaves(position: EarthPosition, seat: int) -> None:
    """A seat has claimed the fauna cards that hold its leaf, and meets the goals of others only."""
    claimed = sum(BITS[number] for number in range(4) if seat in position.leaves[number])
    player = position.players[seat]
    if player.claimed != claimed or player.met & claimed:
        raise DecodeError(f"the leaves of seat {seat + 1} are not where its claims are.")


def _check_expansion(position: EarthPosition, seat: int) -> None:
    """What there is with Abundance only: faces, seeds, stored sprouts, leaves that are counted."""
    player = position.players[seat]
    if not position.setting.abundance:
        faces = [
            player.island,
            player.climate,
            player.ecosystem,
            *player.dealt,
            *position.fauna,
            *position.shared,
        ]
        if any(CARDS[face].abundance for face in faces):
            raise DecodeError("a face of the Abundance expansion is there without it.")
        if player.seeds or player.stored or player.leaf_seeds or player.later:
            raise DecodeError(f"seat {seat + 1} has what there is with Abundance only.")
        return
    used = bin(player.claimed).count("1") + bin(player.met).count("1") + player.leaf_seeds
    used += position.bonus == seat and position.bonus_points > 0
    if player.leaves + used != LEAVES:
        raise DecodeError(f"seat {seat + 1} has {LEAVES} leaves in all, not {player.leaves + used}.")


def _check_faces(position: EarthPosition) -> None:
    """Set-up deals whole cards, each once; of each kind a face is chosen, or is to be chosen."""
    dealt = [face for player in position.players for face in player.dealt]
    if dealt and position.phase != phases.FACES:
        raise DecodeError("faces are dealt at set-up only.")
    cards = [CARDS[face].id[:-1] for face in dealt]
    whole = cards[::2] == cards[1::2] and all(FACE_KIND[face] >= 0 for face in dealt)
    if len(set(dealt)) < len(dealt) or not whole:
        raise DecodeError("the cards dealt at set-up have two faces, and each is dealt once.")
    if position.setting.hides_setup and position.phase == phases.FACES:
        kinds = 2 if position.setting.beginner else 3
        if len(position.chosen) != len(position.players):
            raise DecodeError("every seat has its row of faces chosen.")
        for player, chosen in zip(position.players, position.chosen, strict=True):
            if any(face not in player.dealt for face in chosen):
                raise DecodeError("a face was chosen that was not dealt.")
            done = [FACE_KIND[face] for face in chosen]
            left = [
                packing.amount_of(task) for task in player.agenda if packing.kind_of(task) == packing.E_FACE
            ]
            early = any(face_of(player, kind) for kind in range(kinds))
            if sorted(done + left) != list(range(kinds)) or early:
                raise DecodeError("of each kind one face is chosen, or is to be chosen.")


def _check_cards(position: EarthPosition) -> None:
    """Every card of the Earth deck is in one place."""
    found = [*position.deck, *position.discard]
    for player in position.players:
        found += [*player.hand, *player.compost, *player.pile, *player.look]
        found += [player.grid[place] for place in player.spots]
        found += [
            packing.card_of(entry)
            for entry in player.agenda
            if packing.kind_of(entry) in (packing.E_PUT, packing.E_PAY)
        ]
    for board in position.boards:
        found += [*board.cards, *board.compost]
    if position.gaia is not None:
        found += [*position.gaia.compost, *position.gaia.pile, *position.gaia.unkept]
    whole = EARTH_DECK + EXTRA_DECK if position.setting.abundance else EARTH_DECK
    if sorted(found) != whole:
        raise DecodeError(f"each of the {len(whole)} cards must be in exactly one place.")
