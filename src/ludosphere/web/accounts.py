"""The pages to sign up, in and out, and to come back: forms that need no script and say what is wrong."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..people import Person
from ..people.accounts import check_email
from ..people.belongings import hand_over, takeable
from ..people.mail import MailError
from ..play.errors import Refused
from ..play.header import tidy_name
from .album import summary
from .errors import sentence
from .pages import page, remembered, words
from .parts import parts
from .rates import HOUR, MINUTE, address
from .visitor import visitor

_log = logging.getLogger(__name__)
_TRIES = (10, 10 * MINUTE)
"""So many passwords for one login from one place."""
_CHANGED = "/profile?said=password-new"
_SENDING: set[asyncio.Task[None]] = set()


# --- signing up, in and out -----------------------------------------------------------------------------
async def sign_up(request: Request) -> Response:
    """GET, POST /sign-up: a guest becomes an account and keeps everything they have."""
    await fields(request)  # before we look who it is: a form may come so slowly that they aren't any more
    who = visitor(request)
    if who.person.account:
        return redirect(request, "/profile")
    return await _form(request, "account_sign_up.html", _sign_up, called=who.person.name)


async def _sign_up(request: Request, form: dict[str, str]) -> Response:
    who, accounts = visitor(request), parts(request).accounts
    not_too_often(request, "sign-up", 60, HOUR)
    email = form.get("email", "") if parts(request).mailer.configured else ""
    check_email(email)
    login, password = form.get("login", "").strip(), form.get("password", "")
    person = await accounts.sign_up(who.id, login, password, form.get("name", ""))
    who.become(person)
    mail_confirmation(request, accounts.set_email(person, email))
    return redirect(request, back(form.get("next", ""), "/profile?new=1"))


async def sign_in(request: Request) -> Response:
    """GET, POST /sign-in: this browser becomes an account's."""
    if visitor(request).person.account:
        return redirect(request, "/profile")
    return await _form(request, "account_sign_in.html", _sign_in, obstacle=obstacle(request))


async def _sign_in(request: Request, form: dict[str, str]) -> Response:
    login, rates = form.get("login", "").strip(), parts(request).rates
    name = login.casefold()[:40]
    pair = f"{name} {address(request)}"
    not_too_often(request, "sign-in from", 30, 10 * MINUTE)
    rates.check("sign-in", pair, *_TRIES)
    rates.check("sign-in to", name, 100, 10 * MINUTE)
    person = await parts(request).accounts.sign_in(login, form.get("password", ""))
    rates.forgive("sign-in", pair, *_TRIES)
    return arrive(request, person, back(form.get("next", "")))


async def sign_out(request: Request) -> Response:
    """POST /sign-out: this browser is a new guest's; `forget`: nothing of whoever was here stays in it."""
    visitor(request).leave()
    return redirect(request, "/")


async def sign_out_everywhere(request: Request) -> Response:
    """POST /sign-out-everywhere: all other browsers become new guests'; this one stays."""
    who = visitor(request)
    who.become(parts(request).people.sign_out_everywhere(who.id))
    return redirect(request, "/profile?said=signed-out")


def arrive(request: Request, person: Person, target: str = "/") -> Response:
    """This browser becomes a person's; if another guest with tables was here, they are asked about those."""
    who, tables = visitor(request), parts(request).tables
    ask = not who.person.account and bool(takeable(tables.store, who.id, person.id))
    who.become(person, guest=ask)
    return redirect(request, "/account/tables" if ask else target)


async def take_over(request: Request) -> Response:
    """GET, POST /account/tables: whether the tables a guest had at this browser should be the account's."""
    who, tables = visitor(request), parts(request).tables
    guest = who.before()
    if guest is None:
        return redirect(request, "/")
    if request.method == "GET":
        theirs = takeable(tables.store, guest.id, who.id)
        rows = [summary(header, guest.id, who.lang) for header in theirs[:50]]
        return page(request, "account_tables.html", tables=rows, count=len(theirs))
    form = await fields(request)
    if form.get("take") == "yes":
        async for table in hand_over(tables.store, guest.id, who.id):
            tables.reload(table)
    who.forget_before()
    return redirect(request, "/")


async def choose_name(request: Request) -> Response:
    """POST /name: what the visitor wants to be called."""
    who, form = visitor(request), await fields(request)
    name = tidy_name(form.get("name", ""))
    if not name:
        raise Refused("name", "A name has at least one letter.")
    parts(request).people.called(who.id, name)
    return redirect(request, back(form.get("next", "")))


# --- the recovery link; `profile` makes it --------------------------------------------------------------
async def recover(request: Request) -> Response:
    """GET, POST /recover/<secret>: asks whether this browser should be that person's, and makes it so."""
    not_too_often(request, "recover", 60, 10 * MINUTE)
    person = parts(request).accounts.recovered(request.path_params["secret"])
    if person is None:
        raise HTTPException(404, "recovery")
    return await _form(request, "account_recover.html", _recover, person=person)


async def _recover(request: Request, form: dict[str, str]) -> Response:
    accounts = parts(request).accounts
    person = accounts.recovered(request.path_params["secret"])
    if person is None:
        raise HTTPException(404, "recovery")
    if not form.get("password") or not person.account:
        return arrive(request, person)
    return arrive(request, await accounts.set_password(person, form["password"]), _CHANGED)


