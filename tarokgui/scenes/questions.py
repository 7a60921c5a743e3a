"""The questions of the table: giving up the hand for another deal, and surrendering it."""

from __future__ import annotations

from collections.abc import Callable

from engine import surrender_price
from tarokgui.forms.dialog import Answer, Dialog
from tarokgui.services.program import Program
from tarokgui.table.context import Context
from tarokgui.widgets.button import Style


def redeal_question(program: Program, deal: Callable[[], None]) -> Dialog:
    """The question about giving up the hand being played, with playing on as the safe answer."""
    tr = program.feedback.tr
    answers = (
        Answer("redeal-yes", tr("redeal.yes"), deal, Style.SECOND, True),
        Answer("redeal-no", tr("redeal.no"), lambda: None, Style.PRIMARY),
    )
    return Dialog(program, tr("redeal.title"), tr("redeal.text"), answers, "redeal-no")


def surrender_question(program: Program, context: Context, surrender: Callable[[], None]) -> Dialog:
    """The question about surrender, with its cost (R50, R51) and playing on as the safe answer.

    It cannot be taken back.
    """
    tr, price = context.tr, surrender_price(context.view)
    answers = (
        Answer("surrender-yes", tr("talon.surrender-do"), surrender, Style.SECOND, True),
        Answer("surrender-no", tr("talon.play-on"), lambda: None, Style.PRIMARY),
    )
    key = "panels.surrender.text-trula" if price.trula else "panels.surrender.text"
    text = tr(key, n=price.total, total=price.total, trula=price.trula)
    return Dialog(program, tr("talon.surrender-title"), text, answers, "surrender-no")
