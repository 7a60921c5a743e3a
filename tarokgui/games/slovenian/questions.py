"""Questions with two answers: annul or keep, kontra in klop."""

from __future__ import annotations

from collections.abc import Iterable

from engine import GAME, Double, PassAnnouncing
from engine.games.slovenian.actions import ANNUL, KEEP
from tarokgui.table.context import Context
from tarokgui.table.panels.question import question_widgets
from tarokgui.table.panels.rows import RowKey
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.wording.glossary import step_gloss
from tarokgui.wording.spoken import spoken


def annul_widgets(context: Context) -> Iterable[Widget]:
    """The question about annulling a hand with hardly any taroks (S81)."""
    if not context.view.my_turn:
        return
    tr = context.tr
    keys = (
        RowKey("annul", tr("panels.annul.do"), lambda: context.say(ANNUL), style=Style.SECOND),
        RowKey("keep", tr("panels.annul.keep"), lambda: context.say(KEEP), style=Style.PRIMARY),
    )
    yield from question_widgets(context, tr("panels.annul.title"), tr("panels.annul.text"), keys)


def klop_kontra_widgets(context: Context) -> Iterable[Widget]:
    """The question about doubling the whole klop (S-V10)."""
    if not context.view.my_turn:
        return
    tr, double, merge = context.tr, Double(GAME), PassAnnouncing()
    step = spoken(tr, double, context.view)
    keys = (
        RowKey(
            "double:game",
            tr("panels.announce.button", step=step, times=2),
            lambda: context.say(double),
            hint=step_gloss(tr, 0),
            style=Style.SECOND,
        ),
        RowKey(
            "say",
            tr("announce.merge"),
            lambda: context.say(merge),
            style=Style.PRIMARY,
        ),
    )
    yield from question_widgets(context, tr("panels.klop-kontra.title"), tr("panels.klop-kontra.text"), keys)
