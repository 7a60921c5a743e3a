"""The acts of the settlement, by its buttons and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.controller.intents import Rewind
from tarokgui.controller.position import Jump
from tarokgui.forms.form import Form
from tarokgui.forms.restarting import restart_over
from tarokgui.kit.keymap import spelled
from tarokgui.scenes.settlementsheet.footbuttons import FootChoice
from tarokgui.table.dealexchange import copy_words
from tarokgui.widgets.button import Style
from tarokgui.wording.keywords import key_words

if TYPE_CHECKING:
    from tarokgui.services.routes import TableActions


class SettlementActions:
    """The acts on the hand that is settled at *table*; *form* shows it."""

    def __init__(self, form: Form, table: TableActions) -> None:
        self._form = form
        self._table = table
        self._live = table.live

    def choices(self) -> list[FootChoice]:
        """The buttons in reading order."""
        tr, session = self._form.tr, self._live.session
        nothing = "" if session.can_take_back else tr("undo.nothing")
        return [
            FootChoice("end", tr("settlement.end"), self.end, left=True),
            FootChoice(
                "undo",
                tr("settlement.undo"),
                self.take_back,
                enabled=not nothing,
                reason=nothing,
                hint=self._key("undo"),
                left=True,
            ),
            FootChoice(
                "copy", tr("settlement.copy"), self.copy, hint=self._key("copy"), short=tr("settlement.copy-short")
            ),
            FootChoice(
                "look", tr("settlement.look"), self.look, hint=self._key("look-back"), short=tr("settlement.look-short")
            ),
            FootChoice("scores", tr("settlement.scores"), self.scores, hint=self._key("scores")),
            FootChoice("next", tr("settlement.close"), self.end, Style.PRIMARY)
            if session.rounded_off
            else FootChoice("next", tr("settlement.next"), self.next, Style.PRIMARY),
        ][1 if session.rounded_off else 0 :]

    def _key(self, act: str) -> str:
        """The key of a button, for its tooltip."""
        keys = self._form.program.preferences.keymap.keys(act)
        return spelled(keys[0], key_words(self._form.tr)) if keys else ""

    def do(self, act: str) -> bool:
        """Do the act of a key; False if it means nothing here."""
        match act:
            case "scores":
                self.scores()
            case "undo":
                self.take_back()
            case "restart":
                restart_over(self._form.program, self._table, self._form)
            case "copy":
                self.copy()
            case "look-back":
                self.look()
            case "last-round":
                self._agree()
            case "next-hand" | "deal-number" if self._live.session.rounded_off:
                self.end()
            case "next-hand":
                self.next()
            case "deal-number":
                present = self._live.session.moment.deal
                self._form.program.routes.deal_number(present, self._deal_next, given_up=False, following=True)
            case _:
                return False
        return True

    def _close(self) -> None:
        self._form.program.stack.remove(self._form)

    def next(self) -> None:
        """Deal the next hand."""
        self._close()
        self._live.next_hand()

    def _deal_next(self, text: str) -> None:
        why = self._table.deal_next(text)
        if why:
            self._form.say(why)
        else:
            self._close()

    def scores(self) -> None:
        """Open the score sheet."""
        self._form.program.routes.scores(self._live.session)

    def look(self) -> None:
        """Go through the hand; it is the present one, so it is there."""
        hand = self._live.session.played.latest
        assert hand is not None
        self._form.program.routes.look_back(hand)

    def take_back(self) -> None:
        """Take the last decision back, if there is one."""
        if not self._live.session.can_take_back:
            self._form.say(self._form.tr("undo.nothing"))
            return
        self._close()
        self._table.dispatch(Rewind(Jump.UNDO))

    def copy(self) -> None:
        """Copy the deal."""
        self._form.say(copy_words(self._live.session, self._form.tr))

    def end(self) -> None:
        """End the evening, or close it if it is over."""
        self._form.program.routes.end_of_evening(self._table, self._agree)

    def _agree(self) -> None:
        """S68: have the hand that is over begin the last round, or call that off; the notes on the sheet say so."""
        agreed, form = self._live.session.last_round is not None, self._form

        def done() -> None:
            form.rebuild()
            form.say(form.tr("lastround.said.off" if agreed else "lastround.said.on"))

        self._live.agree(last=not agreed, then=done)
