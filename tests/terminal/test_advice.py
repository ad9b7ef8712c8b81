"""Hints at the terminal table: who gets them, what they say, and that the game goes on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.pilot import Pilot

from biomos_positions import last_record
from ludosphere.bots import assess
from ludosphere.bots.thinker import Judgement, Question, Thinker, ThinkerError
from ludosphere.core.registry import game
from ludosphere.terminal import advice
from ludosphere.terminal.app import TerminalApp, prepared
from ludosphere.terminal.pointing import Pointing
from ludosphere.terminal.session import Session
from ludosphere.terminal.table import Table
from meadow import DONE, TAKE_1, meadow
from terminal_pilot import by_keys, flat, opened, seen, table, until

LANG = pytest.mark.parametrize("lang", ["en", "fr"])
TINY = assess.Budget(20, 3, 3, 3, 1, 8, 1)
THINKING = {"en": "A bot is thinking about it…", "fr": "Un robot y réfléchit…"}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Judgement]:
    """What the bot was asked; it thinks very little, and here."""
    for name in ("quick", "standard"):
        monkeypatch.setitem(assess.BUDGETS, name, TINY)
    questions: list[Judgement] = []

    async def judge(thinker: Thinker, judgement: Judgement) -> dict[str, Any]:
        questions.append(judgement)
        return judgement.answer()

    monkeypatch.setattr(Thinker, "judge", judge)
    return questions


@asynccontextmanager
async def going_on(session: Session) -> AsyncIterator[Pilot[int]]:
    app = TerminalApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        yield pilot


def advised(pilot: Pilot[int], lang: str = "en") -> bool:
    lead = {"en": " bot would: ", "fr": " robot ferait : "}[lang]
    return flat(lead) in flat(seen(pilot))


@LANG
async def test_a_hint_says_what_the_bot_would_do_and_what_that_is_worth(lang: str) -> None:
    """The bot in its process, as people have it."""
    expected = {
        "en": ["r hint", "(S@2). Your chance to win then: about ", "points more than with the next best."],
        "fr": ["r conseil", "(S@2). Chances de gagner alors : environ ", "de plus qu’avec le choix suivant."],
    }
    async with going_on(Session(last_record(), lang)) as pilot:
        session = table(pilot).session
        await pilot.press("r")
        await pilot.pause()
        await until(pilot, lambda: advised(pilot, lang))
        shown = flat(seen(pilot))
        move = session.position.sentence(1, session.position.parse(1, "S@2"), lang)
        assert flat(f"{move} (S@2).") in shown
        for words in expected[lang]:
            assert flat(words) in shown
        assert session.record.moves == []
        await pilot.press("down")
        await pilot.pause()
        assert not advised(pilot, lang)
        await by_keys(pilot, session.position.parse(1, "S@2"), arrows=False)
        await by_keys(pilot, session.position.parse(1, "+19"), arrows=True)
        result = session.position.result()
        assert result is not None
        assert result.ranks == [2, 1], "it was good advice"


@LANG
@pytest.mark.parametrize("name", ["biomos", "bioviva", "earth", "living_planet"])
def test_hints_fit_on_the_screen_all_along_a_game(name: str, lang: str, asked: list[Judgement]) -> None:
    async def play() -> None:
        async with opened(name, "me bot1", lang, 4) as pilot:
            session = table(pilot).session
            hints = 0
            for step in range(240):
                if session.position.result() is not None or hints == 5:
                    break
                seat = session.position.to_move()[0]
                if seat == 0 and step % 5 == 0:
                    table(pilot).begin()
                    assert "r" not in table(pilot).pointing.keys().values()
                    await pilot.press("r")
                    await until(pilot, lambda: advised(pilot, lang))
                    found = table(pilot)._advised
                    assert found is not None
                    assert flat(found[1]) in flat(seen(pilot))
                    assert {"en": "q quit", "fr": "q quitter"}[lang] in seen(pilot).split("\n")[-1]
                    hints += 1
                session.play(seat, session.position.suggest(seat))
            assert hints == len(asked) > 3

    async def ask(thinker: Thinker, question: Question) -> int:
        await asyncio.Event().wait()  # the test plays for the bot
        return 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinker, "ask", ask)
        asyncio.run(play())


@pytest.mark.parametrize("name", ["biomos", "bioviva", "earth", "living_planet"])
async def test_the_longest_hint_there_is_takes_its_room_from_the_lists(
    name: str, asked: list[Judgement], monkeypatch: pytest.MonkeyPatch
) -> None:
    longest = (
        "À première vue le robot ferait : Faire entrer le Scientifique dans le Spatioport de la Zone"
        " d’atterrissage (a) dans le Spatioport de la Zone d’atterrissage (b) (LP01.a>LP01.b). Chances de"
        " gagner alors : environ 53\u202f%, 14 points de pourcentage de plus qu’avec le choix suivant."
    )
    monkeypatch.setattr(advice, "told", lambda pointing, found: longest)
    async with opened(name, "me bot1", "fr", 4) as pilot:
        await until(pilot, lambda: table(pilot).pointing.seat is not None)
        await pilot.press("r")
        await until(pilot, lambda: flat(longest) in flat(seen(pilot)))
        lines = seen(pilot).split("\n")
        assert len(lines) == 24
        assert "q quitter" in lines[-1]


@pytest.mark.parametrize("fails", [False, True])
@pytest.mark.parametrize("asking", ["ask", "judge"])
def test_an_answer_that_comes_while_the_screen_is_taken_down_is_heard_no_more(
    asking: str, fails: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panels of a table are taken away before the table itself hears of it."""
    app = prepared("biomos", {"ask": ["bot1", "me"], "judge": ["me", "bot1"]}[asking], {}, 4, "en")
    answered: list[str] = []

    async def answer_late(thinker: Thinker, question: Question | Judgement) -> int | dict[str, Any]:
        leaving = next(screen for screen in app.screen_stack if isinstance(screen, Table))
        while leaving.query("#head"):
            await asyncio.sleep(0)
        answered.append(type(question).__name__)
        if fails:
            raise ThinkerError("It ended.")
        if isinstance(question, Judgement):
            return question.answer()
        return game("biomos").decode(question.world).suggest(question.seat)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            if asking == "judge":
                await pilot.press("r")
        assert answered == [{"ask": "Question", "judge": "Judgement"}[asking]]

    monkeypatch.setattr(Thinker, asking, answer_late)
    asyncio.run(play())


