"""Words of several manners broken into lines: bold words, links and words that were sought, on one baseline."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face, TextPainter
from tarokgui.draw.theme import Colour

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class Manner(NamedTuple):
    """The look of a stretch of text."""

    face: Face
    px: int
    colour: Colour


class Bit(NamedTuple):
    """A piece of a word. *link* is the number of the link it belongs to, -1 for none; *marked* that it was sought."""

    text: str
    manner: Manner
    link: int = -1
    marked: bool = False

    def alike(self, other: Bit) -> bool:
        """True if both can be drawn in one go."""
        return self[1:] == other[1:] and not self.marked


Word = tuple[Bit, ...]
"""Bits without a space between them."""


class Run(NamedTuple):
    """Text drawn in one go; *rect* is its place, *gap* the space after each letter."""

    bit: Bit
    rect: Rect
    gap: int = 0

    def draw(self, surface: pygame.Surface, paint: DrawContext, at: Rect) -> None:
        """Draw it at *at* instead of its own place: underlined if it is a link, on a ground of its own if sought."""
        text, manner, link, marked = self.bit
        theme, scale = paint.theme, paint.scale
        if marked:
            ground = Rect(at.x - scale.px(2), at.y + at.h // 9, at.w + 2 * scale.px(2), at.h - at.h // 5)
            paint.rounded(surface, ground, theme.brass_light, 3)
            surface.fill(theme.ink, (ground.x, ground.bottom - scale.hair, ground.w, scale.hair))
        if self.gap:
            x = at.x
            for letter in text:
                width = paint.text.size(letter, manner.face, manner.px)[0]
                paint.text.line(surface, letter, Rect(x, at.y, width, at.h), manner.face, manner.px, manner.colour)
                x += width + self.gap
        else:
            paint.text.line(surface, text, at, manner.face, manner.px, manner.colour)
        if link >= 0 and not marked:
            y = at.y + (at.h + manner.px) // 2 - manner.px // 8
            surface.fill(manner.colour, (at.x, y, at.w, scale.hair))


def words_of(bits: Iterable[Bit]) -> list[Word]:
    """The words in a row of bits that may begin and end anywhere in a word."""
    words: list[Word] = []
    joined = False
    for bit in bits:
        for number, part in enumerate(bit.text.split(" ")):
            if number:
                joined = False
            if not part:
                continue
            piece = bit._replace(text=part)
            if joined:
                words[-1] = (*words[-1], piece)
            else:
                words.append((piece,))
            joined = True
    return words


class Flow:
    """Sets words into lines. One for a page: it remembers the widths of words."""

    __slots__ = ("_text", "_widths")

    def __init__(self, text: TextPainter) -> None:
        self._text = text
        self._widths: dict[tuple[str, Face, int], int] = {}

    def width(self, text: str, manner: Manner) -> int:
        """The width of a text in pixels."""
        key = (text, manner.face, manner.px)
        if key not in self._widths:
            self._widths[key] = self._text.size(text, manner.face, manner.px)[0]
        return self._widths[key]

    def natural(self, words: Sequence[Word]) -> int:
        """The width of the words on one line."""
        return self._line(words, 0, 0, 0)[1] if words else 0

    def widest(self, words: Sequence[Word]) -> int:
        """The width of the widest word."""
        return max((self.natural([word]) for word in words), default=0)

    def lines(
        self, words: Sequence[Word], y: int, step: int, room: Callable[[int], tuple[int, int]], align: float = 0
    ) -> tuple[list[Run], int]:
        """The words as runs from *y* down, *step* pixels a line, and where the next line would be.

        *room* gives left edge and width for a line at some y; *align* is 0 for left, 0.5 for centred, 1 for right.
        """
        runs: list[Run] = []
        rest = list(words)
        while rest:
            x, width = room(y)
            count = self._fitting(rest, width)
            done, used = self._line(rest[:count], x, y, step)
            shift = round(max(0, width - used) * align)
            runs += [run._replace(rect=run.rect.moved(shift, 0)) for run in done] if shift else done
            rest = rest[count:]
            y += step
        return runs, y

    def _fitting(self, words: Sequence[Word], width: int) -> int:
        """The number of words that fit on a line of that width; at least one."""
        x = 0
        for number, word in enumerate(words):
            space = self.width(" ", word[0].manner) if number else 0
            x += space + sum(self.width(bit.text, bit.manner) for bit in word)
            if x > width:
                return max(1, number)
        return len(words)

    def _line(self, words: Sequence[Word], x: int, y: int, step: int) -> tuple[list[Run], int]:
        """One line as few runs, and its width."""
        groups: list[tuple[Bit, bool]] = []
        for word in words:
            for number, bit in enumerate(word):
                spaced = number == 0 and bool(groups)
                if groups and groups[-1][0].alike(bit):
                    last, led = groups[-1]
                    groups[-1] = (last._replace(text=f"{last.text}{' ' if spaced else ''}{bit.text}"), led)
                else:
                    groups.append((bit, spaced))
        runs, start = [], x
        for bit, spaced in groups:
            if spaced:
                x += self.width(" ", bit.manner)
            width = self.width(bit.text, bit.manner)
            runs.append(Run(bit, Rect(x, y, width, step)))
            x += width
        return runs, x - start

    def capitals(self, text: str, manner: Manner, x: int, y: int, step: int, gap: float = 0.1) -> Run:
        """A small caption in spaced capitals."""
        text = text.upper()
        between = max(1, round(manner.px * gap))
        width = sum(self.width(letter, manner) + between for letter in text) - between
        return Run(Bit(text, manner), Rect(x, y, width, step), between)
