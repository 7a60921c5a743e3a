"""The sheet with the reasons of a hint, a small table of prices, and a button that does it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.table.context import Context
from tarokgui.table.panels.sheet import is_roomy, pane
from tarokgui.viewmodel.hint import HintView
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Label, Panel
from tarokgui.widgets.pane import Pane

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext
    from tarokgui.wording.hintwords import PricedMove

DO: Final = "hint:do"
"""The id of the button that carries out the suggestion."""
CLOSE: Final = "hint:close"
BROAD: Final = 27
"""A sheet that is so many of its letters wide has the prices beside the reasons, not under them."""
REASONED: Final = 0.6
"""The part of a broad sheet that the reasons take."""


class Bullet(Label):
    """A sentence with a lozenge before it."""

    @staticmethod
    def indent(paint: DrawContext, px: int) -> int:
        """The distance of the words from the left edge, in pixels."""
        return max(paint.scale.px(20, 14), round(px * 0.9))

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Lozenge and sentence."""
        indent, line = self.indent(paint, self.px), paint.text.line_height(self.px)
        paint.lozenge(surface, (self.rect.x + paint.scale.px(7, 5), self.rect.y + line // 2), 5, paint.theme.oxblood)
        box = Rect(self.rect.x + indent, self.rect.y, self.rect.w - indent, self.rect.h)
        paint.text.paragraph(surface, self.label, box, self.face, self.px, self.colour, self.align)


class PriceLine(Widget):
    """A row of the table of prices: the move at the left, its price at the right; the best one in bold."""

    role = "text"

    def __init__(self, id: str, rect: Rect, move: PricedMove, px: int) -> None:
        super().__init__(id, rect, move.told)
        self._move, self._px = move, px

    @staticmethod
    def height(paint: DrawContext, move: PricedMove, px: int, width: int) -> int:
        """The height of the row: in one line, or with the price below the move."""
        line, edge = paint.text.line_height(px), paint.scale.px(4)
        if PriceLine._beside(paint, move, px, width):
            return line + edge
        name = paint.text.height(move.name, Face.LABEL, px, width - 2 * paint.scale.px(8, 6))
        return name + (line if move.price else 0) + edge

    @staticmethod
    def _beside(paint: DrawContext, move: PricedMove, px: int, width: int) -> bool:
        """True if the price stands in the line of the move."""
        words = sum(paint.text.size(*each, px)[0] for each in ((move.name, Face.LABEL), (move.price, Face.STRONG)))
        return words + 2 * paint.scale.px(8, 6) + px // 2 <= width

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Ground, move, price."""
        theme, scale, text, move, px = paint.theme, paint.scale, paint.text, self._move, self._px
        paint.framed(surface, self.rect, theme.paper_inset, theme.paper_edge, theme.button_radius, scale.hair)
        box = self.rect.inset(scale.px(8, 6), scale.px(2))
        colour = theme.oxblood if move.best else theme.on_paper_second
        price = box
        if self._beside(paint, move, px, self.rect.w):
            text.line(surface, move.name, box, Face.LABEL, px, theme.on_paper)
        else:
            high = text.line_height(px) if move.price else 0
            price = Rect(box.x, box.bottom - high, box.w, high)
            text.paragraph(surface, move.name, box._replace(h=box.h - high), Face.LABEL, px, theme.on_paper)
        text.line(surface, move.price, price, Face.STRONG, px, colour, Align.RIGHT)


class HintPanel(NamedTuple):
    """The widgets of the sheet, the sheet first; and the extent to which its words are seen."""

    widgets: Sequence[Widget]
    complete: bool
    """True if all the words are seen."""
    room: int
    """The height of the words that are seen, in pixels."""

    @property
    def rect(self) -> Rect:
        """The place of the sheet."""
        return self.widgets[0].rect


class Setting(NamedTuple):
    """The size of the letters in pixels, and if there is room for headings."""

    px: int
    headed: bool = False


class HintKeys(NamedTuple):
    """The buttons of the sheet: *do* carries the suggestion out, None while there is none yet; *close* goes back."""

    do_label: str
    do: Callable[[], None] | None
    close_label: str
    close: Callable[[], None]
    style: Style = Style.SECOND


def hint_panel(context: Context, outer: Rect, hint: HintView, keys: HintKeys, *, least: int = 0) -> HintPanel:
    """The sheet at the foot of a place, as high as its words want, and at *least* so high.

    Where the words need their room the headings are left out: the line above the hand names the subject.
    """
    paint = context.paint
    gap = paint.scale.px(10, 7)
    body = Panel.body(outer, paint, titled=False)
    frame, room = outer.h - body.h, body.h
    broad = body.w >= BROAD * paint.scale.medium
    buttons, wide, foot = _buttons(context, body.w * 2 // 5 if broad else body.w, keys)
    settings = [Setting(paint.scale.medium, headed=True), Setting(paint.scale.medium)]
    if not is_roomy(paint):
        settings.append(Setting(paint.scale.small))
    for setting in settings:
        words = [*_words(context, body.w, hint, setting, broad=broad, foot=foot)]
        height = _bottom(words)
        whole = max(height, _bottom([each for each in words if each.rect.x]) + gap + foot) if broad else height
        whole = whole if broad else height + gap + foot
        if whole <= room or not hint.reasons:
            break
    if whole > room:  # then it scrolls, and the scroll bar wants room
        narrow = body.w - Pane.gutter(paint)
        words = [*_words(context, narrow - (wide + gap if broad else 0), hint, settings[-1], broad=False, foot=0)]
        height, whole = _bottom(words), room
        seen = Rect(0, 0, body.w - wide - gap, room) if broad else Rect(0, 0, body.w, room - foot - gap)
    else:
        seen = Rect(0, 0, body.w, height)
    high = min(max(frame + whole, least), outer.h)
    sheet = Rect(outer.x, outer.bottom - high, outer.w, high)
    body = Panel.body(sheet, paint, titled=False)
    lines = pane(context, "hint:words", seen.moved(body.x, body.y), height)
    for widget in words:
        widget.rect = widget.rect.moved(body.x, body.y)
        widget.focusable = lines.furthest > 0  # so that the keys can scroll
    for button in buttons:
        button.rect = button.rect.moved(body.right - wide if broad else body.x, body.bottom - foot)
    paper = Panel("hint:sheet", sheet)
    paper.pane = lines  # the wheel is for the words wherever on the sheet it is turned
    widgets: list[Widget] = [paper, lines, *lines.hold(words), *buttons]
    for widget in widgets:
        widget.above = True
    return HintPanel(widgets, not lines.furthest, seen.h)


def _bottom(words: Sequence[Widget]) -> int:
    return max((widget.rect.bottom for widget in words), default=0)


def _words(
    context: Context, width: int, hint: HintView, setting: Setting, *, broad: bool, foot: int
) -> Iterator[Widget]:
    """The words from the top left corner of a sheet of that width: the reasons, and beside or under them the prices."""
    scale = context.paint.scale
    left = round(width * REASONED) if broad and (hint.prices or foot) else width
    y = 0
    for widget in _reasons(context, left, hint, setting):
        y = widget.rect.bottom
        yield widget
    if hint.prices:
        x, top = (left + scale.px(24, 16), 0) if broad else (0, y + scale.px(10, 6))
        yield from _prices(context, Rect(x, top, width - x, 0), hint.prices, setting)


def _reasons(context: Context, width: int, hint: HintView, setting: Setting) -> Iterator[Widget]:
    paint, gap, y = context.paint, context.paint.scale.px(6, 4), 0
    text, px, theme = paint.text, setting.px, paint.theme
    if setting.headed or not hint.reasons:
        y = text.height(hint.why, Face.TITLE, px, width)
        yield Label("hint:why", Rect(0, 0, width, y), hint.why, px=px, colour=theme.oxblood, face=Face.TITLE)
        y += gap
    for number, reason in enumerate(hint.reasons):
        high = text.height(reason, Face.BODY, px, width - Bullet.indent(paint, px))
        yield Bullet(f"hint:reason:{number}", Rect(0, y, width, high), reason, px=px, colour=theme.on_paper)
        y += high + gap


def _prices(context: Context, box: Rect, prices: Sequence[PricedMove], setting: Setting) -> Iterator[Widget]:
    paint, gap, y = context.paint, context.paint.scale.px(3, 2), box.y
    theme, px = paint.theme, setting.px
    if setting.headed:
        words, high = context.tr("hint.others"), paint.text.line_height(px)
        head = Rect(box.x, y, box.w, high)
        yield Label("hint:others", head, words, px=px, colour=theme.oxblood, face=Face.TITLE)
        y += high + gap
    for number, move in enumerate(prices):
        high = PriceLine.height(paint, move, px, box.w)
        yield PriceLine(f"hint:other:{number}", Rect(box.x, y, box.w, high), move, px)
        y += high + gap


def _buttons(context: Context, width: int, keys: HintKeys) -> tuple[list[Button], int, int]:
    """Both buttons, or only the second, from the top left corner, as wide as their words; the width and the height.

    They are side by side, or one above the other where there is no room for both.
    """
    paint, gap = context.paint, context.paint.scale.px(8, 6)
    wide, high = button_size(paint, keys.do_label, width)
    other, low = button_size(paint, keys.close_label, width)
    if keys.do is None:
        alone = Button(CLOSE, Rect(0, 0, other, low), keys.close_label, keys.close)
        alone.focusable = False  # it takes no key from anything: Escape does the same
        return [alone], other, low
    if wide + gap + other <= width:
        first = Rect(other + gap, 0, wide, max(high, low))
        second = Rect(0, 0, other, first.h)
        size = first.right, first.h
    else:
        first = Rect(0, 0, max(wide, other), high)
        second = Rect(0, high + gap, first.w, low)
        size = first.w, second.bottom
    do = Button(DO, first, keys.do_label, keys.do, style=keys.style)
    return [do, Button(CLOSE, second, keys.close_label, keys.close)], *size
