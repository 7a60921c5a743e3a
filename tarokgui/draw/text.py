"""All drawing of text. Sizes are in pixels of the em square; the caller is told of anything that is cut off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from unicodedata import normalize

import pygame
import pygame.font

from tarokgui.draw.geometry import Rect
from tarokgui.draw.letters import Letters
from tarokgui.draw.linebreaks import ELLIPSIS, shortened, wrapped
from tarokgui.draw.theme import Colour
from tarokgui.storage import resources
from tarokgui.storage.sanitize import sanitize

LINE = 1.24
"""Distance of two baselines, in sizes."""
FINE_BELOW = 40
"""Letters under so many pixels are drawn larger and scaled down."""
KEPT = 600
"""So many rendered lines are kept for the next frame."""
MEASURED = 4000
"""So many widths are kept: widgets are made again after every event, and fit their words each time."""


class Face(StrEnum):
    """A cut of a font, by its purpose; the value is the file."""

    BODY = "alegreya-sans-500"
    STRONG = "alegreya-sans-700"
    TOTAL = "alegreya-sans-800"
    LABEL = "grenze-600"
    TITLE = "grenze-700"


class Align(StrEnum):
    """The place of a line in its box."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A string that was drawn: for tests of size and overflow."""

    text: str
    px: int
    rect: Rect
    box: Rect
    fits: bool
    colour: Colour = "#000000"
    seen: bool = True
    """True if all of it is where it is drawn, and nothing is cut off by the edge of a pane."""


