"""Sets a page of the book of rules: from its blocks to runs of text, cards and ornaments with their places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tarokgui.geometry import Rect
from tarokgui.rulebook import Block, Kind, Page, ShownCard, Span, marked, plain
from tarokgui.table.layout import card_width
from tarokgui.text import Face
from tarokgui.theme import Colour
from tarokgui.widgets.flow import Bit, Flow, Manner, Run, Word, words_of
from tarokgui.widgets.paint import Paint

MEASURE: Final = 28
"""The width of a column of text in sizes of its letters: about 63 of them to a line."""
STEP: Final = 1.36
"""From line to line, in sizes."""


class Picture(NamedTuple):
    """A card; *wins* puts a ring round it."""

    rect: Rect
    name: str
    wins: bool


class Ground(NamedTuple):
    """A box behind text, with a bar at its left."""

    rect: Rect
    fill: Colour
    edge: Colour
    bar: Colour


class Hair(NamedTuple):
    """A thin rule; *tapers* makes it the printer's rule with a lozenge."""

    rect: Rect
    fill: Colour
    tapers: bool = False


class Bullet(NamedTuple):
    """A lozenge in the middle of *rect*."""

    rect: Rect
    fill: Colour


Placed = Run | Picture | Ground | Hair | Bullet


@dataclass
class SetPage:
    """A page ready to be drawn: what stands where, in pixels from its top left corner."""

    width: int
    height: int = 0
    placed: list[Placed] = field(default_factory=list)
    links: list[tuple[str, str]] = field(default_factory=list)
    """Page and text of each link, by the number its runs carry."""

    def link_rect(self, number: int) -> Rect:
        """What the runs of a link cover."""
        rects = [run.rect for run in self.placed if isinstance(run, Run) and run.bit.link == number]
        x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
        return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.bottom for rect in rects) - y)

    def first_mark(self) -> int | None:
        """The y of the first word that was sought, None if there is none."""
        return min((run.rect.y for run in self.placed if isinstance(run, Run) and run.bit.marked), default=None)


@dataclass(frozen=True)
class Words:
    """The captions the setter itself puts on a page."""

    chapter: str
    example: str
    next: str
    following: Page | None
    folio: str


