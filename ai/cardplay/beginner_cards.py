"""A beginner's play of cards: high ones first, to win if he can, and else his lowest. He remembers no card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    KINGS,
    LUNA,
    PAGAT,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    Card,
    PlayCard,
    Seat,
    Side,
    View,
    card_name,
    legal_actions,
    suit_of,
    tarok_number,
)

from .promises import kept
from .tricks import beats, why_lost, winning_place

WIN: Final = 10.0
"""The worth of the trick on the table to him, so that every card that wins goes before every card that does not."""

PROMISED: Final = 50.0
"""The cost of playing a pagat that was announced for the last trick."""

POOR: Final = 4
"""Face values in a trick for which he does not spend the skiz."""

KING_FIRST: Final = 10.0
"""The bonus for leading a king: kings go first, then the other high cards."""


def play(view: View, avoids: bool | None = None) -> list[Candidate]:
    """Each card that he may play; ``avoids``: he wants no trick, None for the contracts without sides."""
    cards = [action.card for action in legal_actions(view) if isinstance(action, PlayCard)]
    if len(cards) == 1:
        return [weighed(PlayCard(cards[0]), 0.0, (because(Why.ONLY_CARD),))]
    table = view.table
    if avoids if avoids is not None else table.contract is not None and table.contract.individual:
        return [_low(view, card, cards) for card in cards]
    if not table.play.trick:
        return [lead_card(view, card) for card in cards]
    trick = table.play.trick
    winner = (table.play.leader + winning_place(trick)) % table.players
    return [follow_card(view, card, cards, trick, winner) for card in cards]


def _promised(view: View, card: Card) -> float:
    """R70: he keeps a card that he has announced for the last trick."""
    return PROMISED if kept(view) >> card & 1 else 0.0


def lead_card(view: View, card: Card, *, safe: bool = False) -> Candidate:
    """Kings and high cards at once; the pagat last of all. With ``safe`` nothing beats the XXI."""
    points = view.table.variant.pack.values[card]
    if TAROACE >> card & 1:
        value = 0.2 * tarok_number(card) - (5.0 if card == PAGAT or (not safe and _in_danger(view, card)) else 0.0)
    else:
        value = points + (KING_FIRST if KINGS >> card & 1 else 0.0)
    return weighed(PlayCard(card), value - _promised(view, card), ())


def follow_card(
    view: View, card: Card, cards: Sequence[Card], trick: Sequence[Card], winner: Seat, *, safe: bool = False
) -> Candidate:
    """High if he can win, low if he cannot; points only to a known partner.

    ``trick`` are the cards that can win it, in order, ``winner`` the seat that does so far.
    """
    play, values = view.table.play, view.table.variant.pack.values
    best = trick[winning_place(trick)]
    last = len(play.trick) == view.table.players - 1
    wins = beats(card, best)
    mate = _known_mate(view, winner)
    found: list[Reason] = []
    if mate and not wins:
        value = 0.0 if card == LUNA else float(values[card])
        if values[card] > 1 and card != LUNA:
            found.append(because(Why.FEEDS_MATE, 2.0, seat=winner, points=values[card]))
        else:
            can_win = any(beats(each, best) for each in cards)
            found.append(because(Why.MATE_WINS if can_win else Why.MATE_LEADS, 2.0, seat=winner))
    elif wins and not mate and (last or safe or not (_in_danger(view, card) or _is_wasted(view, card))):
        # The last card of a trick cannot be beaten, so the lowest winner will do.
        value = WIN - _rank(card) if last else WIN + _rank(card)
        if last:
            found.append(because(Why.WINS_TRICK, 2.0))
        found.append(because(Why.BEATS_BEST, 1.0, card=card_name(best)))
    else:
        value = -values[card] - _rank(card)
        if wins:
            found.append(because(Why.BEATS_BEST, 1.0, card=card_name(best)))
        else:
            found.append(why_lost(trick, best, card))
    return weighed(PlayCard(card), value - _promised(view, card), found)


def _in_danger(view: View, card: Card) -> bool:
    """True for the luna while the skiz is out and may catch it (R93), his one idea about the skiz."""
    tricks = (*(trick.cards for trick in view.table.play.tricks), view.table.play.trick)
    return card == LUNA and not view.hand >> SKIZ & 1 and not any(SKIZ in cards for cards in tricks)


def _is_wasted(view: View, card: Card) -> bool:
    """True for the skiz on a poor trick: even he keeps it for better cards than pips."""
    trick, values = view.table.play.trick, view.table.variant.pack.values
    return card == SKIZ and LUNA not in trick and sum(values[each] for each in trick) < POOR


def _rank(card: Card) -> float:
    """The card's place in its suit, from 0 to below 1."""
    suit = SUIT_CARDS[suit_of(card)]
    return (suit & (1 << card) - 1).bit_count() / suit.bit_count()


def _known_mate(view: View, seat: Seat) -> bool:
    """True if he knows for certain, without a guess, that the seat is on his side."""
    table = view.table
    side = table.sides[seat]
    if seat == table.declarer:
        side = Side.DECLARER
    return side is not None and side is view.side


def _low(view: View, card: Card, cards: Sequence[Card]) -> Candidate:
    """Michi-michi: the lowest card, whatever the trick."""
    trick = view.table.play.trick
    rank = tarok_number(card) + 8 if TAROACE >> card & 1 else 8 * _rank(card)
    best = trick[winning_place(trick)] if trick else None
    if best is None:
        return weighed(PlayCard(card), -float(rank), ())
    if not beats(card, best):
        why = why_lost(trick, best, card)
    elif all(beats(each, best) for each in cards):
        why = because(Why.MUST_TAKE)
    else:
        why = because(Why.BEATS_BEST, card=card_name(best))
    return weighed(PlayCard(card), -float(rank), (why,))