class TextPainter:
    """Fonts by face and size, and the drawing of lines and paragraphs. Fonts are opened when first needed."""

    __slots__ = ("_capitals", "_fonts", "_lines", "_sizes", "drawn", "recording")

    def __init__(self, *, recording: bool = False) -> None:
        self._fonts: dict[tuple[Face, int], Letters] = {}
        self._lines: dict[tuple[str, Face, int, Colour], pygame.Surface] = {}
        self._sizes: dict[tuple[str, Face, int], tuple[int, int]] = {}
        self._capitals: dict[tuple[Face, int], tuple[int, int]] = {}
        """Height of a capital, and its distance from the top of its picture."""
        self.recording = recording
        self.drawn: list[Drawn] = []

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """The font of *face* at *px* pixels."""
        return self._letters(face, px).font

    def _letters(self, face: Face, px: int) -> Letters:
        key = (face, px)
        if key not in self._fonts:
            if not pygame.font.get_init():
                pygame.font.init()
            self._fonts[key] = Letters(pygame.font.Font(resources.font(face.value), px))
        return self._fonts[key]

    def size(self, text: str, face: Face, px: int) -> tuple[int, int]:
        """Width and height of one line in pixels."""
        key = (text, face, px)
        found = self._sizes.get(key)
        if found is None:
            if len(self._sizes) >= MEASURED:
                self._sizes.clear()
            fine = _fineness(px)
            width, height = self._letters(face, px * fine).size(_shown(text))
            found = self._sizes[key] = -(-width // fine), -(-height // fine)
        return found

    def fitting(self, ways: Sequence[str], face: Face, sizes: Sequence[int], width: int) -> tuple[str, int]:
        """The first of several *ways* to write something that fits the width, and its size in pixels.

        The first two ways are tried in every size, both in the first before any is in the next, then the others; where
        nothing fits, it is the last way in the last size.
        """
        good = [(way, px) for px in sizes for way in ways[:2]]
        poor = [(way, px) for way in ways[2:] for px in sizes]
        found = (each for each in (*good, *poor) if self.size(each[0], face, each[1])[0] <= width)
        return next(found, (ways[-1], sizes[-1]))

    def line_height(self, px: int) -> int:
        """Pixels from one line to the next."""
        return round(px * LINE)

    def render(self, text: str, face: Face, px: int, colour: Colour) -> pygame.Surface:
        """One line as a surface with transparent ground. Kept: do not draw on it."""
        key = (text, face, px, colour)
        surface = self._lines.get(key)
        if surface is None:
            if len(self._lines) >= KEPT:
                self._lines.clear()
            fine = _fineness(px)
            surface = self._letters(face, px * fine).render(_shown(text), colour)
            if fine > 1:
                # The picture is higher than `size` says, by the part that hangs over: its own proportions count.
                width, height = surface.get_size()
                surface = pygame.transform.smoothscale(surface, (-(-width // fine), -(-height // fine)))
            self._lines[key] = surface
        return surface

    def wrap(self, text: str, face: Face, px: int, width: int) -> list[str]:
        """*text* broken at spaces (and at its own newlines) into lines of at most *width* pixels."""
        return wrapped(text, width, lambda part: self.size(part, face, px)[0])

    def height(self, text: str, face: Face, px: int, width: int) -> int:
        """Height in pixels of *text* wrapped to *width*."""
        return len(self.wrap(text, face, px, width)) * self.line_height(px)

    def line(
        self,
        surface: pygame.Surface,
        text: str,
        box: Rect,
        face: Face,
        px: int,
        colour: Colour,
        align: Align = Align.LEFT,
    ) -> bool:
        """Draw one line, vertically in the middle of *box*. If it is too wide it ends in “…”; then the result is False.

        On False the caller must offer the whole text elsewhere (a tooltip).
        """
        fits = self.size(text, face, px)[0] <= box.w
        shown = text if fits else self._shortened(text, face, px, box.w)
        picture = self.render(shown, face, px, colour)
        x = _aligned(picture.get_width(), box, align)
        y = self._top(face, px, box.y, box.h) - self._over(shown, face, px)
        surface.blit(picture, (x, y))
        self._record(surface, Drawn(text, px, Rect(x, y, *picture.get_size()), box, fits, colour))
        return fits

    def paragraph(
        self,
        surface: pygame.Surface,
        text: str,
        box: Rect,
        face: Face,
        px: int,
        colour: Colour,
        align: Align = Align.LEFT,
        *,
        step: int = 0,
    ) -> bool:
        """Draw *text* wrapped to the box from its top; lines that would start below it are left out (result False).

        They are *step* pixels from each other, or as far as usual.
        """
        step = step or self.line_height(px)
        lines = self.wrap(text, face, px, box.w)
        room = max(1, (box.h + step // 4) // step)
        shown = lines[:room]
        fits = len(lines) <= room
        if not fits:
            shown[-1] = self._shortened(shown[-1] + ELLIPSIS, face, px, box.w)
        widest = 0
        for number, line in enumerate(shown):
            picture = self.render(line, face, px, colour)
            widest = max(widest, picture.get_width())
            y = self._top(face, px, box.y + number * step, step) - self._over(line, face, px)
            surface.blit(picture, (_aligned(picture.get_width(), box, align), y))
        rect = Rect(_aligned(widest, box, align), box.y, widest, len(shown) * step)
        self._record(surface, Drawn(text, px, rect, box, fits and widest <= box.w, colour))
        return fits

    def _top(self, face: Face, px: int, y: int, height: int) -> int:
        """The top of a line's picture so that its capitals, not its box, stand in the middle of *height* pixels."""
        capital = self._capitals.get((face, px))
        if capital is None:
            seen = self.render("H", face, px, "#000000").get_bounding_rect()
            capital = self._capitals[face, px] = seen.height, seen.y
        return y + (height - capital[0]) // 2 - capital[1]

    def _over(self, text: str, face: Face, px: int) -> int:
        """The pixels by which *text* starts above other text: letters such as Î rise above the font."""
        if text.isascii():
            return 0
        fine = _fineness(px)
        return round(self._letters(face, px * fine).rise(_shown(text)) / fine)

    def _shortened(self, text: str, face: Face, px: int, width: int) -> str:
        return shortened(text, width, lambda part: self.size(part, face, px)[0])

    def _record(self, surface: pygame.Surface, drawn: Drawn) -> None:
        if self.recording:
            seen = bool(surface.get_clip().contains(pygame.Rect(drawn.rect)))
            self.drawn.append(replace(drawn, seen=seen))


def _shown(text: str) -> str:
    """The text as it is drawn: a letter and its mark are one, as the fonts have them."""
    return text if text.isascii() and text.isprintable() else sanitize(normalize("NFC", text))


def _fineness(px: int) -> int:
    """The factor by which small letters are drawn larger before they are scaled down.

    SDL_ttf sets letters at whole pixels, which at small sizes runs "cl" together to "d"; it has no switch against that.
    """
    return 4 if px < FINE_BELOW else 1


def _aligned(width: int, box: Rect, align: Align) -> int:
    if align is Align.LEFT:
        return box.x
    if align is Align.RIGHT:
        return box.right - width
    return box.x + (box.w - width) // 2
