"""The choice of a game: a card on the cloth of its room, its name over a line about it, and the numbers of players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from tarokgui.draw.cardsize import card_width
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.draw.theme import Theme
from tarokgui.kit.node import Node
from tarokgui.widgets.button import Button

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

CARD: Final = 48
"""The height of the card in units."""
SEGMENT: Final = 44
"""The least width of a number of players, in units."""


class GameFace(NamedTuple):
    """The name of a game, the line about it, the card that stands for it and the look of its room."""

    name: str
    line: str
    card: str
    room: Theme


class GameRow(Button):
    """A row that chooses its game. One with *segments* leaves the keyboard to them: they are the games."""

    def __init__(
        self, id: str, rect: Rect, face: GameFace, on_activate: Callable[[], None], *, chosen: bool, segments: int = 0
    ) -> None:
        super().__init__(id, rect, face.name, on_activate)
        self.face = face
        self.chosen = chosen
        self.role = "group" if segments else "radio"
        self.focusable = not segments
        self._segments = segments

    @staticmethod
    def height(paint: DrawContext, w: int, face: GameFace, segments: int = 0) -> int:
        """Pixels of a row *w* pixels wide."""
        scale, text = paint.scale, paint.text
        room = w - _left(paint) - _right(paint, segments)
        words = text.height(face.name, Face.LABEL, scale.large, room) + text.height(
            face.line, Face.BODY, scale.small, room
        )
        return max(scale.px(CARD + 10), words + scale.px(12))

    @staticmethod
    def segment_places(paint: DrawContext, rect: Rect, count: int) -> list[Rect]:
        """The places of so many numbers at the right of the row."""
        side, gap = _segment(paint), paint.scale.px(6)
        high = min(paint.scale.target, rect.h - paint.scale.px(10))
        y = rect.y + (rect.h - paint.scale.px(paint.theme.foot, 2) - high) // 2
        first = rect.right - paint.scale.px(8) - count * side - (count - 1) * gap
        return [Rect(first + number * (side + gap), y, side, high) for number in range(count)]

    def node(self) -> Node:
        """Both lines."""
        found = replace(super().node(), label=f"{self.face.name}. {self.face.line}")
        return replace(found, label=self.face.name, chosen=None) if self._segments else found

    def _label(self, surface: pygame.Surface, paint: DrawContext, body: Rect, colour: str) -> None:
        """Draw the card on its cloth, and both lines at the left."""
        scale, text = paint.scale, paint.text
        cloth = Rect(body.x, body.y, _left(paint) - scale.px(12), body.h).inset(scale.px(3))
        paint.framed(surface, cloth, self.face.room.felt, self.face.room.felt_dark, 5)
        high = min(scale.px(CARD), cloth.h - scale.px(4))
        size = (card_width(high), high)
        place = Rect(cloth.centre[0] - size[0] // 2, cloth.centre[1] - high // 2, *size)
        paint.shadow(surface, place, 3, 2)
        surface.blit(paint.cards.face(self.face.card, size), place)
        room = body.w - _left(paint) - _right(paint, self._segments)
        name = text.height(self.face.name, Face.LABEL, scale.large, room)
        line = text.height(self.face.line, Face.BODY, scale.small, room)
        top = Rect(body.x + _left(paint), body.y + (body.h - name - line) // 2, room, name)
        text.paragraph(surface, self.face.name, top, Face.LABEL, scale.large, colour)
        text.paragraph(surface, self.face.line, top._replace(y=top.bottom, h=line), Face.BODY, scale.small, colour)


def _left(paint: DrawContext) -> int:
    """The width of the cloth with the card, and the space beside it."""
    return card_width(paint.scale.px(CARD)) + paint.scale.px(6 + 26 + 12)


def _segment(paint: DrawContext) -> int:
    pad = 2 * paint.scale.px(10)
    return max(paint.scale.px(SEGMENT), paint.text.size("5", Face.LABEL, paint.scale.medium)[0] + pad)


def _right(paint: DrawContext, segments: int) -> int:
    """The width of the numbers of players, and the space beside them."""
    return paint.scale.px(12) + (
        segments * (_segment(paint) + paint.scale.px(6)) + paint.scale.px(8) if segments else 0
    )
