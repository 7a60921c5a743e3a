"""Plain data out of a player's JSON file: nothing in it that could not be written again just so."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final, NoReturn

_SUSPECT: Final = re.compile(r"\\u[dD][89a-fA-F]|[0-9][eE]\+?[0-9]{3}|[0-9]{300}")
"""What halves of letters (surrogates) and infinite numbers are written with. Few texts have any of it, so that only
those are looked through."""
DEEPEST: Final = 40
"""Objects and lists within each other; the program's own files have at most six."""
MOST_PARTS: Final = 400_000
"""Objects and lists in all: the largest save has half as many, and millions of them take seconds to read."""


def parse_plain(data: bytes) -> object:
    """The plain data of a JSON text in UTF-8, with or without a byte order mark.

    Raises:
        ValueError: it is none, or has infinite numbers, halves of letters, or more levels or parts than any file of the
            program.
    """
    text = data.decode("utf-8-sig")
    if text.count("[") + text.count("{") > MOST_PARTS:
        raise ValueError("too many parts")
    try:
        found: object = json.loads(text, parse_constant=_no_number)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    level = [found]
    for _ in range(DEEPEST):
        level = [part for each in level for part in _parts(each) if isinstance(part, dict | list)]
        if not level:
            break
    else:
        raise ValueError("nested too deeply")
    if _SUSPECT.search(text):
        # Half a letter without its other half is a UnicodeEncodeError, which is a ValueError, too.
        json.dumps(found, ensure_ascii=False, allow_nan=False).encode()
    return found


def plain_text(value: object) -> str:
    """The JSON text of plain data."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _parts(value: object) -> Iterable[object]:
    """What an object or a list holds."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")
