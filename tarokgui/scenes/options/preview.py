"""Previews in the settings, so that a choice is seen at once: a hand of real cards, and a piece of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import card_name, parse_card
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.session.people import PEOPLE_BY_ROOM, companion
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.widgets.base import Widget
from tarokgui.widgets.portrait import Party, draw_party

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from tarokgui.services.program import Program
    from tarokgui.widgets.column import ColumnLine
    from tarokgui.widgets.drawcontext import DrawContext

SHOWN: Final = ("T22", "T21", "T14", "T1", "HK", "HQ", "SN", "S10", "DJ", "D1", "CK", "C8")
FEW: Final = ("T22", "T14", "HK", "S10", "D1")
OVERLAP: Final = 0.62
"""The visible part of a card under another, of its width."""
APART: Final = 0.9
"""The same where there are few."""
LEAST, MOST = 120, 230
"""The height of the piece of a table, in units."""


def preview_of(
    page: str, room: Rect, lines: Sequence[ColumnLine], program: Program, paint: DrawContext
) -> tuple[Widget | None, Rect]:
    """The preview of that page, if it has one, and the room that it leaves for the rows: *lines*."""
    px, tr = paint.scale.px, program.feedback.tr
    if page == "cards":
        high = min(px(168), room.h * 2 // 5)
        made = HandPreview("preview", room._replace(h=high), tr("settings.preview.label"), program)
        return made, room._replace(y=room.y + high + px(8), h=room.h - high - px(8))
    if page != "text":
        return None, room
    length = sum(line.height(room.w) + px(line.above) for line in lines) + px(24)
    high = max(px(LEAST), min(px(MOST), room.h - length))
    place = room._replace(y=room.bottom - high, h=high)
    return TablePreview("preview", place, tr("settings.preview.table"), program), room._replace(h=room.h - high - px(8))


class HandPreview(Widget):
    """The cards on a strip of felt. A screen reader gets its name alone."""

    role = "group"

    def __init__(self, id: str, rect: Rect, label: str, program: Program) -> None:
        super().__init__(id, rect, label)
        self._program = program

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The strip, and the cards as many as fit."""
        theme = paint.theme
        paint.framed(surface, self.rect, theme.felt, theme.brass_dark, 8)
        pad = paint.scale.px(12)
        self._cards(surface, paint, SHOWN, Rect(self.rect.x, self.rect.y + pad, self.rect.w, self.rect.h - pad))

    def _cards(
        self, surface: pygame.Surface, paint: DrawContext, shown: Sequence[str], box: Rect, part: float = OVERLAP
    ) -> None:
        """Draw the cards side by side in the middle of *box*, as high as it is."""
        scale, width = paint.scale, round(box.h * 0.55)
        cards = 0
        for name in shown:
            cards |= 1 << parse_card(name)
        names = [card_name(card) for card in sorted_hand(cards, self._program.preferences.settings.hand_order)]
        step = min(round(width * part), (box.w - 2 * scale.px(12) - width) // (len(names) - 1))
        x = box.x + (box.w - width - step * (len(names) - 1)) // 2
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect.inset(scale.hair).within(self.rect)))
        for number, name in enumerate(names):
            place = Rect(x + number * step, box.y, width, box.h)
            if number:
                paint.shadow(surface, place, 6, 3)
            surface.blit(self._program.drawing.cards.face(name, (width, box.h)), place)
        surface.set_clip(clip)


class TablePreview(HandPreview):
    """A plate, the line above the hand, and five cards, in the letters and colours of the table."""

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Plate and line at the left, the cards at the right."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        paint.framed(surface, self.rect, theme.felt, theme.brass_dark, 8)
        inner = self.rect.inset(scale.px(14), scale.px(12))
        wide = round(inner.h * 0.55 * (1 + APART * (len(FEW) - 1)))
        left = inner._replace(w=max(inner.w * 45 // 100, inner.w - wide - scale.px(40)))
        self._plate(surface, paint, left)
        line = self._line(paint, left)
        paint.framed(surface, line, theme.plaque, theme.brass, theme.plaque_radius)
        turn, words = self._words
        box = line.inset(scale.px(12), (line.h - text.line_height(scale.medium)) // 2)
        text.line(surface, turn, box, Face.LABEL, scale.medium, theme.brass_light)
        rest = box._replace(x=box.x + text.size(turn, Face.LABEL, scale.medium)[0] + scale.px(10))
        if words and rest.x + text.size(words, Face.BODY, scale.medium)[0] <= box.right + scale.px(2):
            text.line(surface, words, rest._replace(w=box.right - rest.x), Face.BODY, scale.medium, theme.on_plaque)
        self._cards(surface, paint, FEW, inner._replace(x=left.right, w=inner.right - left.right), APART)

    @property
    def _words(self) -> tuple[str, str]:
        tr = self._program.feedback.tr
        return tr("advice.turn"), tr("advice.play.lead")

    def _plate(self, surface: pygame.Surface, paint: DrawContext, left: Rect) -> None:
        """Draw the plate of the first of the room's people."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        who, tr = companion(PEOPLE_BY_ROOM[self._program.preferences.venue.room].ids[0]), self._program.feedback.tr
        high = min(left.h // 2 - scale.px(4), max(scale.px(60), text.line_height(scale.medium) + scale.px(14)))
        name = tr(who.name_key)
        wide = high + text.size(name, Face.LABEL, scale.medium)[0] + scale.px(34)
        plate = left._replace(w=min(left.w, wide), h=high)
        paint.framed(surface, plate, theme.plaque, theme.brass, theme.plaque_radius)
        face = Rect(plate.x + scale.px(3), plate.y + scale.px(3), high - scale.px(6), high - scale.px(6))
        draw_party(surface, paint, Party(who.id, name), face)
        box = Rect(face.right + scale.px(10), plate.y, plate.right - face.right - scale.px(12), high)
        text.line(surface, name, box, Face.LABEL, scale.medium, theme.on_plaque)

    def _line(self, paint: DrawContext, left: Rect) -> Rect:
        """The place of the line: with its sentence if that has room, else with its first words alone."""
        scale, text = paint.scale, paint.text
        turn, words = self._words
        first = text.size(turn, Face.LABEL, scale.medium)[0]
        whole = first + scale.px(10) + text.size(words, Face.BODY, scale.medium)[0]
        pad = 2 * scale.px(12)
        high = min(left.h // 2 - scale.px(4), text.line_height(scale.medium) + scale.px(14))
        wide = whole + pad if whole + pad <= left.w else min(left.w, first + pad)
        return Rect(left.x, left.bottom - high, wide, high)
