"""The bonuses of a played hand, made or failed by a side (R88 … R96)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from engine.cards import KINGS, LUNA, PAGAT, SKIZ, TRULA, CardSet
from engine.scoring.piles import PlayedHand
from engine.seats import Side


class BonusResult(NamedTuple):
    """The side that made a bonus and the side that failed it; None for neither."""

    made: Side | None = None
    failed: Side | None = None


def owner_of(cards: CardSet, piles: dict[Side, CardSet]) -> BonusResult:
    """R90, R91: the side that has all of the cards."""
    return BonusResult(made=next((side for side, pile in piles.items() if pile & cards == cards), None))


def trula(hand: PlayedHand) -> BonusResult:
    """R90: skiz, luna and pagat."""
    return owner_of(TRULA, hand.tricks_only)


def all_kings(hand: PlayedHand) -> BonusResult:
    """R91: all four kings."""
    return owner_of(KINGS, hand.tricks_only)


def luna(hand: PlayedHand) -> BonusResult:
    """R93: the XXI falls to the other side's skiz in the same trick."""
    for trick in hand.tricks:
        if LUNA in trick.cards and SKIZ in trick.cards:
            catcher = hand.side(hand.player(trick, SKIZ))
            return BonusResult(made=catcher) if hand.side(hand.player(trick, LUNA)) is not catcher else BonusResult()
    return BonusResult()


def pagat(hand: PlayedHand) -> BonusResult:
    """R94: the pagat in the last trick wins it or costs its side."""
    last = hand.tricks[-1]
    if PAGAT not in last.cards:
        return BonusResult()
    player = hand.player(last, PAGAT)
    side = hand.side(player)
    return BonusResult(made=side) if last.winner == player else BonusResult(failed=side)


def king_ultimo(hand: PlayedHand) -> BonusResult:
    """R95: the called king in the last trick, won by the declarer's side with any card, or lost."""
    last = hand.tricks[-1]
    if hand.called is None or hand.called not in last.cards:
        return BonusResult()
    won = hand.side(last.winner) is Side.DECLARER
    return BonusResult(made=Side.DECLARER) if won else BonusResult(failed=Side.DECLARER)


def king_lost(hand: PlayedHand) -> BonusResult:
    """R92: the called king ends in the opponents' tricks."""
    lost = any(hand.called in trick.cards and hand.side(trick.winner) is Side.OPPONENTS for trick in hand.tricks)
    return BonusResult(made=Side.OPPONENTS) if hand.called is not None and lost else BonusResult()


def valat(hand: PlayedHand) -> BonusResult:
    """R96: one side wins every trick."""
    winners = {hand.side(trick.winner) for trick in hand.tricks}
    return BonusResult(made=winners.pop()) if len(winners) == 1 else BonusResult()


Bonus: TypeAlias = Callable[[PlayedHand], BonusResult]
"""A function from a played hand to the sides that made and failed the bonus."""
