"""One group of the talon in its slot: closed, in question, or shown and refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine import Card, View, card_name, group_cards, group_level, legal_actions
from engine import TakeGroup as Take
from tarokgui.draw.deck.rack import CardLook
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.table.motion import talon_key
from tarokgui.table.rowheights import captioned
from tarokgui.widgets.base import Widget
from tarokgui.wording.cards import cards_words

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


def known_cards(view: View, group: int) -> tuple[Card | None, ...]:
    """The cards of a group as this seat sees them: open ones, those in its own eyes, None for the rest."""
    talon = view.table.talon
    if group == talon.looking and view.looked:
        return view.looked
    return group_cards(talon.cards, talon.groups, group)


def called_in(view: View, cards: list[Card]) -> bool:
    """True if the called king is among these."""
    return view.table.called is not None and view.table.called in cards


class GroupPrice(NamedTuple):
    """The level and the price of taking a group, and a note on taking it later; empty if unknown."""

    level: str
    price: str
    later: str
    short: str = ""
    """The price where there is little room."""


def head_height(paint: DrawContext) -> int:
    """The words over a group: its level, and its price where letters leave room; else that stands on the cards."""
    scale, text = paint.scale, paint.text
    second = text.line_height(scale.small) if captioned(scale) else 0
    return text.line_height(scale.medium) + second + scale.px(6)


def foot_height(paint: DrawContext) -> int:
    """The line below a group; in large letters there is none."""
    return paint.text.line_height(paint.scale.small) + paint.scale.px(5) if captioned(paint.scale) else 0


class GroupView(Widget):
    """The cards of a group, its name and level above, and its state below."""

    role = "text"

    def __init__(self, context: Context, group: int, slot: Rect, cards: tuple[Rect, ...], standing: GroupPrice) -> None:
        frame = Rect(cards[0].x, cards[0].y, cards[-1].right - cards[0].x, cards[0].h)
        super().__init__(f"group:{group}", frame)
        view, tr = context.view, context.tr
        talon = view.table.talon
        self._context = context
        self._slot = slot
        self.standing = standing
        """Its level and its price."""
        self._group = group
        self.places = cards
        """The places of its cards."""
        self._cards = known_cards(view, group)
        self.in_question = talon.looking == group
        refused = group in talon.shown
        choosing = talon.looking is None and talon.taken is None
        self.dimmed = refused and not (choosing and group != talon.seen[-1])
        name = tr(f"panels.talon.group.{len(cards)}", number=group)
        level = group_level(view.table, group)
        self._title = name if level is None else tr("panels.talon.named", name=name, level=level)
        known = [card for card in self._cards if card is not None]
        self._note = self._told(context, group, known)
        short = bool(self._note) and refused and not called_in(view, known)
        self._note_short = tr("panels.talon.refused-short", n=len(cards)) if short else self._note
        words = cards_words(tr, known) if known else tr("talon.closed")
        self.label = ", ".join(part for part in (self._title, standing.price, words, self._note) if part)
        self.hint = "\n".join(part for part in (self.label, standing.later) if part)
        self._open_to_me = context.view.my_turn and choosing and Take(group) in legal_actions(view)
        paint = context.paint
        beside = max(frame.x - slot.x, slot.right - frame.right)
        self.spread = max(beside, head_height(paint), foot_height(paint) + paint.scale.px(4)) / paint.scale.u + 12
        """Its words stand above and below the cards, as wide as the slot; the rest is for shadow and ring."""

    def _told(self, context: Context, group: int, known: list[Card]) -> str:
        view, tr = context.view, context.tr
        talon = view.table.talon
        if called_in(view, known):
            return tr("panels.talon.king")
        if group == talon.looking:
            declarer = view.table.declarer
            mine = declarer is None or declarer == view.seat
            return "" if mine else tr("panels.talon.looks", name=context.seating.name(declarer or 0))
        if talon.looking is None and talon.seen and group == talon.seen[-1] and talon.taken is None:
            return tr("panels.talon.left", n=len(self.places))
        if group in talon.shown:
            return "" if talon.looking is None else tr("panels.talon.refused", n=len(self.places))
        return tr("panels.talon.closed", n=len(self.places))

    def node(self) -> Node:
        """Name, level, cards and state."""
        return Node(self.id, self.label, self.role, self.rect)

    def look(self) -> object:
        """The words, and the cards there as they are painted now."""
        lit = self.in_question, self._open_to_me
        return self._slot, self.places, self.label, self._note, self.standing, lit, [*self._pictures()]

    def _pictures(self) -> Iterator[pygame.Surface | None]:
        """The picture for each place; None where a card is on its way."""
        pack, variant = self._context.paint.cards, CardLook.DIMMED if self.dimmed else CardLook.NORMAL
        for number, (rect, card) in enumerate(zip(self.places, self._cards, strict=True)):
            size = (rect.w, rect.h)
            if self._context.moving(talon_key(self._group, number)):
                yield None
            else:
                yield pack.back(size) if card is None else pack.face(card_name(card), size, variant)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The slot's words and the cards; the group in question in a brass ring."""
        scale, theme, text = paint.scale, paint.theme, paint.text
        high, low = text.line_height(scale.medium), text.line_height(scale.small)
        lit = self.in_question or self._open_to_me
        colour = theme.brass_light if lit else theme.on_felt_second
        standing, frame = self.standing, self.rect
        top = frame.y - head_height(paint)
        head = Rect(self._slot.x, top, self._slot.w, high)
        level = standing.level or self._title
        if captioned(scale):
            level, px = text.fitting((level, self._title), Face.LABEL, (scale.medium, scale.small), head.w)
            text.line(surface, level, head, Face.LABEL, px, colour, Align.CENTRE)
            below = Rect(head.x, head.bottom, head.w, low)
            price, px = text.fitting((standing.price, standing.short), Face.STRONG, (scale.small,), below.w)
            text.line(surface, price, below, Face.STRONG, px, colour, Align.CENTRE)
            if self._note:
                foot = Rect(head.x, frame.bottom + scale.px(4), head.w, low)
                note, _ = text.fitting((self._note, self._note_short), Face.BODY, (scale.small,), foot.w)
                text.line(surface, note, foot, Face.BODY, scale.small, theme.on_felt, Align.CENTRE)
        else:
            words, px = text.fitting((level,), Face.LABEL, (scale.medium, scale.small), head.w)
            text.line(surface, words, head, Face.LABEL, px, colour, Align.CENTRE)
        for rect, picture in zip(self.places, self._pictures(), strict=True):
            if picture is None:
                continue
            if not self.dimmed:
                paint.shadow(surface, rect, 6, 7 if self.in_question else 4)
            surface.blit(picture, rect)
        if standing.price and not captioned(scale):
            self._draw_price(surface, paint, colour)
        if self.in_question:
            paint.ring(surface, self.rect, 6)

    def _draw_price(self, surface: pygame.Surface, paint: DrawContext, colour: str) -> None:
        """Large letters leave no line for the price: it stands on a plate on the cards, short if they are narrow."""
        scale, theme, text = paint.scale, paint.theme, paint.text
        pad = scale.px(6, 4)
        price, px = self.standing.price, scale.small
        if text.size(price, Face.STRONG, px)[0] > self.rect.w - 2 * pad:
            ways, sizes = (self.standing.short,), (scale.small, scale.px(14))
            price, px = text.fitting(ways, Face.STRONG, sizes, self._slot.w - 2 * pad)
        wide, high = text.size(price, Face.STRONG, px)[0] + 2 * pad, text.line_height(px)
        middle, foot = self.rect.centre[0], self.rect.bottom - scale.px(6)
        plate = Rect(middle - wide // 2, foot - high, wide, high)
        paint.framed(surface, plate, theme.plaque, theme.brass, 5)
        text.line(surface, price, plate, Face.STRONG, px, colour, Align.CENTRE)
