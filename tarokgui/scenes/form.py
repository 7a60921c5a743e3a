"""A scene made of widgets: most scenes are this, with `build` and perhaps `backdrop` filled in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tarokgui.commands import Command, Key, Pointer, PointerKind, Text
from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node, Scene
from tarokgui.services import Services
from tarokgui.widgets.base import Widget
from tarokgui.widgets.focus import Focus
from tarokgui.widgets.toast import Toast
from tarokgui.widgets.tooltip import draw_tooltip

if TYPE_CHECKING:
    import pygame


class Form(Scene):
    """Widgets, their focus, a tooltip and passing messages. Call `rebuild` whenever the widgets would differ."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.focus = Focus(services.clock)
        self.toast = Toast()
        self.window = Rect(0, 0, 0, 0)
        self.scale = services.scale(1280, 720)
        self.paint = services.paint(self.scale)
        self.prefer: str | None = None
        """The id that gets the focus at first."""

    def build(self) -> Iterable[Widget]:
        """The widgets for `window`, `scale` and the present model, in reading order."""
        return ()

    def backdrop(self, surface: pygame.Surface) -> None:
        """What lies under the widgets. An opaque scene fills all of it."""
        if self.opaque:
            self.paint.felt(surface)

    def overlay(self, surface: pygame.Surface) -> None:
        """What lies over the widgets but under the tooltip."""

    def extra_nodes(self) -> Iterable[Node]:
        """Nodes of what is drawn without a widget."""
        return ()

    def escape(self) -> bool:
        """Escape was pressed and there was no message to dismiss; True if it meant something."""
        return False

    def help(self) -> bool:
        """Show the list of keys over this scene."""
        from tarokgui.scenes.keys import KeysScene

        self.services.stack.push(KeysScene(self.services))
        return True

    def rebuild(self) -> None:
        """Make the widgets anew; focus stays with the same id."""
        if self.window.w:
            self.focus.set(self.build(), self.prefer)
            self.focus.show_ring = self.services.by_keyboard
            self.dirty = True

    def resize(self, width: int, height: int) -> None:
        """Take the new size and lay out."""
        self.window = Rect(0, 0, width, height)
        self.scale = self.services.scale(width, height)
        self.paint = self.services.paint(self.scale)
        self.rebuild()

    def handle(self, command: Command) -> bool:
        """Offer the command to the widgets; then Escape."""
        self._note_device(command)
        handled = self.focus.handle(command)
        if not handled and _asks_for_help(command):
            handled = self.help()
        if not handled and isinstance(command, Key) and command.name == "escape" and not command.repeat:
            handled = self.toast.dismiss() or self.escape()
            self.dirty = True
        self._look()
        return handled

    def _note_device(self, command: Command) -> None:
        """The ring is for keys; a click puts it out until the next key."""
        if isinstance(command, Key):
            self.services.by_keyboard = True
        elif isinstance(command, Pointer) and command.kind is PointerKind.DOWN:
            self.services.by_keyboard = False

    def say(self, text: str) -> None:
        """Show a passing message."""
        self.toast.show(text)
        self.dirty = True

    def wake_in(self) -> float | None:
        """When the passing message goes."""
        return self.toast.wake_in()

    def update(self, dt: float) -> None:
        """Let the message age. Extend it, do not replace it."""
        if self.toast.update(dt):
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Backdrop, widgets, overlay, focus ring, message, tooltip."""
        self.backdrop(surface)
        self.focus.draw(surface, self.paint)
        self.overlay(surface)
        self.focus.draw_ring(surface, self.paint)
        self.toast.draw(surface, self.paint, self.window)
        tip = self.focus.tooltip
        if tip is not None:
            draw_tooltip(surface, self.paint, tip[0], tip[1].ring_rect, self.window)

    def tree(self) -> list[Node]:
        """The widgets, what was drawn without one, and the message."""
        return [*self.focus.tree(), *self.extra_nodes(), *self.toast.tree(self.paint, self.window)]

    def _look(self) -> None:
        if self.focus.changed:
            self.focus.changed = False
            self.dirty = True


def _asks_for_help(command: Command) -> bool:
    """F1, or a question mark however it is typed."""
    if isinstance(command, Text):
        return command.text == "?"
    return isinstance(command, Key) and command.name == "f1" and not command.repeat and not command.mods
