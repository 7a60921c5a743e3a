"""Cards that may be laid away together. Pure: no pygame."""

from __future__ import annotations

from engine import Card, CardSet, Discard, Objection, View, legal_actions, members, objection


def discard_count(view: View) -> int:
    """How many cards are to be laid away."""
    return view.hand.bit_count() - view.table.variant.hand_size


def card_objection(view: View, chosen: CardSet, card: Card) -> Objection | None:
    """Why a card may not be laid away together with those chosen; None if some legal discard has them all.

    Once enough are chosen it is asked of the card alone, for one of the others may be taken back.
    """
    count = discard_count(view)
    wanted = (chosen if chosen.bit_count() < count else 0) | 1 << card
    # Filled up with what has to go first: if that may not be, nothing may that has these cards.
    first = next(action.cards for action in legal_actions(view) if isinstance(action, Discard))
    for other in members(first & ~wanted):
        if wanted.bit_count() < count:
            wanted |= 1 << other
    return objection(view, Discard(wanted))
