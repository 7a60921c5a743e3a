"""SHA-256 sums of the finished files, in the form that ``sha256sum -c`` reads."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

NAME: Final = "SHA256SUMS"


def write(files: Iterable[Path], out: Path) -> Path:
    """Write the sums of *files*, in the order of their names, to ``SHA256SUMS`` in *out*."""
    lines = []
    for path in sorted(files, key=lambda path: path.name):
        with path.open("rb") as stream:
            lines.append(f"{hashlib.file_digest(stream, 'sha256').hexdigest()}  {path.name}\n")
    target = out / NAME
    target.write_text("".join(lines), encoding="ascii", newline="\n")
    return target
