"""Sentences by key in one language, with the plural that its numbers want."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tarokgui.wording.declension import CaseFormatter, asks_for_case
from tarokgui.wording.numerals import PLAIN, written

_NAMES = frozenset({"number", "deal", "line", "width", "height"})
"""Parameters whose numbers are looked for or typed in again, just as they stand: of hands, deals, lines, pixels."""
_LARGEST_NAME = 10**15


def plural_english(n: int) -> str:
    """English: one, other."""
    return "one" if n == 1 else "other"


def plural_romanian(n: int) -> str:
    """Romanian: 1; 0 and 2 to 19 of every hundred; the rest (with "de")."""
    if n == 1:
        return "one"
    return "few" if n == 0 or 1 <= n % 100 <= 19 else "other"


def plural_german(n: int) -> str:
    """German: one, other."""
    return "one" if n == 1 else "other"


def plural_slovenian(n: int) -> str:
    """Slovenian, by the last two figures: 1, the dual for 2, 3 and 4, the rest."""
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other")


PLURAL_RULES: Mapping[str, Callable[[int], str]] = {
    "en": plural_english,
    "ro": plural_romanian,
    "de": plural_german,
    "sl": plural_slovenian,
}


class Translator:
    """Turns a key and parameters into a sentence of one language.

    At the table of a game with words of its own, *words* is the name of its table in the catalogue (``slovenian``): a
    message there (``slovenian.card.word.luna``) replaces the usual one (``card.word.luna``). With *arabic* taroks have
    Arabic numbers, as they are typed.
    """

    __slots__ = ("_found", "_instead", "_messages", "arabic", "language", "words")

    def __init__(
        self,
        language: str,
        messages: Mapping[str, str],
        words: str = "",
        instead: Callable[[str, str], Translator | None] = lambda language, key: None,
    ) -> None:
        """*instead* gives a translator that has a message which the one of that language lacks; None if none has it."""
        self.arabic = False
        self.language = language
        self._messages = messages
        self.words = words
        self._instead = instead
        self._found: dict[tuple[str, str, str], tuple[str, bool]] = {}
        """The messages wanted so far, by the game's words, the key and the plural form; true: it asks for a case."""

    def become(self, other: Translator) -> None:
        """Speak the language of *other* from now on, for all who hold this translator."""
        self.language, self._messages, self._instead = other.language, other._messages, other._instead
        self._found = {}

    def _worded(self, key: str) -> str:
        """The key under which the game at the table has that message."""
        own = f"{self.words}.{key}"
        return own if self.words and (own in self._messages or f"{own}.other" in self._messages) else key

    def __call__(self, key: str, /, **params: object) -> str:
        """The message *key* with ``{name}`` filled in. Raises KeyError naming the key, or the missing parameter."""
        n = params.get("n")
        wanted = self.words, key, PLURAL_RULES.get(self.language, plural_english)(abs(n)) if isinstance(n, int) else ""
        found = self._found.get(wanted)
        if found is None:
            worded = self._worded(key)
            message = self._messages.get(worded)
            if message is None and f"{worded}.other" in self._messages and wanted[2]:
                message = self._messages.get(f"{worded}.{wanted[2]}", self._messages[f"{worded}.other"])
            if message is None:
                other = self._instead(self.language, worded)
                if other is None:
                    raise KeyError(f"no message {worded!r} in the catalogue {self.language!r}")
                return other(worded, **params)
            found = self._found[wanted] = message, asks_for_case(message, self.language)
        message, cased = found
        filled = {name: self._numeral(name, value) for name, value in params.items()}
        try:
            return CaseFormatter(self.language).format(message, **filled) if cased else message.format(**filled)
        except (KeyError, IndexError) as missing:
            raise KeyError(f"message {key!r} wants the parameter {missing}") from missing

    def _numeral(self, name: str, value: object) -> object:
        """A large number as it is written in this language; everything else, and numbers that name things, as it is."""
        if type(value) is not int or -PLAIN < value < PLAIN:
            return value
        return value if name in _NAMES and abs(value) < _LARGEST_NAME else written(value, self.language)

    def __contains__(self, key: str) -> bool:
        """True if the catalogue has the message or plural *key*."""
        key = self._worded(key)
        return key in self._messages or f"{key}.other" in self._messages

    def keys(self) -> frozenset[str]:
        """Every key of the catalogue, plurals once per form."""
        return frozenset(self._messages)

    def message(self, key: str) -> str:
        """The message *key* with its fields open; a plural's forms have keys of their own. Raises KeyError."""
        return self._messages[key]
