"""Decks: what the packs of this package hold, packs from outside, and every fault a pack can have."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from dataclasses import FrozenInstanceError
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludosphere.cli import main
from ludosphere.core.errors import LudosphereError, OptionError
from ludosphere.games.bioviva import decks, packcheck
from ludosphere.games.bioviva.decks import Deck, deck
from ludosphere.games.bioviva.letters import LANGUAGES
from ludosphere.games.bioviva.lexicon import lexicon_of
from ludosphere.games.bioviva.scenecheck import ELEMENTS, scene_faults, telling

SKY = deck("sky_space")
Files = dict[str, str]


@pytest.fixture(autouse=True)
def _no_deck_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks, "_added", {})


@cache
def _pack() -> Files:
    files = dict(SKY.files)
    told = json.loads(files["deck.json"])
    files["deck.json"] = json.dumps({**told, "id": "own", "names": {"fr": "À moi", "en": "Mine"}})
    return files


def pack(**changes: Any) -> Files:
    """A faultless pack from outside, with changes to its deck.json."""
    files = dict(_pack())
    files["deck.json"] = json.dumps({**json.loads(files["deck.json"]), **changes})
    return files


def with_card(no: int, /, **changes: Any) -> Files:
    """That pack with one card changed; a field that is None is left out."""
    files = pack()
    for name in decks.card_files(files):
        told = json.loads(files[name])
        for card in told["cards"]:
            if card["no"] == no:
                card |= changes
                for field in [field for field, value in card.items() if value is None]:
                    del card[field]
        files[name] = json.dumps(told)
    return files


def with_file(name: str, text: str | None) -> Files:
    """That pack with one file changed, or without it."""
    files = {**pack(), name: text or ""}
    if text is None:
        del files[name]
    return files


def rules(files: Files) -> list[tuple[str, str, str]]:
    return [(fault.file, fault.card, fault.rule) for fault in packcheck.structure(files) if not fault.note]


# The decks of this package


def test_the_first_deck_is_the_default() -> None:
    assert decks.decks()[0] == "sky_space"
    assert decks.option().default == "sky_space"


@pytest.mark.parametrize("name", decks.decks())
def test_a_shipped_deck_is_complete(name: str) -> None:
    made = deck(name)
    assert made.id == name
    assert set(made.names) == set(LANGUAGES)
    assert len(made.cards) >= packcheck.FEWEST
    assert [card.no for card in made.cards] == [*range(1, len(made.cards) + 1)]
    kinds = {one.id: one.kind for one in made.characteristics}
    assert len(kinds) == 5
    for card in made.cards:
        assert kinds[card.pair[0]] == kinds[card.strict[0]] == "zone"
        assert kinds[card.strict[1]] == "theme"
    for index in range(len(made.cards)):
        assert made.scene(index).startswith("<svg")
    assert repr(made) == f"<deck {name}: {len(made.cards)} cards>"


@pytest.mark.parametrize("name", decks.decks())
def test_a_shipped_deck_has_no_fault(name: str) -> None:
    from ludosphere.games.bioviva.deckcheck import check

    cards, found = check(deck(name).files)
    assert cards == len(deck(name).cards)
    assert [fault.sentence("en") for fault in found if not fault.note] == []


def test_the_sixty_eight_cards_of_sky_and_space() -> None:
    """How many cards have each pair, as the plan of the deck says."""
    letter = dict(zip((one.id for one in SKY.characteristics), "ASULP", strict=True))
    for profile, wanted in [
        ("mixed", {"AL": 11, "AP": 13, "LS": 10, "PS": 8, "LU": 6, "PU": 7, "AS": 6, "AU": 2, "SU": 5}),
        ("strict", {"AL": 13, "AP": 17, "LS": 11, "PS": 10, "LU": 8, "PU": 9}),
    ]:
        pairs = ("".join(sorted(letter[one] for one in SKY.pair(index, profile))) for index in range(68))
        assert Counter(pairs) == wanted


@pytest.mark.parametrize(
    ("name", "two_zones"),
    [("sky_space", [18, 39, 54, 55, 56, 58, 59, 61, 63, 65, 66, 67, 68]), ("seas_oceans", [*range(49, 61)])],
)
def test_which_cards_have_two_zones(name: str, two_zones: list[int]) -> None:
    kinds = {one.id: one.kind for one in deck(name).characteristics}
    cards = deck(name).cards
    assert [card.no for card in cards if {kinds[one] for one in card.pair} == {"zone"}] == two_zones
    assert [card.no for card in cards if card.pair != card.strict] == two_zones


@pytest.mark.parametrize(
    ("name", "number", "lang", "right", "wrong"),
    [
        ("sky_space", 4, "fr", "par la main", "par les mains"),
        ("sky_space", 25, "en", "crew has followed crew", "never leaves"),
        ("sky_space", 26, "en", "the Soviet pilot Leonov", "Russian"),
        ("sky_space", 26, "fr", "le Soviétique Leonov", "Russe"),
        ("sky_space", 29, "en", "thirty-nine seconds", "a few seconds"),
        ("sky_space", 29, "fr", "trente-neuf secondes", "quelques secondes"),
        ("sky_space", 29, "fr", "plus ténu", "plus fin"),
        ("sky_space", 40, "fr", "chaque choc sèmerait de nouvelles ordures", "éviter"),
        ("sky_space", 42, "fr", "sec et raréfié", "mince"),
        ("sky_space", 48, "en", "Constellation of Taurus", "Constellation Taurus"),
        ("sky_space", 51, "en", "Constellation of Andromeda", "Constellation Andromeda"),
        ("sky_space", 52, "en", "Constellation of Corvus", "Constellation Corvus"),
        ("sky_space", 54, "en", "Constellation of Orion", "Constellation Orion"),
        ("sky_space", 60, "fr", "Juste au-dessus de l’herbe", "Juste avant"),
        ("seas_oceans", 58, "fr", "un scooter des mers", "un scooter,"),
    ],
)
def test_texts_of_cards_say_it_right(name: str, number: int, lang: str, right: str, wrong: str) -> None:
    card = deck(name).cards[number - 1]
    text = f"{card.place[lang]}. {card.commentary[lang]}"
    assert right in text
    assert wrong not in text


def test_masks_are_the_two_characteristics() -> None:
    """Ruling 16: a card's two characteristics are a set."""
    ids = [one.id for one in SKY.characteristics]
    for profile in decks.PROFILES:
        for index, mask in enumerate(SKY.masks(profile)):
            assert {id for bit, id in enumerate(ids) if mask >> bit & 1} == set(SKY.pair(index, profile))


