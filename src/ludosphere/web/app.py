"""The web application: routes, and what lies around them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager

from itsdangerous import URLSafeSerializer
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..core.errors import LudosphereError, StoreError
from ..core.extras import missing
from ..database import Database, open_database
from ..people import People, signing_key
from ..people.mail import PUBLIC_URL
from ..tables.asks import Asks
from ..tables.bus import Bus, LocalBus
from ..tables.chat import Chat
from ..tables.service import Tables
from ..tables.store import Store
from .account_routes import account_routes, catch_up, keep_people
from .achievements import show_achievements
from .analysis import Analyst
from .analysis_pages import analysis_routes
from .api.routes import routes as api_routes
from .atlas import show_atlas, show_card, show_picture
from .chat import show_muted, unmute
from .errors import on_crash, on_error, on_http
from .guard import Guard
from .guide import show_guide, show_guide_picture
from .health import Checkup, health, ready
from .home import home, open_table
from .learn import learn_routes
from .live import table_socket
from .lobby import cancel_match, match_state, seek, show_lobby, show_match, show_tables
from .logs import Requests
from .metrics import Metrics, show_metrics
from .notice_routes import keep_notices, notice_routes
from .notices import notices_of
from .pages import static_packages
from .pictures import show_table_picture
from .preferences import change_preferences
from .puzzles import puzzle_routes
from .pwa import Whose, show_manifest, show_offline, show_worker
from .rates import Pace, Rates
from .rules_page import show_rules
from .scoring import show_score
from .seats import seat_routes
from .table_pages import download_record, fork_table, show_table, upload_record
from .talk import Talk


def create_app(
    database_url: str | None = None,
    *,
    bot_delay: float = 0.6,
    hosts: Sequence[str] = ("*",),
    house_rules: Mapping[str, Mapping[str, str]] | None = None,
    redis_url: str | None = None,
) -> Starlette:
    """The application on a database (None: `database.default_url`).

    bot_delay: seconds a bot takes at least, so that people can follow. hosts: the names the server
    answers to. house_rules: by game and option, the texts that new tables begin with. redis_url: where the
    processes of a server with several meet (None: there is only this one). Raises StoreError if the database
    can't be opened, MailError for settings of mail that can't be.
    """
    database = open_database(database_url)
    bus, asks = _others(database, redis_url)
    tables = Tables(Store(database), bot_delay, bus, asks)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            tables.start()
            catch_up(app)
            notices_of(app).start()
        except StoreError as error:  # whoever runs it decides what then (`server`)
            app.state.failure = str(error)
        yield
        await notices_of(app).close()
        app.state.accounts.close()
        await app.state.analyst.close()
        await tables.close()

    app = Starlette(
        routes=[
            Route("/", home),
            Route("/tables", open_table, methods=["POST"]),
            Route("/records", upload_record, methods=["POST"]),
            Route("/table/{table}", show_table),
            Route("/table/{table}/record", download_record),
            *learn_routes(),
            *puzzle_routes(),
            *analysis_routes(),
            Route("/table/{table}/picture/{token}.svg", show_table_picture),
            Route("/table/{table}/fork", fork_table, methods=["POST"]),
            WebSocketRoute("/table/{table}/ws", table_socket),
            *seat_routes(),
            Route("/lobby", show_lobby),
            Route("/lobby/tables", show_tables),
            Route("/match", show_match),
            Route("/match", seek, methods=["POST"]),
            Route("/match/state", match_state),
            Route("/match/cancel", cancel_match, methods=["POST"]),
            Route("/muted", show_muted),
            Route("/muted", unmute, methods=["POST"]),
            Route("/card/{game}/{card}", show_card),
            Route("/atlas/{game}", show_atlas),
            Route("/achievements/{game}", show_achievements),
            Route("/rules/{game}", show_rules),
            Route("/guide/{game}", show_guide),
            Route("/guide/{game}/picture/{name}.{lang}.svg", show_guide_picture),
            Route("/art/{game}/{name}.svg", show_picture),
            Route("/score/{game}", show_score, methods=["GET", "POST"]),
            Route("/preferences", change_preferences, methods=["POST"]),
            *account_routes(),
            *notice_routes(),
            Route("/manifest.webmanifest", show_manifest),
            Route("/sw.js", show_worker),
            Route("/offline", show_offline),
            Route("/health", health),
            Route("/ready", ready),
            Route("/metrics", show_metrics),
            *api_routes(),
            Mount("/static", Static(packages=[(package, "static") for package in static_packages()])),
        ],
        middleware=[
            Middleware(Requests),
            Middleware(Guard, hosts=hosts, public=os.environ.get(PUBLIC_URL, "")),
            Middleware(Pace),
            Middleware(Whose),
        ],
        exception_handlers={LudosphereError: on_error, HTTPException: on_http, Exception: on_crash},
        lifespan=lifespan,
    )
    app.state.tables = tables
    app.state.failure = None
    app.state.checkup = Checkup(database)
    app.state.rates = Rates(redis_url)
    app.state.metrics = Metrics(tables)
    app.state.people = People(database)
    app.state.analyst = Analyst(database, asks)
    app.state.talk = Talk(Chat(database), app.state.people, bus)
    key = signing_key(database)
    app.state.signer = URLSafeSerializer(key, salt="person")
    keep_people(app, database, key)
    keep_notices(app, database, key)
    app.state.house_rules = house_rules or {}
    app.state.lobby, app.state.lessons_from = None, Counter()
    app.state.lessons_open, app.state.lessons_delay = 0, bot_delay
    return app


def _others(database: Database, url: str | None) -> tuple[Bus, Asks | None]:
    """How other processes are reached; raises StoreError. Without a URL there are none."""
    if not url:
        return LocalBus(), None
    if not database.several:
        raise StoreError("Redis (LUDOSPHERE_REDIS_URL) is for several processes, and they need PostgreSQL.")
    try:
        from ..tables.bus_redis import RedisBus
        from ..tables.queue import Workers
    except ModuleNotFoundError as error:
        raise StoreError(missing(error) or str(error)) from None
    try:
        bus = RedisBus(url)
        return bus, Workers(url, bus)
    except ValueError as error:
        raise StoreError(f"LUDOSPHERE_REDIS_URL is no address of a Redis: {error}.") from None


class Static(StaticFiles):
    """Files of the package. With the mark of their content in the URL they may be kept for a year.

    Others, as the sprite of all icons, are shown at once as they were, and asked for anew beside it: a page
    that draws its panels again must not wait for its icons each time.
    """

    def file_response(
        self, full_path: object, stat_result: object, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, with how long it may be kept."""
        response = super().file_response(full_path, stat_result, scope, status_code)  # type: ignore[arg-type]
        marked = b"v=" in scope.get("query_string", b"")
        kept = "max-age=31536000, immutable" if marked else "max-age=60, stale-while-revalidate=86400"
        response.headers["cache-control"] = f"public, {kept}"
        return response
