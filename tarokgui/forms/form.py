"""A scene made of widgets: most scenes are this, with `build` and perhaps `backdrop` filled in."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tarokgui.draw.geometry import Rect
from tarokgui.forms.formview import FormView
from tarokgui.kit.commands import CALLS_OFF, Command, Key, Pointer, PointerKind, Text
from tarokgui.kit.node import Node
from tarokgui.services.program import Program
from tarokgui.storage.sanitize import sanitize
from tarokgui.widgets.base import Widget
from tarokgui.widgets.focus import Focus
from tarokgui.widgets.textfield import TextField

CHANGED = frozenset({"button", "choice"})
"""Kinds whose words a key changes while the focus stays there; boxes, sliders and fields show it by their state."""


class Form(FormView):
    """Widgets, their focus, a tooltip and passing messages. Call `rebuild` whenever the widgets would differ."""

    def __init__(self, program: Program) -> None:
        super().__init__(program, Focus(program.loop.clock, partial(getattr, program.loop, "read")))
        self.prefer: str | None = None
        """The id that gets the focus at first."""

    def build(self) -> Iterable[Widget]:
        """The widgets for `window`, `scale` and the present model, in reading order."""
        return ()

    def escape(self) -> bool:
        """Escape was pressed and there was no message to dismiss; True if it meant something."""
        return False

    def help(self) -> bool:
        """Show the list of keys over this scene."""
        self.program.routes.open("keys")
        return True

    def rules_page(self) -> str:
        """The page of the rules about the things shown here."""
        from tarokgui.rulebook.places import FIRST  # the book is not opened for the first frame

        return FIRST

    def rules(self, *, whole: bool = False) -> bool:
        """Open the book of rules over this scene: at the present place, or (*whole*) at its contents."""
        self.program.routes.rules(self.rules_page(), whole=whole)
        return True

    def open_rules(self) -> None:
        """Open the book of rules: the same, for buttons."""
        self.rules()

    def do(self, act: str) -> bool:
        """Do the act of a key in the player's key map; False if it means nothing here."""
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
                self.program.preferences.change_speed(1 if act == "faster" else -1)
                speed = self.program.preferences.accessibility.speed
                self.say(self.tr("speed.times", speed=f"{speed:g}") if speed else self.tr("speed.instant"))
            case "mute":
                self.program.preferences.change(mute=not self.program.preferences.settings.mute)
                self.say(self.tr("sound.muted" if self.program.preferences.settings.mute else "sound.heard"))
            case _:
                return False
        return True

    def enter(self) -> None:
        """Speak the first words of the scene when it comes."""
        self.came = self.program.loop.clock()
        self.program.feedback.speak(self.first_words)

    @property
    def typing(self) -> bool:
        """True while letters go into a field."""
        return isinstance(self.focus.focused, TextField)

    @property
    def first_words(self) -> str:
        """The title of the sheet."""
        return frame.label if (frame := self.focus.find(self.framed)) is not None else ""

    def pause(self) -> None:
        """Another scene comes on top: the pointer is on nothing here until it moves again, and holds nothing."""
        self.focus.call_off()
        self.focus.let_go_of_pointer()

    def leave(self) -> None:
        """Let a press on it mean nothing any more."""
        self.focus.call_off()

    def rebuild(self) -> None:
        """Make the widgets again; focus stays with the same id."""
        if self.window.w:
            self.focus.set(self.build(), self.prefer, ring=self.program.loop.by_keyboard)
            self.dirty = True

    def resize(self, width: int, height: int) -> None:
        """Take the new size and lay out. A press is called off, because its widget is elsewhere in another window."""
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
        escapes = isinstance(command, Key) and command.name == "escape" and command.plain() and not command.repeat
        if not handled and escapes:
            handled = self.toast.dismiss() or self.escape()
            self.dirty = True
        if isinstance(command, Key) and before is not None:
            self._tell_change(before)
        self._notice_focus()
        return handled

    def calls_off(self, command: Command) -> bool:
        """Call a press off if its end will not be seen, or by Escape or the other button; True if it was for that."""
        back = isinstance(command, Key) and command.name == "escape"
        back = back or (isinstance(command, Pointer) and command.kind is PointerKind.RIGHT)
        off = (back or command in CALLS_OFF) and self.focus.call_off()
        self.dirty = self.dirty or off
        return off and back

    def _tell_change(self, before: Node) -> None:
        """Say the new words of the focused widget after a key has changed it, where readers do not say them."""
        focused = self.focus.focused
        if focused is not None and focused.id == before.id and before.role in CHANGED and focused.rests:
            now = focused.node()
            if now.label != before.label:
                self.program.feedback.speak(now.label)

    def _type(self, command: Command) -> bool:
        """Give typed signs to the focused field as letters and not as orders; True if the command was for it."""
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

    def say(self, text: str, aloud: str = "") -> None:
        """Show a passing message, of a quoted file's name only letters; the words *aloud* are spoken in its place."""
        text = sanitize(text)
        self.toast.show(text)
        self.program.feedback.speak(aloud or text)
        self.dirty = True

    def reach(self, id: str, *, press: bool) -> None:
        """Focus a widget as the keyboard would, and press Enter on it."""
        if self.focus.go(id):
            self.focus.show_ring = True
            self.handle(Key("return")) if press else self._notice_focus()
            self.dirty = True

    def wake_in(self) -> float | None:
        """When the passing message goes."""
        return self.toast.wake_in(on_top=self.on_top)

    def update(self, dt: float) -> None:
        """Let the message age. Extend it, do not replace it."""
        if self.toast.update(dt, on_top=self.on_top):
            self.dirty = True

    def _notice_focus(self) -> None:
        """Have the scene drawn and announced once more if the focus has moved."""
        if self.focus.changed:
            self.focus.changed = False
            self.dirty = True
