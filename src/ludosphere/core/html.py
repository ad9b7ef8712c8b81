"""The small pieces of HTML that the panels of every game share."""

from __future__ import annotations

from .svg import tag


def el(name: str, /, *children: str, **attributes: object) -> str:
    """An HTML element, never self-closing; `children` are markup, attributes are escaped."""
    return tag(name, *(children or ("",)), **attributes)


def button(*children: str, **attributes: object) -> str:
    """A button that sends no form."""
    return el("button", *children, type="button", **attributes)


def icon(name: str) -> str:
    """An icon of the site's own sprite, for a page that serves `/static/icons.svg`."""
    return f'<svg class="i" aria-hidden="true"><use href="/static/icons.svg#i-{name}"/></svg>'
