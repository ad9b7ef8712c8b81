"""The page of values: everything of the box is on it in both languages, with where it comes from."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest

from ludosphere.games.living_planet.house import rulebook as house
from ludosphere.games.living_planet.house.parameters import FIXED, LIVE
from ludosphere.games.living_planet.reference.page import GROUPS, page
from ludosphere.games.living_planet.reference.values import MC, Said, differences

HEX = {"edges": ["plain"] * 6, "sites": [{"slot": "a", "elevation": "lowland"}]}


def own(**lists: Any) -> str:
    return house.checked(json.dumps(lists))


def plain(text: str) -> str:
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", text)))


def test_every_parameter_is_in_one_group() -> None:
    listed = [name for names in GROUPS.values() for name in names]
    assert sorted(listed) == sorted([*LIVE, *FIXED])
    assert set(MC) <= set(LIVE)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_of_the_box_is_on_the_page(lang: str) -> None:
    shown, said, book = page("", lang), Said(lang), house.rulebook()
    words = plain(shown)
    for name in book.parameters:
        assert f"<code>{name}</code>" in shown
        assert plain(said.say(f"p-{name}")) in words
    for key in book.hexes:
        assert said.hex(key) in words
    for key in book.types:
        assert said.game(f"type-{key}") in words
    for key in book.cards:
        assert key in words
    assert shown.count('<tr><th scope="row">') == 98 + 32 + 15 + 6 + 30 + 6


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_row_tells_where_it_comes_from(lang: str) -> None:
    said, book = Said(lang), house.rulebook()
    for row in re.findall(r'<tr><th scope="row">.*?</tr>', page("", lang)):
        assert re.search(r'class="from (seed|public|reconstructed)"', row), row
        found = re.search(r"<code>(\w+)</code>", row)
        if found:
            source = book.provenance["parameters"][found[1]]
            assert plain(row).endswith(f"{said.say(f'from-{source}')} ")
            assert (f"({said.say('fixed')})" in row) == (found[1] in FIXED)


@pytest.mark.parametrize(("lang", "word"), [("en", "reconstructed, only"), ("fr", "reconstitué, seulement")])
def test_what_is_reconstructed_within_an_official_entry_is_marked(lang: str, word: str) -> None:
    assert plain(page("", lang)).count(word) == 2  # the two sides of the Volcano the example doesn't show


def test_an_owner_s_values_are_marked_and_told_first() -> None:
    text = own(parameters={"mc_per_vp": 4}, hexes=[{**HEX, "id": "LP02"}])
    shown = page(text, "en")
    assert shown.count('class="from owner"') == 3  # both rows and the legend
    assert plain(shown).index("MC for a VP at the end: 4 MC instead of 5 MC") < plain(shown).index(
        "Parameters"
    )


def test_differences_tell_what_changes_and_nothing_else() -> None:
    text = own(
        parameters={"mc_per_vp": 5, "turns_normal": 9, "explore_draw": 3, "allow_repeat_action": False},
        hexes=[{**HEX, "id": f"LP{number:02}"} for number in range(2, 10)],
        tracks=[{"resource": "oil", "min": 1, "max": 9, "start": 4, "crash_reset": 1}],
    )
    assert differences(text, "en") == [
        "Turns of a normal game: 9 instead of 12",
        "The same action may be taken again: no instead of yes",
        "Hexes drawn to explore: 3 instead of as the die shows",
        "own hexes: LP02 Shimmer Peak, LP03 Pitch Plain, LP04 Spore Meadow, LP05 Rust Ridge, "
        "LP06 Tar Hollow, LP07 Veiled Pass, +2",
        "own market tracks: oil",
    ]
    assert differences(text, "fr")[0] == "Tours d’une partie normale\u00a0: 9 au lieu de 12"
    assert differences(own(parameters={"mc_per_vp": 5}), "en") == []
    assert "they confirm" in page(own(parameters={"mc_per_vp": 5}), "en")


CHANGED: dict[str, Any] = {
    "turns_short": {"1": 4, "2": 4, "3": 6, "4": 4}, "production_match": "colour_value",
    "production_die_source": "building", "rescue_when": "no_unit", "exhaustion_scope": "reserve",
    "start_resources_base": {"iron": 2, "vibrium": 1}, "protection_cost": {"one_of": ["iron"], "amount": 2},
    "depletable_resources": ["mycelium"], "tie_breakers": ["shared"], "recruit_cost": {}, "move_points": 4,
    "dam_cost": {"iron": {"iron": 2}, "vibrium": {"vibrium": 1}, "alloy": {"iron": 1, "vibrium": 2}},
    "protection_range": 0, "extinguish_range": 0, "trading_post_extra_cards": 2, "start_chips": 0,
}  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_other_values_have_words_too(lang: str) -> None:
    for name, value in CHANGED.items():
        text = own(parameters={name: value})
        assert page(text, lang)
        changed = differences(text, lang)
        assert len(changed) == (0 if name == "production_die_source" else 1)


def test_dice_of_sites_and_of_other_colours_are_shown() -> None:
    site = {"slot": "a", "resource": "iron", "elevation": "lowland",
            "production_die": {"colour": "blue", "value": 2}}  # fmt: skip
    tile = {"id": "oil_rig-1", "type": "oil_rig", "production_die": {"colour": "red", "value": 3}}
    shown = plain(page(own(hexes=[{**HEX, "id": "LP02", "sites": [site]}], tiles=[tile]), "en"))
    assert "iron (blue 2)" in shown
    assert "red 3, any 2, any 3" in shown


def test_an_owner_s_volcano_is_not_called_reconstructed() -> None:
    lava = [{"side": "E", "dice": [{"colour": "red", "value": 1}],
             "enabled_by": "volcano_inferred_sides_enabled"}]  # fmt: skip
    shown = plain(page(own(hexes=[{"id": "AR08", "edges": ["plain"] * 6, "lava": lava}]), "en"))
    assert "lava to the east: red 1 (only if switched on)" in shown
    assert "Of the Volcano" not in shown
