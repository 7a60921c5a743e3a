"""Texts that are in English alone so far: a language that lacks them shows the English ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from tarokgui.storage import resources

BOOK = "book."
"""Begins the mark of a page of the book of rules; the rest of it is the page's key."""


def is_to_be_worded(language: str, key: str) -> bool:
    """True if the text of that key, or the page of the book, is marked for that language."""
    return any(key == mark or key.startswith(f"{mark}.") for mark in marks(language))


@cache
def marks(language: str) -> tuple[str, ...]:
    """The beginnings of keys that are marked for that language."""
    return tuple(mark for mark, languages in _read().items() if language in languages)


def counted(english: Iterable[str], languages: Iterable[str]) -> dict[str, list[str]]:
    """The marked keys of each language, among those that there are in English; pages of the book as they are marked."""
    keys = sorted(english)
    return {
        language: [
            *(key for key in keys if is_to_be_worded(language, key)),
            *(mark for mark in marks(language) if mark.startswith(BOOK)),
        ]
        for language in languages
    }


@cache
def _read() -> Mapping[str, list[str]]:
    import tomllib  # only when texts are read

    return tomllib.loads(resources.to_be_worded())
