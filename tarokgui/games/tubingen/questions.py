"""The little tout: asking for it, and wanting it (U17)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Keep
from engine.games.tubingen.actions import ACCEPT, ASK_TOUT, DECLINE
from tarokgui.table.context import Context
from tarokgui.table.panels.question import question_widgets
from tarokgui.table.panels.rows import RowKey
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style


def ask_tout_widgets(context: Context) -> Iterable[Widget]:
    """The question about a little tout, for a player with a hand of empty cards."""
    if not context.view.my_turn:
        return
    tr = context.tr
    keys = (
        RowKey("ask-tout", tr("panels.tout.ask"), lambda: context.say(ASK_TOUT), style=Style.SECOND),
        RowKey("keep", tr("panels.tout.keep"), lambda: context.say(Keep()), style=Style.PRIMARY),
    )
    yield from question_widgets(context, tr("panels.tout.ask-title"), tr("panels.tout.ask-text"), keys)


def tout_answer_widgets(context: Context) -> Iterable[Widget]:
    """The answer to a player who has asked: playing it alone against three."""
    asker = context.view.table.own.asker
    if not context.view.my_turn or asker is None:
        return
    tr, name = context.tr, context.seating.name(asker)
    keys = (
        RowKey("accept", tr("panels.tout.accept"), lambda: context.say(ACCEPT), style=Style.SECOND),
        RowKey("decline", tr("panels.tout.decline"), lambda: context.say(DECLINE), style=Style.PRIMARY),
    )
    words = tr("panels.tout.answer-text", name=name)
    yield from question_widgets(context, tr("panels.tout.answer-title"), words, keys)
