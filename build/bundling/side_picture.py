"""The picture beside the last page of the Windows installer: two cards on the felt.

python -m bundling.side_picture CARDS OUT.bmp       # in build/, by a Python that has pygame-ce
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

SIZE: Final = (328, 628)
"""Twice the size that NSIS shows at 96 dots an inch; it makes the picture as small as it needs it."""
FELT: Final = ((0x24, 0x5A, 0x45), (0x12, 0x33, 0x28))
CARDS: Final = (("T21", -9, (184, 404)), ("T22", 7, (140, 242)))
"""Card, turn in degrees, place of the middle."""
CARD: Final = (440, 800)
"""Pixels of a card before it is turned and made smaller."""


def _draw(cards: Path, target: Path) -> None:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    picture = pygame.Surface(SIZE)
    for y in range(SIZE[1]):
        part = y / (SIZE[1] - 1)
        colour = [round(above + (below - above) * part) for above, below in zip(*FELT, strict=True)]
        pygame.draw.line(picture, colour, (0, y), (SIZE[0], y))
    for name, turn, middle in CARDS:
        card = pygame.transform.rotozoom(pygame.image.load_sized_svg(cards / f"{name}.svg", CARD), turn, 0.47)
        shade = pygame.mask.from_surface(card).to_surface(setcolor=(0, 0, 0, 70), unsetcolor=(0, 0, 0, 0))
        for surface, shift in ((shade, 6), (card, 0)):
            picture.blit(surface, surface.get_rect(center=(middle[0] + shift, middle[1] + shift)))
    pygame.image.save(picture, target)


if __name__ == "__main__":
    _draw(Path(sys.argv[1]), Path(sys.argv[2]))
