"""The rules as a book: a part for each family of games, with chapters, pages and what stands on them, and a search.

Pure: no pygame.
"""

from __future__ import annotations

from .places import page_for
from .reading import book
from .searching import Hit, fold, marked, search, terms_of
from .volume import ROMANIAN, Block, Book, Chapter, Kind, Page, ShownCard, Span, plain

__all__ = [
    "ROMANIAN",
    "Block",
    "Book",
    "Chapter",
    "Hit",
    "Kind",
    "Page",
    "ShownCard",
    "Span",
    "book",
    "fold",
    "marked",
    "page_for",
    "plain",
    "search",
    "terms_of",
]
