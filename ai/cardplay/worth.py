"""The worth of a card while it stays in the hand, in card points: the price of playing it now."""

from __future__ import annotations

from math import prod
from typing import Final

from ai.player import Reason
from ai.reasons import Why, because
from engine import KINGS, LUNA, PAGAT, SKIZ, SUIT_CARDS, TAROACE, Card, Side, card_name, suit_of

from .knowledge import Knowledge
from .promises import keeps_called, promised

TRICK: Final = 3.2
"""Card points that a future trick is worth to its winner beyond the card that wins it."""

TIMED: Final = 4.2
"""The same for the skiz, which chooses its trick."""

LUNA_WAIT: Final = 0.8
"""Card points for the chance that the luna still falls under the skiz."""

HIGHER_LEFT: Final = 0.80
"""The factor by which each unseen higher tarok lessens a tarok's chance to win a trick."""

GAME_POINT: Final = 6.0
"""Card points that one game point is worth: a card point decides 2.6% of self-played hands, and a hand decided the
other way moves about 5 game points, contra and level together. Between 4.5 and 7 no difference could be measured."""

COMMITTED: Final = 25.0
"""The cost of breaking a promise: an announced ultimo."""


def keep_value(know: Knowledge, card: Card) -> float:
    """The card's likely later gain; 0 in the last trick."""
    if know.tricks_left == 1:
        return 0.0
    if card == PAGAT:
        return _pagat(know)
    if TAROACE >> card & 1:
        return _tarok(know, card)
    return _suit_card(know, card)


def pagat_chance(know: Knowledge) -> float:
    """The chance that the pagat in the own hand comes home, now or later."""
    own = (know.hand & TAROACE).bit_count()
    out = know.taroace_out
    if not out:
        return 1.0
    surplus = own - out / 3
    return min(max(0.45 + 0.09 * surplus, 0.2), 0.95)


def _pagat(know: Knowledge) -> float:
    """R94: a hand long in taroks keeps the pagat for the last trick, others bring it home earlier.

    Before the last but one it is kept only if the others are very unlikely to have a tarok left.
    """
    own = (know.hand & TAROACE).bit_count()
    if know.tricks_left == 2 and not promised(know.view, "pagat"):
        safe = prod(know.lacks(seat, TAROACE) for seat in range(len(know.friends)) if seat != know.seat)
        return safe * (5 + GAME_POINT) - (1 - safe) * 1.8 * GAME_POINT
    value = 5 * pagat_chance(know)
    if promised(know.view, "pagat"):
        return value + COMMITTED
    if own >= know.tricks_left - 1 and own > know.taroace_out / 2:
        return value + 3.0
    return value


def _tarok(know: Knowledge, card: Card) -> float:
    """A tarok wins more tricks the fewer can beat it, and always costs its own face value."""
    higher = know.higher(card).bit_count()
    wins = HIGHER_LEFT**higher
    face = know.values[card]
    if card == LUNA and know.unseen >> SKIZ & 1:
        # The holder of the skiz waits for it.
        return TRICK * 0.75 + face * 0.72
    home = 1.0 if card == SKIZ or not higher else 0.5 + 0.4 * wins
    if card == SKIZ:
        # It wins whenever it likes, so it waits for a rich trick, best for the luna.
        return TIMED + face + (LUNA_WAIT if know.unseen >> LUNA & 1 else 0.0)
    return 0.4 + (TRICK - 0.4) * wins + face * home


def _suit_card(know: Knowledge, card: Card) -> float:
    """A suit card comes home if it stays the highest and is not ruffed, or if a partner is fed with it."""
    suit = suit_of(card)
    face = know.values[card]
    out = know.unseen & SUIT_CARDS[suit]
    own = (know.hand & SUIT_CARDS[suit]).bit_count()
    higher = know.higher(card).bit_count()
    ruffed = min(know.taroace_out / 8, 1.0)  # the danger of a ruff
    rounds = out.bit_count() / 3  # rounds that the suit may still go
    safe = min(rounds / 2.2, 1.0) if ruffed else 1.0
    first = safe + (1 - safe) * (1 - ruffed)
    if KINGS >> card & 1 or not higher:
        value = face * (0.25 + 0.55 * first) + 1.2 * first
        if card == know.view.table.called:
            value += _called_king(know, own)
        return value
    guarded = 0.12 if own > higher else 0.0
    return face * (0.38 + guarded) - (0.12 if own == 1 and know.hand & TAROACE else 0.0)


def _called_king(know: Knowledge, own: int) -> float:
    """R70, R76, R95: the called king waits for the last trick if that was announced."""
    if keeps_called(know.view):
        return COMMITTED
    long = (know.hand & TAROACE).bit_count() >= know.tricks_left - 1
    return 2.0 if long and know.view.side is Side.DECLARER and own == 1 else 0.0


def keeping_king(know: Knowledge, card: Card) -> list[Reason]:
    """R70: the reason for playing a card other than the called king, which was announced for the last trick."""
    called = know.view.table.called
    if called is None or card == called or not know.hand >> called & 1 or not keeps_called(know.view):
        return []
    return [because(Why.KEEPS_KING, 0.9, card=card_name(called))]
