"""Buttons set in rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from tarokgui.draw.geometry import Rect
from tarokgui.widgets.arrangement import row
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.drawcontext import DrawContext

APART: Final = 30
"""Units between two buttons, where there is so much room: the mark of a hint is drawn there."""


@dataclass(frozen=True, slots=True)
class RowKey:
    """A button to be: id, label, deed, and the reason against it if it cannot be pressed."""

    id: str
    label: str
    press: Callable[[], None]
    reason: str = ""
    hint: str = ""
    style: Style = Style.PLAIN
    beside: Rect | None = None
    """The place beside which the tooltip is shown, if it would else cover something that matters."""


def button_row(paint: DrawContext, keys: Sequence[RowKey], box: Rect, *, even: bool = False) -> Iterable[Button]:
    """The buttons in one line in the middle of the box; ``even`` gives all the same width."""
    if not keys:
        return
    wishes = [button_size(paint, key.label)[0] for key in keys]
    gaps = len(keys) - 1
    gap = min(paint.scale.px(APART, 24), max(paint.scale.px(10, 8), (box.w - sum(wishes)) // max(1, gaps)))
    widths = _shared(wishes, box.w - gap * gaps)
    if even:
        widths = [max(widths)] * len(keys)
        gap = min(gap, max(paint.scale.px(10, 8), (box.w - sum(widths)) // max(1, gaps)))
    left = box.x + (box.w - sum(widths) - gap * (len(keys) - 1)) // 2
    for key, place in zip(keys, row(box._replace(x=left), widths, gap), strict=True):
        button = Button(
            key.id,
            place,
            key.label,
            key.press,
            style=key.style,
            enabled=not key.reason,
            reason=key.reason,
        )
        button.hint = key.hint
        button.beside = key.beside
        yield button


def _shared(wishes: Sequence[int], room: int) -> list[int]:
    """The share of each in *room* pixels: its wish, or an equal share of the room that the more modest leave."""
    got = list(wishes)
    left = len(wishes)
    for place in sorted(range(len(wishes)), key=wishes.__getitem__):
        got[place] = min(wishes[place], room // left)
        room -= got[place]
        left -= 1
    return got
