"""What the pages show of Earth."""

from __future__ import annotations

from ...kit.presenter import Presenter
from . import prompts
from .achievements import COUNT, earned
from .board import AREAS, badge, card, filed, panels
from .cards import CARDS
from .log import hint
from .outline import outline
from .outline.about import about
from .phrases import words
from .pictures import picture

PRESENTER = Presenter(
    panels=panels,
    areas=AREAS,
    hides_score=True,
    again="option:",
    outline=outline,
    about=about,
    badge=badge,
    waiting=lambda position, seat, lang: prompts.waiting(position, seat, words(lang)),
    hint=hint,
    card=lambda card_id, lang, options: card(card_id, lang),
    cards=lambda options: [card.id for card in CARDS if card.id],
    filed=filed,
    picture=picture,
    achievements=range(1, COUNT + 1),
    achievement=lambda number, lang: words(lang)(f"achievement-{number}"),
    earned=earned,
)
