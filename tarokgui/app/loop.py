"""The window and the main loop. No rules and no pictures: those are the scenes'."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from tarokgui.app import environment
from tarokgui.storage import logbook

gc.set_threshold(10_000, 10, 10)  # modules of the first frame are there to stay, and are not looked through
environment.prepare()  # pygame's greeting is printed when it is imported: nothing later could stop it

import pygame  # noqa: E402

from tarokgui.app.input import CALL, InputReader  # noqa: E402
from tarokgui.app.screenreader import ScreenReader  # noqa: E402
from tarokgui.app.uitree import TreeWriter  # noqa: E402
from tarokgui.app.window import EARLY, AppWindow  # noqa: E402
from tarokgui.app.windowcommands import WindowCommands  # noqa: E402
from tarokgui.kit.cursor import Cursor  # noqa: E402
from tarokgui.kit.scene import Scene  # noqa: E402
from tarokgui.services.currentsession import present_save  # noqa: E402
from tarokgui.services.program import Program  # noqa: E402
from tarokgui.session.endings import asked_to_end, heed_lost_display  # noqa: E402

if TYPE_CHECKING:
    from tarokgui.app.faults import FaultDesk

FAILED = 1
"""The exit status after a fault."""
NO_DISPLAY = 2
"""The exit status when there is no display any more."""
FRAMES_PER_SECOND = 60
LONGEST_STEP = 0.05
"""Seconds. Windows stops the loop while a title bar is dragged; without this everything would teleport after it."""
IDLE = 2.0
"""Seconds the loop sleeps at most when nothing happens."""


class App:
    """One window showing the scenes of *program*."""

    def __init__(self, program: Program, desk: FaultDesk | None = None) -> None:
        """*desk* takes faults; without one they come out of `run`, as tests want it."""
        self.program = program
        self.frames = 0
        self._desk = desk
        if desk is not None:
            desk.raise_in_loop = self._fail_in_loop
        self.window = AppWindow(program)
        self._commands = WindowCommands(program, self.window)
        self._reader = ScreenReader(program, self.window)
        self._moved = False
        self._signal = 0
        """The number of a signal that asks the program to end."""
        self._pace = pygame.time.Clock()
        program.loop.post = self.post

    def run(self, first: Callable[[Program], Scene], *, last: bool = False) -> int:
        """Open the window, show the scene *first* makes, and run to the end; the exit status.

        It is 0 when the player has quit, 1 if a fault has ended it, 128 and the number of a signal that has. With
        *last* the process ends afterwards. Raises NoDisplay if the window could not be seen.
        """
        self.window.open()
        if EARLY:
            self._reader.find()
            self.window.native.show()
        clock, window = self.program.loop.clock, self.window
        reader = InputReader(lambda: window.surface.get_size(), lambda: window.ratio, clock=clock)
        tree = TreeWriter(os.environ.get("TAROK_UI_TREE"))
        with asked_to_end(self._asked, last=last):
            try:
                while True:
                    try:
                        self._begin(first, reader, tree)
                        self._loop(reader, tree)
                        return self._signalled(0)
                    except Exception as error:
                        if self._desk is None:
                            raise
                        if not self._desk.take(error, self.window, self.frames) or self._signal:
                            return self._signalled(FAILED)
                        self.program.stack.abandon()
                        self.program.renew()
            finally:
                self._end()

    def _asked(self, number: int) -> None:
        """Wake the loop and have it end: a signal asks for that."""
        self._signal = number
        if pygame.display.get_init():  # else the program is ending already
            pygame.event.post(pygame.Event(pygame.QUIT))

    def _signalled(self, status: int) -> int:
        """The exit status; after a signal the saved part of the game is said first, as the player cannot be asked."""
        if not self._signal:
            return status
        self._tell(present_save(self.program))
        return 128 + self._signal

    def _tell(self, *sentences: str) -> None:
        from tarokgui.cli.console import tell

        if words := " ".join(filter(None, sentences)):
            tell(self.program.feedback.tr("cli.error.line", problem=words))

    def _lost(self) -> None:
        """Say how far the game is saved, and end: the display is gone, and Xlib will not have this process go on."""
        self._tell(self.program.feedback.tr("app.display_lost"), present_save(self.program))
        self.program.close()
        os._exit(NO_DISPLAY)

    def _end(self) -> None:
        """Close everything. With a desk nothing keeps the program from ending."""
        window = self.window
        for close in (window.hide, window.remember, self.program.close, window.close, pygame.display.quit):
            try:
                close()
            except Exception as error:
                if self._desk is None:
                    raise
                logbook.warn("a fault at the end", error)

    def _fail_in_loop(self, error: BaseException) -> None:
        """Have the main loop raise the error of another thread."""

        def fail() -> None:
            raise error

        if not self.post(fail):
            logbook.fail("a fault in a thread", error)

    def post(self, call: Callable[[], None]) -> bool:
        """Have the main loop run *call*; safe from any thread. False if the window is gone."""
        if not pygame.display.get_init():
            return False
        try:
            return bool(pygame.event.post(pygame.Event(CALL, call=call)))
        except pygame.error:  # the window was closed between the question and the call
            return False

    def _begin(self, first: Callable[[Program], Scene], reader: InputReader, tree: TreeWriter) -> None:
        """Show the first scene in its frame; then do the work for which the frame had not to wait."""
        stack = self.program.stack
        stack.push(first(self.program))
        stack.commit()
        self._frame(tree, 0)
        reader.begin()
        if pygame.display.get_driver() == "x11":
            heed_lost_display(self._lost)
        self.window.native.set_icon(self.program.drawing.artwork.ornament("app-icon", (128, 128)))
        self._reader.find()
        self._ask_system()
        self._prepare_cards()
        self.program.feedback.sound.start()
        if self._desk is not None:
            logbook.note(f"a window of {self.window.surface.get_size()}, {versions()}")

    def _loop(self, reader: InputReader, tree: TreeWriter) -> None:
        stack, clock = self.program.stack, self.program.loop.clock
        last = clock()
        while not stack.ended:
            timeout = self._timeout()
            commands, calls = reader.read(timeout)
            self.program.loop.read = reader.span
            if self._signal:
                return
            self.program.loop.courtesy.begin()
            now = clock()
            if not self.window.minimised:
                # First time, then input: a movement that starts now must not be given the time we slept.
                stack.update(min(now - last, LONGEST_STEP + (timeout or 0.0)))
            last = now
            for call in calls:
                call()
            for command in commands:
                self._commands.take(command)
            stack.commit()
            self.window.follow()
            self.window.point(Cursor.ARROW if stack.top is None else stack.top.cursor)
            if not stack.ended:
                self._frame(tree, reader.released)
            self.program.loop.courtesy.end()

    def _prepare_cards(self) -> None:
        """Have the pack painted for a table in this window, so that it is ready when the player sits down."""
        from tarokgui.table.layout import layout

        comfort = self.program.preferences.accessibility
        size = self.window.surface.get_size()
        table = layout(*size, ui=comfort.ui_scale, text=comfort.text_scale)
        self.program.drawing.cards.prepare(table.card_sizes)

    def _timeout(self) -> float | None:
        stack = self.program.stack
        if self.window.minimised:
            return IDLE
        if stack.animating or stack.dirty:
            return None
        wait = stack.wake_in()
        return IDLE if wait is None else max(0.001, min(wait, IDLE))

    def _frame(self, tree: TreeWriter, keys: int) -> None:
        stack = self.program.stack
        moves = stack.animating
        # One frame more after the last movement, so that a card that arrived is seen where it arrived.
        if self.window.minimised or not (stack.dirty or moves or self._moved):
            if keys != tree.keys and stack.top is not None:
                tree.write(stack.top, self.window.surface.get_size(), self.frames, busy=moves, keys=keys)
            return
        self._moved = moves
        if self.frames:  # the first frame must not wait for anything
            self.program.loop.courtesy.end()
            self._pace.tick(FRAMES_PER_SECOND)
            self.program.loop.courtesy.begin()
        surface = self.window.surface
        stack.draw(surface)
        # A bot that took the processor while the system takes the picture over would not give it back at once.
        self.window.flip()
        self.program.loop.courtesy.end()
        self.frames += 1
        self.window.name()
        if stack.top is not None:
            self.program.feedback.show(self.window.native.title, surface.get_size(), stack.top.tree)
            tree.write(stack.top, surface.get_size(), self.frames, busy=moves, keys=keys)

    def _ask_system(self) -> None:
        """Find out in a thread whether the system wants less motion; it may be slow to answer."""
        from threading import Thread

        from tarokgui.app.reducedmotion import wants_calm

        Thread(target=lambda: wants_calm() and self.post(self._become_calm), name="calm", daemon=True).start()

    def _become_calm(self) -> None:
        self.program.preferences.system_reduces_motion = True
        self.program.apply_settings()


def versions() -> str:
    """The versions of the program and its libraries, for the log."""
    from tarokgui import __version__

    sdl, driver = ".".join(map(str, pygame.get_sdl_version())), pygame.display.get_driver()
    return f"tarok {__version__}, pygame-ce {pygame.version.ver}, SDL {sdl} with {driver}, {sys.platform}"
