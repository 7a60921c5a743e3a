"""Discarding: cards are picked in the hand, shown in slots, and confirmed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Card, CardSet, Discard, Objection, Reason, Surrender, View, card_name, legal_actions, objection
from tarokgui.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.table.hand import sorted_hand
from tarokgui.table.layout import talon_rects
from tarokgui.table.panels.rows import Key, button_row
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.button import Style
from tarokgui.wording import card_words, why_text

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


def discard_count(view: View) -> int:
    """How many cards are to be laid away."""
    return view.hand.bit_count() - view.table.variant.hand_size


def card_objection(view: View, chosen: CardSet, card: Card) -> Objection | None:
    """Why a card may not be laid away together with those chosen; None if some legal discard has them all."""
    why = objection(view, Discard(chosen | 1 << card))
    # Too few or too many cards is no fault of this card's: the count comes right with the last one.
    return None if why is not None and why.reason is Reason.DISCARD_COUNT else why


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


class Slot(Spot):
    """A place for a card to be laid away; a click takes the card back."""

    ring_radius = 8

    def __init__(self, context: Context, number: int, rect: Rect, card: Card | None) -> None:
        def take_back() -> None:
            if card is not None:
                context.choosing.discard &= ~(1 << card)
                context.refresh()

        label = context.tr("discard.empty") if card is None else card_words(context.tr, card)
        super().__init__(f"slot:{number}", rect, label, take_back, enabled=card is not None)
        self._context = context
        self._card = card
        self.hint = context.tr("discard.take-back") if card is not None else ""

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """The card, or an empty place on the cloth."""
        if self._card is None:
            paint.framed(surface, self.rect, paint.theme.felt_dark, paint.theme.brass_dark, 8)
        else:
            face = self._context.services.cards.face(card_name(self._card), (self.rect.w, self.rect.h))
            surface.blit(face, self.rect)


def discarding_widgets(context: Context) -> Iterable[Widget]:
    """Slots and the button to confirm; nothing while somebody else discards."""
    if not context.my_turn:
        return
    tr, chosen = context.tr, context.choosing.discard
    count = discard_count(context.view)
    cards = sorted_hand(chosen)
    groups = talon_rects(context.layout, (count,))
    for number, rect in enumerate(groups[0].cards):
        yield Slot(context, number + 1, rect, cards[number] if number < len(cards) else None)
    missing = count - len(cards)
    reason = tr("discard.missing", n=missing) if missing else ""
    value = context.view.table.variant.pack.value(chosen)
    keys = []
    if Surrender() in legal_actions(context.view):
        keys.append(Key("surrender", tr("talon.surrender"), context.confirm_surrender, style=Style.SECOND))
    label = tr("discard.confirm", n=count) if missing else tr("discard.confirm-value", n=count, value=value)
    keys.append(Key("confirm", label, lambda: context.act(Discard(chosen)), reason, style=Style.PRIMARY))
    line = groups[0].button
    yield from button_row(context.paint, keys, Rect(context.layout.centre.x, line.y, context.layout.centre.w, line.h))
