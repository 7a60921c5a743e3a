"""The search for pages by words, with any accents."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .volume import Book, Page

_LETTERS: Final = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "−": "-", "–": "-", "’": "'"}
_PARTS: Final = re.compile(r"[\W_]+")
LONG: Final = 5
"""The number of letters from which a word is also found inside others."""
SNIPPET: Final = 140
"""The most letters of a line that is shown with a hit."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A page that was found, and its best line for the words: perhaps the title of its chapter."""

    page: Page
    line: str


@lru_cache(maxsize=20_000)
def fold(text: str) -> str:
    """*text* without accents and capitals: ``"Hirș"`` becomes ``"hirs"``, ``"Größe"`` ``"grosse"``."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return "".join(_LETTERS.get(c, c) for c in bare)


def terms_of(query: str) -> tuple[str, ...]:
    """The words of a query, folded."""
    return tuple(dict.fromkeys(fold(query).split()))


@lru_cache(maxsize=20_000)
def marked(word: str, terms: tuple[str, ...]) -> bool:
    """True if a word of the text has one of the words sought: at its beginning, or inside it if that is a long one.

    So "king" is not found in "taking", but the "Stich" of a German "Kaiserstich" is; a single letter must be all of it.
    """
    folded = fold(word)
    parts = [part for part in _PARTS.split(folded) if part]
    return any(term in parts if len(term) == 1 else _found(term, folded, parts) for term in terms)


def _found(term: str, folded: str, parts: list[str]) -> bool:
    inside = len(term) >= LONG and term in folded
    return inside or any(part.startswith(term) for part in parts) or (not term.isalnum() and term in folded)


def search(book: Book, query: str, part: str = "") -> tuple[Hit, ...]:
    """The pages with all words of *query*, the best first.

    Pages of *part*, the part that is being read, come before those about other games. In each a title that has all of
    the words outranks everything else: first titles of pages, then those of chapters, found at their first page. Then
    the place of the words counts: in the title, in the keywords, in the text.
    """
    terms = terms_of(query)
    if not terms:
        return ()
    found = []
    place = 0
    for chapter in book.chapters:
        named = _all_in(chapter.title, terms)
        elsewhere = bool(part) and chapter.part != part
        for page in chapter.pages:
            begins = named and page is chapter.pages[0]
            weight = _weight(page, terms)
            if weight or begins:
                rank = 0 if _all_in(page.title, terms) else 1 if begins else 2
                line = chapter.title if rank == 1 else _best_line(page, terms)
                found.append((elsewhere, rank, -weight, place, Hit(page, line)))
            place += 1
    return tuple(hit for *_, hit in sorted(found, key=lambda each: each[:4]))


def _all_in(title: str, terms: tuple[str, ...]) -> bool:
    """True if all words sought are in a title."""
    return all(any(marked(word, (term,)) for word in title.split()) for term in terms)


def _weight(page: Page, terms: tuple[str, ...]) -> int:
    """The weight of the page as an answer: 0 if one of the words is nowhere in it."""
    total = 0
    for term in terms:
        weight = 0
        if any(marked(word, (term,)) for word in page.title.split()):
            weight += 100 + 60 * any(fold(word).startswith(term) for word in page.title.split())
        if any(marked(word, (term,)) for key in page.keywords for word in key.split()):
            weight += 40
        weight += min(30, sum(marked(word, (term,)) for text in page.texts for word in text.split()) * 3)
        if not weight:
            return 0
        total += weight
    return total


def _best_line(page: Page, terms: tuple[str, ...]) -> str:
    """The line with most of the words in it, cut to the sentence; the lead if they are only in title and keywords."""

    def count(text: str) -> int:
        return sum(any(marked(word, (term,)) for word in text.split()) for term in terms)

    best = max(page.texts, key=count)
    if not count(best):
        return page.texts[0]
    return _around(best, terms)


def _around(text: str, terms: tuple[str, ...]) -> str:
    """At most `SNIPPET` letters of *text*, whole words, from shortly before the first word sought."""
    if len(text) <= SNIPPET:
        return text
    words = text.split()
    first = next(number for number, word in enumerate(words) if marked(word, terms))
    start = max(0, first - 6)
    kept: list[str] = []
    for word in words[start:]:
        if sum(len(each) + 1 for each in kept) + len(word) > SNIPPET:
            break
        kept.append(word)
    return ("… " if start else "") + " ".join(kept) + (" …" if start + len(kept) < len(words) else "")
