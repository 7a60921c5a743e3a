"""The button that shows the last trick, at the right end of the advice line."""

from __future__ import annotations

from collections.abc import Callable

from tarokgui.draw.geometry import Rect, centred
from tarokgui.table.layout import TableLayout
from tarokgui.table.rowheights import captioned, tool_size
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.iconbutton import IconButton
from tarokgui.wording.translator import Translator


def peek_place(layout: TableLayout, paint: DrawContext, tr: Translator) -> tuple[Rect, Rect]:
    """The rest of the advice line, and the place of the button."""
    line, scale = layout.advice, paint.scale
    width = button_size(paint, tr("peek.show"))[0] if captioned(scale) else tool_size(scale)
    gap = scale.px(8)
    return Rect(line.x, line.y, line.w - width - gap, line.h), Rect(line.right - width, line.y, width, line.h)


def peek_button(tr: Translator, paint: DrawContext, place: Rect, press: Callable[[], None]) -> Button | IconButton:
    """The button; in large letters it is a sign, as its words need the room.

    It is to stay pressed while the trick is shown, and is there only while it may be looked at (R118).
    """
    button: Button | IconButton
    if captioned(paint.scale):
        button = Button("peek", place, tr("peek.show"), press, style=Style.BAR)
    else:
        side = min(place.w, place.h)
        button = IconButton("peek", centred(side, side, place), tr("peek.show"), "last-trick", press)
    button.hint = tr("peek.hint") if captioned(paint.scale) else f"{tr('peek.show')}\n{tr('peek.hint')}"
    return button
