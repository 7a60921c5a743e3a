"""The person's own cards in their order: those that may be played or discarded, and the reason against the others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine import (
    LAYING_AWAY,
    PLAYS,
    Card,
    CardSet,
    Kind,
    PlayCard,
    Seat,
    Suit,
    Table,
    card_set,
    legal_actions,
    members,
    objection,
    suit_of,
)
from tarokgui.controller.discards import card_objection
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.cards import card_words, cards_words
from tarokgui.wording.objections import why_text
from tarokgui.wording.reasons import points_text

APART: Final[Mapping[Suit, int]] = {Suit(3): 1, Suit(0): 2, Suit(2): 3, Suit(1): 4}
"""The order of the suits: hearts and diamonds are kept apart, so that two reds are never side by side."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card of the hand; ``reason`` is the objection to playing or discarding it, ``picked`` marks it for the
    discard."""

    card: Card
    told: str
    legal: bool = True
    reason: str = ""
    picked: bool = False
    fresh: bool = False
    """True if it was just taken from the talon."""
    worth: str = ""
    """Its name and its card points, if they are to be shown."""


@dataclass(frozen=True, slots=True)
class HandView:
    """The cards in their order, from the left; ``playing`` if one of them is to be played now."""

    cards: tuple[CardView, ...] = ()
    playing: bool = False


@dataclass(frozen=True, slots=True)
class OpenHandView:
    """The hand of another seat, open to all."""

    seat: Seat
    cards: tuple[Card, ...]
    name: str
    told: str


def worth_words(context: WordContext, card: Card) -> str:
    """A card with its card points (R4, U4)."""
    tr, pack = context.tr, context.view.table.variant.pack
    return tr("points.worth", card=card_words(tr, card), points=points_text(tr, pack.values[card] / pack.parts))


def hand_view(context: WordContext, order: str, fresh: CardSet, *, points: bool = False) -> HandView:
    """The hand in an *order* of `sorted_hand`; *fresh* are the cards just taken from the talon; with *points* each has
    its worth."""
    view, tr, name = context.view, context.tr, context.seating.name
    cards = sorted_hand(view.hand, order)
    playing, picked = context.view.my_turn and view.kind == Kind.PLAY, context.picks.discard
    legal = {action.card for action in legal_actions(view) if isinstance(action, PlayCard)} if playing else set(cards)
    reasons = _locked(context) if context.view.my_turn and view.kind in LAYING_AWAY else {}
    for card in cards:
        why = objection(view, PLAYS[card]) if card not in legal else None
        if why is not None:
            reasons[card] = why_text(tr, why, name)
    return HandView(
        tuple(
            CardView(
                card,
                card_words(tr, card),
                card in legal and card not in reasons,
                reasons.get(card, ""),
                bool(picked >> card & 1),
                bool(fresh >> card & 1),
                worth_words(context, card) if points else "",
            )
            for card in cards
        ),
        playing,
    )


def open_hands_view(context: WordContext) -> tuple[OpenHandView, ...]:
    """The open hands of the others; the person's own stays in the hand."""
    table = context.view.table
    if table.is_over or table.contract is None:
        return ()
    opened = ((seat, sorted_hand(open_cards(table, seat))) for seat, _ in table.open_hands)
    return tuple(open_hand_view(context, seat, cards) for seat, cards in opened if seat != context.view.seat and cards)


def open_hand_view(context: WordContext, seat: Seat, cards: tuple[Card, ...]) -> OpenHandView:
    """The open cards of a seat in words."""
    told = context.seating.says("openhand", seat, cards=cards_words(context.tr, cards))
    return OpenHandView(seat, cards, context.seating.name(seat), told)


def open_cards(table: Table, seat: Seat) -> CardSet:
    """The cards that a seat still holds of a hand that was laid open, 0 for a hidden hand."""
    held = next((cards for owner, cards in table.open_hands if owner == seat), 0)
    if not held:
        return 0
    played = card_set(card for trick in table.play.tricks for card in trick.cards)
    return held & ~played & ~card_set(table.play.trick)


def sorted_hand(cards: CardSet, order: str = "high-left") -> tuple[Card, ...]:
    """The cards in the order of the hand, one of those in the settings.

    ``high-left``: taroks first, then the suits in alternating colours, each from the top; ``high-right`` is its mirror;
    ``suits-left`` has the suits first and the taroks behind them.
    """

    def place(card: Card) -> tuple[int, int]:
        suit = suit_of(card)
        return (5 if order == "suits-left" else 0) if suit is Suit.TAROK else APART[suit], -card

    laid = sorted(members(cards), key=place)
    return tuple(reversed(laid)) if order == "high-right" else tuple(laid)


def _locked(context: WordContext) -> dict[Card, str]:
    """The cards that no legal discard holds together with those already chosen, and the reason."""
    locked = {}
    for card in members(context.view.hand & ~context.picks.discard):
        why = card_objection(context.view, context.picks.discard, card)
        if why is not None:
            locked[card] = why_text(context.tr, why, context.seating.name)
    return locked
