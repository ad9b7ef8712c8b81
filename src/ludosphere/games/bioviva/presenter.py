"""What the pages show of Bioviva."""

from __future__ import annotations

from ...kit.presenter import Presenter
from .board import AREAS, badge, card, cards, filed, panels, picture
from .decks import deck, decks
from .log import hint
from .outline import outline
from .outline.about import about
from .state import BiovivaState


def picture_of(position: BiovivaState, number: int) -> str | None:
    """A card's picture as an SVG document, by its number at this table; None if there is none."""
    own = position.setting.deck
    return own.scene(number) if 0 <= number < len(own.cards) else None


def option_name(option: str, value: object, lang: str) -> str:
    """The name of a deck, which may have come after the texts were written; "" for other options."""
    return deck(str(value)).names[lang] if option == "deck" and value in decks() else ""


PRESENTER = Presenter(
    panels=panels,
    areas=AREAS,
    typed="word:",
    outline=outline,
    about=about,
    badge=badge,
    hint=hint,
    option_name=option_name,
    card=lambda card_id, lang, options: card(card_id, lang),
    cards=lambda options: cards(),
    filed=filed,
    picture=picture,
    picture_of=picture_of,
)
