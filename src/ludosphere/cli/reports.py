"""`ludosphere reports`: lines of the chat that people reported, for whoever runs the server."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from .options import add_database

if TYPE_CHECKING:
    from ..tables.chat import Report


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the sub-command."""
    command = commands.add_parser(
        "reports",
        help="reported lines of the chat",
        description="Show the lines of the chat that people reported, take one away, or leave it as it is.",
    )
    command.add_argument(
        "what",
        choices=("list", "hide", "done"),
        help="list: show what nobody has looked at yet; hide: take the line away; done: leave it",
    )
    command.add_argument("number", nargs="?", type=int, help="of the report, for hide and done")
    command.add_argument("--all", action="store_true", help="list also what was looked at")
    add_database(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Shows or handles reports; status 2 if the number is missing."""
    if given.what != "list" and given.number is None:
        print(f"Which one? ludosphere reports {given.what} NUMBER (`ludosphere reports list` shows them)")
        return 2
    from ..database import open_database  # not before: SQLAlchemy takes a while
    from ..tables.chat import Chat

    database = open_database(given.database, new=False)
    try:
        chat = Chat(database)
        if given.what == "list":
            found = chat.reports(handled=given.all)
            for report in found:
                print(_line(report))
            if not found:
                print(f"No reports{'' if given.all else ' that nobody has looked at'} in {database.shown}.")
        else:
            report = chat.handle(given.number, hide=given.what == "hide")
            print(f"{'Hidden' if given.what == 'hide' else 'Left'}: {report.text}")
    finally:
        database.close()
    return 0


def _line(report: Report) -> str:
    """A report in one line: nobody's line can pretend to be another one, for lines have no line breaks."""
    when = f"{report.at:%Y-%m-%d %H:%M}"
    done, gone = " [done]" if report.handled else "", " [hidden]" if report.hidden else ""
    return f"{report.id}  {when}  table {report.table}  {report.name}: {report.text}{done}{gone}"
