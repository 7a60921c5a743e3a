"""Facts that installed packages give about themselves: version, and the texts of its licence.

The standard library's own reader of this loads the mail package, and with it the network's, which this program must not
even load. So the folders are looked for here; they are beside the packages, also in a bundle.
"""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

_TEXTS: Final = re.compile(r"LICEN[CS]E|COPYING|NOTICE|AUTHORS", re.IGNORECASE)


class Installed(NamedTuple):
    """An installed package."""

    name: str
    version: str
    texts: tuple[str, ...]


def installed(name: str) -> Installed | None:
    """The package of that name; None if it is not installed."""
    for place in sys.path:
        for folder in _folders(Path(place), name):
            with suppress(OSError):
                told = _told((folder / "METADATA").read_text(encoding="utf-8", errors="replace"))
                texts = [path for path in sorted(folder.rglob("*")) if path.is_file() and _TEXTS.search(path.name)]
                read = tuple(path.read_text(encoding="utf-8", errors="replace").strip() for path in texts)
                return Installed(told["Name"][0], told["Version"][0], read)
    return None


def _folders(place: Path, name: str) -> list[Path]:
    wanted = _plain(name)
    with suppress(OSError):
        return [path for path in place.glob("*.dist-info") if _plain(path.name.split("-")[0]) == wanted]
    return []


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "_", name).lower()


def _told(metadata: str) -> dict[str, list[str]]:
    """The fields at the head of the file; each may be there several times."""
    fields: dict[str, list[str]] = {}
    for line in metadata.splitlines():
        if not line.strip():
            break
        name, colon, value = line.partition(": ")
        if colon and not name[0].isspace():
            fields.setdefault(name, []).append(value.strip())
    return fields
