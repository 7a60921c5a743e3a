"""The way between the program and a screen reader: the things on screen go out, the reader's wishes come in."""

from __future__ import annotations

from tarokgui.app.window import AppWindow
from tarokgui.services.program import Program


class ScreenReader:
    """A reader's wishes come from a thread of its own; the main loop does them."""

    def __init__(self, program: Program, window: AppWindow) -> None:
        self._program = program
        self._window = window

    def find(self) -> None:
        """Let readers find the window, if the player wants that and it was not done yet."""
        if not self._program.preferences.settings.speech or self._program.feedback.speech.name:
            return
        from tarokgui.app.speech import announcer_for

        self._program.feedback.speech = announcer_for(self._window.native, self._pressed, self._wanted)
        top = self._program.stack.top
        if top is not None:
            self._program.feedback.speak(top.first_words)  # it came before anything could be said

    def _wanted(self) -> None:
        """Have the top scene drawn for a reader that has come."""

        def show() -> None:
            if self._program.stack.top is not None:
                self._program.stack.top.dirty = True

        self._program.loop.post(show)

    def _pressed(self, id: str, press: bool) -> None:
        """Focus or press a thing for a reader."""

        def act() -> None:
            top = self._program.stack.top
            if top is not None:
                top.reach(id, press=press)

        self._program.loop.post(act)