# --- by mail --------------------------------------------------------------------------------------------
async def forgot(request: Request) -> Response:
    """GET, POST /forgot: mails a link to choose a new password, and says the same whatever the login is."""
    if not parts(request).mailer.configured:
        return page(request, "account_forgot.html", refused=None, form={}, done=False, can_mail=False)
    return await _form(request, "account_forgot.html", _forgot, done=False, can_mail=True)


async def _forgot(request: Request, form: dict[str, str]) -> Response:
    login = form.get("login", "").strip()
    not_too_often(request, "forgot", 10, HOUR)
    parts(request).rates.check("forgot of", login.casefold()[:40], 3, HOUR)
    found = parts(request).accounts.reset(login)
    if found is not None:
        person, token = found
        say, mailer = words(visitor(request).lang), parts(request).mailer
        link = mailer.link(f"/reset/{token}")
        text = say("mail-reset", login=person.login or "", link=link)
        mail(request, person.email or "", say("mail-reset-subject"), text)
    return page(request, "account_forgot.html", refused=None, form=form, done=True, can_mail=True)


async def reset_password(request: Request) -> Response:
    """GET, POST /reset/<token>: a new password for whoever reads the account's mail."""
    person = parts(request).accounts.resetting(request.path_params["token"])
    if person is None:
        raise HTTPException(404, "mailed-link")
    return await _form(request, "account_reset.html", _reset, person=person)


async def _reset(request: Request, form: dict[str, str]) -> Response:
    accounts = parts(request).accounts
    person = accounts.resetting(request.path_params["token"])
    if person is None:
        raise HTTPException(404, "mailed-link")
    return arrive(request, await accounts.set_password(person, form.get("password", "")), _CHANGED)


async def confirm_email(request: Request) -> Response:
    """GET, POST /confirm-email/<token>: asks, and notes that mail to the address is read."""
    token, write = request.path_params["token"], request.method == "POST"
    person = parts(request).accounts.confirm_email(token, write)
    if person is None:
        raise HTTPException(404, "mailed-link")
    return page(request, "account_email.html", email=person.email, done=write)


def mail_confirmation(request: Request, person: Person) -> None:
    """Mails the link that confirms an account's address, if it has one."""
    if person.email is None or person.email_confirmed:
        return
    parts(request).rates.check("confirm", person.id, 5, HOUR)
    say, mailer = words(visitor(request).lang), parts(request).mailer
    link = mailer.link(f"/confirm-email/{parts(request).accounts.confirmation(person)}")
    text = say("mail-confirm", login=person.login or "", link=link)
    mail(request, person.email, say("mail-confirm-subject"), text)


def mail(request: Request, to: str, subject: str, text: str) -> None:
    """Sends a mail while the answer is on its way: how long that takes tells nobody anything."""

    async def sending() -> None:
        try:
            await parts(request).mailer.send(to, subject, text)
        except MailError as error:
            _log.error("a mail could not be sent: %s", error)

    task = asyncio.create_task(sending())
    _SENDING.add(task)
    task.add_done_callback(_SENDING.discard)


# --- what these pages share -----------------------------------------------------------------------------
async def _form(
    request: Request,
    template: str,
    send: Callable[[Request, dict[str, str]], Awaitable[Response]],
    **context: Any,
) -> Response:
    """The page of a form; sent, what it does, or the page again with what is wrong and what was typed."""
    if request.method != "POST":
        shown = {"next": back(request.query_params.get("next", ""), "")}
        return _shown(request, template, None, shown, **context)
    form = await fields(request)
    try:
        return await send(request, form)
    except Refused as refusal:
        kept = {name: value for name, value in form.items() if "password" not in name}
        kept["next"] = back(kept.get("next", ""), "")
        return _shown(request, template, refusal, kept, **context)


def _shown(
    request: Request, template: str, refusal: Refused | None, form: dict[str, str], **context: Any
) -> Response:
    text = None if refusal is None else sentence(refusal, words(visitor(request).lang))
    code = 200 if refusal is None else 429 if refusal.key == "too-often" else 400
    can_mail = context.pop("can_mail", parts(request).mailer.configured)
    return page(request, template, code, refused=text, form=form, can_mail=can_mail, **context)


def obstacle(request: Request) -> dict[str, str] | None:
    """Why no passkey can work at this address: {"key", "url": where one can}; None: it can.

    Browsers refuse them for addresses of numbers, and without https but on `localhost`.
    """
    url = request.url
    host = url.hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return None
    try:
        numbers = ipaddress.ip_address(host)
    except ValueError:
        return None if url.scheme == "https" else {"key": "passkey-https", "url": ""}
    if numbers.is_loopback:
        return {"key": "passkey-localhost", "url": str(url.replace(hostname="localhost", query=""))}
    return {"key": "passkey-https", "url": ""}


async def fields(request: Request) -> dict[str, str]:
    """The text fields of a form."""
    form = await request.form(max_files=0, max_fields=30)
    return {name: value for name, value in form.items() if isinstance(value, str)}


def redirect(request: Request, target: str) -> Response:
    """To another page of this site, by GET, with the visitor's cookies."""
    return remembered(RedirectResponse(target, 303), visitor(request))


def back(target: str, otherwise: str = "/") -> str:
    """A path of this site that somebody wants to go back to; anything else is `otherwise`."""
    ours = target.startswith("/") and not target.startswith(("//", "/\\")) and target.isprintable()
    return target if ours and len(target) <= 500 and "\\" not in target else otherwise


def not_too_often(request: Request, kind: str, most: int, seconds: int) -> None:
    """Counts an attempt from where the request comes from; raises Refused "too-often"."""
    parts(request).rates.check_from(kind, address(request), most, seconds)
