"""A table's own pictures: an address tells neither which card it shows nor that another table shows it too.

A game numbers the pictures of a table as it likes; in its panels it writes `picture:12` as the value of an
attribute. Only the server knows which address that is: it takes the table's seed to work it out.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..kit.html import Html
from ..kit.presenter import presenter
from ..play.header import Header
from ..play.table import Table
from ..tables.service import Tables

MOST: Final = 1000
"""Pictures of a table are numbered from 0 up to here."""
ALONE: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""The content policy of a picture: opened on its own page it runs no scripts and loads nothing."""
_TOKEN: Final = 16


def address(header: Header, number: int) -> str:
    """Where the picture of that number is; the same as long as there is the table."""
    return f"/table/{header.id}/picture/{_tokens(header.id, header.seed)[number]}.svg"


def addressed(html: str, header: Header) -> str:
    """The HTML with addresses in place of the pictures' numbers."""
    made = html
    for name, value in html.marks if isinstance(html, Html) else ():
        kind, _, number = value.partition(":")
        if kind == "picture":
            made = made.replace(f' {name}="{value}"', f' {name}="{address(header, int(number))}"')
    return made


def hidden(args: Mapping[str, Any], header: Header) -> dict[str, Any]:
    """What a hint tells, with addresses in place of the numbers in `picture`, `pictures` and `picture:12`."""
    return {name: _hidden(name, value, header) for name, value in args.items()}


def _hidden(name: str, value: Any, header: Header) -> Any:
    if isinstance(value, dict):
        return hidden(value, header)
    if isinstance(value, list):
        return [_hidden(name, one, header) for one in value]
    if isinstance(value, int) and name in ("picture", "pictures"):
        return address(header, value)
    if isinstance(value, str) and value.startswith("picture:"):
        return address(header, int(value.removeprefix("picture:")))
    return value


async def show_table_picture(request: Request) -> Response:
    """GET /table/<id>/picture/<token>.svg"""
    tables: Tables = request.app.state.tables
    return table_picture(tables.open(request.path_params["table"]).table, request.path_params["token"])


def table_picture(table: Table, token: str) -> Response:
    """The picture of a table that has this token; HTTPException 404 if there is none."""
    number = _numbers(table.header.id, table.header.seed).get(token)
    svg = None if number is None else presenter(table.game.name).picture_of(table.position, number)
    if svg is None:
        raise HTTPException(404)
    headers = {"cache-control": "private, max-age=31536000, immutable", "content-security-policy": ALONE}
    return Response(svg, media_type="image/svg+xml", headers=headers)


def kept_picture(request: Request, svg: str) -> Response:
    """A picture that is the same for everybody: a browser keeps it for a day, then asks for news of it."""
    tag = f'"{hashlib.sha256(svg.encode()).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "public, max-age=86400"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    headers["content-security-policy"] = ALONE
    return Response(svg, media_type="image/svg+xml", headers=headers)


@lru_cache(maxsize=256)
def _tokens(identity: str, seed: int) -> list[str]:
    """The token of every number."""
    key = hashlib.sha256(f"pictures of a table {seed}".encode()).digest()
    digests = (hmac.digest(key, f"{identity} {number}".encode(), "sha256") for number in range(MOST))
    return [base64.urlsafe_b64encode(digest[:_TOKEN]).decode().rstrip("=") for digest in digests]


@lru_cache(maxsize=256)
def _numbers(identity: str, seed: int) -> dict[str, int]:
    """The number of every token."""
    return {token: number for number, token in enumerate(_tokens(identity, seed))}
