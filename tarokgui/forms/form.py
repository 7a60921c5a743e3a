"""A scene made of widgets: most scenes are this, with `build` and perhaps `backdrop` filled in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.kit.commands import CALLS_OFF, Command, Key, Pointer, PointerKind, Text
from tarokgui.kit.node import Node
from tarokgui.kit.scene import Scene
from tarokgui.services.program import Program
from tarokgui.storage.printable import harmless
from tarokgui.storage.settings import CHOICES
from tarokgui.widgets.base import Widget
from tarokgui.widgets.focus import Focus
from tarokgui.widgets.freeplace import kept_by
from tarokgui.widgets.label import Panel
from tarokgui.widgets.textfield import TextField
from tarokgui.widgets.toast import FreeArea, Toast
from tarokgui.widgets.tooltip import draw_tooltip, kept_free, pressable, seen, tooltip_rect

if TYPE_CHECKING:
    import pygame

SPEEDS = tuple(speed for speed in CHOICES["speed"] if isinstance(speed, float))
"""Steps of the keys for slower and faster; the last means at once."""


CHANGED = frozenset({"button", "choice"})
"""Kinds whose words a key changes while the focus stays there; boxes, sliders and fields tell it by their state."""


class Form(Scene):
    """Widgets, their focus, a tooltip and passing messages. Call `rebuild` whenever the widgets would differ."""

    toast_high = False
    """Messages lie at the top: at the foot there are cards or buttons."""
    framed = "sheet"
    """The id of the sheet that holds everything; with a title it is told as a dialog."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.tr = program.feedback.tr
        self.focus = Focus(program.loop.clock, lambda: program.loop.read)
        self.toast = Toast(program.feedback.notices, high=self.toast_high)
        self.window = Rect(0, 0, 0, 0)
        self.scale = program.preferences.accessibility.scale(1280, 720)
        self.paint = program.drawing.at(self.scale)
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
        self.program.routes.open("keys")
        return True

    def rules_page(self) -> str:
        """The page of the rules that tells about what is shown here."""
        from tarokgui.rulebook.places import FIRST  # the book is not opened for the first frame

        return FIRST

    def rules(self, *, whole: bool = False) -> bool:
        """Open the book of rules over this scene: at the present place, or (*whole*) at its contents."""
        self.program.routes.rules(self.rules_page(), whole=whole)
        return True

    def open_rules(self) -> None:
        """The same, for buttons."""
        self.rules()

    def do(self, act: str) -> bool:
        """What a key of the player's key map asks for; False if it means nothing here."""
        match act:
            case "rules" | "rules-whole":
                return self.rules(whole=act == "rules-whole")
            case "keys":
                return self.help()
            case "read":
                self.program.feedback.speak(self.first_words)
            case "settings":
                self.program.routes.open("settings")
            case "slower" | "faster":
                self._change_speed(1 if act == "faster" else -1)
            case "mute":
                self.program.preferences.change(mute=not self.program.preferences.settings.mute)
                self.say(self.tr("sound.muted" if self.program.preferences.settings.mute else "sound.heard"))
            case _:
                return False
        return True

    def _change_speed(self, by: int) -> None:
        """One step slower or faster; the last is at once."""
        program = self.program
        place = (
            SPEEDS.index(program.preferences.accessibility.speed)
            if program.preferences.accessibility.speed in SPEEDS
            else SPEEDS.index(1.0)
        )
        program.preferences.forced_speed = None  # from here on the player's own wish counts
        program.preferences.change(speed=SPEEDS[max(0, min(len(SPEEDS) - 1, place + by))])
        speed = program.preferences.accessibility.speed
        self.say(
            program.feedback.tr("speed.times", speed=f"{speed:g}") if speed else program.feedback.tr("speed.instant")
        )

    def enter(self) -> None:
        """The scene is there: its first words are spoken."""
        self.came = self.program.loop.clock()
        self.program.feedback.speak(self.first_words)

    @property
    def typing(self) -> bool:
        """True while letters go into a field."""
        return isinstance(self.focus.focused, TextField)

    @property
    def first_words(self) -> str:
        """The title of the sheet."""
        frame = self.focus.find(self.framed)
        return frame.label if frame is not None else ""

    def pause(self) -> None:
        """Another scene comes on top: the pointer is on nothing here until it moves again, and holds nothing."""
        self.focus.call_off()
        self.focus.let_go_of_pointer()

    def leave(self) -> None:
        """A press on it means nothing any more."""
        self.focus.call_off()

    def rebuild(self) -> None:
        """Make the widgets anew; focus stays with the same id."""
        if self.window.w:
            self.focus.set(self.build(), self.prefer)
            self.focus.show_ring = self.program.loop.by_keyboard
            self.dirty = True

    def resize(self, width: int, height: int) -> None:
        """Take the new size and lay out. What was held is elsewhere in another window."""
        if (width, height) != (self.window.w, self.window.h):
            self.focus.call_off()
        self.window = Rect(0, 0, width, height)
        self.scale = self.program.preferences.accessibility.scale(width, height)
        self.paint = self.program.drawing.at(self.scale)
        self.rebuild()

    def handle(self, command: Command) -> bool:
        """Offer the command to the widgets; then Escape."""
        if self.calls_off(command):
            return True
        self._note_device(command)
        before = self.focus.focused.node() if self.focus.focused is not None else None
        handled = self.focus.handle(command) or self._type(command)
        if not handled and not (isinstance(command, Key) and command.repeat):
            act = self.program.preferences.keymap.act(command)
            handled = act is not None and self.do(act)
        if not handled and isinstance(command, Key) and _is_escape(command):
            handled = self.toast.dismiss() or self.escape()
            self.dirty = True
        if isinstance(command, Key) and before is not None:
            self._tell_change(before)
        self._notice_focus()
        return handled

    def calls_off(self, command: Command) -> bool:
        """Call a press off whose end nobody will see, or by Escape or the other button; True if it was for that."""
        back = isinstance(command, Key) and command.name == "escape"
        back = back or (isinstance(command, Pointer) and command.kind is PointerKind.RIGHT)
        off = (back or command in CALLS_OFF) and self.focus.call_off()
        self.dirty = self.dirty or off
        return off and back

    def _tell_change(self, before: Node) -> None:
        """A key has changed what has the focus: its new words, where readers do not say them by themselves."""
        focused = self.focus.focused
        if focused is not None and focused.id == before.id and before.role in CHANGED and focused.rests:
            now = focused.node()
            if now.label != before.label:
                self.program.feedback.speak(now.label)

    def _type(self, command: Command) -> bool:
        """Where one types, signs are letters and not orders."""
        field = self.focus.focused
        if not isinstance(field, TextField):
            return False
        if isinstance(command, Text):
            field.typed(command.text)
            self.dirty = True
            return True
        return isinstance(command, Key) and len(command.name) == 1 and command.plain()

    def _note_device(self, command: Command) -> None:
        """The ring is for keys; a click puts it out until the next key."""
        if isinstance(command, Key):
            self.program.loop.by_keyboard = True
        elif isinstance(command, Pointer) and command.kind is PointerKind.DOWN:
            self.program.loop.by_keyboard = False

    def say(self, text: str) -> None:
        """Show a passing message. It may quote a file's name: who shows or speaks it gets nothing but letters."""
        text = harmless(text)
        self.toast.show(text)
        self.program.feedback.speak(text)
        self.dirty = True

    def reach(self, id: str, *, press: bool) -> None:
        """Focus a widget as the keyboard would, and press Enter on it."""
        if self.focus.go(id):
            self.focus.show_ring = True
            self.handle(Key("return")) if press else self._notice_focus()
            self.dirty = True

    @property
    def on_top(self) -> bool:
        """Whether no scene lies over it: there the messages are seen."""
        return self.program.stack.top is self

    def wake_in(self) -> float | None:
        """When the passing message goes."""
        return self.toast.wake_in(on_top=self.on_top)

    def update(self, dt: float) -> None:
        """Let the message age. Extend it, do not replace it."""
        if self.toast.update(dt, on_top=self.on_top):
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Backdrop, widgets, overlay, focus ring, message, tooltip."""
        self.backdrop(surface)
        self.focus.draw(surface, self.paint)
        self.overlay(surface)
        self.draw_marks(surface)

    def draw_marks(self, surface: pygame.Surface) -> list[Rect] | None:
        """What lies over everything: focus ring, message, tooltip. Where that is; None if there is more than a ring."""
        ring = self.focus.draw_ring(surface, self.paint)
        if self.toast.sentences:
            self.toast.draw(surface, self.paint, self.message_room(), on_top=self.on_top)
        tip, place = self.tooltip(), self.tooltip_place()
        if tip is not None and place is not None:
            draw_tooltip(surface, self.paint, tip[0], place)
        if self.toast.sentences or tip is not None:
            return None
        return [] if ring is None else [ring]

    def tooltip_place(self) -> Rect | None:
        """Where the tooltip lies that is open now; None if there is none."""
        tip, focus = self.tooltip(), self.focus
        if tip is None:
            return None
        words, owner = tip
        kept = kept_free(focus.widgets, owner, (node.rect for node in self.extra_nodes()))
        at = focus.came_at if owner.hovered else None
        anchor, clear = seen(owner), owner.clear_of
        if clear is not None and clear.y < anchor.y:
            anchor = anchor._replace(y=clear.y, h=anchor.bottom - clear.y)
        place = tooltip_rect(self.paint, words, anchor, self.window, kept, at)
        sheet = owner.sheet
        if sheet is None or not pressable(place, kept):
            return place
        ways = (anchor._replace(y=sheet.y, h=anchor.bottom - sheet.y), anchor._replace(h=sheet.bottom - anchor.y))
        beyond = [tooltip_rect(self.paint, words, way, self.window, kept, anchor.centre) for way in ways]
        on_it = [each for each in kept if each.rect.meets(sheet)]
        return min((place, *beyond), key=lambda each: (pressable(each, on_it), pressable(each, kept)))

    def tooltip(self) -> tuple[str, Widget] | None:
        """What is told of the thing that is pointed at or has the focus, and that thing."""
        return self.focus.tooltip

    def tree(self) -> list[Node]:
        """The widgets, what was drawn without one, and the message."""
        nodes = [*self.focus.tree(), *self.extra_nodes()]
        frame = self.focus.find(self.framed)
        if isinstance(frame, Panel) and frame.label:
            parts = (replace(each, inside=each.inside or frame.id) for each in nodes if each.id != frame.id)
            nodes = [replace(frame.node(), role="dialog"), *parts]
        return [*nodes, *self.toast.tree(self.paint, self.message_room())] if self.toast.sentences else nodes

    def message_room(self) -> FreeArea:
        """Where messages lie: they cover nothing that one wants to see, as far as there is room."""
        return FreeArea(self.window, kept_by(self.focus.widgets, (node.rect for node in self.extra_nodes())))

    def _notice_focus(self) -> None:
        """Have the scene drawn and told once more if the focus has moved."""
        if self.focus.changed:
            self.focus.changed = False
            self.dirty = True


def _is_escape(key: Key) -> bool:
    """True if Escape itself was pressed, and is not only held."""
    return key.name == "escape" and key.plain() and not key.repeat
