"""Text from outside, such as a folder's name, without signs that steer a terminal or turn the reading direction."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_PATH: Final = 160
"""The most letters of a name; longer ones are cut."""
_KEPT: Final = "\n"
_BREAKS: Final = ("Zl", "Zp")


def sanitize(text: str) -> str:
    """The text with controls, escapes, signs without width and halves of letters shown as ``?``; line ends stay."""
    if text.isprintable():
        return text
    return "".join(letter if letter in _KEPT or not _steers(letter) else "?" for letter in text)


def shown_path(path: object) -> str:
    """The name of a file or folder for a message: sanitized, and without its middle if it is very long."""
    text = sanitize(str(path)).replace("\n", "?")
    return text if len(text) <= LONGEST_PATH else f"{text[: LONGEST_PATH // 2]}…{text[-LONGEST_PATH // 2 :]}"


def _steers(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return kind[0] == "C" or kind in _BREAKS
