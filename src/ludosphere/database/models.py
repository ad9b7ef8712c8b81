"""The tables of the database. Change them together with a migration in `migrations/versions`."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Double,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    Text,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All models; Alembic compares its metadata with the database."""


# --- tables and what happens at them ----------------------------------------------------------------
class TableRow(Base):
    """One table: what it began from and where it stands. `play.Header` explains the columns."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_owner_changed", "owner", "changed"),
        Index("ix_tables_stage_access", "stage", "access"),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(40))
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[list[Any]] = mapped_column(JSON)
    seed: Mapped[str]  # in decimal: 128 bits are too many for a column of whole numbers
    start: Mapped[bytes | None] = mapped_column(LargeBinary)
    base: Mapped[bytes | None] = mapped_column(LargeBinary)
    base_moves: Mapped[int]
    confirm: Mapped[bool]
    held: Mapped[int | None]
    floor: Mapped[int]
    moves: Mapped[int]
    seq: Mapped[int]
    snapshot: Mapped[bytes] = mapped_column(LargeBinary)
    waiting: Mapped[list[Any]] = mapped_column(JSON)
    bot_next: Mapped[bool] = mapped_column(index=True)
    scores: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    ranks: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    parent: Mapped[str | None] = mapped_column(String(32))
    parent_moves: Mapped[int | None]
    hide_scores: Mapped[bool] = mapped_column(server_default=false())
    created: Mapped[datetime]
    changed: Mapped[datetime]
    stage: Mapped[str] = mapped_column(String(8), server_default="running")
    access: Mapped[str] = mapped_column(String(8), server_default="link")
    watch: Mapped[str] = mapped_column(String(8), server_default="public")
    tempo: Mapped[dict[str, Any]] = mapped_column(JSON, server_default=text("'{}'"))
    clock: Mapped[dict[str, Any]] = mapped_column(JSON, server_default=text("'{}'"))
    absent: Mapped[str] = mapped_column(String(8), server_default="nothing")
    rated: Mapped[bool] = mapped_column(server_default=false())
    rematch: Mapped[str | None] = mapped_column(String(32))
    chat: Mapped[str] = mapped_column(String(8), server_default="all")
    broken: Mapped[str | None] = mapped_column(Text)
    deadline: Mapped[datetime | None] = mapped_column(index=True)
    hints: Mapped[bool] = mapped_column(server_default=false())
    absences: Mapped[list[Any]] = mapped_column(JSON, server_default=text("'[]'"))
    follows: Mapped[list[Any]] = mapped_column(JSON, server_default=text("'[]'"))


class MoveRow(Base):
    """One action of a table, in notation; `number` counts from 1."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    notation: Mapped[str] = mapped_column(String(80))


