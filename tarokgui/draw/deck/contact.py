"""The contact sheet: all cards on one picture, in bands of several sizes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from tarokgui.draw.deck.drawings import DeckFault, Drawings
from tarokgui.draw.deck.raster import Size, fineness, rasterised, scaled
from tarokgui.draw.deck.sight import seen, through
from tarokgui.draw.deck.style import BACK, SUITS, DeckStyle, full_pack, pack, tarok_number

SIZES: Final[tuple[Size, ...]] = ((360, 654), (180, 327), (95, 176))
FELT: Final = "#1F4A3C"
GAP: Final = 10
MOST_PIXELS: Final = 256 * 1024 * 1024
"""No picture has more: with them it takes a gigabyte."""


class SheetTooLarge(ValueError):
    """The sizes that were asked for make a picture that nothing could hold."""


def contact_sheet(
    style: DeckStyle,
    sizes: Sequence[Size] = SIZES,
    *,
    every: bool = False,
    sight: str = "",
    drawings: Drawings | None = None,
) -> pygame.Surface:
    """All cards at all *sizes*, the first band on top: 54 and the back, or with *every* all that are drawn.

    *sight* is a key of `tarokgui.draw.deck.sight.SIGHT`, or empty. Raises DeckFault if a picture is damaged,
    SheetTooLarge if it would have more than `MOST_PIXELS`.
    """
    source = drawings or Drawings()
    cards = full_pack() if every else pack()
    taroace = [name for name in cards if tarok_number(name)]
    suits = [name for name in cards if not tarok_number(name)]
    whole = len(suits) // len(SUITS)
    widest = max(w for w, _ in sizes)
    room = whole * (widest + GAP)
    bands = []
    sheet_width, top = 0, GAP
    for size in sizes:
        # Whole suits side by side: each begins a row, or follows another that ends.
        columns = (room + size[0]) // (size[0] + GAP) // whole * whole
        places = [(name, divmod(at, columns)) for at, name in enumerate((*taroace, BACK))]
        below = places[-1][1][0] + 1
        places += [(name, (below + at // columns, at % columns)) for at, name in enumerate(suits)]
        sheet_width = max(sheet_width, columns * (size[0] + GAP) + GAP)
        bands.append(Band(size, top, dict(places)))
        top += (places[-1][1][0] + 1) * (size[1] + GAP) + GAP
    if sheet_width * top > MOST_PIXELS:
        raise SheetTooLarge
    sheet = pygame.Surface((sheet_width, top - GAP))
    sheet.fill(seen(FELT, sight) if sight else FELT)
    for name in bands[0].places:
        svg = source.svg(name, style)
        if sight:
            svg = through(svg, sight)
        for band in bands:
            sheet.blit(_card(name, svg, band.size), band.corner(name))
    return sheet


class Band(NamedTuple):
    """The cards of one size: where they begin, and row and column of each."""

    size: Size
    top: int
    places: dict[str, tuple[int, int]]

    def corner(self, name: str) -> tuple[int, int]:
        """The left upper corner of a card on the sheet."""
        row, column = self.places[name]
        return GAP + column * (self.size[0] + GAP), self.top + row * (self.size[1] + GAP)


def _card(name: str, svg: str, size: Size) -> pygame.Surface:
    finer = fineness(size)
    try:
        return scaled(rasterised(svg, (size[0] * finer, size[1] * finer)), size)
    except ValueError as error:
        raise DeckFault(f"{name}.svg", error) from error