def test_the_bot_is_asked_with_a_world_dealt_anew_never_the_true_one() -> None:
    session = Session.new("earth", ["me", "bot1"], {}, 1, "en")
    question = advice.question(Pointing(session))
    world = game("earth").decode(question.world)
    assert world.view(0) == session.position.view(0)
    assert world.encode() != session.position.encode()
    assert question.seed != session.record.seed
    assert question.seat == 0
    assert question == advice.question(Pointing(session)), "the same at the same moment"


async def test_alone_against_the_games_own_opponent_there_are_hints(asked: list[Judgement]) -> None:
    async with opened("biomos", "me", "en", 3) as pilot:
        assert "r hint" in seen(pilot)
        await pilot.press("r")
        await until(pilot, lambda: advised(pilot))


@LANG
def test_where_two_people_play_nobody_gets_a_hint(lang: str, asked: list[Judgement]) -> None:
    refusal = {"en": "There are hints only where one person plays", "fr": "Il n’y a de conseils que là où"}

    async def play() -> None:
        async with opened("biomos", "me:Ada me:Bo bot1", lang, 3) as pilot:
            assert {"en": "r hint", "fr": "r conseil"}[lang] not in seen(pilot)
            await pilot.press("r")
            await pilot.pause()
            assert flat(refusal[lang]) in flat(seen(pilot))

    asyncio.run(play())
    assert asked == []


