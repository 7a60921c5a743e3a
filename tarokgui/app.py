"""The window and the main loop. No rules and no pictures: those are the scenes'."""

from __future__ import annotations

import os
from collections.abc import Callable

from tarokgui import environment

environment.prepare()  # pygame's greeting is printed when it is imported: nothing later could stop it

import pygame  # noqa: E402

from tarokgui.appwindow import EARLY, AppWindow  # noqa: E402
from tarokgui.commands import Command, Key, Signal  # noqa: E402
from tarokgui.input import CALL, InputReader  # noqa: E402
from tarokgui.scenes.base import Scene  # noqa: E402
from tarokgui.services import Services  # noqa: E402
from tarokgui.uitree import TreeWriter  # noqa: E402

FRAMES_PER_SECOND = 60
LONGEST_STEP = 0.05
"""Seconds. Windows stops the loop while a title bar is dragged; without this everything would teleport after it."""
IDLE = 2.0
"""Seconds the loop sleeps at most when nothing happens."""


class App:
    """One window showing the scenes of *services*."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.frames = 0
        self.window = AppWindow(services)
        self._moved = False
        services.post = self.post

    def run(self, first: Callable[[Services], Scene]) -> int:
        """Open the window, show the scene *first* makes, and return 0 when the player has quit.

        Raises NoDisplay if the window could not be seen by anybody.
        """
        self.window.open()
        if EARLY:
            self._find_speech()
            self.window.native.show()
        try:
            self.services.stack.push(first(self.services))
            self.services.stack.commit()
            self._loop()
        finally:
            self.window.remember()
            self.services.close()
            pygame.display.quit()
        return 0

    def post(self, call: Callable[[], None]) -> bool:
        """Have the main loop run *call*; safe from any thread. False if the window is gone."""
        if not pygame.display.get_init():
            return False
        try:
            return bool(pygame.event.post(pygame.Event(CALL, call=call)))
        except pygame.error:  # the window was closed between the question and the call
            return False

    def _find_speech(self) -> None:
        if not self.services.settings.speech or self.services.speech.name:
            return
        from tarokgui.speech import announcer_for

        self.services.speech = announcer_for(self.window.native, self._pressed_by_reader, self._wanted_by_reader)

    def _wanted_by_reader(self) -> None:
        """A screen reader has come and wants to know what is on screen. Called from its thread."""

        def show() -> None:
            if self.services.stack.top is not None:
                self.services.stack.top.dirty = True

        self.post(show)

    def _pressed_by_reader(self, id: str, press: bool) -> None:
        """A screen reader wants something focused or pressed. Called from its thread."""

        def act() -> None:
            top = self.services.stack.top
            if top is not None:
                top.reach(id, press=press)

        self.post(act)

    def _loop(self) -> None:
        stack, clock = self.services.stack, self.services.clock
        reader = InputReader(lambda: self.window.surface.get_size(), lambda: self.window.ratio)
        tree = TreeWriter(os.environ.get("TAROK_UI_TREE"))
        pace = pygame.time.Clock()
        self._frame(pace, tree)
        self.window.native.set_icon(self.services.artwork.ornament("app-icon", (128, 128)))  # after the first frame
        self._find_speech()
        self._ask_system()
        self._prepare_cards()
        self.services.sound.start()
        last = clock()
        while not stack.ended:
            timeout = self._timeout()
            commands, calls = reader.read(timeout)
            self.services.courtesy.begin()
            now = clock()
            if not self.window.minimised:
                # First time, then input: a movement that starts now must not be given the time we slept.
                stack.update(min(now - last, LONGEST_STEP + (timeout or 0.0)))
            last = now
            for call in calls:
                call()
            for command in commands:
                self._command(command)
            stack.commit()
            self.window.follow()
            if not stack.ended:
                self._frame(pace, tree)
            self.services.courtesy.end()

    def _prepare_cards(self) -> None:
        """Have the pack painted for a table in this window, so that it lies ready when the player sits down."""
        from tarokgui.table.cards import card_sizes
        from tarokgui.table.layout import layout

        comfort = self.services.comfort
        size = self.window.surface.get_size()
        table = layout(*size, ui=comfort.ui_scale, text=comfort.text_scale)
        self.services.cards.prepare(card_sizes(table))

    def _timeout(self) -> float | None:
        stack = self.services.stack
        if self.window.minimised:
            return IDLE
        if stack.animating or stack.dirty:
            return None
        wait = stack.wake_in()
        return IDLE if wait is None else max(0.001, min(wait, IDLE))

    def _frame(self, pace: pygame.Clock, tree: TreeWriter) -> None:
        stack = self.services.stack
        moves = stack.animating
        # One frame more after the last movement, so that what arrived is seen where it arrived.
        if self.window.minimised or not (stack.dirty or moves or self._moved):
            return
        self._moved = moves
        if self.frames:  # the first frame must not wait for anything
            self.services.courtesy.end()
            pace.tick(FRAMES_PER_SECOND)
            self.services.courtesy.begin()
        surface = self.window.surface
        stack.draw(surface)
        self.services.courtesy.end()
        self.window.flip()
        self.frames += 1
        self.window.name()
        if stack.top is not None:
            if self.services.settings.speech:
                self.services.speech.show(self.window.native.title, surface.get_size(), stack.top.tree)
            tree.write(stack.top, surface.get_size(), self.frames, busy=moves)

    def _ask_system(self) -> None:
        """Find out in a thread whether the system wants less motion; it may be slow to answer."""
        from threading import Thread

        from tarokgui.calm import wants_calm

        def ask() -> None:
            if wants_calm():
                self.post(self._become_calm)

        Thread(target=ask, name="calm", daemon=True).start()

    def _become_calm(self) -> None:
        self.services.calm_system = True
        self.services.obey()

    def _command(self, command: Command) -> None:
        if isinstance(command, Signal):
            self._signal(command)
        elif isinstance(command, Key) and self._own(command):
            return
        if command in (Signal.FOCUS_GAINED, Signal.FOCUS_LOST):
            self.services.speech.focus(gained=command is Signal.FOCUS_GAINED)
        if command is not Signal.QUIT:
            self.window.fit()
            self.services.stack.handle(command)

    def _own(self, key: Key) -> bool:
        """What a key asks of the window itself; False if nothing."""
        act = self.services.keymap.act(key)
        if key.name == "f" and {"ctrl", "meta"} <= key.mods:  # a Mac's own
            act = "fullscreen"
        if act not in ("fullscreen", "quit", "screenshot"):
            return False
        if key.repeat:
            return True
        if act == "fullscreen":
            self.window.toggle_fullscreen()
        elif act == "quit":
            self.services.stack.quit()
        else:
            self._screenshot()
        return True

    def _screenshot(self) -> None:
        """Keep the picture of the window, in a thread: writing it may take as long as many frames."""
        from tarokgui.screenshot import keep

        keep(self.window.surface.copy(), self._tell_screenshot)

    def _tell_screenshot(self, path: str | None) -> None:
        tr, stack = self.services.tr, self.services.stack
        text = tr("screenshot.failed") if path is None else tr("screenshot.saved", file=path)
        self.post(lambda: None if stack.top is None else stack.top.say(text))

    def _signal(self, signal: Signal) -> None:
        self.window.notice(signal)
        if signal is Signal.QUIT:
            self.services.stack.quit()
        elif signal in (Signal.FOCUS_LOST, Signal.MINIMISED):
            self.services.sound.leave()
        elif signal in (Signal.FOCUS_GAINED, Signal.RESTORED):
            self.services.sound.come_back()
        if signal in (Signal.MAXIMISED, Signal.RESTORED, Signal.EXPOSED) and self.services.stack.top is not None:
            self.services.stack.top.dirty = True
