"""Phrases of Tübingen Tarock: *fort* and *fort mit*, and the Strafen that were not claimed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import Seat, Settlement, View
from engine.games.tubingen.bidding import MANY_TAROCKS
from engine.games.tubingen.settling import TubingenResult
from engine.games.tubingen.tout import tarock_count
from tarokgui.wording.gamephrases import GamePhrases, Name
from tarokgui.wording.numerals import signed
from tarokgui.wording.terms import item_name
from tarokgui.wording.translator import Translator

CALLING: Final = "ruf-round"
"""The round in which one passes with *fort*."""


def pass_key(view: View) -> str:
    """The passing word of the seat whose turn it is (U14): in the second round *fort*, or *fort mit* with eight taroks.

    Before it has spoken only the seat itself knows which.
    """
    if view.kind != CALLING:
        return "pass"
    seat = view.table.actor
    own = seat == view.seat and tarock_count(view.hand) >= MANY_TAROCKS
    return "fort-mit" if own or seat in view.table.own.fort_mit else "fort"


def passed_key(view: View, seat: Seat, number: int) -> str:
    """The word with which a seat has passed (U14): the first round has a call of each seat."""
    if number < view.table.players:
        return "pass"
    return "fort-mit" if seat in view.table.own.fort_mit else "fort"


def forgotten_text(tr: Translator, name: Name, settlement: Settlement) -> str:
    """Strafen that were due and not claimed, with their owners (U29); empty if none were.

    They do not count, and once the hand is over they are no secret.
    """
    own = settlement.own
    if not isinstance(own, TubingenResult) or not own.forgotten:
        return ""
    each = (
        tr("strafen.each", item=item_name(tr, one.item), name=name(one.seat), value=signed(one.value, tr.language))
        for one in own.forgotten
    )
    return tr("strafen.forgotten", strafen="; ".join(each))


GAMES: Final[Mapping[str, GamePhrases]] = {"tubingen": GamePhrases(pass_key, passed_key, forgotten_text)}
