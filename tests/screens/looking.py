"""The faults of a picture: letters that are cut, too small or too faint, things beside the window."""

from __future__ import annotations

from collections import Counter

import pygame

from tarokgui.draw.text import Drawn
from tarokgui.draw.theme import Colour
from tests.screens.scenery import Screen
from tests.support.contrast import contrast

LARGE = 24
"""Pixels from which letters are large at 1080 lines: then 3 : 1 is enough (WCAG 2)."""
SAMPLES = 9
THUMB = (48, 30)
MEAN, MOST = 3.0, 60
"""The allowed distance of a picture from the one kept, of 255: in the mean over its points, and in any one of them."""


def ground(surface: pygame.Surface, line: Drawn) -> Colour:
    """The colour that most of the place of a line has, its letters left out."""
    rect = pygame.Rect(line.rect).inflate(6, 0).clip(surface.get_rect())
    seen: Counter[tuple[int, int, int]] = Counter()
    for row in range(SAMPLES):
        for column in range(3 * SAMPLES):
            x = rect.x + (rect.w - 1) * column // (3 * SAMPLES - 1)
            y = rect.y + (rect.h - 1) * row // (SAMPLES - 1)
            red, green, blue, _ = surface.get_at((x, y))
            seen[red // 8 * 8 + 4, green // 8 * 8 + 4, blue // 8 * 8 + 4] += 1
    letters = pygame.Color(line.colour)
    for red, green, blue in (colour for colour, _ in seen.most_common()):
        if abs(red - letters.r) + abs(green - letters.g) + abs(blue - letters.b) > 60:
            return f"#{min(red, 255):02X}{min(green, 255):02X}{min(blue, 255):02X}"
    return line.colour


def faint(screen: Screen, line: Drawn) -> str | None:
    """The reason that a line cannot be read; None if it can."""
    least = 3.0 if line.px >= LARGE * screen.sitting.size[1] / 1080 else 4.5
    if screen.sitting.program.preferences.settings.theme == "contrast":
        least = max(least, 4.5)
    if not line.seen or not line.text.strip():
        return None
    below = ground(screen.picture, line)
    found = contrast(line.colour, below)
    return None if found >= least - 0.05 else f"{line.text!r} {line.colour} on {below}: only {found:.1f} : 1"


def outside(screen: Screen) -> list[str]:
    """Things on screen that reach beyond the window, unless they can be scrolled into sight."""
    window = pygame.Rect(0, 0, *screen.sitting.size)
    widgets = [widget for widget in screen.sitting.form.focus.widgets if widget.visible and widget.clip is None]
    return [f"{each.id} {tuple(each.rect)}" for each in widgets if not window.contains(pygame.Rect(each.rect))]


def thumb(surface: pygame.Surface) -> pygame.Surface:
    """The picture so small that only its layout, its colours and its masses are left."""
    return pygame.transform.smoothscale(surface, THUMB)


def apart(one: pygame.Surface, other: pygame.Surface) -> tuple[float, int]:
    """The mean and the largest difference of two small pictures, of 255."""
    a, b = pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB")
    differences = [abs(x - y) for x, y in zip(a, b, strict=True)]
    return sum(differences) / len(differences), max(differences)
