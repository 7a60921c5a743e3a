"""The drawing of the architecture: the rooms of the packages and their imports, read from the source.

A room is a folder of a package; the loose files of a package are a room of their own. An arrow goes from the room that
imports to the room it imports from. Arrows that follow from others are left out, so the drawing shows the order of the
rooms and stays readable. An arrow against that order is drawn dashed.
"""

from __future__ import annotations

from pathlib import Path

from .layers import arranged
from .picture import drawn
from .rooms import read

__all__ = ["drawing", "main"]


def drawing(root: Path) -> str:
    """The text of the SVG file for the packages of a source tree."""
    return drawn(arranged(read(root)))


def main() -> int:
    """Write the drawing; it is the exit status."""
    root = Path(__file__).resolve().parents[2]
    target = root / "docs" / "architecture.svg"
    target.write_text(drawing(root), encoding="utf-8")
    print(target.relative_to(root))
    return 0
