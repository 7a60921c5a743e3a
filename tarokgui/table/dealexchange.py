"""Deals by way of the clipboard, and by number: the present one is copied, another one is dealt in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tarokgui.kit import clipboard
from tarokgui.session.dealtext import NotADeal, deal_text, read_deal

if TYPE_CHECKING:
    from tarokgui.controller.sources.live import Live
    from tarokgui.session.evening import Evening
    from tarokgui.wording.translator import Translator


def copy_words(session: Evening, tr: Translator) -> str:
    """Put the present deal on the clipboard; the sentence to show about it."""
    text = deal_text(session)
    if not text:
        return tr("copy.none")
    if not clipboard.copy(text):
        return tr("copy.failed")
    return tr("copy.record") if session.opened else tr("copy.number", number=session.moment.deal)


class DealExchange:
    """Copying and dealing at one table. *say* shows a sentence; *ask* does a deed once the person gives up the hand."""

    def __init__(
        self,
        live: Live,
        tr: Translator,
        say: Callable[[str], None],
        ask: Callable[[Callable[[], None]], None],
    ) -> None:
        self._live = live
        self._tr = tr
        self._say = say
        self._ask = ask

    def copy(self) -> None:
        """Put the present deal on the clipboard and say so."""
        self._say(copy_words(self._live.session, self._tr))

    def paste(self) -> None:
        """Deal the hand on the clipboard, after a question if a hand is being played."""
        self._live.when_free(lambda: self._take(clipboard.paste(), asked=False))

    def refusal(self, text: str) -> str:
        """The reason why *text* stands for no deal, in a sentence; empty if it does."""
        try:
            read_deal(text, self._live.session.match)
        except NotADeal as why:
            return self._tr(why.key)
        return ""

    def deal_next(self, text: str) -> str:
        """Settle the finished hand and deal the next one as *text* says; the reason if it cannot be, else empty."""
        why = self.refusal(text)
        if not why:
            self._live.next_hand()
            self.take(text)
        return why

    def take(self, text: str) -> None:
        """Deal the hand that *text* stands for, or say why there is none. The person has agreed already."""
        self._live.when_free(lambda: self._take(text, asked=True))

    def _take(self, text: str, *, asked: bool) -> None:
        session, tr = self._live.session, self._tr
        try:
            pack, number = read_deal(text, session.match)
        except NotADeal as why:
            self._say(tr(why.key))
            return
        done = tr("paste.record") if number is None else tr("paste.number", number=number)

        def deal() -> None:
            self._live.deal(pack, number, lambda _: self._say(done))

        if session.can_take_back and not (
            session.hand_over or asked
        ):  # a hand being played is not given up without a question
            self._ask(deal)
        else:
            deal()
