"""One list of widgets per scene: who has the focus, who is under the pointer, and where keys lead next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, PressTime
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget
from tarokgui.widgets.label import Panel

if TYPE_CHECKING:
    import pygame

    from tarokgui.draw.geometry import Rect
    from tarokgui.widgets.drawcontext import DrawContext

FRESH = 0.2
"""Seconds in which a button that has just appeared ignores the pointer: the click was meant for what lay there."""

ENDS_PRESS = frozenset({PointerKind.DOWN, PointerKind.RIGHT, PointerKind.LEAVE})
"""Presses that come while a button is held only if nobody has seen it go up, or to call it off."""

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Focus:
    """The widgets of a scene in reading order, later ones on top."""

    def __init__(
        self, clock: Callable[[], float] = perf_counter, read: Callable[[], PressTime | None] = lambda: None
    ) -> None:
        """*read* tells in which time that came which is done now; None for now."""
        self._clock = clock
        self._read = read
        self._widgets: list[Widget] = []
        self._born: dict[str, float] = {}
        self._captured: Widget | None = None
        self._hovered: Widget | None = None
        self._walked_to: str | None = None
        """The id of what the player has gone to by keys; what the program has put the focus on shows no tooltip."""
        self.came_at = (0, 0)
        """Where the pointer came onto what it is on."""
        self.focused: Widget | None = None
        self.changed = True
        """Set when the picture may have changed; whoever redraws sets it back."""
        self.show_ring = True
        """False while the pointer is used and nothing was reached by keys."""
        self.placed = True
        """Whether the program has put the focus where it is: a place to start from, which nobody has chosen."""
        self.placed_at = float("-inf")
        """When the program last took it from one place to another, on the clock."""
        self.led = False
        """Whether the program took it there because the player asked for what is there."""
        self._placings = 0
        self._question: object = None

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, the lowest first."""
        return tuple(self._widgets)

    def set(self, widgets: Iterable[Widget], prefer: str | None = None) -> None:
        """Show these widgets now. Focus stays with the same id if it can; else *prefer*, else the first enabled one.

        Only where it stays it is still a person's choice, if it was one.
        """
        now = self._clock()
        old = self.focused.id if self.focused else None
        self._widgets = list(widgets)
        for widget in self._widgets:  # one that was there before has neither any more
            widget.focused = widget.hovered = False
        ids = [widget.id for widget in self._widgets]
        if len(ids) != len(set(ids)):
            raise ValueError(f"two widgets of one id: {sorted(i for i in ids if ids.count(i) > 1)}")
        self._born = {widget.id: self._born.get(widget.id, now) for widget in self._widgets}
        captured, self._captured = self._captured, self._same(self._captured)
        if captured is not None and self._captured is not None:
            self._captured.take_over(captured)  # what is dragged goes on being dragged
        self._hovered = self._same(self._hovered)
        if self._hovered is not None:
            self._hovered.hovered = True
        self.focused, chosen, led = None, not self.placed, self.led
        if old is not None:
            self._focus(self.find(old))
            self.placed = not (chosen and self.focused is not None)
            self.led = led and not self.placed
        if self.focused is None and prefer is not None:
            self._place(self.find(prefer), moved=old is not None)
        self.settle(moved=old is not None)
        self.changed = True
        if captured is not None and self._captured is None:
            captured.call_off()

    def find(self, id: str) -> Widget | None:
        """The widget of that id."""
        return next((widget for widget in self._widgets if widget.id == id), None)

    def focus(self, id: str) -> bool:
        """Move the focus as a person wants it; False if there is no such widget or it cannot have it."""
        widget = self.find(id)
        if widget is None or not widget.reachable:
            return False
        self._focus(widget)
        return True

    def go(self, id: str) -> bool:
        """The same for a player who asks for it: it may show its tooltip."""
        done = self.focus(id)
        if done:
            self._walked_to = id
        return done

    def put(self, id: str) -> bool:
        """Move the focus without anybody having asked for it; False if that cannot be."""
        widget = self.find(id)
        if widget is None or not widget.reachable:
            return False
        if widget is not self.focused:
            self._place(widget)
        return True

    def lead(self, id: str) -> bool:
        """Move the focus to what the player has asked for: that is chosen, but not by a key pressed a moment ago."""
        widget = self.find(id)
        if widget is None or not widget.reachable:
            return False
        self._focus(widget)
        self.led, self.placed_at, self.show_ring = True, self._clock(), True
        return True

    def ask(self, question: object) -> None:
        """Another *question* than before is open: nothing was chosen in it yet, wherever the focus is."""
        if question != self._question:
            self._question, self.placed_at = question, self._clock()
            self.placed, self.led = True, False

    def let_go_of_pointer(self) -> None:
        """Where the pointer is, is not known any more; no tooltip of it is shown, nor one that keys have opened."""
        if self._hovered is not None:
            self._hovered.hovered = False
        self._hovered = self._walked_to = None
        self.changed = True

    @property
    def holding(self) -> bool:
        """True if a widget is held by the pointer's button."""
        return self._captured is not None

    def call_off(self) -> bool:
        """Have a press mean nothing, because nobody will see its end; True if there was one."""
        captured, self._captured = self._captured, None
        if captured is not None:
            captured.call_off()
            self.changed = True
        return captured is not None

    def settle(self, *, moved: bool = True) -> None:
        """See to it that something has the focus if anything can; call it after disabling or hiding widgets."""
        if self.focused is None or not self.focused.reachable:
            rest = next((widget for widget in self._widgets if widget.reachable and widget.rests), None)
            self._place(rest, moved=moved)

    def _place(self, widget: Widget | None, *, moved: bool = True) -> None:
        """The program's own step; *moved*: the focus was somewhere else before."""
        self._focus(widget)
        self.placed = True
        self._placings += 1
        if moved:
            self.placed_at = self._clock()

    def handle(self, command: Command) -> bool:
        """Give *command* to whom it concerns; True if it meant something here."""
        if isinstance(command, Pointer):
            return self._pointer(command)
        if isinstance(command, Key):
            self.settle()
            return self._key(command)
        return False

    def draw(
        self,
        surface: pygame.Surface,
        paint: DrawContext,
        only: type[Widget] | tuple[type[Widget], ...] = Widget,
        without: type[Widget] | tuple[type[Widget], ...] = (),
    ) -> None:
        """Every visible widget, without the ring; *only* those of some kinds, or all *without* those."""
        for widget in self._widgets:
            if not widget.visible or not isinstance(widget, only):
                continue
            if isinstance(widget, without):
                continue
            draw_widget(widget, surface, paint)

    def draw_ring(self, surface: pygame.Surface, paint: DrawContext) -> Rect | None:
        """The ring round the focused widget; drawn late, so that nothing lies over it. Where it is, if there is one."""
        if self.focused is not None and self.show_ring and self.focused.visible and not self._covered(self.focused):
            whole, clip = surface.get_clip(), self.focused.clip
            if clip is not None:
                surface.set_clip(clip.inset(-paint.scale.px(4)))
            ring = paint.ring(surface, self.focused.ring_rect, self.focused.ring_radius)
            surface.set_clip(whole)
            return ring
        return None

    def _covered(self, widget: Widget) -> bool:
        """Whether a sheet lies over the widget."""
        above = self._widgets[self._widgets.index(widget) + 1 :]
        return any(isinstance(each, Panel) and each.visible and each.rect.meets(widget.rect) for each in above)

    @property
    def tooltip(self) -> tuple[str, Widget] | None:
        """The tooltip of what is hovered, else of what the player has gone to by keys."""
        focused = self.focused
        walked = focused is not None and focused.id == self._walked_to and self.show_ring
        for widget in (self._hovered, focused if walked else None):
            if widget is not None and widget.visible and widget.tooltip:
                if widget.beside is not None and widget is not self._hovered and not widget.beside_for_keys:
                    continue
                return widget.tooltip, widget
        return None

    def tree(self) -> list[Node]:
        """What is shown, in reading order."""
        nodes = [widget.node() for widget in self._widgets if widget.visible]
        return [replace(node, placed=True) if node.focused else node for node in nodes] if self.placed else nodes

    def _same(self, old: Widget | None) -> Widget | None:
        return None if old is None else self.find(old.id)

    def _focus(self, widget: Widget | None, *, pressed: bool = False) -> None:
        if widget is not None and not widget.reachable:
            return
        for other in self._widgets:
            other.focused = other is widget
        came = widget is not self.focused
        if widget is not None and widget.id != self._walked_to:
            self._walked_to = None
        self.focused = widget
        self.placed, self.led = widget is None, False
        self.changed = True
        if came and widget is not None and not pressed:
            widget.got_focus()  # what is pressed must stay where it is

    def _pointer(self, command: Pointer) -> bool:
        under = next((w for w in reversed(self._widgets) if _within(w, command.pos) and w.hit(command.pos)), None)
        if under is not self._hovered:
            if self._hovered is not None:
                self._hovered.hovered = False
            if under is not None:
                under.hovered = True
            self._hovered = under
            self.came_at = command.pos
            self.changed = True
        if under is not None and under.pointed(command.pos):
            self.came_at = command.pos
            self.changed = True
        if command.kind is PointerKind.MOVE:
            moved = self._captured is not None and self._captured.pointer(command)
            self.changed = self.changed or moved
            return moved
        if command.kind is PointerKind.UP:
            captured, self._captured = self._captured, None
            self.changed = self.changed or captured is not None
            return captured is not None and captured.pointer(command)  # else its press was called off, or not here
        if command.kind in ENDS_PRESS and self.call_off() and command.kind is not PointerKind.DOWN:
            return True
        if under is None or (command.kind is PointerKind.WHEEL and not command.way):
            return False
        if command.kind is PointerKind.WHEEL and under.pane is not None:
            under = under.pane
        if command.kind is PointerKind.DOWN:
            return self._press(under, command)
        handled = under.pointer(command)
        self.changed = self.changed or handled
        return handled

    def _press(self, widget: Widget, command: Pointer) -> bool:
        if self._just_born(widget):
            return True
        self.changed = True
        self.show_ring = False
        if widget.reachable:
            self._focus(widget, pressed=True)
        if widget.pointer(command):
            self._captured = self._same(widget)
            if self._captured is not None and self._captured is not widget:  # what the press did has made it anew
                self._captured.take_over(widget)
            return True
        return widget.focusable

    def _just_born(self, widget: Widget) -> bool:
        """True if the press was meant for what lay there before; a click passes no other file for it."""
        born, span = self._born[widget.id], self._read()
        return (self._clock() if span is None else span.by) - born < FRESH or (span is not None and span.since <= born)

    def _key(self, command: Key) -> bool:
        focused, placings = self.focused, self._placings
        if focused is not None and focused.key(command):
            # Whoever works something means it, unless that has led the focus elsewhere.
            self.placed = self.placed and placings != self._placings
            self.show_ring = True
            self.changed = True
            return True
        if command.name == "tab" and command.plain():
            self._step(-1 if "shift" in command.mods else 1)
        elif command.mods:
            return False
        elif command.name in ARROWS:
            self._go(*ARROWS[command.name])
        elif command.name in ("home", "end"):
            stops = self._stops()
            self._focus(stops[0 if command.name == "home" else -1] if stops else None)
        else:
            return False
        self._walked_to = self.focused.id if self.focused is not None else None
        self.show_ring = True
        self.changed = True
        return bool(self._stops())

    def walk(self, by: int) -> bool:
        """By keys to the next stop in reading order, or (*by* −1) to the one before; False at either end."""
        stops = self._stops()
        here = stops.index(self.focused) if self.focused in stops else -1 if by > 0 else len(stops)
        if not 0 <= here + by < len(stops):
            return False
        self._focus(stops[here + by])
        self._walked_to = stops[here + by].id
        self.show_ring = self.changed = True
        return True

    def _stops(self) -> list[Widget]:
        return [widget for widget in self._widgets if widget.reachable]

    def _step(self, by: int) -> None:
        stops = self._stops()
        if stops:
            at = stops.index(self.focused) if self.focused in stops else -by
            self._focus(stops[(at + by) % len(stops)])

    def _go(self, dx: int, dy: int) -> None:
        """To the nearest widget in that direction; sideways distance counts double."""
        if self.focused is None:
            return
        here = self.focused.rect
        best: tuple[float, Widget] | None = None
        for widget in self._stops():
            rect = widget.rect
            along = (rect.centre[0] - here.centre[0]) * dx + (rect.centre[1] - here.centre[1]) * dy
            if widget is self.focused or along <= 0:
                continue
            if dx:
                apart = max(0, rect.y - here.bottom, here.y - rect.bottom) + abs(rect.centre[1] - here.centre[1]) * 0.3
            else:
                apart = max(0, rect.x - here.right, here.x - rect.right) + abs(rect.centre[0] - here.centre[0]) * 0.3
            cost = along + 2 * apart
            if best is None or cost < best[0]:
                best = (cost, widget)
        if best is not None:
            self._focus(best[1])


def draw_widget(widget: Widget, surface: pygame.Surface, paint: DrawContext) -> None:
    """The widget as far as its clip lets it be seen."""
    if widget.clip is None:
        widget.draw(surface, paint)
    elif widget.clip.meets(widget.rect):
        whole = surface.get_clip()
        surface.set_clip(widget.clip)
        widget.draw(surface, paint)
        surface.set_clip(whole)


def _within(widget: Widget, pos: tuple[int, int]) -> bool:
    return widget.clip is None or widget.clip.holds(pos)
