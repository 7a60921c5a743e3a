"""Messages by key. Catalogues are TOML files; a sentence lives in a catalogue and nowhere else.

A table with the keys ``one`` / ``few`` / ``other`` is a plural: the number ``n`` among the parameters chooses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tarokgui import resources


def plural_english(n: int) -> str:
    """English: one, other."""
    return "one" if n == 1 else "other"


def plural_romanian(n: int) -> str:
    """Romanian: 1; 0 and 2 to 19 of every hundred; the rest (with "de")."""
    if n == 1:
        return "one"
    return "few" if n == 0 or 1 <= n % 100 <= 19 else "other"


PLURAL_RULES: Mapping[str, Callable[[int], str]] = {"en": plural_english, "ro": plural_romanian}


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
    """Turns a key and parameters into a sentence of one language."""

    __slots__ = ("_messages", "language")

    def __init__(self, language: str, messages: Mapping[str, str]) -> None:
        self.language = language
        self._messages = dict(messages)

    def __call__(self, key: str, /, **params: object) -> str:
        """The message *key* with ``{name}`` filled in. Raises KeyError naming the key, or the missing parameter."""
        message = self._messages.get(key)
        if message is None:
            message = self._plural(key, params)
        try:
            return message.format(**params)
        except (KeyError, IndexError) as missing:
            raise KeyError(f"message {key!r} wants the parameter {missing}") from missing

    def __contains__(self, key: str) -> bool:
        """Whether the catalogue has the message or plural *key*."""
        return key in self._messages or f"{key}.other" in self._messages

    def keys(self) -> frozenset[str]:
        """Every key of the catalogue, plurals once per form."""
        return frozenset(self._messages)

    def _plural(self, key: str, params: Mapping[str, object]) -> str:
        n = params.get("n")
        if f"{key}.other" not in self._messages or not isinstance(n, int):
            raise KeyError(f"no message {key!r} in the catalogue {self.language!r}")
        form = PLURAL_RULES.get(self.language, plural_english)(abs(n))
        return self._messages.get(f"{key}.{form}", self._messages[f"{key}.other"])


def load(language: str = "en") -> Translator:
    """The translator of one language. Raises FileNotFoundError if there is no such catalogue."""
    import tomllib

    messages: dict[str, str] = {}
    for part in resources.catalogue(language):
        messages.update(flatten(tomllib.loads(part)))
    return Translator(language, messages)
