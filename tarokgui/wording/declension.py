"""Cases of the words that are filled into a sentence, for languages that decline the names of cards.

A catalogue asks for a case behind the field's name: ``{card:acc}``. Only catalogues of languages in `CASES` do.
"""

from __future__ import annotations

import re
import string
from collections.abc import Mapping
from typing import Any, Final

_SLOVENIAN: Final = {
    "kralj": "kralja", "kralji": "kralje", "dama": "damo", "kaval": "kavala", "fant": "fanta", "as": "asa",
    "tarok": "taroka", "taroki": "taroke", "skiz": "skiza", "luna": "luno", "pagat": "pagata", "karta": "karto",
    "točka": "točko", "štihi": "štihe", "škis": "škisa", "mond": "monda",
    "Ski": "Skija",
    "berač": "berača", "odprti": "odprtega",
}  # fmt: skip
"""Nominative and accusative; cards are declined as living beings, and so is the beggar. Words that are not here have
one form for both."""

CASES: Final[Mapping[tuple[str, str], Mapping[str, str]]] = {("sl", "acc"): _SLOVENIAN}
"""The words that change, by language and case."""

_WORD: Final = re.compile(r"[^\W\d_]+")


def declined(text: str, language: str, case: str) -> str:
    """The words of *text*, which are nominatives, in a case. Raises KeyError if the language has no such case."""
    words = CASES[language, case]
    return _WORD.sub(lambda found: words.get(found[0], found[0]), text)


class CaseFormatter(string.Formatter):
    """Fills in a message of a language; a field that asks for a case gets its words in that case."""

    def __init__(self, language: str) -> None:
        self._language = language

    def format_field(self, value: Any, format_spec: str) -> str:
        """The value as the field wants it."""
        if (self._language, format_spec) in CASES:
            return declined(str(value), self._language, format_spec)
        return str(super().format_field(value, format_spec))


def asks_for_case(message: str, language: str) -> bool:
    """True if a field of the message asks for a case."""
    return any(f":{case}}}" in message for known, case in CASES if known == language)
