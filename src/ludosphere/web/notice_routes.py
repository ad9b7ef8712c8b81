"""Being told and being away: the forms of one's own page, the browsers that are told, the link in mails."""

from __future__ import annotations

from datetime import date
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ..database import Database
from ..people.push import Push
from ..people.vacation import Vacations
from ..play.errors import Refused
from .accounts import fields, redirect
from .errors import sentence
from .notices import Notices, notices_of
from .pages import page, remembered, words
from .parts import parts
from .profile import profile_page
from .rates import HOUR
from .visitor import visitor


def notice_routes() -> list[Route]:
    """The routes of vacations and reminders."""
    return [
        Route("/profile/away", go_away, methods=["POST"]),
        Route("/profile/remind", change_reminding, methods=["POST"]),
        Route("/push", keep_browser, methods=["POST"]),
        Route("/push/stop", drop_browser, methods=["POST"]),
        Route("/unsubscribe/{token}", stop_mails, methods=["GET", "POST"]),
    ]


def keep_notices(app: Starlette, database: Database, key: str) -> None:
    """Vacations and reminders for the application. key: what links in mails are signed with."""
    push = Push(database, app.state.mailer)
    app.state.notices = Notices(app.state.tables, app.state.people, app.state.mailer, push, key)
    app.state.vacations = Vacations(app.state.people)
    app.state.tables.holidays = app.state.vacations.holiday


# --- away -----------------------------------------------------------------------------------------------
async def go_away(request: Request) -> Response:
    """POST /profile/away: until a day, or back again."""
    who, form = visitor(request), await fields(request)
    vacations: Vacations = request.app.state.vacations
    if "back" in form:
        vacations.back(who.id)
        return redirect(request, "/profile?said=back#away")
    try:
        parts(request).rates.check("away", who.id, 30, HOUR)
        vacations.away_until(who.id, _day(form.get("until", "")))
    except Refused as refusal:
        return profile_page(request, "away", refusal)
    return redirect(request, "/profile?said=away#away")


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("vacation-day", "Choose the last day of your vacation: today or later.") from None


# --- being told -----------------------------------------------------------------------------------------
async def change_reminding(request: Request) -> Response:
    """POST /profile/remind: mails about turns on (mail=1) or off; with push=0 no browser is told more."""
    who, form = visitor(request), await fields(request)
    if form.get("push") == "0":
        notices_of(request.app).push.drop_all(who.id)
    if form.get("mail") == "0":
        parts(request).people.change(who.id, remind=None)
    elif form.get("mail") == "1" and who.person.email_confirmed and parts(request).mailer.configured:
        parts(request).people.change(who.id, remind=who.lang)
    return redirect(request, "/profile?said=saved#remind")


async def keep_browser(request: Request) -> Response:
    """POST /push, JSON as a PushSubscription writes itself: this browser is told from now on."""
    who, push = visitor(request), notices_of(request.app).push
    try:
        if not push.configured:
            raise Refused("push-none", "This server sends no messages to browsers.")
        parts(request).rates.check("push", who.id, 30, HOUR)
        parts(request).people.known(who.id)
        push.keep(who.id, await _json(request), who.lang)
    except Refused as refusal:
        return remembered(JSONResponse({"text": sentence(refusal, words(who.lang))}, 400), who)
    return remembered(JSONResponse({}), who)


async def drop_browser(request: Request) -> Response:
    """POST /push/stop, JSON with an `endpoint`: this browser is told no more."""
    who, given = visitor(request), await _json(request)
    endpoint = given.get("endpoint") if isinstance(given, dict) else None
    if isinstance(endpoint, str):
        notices_of(request.app).push.drop(who.id, endpoint)
    return remembered(JSONResponse({}), who)


async def _json(request: Request) -> Any:
    try:
        return await request.json()
    except (ValueError, RecursionError):
        return None


async def stop_mails(request: Request) -> Response:
    """GET, POST /unsubscribe/<token>: asks, and ends mails about turns; mail programs post by themselves."""
    notices = notices_of(request.app)
    person = notices.of_token(request.path_params["token"])
    if person is None:
        raise HTTPException(404, "mailed-link")
    done = request.method == "POST"
    if done:
        parts(request).people.change(person.id, remind=None)
    return page(request, "unsubscribe.html", done=done)
