"""Bioviva in words: notation, paths, sentences, tasks, previews, reasons, the log, typing, plain text."""

from __future__ import annotations

import dataclasses
import itertools
import random
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, cast

import pytest

from ludosphere.core.contract import Event
from ludosphere.core.errors import NotationError
from ludosphere.core.i18n import LANGUAGES
from ludosphere.core.record import Move, Record
from ludosphere.core.registry import game
from ludosphere.core.text import texts
from ludosphere.games.bioviva import decks, guessing
from ludosphere.games.bioviva.actions import CELLS, LOOK, SWAP, WORDS, kind_of, line_slots
from ludosphere.games.bioviva.faces import FACES
from ludosphere.games.bioviva.lexicon import Lexicon
from ludosphere.games.bioviva.plain import WIDTH
from ludosphere.games.bioviva.presenter import PRESENTER
from ludosphere.games.bioviva.rules import BiovivaPosition
from ludosphere.games.bioviva.setting import Setting
from ludosphere.games.bioviva.state import ASIDE, NONE, WAITING
from ludosphere.games.bioviva.wordcode import unpacked

PACKAGE = "ludosphere.games.bioviva"
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]
OPTIONS: list[dict[str, Any]] = [
    {"seats": 2, "lang": "fr", "appeals": "on"},
    {"seats": 3, "backs": "whole", "aid": "log", "top": "short"},
    {"seats": 4, "words": "sealed", "aim": "on", "figures": "chosen", "appeals": "on"},
    {"seats": 6, "top": "unlimited", "cards": "stars", "profile": "strict", "lang": "fr"},
]
RAW = re.compile(r"_|[{}]|\bNone\b|[a-z]:[a-z\d]|\bTrue\b|\bdo-")
"""Keys and other things a person must never read."""
FOREIGN = {
    "en": re.compile(r"\b(?:carte|ligne|étoiles?|vous|toupie|dos|Dire|Vous|dites)\b"),
    "fr": re.compile(r"\b(?:card|line|stars?|you|the|back|Say|says|You)\b"),
}
QUOTED = re.compile("“[^”]*”|«[^»]*»")


def fit(text: str, lang: str, own: bool = True) -> bool:
    """Is this a text for people, in their language? What is quoted may be in the language of the table."""
    bare = QUOTED.sub("…", text)
    return (
        bool(text) and not RAW.search(bare) and not (own and FOREIGN[lang].search(bare)) and "  " not in text
    )


# --- positions -------------------------------------------------------------------------------------
def new(seed: int = 1, **options: Any) -> BiovivaPosition:
    return cast("BiovivaPosition", game("bioviva").new({"seats": 3, "first": 2, **options}, seed))


def do(position: BiovivaPosition, *moves: str) -> BiovivaPosition:
    """Moves in notation, each by the first seat that owes one."""
    for move in moves:
        seat = position.to_move()[0]
        position.play(seat, FACES.parse(position, seat, move))
    return position


def acting(*moves: str, **options: Any) -> BiovivaPosition:
    """Seat 2 (player 2) in its turn; nobody has looked at anything."""
    position = new(**options)
    while position.to_move() != [1] or position.view(None)["phase"] != "act":
        do(position, "done")
    return do(position, *moves)


def line_of(position: BiovivaPosition, *pairs: str) -> BiovivaPosition:
    """Lays cards with these pairs ("AL", "AP"...) onto the current line, in the order d, C0, C1, d + 4."""
    letters = {one.id: one.id[0].upper() for one in position.setting.deck.characteristics}
    slots = line_slots(int(position.line))
    for slot, wanted in zip(slots, pairs, strict=True):
        taken = {position.table[other] for other in slots[: slots.index(slot)]}
        picture = next(
            index
            for index in range(len(position.setting.deck.cards))
            if index not in taken
            and sorted(letters[one] for one in position.setting.deck.pair(index, "mixed")) == sorted(wanted)
        )
        place = next(cards for cards in (position.table, position.pile, position.aside) if picture in cards)
        place[place.index(picture)] = position.table[slot]
        position.table[slot] = picture
    return position


def deciding(*pairs: str, **options: Any) -> BiovivaPosition:
    """Seat 1 has done both actions; with pairs: what lies on line 0."""
    position = acting("look:0", "look:0", **options)
    return line_of(position, *pairs) if pairs else position


def revealing(*pairs: str, **options: Any) -> BiovivaPosition:
    return do(deciding(*(pairs or ("AL", "AL", "AP", "AS")), **options), "turn:0")


def failed() -> BiovivaPosition:
    return do(revealing("AL", "SP", "AP", "AL"), "turn:C0")


def won(*pairs: str, **options: Any) -> BiovivaPosition:
    return do(revealing(*(pairs or ("AL", "AL", "AP", "AS")), **options), "turn:C0", "turn:C1", "turn:4")


def spinning(*moves: str) -> BiovivaPosition:
    """The second spin; seat 0 is the first that owes something."""
    return do(won(), "on", *moves)


def second_round(**options: Any) -> BiovivaPosition:
    """At the beginning of round 2; seat 0 has the most complete constellation."""
    position = acting(**options)
    position.placed[0], position.hand[0], position.won[0] = 2, 5, 2
    while position.view(None)["round"] == 1:
        do(position, "look:0", "look:0", "keep")
    return position


def opened(stars: Mapping[int, int], card: str = "balloons_dawn", **options: Any) -> BiovivaPosition:
    """The card of that id is open; seats have so many stars there, and there is no other card."""
    position = second_round(lang="en", **options)
    while position.view(None)["phase"] in ("aim", "drop"):
        do(position, "aim:0" if position.view(None)["phase"] == "aim" else "spin")
    seats = int(position.seats)
    picture = next(index for index, one in enumerate(position.setting.deck.cards) if one.id == card)
    position.grid = [picture, *[other for other in position.grid if other != picture][: CELLS - 1]]
    position.stars = [0] * (CELLS * seats)
    position.states = [WAITING] + [ASIDE] * (CELLS - 1)
    position.readings = []
    for seat, count in stars.items():
        position.stars[seat] = count
    position.menu = None
    guessing.open_next(position)
    return position


