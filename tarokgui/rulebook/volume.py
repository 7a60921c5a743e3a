"""The parts of the book, as values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Final


class BlockKind(StrEnum):
    """The kind of a block of a page."""

    HEADING = "heading"
    TEXT = "text"
    LIST = "list"
    CARDS = "cards"
    TABLE = "table"
    EXAMPLE = "example"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in one manner; *to* is the page it leads to, if it is a link."""

    text: str
    bold: bool = False
    to: str = ""


Line = tuple[Span, ...]
"""A paragraph, a list item or a table cell."""


def plain(line: Iterable[Span]) -> str:
    """The text of a line without its manner."""
    return "".join(span.text for span in line)


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A picture of a card, by the engine's name, and the caption under it. *wins* marks the card that takes a trick."""

    name: str
    caption: str
    wins: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """One block of a page.

    ``lines`` has the one line of a heading, text or note, the lines of an example, or all items of a list; ``cards``
    the pictures, which are at the side of the following text if ``aside``; ``rows`` the cells of a table, the head
    first; ``name`` is an example's, by which its figures are proved.
    """

    kind: BlockKind
    lines: tuple[Line, ...] = ()
    cards: tuple[ShownCard, ...] = ()
    rows: tuple[tuple[Line, ...], ...] = ()
    aside: bool = False
    name: str = ""

    def texts(self) -> tuple[str, ...]:
        """Everything to be read in it, line by line; a table row by row."""
        rows = tuple(" · ".join(plain(cell) for cell in row if plain(cell)) for row in self.rows)
        captions = tuple(card.caption for card in self.cards)
        return tuple(plain(line) for line in self.lines) + rows + captions


@dataclass(frozen=True)
class Page:
    """One subject: a title, words under which it is sought, the rule in a sentence, and the blocks."""

    id: str
    title: str
    keywords: tuple[str, ...]
    lead: Line
    blocks: tuple[Block, ...]

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """Everything to be read under the title."""
        return (plain(self.lead), *(text for block in self.blocks for text in block.texts()))

    @property
    def links(self) -> tuple[str, ...]:
        """The pages it leads to, in reading order."""
        lines = [self.lead]
        for block in self.blocks:
            lines += [*block.lines, *(cell for row in block.rows for cell in row)]
        return tuple(span.to for line in lines for span in line if span.to)


FIRST_PART: Final = "romanian"
"""The part of a chapter that names none: the first one."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Pages that belong together, in the *part* of the book about one family of games."""

    title: str
    pages: tuple[Page, ...]
    part: str = FIRST_PART


@dataclass(frozen=True)
class Book:
    """The whole book in one language."""

    language: str
    chapters: tuple[Chapter, ...]
    _by_id: dict[str, Page] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        pages = [page for chapter in self.chapters for page in chapter.pages]
        ids = [page.id for page in pages]
        if len(ids) != len(set(ids)):
            raise ValueError(f"two pages of one id: {sorted(i for i in ids if ids.count(i) > 1)}")
        object.__setattr__(self, "_by_id", {page.id: page for page in pages})

    @property
    def pages(self) -> Mapping[str, Page]:
        """Every page by its id, in reading order."""
        return self._by_id

    def chapter_of(self, id: str) -> Chapter:
        """The chapter of a page. Raises KeyError for an unknown page."""
        page = self._by_id[id]
        return next(chapter for chapter in self.chapters if page in chapter.pages)

    def part_of(self, id: str) -> str:
        """The part of the book of a page. Raises KeyError for an unknown page."""
        return self.chapter_of(id).part

    def first_of(self, part: str) -> Page:
        """The page with which a part begins. Raises KeyError for an unknown part."""
        for chapter in self.chapters:
            if chapter.part == part:
                return chapter.pages[0]
        raise KeyError(part)

    def after(self, id: str) -> Page | None:
        """The next page, None after the last. Raises KeyError for an unknown page."""
        ids = list(self._by_id)
        place = ids.index(id) + 1 if id in self._by_id else None
        if place is None:
            raise KeyError(id)
        return self._by_id[ids[place]] if place < len(ids) else None
