"""A language nobody speaks: English with accents, two fifths longer. What does not fit in it fits in no other."""

from __future__ import annotations

import re
from typing import Final

from tarokgui.wording.i18n import load
from tarokgui.wording.translator import Translator

LONGER: Final = 1.4
_ACCENTS: Final = str.maketrans("aeiouyAEIOUYstSTcnd", "ăéîöüýÂÉÎÖÜÝșțȘȚčňď")
_FIELD: Final = re.compile(r"(\{[^{}]*\})")
_WORD: Final = re.compile(r"[^\W\d_]+")


def pseudo() -> Translator:
    """The translator of that language, with every key and parameter of the English one."""
    english = load("en")
    return Translator("en", {key: lengthened(english.message(key)) for key in sorted(english.keys())})


def lengthened(message: str) -> str:
    """The message with each word drawn out and accented; fields stay as they are."""
    return "".join(
        part if _FIELD.fullmatch(part) else _WORD.sub(lambda word: _drawn_out(word[0]), part)
        for part in _FIELD.split(message)
    )


def _drawn_out(word: str) -> str:
    """A word two fifths longer, its last letter said again; a single letter is a key or a sign and stays alone."""
    if len(word) == 1:
        return word
    more = round(len(word) * LONGER) - len(word)
    return (word + word[-1].lower() * max(1, more)).translate(_ACCENTS)