def test_labels_are_in_the_language() -> None:
    assert SKY.labels(0, "mixed", "fr") == ["Atmosphère", "Loisirs & Exploration"]
    assert SKY.labels(0, "mixed", "en") == ["Atmosphere", "Leisure & Exploration"]
    mixed = next(index for index, card in enumerate(SKY.cards) if card.pair != card.strict)
    assert SKY.labels(mixed, "mixed", "en") != SKY.labels(mixed, "strict", "en")


def test_a_deck_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        SKY.id = "mine"  # type: ignore[misc]
    with pytest.raises(TypeError):
        SKY.cards[0].title["fr"] = "Autre"  # type: ignore[index]
    with pytest.raises(TypeError):
        SKY.names["fr"] = "Autre"  # type: ignore[index]
    assert deck("sky_space") is SKY
    assert lexicon_of(SKY, "fr") is lexicon_of(SKY, "fr", "standard")
    assert lexicon_of(SKY, "fr") is not lexicon_of(SKY, "fr", "strict")


@pytest.mark.long
def test_no_dictionary_is_read_before_round_two() -> None:
    code = (
        "import sys\nfrom ludosphere.games.bioviva.decks import deck\n"
        "from ludosphere.games.bioviva.lexicon import lexicon_of\n"
        "made = deck('sky_space')\nmade.masks('mixed'), made.labels(0, 'mixed', 'fr')\n"
        "print([name for name in ('simplemma', 'snowballstemmer') if name in sys.modules])\n"
        "lexicon_of(made, 'fr').families('étoile')\nprint('simplemma' in sys.modules)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": ":".join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert ran.stdout.split("\n")[:2] == ["[]", "True"]


@pytest.mark.parametrize("name", ["nowhere", "", "../sky_space", "sky_space/", "x" * 500])
def test_an_unknown_deck_is_refused_in_a_sentence(name: str) -> None:
    for refused in (lambda: deck(name), lambda: decks.option().check(name)):
        with pytest.raises(
            OptionError, match=r"There is no deck .* here; there are sky_space.*--deck FOLDER"
        ):
            refused()


@pytest.mark.parametrize("value", [3, None, ["sky_space"]])
def test_the_option_takes_ids_only(value: object) -> None:
    assert decks.option().check("sky_space") == "sky_space"
    with pytest.raises(OptionError, match="no deck"):
        decks.option().check(value)


# Packs from outside


def test_a_pack_becomes_a_deck() -> None:
    made = packcheck.add(pack())
    assert isinstance(made, Deck)
    assert decks.decks()[-1] == "own"
    assert deck("own") is made
    assert decks.option().check("own") == "own"
    assert made.scene(3) == SKY.scene(3)
    assert made.names["fr"] == "À moi"
    assert lexicon_of(made, "fr").same_family("couleur", "coloré")
    assert packcheck.add(pack()) is made


def test_a_pack_has_families_of_its_own() -> None:
    files = pack()
    told = json.loads(files["families_fr.json"])
    told["families"]["brume"] = ["brume", "mouette"]
    files["families_fr.json"] = json.dumps(told)
    made = packcheck.add(files)
    assert lexicon_of(made, "fr").same_family("brume", "mouettes")
    assert not lexicon_of(made, "fr").same_family("brume", "embrumer")
    assert not lexicon_of(SKY, "fr").same_family("brume", "mouettes")
    assert lexicon_of(SKY, "fr").same_family("brume", "embrumer")


def test_a_pack_needs_an_id_of_its_own() -> None:
    packcheck.add(pack())
    with pytest.raises(LudosphereError, match="there is a deck 'own' already"):
        packcheck.add(pack(names={"fr": "Autre", "en": "Other"}))
    with pytest.raises(LudosphereError, match="there is a deck 'sky_space' already"):
        packcheck.add(pack(id="sky_space"))


def test_a_pack_with_faults_is_refused() -> None:
    files = with_card(5, place=None, scene=None)
    with pytest.raises(LudosphereError) as caught:
        packcheck.add(files, "/here")
    assert str(caught.value).startswith("/here can't be played. cards-01-17.json, glider_wave, fr: the text")
    assert "Faults in all: 4;" in str(caught.value)
    assert "own" not in decks.decks()


def test_a_pack_is_not_changed_from_outside() -> None:
    files = pack()
    made = packcheck.add(files)
    files["scenes/01.svg"] = "<svg/>"
    assert made.scene(0) == SKY.scene(0)


def test_a_card_without_strict_second_keeps_its_pair() -> None:
    made = packcheck.add(with_card(1, strict_second=None))
    assert made.cards[0].strict == made.cards[0].pair


# Every fault, with file and card


def test_a_pack_without_fault() -> None:
    assert rules(pack()) == []


LABELS = json.loads(SKY.files["deck.json"])["characteristics"]


@pytest.mark.parametrize(
    ("changes", "card", "rule"),
    [
        ({"id": "Own"}, "", "id"),
        ({"id": "../own"}, "", "id"),
        ({"id": None}, "", "id"),
        ({"id": "x" * 41}, "", "id"),
        ({"names": {"fr": "À moi"}}, "", "no-name"),
        ({"names": None}, "", "no-name"),
        ({"characteristics": None}, "", "five"),
        ({"characteristics": LABELS[:4]}, "", "five"),
        ({"characteristics": [*LABELS, LABELS[0] | {"id": "more"}]}, "", "five"),
        ({"characteristics": [*LABELS[:4], "P"]}, "?", "characteristic"),
        (
            {"characteristics": [*LABELS[:4], LABELS[4] | {"kind": "place"}]},
            "physics_dangers",
            "characteristic",
        ),
        ({"characteristics": [*LABELS[:4], LABELS[4] | {"id": ""}]}, "", "characteristic"),
        ({"characteristics": [*LABELS[:4], LABELS[3]]}, "leisure_exploration", "characteristic-twice"),
        ({"characteristics": [*LABELS[:4], LABELS[4] | {"fr": " "}]}, "physics_dangers", "no-label"),
        ({"characteristics": [*LABELS[:4], LABELS[4] | {"memo": {"fr": "x"}}]}, "physics_dangers", "no-memo"),
        ({"characteristics": [one | {"kind": "zone"} for one in LABELS]}, "", "no-kind"),
    ],
)
def test_faults_of_the_deck(changes: dict[str, Any], card: str, rule: str) -> None:
    assert ("deck.json", card, rule) in rules(pack(**changes))


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        *(({field: None}, "no-text") for field in packcheck.TEXTS),
        *(({field: {"fr": "Ici", "en": ""}}, "no-text") for field in packcheck.TEXTS),
        *(({field: "Ici"}, "no-text") for field in packcheck.TEXTS),
        ({"characteristics": None}, "characteristics"),
        ({"characteristics": "AL"}, "characteristics"),
        ({"characteristics": ["atmosphere"]}, "characteristics"),
        ({"characteristics": ["atmosphere", "atmosphere"]}, "characteristics"),
        ({"characteristics": ["atmosphere", "sea"]}, "characteristics"),
        ({"characteristics": ["atmosphere", ["universe"]]}, "characteristics"),
        ({"characteristics": ["atmosphere", "universe", "solar_system"]}, "characteristics"),
        ({"characteristics": ["leisure_exploration", "atmosphere"]}, "zone-first"),
        ({"strict_second": "universe"}, "strict"),
        ({"strict_second": ["physics_dangers"]}, "strict"),
        ({"no": None}, "number"),
        ({"no": "3"}, "number"),
        ({"no": True}, "number"),
        ({"no": 0}, "number"),
        ({"no": 69}, "number"),
        ({"no": 4}, "number-twice"),
        ({"colour": "red"}, "field"),
        ({"content": ["est"]}, "no-words"),
        ({"content": {"fr": "est"}}, "no-words"),
        ({"unavoidable": {"de": []}}, "no-words"),
        ({"tags": {"fr": [1]}}, "no-words"),
        ({"lemmas": ["fils"]}, "no-lemmas"),
        ({"lemmas": {"de": {}}}, "no-lemmas"),
        ({"lemmas": {"fr": ["fils"]}}, "no-lemmas"),
        ({"lemmas": {"fr": {"fils": "Fil"}}}, "no-lemmas"),
        ({"lemmas": {"fr": {"fils": 1}}}, "no-lemmas"),
    ],
)
def test_faults_of_a_card(changes: dict[str, Any], rule: str) -> None:
    wanted = ("cards-01-17.json", "giant_kites", rule)
    other = ("cards-01-17.json", "free_fall", rule)
    found = rules(with_card(3, **changes))
    assert wanted in found or other in found


