"""Plain cards: ivory with their index, drawn in a millisecond. They stand in for a picture that is not there (yet)."""

from __future__ import annotations

from typing import Final

import pygame

from tarokgui.draw.deck.drawings import HEIGHT, WIDTH
from tarokgui.draw.deck.raster import CORNER, Size
from tarokgui.draw.deck.style import BACK, EDGE, INK, IVORY, NAMES, OCHRE, OXBLOOD, DeckStyle, tarok_number
from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import rounded, svg_surface
from tarokgui.draw.signs import folk_star, roman, suit
from tarokgui.draw.text import Face, TextPainter
from tarokgui.draw.theme import Colour

_PANELS: Final = {"normal": (14, 62), "large": (28, 81)}
"""The left upper corner of a card's panel, by the size of the index."""
_INDICES: Final = {"normal": (14, 32, 50), "large": (11, 42, 70)}
"""Left edge, middle and height of the index."""
_SEEN: Final = 119


class PlainCards:
    """Draws them; for the main thread, as letters are set with fonts."""

    __slots__ = ("_text",)

    def __init__(self) -> None:
        # An own painter: index letters are set once per size and would only push interface lines out of the other.
        self._text = TextPainter()

    def card(self, name: str, size: Size, style: DeckStyle) -> pygame.Surface:
        """The plain card of that name (or the back) at *size* pixels."""
        picture = pygame.Surface(size, pygame.SRCALPHA)
        unit = size[0] / WIDTH
        down = size[1] / HEIGHT
        radius = round(CORNER * unit)
        rounded(picture, Rect(0, 0, *size), EDGE, radius)
        rounded(picture, Rect(0, 0, *size).inset(max(1, round(unit))), IVORY, max(0, radius - 1))
        if name == BACK:
            rounded(picture, Rect(0, 0, *size).inset(max(2, round(5 * unit))), INK, max(0, radius - 2))
            rounded(picture, Rect(0, 0, *size).inset(max(3, round(14 * unit))), OXBLOOD, 0)
            return picture
        left, top = _PANELS[style.size]
        panel = Rect(round(left * unit), round(top * down), 0, 0)
        panel = panel._replace(w=size[0] - 2 * panel.x, h=size[1] - 2 * panel.y)
        picture.fill(INK, panel)
        number = tarok_number(name)
        ground = IVORY if number is None else (OCHRE, IVORY, OXBLOOD, INK)[sum(number > n for n in (4, 9, 15))]
        picture.fill(ground, panel.inset(max(1, round(1.7 * unit))))
        head = pygame.Surface((size[0], max(1, panel.y)), pygame.SRCALPHA)
        self._index(head, name, style, unit)
        picture.blit(head, (0, 0))
        picture.blit(pygame.transform.rotate(head, 180), (0, size[1] - head.get_height()))
        return picture

    def _index(self, head: pygame.Surface, name: str, style: DeckStyle, unit: float) -> None:
        number = tarok_number(name)
        left, middle, high = _INDICES[style.size]
        if number == 22:
            end = self._set(head, NAMES[style.names][22], left, middle, high, INK, unit, _SEEN - left)
            self._shape(head, folk_star(32, 32, 30, OXBLOOD, IVORY), (end + 208) / 2, middle, high / 2 - 2, unit)
        elif number is not None and style.large and style.arabic:
            self._set(head, str(number), left, middle, high, INK, unit, _SEEN - left)
            self._set(head, roman(number), 130, middle, 30, OXBLOOD, unit, 74)
        elif number is not None:
            small = 26 * len(str(number)) * 0.6 + 5 if style.arabic else 0
            end = self._set(head, roman(number), left, middle, high, INK, unit, _SEEN - left - small)
            if style.arabic:
                self._set(head, str(number), end + 4, middle + high / 2 - 13, 26, OXBLOOD, unit)
        else:
            ink, radius = style.ink(name[0]), high * 0.4
            end = self._set(head, style.index(name[1:]), left, middle, high, ink, unit, _SEEN - left - 2 * radius - 4)
            self._shape(head, suit(name[0], 32, 32, 30, ink), end + radius + 4, middle, radius, unit)

    def _shape(self, on: pygame.Surface, shape: str, x: float, y: float, radius: float, unit: float) -> None:
        px = max(4, round(2 * radius * unit))
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">{shape}</svg>'
        on.blit(svg_surface(svg, (px, px)), (round(x * unit - px / 2), round(y * unit - px / 2)))

    def _set(
        self,
        on: pygame.Surface,
        text: str,
        x: float,
        y: float,
        cap: float,
        colour: Colour,
        unit: float,
        most: float = 200,
    ) -> float:
        """Set *text* with capitals *cap* units high about the height *y*, starting at *x* and at most *most* wide.

        The units where it ends.
        """
        trial = self._text.render("H", Face.TITLE, 100, colour).get_bounding_rect().height
        glyphs = self._text.render(text, Face.TITLE, max(6, round(cap * unit * 100 / trial)), colour)
        glyphs = glyphs.subsurface(glyphs.get_bounding_rect())
        if glyphs.get_width() > most * unit:
            glyphs = pygame.transform.smoothscale(glyphs, (max(1, round(most * unit)), glyphs.get_height()))
        on.blit(glyphs, (round(x * unit), round(y * unit - glyphs.get_height() / 2)))
        return x + glyphs.get_width() / unit
