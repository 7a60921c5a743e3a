"""A bid as a row: the words, their meaning, the talon cards that it begins with, the win and the cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import Action
from tarokgui.controller.intents import ChooseCall
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.table.panels.talonpicture import draw_talon, picture_size, picture_width
from tarokgui.widgets.base import ACTIVATE, Spot

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

TWICE = 0.45
"""Seconds between two clicks on a row that say the bid at once."""


@dataclass(frozen=True, slots=True)
class Call:
    """The contents of a row: ``note`` is the price of the bid or, if it is not possible, the reason in two words."""

    id: str
    action: Action
    name: str
    gloss: str
    note: str
    groups: int
    first: int | None
    why: str = ""
    hint: str = ""
    number: int = 0
    """The key of the number row that chooses it; 0 for none."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The left edges of the parts of all rows, in pixels from that of the row, and the height of a row."""

    name: int
    gloss: int
    picture: int
    height: int
    two_lines: bool
    pictured: bool = True
    """True if there is room for the picture of the talon; else ``picture`` is where the words have to end."""


def columns(paint: DrawContext, calls: Sequence[Call], width: int) -> Columns:
    """The columns for rows of *width* pixels: in one line, or with the meaning below the name."""
    scale, text = paint.scale, paint.text
    gap = scale.px(14, 10)
    name_w = max((text.size(call.name, Face.LABEL, scale.medium)[0] for call in calls), default=0)
    gloss_w = max((text.size(call.gloss, Face.BODY, scale.small)[0] for call in calls), default=0)
    note_w = max((text.size(call.note, Face.STRONG, scale.small)[0] for call in calls), default=0)
    picture_w, picture_h = picture_size(paint)
    name = scale.px(12, 10) + text.size("0", Face.STRONG, scale.small)[0] + scale.px(8)
    gloss = name + name_w + gap
    picture = gloss + gloss_w + gap
    if picture + picture_w + gap + note_w + scale.px(12) <= width:
        return Columns(name, gloss, picture, scale.target, False)
    high = text.line_height(scale.medium) + max(picture_h, text.line_height(scale.small)) + scale.px(10)
    return Columns(name, name, width - picture_w - scale.px(12, 10), max(scale.target, high), True)


class BidRow(Spot):
    """One click or Enter chooses it for the button below; a second click at once, or Enter once more, says it."""

    def __init__(self, context: Context, call: Call, rect: Rect, where: Columns) -> None:
        super().__init__(
            call.id, rect, call.name, lambda: context.say(call.action), enabled=not call.why, reason=call.why
        )
        self.call = call
        self.hint = call.hint
        self._context = context
        self._where = where

    @property
    def chosen(self) -> bool:
        """True if the button below would say this."""
        return self.enabled and self._context.picks.call == self.call.action

    def node(self) -> Node:
        """Everything on the row, with a word if it is chosen."""
        chosen = self._context.tr("panels.bid.chosen") if self.chosen else ""
        label = ", ".join(part for part in (self.call.name, self.call.gloss, self.call.note, chosen) if part)
        return Node(self.id, label, self.role, self.rect, self.enabled, self.focused, chosen=self.chosen)

    def choose(self) -> None:
        """Have the button below say this."""
        self._context.dispatch(ChooseCall(self.call.action))

    def key(self, command: Key) -> bool:
        """Choose by Enter and Space; on the chosen row say it."""
        if command.name not in ACTIVATE or not command.plain() or self.chosen:
            return super().key(command)
        if self.enabled and not command.repeat:
            self.choose()
        return True

    def pointer(self, command: Pointer) -> bool:
        """Choose by a click; say it by two, if they surely came fast."""
        if command.kind is not PointerKind.UP:
            return super().pointer(command)
        was, self.pressed = self.pressed, False
        if not (was and self.enabled and self.hit(command.pos)):
            return True
        panes, span = self._context.panes, self._context.loop.span
        again = self.chosen and span.by - panes.clicked < TWICE
        panes.clicked = span.since
        if again:
            self.on_activate()
        else:
            self.choose()
        return True

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The row; the chosen one is dark."""
        theme, scale, call = paint.theme, paint.scale, self.call
        ground, edge, ink, second = theme.paper_inset, theme.ink, theme.on_paper, theme.on_paper_second
        fill = theme.oxblood
        if not self.enabled:
            ground, edge, ink, second = theme.paper_disabled, theme.paper_edge, theme.on_disabled, theme.on_disabled
            fill = theme.on_disabled
        elif self.chosen:
            ground, edge, ink, second, fill = theme.ink, theme.ink, theme.on_dark, theme.on_dark, theme.brass_light
        elif self.hovered:
            ground = theme.paper
        if self.chosen:
            paint.framed(surface, self.rect.inset(-scale.px(2)), theme.brass, theme.brass_dark, theme.button_radius + 2)
        paint.framed(surface, self.rect, ground, edge, theme.button_radius, scale.hair)
        self._words(surface, paint, ink, second, theme.brass_light if self.chosen else ink)
        where, high = self._where, self.rect.h
        box = Rect(self.rect.x + where.picture, self.rect.y, picture_size(paint)[0], high)
        if where.two_lines:
            above = self._edge(paint)
            top = self.rect.y + above + paint.text.line_height(scale.medium)
            wide = picture_width(paint, call.groups)  # it ends where the price above it ends
            box = Rect(box.right - wide, top, wide, self.rect.bottom - above - top)
        if where.pictured:
            draw_talon(surface, paint, box, call.groups, call.first, second, fill, ground)

    def _edge(self, paint: DrawContext) -> int:
        """The free height above and below two lines, in pixels."""
        lines = paint.text.line_height(paint.scale.medium) + paint.text.line_height(paint.scale.small)
        return max(0, min(paint.scale.px(5), (self.rect.h - lines) // 2))

    def _words(self, surface: pygame.Surface, paint: DrawContext, ink: str, second: str, price: str) -> None:
        scale, text, where, call = paint.scale, paint.text, self._where, self.call
        rect, pad = self.rect, scale.px(12, 10)
        right = rect.right - pad
        low = text.line_height(scale.small)
        edge = self._edge(paint)
        top = rect.y + edge
        line = Rect(rect.x, top, rect.w, text.line_height(scale.medium)) if where.two_lines else rect
        if call.number:
            key = Rect(rect.x + pad, line.y, where.name - pad, line.h)
            text.line(surface, str(call.number), key, Face.STRONG, scale.small, second)
        face = Face.STRONG if self.enabled else Face.BODY
        note_w = text.size(call.note, face, scale.small)[0]
        name = Rect(rect.x + where.name, line.y, right - note_w - scale.px(8) - rect.x - where.name, line.h)
        text.line(surface, call.name, name, Face.LABEL, scale.medium, ink)
        note = Rect(right - note_w, line.y, note_w, line.h)
        text.line(surface, call.note, note, face, scale.small, price, Align.RIGHT)
        x = rect.x + where.gloss
        below = Rect(x, line.bottom, rect.x + where.picture - x - scale.px(8), rect.bottom - edge - line.bottom)
        gloss = below if where.two_lines else Rect(x, rect.y, rect.x + where.picture - x, rect.h)
        if gloss.h >= low:
            text.line(surface, call.gloss, gloss, Face.BODY, scale.small, second)
