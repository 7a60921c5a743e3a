"""The feats of a played hand: who made which bonus and who failed it (R88 … R96)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from .cards import KINGS, LUNA, PAGAT, SKIZ, TRULA, Card, CardSet, card_set
from .seats import Seat, Side
from .state import State, Trick


class Result(NamedTuple):
    """Which side made a feat and which failed it; None for nobody."""

    made: Side | None = None
    failed: Side | None = None


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand that has been played to the end.

    ``declarers`` are the seats of the declarer's side; ``piles`` what each side has captured, the discards and the rest
    of the talon with them (R88), after the exchange of R55; ``tricks_only`` the same without the rest of the talon
    (A24); ``king_abandoned`` that the called king lay face up in the talon and was not taken (R54).
    """

    declarers: tuple[Seat, ...]
    tricks: tuple[Trick, ...]
    called: Card | None
    piles: dict[Side, CardSet]
    tricks_only: dict[Side, CardSet]
    king_abandoned: bool

    def side(self, seat: Seat) -> Side:
        """The seat's side, now that everything is known."""
        return Side.DECLARER if seat in self.declarers else Side.OPPONENTS

    def player(self, trick: Trick, card: Card) -> Seat:
        """Who played the card to the trick."""
        return (trick.leader + trick.cards.index(card)) % len(trick.cards)


def owner_of(cards: CardSet, piles: dict[Side, CardSet]) -> Result:
    """R90, R91: the side that has all of the cards."""
    return Result(made=next((side for side, pile in piles.items() if pile & cards == cards), None))


def trula(hand: PlayedHand) -> Result:
    """R90: skiz, luna and pagat."""
    return owner_of(TRULA, hand.tricks_only)


def regii(hand: PlayedHand) -> Result:
    """R91: all four kings."""
    return owner_of(KINGS, hand.tricks_only)


def luna(hand: PlayedHand) -> Result:
    """R93: the XXI falls to the other side's skiz in the same trick."""
    for trick in hand.tricks:
        if LUNA in trick.cards and SKIZ in trick.cards:
            catcher = hand.side(hand.player(trick, SKIZ))
            return Result(made=catcher) if hand.side(hand.player(trick, LUNA)) is not catcher else Result()
    return Result()


def pagat(hand: PlayedHand) -> Result:
    """R94: the pagat in the last trick wins it or costs its side."""
    last = hand.tricks[-1]
    if PAGAT not in last.cards:
        return Result()
    player = hand.player(last, PAGAT)
    side = hand.side(player)
    return Result(made=side) if last.winner == player else Result(failed=side)


def rege(hand: PlayedHand) -> Result:
    """R95: the called king in the last trick, won by the declarer's side with any card, or lost."""
    last = hand.tricks[-1]
    if hand.called is None or hand.called not in last.cards:
        return Result()
    won = hand.side(last.winner) is Side.DECLARER
    return Result(made=Side.DECLARER) if won else Result(failed=Side.DECLARER)


def prins(hand: PlayedHand) -> Result:
    """R92: the called king ends in the opponents' tricks."""
    lost = any(hand.called in trick.cards and hand.side(trick.winner) is Side.OPPONENTS for trick in hand.tricks)
    return Result(made=Side.OPPONENTS) if hand.called is not None and lost else Result()


def valat(hand: PlayedHand) -> Result:
    """R96: one side wins every trick."""
    winners = {hand.side(trick.winner) for trick in hand.tricks}
    return Result(made=winners.pop()) if len(winners) == 1 else Result()


Feat = Callable[[PlayedHand], Result]


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
    return PlayedHand(declarers, table.play.tricks, called, piles, tricks_only, abandoned)


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
