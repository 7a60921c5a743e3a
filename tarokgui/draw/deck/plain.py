"""Plain cards: ivory with their index, drawn in a millisecond. They stand in for a picture that is not there (yet)."""

from __future__ import annotations

import pygame

from tarokgui.draw.deck.drawings import HEIGHT, WIDTH
from tarokgui.draw.deck.raster import CORNER, Size
from tarokgui.draw.deck.style import BACK, EDGE, INK, IVORY, OCHRE, OXBLOOD, DeckStyle, tarok_number
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face, TextPainter
from tarokgui.draw.theme import Colour
from tarokgui.table.shapes import folk_star, roman, suit
from tarokgui.widgets.paint import rounded, svg_surface

_LEFT, _TOP = 11, 53
"""Where the panel of a card begins."""
_MIDDLE = 28.5


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
        panel = Rect(round(_LEFT * unit), round(_TOP * down), 0, 0)
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
        if number == 22:
            self._shape(head, folk_star(32, 32, 30, OXBLOOD, IVORY), 30, 18, unit)
            self._set(head, "SKIZ", 58, _MIDDLE, 19, INK, unit)
        elif number is not None:
            end = self._set(head, roman(number), 14, 29, 29, INK, unit, 74)
            if style.arabic:
                self._set(head, str(number), end + 5, 34.5, 19, OXBLOOD, unit)
        else:
            ink = style.ink(name[0])
            end = self._set(head, style.index(name[1:]), 14, _MIDDLE, 30, ink, unit)
            self._shape(head, suit(name[0], 32, 32, 30, ink), end + 22, 16, unit)

    def _shape(self, on: pygame.Surface, shape: str, x: float, radius: float, unit: float) -> None:
        px = max(4, round(2 * radius * unit))
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">{shape}</svg>'
        on.blit(svg_surface(svg, (px, px)), (round(x * unit - px / 2), round(_MIDDLE * unit - px / 2)))

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
