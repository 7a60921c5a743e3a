"""The hint: the suggestion, its reasons, and the other moves with their price; or that it is being worked out."""

from __future__ import annotations

from dataclasses import dataclass

from tarokgui.controller.state import TableState
from tarokgui.viewmodel.settings import ViewSettings
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.hintwords import HintWords, PricedMove


@dataclass(frozen=True, slots=True)
class HintView:
    """The hint for the screen: ``line`` is above the hand, ``why`` is the title of the sheet; ``opened`` if the sheet
    is there, ``known`` once there is an answer."""

    line: str = ""
    why: str = ""
    reasons: tuple[str, ...] = ()
    prices: tuple[PricedMove, ...] = ()
    """The suggestion and the next best moves with their prices, the suggestion first."""
    told: str = ""
    """All of it, as it is said."""
    opened: bool = False
    known: bool = False


def hint_view(context: WordContext, state: TableState, settings: ViewSettings) -> HintView:
    """The hint as far as the person wants it."""
    tr, hint = context.tr, state.hint_shown
    if hint is None:
        unseen = state.hint.slow and state.hint_thinking and not state.hint_awaited
        thinking = tr("hint.thinking")
        return HintView(thinking if unseen else "", thinking if state.hint_opened else "", opened=state.hint_opened)
    words = HintWords(tr, context.seating, hint)
    line = f"{words.line} {tr('hint.enter')}" if settings.hint_by_key else words.line
    opened = state.hint_opened
    told = words.aloud if opened else ""
    return HintView(line, words.why, tuple(words.reasons), tuple(words.prices), told, opened=opened, known=True)
