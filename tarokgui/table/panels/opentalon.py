"""The talon face up in its groups, a button under each: the declarer takes one, all players see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from engine import Card, TakeGroup, card_name, group_cards, legal_actions
from tarokgui.draw.cardsize import ASPECT
from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.table.motion import talon_key
from tarokgui.table.panels.sheet import is_roomy
from tarokgui.table.panels.tray import PAD, Tray
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.wording.cards import cards_words

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

WIDEST: Final = 860
TALLEST: Final = 214
"""The width of the tray and the height of a card in units, where there is so much room."""


class TakeButton(Button):
    """Takes a group; the number row has a key for each."""


class OpenGroup(Widget):
    """The cards of a group; the one with the called king in a brass ring, with the meaning of that below it."""

    role = "text"
    ring_radius = 8

    def __init__(self, context: Context, group: int, cards: tuple[Card, ...], places: tuple[Rect, ...], note: Rect):
        frame = Rect(places[0].x, places[0].y, places[-1].right - places[0].x, places[0].h)
        super().__init__(f"group:{group}", frame)
        tr = context.tr
        self._context = context
        self._group = group
        self._cards = cards
        self.places = places
        """The places of its cards."""
        self._note_box = note
        self.called = context.view.table.called in cards
        """True if the called king is among them."""
        told = [tr("panels.open-talon.king")] if self.called else []
        told += [words for card in cards if (words := context.game.talon_note(context, card))]
        self.note = tr("panels.open-talon.king-short") if self.called else ""
        name = tr("panels.open-talon.group", number=group)
        self.label = ", ".join((f"{name}: {cards_words(tr, cards)}", *told))
        self.hint = self.label

    def node(self) -> Node:
        """Its number, its cards, and the words about the called king if it has it."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The cards, and the words about the called king."""
        pack = self._context.paint.cards
        for number, (rect, card) in enumerate(zip(self.places, self._cards, strict=True)):
            if self._context.moving(talon_key(self._group, number)):
                continue
            paint.shadow(surface, rect, 6, 6)
            surface.blit(pack.face(card_name(card), (rect.w, rect.h)), rect)
        if not self.called:
            return
        paint.ring(surface, self.rect, 6)
        if self._note_box.h:
            small = paint.scale.small
            paint.text.line(
                surface, self.note, self._note_box, Face.STRONG, small, paint.theme.brass_light, Align.CENTRE
            )


class OpenTalonArea(NamedTuple):
    """The tray, the height of its cards, and that of the part under them, in pixels."""

    tray: Rect
    titled: bool
    head: int
    high: int
    note: int


def open_talon_widgets(context: Context) -> Iterable[Widget]:
    """All groups, for every player; on the person's turn a button under each that takes it."""
    paint, tr, view = context.paint, context.tr, context.view
    scale, talon = paint.scale, view.table.talon
    cards = [card for card in talon.cards if card is not None]
    if len(cards) < len(talon.cards):
        return  # they are being turned up
    groups, size = talon.groups, len(cards) // talon.groups
    ground = _ground(context, groups, size)
    title = tr("panels.open-talon.title" if context.view.my_turn else "panels.open-talon.others")
    yield Tray("tray", ground.tray, title, titled=ground.titled)
    pad, apart, inner = scale.px(PAD), _apart(context, groups), scale.px(6, 4)
    wide = (ground.tray.w - 2 * pad - apart * (groups - 1)) // groups
    card_w = round(ground.high * ASPECT)
    step = min(card_w + inner, (wide - card_w) // (size - 1)) if size > 1 else 0
    legal = legal_actions(view) if context.view.my_turn else ()
    label = tr("panels.open-talon.take")
    for group in range(1, groups + 1):
        slot = Rect(ground.tray.x + pad + (group - 1) * (wide + apart), ground.tray.y + ground.head, wide, ground.high)
        left = slot.x + (wide - card_w - step * (size - 1)) // 2
        places = tuple(Rect(left + number * step, slot.y, card_w, ground.high) for number in range(size))
        own = tuple(card for card in group_cards(talon.cards, groups, group) if card is not None)
        note = Rect(slot.x - apart // 2, slot.bottom + scale.px(3), wide + apart, max(0, ground.note - scale.px(3)))
        view_of = OpenGroup(context, group, own, places, note)
        yield view_of
        if TakeGroup(group) in legal:
            yield _take(context, group, f"{group}  {label}", slot, slot.bottom + ground.note + scale.px(6), view_of)


def _apart(context: Context, groups: int) -> int:
    """Between two groups."""
    return context.paint.scale.px(26 if groups < 6 else 14, 8)


def _take(context: Context, group: int, label: str, slot: Rect, top: int, shown: OpenGroup) -> TakeButton:
    action = TakeGroup(group)
    width = min(slot.w, button_size(context.paint, label)[0])
    rect = Rect(slot.x + (slot.w - width) // 2, top, width, context.paint.scale.target)
    button = TakeButton(f"take:{group}", rect, label, lambda: context.say(action), style=Style.SECOND)
    button.hint = shown.label
    button.beside = shown.rect
    button.spoken = context.tr("panels.open-talon.take-told", group=shown.label)
    return button


def _ground(context: Context, groups: int, size: int) -> OpenTalonArea:
    """The tray as large as the cards want, as far as there is room: its title goes before they get small."""
    paint, centre = context.paint, context.layout.centre
    scale, text = paint.scale, paint.text
    pad, inner, apart = scale.px(PAD), scale.px(6, 4), _apart(context, groups)
    width = min(scale.px(WIDEST), centre.w) if is_roomy(paint) else centre.w
    lies_there = context.view.table.called in context.view.table.talon.cards
    note = text.line_height(scale.small) + scale.px(6) if lies_there else 0
    foot = note + (scale.target + scale.px(6) if context.view.my_turn else 0) + pad
    titled = is_roomy(paint)
    head = Tray.head(paint, title=titled) + scale.px(8)
    room = centre.h - head - foot
    wide = (width - 2 * pad - apart * (groups - 1)) // groups
    fitting = round((wide - inner * (size - 1)) / size / ASPECT)
    high = max(1, min(scale.px(TALLEST), room, fitting))
    card_w = round(high * ASPECT)
    slot = max(card_w * size + inner * (size - 1), _least(context))
    width = min(width, groups * slot + apart * (groups - 1) + 2 * pad)
    return OpenTalonArea(centred(width, head + high + foot, centre), titled, head, high, note)


def _least(context: Context) -> int:
    """The width that a button wants."""
    return button_size(context.paint, f"6  {context.tr('panels.open-talon.take')}")[0]