def test_while_a_bot_is_to_choose_there_is_nothing_to_advise(
    asked: list[Judgement], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(thinker: Thinker, question: Question) -> int:
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(Thinker, "ask", ask)

    async def play() -> None:
        async with opened("biomos", "bot1 me", "en", 3) as pilot:
            await pilot.press("r")
            await pilot.pause()
            assert "There is nothing for you to decide now." in seen(pilot)

    asyncio.run(play())
    assert asked == []


@LANG
async def test_a_bot_that_fails_is_asked_again(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"en": "The bot has no advice at the moment", "fr": "Le robot n’a pas de conseil pour l’instant"}

    async def fails(thinker: Thinker, judgement: Judgement) -> dict[str, Any]:
        raise ThinkerError("no memory")

    async def works(thinker: Thinker, judgement: Judgement) -> dict[str, Any]:
        return judgement.answer()

    for name in ("quick", "standard"):
        monkeypatch.setitem(assess.BUDGETS, name, TINY)
    async with opened("biomos", "me bot1", lang, 3) as pilot:
        monkeypatch.setattr(Thinker, "judge", fails)
        await pilot.press("r")
        await pilot.pause()
        assert said[lang] in seen(pilot).replace("\u00a0", " ")
        monkeypatch.setattr(Thinker, "judge", works)
        await pilot.press("r")
        await until(pilot, lambda: advised(pilot, lang))


class Slow:
    """A bot that answers when it is let, and counts what it was asked and what it was spared."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("quick", "standard"):
            monkeypatch.setitem(assess.BUDGETS, name, TINY)
        self.asked = self.spared = 0
        monkeypatch.setattr(Thinker, "judge", lambda thinker, judgement: self.judge(judgement))

    def begin(self) -> None:
        """Inside the event loop."""
        self.go_on = asyncio.Event()

    async def judge(self, judgement: Judgement) -> dict[str, Any]:
        self.asked += 1
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.spared += 1
            raise
        return judgement.answer()


@LANG
async def test_the_screen_goes_on_while_the_bot_thinks_and_asking_twice_is_asking_once(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    slow.begin()
    async with opened("biomos", "me bot1", lang, 3) as pilot:
        await pilot.press("r")
        await pilot.pause()
        assert THINKING[lang] in seen(pilot)
        await pilot.press("down", "r", "h")
        await pilot.pause()
        assert {"en": "Help", "fr": "Aide"}[lang] in seen(pilot)
        await pilot.press("escape")
        slow.go_on.set()
        await until(pilot, lambda: advised(pilot, lang))
        await pilot.press("down")
        await pilot.pause()
        assert not advised(pilot, lang)
        await pilot.press("r")
        await pilot.pause()
        assert advised(pilot, lang), "what was answered is said again"
        assert slow.asked == 1


async def test_who_plays_meanwhile_is_given_no_old_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    slow.begin()
    async with opened("biomos", "me", "en", 43) as pilot:
        session = table(pilot).session
        await pilot.press("r")
        await pilot.pause()
        await by_keys(pilot, session.position.legal(0)[0], arrows=False)
        await until(pilot, lambda: slow.spared == 1)
        slow.go_on.set()
        await pilot.pause(0.2)
        assert not advised(pilot)
        assert len(session.record.moves) == 1
        await pilot.press("r")
        await until(pilot, lambda: advised(pilot))
        assert slow.asked == 2
        await by_keys(pilot, session.position.legal(0)[0], arrows=False)
        await pilot.pause()
        assert not advised(pilot), "it was about the choice before"


# --- several decide at once -------------------------------------------------------------------------------
async def test_what_a_bot_does_meanwhile_takes_no_hint_away_unless_the_choice_is_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    meadow(monkeypatch)
    acts: list[int] = []
    slow = Slow(monkeypatch)
    found = {"best": TAKE_1, "options": [{}, {}], "chance": 0.5, "gain": {"chance": 0.02, "clear": True}}

    async def judge(judgement: Judgement) -> dict[str, Any]:
        await slow.go_on.wait()
        return {"decision": {**found, "small": True}}

    monkeypatch.setattr(slow, "judge", judge)

    async def ask(thinker: Thinker, question: Question) -> int:
        while not acts:
            await asyncio.sleep(0.01)
        return acts.pop()

    monkeypatch.setattr(Thinker, "ask", ask)
    slow.begin()
    session = Session.new("meadow", ["me", "bot1"], {}, 7, "en")
    async with going_on(session) as pilot:
        await pilot.press("r")
        acts.append(TAKE_1)
        await until(pilot, lambda: len(session.record.moves) == 1)
        slow.go_on.set()
        await until(pilot, lambda: advised(pilot))
        assert "percentage points more" in flat_words(seen(pilot))
        assert "At a glance the bot would: " in flat_words(seen(pilot))
        acts.append(TAKE_1)
        await until(pilot, lambda: len(session.record.moves) == 2)
        await pilot.pause()
        assert advised(pilot), "it is still about this choice"
        table(pilot).play(0, DONE)  # now there is but an option until the bot has done
        await pilot.pause()
        assert not advised(pilot)
        slow.go_on.clear()
        await pilot.press("r")
        await pilot.pause()
        acts.append(DONE)
        await until(pilot, lambda: len(session.record.moves) == 4)  # the next round: another choice
        slow.go_on.set()
        await until(pilot, lambda: "The table has changed meanwhile" in seen(pilot))
        assert isinstance(pilot.app.screen, Table)


def flat_words(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())
