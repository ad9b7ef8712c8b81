"""The Abundance expansion: seeds, stored sprouts, gifts, events at the end of a turn (section 16).

Known from the public digital implementation only. Black abilities that look at neighbours wait until all
planting is done; with Teams it is not played, since nothing tells how they go together.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from . import packing
from .cards import CARDS, of_kind, raw
from .filters import Matcher, matcher
from .player import Player
from .state import NAMES, WINDOWS, EarthState, all_sprouts, sprout_room
from .tables import BITS

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
_USED: Final[list[int]] = [
    packing.entry(packing.E_TAKE_SOIL, 2, source=1),
    packing.entry(packing.E_GROWTH, 2),
    packing.entry(packing.E_SPROUT, 3),
    packing.entry(packing.E_TAKE_COMPOST, 3),
    packing.entry(packing.E_HAND, 4),
    packing.entry(packing.E_GERMINATE),
]
"""By use: the task a seed becomes."""
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
            found.append(packing.action(packing.SEED, use))
    if all_sprouts(player) >= SEED_SPROUTS:
        found.append(packing.action(packing.MAKE_SEED, FROM_SPROUTS))
    if player.leaves > 0:
        found.append(packing.action(packing.MAKE_SEED, FROM_LEAF))
    else:
        for fauna in range(4):
            if player.met & BITS[fauna]:
                found.append(packing.action(packing.MAKE_SEED, FROM_CLAIM + fauna))
    return found


def carry_out(state: EarthState, seat: i64, verb: i64, operand: i64) -> None:
    """Does what can be chosen with Abundance only."""
    if verb == packing.SEED:
        use_seed(state, seat, operand)
    elif verb == packing.MAKE_SEED:
        make_seed(state, seat, operand)
    elif verb == packing.CRITERION:
        germinate(state, seat, operand)
    else:
        give(state, seat, operand, packing.amount_of(state.players[seat].agenda.pop()))


def use_seed(state: EarthState, seat: i64, use: i64) -> None:
    """A seed becomes soil, growth, sprouts, compost, or is germinated."""
    player = state.players[seat]
    player.seeds -= 1
    state.tell("seed", int(seat), {"use": SEED_USES[use]})
    player.agenda.append(_USED[use])


def make_seed(state: EarthState, seat: i64, source: i64) -> None:
    """A seed from 4 sprouts, from a leaf of the board, or from one claimed this turn."""
    player = state.players[seat]
    if source == FROM_SPROUTS:
        player.agenda.append(packing.entry(packing.E_SEED, 1))
        player.agenda.append(packing.entry(packing.E_PAY_SPROUT, SEED_SPROUTS))
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
    state.reveal()
    if not found:
        player.seeds += 1
        state.tell("germinates-nothing", int(seat), {"criterion": CRITERIA[criterion]})
        return
    card = found[state.rng.below(len(found))]
    state.deck.remove(card)
    state.to_hand(seat, card)
    state.tell("germinates", int(seat), {"criterion": CRITERIA[criterion]})
    state.tell("cards", int(seat), {"cards": [NAMES[card]]}, (int(seat),))


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


def give_others(state: EarthState, giver: i64, sprouts: i64, one: bool) -> None:
    """The same to each other player, or to one, chosen if there are several: a gift is not to be declined."""
    if one and len(state.players) > 2:
        state.players[giver].agenda.append(packing.entry(packing.E_GIVE, sprouts))
        return
    for column in range(max(2, len(state.players))):
        if column != giver:
            give(state, giver, column, sprouts)


# --- planting ------------------------------------------------------------------------------------
def owed_planting(player: Player) -> int:
    """Takes the planting that waited for the turn of a seat off its list; 0: there is none."""
    for number in range(len(player.later)):
        found = player.later[number]
        if packing.kind_of(found) == packing.E_PLANT:
            player.later.pop(number)
            return found
    return 0


# --- the end of a turn ---------------------------------------------------------------------------
def evening(state: EarthState, seat: i64) -> None:
    """After the activations: stored sprouts may be placed, events of the end of the turn be played."""
    player = state.players[seat]
    if player.hand:
        player.agenda.append(packing.entry(packing.E_EVENING))
    if player.stored > 0 and room(player) > 0:
        player.agenda.append(packing.entry(packing.E_STORE, min(player.stored, room(player))))


def room(player: Player) -> i64:
    """Free sprout spaces of the tableau."""
    total: i64 = 0
    for place in player.spots:
        total += sprout_room(player, place)
    return total


def offer_to_all(state: EarthState, owner: i64, card: i64) -> None:
    """Everybody may use the event once, paying its cost."""
    for seat in range(len(state.players)):
        agenda = state.players[seat].agenda
        offer = packing.entry(packing.E_OFFER, 0, 0, card, 0, 0, 1)
        if seat == owner or not agenda or WINDOWS[packing.kind_of(agenda[-1])]:
            agenda.append(offer)
        else:  # what is being paid or gained comes first
            agenda.insert(0, offer)
        state.menus[seat] = None
