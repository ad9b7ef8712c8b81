"""The page of values as HTML. What is reconstructed carries a mark that doesn't depend on colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from ....kit.html import Html, el, escape, joined
from ..house.parameters import FIXED
from ..house.rulebook import BROKERAGE, LISTS, Rulebook, rulebook
from .values import Said, differences

_NAMES: Final = {
    "length": (
        "turns_normal turns_short landing_face start_mc_arboria start_mc_base start_resources_arboria "
        "start_resources_base start_spaceports start_scientists start_chips fate_tokens_per_player "
        "fate_token_uses arboria_hexes_swapped reserve_iron reserve_oil reserve_electricity "
        "reserve_mycelium reserve_vibrium reserve_wood non_player_dice solo_enabled solo_bands"
    ),
    "actions": (
        "production_match production_die_source actions_per_phase allow_repeat_action allow_repeat_trade "
        "explore_draw explore_moves_unit unused_hexes_to move_points motorised_steps_per_point "
        "build_limit_by_die trade_draw player_exchange_enabled"
    ),
    "free": (
        "recruit_cost recruit_requires_empty_spaceport heal_cost heal_anywhere motorise_cost "
        "repair_chip_cost repair_requires_unit_in_hex spaceport_chip_remote spaceport_chip_cost "
        "chip_on_build_cost rescue_scientist rescue_when subsidy_mc units_per_building "
        "limit_one_for_types_with_at_most_copies"
    ),
    "market": (
        "market_start market_min market_max market_crash_trigger market_crash_reset price_step_on_sell "
        "price_step_on_buy price_step_per trading_post_extra_cards bank_bonus_per_unit "
        "bank_bonus_max_units brokerage_pays_before_step brokerage_no_price_drop"
    ),
    "powers": "leader1_new_value leader2_factor leader4_shift leader5_discount leader6_points",
    "cataclysms": (
        "cataclysm_match base_cataclysm_effect cataclysm_order_chooser hit_table protection_cost "
        "protection_range fire_token_supply extinguish_cost extinguish_range fire_can_spread_to_volcano "
        "flee_on_refire volcano_inferred_sides_enabled dam_cost dam_max_per_volcano_side platform_cost"
    ),
    "end": (
        "depletion_per_turn depletable_resources depletion_chooser exhaustion_ends_game exhaustion_scope "
        "mc_per_vp vp_production vp_protection vp_finance vp_spaceport vp_motorised vp_oxygen_explore "
        "oxygen_last_turn_excluded leftover_resource_vp tie_breakers"
    ),
}
GROUPS: Final = {group: names.split() for group, names in _NAMES.items()}
"""The parameters in the order people look for them."""
SOURCES: Final = ("seed", "public", "reconstructed", "owner")
MARKS: Final = {"seed": "●", "public": "◐", "reconstructed": "○", "owner": "★"}
LETTERS: Final = {"mountain": "M", "plain": "P"}


def page(house: str, lang: str) -> Html:
    """The whole page for the shipped values with house rules (the option's text) over them."""
    said, book = Said(lang), rulebook(house)
    say = said.say
    parts = [
        el("h1", say("title")),
        el("p", say("lead"), class_="lead"),
        _in_force(house, lang, said),
        _legend(book, said),
        _section("parameters", said, el("p", say("fixed-lead")), *_parameters(book, said)),
        _section("hexes", said, el("p", _hexes_lead(book, said)), _hexes(book, said)),
        _section("buildings", said, _buildings(book, said)),
        _section("market", said, _tracks(book, said), _cards(book, said)),
        _section("powers", said, _powers(book, said)),
    ]
    return joined(parts)


def _section(name: str, said: Said, *children: str) -> Html:
    return el("section", el("h2", said.say(name), id=name), *children, aria_labelledby=name)


def _in_force(house: str, lang: str, said: Said) -> Html:
    if not house:
        return el("p", said.say("house-none"), " ", el("code", said.say("how")))
    changes = differences(house, lang)
    if not changes:
        return el("p", said.say("house-same"), class_="in-force")
    listed = el("ul", *(el("li", change) for change in changes))
    return el("section", el("h2", said.say("house")), listed, class_="in-force")


def _legend(book: Rulebook, said: Said) -> Html:
    counts = Counter(source for name in LISTS for source in book.provenance[name].values())
    rows = [
        el("dt", _mark(source, said))
        + el("dd", f"{said.say(f'from-{source}-lead')} ({said.say('count', n=counts[source])})")
        for source in SOURCES
        if counts[source]
    ]
    return el("section", el("h2", said.say("marks")), el("dl", *rows), class_="marks")


def _mark(source: str, said: Said) -> Html:
    symbol = el("span", MARKS[source], aria_hidden="true")
    return el("span", symbol, " ", said.say(f"from-{source}"), class_=f"from {source}")


def _table(said: Said, columns: Sequence[str], rows: Sequence[Sequence[str]], caption: str) -> Html:
    """A table; the first cell of each row heads it."""
    head = el("tr", *(el("th", said.say(column), scope="col") for column in columns))
    body = [el("tr", el("th", row[0], scope="row"), *(el("td", cell) for cell in row[1:])) for row in rows]
    inner = el("table", el("caption", caption), el("thead", head), el("tbody", *body))
    return el("div", inner, class_="scroll", tabindex="0", role="region", aria_label=caption)


def _parameters(book: Rulebook, said: Said) -> list[Html]:
    tables = []
    for group, names in GROUPS.items():
        rows = []
        for name in names:
            value = escape(said.parameter(name, book.parameters[name]))
            if name in FIXED:
                value += escape(" ") + el("small", f"({said.say('fixed')})")
            label = escape(said.say(f"p-{name}") + " ") + el("code", name)
            rows.append([label, value, _mark(book.provenance["parameters"][name], said)])
        columns = ("parameter", "col-value", "col-source")
        tables.append(_table(said, columns, rows, said.say(f"group-{group}")))
    return tables


def _hexes(book: Rulebook, said: Said) -> Html:
    rows = []
    for key, row in book.hexes.items():
        sites = _sites(row, said)
        for face in row.get("alt_faces", ()):
            sites = said.series([_face(row, said), _face(face, said)])
        rows.append(
            [
                said.hex(key),
                " ".join(LETTERS[edge] for edge in row["edges"]),
                sites or "–",
                _strikes(row, book.provenance["hexes"][key] == "owner", said),
                str(row["oxygen"]["stars"]) if row["oxygen"] else "–",
                _mark(book.provenance["hexes"][key], said),
            ]
        )
    columns = ("col-hex", "col-sides", "col-sites", "col-strikes", "col-stars", "col-source")
    return _table(said, columns, rows, said.say("cap-hexes"))


def _hexes_lead(book: Rulebook, said: Said) -> str:
    mixed = book.provenance["hexes"]["AR08"] == "seed"
    return said.say("hexes-lead") + (f" {said.say('volcano-lead')}" if mixed else "")


def _face(face: dict[str, Any], said: Said) -> str:
    players = said.joined([str(n) for n in face["face_players"]])
    return said.say("pair", what=said.say("face", players=players), value=_sites(face, said))


def _sites(row: dict[str, Any], said: Said) -> str:
    found = []
    for site in row["sites"]:
        text = said.game(f"res-{site['resource']}") if site["resource"] else said.say("no-icon")
        if site["elevation"] == "mountain":
            text += " ▲"
        if site["production_die"]:
            text += f" ({said.die(site['production_die'])})"
        found.append(text)
    return ", ".join(found)


def _strikes(row: dict[str, Any], own: bool, said: Said) -> str:
    found = []
    for icon in row["cataclysms"]:
        dice = ", ".join(said.die(die) for die in icon["dice"])
        found.append(f"{said.game('strike-' + icon['type'])} {dice}")
    for lava in row["lava"] or ():
        dice = ", ".join(said.die(die) for die in lava["dice"])
        text = said.say("lava", at=said.game(f"at-{lava['side']}"), dice=dice)
        if lava["enabled_by"]:
            text += f" ({said.say('if-on' if own else 'inferred')})"
        found.append(text)
    return said.series(found) if found else "–"


def _buildings(book: Rulebook, said: Said) -> Html:
    rows = []
    for key, row in book.types.items():
        cost = [said.game("some-mc", n=row["cost"]["mc"])]
        cost += [said.pieces(row["cost"]["resources"])] if row["cost"]["resources"] else []
        copies = str(row["copies"])
        if row["per_player_limit"]:
            copies += f" ({said.say('each-one')})"
        need = row["site_requirement"]
        rows.append(
            [
                said.game(f"type-{key}"),
                copies,
                " + ".join(cost),
                said.game(f"res-{need}") if need else said.say("any-site"),
                str(row["vp"]),
                _effect(row["effect"], book, said),
                _tiles(key, book, said),
                _mark(book.provenance["types"][key], said),
            ]
        )
    columns = (
        "col-building", "col-copies", "col-cost", "col-site", "col-vp", "col-effect", "col-dice",
        "col-source",
    )  # fmt: skip
    return _table(said, columns, rows, said.say("cap-buildings"))


def _tiles(key: str, book: Rulebook, said: Said) -> str:
    """The production dice of the tiles of a type, and where they come from."""
    tiles = {
        name: tile for name, tile in book.tiles.items() if tile["type"] == key and tile["production_die"]
    }
    if not tiles:
        return "–"
    dice = [tile["production_die"] for tile in tiles.values()]
    if all(die["colour"] == "any" for die in dice):
        shown = ", ".join(str(die["value"]) for die in dice)
    else:
        shown = ", ".join(said.die(die) for die in dice)
    sources = {book.provenance["tiles"][name] for name in tiles}
    marks = (_mark(source, said) for source in SOURCES if source in sources)
    return escape(shown + " ") + Html(" ".join(marks))


def _effect(effect: dict[str, Any], book: Rulebook, said: Said) -> str:
    kind, say = effect["kind"], said.say
    if kind == "produce":
        what = said.pieces({effect["resource"]: effect["amount"]})
        boost = effect.get("boost")
        if boost is None:
            return say("does-produce", what=what)
        return say("does-boost", what=what, more=boost["extra_amount"], pay=said.pieces(boost["pay"]))
    if kind in ("cancel_cataclysm", "extinguish_fire"):
        pay = said.one_of(effect["pay_one_of"], effect["amount"])
        if kind == "extinguish_fire":
            return say("does-extinguish", reach=effect["range"], pay=pay)
        return say(
            "does-cancel", strike=said.game(f"one-{effect['cataclysm']}"), reach=effect["range"], pay=pay
        )
    if kind == "trade_extra_cards":
        return say("does-cards", n=effect["amount"])
    if kind == "trade_sale_bonus":
        return say("does-bank", mc=effect["mc_per_unit"], n=effect["max_units_per_trade"])
    simple = {"recruit": "does-recruit", BROKERAGE[0]: "does-brokerage", BROKERAGE[1]: "does-keep"}
    return say(simple.get(kind, "does-nothing"))


def _tracks(book: Rulebook, said: Said) -> Html:
    rows = [
        [
            said.game(f"res-{key}"),
            *(str(track[field]) for field in ("min", "max", "start", "crash_reset")),
            _mark(book.provenance["tracks"][key], said),
        ]
        for key, track in book.tracks.items()
    ]
    columns = ("col-track", "col-min", "col-max", "col-start", "col-crash", "col-source")
    table = _table(said, columns, rows, said.say("cap-tracks"))
    mixed = book.provenance["tracks"]["wood"] == "seed"
    return (el("p", said.say("market-lead")) if mixed else Html()) + table


def _cards(book: Rulebook, said: Said) -> Html:
    rows = []
    for key, card in book.cards.items():
        moves = [
            f"{said.game('res-' + move['resource'])} {move['delta']:+d}".replace("-", "−")
            for move in card["moves"]
        ]
        rows.append([key, ", ".join(moves), _mark(book.provenance["cards"][key], said)])
    return _table(said, ("col-card", "col-moves", "col-source"), rows, said.say("cap-cards"))


def _powers(book: Rulebook, said: Said) -> Html:
    numbers = {4: "leader4_shift", 5: "leader5_discount", 6: "leader6_points"}
    rows = []
    for value in range(1, 7):
        n = book.parameters[numbers[value]] if value in numbers else 0
        name = said.game(f"power-{value}")
        text = said.say("pair", what=name, value=said.game(f"power-{value}-text", n=n))
        rows.append([str(value), text, _mark("reconstructed" if value > 4 else "public", said)])
    return _table(said, ("col-card-value", "col-power", "col-source"), rows, said.say("cap-powers"))