class JournalRow(Base):
    """Everything a table accepted, one row per `seq`, never changed: what was taken back stays in it too.

    A command a client named is known by it: sent twice, it counts once, also when it was undone in between.
    """

    __tablename__ = "journal"
    __table_args__ = (UniqueConstraint("table_id", "command", name="uq_journal_command"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(12))
    seat: Mapped[int | None]
    detail: Mapped[str] = mapped_column(String(80))
    command: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[datetime]


class AnalysisRow(Base):
    """What a bot thinks of a finished game, move by move; version: of the bot, and how much it thought."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[str] = mapped_column(String(20), primary_key=True)
    found: Mapped[list[Any]] = mapped_column(JSON)
    made: Mapped[datetime]


class MemberRow(Base):
    """Who sits at a table, and whether it waits for them."""

    __tablename__ = "members"
    __table_args__ = (Index("ix_members_person", "person", "waits"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), primary_key=True)
    waits: Mapped[bool]


class ChatRow(Base):
    """A line somebody wrote at a table. `hidden`: a moderator took it away."""

    __tablename__ = "chat"
    __table_args__ = (Index("ix_chat_person_at", "person", "at"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    person: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(24))
    text: Mapped[str] = mapped_column(String(500))
    hidden: Mapped[bool] = mapped_column(server_default=false())
    at: Mapped[datetime]


class InvitationRow(Base):
    """Somebody is asked to take a seat."""

    __tablename__ = "invitations"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), primary_key=True, index=True)
    by: Mapped[str] = mapped_column(String(64))
    at: Mapped[datetime]


class SeekerRow(Base):
    """Somebody waits for a quick match."""

    __tablename__ = "seekers"

    person: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), index=True)
    speed: Mapped[str] = mapped_column(String(8))
    seats: Mapped[int]
    since: Mapped[datetime]
    seen: Mapped[datetime]
    table_id: Mapped[str | None] = mapped_column(String(32))


# --- people ---------------------------------------------------------------------------------------
class PersonRow(Base):
    """Somebody who plays: a guest, or an account with a login. `people.Person` explains the columns."""

    __tablename__ = "persons"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    email: Mapped[str | None] = mapped_column(String(254))
    email_confirmed: Mapped[bool] = mapped_column(server_default=false())
    recovery: Mapped[str | None] = mapped_column(String(64), unique=True)  # a hash of the link's secret
    handle: Mapped[str | None] = mapped_column(String(16), unique=True)
    private: Mapped[bool] = mapped_column(server_default=false())
    generation: Mapped[int] = mapped_column(server_default="0")
    preferences: Mapped[dict[str, Any]] = mapped_column(JSON, server_default=text("'{}'"))
    vacation: Mapped[datetime | None]
    vacation_days: Mapped[int] = mapped_column(server_default="0")
    vacation_year: Mapped[int] = mapped_column(server_default="0")
    remind: Mapped[str | None] = mapped_column(String(2))  # the language of mails about turns; None: none
    created: Mapped[datetime]
    seen: Mapped[datetime]


class PasskeyRow(Base):
    """A passkey of an account."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(400), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id"), index=True)
    key: Mapped[bytes] = mapped_column(LargeBinary)
    count: Mapped[int]
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime]
    used: Mapped[datetime | None]


class ResultRow(Base):
    """How somebody fared in a finished game; bots have subjects like "bot:search:3"."""

    __tablename__ = "results"
    __table_args__ = (Index("ix_results_subject", "subject", "finished"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    subject: Mapped[str] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(String(40))
    mode: Mapped[str] = mapped_column(String(40))
    seats: Mapped[int]
    rank: Mapped[int]
    score: Mapped[int | None]  # None: it ended before the rules would have ended it
    rated: Mapped[bool]
    before: Mapped[float | None] = mapped_column(Double)
    after: Mapped[float | None] = mapped_column(Double)
    finished: Mapped[datetime]


class RatingRow(Base):
    """How strong somebody is at a game in a mode, by OpenSkill."""

    __tablename__ = "ratings"

    subject: Mapped[str] = mapped_column(String(80), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mode: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int]
    changed: Mapped[datetime]


class MuteRow(Base):
    """Somebody doesn't want to read another."""

    __tablename__ = "mutes"

    person: Mapped[str] = mapped_column(String(64), primary_key=True)
    muted: Mapped[str] = mapped_column(String(64), primary_key=True)


class ReportRow(Base):
    """Somebody reports a line of a chat to whoever runs the server."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(String(32))
    chat_id: Mapped[int]
    reporter: Mapped[str] = mapped_column(String(64))
    about: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[datetime]
    handled: Mapped[bool] = mapped_column(server_default=false())


class PushRow(Base):
    """Where a browser of somebody's takes messages."""

    __tablename__ = "pushes"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # a hash of the endpoint
    person: Mapped[str] = mapped_column(String(64), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(200))
    auth: Mapped[str] = mapped_column(String(100))
    lang: Mapped[str] = mapped_column(String(2), server_default="en")
    created: Mapped[datetime]


class ReminderRow(Base):
    """A reminder that is due, unless somebody moves before.

    told: the seq of the table when they were told of this turn, 0 as long as they weren't; told_at: when they
    were last told of this table.
    """

    __tablename__ = "reminders"
    __table_args__ = (Index("ix_reminders_person", "person", "told_at"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), primary_key=True)
    due: Mapped[datetime | None] = mapped_column(index=True)
    told: Mapped[int]
    told_at: Mapped[datetime | None]


class LessonRow(Base):
    """How far somebody is in a game's tutorial."""

    __tablename__ = "lessons"

    person: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    done: Mapped[list[Any]] = mapped_column(JSON)
    changed: Mapped[datetime]


class SettingRow(Base):
    """What a server keeps for itself, such as the key it signs with."""

    __tablename__ = "settings"

    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
