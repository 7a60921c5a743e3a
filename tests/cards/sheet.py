"""Sheets to judge the cards by, rasterised as the table does it: ``python tests/cards/sheet.py OUT.png [options]``.

* contact (the usual): every card at ``--size``; ``--only T1,SK`` picks some
* ``--strip both``, ``--strip romanian`` and ``--four-ink`` show what a player may choose
* ``--fan``: overlapped hands at 95 and 110 wide, the second with every other card dimmed, with a visible step of .55
* ``--blind``: the cards as protanopes, deuteranopes, tritanopes see them, and in grey
* ``--squint``: small and blurred: the subject must still read
"""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "assets" / "cards"
FELT: Final = "#1F4A3C"
GAP: Final = 10

# Machado, Oliveira and Fernandes (2009), severity 1, on linear light; the last is luminance.
SIGHT: Final[dict[str, list[list[float]]]] = {
    "normal": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
    "tritan": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
    "grey": [[0.2126, 0.7152, 0.0722]] * 3,
}


class Shelf:
    """The cards of a folder as pictures."""

    def __init__(self, folder: Path, strips: Sequence[str], four_ink: bool, turned: bool) -> None:
        self.folder, self.strips, self.four_ink, self.turned = folder, strips, four_ink, turned
        self.face: Any = importlib.import_module("cards.face")
        self.ink: Any = importlib.import_module("cards.ink")

    def names(self, only: Sequence[str]) -> list[str]:
        """The wanted cards that exist, or all in the order of the pack."""
        known: Any = importlib.import_module("cards.pack")
        order = [name for name in known.faces() if (self.folder / f"{name}.svg").exists()]
        return [name for name in only if (self.folder / f"{name}.svg").exists()] if only else order

    def card(self, name: str, width: int) -> pygame.Surface:
        """One card as the table shows it: rasterised at twice the size, then halved smoothly."""
        svg = (self.folder / f"{name}.svg").read_text(encoding="utf-8")
        ink = self.ink.FOUR_INK.get(name[0], "") if self.four_ink else ""
        for strip in self.strips or [""]:
            svg = self.face.chosen(svg, strip, ink)
        size = (width, round(width * 400 / 220))
        if self.turned:
            svg = svg.replace("<rect", '<g transform="rotate(180 110 200)"><rect', 1).replace("</svg>", "</g></svg>")
        large = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (2 * size[0], 2 * size[1]))
        return pygame.transform.smoothscale(large, size)


def contact(shelf: Shelf, names: Sequence[str], width: int, columns: int) -> pygame.Surface:
    """All cards side by side."""
    columns = min(columns, len(names))
    height = round(width * 400 / 220)
    rows = -(-len(names) // columns)
    sheet = pygame.Surface((columns * (width + GAP) + GAP, rows * (height + GAP) + GAP))
    sheet.fill(FELT)
    for index, name in enumerate(names):
        row, column = divmod(index, columns)
        sheet.blit(shelf.card(name, width), (GAP + column * (width + GAP), GAP + row * (height + GAP)))
    return sheet


def fan(shelf: Shelf, names: Sequence[str]) -> pygame.Surface:
    """Hands of fourteen, every other card dimmed in the last row: all must be named at a glance."""
    rows: list[tuple[int, list[str], bool]] = []
    for start in range(0, len(names), 14):
        hand = list(names[start : start + 14])
        rows += [(95, hand, False), (110, hand, True)]
    sheet = pygame.Surface((1000, sum(round(width / 0.55) + GAP for width, _, _ in rows) + GAP))
    sheet.fill(FELT)
    y = GAP
    for width, hand, dimmed in rows:
        for index, name in enumerate(hand):
            card = shelf.card(name, width)
            if dimmed and index % 2:
                card.fill((142, 150, 146), special_flags=pygame.BLEND_RGB_MULT)
            sheet.blit(card, (GAP + index * round(width * 0.55), y))
        y += round(width / 0.55) + GAP
    return sheet


def blind(shelf: Shelf, names: Sequence[str]) -> pygame.Surface:
    """One row for each kind of sight."""
    import numpy as np

    row = contact(shelf, names, 110, len(names))
    sheet = pygame.Surface((row.get_width(), row.get_height() * len(SIGHT)))
    light = pygame.surfarray.array3d(row).astype(float) / 255
    light = np.where(light <= 0.04045, light / 12.92, ((light + 0.055) / 1.055) ** 2.4)
    for index, matrix in enumerate(SIGHT.values()):
        seen = np.clip(light @ np.array(matrix).T, 0, 1)
        seen = np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
        picture = pygame.surfarray.make_surface((seen * 255).round().astype(np.uint8))
        sheet.blit(picture, (0, index * row.get_height()))
    return sheet


def main(arguments: list[str] | None = None) -> int:
    """Write one sheet."""
    parser = argparse.ArgumentParser(description="Sheets to judge the cards by.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", default="180x327", help="width and height of a card; the width counts")
    parser.add_argument("--only", default="", help="names with commas between")
    parser.add_argument("--columns", type=int, default=8)
    parser.add_argument("--cards", type=Path, default=FOLDER, help="another folder of SVG files")
    parser.add_argument("--strip", action="append", default=[], help="both or romanian; may be given twice")
    parser.add_argument("--four-ink", action="store_true")
    parser.add_argument("--turned", action="store_true", help="upside down, to judge the lower scenes")
    kind = parser.add_mutually_exclusive_group()
    for name in ("fan", "blind", "squint"):
        kind.add_argument(f"--{name}", action="store_true")
    given = parser.parse_args(arguments)
    shelf = Shelf(given.cards, given.strip, given.four_ink, given.turned)
    names = shelf.names([name for name in given.only.split(",") if name])
    if not names:
        print("no such cards", file=sys.stderr)
        return 1
    if given.fan:
        sheet = fan(shelf, names)
    elif given.blind:
        sheet = blind(shelf, names)
    elif given.squint:
        sheet = pygame.transform.gaussian_blur(contact(shelf, names, 180, given.columns), 4)
    else:
        sheet = contact(shelf, names, int(given.size.split("x")[0]), given.columns)
    pygame.image.save(sheet, given.out)
    print(f"{given.out}: {len(names)} cards, {sheet.get_width()} × {sheet.get_height()}")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "build"))  # where the generator is; only tarokgui and the tests know pygame
    sys.exit(main())
