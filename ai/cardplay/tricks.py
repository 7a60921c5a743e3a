"""The trick on the table as a seat sees it: its winner so far, the chances to beat a card, its worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ai.player import Reason
from ai.reasons import Why, because
from engine import SKIZ, SUIT_CARDS, TAROACE, Card, Seat, Suit, card_name, suit_of

from .knowledge import Knowledge

OVERTAKES: Final = 0.92
"""The share of players able to beat a card of the other side who do so."""

AGAIN: Final = 0.5
"""The share of taroks that are higher than one that an opponent has just put on the trick."""

COMING: Final = 1.15
"""Points that a card still to come adds to a trick on average: 70 points on 54 cards, less the cards kept back."""

THIRD: Final = 2 / 3
"""The deduction from each card when counting in threes (R5)."""


@dataclass(frozen=True, slots=True)
class TrickState:
    """A trick before the own card: its cards, the best card and its player, the points in it, the seats after."""

    cards: tuple[Card, ...]
    best: Card | None
    winner: Seat | None
    points: float
    later: tuple[Seat, ...]


def standing(know: Knowledge) -> TrickState:
    """The present trick."""
    table = know.view.table
    play, players = table.play, table.players
    cards = play.trick
    later = tuple((know.seat + step) % players for step in range(1, players - len(cards)))
    if not cards:
        return TrickState((), None, None, 0.0, later)
    place = winning_place(cards)
    points = sum(know.values[card] - THIRD for card in cards)
    return TrickState(cards, cards[place], (play.leader + place) % players, points, later)


def winning_place(cards: Sequence[Card]) -> int:
    """R85: the place of the card that wins so far."""
    place = 0
    for other in range(1, len(cards)):
        if beats(cards[other], cards[place]):
            place = other
    return place


def beats(card: Card, best: Card) -> bool:
    """True if a card played later beats the best one so far."""
    return card > best and (suit_of(card) is suit_of(best) or suit_of(card) is Suit.TAROK)


def chance_to_beat(know: Knowledge, seat: Seat, best: Card, led: Card) -> float:
    """The chance that a seat can beat ``best`` in a trick to which ``led`` was led."""
    suit = suit_of(led)
    higher = know.holds(seat, know.higher(best))
    if suit is Suit.TAROK:
        return higher
    void = know.lacks(seat, SUIT_CARDS[suit])
    if suit_of(best) is Suit.TAROK:
        return void * higher
    return min(higher + void * know.holds(seat, TAROACE), 1.0)


def chance_side_wins(know: Knowledge, now: TrickState, card: Card) -> float:
    """The chance that the own side takes the trick if the own card is ``card``."""
    own = now.best is None or beats(card, now.best)
    best = card if own or now.best is None else now.best
    led = now.cards[0] if now.cards else card
    ours = 1.0 if own or now.winner is None else know.friends[now.winner]
    called = know.view.table.called
    asked = called is not None and led != called and suit_of(led) is suit_of(called) and know.unseen >> called & 1
    plain = not (TAROACE >> led | TAROACE >> best) & 1
    lost = 0.0  # the chance that an opponent has played a card unknown to the best card so far
    for seat in now.later:
        can = chance_to_beat(know, seat, best, led)
        friend = know.friends[seat]
        if asked and called is not None and not know.voids[seat] >> called & 1:
            # A player who beats the card with the called king is of the declarer's side.
            friend = _with_called_king(know, seat, friend, best)
        # Once it is ruffed, or a higher tarok is on it, only a still higher tarok takes it back.
        over = know.lacks(seat, SUIT_CARDS[suit_of(led)]) * know.holds(seat, TAROACE) if plain else can
        back = (1 - lost) * can + lost * AGAIN * over
        ours = ours * (1 - can * OVERTAKES * (1 - friend)) + (1 - ours) * back * OVERTAKES * friend
        lost += (1 - lost) * over * OVERTAKES * (1 - friend)
    return ours


def _with_called_king(know: Knowledge, seat: Seat, friend: float, best: Card) -> float:
    """The chance that a seat is a friend, given that it beats ``best`` in the called suit."""
    if suit_of(best) is Suit.TAROK:
        return friend
    side = know.view.side
    declares = side is not None and side.value == "declarer"
    lift = 0.6
    return friend + (1 - friend) * lift if declares else friend * (1 - lift)


def stands(know: Knowledge, now: TrickState, card: Card) -> bool:
    """True if it is certain that a card which wins so far takes the trick, because no later seat can beat it."""
    led = now.cards[0] if now.cards else card
    return all(chance_to_beat(know, seat, card, led) == 0 for seat in now.later)


def why_lost(trick: Sequence[Card], best: Card, card: Card) -> Reason:
    """The reason for a card that does not win: it is lower, its suit must be followed, or a ruff lacks a tarok."""
    led, suit = suit_of(trick[0]), suit_of(card)
    if suit is suit_of(best):
        return because(Why.CANNOT_WIN, card=card_name(best))
    if suit is led:
        return because(Why.FOLLOWS_SUIT, card=card_name(best), suit=suit_letter(suit))
    return because(Why.NO_TRUMP, suit=suit_letter(led))


def suit_letter(suit: Suit) -> str:
    """The letter of a suit in reasons and records."""
    return "HDCST"[suit]


def points_to_come(now: TrickState) -> float:
    """The points that the cards still to come add to the trick on average, less the thirds."""
    return len(now.later) * (COMING + 0.5 - THIRD)


def luna_is_caught(know: Knowledge, now: TrickState) -> float:
    """The chance that an opponent's skiz falls on the own luna in this trick."""
    if SKIZ in now.cards:
        return 1 - know.friends[now.winner] if now.winner is not None else 0.0
    if not know.unseen >> SKIZ & 1:
        return 0.0
    if now.cards and suit_of(now.cards[0]) is not Suit.TAROK:
        led = SUIT_CARDS[suit_of(now.cards[0])]
        return sum((1 - know.friends[s]) * know.lacks(s, led) * know.holds(s, 1 << SKIZ) for s in now.later)
    return sum((1 - know.friends[seat]) * know.holds(seat, 1 << SKIZ) for seat in now.later)
