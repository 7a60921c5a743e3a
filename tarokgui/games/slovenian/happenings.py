"""Events with a line of their own: a caught mond, an emperor trick, a hand that counts double, a compulsory klop."""

from __future__ import annotations

from engine import LUNA as MOND
from engine import PAGAT, SKIZ, Acted, Dealt, Event, HandShown, PlayCard, Table, TakeGroup, TrickTaken, View
from engine.games.slovenian.law import called_was_taken, taken_cards
from engine.games.slovenian.prices import SlovenianPrices
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator

SCORES_MOND = ("three", "two", "one", "solo-three", "solo-two", "solo-one", "solo-without")
"""S58: the contracts in which a lost mond costs its player."""


def told(tr: Translator, seating: Seating, event: Event, before: View, now: View) -> tuple[str, ...]:
    """The messages for an event, between the views *before* and *now*."""
    match event:
        case Dealt() if now.table.own.compulsory:
            return (tr("slovenian.told.compulsory"),)
        case HandShown(seat) if now.table.contract is None:
            return (seating.says("slovenian.told.no-tarok", seat),)
        case HandShown(seat):
            return (seating.says("slovenian.told.open-hand", seat),)
        case TrickTaken():
            return _trick(tr, seating, event, now)
        case Acted(seat, TakeGroup()):
            return _taken(tr, seating, seat, now)
        case Acted(seat, PlayCard()):
            return ()
        case Acted(seat) if now.table.own.doubled and not before.table.own.doubled:
            return (seating.says("slovenian.told.doubled", seat),)
    return ()


def is_emperor(cards: tuple[int, ...]) -> bool:
    """True if škis, mond and pagat are in one trick (S53)."""
    return {SKIZ, MOND, PAGAT} <= set(cards)


def _price(table: Table) -> int:
    """The price of a lost mond at that table (S58, S78)."""
    prices = table.variant.prices
    assert isinstance(prices, SlovenianPrices)
    return prices.mond


def _trick(tr: Translator, seating: Seating, event: TrickTaken, now: View) -> tuple[str, ...]:
    """The loser and the winner of the mond, and the points of the called king (S53, S58, S44)."""
    table, trick = now.table, now.table.play.tricks[-1]
    said = []
    won = trick.cards[table.in_turn(trick.leader).index(trick.winner)]
    if is_emperor(trick.cards) and won == PAGAT:
        said.append(seating.says("slovenian.told.emperor", trick.winner))
    contract = table.contract
    if contract is not None and contract.key in SCORES_MOND and MOND in trick.cards and won != MOND:
        loser = table.seat_at(trick.leader, trick.cards.index(MOND))
        said.append(seating.says("slovenian.told.mond", loser, n=_price(table)))
    if event.besides and not (contract is not None and contract.individual):
        said.append(seating.says("slovenian.told.rest", trick.winner, n=len(event.besides)))
    return tuple(said)


def _taken(tr: Translator, seating: Seating, seat: int, now: View) -> tuple[str, ...]:
    """The called king or the mond in the talon, taken or left there (S44, S58)."""
    table = now.table
    left = [card for card in table.talon.cards if card is not None and card not in taken_cards(table)]
    said = []
    if called_was_taken(table):
        said.append(seating.says("slovenian.told.king-taken", seat))
    if MOND in left:
        key = "slovenian.told.mond-perhaps" if called_was_taken(table) else "slovenian.told.mond-left"
        said.append(seating.says(key, seat, n=_price(table)))
    return tuple(said)
