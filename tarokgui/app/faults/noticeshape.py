"""The places on the window of faults: lines of text, then the buttons, in as much room as there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import pygame
import pygame.font

from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.letters import Letters

LEAST: Final = 12
"""Pixels of the letters in the smallest window."""
USUAL: Final = 20
"""Pixels in a window of 720 lines."""
FACE: Final = "alegreya-sans-500"

Line = tuple[str, tuple[int, int], bool]
"""A line, its left upper corner, and True if it is large."""


class NoticeShape(NamedTuple):
    """The places and the fonts."""

    sheet: Rect
    lines: list[Line]
    buttons: dict[str, Rect]
    px: int
    small: Letters
    large: Letters


def shaped(size: tuple[int, int], texts: Sequence[str], labels: Mapping[str, str], wish: float) -> NoticeShape:
    """The shape for a window of *size* pixels; *texts*, the first large; letters *wish* times the usual."""
    wanted = max(LEAST, round(USUAL * wish * min(size[0] / 1280, size[1] / 720)))
    for px in range(wanted, LEAST, -1):
        shape = _shape(size, texts, labels, px)
        if shape.sheet.h <= size[1] and all(rect.right <= shape.sheet.right for rect in shape.buttons.values()):
            return shape
    return _shape(size, texts, labels, LEAST)


def _shape(size: tuple[int, int], texts: Sequence[str], labels: Mapping[str, str], px: int) -> NoticeShape:
    small, large = _font(px), _font(round(px * 1.6))
    pad, step = round(px * 1.6), round(px * 1.3)
    width = min(size[0] - pad, px * 34)
    inner = width - 2 * pad
    lines: list[Line] = []
    y = pad
    for number, text in enumerate(texts):
        font, high = (large, round(step * 1.6)) if number == 0 else (small, step)
        for line in broken(text, font, inner) if text else ():
            lines.append((line, (pad, y), number == 0))
            y += high
        y += step // 2 if text else 0
    y += step // 2
    buttons: dict[str, Rect] = {}
    for id, label in labels.items():
        buttons[id] = Rect(pad, y, max(inner, small.size(label)[0] + px), px * 2)
        y += round(px * 2.5)
    sheet = centred(width, y - px // 2 + pad, Rect(0, 0, *size))
    return NoticeShape(
        sheet,
        [(text, (sheet.x + at[0], sheet.y + at[1]), big) for text, at, big in lines],
        {id: rect.moved(sheet.x, sheet.y) for id, rect in buttons.items()},
        px,
        small,
        large,
    )


def broken(text: str, font: Letters, width: int) -> list[str]:
    """*text* in lines of at most *width* pixels, broken at spaces, and inside longer words, as paths are."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if font.size(longer)[0] <= width:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append("")
        for letter in word:
            if lines[-1] and font.size(lines[-1] + letter)[0] > width:
                lines.append("")
            lines[-1] += letter
    return lines


def _font(px: int) -> Letters:
    """Our own font; if it is missing pygame's, which has the letters of all our languages as well."""
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        from tarokgui.storage.resources import font

        return Letters(pygame.font.Font(font(FACE), px))
    except (OSError, pygame.error):
        return Letters(pygame.font.Font(None, px))
