"""Every card is explained in both languages, from its data alone; different effects in different words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ludosphere.core.i18n import LANGUAGES
from ludosphere.games.earth import vocabulary
from ludosphere.games.earth.board.opened import card as opened
from ludosphere.games.earth.cards import (
    CARD_BY_ID,
    CARDS,
    KINDS,
    Ability,
    Card,
    Cost,
    Filter,
    Gain,
    Measure,
    Passive,
    Scoring,
    Where,
    raw,
)
from ludosphere.games.earth.wording.sentences import ability, card_lines, filter_words, gain, goal, scoring

each_language = pytest.mark.parametrize("lang", LANGUAGES)

EXPECTED = [
    # Gains.
    ("005", "blue", "Place up to 2 sprouts.", "Placez jusqu’à 2 germes."),
    ("018", "yellow", "Place 1 growth.", "Placez 1 pion Croissance."),
    ("001", "yellow", "Place 1 growth and 1 sprout.", "Placez 1 pion Croissance et 1 germe."),
    ("013", "yellow", "Draw 2 cards.", "Piochez 2 cartes."),
    ("018", "red", "Gain 1 soil.", "Gagnez 1 jeton Sol."),
    ("033", "yellow", "Gain 2 soil.", "Gagnez 2 jetons Sol."),
    ("017", "red", "Compost up to 2 cards from your hand.", "Compostez jusqu’à 2 cartes de votre main."),
    ("272", "red", "Compost 2 cards from the deck.", "Compostez 2 cartes de la pioche."),
    ("006", "red", "Gain 2 soil, then compost 1 card from your hand.",
     "Gagnez 2 jetons Sol, puis compostez 1 carte de votre main."),
    ("280", "blue", "Use a blue ability of another card in your tableau as if it were on this one.",
     "Utilisez une capacité bleue d’une autre carte de votre tableau comme si elle était sur celle-ci."),
    ("262", "black",
     "At any time, look at the top 3 cards of your compost, keep 1 in hand and put the rest back.",
     "À tout moment, regardez les 3 cartes supérieures de votre compost, gardez-en 1 en main et remettez"
      " le reste."),
    # Where pieces go.
    ("149", "yellow", "Place 1 growth on each herb in this row.",
     "Placez 1 pion Croissance sur chaque herbe de cette ligne."),
    ("089", "blue", "Place 1 sprout on each tree in this column.",
     "Placez 1 germe sur chaque arbre de cette colonne."),
    ("277", "yellow", "Place up to 3 growth in all on flora around this card.",
     "Placez jusqu’à 3 pions Croissance au total sur les flores autour de cette carte."),
    ("ab-353", "yellow", "Place 1 growth on each bush touching a corner of this card, this card included.",
     "Placez 1 pion Croissance sur chaque buisson touchant un coin de cette carte, y compris cette carte."),
    # Costs.
    ("243", "multicolor", "Pay 1 soil: place up to 2 sprouts.",
     "Payez 1 jeton Sol : placez jusqu’à 2 germes."),
    ("010", "yellow", "Discard 1 card from your compost: gain 3 soil.",
     "Défaussez 1 carte de votre compost : gagnez 3 jetons Sol."),
    ("301a", "yellow", "Compost 2 cards from your hand: place 1 growth.",
     "Compostez 2 cartes de votre main : placez 1 pion Croissance."),
    ("253", "multicolor",
     "Discard 1 card from your compost and pay 1 growth: place 1 sprout, then gain 2 soil.",
     "Défaussez 1 carte de votre compost et payez 1 pion Croissance : placez 1 germe, puis gagnez"
      " 2 jetons Sol."),
    # When it works.
    ("225", "black", "At any time, pay 5 sprouts and 4 growth: gain 6 soil, then draw 4 cards.",
     "À tout moment, payez 5 germes et 4 pions Croissance : gagnez 6 jetons Sol, puis piochez 4 cartes."),
    ("255", "black", "When you plant this card, place up to 13 sprouts.",
     "Quand vous plantez cette carte, placez jusqu’à 13 germes."),
    ("285a", "black", "At set-up, draw 12 cards, compost 5 cards from your hand, then gain 6 soil.",
     "À la mise en place, piochez 12 cartes, compostez 5 cartes de votre main, puis gagnez 6 jetons Sol."),
    ("287b", "black", "At set-up, draw 3 cards, then gain 4 soil.",
     "À la mise en place, piochez 3 cartes, puis gagnez 4 jetons Sol."),
    ("304a", "yellow", "If you chose Growing, compost 1 card from your hand: place up to 3 sprouts.",
     "Si vous avez choisi la Croissance, compostez 1 carte de votre main : placez jusqu’à 3 germes."),
    ("290b", "blue", "If you chose Watering, gain 2 soil.",
     "Si vous avez choisi l’Arrosement, gagnez 2 jetons Sol."),
    ("ab-298", "black", "Pay 5 sprouts: gain 6 soil (at the end of a turn, for every player who wants it).",
     "Payez 5 germes : gagnez 6 jetons Sol (à la fin d’un tour, pour chaque joueur qui le souhaite)."),
    # So much for each.
    ("288b", "green",
     "Gain 2 soil for each card with a yellow (or multicolor) ability you planted this turn.",
     "Gagnez 2 jetons Sol pour chaque carte à capacité jaune (ou multicolore) plantée ce tour-ci."),
    ("287b", "green", "Place 2 growth for each sunny card you planted this turn.",
     "Placez 2 pions Croissance pour chaque carte à habitat ensoleillé plantée ce tour-ci."),
    ("ab-332", "yellow", "Place 1 growth for each tree belonging to the neighbour who has the most.",
     "Placez 1 pion Croissance pour chaque arbre chez le voisin qui en a le plus."),
    ("ab-338", "blue",
     "Place 1 sprout for every 2 cards with a blue (or multicolor) ability belonging to the neighbour"
      " who has the most (Island and Climate included).",
     "Placez 1 germe par tranche de 2 cartes à capacité bleue (ou multicolore) chez le voisin"
      " qui en a le plus (Île et Climat compris)."),
    ("ab-340", "blue",
     "Compost 1 card from your hand for each played event belonging to the neighbour who has the most.",
     "Compostez 1 carte de votre main pour chaque événement joué chez le voisin qui en a le plus."),
    # The expansion.
    ("ab-318", "red", "Gain 2 seeds, then give 4 sprouts to each other player.",
     "Gagnez 2 graines, puis donnez 4 germes à chaque autre joueur."),
    ("ab-327", "blue", "Pay 2 sprouts: place up to 4 growth, then give 1 sprout to one other player.",
     "Payez 2 germes : placez jusqu’à 4 pions Croissance, puis donnez 1 germe à un autre joueur."),
    ("ab-348", "black", "When you plant this card, every player may plant 1 more card in this action.",
     "Quand vous plantez cette carte, chaque joueur peut planter 1 carte de plus dans cette action."),
    # Lasting effects.
    ("090", "brown", "Your trees cost 2 soil less to plant.",
     "Vos arbres coûtent 2 jetons Sol de moins à planter."),
    ("094", "brown", "Your rocky cards cost 1 soil less to plant.",
     "Vos cartes à habitat rocailleux coûtent 1 jeton Sol de moins à planter."),
    ("178", "brown", "You may not choose the Composting action.",
     "Vous ne pouvez pas choisir l’action Compostage."),
    ("230", "brown",
     "Your cards with a red (or multicolor) ability may take the place of this card for 0 soil when"
      " planted: this card goes to your compost, then draw 2 cards.",
     "Lors d’une plantation, vos cartes à capacité rouge (ou multicolore) peuvent prendre la place"
      " de cette carte pour 0 jeton Sol : cette carte va dans votre compost, puis piochez 2 cartes."),
    ("285b", "brown", "Each time you play an event, gain 1 soil.",
     "Chaque fois que vous jouez un événement, gagnez 1 jeton Sol."),
    ("280", "brown", "Counts as tree, herb, mushroom and bush at once.",
     "Compte à la fois comme arbre, herbe, champignon et buisson."),
    ("190", "black",
     "You may pay this card’s cost, in part or in full, by composting hand cards, 1 for each soil.",
     "Vous pouvez payer tout ou partie du coût de cette carte en compostant des cartes de votre main,"
      " 1 par jeton Sol."),
    ("192", "black", "You may pay this card’s cost, in part or in full, with sprouts, 1 for each soil.",
     "Vous pouvez payer tout ou partie du coût de cette carte en germes, 1 par jeton Sol."),
    ("ab-296b", "brown", "When you choose Planting, keep 2 of the cards you draw.",
     "Quand vous choisissez la Plantation, gardez 2 des cartes que vous piochez."),
    # Scoring of terrain.
    ("002", "brown", "3 points per herb in this row.", "3 points par herbe de cette ligne."),
    ("027", "brown", "5 points per tree touching a corner of this card.",
     "5 points par arbre touchant un coin de cette carte."),
    ("026", "brown", "4 points per empty space touching a side of this card.",
     "4 points par emplacement libre touchant un côté de cette carte."),
    ("012", "brown", "2 points per card in the longest orthogonal chain of rocky cards through this card.",
     "2 points par carte de la plus longue chaîne orthogonale de cartes à habitat rocailleux"
      " passant par cette carte."),
    ("123", "brown",
     "2 points per card with a yellow (or multicolor) ability belonging to the player who has the most"
      " (Island and Climate included).",
     "2 points par carte à capacité jaune (ou multicolore) chez le joueur qui en a le plus"
      " (Île et Climat compris)."),
    ("126", "brown", "1 point per card in your tableau costing at most 3 soil.",
     "1 point par carte de votre tableau coûtant au plus 3 jetons Sol."),
    ("165", "brown", "2 points per soil in reserve, 30 points at most.",
     "2 points par jeton Sol en réserve, 30 points au plus."),
    ("283", "brown", "3 points per terrain in your tableau.", "3 points par terrain de votre tableau."),
    ("ab-289", "brown", "9 points if this column is complete with a different number of growth on each card.",
     "9 points si cette colonne est complète avec un nombre de pions Croissance différent sur chaque carte."),
    ("ab-308", "brown", "2 points per card showing a colon (Island and Climate included).",
     "2 points par carte portant un deux-points (Île et Climat compris)."),
    # Ecosystems.
    ("305a", "", "For 1 to 7 or more trees in your tableau: 0, 4, 8, 13, 23, 28, 30 points.",
     "Pour 1 à 7 arbres de votre tableau (ou plus) : 0, 4, 8, 13, 23, 28, 30 points."),
    ("320b", "", "4 points per card in the longest diagonal chain of herbs (7 cards at most).",
     "4 points par carte de la plus longue chaîne diagonale d’herbes (7 cartes au plus)."),
    ("307a", "", "3 points for every 2 rocky cards (Island and Climate included).",
     "3 points par tranche de 2 cartes à habitat rocailleux (Île et Climat compris)."),
    ("310a", "", "6 points for every 6 cards in hand, 24 points at most.",
     "6 points par tranche de 6 cartes en main, 24 points au plus."),
    ("313b", "", "5 points for every 2 played events, 25 points at most.",
     "5 points par tranche de 2 événements joués, 25 points au plus."),
    ("315a", "",
     "6 points per complete row with four different ability colours, one per card"
      " (multicolor as red, blue or yellow).",
     "6 points par ligne complète avec quatre couleurs de capacité différentes, une par carte"
      " (multicolore vaut pour rouge, bleue ou jaune)."),
    ("328b", "", "6 points per complete column with the same habitat on each card.",
     "6 points par colonne complète avec le même habitat sur chaque carte."),
    ("324a", "", "3 points for every 5 sprouts on the tableau.",
     "3 points par tranche de 5 germes du tableau."),
    ("324b", "", "2 points for every 3 growth on the tableau.",
     "2 points par tranche de 3 pions Croissance du tableau."),
    ("329a", "", "9 points for every 2 flora in your tableau marked B.",
     "9 points par tranche de 2 flores de votre tableau portant la marque B."),
    ("329b", "", "9 points for every 2 flora in your tableau marked I.",
     "9 points par tranche de 2 flores de votre tableau portant la marque I."),
    ("331a", "", "7 points for every 2 flora in your tableau with exactly 6 sprout spaces.",
     "7 points par tranche de 2 flores de votre tableau ayant exactement 6 emplacements Germe."),
    ("332b", "", "4 points for every 2 flora in your tableau with at most 2 growth spaces.",
     "4 points par tranche de 2 flores de votre tableau ayant une croissance maximum de 2 ou moins."),
    ("333a", "", "4 points for every 3 cards with an even base VP (Island and Climate included).",
     "4 points par tranche de 3 cartes ayant un nombre pair de PV de base (Île et Climat compris)."),
    ("334b", "", "2 points per flora in your tableau with a canopy of at most 4 VP, or none.",
     "2 points par flore de votre tableau ayant une canopée de 4 PV ou moins, ou aucune."),
    ("335a", "", "2 points per flora in your tableau with all sprout spaces filled.",
     "2 points par flore de votre tableau dont tous les emplacements Germe sont remplis."),
    ("318a", "", "7 points for every 2 cards with placement arrows.",
     "7 points par tranche de 2 cartes à flèches de placement."),
    # Fauna.
    ("337a", "", "Goal: in your tableau, 4 flora with at least 3 growth.",
     "Objectif : dans votre tableau, 4 flores ayant au moins 3 pions Croissance."),
    ("338b", "", "Goal: in your tableau, 9 flora with at least 1 sprout.",
     "Objectif : dans votre tableau, 9 flores ayant au moins 1 germe."),
    ("339a", "", "Goal: 20 soil in reserve.", "Objectif : 20 jetons Sol en réserve."),
    ("339b", "", "Goal: 15 composted cards.", "Objectif : 15 cartes compostées."),
    ("347b", "", "Goal: 2 complete rows.", "Objectif : 2 lignes complètes."),
    ("349a", "", "Goal: 7 cards with at most 1 habitat (Island and Climate included).",
     "Objectif : 7 cartes ayant au plus 1 habitat (Île et Climat compris)."),
    ("352a", "",
     "Goal: 2 sets of a red card, a blue card, a yellow card, a terrain and an event,"
      " multicolor for any of the colours (Island and Climate included).",
     "Objectif : 2 séries formées par une carte rouge, une carte bleue, une carte jaune, un terrain"
      " et un événement, multicolore pour l’une des couleurs (Île et Climat compris)."),
    ("352b", "", "Goal: 5 cards with at least 2 abilities (Island and Climate included).",
     "Objectif : 5 cartes ayant au moins 2 capacités (Île et Climat compris)."),
    ("354a", "", "Goal: in your tableau, 3 flora marked U.",
     "Objectif : dans votre tableau, 3 flores portant la marque U."),
    ("358a", "", "Goal: in your tableau, 4 flora with every space filled.",
     "Objectif : dans votre tableau, 4 flores dont tous les emplacements sont remplis."),
    ("358b", "", "Goal: in your tableau, 8 flora without any sprout or growth.",
     "Objectif : dans votre tableau, 8 flores sans aucun germe ni pion Croissance."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "color", "english", "french"),
    EXPECTED,
    ids=[f"{card}-{color}" for card, color, _, _ in EXPECTED],
)
def test_sentences_are_the_ones_written_by_hand(card: str, color: str, english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        lines = dict(card_lines(CARD_BY_ID[card], lang))
        assert lines[color].replace("\u00a0", " ") == sentence


def test_the_sentences_written_by_hand_show_every_kind_of_effect() -> None:
    shown = [CARD_BY_ID[card] for card, *_ in EXPECTED]
    assert set(words(CARDS[1:])) - set(words(shown)) == set()


def words(cards: Any) -> Iterator[tuple[str, str]]:
    """The kinds of costs, gains, lasting effects, measures and filters on cards."""
    for card in cards:
        measures = [card.goal, card.scoring and card.scoring.measure]
        for one in card.abilities:
            yield "trigger", one.trigger
            passive = one.passive
            measures.append(one.scoring and one.scoring.measure)
            yield from (
                ("cost", f"{cost.resource} {cost.source}") for cost in one.cost if cost.resource == "card"
            )
            if passive:
                yield "passive", passive.op
            for item in (*one.gain, *(passive.gains if passive else ())):
                yield "gain", item.op
                yield "to", item.to
                yield "zone", item.where.zone if item.where else ""
                measures.append(item.per)
        for measure in measures:
            if measure:
                yield "measure", measure.of
                yield "player", measure.player
                yield from (("filter", name) for name in measure.filter or () if name not in PAIRED)


PAIRED = {
    "vp_min", "vp_max", "habitats_min", "growth_spaces_min", "sprout_spaces_max", "canopy_vp_min", "cost_min",
}  # fmt: skip
"""Filters with a counterpart among the sentences, worded like it."""


# --- every card -------------------------------------------------------------------------------------
def assert_good(text: str, lang: str) -> None:
    assert text.strip() == text != ""
    assert not re.search(r"[{}\u2068\u2069_'\[\]]|None|True|False|  |\.\.|, ,| \.|\d{4}", text), text
    plain = text.replace("\u00a0", " ")
    if lang == "fr":
        assert not re.search(r"[^\u00a0][:;?!]", text), text
        assert not re.search(r"\b[dl][eau] [aeiouéhô]|\bde le[s]?\b|\bà le[s]?\b", plain), text
        assert not re.search(r"\b1 (jetons|pions|germes|cartes|graines|points)\b", plain), text
        assert not re.search(r"\b([2-9]|\d\d) (jeton|pion|germe|carte|graine|point)\b", plain), text
    else:
        assert not re.search(r" [:;?!]|\ba [aeiou]", plain), text
        assert not re.search(r"\b1 (sprouts|cards|seeds|points|spaces)\b", plain), text
        assert not re.search(r"\b([2-9]|\d\d) (sprout|card|seed|point|habitat)\b(?! spaces)", plain), text


@each_language
@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_good_lines(kind: str, lang: str) -> None:
    for card in CARDS[1:]:
        if card.kind == kind:
            lines = card_lines(card, lang)
            assert lines, card.id
            assert [color for color, _ in lines if color] == [one.color for one in card.abilities]
            for _, text in lines:
                assert_good(text, lang)
                assert text.endswith("."), text
                assert text[0].isupper() or text[0].isdigit(), text
                assert card.name not in text or card.name == "Plain", text


def meaning(card: Card, one: Ability) -> object:
    """All that makes an ability what it is, but for its colour, which stands beside the sentence."""
    if one.scoring:
        return one.scoring
    return card.timing, replace(one, color="")


@each_language
def test_equal_sentences_have_equal_data(lang: str) -> None:
    meant: dict[str, object] = {}
    for card in CARDS[1:]:
        for one in card.abilities:
            text = ability(card, one, lang)
            assert meant.setdefault(text, meaning(card, one)) == meaning(card, one), (card.id, text)
        if card.scoring:
            text = scoring(card.scoring, lang)
            assert meant.setdefault(text, card.scoring) == card.scoring, (card.id, text)
        if card.goal:
            wanted = (card.at_least, card.goal)
            assert meant.setdefault(goal(card, lang), wanted) == wanted, card.id
    assert len(meant) > 400


@each_language
def test_equal_data_have_equal_sentences(lang: str) -> None:
    """Nothing but the data decides: no card has words of its own."""
    said: dict[str, str] = {}
    for card in CARDS[1:]:
        for one in card.abilities:
            text = ability(card, one, lang)
            assert said.setdefault(repr((card.types[1:], meaning(card, one))), text) == text, card.id


# --- every word of the data, also where no card uses it ----------------------------------------------
CARD = CARD_BY_ID["013"]


def said(lang: str, **fields: Any) -> str:
    return ability(CARD, replace(Ability("blue", "activation"), **fields), lang)


def filters() -> Iterator[Filter]:
    choices: dict[str, tuple[Any, ...]] = {
        "kind": ("flora", "terrain", "event"),
        "flora_type": vocabulary.TYPES,
        "habitat": vocabulary.HABITATS,
        "name_marker": vocabulary.MARKERS,
        "ability_color": vocabulary.COLORS,
        "ability_icon": vocabulary.ICONS,
        "vp_parity": ("even", "odd"),
        "full": (["sprout"], ["growth"], ["sprout", "growth"]),
    }
    for name in vocabulary.FILTER:
        numbered = name.endswith(("_min", "_max")) or name == "sprout_spaces"
        for value in choices.get(name, (1, 2, 5) if numbered else (True,)):
            yield {name: value}


@each_language
@pytest.mark.parametrize("n", [1, 2])
def test_every_filter_has_words_of_its_own(lang: str, n: int) -> None:
    texts = [filter_words(wanted, lang, n) for wanted in filters()]
    texts += [filter_words({"kind": "flora", "habitat": "wet", "sprouts_min": 3}, lang, n)]
    texts += [filter_words({"flora_type": "herb", "kind": "flora", "bare": True}, lang, n)]
    for text in texts:
        assert_good(text, lang)
    assert sorted(text for text in set(texts) if texts.count(text) > 1) == []


def measures() -> Iterator[Measure]:
    herbs: Filter = {"flora_type": "herb"}
    for scope in (
        "area", "tableau", "row", "column", "orthogonal", "diagonal", "adjacent", "planted_this_turn",
    ):  # fmt: skip
        yield Measure("cards", scope, herbs)
    for player in ("best", "best_neighbour"):
        yield Measure("cards", "area", herbs, player)
        for held in ("soil", "hand", "compost", "events"):
            yield Measure(held, player=player)
    for held in ("soil", "hand", "compost", "events", "sprouts", "growth"):
        yield Measure(held)
    yield Measure("soil_gained_this_turn")
    yield Measure("cards_drawn_this_turn")
    yield Measure("empty_spaces", "orthogonal")
    for step in ("orthogonal", "diagonal"):
        for through in (False, True):
            for longest in (0, 1, 7):
                yield Measure(
                    "longest_line", step=step, filter=herbs, through_self=through, max_length=longest
                )
    for line in ("row", "column", "diagonal"):
        yield Measure("full_lines", line=line, rule="any")
        for rule in ("distinct", "shared"):
            for attribute in ("ability_color", "card_type", "habitat", "base_vp", "sprouts", "growth"):
                yield Measure("full_lines", line=line, rule=rule, attribute=attribute)
                if line != "diagonal":
                    yield Measure("full_lines", line=line, rule=rule, attribute=attribute, own_line_only=True)
    parts: Any = vocabulary.PARTS
    yield Measure("sets", parts=parts)
    yield Measure("sets", parts=parts[:2])


@each_language
def test_every_measure_has_words_of_its_own(lang: str) -> None:
    scored = [
        Scoring(measure, vp, every, limit)
        for measure in measures()
        for vp, every, limit in ((1, 1, 0), (3, 1, 0), (2, 4, 0), (2, 4, 20))
        if not (measure.own_line_only and every > 1)
    ]
    scored += [Scoring(measure, table=(0, 2, 9)) for measure in measures() if measure.of == "cards"]
    texts = [scoring(one, lang) for one in scored]
    for text in texts:
        assert_good(text, lang)
    assert sorted(text for text in set(texts) if texts.count(text) > 1) == []
    for measure in measures():
        if not measure.own_line_only:
            for n in (1, 3):
                assert_good(goal(replace(CARD, goal=measure, at_least=n), lang), lang)


def gains() -> Iterator[Gain]:
    for op in ("gain_soil", "draw", "compost_from_hand", "compost_from_deck", "gain_sprout", "gain_growth"):
        for n in (1, 3):
            yield Gain(op, n)
            for every in (1, 2):
                yield Gain(op, n, every, Measure("events"))
    for op in ("gain_sprout", "gain_growth"):
        for zone in ("row", "column", "diagonal", "adjacent"):
            for me in (False, True):
                for each in (False, True):
                    yield Gain(op, 2, where=Where(zone, me, each, {"flora_type": "bush"}))
    for n in (1, 2):
        yield Gain("gain_seed", n)
        yield Gain("germinate", n)
        yield Gain("extra_planting", n, to="every_player")
        for to in ("each_other_player", "one_other_player"):
            yield Gain("give_sprout", n, to=to)
        yield Gain("recover_from_compost", 1, look=n)
    for color in ("red", "blue", "yellow"):
        yield Gain("copy_ability", 1, color=color)


@each_language
def test_every_gain_has_words_of_its_own(lang: str) -> None:
    texts = [gain(one, lang) for one in gains()]
    for text in texts:
        assert_good(text, lang)
        assert not text.endswith(".")
        assert text[0].islower()
    assert sorted(text for text in set(texts) if texts.count(text) > 1) == []


@each_language
def test_every_cost_and_lasting_effect_has_words_of_its_own(lang: str) -> None:
    draw = (Gain("draw", 1),)
    bushes: Filter = {"flora_type": "bush"}
    texts = [
        said(lang, cost=tuple(Cost(resource, n, source) for resource in many), gain=draw)
        for n in (1, 2)
        for source, many in (
            *[("reserve", [resource]) for resource in ("soil", "sprout", "growth", "leaf")],
            ("hand", ["card"]),
            ("compost", ["card"]),
            ("tableau", ["soil", "sprout", "growth"]),
        )
    ]
    lasting = [
        *[Passive("plant_discount", amount=n, filter=bushes) for n in (1, 2)],
        *[Passive("forbid_action", action=action) for action in vocabulary.ACTIONS],
        Passive("replace_when_planting", filter=bushes, gains=draw),
        Passive("on_event_played", gains=draw),
        Passive("wild_flora_type"),
        *[Passive("pay_own_cost_with", resource=resource) for resource in ("card", "sprout", "growth")],
        *[Passive("keep_after_planting", amount=n) for n in (2, 3)],
    ]
    texts += [said(lang, passive=passive) for passive in lasting]
    texts += [said(lang, chose=action, gain=draw) for action in vocabulary.ACTIONS]
    for text in texts:
        assert_good(text, lang)
    assert sorted(text for text in set(texts) if texts.count(text) > 1) == []


@each_language
def test_the_criteria_of_germinating_have_words_of_their_own(lang: str) -> None:
    texts = [filter_words(row["filter"], lang) for row in raw("abundance")["rules"]["germinate_criteria"]]
    assert len(set(texts)) == len(texts) == 42
    for text in texts:
        assert_good(text, lang)


def test_words_come_in_the_singular_and_the_plural() -> None:
    red = {"ability_color": "red"}
    assert [filter_words(red, lang, n) for lang in LANGUAGES for n in (1, 2)] == [
        "card with a red (or multicolor) ability",
        "cards with a red (or multicolor) ability",
        "carte à capacité rouge (ou multicolore)",
        "cartes à capacité rouge (ou multicolore)",
    ]
    assert gain(Gain("gain_sprout", 2), "fr") == "placez jusqu’à 2 germes"


# --- marks -----------------------------------------------------------------------------------------------
MARKS = {"bold": "B", "italic": "I", "underline": "U"}
MARKED = [card for card in CARDS if card.markers]
ASKING = {"329a": "B", "329b": "I", "330a": "U", "353b": "B", "354a": "U", "354b": "I"}
"""What asks for a mark, and for which one."""
MEANING = re.compile(r"geograph|géograph|\banimal|\bnames?\b|\bnoms?\b|\blieux?\b")
"""What the mark stands for on the printed card; it is no rule what a name says."""


def asks_for(card: Card) -> list[str]:
    """The marks a card's scoring or goal asks for."""
    measures = [card.goal, card.scoring and card.scoring.measure]
    filters = [measure.filter for measure in measures if measure and measure.filter]
    return [MARKS[str(one["name_marker"])] for one in filters if "name_marker" in one]


