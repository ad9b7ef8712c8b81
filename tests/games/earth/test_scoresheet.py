"""Score sheets: every mistake is named, text goes out and comes back, points are those of the oracle."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import earth_oracle as oracle
from earth_examples import EXAMPLES, RANKINGS, random_table
from ludosphere.games.earth import scoring
from ludosphere.games.earth.cards import CARD_BY_ID, CARDS
from ludosphere.games.earth.scoresheet import (
    Sheet,
    check,
    evaluate,
    example,
    placed,
    position_of,
    read,
    tidied,
    write,
)
from ludosphere.games.earth.scoresheet.fields import KINDS, all_fields
from ludosphere.games.earth.scoresheet.lookup import look_up, spelled

LANGUAGES = ("en", "fr")
FAUNA = ("337a", "338b", "339a", "340a")


def text_of(table: dict[str, Any]) -> str:
    """A table of the oracle as a sheet. It has leaves as points only: they go onto the first cards free."""
    beginner = not table["ecosystems"]
    lines = [f"mode: {'beginner' if beginner else 'standard'}"]
    cards = [row["card"] for one in table["players"] for row in one["tableau"]]
    cards += [card for one in table["players"] for card in (one["island"], *one["events"])]
    lines.append(
        f"abundance: {'on' if any(card[:2] == 'ab' for card in [*cards, *boards(table)]) else 'off'}"
    )
    if not beginner:
        lines.append(f"shared: {' '.join(table['ecosystems'])}")
    lines.append(f"fauna: {' '.join(FAUNA)}")
    claims = [(number, level) for number, one in enumerate(table["players"]) for level in one["leaves"]]
    placed_on = claimed(claims, [], beginner) or []
    for number, one in enumerate(table["players"]):
        lines += [f"Player {number + 1}", f"island: {one['island']}", f"climate: {one['climate']}"]
        if one["ecosystem"]:
            lines.append(f"ecosystem: {one['ecosystem']}")
        lines.append(f"soil: {one['soil']} / hand: {one['hand']} / compost: {one['compost']}")
        if one["events"]:
            lines.append(f"events: {', '.join(one['events'])}")
        lines += rows_of(one["tableau"])
        leaves = [f"{card} {claim[1]}" for claim, card in zip(claims, placed_on) if claim[0] == number]
        if leaves:
            lines.append(f"leaves: {', '.join(leaves)}")
        if one["bonus"]:
            lines.append("bonus: yes")
    return "\n".join(lines)


def claimed(claims: list[tuple[int, int]], found: list[str], beginner: bool) -> list[str] | None:
    """A fauna card for each claim, so that nobody has two leaves on one and no level is taken twice."""
    if len(found) == len(claims):
        return found
    number, level = claims[len(found)]
    for card in FAUNA:
        before = [claim for claim, other in zip(claims, found) if other == card]
        if all(claim[0] != number and (beginner or claim[1] != level) for claim in before):
            whole = claimed(claims, [*found, card], beginner)
            if whole is not None:
                return whole
    return None


def boards(table: dict[str, Any]) -> list[str]:
    faces = [one[kind] for one in table["players"] for kind in ("island", "climate", "ecosystem")]
    return [card for card in [*faces, *table["ecosystems"]] if card]


def rows_of(tableau: list[dict[str, Any]]) -> list[str]:
    places = {oracle.place_of(row["at"]): row for row in tableau}
    if not places:
        return []
    left, top = min(column for column, _ in places), min(row for _, row in places)
    rows = []
    for down in range(4):
        cells = []
        for aside in range(4):
            row = places.get((left + aside, top + down))
            cells.append(f"{row['card']} {row['growth']}g {row['sprouts']}s" if row else "-")
        rows.append("row: " + " | ".join(cells))
    return rows


def understood(text: str) -> Sheet:
    sheet, problems = check(read(text))
    assert sheet is not None, [placed(problem, [], "en") for problem in problems]
    return sheet


def complaints(text: str, lang: str = "en") -> list[str]:
    draft = read(text)
    sheet, problems = check(draft)
    assert (sheet is None) == any(not problem.warning for problem in problems)
    names = [draft.get(f"p{number + 1}-name") for number in range(draft.players)]
    return [placed(problem, names, lang) for problem in problems]


def errors(text: str) -> list[str]:
    draft = read(text)
    names = [draft.get(f"p{number + 1}-name") for number in range(draft.players)]
    return [placed(problem, names, "en") for problem in check(draft)[1] if not problem.warning]


# --- points ----------------------------------------------------------------------------------------------
def test_the_example_of_the_rulebook() -> None:
    (one,) = [example for example in EXAMPLES if example["ask"] == ("total",)]
    found = evaluate(understood(text_of(one["table"])), "en")
    assert found.totals == [141] == [one["expected"]]
    points = {line.key: line.points[0] for line in found.lines}
    assert points == {
        "base": 41, "events": -2, "compost": 5, "sprouts": 3, "growth": 5,
        "terrain": 30, "ecosystems": 51, "fauna": 8, "bonus": 0,
    }  # fmt: skip
    for line in found.lines:
        assert [sum(points for _, points in column) for column in line.details] == line.points
        assert all(text for column in line.details for text, _ in column)
    cards = [line for line in found.lines if line.key == "base"]
    assert len(cards[0].details[0]) == 18


@pytest.mark.parametrize("row", RANKINGS, ids=lambda row: row["name"])
def test_ties_are_decided(row: dict[str, Any]) -> None:
    found = evaluate(understood(text_of({**row["table"], "ecosystems": ["305a", "306a"]})), "en")
    if len(set(found.totals)) == 1:
        assert found.ranks == row["expected"]
    assert (found.tie == "") == (len(set(found.totals)) > 1 or found.ranks.count(1) > 1)


@pytest.mark.parametrize("seed", range(40))
def test_random_tables_score_like_the_oracle(seed: int) -> None:
    table = random_table(random.Random(seed), abundance=seed % 4 == 3)
    found = evaluate(understood(text_of(table)), "en")
    for seat, one in enumerate(table["players"]):
        expected = oracle.sheet(table, seat)
        lines = {line.key: line.points[seat] for line in found.lines}
        for key in ("base", "events", "compost", "sprouts", "growth", "fauna"):
            assert lines[key] == expected[key], key
        assert lines["terrain"] == sum(points for _, _, points in expected["terrain"])
        assert lines["ecosystems"] == sum(points for _, points in expected["ecosystems"])
        assert (lines["bonus"] > 0) == (one["bonus"] > 0)
    if not any(one["bonus"] for one in table["players"]) or seed % 4 != 3:
        assert found.ranks == oracle.ranking(table)


@pytest.mark.parametrize("seed", range(12))
def test_where_a_tableau_lies_in_the_frame_makes_no_difference(seed: int) -> None:
    """A narrow tableau may be entered at the left or at the right."""
    table = random_table(random.Random(300 + seed))
    for one in table["players"]:
        one["tableau"] = [{**row, "at": f"d{4 + n}"} for n, row in enumerate(one["tableau"][:4])]
        one["bonus"] = 0
    sheet = understood(text_of(table))
    moved = read(text_of(table))
    for name in list(moved.fields):
        if "c1" in name[4:]:
            moved.put(name.replace("c1", "c3"), moved.fields.pop(name))
    again, _ = check(moved)
    assert again is not None
    assert evaluate(again, "en").totals == evaluate(sheet, "en").totals


def test_gaia_has_her_own_lines() -> None:
    sheet = understood(
        "shared: 305a 306b\nfauna: 337a 338b 339a 340a\nPlayer Anna\nisland: 285a\nclimate: 295a\n"
        "ecosystem: 307a\nrow: 013 4g\nleaves: 337a 11\n"
        "Gaia\nscore pile: Tsunami, Beach, Basil\ncompost: 9 / sprouts: 4 / growth: 20\nleaves: 337a 15"
    )
    found = evaluate(sheet, "fr")
    lines = {line.key: line.points[1] for line in found.lines}
    assert found.names == ["Anna", "Gaïa"]
    assert lines == {
        "base": 16, "events": 0, "compost": 9, "sprouts": 4, "growth": 32,
        "terrain": 0, "ecosystems": 0, "fauna": 15, "bonus": 0,
    }  # fmt: skip
    assert found.ranks == [2, 1]


def test_abundance_counts_more() -> None:
    text = text_of(random_table(random.Random(5)))
    full = "\n".join(f"row: {' | '.join(str(n) for n in range(first, first + 4))}" for first in (1, 5, 9, 13))
    sheet = understood(f"abundance: on\nPlayer A\n{full}\nbonus: yes\nGaia\nleaves made seeds: 3")
    found = {line.key: line.points for line in evaluate(sheet, "en").lines}
    assert found["bonus"] == [11, 0]
    assert found["fauna"] == [0, 5 * 5 + 5 * 3]
    assert understood(text).abundance is False


def test_teams_share_their_rank() -> None:
    sheet = understood("teams: on\n" + "\n".join(f"Player {n}\ncompost: {n}" for n in range(1, 5)))
    first, second, third, fourth = evaluate(sheet, "en").ranks
    assert first == third > second == fourth == 1


def test_one_player_without_gaia() -> None:
    assert evaluate(understood("Player\ncompost: 3"), "en").names == ["Player 1"]


# --- text ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_comes_back_as_it_was(lang: str) -> None:
    text = example(lang)
    draft = read(text)
    sheet, problems = check(draft)
    assert sheet is not None
    assert problems == []
    assert write(draft, lang) == text
    assert understood(example("en")) == understood(example("fr"))


@pytest.mark.parametrize("seed", range(30))
def test_any_table_comes_back(seed: int) -> None:
    sheet = understood(text_of(random_table(random.Random(seed), abundance=seed % 3 == 1)))
    for lang in LANGUAGES:
        draft = tidied(sheet, lang)
        again = read(write(draft, lang))
        assert again.problems == []
        assert again.fields == draft.fields
        assert understood(write(draft, lang)) == sheet


LINES = st.one_of(
    st.sampled_from(
        [
            "mode: Débutant", "mode: ?", "abundance: oui", "teams: maybe", "shared: 305a 306b",
            "fauna: 337a, x",
            "Player", "Joueuse : Zoé", "island: Kauai / climate: 295a", "soil: 0 / hand: 7 compost: 12",
            "events: Tornado; 202", "row: White Oak 3g 2s | - | 027", "row: -", "row: 1 | 2 | 3 | 4 | 5",
            "rangée: chêne blanc 2c 01ge | 1 3g", "leaves: 337a 15, bald eagle", "bonus: yes", "Gaia",
            "gaïa:",
            "score pile: 013, 014", "leaves made seeds: 2", "# said", "row: x 2g 3g 0s|y",
            "leaves: 338a 8",
        ]
    ),
    st.text(st.sampled_from("abgs013 |/:,-#[]éÉ\t\u2028ß"), max_size=20),
    st.builds("{}: {}".format, st.sampled_from(["row", "île", "events"]), st.text(max_size=12)),
)  # fmt: skip


@given(st.lists(LINES, max_size=30), st.sampled_from(LANGUAGES))
def test_whatever_was_understood_comes_back(lines: list[str], lang: str) -> None:
    draft = read("\n".join(lines))
    again = read(write(draft, lang))
    assert again.fields == draft.fields
    assert set(draft.fields) <= set(all_fields(6))
    for lang in LANGUAGES:  # whatever it is, something can be said about it
        complaints("\n".join(lines), lang)


def test_cards_are_found_by_all_that_they_are_called() -> None:
    oak = CARD_BY_ID["013"].index
    for text in ("013", "13", "White Oak", "white  OAK", "Chêne blanc", "chene blanc"):
        assert look_up(text, "plant") == oak
    for what, kinds in KINDS.items():
        for card in CARDS:
            if card.kind in kinds:
                assert look_up(card.id, what) == card.index
                for lang in LANGUAGES:
                    assert look_up(spelled(card.index, what, lang), what) == card.index
    assert CARDS[look_up("Rocky Mountains", "plant")].id == "030"
    assert CARDS[look_up("Rocky Mountains", "ecosystem")].id == "307a"
    assert CARDS[look_up("309a", "ecosystem")].id == "309a"


def test_fields_may_share_a_line_in_either_language() -> None:
    sheet = understood(
        "Joueuse Zoé\nÎLE : Kauai   climat: 295a / ecosysteme: 305b\n"
        "terre: 2 / main: 3 compost: 4   bonus: non"
    )
    (one,) = sheet.players
    assert (one.name, one.soil, one.hand, one.compost) == ("Zoé", 2, 3, 4)
    assert [CARDS[card].id for card in (one.island, one.climate, one.ecosystem)] == ["285a", "295a", "305b"]


def test_fauna_cards_follow_from_the_leaves() -> None:
    sheet = understood("Player A\nleaves: 337a 15\nPlayer B\nleaves: 345b 15, 337a 11")
    assert [CARDS[card].id for card in sheet.fauna[:2]] == ["337a", "345b"]
    assert [one.leaves for one in sheet.players] == [(15, 0, 0, 0), (11, 15, 0, 0)]


# --- mistakes --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no player: begin one"),
        ("Player A\nhello", "Line 2: “hello” is not understood"),
        ("Player A\nwhat island: Kauai", "Line 2: “what” is not understood"),
        ("row: 013", "Line 1: “row” is a player’s"),
        ("Player A\nfauna: 337a", "Line 2: “fauna” is of the whole table"),
        ("Player A\nscore pile: 013", "Line 2: “score pile” is Gaia’s"),
        ("Player A\nsoil: 1\nsoil: 2", "Line 3, A, soil: “soil” is given twice"),
        ("mode: quick\nPlayer A", "Line 1, mode: There is no mode “quick”"),
        ("abundance: perhaps\nPlayer A", "Line 1, Abundance: “perhaps” is neither yes nor no"),
        ("Player A\nbonus: perhaps", "“perhaps” is neither yes nor no"),
        ("Player A\nsoil: -1", "Line 2, A, soil: “-1” is not a whole number"),
        ("Player A\nhand: ٣", "is not a whole number"),
        ("Player A\ncompost: 5000", "Nobody has more than 999"),
        ("Player A\nrow: Wite Oak", "There is no card “Wite Oak”. Perhaps White Oak (013)?"),
        ("Player A\nrow: Xyzzy", "There is no card “Xyzzy”: check the spelling"),
        ("Player A\nrow: Tornado", "Tornado is an event; here belongs a flora or terrain"),
        ("Player A\nevents: 013", "White Oak is a flora; here belongs an event"),
        ("Player A\necosystem: 306", "“306” has two sides: write 306a or 306b"),
        ("Player A\nrow: ab-309", "belongs to Abundance: switch the expansion on"),
        ("Player A\nrow: White Oak 6g", "Line 2, A, row 1, card 1: White Oak has 4 growth spaces, not 6"),
        ("Player A\nrow: 056 1s", "Mountain Laurel has no sprout space"),
        ("Player A\nrow: - | 013 2g 3g", "“growth” is given twice"),
        (
            "Player Anna\nrow: 027\nPlayer Ben\nrow: - | 027",
            "Line 4, Ben, row 1, card 2: Crater is there twice, also here: Anna, row 1, card 1",
        ),
        ("Player A\nevents: 200, Tornado", "Tornado is in this list twice"),
        ("shared: 306a 320a\nPlayer A\necosystem: 306b", "on a card that is in play already"),
        ("shared: 306a 320a 321a\nPlayer A", "3 Ecosystems are shared; there are 2"),
        ("fauna: 337a 338a 339a 340a 341a\nPlayer A", "5 fauna cards are on the board; there are 4"),
        ("Player A\nrow: 1\nrow: 2\nrow: 3 | 4 | 5 | 6 | 7", "Row 3 has 5 cells; 4 at most fit"),
        (
            "Player A\nrow: 1\nrow: 2\nrow: 3\nrow: 4\nrow: 5",
            "Line 6, A, row 4, card 1: A tableau has 4 rows",
        ),
        ("Player A\nrow: 1 | - | 2", "Line 2, A, row 1, card 3: Prairie lies apart"),
        ("mode: beginner\nPlayer A\necosystem: 306a", "In Beginner mode there are no Ecosystems"),
        ("mode: beginner\nshared: 306a\nPlayer A", "In Beginner mode there are no Ecosystems"),
        ("mode: beginner\nPlayer A\nleaves: 337a 15", "in Beginner mode every leaf is worth 10"),
        ("Player A\nleaves: 337a 12", "the levels are 15, 11, 8, 6 or 5"),
        ("Player A\nleaves: 337a", "Which level has the leaf on 337a?"),
        ("Player A\nleaves: 337a 15, Bald Eagle 11", "Two leaves on Bald Eagle"),
        ("fauna: 337a\nPlayer A\nleaves: 338a 15", "338a is not one of the fauna cards"),
        (
            "Player Anna\nleaves: 337a 15\nPlayer Ben\nleaves: 337a 15",
            "Level 15 of Bald Eagle is taken twice, by Anna and by Ben",
        ),
        ("Player A\nbonus: yes", "The completion bonus takes 16 cards; A has 0"),
        ("Player A\nbonus: yes\nPlayer B\nbonus: yes", "A and B can’t both have the completion bonus"),
        ("Player A\nGaia\nleaves made seeds: 2", "with Abundance only"),
        (
            "abundance: on\nPlayer A\nGaia\nleaves made seeds: 6",
            "6 leaves can’t have become seeds: of 5 only 5",
        ),
        ("Player A\nPlayer B\nGaia", "Gaia plays against one player only"),
        ("mode: beginner\nPlayer A\nGaia", "Against Gaia the mode is standard or advanced"),
        ("teams: on\nPlayer A", "Teams are 2 against 2"),
        ("teams: on\nabundance: on" + "\nPlayer" * 4, "Teams and Abundance don’t go together"),
        ("Player\n" * 6, "There are 5 players at most"),
        ("Player\n" * 7, "There are 6 players at most"),
        ("Player A\ncompost: 200 / hand: 99", "299 cards are on the table"),
    ],
)
def test_a_mistake_is_named(text: str, said: str) -> None:
    assert any(said in error for error in errors(text)), errors(text)


def test_pieces_in_a_french_row_are_not_guessed() -> None:
    """In English g is growth, in French it could as well be "germes"."""
    assert any(
        "write 2c for growth, 2ge for sprouts" in error for error in errors("Joueur A\nrangée: 013 2g")
    )
    (planted,) = understood("Joueur A\nrangée: chêne blanc 2c 1 germe").players[0].tableau
    assert (planted.growth, planted.sprouts) == (2, 1)


def test_all_mistakes_are_named_at_once() -> None:
    found = errors("mode: x\nPlayer A\nsoil: y\nrow: zzzzzz | 013 9g\nevents: 013\nnonsense")
    assert [error.partition(":")[0] for error in found] == [
        "Line 1, mode",
        "Line 3, A, soil",
        "Line 4, A, row 1, card 1",
        "Line 4, A, row 1, card 2",
        "Line 5, A, events",
        "Line 6",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Player A\nsoil: 1", "No Island is entered for A"),
        ("Player A", "Nothing is entered for A yet"),
        ("shared: 305a\nPlayer A", "One of the two shared Ecosystems"),
        ("Player A\nleaves: 337a 15", "A does not meet Bald Eagle now: 0 of 4"),
        ("Player A\nleaves: 337a 11", "Level 15 of Bald Eagle is free"),
        ("Player A", "Nobody has 16 cards yet"),
        ("Player A\nrow: 1|2|3|4\nrow: 5|6|7|8\nrow: 9|10|11|12\nrow: 13|14|15|16", "who has the completion"),
    ],
)
def test_what_is_odd_is_said_and_scored(text: str, said: str) -> None:
    assert errors(text) == []
    assert any(said in complaint for complaint in complaints(text)), complaints(text)


def test_a_text_that_is_no_sheet_is_not_read_to_its_end() -> None:
    found = complaints("hello\n" * 50_000)
    assert 90 < len(found) < 110
    assert "the text was not read" in found[-1]
    assert len(complaints("Player A\nleaves: " + "x," * 50_000)) < 120


def test_a_sheet_without_oddities() -> None:
    assert complaints(example("en")) == []


def test_the_position_is_a_finished_one() -> None:
    position = position_of(understood(example("en")))
    assert position.to_move() == []
    result = position.result()
    assert result is not None
    assert result.scores == evaluate(understood(example("en")), "en").totals
    assert [line.key for line in result.sheet] == list(scoring.LINES)
