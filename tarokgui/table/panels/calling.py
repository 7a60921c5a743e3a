"""Calling a king: four large kings, one's own marked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import CallKing, Card, card_name, legal_actions
from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node
from tarokgui.table.context import Context
from tarokgui.table.layout import talon_rects
from tarokgui.text import Align, Face
from tarokgui.widgets.base import Spot, Widget
from tarokgui.wording import card_words

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


class KingCard(Spot):
    """A king that can be called."""

    ring_radius = 8

    def __init__(self, context: Context, card: Card, rect: Rect, note: Rect, own: bool) -> None:
        super().__init__(
            f"call:{card_name(card)}", rect, card_words(context.tr, card), lambda: context.act(CallKing(card))
        )
        self._context = context
        self._card = card
        self._note = note
        self._own = context.tr("call.own") if own else ""
        self.hint = context.tr("call.own-hint") if own else context.tr("call.hint", card=self.label)

    def node(self) -> Node:
        """The king's name and whether it is one's own."""
        label = f"{self.label}, {self._own}" if self._own else self.label
        return Node(self.id, label, "button", self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """The card, raised under the pointer, and a note below one's own."""
        up = paint.scale.px(6) if self.hovered or self.focused else 0
        place = self.rect.moved(0, -up)
        paint.shadow(surface, place, 8, 6)
        surface.blit(self._context.services.cards.face(card_name(self._card), (place.w, place.h)), place)
        if self._own:
            paint.text.line(
                surface, self._own, self._note, Face.STRONG, paint.scale.small, paint.theme.on_felt, Align.CENTRE
            )


def calling_widgets(context: Context) -> Iterable[Widget]:
    """The kings; nothing while somebody else calls."""
    if not context.my_turn:
        return
    kings = [action.card for action in legal_actions(context.view) if isinstance(action, CallKing)]
    for card, group in zip(kings, talon_rects(context.layout, (1,) * len(kings)), strict=True):
        yield KingCard(context, card, group.cards[0], group.button, bool(context.view.hand >> card & 1))
