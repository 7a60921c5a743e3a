"""Makes the rows of settings and house rules; their heights are known before they are laid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.check import Check
from tarokgui.widgets.choice import Choice
from tarokgui.widgets.column import ColumnLine
from tarokgui.widgets.label import Label
from tarokgui.widgets.rowshape import RowShape
from tarokgui.widgets.slider import Slider, SliderShape

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext
    from tarokgui.wording.translator import Translator


class OptionRows:
    """For one scene at one size. *even*: all choices have their control beside the name, or all below it."""

    def __init__(self, paint: DrawContext, tr: Translator, *, even: bool = False) -> None:
        self.paint = paint
        self.tr = tr
        self.even = even
        self._choices: list[tuple[str, int]] = []
        """The name of each choice, and the width of its control."""

    def _stacked(self, width: int) -> bool | None:
        """True if all choices stand below their names; None if each goes by itself."""
        if not self.even:
            return None
        return any(RowShape.stacks(self.paint, width, label, wanted) for label, wanted in self._choices)

    def heading(self, id: str, text: str, above: float = 20) -> ColumnLine:
        """The heading of the rows below it."""
        scale, theme = self.paint.scale, self.paint.theme

        def make(rect: Rect) -> Label:
            return Label(id, rect, text, px=scale.large, colour=theme.oxblood, face=Face.TITLE)

        return ColumnLine(lambda width: self.paint.text.height(text, Face.TITLE, scale.large, width), make, above)

    def words(self, id: str, text: str, *, quiet: bool = False, above: float = 6) -> ColumnLine:
        """A paragraph."""
        scale, theme = self.paint.scale, self.paint.theme
        px, colour = (scale.small, theme.on_paper_second) if quiet else (scale.medium, theme.on_paper)

        def make(rect: Rect) -> Label:
            return Label(id, rect, text, px=px, colour=colour)

        return ColumnLine(lambda width: self.paint.text.height(text, Face.BODY, px, width), make, above)

    def pick(
        self,
        id: str,
        label: str,
        options: Sequence[str],
        index: int,
        choose: Callable[[int], None],
        *,
        second: str = "",
        reason: str = "",
        below: bool | None = None,
    ) -> ColumnLine:
        """One of several, *below* its name if that is said. With a *reason* it cannot be chosen."""
        paint = self.paint
        widest = max(paint.text.size(option, Face.STRONG, paint.scale.medium)[0] for option in options)
        wanted = widest + 2 * paint.scale.target + paint.scale.px(8)
        self._choices.append((label, wanted))

        def shape(width: int) -> RowShape:
            stacked = self._stacked(width) if below is None else below
            return RowShape.of(paint, width, label, reason or second, wanted, stacked=stacked)

        def make(rect: Rect) -> Choice:
            return Choice(
                id, rect, label, options, index, choose,
                second=second, shape=shape(rect.w), enabled=not reason, reason=reason,
            )  # fmt: skip

        return ColumnLine(lambda width: shape(width).height, make)

    def slide(
        self,
        id: str,
        label: str,
        stops: Sequence[str],
        index: int,
        choose: Callable[[int], None],
        *,
        second: str = "",
        reason: str = "",
    ) -> ColumnLine:
        """A slider over *stops*."""

        def shape(width: int) -> SliderShape:
            return SliderShape.of(self.paint, width, label, reason or second, stops)

        def make(rect: Rect) -> Slider:
            return Slider(
                id, rect, label, stops, index, choose,
                shape=shape(rect.w), second=second, enabled=not reason, reason=reason,
            )  # fmt: skip

        return ColumnLine(lambda width: shape(width).row.height, make)

    def switch(
        self, id: str, label: str, on: bool, choose: Callable[[bool], None], *, second: str = "", reason: str = ""
    ) -> ColumnLine:
        """On or off."""

        def make(rect: Rect) -> Check:
            return Check(id, rect, label, choose, checked=on, second=second, enabled=not reason, reason=reason)

        return ColumnLine(lambda width: Check.height(self.paint, width, label, reason or second), make)

    def button(self, id: str, label: str, press: Callable[[], None], *, above: float = 18) -> ColumnLine:
        """A button as wide as its words."""

        def make(rect: Rect) -> Button:
            w, h = button_size(self.paint, label, rect.w)
            return Button(id, Rect(rect.x, rect.y, w, h), label, press, style=Style.PLAIN)

        return ColumnLine(lambda width: button_size(self.paint, label, width)[1], make, above)
