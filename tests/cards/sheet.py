"""Sheets to judge the cards by, rasterised as the table does it: ``python tests/cards/sheet.py OUT.png [options]``.

* contact (the usual): every card at ``--size``; ``--only T1,SK`` picks some
* ``--strip roman``, ``--strip romanian``, ``--strip slovenian``, ``--large``, ``--contrast`` and ``--four-ink`` show
  a player's choices; Slovenian strips have the letters and the names on the trula
* ``--fan``: overlapped hands at 95 and 110 wide, the second with every other card dimmed, with a visible step of .55
* ``--blind``: the cards as protanopes, deuteranopes, tritanopes see them, and in grey
* ``--squint``: small and blurred: the subject must still read
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # it is started as a script
from tarokgui.draw.deck.drawings import Drawings
from tarokgui.draw.deck.raster import rasterised, scaled
from tarokgui.draw.deck.sight import SIGHT, seen, through
from tarokgui.draw.deck.style import DeckStyle

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "assets" / "cards"
FELT: Final = "#1F4A3C"
GAP: Final = 10


class Shelf:
    """The cards of a folder as pictures."""

    def __init__(self, folder: Path, style: DeckStyle, turned: bool) -> None:
        self.folder, self.style, self.turned = folder, style, turned
        self.drawings = Drawings(folder)

    def names(self, only: Sequence[str]) -> list[str]:
        """The wanted cards that exist, or all in the order of the pack."""
        known: Any = importlib.import_module("cards.pack")
        order = [name for name in known.faces() if (self.folder / f"{name}.svg").exists()]
        return [name for name in only if (self.folder / f"{name}.svg").exists()] if only else order

    def card(self, name: str, width: int, sight: str = "") -> pygame.Surface:
        """One card as the table shows it, or as a kind of sight sees it."""
        svg = self.drawings.svg(name, self.style)
        if sight:
            svg = through(svg, sight)
        size = (width, round(width * 400 / 220))
        if self.turned:
            svg = svg.replace("<rect", '<g transform="rotate(180 110 200)"><rect', 1).replace("</svg>", "</g></svg>")
        return scaled(rasterised(svg, (2 * size[0], 2 * size[1])), size)


def contact(shelf: Shelf, names: Sequence[str], width: int, columns: int, sight: str = "") -> pygame.Surface:
    """All cards side by side."""
    columns = min(columns, len(names))
    height = round(width * 400 / 220)
    rows = -(-len(names) // columns)
    sheet = pygame.Surface((columns * (width + GAP) + GAP, rows * (height + GAP) + GAP))
    sheet.fill(seen(FELT, sight) if sight else FELT)
    for index, name in enumerate(names):
        row, column = divmod(index, columns)
        sheet.blit(shelf.card(name, width, sight), (GAP + column * (width + GAP), GAP + row * (height + GAP)))
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
    rows = [contact(shelf, names, 110, len(names), sight) for sight in ("", *SIGHT)]
    sheet = pygame.Surface((rows[0].get_width(), rows[0].get_height() * len(rows)))
    for index, row in enumerate(rows):
        sheet.blit(row, (0, index * row.get_height()))
    return sheet


def main(arguments: list[str] | None = None) -> int:
    """Write one sheet."""
    parser = argparse.ArgumentParser(description="Sheets to judge the cards by.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", default="180x327", help="width and height of a card; the width counts")
    parser.add_argument("--only", default="", help="names with commas between")
    parser.add_argument("--columns", type=int, default=8)
    parser.add_argument("--cards", type=Path, default=FOLDER, help="another folder of SVG files")
    parser.add_argument("--strip", action="append", default=[], help="roman, romanian or slovenian; may be given twice")
    parser.add_argument("--four-ink", action="store_true")
    parser.add_argument("--large", action="store_true", help="the large index")
    parser.add_argument("--contrast", action="store_true")
    parser.add_argument("--turned", action="store_true", help="upside down, to judge the lower scenes")
    kind = parser.add_mutually_exclusive_group()
    for name in ("fan", "blind", "squint"):
        kind.add_argument(f"--{name}", action="store_true")
    given = parser.parse_args(arguments)
    style = DeckStyle(
        letters=next((letters for letters in ("romanian", "slovenian") if letters in given.strip), "english"),
        names="slovenian" if "slovenian" in given.strip else "usual",
        arabic="roman" not in given.strip,
        inks="four" if given.four_ink else "traditional",
        size="large" if given.large else "normal",
        contrast=given.contrast,
    )
    shelf = Shelf(given.cards, style, given.turned)
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
