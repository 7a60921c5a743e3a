"""A paper sheet over the table, with one button that closes it, such as the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect, centred
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command
from tarokgui.widgets.arrangement import row_from_right
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Panel

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program


class SheetScene(Form):
    """Give it a name, a title and a size in units, and fill in ``contents``."""

    opaque = False
    title = ""
    width, height = 640.0, 600.0

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.prefer = "close"

    def contents(self, room: Rect) -> Iterable[Widget]:
        """The widgets of the sheet between its title and its button."""
        return ()

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken the scene below."""
        self.paint.veil(surface)

    def build(self) -> Iterable[Widget]:
        """Sheet, contents, button."""
        px = self.scale.px
        size = (min(px(self.width), self.window.w - px(60)), min(px(self.height), self.window.h - px(60)))
        sheet = centred(*size, self.window)
        body = Panel.body(sheet, self.paint)
        foot = Rect(body.x, body.bottom - self.scale.target, body.w, self.scale.target)
        yield Panel("sheet", sheet, self.title)
        yield from self.contents(Rect(body.x, body.y, body.w, foot.y - body.y - px(10)))
        label = self.tr("button.close")
        (place,) = row_from_right(foot, [button_size(self.paint, label)[0]])
        yield Button("close", place, label, self.close, style=Style.PRIMARY)

    def handle(self, command: Command) -> bool:
        """Take every command: nothing goes further down."""
        super().handle(command)
        return True

    def escape(self) -> bool:
        """Close."""
        self.close()
        return True

    def close(self) -> None:
        """Take the sheet away."""
        self.program.stack.remove(self)
