"""The five cards fanned out beside the title."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from tarokgui.draw.cardsize import ASPECT
from tarokgui.draw.geometry import Rect

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program

CARDS: Final = ("SK", "T14", "T1", "T22", "T21")
ANGLES: Final = (24.0, 12.0, 0.0, -12.0, -24.0)
REACH: Final = 1.22
"""Heights of a card from its middle down to the point the fan turns about."""


class Fan(NamedTuple):
    """The size of a card and the middle of each, in pixels."""

    size: tuple[int, int]
    middles: tuple[tuple[int, int], ...]


def fan_in(room: Rect, least: int) -> Fan | None:
    """The fan as large as fits *room*, in its middle; None if its cards would be lower than *least* pixels."""
    wide, low, high = _extent()
    height = min(room.h / (low - high), room.w / wide)
    if height < least:
        return None
    top = room.y + (room.h - (low - high) * height) / 2 - high * height
    x = room.centre[0]
    middles = tuple(
        (round(x + sin(radians(-angle)) * REACH * height), round(top + (1 - cos(radians(angle))) * REACH * height))
        for angle in ANGLES
    )
    return Fan((round(height * ASPECT), round(height)), middles)


def _extent() -> tuple[float, float, float]:
    """Width of the fan, its lowest and its highest point against the middle card's middle, in heights of a card."""
    xs, ys = [], []
    for angle in ANGLES:
        turn = radians(angle)
        x, y = sin(-turn) * REACH, (1 - cos(turn)) * REACH
        dx = abs(cos(turn)) * ASPECT / 2 + abs(sin(turn)) / 2
        dy = abs(sin(turn)) * ASPECT / 2 + abs(cos(turn)) / 2
        xs += [x - dx, x + dx]
        ys += [y - dy, y + dy]
    return max(xs) - min(xs), max(ys), min(ys)


def foresee_fan(program: Program, fan: Fan) -> None:
    """Have the cards painted small while other things are read; in large they take a second."""
    program.drawing.cards.foresee(CARDS, fan.size)


def draw_fan(surface: pygame.Surface, program: Program, fan: Fan) -> None:
    """Draw the cards with their shadows, the left one lowest.

    Cards that are not painted yet have a quick stand-in; a large one is only shown once that is a painted card.
    """
    from tarokgui.draw.deck.shadow import Depth  # the deck is not needed for the first frame

    cards = program.drawing.cards
    if not cards.foreseen(CARDS, fan.size):
        foresee_fan(program, fan)  # the window may have another size by now
        return
    for name, angle, (x, y) in zip(CARDS, ANGLES, fan.middles, strict=True):
        shade = cards.shadow(fan.size, Depth.LIFTED, angle)
        corner = (x - fan.size[0] // 2 + shade.offset[0], y - fan.size[1] // 2 + shade.offset[1])
        surface.blit(shade.picture, corner)
        picture = cards.turned(name, fan.size, angle)
        surface.blit(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))
