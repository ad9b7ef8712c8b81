"""Whole lines about cards: abilities, scoring of terrain and ecosystems, goals of fauna."""

from __future__ import annotations

from ....core.text import Texts, texts
from ..cards import Ability, Card, Filter, Gain, Scoring
from .clauses import costs, gains, lasting, one_gain
from .nouns import key, measured, ruled, things, with_board


def _say(lang: str) -> Texts:
    return texts("ludosphere.games.earth.wording", lang)


def _line(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def ability(card: Card, ability: Ability, lang: str) -> str:
    """What an ability does: "Pay 1 soil: place up to 2 sprouts."."""
    say = _say(lang)
    if ability.scoring is not None:
        return scoring(ability.scoring, lang)
    if ability.passive is not None:
        return _line(lasting(ability.passive, card, say))
    text = gains(ability.gain, say)
    if ability.cost:
        text = say("paid", cost=costs(ability.cost, say), gain=text)
    if ability.chose:
        text = say(f"chosen-{ability.chose}", text=text)
    elif ability.trigger == "playing":
        text = say(f"when-{key(card.timing)}", text=text)
    elif ability.trigger in ("planting", "setup"):
        text = say(f"when-{ability.trigger}", text=text)
    return _line(text)


def scoring(scoring: Scoring, lang: str) -> str:
    """What is scored at the end: "3 points per herb in this row."."""
    say = _say(lang)
    measure = scoring.measure
    if scoring.table:
        points = ", ".join(map(str, scoring.table))
        last = len(scoring.table)
        return _line(say("score-table", things=measured(measure, last, say), n=last, points=points))
    if measure.own_line_only:
        line = ruled(say(f"own-{measure.line}"), measure, say)
        return _line(say("score-if", vp=scoring.vp, line=line))
    counted = measured(measure, scoring.every, say)
    score = "score-each" if scoring.every == 1 else "score-every"
    text = say(score, vp=scoring.vp, n=scoring.every, things=counted)
    if scoring.max_vp:
        text = say("score-limit", text=text, n=scoring.max_vp)
    return _line(with_board(measure, text, say))


def goal(card: Card, lang: str) -> str:
    """What a fauna card asks for: "Goal: 4 flora with at least 3 growth."."""
    say = _say(lang)
    assert card.goal is not None, card.id
    how = "goal-in-tableau" if card.goal.scope == "tableau" else "goal"
    text = say(how, n=card.at_least, things=measured(card.goal, card.at_least, say, how == "goal"))
    return _line(with_board(card.goal, text, say))


def card_lines(card: Card, lang: str) -> list[tuple[str, str]]:
    """The lines of a card with the colours of their abilities; what is no ability has none."""
    lines = [(one.color, ability(card, one, lang)) for one in card.abilities]
    if card.scoring is not None:
        lines.append(("", scoring(card.scoring, lang)))
    if card.goal is not None:
        lines.append(("", goal(card, lang)))
    return lines


def gain(gain: Gain, lang: str) -> str:
    """One gain as a clause: "place up to 2 sprouts"."""
    return one_gain(gain, _say(lang))


def filter_words(filter: Filter, lang: str, n: int = 1) -> str:
    """The cards a filter lets through, in the singular or plural of `n`: "card with a red ability"."""
    return things(filter, n, _say(lang))
