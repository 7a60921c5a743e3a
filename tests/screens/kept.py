"""The pictures kept: one file for each look, its screens side by side, with their names in another."""

from __future__ import annotations

import json
from pathlib import Path

import pygame

from tests.screens.looking import THUMB
from tests.screens.scenery import Look

FOLDER = Path(__file__).parent / "pictures"
NAMES = FOLDER / "names.json"


def read(look: Look) -> dict[str, pygame.Surface]:
    """The small picture of every screen in that look."""
    names = json.loads(NAMES.read_text(encoding="utf-8"))
    strip = pygame.image.load(FOLDER / f"{look}.png")
    return {name: strip.subsurface((place * THUMB[0], 0, *THUMB)) for place, name in enumerate(names)}


def write(look: Look, thumbs: dict[str, pygame.Surface]) -> None:
    """Keep them."""
    FOLDER.mkdir(exist_ok=True)
    NAMES.write_text(json.dumps(list(thumbs), indent=1) + "\n", encoding="utf-8")
    strip = pygame.Surface((THUMB[0] * len(thumbs), THUMB[1]))
    for place, picture in enumerate(thumbs.values()):
        strip.blit(picture, (place * THUMB[0], 0))
    pygame.image.save(strip, FOLDER / f"{look}.png")
