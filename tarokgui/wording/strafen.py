"""Strafen that were due and that nobody claimed: they do not count, and once the hand is over everybody may hear it."""

from __future__ import annotations

from collections.abc import Callable

from engine import Seat, Settlement
from engine.games.tubingen.settling import TubingenResult
from tarokgui.wording.numerals import signed
from tarokgui.wording.terms import item_name
from tarokgui.wording.translator import Translator


def forgotten_text(tr: Translator, name: Callable[[Seat], str], settlement: Settlement) -> str:
    """What was forgotten in a hand of Tübingen Tarock (U29), and whose it was; empty if nothing was."""
    own = settlement.own
    if not isinstance(own, TubingenResult) or not own.forgotten:
        return ""
    each = (
        tr("strafen.each", item=item_name(tr, one.item), name=name(one.seat), value=signed(one.value, tr.language))
        for one in own.forgotten
    )
    return tr("strafen.forgotten", strafen="; ".join(each))
