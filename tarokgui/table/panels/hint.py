"""The sheet with the reasons of a hint: why, at most three reasons, the next best moves, and a button that does it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

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

    from tarokgui.widgets.drawcontext import DrawContext

DO: Final = "hint:do"
"""The id of the button that carries out the suggestion."""
CLOSE: Final = "hint:close"
SIDEWAYS: Final = 24
"""A sheet that is so many of its letters wide has its buttons beside the words, not under them."""
READABLE: Final = 5
"""So many lines of the reasons are seen at once, if there are so many."""


class Bullet(Label):
    """A sentence with a lozenge before it."""

    def __init__(self, id: str, rect: Rect, label: str, paint: DrawContext, *, strong: bool) -> None:
        super().__init__(id, rect, label, px=paint.scale.medium, colour=paint.theme.on_paper)
        self._strong = strong

    @staticmethod
    def indent(paint: DrawContext) -> int:
        """The distance of the words from the left edge, in pixels."""
        return max(paint.scale.px(20, 14), round(paint.scale.medium * 0.9))

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Lozenge and sentence."""
        indent, line = self.indent(paint), paint.text.line_height(self.px)
        middle = (self.rect.x + paint.scale.px(7, 5), self.rect.y + line // 2)
        paint.lozenge(surface, middle, 5, paint.theme.oxblood)
        if not self._strong:
            paint.lozenge(surface, middle, 2.5, paint.theme.paper)
        box = Rect(self.rect.x + indent, self.rect.y, self.rect.w - indent, self.rect.h)
        paint.text.paragraph(surface, self.label, box, self.face, self.px, self.colour, self.align)


class HintPanel(NamedTuple):
    """The widgets of the sheet, the sheet first; and the extent to which its words are seen."""

    widgets: Sequence[Widget]
    rest: Rect
    """The part of its place that the sheet leaves free above it."""
    complete: bool
    """True if all the words are seen."""
    reasoned: bool
    """True if all the reasons are seen."""
    readable: bool
    """True also if so many of their lines are seen that the rest is easily scrolled to."""
    room: int
    """The height of the words that are seen, in pixels."""


def hint_panel(
    context: Context,
    place: Rect,
    *,
    why: str,
    reasons: Sequence[str],
    others: Sequence[str],
    do: Callable[[], None] | None,
    close: Callable[[], None],
    card: bool,
    least: int = 0,
) -> HintPanel:
    """The sheet at the foot of a place, as high as its words want, and at *least* so high if that is given.

    Where the words need the title's room it is left out, because the first line names the subject. That line goes too
    where *least* is not given: then the line of advice is seen, and it names the same move. Without *do* there is
    nothing to do yet, and that line is all.
    """
    paint, tr = context.paint, context.tr
    gap = paint.scale.px(12, 8)
    outer = place.inset(paint.scale.px(6))
    probe = Panel.body(outer, paint, titled=False)
    buttons = _buttons(context, probe.w, tr("hint.play-it" if card else "hint.do-it"), do, close)
    wide, foot = buttons[-1].rect.right, buttons[-1].rect.bottom
    aside = probe.w >= SIDEWAYS * paint.scale.medium
    column = probe.w - wide - 2 * gap if aside else probe.w
    words = list(_words(context, column, why, reasons, others))

    def whole(height: int) -> int:
        """The height that the sheet needs inside for words of that height."""
        return max(height, foot) if aside else height + gap + foot

    frame = outer.h - Panel.body(outer, paint).h
    titled = is_roomy(paint) and not least and frame + whole(words[-1].rect.bottom) <= outer.h
    if not titled:
        frame = outer.h - probe.h
    if frame + whole(words[-1].rect.bottom) > outer.h and not least and reasons:
        words = list(_words(context, column, "", reasons, others))
    if frame + whole(words[-1].rect.bottom) > outer.h:  # then it scrolls, and the scroll bar wants room
        words = list(_words(context, column - Pane.gutter(paint), why if least else "", reasons, others))
    height = words[-1].rect.bottom
    high = min(max(frame + whole(height), least - (place.h - outer.h)), outer.h)
    sheet = Rect(outer.x, outer.bottom - high, outer.w, high)
    body = Panel.body(sheet, paint, titled=titled)
    reasoned = max((widget.rect.bottom for widget in words if isinstance(widget, Bullet)), default=height)
    seen = Rect(body.x, body.y, column, body.h if aside else body.h - foot - gap)
    lines = pane(context, "hint:words", seen, height)
    for widget in words:
        widget.rect = widget.rect.moved(body.x, body.y)
    for button in buttons:
        corner = (body.right - wide, body.bottom - foot) if aside else (body.x, body.bottom - foot)
        button.rect = button.rect.moved(*corner)
    if lines.furthest:
        for widget in words:
            widget.focusable = True  # so that the keys can scroll
    title = Panel("hint:sheet", sheet, tr("hint.title") if titled else "")
    title.pane = lines  # the wheel is for the words wherever on the sheet it is turned
    widgets: list[Widget] = [title, lines, *lines.hold(words), *buttons]
    for widget in widgets:
        widget.above = True
    enough = min(reasoned, READABLE * paint.text.line_height(paint.scale.medium))
    above = Rect(place.x, place.y, place.w, max(0, sheet.y - place.y))
    return HintPanel(widgets, above, not lines.furthest, seen.h >= reasoned, seen.h >= enough, seen.h)


def _words(context: Context, width: int, why: str, reasons: Sequence[str], others: Sequence[str]) -> Iterator[Widget]:
    """The words from the top of a column of that width."""
    paint = context.paint
    scale, text, theme = paint.scale, paint.text, paint.theme
    gap = scale.px(8, 5)
    y = 0
    if why:
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
    context: Context, width: int, label: str, do: Callable[[], None] | None, close: Callable[[], None]
) -> list[Button]:
    """Both buttons, or only the second, from the top left corner, as wide as their words.

    They are one above the other beside wide words or where there is no room for both; else side by side. The loudest
    button on the screen stays the table's own.
    """
    paint, shut = context.paint, context.tr("button.close")
    gap = paint.scale.px(8, 6)
    wide, high = button_size(paint, label, width)
    other, low = button_size(paint, shut, width)
    if do is None:
        alone = Button(CLOSE, Rect(0, 0, other, low), shut, close)
        alone.focusable = False  # it takes no key from anything: Escape does the same
        return [alone]
    if wide + gap + other <= width < SIDEWAYS * paint.scale.medium:
        first = Rect(0, 0, wide, max(high, low))
        second = Rect(first.right + gap, 0, other, first.h)
    else:
        first = Rect(0, 0, max(wide, other), high)
        second = Rect(0, high + gap, first.w, low)
    return [
        Button(DO, first, label, do, style=Style.SECOND),
        Button(CLOSE, second, shut, close),
    ]
