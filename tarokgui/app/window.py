"""The window itself: its opening, its place, the whole screen, and its values that are kept for the next time."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pygame

from tarokgui.app.windowgeometry import LEAST_SIZE, WindowGeometry, opening_size, opens_maximised, remembered
from tarokgui.kit.commands import Signal
from tarokgui.kit.cursor import Cursor
from tarokgui.storage import logbook

if TYPE_CHECKING:
    from tarokgui.services.program import Program

INVISIBLE: Final = frozenset({"offscreen", "dummy"})
EARLY: Final = sys.platform in ("win32", "darwin")
"""Some systems let a screen reader in only before the window is seen; elsewhere it must not delay the window."""
CURSORS: Final = {
    Cursor.ARROW: pygame.SYSTEM_CURSOR_ARROW,
    Cursor.HAND: pygame.SYSTEM_CURSOR_HAND,
    Cursor.BARRED: pygame.SYSTEM_CURSOR_NO,
    Cursor.CROSS: pygame.SYSTEM_CURSOR_CROSSHAIR,
    Cursor.BEAM: pygame.SYSTEM_CURSOR_IBEAM,
}
KEPT: Final = 4
"""So many places of the window are remembered to find the one it had before it was maximised."""


class NoDisplay(Exception):
    """There is nothing to open a window on; *driver* is the one that SDL fell back to."""

    def __init__(self, driver: str) -> None:
        super().__init__(f"no display: SDL offers only {driver!r}")
        self.driver = driver


class AppWindow:
    """The program's one window. ``minimised`` while it cannot be seen."""

    def __init__(self, program: Program) -> None:
        self.minimised = False
        self._program = program
        self._window: pygame.Window | None = None
        self._shown: tuple[int, int] | None = None
        self._before: tuple[tuple[int, int], tuple[int, int]] | None = None
        """Size and place before it filled the whole screen."""
        self._maximised = False
        self._cursor = Cursor.ARROW
        self._lain: list[WindowGeometry] = []
        """Its places when it was neither maximised nor filled the screen; the last is the present one."""

    @property
    def native(self) -> pygame.Window:
        """The system's window, once it is open."""
        assert self._window is not None
        return self._window

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on."""
        return self.native.get_surface()

    @property
    def ratio(self) -> float:
        """Pixels to a point of the screen."""
        points = self.native.size[0]
        return self.surface.get_width() / points if points else 1.0

    def open(self) -> None:
        """Open it where it was the last time, hidden where a screen reader comes first.

        Raises NoDisplay if the window could not be seen.
        """
        begin_display()
        screens = pygame.display.get_desktop_sizes()
        desktop, wish = screens[0], os.environ.get("TAROK_WINDOW")
        place = None if wish else remembered(self._program.preferences.settings.window, screens)
        size = place.size if place is not None else opening_size(desktop, wish)
        title = self._program.feedback.tr("app.title")
        window = self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True, hidden=EARLY)
        window.minimum_size = (min(LEAST_SIZE[0], desktop[0], size[0]), min(LEAST_SIZE[1], desktop[1], size[1]))
        self.fit()
        if place is not None:
            window.position = place.at
            self._lain = [WindowGeometry(place.size, place.at)]
            if place.maximised:
                window.maximize()
            if place.fullscreen:
                self.toggle_fullscreen()
        elif not wish and opens_maximised(desktop):
            window.maximize()

    def close(self) -> None:
        """Take the window away, while the display it is on is still there.

        A window that outlives its display destroys, once Python frees it, the window that has its address then.
        """
        if self._window is not None:
            self._window.destroy()
            self._window = None

    def hide(self) -> None:
        """Take it out of sight: the rest of the work may take a while."""
        if self._window is not None:
            self._window.hide()

    def flip(self) -> None:
        """Show the new picture."""
        self.native.flip()

    def remember(self) -> None:
        """Keep where the window is for the next time, unless its size was asked for from outside."""
        if self._window is None or os.environ.get("TAROK_WINDOW"):
            return
        place = WindowGeometry(self._window.size, self._window.position, self._maximised)
        if self._before is not None:
            place = WindowGeometry(*self._before, maximised=self._maximised, fullscreen=True)
        elif self._maximised:
            normal = next((each for each in reversed(self._lain) if each.size != place.size), None)
            place = normal._replace(maximised=True) if normal is not None else place
        if self._program.preferences.settings.take("window", place.data()):
            self._program.preferences.keep_settings()

    def follow(self) -> None:
        """Note where it is moved to, but not where it goes when it is maximised."""
        normal = self._before is None and not self._maximised
        if self._lain and normal and self._lain[-1].size == self.native.size:
            self._lain[-1] = WindowGeometry(self.native.size, self.native.position)

    def fit(self) -> None:
        """Tell the scenes the size of the surface if it is not the one they know."""
        size = self.surface.get_size()
        if size != self._shown:
            self._shown = size
            if self._before is None:
                self._lain = [*self._lain[1 - KEPT :], WindowGeometry(self.native.size, self.native.position)]
            self._program.stack.resize(*size)

    def notice(self, signal: Signal) -> None:
        """The system has made it large, small or seen again."""
        if signal is Signal.MINIMISED:
            self.minimised = True
        elif signal in (Signal.MAXIMISED, Signal.RESTORED, Signal.EXPOSED):
            if signal is Signal.MAXIMISED:
                self._maximised = True
            elif signal is Signal.RESTORED and not self.minimised:
                self._maximised = False
            self.minimised = False

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the size and place the window had."""
        window = self.native
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
        self.fit()

    def point(self, cursor: Cursor) -> None:
        """Give the pointer its shape. A display without shapes keeps the one that it has."""
        if cursor is not self._cursor:
            self._cursor = cursor
            with suppress(pygame.error):
                pygame.mouse.set_cursor(CURSORS[cursor])

    def name(self) -> None:
        """Give it the caption of the uppermost scene that has one."""
        caption = next((scene.caption for scene in reversed([*self._program.stack]) if scene.caption), "")
        caption = caption or self._program.feedback.tr("app.title")
        if self.native.title != caption:
            self.native.title = caption


