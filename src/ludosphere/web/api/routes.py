"""The routes of the API: its endpoints, the socket of a table, and the document that describes them all."""

from __future__ import annotations

import json

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from .endpoints import ENDPOINTS, PREFIX
from .socket import api_socket
from .spec import document


async def show_spec(request: Request) -> Response:
    """GET /api/v1/openapi.json: this API in OpenAPI 3.1."""
    return Response(json.dumps(document(), ensure_ascii=False), media_type="application/json")


def _route(path: str) -> BaseRoute:
    """One route for all that can be done at a path, so that it can say which methods there are."""
    there = {one.method: one for one in ENDPOINTS if one.path == path}

    async def serve(request: Request) -> Response:
        return await there["GET" if request.method == "HEAD" else request.method].serve(request)

    return Route(PREFIX + path, serve, methods=list(there))


def routes() -> list[BaseRoute]:
    """All routes of the API."""
    return [
        *(_route(path) for path in dict.fromkeys(one.path for one in ENDPOINTS)),
        WebSocketRoute(PREFIX + "/tables/{table}/ws", api_socket),
        Route(PREFIX + "/openapi.json", show_spec),
    ]
