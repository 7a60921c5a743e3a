"""The player in a place: portrait, name, level, a line, and an arrow to either side for another player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.kit.cursor import Cursor
from tarokgui.kit.node import Node
from tarokgui.widgets.base import ACTIVATE, Widget
from tarokgui.widgets.choice import arrow

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


@dataclass(frozen=True, slots=True)
class PersonFace:
    """A player as a card shows them: the ``id`` of the portrait, the name, the strength, a line about them."""

    id: str
    name: str
    level: str
    line: str


class PersonPick(Widget):
    """Left and right, the arrows and the wheel ask for another person; Enter and a click elsewhere for the next.

    *on_step* is given -1 or 1.
    """

    role = "choice"
    focusable = True
    cursor_over = Cursor.HAND
    beside_for_keys = True

    def __init__(
        self,
        id: str,
        rect: Rect,
        place: str,
        face: PersonFace,
        on_step: Callable[[int], None],
    ) -> None:
        super().__init__(id, rect, place)
        self.beside = rect  # above it would cover another player's card
        self.face = face
        self.on_step = on_step

    @staticmethod
    def height(paint: DrawContext, width: int, face: PersonFace) -> int:
        """The height in pixels at *width* pixels."""
        scale, text = paint.scale, paint.text
        room = _room(paint, width)
        lines = text.line_height(scale.small) + text.line_height(scale.large)
        words = text.height(_line(paint, room, face), Face.BODY, scale.small, room)
        return max(_portrait(paint) + scale.px(16), lines + words + scale.px(14))

    def node(self) -> Node:
        """Place, name and level."""
        words = f"{self.label}: {self.face.name}, {self.face.level}"
        return Node(self.id, words, self.role, self.rect, self.enabled, self.focused)

    def key(self, command: Key) -> bool:
        """Step by Left and Right, and on by Enter and Space."""
        if command.mods:
            return False
        step = {"left": -1, "right": 1}.get(command.name, 1 if command.name in ACTIVATE else 0)
        if step and not (command.name in ACTIVATE and command.repeat):
            self.on_step(step)
        return bool(step)

    def pointer(self, command: Pointer) -> bool:
        """Step back at the left edge, and on everywhere else."""
        if command.kind is PointerKind.WHEEL:
            if command.way:
                self.on_step(-command.way)
            return True
        if command.kind is PointerKind.DOWN:
            self.pressed = True
            return True
        if command.kind is PointerKind.UP:
            was, self.pressed = self.pressed, False
            if was and self.hit(command.pos):
                self.on_step(-1 if command.pos[0] < self.rect.x + self.rect.h // 3 else 1)
            return True
        return False

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Plate, arrows, portrait, words."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        ground = theme.paper_inset if self.hovered else theme.paper
        paint.framed(surface, self.rect, ground, theme.ink, theme.button_radius, scale.hair)
        side = _arrow(paint)
        for to, x in ((-1, self.rect.x + side // 2), (1, self.rect.right - side // 2)):
            arrow(surface, (x, self.rect.centre[1]), to, scale.px(8, 6), theme.oxblood)
        px = _portrait(paint)
        at = (self.rect.x + side, self.rect.y + (self.rect.h - px) // 2)
        surface.blit(paint.art.person(self.face.id, px), at)
        x = at[0] + px + scale.px(12)
        room = _room(paint, self.rect.w)
        small, large = text.line_height(scale.small), text.line_height(scale.large)
        line = _line(paint, room, self.face)
        words = text.height(line, Face.BODY, scale.small, room)
        y = self.rect.y + (self.rect.h - small - large - words) // 2
        text.line(surface, self.label, Rect(x, y, room, small), Face.STRONG, scale.small, theme.oxblood)
        y += small
        text.line(surface, self.face.name, Rect(x, y, room, large), Face.TITLE, scale.large, theme.on_paper)
        if _beside(paint, room, self.face):
            used = _name_width(paint, self.face)
            beside = Rect(x + used, y + scale.px(2), room - used, large)
            text.line(surface, self.face.level, beside, Face.BODY, scale.small, theme.on_paper_second)
        below = Rect(x, y + large, room, words)
        text.paragraph(surface, line, below, Face.BODY, scale.small, theme.on_paper_second)


def _arrow(paint: DrawContext) -> int:
    return paint.scale.px(34, 26)


def _portrait(paint: DrawContext) -> int:
    return max(paint.scale.px(68), paint.text.line_height(paint.scale.small) + round(paint.scale.large * 1.6))


def _room(paint: DrawContext, width: int) -> int:
    return width - 2 * _arrow(paint) - _portrait(paint) - paint.scale.px(12)


def _name_width(paint: DrawContext, face: PersonFace) -> int:
    """The name with the gap after it."""
    return paint.text.size(face.name, Face.TITLE, paint.scale.large)[0] + paint.scale.px(9)


def _beside(paint: DrawContext, room: int, face: PersonFace) -> bool:
    """True if the level has room beside the name."""
    return _name_width(paint, face) + paint.text.size(face.level, Face.BODY, paint.scale.small)[0] <= room


def _line(paint: DrawContext, room: int, face: PersonFace) -> str:
    """The words below the name: the line, after the level if that has no room above."""
    if _beside(paint, room, face):
        return face.line
    return f"{face.level[:1].upper()}{face.level[1:]}. {face.line}"
