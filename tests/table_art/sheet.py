"""Sheets to judge people, icons and ornaments by: ``python tests/table_art/sheet.py OUT.png people|icons|ornaments``.

* people: each at 200, 96, 64, 40 pixels on plaque and on felt, in grey, and blurred (``--only ilinca`` at 600)
* icons: at 18, 24, 36, 64 pixels, ivory on plaque and ink on paper
* ornaments: as the table uses them, ivory, brass and ink
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tarokgui.draw.artwork import ICONS, ORNAMENTS, PEOPLE, Artwork

PLAQUE: Final = "#15241F"
FELT: Final = "#1F4A3C"
PAPER: Final = "#F4EBD7"
INK: Final = "#1A2433"
BRASS: Final = "#C39A4B"


def ringed(art: Artwork, id: str, px: int) -> pygame.Surface:
    """A portrait in a brass ring, about as the table frames it."""
    width = max(2, px // 40)
    out = pygame.Surface((px + 2 * width, px + 2 * width), pygame.SRCALPHA)
    big = pygame.Surface((4 * out.get_width(), 4 * out.get_width()), pygame.SRCALPHA)
    pygame.draw.circle(big, BRASS, big.get_rect().center, big.get_width() // 2)
    out.blit(pygame.transform.smoothscale(big, out.get_size()), (0, 0))
    out.blit(art.person(id, px), (width, width))
    return out


def people(art: Artwork, only: list[str]) -> pygame.Surface:
    """Rows by size; the last ones in grey and blurred."""
    names = only or list(PEOPLE)
    if only:
        sheet = pygame.Surface((660 * len(names), 660))
        sheet.fill(PLAQUE)
        for column, name in enumerate(names):
            sheet.blit(ringed(art, name, 600), (660 * column + 8, 8))
        return sheet
    rows = [(200, PLAQUE), (96, FELT), (64, PLAQUE), (40, FELT)]
    sheet = pygame.Surface((230 * len(names), sum(px + 40 for px, _ in rows) + 300))
    y = 0
    for px, ground in rows:
        sheet.fill(ground, (0, y, sheet.get_width(), px + 40))
        for column, name in enumerate(names):
            picture = ringed(art, name, px)
            sheet.blit(picture, picture.get_rect(center=(115 + 230 * column, y + px // 2 + 20)))
        y += px + 40
    for row, px in enumerate((96, 64)):
        for column, name in enumerate(names):
            picture = pygame.transform.grayscale(ringed(art, name, px))
            if row:
                picture = pygame.transform.gaussian_blur(picture, 3)
            sheet.blit(picture, picture.get_rect(center=(115 + 230 * column, y + 70 + 140 * row)))
    return sheet


def icons(art: Artwork) -> pygame.Surface:
    """Every sign at four sizes on both grounds."""
    columns = 7
    rows = -(-len(ICONS) // columns)
    sheet = pygame.Surface((columns * 190, rows * 2 * 80))
    for number, name in enumerate(ICONS):
        column, row = number % columns, number // columns
        for k, (ground, colour) in enumerate(((PLAQUE, PAPER), (PAPER, INK))):
            x, y = column * 190, row * 160 + 80 * k
            sheet.fill(ground, (x, y, 190, 80))
            for px in (64, 36, 24, 18):
                picture = art.icon(name, px, colour)
                sheet.blit(picture, (x + 8, y + 40 - px // 2))
                x += px + 10
    return sheet


def ornaments(art: Artwork) -> pygame.Surface:
    """Every ornament in its own ink on paper, and tinted on felt, at several sizes."""
    sizes = ((320, 120), (160, 44), (400, 20), (64, 64), (32, 32), (16, 16))
    sheet = pygame.Surface((1100, 140 * len(ORNAMENTS)))
    for row, name in enumerate(ORNAMENTS):
        for half, (ground, colour) in enumerate(((PAPER, None), (FELT, "#EBD08E"))):
            sheet.fill(ground, (0, 140 * row + 70 * half, 1100, 70))
            x = 8
            for width, height in sizes:
                picture = art.ornament(name, (width, min(66, height)), colour)
                sheet.blit(picture, (x, 140 * row + 70 * half + 35 - picture.get_height() // 2))
                x += width + 12
    return sheet


def main() -> int:
    """Write one sheet."""
    parser = argparse.ArgumentParser(description="Sheets to judge people, icons and ornaments by.")
    parser.add_argument("out", type=Path)
    parser.add_argument("kind", choices=("people", "icons", "ornaments"))
    parser.add_argument("--only", default="", help="people with commas between, large")
    parser.add_argument("--assets", type=Path, help="another folder")
    given = parser.parse_args()
    art = Artwork(given.assets)
    only = [name for name in given.only.split(",") if name]
    sheet = people(art, only) if given.kind == "people" else icons(art) if given.kind == "icons" else ornaments(art)
    pygame.image.save(sheet, given.out)
    print(f"{given.out}: {sheet.get_width()} × {sheet.get_height()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
