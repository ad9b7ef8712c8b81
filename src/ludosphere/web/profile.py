"""A person's own page with all their settings, what others see of them, and who is strong at a game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..core.registry import game, registered_games
from ..core.text import Texts
from ..kit.presenter import presenter
from ..people import Person
from ..people.belongings import give_up, tables_of
from ..people.export import exported
from ..people.ratings import Rating, Result
from ..play.errors import Refused
from ..play.header import LEVELS, tidy_name
from . import achievements
from .accounts import (
    fields,
    mail_confirmation,
    obstacle,
    redirect,
)
from .album import tells_nothing
from .errors import sentence
from .notices import notices_of
from .pages import page, remembered, words
from .parts import game_of, parts
from .rates import HOUR, MINUTE
from .titles import titles
from .visitor import PREFERRED, visitor

_SAID = ("new", "saved", "signed-out", "email-sent", "password-new", "passkey-new", "away", "back")
"""What the page may be told to say, after something was done."""
_ROWS = 50


# --- one's own page -------------------------------------------------------------------------------------
async def show_profile(request: Request) -> Response:
    """GET /profile: who the visitor is, what they set, how they fare."""
    return profile_page(request)


def profile_page(request: Request, where: str = "", refusal: Refused | None = None) -> Response:
    """The page; `where`: the form that was refused, and why."""
    who, lang = visitor(request), visitor(request).lang
    ratings, say = parts(request).ratings, words(lang)
    said = request.query_params.get("said", "")
    said = "new" if request.query_params.get("new") else said
    code = 200 if refusal is None else 429 if refusal.key == "too-often" else 400
    return page(
        request,
        "profile.html",
        code,
        person=who.person,
        ways=parts(request).accounts.ways(who.id),
        passkeys=parts(request).passkeys.of(who.id) if who.person.account else [],
        results=[_result(one, lang, True) for one in ratings.results(who.id, _ROWS)],
        ratings=[_rating(one, lang) for one in ratings.of(who.id)],
        earned=_earned(request, who.person, say),
        obstacle=obstacle(request),
        said=said if said in _SAID else "",
        can_mail=parts(request).mailer.configured,
        **notices_of(request.app).about(who.person),
        where=where,
        refused="" if refusal is None else sentence(refusal, say),
    )


async def change_profile(request: Request) -> Response:
    """POST /profile: name, preferences of all browsers, and whether others see one's page."""
    who, form = visitor(request), await fields(request)
    try:
        name = tidy_name(form.get("name", ""))
        if "name" in form and not name:
            raise Refused("name", "A name has at least one letter.")
    except Refused as refusal:
        return profile_page(request, "name", refusal)
    people, facts = parts(request).people, dict[str, Any]()
    if name:
        facts["name"] = name
    if "private" in form:
        facts["private"] = form["private"] == "1"
    if facts:
        people.change(who.id, **facts)
    if PREFERRED.intersection(form):
        who.change(form)
        who.keep_for_all()
    return redirect(request, "/profile?said=saved")


async def check_password(request: Request, form: Mapping[str, str]) -> None:
    """Raises Refused unless it is an account that asks, and its password is in the form.

    Whatever lets somebody in later needs it: who has stolen a cookie may keep nothing when it ends.
    """
    person = visitor(request).person
    _account(person)
    parts(request).rates.check("password", person.id, 10, 10 * MINUTE)
    await parts(request).accounts.check_password(person, form.get("password", ""))


async def change_email(request: Request) -> Response:
    """POST /profile/email: where mail goes; it needs the password, for whoever reads the mail can come in."""
    who, form, accounts = visitor(request), await fields(request), parts(request).accounts
    try:
        await check_password(request, form)
        person = accounts.set_email(who.person, form.get("email", ""))
        if parts(request).mailer.configured:
            mail_confirmation(request, person)
    except Refused as refusal:
        return profile_page(request, "email", refusal)
    return redirect(request, f"/profile?said={'email-sent' if person.email else 'saved'}")


async def change_password(request: Request) -> Response:
    """POST /profile/password: all other browsers are signed out."""
    who, form, accounts = visitor(request), await fields(request), parts(request).accounts
    try:
        await check_password(request, form)
        who.become(await accounts.set_password(who.person, form.get("new_password", "")))
    except Refused as refusal:
        return profile_page(request, "password", refusal)
    return redirect(request, "/profile?said=password-new")


async def new_recovery(request: Request) -> Response:
    """POST /recovery: a new recovery link, shown this once; an account says its password for it."""
    form = await fields(request)  # before we look who it is: it may come so slowly that they aren't any more
    who, accounts = visitor(request), parts(request).accounts
    try:
        if accounts.ways(who.id).password:
            await check_password(request, form)
        parts(request).rates.check("recovery", who.id, 20, HOUR)
    except Refused as refusal:
        return profile_page(request, "recovery", refusal)
    mailer, path = parts(request).mailer, f"/recover/{accounts.new_recovery(who.id)}"
    link = mailer.link(path) if mailer.site else str(request.url.replace(path=path, query=""))
    return page(request, "account_recovery.html", link=link)


def _account(person: Person) -> None:
    if not person.account:
        raise Refused("no-account", "A guest has no password.")


