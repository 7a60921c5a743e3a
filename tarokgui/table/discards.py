"""Which cards may be laid away together, and what a click on one of them does to the choice. Pure: no pygame."""

from __future__ import annotations

from engine import TAROACE, Card, CardSet, Discard, Objection, View, legal_actions, members, objection
from tarokgui.table.context import Context
from tarokgui.wording.objections import why_text


def discard_count(view: View) -> int:
    """How many cards are to be laid away."""
    return view.hand.bit_count() - view.table.variant.hand_size


def seen_discard(context: Context) -> list[Card]:
    """The chosen cards that everybody will see: taroks where they are laid away face up, the highest first."""
    if context.view.kind != "lay-or-convert":
        return []
    return sorted(members(context.choosing.discard & TAROACE), reverse=True)


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


def with_card(context: Context, card: Card) -> tuple[CardSet, str]:
    """The choice after a card of the hand was clicked: put in or taken back, and why not if it cannot be."""
    view, chosen, tr = context.view, context.choosing.discard, context.tr
    if chosen >> card & 1:
        return chosen & ~(1 << card), ""
    count = discard_count(view)
    if count == 1:
        chosen = 0  # with one card to put away another click changes one's mind
    if chosen.bit_count() >= count:
        return chosen, tr("discard.full", n=count)
    why = card_objection(view, chosen, card)
    if why is not None:
        return context.choosing.discard, why_text(tr, why, context.seating.name)
    return chosen | 1 << card, ""