def appealing() -> BiovivaPosition:
    """Guesses: 0, 2 (given up) and 4 of player 2; 1, 3 and 5 of player 1. Only the first is in the text."""
    position = opened({0: 3, 1: 3}, appeals="on")
    assert position.to_move() == [1]
    return do(position, "say:gas", "say:lake", "pass", "say:dawn", "say:snow", "say:fog")


def voting() -> BiovivaPosition:
    position = appealing()
    appeals = [action for action in position.legal(0) if position.notation(0, action).startswith("appeal:")]
    position.play(0, appeals[0])
    return position


def titled(position: BiovivaPosition, title: str) -> BiovivaPosition:
    """The first card of the deck has another title."""
    setting = Setting(position.game(), position.options())
    first = setting.deck.cards[0]
    cards = (first._replace(title={"en": title, "fr": title}), *setting.deck.cards[1:])
    setting.deck = dataclasses.replace(setting.deck, cards=cards)
    setting._lexicon = Lexicon(setting.deck, "en")
    position.setting = setting
    return position


def over() -> BiovivaPosition:
    return do(opened({0: 1}), "pass")


# --- whole games -----------------------------------------------------------------------------------
def moments(options: dict[str, Any], seed: int) -> Iterator[tuple[BiovivaPosition, int]]:
    """Before each action of a game: lines are won more often than by chance, words are sometimes free."""
    position = cast("BiovivaPosition", game("bioviva").new(options, seed))
    position.events = []
    chance = random.Random(seed)
    while seats := position.to_move():
        seat = chance.choice(seats)
        if position.view(None)["phase"] == "decide" and chance.random() < 0.7:
            line_of(position, *chance.choice([("AL", "AL", "AP", "AS"), ("SP", "SU", "SL", "AS")]))
        yield position, seat
        legal = position.legal(seat)
        position.play(seat, chance.choice(legal))
    yield position, 0


def finished(options: dict[str, Any], seed: int) -> BiovivaPosition:
    """The end of such a game, with all its events."""
    return [position for position, _ in moments(options, seed)][-1]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options['seats']}p")
def test_every_action_of_a_game_has_its_words(options: dict[str, Any]) -> None:
    phases = set()
    chance = random.Random(2)
    for position, seat in moments(options, 5):
        phase = position.view(None)["phase"]
        phases.add(phase)
        for other, lang in itertools.product(range(int(position.seats)), LANGUAGES):
            assert fit(FACES.task(position, other, lang), lang), FACES.task(position, other, lang)
            steps = FACES.steps(position, other, lang)
            assert [state for _, state in steps].count("now") == 1
            assert all(fit(name, lang) for name, _ in steps)
        if phase != "over":
            check_decision(position, seat, chance)
    expected = {"first_spin", "act", "decide", "reveal", "result", "spin", "drop", "guess", "over"}
    expected |= {"aim", "figures"} if options.get("aim") else set()
    expected |= {"appeal", "vote"} if options.get("appeals") else set()
    assert phases == expected


def check_decision(position: BiovivaPosition, seat: int, chance: random.Random) -> None:
    """All of one seat's actions in notation and refs, some of them in words."""
    legal = position.legal(seat)
    notations = [FACES.notation(position, seat, action) for action in legal]
    assert len(set(notations)) == len(legal)
    assert all(re.fullmatch(r"\S+", notation) for notation in notations)
    assert [FACES.parse(position, seat, notation) for notation in notations] == legal
    assert [FACES.parse(position, seat, text.replace(":", " ")) for text in notations] == legal
    paths = FACES.paths(position, seat)
    assert list(dict.fromkeys(paths.values())) == legal
    beginnings = {path[:n] for path in paths for n in range(1, len(path))}
    assert beginnings.isdisjoint(paths)
    for action in chance.sample(legal, min(6, len(legal))):
        path = FACES.path(position, seat, action)
        assert paths[path] == action
        for lang in LANGUAGES:
            assert fit(FACES.sentence(position, seat, action, lang), lang)
            preview = FACES.preview(position, seat, action, lang)
            assert preview == "" or fit(preview, lang), preview
            assert all(fit(FACES.ref(position, seat, ref, lang), lang) for ref in path)
            assert all(position.why_not(seat, path[:n]) is None for n in range(1, len(path) + 1))
    for lang in LANGUAGES:
        sentences = [FACES.sentence(position, seat, action, lang) for action in legal]
        if position.view(None)["phase"] != "appeal":  # a text may have a word twice
            assert len(set(sentences)) == len(legal)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options['seats']}p")
def test_every_event_of_a_game_is_told(options: dict[str, Any]) -> None:
    position = finished(options, 3)
    events = position.events or []
    assert len({event.kind for event in events}) > 15
    refs_known = {f"slot:{slot}" for slot in (*range(8), "C0", "C1")} | {f"line:{line}" for line in range(4)}
    refs_known |= {f"cell:{cell}" for cell in range(9)}
    for lang, you in itertools.product(LANGUAGES, (None, 0)):
        for event in events:
            told = FACES.told(event, NAMES, you, lang)
            assert fit(told, lang), told
            assert told[0].isupper() or told[0] in "“«"
            assert told[-1] in "."
            hint = PRESENTER.hint(event)
            assert {hint["ref"], hint["from"]} <= refs_known | {None}
        for line in position.sheet():
            for detail in itertools.chain([None], *line.details):
                assert fit(FACES.explain(line.key, lang, detail), lang)


def kinds_told() -> set[str]:
    return {key.removeprefix("log-") for key in messages("en") if key.startswith("log-")}


def test_every_kind_of_event_comes_up() -> None:
    seen: set[str] = set()
    for seed, options in itertools.product((3, 4), OPTIONS):
        seen |= {event.kind for event in finished(options, seed).events or []}
    speaker = next(  # among so many words none is given up at random
        (position.copy(), seat)
        for position, seat in moments(OPTIONS[0], 3)
        if FACES.entry(position, seat, "en")
    )
    speaker[0].events = []
    speaker[0].play(speaker[1], speaker[0].parse(speaker[1], "pass"))
    seen |= {event.kind for event in speaker[0].events}
    assert seen == kinds_told()


@cache
def messages(lang: str) -> set[str]:
    """The keys of all messages of a language."""
    from importlib.resources import files

    source = files(PACKAGE).joinpath(f"text/{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options['seats']}p")
