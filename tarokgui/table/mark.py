"""The mark on a suggestion: a frame in the colour of advice and a chevron, above cards and at the side of rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.shapes import disc, outline
from tarokgui.kit.node import Node
from tarokgui.table.hand import HandCard
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class Mark(Widget):
    """Drawn over *target*, wherever that is now; the pointer goes through it."""

    role = "text"

    def __init__(self, target: Widget, label: str) -> None:
        super().__init__(f"hint:mark:{target.id}", target.rect, f"{label}: {target.label}")
        self._target = target
        self.others: Sequence[Rect] = ()
        """The places of other things that can be pressed: the disc covers none of them."""

    def hit(self, pos: tuple[int, int]) -> bool:
        """Take no pointer."""
        return False

    def node(self) -> Node:
        """The mark in words, at the place of its target."""
        return Node(self.id, self.label, self.role, self._target.rect)

    @property
    def place(self) -> Rect:
        """The place that the frame goes round: that of the target as it is drawn now."""
        return self._target.ring_rect

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Frame and chevron."""
        target, scale = self._target, paint.scale
        whole = surface.get_clip()
        if target.clip is not None:
            surface.set_clip(target.clip.inset(-scale.px(18), -scale.px(10)))
        card = isinstance(target, HandCard) or target.rect.h > target.rect.w
        place = target.ring_rect
        self._frame(surface, paint, place, 8 if card else paint.theme.button_radius)
        if card:
            self._chevron_above(surface, paint, place)
        else:
            self._badge(surface, paint, place)
        surface.set_clip(whole)

    def _frame(self, surface: pygame.Surface, paint: DrawContext, place: Rect, radius: float) -> None:
        theme, scale = paint.theme, paint.scale
        line, hair, px = scale.px(3, 2), scale.hair, scale.px(radius)
        outline(surface, place.inset(-hair), theme.ink, px + hair, line + 2 * hair)
        outline(surface, place, theme.suggest, px, line)

    def _chevron_above(self, surface: pygame.Surface, paint: DrawContext, place: Rect) -> None:
        """Point down at the middle of the visible part of the card."""
        theme, scale = paint.theme, paint.scale
        wide, high, thick = scale.px(12, 9), scale.px(5, 4), scale.px(5, 4)
        # Clear of the focus ring, which is drawn later.
        x, tip = place.centre[0], place.y - scale.px(2) - scale.ring - 2 * scale.hair - scale.px(2, 1)
        if self._target.clear_of is not None:  # above a card of the hand is the line of advice: its words stay free
            tip = max(tip, self._target.clear_of.bottom + high + thick + scale.px(2, 1) + scale.hair)
        for grown, colour in ((scale.px(2, 1), theme.ink), (0, theme.suggest)):
            points = (
                (x - wide - grown, tip - high - thick - grown),
                (x, tip - thick - grown),
                (x + wide + grown, tip - high - thick - grown),
                (x + wide + grown, tip - high + grown),
                (x, tip + 2 * grown),
                (x - wide - grown, tip - high + grown),
            )
            _polygon(surface, points, colour)

    def badge(self, paint: DrawContext, place: Rect) -> Rect:
        """The place of the disc on the left edge of a *place*, or on the upper one."""
        scale = paint.scale
        side = scale.px(20, 16)
        box = centred(side, side, Rect(place.x - side, place.y, 2 * side, place.h)).moved(-side // 4, 0)
        if self._target.focused:  # the focus ring is drawn later, and would cover half of it
            box = box.moved(-(scale.ring + 2 * scale.hair + scale.px(4)), 0)
        if any(rect.meets(box) for rect in self.others):  # then on the upper edge
            box = Rect(place.centre[0] - side // 2, place.y - side * 3 // 4, side, side)
        return box

    def _badge(self, surface: pygame.Surface, paint: DrawContext, place: Rect) -> None:
        """Draw a disc on the left edge with a chevron that points inwards."""
        theme, scale, box = paint.theme, paint.scale, self.badge(paint, place)
        side, edge = box.w, max(1, scale.px(2))
        surface.blit(disc(side, theme.ink), box)
        surface.blit(disc(side - 2 * edge, theme.suggest), (box.x + edge, box.y + edge))
        x, y = box.centre
        arm, thick = side // 5, max(2, side // 7)
        _polygon(
            surface,
            (
                (x - arm, y - arm - thick // 2), (x - arm + thick, y - arm - thick // 2), (x + arm, y),
                (x - arm + thick, y + arm + thick // 2), (x - arm, y + arm + thick // 2), (x + arm - thick, y),
            ),
            theme.ink,
        )  # fmt: skip


class CardMark(Mark):
    """The mark on a card of the hand; it moves with the card and is drawn when those are."""


def _polygon(surface: pygame.Surface, points: tuple[tuple[int, int], ...], colour: str) -> None:
    import pygame

    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)
