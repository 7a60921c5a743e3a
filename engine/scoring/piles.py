"""The cards that each side has captured in a played hand (R54, R55, R88)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, CardSet, card_set
from engine.parts import Trick
from engine.seats import Seat, Side
from engine.state import State


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand that has been played to the end.

    ``declarers`` are the seats of the declarer's side, ``seats`` all that played, in turn. ``piles`` are the captured
    cards of each side, with the discards and the rest of the talon (R88), after the exchange of R55; ``tricks_only``
    the same without the rest of the talon (A24). ``king_abandoned``: the called king was face up in the talon and was
    not taken (R54).
    """

    declarers: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    tricks: tuple[Trick, ...]
    called: Card | None
    piles: dict[Side, CardSet]
    tricks_only: dict[Side, CardSet]
    king_abandoned: bool

    def side(self, seat: Seat) -> Side:
        """The seat's side, known at the end of the hand."""
        return Side.DECLARER if seat in self.declarers else Side.OPPONENTS

    def player(self, trick: Trick, card: Card) -> Seat:
        """The seat that played the card to the trick."""
        return self.seats[(self.seats.index(trick.leader) + trick.cards.index(card)) % len(self.seats)]


def played_hand(state: State, talon_counts: bool) -> PlayedHand:
    """The facts of a hand that has been played out; ``talon_counts`` as in A24."""
    table, hidden = state
    declarer = table.declarer
    declarers = tuple(seat for seat in (declarer, hidden.partner) if seat is not None)
    won = {Side.DECLARER: hidden.laid_away, Side.OPPONENTS: 0}
    for trick in table.play.tricks:
        won[Side.DECLARER if trick.winner in declarers else Side.OPPONENTS] |= card_set(trick.cards)
    rest = table.variant.pack.cards & ~won[Side.DECLARER] & ~won[Side.OPPONENTS]
    called = table.called
    abandoned = called is not None and called in table.talon.cards and bool(rest >> called & 1)
    piles = {Side.DECLARER: won[Side.DECLARER], Side.OPPONENTS: won[Side.OPPONENTS] | rest}
    tricks_only = piles if talon_counts else won
    if called is not None and rest >> called & 1 and not abandoned and table.talon.taken is not None:
        piles, tricks_only = _exchanged(piles, tricks_only, called, table.variant.pack.values)
    return PlayedHand(
        declarers, table.in_turn(table.forehand), table.play.tricks, called, piles, tricks_only, abandoned
    )


def _exchanged(
    piles: dict[Side, CardSet], tricks_only: dict[Side, CardSet], called: Card, values: tuple[int, ...]
) -> tuple[dict[Side, CardSet], dict[Side, CardSet]]:
    """R55, A15c: the declarer takes his king from the rest of the talon and gives his cheapest card for it."""
    mine = piles[Side.DECLARER]
    given = min((card for card in range(mine.bit_length()) if mine >> card & 1), key=lambda card: (values[card], card))

    def swap(pile: dict[Side, CardSet]) -> dict[Side, CardSet]:
        return {
            Side.DECLARER: pile[Side.DECLARER] & ~(1 << given) | 1 << called,
            Side.OPPONENTS: pile[Side.OPPONENTS] & ~(1 << called) | 1 << given,
        }

    return swap(piles), swap(tricks_only)
