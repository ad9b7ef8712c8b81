"""Around the application: security headers, where requests may come from, how big they may be."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from .errors import on_http

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

SMALL_BODY = 64 * 1024
RECORD_BODY = 1024 * 1024


class Guard:
    """ASGI middleware. `hosts`: the names of this server, lower case, no port; ["*"] for any. `public`: its
    address, as https://play.example.org, if whoever runs it has said so.

    A server on the loopback interface names itself, so that no foreign page reaches it by rebinding a name.
    """

    def __init__(self, app: ASGIApp, hosts: Sequence[str] = ("*",), public: str = "") -> None:
        self._app = app
        self._public = urlsplit(public.lower())
        self._hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses by closing a WebSocket, or with an error page."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal:
                await WebSocketClose(1008, refusal)(scope, receive, send)
            else:
                await self._app(scope, receive, send)
            return
        limit = RECORD_BODY if scope["path"] == "/records" else SMALL_BODY
        length = headers.get("content-length", "")
        if not refusal and length.isdigit() and int(length) > limit:
            refusal = "too-big"
        send = _with_headers(send)
        if refusal:
            page = await on_http(Request(scope), HTTPException(STATUS[refusal], refusal))
            await page(scope, receive, send)
        else:
            await self._app(scope, _limited(receive, limit), send)

    def _refusal(self, scope: Scope, headers: Headers) -> str:
        """The key of the reason to refuse the request; "" to let it pass."""
        host = headers.get("host", "").lower()
        if "*" not in self._hosts and _name(host) not in self._hosts:
            return "wrong-host"
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return ""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return "wrong-origin"
        origin = headers.get("origin")
        if origin is not None and not self._ours(origin.lower(), scope, host):
            return "wrong-origin"
        return ""

    def _ours(self, origin: str, scope: Scope, host: str) -> bool:
        """Is it a page of this host that sent the request? By the same scheme, as far as we know ours.

        What arrives by http may have come to a proxy by https that doesn't say so: then either will do.
        """
        scheme, where = urlsplit(origin)[:2]
        if where != host:
            return False
        if scope["scheme"] in ("https", "wss"):
            return scheme == "https"
        return where != self._public.netloc or scheme == self._public.scheme


def _name(host: str) -> str:
    """A host without its port: `[::1]:80` is `[::1]`."""
    return host[: host.find("]") + 1] if host.startswith("[") else host.partition(":")[0]


def _limited(receive: Receive, limit: int) -> Receive:
    got = 0

    async def counting() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > limit:
            raise HTTPException(413, "too-big")
        return message

    return counting


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending


STATUS = {"wrong-host": 421, "wrong-origin": 403, "too-big": 413}
"""The HTTP status of each refusal."""
