"""The table words of Tübingen Tarock: a Raus known to one player, piles, fort mit, the Ski, and the events with a line
of their own (fort mit, a tout that is asked for, a Raus that shows itself, a led Ski)."""

from __future__ import annotations

from typing import Final

from engine import SKIZ, Acted, Contract, Event, HandDeclared, Kind, PlayCard, Seat, Table, View
from engine.games.tubingen.actions import ASK_TOUT
from engine.games.tubingen.bidding import FORT_MIT, is_concealed
from engine.games.tubingen.contracts import RAUS, RUF
from engine.games.tubingen.law import suit_led
from engine.games.tubingen.tout import SKI
from tarokgui.games.tubingen.phrases import CALLING
from tarokgui.viewmodel.seatmarks import MarkStyle, SeatMark
from tarokgui.viewmodel.wordcontext import GameWords, StatusCell, WordContext
from tarokgui.wording.seating import Seating
from tarokgui.wording.spoken import calls_said
from tarokgui.wording.terms import contract_name
from tarokgui.wording.translator import Translator


def contract_ways(context: WordContext) -> tuple[str, ...]:
    """The declarer and the contract, the longest way first; only the caller sees that the Ruf is a Raus (U15)."""
    tr, table = context.tr, context.view.table
    if table.contract is None:
        return (tr("bar.none"),)
    name = contract_name(tr, table.contract.key)
    if table.declarer is None:
        return (name,)
    if is_concealed(context.view):
        return (tr("panels.strip.concealed"), tr("panels.strip.concealed-short"))
    return (context.seating.says("panels.strip.playing", table.declarer, contract=name), name)


def played(view: View) -> Contract | None:
    """The contract, with the Raus that a dealer conceals (U15)."""
    return RAUS if is_concealed(view) else view.table.contract


def cells(context: WordContext) -> tuple[StatusCell, ...]:
    """The fourth king, called without his name, as long as he has not shown himself (U13)."""
    tr, table = context.tr, context.view.table
    if not table.fourth or table.called is not None:
        return ()
    words = tr("panels.ruf.fourth")
    return (StatusCell("fourth", tr("bar.king"), words, words, tr("panels.strip.fourth-told")),)


def marks(context: WordContext, seat: Seat) -> tuple[SeatMark, ...]:
    """The mark of a seat that has passed with eight taroks or more (U14); all know that."""
    table, tr = context.view.table, context.tr
    if seat not in table.own.fort_mit or table.is_over:
        return ()
    return (SeatMark(tr("spoken.fort-mit"), ground=MarkStyle.PLAIN, short=tr("panels.ruf.fort-mit-short")),)


def pile_at(table: Table, winner: Seat, looks: Seat) -> Seat:
    """The seat of the pile (U22): in a Ruf the tricks of a side are together once the sides are known, else each player
    has a pile.

    They are at the seat *looks*, or at that of the first of the side from the declarer on.
    """
    if table.contract != RUF or not table.sides_known or table.declarer is None:
        return winner
    side = [seat for seat in table.in_turn(table.declarer) if table.sides[seat] is table.sides[winner]]
    return looks if looks in side else side[0]


def is_counted(table: Table) -> bool:
    """True if the piles show the number of tricks: where each player counts alone, and on those of sides."""
    return table.kind == Kind.PLAY and (table.contract != RUF or table.sides_known)


def calls_told(context: WordContext) -> list[tuple[Seat, str]]:
    """The words of the round that goes on, in order."""
    said, table = calls_said(context.tr, context.view), context.view.table
    return said[table.players :] if table.kind == CALLING else said


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


TABLE_WORDS: Final = GameWords(
    told=told,
    cells=cells,
    contract=contract_ways,
    plays=played,
    rest=lambda context: None,
    marks=marks,
    calling=frozenset({"raus-round", "ruf-round"}),
    calls=calls_told,
    pile=pile_at,
    counted=is_counted,
    counts_each=lambda contract: contract == RAUS,
    asked=suit_led,
    excused=SKI,
)
