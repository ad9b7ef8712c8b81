"""The report of the experiment: what is asked of a sound game, then the figures of every setting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kit.ideas import SORTS
from ....kit.study import Adapter
from ..analysis import Chance
from ..plots import chances, chances_told
from ..report import Report, Section, Sheet, game_name, line_name
from ..words import Words
from .plan import FOUND
from .tallies import Answer, Even, Tally, Verdict


def report(answers: Sequence[Answer], told: dict[str, Any], adapter: Adapter, lang: str) -> Report:
    """The page; `told` is what the folder keeps of the plan."""
    say = Words(lang)
    games = sum(one.even.games + sum(tally.games for tally in one.tallies) for one in answers)
    searched = sum(part.games for one in answers if one.found for part in one.found.generations)
    lead = [
        say(
            "strategies-lead",
            games=say.number(games, 0),
            searched=say.number(searched, 0),
            bot=told["bots"][0],
        ),
        say("strategies-players"),
        say("strategies-setting", version=told["rules_version"], run=told["run"]),
        say("caution"),
        say("intervals"),
    ]
    sections = [_asked(answers, adapter, say)]
    for number, one in enumerate(answers):
        sections += _setting(f"setting-{number + 1}", one, adapter, say)
    return Report(say("strategies-title", game=game_name(told["game"], lang)), lang, lead, sections)


def _asked(answers: Sequence[Answer], adapter: Adapter, say: Words) -> Section:
    rows = [
        [
            say(f"asked-{one.asked}", about=_about(one, adapter, say)),
            answer.setting.name,
            say.percent(one.value.value),
            "–" if one.value.low == one.value.high else say.shares(one.value.low, one.value.high),
            _limit(one, answer, say),
            say("met-yes" if one.met else "met-no" if one.met is False else "met-open"),
        ]
        for answer in answers
        for one in answer.verdicts
    ]
    counts = {
        f"n{met}": sum(one.met is met for answer in answers for one in answer.verdicts)
        for met in (True, False, None)
    }
    text = [
        say("asked-text"),
        say("asked-counts", yes=counts["nTrue"], no=counts["nFalse"], open=counts["nNone"]),
    ]
    head = say.heads("asked", "games-of", "value", "interval", "limit", "met")
    return Section("asked", say("asked"), text, Sheet(head, rows))


def _about(one: Verdict, adapter: Adapter, say: Words) -> str:
    if one.asked in ("exploit", "worth"):
        return idea_name(one.about, say)
    if one.asked == "plans":
        return " … ".join(idea_name(name, say) for name in one.about.split())
    if one.asked == "money":
        return line_name(adapter, one.about, say.lang)
    return one.about if one.asked == "seat" else say.word(f"family-{one.about}", one.about)


def _limit(one: Verdict, answer: Answer, say: Words) -> str:
    if one.asked == "seat":
        fair = 1 / answer.setting.seats
        return say.shares(fair - one.limit, fair + one.limit)
    return f"{'≥' if one.asked == 'family' else '≤'} {say.percent(one.limit)}"


def idea_name(name: str, say: Words) -> str:
    """A player in words."""
    return say.word(f"idea-{name}", name)


def _setting(key: str, one: Answer, adapter: Adapter, say: Words) -> list[Section]:
    title = one.setting.name
    even = 1 / one.setting.seats
    found = [
        _players(f"{key}-{sort}", say(f"players-{sort}", setting=title), rows, even, say)
        for sort in (*SORTS, FOUND)
        if (rows := [tally for tally in one.tallies if tally.sort == sort])
    ]
    if one.found is not None:
        found.append(_search(key, one, say))
    return [*found, _even(key, title, one.even, adapter, say), _families(key, title, one.even, say)]


def _players(key: str, title: str, tallies: list[Tally], even: float, say: Words) -> Section:
    rows = sorted(tallies, key=lambda one: -one.share.value)
    labels = [idea_name(one.line, say) for one in rows]
    shares = [Chance(row.line, row.share, row.lead) for row in rows]
    alt = chances_told(shares, labels, say)
    figure = chances(key, alt, shares, labels, even, say)
    head = say.heads("player", "games", "share", "interval", "lead")
    cells = [
        [
            label,
            say.number(row.games, 0),
            say.percent(row.share.value),
            say.shares(row.share.low, row.share.high),
            say.number(row.lead.value, 1, sign=True),
        ]
        for label, row in zip(labels, rows, strict=True)
    ]
    text = [say("chances-text", even=say.percent(even)), say(f"players-{rows[0].sort}-text")]
    return Section(key, title, text, Sheet(head, cells), figure, alt)


def _search(key: str, one: Answer, say: Words) -> Section:
    assert one.found is not None
    generations = one.found.generations
    text = [
        say("search-text", games=say.number(sum(part.games for part in generations), 0)),
        say(
            "search-weights",
            weights=", ".join(
                f"{name} {say.number(weight, 2, sign=True)}"
                for name, weight in sorted(one.found.weights.items(), key=lambda pair: -abs(pair[1]))
            ),
        ),
    ]
    head = say.heads("generation", "games", "reward", "best")
    rows = [
        [str(number), str(part.games), say.percent(part.mean), say.percent(part.best)]
        for number, part in enumerate(generations, 1)
    ]
    return Section(f"{key}-search", say("search", setting=one.setting.name), text, Sheet(head, rows))


def _even(key: str, title: str, even: Even, adapter: Adapter, say: Words) -> Section:
    seats = ", ".join(
        f"{say.percent(share.value)} ({say.shares(share.low, share.high)})" for share in even.seats
    )
    text = [
        say("even-text", games=even.games),
        say("even-scores", mean=say.number(even.score), winner=say.number(even.winning_score)),
        say("even-seats", seats=seats),
        say(
            "even-half", share=say.percent(even.half.value), between=say.shares(even.half.low, even.half.high)
        ),
    ]
    head = say.heads("line", "part")
    rows = [
        [line_name(adapter, line, say.lang), say.percent(part)]
        for line, part in sorted(even.winner.items(), key=lambda pair: -pair[1])
    ]
    return Section(f"{key}-even", say("even", setting=title), text, Sheet(head, rows))


def _families(key: str, title: str, even: Even, say: Words) -> Section:
    rows = [
        [
            say(row, name=say.word(f"family-{name}", name)),
            say.percent(one.value),
            say.shares(one.low, one.high),
        ]
        for row, shares in (("built-row", even.families), ("lost-row", even.losses))
        for name, one in shares.items()
    ]
    head = say.heads("item", "value", "interval")
    return Section(
        f"{key}-families", say("families", setting=title), [say("families-text")], Sheet(head, rows)
    )
