"""Plain data out of a player's JSON file: nothing in it that could not be written again just so."""

from __future__ import annotations

import json
from math import isfinite
from typing import Final, NoReturn

DEEPEST: Final = 40
"""Objects and lists within each other; the program's own files have at most six."""


def parse_plain(data: bytes) -> object:
    """The plain data of a JSON text in UTF-8, with or without a byte order mark.

    Raises:
        ValueError: it is none, or has infinite numbers, halves of letters, or more levels than any file of the program.
    """
    try:
        found: object = json.loads(data.decode("utf-8-sig"), parse_constant=_no_number, parse_float=_finite)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    level: list[object] = [found]
    for _ in range(DEEPEST):
        level = [inner for each in level for inner in _inside(each)]
        if not level:
            return found
    raise ValueError("nested too deeply")


def _inside(value: object) -> list[object]:
    """What a list or object holds, keys too."""
    if isinstance(value, dict):
        return [*value, *value.values()]
    if isinstance(value, str):
        value.encode()  # half a letter (a lone surrogate) cannot be written: UnicodeEncodeError is a ValueError
        return []
    return value if isinstance(value, list) else []


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError("a number without end")
    return number
