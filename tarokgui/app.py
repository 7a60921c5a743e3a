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
from tarokgui.windowplace import LEAST_SIZE, Place, remembered  # noqa: E402

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
        self._maximised = False
        self._lain: list[Place] = []
        """Where the window was when it was neither maximised nor filled the screen; the last is the present one."""
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
            self._remember()
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
        screens = pygame.display.get_desktop_sizes()
        desktop, wish = screens[0], os.environ.get("TAROK_WINDOW")
        place = None if wish else remembered(self.services.settings.window, screens)
        size = place.size if place is not None else opening_size(desktop, wish)
        title = self.services.tr("app.title")
        # Some systems let a screen reader in only before the window is seen; elsewhere it must not delay the window.
        early = sys.platform in ("win32", "darwin")
        self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True, hidden=early)
        self._window.minimum_size = (min(LEAST_SIZE[0], desktop[0], size[0]), min(LEAST_SIZE[1], desktop[1], size[1]))
        self._fit()
        if place is not None:
            self._window.position = place.at
            self._lain = [Place(place.size, place.at)]
            if place.maximised:
                self._window.maximize()
        if early:
            self._find_speech()
            self._window.show()

    def _remember(self) -> None:
        """Keep where the window is for the next time, unless its size was asked for from outside."""
        if self._window is None or os.environ.get("TAROK_WINDOW"):
            return
        services = self.services
        place = Place(self.window.size, self.window.position, self._maximised)
        if self._before is not None:
            place = Place(*self._before)
        elif self._maximised:
            normal = next((each for each in reversed(self._lain) if each.size != place.size), None)
            place = normal._replace(maximised=True) if normal is not None else place
        if services.settings.take("window", place.data()) and services.settings_file is not None:
            services.settings_file.write(services.settings)

    def _find_speech(self) -> None:
        if not self.services.settings.speech or self.services.speech.name:
            return
        from tarokgui.speech import announcer_for

        self.services.speech = announcer_for(self.window, self._pressed_by_reader, self._wanted_by_reader)

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
        reader = InputReader(lambda: self.window.get_surface().get_size(), self._ratio)
        tree = TreeWriter(os.environ.get("TAROK_UI_TREE"))
        pace = pygame.time.Clock()
        self._frame(pace, tree)
        self.window.set_icon(self.services.artwork.ornament("app-icon", (128, 128)))  # after the first frame
        self._find_speech()
        self._prepare_cards()
        self.services.sound.start()
        last = clock()
        while not stack.ended:
            timeout = self._timeout()
            commands, calls = reader.read(timeout)
            self.services.courtesy.begin()
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
            self._note_place()
            if not stack.ended:
                self._frame(pace, tree)
            self.services.courtesy.end()

    def _note_place(self) -> None:
        """Follow the window when it is moved, but not to where it goes when it is maximised."""
        if self._lain and self._before is None and not self._maximised and self._lain[-1].size == self.window.size:
            self._lain[-1] = Place(self.window.size, self.window.position)

    def _prepare_cards(self) -> None:
        """Have the pack painted for a table in this window, so that it lies ready when the player sits down."""
        from tarokgui.table.cards import card_sizes
        from tarokgui.table.layout import layout

        comfort = self.services.comfort
        size = self.window.get_surface().get_size()
        table = layout(*size, ui=comfort.ui_scale, text=comfort.text_scale)
        self.services.cards.prepare(card_sizes(table))

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
            self.services.courtesy.end()
            pace.tick(FRAMES_PER_SECOND)
            self.services.courtesy.begin()
        surface = self.window.get_surface()
        stack.draw(surface)
        self.services.courtesy.end()
        self.window.flip()
        self.frames += 1
        self._name_window()
        if stack.top is not None:
            if self.services.settings.speech:
                self.services.speech.show(self.window.title, surface.get_size(), stack.top.tree)
            tree.write(stack.top, surface.get_size(), self.frames, busy=moves)

    def _name_window(self) -> None:
        """The window bears the number of the hand."""
        caption = next((scene.caption for scene in reversed([*self.services.stack]) if scene.caption), "")
        caption = caption or self.services.tr("app.title")
        if self.window.title != caption:
            self.window.title = caption

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
            self._fit()
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
            self.toggle_fullscreen()
        elif act == "quit":
            self.services.stack.quit()
        else:
            self._screenshot()
        return True

    def _screenshot(self) -> None:
        """Keep the picture of the window, in a thread: writing it may take as long as many frames."""
        from tarokgui.screenshot import keep

        keep(self.window.get_surface().copy(), self._tell_screenshot)

    def _tell_screenshot(self, path: str | None) -> None:
        tr, stack = self.services.tr, self.services.stack
        text = tr("screenshot.failed") if path is None else tr("screenshot.saved", file=path)
        self.post(lambda: None if stack.top is None else stack.top.say(text))

    def _signal(self, signal: Signal) -> None:
        if signal is Signal.QUIT:
            self.services.stack.quit()
        elif signal is Signal.FOCUS_LOST:
            self.services.sound.leave()
        elif signal is Signal.FOCUS_GAINED:
            self.services.sound.come_back()
        elif signal is Signal.MINIMISED:
            self._minimised = True
            self.services.sound.leave()
        elif signal in (Signal.MAXIMISED, Signal.RESTORED, Signal.EXPOSED):
            if signal is Signal.MAXIMISED:
                self._maximised = True
            elif signal is Signal.RESTORED and not self._minimised:
                self._maximised = False
            self._minimised = False
            if signal is Signal.RESTORED:
                self.services.sound.come_back()
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
            if self._before is None:
                self._lain = [*self._lain[-3:], Place(self.window.size, self.window.position)]
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
