"""The remarks of people who play Tübingen Tarock: not words of the game, and nothing depends on them. Pure: from the
public play, never from a hand.

A moment has one or several sayings, ``sayings.said.<moment>-<number>`` in the dialect of the room, the same in every
language; ``sayings.means`` has the meaning in each language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import (
    KINGS,
    PAGAT,
    SKIZ,
    TAROACE,
    Acted,
    Card,
    Event,
    HandOver,
    Pass,
    PlayCard,
    Seat,
    Trick,
    TrickTaken,
    View,
    suit_of,
)
from engine.games.tubingen.actions import ACCEPT
from engine.games.tubingen.contracts import TOUT
from tarokgui.games.tubingen.phrases import CALLING
from tarokgui.session.remarks import Remark, TableRemark

SAYINGS: Final[Mapping[str, int]] = {
    "king-ruffed": 2,
    "new-suit": 1,
    "one-lost": 1,
    "one-home": 1,
    "ski": 1,
    "alone-won": 2,
    "lost": 2,
    "won": 1,
    "my-turn": 2,
    "fort": 2,
    "fort-mit": 1,
    "stecken": 1,
    "tout": 1,
}
"""The number of sayings for each moment."""


def saying(seat: Seat, moment: str, turn: int) -> TableRemark:
    """One of the sayings of that *moment*; *turn*, a number that rises, has them take turns. Raises KeyError for a
    moment without a remark."""
    return TableRemark(seat, f"{moment}-{(turn + seat) % SAYINGS[moment] + 1}")


def remark(before: View, after: View, event: Event) -> TableRemark | None:
    """The remark on an event, with the views of any seat before and after it; None for most events."""
    turn = len(after.table.play.tricks)
    match event:
        case Acted(seat, Pass()) if before.kind == CALLING:
            return _on_fort(before, seat)
        case Acted(seat, action) if action == ACCEPT:
            return saying(seat, "tout", turn)
        case Acted(seat, PlayCard(card)):
            moment = _on_card(before, seat, card)
            return saying(seat, moment, turn) if moment else None
        case TrickTaken():
            trick = after.table.play.tricks[-1]
            moment = _on_trick(after, trick)
            return saying(trick.winner, moment, turn) if moment else None
        case HandOver(settlement) if settlement.declarer is not None:
            score = settlement.scores[settlement.declarer]
            won = "alone-won" if settlement.partner is None else "won"
            return saying(settlement.declarer, won if score > 0 else "lost", turn) if score else None
    return None


def _on_fort(before: View, seat: Seat) -> TableRemark | None:
    """The remark on a *fort mit*, or on the first *fort* of a hand (U14)."""
    if seat in before.table.own.fort_mit:
        return saying(seat, "fort-mit", 0)
    first = len(before.table.auction.calls) == before.table.players
    return saying(seat, "fort", before.table.dealer) if first else None


def on_stecken(seat: Seat) -> TableRemark:
    """The remark of a seat when the hands are stacked (U16)."""
    return saying(seat, "stecken", 0)


def _on_card(before: View, seat: Seat, card: Card) -> str:
    """The remark on a card: always on the ski, and on a suit led to a player of the same side for the first time, but
    not to the first trick."""
    play = before.table.play
    if card == SKIZ:
        return "ski"
    led = {suit_of(trick.cards[0]) for trick in play.tricks}
    new = not TAROACE >> card & 1 and suit_of(card) not in led
    return "new-suit" if play.tricks and not play.trick and new and _may_have_friend(before, seat) else ""


def _may_have_friend(before: View, seat: Seat) -> bool:
    """True if another player may be on the side of a seat, as far as all know; a seat that is alone has none."""
    sides = before.table.sides
    return any(side is None or side is sides[seat] for other, side in enumerate(sides) if other != seat)


def _on_trick(after: View, trick: Trick) -> str:
    """The moment of a king or the 1 lost to a tarok, or of the 1 that takes the last trick, which is the 19th in every
    contract (U18). In a tout neither is a Strafe (U17); nor is the 1 that falls to the side of its player (UA13)."""
    table = after.table
    order = table.in_turn(trick.leader)
    best = trick.cards[order.index(trick.winner)]
    lost = sum(1 << card for card in trick.cards if card != best)
    strafen = table.contract != TOUT
    if best == PAGAT and len(table.play.tricks) == table.variant.hand_size and strafen:
        return "one-home"
    if lost >> PAGAT & 1 and strafen:
        side = table.sides[order[trick.cards.index(PAGAT)]]
        return "" if side is not None and side is table.sides[trick.winner] else "one-lost"
    return "king-ruffed" if lost & KINGS and TAROACE >> best & 1 else ""


GAMES: Final[Mapping[str, Remark]] = {"tubingen": remark}
