"""Discarding: cards are picked in the hand, shown in slots, and confirmed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine import Card, Discard, Surrender, card_name, legal_actions
from tarokgui.controller.discards import discard_count
from tarokgui.controller.intents import Open, Route, Unpick
from tarokgui.draw.cardsize import card_width
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.table.panels.rows import RowKey, button_row
from tarokgui.table.panels.sheet import is_roomy
from tarokgui.table.panels.tray import PAD, Tray
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.button import Style
from tarokgui.wording.cards import card_words
from tarokgui.wording.glossary import term_gloss

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


BROAD, TALLEST = 360, 150
"""The width and height of the tray in units, in letters of the usual size."""
LARGEST = 200
"""The height of a slot in units in large letters, where there is room."""


class Slot(Spot):
    """A place for a card to be discarded; a click takes the card back."""

    ring_radius = 8

    def __init__(self, context: Context, number: int, rect: Rect, card: Card | None) -> None:
        def take_back() -> None:
            if card is not None:
                context.dispatch(Unpick(card))

        label = context.tr("discard.empty") if card is None else card_words(context.tr, card)
        super().__init__(f"slot:{number}", rect, label, take_back, enabled=card is not None)
        self._context = context
        self._card = card
        self.hint = context.tr("discard.take-back") if card is not None else ""

    def node(self) -> Node:
        """The card that a press takes back, not to be taken for that in the hand."""
        label = self._context.tr("discard.slot", card=self.label) if self.enabled else self.label
        return replace(super().node(), label=label)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The card, or an empty place: broken outline and a lozenge."""
        theme = paint.theme
        if self._card is not None:
            paint.shadow(surface, self.rect, 6, 6)
            face = self._context.paint.cards.face(card_name(self._card), (self.rect.w, self.rect.h))
            surface.blit(face, self.rect)
            return
        paint.framed(surface, self.rect, theme.felt_dark, theme.brass, 8)
        dash = paint.scale.px(7, 5)
        hair = paint.scale.hair + 1
        for y in range(self.rect.y + 2 * dash, self.rect.bottom - dash, 2 * dash):
            surface.fill(theme.felt_dark, (self.rect.x, y, hair, dash))
            surface.fill(theme.felt_dark, (self.rect.right - hair, y, hair, dash))
        for x in range(self.rect.x + 2 * dash, self.rect.right - dash, 2 * dash):
            surface.fill(theme.felt_dark, (x, self.rect.y, dash, hair))
            surface.fill(theme.felt_dark, (x, self.rect.bottom - hair, dash, hair))
        paint.lozenge(surface, self.rect.centre, 8, theme.brass_dark)
        paint.lozenge(surface, self.rect.centre, 4, theme.felt_dark)


