"""Who sits at a table: sitting down, getting up, bots on free seats, invitations, leaving, a rematch.

Every command is a form that works without a script. A script that says it wants JSON gets {"to": where to go,
if anywhere} or {"text": why not}, and the new state by its line.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from ..core.errors import LudosphereError
from ..play.errors import Refused
from ..play.header import ACCESS, CHAT, LEVELS, Header, Seat, tidy_name
from ..play.journal import Entry
from ..play.table import Table
from ..tables.invitations import Invitations
from ..tables.service import Live, Tables
from .album import names_of, url_of
from .errors import sentence, status_of
from .pages import remembered, words
from .parts import parts, visited
from .visitor import Visitor, visitor


@dataclass
class Asked:
    """A command about a table, and who gives it."""

    request: Request
    who: Visitor
    live: Live
    form: FormData

    @property
    def tables(self) -> Tables:
        """The service."""
        return parts(self.request).tables

    @property
    def header(self) -> Header:
        """The table as it is now."""
        return self.live.table.header

    @property
    def invitations(self) -> Invitations:
        """Who is asked where."""
        return Invitations(self.tables.store)

    def text(self, name: str) -> str:
        """A field of the form; "" if it isn't there."""
        value = self.form.get(name, "")
        return value if isinstance(value, str) else ""

    def seat(self) -> int:
        """The seat the form names; raises Refused if there is none."""
        text = self.text("seat")
        if not text.isdecimal() or len(text) > 1 or int(text) >= len(self.header.seats):
            raise Refused("no-seat", "There is no such seat.")
        return int(text)

    def mine(self) -> tuple[int, ...]:
        """The seats of the person; raises Refused if there are none."""
        if not (mine := self.header.seats_of(self.who.id)):
            raise Refused("not-yours", "You have no seat at this table; you are watching.")
        return mine

    def arrange(self, what: Callable[[Table], None]) -> None:
        """Changes the table."""
        self.tables.arrange(self.live, what)

    def check_owner(self) -> None:
        """Raises Refused unless it is the person who opened the table."""
        if self.who.id != self.header.owner:
            raise Refused("not-owner", "Only who opened the table can do that.")

    def name(self) -> str:
        """What the person is called here: as the form says, or as they are known; raises Refused."""
        name = tidy_name(self.text("name")) or self.who.person.name
        if not name:
            raise Refused("name-needed", "Say first what you are called.")
        if not self.who.person.name:
            parts(self.request).people.called(self.who.id, name)
        return name


Command = Callable[[Asked], str | None]
"""Does what is asked; gives the address of another page to go to, or None to stay at the table."""


# --- before the game ----------------------------------------------------------------------------------
def sit(asked: Asked) -> None:
    """Takes the seat named, or the first free one; who sits there already has asked twice."""
    header = asked.header
    if header.seats_of(asked.who.id) and not asked.text("seat"):
        return
    free = [number for number, seat in enumerate(header.seats) if seat.kind == "open"]
    seat = asked.seat() if asked.text("seat") else free[0] if free else 0
    name = asked.name()
    asked.arrange(lambda table: table.sit(seat, asked.who.id, name))
    asked.invitations.decline(header.id, asked.who.id)


def rise(asked: Asked) -> None:
    """Gets up from a seat of one's own."""
    seat = asked.seat()
    if seat not in asked.header.seats_of(asked.who.id):
        raise Refused("not-your-seat", "That is not your seat.")
    asked.arrange(lambda table: table.rise(seat))


def fill(asked: Asked) -> None:
    """The owner puts a bot on a free seat."""
    asked.check_owner()
    seat = asked.seat()
    level = asked.text(f"level{seat}") or asked.text("level")
    if level not in map(str, LEVELS):
        raise Refused("no-level", "Bots have levels from 1 to 5.")

    def bot(table: Table) -> None:
        header = table.header
        others = [one for number, one in enumerate(header.seats) if number != seat]
        people = len(header.persons) + sum(one.kind == "open" for one in others)
        if header.rated and people < 2:
            table.settle(Entry("unrated"), rated=False)
        table.fill(seat, Seat.of_bot(int(level)))

    asked.arrange(bot)


def remove(asked: Asked) -> None:
    """The owner frees a seat of somebody else, or of a bot."""
    asked.check_owner()
    seat = asked.seat()
    asked.arrange(lambda table: table.rise(seat))


def access(asked: Asked) -> None:
    """The owner shows the table in the lobby, or only to those who have its address."""
    asked.check_owner()
    value = asked.text("access")
    if value not in ACCESS or asked.header.stage != "open":
        raise Refused("no-access", "That can't be chosen for this table now.")
    asked.arrange(lambda table: table.settle(Entry("access", detail=value), access=value))


