"""The rest of the talon on the table: at a seat, apart from all, or one heap beside the trick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from engine import Card, card_name
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.kit.node import Node
from tarokgui.session.seating import Place
from tarokgui.table.besideplaces import rest_place, top_of_rest
from tarokgui.table.context import Context
from tarokgui.table.openhand import open_rects
from tarokgui.viewmodel.hand import open_cards
from tarokgui.viewmodel.talonrest import talon_rest
from tarokgui.viewmodel.wordcontext import RestPlace, TalonRest
from tarokgui.widgets.base import Widget
from tarokgui.wording.glossary import term_gloss

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

STEP, SHUT_STEP = 34, 7
"""The part in units that is seen of a card face up, its number and suit, and of one that is face down."""


class Pocket(Widget):
    """The small cards, shown ones whole and first, and below them how many are shown."""

    role = "text"
    spread = 12

    def __init__(self, context: Context, rects: list[Rect], cards: tuple[Card | None, ...], label: str) -> None:
        """*rects* are the places of the *cards*."""
        paint, tr = context.paint, context.tr
        self._lie = rects[0].joined(rects[-1])
        shown = sum(card is not None for card in cards)
        whole = [tr("pocket.open", shown=shown, shut=len(cards) - shown)] if 0 < shown < len(cards) else []
        tag = tr("pocket.tag")
        wide = max(paint.text.size(each, Face.STRONG, paint.scale.small)[0] for each in (*whole, tag))
        high = paint.text.line_height(paint.scale.small)
        felt = context.layout.centre
        left = self._lie.x if self._lie.x < felt.centre[0] else max(felt.x, self._lie.right - wide)
        self._below = Rect(left, self._lie.bottom + paint.scale.px(2), min(wide, felt.right - left), high)
        super().__init__("pocket", self._lie.joined(self._below))
        self._context = context
        self._rects = rects
        self._cards = cards
        self._words = [*whole, tag][0]
        self.label = label
        self.hint = f"{self.label}\n{term_gloss(context.tr, 'talon')}"
        self.large = large_rects(context, self._lie, shown)
        """The places of the shown cards while the pointer is here."""

    @property
    def told_of(self) -> Rect:
        """The cards as they are seen: the tooltip covers none."""
        return self.large[0].joined(self.large[-1]) if self.large and self.hovered else self.rect

    @property
    def shown(self) -> tuple[Card, ...]:
        """The cards that are face up."""
        return tuple(card for card in self._cards if card is not None)

    def look(self) -> object:
        """Backs and faces as they are painted now."""
        return self._rects, self._cards, self._words, self._pictures()

    def _pictures(self) -> list[pygame.Surface]:
        cards = self._context.paint.cards
        return [
            cards.back((rect.w, rect.h)) if card is None else cards.face(card_name(card), (rect.w, rect.h))
            for rect, card in zip(self._rects, self._cards, strict=True)
        ]

    def node(self) -> Node:
        """The cards in words."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The cards, the first ones over the later, and the words below them: on a card they would cover its corner."""
        paint.shadow(surface, self._lie, 4, 5, 90)
        for rect, picture, card in [*zip(self._rects, self._pictures(), self._cards, strict=True)]:
            if card is not None:
                paint.framed(surface, rect.inset(-paint.scale.hair), paint.theme.paper_edge, paint.theme.paper_edge, 4)
            surface.blit(picture, rect)
        ink = paint.theme.on_felt_second
        paint.text.line(surface, self._words, self._below, Face.STRONG, paint.scale.small, ink)


class PocketLens(Widget):
    """The shown cards of the rest of the talon, large while the pointer is on it."""

    role = "group"
    above = True

    def __init__(self, context: Context, pocket: Pocket) -> None:
        super().__init__("pocket:large", pocket.large[0].joined(pocket.large[-1]))
        self._context, self._pocket = context, pocket

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never: the pointer is on the small cards."""
        return False

    def look(self) -> object:
        """The cards while they are seen."""
        return self._pocket.hovered and self._pocket.visible, self._pocket.shown, self._context.paint.cards.style

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Card beside card, each index seen."""
        if not (self._pocket.hovered and self._pocket.visible):
            return
        paint.shadow(surface, self.rect, 8, 8)
        for rect, card in zip(self._pocket.large, self._pocket.shown, strict=True):
            paint.framed(surface, rect.inset(-paint.scale.hair), paint.theme.paper_edge, paint.theme.paper_edge, 8)
            surface.blit(self._context.paint.cards.face(card_name(card), (rect.w, rect.h)), rect)


def large_rects(context: Context, lie: Rect, shown: int) -> list[Rect]:
    """The places of so many *shown* cards, as large as those of the talon, over the small ones there."""
    if not shown:
        return []
    layout, (w, h) = context.layout, context.layout.talon_card
    step = w * 2 // 3
    wide = w + (shown - 1) * step
    right = lie.x > layout.centre.centre[0]
    box = Rect(lie.right - wide if right else lie.x, lie.y, wide, h).within(layout.window.inset(layout.scale.rim))
    return [Rect(box.x + number * step, box.y, w, h) for number in range(shown)]


def pocket_widgets(context: Context) -> Iterable[Widget]:
    """The rest of the talon at its place, shown cards first."""
    rest = talon_rest(context)
    if rest is None:
        return
    cards = tuple(sorted(rest.cards, key=lambda card: card is None))
    pocket = Pocket(context, _rects(context, rest, cards), cards, rest.label)
    yield pocket
    if pocket.shown:
        yield PocketLens(context, pocket)


def _rects(context: Context, rest: TalonRest, cards: Sequence[Card | None]) -> list[Rect]:
    """The places of its *cards*, the lowest first."""
    layout, size, px = context.layout, context.layout.pocket_card, context.layout.scale.px
    if rest.place is RestPlace.HEAP:
        off, top = px(3, 1), top_of_rest(layout)
        return [top.moved(-off * place, -off * place) for place in reversed(range(len(cards)))]
    zone = rest_place(layout)
    if rest.place is RestPlace.SEAT:
        zone = _free(context, layout.seats[context.seating.place(rest.seat)].pocket)
    steps = [px(SHUT_STEP, 3) if card is None else px(STEP) for card in cards[:-1]]
    less = min(1.0, (zone.w - size[0]) / max(1, sum(steps)))
    along = [0.0, *accumulate(step * less for step in steps)]
    left = zone.right - along[-1] - size[0] if zone.x > layout.centre.centre[0] else zone.x
    return [Rect(round(left + x), zone.y, *size) for x in along]


def _free(context: Context, usual: Rect) -> Rect:
    """The *usual* place, or one beside the trick if an open hand is there."""
    layout, table = context.layout, context.view.table
    taken: list[Rect] = []
    for seat, _ in table.open_hands:
        held = open_cards(table, seat).bit_count()
        if seat != context.view.seat:
            taken += open_rects(layout, context.seating.place(seat), held)
    lying, gap, top = layout.lying, layout.scale.px(20), layout.seats[Place.RIGHT].station.bottom + layout.scale.px(8)
    beside = (usual._replace(x=lying.x - gap - usual.w, y=top), usual._replace(x=lying.right + gap, y=top))
    return next((zone for zone in (usual, *beside) if not any(zone.meets(each) for each in taken)), usual)
