"""Commands to the window itself: the whole screen, a picture of it, the end, and the system's signals."""

from __future__ import annotations

from tarokgui.app.bounce import Bounce
from tarokgui.app.window import AppWindow
from tarokgui.kit.commands import Command, Key, Signal
from tarokgui.services.program import Program


class WindowCommands:
    """Does the commands to *window*, and hands everything else to the scenes."""

    def __init__(self, program: Program, window: AppWindow) -> None:
        self._program = program
        self._window = window
        self._bounce = Bounce()
        program.loop.fullscreen = self._fill_screen

    def take(self, command: Command) -> None:
        """Do a command, or have the scenes do it."""
        if isinstance(command, Signal):
            self._signal(command)
        elif isinstance(command, Key) and (self._too_soon(command) or self._own(command)):
            return
        if command in (Signal.FOCUS_GAINED, Signal.FOCUS_LOST):
            self._program.feedback.speech.focus(gained=command is Signal.FOCUS_GAINED)
        if command is not Signal.QUIT:
            self._window.fit()
            self._program.stack.handle(command)

    def _too_soon(self, key: Key) -> bool:
        """True for a bounce, and for a press that was meant for the scene before; typed letters may come fast."""
        top = self._program.stack.top
        return top is not None and not top.typing and self._bounce.drops(key, self._program.loop.span, top.came)

    def _own(self, key: Key) -> bool:
        """Do the act of a key for the window itself; False if it has none."""
        act = self._program.preferences.keymap.act(key)
        if key.name == "f" and {"ctrl", "meta"} <= key.mods:  # a Mac's own
            act = "fullscreen"
        if act not in ("fullscreen", "quit", "screenshot"):
            return False
        if key.repeat:
            return True
        if act == "fullscreen":
            self._window.toggle_fullscreen()
        elif act == "quit":
            self._quit()
        else:
            self._screenshot()
        return True

    def _fill_screen(self) -> None:
        """Fill the screen, or no longer, once the input that asks for it is handled."""
        self._program.loop.post(self._window.toggle_fullscreen)

    def _quit(self) -> None:
        """End the program, after a question if something is not saved."""
        self._program.routes.leave(self._program.stack.quit)

    def _screenshot(self) -> None:
        """Keep the picture of the window, in a thread: writing it may take as long as many frames."""
        from tarokgui.app.screenshot import keep

        self._program.disk.writing.append(keep(self._window.surface.copy(), self._tell_screenshot))

    def _tell_screenshot(self, path: str | None) -> None:
        tr, stack = self._program.feedback.tr, self._program.stack
        text = tr("screenshot.failed") if path is None else tr("screenshot.saved", file=path)
        self._program.loop.post(lambda: None if stack.top is None else stack.top.say(text))

    def _signal(self, signal: Signal) -> None:
        self._window.notice(signal)
        stack = self._program.stack
        if signal is Signal.QUIT:
            self._quit()
        elif signal in (Signal.FOCUS_LOST, Signal.MINIMISED):
            self._program.feedback.sound.leave()
        elif signal in (Signal.FOCUS_GAINED, Signal.RESTORED):
            self._program.feedback.sound.come_back()
        if signal in (Signal.MAXIMISED, Signal.RESTORED, Signal.EXPOSED) and stack.top is not None:
            stack.top.dirty = True
