"""The rules as a book: chapters, pages and their contents, in four languages, and a search. Pure: no pygame."""

from __future__ import annotations

from .places import first_page, page_for
from .reading import book
from .searching import Hit, fold, marked, search, terms_of
from .volume import Block, BlockKind, Book, Chapter, Page, ShownCard, Span, plain

__all__ = [
    "Block",
    "BlockKind",
    "Book",
    "Chapter",
    "Hit",
    "Page",
    "ShownCard",
    "Span",
    "book",
    "first_page",
    "fold",
    "marked",
    "page_for",
    "plain",
    "search",
    "terms_of",
]
