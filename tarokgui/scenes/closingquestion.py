"""The question of a game that is left and not saved, and the message where it was saved instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.forms.dialog import Answer, Dialog
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Panel

if TYPE_CHECKING:
    from tarokgui.services.program import Program


class LeavingDialog(Dialog):
    """A dialog that stands between the player and leaving: one at a time is enough."""


class ClosingQuestion(LeavingDialog):
    """A question with its answers in two columns: they are many, and long."""

    def enter(self) -> None:
        """Ask, unless it is asked already: the player may want to leave twice at the same moment."""
        if len([scene for scene in self.program.stack if isinstance(scene, LeavingDialog)]) > 1:
            self.program.stack.remove(self)
        else:
            super().enter()

    def build(self) -> Iterable[Widget]:
        """Sheet, text and buttons."""
        paint, px = self.paint, self.scale.px
        pad, gap = px(paint.theme.panel_pad), px(12)
        width = min(px(720), self.window.w - px(40))
        wide = (width - 2 * pad - gap) // 2
        tall = max(button_size(paint, answer.label, wide)[1] for answer in self.answers)
        rows = (len(self.answers) + 1) // 2
        text_h = self.content_height(width - 2 * pad)
        head = Panel.body(Rect(0, 0, width, 1000), paint).y
        height = min(self.window.h - px(16), head + text_h + px(20) + rows * (tall + gap) - gap + pad)
        sheet = Rect((self.window.w - width) // 2, (self.window.h - height) // 2, width, height)
        body = Panel.body(sheet, paint)
        yield Panel("sheet", sheet, self.title)
        yield self.content(Rect(body.x, body.y, body.w, text_h))
        top = sheet.bottom - pad - rows * (tall + gap) + gap
        for number, answer in enumerate(self.answers):
            down, right = divmod(number, 2)
            rect = Rect(body.x + right * (wide + gap), top + down * (tall + gap), wide, tall)
            yield Button(answer.id, rect, answer.label, self._answering(answer), style=answer.style)


class SavedElsewhere(Dialog):
    """Says in which folder the evening is saved; then the game may be left in any way."""

    def __init__(self, program: Program, folder: str, then: Callable[[], None]) -> None:
        tr = program.feedback.tr
        done = Answer("over", tr("button.ok"), then, Style.PRIMARY)
        text = tr("ending.ask.elsewhere-done", folder=folder)
        super().__init__(program, tr("ending.ask.elsewhere-title"), text, (done,), "over")
