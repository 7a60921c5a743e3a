"""The column in which a page of the book is set: its letters, the depth reached, and a picture at its side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.draw.theme import Colour
from tarokgui.rulebook import Span, marked
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.flow import Bit, Flow, Manner, Word, words_of
from tarokgui.widgets.setpage import Hair, SetPage

MEASURE: Final = 28
"""The width of a column of text in sizes of its letters: about 63 of them to a line."""
STEP: Final = 1.36
"""From line to line, in sizes."""


class SetColumn:
    """A column of *width* pixels. *terms* are the words sought, to be marked. ``y`` is where the next thing goes."""

    def __init__(self, paint: DrawContext, width: int, terms: tuple[str, ...] = ()) -> None:
        scale, theme = paint.scale, paint.theme
        self.paint, self.flow, self.terms = paint, Flow(paint.text), terms
        self.px = scale.px
        self.size = body_size(paint)
        self.small = scale.small
        self.body = Manner(Face.BODY, self.size, theme.on_paper)
        self.strong = Manner(Face.STRONG, self.size, theme.on_paper)
        self.link = Manner(Face.STRONG, self.size, theme.oxblood)
        self.grow = max(1.0, self.size / max(1, self.px(19))) ** 0.6
        """The factor by which cards are larger beside large letters."""
        self.page = SetPage(width)
        self.y = self.px(12)
        self.aside: tuple[int, int] = (0, 0)
        """The width of a picture at the side, and its end."""

    def text(
        self,
        line: Sequence[Span],
        manner: Manner,
        bold: Manner,
        step: int,
        *,
        indent: int = 0,
        right: int = 0,
        align: float = 0,
    ) -> None:
        """Set a paragraph from the present place down."""

        def room(y: int) -> tuple[int, int]:
            narrow = self.aside[0] if y < self.aside[1] else 0
            return indent, self.page.width - indent - right - narrow

        runs, self.y = self.flow.lines(self.words(line, manner, bold), self.y, step, room, align)
        self.page.placed += runs

    def words(self, line: Sequence[Span], manner: Manner, bold: Manner) -> list[Word]:
        """The words of a line, links numbered and words that were sought marked."""
        bits = []
        for span in line:
            number, look = -1, bold if span.bold else manner
            if span.to:
                number = len(self.page.links)
                self.page.links.append((span.to, span.text))
                look = self.link._replace(px=manner.px)
            bits.append(Bit(span.text, look, number))
        words = words_of(bits)
        if not self.terms:
            return words
        return [
            tuple(bit._replace(marked=marked("".join(b.text for b in word), self.terms)) for bit in word)
            for word in words
        ]

    def step(self, size: int) -> int:
        """From line to line for letters of that size."""
        return round(size * STEP)

    def clear(self) -> None:
        """Go below a picture at the side."""
        if self.y < self.aside[1]:
            self.y = self.aside[1] + self.px(8)
        self.aside = (0, 0)

    def rule(self, fill: Colour) -> None:
        """Set the printer's rule across the column."""
        height = self.px(10)
        self.page.placed.append(Hair(Rect(0, self.y, self.page.width, height), fill, True))
        self.y += height


def body_size(paint: DrawContext) -> int:
    """The size of the book's text in pixels."""
    return round(paint.scale.medium * 1.06)
