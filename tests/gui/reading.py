"""A screen that is read and not looked at: every word is noted with its place, and nothing is painted."""

from __future__ import annotations

from typing import Any

import pygame

from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.deck.rack import PictureKey
from tarokgui.draw.letters import Letters
from tarokgui.draw.text import Face, TextPainter, _fineness, _shown
from tarokgui.draw.theme import Colour

Size = tuple[int, int]


class Blank(pygame.Surface):
    """A surface as large as it says that keeps no pixel: painting takes most of the time of a test that reads."""

    def __init__(self, size: Size) -> None:
        super().__init__((1, 1), pygame.SRCALPHA)
        self._size = size
        self._clip = pygame.Rect((0, 0), size)

    def get_size(self) -> Size:
        return self._size

    def get_width(self) -> int:
        return self._size[0]

    def get_height(self) -> int:
        return self._size[1]

    def get_rect(self, **place: Any) -> pygame.Rect:
        rect = pygame.Rect((0, 0), self._size)
        for name, value in place.items():
            setattr(rect, name, value)
        return rect

    def get_clip(self) -> pygame.Rect:
        return self._clip.copy()

    def set_clip(self, *area: Any) -> None:
        whole = pygame.Rect((0, 0), self._size)
        self._clip = whole if not area or area[0] is None else whole.clip(pygame.Rect(*area))

    def blit(self, *painted: Any, **how: Any) -> pygame.Rect:
        return pygame.Rect(0, 0, 0, 0)

    def fill(self, *painted: Any, **how: Any) -> pygame.Rect:
        return pygame.Rect(0, 0, 0, 0)

    def copy(self) -> Blank:
        return Blank(self._size)

    __copy__ = copy


class Reader(TextPainter):
    """Notes every line with its place; the pictures of the lines are blank. It remembers more than the true one."""

    __slots__ = ("_blanks", "_known")

    def __init__(self) -> None:
        super().__init__(recording=True)
        self._blanks: dict[tuple[str, Face, int], Blank] = {}
        self._known: dict[tuple[str, Face, int], Size] = {}

    def size(self, text: str, face: Face, px: int) -> Size:
        found = self._known.get((text, face, px))
        if found is None:
            found = self._known[text, face, px] = super().size(text, face, px)
        return found

    def render(self, text: str, face: Face, px: int, colour: Colour) -> pygame.Surface:
        if text == "H":
            return super().render(text, face, px, colour)  # the height of a capital is measured on its picture
        found = self._blanks.get((text, face, px))
        if found is None:
            fine = _fineness(px)
            width, height = picture_size(self._letters(face, px * fine), _shown(text))
            found = self._blanks[text, face, px] = Blank((-(-width // fine), -(-height // fine)))
        return found


class BlankCards(CardPainter):
    """A pack whose cards have their size and no picture."""

    def _picture(self, key: PictureKey) -> pygame.Surface:
        return Blank((key.w, key.h))


def picture_size(letters: Letters, text: str) -> Size:
    """The pixels of the picture of a line, without drawing it."""
    if not text:
        return letters.font.render(text, True, "#000000").get_size()
    width, height = letters.size(text)
    lacks = not text.isascii() and any(map(letters.lacks, text))
    return (width, height + letters.rise(text)) if lacks else (width, letters.font.get_linesize())
