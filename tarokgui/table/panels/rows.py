"""Buttons set in rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tarokgui.geometry import Rect
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.paint import Paint


@dataclass(frozen=True, slots=True)
class Key:
    """A button to be: id, label, what it does, and why not if it cannot."""

    id: str
    label: str
    press: Callable[[], None]
    reason: str = ""
    hint: str = ""
    style: Style = Style.PLAIN


def button_row(paint: Paint, keys: Sequence[Key], box: Rect, *, even: bool = False) -> Iterable[Button]:
    """The buttons in one line in the middle of the box; ``even`` gives all the same width."""
    if not keys:
        return
    gap = paint.scale.px(10, 8)
    room = (box.w - gap * (len(keys) - 1)) // len(keys)
    widths = [min(button_size(paint, key.label)[0], room) for key in keys]
    if even:
        widths = [max(widths)] * len(keys)
    x = box.x + (box.w - sum(widths) - gap * (len(keys) - 1)) // 2
    for key, width in zip(keys, widths, strict=True):
        button = Button(
            key.id,
            Rect(x, box.y, width, box.h),
            key.label,
            key.press,
            style=key.style,
            enabled=not key.reason,
            reason=key.reason,
        )
        button.hint = key.hint
        yield button
        x += width + gap


def stacked(paint: Paint, box: Rect, rows: int) -> list[Rect]:
    """So many lines of buttons from the top of the box, as high as a target, closer together if they must."""
    height = paint.scale.target
    gap = max(paint.scale.px(4, 4), min(paint.scale.px(10, 8), (box.h - rows * height) // max(1, rows - 1)))
    return [Rect(box.x, box.y + row * (height + gap), box.w, height) for row in range(rows)]
