"""Text from outside, such as a folder's name, without signs that steer a terminal or turn the reading direction."""

from __future__ import annotations

import unicodedata
from typing import Final

_KEPT: Final = "\n"
_BREAKS: Final = ("Zl", "Zp")


def harmless(text: str) -> str:
    """The text with controls, escapes, signs without width and halves of letters shown as ``?``; line ends stay."""
    if text.isprintable():
        return text
    return "".join(letter if letter in _KEPT or not _steers(letter) else "?" for letter in text)


def _steers(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return kind[0] == "C" or kind in _BREAKS
