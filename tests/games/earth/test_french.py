"""Good French for Earth: one word for each thing, everywhere a player reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludosphere
from ludosphere.games.earth.cards import CARDS
from ludosphere.games.earth.wording.sentences import card_lines

ROOT = Path(ludosphere.__file__).parent
FILES = [
    *sorted(ROOT.joinpath("games", "earth").rglob("fr.ftl")),
    ROOT / "terminal" / "text" / "fr.ftl",
    ROOT / "web" / "text" / "fr.ftl",
]
NUMBER = r"(?:\d|\})\s"
"""What comes before the thing that is counted."""
DISCARDED = {
    "pioche": r"\bdecks?\b",
    "jetons Sol": rf"{NUMBER}(?:de )?[Ss]ols?\b|\b(?:plus|reste) (?:de|en) [Ss]ol\b|\bjetons? Terre\b",
    "pions Croissance": rf"{NUMBER}(?:de )?[Cc]roissances?\b|\bjetons? Croissance\b",
    "germes": r"\b(?:pousses|jetons? Germe)\b",
    "emplacement": r"\bcases? (?:libres?|vides?)\b|\bplaces? de (?:germe|croissance)s?\b",
    "ligne": r"\brangées? (?:complètes?|du tableau)\b",
    "Arrosement": r"\b[Aa]rros(?:age|er|ez)\b",
    "Plantation, Compostage": r"\baction (?:Planter|Composter|Croître)\b",
    "Abondance": r"\bAbundance\b",
    "mode Standard": r"(?:\bmode|=) Normal\b",
}
"""By the word that is used: what would say the same otherwise."""


@pytest.mark.parametrize("word", DISCARDED)
def test_a_thing_has_one_name_in_french(word: str) -> None:
    pattern = re.compile(DISCARDED[word])
    found = []
    for path in FILES:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            text = re.sub(r"\$\w+|\[\w+\]|^[a-z][\w-]* =", "=", line)  # what nobody reads
            if not line.startswith("#") and pattern.search(text):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line}")
    assert found == []


@pytest.mark.parametrize("word", DISCARDED)
def test_cards_say_it_alike(word: str) -> None:
    pattern = re.compile(DISCARDED[word])
    said = [text for card in CARDS if card.id for _, text in card_lines(card, "fr")]
    assert len(said) > 400
    assert [text for text in said if pattern.search(text)] == []


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("pioche", "compostez 2 cartes du deck"),
        ("jetons Sol", "gagnez 2 Sol"),
        ("jetons Sol", "coûte { $soil } Sol"),
        ("jetons Sol", "le plus de Sol, puis"),
        ("pions Croissance", "jusqu’à 2 Croissance"),
        ("emplacement", "n’a pas de place de germe"),
        ("emplacement", "Case libre".lower()),
        ("Abondance", "l’extension Abundance"),
        ("mode Standard", "= Normal"),
    ],
)
def test_the_other_words_would_be_found(word: str, wrong: str) -> None:
    assert re.search(DISCARDED[word], wrong)
