"""The JSON of a hand record, read strictly: from a file, from standard input and from the clipboard alike."""

from __future__ import annotations

import json
from collections import Counter
from typing import Final

from engine import RecordError
from tarokgui.storage.plaindata import parse_numbers

LONGEST: Final = 1024 * 1024
"""No record is longer than that many bytes."""


def parse_document(text: bytes) -> object:
    """The plain data of a JSON document.

    Raises:
        RecordError: it is not JSON, or not JSON that can be relied on, such as one with a key that stands twice.
        RecursionError: it is nested too deeply.
    """
    if len(text) > LONGEST:
        raise RecordError("too-long")
    try:
        return parse_numbers(text.decode(), object_pairs_hook=_object, parse_constant=_constant)
    except UnicodeDecodeError:
        raise RecordError("not-utf-8") from None
    except json.JSONDecodeError as error:
        raise RecordError("not-json", str(error)) from None
    except RecordError:
        raise
    except ValueError:  # `parse_numbers` reads no longer ones
        raise RecordError("number-too-long") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        times = Counter(key for key, _ in pairs)
        raise RecordError("key-twice", next(key for key in times if times[key] > 1))
    return made


def _constant(name: str) -> object:
    """NaN and the infinities are no JSON."""
    raise RecordError("not-json", name)
