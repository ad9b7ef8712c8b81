"""The OpenAPI document of the API, made of its endpoints and models."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from ... import __version__
from ...core.i18n import LANGUAGES
from . import models
from .endpoints import ENDPOINTS, PREFIX, Endpoint

_ABOUT = """\
Tables of Ludosphere for programs. Become somebody with `POST /guests` and send the token you get as
`Authorization: Bearer …`. A state tells what your seat may know (`view`) and what it may do (`legal`); play
one of those with `POST /tables/{table}/moves`, naming the `seq` you saw. The WebSocket `/tables/{table}/ws`
(the same header) sends the state whenever the table changes and takes `{"type": "move", …}`, `undo`,
`confirm`, `sync` and `ping`."""
_WHY = {
    400: "The request isn't what is described here.",
    401: "There is no valid token.",
    403: "The caller may not do that at this table.",
    404: "There is no such table.",
    409: "That can't be done now; nothing has changed.",
    413: "The request is too big.",
    429: "Too many requests: wait as long as Retry-After says.",
}


@cache
def document() -> dict[str, Any]:
    """OpenAPI 3.1, ready for JSON."""
    used: set[type[BaseModel]] = {models.Failure}
    used.update(model for one in ENDPOINTS for model in (one.takes, one.gives) if model is not None)
    ordered = sorted(used, key=lambda model: model.__name__)
    _, schemas = models_json_schema(
        [(model, "validation" if issubclass(model, models.Given) else "serialization") for model in ordered],
        ref_template="#/components/schemas/{model}",
    )
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludosphere", "version": __version__, "description": _ABOUT},
        "servers": [{"url": PREFIX}],
        "paths": paths,
        "components": {
            "schemas": schemas["$defs"],
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(one: Endpoint) -> dict[str, Any]:
    failure = {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}
    refused = sorted({400, 429, *((413,) if one.takes else ()), *one.refuses})
    answers: dict[str, Any] = {
        str(status): {"description": _WHY[status], "content": failure} for status in refused
    }
    if one.gives is None:
        content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": _ref(one.gives)}}
    answers[str(one.status)] = {"description": one.summary, "content": content}
    operation: dict[str, Any] = {
        "operationId": one.name,
        "summary": one.summary,
        "description": one.handler.__doc__,
        "parameters": [*(_query(name) for name in one.query), *_in_path(one)],
        "responses": answers,
    }
    if one.takes is not None:
        body = {"application/json": {"schema": _ref(one.takes)}}
        operation["requestBody"] = {"required": True, "content": body}
    if one.token != "none":
        operation["security"] = [{"token": []}] if one.token == "must" else [{}, {"token": []}]
    return operation


def _ref(model: type[BaseModel]) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{model.__name__}"}


def _query(name: str) -> dict[str, Any]:
    values = {"lang": list(LANGUAGES), "which": ["mine", "lobby"]}[name]
    return {"name": name, "in": "query", "schema": {"type": "string", "enum": values}}


def _in_path(one: Endpoint) -> list[dict[str, Any]]:
    if "{table}" not in one.path:
        return []
    return [{"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}]
