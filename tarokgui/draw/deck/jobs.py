"""The painting of a card: a job for one card and its result, done where no screen is touched."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from tarokgui.draw.deck.drawings import DeckFault, Drawings
from tarokgui.draw.deck.rack import PictureKey
from tarokgui.draw.deck.raster import fineness, rasterised, scaled, turned
from tarokgui.draw.deck.style import DeckStyle


class Job(NamedTuple):
    """Pictures of one card, all made from one raster."""

    keys: tuple[PictureKey, ...]
    style: DeckStyle


class PaintedCard(NamedTuple):
    """The pictures of a job, or the fault for which there are none."""

    job: Job
    pictures: tuple[pygame.Surface, ...]
    fault: DeckFault | None


def paint(drawings: Drawings, job: Job) -> PaintedCard:
    """Draw the pictures of a job; nothing is touched but the files of the *drawings*."""
    try:
        svg = drawings.svg(job.keys[0].name, job.style)
        size = max(key.size for key in job.keys)
        finer = fineness(size)
        raster = rasterised(svg, (size[0] * finer, size[1] * finer))
        pictures = tuple(
            turned(raster, key.size, key.angle) if key.angle else scaled(raster, key.size) for key in job.keys
        )
    except DeckFault as fault:
        return PaintedCard(job, (), fault)
    except Exception as error:  # a damaged file may do anything; cards go on being dealt
        return PaintedCard(job, (), DeckFault(f"{job.keys[0].name}.svg", error))
    return PaintedCard(job, pictures, None)