@pytest.mark.parametrize("id", [None, "", "Kites", "giant kites", 3])
def test_a_card_has_an_id(id: object) -> None:
    assert [rule for _, _, rule in rules(with_card(3, id=id))] == ["id"]


def test_two_cards_with_one_id() -> None:
    assert ("cards-01-17.json", "free_fall", "twice") in rules(with_card(3, id="free_fall"))


def test_a_deck_has_sixty_cards() -> None:
    files = pack()
    last = "cards-52-68.json"
    cards = json.loads(files[last])["cards"]
    for left, fault in ((9, False), (8, True)):
        fewer = {name: text for name, text in files.items() if name < f"scenes/{51 + left + 1:02}.svg"}
        fewer[last] = json.dumps({"cards": cards[:left]})
        assert (("deck.json", "", "few-cards") in rules(fewer)) == fault
        assert fault or rules(fewer) == []


@pytest.mark.parametrize(
    ("name", "text", "rule"),
    [
        ("deck.json", None, "no-file"),
        ("deck.json", "{", "no-json"),
        ("deck.json", "[]", "no-deck"),
        ("cards-01-17.json", "{", "no-json"),
        ("cards-01-17.json", "{}", "no-list"),
        ("cards-01-17.json", "[]", "no-list"),
        ("cards-01-17.json", '{"cards": [1]}', "no-card"),
        ("families_fr.json", None, "no-file"),
        ("families_fr.json", "", "no-json"),
        ("families_fr.json", "[]", "no-families"),
        ("families_fr.json", '{"families": {"ciel": "ciel"}}', "no-families"),
        ("families_fr.json", '{"families": {"ciel": []}}', "no-families"),
        ("families_fr.json", '{"families": {}, "altered": {"ciel": ["ciel"]}}', "no-groups"),
        ("families_fr.json", '{"families": {}, "suppletive": []}', "no-groups"),
        ("scenes/03.svg", None, "no-scene"),
        ("scenes/69.svg", "<svg/>", "scene-name"),
        ("scenes/kites.svg", "<svg/>", "scene-name"),
        ("scenes/3.svg", "<svg/>", "scene-name"),
    ],
)
def test_faults_of_files(name: str, text: str | None, rule: str) -> None:
    assert (name, rule) in [(file, rule) for file, _, rule in rules(with_file(name, text))]