class Setter:
    """Sets one page in a column of *width* pixels. *terms* are the words sought, to be marked."""

    def __init__(self, paint: Paint, width: int, terms: tuple[str, ...] = ()) -> None:
        scale, theme = paint.scale, paint.theme
        self.paint, self.flow, self.terms = paint, Flow(paint.text), terms
        self.px = scale.px
        self.size = body_size(paint)
        self.small = scale.small
        self.body = Manner(Face.BODY, self.size, theme.on_paper)
        self.strong = Manner(Face.STRONG, self.size, theme.on_paper)
        self.link = Manner(Face.STRONG, self.size, theme.oxblood)
        self.grow = max(1.0, self.size / max(1, self.px(19))) ** 0.6
        """How much larger cards are beside large letters."""
        self.page = SetPage(width)
        self.y = self.px(12)
        self._aside: tuple[int, int] = (0, 0)
        """How wide a picture at the side is, and where it ends."""

    # The parts of a page -----------------------------------------------------------------------------------------

    def set(self, page: Page, words: Words) -> SetPage:
        """The whole page."""
        self._head(page, words)
        for number, block in enumerate(page.blocks):
            self._block(block, words, first=number == 0)
        self._clear()
        self._foot(words)
        self.page.height = self.y
        return self.page

    def _head(self, page: Page, words: Words) -> None:
        theme, scale = self.paint.theme, self.paint.scale
        caption = Manner(Face.STRONG, self.small, theme.on_paper_second)
        step = self._step(self.small)
        self.page.placed.append(self.flow.capitals(words.chapter, caption, 0, self.y, step, 0.14))
        self.y += step + self.px(2)
        title = Manner(Face.TITLE, round(scale.large * 1.36), theme.oxblood)
        self._text((Span(page.title),), title, title, round(title.px * 1.12))
        self.y += self.px(7)
        self._rule(theme.oxblood)
        self.y += self.px(10)
        lead = Manner(Face.LABEL, round(self.size * 1.16), theme.on_paper)
        self._text(page.lead, lead, lead, round(lead.px * 1.26))
        self.y += self.px(14)

    def _foot(self, words: Words) -> None:
        theme = self.paint.theme
        self.y += self.px(22)
        self._rule(theme.paper_edge)
        self.y += self.px(12)
        caption = Manner(Face.BODY, self.size, theme.on_paper_second)
        if words.following is not None:
            row = (Span(words.next + " "), Span(words.following.title, False, words.following.id))
            self._text(row, caption, caption, self._step(self.size), align=0.5)
        folio = Manner(Face.LABEL, self.size, theme.on_paper_second)
        self.y += self.px(4)
        self._text((Span(f"· {words.folio} ·"),), folio, folio, self._step(self.size), align=0.5)
        self.y += self.px(10)

    def _rule(self, fill: Colour) -> None:
        height = self.px(10)
        self.page.placed.append(Hair(Rect(0, self.y, self.page.width, height), fill, True))
        self.y += height

    def _block(self, block: Block, words: Words, *, first: bool) -> None:
        match block.kind:
            case Kind.HEADING:
                self._heading(block, first=first)
            case Kind.TEXT:
                self._text(block.lines[0], self.body, self.strong, self._step(self.size))
                self.y += self.px(10)
            case Kind.LIST:
                self._list(block)
            case Kind.CARDS:
                self._cards(block)
            case Kind.TABLE:
                self._table(block)
            case Kind.EXAMPLE:
                self._example(block, words)
            case Kind.NOTE:
                self._note(block)

    def _heading(self, block: Block, *, first: bool) -> None:
        manner = Manner(Face.TITLE, round(self.size * 1.22), self.paint.theme.oxblood)
        self.y += 0 if first else self.px(10)
        self._text(block.lines[0], manner, manner, round(manner.px * 1.25))
        self.y += self.px(5)

    def _list(self, block: Block) -> None:
        indent, step = self.px(24), self._step(self.size)
        for line in block.lines:
            self.page.placed.append(Bullet(Rect(0, self.y, self.px(14), step), self.paint.theme.oxblood))
            self._text(line, self.body, self.strong, step, indent=indent)
            self.y += self.px(5)
        self.y += self.px(6)

    def _example(self, block: Block, words: Words) -> None:
        self._clear()
        theme, pad = self.paint.theme, self.px(16)
        top, place = self.y, len(self.page.placed)
        self.y += self.px(9)
        caption = Manner(Face.STRONG, self.small, theme.oxblood)
        step = self._step(self.small)
        self.page.placed.append(self.flow.capitals(words.example, caption, pad, self.y, step))
        self.y += step
        for number, line in enumerate(block.lines):
            self.y += self.px(3) if number else 0
            self._text(line, self.body, self.strong, self._step(self.size), indent=pad, right=pad)
        self.y += self.px(12)
        box = Rect(0, top, self.page.width, self.y - top)
        self.page.placed.insert(place, Ground(box, theme.paper_inset, theme.paper_edge, theme.oxblood))
        self.y += self.px(12)

    def _note(self, block: Block) -> None:
        self._clear()
        theme, pad = self.paint.theme, self.px(24)
        self.y += self.px(2)
        step = self._step(self.size)
        second = theme.on_paper_second
        top = self.y
        self.page.placed.append(Hair(Rect(0, top, self.page.width, self.paint.scale.hair), theme.paper_edge))
        self.y += self.px(8)
        self.page.placed.append(Bullet(Rect(0, self.y, self.px(14), step), theme.brass_dark))
        body, strong = self.body._replace(colour=second), self.strong._replace(colour=second)
        self._text(block.lines[0], body, strong, step, indent=pad)
        self.y += self.px(8)
        self.page.placed.append(Hair(Rect(0, self.y, self.page.width, self.paint.scale.hair), theme.paper_edge))
        self.y += self.px(14)

    # Cards -------------------------------------------------------------------------------------------------------

    def _cards(self, block: Block) -> None:
        if block.aside and self.page.width >= 20 * self.size:
            self._clear()
            width = self.px(104 * self.grow)
            manner = self._caption(strong=False)
            cell = max(
                width, self.flow.widest(self._words((Span(block.cards[0].caption),), manner, manner)) + self.px(6)
            )
            place = Rect(self.page.width - cell, self.y + self.px(4), cell, 0)
            foot = self._card(block.cards[0], place, (width, round(width / 0.55)))
            self._aside = (cell + self.px(24), foot + self.px(4))
            return
        self._clear()
        self._row_of_cards(block.cards)

    def _row_of_cards(self, cards: Sequence[ShownCard]) -> None:
        """The cards in rows as even as can be, centred, their captions under them."""
        gap, caption = self.px(9), self._caption(strong=True)
        most = self.page.width
        card = min(self.px(82 * self.grow), (most + gap) // len(cards) - gap)
        card = max(card, self.px(56 * self.grow))
        words = max(self.flow.widest(self._words((Span(each.caption),), caption, caption)) for each in cards)
        cell = max(card + gap, words + gap)
        per_row = max(1, min(len(cards), (most + gap) // cell))
        rows = -(-len(cards) // per_row)
        per_row = -(-len(cards) // rows)
        cell = max(cell, min(card + self.px(70), (most + gap) // per_row))
        size = (card, round(card / 0.55))
        self.y += self.px(4)
        for start in range(0, len(cards), per_row):
            row = cards[start : start + per_row]
            x = (most - cell * len(row)) // 2
            feet = [
                self._card(each, Rect(x + n * cell, self.y, cell, 0), (card_width(size[1]), size[1]))
                for n, each in enumerate(row)
            ]
            self.y = max(feet) + self.px(10)
        self.y += self.px(6)

    def _caption(self, *, strong: bool) -> Manner:
        theme = self.paint.theme
        return Manner(
            Face.STRONG if strong else Face.BODY, self.small, theme.on_paper if strong else theme.on_paper_second
        )

    def _card(self, card: ShownCard, cell: Rect, size: tuple[int, int]) -> int:
        """One card at the top of its cell with its caption; where that ends."""
        x = cell.x + (cell.w - size[0]) // 2
        self.page.placed.append(Picture(Rect(x, cell.y, *size), card.name, card.wins))
        manner = self._caption(strong=card.wins)
        words = self._words((Span(card.caption),), manner, manner)
        inner = cell.inset(self.px(3), 0)
        top = cell.y + size[1] + self.px(7 if card.wins else 5)
        runs, y = self.flow.lines(words, top, round(self.small * 1.2), lambda y: (inner.x, inner.w), 0.5)
        self.page.placed += runs
        return y

    # Tables ------------------------------------------------------------------------------------------------------

    def _table(self, block: Block) -> None:
        self._clear()
        theme, size = self.paint.theme, self.size
        pad, hair = self.px(8), self.paint.scale.hair
        head = Manner(Face.STRONG, self.small, theme.on_paper_second)
        cells: list[list[list[Word]]] = [
            [self._words(cell, head if n == 0 else self.body, head if n == 0 else self.strong) for cell in row]
            for n, row in enumerate(block.rows)
        ]
        widths = self._columns(cells, pad)
        centred = [self._is_short(block, column) for column in range(len(widths))]
        for number, row in enumerate(cells):
            step = round((self.small if number == 0 else size) * 1.26)
            top, x, foot = self.y, 0, self.y
            self.y += self.px(5)
            placed = []
            for column, words in enumerate(row):
                left = x + (0 if column == 0 else pad)
                width = widths[column] - (pad if column == 0 else 2 * pad)
                align = 0.5 if centred[column] else 0.0
                placed.append(self.flow.lines(words, self.y, step, _fixed(left, width), align))
                foot = max(foot, placed[-1][1])
                x += widths[column]
            for runs, _ in placed:
                self.page.placed += runs
            self.y = foot + self.px(5)
            rule = theme.ink if number == 0 else theme.paper_edge
            self.page.placed.append(Hair(Rect(0, self.y, self.page.width, hair), rule))
            assert self.y > top
        self.y += self.px(16)

    @staticmethod
    def _is_short(block: Block, column: int) -> bool:
        """Whether a column has figures, which stand centred."""
        return column > 0 and all(len(plain(row[column])) <= 16 for row in block.rows[1:])

    def _columns(self, cells: list[list[list[Word]]], pad: int) -> list[int]:
        """How wide each column is: as its text wants it, or narrower as far as words allow; all fill the page."""
        count = len(cells[0])
        want = [max(self.flow.natural(row[column]) for row in cells) for column in range(count)]
        least = [max(self.flow.widest(row[column]) for row in cells) for column in range(count)]
        room = self.page.width - pad * (2 * count - 1)
        if sum(want) > room:
            spare = max(0, room - sum(least))
            stretch = sum(want) - sum(least) or 1
            got = [low + (high - low) * spare // stretch for low, high in zip(least, want, strict=True)]
        else:
            extra = room - sum(want)
            share = extra // (count + 1)
            got = [width + share for width in want]
            got[0] += extra - share * count
        return [width + (pad if column == 0 else 2 * pad) for column, width in enumerate(got)]

    # Text --------------------------------------------------------------------------------------------------------

    def _text(
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
        """A paragraph from the present place down."""

        def room(y: int) -> tuple[int, int]:
            narrow = self._aside[0] if y < self._aside[1] else 0
            return indent, self.page.width - indent - right - narrow

        runs, self.y = self.flow.lines(self._words(line, manner, bold), self.y, step, room, align)
        self.page.placed += runs

    def _words(self, line: Sequence[Span], manner: Manner, bold: Manner) -> list[Word]:
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

    def _step(self, size: int) -> int:
        return round(size * STEP)

    def _clear(self) -> None:
        """Go below a picture at the side."""
        if self.y < self._aside[1]:
            self.y = self._aside[1] + self.px(8)
        self._aside = (0, 0)


def _fixed(left: int, width: int) -> Callable[[int], tuple[int, int]]:
    return lambda y: (left, width)


def body_size(paint: Paint) -> int:
    """The size of the book's text in pixels."""
    return round(paint.scale.medium * 1.06)
