"""The saves of versions up to 0.4.0: one JSON file, and the one before the last decision. Read for ever, never written.

A file is ``{"digest": "…", "session": "…"}``: the session as a text within the text, and the digest of that text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

from tarokgui.storage.atomicfile import read_small
from tarokgui.storage.strictjson import parse_plain

MOST_BYTES: Final = 16 * 1024 * 1024
"""Those versions wrote no larger file."""
_OUTER: Final = re.compile(rb'\s*\{\s*"digest":\s*"([0-9a-f]{32})",\s*"session":\s*(".*")\s*\}\s*', re.DOTALL)


@dataclass(frozen=True, slots=True)
class Former:
    """A session of such a version as plain data, and the digest by which it is known."""

    data: Mapping[str, object]
    origin: str

    @property
    def seed(self) -> object:
        """The evening's seed, the same after each of its decisions."""
        return self.data.get("seed")


def read_former(path: Path) -> Former | None:
    """The session in a file, None if the file is missing, cut short or garbled."""
    import json

    try:
        outer = _OUTER.fullmatch(read_small(path, MOST_BYTES))
        if outer is None:
            return None
        body = json.loads(outer[2])  # begins and ends with a quotation mark: one text or nothing
        origin = outer[1].decode()
        if not isinstance(body, str) or origin != blake2b(body.encode(), digest_size=16).hexdigest():
            return None
        data = parse_plain(body.encode())
    except (OSError, ValueError, RecursionError):
        return None
    return Former(data, origin) if isinstance(data, dict) else None
