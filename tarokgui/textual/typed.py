"""The person's typed text, brought into one form; and the words of the catalogue that may be typed."""

from __future__ import annotations

import unicodedata
from functools import cache

from tarokgui.wording.i18n import load
from tarokgui.wording.translator import Translator


def folded(text: str) -> str:
    """The text in small letters without accents, single blanks, no full stop at the end: the form for comparing
    words."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return " ".join(bare.casefold().split()).rstrip(".")


def words(tr: Translator, key: str) -> tuple[str, ...]:
    """The words that may be typed for a thing: the language's own, with commas in the catalogue, and the English."""
    own = _listed(tr, key)
    return own if tr.language == "en" else (*own, *(word for word in _listed(english(), key) if word not in own))


def listed(tr: Translator, key: str) -> tuple[str, ...]:
    """The words of one language that may be typed for a thing, as they are written there."""
    return tuple(word.strip() for word in tr(f"textual.word.{key}").split(","))


def _listed(tr: Translator, key: str) -> tuple[str, ...]:
    return tuple(folded(word) for word in listed(tr, key))


@cache
def english() -> Translator:
    """The language whose words may be typed in every other one as well."""
    return load("en")


def readable(text: str, longest: int = 40) -> str:
    """Typed text, for repeating it: no control characters, cut short."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return shown if len(shown) <= longest else shown[: longest - 3] + "..."
