"""The five cards fanned out beside the title."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from tarokgui.draw.cardsize import ASPECT
from tarokgui.draw.deck.style import BACK
from tarokgui.draw.geometry import Rect

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program

CARDS: Final = ("SK", "T14", "T1", "T22", "T21")
FEW: Final = CARDS[2:]
"""Three are larger in a narrow room: pagat, skiz and luna."""
STEPS: Final = {CARDS: 12.0, FEW: 13.0}
"""Degrees from one card to the next, for each choice of cards, the fuller first."""
TALL: Final = 0.62
"""All cards are shown if the fan is so much of its room's height then."""
REACH: Final = 1.22
"""Heights of a card from its middle down to the point the fan turns about."""


class Fan(NamedTuple):
    """The size of all *cards* and the middle of each, in pixels; and its angle."""

    cards: tuple[str, ...]
    size: tuple[int, int]
    middles: tuple[tuple[int, int], ...]
    angles: tuple[float, ...]


def fan_in(room: Rect, least: int) -> Fan | None:
    """The fan as large as fits *room*, in its middle; None if its cards would be lower than *least* pixels."""
    for cards, step in STEPS.items():
        angles = tuple(((len(cards) - 1) / 2 - place) * step for place in range(len(cards)))
        wide, low, high = _extent(angles)
        height = min(room.h / (low - high), room.w / wide)
        if height * (low - high) >= TALL * room.h:
            break
    if height < least:
        return None
    top = room.y + (room.h - (low - high) * height) / 2 - high * height
    x = room.centre[0]
    middles = tuple(
        (round(x + sin(radians(-angle)) * REACH * height), round(top + (1 - cos(radians(angle))) * REACH * height))
        for angle in angles
    )
    return Fan(cards, (round(height * ASPECT), round(height)), middles, angles)


def _extent(angles: Sequence[float]) -> tuple[float, float, float]:
    """Width of the fan, its lowest and its highest point against the middle card's middle, in heights of a card."""
    xs, ys = [], []
    for angle in angles:
        turn = radians(angle)
        x, y = sin(-turn) * REACH, (1 - cos(turn)) * REACH
        dx = abs(cos(turn)) * ASPECT / 2 + abs(sin(turn)) / 2
        dy = abs(sin(turn)) * ASPECT / 2 + abs(cos(turn)) / 2
        xs += [x - dx, x + dx]
        ys += [y - dy, y + dy]
    return max(xs) - min(xs), max(ys), min(ys)


def foresee_fan(program: Program, fan: Fan) -> None:
    """Have the cards painted small while other things are read; in large they take a second."""
    program.drawing.cards.foresee(fan.cards, fan.size)


def draw_fan(surface: pygame.Surface, program: Program, fan: Fan) -> None:
    """Draw the cards with their shadows, the left one lowest; until all are painted, at least small, their backs."""
    from tarokgui.draw.deck.shadow import Depth  # the deck is not needed for the first frame

    cards = program.drawing.cards
    shown = fan.cards if cards.foreseen(fan.cards, fan.size) else (BACK,) * len(fan.cards)
    if shown is not fan.cards:
        foresee_fan(program, fan)  # the window may have another size by now
    for name, angle, (x, y) in zip(shown, fan.angles, fan.middles, strict=True):
        shade = cards.shadow(fan.size, Depth.LIFTED, angle)
        corner = (x - fan.size[0] // 2 + shade.offset[0], y - fan.size[1] // 2 + shade.offset[1])
        surface.blit(shade.picture, corner)
        picture = cards.turned(name, fan.size, angle)
        surface.blit(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))
