"""The row of buttons under the sheet, broken into rows where it is too long."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.drawcontext import DrawContext


class FootChoice(NamedTuple):
    """A button to be; ``short`` is another label for it where the buttons would need one row more.

    ``left``: it leads away from the next hand, and stands at the left edge.
    """

    id: str
    label: str
    press: Callable[[], None]
    style: Style = Style.PLAIN
    enabled: bool = True
    reason: str = ""
    hint: str = ""
    short: str = ""
    left: bool = False


def shortened(paint: DrawContext, choices: list[FootChoice], w: int) -> list[FootChoice]:
    """The choices with their short labels if these save a row, else as they are."""
    short = [
        choice._replace(label=choice.short, hint=f"{choice.label}\n{choice.hint}".strip()) if choice.short else choice
        for choice in choices
    ]
    return short if len(button_rows(paint, short, w)) < len(button_rows(paint, choices, w)) else choices


def button_rows(paint: DrawContext, choices: list[FootChoice], w: int) -> list[list[FootChoice]]:
    """The buttons broken into rows; the last one given is the last of the last row."""
    gap = paint.scale.px(12)
    rows: list[list[FootChoice]] = [[]]
    used = 0
    for choice in reversed(choices):
        wide = button_size(paint, choice.label)[0]
        if rows[-1] and used + gap + wide > w:
            rows.append([])
            used = 0
        used += wide + (gap if rows[-1] else 0)
        rows[-1].append(choice)
    return [list(reversed(row)) for row in reversed(rows)]


def buttons_height(paint: DrawContext, choices: list[FootChoice], w: int) -> int:
    """Pixels the buttons take in that width."""
    rows = len(button_rows(paint, choices, w))
    return rows * paint.scale.target + (rows - 1) * paint.scale.px(8)


def buttons(paint: DrawContext, choices: list[FootChoice], box: Rect) -> Iterable[Widget]:
    """The rows of buttons set to the right, but for those at the left edge."""
    gap = paint.scale.px(12)
    y = box.y
    for row in button_rows(paint, choices, box.w):
        wides = [min(box.w, button_size(paint, choice.label)[0]) for choice in row]
        right = sum(wide + gap for choice, wide in zip(row, wides, strict=True) if not choice.left) - gap
        left, x = box.x, box.right - right
        for choice, wide in zip(row, wides, strict=True):
            at = left if choice.left else x
            button = Button(
                choice.id,
                Rect(at, y, wide, paint.scale.target),
                choice.label,
                choice.press,
                style=choice.style,
                enabled=choice.enabled,
                reason=choice.reason,
            )
            button.hint = choice.hint
            yield button
            if choice.left:
                left += wide + gap
            else:
                x += wide + gap
        y += paint.scale.target + paint.scale.px(8)
