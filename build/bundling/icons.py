"""The program's sign as the systems want it: PNG in every size, ``.ico`` for Windows, ``.icns`` for macOS.

    python -m bundling.icons ORNAMENTS OUT      # in build/, by a Python that has pygame-ce and Pillow

The smallest sizes have a drawing of their own, in which fewer and bolder shapes are left.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from .environment import Environment
from .source import Source

SIZES: Final = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
SMALL: Final = 24
"""Up to this size the bold drawing is taken."""
ICO: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS: Final = (16, 32, 64, 128, 256, 512, 1024)


def draw(source: Source, environment: Environment, out: Path) -> Path:
    """Have them all drawn into *out* by that Python; *out*."""
    ornaments = source.folder / "assets" / "ornaments"
    environment.run(["-m", "bundling.icons", ornaments, out], cwd=source.folder / "build")
    return out


def drawing(size: int) -> str:
    """The name, without ending, of the drawing that is used at *size* pixels."""
    return "app-icon-small" if size <= SMALL else "app-icon"


def _draw(ornaments: Path, out: Path) -> None:
    """Write ``16.png`` … ``512.png``, ``tarok.ico`` and ``tarok.icns``."""
    from PIL import Image

    sizes = sorted({*SIZES, *ICO, *ICNS})
    pixels = {size: rasterised(ornaments, size) for size in sizes}
    pictures = {size: Image.frombytes("RGBA", (size, size), data) for size, data in pixels.items()}
    out.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        pictures[size].save(out / f"{size}.png", optimize=True)
    ico, icns = ([pictures[size] for size in reversed(sizes)] for sizes in (ICO, ICNS))
    ico[0].save(out / "tarok.ico", append_images=ico[1:], sizes=[(size, size) for size in ICO])
    icns[0].save(out / "tarok.icns", append_images=icns[1:])


def rasterised(ornaments: Path, size: int) -> bytes:
    """The sign as *size* × *size* pixels of red, green, blue and opacity."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    surface = pygame.image.load_sized_svg(ornaments / f"{drawing(size)}.svg", (size, size))
    return pygame.image.tobytes(surface, "RGBA")


if __name__ == "__main__":
    _draw(Path(sys.argv[1]), Path(sys.argv[2]))
