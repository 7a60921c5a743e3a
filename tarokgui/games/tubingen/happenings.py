"""Events with a line of their own: fort mit, a tout that is asked for, a Raus that shows itself, a led Ski."""

from __future__ import annotations

from engine import SKIZ, Acted, Event, HandDeclared, PlayCard, Table, View
from engine.games.tubingen.actions import ASK_TOUT
from engine.games.tubingen.bidding import FORT_MIT
from engine.games.tubingen.contracts import RAUS, RUF
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator


def told(tr: Translator, seating: Seating, event: Event, before: View, now: View) -> tuple[str, ...]:
    """The messages for an event, between the views *before* and *now*."""
    match event:
        case HandDeclared(seat, what) if what == FORT_MIT and seat != now.seat:
            return (seating.says("panels.told.fort-mit", seat),)
        case Acted(seat, action) if action == ASK_TOUT and seat != now.seat:
            return (seating.says("panels.told.ask-tout", seat),)
        case Acted(seat, PlayCard(card)):
            return _on_card(seating, seat, card, before.table, now.table)
    return ()


def _on_card(seating: Seating, seat: int, card: int, before: Table, now: Table) -> tuple[str, ...]:
    """The messages for a card: the called king falls from the caller's own hand (U15), a led Ski has its suit from the
    next card (UA5)."""
    said = []
    if before.contract == RUF and now.contract == RAUS:
        said.append(seating.says("panels.told.concealed", seat))
    if card == SKIZ and not before.play.trick:
        said.append(seating.says("panels.told.ski-led", seat))
    return tuple(said)
