"""A form with a column that scrolls: it follows the focus, the wheel and the paging keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind
from tarokgui.widgets.column import Column, ColumnLine

if TYPE_CHECKING:
    from tarokgui.services.program import Program
    from tarokgui.widgets.base import Widget


class ColumnForm(Form):
    """Yield `laid` in ``build`` for the part that scrolls."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.column = Column()

    def laid(self, lines: Sequence[ColumnLine], box: Rect) -> Iterable[Widget]:
        """The widgets of *lines* in *box*."""
        return self.column.lay(lines, box, self.paint, self.rebuild)

    def handle(self, command: Command) -> bool:
        """Scroll first, then do as every form does; then let the focus be seen."""
        if isinstance(command, Pointer) and command.kind is PointerKind.WHEEL and self.column.view.holds(command.pos):
            if self.column.furthest:
                self._scroll(-command.steps * self.scale.px(56))
                return True
        elif isinstance(command, Key) and command.name in ("page up", "page down") and not command.mods:
            page = self.column.view.h - self.scale.px(60)
            self._scroll(page if command.name == "page down" else -page)
            return True
        before = self.focus.focused
        handled = super().handle(command)
        if isinstance(command, Key):
            self.follow()
            if command.name in ("up", "down") and self.focus.focused is before and self._reading:
                self._scroll(self.scale.px(48) * (1 if command.name == "down" else -1))
        return handled

    @property
    def _reading(self) -> bool:
        """True if the focus is outside of the column: then up and down are for reading on."""
        return self.focus.focused is None or self.focus.focused.clip is None

    def reach(self, id: str, *, press: bool) -> None:
        """Focus or press it for a screen reader, and scroll there."""
        super().reach(id, press=press)
        self.follow()

    def follow(self) -> None:
        """Scroll to the focused widget and the row that it is on, if it is in the column and out of sight."""
        focused = self.focus.focused
        if focused is None or focused.clip is None:
            return
        rows = (each.rect for each in self.focus.widgets if each.clip is not None and each.rect.contains(focused.rect))
        if self.column.reveal(max(rows, key=lambda rect: rect.h), self.scale.px(12)):
            self.rebuild()

    def _scroll(self, by: int) -> None:
        if self.column.scroll(by):
            self.rebuild()