@pytest.mark.parametrize(
    ("table", "rule"),
    [
        ({"families": {"ciel": ["ciel", "ciel"]}}, "member-twice"),
        ({"families": {"ciel": ["Ciel"]}}, "member"),
        ({"families": {"coeur": ["cœur"]}}, "member"),
        ({"families": {"ciel": ["cieux*"]}}, "member"),
        ({"families": {"ciel": ["e\u0301toile"]}}, "member"),
        ({"families": {"ciel": ["les"]}}, "member-function"),
        ({"families": {"ciel": ["ciel", "céleste"]}, "altered": {"air": [["céleste"]]}}, "no-family"),
        ({"families": {"ciel": ["ciel"]}, "altered": {"ciel": [["céleste"]]}}, "altered"),
        ({"families": {"ciel": ["ciel"]}, "altered": {"ciel": [["ciel"]]}}, "altered"),
        ({"families": {"eau": ["eau"]}, "suppletive": {"mer": [["aquatique"]]}}, "no-family"),
        ({"families": {"eau": ["eau"]}, "suppletive": {"eau": [["Aquatique"]]}}, "member"),
    ],
)
def test_faults_of_families(table: dict[str, Any], rule: str) -> None:
    name = next(iter(table["families"])) if rule.startswith("member") or rule == "altered" else None
    found = rules(with_file("families_fr.json", json.dumps(table)))
    assert [one for one in found if one[0] == "families_fr.json" and name in (None, one[1])] == [
        ("families_fr.json", name or found[0][1], rule)
    ]


