"""The sheet with the reasons of a hint: why, at most three reasons, the next best moves, and a button that does it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.table.context import Context
from tarokgui.table.panels.sheet import is_roomy, pane
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Label, Panel
from tarokgui.widgets.pane import Pane

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint

DO: Final = "hint:do"
"""The id of the button that does what is suggested."""
CLOSE: Final = "hint:close"


class Bullet(Label):
    """A sentence with a lozenge before it."""

    def __init__(self, id: str, rect: Rect, label: str, paint: Paint, *, strong: bool) -> None:
        super().__init__(id, rect, label, px=paint.scale.medium, colour=paint.theme.on_paper)
        self._strong = strong

    @staticmethod
    def indent(paint: Paint) -> int:
        """Where the words begin."""
        return max(paint.scale.px(20, 14), round(paint.scale.medium * 0.9))

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Lozenge and sentence."""
        indent, line = self.indent(paint), paint.text.line_height(self.px)
        middle = (self.rect.x + paint.scale.px(7, 5), self.rect.y + line // 2)
        paint.lozenge(surface, middle, 5, paint.theme.oxblood)
        if not self._strong:
            paint.lozenge(surface, middle, 2.5, paint.theme.paper)
        box = Rect(self.rect.x + indent, self.rect.y, self.rect.w - indent, self.rect.h)
        paint.text.paragraph(surface, self.label, box, self.face, self.px, self.colour, self.align)


def hint_panel(
    context: Context,
    dock: Rect,
    *,
    why: str,
    reasons: Sequence[str],
    others: Sequence[str],
    do: Callable[[], None],
    close: Callable[[], None],
    card: bool,
) -> tuple[list[Widget], Rect]:
    """The sheet at the foot of the dock, as high as its words want, and what is left of the dock above it.

    Where the words need the title's room it is left out, for the first line says what this is about.
    """
    paint, tr = context.paint, context.tr
    gap = paint.scale.px(12, 8)
    outer = dock.inset(paint.scale.px(6))
    probe = Panel.body(outer, paint, titled=False)
    buttons = _buttons(context, probe.w, tr("hint.play-it" if card else "hint.do-it"), do, close)
    foot = buttons[-1].rect.bottom
    words = list(_words(context, probe.w, why, reasons, others))
    height = words[-1].rect.bottom
    frame = outer.h - Panel.body(outer, paint).h
    titled = is_roomy(paint) and frame + height + gap + foot <= outer.h
    if not titled:
        frame = outer.h - probe.h
    whole = frame + height + gap + foot
    if whole > outer.h:  # then it scrolls, and the scroll bar wants room
        words = list(_words(context, probe.w - Pane.gutter(paint), why, reasons, others))
        height = words[-1].rect.bottom
    sheet = Rect(outer.x, max(outer.y, outer.bottom - whole), outer.w, min(whole, outer.h))
    body = Panel.body(sheet, paint, titled=titled)
    lines = pane(context, "hint:words", Rect(body.x, body.y, body.w, body.h - foot - gap), height)
    for widget in words:
        widget.rect = widget.rect.moved(body.x, body.y)
    for button in buttons:
        button.rect = button.rect.moved(body.x, body.bottom - foot)
    if lines.furthest:
        for widget in words:
            widget.focusable = True  # so that the keys can scroll
    title = Panel("hint:sheet", sheet, tr("hint.title") if titled else "")
    above = Rect(dock.x, dock.y, dock.w, max(0, sheet.y - dock.y))
    return [title, lines, *lines.hold(words), *buttons], above


def _words(context: Context, width: int, why: str, reasons: Sequence[str], others: Sequence[str]) -> Iterator[Widget]:
    """The words from the top of a column of that width."""
    paint = context.paint
    scale, text, theme = paint.scale, paint.text, paint.theme
    gap = scale.px(8, 5)
    high = text.height(why, Face.STRONG, scale.medium, width)
    yield Label(
        "hint:why", Rect(0, 0, width, high), why, px=scale.medium, colour=theme.on_paper_second, face=Face.STRONG
    )
    y = high + gap
    room = width - Bullet.indent(paint)
    for number, reason in enumerate(reasons):
        high = text.height(reason, Face.BODY, scale.medium, room)
        yield Bullet(f"hint:reason:{number}", Rect(0, y, width, high), reason, paint, strong=number == 0)
        y += high + gap
    if not others:
        return
    caption = f"{context.tr('hint.others')}:"
    y += scale.px(4)
    for id, words, face in (
        ("hint:others", caption, Face.STRONG),
        *((f"hint:other:{number}", words, Face.BODY) for number, words in enumerate(others)),
    ):
        high = text.height(words, face, scale.small, width)
        yield Label(id, Rect(0, y, width, high), words, px=scale.small, colour=theme.on_paper_second, face=face)
        y += high + scale.px(3, 2)


def _buttons(
    context: Context, width: int, label: str, do: Callable[[], None], close: Callable[[], None]
) -> list[Button]:
    """Both buttons side by side, or one above the other, from the top left corner.

    The loudest button on the screen stays the table's own.
    """
    paint, shut = context.paint, context.tr("button.close")
    gap = paint.scale.px(8, 6)
    wide, high = button_size(paint, label, width)
    other, low = button_size(paint, shut, width)
    if wide + gap + other <= width:
        first = Rect(0, 0, width - gap - other, max(high, low))
        second = Rect(first.right + gap, 0, other, first.h)
    else:
        first = Rect(0, 0, width, high)
        second = Rect(0, high + gap, width, low)
    return [
        Button(DO, first, label, do, style=Style.SECOND),
        Button(CLOSE, second, shut, close),
    ]
