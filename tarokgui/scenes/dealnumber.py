"""Another deal in the place of the present one: by number, or from the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine import Card
from tarokgui.app import clipboard
from tarokgui.app.commands import Command, Key
from tarokgui.draw.geometry import Rect
from tarokgui.session.dealtext import NotADeal, deal_text, read_deal
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.widgets.dialog import Answer, Dialog
from tarokgui.widgets.textfield import TextField

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene


def copy_deal(table: TableScene) -> None:
    """Put the present deal on the clipboard and say so."""
    table.say(copy_words(table))


def copy_words(table: TableScene) -> str:
    """Put the present deal on the clipboard; what there is to say about it."""
    tr, session = table.services.tr, table.session
    text = deal_text(session)
    if not text:
        return tr("copy.none")
    if not clipboard.copy(text):
        return tr("copy.failed")
    return tr("copy.record") if session.hand_over else tr("copy.number", number=session.deal)


def paste_deal(table: TableScene) -> None:
    """Deal what lies on the clipboard, after a question if a hand is being played."""
    table.croupier.when_free(lambda: take(table, clipboard.paste()))


def take(table: TableScene, text: str) -> None:
    """Deal what *text* stands for, or say why it stands for nothing."""
    try:
        pack, number = read_deal(text, table.session.match)
    except NotADeal as why:
        table.say(table.services.tr(why.key))
        return
    _ask(table, lambda: _deal(table, pack, number))


def _deal(table: TableScene, pack: tuple[Card, ...], number: int | None) -> None:
    tr = table.services.tr
    table.rewinding.deal(pack, number, tr("paste.record") if number is None else tr("paste.number", number=number))


def _ask(table: TableScene, deal: Callable[[], None]) -> None:
    """A hand that is being played is not given up without a question."""
    if not table.session.can_take_back or table.session.hand_over:
        deal()
        return
    tr = table.services.tr
    answers = (
        Answer("redeal-yes", tr("redeal.yes"), deal, Style.SECOND, True),
        Answer("redeal-no", tr("redeal.no"), lambda: None, Style.PRIMARY),
    )
    table.services.stack.push(Dialog(table.services, tr("redeal.title"), tr("redeal.text"), answers, "redeal-no"))


class DealNumber(Dialog):
    """Asks for the number of a deal."""

    name = "deal-number"

    def __init__(self, table: TableScene) -> None:
        tr = table.services.tr
        answers = (
            Answer("number-no", tr("button.cancel"), lambda: None),
            Answer("number-yes", tr("deal-number.deal"), self._take, Style.PRIMARY),
        )
        super().__init__(table.services, tr("deal-number.title"), tr("deal-number.text"), answers, "number-no")
        self.table = table
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
            ghost=str(self.table.session.deal or ""),
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
        """Enter in the field deals."""
        if isinstance(command, Key) and command.name == "return" and self.focus.focused is self._field:
            if not command.repeat:
                self.services.stack.remove(self)
                self._take()
            return True
        return super().handle(command)

    def _take(self) -> None:
        self.table.croupier.when_free(lambda: take(self.table, self._typed))
