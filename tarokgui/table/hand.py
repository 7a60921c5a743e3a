"""The person's own cards, fanned at the bottom of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine import PLAYS, Card, PlayCard, card_name, legal_actions, members, objection, suit_of
from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node
from tarokgui.table.cards import Variant
from tarokgui.table.context import Context
from tarokgui.table.layout import hand_rects
from tarokgui.table.tag import draw_tag
from tarokgui.widgets.base import Spot
from tarokgui.wording import card_words, why_text

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint

# Hearts and diamonds are kept apart, so that two reds never lie side by side; taroace stand at the left.
_ORDER = {4: 0, 3: 1, 0: 2, 2: 3, 1: 4}


def sorted_hand(cards: int) -> tuple[Card, ...]:
    """The cards as they lie in the hand: taroace first, then the suits in alternating colours, each from the top."""
    return tuple(sorted(members(cards), key=lambda card: (_ORDER[suit_of(card)], -card)))


class HandCard(Spot):
    """A card of the hand. Its strip is what can be pointed at and does not move when the card is lifted."""

    def __init__(
        self,
        card: Card,
        strip: Rect,
        place: Rect,
        label: str,
        on_activate: Callable[[], None],
        context: Context,
        *,
        legal: bool,
        selected: bool,
        reason: str,
    ) -> None:
        super().__init__(f"card:{card_name(card)}", strip, label, on_activate, role="card")
        self.card = card
        self.legal = legal
        self.selected = selected
        self._place = place
        self._context = context
        self._why = reason
        self._fresh = bool(context.fresh >> card & 1)
        self.nudge = 0

    @property
    def tooltip(self) -> str:
        """Why the card may not be played now; nothing for one that may."""
        return self._why if not self.legal else ""

    @property
    def picture(self) -> Rect:
        """Where the card is drawn: lifted under the pointer and when chosen, lower if it may not be played."""
        layout = self._context.layout
        by_key = self.focused and self._context.services.by_keyboard
        up = layout.lift if (self.hovered or by_key or self.selected) else 0
        down = layout.lower if not self.legal else 0
        return self._place.moved(self.nudge, down - up)

    @property
    def ring_rect(self) -> Rect:
        """The ring goes round the part of the card that is seen, and off the numeral of the card that covers it."""
        picture = self.picture
        covered = self.rect.w < picture.w
        width = self.rect.w - (self._context.paint.scale.px(6, 5) if covered else 0)
        return Rect(picture.x, picture.y, max(width, 1), picture.h)

    def node(self) -> Node:
        """A card that may not be played is told as not enabled, though it can be reached and says why."""
        role = "card selected" if self.selected else "card"
        label = f"{self.label}, {self._context.tr('hand.fresh')}" if self._fresh else self.label
        return Node(self.id, label, role, self.rect, self.legal, self.focused)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """The face, and the mark of a chosen card."""
        place = self.picture
        variant = Variant.NORMAL if self.legal else Variant.DIMMED
        surface.blit(self._context.services.cards.face(card_name(self.card), (place.w, place.h), variant), place)
        if self.selected:
            side = paint.scale.px(20, 16)
            mark = Rect(place.x + paint.scale.px(6), place.y - side // 2, side, side)
            paint.framed(surface, mark, paint.theme.oxblood, paint.theme.paper, 10, paint.scale.ring)
        if self._fresh:
            seen = Rect(place.x, place.y, self.rect.w, min(place.h, self._context.layout.window.bottom - place.y))
            draw_tag(surface, paint, seen, self._context.tr("hand.fresh"))


def hand_widgets(context: Context, activate: Callable[[Card], None]) -> Iterable[HandCard]:
    """A widget for each card of the hand, from the left."""
    view, tr = context.view, context.tr
    cards = sorted_hand(view.hand)
    rects = hand_rects(context.layout, len(cards))
    playing = context.my_turn and view.phase == "play"
    discarding = context.my_turn and view.phase == "discard"
    legal = {action.card for action in legal_actions(view) if isinstance(action, PlayCard)} if playing else set(cards)
    locked = _locked(context) if discarding else {}
    for place, card in enumerate(cards):
        rect = rects[place]
        right = rects[place + 1].x if place + 1 < len(cards) else rect.right
        strip = Rect(rect.x, rect.y, right - rect.x, context.layout.window.bottom - rect.y)
        reason = locked.get(card, "")
        if playing and card not in legal:
            why = objection(view, PLAYS[card])
            reason = why_text(tr, why, context.seating.name) if why else ""
        yield HandCard(
            card,
            strip,
            rect,
            card_words(tr, card),
            lambda card=card: activate(card),  # type: ignore[misc]  # the default binds this card, not the last one
            context,
            legal=card in legal and card not in locked,
            selected=bool(context.choosing.discard >> card & 1),
            reason=reason,
        )


def _locked(context: Context) -> dict[Card, str]:
    """The cards that no legal discard holds together with those already chosen, and why."""
    from tarokgui.table.panels.discarding import card_objection

    locked = {}
    for card in members(context.view.hand):
        if not context.choosing.discard >> card & 1:
            why = card_objection(context.view, context.choosing.discard, card)
            if why is not None:
                locked[card] = why_text(context.tr, why, context.seating.name)
    return locked