class PointsPlate(Widget):
    """The discard so far, in card points."""

    role = "text"

    def __init__(self, id: str, rect: Rect, label: str, value: int, second: str) -> None:
        super().__init__(id, rect, label)
        self.value = value
        self.second = second

    def node(self) -> Node:
        """Caption and number."""
        return Node(self.id, f"{self.label}: {self.value}", self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """A small caption, the number in large figures, and the second line."""
        scale, theme, text = paint.scale, paint.theme, paint.text
        low, high = text.line_height(scale.small), text.line_height(scale.huge)
        lines = text.wrap(self.second, Face.BODY, scale.small, self.rect.w)
        if high + (len(lines) + 2) * low > self.rect.h:
            lines = []  # very large letters
        self.hint = "" if lines else self.second
        heads = text.wrap(self.label, Face.STRONG, scale.small, self.rect.w)
        y = self.rect.y + (self.rect.h - low * (len(lines) + len(heads)) - high) // 2
        for line in heads:
            box = Rect(self.rect.x, y, self.rect.w, low)
            text.line(surface, line, box, Face.STRONG, scale.small, theme.brass_light, Align.CENTRE)
            y += low
        figure = Rect(self.rect.x, y, self.rect.w, high)
        text.line(surface, str(self.value), figure, Face.TITLE, scale.huge, theme.on_felt, Align.CENTRE)
        for number, line in enumerate(lines):
            box = Rect(self.rect.x, figure.bottom + number * low, self.rect.w, low)
            text.line(surface, line, box, Face.BODY, scale.small, theme.on_felt_second, Align.CENTRE)


class SeenNote(Widget):
    """The words beside the slots about the discards that the others will see. *loud* if there are any."""

    role = "text"

    def __init__(self, rect: Rect, words: str, *, loud: bool) -> None:
        super().__init__("points", rect, words)
        self._loud = loud

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Some lines in the middle; the tooltip has the words if there is no room for all."""
        scale, theme, text = paint.scale, paint.theme, paint.text
        face = Face.STRONG if self._loud else Face.BODY
        colour = theme.brass_light if self._loud else theme.on_felt_second
        high = min(text.height(self.label, face, scale.small, self.rect.w), self.rect.h)
        box = self.rect._replace(y=self.rect.y + (self.rect.h - high) // 2, h=high)
        fits = text.paragraph(surface, self.label, box, face, scale.small, colour, Align.CENTRE)
        self.hint = "" if fits else self.label


def discarding_widgets(context: Context) -> Iterable[Widget]:
    """Tray with slots, the points in them, and the button to confirm; nothing while another player discards."""
    if not context.view.my_turn:
        return
    tr, chosen = context.tr, context.picks.discard
    count = discard_count(context.view)
    value = context.view.table.variant.pack.value(chosen)
    missing = count - chosen.bit_count()
    reason = tr("discard.missing", n=missing) if missing else ""
    keys = []
    if Surrender() in legal_actions(context.view):
        hint = term_gloss(tr, "surrender")
        keys.append(
            RowKey(
                "surrender",
                tr("talon.surrender"),
                lambda: context.dispatch(Open(Route.SURRENDER)),
                hint=hint,
                style=Style.SECOND,
            )
        )
    label = tr("discard.confirm", n=count) if missing else tr("discard.confirm-value", n=value)
    keys.append(RowKey("confirm", label, lambda: context.say(Discard(chosen)), reason, style=Style.PRIMARY))

    def points(room: Rect) -> Widget:
        return PointsPlate("points", room, tr("panels.discard.points"), value, tr("panels.discard.hint"))

    yield from slots_and_keys(context, keys, points)


def slots_and_keys(context: Context, keys: Sequence[RowKey], plate: Callable[[Rect], Widget]) -> Iterable[Widget]:
    """The tray with a slot for each card to be discarded, the *plate* beside them, and the *keys* below."""
    tr, chosen, paint = context.tr, context.picks.discard, context.paint
    scale, centre = paint.scale, context.layout.centre
    count = discard_count(context.view)
    cards = sorted_hand(chosen)
    pad, gap = scale.px(PAD), scale.px(12)
    # The line above the hand names the decision. Large letters need a higher tray for the words beside the slots.
    tallest = scale.px(TALLEST) - 2 * pad if is_roomy(paint) else scale.px(LARGEST)
    high = min(tallest, centre.h - 2 * pad - gap - scale.target - scale.px(4))
    wide = card_width(high)
    beside = scale.px(170) * max(1, scale.small // scale.px(14, 14))
    row = count * wide + (count - 1) * gap
    width = min(centre.w, max(scale.px(BROAD), row + beside + gap + 2 * pad))
    whole = 2 * pad + high + gap + scale.target
    rect = Rect(centre.x + (centre.w - width) // 2, centre.y + (centre.h - whole) // 2, width, high + 2 * pad)
    yield Tray("tray", rect, tr("panels.discard.title"), titled=False)
    left = rect.x + pad
    for number in range(count):
        place = Rect(left + number * (wide + gap), rect.y + pad, wide, high)
        yield Slot(context, number + 1, place, cards[number] if number < len(cards) else None)
    yield plate(Rect(left + row + gap, rect.y + pad, rect.right - pad - left - row - gap, high))
    line = Rect(centre.x, rect.bottom + gap, centre.w, scale.target)
    yield from button_row(paint, keys, line)
