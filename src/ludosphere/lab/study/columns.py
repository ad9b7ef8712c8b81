"""The columns of a study's Parquet files: what they are called, their type, what they mean."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Column:
    """One column; `kind` is int32, int64, float64 or string, `empty` says whether a value may be missing."""

    name: str
    kind: str
    meaning: str
    empty: bool = False


GAME = Column("game", "int32", "number of the game in the study, from 0")
SEAT = Column("seat", "int32", "seat, from 0")
TURN = Column("turn", "int32", "turn of the game")
DECISION = Column("decision", "int32", "number of the action in the game, from 0")

TABLES: dict[str, tuple[Column, ...]] = {
    "games": (
        GAME,
        Column("deal", "int32", "number of the deal; games of one deal differ only in who sits where"),
        Column("seed", "int64", "seed of the deal"),
        Column("turns", "int32", "turn in which the game ended"),
        Column("actions", "int32", "actions played by all seats"),
        Column("first", "int32", "seat that began"),
    ),
    "seats": (
        GAME,
        Column("deal", "int32", "number of the deal"),
        SEAT,
        Column("place", "int32", "place in the order of turns: 0 began"),
        Column("bot", "string", "who played"),
        Column("score", "int32", "points at the end"),
        Column("rival", "float64", "mean points of all others, automatic opponents included", empty=True),
        Column("lead", "float64", "score - rival, or the score where there is no rival"),
        Column("payoff", "float64", "1 for a sole victory, shared in a tie, otherwise 0"),
        Column("rank", "int32", "1 is the best; equal ranks are shared"),
    ),
    "lines": (
        GAME,
        SEAT,
        Column("line", "string", "line of the score sheet"),
        Column("points", "int32", "points it brought"),
    ),
    "facts": (
        GAME,
        Column("seat", "int32", "seat it happened to; -1: nobody's"),
        Column("kind", "string", "kind of thing: card, building, island ..."),
        Column("item", "string", "the thing, as records and views call it"),
        Column("what", "string", "what happened: dealt, drawn, kept, played, built, lost ..."),
        Column("times", "int32", "how often"),
        Column("turn", "int32", "turn of the first time"),
    ),
    "decisions": (
        GAME,
        DECISION,
        SEAT,
        TURN,
        Column("legal", "int32", "legal actions the seat had"),
        Column("candidates", "int32", "legal actions worth thinking about by the game's rules of thumb"),
    ),
    "times": (
        GAME,
        DECISION,
        SEAT,
        Column("bot", "string", "who decided"),
        Column("ms", "float64", "milliseconds the decision took"),
    ),
}
"""By file. All but `times` hold the same bytes on any machine and with any number of workers."""

STRATEGY_TABLES: dict[str, tuple[Column, ...]] = {
    "trials": (
        Column("setting", "string", "options of the game that differ from setting to setting"),
        Column("game", "int32", "number of the game in the setting, from 0"),
        Column("line", "string", "idea that was tried; even: nobody had one; found: what the search found"),
        Column("deal", "int32", "number of the deal in the line; games of one deal differ in who sits where"),
        SEAT,
        Column("leans", "int32", "1 for the seat with the idea, otherwise 0"),
        Column("score", "int32", "points at the end"),
        Column("payoff", "float64", "1 for a sole victory, shared in a tie, otherwise 0"),
        Column("half", "int32", "points at half-time"),
    ),
    "sources": (
        Column("setting", "string", "options of the game that differ from setting to setting"),
        Column("game", "int32", "number of the game in the setting, from 0"),
        SEAT,
        Column("line", "string", "line of the score sheet"),
        Column("points", "int32", "points it brought"),
    ),
}
"""The files of the experiment "strategies"."""
