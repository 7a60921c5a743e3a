"""The content of a hostile file, paste or command line: plain data with a fault, and bytes that are no text."""

from __future__ import annotations

import copy
import gzip
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from engine import GAMES
from tests.support.mutation import ODDITIES, random_text, spoiled

TEXTS: Final = (
    "",
    "\0",
    "\x1b[31mred\x1b[0m\x07",
    "\x1b]0;title\x07",
    "\u202egnp.exe",
    "\u200b\u200d\u2060",
    "\ud800",
    "two\nlines",
    "two\r\nlines",
    "\u2028",
    "../../../../etc/passwd",
    "/dev/zero",
    "{folder}{0.__class__}%s%n",
    "<svg onload='x'/>",
    "ș" * 5_000,
    "\ufeff",
    "٣",
    "²",
    "1e999",
    "tarok-session/2",
    "tarok-hand/1",
    *GAMES,
    "ilinca",
    "neza",
    "solo",
    "solo-without",
    "vogel-frei",
)
NUMBERS: Final = (-1, 0, 1, 3, 4, 54, 10**6, 10**15, 2**63, -(2**63), 10**30, 10**4_000, 0.5, -0.0, 1e308, 1e-320)


def garbled(random: Random, data: dict[str, Any]) -> dict[str, Any]:
    """A copy of plain data with one to four things wrong in it, somewhere."""
    data = copy.deepcopy(data)
    for _ in range(random.randint(1, 4)):
        match random.randrange(5):
            case 0:
                data = spoiled(random, data) if data else data
            case 1:
                _put(random, data, random.choice(TEXTS))
            case 2:
                _put(random, data, random.choice(NUMBERS))
            case 3:
                _put(random, data, _nested(random.choice((5, 60))))
            case _:
                _repeat(random, data)
    return data


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every container in *value* with each of its keys."""
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    found = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], dict | list):
            found += _places(value[key])
    return found


def _put(random: Random, data: dict[str, Any], value: object) -> None:
    places = _places(data)
    if places:
        box, key = random.choice(places)
        box[key] = copy.deepcopy(value)


def _repeat(random: Random, data: dict[str, Any]) -> None:
    """A list in it many times as long: a million hands."""
    lists = [(box, key) for box, key in _places(data) if isinstance(box[key], list)]
    if lists:
        box, key = random.choice(lists)
        box[key] = box[key] * random.choice((0, 2, 300))


def _nested(deep: int) -> object:
    value: object = 1
    for _ in range(deep):
        value = [value]
    return value


def written(data: object) -> bytes:
    """The JSON of plain data, halves of letters and all."""
    return json.dumps(data, ensure_ascii=False).encode("utf-8", "surrogatepass")


def _cut(random: Random, data: bytes) -> bytes:
    return data[: random.randrange(len(data) + 1)]


def _flip(random: Random, data: bytes) -> bytes:
    spoilt = bytearray(data or b"x")
    for _ in range(random.randint(1, 8)):
        spoilt[random.randrange(len(spoilt))] ^= 1 << random.randrange(8)
    return bytes(spoilt)


def _insert(random: Random, data: bytes) -> bytes:
    at = random.randrange(len(data) + 1)
    pieces: tuple[bytes, ...] = (
        b"\0" * 64,
        b"\xff\xfe",
        b"\xef\xbb\xbf",
        b"\xc0\x80",
        b"\x1b[2J",
        b"\r\n\r\n",
        b"}{",
        b"]",
        b"\\ud800",
    )
    return data[:at] + random.choice(pieces) + data[at:]


def _double(random: Random, data: bytes) -> bytes:
    first, last = sorted(random.randrange(len(data) + 1) for _ in range(2))
    return data[:last] + data[first:last] + data[last:]


def _number(random: Random, data: bytes) -> bytes:
    """A number in it becomes one that nobody can hold."""
    wild = random.choice((b"1e999", b"-1e999", b"NaN", b"Infinity", b"9" * 5_000, b"1" * 4_000, b"0x10", b"01", b"1.0"))
    found = list(re.finditer(rb"[0-9]+", data))
    if not found:
        return wild
    where = random.choice(found)
    return data[: where.start()] + wild + data[where.end() :]


def _key_again(random: Random, data: bytes) -> bytes:
    keys = re.findall(rb'"[a-z_]+": *', data)
    return data.replace(b"{", b"{" + random.choice(keys) + b"0,", 1) if keys else data


SPOILS: Final[tuple[Callable[[Random, bytes], bytes], ...]] = (
    _cut,
    _flip,
    _insert,
    _double,
    _number,
    _key_again,
    lambda random, data: b"",
    lambda random, data: b"\0" * len(data),
    lambda random, data: random.randbytes(random.randrange(400)),
    lambda random, data: b"\xef\xbb\xbf" + data,
    lambda random, data: data.decode("utf-8", "replace").encode("utf-16"),
    lambda random, data: data.replace(b"\n", b"\r\n").replace(b" ", b"\r\n"),
    lambda random, data: b"[" * 20_000 + data,
    lambda random, data: b'{"a":' * 3_000 + data + b"}" * 3_000,
    lambda random, data: gzip.compress(data, mtime=0),
    lambda random, data: data + data,
    lambda random, data: b" " * random.choice((10, 100_000)) + data,
)
"""Ways in which bytes come to be wrong."""


def spoilt(random: Random, data: bytes) -> bytes:
    """The bytes, spoilt in one or two ways."""
    for _ in range(random.choice((1, 1, 2))):
        data = random.choice(SPOILS)(random, data)
    return data


def hostile_text(random: Random) -> str:
    """Something typed, pasted or named: the notation, oddities, signs nobody sees."""
    parts = (
        lambda: random_text(random),
        lambda: random.choice(TEXTS),
        lambda: str(random.choice(NUMBERS)),
        lambda: str(random.choice(ODDITIES)),
        lambda: "".join(chr(random.choice((random.randrange(32), random.randrange(0x300)))) for _ in range(6)),
        lambda: f"Tarok {random.choice(('', '#', ' ' * 500))}{random.randrange(10 ** random.randrange(1, 9))}",
    )
    return random.choice(("", " ", "\n")).join(random.choice(parts)() for _ in range(random.choice((1, 1, 2, 3))))
