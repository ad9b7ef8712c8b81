"""The Abundance expansion: seeds, stored sprouts, gifts, events at the end of a turn (section 16).

Known from the public digital implementation only. Black abilities that look at neighbours wait until all
planting is done; with Teams it is not played, since nothing tells how they go together.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from .cards import CARDS, of_kind, raw
from .filters import Matcher, matcher
from .planting import room_to_plant
from .player import Player
from .state import NAMES, EarthState, all_sprouts, sprout_room
from .tables import (
    AT_SOURCE,
    BITS,
    CRITERION,
    E_DRAW_KEEP,
    E_EVENING,
    E_GERMINATE,
    E_GIVE,
    E_GROWTH,
    E_HAND,
    E_OFFER,
    E_PAY_SPROUT,
    E_PLANT,
    E_SEED,
    E_SPROUT,
    E_STORE,
    E_TAKE_COMPOST,
    E_TAKE_DRAW,
    E_TAKE_SOIL,
    KIND,
    MAKE_SEED,
    NEIGHBOUR,
    SEED,
    SPACE,
    WINDOWS,
    entry,
)

_RULES: Final[dict[str, Any]] = raw("abundance")["rules"]
BONUS: Final[int] = _RULES["completion_bonus_vp"]
MOST_CLAIMS: Final[int] = _RULES["fauna_claims_per_card"]
START_SEEDS: Final[dict[str, int]] = _RULES["starting_seeds"]
GAIA_SPROUTS: Final[int] = _RULES["solo"]["gaia_starting_sprouts"]
LEAF_POINTS: Final[int] = _RULES["solo"]["gaia_vp_per_own_unused_leaf"]
SEED_USES: Final = tuple(str(row["id"]) for row in _RULES["use_seed"])
USE_SOIL: Final = 0
USE_GROWTH: Final = 1
USE_SPROUT: Final = 2
USE_DECK: Final = 3
USE_HAND: Final = 4
USE_GERMINATE: Final = 5
CRITERIA: Final = tuple(str(row["id"]) for row in _RULES["germinate_criteria"])
_CRITERION: Final[list[Matcher]] = [matcher(row["filter"]) for row in _RULES["germinate_criteria"]]
SEED_SPROUTS: Final = 4
FROM_SPROUTS: Final = 0
FROM_LEAF: Final = 1
FROM_CLAIM: Final = 2
"""Operands of MAKE_SEED; FROM_CLAIM + n takes back the leaf just put on fauna card n."""
ONLY: Final = 1
"""Strict order, as source of a planting that waits: the turn of the seat consists of nothing else."""

EXTRA_DECK: Final[list[int]] = [
    card
    for kind in ("flora", "terrain", "event")
    for card in of_kind(kind, abundance=True)
    if CARDS[card].abundance
]


# --- seeds ---------------------------------------------------------------------------------------
def offers(player: Player) -> list[int]:
    """What can be done with seeds now, as actions; they go wherever an event could be played."""
    found: list[int] = []
    if player.seeds > 0:
        for use in range(USE_GERMINATE + 1):
            found.append(SEED * KIND + use)
    if all_sprouts(player) >= SEED_SPROUTS:
        found.append(MAKE_SEED * KIND + FROM_SPROUTS)
    if player.leaves > 0:
        found.append(MAKE_SEED * KIND + FROM_LEAF)
    else:
        for fauna in range(4):
            if player.met & BITS[fauna]:
                found.append(MAKE_SEED * KIND + FROM_CLAIM + fauna)
    return found


def use_seed(state: EarthState, seat: i64, use: i64) -> None:
    """A seed becomes soil, growth, sprouts, compost, or is germinated."""
    player = state.players[seat]
    player.seeds -= 1
    state.tell("seed", int(seat), {"use": SEED_USES[use]})
    if use == USE_SOIL:
        player.agenda.append(entry(E_TAKE_SOIL, 2, 0, 0, 0, 0, 1))
    elif use == USE_GROWTH:
        player.agenda.append(entry(E_GROWTH, 2))
    elif use == USE_SPROUT:
        player.agenda.append(entry(E_SPROUT, 3))
    elif use == USE_DECK:
        player.agenda.append(entry(E_TAKE_COMPOST, 3))
    elif use == USE_HAND:
        player.agenda.append(entry(E_HAND, 4))
    else:
        player.agenda.append(entry(E_GERMINATE))


def make_seed(state: EarthState, seat: i64, source: i64) -> None:
    """A seed from 4 sprouts, from a leaf of the board, or from one claimed this turn."""
    player = state.players[seat]
    if source == FROM_SPROUTS:
        player.agenda.append(entry(E_SEED, 1))
        player.agenda.append(entry(E_PAY_SPROUT, SEED_SPROUTS))
        return
    if source == FROM_LEAF:
        player.leaves -= 1
    else:
        player.met &= ~BITS[source - FROM_CLAIM]
    player.leaf_seeds += 1
    gain_seeds(state, seat, 1)


def gain_seeds(state: EarthState, seat: i64, seeds: i64) -> None:
    state.players[seat].seeds += seeds
    state.tell("seeds", int(seat), {"n": int(seeds)})


def germinate(state: EarthState, seat: i64, criterion: i64) -> None:
    """The first card that meets the criterion; the deck is in no order, so it is any of those that do."""
    player = state.players[seat]
    player.agenda.pop()
    wanted = _CRITERION[criterion]
    found = [card for card in state.deck if wanted.matches(card)]
    if not found and state.discard:
        state.deck += state.discard
        state.discard = []
        found = [card for card in state.deck if wanted.matches(card)]
    state.revealed = True
    if not found:
        player.seeds += 1
        state.tell("germinates-nothing", int(seat), {"criterion": CRITERIA[criterion]})
        return
    card = found[state.rng.below(len(found))]
    state.deck.remove(card)
    state.to_hand(seat, card)
    state.tell("germinates", int(seat), {"criterion": CRITERIA[criterion]})
    state.tell("cards", int(seat), {"cards": [NAMES[card]]}, (int(seat),))


def criteria() -> list[int]:
    """The criteria that can be named, as actions."""
    return [CRITERION * KIND + number for number in range(len(CRITERIA))]


# --- stored sprouts and gifts --------------------------------------------------------------------
def store(state: EarthState, seat: i64, sprouts: i64) -> None:
    """Sprouts that found no place are kept on the player board."""
    if sprouts > 0:
        state.players[seat].stored += sprouts
        state.tell("stores", int(seat), {"n": int(sprouts)})


def give(state: EarthState, giver: i64, receiver: i64, sprouts: i64) -> None:
    """Sprouts for the board of somebody else; in solo for Gaia."""
    state.tell("gives", int(giver), {"n": int(sprouts), "to": int(receiver)})
    if state.gaia is not None:
        state.gaia.sprouts += sprouts
    else:
        state.players[receiver].stored += sprouts


def give_all(state: EarthState, giver: i64, sprouts: i64) -> None:
    """The same to each other player."""
    if state.gaia is not None:
        give(state, giver, 1, sprouts)
        return
    for seat in range(len(state.players)):
        if seat != giver:
            give(state, giver, seat, sprouts)


def give_one(state: EarthState, giver: i64, sprouts: i64) -> None:
    """To one other player, chosen if there are several; a gift is what another gains, not to be declined."""
    if len(state.players) > 2:
        state.players[giver].agenda.append(entry(E_GIVE, sprouts))
    else:
        give(state, giver, 1 - giver, sprouts)


def receivers(state: EarthState, giver: i64) -> list[int]:
    """Whom one may give sprouts, as actions."""
    return [NEIGHBOUR * KIND + seat for seat in range(len(state.players)) if seat != giver]


# --- planting ------------------------------------------------------------------------------------
def everybody_plants(state: EarthState, planter: i64) -> None:
    """Everybody may plant one more card in this action, before drawing if that is still to come.

    In strict order the others do it in their own turn of this phase, or, if that is over, in another one.
    """
    for seat in state.in_turn_order():
        player = state.players[seat]
        if not state.setting.strict or seat == planter:
            agenda = player.agenda
            if not agenda and not (player.hand and room_to_plant(player)):
                continue  # nothing to be asked
            drawing = (
                len(agenda) > 0
                and agenda[0] & 63 in (E_TAKE_DRAW, E_DRAW_KEEP)
                and not agenda[0] >> AT_SOURCE & 1  # an event under way gives cards too
            )
            agenda.insert(1 if drawing else 0, entry(E_PLANT, 1))
            state.menus[seat] = None
        elif seat in state.queue:
            player.later.append(entry(E_PLANT, 1))
        else:
            player.later.append(entry(E_PLANT, 1, 0, 0, 0, 0, ONLY))
            state.queue.append(seat)


def owed_planting(player: Player) -> int:
    """Takes the planting that waited for the turn of a seat off its list; 0: there is none."""
    for number in range(len(player.later)):
        found = player.later[number]
        if found & 63 == E_PLANT:
            player.later.pop(number)
            return found
    return 0


# --- the end of a turn ---------------------------------------------------------------------------
def evening(state: EarthState, seat: i64) -> None:
    """After the activations: stored sprouts may be placed, events of the end of the turn be played."""
    player = state.players[seat]
    if player.hand:
        player.agenda.append(entry(E_EVENING))
    if player.stored > 0 and room(player) > 0:
        player.agenda.append(entry(E_STORE, min(player.stored, room(player))))


def room(player: Player) -> i64:
    """Free sprout spaces of the tableau."""
    total: i64 = 0
    for place in player.spots:
        total += sprout_room(player, place)
    return total


def stored_targets(player: Player) -> list[int]:
    """Where stored sprouts may go, as actions."""
    return [SPACE * KIND + place for place in player.spots if sprout_room(player, place) > 0]


def offer_to_all(state: EarthState, owner: i64, card: i64) -> None:
    """Everybody may use the event once, paying its cost."""
    for seat in range(len(state.players)):
        agenda = state.players[seat].agenda
        offer = entry(E_OFFER, 0, 0, card, 0, 0, 1)
        if seat == owner or not agenda or WINDOWS[agenda[-1] & 63]:
            agenda.append(offer)
        else:  # what is being paid or gained comes first
            agenda.insert(0, offer)
        state.menus[seat] = None
