"""Sets a page of the book of rules: its head, its blocks one under the other, its foot."""

from __future__ import annotations

from dataclasses import dataclass

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.rulebook import Block, BlockKind, Page, Span
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.flow import Manner
from tarokgui.widgets.setcards import set_cards
from tarokgui.widgets.setcolumn import SetColumn
from tarokgui.widgets.setpage import Hair, PageBackground, PageBullet, SetPage
from tarokgui.widgets.settable import set_table


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

    def __init__(self, paint: DrawContext, width: int, terms: tuple[str, ...] = ()) -> None:
        self._column = SetColumn(paint, width, terms)

    def set(self, page: Page, words: Words) -> SetPage:
        """The whole page."""
        col = self._column
        self._head(page, words)
        for number, block in enumerate(page.blocks):
            self._block(block, words, first=number == 0)
        col.clear()
        self._foot(words)
        col.page.height = col.y
        return col.page

    def _head(self, page: Page, words: Words) -> None:
        col = self._column
        theme, scale = col.paint.theme, col.paint.scale
        caption = Manner(Face.STRONG, col.small, theme.on_paper_second)
        step = col.step(col.small)
        col.page.placed.append(col.flow.capitals(words.chapter, caption, 0, col.y, step, 0.14))
        col.y += step + col.px(2)
        title = Manner(Face.TITLE, round(scale.large * 1.36), theme.oxblood)
        col.text((Span(page.title),), title, title, round(title.px * 1.12))
        col.y += col.px(7)
        col.rule(theme.oxblood)
        col.y += col.px(10)
        lead = Manner(Face.LABEL, round(col.size * 1.16), theme.on_paper)
        col.text(page.lead, lead, lead, round(lead.px * 1.26))
        col.y += col.px(14)

    def _foot(self, words: Words) -> None:
        col = self._column
        theme = col.paint.theme
        col.y += col.px(22)
        col.rule(theme.paper_edge)
        col.y += col.px(12)
        caption = Manner(Face.BODY, col.size, theme.on_paper_second)
        if words.following is not None:
            row = (Span(words.next + " "), Span(words.following.title, False, words.following.id))
            col.text(row, caption, caption, col.step(col.size), align=0.5)
        folio = Manner(Face.LABEL, col.size, theme.on_paper_second)
        col.y += col.px(4)
        col.text((Span(f"· {words.folio} ·"),), folio, folio, col.step(col.size), align=0.5)
        col.y += col.px(10)

    def _block(self, block: Block, words: Words, *, first: bool) -> None:
        col = self._column
        match block.kind:
            case BlockKind.HEADING:
                self._heading(block, first=first)
            case BlockKind.TEXT:
                col.text(block.lines[0], col.body, col.strong, col.step(col.size))
                col.y += col.px(10)
            case BlockKind.LIST:
                self._list(block)
            case BlockKind.CARDS:
                set_cards(col, block)
            case BlockKind.TABLE:
                set_table(col, block)
            case BlockKind.EXAMPLE:
                self._example(block, words)
            case BlockKind.NOTE:
                self._note(block)

    def _heading(self, block: Block, *, first: bool) -> None:
        col = self._column
        manner = Manner(Face.TITLE, round(col.size * 1.22), col.paint.theme.oxblood)
        col.y += 0 if first else col.px(10)
        col.text(block.lines[0], manner, manner, round(manner.px * 1.25))
        col.y += col.px(5)

    def _list(self, block: Block) -> None:
        col = self._column
        indent, step = col.px(24), col.step(col.size)
        for line in block.lines:
            col.page.placed.append(PageBullet(Rect(0, col.y, col.px(14), step), col.paint.theme.oxblood))
            col.text(line, col.body, col.strong, step, indent=indent)
            col.y += col.px(5)
        col.y += col.px(6)

    def _example(self, block: Block, words: Words) -> None:
        col = self._column
        col.clear()
        theme, pad = col.paint.theme, col.px(16)
        top, place = col.y, len(col.page.placed)
        col.y += col.px(9)
        caption = Manner(Face.STRONG, col.small, theme.oxblood)
        step = col.step(col.small)
        col.page.placed.append(col.flow.capitals(words.example, caption, pad, col.y, step))
        col.y += step
        for number, line in enumerate(block.lines):
            col.y += col.px(3) if number else 0
            col.text(line, col.body, col.strong, col.step(col.size), indent=pad, right=pad)
        col.y += col.px(12)
        box = Rect(0, top, col.page.width, col.y - top)
        col.page.placed.insert(place, PageBackground(box, theme.paper_inset, theme.paper_edge, theme.oxblood))
        col.y += col.px(12)

    def _note(self, block: Block) -> None:
        col = self._column
        col.clear()
        theme, pad = col.paint.theme, col.px(24)
        col.y += col.px(2)
        step = col.step(col.size)
        second = theme.on_paper_second
        top = col.y
        col.page.placed.append(Hair(Rect(0, top, col.page.width, col.paint.scale.hair), theme.paper_edge))
        col.y += col.px(8)
        col.page.placed.append(PageBullet(Rect(0, col.y, col.px(14), step), theme.brass_dark))
        body, strong = col.body._replace(colour=second), col.strong._replace(colour=second)
        col.text(block.lines[0], body, strong, step, indent=pad)
        col.y += col.px(8)
        col.page.placed.append(Hair(Rect(0, col.y, col.page.width, col.paint.scale.hair), theme.paper_edge))
        col.y += col.px(14)
