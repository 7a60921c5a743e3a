"""The question before a surrender: it costs, and cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.romanian.prices import surrender_price
from tarokgui.table.context import Context
from tarokgui.widgets.button import Style
from tarokgui.widgets.dialog import Answer, Dialog


def surrender_question(context: Context, surrender: Callable[[], None]) -> Dialog:
    """What it costs (R50, R51), with playing on as the safe answer."""
    tr, price = context.tr, surrender_price(context.view)
    answers = (
        Answer("surrender-yes", tr("talon.surrender-do"), surrender, Style.SECOND, True),
        Answer("surrender-no", tr("talon.play-on"), lambda: None, Style.PRIMARY),
    )
    key = "panels.surrender.text-trula" if price.trula else "panels.surrender.text"
    text = tr(key, total=price.total, trula=price.trula)
    return Dialog(context.services, tr("talon.surrender-title"), text, answers, "surrender-no")
