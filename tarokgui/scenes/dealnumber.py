"""The question for the number of another deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.forms.dialog import Answer, Dialog
from tarokgui.kit.commands import Command, Key
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.widgets.textfield import TextField

if TYPE_CHECKING:
    from tarokgui.services.program import Program


class DealNumber(Dialog):
    """*present* is the number of the present deal, *deal* is given the typed text.

    *given_up*: for that deal a hand is given up, and the question is for that as well; *following*: it will be the next
    hand.
    """

    name = "deal-number"

    def __init__(
        self,
        program: Program,
        present: int | None,
        deal: Callable[[str], None],
        *,
        given_up: bool = False,
        following: bool = False,
    ) -> None:
        tr = program.feedback.tr
        text = tr("deal-number.text")
        if given_up:
            text = f"{text} {tr('deal-number.given-up')}"
        if following:
            text = f"{text} {tr('deal-number.following')}"
        answers = (
            Answer("number-no", tr("button.cancel"), lambda: None),
            Answer("number-yes", tr("deal-number.deal"), self._take, Style.PRIMARY),
        )
        super().__init__(program, tr("deal-number.title"), text, answers, "number-no")
        self._present = present
        self._deal = deal
        self.prefer = "number"
        self._typed = ""
        self._field: TextField | None = None

    def build(self) -> Iterable[Widget]:
        """The question with a field between text and buttons."""
        widgets = list(super().build())
        buttons = [widget for widget in widgets if widget.id.startswith("number-")]
        text = next(widget for widget in widgets if widget.id == "question")
        high = self.scale.target
        top = text.rect.bottom + self.scale.px(10)
        field = TextField(
            "number",
            Rect(text.rect.x, top, text.rect.w, high),
            self.title,
            self._note,
            ghost=str(self._present or ""),
            seeks=False,
        )
        field.value, field.caret = self._typed, len(self._typed)
        self._field = field
        down = max(0, top + high + self.scale.px(16) - buttons[0].rect.y)
        for widget in widgets:
            if widget.id == "sheet":
                widget.rect = Rect(widget.rect.x, widget.rect.y, widget.rect.w, widget.rect.h + down)
            elif widget in buttons:
                widget.rect = widget.rect.moved(0, down)
        yield from widgets
        yield field

    def _note(self, text: str) -> None:
        digits = "".join(letter for letter in text if letter.isdigit() and letter.isascii())[:6]
        self._typed = digits
        if digits != text and self._field is not None:
            self._field.value, self._field.caret = digits, len(digits)

    def handle(self, command: Command) -> bool:
        """Deal by Enter in the field."""
        enter = isinstance(command, Key) and command.name == "return" and command.plain()
        if enter and self.focus.focused is self._field:
            if isinstance(command, Key) and not command.repeat:
                self.program.stack.remove(self)
                self._take()
            return True
        return super().handle(command)

    def _take(self) -> None:
        self._deal(self._typed)