def chat(asked: Asked) -> None:
    """The owner lets everybody write, or only those who sit there."""
    asked.check_owner()
    value = asked.text("chat")
    if value not in CHAT:
        raise Refused("no-access", "That can't be chosen for this table now.")
    asked.arrange(lambda table: table.settle(Entry("chat", detail=value), chat=value))
    parts(asked.request).talk.writers(asked.header.id)


def close(asked: Asked) -> None:
    """The owner gives the table up."""
    asked.check_owner()
    asked.arrange(lambda table: table.close())


def invite(asked: Asked) -> None:
    """Asks somebody to come: one the person has played with, or by a login, or by a public page."""
    header, person = asked.header, asked.who.id
    if person != header.owner and person not in header.persons:
        raise Refused("not-yours", "You have no seat at this table; you are watching.")
    people = parts(asked.request).people
    login, handle = asked.text("login").strip(), asked.text("handle")
    if login or handle:
        found = people.of_login(login) if login else people.of_handle(handle)
        if found is None:
            raise Refused("no-login", f"Nobody is called {(login or handle)[:40]!r}.", login=login or handle)
        other = found.id
    else:
        other = asked.invitations.companion(person, asked.text("companion"))
    asked.invitations.invite(header, other, person)


def decline(asked: Asked) -> str:
    """Doesn't want to come."""
    asked.invitations.decline(asked.header.id, asked.who.id)
    return "/"


# --- during the game and after ------------------------------------------------------------------------
def leave(asked: Asked) -> None:
    """Goes away from a game that is under way; what happens then is up to the table."""
    mine = asked.mine()

    def go(table: Table) -> None:
        here = [seat for seat in mine if table.header.seats[seat].away is None]
        table.leave(*(here or mine[:1]))

    asked.arrange(go)


def come_back(asked: Asked) -> None:
    """Takes one's own seats again."""
    mine = asked.mine()

    def come(table: Table) -> None:
        gone = [seat for seat in mine if table.header.seats[seat].away is not None]
        for seat in gone or mine[:1]:
            table.come_back(seat)

    asked.arrange(come)


def rematch(asked: Asked) -> str:
    """Offers a rematch, or joins the one that somebody offered: on one's own seat, moved on by one."""
    header, person, mine = asked.header, asked.who.id, asked.mine()
    if header.stage != "over":
        raise Refused("not-over", "A rematch can be offered when the game is over.")
    identity = asked.tables.rematch(asked.live, person)
    live = asked.tables.open(identity)
    seats = live.table.header.seats
    if person == live.table.header.owner and live.table.header.stage == "open":
        for other in header.persons - live.table.header.persons:
            asked.invitations.invite(live.table.header, other, person)
    if live.table.header.stage == "open" and person not in live.table.header.persons:
        own = (mine[0] + 1) % len(seats)
        free = [number for number, seat in enumerate(seats) if seat.kind == "open"]
        name = header.seats[mine[0]].name
        seat = own if own in free else free[0]
        asked.tables.arrange(live, lambda table: table.sit(seat, person, name))
    return url_of(live.table.header)


# --- the endpoints ------------------------------------------------------------------------------------
COMMANDS: dict[str, Command] = {
    "sit": sit,
    "rise": rise,
    "fill": fill,
    "remove": remove,
    "access": access,
    "chat": chat,
    "close": close,
    "invite": invite,
    "decline": decline,
    "leave": leave,
    "return": come_back,
    "rematch": rematch,
}


def seat_routes() -> list[Route]:
    """POST /table/<id>/<command> for every command."""
    return [
        Route(f"/table/{{table}}/{name}", _endpoint(command), methods=["POST"])
        for name, command in COMMANDS.items()
    ]


def _me(request: Request, who: Visitor) -> dict[str, dict[str, str]]:
    """What the page's header says from now on of somebody who has just said what they are called."""
    if who.person.name:
        return {}
    name = parts(request).people.get(who.id).name
    return {"me": {"name": name, "label": words(who.lang)("who-guest", name=name)}} if name else {}


def _endpoint(command: Command) -> Callable[[Request], object]:
    async def answer(request: Request) -> Response:
        who = visitor(request)
        form = await request.form(max_files=0, max_fields=20)
        scripted = "application/json" in request.headers.get("accept", "")
        live = visited(request)
        try:
            to = command(Asked(request, who, live, form))
        except LudosphereError as error:
            if not scripted:
                raise
            say = words(who.lang)
            text = sentence(error, say, names_of(live.table.header, say))
            return remembered(JSONResponse({"text": text}, status_of(error)), who)
        parts(request).talk.count(live.table.id)  # who sat down watches no longer
        if scripted:
            return remembered(JSONResponse({"to": to, **_me(request, who)}), who)
        return remembered(RedirectResponse(to or url_of(live.table.header), 303), who)

    return answer
