"""The cards that each side and each seat has captured at the end of a hand (S42, S44, S62, SA8)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import KINGS, PAGAT, TRULA, Card, CardSet, card_set
from engine.cards import LUNA as MOND
from engine.games.slovenian.law import talon_rest
from engine.parts import Trick
from engine.seats import Seat, Side
from engine.state import State, Table


@dataclass(frozen=True, slots=True)
class SidePiles:
    """A hand with a declarer that is over: ``mine`` is the declarer's side's pile, ``theirs`` the opponents'.

    The discards are among ``mine``, the talon's rest among ``theirs`` unless the called card brought it back (S44).
    """

    table: Table
    declarers: tuple[Seat, ...]
    mine: CardSet
    theirs: CardSet

    def side(self, seat: Seat) -> Side:
        """The seat's side, known at the end of the hand."""
        return Side.DECLARER if seat in self.declarers else Side.OPPONENTS

    def player(self, trick: Trick, card: Card) -> Seat:
        """The seat that played the card to the trick."""
        return self.table.seat_at(trick.leader, trick.cards.index(card))

    def holder_of(self, cards: CardSet) -> Side | None:
        """The side that has all of the cards."""
        if not cards & ~self.mine:
            return Side.DECLARER
        return None if cards & ~self.theirs else Side.OPPONENTS

    @property
    def trula(self) -> Side | None:
        """S19: the side that has the trula."""
        return self.holder_of(TRULA)

    @property
    def kings(self) -> Side | None:
        """S20: the side that has all four kings."""
        return self.holder_of(KINGS)

    @property
    def king(self) -> Side | None:
        """S21, S27: the side that gets the king ultimo: the declarer's if it won the last trick with the called card.

        None if the called card was not played to it.
        """
        last = self.table.play.tricks[-1]
        return self.side(last.winner) if self.table.called in last.cards else None

    @property
    def pagat_player(self) -> Seat | None:
        """The seat that played the pagat to the last trick, None if no one did."""
        last = self.table.play.tricks[-1]
        return self.player(last, PAGAT) if PAGAT in last.cards else None

    @property
    def pagat_won(self) -> bool:
        """S22: True if the pagat won the last trick."""
        return self.pagat_player == self.table.play.tricks[-1].winner

    @property
    def valat(self) -> Side | None:
        """S23: the side that won every trick."""
        winners = {self.side(trick.winner) for trick in self.table.play.tricks}
        return winners.pop() if len(winners) == 1 else None

    @property
    def mond_losers(self) -> tuple[Seat, ...]:
        """S58: the seats that lost the mond to škis or pagat, and a declarer who left it in the talon for good."""
        table = self.table
        lost = [
            self.player(trick, MOND)
            for trick in table.play.tricks
            if MOND in trick.cards and trick.winner != self.player(trick, MOND)
        ]
        if table.declarer is not None and (talon_rest(table) & self.theirs) >> MOND & 1:
            lost.append(table.declarer)
        return tuple(lost)


def captures(state: State) -> SidePiles:
    """The piles of a hand with a declarer."""
    table, hidden = state
    declarers = tuple(seat for seat in (table.declarer, hidden.partner) if seat is not None)
    piles = {Side.DECLARER: hidden.laid_away, Side.OPPONENTS: 0}
    for number, trick in enumerate(table.play.tricks):
        besides = table.besides[number] if number < len(table.besides) else ()
        side = Side.DECLARER if trick.winner in declarers else Side.OPPONENTS
        piles[side] |= card_set(trick.cards) | card_set(besides)
    mine = piles[Side.DECLARER]
    rest = table.variant.pack.cards & ~mine & ~piles[Side.OPPONENTS]
    return SidePiles(table, declarers, mine, piles[Side.OPPONENTS] | rest)


def seat_piles(table: Table) -> tuple[CardSet, ...]:
    """S62: each seat's pile in a game without sides, the talon's cards included."""
    piles = [0] * table.players
    for number, trick in enumerate(table.play.tricks):
        besides = table.besides[number] if number < len(table.besides) else ()
        piles[trick.winner] |= card_set(trick.cards) | card_set(besides)
    return tuple(piles)
