"""The catalogues of messages: TOML files, read when a message is wanted. A sentence lives in one and nowhere else.

A table with the keys ``one`` / ``two`` / ``few`` / ``other``, as many as the language needs, is a plural: the number
``n`` among the parameters chooses.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache

from tarokgui.storage import resources
from tarokgui.storage.tobeworded import is_to_be_worded, marks
from tarokgui.wording.translator import Translator

ENGLISH = "en"
"""The language in which every text is worded first."""

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
    """The language for a terminal: ``TAROK_LANG``, else that of the usual variables of a terminal.

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


class Catalogue(Mapping[str, str]):
    """The messages of one language. Its files are read when a message is wanted that those before did not have.

    The title needs two of them; a window should not be kept waiting until all are read. A text that has no translation
    yet is English.
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
        # A plural is there under its forms: once they are found, the plain key need not be looked for elsewhere.
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
        except (OSError, ValueError, TypeError):  # its messages are in another language
            self.damaged.append(resources.place(part))


def _instead(language: str, key: str) -> Translator | None:
    """A language that has a message which another lacks because a file is damaged or gone; None if none has it."""
    others = (load(code) for code in LANGUAGES if code != language)
    return next((other for other in others if key in other), None)


@lru_cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def damaged() -> tuple[str, ...]:
    """The files of all catalogues found unreadable so far."""
    found: list[str] = []
    for language in LANGUAGES:
        with suppress(OSError):
            found += _catalogue(language).damaged
    return tuple(found)


def load(language: str = "en") -> Translator:
    """The translator of one language. Raises FileNotFoundError if there is no such catalogue."""
    return Translator(language, _catalogue(language), instead=_instead)
