"""SHA-256 sums of the finished files, in the form that ``sha256sum -c`` reads."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

NAME: Final = "SHA256SUMS"


def write(out: Path) -> Path:
    """Write the sums of all files in *out*, in the order of their names, to its ``SHA256SUMS``."""
    lines = []
    for path in sorted(path for path in out.iterdir() if path.is_file() and path.name != NAME):
        with path.open("rb") as stream:
            lines.append(f"{hashlib.file_digest(stream, 'sha256').hexdigest()}  {path.name}\n")
    target = out / NAME
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    return target
