"""Cards that may be discarded together. Pure: no pygame."""

from __future__ import annotations

from engine import Card, CardSet, Discard, Objection, View, legal_actions, members, objection


def discard_count(view: View) -> int:
    """The number of cards to discard."""
    return view.hand.bit_count() - view.table.variant.hand_size


def card_objection(view: View, chosen: CardSet, card: Card) -> Objection | None:
    """The objection to discarding a card together with those chosen; None if some legal discard has them all.

    Once enough are chosen the question is about the card alone, since one of the others may be taken back.
    """
    count = discard_count(view)
    wanted = (chosen if chosen.bit_count() < count else 0) | 1 << card
    # Filled up with the cards that have to go first: if that is not allowed, no discard with these cards is.
    first = next(action.cards for action in legal_actions(view) if isinstance(action, Discard))
    for other in members(first & ~wanted):
        if wanted.bit_count() < count:
            wanted |= 1 << other
    return objection(view, Discard(wanted))
