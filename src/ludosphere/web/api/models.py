"""What the API takes and gives, as pydantic models: they check requests and describe themselves."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ...play.header import LEVELS

Name = Annotated[str, StringConstraints(max_length=200)]
"""A name is made fit to be shown; what is too long is cut."""
Level = Annotated[int, Field(ge=LEVELS[0], le=LEVELS[-1])]
Ref = Annotated[str, StringConstraints(max_length=80)]
Text = Annotated[str, StringConstraints(max_length=16_000)]
CommandId = Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Given(BaseModel):
    """A request: nothing in it that isn't known, and nothing of another type than it says."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class NewGuest(Given):
    """Somebody who wants to play."""

    name: Name = ""


class SeatWish(Given):
    """Who is to sit on a seat: the caller, whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level = 3
    name: Name = ""


class NewTable(Given):
    """A table to be opened. The number of seats decides the option `seats`.

    absent: what becomes of those who leave or run out of time. Without it a bot plays for them where there
    is a `tempo`; where there is none the others wait.
    """

    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=9)]
    options: dict[str, Any] = Field(default_factory=dict)
    access: Literal["link", "lobby"] = "link"
    watch: Literal["nobody", "public"] = "public"
    tempo: Literal["none", "fast", "normal", "slow", "day", "days", "week"] = "none"
    absent: Literal["nothing", "bot", "lose"] | None = None
    seed: Annotated[int, Field(ge=-(2**127), lt=2**128)] | None = None


class Sit(Given):
    """A free seat to take; None: the first one."""

    seat: Annotated[int, Field(ge=0, le=8)] | None = None
    name: Name = ""


class Move(Given):
    """What a seat does: an action by its notation or by its path, or a text where one may be typed.

    seq: the table as the caller knows it. id: of the caller's own choice, new for each command; one that was
    sent twice counts once. seat: needed only by a caller
    who has several.
    """

    seq: int
    action: Ref | None = None
    path: Annotated[list[Ref], Field(min_length=1, max_length=6)] | None = None
    text: Text | None = None
    id: CommandId | None = None
    seat: Annotated[int, Field(ge=0, le=8)] | None = None


class Turn(Given):
    """Taking back or confirming; see `Move`."""

    seq: int
    id: CommandId | None = None
    seat: Annotated[int, Field(ge=0, le=8)] | None = None


class Taken(BaseModel):
    """Something in answers."""

    model_config = ConfigDict(frozen=True)


class Problem(Taken):
    """Why something can't be done: a key that stays the same, and a sentence."""

    key: str
    message: str


class Failure(Taken):
    """Every answer that is no success."""

    error: Problem


class Guest(Taken):
    """A new person and the token they name themselves by. Nobody can be shown the token again."""

    name: str
    token: str


class Option(Taken):
    """An option of a game: one of several values, some of several names, or a text."""

    name: str
    kind: Literal["choice", "subset", "document"]
    values: list[int | str]
    default: int | str | list[str]


class GameFacts(Taken):
    """A game and its options."""

    game: str
    title: str
    rules_version: int
    seats: list[int]
    secrets: bool
    options: list[Option]


class Games(Taken):
    """Every game there is."""

    games: list[GameFacts]


class SeatFacts(Taken):
    """Who sits on a seat. `you`: the caller. `lost`: they have, by their absence, whatever the points say."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    level: int | None
    you: bool
    away: bool
    lost: bool


class TableFacts(Taken):
    """A table in a list. stage: "off" is a rated game that counts for nothing, for somebody never played."""

    id: str
    game: str
    stage: Literal["open", "running", "over", "broken", "closed", "off"]
    seq: int
    options: dict[str, Any]
    seats: list[SeatFacts]


class TableList(Taken):
    """Several tables."""

    tables: list[TableFacts]


class Legal(Taken):
    """A legal action: its notation, a path of refs that leads to it, and what it is in words."""

    action: str
    path: list[str]
    say: str


class Outcome(Taken):
    """How a game ended, per column; after the seats come automatic opponents, if any.

    Who has lost by their absence is last. scores: None where that decided the game before its end.
    """

    ranks: list[int]
    scores: list[int] | None


class Clocks(Taken):
    """The people's clocks, in milliseconds: what is left to each seat, whose runs, and until when.

    owing: whom the table waits for; when several owe something, all have until `ends_at`. now: the server's
    time.
    """

    left: list[int | None]
    run: int | None
    ends_at: int | None
    owing: list[int]
    now: int
    days: bool


class State(TableFacts):
    """A table as a seat, or somebody who watches, may see it.

    seat: whom it is shown to. held: the seat whose finished turn waits for its confirmation. task: what the
    seat has to do, in words. entry: what may be typed now. view: what the seat may know, different for each
    game. told: what happened since the caller was last told, in words.
    """

    type: Literal["state"] = "state"
    rules_version: int
    seat: int | None
    to_move: list[int]
    held: int | None
    moves: int
    task: str
    view: dict[str, Any]
    legal: list[Legal]
    entry: dict[str, Any] | None
    told: list[str]
    clocks: Clocks | None
    result: Outcome | None
    seed_hash: str
    seed: str | None


class Accepted(Taken):
    """What was asked is done. repeated: it had been done before, by a move of the same id."""

    seq: int
    repeated: bool = False
