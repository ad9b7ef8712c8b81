"""What is wrong with a request, in one sentence."""

from __future__ import annotations

from pydantic import ValidationError

from ...core.errors import LudosphereError


class BadRequest(LudosphereError):  # noqa: N818 (the status of HTTP is called so)
    """A request that isn't what the API takes."""


def complaint(error: ValidationError) -> BadRequest:
    """The first thing that is wrong, and where."""
    first = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(map(str, first["loc"])) or "the body"
    return BadRequest(f"{where[:80]}: {first['msg'][:200]}")
