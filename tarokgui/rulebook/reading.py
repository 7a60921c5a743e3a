"""Reads the book from its text files.

A file is a chapter, written line by line::

    == Title of the chapter
    part: the games it is about, if they are not the Romanian ones
    # page-id | Title of the page
    keys: words, it is, sought under
    lead: The rule in a sentence.

    A paragraph with **bold** words and a [link](page-id).

    ## Heading
    - item of a list
    cards: T22 caption | *HK caption of the card that wins
    aside: T22 picture at the side of the text that follows
    | a table's | head |
    | first | row |
    > name-of-example: Text with figures.
    > Its next line.
    ! Something to note.

Blank lines part blocks; items and rows that follow one another make one list or table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final

from tarokgui.storage import resources
from tarokgui.storage.tobeworded import BOOK, is_to_be_worded, marks

from .volume import FIRST_PART, Block, BlockKind, Book, Chapter, Line, Page, ShownCard, Span

_MARKUP: Final = re.compile(r"\*\*|\[([^\]]+)\]\(([a-z-]+)\)")
_PAGE: Final = re.compile(r"# ([a-z-]+) \| (.+)")
_EXAMPLE: Final = re.compile(r"> ([a-z0-9-]+): (.+)")
_CARD: Final = re.compile(r"(\*?)([HDCST][0-9KQNJ]{1,2}) (.+)")


class BookError(ValueError):
    """A file of the book that is not written as it should be."""


@lru_cache(maxsize=4)
def book(language: str) -> Book:
    """The book in a language; in English if there is none in that language."""
    try:
        files = resources.rulebook(language)
    except FileNotFoundError:
        files = resources.rulebook("en")
    made = Book(language, tuple(_with_english(language, chapter(text)) for text in files))
    for page in made.pages.values():
        for target in page.links:
            if target not in made.pages:
                raise BookError(f"{language}, {page.id}: there is no page {target!r}")
    return made


def _with_english(language: str, chapter: Chapter) -> Chapter:
    """The chapter, with the English pages in place of those that are to be worded yet."""
    if not marks(language):
        return chapter
    english = book("en").pages
    shown = (english[page.id] if is_to_be_worded(language, BOOK + page.id) else page for page in chapter.pages)
    return replace(chapter, pages=tuple(shown))


def chapter(text: str) -> Chapter:
    """A chapter from the text of its file. Raises BookError naming the line."""
    title, part = "", FIRST_PART
    pages: list[Page] = []
    draft: _Draft | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.strip()
        try:
            if line.startswith("== "):
                title = line[3:].strip()
            elif draft is None and line.startswith("part: "):
                part = line[6:].strip()
            elif match := _PAGE.fullmatch(line):
                if draft is not None:
                    pages.append(draft.page())
                draft = _Draft(match[1], match[2])
            elif draft is not None:
                draft.add(line)
            elif line:
                raise BookError("text before the first page")
        except BookError as error:
            raise BookError(f"line {number}: {error}") from None
    if draft is None or not title:
        raise BookError("no chapter")
    return Chapter(title, (*pages, draft.page()), part)


def inline(text: str) -> Line:
    """A line with its bold words and links."""
    spans: list[Span] = []
    bold, at = False, 0
    for match in _MARKUP.finditer(text):
        if match.start() > at:
            spans.append(Span(text[at : match.start()], bold))
        at = match.end()
        if match[0] == "**":
            bold = not bold
        else:
            spans.append(Span(match[1], bold, match[2]))
    if bold:
        raise BookError(f"** without its other end: {text[:40]!r}")
    if at < len(text):
        spans.append(Span(text[at:]))
    return tuple(spans)


class _Draft:
    """A page while its lines are read."""

    def __init__(self, id: str, title: str) -> None:
        self.id, self.title = id, title
        self.keywords: tuple[str, ...] = ()
        self.lead: Line = ()
        self.blocks: list[Block] = []
        self._open: BlockKind | None = None

    def page(self) -> Page:
        if not self.lead or not self.blocks:
            raise BookError(f"page {self.id!r} is not complete")
        return Page(self.id, self.title, self.keywords, self.lead, tuple(self.blocks))

    def add(self, line: str) -> None:
        """Take in the next line."""
        if not line:
            self._open = None
            return
        for start, take in self._STARTS.items():
            if line.startswith(start):
                take(self, line, line[len(start) :].strip())
                return
        if self._open is BlockKind.TEXT:
            raise BookError("a paragraph stands on one line")
        self._put(Block(BlockKind.TEXT, (inline(line),)))

    def _put(self, block: Block) -> None:
        self.blocks.append(block)
        self._open = block.kind

    def _keys(self, line: str, rest: str) -> None:
        self.keywords = tuple(word.strip() for word in rest.split(",") if word.strip())

    def _lead(self, line: str, rest: str) -> None:
        self.lead = inline(rest)

    def _heading(self, line: str, rest: str) -> None:
        self._put(Block(BlockKind.HEADING, (inline(rest),)))

    def _item(self, line: str, rest: str) -> None:
        if self._open is BlockKind.LIST:
            self.blocks[-1] = Block(BlockKind.LIST, (*self.blocks[-1].lines, inline(rest)))
        else:
            self._put(Block(BlockKind.LIST, (inline(rest),)))

    def _row(self, line: str, rest: str) -> None:
        cells = tuple(inline(cell.strip()) for cell in line.strip("|").split("|"))
        rows = self.blocks[-1].rows if self._open is BlockKind.TABLE else ()
        if rows and len(rows[0]) != len(cells):
            raise BookError(f"a row of {len(cells)} cells in a table of {len(rows[0])}")
        if rows:
            self.blocks[-1] = Block(BlockKind.TABLE, rows=(*rows, cells))
        else:
            self._put(Block(BlockKind.TABLE, rows=(cells,)))

    def _cards(self, line: str, rest: str) -> None:
        self._put(Block(BlockKind.CARDS, cards=tuple(_shown(rest.split("|"))), aside=line.startswith("aside")))

    def _example(self, line: str, rest: str) -> None:
        match = _EXAMPLE.fullmatch(line)
        if match is None and self._open is BlockKind.EXAMPLE:
            last = self.blocks[-1]
            self.blocks[-1] = Block(BlockKind.EXAMPLE, (*last.lines, inline(rest)), name=last.name)
            return
        if match is None:
            raise BookError("an example wants a name")
        self._put(Block(BlockKind.EXAMPLE, (inline(match[2]),), name=match[1]))

    def _note(self, line: str, rest: str) -> None:
        self._put(Block(BlockKind.NOTE, (inline(rest),)))

    _STARTS: Final[dict[str, Callable[[_Draft, str, str], None]]] = {
        "keys:": _keys,
        "lead:": _lead,
        "## ": _heading,
        "- ": _item,
        "|": _row,
        "cards:": _cards,
        "aside:": _cards,
        "> ": _example,
        "! ": _note,
    }


def _shown(entries: Iterable[str]) -> Iterable[ShownCard]:
    for entry in entries:
        match = _CARD.fullmatch(entry.strip())
        if match is None:
            raise BookError(f"no card with a caption: {entry.strip()!r}")
        yield ShownCard(match[2], match[3], bool(match[1]))
