"""One group of the talon in its slot: closed, in question, or shown and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine import Card, View, card_name, group_cards, group_level, legal_actions
from engine import TakeGroup as Take
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.scenes.base import Node
from tarokgui.table.cards import Variant
from tarokgui.table.context import Context
from tarokgui.table.motion import talon_key
from tarokgui.table.rowheights import captioned
from tarokgui.widgets.base import Widget
from tarokgui.wording.cards import cards_words

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


def known_cards(view: View, group: int) -> tuple[Card | None, ...]:
    """The cards of a group as this seat sees them: open ones, those in its own eyes, None for the rest."""
    talon = view.table.talon
    if group == talon.looking and view.looked:
        return view.looked
    return group_cards(talon.cards, talon.groups, group)


def called_in(view: View, cards: list[Card]) -> bool:
    """Whether the called king is among these."""
    return view.table.called is not None and view.table.called in cards


class Standing(NamedTuple):
    """What taking a group comes to: its level and price, and a note of what it comes to later; empty if unknown."""

    level: str
    price: str
    later: str
    short: str = ""
    """The price where there is little room."""


def head_height(paint: Paint) -> int:
    """The words over a group: its level, and its price where letters leave room."""
    scale, text = paint.scale, paint.text
    second = text.line_height(scale.small) if captioned(scale) else 0
    return text.line_height(scale.medium) + second + scale.px(6)


def foot_height(paint: Paint) -> int:
    """The line below a group; in large letters there is none."""
    return paint.text.line_height(paint.scale.small) + paint.scale.px(5) if captioned(paint.scale) else 0


class GroupView(Widget):
    """The cards of a group, its name and level above, and below what has become of it."""

    role = "text"

    def __init__(self, context: Context, group: int, slot: Rect, cards: tuple[Rect, ...], standing: Standing) -> None:
        frame = Rect(cards[0].x, cards[0].y, cards[-1].right - cards[0].x, cards[0].h)
        super().__init__(f"group:{group}", frame)
        view, tr = context.view, context.tr
        talon = view.table.talon
        self._context = context
        self._slot = slot
        self._standing = standing
        self._group = group
        self.places = cards
        """Where its cards lie."""
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
        self._open_to_me = context.my_turn and choosing and Take(group) in legal_actions(view)

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
        """Name, level, cards and what has become of it."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """The slot's words and the cards; the group in question in a brass ring."""
        scale, theme, text = paint.scale, paint.theme, paint.text
        high, low = text.line_height(scale.medium), text.line_height(scale.small)
        lit = self.in_question or self._open_to_me
        colour = theme.brass_light if lit else theme.on_felt_second
        standing, frame = self._standing, self.rect
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
            one = f"{level} · {standing.price}" if lit and standing.price else level
            words, px = text.fitting((one, level), Face.LABEL, (scale.medium, scale.small), head.w)
            text.line(surface, words, head, Face.LABEL, px, colour, Align.CENTRE)
        pack = self._context.services.cards
        for number, (rect, card) in enumerate(zip(self.places, self._cards, strict=True)):
            if self._context.moving(talon_key(self._group, number)):
                continue
            if not self.dimmed:
                paint.shadow(surface, rect, 6, 7 if self.in_question else 4)
            size = (rect.w, rect.h)
            variant = Variant.DIMMED if self.dimmed else Variant.NORMAL
            picture = pack.back(size) if card is None else pack.face(card_name(card), size, variant)
            surface.blit(picture, rect)
        if self.in_question:
            paint.ring(surface, self.rect, 6)
