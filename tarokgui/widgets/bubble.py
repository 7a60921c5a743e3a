"""The speech bubble: spoken words on paper, with a tail towards the speaker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext

MOST_LINES = 3
MOST_MEANING = 2
"""The most lines of meaning under the words."""
_PAD = 13


def bubble_rect(paint: DrawContext, text: str, box: Rect, towards: Rect, meaning: str = "") -> Rect:
    """The smallest bubble for *text* inside *box*, as near to *towards* as it gets.

    The *meaning* of the words stands under them, if there is room.
    """
    scale = paint.scale
    px = _letters(paint, text, box) or scale.small
    lines = paint.text.wrap(text, Face.LABEL, px, _room(paint, box)[0])[:MOST_LINES]
    told = meaning_lines(paint, text, meaning, box)
    widths = [paint.text.size(line, Face.LABEL, px)[0] for line in lines]
    widths += [paint.text.size(line, Face.BODY, scale.small)[0] for line in told]
    w = min(box.w, max(widths) + 2 * scale.px(_PAD))
    high = len(lines) * paint.text.line_height(px) + len(told) * paint.text.line_height(scale.small)
    h = min(box.h - _tail(paint), high + 2 * scale.px(5))
    wanted = Rect(towards.centre[0] - w // 2, towards.centre[1] - h // 2, w, h)
    tail = _tail(paint)
    below, beside = towards.y >= box.bottom - tail, towards.right <= box.x + tail
    room = Rect(box.x, box.y, box.w, box.h - (tail if below else 0))
    if _above(box, towards):
        room = Rect(box.x, box.y + tail, box.w, box.h - tail)
    if beside:
        room = Rect(box.x + tail, box.y, box.w - tail, box.h)
    return wanted.within(room)


def meaning_lines(paint: DrawContext, text: str, meaning: str, box: Rect) -> list[str]:
    """The lines under the words: their meaning in one or two, or none where a bubble has no room for it."""
    px = _letters(paint, text, box)
    if not meaning or px is None:
        return []
    width, height = _room(paint, box)
    small = paint.scale.small
    lines = paint.text.wrap(meaning, Face.BODY, small, width)
    words = len(paint.text.wrap(text, Face.LABEL, px, width)) * paint.text.line_height(px)
    fits = len(lines) <= MOST_MEANING and words + len(lines) * paint.text.line_height(small) <= height
    return lines if fits and max(paint.text.size(line, Face.BODY, small)[0] for line in lines) <= width else []


def fitting_words(paint: DrawContext, words: Sequence[str], box: Rect) -> str | None:
    """As many of the last *words* as a bubble in *box* holds, the earlier ones as “…”; None if not even one fits.

    Rather than leave words out they are set small.
    """
    for first in range(len(words)):
        text = ", ".join(words[first:])
        if first:
            text = f"… {text}"
        if _letters(paint, text, box) is not None:
            return text
    return None


def _room(paint: DrawContext, box: Rect) -> tuple[int, int]:
    """Width and height for words in a bubble in *box*, in pixels."""
    scale = paint.scale
    return box.w - 2 * scale.px(_PAD) - _tail(paint), box.h - _tail(paint) - 2 * scale.px(5)


def _letters(paint: DrawContext, text: str, box: Rect) -> int | None:
    """The size of letters with which *text* fits: medium, else small; None if it does not."""
    width, height = _room(paint, box)
    for px in (paint.scale.medium, paint.scale.small):
        lines = paint.text.wrap(text, Face.LABEL, px, width)
        widest = max(paint.text.size(line, Face.LABEL, px)[0] for line in lines)
        if len(lines) <= min(MOST_LINES, height // paint.text.line_height(px)) and widest <= width:
            return px
    return None


def draw_bubble(
    surface: pygame.Surface,
    paint: DrawContext,
    text: str,
    box: Rect,
    towards: Rect,
    *,
    loud: bool = False,
    meaning: str = "",
) -> Rect:
    """Draw *text* spoken by the player at *towards*; *loud* (contra and above) in oxblood. Returns the place.

    Its *meaning* stands below it in small letters, if there is room.
    """
    theme, scale = paint.theme, paint.scale
    rect = bubble_rect(paint, text, box, towards, meaning)
    radius = min(18, rect.h / 2 / scale.u)
    paint.shadow(surface, rect, radius, 5)
    edge = max(1, scale.px(1.8))
    # The ink of the tail is under the bubble and its paper over it, so the edge opens into the tail.
    _draw_tail(surface, paint, rect, towards, edge, outer=True)
    paint.framed(surface, rect, theme.paper, theme.ink, radius, edge)
    _draw_tail(surface, paint, rect, towards, edge, outer=False)
    inner = rect.inset(scale.px(_PAD - 1), scale.px(5))
    colour = theme.oxblood if loud else theme.ink
    px = _letters(paint, text, box) or scale.small
    told = meaning_lines(paint, text, meaning, box)
    low = paint.text.line_height(scale.small)
    words = inner._replace(h=inner.h - len(told) * low)
    paint.text.paragraph(surface, text, words, Face.LABEL, px, colour, Align.CENTRE)
    for number, line in enumerate(told):
        below = Rect(inner.x, words.bottom + number * low, inner.w, low)
        paint.text.line(surface, line, below, Face.BODY, scale.small, theme.on_paper_second, Align.CENTRE)
    return rect


def _above(box: Rect, towards: Rect) -> bool:
    """True if the speaker sits over the bubble."""
    return towards.bottom <= box.y + 2 and towards.x < box.right and box.x < towards.right


def _tail(paint: DrawContext) -> int:
    return paint.scale.px(9, 6)


def _draw_tail(
    surface: pygame.Surface, paint: DrawContext, rect: Rect, towards: Rect, edge: int, *, outer: bool
) -> None:
    """Draw a triangle on the side that faces the speaker: the *outer* one in ink, or the paper inside it."""
    size, theme = _tail(paint), paint.theme
    if towards.right <= rect.x:
        y = (
            max(rect.y + 2 * size, min(towards.centre[1], rect.bottom - 2 * size))
            if rect.h > 4 * size
            else rect.centre[1]
        )
        # The foot is well inside: the end of a low bubble is a half circle.
        foot = rect.x + size
        points = ((rect.x - size, y), (foot, y - size), (foot, y + size))
        inner = ((rect.x - size + 2 * edge, y), (foot, y - size + edge), (foot, y + size - edge))
    elif towards.bottom <= rect.y:
        x = max(rect.x + 3 * size, min(towards.centre[0], rect.right - 3 * size))
        foot = rect.y + edge
        points = ((x, rect.y - size), (x - size, foot), (x + size, foot))
        inner = ((x, rect.y - size + 2 * edge), (x - size + edge, foot + 1), (x + size - edge, foot + 1))
    else:
        x = max(rect.x + 3 * size, min(towards.centre[0], rect.right - 3 * size))
        foot = rect.bottom - edge
        points = ((x, rect.bottom + size), (x - size, foot), (x + size, foot))
        inner = ((x, rect.bottom + size - 2 * edge), (x - size + edge, foot - 1), (x + size - edge, foot - 1))
    corners, fill = (points, theme.ink) if outer else (inner, theme.paper)
    pygame.draw.polygon(surface, fill, corners)
    pygame.draw.aalines(surface, fill, True, corners)
