"""Rendering: the templates and what every one of them may use."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from .. import __version__
from ..core.i18n import ENGLISH, LANGUAGES
from ..core.registry import packages, part
from ..core.text import Texts, listed, texts
from ..play.header import LEVELS
from .visitor import Visitor, visitor


@cache
def environment() -> Environment:
    """The templates; whatever they insert is escaped unless it says that it is HTML."""
    return Environment(
        loader=PackageLoader("ludosphere.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


def words(lang: str) -> Texts:
    """The words of the pages in a language."""
    return texts("ludosphere.web", lang)


def static_packages() -> list[str]:
    """The packages with a folder `static`: the pages, and games from elsewhere that bring one."""
    return ["ludosphere.web", *(package for name, package in packages().items() if part(name, "static"))]


def _static(name: str) -> Traversable | None:
    places = (resources.files(package).joinpath("static", name) for package in static_packages())
    return next((place for place in places if place.is_file()), None)


@cache
def static_url(name: str) -> str:
    """The URL of a static file, with a mark of its content so that it may be cached for long."""
    file = _static(name)
    if file is None:
        raise FileNotFoundError(name)
    return f"/static/{name}?v={hashlib.sha256(file.read_bytes()).hexdigest()[:10]}"


@cache
def has_static(name: str) -> bool:
    """Is there a static file of this name? A game may have a stylesheet and a script, or none."""
    return _static(name) is not None


def _language(lang: str) -> str:
    """What a language calls itself, or its code."""
    said = words(lang)("language-name")
    return said if lang == ENGLISH or said != words(ENGLISH)("language-name") else lang.upper()


@cache
def common(lang: str) -> dict[str, Any]:
    """What pages and fragments of a language share."""
    say = words(lang)
    return {
        "t": say,
        "has": say.__contains__,
        "names": listed,
        "lang": lang,
        "static": static_url,
        "has_static": has_static,
        "version": __version__,
        "levels": LEVELS,
        "languages": {other: _language(other) for other in LANGUAGES},
    }


def page(request: Request, template: str, code: int = 200, **context: Any) -> Response:
    """A whole page for whoever asks."""
    who = visitor(request)
    html = (
        environment()
        .get_template(template)
        .render(**common(who.lang), prefs=who.prefs, me=who.person, here=_here(request), **context)
    )
    return remembered(HTMLResponse(html, code), who)


def remembered(response: Response, who: Visitor) -> Response:
    """The response with the visitor's new cookies and language."""
    who.remember(response)
    response.headers["content-language"] = who.lang
    return response


def _here(request: Request) -> str:
    """This page's path and query without the language."""
    query = str(request.url.remove_query_params("lang").query)
    return request.url.path + (f"?{query}" if query else "")