def test_other_files_are_noted() -> None:
    found = packcheck.structure(with_file("notes.md", "to do"))
    assert [(fault.file, fault.rule, fault.note) for fault in found] == [("notes.md", "other-file", True)]


def test_two_cards_with_one_picture() -> None:
    assert rules(with_file("scenes/03.svg", SKY.scene(1))) == [("scenes/03.svg", "giant_kites", "same-scene")]


# Pictures

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">'
WORDS = telling({"fr": "Cerfs-volants géants", "en": "Giant kites"}, "giant_kites")


def drawn(inside: str, head: str = HEAD) -> list[str]:
    return [rule for rule, _ in scene_faults(f"{head}{inside}</svg>", WORDS)]


def test_what_tells_a_title() -> None:
    assert {"cerfs", "volants", "geants", "giant", "kites"} == WORDS
    assert telling(None, "io") == set()
    assert telling({"fr": "Au feu", "en": 3}, "x1") == {"feu"}


def test_a_plain_picture() -> None:
    assert drawn("") == []
    assert drawn('<defs><linearGradient id="c1"><stop offset="0" stop-color="#fff"/></linearGradient></defs>'
                 '<rect width="480" height="320" fill="url(#c1)"/><use href="#c1"/>') == []  # fmt: skip
    assert {"script", "style", "text", "title", "desc", "metadata", "image", "a", "foreignObject"}.isdisjoint(
        ELEMENTS
    )


