"""The embroidery of a cloth in a room with leaves or tendrils: the wreath in its middle, a hem along the rim."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from tarokgui.draw.artwork import Artwork
    from tarokgui.draw.geometry import Rect, Scale
    from tarokgui.draw.theme import Theme

HEM: Final = 19
"""The width of the hem, in units."""
_IN: Final = 3.4
"""Its distance from the rim, in units."""
_WREATH_SHOWN: Final = 30
_HEM_SHOWN: Final = 50
"""The visible part of the thread, of 255: too little to disturb the words on the cloth."""


@lru_cache(maxsize=4)
def wreath(art: Artwork, side: int, theme: Theme) -> pygame.Surface:
    """The wreath of leaves or tendrils, *side* pixels in the square. Kept: do not draw on it."""
    drawn = art.ornament(f"{theme.ornament}-star", (512, 512) if side <= 512 else (1024, 1024), theme.on_felt)
    picture = pygame.transform.smoothscale(drawn, (side, side))
    picture.set_alpha(_WREATH_SHOWN)
    return picture


def draw_hem(surface: pygame.Surface, inner: Rect, radius: int, art: Artwork, theme: Theme, scale: Scale) -> None:
    """Draw a band of the ornament between two cords along the inside of *inner*, with one of it in each corner."""
    wide, gap = scale.px(HEM), scale.px(_IN)
    corner = max(radius, round(1.5 * wide))
    thread = pygame.Surface((inner.w, inner.h), pygame.SRCALPHA)
    for length, turn in ((inner.w, 0), (inner.h, 90)):
        drawn = art.ornament(f"{theme.ornament}-girdle", (length - 2 * corner, wide), theme.on_felt)
        band = pygame.transform.rotate(drawn, turn)
        for far in (False, True):
            if far:
                band = pygame.transform.rotate(band, 180)
            along = (corner, inner.h - gap - wide if far else gap)
            upright = (inner.w - gap - wide if not far else gap, corner)
            thread.blit(band, upright if turn else along)
    leaf = art.ornament(f"{theme.ornament}-corner", (corner - gap, corner - gap), theme.on_felt)
    leaf = pygame.transform.smoothscale(leaf, (round((corner - gap) * 0.86), round((corner - gap) * 0.86)))
    for right in (False, True):
        for low in (False, True):
            turned = pygame.transform.flip(leaf, right, low)
            w, h = turned.get_size()
            thread.blit(turned, (inner.w - gap - w if right else gap, inner.h - gap - h if low else gap))
    thread.set_alpha(_HEM_SHOWN)
    surface.blit(thread, (inner.x, inner.y))