def test_these_cards_ask_for_marks_and_no_others() -> None:
    assert {card.id: mark for card in CARDS for mark in asks_for(card)} == ASKING
    box = [card for card in MARKED if not card.abundance]
    assert [sum(mark in card.markers for card in box) for mark in MARKS] == [34, 34, 34]


@each_language
def test_what_asks_for_a_mark_names_the_mark(lang: str) -> None:
    said = {"en": "marked {}", "fr": "portant la marque {}"}[lang]
    for identity, mark in ASKING.items():
        (line,) = [text for _, text in card_lines(CARD_BY_ID[identity], lang)]
        assert said.format(mark) in line, line


@each_language
def test_no_sentence_of_a_card_speaks_of_what_a_name_says(lang: str) -> None:
    for card in CARDS[1:]:
        for _, line in card_lines(card, lang):
            assert not MEANING.search(line.replace("name a criterion", "")), (card.id, line)


@each_language
def test_an_opened_card_shows_its_marks_and_only_those(lang: str) -> None:
    say = {"en": "marked", "fr": "marque"}[lang]
    for card in CARDS[1:]:
        facts = re.sub(r"<ul class=\"does\".*", "", opened(card.id, lang), flags=re.DOTALL)
        shown = re.findall(rf"{say} ([BIU])\b", facts)
        assert shown == [MARKS[mark] for mark in card.markers], card.id
        assert not re.search(r"in its name|dans son nom", facts)


@each_language
def test_colours_that_multicolor_serves_say_so(lang: str) -> None:
    """Ruling 95: multicolor counts for red, blue and yellow; only a multicolor ability for multicolor."""
    for colour in ("red", "blue", "yellow", "multicolor", "green", "black", "brown"):
        said = filter_words({"ability_color": colour}, lang)
        assert ("(or multicolor)" in said or "(ou multicolore)" in said) == (
            colour in ("red", "blue", "yellow")
        )
    for identity in ("315a", "315b", "316a", "316b", "325a", "352a", "ab-286", "ab-287"):
        assert any("multicolor" in text for _, text in card_lines(CARD_BY_ID[identity], lang))


def test_lines_of_different_things_say_one_per_card() -> None:
    for identity in ("315a", "316a", "326a", "327a", "328a", "ab-286"):
        card = CARD_BY_ID[identity]
        assert any("one per card" in text for _, text in card_lines(card, "en")), identity
        assert any(re.search(r"\bune? par carte", text) for _, text in card_lines(card, "fr")), identity