@pytest.mark.parametrize(
    ("inside", "rule"),
    [
        ("<script/>", "scene-element"),
        ("<script>alert(1)</script>", "scene-element"),
        ("<title>Kites</title>", "scene-element"),
        ("<desc>Kites</desc>", "scene-element"),
        ("<metadata/>", "scene-element"),
        ("<text>Kites</text>", "scene-element"),
        ("<style>*{}</style>", "scene-element"),
        ('<image href="a.png"/>', "scene-element"),
        ("<foreignObject/>", "scene-element"),
        ('<animate attributeName="x"/>', "scene-element"),
        ('<g xmlns="http://www.w3.org/1999/xhtml"/>', "scene-element"),
        ("<g>kites</g>", "scene-text"),
        ("<g/>kites", "scene-text"),
        ("<!-- kites -->", "scene-markup"),
        ("<?php kites?>", "scene-markup"),
        ('<g onclick="x()"/>', "scene-attribute"),
        ('<g ONLOAD="x()"/>', "scene-attribute"),
        ('<g class="kites"/>', "scene-attribute"),
        ('<g style="fill:red"/>', "scene-attribute"),
        ('<g aria-label="kites"/>', "scene-attribute"),
        ('<g data-name="kites"/>', "scene-attribute"),
        ('<g xmlns:i="urn:i" i:label="kites"/>', "scene-attribute"),
        ('<use href="other.svg#a"/>', "scene-outside"),
        ('<use href="https://example.org/a.svg#a"/>', "scene-outside"),
        ('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="data:image/svg+xml,a"/>', "scene-outside"),
        ('<g fill="url(http://example.org/a)"/>', "scene-outside"),
        ('<g fill="URL( &quot;a.svg#b&quot;)"/>', "scene-outside"),
        ('<g fill="url(#none)"/>', "scene-reference"),
        ('<use href="#none"/>', "scene-reference"),
        ('<g id="kites"/>', "scene-id"),
        ('<g id="bigKITES"/>', "scene-id"),
        ('<g id="the_number_seventeen"/>', "scene-id"),
        ('<g id="a b"/>', "scene-id"),
        ('<g id="a"/><g id="a"/>', "scene-id-twice"),
        ("<g>", "no-xml"),
        ("&kites;", "no-xml"),
        (f'<path d="{"M0 0" * 16_000}"/>', "scene-size"),
    ],
)
def test_faults_of_a_picture(inside: str, rule: str) -> None:
    assert drawn(inside) == [rule]


@pytest.mark.parametrize(
    "head", ["<svg>", '<svg xmlns="http://www.w3.org/2000/svg">', HEAD.replace("480", "48")]
)
def test_the_frame_of_a_picture(head: str) -> None:
    assert "scene-frame" in drawn("", head)


def test_no_entities_are_resolved() -> None:
    bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + HEAD + "&b;</svg>"
    assert [rule for rule, _ in scene_faults(bomb, set())] == ["scene-markup"]


