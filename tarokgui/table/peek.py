"""The button that shows the last trick, at the right end of the advice line."""

from __future__ import annotations

from collections.abc import Callable

from tarokgui.draw.geometry import Rect
from tarokgui.table.layout import TableLayout
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.paint import Paint
from tarokgui.wording.i18n import Translator


def peek_place(layout: TableLayout, paint: Paint, tr: Translator) -> tuple[Rect, Rect]:
    """What is left of the advice line, and where the button goes."""
    line = layout.advice
    width = button_size(paint, tr("peek.show"))[0]
    gap = paint.scale.px(8)
    return Rect(line.x, line.y, line.w - width - gap, line.h), Rect(line.right - width, line.y, width, line.h)


def peek_button(tr: Translator, place: Rect, shown: bool, press: Callable[[], None]) -> Button:
    """The button; it stays pressed while the trick is shown."""
    button = Button("peek", place, tr("peek.show"), press, style=Style.BAR)
    button.chosen = shown
    button.hint = tr("peek.hint")
    return button
