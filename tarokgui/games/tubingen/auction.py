"""The two rounds of the bidding: Raus or fort, then a call, a concealed Raus, or fort (U9 … U15)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Bid, MakeBid, Pass, legal_actions
from engine.games.tubingen.actions import CALL_FOURTH
from engine.games.tubingen.bidding import MANY_TAROCKS
from engine.games.tubingen.contracts import RAUS
from engine.games.tubingen.tout import tarock_count
from tarokgui.table.context import Context
from tarokgui.table.panels.calling import CallWords, calling_widgets
from tarokgui.table.panels.question import question_widgets
from tarokgui.table.panels.rows import RowKey
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.wording.glossary import bid_gloss
from tarokgui.wording.spoken import spoken

BID_RAUS = MakeBid(Bid(RAUS.key))


def raus_widgets(context: Context) -> Iterable[Widget]:
    """The question about playing alone against three."""
    if not context.view.my_turn:
        return
    tr, view = context.tr, context.view
    keys = (
        RowKey(
            "bid:raus",
            spoken(tr, BID_RAUS, view),
            lambda: context.say(BID_RAUS),
            hint=bid_gloss(tr, BID_RAUS.bid),
            style=Style.SECOND,
        ),
        RowKey("bid:pass", spoken(tr, Pass(), view), lambda: context.say(Pass()), style=Style.PRIMARY),
    )
    words = tr("panels.raus.text")
    if view.seat == view.table.dealer:  # U10
        words = f"{words} {tr('panels.raus.dealer')}"
    yield from question_widgets(context, tr("panels.raus.title"), words, keys)


def ruf_widgets(context: Context) -> Iterable[Widget]:
    """The cards that may be called, the fourth king without its name, and *fort*."""
    if not context.view.my_turn:
        return
    tr, view, keys = context.tr, context.view, []
    if CALL_FOURTH in legal_actions(view):
        hint = tr("panels.ruf.fourth-hint")
        label = tr("panels.ruf.fourth")
        keys.append(RowKey("call:fourth", label, lambda: context.say(CALL_FOURTH), hint=hint, style=Style.SECOND))
    many = tarock_count(view.hand) >= MANY_TAROCKS  # U14: the words say so, not the person's choice
    words = spoken(tr, Pass(), view)
    hint = tr("panels.ruf.fort-mit-hint" if many else "panels.ruf.fort-hint")
    keys.append(RowKey("bid:pass", words, lambda: context.say(Pass()), hint=hint, style=Style.SECOND))
    said = CallWords(
        title=tr("panels.ruf.title"),
        text=tr("panels.ruf.text"),
        own=tr("panels.ruf.own"),
        alone=tr("panels.ruf.alone"),
        hint=tr("panels.ruf.own-hint"),
    )
    yield from calling_widgets(context, keys, said)