def begin_display() -> None:
    """Have SDL find a display that can be seen; or any display that ``SDL_VIDEODRIVER`` wishes for.

    A wish that cannot be met here is dropped: on many desktops it is set for all programs alike.

    Raises NoDisplay if there is none.
    """
    wished = _possible(os.environ.get("SDL_VIDEODRIVER", ""))
    if not (wished and _began(wished)):
        if wished:
            logbook.note(f"there is no {wished!r} to open a window on")
        own = "" if _wayland_possible() else "x11"
        driver = pygame.display.get_driver() if _began(own) else "nothing"
        if driver in INVISIBLE or driver == "nothing":
            pygame.display.quit()
            raise NoDisplay(driver)
    pygame.display.set_allow_screensaver(True)
    pygame.key.set_repeat(350, 45)


def _began(drivers: str) -> bool:
    """True if SDL has begun with one of these, with commas between them; with any it likes if there are none."""
    if drivers:
        os.environ["SDL_VIDEODRIVER"] = drivers
    else:
        os.environ.pop("SDL_VIDEODRIVER", None)
    try:
        pygame.display.init()
    except pygame.error:
        return False
    return True


def _possible(drivers: str) -> str:
    """The list without drivers that can only fail, and would print a line of their own on stderr when they do."""
    names = [name for name in drivers.split(",") if name]
    return ",".join(name for name in names if name.lower() != "wayland" or _wayland_possible())


def _wayland_possible() -> bool:
    """True if Wayland could be there: it is found in a folder of the user's, or by a whole path."""
    if sys.platform != "linux" or "XDG_RUNTIME_DIR" in os.environ:
        return True
    return os.environ.get("WAYLAND_DISPLAY", "").startswith("/")
