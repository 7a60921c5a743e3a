"""The names of keys."""

from __future__ import annotations

from typing import Final

from tarokgui.wording.translator import Translator

_KEY_WORDS: Final[dict[str, dict[str, str]]] = {}
"""By language: the table asks at every move, and the catalogue is long."""


def key_words(tr: Translator) -> dict[str, str]:
    """The names of keys that have one. Kept: do not change it."""
    if tr.language not in _KEY_WORDS:
        prefix = "keys.name."
        names = {key.removeprefix(prefix): tr.message(key) for key in sorted(tr.keys()) if key.startswith(prefix)}
        _KEY_WORDS[tr.language] = names
    return _KEY_WORDS[tr.language]
