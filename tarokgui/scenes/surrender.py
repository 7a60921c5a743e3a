"""The question before a surrender: it costs, and cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable

from tarokgui.table.context import Context
from tarokgui.widgets.button import Style
from tarokgui.widgets.dialog import Answer, Dialog


def surrender_question(context: Context, surrender: Callable[[], None]) -> Dialog:
    """What it costs (R50, R51), with playing on as the safe answer."""
    tr, table = context.tr, context.view.table
    price = table.contract.base * table.level * table.stake if table.contract else 0
    answers = (
        Answer("surrender-yes", tr("talon.surrender-do"), surrender, Style.SECOND, True),
        Answer("surrender-no", tr("talon.play-on"), lambda: None, Style.PRIMARY),
    )
    text = tr("talon.surrender-text", price=price, more=table.stake)
    return Dialog(context.services, tr("talon.surrender-title"), text, answers, "surrender-no")
