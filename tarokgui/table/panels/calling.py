"""Calling a king: four large kings, the person's own marked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine import CallKing, Card, Suit, card_name, legal_actions, suit_of
from tarokgui.draw.cardsize import card_width
from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.table.panels.rows import RowKey, button_row
from tarokgui.table.panels.sheet import is_roomy
from tarokgui.table.panels.tray import PAD, Tray
from tarokgui.table.proportions import TALON_SHARE
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.button import button_size
from tarokgui.wording.cards import card_words, rank_words, suit_words
from tarokgui.wording.translator import Translator

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

TALLEST, LEAST = 214, round(TALON_SHARE * 720)
"""The height of a king in units where there is room, and that for which words are left out."""


class CallWords(NamedTuple):
    """A game's own words for calling: *title* and *text* of the tray, and the words for a card of the person's own.

    These are its name, the consequence of calling it, and both in a sentence.
    """

    title: str
    text: str
    own: str
    alone: str
    hint: str


def usual_words(tr: Translator) -> CallWords:
    """The words of a game that has none of its own."""
    return CallWords(
        tr("panels.call.title"), tr("panels.call.text"), tr("call.own"), tr("panels.call.alone"), tr("call.own-hint")
    )


class KingCard(Spot):
    """A king that can be called, with its suit and its key below; of your own that you would play alone."""

    ring_radius = 8

    def __init__(
        self,
        context: Context,
        card: Card,
        rect: Rect,
        note: Rect,
        number: int,
        *,
        lines: int,
        own: CallWords | None = None,
    ) -> None:
        super().__init__(
            f"call:{card_name(card)}", rect, card_words(context.tr, card), lambda: context.say(CallKing(card))
        )
        tr = context.tr
        self._context = context
        self._card = card
        self._note = note
        below, aside = note.bottom - rect.bottom, max(rect.x - note.x, note.right - rect.right)
        self.spread = max(below, aside) / context.paint.scale.u + 12
        self._suit = rank_words(tr, card) if suit_of(card) is Suit.TAROK else suit_words(tr, suit_of(card))
        self._number = str(number)
        self._told = (own.own, own.alone) if own is not None else ()
        self._own = self._told[:lines]
        self.hint = own.hint if own is not None else tr("call.hint", card=self.label)
        self.beside: Rect | None = None

    @property
    def _up(self) -> int:
        by_key = self.focused and self._context.loop.by_keyboard
        return self._context.paint.scale.px(6) if self.hovered or by_key else 0

    @property
    def ring_rect(self) -> Rect:
        """The ring goes round the card as it is raised."""
        return self.rect.moved(0, -self._up)

    def node(self) -> Node:
        """The king's name, with a word if it is the person's own."""
        label = ", ".join((self.label, *self._told))
        return Node(self.id, label, "button", self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The card, raised under the pointer, and its words below."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        place = self.ring_rect
        paint.shadow(surface, place, 8, 9 if self._up else 6)
        surface.blit(self._context.paint.cards.face(card_name(self._card), (place.w, place.h)), place)
        line = self._note._replace(h=text.line_height(scale.medium))
        used = text.size(self._number, Face.STRONG, scale.small)[0] + scale.px(8)
        whole = used + text.size(self._suit, Face.LABEL, scale.medium)[0]
        x = line.x + max(0, (line.w - whole) // 2)
        key = Rect(x, line.y, used, line.h)
        text.line(surface, self._number, key, Face.STRONG, scale.small, theme.brass_light)
        suit = Rect(x + used, line.y, line.right - x - used, line.h)
        text.line(surface, self._suit, suit, Face.LABEL, scale.medium, theme.on_felt)
        if not self._own:
            return
        low = text.line_height(scale.small)
        for number, words in enumerate(self._own):
            below = Rect(line.x, line.bottom + number * low, line.w, low)
            text.line(surface, words, below, Face.STRONG, scale.small, theme.brass_light, Align.CENTRE)


def calling_widgets(context: Context, keys: Sequence[RowKey] = (), words: CallWords | None = None) -> Iterable[Widget]:
    """The kings in their tray, and below it the *keys* of other words that may be said; nothing while others call."""
    if not context.view.my_turn:
        return
    tr, paint = context.tr, context.paint
    said = words or usual_words(tr)
    scale, text = paint.scale, paint.text
    kings = [action.card for action in legal_actions(context.view) if isinstance(action, CallKing)]
    own = [bool(context.view.hand >> card & 1) for card in kings]
    centre = context.layout.centre
    apart = scale.px(10, 8)
    beside = max((button_size(paint, key.label)[0] for key in keys), default=0) if not is_roomy(paint) else 0
    if beside:  # cards are worth more than the width
        centre = centre._replace(w=centre.w - beside - apart)
    elif keys:
        centre = centre._replace(h=centre.h - scale.target - apart)
    pad = scale.px(PAD)
    wants = [
        text.size(said.alone, Face.STRONG, scale.small)[0],
        text.size(said.own, Face.STRONG, scale.small)[0],
    ]
    # Very large letters leave the cards too little room: then less is said, and the tooltip says it.
    roomy = is_roomy(paint)
    lines = 2 if roomy else 1
    if max(wants) + scale.px(8) > (centre.w - 2 * pad) // len(kings):
        lines = 1
    notes = text.line_height(scale.medium) + (lines * text.line_height(scale.small) if any(own) else 0)
    foot = scale.px(6) + notes + pad
    # The line above the hand says the same as title and text; cards are worth more than either.
    for titled, told in ((True, True), (True, False), (False, False)):
        gap = scale.px(26 if told else 14)  # a hint points down at a card from there
        head = Tray.head(paint, text=told, title=titled) + gap
        room_h = min(scale.px(TALLEST), centre.h - head - foot)
        if room_h >= scale.px(LEAST):
            break
    column = min(max(card_width(room_h) + scale.px(40), max(wants) + scale.px(16)), (centre.w - 2 * pad) // len(kings))
    high = min(room_h, round((column - scale.px(10)) / card_width(1000) * 1000))
    wide = card_width(high)
    said_w = max(  # few cards may be narrower than the words over them
        text.size(said.title, Face.TITLE, scale.large)[0] if titled else 0,
        text.size(said.text, Face.BODY, scale.small)[0] if told else 0,
    )
    wide_enough = min(centre.w, max(column * len(kings), said_w) + 2 * pad)
    rect = centred(wide_enough, head + high + foot, centre)
    yield Tray("tray", rect, said.title, said.text if told else "", titled=titled)
    first = rect.x + (rect.w - column * len(kings)) // 2
    for number, card in enumerate(kings):
        x = first + number * column
        place = Rect(x + (column - wide) // 2, rect.y + head, wide, high)
        note = Rect(x, place.bottom + scale.px(6), column, notes)
        king = KingCard(context, card, place, note, number + 1, lines=lines, own=said if own[number] else None)
        if not (told or own[number]):
            king.hint = said.text
        king.beside = rect
        yield king
    if not beside:
        yield from button_row(paint, keys, Rect(centre.x, rect.bottom + apart, centre.w, scale.target))
        return
    foot_y = rect.bottom - scale.target
    for step, key in enumerate(reversed(keys)):
        line = Rect(rect.right + apart, foot_y - step * (scale.target + apart), beside, scale.target)
        yield from button_row(paint, [key], line)
