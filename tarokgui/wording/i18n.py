"""Messages by key. Catalogues are TOML files; a sentence lives in a catalogue and nowhere else.

A table with the keys ``one`` / ``two`` / ``few`` / ``other``, as many as the language needs, is a plural: the number
``n`` among the parameters chooses.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache

from tarokgui.storage import resources
from tarokgui.storage.tobeworded import is_to_be_worded, marks
from tarokgui.wording.declension import CaseFormatter, asks_for_case
from tarokgui.wording.numerals import PLAIN, written

ENGLISH = "en"
"""The language in which every text is worded first."""

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

LANGUAGES: Mapping[str, str] = {"ro": "Română", "en": "English", "de": "Deutsch", "sl": "Slovenščina"}
"""The languages there are, by code, as they call themselves."""


def system_language(preferred: Sequence[str]) -> str:
    """The first of *preferred* (``"de_AT.UTF-8"``, ``"ro"``) that there is a catalogue of; English if there is none."""
    for name in preferred:
        code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def environment_language(environment: Mapping[str, str]) -> str:
    """The language for a terminal: ``TAROK_LANG``, else what the usual variables of a terminal say.

    Of those the first that is set decides, as it does for every other program; English if there is no such catalogue.
    On Windows, where terminals have no such variables, the language of its menus decides.
    """
    for name in ("TAROK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return system_language([value])
    return system_language([_menus()]) if sys.platform == "win32" else "en"


def _menus() -> str:
    """The language of Windows' own menus, as ``ro_RO``; empty if it is one that Python does not know."""
    import ctypes
    import locale

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    return locale.windows_locale.get(number, "")


def flatten(table: Mapping[str, object], prefix: str = "") -> dict[str, str]:
    """Nested tables as dotted keys: ``{"a": {"b": "x"}}`` is ``{"a.b": "x"}``. Raises TypeError for other values."""
    flat: dict[str, str] = {}
    for name, value in table.items():
        key = f"{prefix}{name}"
        if isinstance(value, Mapping):
            flat.update(flatten(value, f"{key}."))
        elif isinstance(value, str):
            flat[key] = value
        else:
            raise TypeError(f"catalogue value of {key!r} is not a text")
    return flat


class Translator:
    """Turns a key and parameters into a sentence of one language.

    At the table of a game with words of its own, *words* is the name of its table in the catalogue (``slovenian``):
    what stands there under a key (``slovenian.card.word.luna``) is said instead of what is usual (``card.word.luna``).
    With *arabic* taroks are told by Arabic numbers, as they are typed.
    """

    __slots__ = ("_messages", "arabic", "language", "words")

    def __init__(self, language: str, messages: Mapping[str, str], words: str = "") -> None:
        self.arabic = False
        self.language = language
        self._messages = messages
        self.words = words

    def become(self, other: Translator) -> None:
        """Speak the language of *other* from now on: whoever holds this translator goes on with it."""
        self.language, self._messages = other.language, other._messages

    def _worded(self, key: str) -> str:
        """The key under which the game at the table has that message."""
        own = f"{self.words}.{key}"
        return own if self.words and (own in self._messages or f"{own}.other" in self._messages) else key

    def __call__(self, key: str, /, **params: object) -> str:
        """The message *key* with ``{name}`` filled in. Raises KeyError naming the key, or the missing parameter."""
        key = self._worded(key)
        message = self._messages.get(key)
        if message is None:
            try:
                message = self._plural(key, params)
            except KeyError:
                other = _stand_in(self, key) if isinstance(self._messages, Catalogue) else None
                if other is None:
                    raise
                return other(key, **params)
        filled = {name: self._numeral(name, value) for name, value in params.items()}
        try:
            if asks_for_case(message, self.language):
                return CaseFormatter(self.language).format(message, **filled)
            return message.format(**filled)
        except (KeyError, IndexError) as missing:
            raise KeyError(f"message {key!r} wants the parameter {missing}") from missing

    def _numeral(self, name: str, value: object) -> object:
        """A large number as it is written in this language; everything else, and numbers that name things, as it is."""
        if type(value) is not int or -PLAIN < value < PLAIN:
            return value
        return value if name in _NAMES and abs(value) < _LARGEST_NAME else written(value, self.language)

    def __contains__(self, key: str) -> bool:
        """Whether the catalogue has the message or plural *key*."""
        key = self._worded(key)
        return key in self._messages or f"{key}.other" in self._messages

    def keys(self) -> frozenset[str]:
        """Every key of the catalogue, plurals once per form."""
        return frozenset(self._messages)

    def message(self, key: str) -> str:
        """The message *key* with its fields open; a plural's forms have keys of their own. Raises KeyError."""
        return self._messages[key]

    def _plural(self, key: str, params: Mapping[str, object]) -> str:
        n = params.get("n")
        if f"{key}.other" not in self._messages or not isinstance(n, int):
            raise KeyError(f"no message {key!r} in the catalogue {self.language!r}")
        form = PLURAL_RULES.get(self.language, plural_english)(abs(n))
        return self._messages.get(f"{key}.{form}", self._messages[f"{key}.other"])


class Catalogue(Mapping[str, str]):
    """The messages of one language. Its files are read when a message is wanted that those before did not have.

    The title needs two of them; to read all takes longer than a window should keep somebody waiting.
    A text that is to be worded yet is English.
    """

    def __init__(self, language: str) -> None:
        self._unread = list(reversed(resources.catalogue(language)))
        self._language = language
        self._read: dict[str, str] = {}
        if marks(language) and language != ENGLISH:
            self._read.update((key, text) for key, text in Catalogue(ENGLISH).items() if is_to_be_worded(language, key))
        self.damaged: list[str] = []
        """Files that could not be read."""

    def __getitem__(self, key: str) -> str:
        # A plural stands there under its forms: once they are found, the plain key need not be looked for elsewhere.
        while key not in self._read and f"{key}.other" not in self._read and self._unread:
            self._read_on()
        return self._read[key]

    def __iter__(self) -> Iterator[str]:
        while self._unread:
            self._read_on()
        return iter(self._read)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _read_on(self) -> None:
        import tomllib

        part = self._unread.pop()
        try:
            texts = flatten(tomllib.loads(part.read_text(encoding="utf-8")))
            self._read.update((key, text) for key, text in texts.items() if not is_to_be_worded(self._language, key))
        except (OSError, ValueError, TypeError):  # what it should say is said in another language
            self.damaged.append(f"{self._language}/{part.name}")


def _stand_in(silent: Translator, key: str) -> Translator | None:
    """A language that has a message which one lacks because a file of it is damaged or gone; None if none has it."""
    others = (load(code) for code in LANGUAGES if code != silent.language)
    return next((other for other in others if key in other), None)


@lru_cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def damaged() -> tuple[str, ...]:
    """The files of all catalogues that could not be read so far."""
    found: list[str] = []
    for language in LANGUAGES:
        with suppress(OSError):
            found += _catalogue(language).damaged
    return tuple(found)


def load(language: str = "en") -> Translator:
    """The translator of one language. Raises FileNotFoundError if there is no such catalogue."""
    return Translator(language, _catalogue(language))
