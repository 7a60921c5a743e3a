"""The cards: a picture of each, in every choice of letters, made as the table makes it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tarokgui.draw.deck.drawings import DeckFault, Drawings
from tarokgui.draw.deck.raster import rasterised
from tarokgui.draw.deck.style import BACK, INDICES, INKS, NAMES, SIZES, DeckStyle, full_pack, pack

from .part import CheckFailed, PartReport

SIZE: Final = (55, 100)
LETTERED: Final = ("english", "romanian", "german", "slovenian")


def styles() -> tuple[DeckStyle, ...]:
    """Looks that between them use everything a card's file holds."""
    plain = [DeckStyle(letters, arabic, "", inks) for letters in INDICES for arabic in (True, False) for inks in INKS]
    named = [DeckStyle(arabic=arabic, names=names) for names in NAMES for arabic in (True, False)]
    large = [replace(style, size="large") for style in (*plain, *named)]
    lettered = [replace(DeckStyle(), suit_letters=letters, size=size) for letters in LETTERED for size in SIZES]
    return (*plain, *named, *large, *lettered, DeckStyle(contrast=True))


def check_cards() -> PartReport:
    """Read all cards that are drawn, and paint those of the game and the back."""
    drawings, looks = Drawings(), styles()
    try:
        for name in (*full_pack(), BACK):
            for style in {style.look(name): style for style in looks}.values():
                svg = drawings.svg(name, style)
            if name in PAINTED:
                rasterised(svg, SIZE)
    except DeckFault as fault:
        raise CheckFailed("selftest.cards.damaged", file=fault.file, why=fault.cause) from None
    except ValueError as error:
        raise CheckFailed("selftest.cards.damaged", file=f"{name}.svg", why=error) from None
    return PartReport("selftest.cards.well", n=len(pack()), drawn=len(full_pack()), looks=len(looks))


PAINTED: Final = frozenset((*pack(), BACK))
