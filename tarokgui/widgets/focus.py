"""One list of widgets per scene: the one with the focus, the one under the pointer, and the next one for a key."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import perf_counter

from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, PressTime
from tarokgui.widgets.base import Widget
from tarokgui.widgets.keysteps import is_step, step_by

FRESH = 0.2
"""Seconds in which a button that has just appeared ignores the pointer: the click was meant for the thing before."""

ENDS_PRESS = frozenset({PointerKind.DOWN, PointerKind.RIGHT, PointerKind.LEAVE})
"""Presses that come while a button is held only if its release was not seen, or to call it off."""


class Focus:
    """The widgets of a scene in reading order, later ones on top."""

    def __init__(
        self, clock: Callable[[], float] = perf_counter, read: Callable[[], PressTime | None] = lambda: None
    ) -> None:
        """*read* gives the time in which the present command came; None for now."""
        self._clock = clock
        self._read = read
        self.widgets: tuple[Widget, ...] = ()
        """All of them, the lowest first."""
        self._born: dict[str, float] = {}
        self.held: Widget | None = None
        """The widget that the pointer's button holds."""
        self.hovered: Widget | None = None
        """The widget under the pointer."""
        self.walked_to: str | None = None
        """The id of the widget to which the player went by keys; one that the program has focused shows no tooltip."""
        self.came_at = (0, 0)
        """The point at which the pointer came onto its widget."""
        self.focused: Widget | None = None
        self.changed = True
        """Set when the picture may have changed; the redraw sets it back."""
        self.show_ring = True
        """False while the pointer is used and nothing was reached by keys."""
        self.placed = True
        """True if the program has put the focus where it is: a place to start from that the player has not chosen."""
        self.placed_at = float("-inf")
        """When the program last took it from one place to another, on the clock."""
        self.led = False
        """True if the program took it there because the player asked for the thing there."""
        self._placings = 0
        self._question: object = None

    def set(self, widgets: Iterable[Widget], prefer: str | None = None, *, ring: bool = True) -> None:
        """Show these widgets now. Focus stays with the same id if it can; else *prefer*, else the first enabled one.

        Only where it stays it is still a person's choice, if it was one. *ring*: it is shown, because keys are used.
        """
        now = self._clock()
        old = self.focused.id if self.focused else None
        self.widgets = tuple(widgets)
        for widget in self.widgets:  # one that was there before has neither any more
            widget.focused = widget.hovered = False
        ids = [widget.id for widget in self.widgets]
        if len(ids) != len(set(ids)):
            raise ValueError(f"two widgets of one id: {sorted(i for i in ids if ids.count(i) > 1)}")
        self._born = {widget.id: self._born.get(widget.id, now) for widget in self.widgets}
        captured, self.held = self.held, self._same(self.held)
        if captured is not None and self.held is not None:
            self.held.take_over(captured)  # a drag goes on
        self._hover(self._same(self.hovered))
        self.focused, chosen, led = None, not self.placed, self.led
        if old is not None:
            self._focus(self.find(old))
            self.placed = not (chosen and self.focused is not None)
            self.led = led and not self.placed
        if self.focused is None and prefer is not None:
            self._place(self.find(prefer), moved=old is not None)
        self.settle(moved=old is not None)
        self.changed, self.show_ring = True, ring
        if captured is not None and self.held is None:
            captured.call_off()

    def find(self, id: str) -> Widget | None:
        """The widget of that id."""
        return next((widget for widget in self.widgets if widget.id == id), None)

    def _stop(self, id: str) -> Widget | None:
        """The widget of that id, if it can have the focus."""
        widget = self.find(id)
        return widget if widget is not None and widget.reachable else None

    def focus(self, id: str) -> bool:
        """Move the focus as a person wants it; False if there is no such widget or it cannot have it."""
        if (widget := self._stop(id)) is None:
            return False
        self._focus(widget)
        return True

    def go(self, id: str) -> bool:
        """Move the focus for a player who asks for it: it may show its tooltip."""
        done = self.focus(id)
        if done:
            self.walked_to = id
        return done

    def put(self, id: str) -> bool:
        """Move the focus unasked; False if that cannot be."""
        if (widget := self._stop(id)) is None:
            return False
        if widget is not self.focused:
            self._place(widget)
        return True

    def lead(self, id: str) -> bool:
        """Move the focus to the thing the player has asked for: it is chosen, but not by a key pressed a moment ago."""
        if (widget := self._stop(id)) is None:
            return False
        self._focus(widget)
        self.led, self.placed_at, self.show_ring = True, self._clock(), True
        return True

    def ask(self, question: object) -> None:
        """Note the open *question*: if it is another one, nothing was chosen in it yet, wherever the focus is."""
        if question != self._question:
            self._question, self.placed_at = question, self._clock()
            self.placed, self.led = True, False

    def let_go_of_pointer(self) -> None:
        """Forget the place of the pointer; show no tooltip of it, nor one that keys have opened."""
        self._hover(None)
        self.walked_to, self.changed = None, True

    def call_off(self) -> bool:
        """Have a press mean nothing, because its end will not be seen; True if there was one."""
        captured, self.held = self.held, None
        if captured is not None:
            captured.call_off()
            self.changed = True
        return captured is not None

    def settle(self, *, moved: bool = True) -> None:
        """See to it that something has the focus if anything can; call it after disabling or hiding widgets."""
        if self.focused is None or not self.focused.reachable:
            rest = next((widget for widget in self.widgets if widget.reachable and widget.rests), None)
            self._place(rest, moved=moved)

    def _place(self, widget: Widget | None, *, moved: bool = True) -> None:
        """Move the focus for the program; *moved*: it was somewhere else before."""
        self._focus(widget)
        self.placed = True
        self._placings += 1
        if moved:
            self.placed_at = self._clock()

    def handle(self, command: Command) -> bool:
        """Give *command* to the widget it concerns; True if it meant something here."""
        if isinstance(command, Pointer):
            return self._pointer(command)
        if isinstance(command, Key):
            self.settle()
            return self._key(command)
        return False

    def _same(self, old: Widget | None) -> Widget | None:
        return None if old is None else self.find(old.id)

    def _focus(self, widget: Widget | None, *, pressed: bool = False) -> None:
        if widget is not None and not widget.reachable:
            return
        for other in self.widgets:
            other.focused = other is widget
        came = widget is not self.focused
        if widget is not None and widget.id != self.walked_to:
            self.walked_to = None
        self.focused = widget
        self.placed, self.led = widget is None, False
        self.changed = True
        if came and widget is not None and not pressed:
            widget.got_focus()  # a pressed widget must stay where it is

    def _hover(self, widget: Widget | None) -> None:
        if self.hovered is not None:
            self.hovered.hovered = False
        if widget is not None:
            widget.hovered = True
        self.hovered = widget

    def _pointer(self, command: Pointer) -> bool:
        under = next((w for w in reversed(self.widgets) if w.in_clip(command.pos) and w.hit(command.pos)), None)
        came = under is not self.hovered
        self._hover(under)
        if (under is not None and under.pointed(command.pos)) or came:
            self.came_at, self.changed = command.pos, True
        if command.kind is PointerKind.MOVE:
            under = self.held
        if command.kind is PointerKind.UP:
            captured, self.held = self.held, None
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
        self.changed, self.show_ring = True, False
        if widget.reachable:
            self._focus(widget, pressed=True)
        if widget.pointer(command):
            self.held = self._same(widget)
            if self.held is not None and self.held is not widget:  # the press has had it made again
                self.held.take_over(widget)
            return True
        return widget.focusable

    def _just_born(self, widget: Widget) -> bool:
        """True if the press was meant for the thing before; a click passes no other file for it."""
        born, span = self._born[widget.id], self._read()
        return (self._clock() if span is None else span.by) - born < FRESH or (span is not None and span.since <= born)

    def _key(self, command: Key) -> bool:
        focused, placings = self.focused, self._placings
        if focused is not None and focused.key(command):
            # A key that works something is meant, unless it has led the focus elsewhere.
            self.placed = self.placed and placings != self._placings
            self.show_ring = self.changed = True
            return True
        if not is_step(command):
            return False
        stops = self.stops
        to = step_by(command, stops, self.focused)
        if to is not None:
            self._focus(to)
        self.walked_to = self.focused.id if self.focused is not None else None
        self.show_ring = self.changed = True
        return bool(stops)

    @property
    def stops(self) -> list[Widget]:
        """The widgets that can have the focus."""
        return [widget for widget in self.widgets if widget.reachable]
