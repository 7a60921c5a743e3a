"""The book of rules: it can be read, no link leads nowhere, and the languages have the same pages."""

from __future__ import annotations

from tarokgui.rulebook.reading import BookError, book
from tarokgui.storage.resources import rulebook
from tarokgui.wording.i18n import LANGUAGES

from .part import CheckFailed, PartReport, some


def check_book() -> PartReport:
    """Read all three again."""
    pages: dict[str, list[str]] = {}
    book.cache_clear()
    for language in LANGUAGES:
        try:
            rulebook(language)  # the book in English would stand in for a missing one
            made = book(language)
        except FileNotFoundError:
            raise CheckFailed("selftest.rules.missing", language=language) from None
        except BookError as error:
            raise CheckFailed("selftest.rules.unreadable", language=language, why=error) from None
        pages[language] = list(made.pages)
    for language, ids in pages.items():
        if apart := sorted(set(ids) ^ set(pages["en"])):
            raise CheckFailed("selftest.rules.pages", language=language, pages=some(apart))
    return PartReport("selftest.rules.well", languages=len(pages), n=len(pages["en"]))
