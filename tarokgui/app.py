"""The window and the main loop. No rules and no pictures: those are the scenes'."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable

from tarokgui import environment

environment.prepare()  # pygame's greeting is printed when it is imported: nothing later could stop it

import pygame  # noqa: E402

from tarokgui.commands import Command, Key, Signal  # noqa: E402
from tarokgui.input import CALL, InputReader  # noqa: E402
from tarokgui.scenes.base import Scene  # noqa: E402
from tarokgui.services import Services  # noqa: E402
from tarokgui.uitree import TreeWriter  # noqa: E402

LEAST_SIZE = (1024, 640)
SHARE_OF_DESKTOP = 0.8
FRAMES_PER_SECOND = 60
LONGEST_STEP = 0.05
"""Seconds. Windows stops the loop while a title bar is dragged; without this everything would teleport after it."""
IDLE = 2.0
"""Seconds the loop sleeps at most when nothing happens."""
INVISIBLE = frozenset({"offscreen", "dummy"})


class NoDisplay(Exception):
    """There is nothing to open a window on; *driver* is what SDL fell back to."""

    def __init__(self, driver: str) -> None:
        super().__init__(f"no display: SDL offers only {driver!r}")
        self.driver = driver


class App:
    """One window showing the scenes of *services*."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.frames = 0
        self._window: pygame.Window | None = None
        self._minimised = False
        self._moved = False
        self._shown: tuple[int, int] | None = None
        self._before: tuple[tuple[int, int], tuple[int, int]] | None = None
        services.post = self.post

    def run(self, first: Callable[[Services], Scene]) -> int:
        """Open the window, show the scene *first* makes, and return 0 when the player has quit.

        Raises NoDisplay if the window could not be seen by anybody.
        """
        self._open()
        try:
            self.services.stack.push(first(self.services))
            self.services.stack.commit()
            self._loop()
        finally:
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

    @property
    def window(self) -> pygame.Window:
        """The window, while `run` runs."""
        assert self._window is not None
        return self._window

    def _open(self) -> None:
        chosen = "SDL_VIDEODRIVER" in os.environ
        if sys.platform == "linux" and not chosen and "XDG_RUNTIME_DIR" not in os.environ:
            # Wayland cannot be there without that folder, and asking for it prints a line of its own on stderr.
            os.environ["SDL_VIDEODRIVER"] = "x11"
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(os.environ.get("SDL_VIDEODRIVER", "nothing")) from error
        driver = pygame.display.get_driver()
        if driver in INVISIBLE and not chosen:
            pygame.display.quit()
            raise NoDisplay(driver)
        pygame.display.set_allow_screensaver(True)
        pygame.key.set_repeat(350, 45)
        desktop = pygame.display.get_desktop_sizes()[0]
        size = opening_size(desktop, os.environ.get("TAROK_WINDOW"))
        title = self.services.tr("app.title")
        self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        self._window.minimum_size = (min(LEAST_SIZE[0], desktop[0], size[0]), min(LEAST_SIZE[1], desktop[1], size[1]))
        self._fit()

    def _loop(self) -> None:
        stack, clock = self.services.stack, self.services.clock
        reader = InputReader(lambda: self.window.get_surface().get_size(), self._ratio)
        tree = TreeWriter(os.environ.get("TAROK_UI_TREE"))
        pace = pygame.time.Clock()
        self._frame(pace, tree)
        self.window.set_icon(_icon())
        last = clock()
        while not stack.ended:
            timeout = self._timeout()
            commands, calls = reader.read(timeout)
            now = clock()
            if not self._minimised:
                # First time, then input: a movement that starts now must not be given the time we slept.
                stack.update(min(now - last, LONGEST_STEP + (timeout or 0.0)))
            last = now
            for call in calls:
                call()
            for command in commands:
                self._command(command)
            stack.commit()
            if not stack.ended:
                self._frame(pace, tree)

    def _timeout(self) -> float | None:
        stack = self.services.stack
        if self._minimised:
            return IDLE
        if stack.animating or stack.dirty:
            return None
        wait = stack.wake_in()
        return IDLE if wait is None else max(0.001, min(wait, IDLE))

    def _frame(self, pace: pygame.Clock, tree: TreeWriter) -> None:
        stack = self.services.stack
        moves = stack.animating
        # One frame more after the last movement, so that what arrived is seen where it arrived.
        if self._minimised or not (stack.dirty or moves or self._moved):
            return
        self._moved = moves
        if self.frames:  # the first frame must not wait for anything
            pace.tick(FRAMES_PER_SECOND)
        surface = self.window.get_surface()
        stack.draw(surface)
        self.window.flip()
        self.frames += 1
        if stack.top is not None:
            tree.write(stack.top, surface.get_size(), self.frames, busy=moves)

    def _command(self, command: Command) -> None:
        if isinstance(command, Signal):
            self._signal(command)
        elif isinstance(command, Key) and _is_fullscreen(command):
            if not command.repeat:
                self.toggle_fullscreen()
            return
        elif isinstance(command, Key) and command.name == "q" and command.mods & {"ctrl", "meta"}:
            self.services.stack.quit()
            return
        if command is not Signal.QUIT:
            self._fit()
            self.services.stack.handle(command)

    def _signal(self, signal: Signal) -> None:
        if signal is Signal.QUIT:
            self.services.stack.quit()
        elif signal is Signal.MINIMISED:
            self._minimised = True
        elif signal in (Signal.RESTORED, Signal.EXPOSED):
            self._minimised = False
            if self.services.stack.top is not None:
                self.services.stack.top.dirty = True

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the size and place the window had."""
        window = self.window
        if self._before is None:
            self._before = (window.size, window.position)
            window.set_fullscreen(desktop=True)
        else:
            size, position = self._before
            self._before = None
            window.set_windowed()
            window.resizable = True
            window.size = size
            window.position = position
        self._fit()

    def _fit(self) -> None:
        """Tell the scenes the size of the surface if it is not the one they know."""
        size = self.window.get_surface().get_size()
        if size != self._shown:
            self._shown = size
            self.services.stack.resize(*size)

    def _ratio(self) -> float:
        points = self.window.size[0]
        return self.window.get_surface().get_width() / points if points else 1.0


def opening_size(desktop: tuple[int, int], wish: str | None = None) -> tuple[int, int]:
    """The window's first size: *wish* (``"1280x720"``), else 80 % of the desktop; never larger than the desktop.

    A wish that is no size counts as none.
    """
    match = re.fullmatch(r"([0-9]{2,5})x([0-9]{2,5})", wish.strip().lower()) if wish else None
    if match:
        return min(desktop[0], int(match[1])), min(desktop[1], int(match[2]))
    return (
        min(desktop[0], max(LEAST_SIZE[0], round(desktop[0] * SHARE_OF_DESKTOP))),
        min(desktop[1], max(LEAST_SIZE[1], round(desktop[1] * SHARE_OF_DESKTOP))),
    )


def _icon() -> pygame.Surface:
    """The star of the skiz on its dark ground. Made after the first frame, which must not wait for it."""
    from tarokgui.table.shapes import folk_star
    from tarokgui.widgets.paint import svg_surface

    star = folk_star(32, 32, 27, "#EBD08E", "#C39A4B")
    ground = '<rect width="64" height="64" rx="12" fill="#15241F"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">{ground}{star}</svg>'
    return svg_surface(svg, (64, 64))


def _is_fullscreen(key: Key) -> bool:
    return key.name == "f11" or (key.name == "return" and "alt" in key.mods)
