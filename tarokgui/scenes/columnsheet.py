"""A paper sheet with a title, a column that scrolls, and buttons at its foot: the list of keys, about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect, centred
from tarokgui.forms.columnform import ColumnForm
from tarokgui.kit.commands import Command
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.widgets.arrangement import row, row_from_right
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.column import ColumnLine
from tarokgui.widgets.label import Panel

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program

Foot = tuple[str, str, Callable[[], None]]
"""A button: id, label, deed."""


class ColumnSheet(ColumnForm):
    """Give it a name and a size in units, and fill in ``title``, ``lines`` and perhaps ``foot``."""

    opaque = False
    width, height = 720.0, 640.0

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.prefer = "close"

    @property
    def title(self) -> str:
        """The title, in the language of now."""
        return ""

    def lines(self, rows: OptionRows) -> Sequence[ColumnLine]:
        """The lines of the column."""
        return ()

    def foot(self) -> Sequence[Foot]:
        """Buttons beside the one that closes."""
        return ()

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken the scene below."""
        self.paint.veil(surface)

    def build(self) -> Iterable[Widget]:
        """Sheet, column, buttons."""
        px, text = self.scale.px, self.paint.text
        wide = max(px(self.width), round(34 * self.scale.medium))
        size = (min(wide, self.window.w - px(60)), min(px(self.height), self.window.h - px(50)))
        sheet = centred(*size, self.window)
        body = Panel.body(sheet, self.paint)
        height = max(self.scale.target, text.line_height(self.scale.medium) + px(12))
        foot = Rect(body.x, body.bottom - height, body.w, height)
        yield Panel("sheet", sheet, self.title)
        yield from self.laid(
            self.lines(OptionRows(self.paint, self.tr)),
            Rect(body.x, body.y, body.w, foot.y - body.y - px(12)),
        )
        buttons = self.foot()
        places = row(foot, [button_size(self.paint, label)[0] for _, label, _ in buttons], px(12))
        for (id, label, press), place in zip(buttons, places, strict=True):
            yield Button(id, place, label, press)
        label = self.tr("button.close")
        width = button_size(self.paint, label)[0]
        (place,) = row_from_right(foot, [width])
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
