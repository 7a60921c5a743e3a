"""Saves as versions up to 0.4.0 wrote them: this version only reads them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final

CURRENT: Final = "session.json"
PREVIOUS: Final = "session.previous.json"


def written(data: Mapping[str, object]) -> bytes:
    """The bytes of such a save."""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    digest = blake2b(body.encode("utf-8"), digest_size=16).hexdigest()
    return json.dumps({"digest": digest, "session": body}, ensure_ascii=False).encode()


def write(folder: Path, data: Mapping[str, object]) -> None:
    """The present save, with the one before it as the other generation."""
    whole = written(data)
    folder.mkdir(parents=True, exist_ok=True)
    current = folder / CURRENT
    if current.exists():
        current.replace(folder / PREVIOUS)
    current.write_bytes(whole)
