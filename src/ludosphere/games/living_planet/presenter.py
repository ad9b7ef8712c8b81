"""What the pages show of Living Planet."""

from __future__ import annotations

from typing import cast

from ...core.options import Options
from ...kit.presenter import Presenter
from .board import AREAS, OPENED, badge, card, filed, grounds, in_box, panels
from .board.basket import basket
from .log import hint
from .outline import outline
from .outline.about import about
from .pictures import picture
from .reference.page import page
from .reference.values import differences


def _box(options: Options) -> tuple[int, bool, str]:
    """What tells the facts of a table: its seats, whether Planet Arboria is in, the house rules."""
    return cast("int", options["seats"]), options["arboria"] == "on", cast("str", options["house"])


PRESENTER = Presenter(
    panels=panels,
    areas=AREAS,
    hides_score=True,
    outline=outline,
    about=about,
    badge=badge,
    basket=basket,
    hint=hint,
    card=lambda card_id, lang, options: card(card_id, lang, *(_box(options) if options else ())),
    cards=lambda options: in_box(*_box(options)) if options else list(OPENED),
    filed=filed,
    picture=lambda name: grounds.picture(name) or picture(name),
    rules=page,
    differences=differences,
)
