"""A line of text to type in."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from unicodedata import category

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import svg_surface
from tarokgui.draw.text import Face
from tarokgui.draw.theme import Colour
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.kit.cursor import Cursor
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext

MOST: Final = 60
"""So many letters can be typed."""


class TextField(Widget):
    """One line of text with a caret. *on_change* is given each new text; *ghost* stands in the empty field.

    One that *seeks* bears a magnifying glass.

    Its scene hands typed text to `typed` while the field has the focus: keys alone do not give letters.
    """

    role = "textbox"
    focusable = True
    cursor_over = Cursor.BEAM

    def __init__(
        self, id: str, rect: Rect, label: str, on_change: Callable[[str], None], *, ghost: str = "", seeks: bool = True
    ) -> None:
        super().__init__(id, rect, label)
        self.on_change = on_change
        self.ghost = ghost
        self.seeks = seeks
        self.value = ""
        self.caret = 0
        self.selected = False
        """True if the whole text is selected: typed text takes its place."""
        self._left = 0
        """Pixels of the text scrolled away at the left."""
        self._paint: DrawContext | None = None

    def typed(self, text: str) -> bool:
        """Put *text* in at the caret; True if there was anything to put in, and room.

        A text with a control character in it was cut or spoilt on its way: nothing of it is taken.
        """
        if any(category(c) == "Cc" for c in text):
            return False
        clean = "".join(c for c in text if c.isprintable())
        if clean and self.selected:
            self._set(clean[:MOST], len(clean[:MOST]))
            return True
        clean = clean[: MOST - len(self.value)]
        if clean:
            self._set(self.value[: self.caret] + clean + self.value[self.caret :], self.caret + len(clean))
        return bool(clean)

    def clear(self) -> None:
        """Empty the field."""
        if self.value:
            self._set("", 0)

    def _set(self, value: str, caret: int) -> None:
        changed, self.selected = value != self.value, False
        self.value, self.caret = value, max(0, min(caret, len(value)))
        if changed:
            self.on_change(value)

    def key(self, command: Key) -> bool:
        """Erase, move and select; letters come as text. Up, Down and Enter are the scene's."""
        words = bool(command.mods & {"ctrl", "alt", "meta"})
        if command.name == "a" and command.mods in ({"ctrl"}, {"meta"}):
            self.selected, self.caret = bool(self.value), len(self.value)
            return True
        if self.selected and command.name in ("backspace", "delete"):
            self._set("", 0)
            return True
        if command.name in ("left", "right", "home", "end"):
            self.selected = False
        match command.name:
            case "backspace" if not command.mods & {"alt", "meta"}:
                start = self._word_before() if "ctrl" in command.mods else max(0, self.caret - 1)
                self._set(self.value[:start] + self.value[self.caret :], start)
            case "delete" if not words:
                self._set(self.value[: self.caret] + self.value[self.caret + 1 :], self.caret)
            case "left" | "right" if not words:
                self.caret = max(0, min(len(self.value), self.caret + (1 if command.name == "right" else -1)))
            case "home" | "end" if not words:
                self.caret = 0 if command.name == "home" else len(self.value)
            case "space" if not words:
                return True  # it comes as text
            case _:
                return False
        return True

    def _word_before(self) -> int:
        kept = self.value[: self.caret].rstrip()
        return kept.rfind(" ") + 1

    def pointer(self, command: Pointer) -> bool:
        """Put the caret where a press is."""
        if command.kind is PointerKind.DOWN:
            self.selected = False
            if self._paint is not None:
                self.caret = self._at(command.pos[0] - self._text_box(self._paint).x + self._left, self._paint)
            return True
        return command.kind is PointerKind.UP

    def _at(self, x: int, paint: DrawContext) -> int:
        """The place between letters nearest to *x* pixels from the text's beginning."""
        px = paint.scale.medium
        places = [paint.text.size(self.value[:n], Face.BODY, px)[0] if n else 0 for n in range(len(self.value) + 1)]
        return min(range(len(places)), key=lambda n: abs(places[n] - x))

    def _text_box(self, paint: DrawContext) -> Rect:
        lead = self.rect.h * 3 // 4 if self.seeks else paint.scale.px(12)
        return Rect(self.rect.x + lead, self.rect.y, self.rect.w - lead - paint.scale.px(10), self.rect.h)

    def node(self) -> Node:
        """Name and text."""
        words = f"{self.label}: {self.value}"
        return Node(self.id, words, self.role, self.rect, self.enabled, self.focused, value=self.value)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Ground, magnifying glass, text, caret; the caret keeps clear of the words in the empty field."""
        self._paint = paint
        theme, scale, text = paint.theme, paint.scale, paint.text
        edge = theme.ink if self.focused or self.hovered else theme.on_disabled
        paint.framed(surface, self.rect, theme.paper_inset, edge, theme.button_radius, scale.hair)
        if self.seeks:
            size = max(10, self.rect.h // 2)
            glass = _glass(size, theme.on_paper_second)
            surface.blit(glass, (self.rect.x + self.rect.h * 2 // 5 - size // 2, self.rect.centre[1] - size // 2))
        box, px = self._text_box(paint), scale.medium
        before = text.size(self.value[: self.caret], Face.BODY, px)[0] if self.caret else 0
        whole = text.size(self.value, Face.BODY, px)[0] if self.value else 0
        self._left = max(0, min(self._left, before, max(0, whole - box.w)))
        self._left = max(self._left, before - box.w)
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(box).inflate(scale.hair * 2, 0))
        if self.value:
            place = Rect(box.x - self._left, box.y, max(whole, 1), box.h)
            if self.selected:
                surface.fill(theme.ink, place.inset(0, scale.px(6)))
            text.line(surface, self.value, place, Face.BODY, px, theme.on_dark if self.selected else theme.on_paper)
        elif not self.focused or text.size(self.ghost, Face.BODY, px)[0] <= box.w - scale.px(5):
            surface.set_clip(clip)
            beside = Rect(box.x + scale.px(5), box.y, box.w - scale.px(5), box.h) if self.focused else box
            fits = text.line(surface, self.ghost, beside, Face.BODY, px, theme.on_disabled)
            self.hint = "" if fits else self.ghost
        if self.focused:
            high, wide = round(px * 1.1), max(scale.hair, scale.px(1.6))
            surface.fill(
                theme.oxblood,
                (box.x + before - self._left - wide // 2, box.y + (box.h - high) // 2, wide, high),
            )
        surface.set_clip(clip)


@lru_cache(maxsize=4)
def _glass(size: int, colour: Colour) -> pygame.Surface:
    """A magnifying glass in a square of *size* pixels."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 24 24">'
        f'<g fill="none" stroke="{colour}" stroke-width="2.4" stroke-linecap="round">'
        '<circle cx="10" cy="10" r="6.6"/><path d="M15 15L21.5 21.5"/></g></svg>'
    )
    return svg_surface(svg, (size, size))
