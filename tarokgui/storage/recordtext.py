"""The JSON of a hand record, read strictly: from a file, from standard input and from the clipboard alike."""

from __future__ import annotations

import json
from collections import Counter
from typing import Final

from engine import RecordError
from tarokgui.storage.strictjson import parse_numbers, plain_text, too_deep

LONGEST: Final = 1024 * 1024
"""No record is longer than that many bytes."""
DEEPEST: Final = 200
"""Objects and lists within each other; more could be read and not be written again."""


def parse_document(text: bytes) -> object:
    """The plain data of a JSON document.

    Raises:
        RecordError: it is not JSON, or not JSON that can be relied on, such as one with a key that stands twice.
    """
    if len(text) > LONGEST:
        raise RecordError("too-long")
    try:
        written = text.decode("utf-8-sig")
        found: object = parse_numbers(written, object_pairs_hook=_object, parse_constant=_constant)
    except UnicodeDecodeError:
        raise RecordError("not-utf-8") from None
    except json.JSONDecodeError as error:
        lines = error.lineno > 1 or "\n" in written.strip()
        raise RecordError("not-json", f"{error.lineno}:{error.colno}" if lines else str(error.colno)) from None
    except RecordError:
        raise
    except ValueError:  # `parse_numbers` reads no longer ones
        raise RecordError("number-too-long") from None
    except RecursionError:
        raise RecordError("too-deep") from None
    if too_deep(found, DEEPEST):
        raise RecordError("too-deep")
    return found


def record_text(data: object) -> str:
    """A record's plain data as JSON in one line, which `parse_document` reads as the same, whatever is in its free
    keys."""
    return plain_text(data, spaced=True, infinite=True)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        times = Counter(key for key, _ in pairs)
        raise RecordError("key-twice", found=next(key for key in times if times[key] > 1))
    return made


def _constant(name: str) -> object:
    """Refuse NaN and the infinities, which are no JSON."""
    raise RecordError("not-a-number", name)