# --- taking everything along, leaving nothing -------------------------------------------------------------
async def download_data(request: Request) -> Response:
    """GET /profile/data: everything that is kept about the visitor, as a zip file."""
    who, store = visitor(request), parts(request).tables.store
    parts(request).rates.check("export", who.id, 10, HOUR)
    readable = [header.id for header in tables_of(store, who.id) if tells_nothing(header, who.id)]
    data = await asyncio.to_thread(exported, store, who.id, readable)
    headers = {"content-disposition": 'attachment; filename="ludosphere.zip"'}
    return remembered(Response(data, media_type="application/zip", headers=headers), who)


async def delete_me(request: Request) -> Response:
    """GET, POST /profile/delete: forgets the visitor, for an account's password or a guest's word."""
    form = await fields(request)  # before we look who it is: it may come slowly
    who, tables = visitor(request), parts(request).tables
    asked = words(who.lang)("delete-word")
    if request.method != "POST":
        return page(request, "account_delete.html", asked=asked, refused="")
    try:
        if parts(request).accounts.ways(who.id).password:
            await check_password(request, form)
        elif form.get("typed", "").strip().casefold() != asked.casefold():
            raise Refused("typed", f"Type {asked!r} if you want everything deleted.", word=asked)
    except Refused as refusal:
        text, code = sentence(refusal, words(who.lang)), 429 if refusal.key == "too-often" else 400
        return page(request, "account_delete.html", code, asked=asked, refused=text)
    async for table in give_up(tables.store, who.id):
        tables.reload(table)
    parts(request).sign_outs.tell(who.id, who.person.generation + 1)
    who.leave()
    return redirect(request, "/")


# --- what others see --------------------------------------------------------------------------------------
async def show_player(request: Request) -> Response:
    """GET /player/<handle>: a person as others see them; 404 if there is none, or they are private."""
    person = parts(request).people.of_handle(request.path_params["handle"])
    if person is None or person.private:
        raise HTTPException(404, "no-player")
    lang, ratings = visitor(request).lang, parts(request).ratings
    return page(
        request,
        "player.html",
        name=person.name or words(lang)("nameless"),
        ratings=[_rating(one, lang) for one in ratings.of(person.id)],
        results=[_result(one, lang, False) for one in ratings.results(person.id, _ROWS, everybodys=True)],
        earned=_earned(request, person, words(lang)),
    )


async def show_ratings(request: Request) -> Response:
    """GET /ratings/<game>, with ?mode=: the strongest at a game."""
    title, lang = game_of(request), visitor(request).lang
    ratings, said, me, name = parts(request).ratings, titles(title, lang), visitor(request).id, title.name
    modes = ratings.modes(name)
    mode = request.query_params.get("mode", "")
    mode = mode if mode in modes else modes[0] if modes else ""
    rows, place = [], 0
    leaders = ratings.leaders(name, mode)
    for number, (rating, person) in enumerate(leaders):
        if not number or leaders[number - 1][0].number != rating.number:
            place = number + 1
        rows.append(
            {
                **_rating(rating, lang),
                "place": place,
                "name": _called(rating.subject, person, words(lang)),
                "url": f"/player/{person.handle}" if person is not None and person.handle else None,
                "bot": person is None,
                "you": rating.subject == me,
            }
        )
    shown_modes = [(one, said.value("mode", one)) for one in modes if one]
    return page(request, "ratings.html", said=said, game=name, mode=mode, modes=shown_modes, rows=rows)


def _called(subject: str, person: Person | None, say: Texts) -> str:
    """A subject's name: a person's, or what a bot is called."""
    if person is not None:
        return person.name or say("nameless")
    level = subject.rpartition(":")[2]
    return say("name-bot", level=int(level) if level in map(str, LEVELS) else 0)


def _rating(rating: Rating, lang: str) -> dict[str, Any]:
    return {"rating": rating, **_of_game(rating.game, rating.mode, lang)}


def _result(result: Result, lang: str, own: bool) -> dict[str, Any]:
    """A row of the results; the table's address only for those who may look at it."""
    rated = result.before is not None and result.after is not None
    url = f"/table/{result.table}" if own or result.open else None
    return {"result": result, "rated": rated, "url": url, **_of_game(result.game, result.mode, lang)}


def _of_game(name: str, mode: str, lang: str) -> dict[str, str]:
    """A game and its mode in words; of one that isn't here any more, its name."""
    if name not in registered_games():
        return {"game": name, "title": name, "mode": mode}
    said = titles(game(name), lang)
    return {"game": name, "title": said.title, "mode": said.value("mode", mode) if mode else ""}


def _earned(request: Request, person: Person, say: Texts) -> list[dict[str, Any]]:
    """By game with achievements: how many a person has, of how many, and their names."""
    found, store = [], parts(request).tables.store
    for name in registered_games():
        title = game(name)
        shown = presenter(name)
        if not shown.achievements:
            continue
        for one in achievements.people(title, store, person, say, alone=True):
            texts = [shown.achievement(number, say.lang) for number in sorted(one.earned)]
            said = titles(title, say.lang)
            found.append({"game": name, "title": said.title, "texts": texts, "of": len(shown.achievements)})
    return found
