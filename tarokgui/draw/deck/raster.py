"""From SVG text to pixels: sharp, smooth and with clean edges at every size and angle."""

from __future__ import annotations

import re
from io import BytesIO
from math import ceil, cos, radians, sin
from typing import Final, TypeAlias

import pygame

from tarokgui.draw.deck.drawings import HEIGHT, WIDTH
from tarokgui.draw.deck.style import EDGE, INK, STRONG
from tarokgui.draw.theme import channels

Size: TypeAlias = tuple[int, int]

CORNER: Final = 12
"""Radius of a card's corners in card units."""
_LEAST_FINE: Final = 160
"""Pixels of width below which a raster swims: smaller cards are scaled down from one that is larger than double."""
_ROOT: Final = re.compile(r"<svg [^>]*>")


def fineness(size: Size) -> int:
    """The factor by which a card is rasterised larger than *size*. SDL's renderer bands thin tapers at one to one."""
    return max(2, ceil(_LEAST_FINE / size[0]))


def rasterised(svg: str, size: Size) -> pygame.Surface:
    """A card at exactly *size* pixels, stretched if its proportions are others. Not smoothed yet.

    Raises ValueError if the text is no picture of a card.
    """
    root = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none">'
    )
    try:
        picture = pygame.image.load_sized_svg(BytesIO(_ROOT.sub(root, svg, count=1).encode()), size)
    except pygame.error as error:
        raise ValueError(str(error)) from error
    middle = picture.get_at((picture.get_width() // 2, picture.get_height() // 2))
    if middle.a < 200:
        raise ValueError("blank")
    if picture.get_size() != size:
        picture = pygame.transform.smoothscale(picture, size)
    _stain_corners(picture)
    return picture


def scaled(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """The picture smoothly at *size*, in the pixel format that is drawn fastest."""
    # Not convert_alpha(): that wants a window, and cards are also painted in tests and before it.
    return pygame.transform.smoothscale(picture, size).convert(pygame.Surface((1, 1), pygame.SRCALPHA))


def turned_size(size: Size, angle: float) -> Size:
    """The pixels a card of *size* takes when it is turned by *angle* degrees, with a soft edge."""
    c, s = abs(cos(radians(angle))), abs(sin(radians(angle)))
    return ceil(size[0] * c + size[1] * s) + 2, ceil(size[0] * s + size[1] * c) + 2


def turned(picture: pygame.Surface, size: Size, angle: float) -> pygame.Surface:
    """A card of *size*, given as that or a larger picture of it, turned anticlockwise by *angle* degrees.

    The result is `turned_size` large, with the card's middle in its middle.
    """
    larger = picture.get_width() / size[0]
    pad = 2
    w, h = picture.get_size()
    ground = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
    ground.fill((*channels(EDGE), 0))  # so that the edge fades in the colour of the card, not in black
    ground.blit(picture, (pad, pad))
    turning = pygame.transform.rotozoom(ground, angle, 1)
    out = turned_size(size, angle)
    room = pygame.Surface((round(out[0] * larger), round(out[1] * larger)), pygame.SRCALPHA)
    x, y = (room.get_width() - turning.get_width()) // 2, (room.get_height() - turning.get_height()) // 2
    room.blit(turning, (x, y))
    return room if room.get_size() == out else scaled(room, out)


def _stain_corners(picture: pygame.Surface) -> None:
    """Give the clear pixels outside the round corners the colour of the edge.

    Scaling mixes them with their neighbours, and black ones would leave a dark rim.
    """
    w, h = picture.get_size()
    side = min(w, h, ceil(CORNER * max(w / WIDTH, h / HEIGHT)) + 1)
    for x in (0, w - side):
        for y in (0, h - side):
            corner = picture.subsurface((x, y, side, side))
            pygame.mask.from_surface(corner, 0).to_surface(corner, setcolor=None, unsetcolor=(*channels(EDGE), 0))


def hatch(picture: pygame.Surface) -> None:
    """Draw strokes over the foot of a card that may not be played: in high contrast its index is not dimmed."""
    w, h = picture.get_size()
    top, wide = h * 11 // 20, max(2, h // 60)
    for x in range(-h, w, 4 * wide):
        pygame.draw.line(picture, STRONG[INK], (x, h), (x + h - top, top), wide)
