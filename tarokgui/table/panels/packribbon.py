"""The pack spread on the table, with a pointer for the place at which it is to be lifted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.kit.cursor import Cursor
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.widgets.base import ACTIVATE, Widget
from tarokgui.widgets.choice import Choice

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

PAGE = 5
"""So many cards Page Up and Page Down go."""


class PackRibbon(Choice):
    """All cards of the pack face down, each over the one before; those that would be lifted are higher.

    *cuts* are the numbers of cards that may be lifted. Arrows and the wheel move by one card, Page Up and Down by some,
    Home and End to the thinnest and the thickest; a click or a drag puts the cut under the pointer; Enter cuts.
    """

    cursor_over = Cursor.CROSS

    def __init__(
        self,
        context: Context,
        rect: Rect,
        cuts: Sequence[int],
        lifted: int,
        on_change: Callable[[int], None],
        cut: Callable[[], None],
    ) -> None:
        options = [str(count) for count in cuts]
        super().__init__("cut:depth", rect, context.tr("panels.cut.depth"), options, cuts.index(lifted), on_change)
        self._context = context
        self._cards = context.view.table.variant.pack.size
        self._cuts = tuple(cuts)
        self._cut = cut
        self._before = self.index
        """The cut before the press."""

    def node(self) -> Node:
        """A slider over the numbers of cards."""
        return replace(super().node(), role="slider", number=(self.lifted, self._cuts[0], self._cuts[-1]))

    @property
    def lifted(self) -> int:
        """The number of cards that would be lifted."""
        return self._cuts[self.index]

    @property
    def _size(self) -> tuple[int, int]:
        rise = self._rise
        high = self.rect.h - rise - self._number
        return round(high * 0.55), high

    @property
    def _rise(self) -> int:
        return self._context.paint.scale.px(16)

    @property
    def _number(self) -> int:
        """The height of the figure above the cut."""
        return self._context.paint.text.line_height(self._context.paint.scale.medium)

    @property
    def _step(self) -> float:
        gap = self._context.paint.scale.px(12)  # between the two parts
        return (self.rect.w - self._size[0] - gap) / (self._cards - 1)

    def place_of(self, lifted: int) -> tuple[int, int]:
        """The point at which so many cards are lifted, in window pixels."""
        gap = self._context.paint.scale.px(12)
        return round(self.rect.x + lifted * self._step + gap / 2), self.rect.bottom - self._size[1] // 2

    def key(self, command: Key) -> bool:
        """Step by arrows as in any choice, by a page, and to the ends; cut by Enter and Space."""
        if not command.mods and command.name in ACTIVATE:
            if not command.repeat:
                self._cut()
            return True
        ways = {"page up": -PAGE, "page down": PAGE, "home": -self._cards, "end": self._cards}
        if not command.mods and command.name in ways:
            wanted = max(0, min(self.index + ways[command.name], len(self._cuts) - 1))
            self._go(wanted)
            return True
        return super().key(command)

    def pointer(self, command: Pointer) -> bool:
        """Move the cut with the pointer while it is held down."""
        if command.kind is PointerKind.WHEEL:
            return super().pointer(command)
        if command.kind is PointerKind.DOWN or (command.kind is PointerKind.MOVE and self.pressed):
            self._before = self._before if self.pressed else self.index
            self.pressed = True
            self._point(command.pos[0])
            return True
        if command.kind is PointerKind.UP:
            self.pressed = False
            return True
        return False

    def call_off(self) -> None:
        """Put the cut back to its place before the press."""
        held, self.pressed = self.pressed, False
        if held:
            self._go(self._before)

    def take_over(self, press: Widget) -> None:
        """Go on with the cut before the press."""
        super().take_over(press)
        if isinstance(press, PackRibbon):
            self._before = press._before

    def _point(self, x: int) -> None:
        gap = self._context.paint.scale.px(12)
        lifted = round((x - gap / 2 - self.rect.x) / self._step)
        self._go(max(0, min(lifted - self._cuts[0], len(self._cuts) - 1)))

    def _go(self, index: int) -> None:
        if index != self.index:
            self.index = index
            self.on_change(index)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The cards that stay and, raised and a little apart, those to be lifted; their number above the cut."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        size, step, lifted = self._size, self._step, self.lifted
        back = self._context.paint.cards.back(size)
        top = self.rect.bottom - size[1]
        gap, rise = scale.px(12), self._rise
        left = Rect(self.rect.x, top - rise, round(lifted * step) - round(step) + size[0], size[1])
        right_x = round(self.rect.x + gap + lifted * step)
        paint.shadow(surface, Rect(right_x, top, self.rect.right - right_x, size[1]), 6, 5)
        for number in range(lifted, self._cards):
            surface.blit(back, (round(self.rect.x + gap + number * step), top))
        # The lifted part is over the rest, as a hand would hold it.
        paint.shadow(surface, left, 6, 11)
        for number in range(lifted):
            surface.blit(back, (round(self.rect.x + number * step), top - rise))
        x = self.place_of(lifted)[0]
        words = str(lifted)
        wide = text.size(words, Face.TITLE, scale.medium)[0] + scale.px(20)
        box = Rect(x - wide // 2, self.rect.y - scale.px(4), wide, self._number).within(self.rect)
        text.line(surface, words, box, Face.TITLE, scale.medium, theme.brass_light, Align.CENTRE)
        paint.lozenge(surface, (x, box.bottom + scale.px(3)), 4, theme.brass)
