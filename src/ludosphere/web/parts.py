"""The parts of the application that its pages and lines ask, as `create_app` puts them together."""

from __future__ import annotations

from typing import Protocol

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request

from ..core.contract import Game
from ..core.registry import game, registered_games
from ..people import Passkeys, People, Ratings
from ..people.accounts import Accounts
from ..people.mail import Mailer
from ..tables.service import Live, Tables
from .access import check_may_see
from .analysis import Analyst
from .rates import Rates
from .sign_outs import SignOuts
from .talk import Talk
from .visitor import visitor


class Parts(Protocol):
    """Each part by its name."""

    accounts: Accounts
    analyst: Analyst
    mailer: Mailer
    passkeys: Passkeys
    people: People
    rates: Rates
    ratings: Ratings
    sign_outs: SignOuts
    tables: Tables
    talk: Talk


def parts(connection: HTTPConnection) -> Parts:
    """The parts of the application that a request or a line came to."""
    found: Parts = connection.app.state
    return found


def visited(connection: HTTPConnection) -> Live:
    """The table of the address; raises NoSuchTable, or Refused if the visitor may not see it."""
    live = parts(connection).tables.open(connection.path_params["table"])
    check_may_see(live.table.header, visitor(connection).id)
    return live


def game_of(request: Request) -> Game:
    """The game of the address; HTTPException 404 if there is none."""
    name = request.path_params["game"]
    if name not in registered_games():
        raise HTTPException(404)
    return game(name)
