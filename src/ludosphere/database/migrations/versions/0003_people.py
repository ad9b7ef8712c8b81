"""People at tables: seats of persons, stages, clocks, the journal; accounts, ratings, chat, reminders."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds everything; who opened a table sits at all its seats for people, as before."""
    new = (
        sa.Column("stage", sa.String(8), nullable=False, server_default="running"),
        sa.Column("access", sa.String(8), nullable=False, server_default="link"),
        sa.Column("watch", sa.String(8), nullable=False, server_default="public"),
        sa.Column("tempo", sa.JSON, nullable=False, server_default=sa.text("'{}'")),
        sa.Column("clock", sa.JSON, nullable=False, server_default=sa.text("'{}'")),
        sa.Column("absent", sa.String(8), nullable=False, server_default="nothing"),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("rematch", sa.String(32)),
        sa.Column("chat", sa.String(8), nullable=False, server_default="all"),
        sa.Column("broken", sa.Text),
        sa.Column("deadline", sa.DateTime),
    )
    for column in new:
        op.add_column("tables", column)
    op.create_index("ix_tables_stage_access", "tables", ["stage", "access"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    _create()
    _carry_over()
    op.drop_table("commands")


def _create() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("detail", sa.String(80), nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="uq_journal_command"),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("waits", sa.Boolean, nullable=False),
    )
    op.create_index("ix_members_person", "members", ["person", "waits"])
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
    op.create_index("ix_chat_person_at", "chat", ["person", "at"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_table(
        "seekers",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("speed", sa.String(8), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("since", sa.DateTime, nullable=False),
        sa.Column("seen", sa.DateTime, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
    op.create_index("ix_seekers_game", "seekers", ["game"])
    op.create_table(
        "persons",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("email", sa.String(254)),
        sa.Column("email_confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("handle", sa.String(16), unique=True),
        sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("generation", sa.Integer, nullable=False, server_default="0"),
        sa.Column("preferences", sa.JSON, nullable=False, server_default=sa.text("'{}'")),
        sa.Column("vacation", sa.DateTime),
        sa.Column("vacation_days", sa.Integer, nullable=False, server_default="0"),
        sa.Column("vacation_year", sa.Integer, nullable=False, server_default="0"),
        sa.Column("remind", sa.String(2)),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("seen", sa.DateTime, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("used", sa.DateTime),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("before", sa.Double),
        sa.Column("after", sa.Double),
        sa.Column("finished", sa.DateTime, nullable=False),
    )
    op.create_index("ix_results_subject", "results", ["subject", "finished"])
    op.create_table(
        "ratings",
        sa.Column("subject", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mode", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.DateTime, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("muted", sa.String(64), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("chat_id", sa.Integer, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.Column("handled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False, server_default="en"),
        sa.Column("created", sa.DateTime, nullable=False),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("due", sa.DateTime),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("told_at", sa.DateTime),
    )
    op.create_index("ix_reminders_due", "reminders", ["due"])
    op.create_index("ix_reminders_person", "reminders", ["person", "told_at"])
    op.create_table(
        "lessons",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("done", sa.JSON, nullable=False),
        sa.Column("changed", sa.DateTime, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


_TABLES = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "owner", "held", "stage", "changed")),
    sa.column("seats", sa.JSON),
    sa.column("waiting", sa.JSON),
)


def _carry_over() -> None:
    """Seats, stages and members from the owners; the commands known, under numbers no change will have."""
    connection = op.get_bind()
    members = sa.table("members", *(sa.column(name) for name in ("table_id", "person", "waits")))
    for row in connection.execute(sa.select(_TABLES)).mappings().all():
        seats, waiting = row["seats"], row["waiting"]
        for seat in seats:
            if seat["kind"] == "human":
                seat["person"] = row["owner"]
        stage = "over" if not waiting and row["held"] is None else "running"
        connection.execute(
            sa.text("UPDATE tables SET seats = :seats, stage = :stage WHERE id = :id"),
            {"seats": json.dumps(seats), "stage": stage, "id": row["id"]},
        )
        if any(seat["kind"] == "human" for seat in seats):
            waits = row["held"] is not None or any(seats[seat]["kind"] == "human" for seat in waiting)
            connection.execute(
                members.insert(), {"table_id": row["id"], "person": row["owner"], "waits": waits}
            )
    connection.execute(
        sa.text(
            "INSERT INTO journal (table_id, seq, kind, detail, command, at)"
            " SELECT c.table_id, -ROW_NUMBER() OVER (PARTITION BY c.table_id ORDER BY c.id),"
            " 'known', '', c.id, t.changed FROM commands c JOIN tables t ON t.id = c.table_id"
        )
    )


def downgrade() -> None:
    """Drops everything but the tables and the commands they know; a free seat is a person's."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(_TABLES)).mappings().all():
        seats = [{name: seat.get(name) for name in ("kind", "name", "bot", "level")} for seat in row["seats"]]
        for seat in seats:
            seat["kind"] = "bot" if seat["kind"] == "bot" else "human"
        connection.execute(sa.update(_TABLES).where(_TABLES.c.id == row["id"]).values(seats=seats))
    op.create_table(
        "commands",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
    )
    op.execute("INSERT INTO commands SELECT table_id, command FROM journal WHERE command IS NOT NULL")
    for table in (
        *("settings", "lessons", "reminders", "pushes", "reports", "mutes", "ratings", "results", "passkeys"),
        *("persons", "seekers", "invitations", "chat", "members", "journal"),
    ):
        op.drop_table(table)
    op.drop_index("ix_tables_deadline", "tables")
    op.drop_index("ix_tables_stage_access", "tables")
    for column in (
        *("deadline", "broken", "chat", "rematch", "rated", "absent"),
        *("clock", "tempo", "watch", "access", "stage"),
    ):
        op.drop_column("tables", column)
