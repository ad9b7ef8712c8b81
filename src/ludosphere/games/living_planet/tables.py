"""The facts of the box as numbers the engine can use: one `Box` per choice of options and house rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

from mypy_extensions import i64

from ...core.contract import Game
from .facts import Facts, Hex, Type, facts

RESOURCES: Final = ["iron", "oil", "electricity", "mycelium", "vibrium", "wood"]
COLOURS: Final = ["red", "blue", "green", "yellow"]
SIDES: Final = ["NE", "E", "SE", "SW", "W", "NW"]
CATACLYSMS: Final = ["earthquake", "tornado", "geyser", "fire", "flood", "lava"]
CATEGORIES: Final = ["production", "protection", "finance", "spaceport"]
UNITS: Final = ["scientist", "wounded", "motor"]
DAMS: Final = ["", "iron", "vibrium", "alloy"]
SLOTS: Final = "abcd"

WOOD: Final = 5
DICE: Final = 4
NO_RESOURCE: Final = 6
"""Instead of a resource: a site without an icon, a building without a product."""

TORNADO: Final = 1
FIRE: Final = 3
FLOOD: Final = 4
LAVA: Final = 5

SCIENTIST: Final = 0
WOUNDED: Final = 1
MOTOR: Final = 2

IRON_DAM: Final = 1
ALLOY_DAM: Final = 3

SCIENTISTS: Final = 5
MOTORS: Final = 2
CHIPS: Final = 10
HAND: Final = 0b1111110
"""The six Planet cards, a bit for each value."""

# A cell (q, r) of the map as one number; the Landing Zone is in the middle, nothing is further than 23.
ROW: Final = 64
CENTRE: Final = 32 * ROW + 32
STEPS: Final = [ROW - 1, ROW, 1, 1 - ROW, -ROW, -1]
"""From a cell to its neighbour on each side, NE first."""
ALL_SIDES: Final = 0b111111


@final
class Box:
    """What is in the box. Hexes, building types, kinds of tiles and market cards are numbers from 0.

    A *kind* of tile is a type with a production value; equal tiles are one kind.
    """

    def __init__(self, seats: int, arboria: bool, short: bool, house: str) -> None:
        known = facts(seats, arboria, house)
        self.facts: Any = known
        self.seats: i64 = seats
        self.arboria: bool = arboria
        self.parameters: dict[str, Any] = known.parameters
        read = known.parameters
        self.turns: i64 = read["turns_short"][str(seats)] if short else read["turns_normal"]
        self.resources: i64 = 6 if arboria else 5
        self._read_hexes(known)
        self._read_types(known)
        self._read_market(known)
        self._read_parameters(read)

    def _read_hexes(self, known: Facts) -> None:
        self.hexes: list[str] = [hex.id for hex in known.hexes]
        self.kinds_of_hex: list[str] = [hex.kind for hex in known.hexes]
        self.landing: i64 = self.kinds_of_hex.index("landing_zone")
        self.volcano: i64 = self.kinds_of_hex.index("volcano") if self.arboria else -1
        self.base_stack: list[int] = []
        self.arboria_stack: list[int] = []
        self.edges: list[list[int]] = []
        """By hex and rotation: the map sides that show a mountain, a bit each."""
        self.mountain: list[bool] = []
        self.site_count: list[int] = []
        self.icons: list[int] = []
        """By hex * 4 + site: the resource the site shows."""
        self.high: list[bool] = []
        """By hex * 4 + site: is it wholly on a mountain?"""
        self.site_dice: list[int] = []
        """By hex * 4 + site: the production die of the site (colour + 1) * 8 + value; 0 if it has none."""
        self.floods: list[bool] = []
        self.danger: list[int] = []
        """How many cataclysm icons a hex shows."""
        self.shows: list[int] = []
        """By hex * 8 + cataclysm: how many icons of it the hex shows."""
        self.stars: list[int] = []
        self.strikes: list[list[int]] = [[] for _ in range(32)]
        """By colour * 8 + value: hex * 8 + cataclysm of every icon that shows the die."""
        self.lava: list[int] = [-1] * 32
        """By colour * 8 + value: the printed side of the Volcano the lava leaves by; -1: no eruption."""
        for number, hex in enumerate(known.hexes):
            self._read_hex(number, hex, known.parameters)

    def _read_hex(self, number: int, hex: Hex, parameters: dict[str, Any]) -> None:
        if hex.set == "arboria":
            self.arboria_stack.append(number)
        elif hex.kind != "landing_zone":
            self.base_stack.append(number)
        turned = []
        for turn in range(6):
            sides = 0
            for side, edge in enumerate(hex.edges):
                if edge:
                    sides |= 1 << (side + turn) % 6
            turned.append(sides)
        self.edges.append(turned)
        self.mountain.append(hex.mountain)
        self.site_count.append(len(hex.sites))
        for place in range(4):
            site = hex.sites[place] if place < len(hex.sites) else None
            self.icons.append(RESOURCES.index(site.resource) if site and site.resource else NO_RESOURCE)
            self.high.append(site is not None and site.mountain)
            die = site.die if site else None
            self.site_dice.append((die.colour + 1) * 8 + die.value if die else 0)
        for strike in hex.strikes:
            kind = CATACLYSMS.index(strike.type)
            self.strikes[strike.colour * 8 + strike.value].append(number * 8 + kind)
        self.floods.append(any(strike.type == "flood" for strike in hex.strikes))
        self.danger.append(len(hex.strikes))
        icons = [strike.type for strike in hex.strikes]
        self.shows += [icons.count(name) for name in CATACLYSMS] + [0, 0]
        self.stars.append(hex.stars)
        for lava in hex.lava:
            if not lava.enabled_by or parameters[lava.enabled_by]:
                self.lava[lava.colour * 8 + lava.value] = lava.side

    def _read_types(self, known: Facts) -> None:
        read = known.parameters
        self.types: list[str] = [kind.id for kind in known.types]
        self.category: list[int] = []
        self.limit: list[int] = []
        self.mc: list[int] = []
        self.cost: list[list[int]] = []
        self.site_need: list[int] = []
        self.vp: list[int] = []
        self.product: list[int] = []
        self.amount: list[int] = []
        self.boost: list[int] = []
        """Pieces more for the price of `boost_cost`; 0: the type can't convert anything."""
        self.boost_cost: list[list[int]] = []
        self.cancels: list[int] = []
        """The cataclysm the type protects from, -1 if none; `FIRE`: the Hydraulic Safety Station."""
        self.reach: list[int] = []
        self.pay_one_of: list[list[int]] = []
        self.pay_amount: list[int] = []
        self.flood_proof: list[bool] = []
        self.extra_cards: list[int] = []
        self.keeps_prices: list[bool] = []
        """Own sales lower no price."""
        self.pays_first: list[bool] = []
        """Own sales are paid before they lower the price."""
        self.sale_bonus: list[int] = []
        self.sale_most: list[int] = []
        self.port: list[bool] = []
        for kind in known.types:
            self._read_type(kind, read)
        self.tile_names: list[str] = []
        """The type, the production value if it has one, the colour of the die if it needs one."""
        self.tile_type: list[int] = []
        self.tile_colour: list[int] = []
        self.tile_value: list[int] = []
        self.tile_count: list[int] = []
        seen: dict[tuple[str, int, int], int] = {}
        for tile in known.tiles:
            key = (tile.type, tile.colour, tile.value)
            if key not in seen:
                seen[key] = len(self.tile_type)
                value = f".{tile.value}" if tile.value else ""
                colour = f".{COLOURS[tile.colour]}" if tile.colour >= 0 else ""
                self.tile_names.append(tile.type + value + colour)
                self.tile_type.append(self.types.index(tile.type))
                self.tile_colour.append(tile.colour)
                self.tile_value.append(tile.value)
                self.tile_count.append(0)
            self.tile_count[seen[key]] += 1
        self.port_tile: i64 = 0
        for number, of_type in enumerate(self.tile_type):
            if self.port[of_type]:
                self.port_tile = number

    def _read_type(self, kind: Type, read: dict[str, Any]) -> None:
        self.category.append(CATEGORIES.index(kind.category))
        self.limit.append(kind.limit)
        self.mc.append(kind.mc)
        self.cost.append(pieces(kind.cost))
        self.site_need.append(RESOURCES.index(kind.site) if kind.site else NO_RESOURCE)
        self.vp.append(kind.vp)
        effect = kind.effect
        does = effect["kind"]
        own = kind.provenance == "owner"  # then the type's own numbers count, not the parameters
        boost = effect.get("boost")
        self.product.append(RESOURCES.index(effect["resource"]) if does == "produce" else NO_RESOURCE)
        self.amount.append(effect["amount"] if does == "produce" else 0)
        self.boost.append(boost["extra_amount"] if boost else 0)
        self.boost_cost.append(pieces(boost["pay"]) if boost else pieces({}))
        cancels, reach = -1, 0
        pay: dict[str, Any] = {"one_of": [], "amount": 0}
        if does in ("cancel_cataclysm", "extinguish_fire"):
            station = does == "extinguish_fire"
            cancels = FIRE if station else CATACLYSMS.index(effect["cataclysm"])
            reach = effect["range"] if own else read["extinguish_range" if station else "protection_range"]
            pay = {"one_of": effect["pay_one_of"], "amount": effect["amount"]}
            if not own:
                pay = read["extinguish_cost" if station else "protection_cost"]
        self.cancels.append(cancels)
        self.reach.append(reach)
        self.pay_one_of.append([RESOURCES.index(name) for name in pay["one_of"]])
        self.pay_amount.append(pay["amount"])
        self.flood_proof.append("flood" in effect.get("immune_to", ()))
        extra = does == "trade_extra_cards"
        self.extra_cards.append(
            (effect["amount"] if own else read["trading_post_extra_cards"]) if extra else 0
        )
        self.keeps_prices.append(does == "trade_no_price_drop_on_own_sales")
        self.pays_first.append(does == "trade_sale_paid_before_step")
        bonus = does == "trade_sale_bonus"
        self.sale_bonus.append(
            (effect["mc_per_unit"] if own else read["bank_bonus_per_unit"]) if bonus else 0
        )
        most = effect["max_units_per_trade"] if bonus and own else read["bank_bonus_max_units"]
        self.sale_most.append(most if bonus else 0)
        self.port.append(does == "recruit")

    def _read_market(self, known: Facts) -> None:
        self.cards: list[str] = [card.id for card in known.cards]
        self.moves: list[list[int]] = []
        """By market card: resource, change, resource, change ..."""
        for card in known.cards:
            flat: list[int] = []
            for resource, delta in card.moves:
                flat += [RESOURCES.index(resource), delta]
            self.moves.append(flat)
        self.least: list[int] = [0] * 6
        self.most: list[int] = [0] * 6
        self.start: list[int] = [0] * 6
        self.crash: list[int] = [0] * 6
        for track in known.tracks:
            at = RESOURCES.index(track.resource)
            self.least[at] = track.least
            self.most[at] = track.most
            self.start[at] = track.start
            self.crash[at] = track.crash

    def _read_parameters(self, read: dict[str, Any]) -> None:
        kind = "arboria" if self.arboria else "base"
        self.start_mc: i64 = read["start_mc_" + kind]
        self.start_pieces: list[int] = pieces(read["start_resources_" + kind])
        self.start_scientists: i64 = read["start_scientists"]
        self.start_chips: i64 = read["start_chips"]
        self.fate_tokens: i64 = read["fate_tokens_per_player"]
        self.reserve: list[int] = [
            read["reserve_" + name] if name != "wood" or self.arboria else 0 for name in RESOURCES
        ]
        self.match_colour: bool = read["production_match"] == "colour_value"
        self.dice_on_sites: bool = read["production_die_source"] == "site"
        self.actions: i64 = read["actions_per_phase"]
        self.once: i64 = 15 if not read["allow_repeat_action"] else 0 if read["allow_repeat_trade"] else 8
        """The kinds of actions that can be taken only once in an Actions phase, a bit each (`agenda.DO`)."""
        self.explore_draw: i64 = by_die(read["explore_draw"])
        self.trade_draw: i64 = by_die(read["trade_draw"])
        self.move_points: i64 = by_die(read["move_points"])
        self.motor_steps: i64 = read["motorised_steps_per_point"]
        self.build_limit: list[int] = [0, *read["build_limit_by_die"]]
        self.recruit_cost: list[int] = pieces(read["recruit_cost"])
        self.heal_cost: list[int] = pieces(read["heal_cost"])
        self.motorise_cost: list[int] = pieces(read["motorise_cost"])
        self.repair_cost: list[int] = pieces(read["repair_chip_cost"])
        self.remote: bool = read["spaceport_chip_remote"]
        """A chip can be put on the own Spaceport from anywhere, for `port_cost`."""
        self.port_cost: list[int] = pieces(read["spaceport_chip_cost"])
        self.chip_cost: list[int] = pieces(read["chip_on_build_cost"])
        self.platform_cost: list[int] = pieces(read["platform_cost"])
        self.dam_cost: list[list[int]] = [pieces(read["dam_cost"].get(name, {})) for name in DAMS]
        self.rescues: bool = read["rescue_scientist"]
        self.rescue_any: bool = read["rescue_when"] == "no_unit"
        self.subsidy: i64 = read["subsidy_mc"]
        self.sell_step: i64 = read["price_step_on_sell"]
        self.buy_step: i64 = read["price_step_on_buy"]
        self.step_per_trade: bool = read["price_step_per"] == "trade"
        """Prices move when a Trade is over, a step for each type, not with every piece."""
        self.double: i64 = read["leader2_factor"]
        self.shift: i64 = read["leader4_shift"]
        self.discount: i64 = read["leader5_discount"]
        self.airlift: i64 = read["leader6_points"]
        self.depletes: i64 = read["depletion_per_turn"]
        self.depletable: list[int] = [RESOURCES.index(name) for name in read["depletable_resources"]]
        self.exhausts: bool = read["exhaustion_ends_game"]
        self.whole_game: bool = read["exhaustion_scope"] == "whole_game"
        self.fires: i64 = read["fire_token_supply"] if self.arboria else 0
        self.volcano_burns: bool = read["fire_can_spread_to_volcano"]
        self.flee_again: bool = read["flee_on_refire"]
        self.mc_per_vp: i64 = read["mc_per_vp"]
        self.vp_motor: i64 = read["vp_motorised"]
        self.vp_explore: i64 = read["vp_oxygen_explore"]
        self.last_turn_out: bool = read["oxygen_last_turn_excluded"]
        self.vp_piece: i64 = read["leftover_resource_vp"]
        self.tie_breakers: list[str] = read["tie_breakers"]


def pieces(cost: dict[str, int]) -> list[int]:
    """A price in resources as six numbers."""
    return [cost.get(name, 0) for name in RESOURCES]


def by_die(value: object) -> int:
    """A fixed number, 0 for "as the die shows"."""
    return value if isinstance(value, int) else 0


@lru_cache(maxsize=64)  # uploaded records may bring any house rules
def box(seats: int, arboria: bool, short: bool, house: str) -> Box:
    """The box for these options; raises OptionError for house rules that can't be."""
    return Box(seats, arboria, short, house)


@final
class Setting:
    """What stays the same during a game: options and the box."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game = game
        self.options = options
        self.seats: i64 = int(options["seats"])
        self.box: Box = box(
            int(options["seats"]),
            options["arboria"] == "on",
            options["length"] == "short",
            str(options["house"]),
        )
        self.hides_money: bool = options["screens"] == "hidden"
        self.hides_pieces: bool = options["screens"] != "open"
