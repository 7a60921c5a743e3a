"""A set page of the book in a window that scrolls, with its links."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.kit.node import Node
from tarokgui.widgets.base import ACTIVATE, Widget
from tarokgui.widgets.flow import Run
from tarokgui.widgets.ornament import tapered
from tarokgui.widgets.setpage import Hair, PageBackground, PageBullet, Picture, Placed, SetPage

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class BookPage(Widget):
    """Text to read. Arrows, Page Up and Down, Home, End and the wheel scroll; Tab goes from link to link, Enter opens.

    *room* is the place of the text: narrower than the widget, which also takes the wheel in the margins. *says* is the
    page as it is read out.
    """

    role = "document"
    focusable = True

    def __init__(
        self,
        rect: Rect,
        room: Rect,
        page: SetPage,
        paint: DrawContext,
        says: str,
        on_link: Callable[[str], None],
    ) -> None:
        super().__init__("page", rect, says)
        self.view = rect.inset(0, paint.scale.px(9))
        """The visible part of the text: the focus ring goes round it."""
        self.room = Rect(room.x, self.view.y, room.w, self.view.h)
        self.page = page
        self.on_link = on_link
        self.link = -1
        """The link the keyboard is on; -1 for the page as a whole."""
        self.offset = 0
        self._paint = paint
        self._dragging = False
        self._pressed_link = -1

    # Scrolling ---------------------------------------------------------------------------------------------------

    @property
    def furthest(self) -> int:
        """The largest offset in pixels."""
        return max(0, self.page.height - self.room.h)

    def scroll_to(self, offset: int) -> bool:
        """Show the page from there on; True if anything moved."""
        before, self.offset = self.offset, max(0, min(offset, self.furthest))
        return self.offset != before

    def show(self, rect: Rect) -> None:
        """Scroll so that a part of the page is seen, with a little of its surroundings."""
        margin = min(self._line * 2, self.room.h // 4)
        if rect.y - margin < self.offset:
            self.scroll_to(rect.y - margin)
        elif rect.bottom + margin > self.offset + self.room.h:
            self.scroll_to(rect.bottom + margin - self.room.h)

    def begin(self) -> None:
        """Show the first word that was sought, if any, and have the keyboard on no link."""
        mark = self.page.first_mark()
        if mark is not None:
            self.show(Rect(0, mark, 1, self._paint.scale.medium * 2))
        self.link = -1

    @property
    def _line(self) -> int:
        return round(self._paint.scale.medium * 1.45)

    @property
    def ring_rect(self) -> Rect:
        """Round the link the keyboard is on, else round the page."""
        if self.link < 0:
            return self.rect.inset(self._paint.scale.px(5))
        return self._seen(self.page.link_rect(self.link)).inset(self._paint.scale.px(-2), self._paint.scale.px(-1))

    def _seen(self, rect: Rect) -> Rect:
        return rect.moved(self.room.x, self.room.y - self.offset)

    # Input -------------------------------------------------------------------------------------------------------

    def key(self, command: Key) -> bool:
        """Scroll, step through the links, follow one."""
        if command.name == "tab" and command.plain():
            return self._step(-1 if "shift" in command.mods else 1)
        if command.mods - {"shift"}:
            return False
        leaf = self.room.h - self._line * 2
        if command.name == "space" and self.link < 0:
            self.scroll_to(self.offset + (-leaf if "shift" in command.mods else leaf))
            return True
        if command.name in ACTIVATE:
            if self.link >= 0 and not command.repeat:
                self.on_link(self.page.links[self.link][0])
            return True
        by = {"up": -self._line * 2, "down": self._line * 2, "page up": -leaf, "page down": leaf}.get(command.name)
        if by is not None:
            self.scroll_to(self.offset + by)
            return True
        if command.name in ("home", "end"):
            self.scroll_to(0 if command.name == "home" else self.furthest)
            return True
        return False

    def _step(self, by: int) -> bool:
        """To the next link or the one before; False leads out of the page."""
        wanted = self.link + by
        if self.link < 0 and by < 0:
            return False
        if not -1 <= wanted < len(self.page.links):
            self.link = -1
            return False
        self.link = wanted
        if wanted >= 0:
            self.show(self.page.link_rect(wanted))
        return True

    def pointer(self, command: Pointer) -> bool:
        """Scroll by the wheel and the bar, follow a link by a click."""
        if command.kind is PointerKind.WHEEL:
            self.scroll_to(self.offset - command.steps * self._line * 2)
            return True
        if command.kind is PointerKind.DOWN:
            self.link = -1
            self._dragging = bool(self.furthest) and self._track().inset(-self._paint.scale.px(8), 0).holds(command.pos)
            self._pressed_link = -1 if self._dragging else self.link_at(command.pos)
            if self._dragging:
                self._drag(command.pos)
            return True
        if command.kind is PointerKind.MOVE and self._dragging:
            self._drag(command.pos)
            return True
        if command.kind is PointerKind.UP:
            self._dragging = False
            pressed, self._pressed_link = self._pressed_link, -1
            if pressed >= 0 and self.link_at(command.pos) == pressed:
                self.on_link(self.page.links[pressed][0])
            return True
        return False

    def call_off(self) -> None:
        """Follow no link, and let go of the bar where it is."""
        self._dragging, self._pressed_link = False, -1

    def take_over(self, press: Widget) -> None:
        """Go on with the bar, or with the link under the button."""
        if isinstance(press, BookPage):
            self._dragging, self._pressed_link = press._dragging, press._pressed_link

    def _drag(self, pos: tuple[int, int]) -> None:
        track = self._track()
        thumb = self._thumb(track)
        self.scroll_to((pos[1] - track.y - thumb // 2) * self.furthest // max(1, track.h - thumb))

    def link_at(self, pos: tuple[int, int]) -> int:
        """The number of the link at a point, -1 for none."""
        if not self.view.holds(pos):
            return -1
        for run in self.page.placed:
            if isinstance(run, Run) and run.bit.link >= 0 and self._seen(run.rect).holds(pos):
                return run.bit.link
        return -1

    # Drawing -----------------------------------------------------------------------------------------------------

    def node(self) -> Node:
        """All of the page's text; the focus is a link's if the keyboard is on one."""
        return Node(self.id, self.label, self.role, self.rect, self.enabled, self.focused and self.link < 0)

    def link_nodes(self) -> Iterable[Node]:
        """The links that are in view."""
        for number, (to, text) in enumerate(self.page.links):
            rect = self._seen(self.page.link_rect(number))
            if self.view.y <= rect.y and rect.bottom <= self.view.bottom:
                focused = self.focused and self.link == number
                yield Node(f"link:{number}:{to}", text, "link", rect, True, focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw the part in view, and the bar that shows its place in the page."""
        clip = surface.get_clip()
        surface.set_clip(self.view)
        for thing in self.page.placed:
            at = self._seen(thing.rect)
            if at.y >= self.view.bottom or at.bottom <= self.view.y:
                continue
            self._draw(surface, paint, thing, at)
        surface.set_clip(clip)
        self._edges(surface, paint)
        if self.furthest:
            track = self._track()
            thumb = self._thumb(track)
            y = track.y + (track.h - thumb) * self.offset // self.furthest
            paint.rounded(surface, track, paint.theme.paper_disabled, 3)
            paint.rounded(surface, Rect(track.x, y, track.w, thumb), paint.theme.on_disabled, 3)

    def _edges(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw a hair where the page goes on above or below."""
        hair = paint.scale.hair
        if self.offset > 0:
            surface.fill(paint.theme.paper_edge, (self.room.x, self.view.y, self.room.w, hair))
        if self.offset < self.furthest:
            surface.fill(paint.theme.paper_edge, (self.room.x, self.view.bottom - hair, self.room.w, hair))

    def _draw(self, surface: pygame.Surface, paint: DrawContext, thing: Placed, at: Rect) -> None:
        match thing:
            case Run():
                if at.y >= self.view.y - at.h // 5 and at.bottom <= self.view.bottom + at.h // 5:
                    thing.draw(surface, paint, at)  # no line is cut through
            case Picture(name=name, wins=wins):
                surface.blit(self._paint.cards.face(name, (at.w, at.h)), at[:2])
                if wins:
                    paint.ring(surface, at, 6)
            case PageBackground(fill=fill, edge=edge, bar=bar):
                paint.framed(surface, at, fill, edge, 5)
                width = paint.scale.px(4, 3)
                surface.fill(bar, (at.x, at.y + paint.scale.px(5), width, at.h - 2 * paint.scale.px(5)))
            case Hair(fill=fill, tapers=tapers):
                if tapers:
                    tapered(surface, paint, at, fill)
                else:
                    surface.fill(fill, at)
            case PageBullet(fill=fill) if self.view.y <= at.y and at.bottom <= self.view.bottom + at.h // 5:
                paint.lozenge(surface, at.centre, 4.2, fill)

    def _track(self) -> Rect:
        width = self._paint.scale.px(6, 4)
        margin = self._paint.scale.px(10)
        return Rect(self.rect.right - width - margin, self.room.y + margin, width, self.room.h - 2 * margin)

    def _thumb(self, track: Rect) -> int:
        return max(self._paint.scale.px(28), track.h * track.h // max(1, self.page.height))
