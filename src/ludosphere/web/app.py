"""The web application: routes, and what lies around them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..core.errors import LudosphereError
from ..tables.service import Tables
from ..tables.store import open_store
from .achievements import show_achievements
from .atlas import show_atlas, show_card, show_picture
from .errors import on_crash, on_error, on_http
from .guard import Guard
from .home import home, open_table
from .live import table_socket
from .pictures import show_table_picture
from .preferences import change_preferences
from .rules_page import show_rules
from .scoring import score_earth
from .table_pages import download_record, fork_table, show_table, upload_record


def create_app(
    database_url: str | None = None,
    *,
    bot_delay: float = 0.6,
    hosts: Sequence[str] = ("*",),
    house_rules: Mapping[str, Mapping[str, str]] | None = None,
) -> Starlette:
    """The application on a database (None: `tables.default_url`).

    bot_delay: seconds a bot takes at least, so that people can follow. hosts: the names the server
    answers to. house_rules: by game and option, the texts that new tables begin with. Raises StoreError if
    the database can't be opened.
    """
    tables = Tables(open_store(database_url), bot_delay)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tables.start()
        yield
        await tables.close()

    app = Starlette(
        routes=[
            Route("/", home),
            Route("/tables", open_table, methods=["POST"]),
            Route("/records", upload_record, methods=["POST"]),
            Route("/table/{table}", show_table),
            Route("/table/{table}/record", download_record),
            Route("/table/{table}/picture/{token}.svg", show_table_picture),
            Route("/table/{table}/fork", fork_table, methods=["POST"]),
            WebSocketRoute("/table/{table}/ws", table_socket),
            Route("/card/{game}/{card}", show_card),
            Route("/atlas/{game}", show_atlas),
            Route("/achievements/{game}", show_achievements),
            Route("/rules/{game}", show_rules),
            Route("/art/{game}/{name}.svg", show_picture),
            Route("/score/earth", score_earth, methods=["GET", "POST"]),
            Route("/preferences", change_preferences, methods=["POST"]),
            Route("/health", health),
            Mount("/static", Static(packages=[("ludosphere.web", "static")])),
        ],
        middleware=[Middleware(Guard, hosts=hosts)],
        exception_handlers={LudosphereError: on_error, HTTPException: on_http, Exception: on_crash},
        lifespan=lifespan,
    )
    app.state.tables = tables
    app.state.house_rules = house_rules or {}
    return app


async def health(request: Request) -> Response:
    """GET /health: "ok" while the server and its database answer."""
    tables: Tables = request.app.state.tables
    tables.store.check()
    return PlainTextResponse("ok")


class Static(StaticFiles):
    """Files of the package. With the mark of their content in the URL they may be kept for a year."""

    def file_response(
        self, full_path: object, stat_result: object, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, with how long it may be kept."""
        response = super().file_response(full_path, stat_result, scope, status_code)  # type: ignore[arg-type]
        marked = b"v=" in scope.get("query_string", b"")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if marked else "no-cache"
        return response
