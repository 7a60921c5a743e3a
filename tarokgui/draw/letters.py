"""The letters of a font in one size; those that it lacks are seen as boxes, for its own sign for them may be empty."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

import pygame
import pygame.font

NOWHERE: Final = "\uffff"
"""No font has it: the picture of it stands for everything missing."""


class Letters:
    """A font that draws a box for each letter that it lacks."""

    __slots__ = ("_lacked", "font")

    def __init__(self, font: pygame.font.Font) -> None:
        self.font = font
        self._lacked: dict[str, bool] = {}

    def lacks(self, letter: str) -> bool:
        """True if the font has no picture of its own for the letter."""
        found = self._lacked.get(letter)
        if found is None:
            found = self._lacked[letter] = not letter.isspace() and self._picture(letter) == self._picture(NOWHERE)
        return found

    def size(self, text: str) -> tuple[int, int]:
        """Width and height of one line in pixels."""
        if self._has(text):
            return self.font.size(text)
        sizes = [(len(run) * self._advance, 0) if lacked else self.font.size(run) for lacked, run in self._runs(text)]
        return sum(width for width, _ in sizes), self.font.get_height()

    def render(self, text: str, colour: str) -> pygame.Surface:
        """One line on transparent ground. Where letters rise over the font, the picture begins so much higher."""
        if self._has(text):
            return self.font.render(text, True, colour)
        over = self.rise(text)
        width, height = self.size(text)
        surface = pygame.Surface((max(1, width), height + over), pygame.SRCALPHA)
        x = 0
        for lacked, run in self._runs(text):
            if lacked:
                for number in range(len(run)):
                    self._box(surface, x + number * self._advance, over, colour)
                x += len(run) * self._advance
            else:
                surface.blit(self.font.render(run, True, colour), (x, over - self.rise(run)))
                x += self.font.size(run)[0]
        return surface

    def rise(self, text: str) -> int:
        """The pixels by which the highest letter rises over the font."""
        rises = max((sign[3] for sign in self.font.metrics(text) if sign is not None), default=0)
        return max(0, rises - self.font.get_ascent())

    def _has(self, text: str) -> bool:
        return text.isascii() or not any(map(self.lacks, text))

    def _runs(self, text: str) -> Iterator[tuple[bool, str]]:
        """The text in pieces; True with those that are lacked."""
        return ((lacked, "".join(run)) for lacked, run in groupby(text, self.lacks))

    @property
    def _capital(self) -> int:
        """The height of a capital."""
        sign = self.font.metrics("H")[0]
        return self.font.get_ascent() if sign is None else sign[3]

    @property
    def _advance(self) -> int:
        """The width of a box and of the room beside it."""
        return max(4, round(self._capital * 0.85))

    def _box(self, surface: pygame.Surface, x: int, over: int, colour: str) -> None:
        """As high as a capital, on the line."""
        high = self._capital
        stroke = max(1, round(high / 11))
        place = pygame.Rect(x, over + self.font.get_ascent() - high, self._advance, high).inflate(-(high // 4), 0)
        pygame.draw.rect(surface, colour, place, width=stroke)

    def _picture(self, letter: str) -> tuple[tuple[int, int], bytes]:
        drawn = self.font.render(letter, True, "#000000")
        return drawn.get_size(), pygame.image.tobytes(drawn, "RGBA")
