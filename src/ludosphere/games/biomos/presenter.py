"""What the pages show of Biomos."""

from __future__ import annotations

from ...core.contract import Event
from ...kit.presenter import Presenter
from .board import card, filed, panels, picture
from .cards import CARDS
from .outline import outline
from .outline.about import about


def hint(event: Event) -> dict[str, str | None]:
    """Where something moved: what was placed comes from the centre."""
    args = event.args
    ref = args["spot"] if "spot" in args else f"card:{args['card']}" if "card" in args else None
    placed = event.kind in ("placed", "moon")
    return {"ref": ref, "from": args.get("from", f"centre:{args['terrain']}" if placed else None)}


PRESENTER = Presenter(
    panels=panels,
    outline=outline,
    about=about,
    hint=hint,
    card=lambda card_id, lang, options: card(card_id, lang),
    cards=lambda options: [card.id for card in CARDS],
    filed=filed,
    picture=picture,
)
