"""Pictures of cards at exactly the pixels they are shown with, painted when first wanted and kept."""

from __future__ import annotations

from collections import OrderedDict
from enum import StrEnum

import pygame

from tarokgui.table.faces import INK, WIDTH, DeckStyle, back, face, sign_x, tarok_number
from tarokgui.table.shapes import suit
from tarokgui.text import Face, TextPainter
from tarokgui.theme import Colour
from tarokgui.widgets.paint import svg_surface

KEPT_BYTES = 96_000_000
"""Pixels kept, in bytes: two full packs at the size of a hand on a 4K screen."""
DIM = (142, 150, 146)
"""What an illegal card is multiplied with: clearly resting, still readable."""


class Variant(StrEnum):
    """How a card is shown."""

    NORMAL = "normal"
    DIMMED = "dimmed"


class CardPainter:
    """Faces, backs and suit signs. *style* is the player's choice of letters and inks; change it with `restyle`."""

    __slots__ = ("_bytes", "_kept", "_text", "style")

    def __init__(self, style: DeckStyle | None = None) -> None:
        self.style = style or DeckStyle()
        # An own painter: index letters are set once per size and would only push interface lines out of the other.
        self._text = TextPainter()
        self._kept: OrderedDict[tuple[str, int, int, str], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def restyle(self, style: DeckStyle) -> None:
        """Use other letters or inks from now on."""
        self.style = style
        self._kept.clear()
        self._bytes = 0

    def face(self, name: str, size: tuple[int, int], variant: Variant = Variant.NORMAL) -> pygame.Surface:
        """The card *name* at *size* pixels. Kept: do not draw on it. Raises KeyError for an unknown card."""
        key = (name, *size, variant.value)
        found = self._find(key)
        if found is not None:
            return found
        if variant is Variant.DIMMED:
            picture = self.face(name, size).copy()
            picture.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
        else:
            picture = self._painted(name, size)
        return self._keep(key, picture)

    def back(self, size: tuple[int, int]) -> pygame.Surface:
        """The back at *size* pixels; small ones are simpler, so that they do not swim."""
        key = ("back", *size, "")
        found = self._find(key)
        if found is None:
            found = self._keep(key, svg_surface(back(WIDTH * size[1] / size[0]), size))
        return found

    def suit_sign(self, sign: str, px: int, colour: Colour | None = None) -> pygame.Surface:
        """The sign of suit H, D, C or S in a square of *px* pixels. Raises KeyError for another suit."""
        fill = colour or self.style.ink(sign)
        key = (f"sign {sign}", px, px, fill)
        found = self._find(key)
        if found is None:
            svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">{suit(sign, 32, 32, 30, fill)}</svg>'
            found = self._keep(key, svg_surface(svg, (px, px)))
        return found

    def _painted(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        unit = size[0] / WIDTH
        picture = svg_surface(face(name, size[1] / unit, self.style), size)
        letters = pygame.Surface(size, pygame.SRCALPHA)
        number = tarok_number(name)
        if number == 22:
            self._set(letters, "SKIZ", (48, 30), 21, INK, unit)
            middle = (WIDTH / 2, size[1] / unit / 2)
            self._set(picture, "SKIZ", middle, 36, INK, unit, middle=True)
        elif number is None:
            ink = self.style.ink(name[0])
            right = sign_x(name[1:]) - 20
            self._set(letters, self.style.index(name[1:]), ((12 + right) / 2, 30), 32, ink, unit, middle=True)
        picture.blit(letters, (0, 0))
        picture.blit(pygame.transform.rotate(letters, 180), (0, 0))
        if number is not None and number < 22 and self.style.arabic:
            self._tab(picture, str(number), unit)
        return picture

    def _tab(self, picture: pygame.Surface, text: str, unit: float) -> None:
        """The small Arabic number under the numeral, on a slip of the card's stock, and again turned at the foot."""
        width = 24 + 15 * len(text)
        w, h = max(10, round(width * unit)), max(10, round(32 * unit))
        slip = svg_surface(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="32" viewBox="0 0 {width} 32">'
            f'<path fill="{INK}" d="M0 0L{width} 0L{width} 26L{width - 6} 32L0 32Z"/>'
            f'<path fill="#F4EBD7" d="M1.8 1.8L{width - 1.8} 1.8L{width - 1.8} 25L{width - 7} 30.2L1.8 30.2Z"/></svg>',
            (w, h),
        )
        self._set(slip, text, (width / 2 - 1, 16), 19, INK, unit, middle=True, face=Face.STRONG)
        x, y = round(11 * unit), round(53 * unit)
        picture.blit(slip, (x, y))
        size = picture.get_size()
        picture.blit(pygame.transform.rotate(slip, 180), (size[0] - x - w, size[1] - y - h))

    def _set(
        self,
        on: pygame.Surface,
        text: str,
        at: tuple[float, float],
        cap: float,
        colour: Colour,
        unit: float,
        *,
        middle: bool = False,
        face: Face = Face.TITLE,
    ) -> None:
        """Set *text* with capitals *cap* units high, its ink starting at *at* or with its *middle* there."""
        trial = self._text.render("H", face, 100, colour).get_bounding_rect().height
        px = max(6, round(cap * unit * 100 / trial))
        glyphs = self._text.render(text, face, px, colour)
        ink = glyphs.get_bounding_rect()
        x = at[0] * unit - (ink.width / 2 if middle else 0)
        on.blit(glyphs, (round(x), round(at[1] * unit - ink.height / 2)), ink)

    def _find(self, key: tuple[str, int, int, str]) -> pygame.Surface | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def _keep(self, key: tuple[str, int, int, str], picture: pygame.Surface) -> pygame.Surface:
        self._kept[key] = picture
        self._bytes += key[1] * key[2] * 4
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            old, _ = self._kept.popitem(last=False)
            self._bytes -= old[1] * old[2] * 4
        return picture
