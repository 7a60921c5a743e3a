"""Plain data out of a player's JSON file and into one: nothing in it that could not be written again just so."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from math import isfinite, isinf
from typing import Any, Final, NoReturn

from tarokgui.storage.bigints import digits_of, number_of

_HALF: Final = re.compile(r"\\u[dD][89a-fA-F]")
"""The escapes of half letters (surrogates). Few texts have any, so that only those are looked through."""
_BARE_HALF: Final = re.compile("[\ud800-\udfff]")
_INFINITE: Final = "1e999"
DEEPEST: Final = 40
"""Objects and lists within each other; the program's own files have at most six."""
MOST_PARTS: Final = 400_000
"""Objects and lists in all: the largest save has half as many, and millions of them take seconds to read."""


def parse_plain(data: bytes) -> object:
    """The plain data of a JSON text in UTF-8, with or without a byte order mark: an object or a list.

    Raises:
        ValueError: it is none, or has infinite numbers, numbers of more than `MOST_DIGITS` digits, halves of letters,
            or more levels or parts than any file of the program.
    """
    text = data.decode("utf-8-sig")
    if text.count("[") + text.count("{") > MOST_PARTS:
        raise ValueError("too many parts")
    try:
        found: object = parse_numbers(text, parse_float=_finite, parse_constant=_no_number)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(found, dict | list):
        raise ValueError("neither an object nor a list")
    if too_deep(found, DEEPEST):
        raise ValueError("nested too deeply")
    if half_letter(text, found):
        raise ValueError("half a letter")
    return found


def too_deep(found: object, most: int) -> bool:
    """True if plain data has more than so many objects and lists within each other."""
    level: list[object] = [found]
    for _ in range(most):
        level = [part for each in level for part in _parts(each) if isinstance(part, dict | list)]
        if not level:
            return False
    return True


def half_letter(text: str, found: object) -> bool:
    """True if the data that JSON *text* stands for has half a letter without its other half in it."""
    return bool(_HALF.search(text)) and bool(_BARE_HALF.search(_json(found, ascii_only=False, spaced=False)))


def parse_numbers(text: str, **hooks: Any) -> Any:
    """The value of a text by ``json.loads`` with those hooks, with whole numbers of up to `MOST_DIGITS` digits.

    Raises:
        ValueError: it is no JSON, or a number is longer.
    """
    try:
        return json.loads(text, **hooks)
    except json.JSONDecodeError:
        raise
    except ValueError:  # the interpreter reads no number of thousands of digits; few texts have any
        return json.loads(text, parse_int=number_of, **hooks)


def plain_text(value: object, *, ascii_only: bool = False, spaced: bool = False, infinite: bool = False) -> str:
    """Plain data as JSON, in one line, whole numbers of any size in decimal digits.

    ``ascii_only`` writes all other letters as escapes, as halves of letters always are; ``spaced`` sets blanks after
    commas and colons; ``infinite`` writes numbers that are too large for the machine as one that is read as such.

    Raises:
        ValueError: an infinite number.
        TypeError: something that is no plain data.
    """
    text = _json(value, ascii_only=ascii_only, spaced=spaced, infinite=infinite)
    return text if ascii_only else _BARE_HALF.sub(lambda half: f"\\u{ord(half[0]):04x}", text)


def _json(value: object, *, ascii_only: bool, spaced: bool, infinite: bool = False) -> str:
    comma, colon = (", ", ": ") if spaced else (",", ":")
    writer = json.JSONEncoder(ensure_ascii=ascii_only, allow_nan=False, separators=(comma, colon))
    try:
        return writer.encode(value)
    except ValueError:  # the interpreter writes no number of thousands of digits; little data has any
        return _text(value, writer, infinite)


def _text(value: object, writer: json.JSONEncoder, infinite: bool) -> str:
    """The same, each whole number with our own digits."""
    if isinstance(value, dict):
        keys = (writer.encode(key if isinstance(key, str) else _no_key(key)) for key in value)
        parts = (_text(part, writer, infinite) for part in value.values())
        pairs = zip(keys, parts, strict=True)
        return "{" + writer.item_separator.join(f"{k}{writer.key_separator}{v}" for k, v in pairs) + "}"
    if isinstance(value, list | tuple):
        return "[" + writer.item_separator.join(_text(each, writer, infinite) for each in value) + "]"
    if infinite and isinstance(value, float) and isinf(value):
        return _INFINITE if value > 0 else f"-{_INFINITE}"
    return digits_of(value) if type(value) is int else writer.encode(value)


def _parts(value: object) -> Iterable[object]:
    """The values in an object or a list."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError("an infinite number")
    return number


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _no_key(key: object) -> NoReturn:
    raise TypeError(f"keys are texts, not {type(key).__name__}")