def test_a_game_goes_through_a_record(options: dict[str, Any]) -> None:
    moves = []
    plain: list[str] = []
    chance = random.Random(6)
    position = cast("BiovivaPosition", game("bioviva").new(options, 6))
    while seats := position.to_move():
        seat = chance.choice(seats)
        legal = position.legal(seat)
        action = chance.choice(legal)
        if position.view(None)["phase"] == "guess":
            action = (
                FACES.typed(position, seat, chance.choice(["Presqu'île", "CŒUR", "épée", "Robot"]), "en")
                if chance.random() < 0.3 and not position.reading().words
                else action
            )
        moves.append(Move(seat, FACES.notation(position, seat, action)))
        plain.append(moves[-1].notation)
        position.play(seat, action)
    result = position.result()
    assert result is not None
    record = Record("bioviva", game("bioviva").options(options), 6, moves, scores=result.scores)
    again = Record.loads(record.dumps()).replay()
    assert again.encode() == position.encode()
    assert any(text.startswith("say:") for text in plain)


# --- paths and notation --------------------------------------------------------------------------------
def test_a_swap_is_pointed_at_and_typed_in_either_order() -> None:
    position = acting()
    action = FACES.parse(position, 1, "swap:2:C1")
    assert kind_of(action) == SWAP
    for text in ("swap 2 C1", "swap C1 2", "swap:C1:2", "  swap  2   C1 ", "swap 2 9", "swap 9 2"):
        assert FACES.parse(position, 1, text) == action
    paths = FACES.paths(position, 1)
    assert paths["slot:2", "slot:C1"] == paths["slot:C1", "slot:2"] == action
    assert FACES.path(position, 1, action) == ("slot:2", "slot:C1")
    assert FACES.notation(position, 1, action) == "swap:2:C1"
    assert position.why_not(1, ("slot:C1", "slot:2")) is None


def test_a_look_is_one_ref_in_a_spin_and_two_in_a_turn() -> None:
    spin = new()
    look = FACES.parse(spin, 0, "look:3")
    assert kind_of(look) == LOOK
    assert FACES.path(spin, 0, look) == ("slot:3",)
    assert FACES.path(acting(), 1, look) == ("slot:3", "do:look")


NOTATIONS = [
    (new, "look:7", ("slot:7",)),
    (new, "done", ("do:done",)),
    (lambda: new(figures="chosen"), "figure:orion", ("figure:orion",)),
    (acting, "pivot:3", ("line:3",)),
    (deciding, "turn:4", ("slot:4",)),
    (deciding, "keep", ("do:keep",)),
    (revealing, "turn:C1", ("slot:C1",)),
    (failed, "on", ("do:on",)),
    (lambda: second_round(aim="on"), "aim:NE", ("aim:NE",)),
    (lambda: second_round(aim="on"), "aim:0", ("aim:0",)),
    (second_round, "spin", ("do:spin",)),
    (lambda: opened({0: 1}), "say:sun", ("word:sun",)),
    (lambda: opened({0: 1}), "pass", ("do:pass",)),
    (appealing, "rest", ("do:rest",)),
    (voting, "yes", ("vote:yes",)),
    (voting, "abstain", ("vote:abstain",)),
]


@pytest.mark.parametrize(("laid", "notation", "path"), NOTATIONS)
def test_a_notation_and_its_path(
    laid: Callable[[], BiovivaPosition], notation: str, path: tuple[str, ...]
) -> None:
    position = laid()
    seat = position.to_move()[0]
    action = FACES.parse(position, seat, notation)
    assert FACES.path(position, seat, action) == path
    assert FACES.notation(position, seat, action) == notation
    assert FACES.paths(position, seat).get(path) == action