# The command


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in pack().items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("lang", "fine", "note"),
    [("en", "68 cards, no fault.", "is not read"), ("fr", "68 cartes, aucun défaut.", "n’est pas lu")],
)
def test_check(folder: Path, capsys: pytest.CaptureFixture[str], lang: str, fine: str, note: str) -> None:
    (folder / "README.md").write_text("My deck")
    (folder / ".hidden").write_bytes(b"\xff")
    assert main(["decks", "check", str(folder), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert fine in said
    assert note in said
    assert main(["decks", "check", str(folder), "--lang", lang, "--quiet"]) == 0
    assert capsys.readouterr().out == fine + "\n"


def test_check_with_faults(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "cards-01-17.json"
    told = json.loads(path.read_text(encoding="utf-8"))
    told["cards"][0]["commentary"] = {"fr": "Le vent.", "en": "The wind."}
    told["cards"][1]["place"] = {"fr": "Annecy"}
    path.write_text(json.dumps(told))
    (folder / "scenes/02.svg").unlink()
    assert main(["decks", "check", str(folder), "--quiet"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert "cards-01-17.json, paraglider_lake, en: the text `place` is missing." in said
    assert "scenes/02.svg, paraglider_lake: the picture of this card is missing." in said
    assert "cards-01-17.json, balloons_dawn, fr: 2 words; 45 to 60 are asked for." in said
    assert said[-1] == "68 cards, 8 faults."


@pytest.mark.parametrize("missing", ["nowhere", "deck.json/x"])
def test_check_without_a_folder(folder: Path, capsys: pytest.CaptureFixture[str], missing: str) -> None:
    assert main(["decks", "check", str(folder / missing)]) == 2
    assert capsys.readouterr().err.startswith("ludosphere: ")


def test_check_of_bytes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "scenes/09.svg").write_bytes(b"\xff\xfe")
    assert main(["decks", "check", str(folder)]) == 2
    assert "09.svg is no text in UTF-8" in capsys.readouterr().err
    (folder / "scenes/09.svg").write_bytes(b" " * 6_000_000)
    assert main(["decks", "check", str(folder)]) == 2
    assert "09.svg is too large" in capsys.readouterr().err


def test_check_names_every_file_it_cannot_read(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("deck.json", "scenes/09.svg", "scenes/10.svg"):
        (folder / name).write_bytes(b"\xff\xfe")
    assert main(["decks", "check", str(folder)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert [line.split(" is no text in UTF-8")[0].rsplit("/", 1)[1] for line in said] == [
        "deck.json",
        "09.svg",
        "10.svg",
    ]


def test_check_names_every_foreign_file_whatever_it_holds(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ["cover.png", "notes.md", "old.zip", "cards.txt"]
    for name in [*names, "scenes/09.png", "scenes/cloud.svg"]:
        (folder / name).write_bytes(b"\x89\xff\xfe")
    (folder / "huge.tif").write_bytes(b" " * 6_000_000)
    assert main(["decks", "check", str(folder)]) == 1
    said = capsys.readouterr().out
    for name in [*names, "huge.tif"]:
        assert f"{name}: this file is no part of a deck and is not read." in said
    for name in ("scenes/09.png", "scenes/cloud.svg"):
        assert f"{name}: no card has a picture with this name" in said
    assert said.endswith("68 cards, 2 faults.\n")


def test_an_empty_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks", "check", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "deck.json: this file is missing." in said
    assert "there is no file cards-*.json." in said


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks", "list", "--lang", "fr"]) == 0
    assert "sky_space         68  Ciel et Espace" in capsys.readouterr().out


@pytest.mark.parametrize("which", ["sky_space", "folder"])
def test_words(folder: Path, capsys: pytest.CaptureFixture[str], which: str) -> None:
    """The word lists of a finished deck (SCHEMA.md of the deck's data)."""
    given = str(folder) if which == "folder" else which
    assert main(["decks", "words", given, "--card", "1"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    card = json.loads(line)
    assert (card["no"], card["id"]) == (1, "balloons_dawn")
    assert set(card["families"]) == set(LANGUAGES)
    assert card["families"]["fr"][1] == {
        "token": "brûleur",
        "lemma": "brûleur",
        "content": True,
        "dead": False,
        "family": "brûler",
    }
    assert main(["decks", "words", given]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 68


def test_words_of_no_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks", "words", "nowhere"]) == 2
    assert capsys.readouterr().err == "ludosphere: nowhere is no folder.\n"


def test_games_without_decks_take_none(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "biomos", "--games", "1", "--deck", str(folder)]) == 2
    assert "biomos takes no decks; they are for bioviva." in capsys.readouterr().err
    assert "own" not in decks.decks()


def test_simulate_with_a_deck_of_ones_own(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "bioviva", "--games", "1", "--bots", "random", "-o", "deck=own"]
    assert main([*arguments, "--deck", str(folder)]) == 0
    capsys.readouterr()
    decks._added.clear()
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert "There is no deck 'own' here; there are sky_space" in said
    assert "--deck FOLDER" in said


def test_records_name_their_deck(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = folder / "game.ludo"
    record.write_text('[Game "bioviva"]\n[Rules "1"]\n[Options "deck=own"]\n[Seed "1"]\n')
    assert main(["replay", str(record), "--deck", str(folder)]) == 0
    capsys.readouterr()
    decks._added.clear()
    assert main(["replay", str(record)]) == 2
    assert "There is no deck 'own' here" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_server_offers_the_deck(folder: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import ludosphere.web.server

    offered: list[str] = []
    monkeypatch.setattr(
        ludosphere.web.server, "serve", lambda *_, **__: offered.extend(decks.option().values) or 0
    )
    assert main([command, "--deck", str(folder)]) == 0
    assert offered[-1] == "own"


TOLD = Path(packcheck.__file__).parent.joinpath("text/en.ftl").read_text(encoding="utf-8")
OF_TEXTS = {
    *("length", "sentences", "characters", "dead", "both", "unknown", "figures", "families", "names", "seen"),
    *("content-missing", "lemma-missing", "unavoidable-missing", "same-text", "phrase", "fine"),
    *("faults", "notes"),
}
RULES = set(re.findall(r"^deck-([a-z-]+) =", TOLD, re.MULTILINE)) - OF_TEXTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_a_pack_has_a_sentence(lang: str) -> None:
    labels = [*LABELS[1:3], LABELS[2], LABELS[3] | {"fr": "", "memo": {"fr": "x"}}, LABELS[4], 5]
    files = pack(id="", names=None, characteristics=labels)
    table = {
        "families": {"a": ["les", "Été", "x", "x"]},
        "altered": {"b": [["c"]], "a": [["a"]]},
        "suppletive": 1,
        "forms": {"b": ["y"]},
    }
    files["families_fr.json"] = json.dumps(table)
    files["families_en.json"] = "[]"
    cards = json.loads(files["cards-01-17.json"])["cards"][:15]
    cards[0] |= {"place": None, "characteristics": ["universe"], "content": 1, "colour": "red", "lemmas": 1}
    cards[1] |= {"id": "giant_kites", "characteristics": ["solar_system", "universe"]}
    cards[3] |= {"id": "", "strict_second": "universe", "characteristics": ["universe", "solar_system"]}
    cards[13] |= {"no": 99}
    cards[14] |= {"no": 13}
    cards[4] |= {"characteristics": ["leisure_exploration", "universe"]}
    files["cards-01-17.json"] = json.dumps({"cards": [*cards, 3]})
    files["cards-18-34.json"] = "{}"
    files["cards-35-51.json"] = "{"
    files["cards-52-68.json"] = '{"cards": []}'
    del files["scenes/03.svg"]
    files["scenes/02.svg"] = files["scenes/01.svg"]
    for number, inside in enumerate(
        [
            *("<!-- -->", "<g>", "<script/>", "<g>a</g>", '<g class="a"/>', '<use href="a"/>'),
            *('<use href="#a"/>', '<g id="a b"/>', '<g id="a"/><g id="a"/>', "é" * 40_000),
        ],
        start=4,
    ):
        files[f"scenes/{number:02}.svg"] = f"{HEAD if number > 6 else '<svg>'}{inside}</svg>"
    found = packcheck.structure({**files, "notes.txt": ""})
    found += packcheck.structure({"cards-1.json": '{"cards": []}'})
    found += packcheck.structure({"deck.json": "[]"})
    found += packcheck.structure({"deck.json": json.dumps({"characteristics": LABELS[:1]})})
    assert {fault.rule for fault in found} == RULES
    for fault in found:
        assert fault.sentence(lang).startswith(", ".join(filter(None, (fault.file, fault.card, fault.lang))))