@pytest.mark.parametrize(
    "text", ["", "look", "look:C0", "look:9", "swap:1:1", "say:neige", "turn:0", "x" * 999]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is no legal action of seat 1 in turn 1"):
        FACES.parse(new(), 0, text)


# --- typing --------------------------------------------------------------------------------------------
def test_there_is_something_to_type_only_for_whoever_owes_a_word() -> None:
    for position in (new(), acting(), failed(), second_round(), appealing(), voting(), over()):
        assert all(FACES.entry(position, seat, "en") is None for seat in range(3))
        with pytest.raises(NotationError, match=r".+\."):
            FACES.typed(position, 0, "snow", "en")
    position = opened({0: 2, 1: 1})
    entry = FACES.entry(position, 0, "en")
    assert entry == {"label": "Your word, 2 to go", "hint": "One word, in English.", "max": 40}
    assert FACES.entry(position, 0, "fr") == {
        "label": "Votre mot, encore 2",
        "hint": "Un seul mot, en anglais.",
        "max": 40,
    }
    assert FACES.entry(position, 1, "en") is None
    with pytest.raises(NotationError, match="Words go round to the right"):
        FACES.typed(position, 1, "snow", "en")
    with pytest.raises(NotationError, match="vers la droite"):
        FACES.typed(position, 1, "snow", "fr")


def test_any_word_may_be_typed_and_is_said_as_it_is_compared() -> None:
    position = opened({0: 2})
    action = FACES.typed(position, 0, "  Lighthouse's ", "en")
    assert unpacked(action - WORDS) == "lighthouse"
    assert action not in position.legal(0)
    assert position.allows(0, action)
    assert FACES.notation(position, 0, action) == "say:lighthouse"
    assert FACES.parse(position, 0, "say lighthouse") == action
    assert FACES.sentence(position, 0, action, "en") == "Say “lighthouse”"
    assert FACES.sentence(position, 0, action, "fr") == "Dire «\u00a0lighthouse\u00a0»"
    assert FACES.preview(position, 0, action, "en") == "then one more word"
    position.play(0, action)
    assert position.reading().words == ["lighthouse"]


REFUSED = [
    ("", "Type a word."),
    ("two words", "One word only: no blanks."),
    ("42", "Figures are no word. Write the number in letters."),
    ("the", "“the” is a function word"),
    ("ballooning", "A word of the same family as “balloon” was said already on this card."),
    ("звезда", "Write the word in the Latin alphabet."),
    ("łódka", "Write the word in the Latin alphabet."),
    ("a" * 41, "No word is as long as that: at most 40 letters."),
    ("x" * 9999, "No word is as long as that: at most 40 letters."),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_a_word_that_cannot_be_said_is_refused_with_the_reason(text: str, why: str) -> None:
    position = do(opened({0: 3}), "say:balloon")
    before = position.encode()
    with pytest.raises(NotationError) as refusal:
        FACES.typed(position, 0, text, "en")
    assert str(refusal.value).startswith(why)
    with pytest.raises(NotationError) as french:
        FACES.typed(position, 0, text, "fr")
    assert str(french.value) != str(refusal.value)
    assert fit(str(french.value), "fr")
    assert position.encode() == before


def test_what_is_typed_can_always_be_said() -> None:
    position = opened({0: 3})
    for text in ("l'l'eau", "sun's's", "d'été", "O'Neill's", "rock-'n-roll", "presqu'île"):
        try:
            action = FACES.typed(position, 0, text, "en")
        except NotationError:
            continue
        assert position.allows(0, action)
        assert FACES.parse(position, 0, FACES.notation(position, 0, action)) == action


def test_pointing_at_a_word_that_may_be_said_is_not_refused() -> None:
    position = opened({0: 2, 1: 1})
    assert position.why_not(0, ("word:lighthouse",)) is None
    assert position.why_not(0, ("word:lighthouse", "do:pass"))
    assert position.why_not(1, ("word:lighthouse",))


# --- sentences -----------------------------------------------------------------------------------------
SAID: list[tuple[Callable[[], BiovivaPosition], str, str, str]] = [
    (lambda: new(figures="chosen"), "figure:big_dipper", "Take the Big Dipper", "Prendre la Grande Ourse"),
    (new, "look:3", "Look at the back of card 3 (bottom right)",
     "Regarder le dos de la carte 3 (en bas à droite)"),
    (acting, "look:C1", "Look at the back of card 9 (centre, beside 4)",
     "Regarder le dos de la carte 9 (au centre, côté 4)"),
    (lambda: acting("pivot:2"), "look:C0", "Look at the back of card 8 (centre, beside 2)",
     "Regarder le dos de la carte 8 (au centre, côté 2)"),
    (new, "done", "Look at no more cards", "Ne plus rien regarder"),
    (acting, "swap:2:C1", "Swap cards 2 and 9", "Échanger les cartes 2 et 9"),
    (acting, "pivot:3", "Pivot the centre onto the line 3–8–9–7",
     "Pivoter le centre sur la ligne 3–8–9–7"),
    (deciding, "keep", "End the turn without a reveal", "Finir le tour sans révéler"),
    (deciding, "turn:0", "Reveal the line, card 0 (top) first",
     "Révéler la ligne, d’abord la carte 0 (en haut)"),
    (revealing, "turn:4", "Turn over card 4 (bottom)", "Retourner la carte 4 (en bas)"),
    (failed, "on", "Turn the revealed cards back and shuffle them",
     "Remettre les cartes révélées et les mélanger"),
    (won, "on", "Set the four cards aside", "Mettre les quatre cartes de côté"),
    (lambda: second_round(aim="on"), "aim:NE", "Aim 3 mm towards the top right",
     "Viser à 3 mm vers le haut à droite"),
    (lambda: second_round(aim="on"), "aim:0", "Aim at the axis", "Viser l’axe"),
    (second_round, "spin", "Spin the top", "Lancer la toupie"),
    (lambda: opened({0: 1}), "pass", "Give up a word", "Renoncer à un mot"),
    (appealing, "rest", "Make no appeal", "Ne pas faire appel"),
    (voting, "yes", "Yes, one family", "Oui, une même famille"),
    (voting, "no", "No, not one family", "Non, pas une même famille"),
    (voting, "abstain", "Abstain", "S’abstenir"),
]  # fmt: skip


@pytest.mark.parametrize(("laid", "move", "english", "french"), SAID)
def test_a_sentence(laid: Callable[[], BiovivaPosition], move: str, english: str, french: str) -> None:
    position = laid()
    seat = position.to_move()[0]
    action = FACES.parse(position, seat, move)
    assert FACES.sentence(position, seat, action, "en") == english
    assert FACES.sentence(position, seat, action, "fr") == french


def test_an_appeal_names_both_words() -> None:
    position = appealing()
    action = next(action for action in position.legal(0) if kind_of(action) != kind_of(position.legal(0)[-1]))
    path = FACES.path(position, 0, action)
    said = FACES.sentence(position, 0, action, "en")
    assert re.fullmatch(r"Appeal: “(dawn|snow|lake)” is of the family of “[\w’-]+”", said), said
    assert path[0].startswith("guess:")
    assert FACES.ref(position, 0, path[0], "en").startswith("the word “")
    assert FACES.ref(position, 0, path[1], "en").endswith("” in the text")


# --- tasks ---------------------------------------------------------------------------------------------
TASKS: list[tuple[Callable[[], BiovivaPosition], int, str]] = [
    (lambda: new(figures="chosen"), 0, "Choose your constellation: it has seven places for your stars."),
    (lambda: new(figures="chosen"), 1, "Wait: player 1 chooses a constellation."),
    (new, 2, "The top is spinning: look at the backs of cards of the circle, 5 looks left."),
    (lambda: do(new(peeks=3), "look:0", "look:1"), 0,
     "The top is spinning: look at the back of one more card of the circle."),
    (lambda: do(new(), *["look:0"] * 5), 0, "You have used your looks: say that you look no more."),
    (lambda: do(new(), "done"), 0, "The top is still spinning for players 2 and 3."),
    (lambda: new(top="long"), 0,
     "The top is spinning: look at the backs of as many cards as you can before it stops."),
    (lambda: new(top="unlimited"), 0,
     "Look at the backs of as many cards of the circle as you like, then say that you look no more."),
    (acting, 1,
     "Your turn, two actions: look at a back, swap two cards or pivot the centre. The line is 0–8–9–4."),
    (lambda: acting("pivot:1"), 1,
     "One more action: look at a back, swap two cards or pivot the centre. Now the line is 1–8–9–5."),
    (acting, 0, "Wait: player 2 has two actions, then may reveal the line."),
    (deciding, 1,
     "Do the four cards of the line share a characteristic? Reveal them, 0 or 4 first, or end your turn."),
    (deciding, 2, "Wait: player 2 decides whether to reveal the line."),
    (revealing, 1,
     "Turn over the next card of the line. Common to all so far: Atmosphere and Leisure & Exploration."),
    (revealing, 0, "Watch: player 2 turns over the cards of the line, one by one."),
    (failed, 1, "No characteristic is common to the 2 cards: no star. Go on."),
    (failed, 0, "No characteristic is common to the 2 cards: no star. It is for player 2 to go on."),
    (won, 1, "All four share “Atmosphere”, and two or three are identical: 2 stars. Go on."),
    (lambda: won("AL", "AP", "AS", "AU"), 1,
     "All four share “Atmosphere”, and no two are identical: 1 star. Go on."),
    (lambda: won("AP", "AP", "AP", "AP"), 0,
     "All four are identical (Atmosphere and Physics & Dangers): 3 stars. It is for player 2 to go on."),
    (spinning, 0, "The top spins again: look at the backs of up to 2 of the ten cards, if you like."),
    (lambda: spinning("look:C0"), 0, "The top spins again: look at the back of one more card, if you like."),
    (lambda: second_round(aim="on"), 1,
     "Where do you let your stars fall? Choose in secret: above the axis, or 3 mm beside it."),
    (lambda: do(second_round(aim="on"), "aim:N"), 0, "Wait until players 2 and 3 aimed, in secret."),
    (second_round, 0, "Your constellation is the most complete: spin the top. 19 stars will fall."),
    (second_round, 1, "Wait: player 1 spins the top, and everybody’s stars fall."),
    (lambda: opened({0: 2, 1: 1}), 0,
     "Look at the picture and say a word you expect in its text: you have 2 on this card."),
    (lambda: opened({0: 2, 1: 1}), 1, "It is for player 1 to say a word; think of yours."),
    (lambda: opened({0: 2, 1: 1}), 2, "You have no star on this card: wait for the words of player 1."),
    (lambda: do(opened({0: 2, 1: 1}), "say:balloon", "say:sun"), 1,
     "You have said your words: wait for those of player 1."),
    (lambda: do(opened({0: 2, 1: 1}), "say:balloon", "say:sun"), 0,
     "Look at the picture and say a word you expect in its text: your last one on this card."),
    (lambda: opened({0: 2, 1: 1}, words="sealed"), 0,
     "Write a word you expect in the text: you have 2. The others learn them at the reading."),
    (appealing, 0,
     "Read the text. Is one of your words of the family of a word there? Then appeal, and the others vote."),
    (appealing, 2, "The text has been read. Appeals are still open to players 1 and 2."),
    (voting, 0, "Wait for the vote of players 2 and 3."),
    (over, 1, "The game is over."),
]  # fmt: skip


@pytest.mark.parametrize(("laid", "seat", "task"), TASKS)
def test_a_task(laid: Callable[[], BiovivaPosition], seat: int, task: str) -> None:
    assert FACES.task(laid(), seat, "en") == task


def test_a_vote_is_asked_for_with_both_words() -> None:
    position = voting()
    said = FACES.task(position, 2, "en")
    assert re.fullmatch(
        r"Player 1 holds that “\w+” is of the family of “[\w’-]+” in the text\. Do you agree\?", said
    )


def test_a_reward_beyond_the_hand_says_so() -> None:
    position = deciding("AP", "AP", "AP", "AP")
    position.hand[1], position.placed[1] = 1, 6
    do(position, "turn:0", "turn:C0", "turn:C1", "turn:4")
    assert FACES.task(position, 1, "en") == (
        "All four are identical (Atmosphere and Physics & Dangers): 3 stars, "
        "but only 1 star could be placed, for want of more in hand. Go on."
    )


def test_tasks_fit_two_lines_of_a_terminal() -> None:
    for laid, seat, _ in TASKS:
        for lang in LANGUAGES:
            assert len(FACES.task(laid(), seat, lang)) < 156


def test_the_steps_of_a_turn() -> None:
    def steps(position: BiovivaPosition, lang: str = "en") -> str:
        signs = {"done": "+", "now": ">", "next": ""}
        return " ".join(f"{signs[state]}{name}" for name, state in FACES.steps(position, 0, lang))

    assert steps(new()) == ">First spin Round 1 Round 2"
    assert steps(new(figures="chosen")) == ">Constellations First spin Round 1 Round 2"
    assert steps(acting()) == ">Action 1 Action 2 Reveal"
    assert steps(acting("look:0")) == "+Action 1 >Action 2 Reveal"
    assert steps(deciding()) == steps(failed()) == "+Action 1 +Action 2 >Reveal"
    assert steps(spinning()) == "+Action 1 +Action 2 +Reveal >Second spin"
    assert steps(second_round()) == ">Rain of stars Words"
    assert steps(second_round(aim="on")) == ">Aim Rain of stars Words"
    assert steps(opened({0: 1})) == "+Rain of stars >Card 1 of 1"
    assert steps(voting()) == "+Rain of stars +Card 1 of 1 >Appeals"
    assert steps(over()) == ">Game over"
    assert steps(acting(), "fr") == ">Action 1 Action 2 Révélation"


# --- previews ------------------------------------------------------------------------------------------
def given(position: BiovivaPosition, move: str, lang: str = "en") -> str:
    seat = position.to_move()[0]
    return FACES.preview(position, seat, FACES.parse(position, seat, move), lang)


def test_a_look_is_previewed_by_the_picture_and_by_what_one_knows() -> None:
    position = new()
    scene = position.setting.deck.cards[position.table[3]].scene["en"]
    preview = given(position, "look:3")
    assert preview.endswith("· then 4 looks left")
    assert preview.startswith(scene[:20])
    do(position, "look:3")
    assert "you have seen its back · then 3 looks left" in given(position, "look:3")
    assert "seen" not in given(position, "look:4")


def test_swaps_and_pivots_say_what_becomes_of_the_line() -> None:
    position = acting("look:0")
    assert given(position, "swap:2:C1") == (
        "card 2 comes into the line, card 9 leaves it; you have seen one of its four backs"
    )
    assert given(position, "swap:0:2") == (
        "card 2 comes into the line, card 0 leaves it; you have seen none of its backs"
    )
    assert given(position, "swap:0:C0") == "the line keeps its four cards"
    assert given(position, "swap:1:2") == "the line stays as it is"
    assert given(position, "pivot:3") == "you have seen none of its backs"


def test_a_reveal_is_previewed_with_what_it_is_worth() -> None:
    preview = given(deciding(), "turn:4")
    assert (
        "common to all four is worth 1 star; with two or three identical cards 2 stars; with four 3"
        in preview
    )
    assert "3 stars" in given(deciding(tier1=3, tier2=4, tier3=5), "turn:0")
    assert "worth" not in given(revealing(), "turn:C0")


def test_what_follows_is_told_before() -> None:
    assert given(won(), "on") == "new cards come, and everybody may look at two backs"
    assert given(failed(), "on") == ""
    position = failed()
    position.turn = position.setting.turns
    assert given(position, "on") == "round 2 begins"
    assert given(second_round(), "spin") == "who drops first: 2 → 3 → 1"
    assert given(opened({0: 1}), "pass") == "your star for it will leave the game"


def test_previews_and_tasks_don_t_depend_on_what_is_hidden() -> None:
    """Other backs behind pictures a seat hasn't seen change nothing of what it reads."""
    from ludosphere.core.rng import seeded

    for position, seat in moments(OPTIONS[0], 8):
        if position.view(None)["phase"] in ("reveal", "result", "over"):
            continue
        world = position.determinize(seat, seeded(1))
        legal = position.legal(seat)
        assert world.legal(seat) == legal
        assert FACES.task(world, seat, "en") == FACES.task(position, seat, "en")
        for action in legal[:: 1 + len(legal) // 5]:
            for face in (FACES.preview, FACES.sentence):
                assert face(world, seat, action, "en") == face(position, seat, action, "en")


# --- why not -------------------------------------------------------------------------------------------
MOVER, OTHER = -1, -2
WHY: list[tuple[str, Callable[[], BiovivaPosition], int, str]] = [
    ("why-over", over, 0, "do:spin"),
    ("why-unknown", new, 0, "slot:9"),
    ("why-unknown", new, 0, "do:dance"),
    ("why-unknown", acting, MOVER, "slot:1>slot:2>slot:3"),
    ("why-unknown", acting, 9, "slot:1"),
    ("why-not-yours", acting, OTHER, "slot:1>do:look"),
    ("why-looked-enough", lambda: do(new(), "done"), 0, "slot:1"),
    ("why-no-star-to-drop", lambda: emptied(second_round(aim="on")), 2, "aim:N"),
    ("why-aimed", lambda: do(second_round(aim="on"), "aim:N"), 0, "aim:S"),
    ("why-no-star-here", lambda: opened({0: 2, 1: 1}), 2, "word:sun"),
    ("why-all-said", lambda: do(opened({0: 2, 1: 1}), "say:balloon", "say:sun"), 1, "word:moon"),
    ("why-speaks-first", lambda: opened({0: 2, 1: 1}), 1, "word:sun"),
    ("why-no-appeal-left", lambda: do(appealing(), "rest"), 0, "guess:1"),
    ("why-own-appeal", voting, 0, "vote:yes"),
    ("why-voted", lambda: do(voting(), "yes"), 1, "vote:no"),
    ("why-first-figures", lambda: new(figures="chosen"), MOVER, "slot:1"),
    ("why-first-act", acting, MOVER, "line:2>line:2"),
    ("why-first-decide", deciding, MOVER, "slot:0>slot:0"),
    ("why-first-reveal", revealing, MOVER, "slot:4>slot:0"),
    ("why-first-result", failed, MOVER, "slot:4"),
    ("why-first-result", failed, MOVER, "do:keep"),
    ("why-first-spin", new, MOVER, "line:1"),
    ("why-first-aim", lambda: second_round(aim="on"), MOVER, "do:spin>do:spin"),
    ("why-first-drop", second_round, MOVER, "do:spin>do:spin"),
    ("why-first-guess", lambda: opened({0: 2}), MOVER, "do:pass>do:pass"),
    ("why-first-appeal", appealing, MOVER, "do:rest>do:rest"),
    ("why-first-vote", voting, MOVER, "guess:0"),
    ("why-round-1-over", second_round, MOVER, "slot:3"),
    ("why-round-1-over", lambda: opened({0: 1}), MOVER, "do:keep"),
    ("why-centre-later", new, MOVER, "slot:C0"),
    ("why-same-card", acting, MOVER, "slot:3>slot:3"),
    ("why-card-then", acting, MOVER, "slot:3>line:2"),
    ("why-only-looks", new, MOVER, "slot:3>slot:4"),
    ("why-no-looks", lambda: do(new(), *["look:0"] * 5), MOVER, "slot:1"),
    ("why-looked", lambda: spinning("look:C1"), MOVER, "slot:C1"),
    ("why-not-in-line", deciding, MOVER, "slot:1"),
    ("why-not-in-line", revealing, MOVER, "slot:5"),
    ("why-end-first", deciding, MOVER, "slot:C0"),
    ("why-turned", revealing, MOVER, "slot:0"),
    ("why-line-current", lambda: acting("pivot:2"), MOVER, "line:2"),
    ("why-actions-done", deciding, MOVER, "line:2"),
    ("why-actions-done", revealing, MOVER, "do:look"),
    ("why-card-first", acting, MOVER, "do:look"),
    ("why-no-spin", acting, MOVER, "do:done"),
    ("why-two-actions", acting, MOVER, "do:keep"),
    ("why-reveal-goes-on", revealing, MOVER, "do:keep"),
    ("why-nothing-revealed", acting, MOVER, "do:on"),
    ("why-spin-later", acting, MOVER, "do:spin"),
    ("why-spun", lambda: opened({0: 1}), MOVER, "do:spin"),
    ("why-words-later", acting, MOVER, "word:sun"),
    ("why-words-later", second_round, MOVER, "do:pass"),
    ("why-words-read", appealing, MOVER, "word:sun"),
    ("why-words-read", appealing, MOVER, "do:pass"),
    ("why-no-reading", acting, MOVER, "do:rest"),
    ("why-figures-set", acting, MOVER, "figure:orion"),
    ("why-figure-taken", lambda: do(new(figures="chosen"), "figure:orion"), MOVER, "figure:orion"),
    ("why-no-aim", second_round, MOVER, "aim:N"),
    ("why-aim-later", lambda: acting(aim="on"), MOVER, "aim:N"),
    ("why-aim-over", lambda: opened({0: 1}, aim="on"), MOVER, "aim:N"),
    ("why-spelled", lambda: opened({0: 1}), MOVER, "word:Sun"),
    ("word-function", lambda: opened({0: 1}), MOVER, "word:the"),
    ("word-said", lambda: do(opened({0: 2}), "say:balloon"), MOVER, "word:balloons"),
    ("why-guess-first", appealing, MOVER, "text:3"),
    ("why-text-next", appealing, MOVER, "guess:1>do:rest"),
    ("why-not-your-word", appealing, MOVER, "guess:0"),
    ("why-given-up", appealing, 1, "guess:2"),
    ("why-scored", appealing, 1, "guess:0"),
    ("why-appealed", lambda: do(voting(), "no", "no"), 0, "guess:1"),
    ("why-dead-guess", appealing, 0, "guess:3"),
    ("why-text-function", appealing, 0, "guess:1>text:0"),
    ("why-text-dead", lambda: titled(appealing(), "Burning"), 0, "guess:1>text:2"),
    ("why-text-used", appealing, 0, "guess:1>text:1"),
    ("why-no-vote", acting, MOVER, "vote:yes"),
]


def emptied(position: BiovivaPosition) -> BiovivaPosition:
    """Player 3 has no star to drop."""
    position.order.remove(2)
    return position


@pytest.mark.parametrize(("key", "laid", "seat", "path"), WHY)
def test_a_refusal_names_its_rule(
    key: str, laid: Callable[[], BiovivaPosition], seat: int, path: str
) -> None:
    position, asked = laid(), tuple(path.split(">"))
    movers = position.to_move()
    if seat == MOVER:
        seat = movers[0]
    elif seat == OTHER:
        seat = next(one for one in range(int(position.seats)) if one not in movers)
    refusal = position.why_not(seat, asked)
    assert refusal is not None
    assert refusal.key == key
    for lang in LANGUAGES:
        said = FACES.worded(position, refusal, lang)
        assert fit(said, lang), said
        assert said[0].isupper() or said[0] in "“«0"


def test_every_reason_is_tried_here() -> None:
    assert {key for key in messages("en") if key.startswith("why-")} == {
        row[0] for row in WHY if row[0].startswith("why-")
    }


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options['seats']}p")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_made_up_paths_have_a_reason_and_legal_ones_none(options: dict[str, Any], lang: str) -> None:
    """Whatever is pointed at in any decision: refs of all decisions of the game so far, in any order."""
    chance, asked = random.Random(7), 0
    known = {
        "do:look", "do:spin", "do:pass", "vote:yes", "aim:N", "word:the", "guess:1", "text:2", "nonsense",
    }  # fmt: skip
    for position, seat in moments(options, 9):
        if position.view(None)["phase"] == "over":
            break
        legal = FACES.paths(position, seat)
        known.update(itertools.chain.from_iterable(chance.sample(list(legal), min(4, len(legal)))))
        beginnings = {path[:n] for path in legal for n in range(1, len(path) + 1)}
        pool = sorted(known)
        for _ in range(6):
            asking = chance.choice([seat, (seat + 1) % int(position.seats)])
            made_up = tuple(chance.choices(pool, k=chance.choice((1, 1, 2, 3))))
            if chance.random() < 0.4:  # a legal beginning that goes astray
                made_up = (chance.choice(list(legal))[0], *made_up[:1])
            if asking in position.to_move() and asking != seat:
                continue
            if asking == seat and (made_up in beginnings or made_up[0].startswith("word:")):
                continue
            refusal = position.why_not(asking, made_up)
            assert refusal is not None, made_up
            said = FACES.worded(position, refusal, lang)
            assert fit(said, lang), (made_up, said)
            asked += 1
    assert asked > 150


STRANGE = (
    "", ":", "slot", "slot:", "slot:C2", "line:4", "do:", "aim:", "word:", "guess:", "text:x", "guess:²",
    "vote:",
)  # fmt: skip


def test_any_text_is_answered() -> None:
    for position, ref in itertools.product((acting(), new(), appealing(), opened({0: 1})), STRANGE):
        for path in ((ref,), ("slot:1", ref), (ref, ref), (ref, ref, ref), ("guess:1", ref)):
            for seat in (0, 1, 7, -1):
                assert position.why_not(seat, path)
        for seat in (0, 1):
            assert FACES.ref(position, seat, ref, "en") == "what isn’t there"


def test_asking_changes_nothing() -> None:
    for position in (new(), acting(), revealing(), won(), spinning(), opened({0: 1}), appealing(), voting()):
        before = position.encode()
        for seat, lang in itertools.product(range(3), LANGUAGES):
            FACES.task(position, seat, lang)
            FACES.steps(position, seat, lang)
            FACES.entry(position, seat, lang)
            position.why_not(seat, ("word:lighthouse",))
            FACES.ascii(position.view(seat), lang)
            for action in position.legal(seat):
                FACES.sentence(position, seat, action, lang)
                FACES.preview(position, seat, action, lang)
        assert position.encode() == before


# --- the log ---------------------------------------------------------------------------------------------
def told(kind: str, seat: int | None, lang: str = "en", you: int | None = None, **args: Any) -> str:
    """`origins` stands for the argument `from`."""
    named = {"from" if key == "origins" else key: value for key, value in args.items()}
    return FACES.told(Event(kind, seat, named), NAMES, you, lang)


def test_the_log_says_who_did_what() -> None:
    assert told("swapped", 0, a=2, b=9) == "Ada swaps cards 2 and 9."
    assert told("swapped", 0, you=0, a=2, b=9) == "You swap cards 2 and 9."
    assert told("swapped", 0, "fr", 0, a=2, b=9) == "Vous échangez les cartes 2 et 9."
    assert told("pivoted", 1, line=3) == "Ben pivots the centre onto the line 3–8–9–7."
    assert told("looked", 1, slot=8, picture=5) == "Ben looks at the back of card 8."
    assert told("won", 1, stars=2, tier=1, slots=[0, 8, 9, 4]) == (
        "All four cards have something in common, and two or three are identical: 2 stars for Ben."
    )
    assert told("won", 1, you=1, stars=0, tier=0, slots=[0, 8, 9, 4]) == (
        "All four cards have something in common; but you have no star left."
    )
    assert told("failed", 1, slots=[0, 8, 9]) == "Nothing is common to the 3 cards: no star."
    assert told("shuffled", 1, origins=[8, 0, 9], to=[0, 8, 9]) == (
        "The revealed cards are shuffled: 8 → 0, 0 → 8."
    )
    assert told("shuffled", 1, origins=[0, 8], to=[0, 8]) == (
        "The revealed cards are shuffled, and all come back to where they were."
    )
    assert told("landed", 1, cells=[0, 0, 4], out=1) == (
        "The stars of Ben: top left (2), centre (1) and out of the game (1)."
    )
    assert told("landed", 1, "fr", 1, cells=[8], out=0) == "Vos étoiles\u00a0: en bas à droite (1)."
    assert told("said", 0, word="presqu'île") == "Ada says “presqu’île”."
    assert told("scored", 0, word="snow", text=4, cell=0) == "“snow” earns Ada a star."
    missed = {"word": "night", "why": "absent", "cell": 0}
    assert told("missed", 1, **missed) == "“night” earns Ben nothing: not in the text."
    assert told("missed", 1, "fr", 1, **missed) == (
        "«\u00a0night\u00a0» ne vous rapporte rien\u00a0: pas dans le texte."
    )
    assert told("appeal_result", 0, word="snow", text=4, granted=1, yes=2, no=0) == (
        "The appeal for “snow” is granted, 2 to 0."
    )


def test_hints_say_where_things_happened() -> None:
    assert PRESENTER.hint(Event("looked", 0, {"slot": 8, "picture": 3})) == {"ref": "slot:C0", "from": None}
    assert PRESENTER.hint(Event("swapped", 0, {"a": 2, "b": 9})) == {"ref": "slot:2", "from": "slot:C1"}
    assert PRESENTER.hint(Event("opened", None, {"cell": 4, "picture": 1})) == {"ref": "cell:4", "from": None}
    assert PRESENTER.hint(Event("kept", 0, {})) == {"ref": None, "from": None}


def test_the_sheet_explains_every_star() -> None:
    position = won()
    assert [FACES.explain(line.key, "en") for line in position.sheet()] == [
        "Round 1: lines revealed",
        "Round 2: words found",
    ]
    first, _ = position.sheet()
    assert FACES.explain("round1", "en", first.details[1][0]) == (
        "turn 1: all four cards have something in common, and two or three are identical"
    )
    _, second = appealing().sheet()
    assert FACES.explain("round2", "fr", second.details[1][0]) == "«\u00a0gas\u00a0» (en haut à gauche)"


# --- plain text ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options['seats']}p")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_text_fits_80_columns_and_tells_no_title(options: dict[str, Any], lang: str) -> None:
    for number, (position, seat) in enumerate(moments(options, 4)):
        if number % 5:
            continue
        for eyes in (None, seat):
            view = position.view(eyes)
            text = FACES.ascii(view, lang)
            assert max(map(len, text.split("\n"))) <= WIDTH
            assert "None" not in text
            flat = " ".join(text.split())
            shown = {reading["picture"] for reading in view["readings"]}
            shown |= {slot["picture"] for slot in view["table"] if slot and slot["back"]}
            for picture in {*position.table, *position.grid} - shown - {NONE}:
                card = position.setting.deck.cards[picture]
                assert not re.search(rf"\b{re.escape(card.title[lang])}\b", flat), card.title[lang]
                assert card.commentary[lang][-60:] not in flat


def test_plain_text_of_a_table() -> None:
    position = acting("look:3")
    text = FACES.ascii(position.view(1), "en")
    lines = text.split("\n")
    assert lines[0] == ("Round 1, turn 1 of 9: actions, player 2. Line 0–8–9–4; pile 58, set aside 0")
    assert lines[2] == ">2 ....... Orion  hand 7  on cards 0  lost 0  looks at 3"
    labels = " + ".join(position.setting.deck.labels(position.table[3], "mixed", "en"))
    assert f"[{labels}]" in " ".join(text.split())
    assert labels not in " ".join(FACES.ascii(position.view(0), "en").split())
    assert [line[:5].split()[-1] for line in lines if line.startswith("=")] == ["0", "4", "8", "9"]
    read = " ".join(FACES.ascii(appealing().view(0), "en").split())
    assert "Balloons at dawn (Cappadocia, Turkey)" in read
    assert "A *gas*2 burner heats" in read
    assert "2 “gas” (*), 1 “lake” (not in the text), 2 given up" in read
    assert "1 “dawn” (in the title or on a label of the card)" in read


def test_words_of_the_open_card_are_sealed_in_plain_text_too() -> None:
    position = do(opened({0: 2, 1: 2}, words="sealed"), "say:zebra")
    assert "zebra" in FACES.ascii(position.view(0), "en")
    for eyes in (1, 2, None):
        assert "zebra" not in FACES.ascii(position.view(eyes), "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_is_called_by_its_name(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    say = texts(PACKAGE, lang)
    for name in ("sky_space", "seas_oceans"):
        assert PRESENTER.option_name("deck", name, lang) == say(f"option-deck-{name}")
    added = dataclasses.replace(decks.deck("seas_oceans"), id="own", names={"fr": "À moi", "en": "Mine"})
    assert PRESENTER.option_name("deck", "own", lang) == ""
    monkeypatch.setitem(decks._added, "own", added)
    assert PRESENTER.option_name("deck", "own", lang) == added.names[lang]
    assert PRESENTER.option_name("aid", "own", lang) == ""


def test_the_picture_of_the_table_is_drawn() -> None:
    for position in (new(), acting(), won(), second_round(), opened({0: 1}), appealing(), over()):
        assert FACES.svg(position.view(None), "fr").lstrip().startswith("<svg")
