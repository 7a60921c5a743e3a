"""The only reader of pygame's event queue: events in, `tarokgui.kit.commands` out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import perf_counter, sleep
from typing import cast

import pygame

from tarokgui.app.keyplaces import Layout
from tarokgui.kit.commands import CALLS_OFF, Command, Key, KeyUp, Pointer, PointerKind, PressTime, Resize, Signal, Text
from tarokgui.kit.keymap import is_typed

CALL = pygame.USEREVENT + 1
"""Posted by `App.post`: carries a function for the main loop to run."""

NAP = 0.008
"""Seconds between two looks at the queue while nothing happens: less than one frame."""

QUICK_NAP = 0.002
"""The same while the player is doing something: a click is to be seen at once."""
DOING = 0.5
"""Seconds after the last input in which more is expected."""

NUMBER_ROW = (*range(pygame.KSCAN_1, pygame.KSCAN_9 + 1), pygame.KSCAN_0, pygame.KSCAN_MINUS, pygame.KSCAN_EQUALS)
CARD_SCANCODES = {scancode: number for number, scancode in enumerate(NUMBER_ROW, start=1)}

SIGNALS = {
    pygame.QUIT: Signal.QUIT,
    pygame.WINDOWFOCUSLOST: Signal.FOCUS_LOST,
    pygame.WINDOWFOCUSGAINED: Signal.FOCUS_GAINED,
    pygame.WINDOWMINIMIZED: Signal.MINIMISED,
    pygame.WINDOWMAXIMIZED: Signal.MAXIMISED,
    pygame.WINDOWRESTORED: Signal.RESTORED,
    pygame.WINDOWSHOWN: Signal.EXPOSED,
    pygame.WINDOWEXPOSED: Signal.EXPOSED,
}

MODS = (
    (pygame.KMOD_CTRL, "ctrl"),
    (pygame.KMOD_SHIFT, "shift"),
    (pygame.KMOD_ALT, "alt"),
    (pygame.KMOD_META, "meta"),
)

ALTGR = pygame.KMOD_RALT | pygame.KMOD_MODE
OTHERS = (pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT, pygame.BUTTON_X1, pygame.BUTTON_X2)
"""Buttons beside the first; 4 and 5 are the wheel."""

ENTER_NAMES = {"enter": "return", "keypad enter": "return"}
"""The keypad's Enter is Enter, as a player expects."""


def stuck() -> bool:
    """True if SDL takes the first button for held though it is not: it was let go over another program's window."""
    seen = pygame.display.get_init() and pygame.mouse.get_pressed()[0]
    return seen and not pygame.mouse.get_pressed(desktop=True)[0]


class InputReader:
    """Reads the queue. *size* gives the surface's pixel size, *ratio* the pixels per window point (2 on Retina)."""

    __slots__ = (
        *("_clock", "_down", "_focus", "_held", "_layout", "_ordering", "_ratio", "_size", "_stale", "_stuck"),
        *("_unseen", "_until", "released", "span"),
    )

    def __init__(
        self,
        size: Callable[[], tuple[int, int]],
        ratio: Callable[[], float],
        stuck: Callable[[], bool] = stuck,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._size = size
        self._ratio = ratio
        self._down: set[int] = set()
        self._layout = Layout()
        self._held = False
        """True if the first button went down and nothing has ended that."""
        self._stuck = stuck
        self._focus = True
        self._unseen = False
        """True if a press was called off whose end may have come unseen."""
        self._stale = False
        """True if it has: SDL takes the next press for that one, and reports only its end."""
        self._ordering = False
        """True if the last key was pressed with Ctrl: some layouts send its letter nevertheless."""
        self._until = 0.0
        """Until then more input is expected."""
        self._clock = clock
        self.released = 0
        """The number of keys let go so far."""
        self.span = PressTime(float("-inf"), float("-inf"))
        """The span in which the input read last has come."""

    def read(self, timeout: float | None) -> tuple[list[Command], list[Callable[[], None]]]:
        """The commands and posted calls waiting now; with *timeout* in seconds, wait that long for the first."""
        events = self._look()
        until = perf_counter() + (timeout or 0.0)
        while not events and (left := until - perf_counter()) > 0:
            # Not event.wait(): it looks a thousand times a second, which alone costs 2 % of a processor.
            sleep(min(QUICK_NAP if perf_counter() < self._until else NAP, left))
            events = self._look()
        calls = [cast("Callable[[], None]", event.call) for event in events if event.type == CALL]
        commands = list(self.commands(events))
        if commands:
            self._until = perf_counter() + DOING
        return commands, calls

    def begin(self) -> None:
        """Begin the first span now, if no key or button was pressed before: the next one comes after this moment."""
        now = self._clock()
        if not pygame.event.peek((pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)):
            self.span = PressTime(now, now)

    def _look(self) -> list[pygame.Event]:
        """The events that are there, and the span in which they came."""
        events = pygame.event.get()
        self.span = PressTime(self.span.by, self._clock())
        return events

    def commands(self, events: Iterable[pygame.Event]) -> Iterator[Command]:
        """The commands that the events mean, in order."""
        moved: Pointer | None = None
        for event in events:
            lost = self._press_lost(event)
            if lost and moved is not None:
                yield moved
                moved = None
            if lost:
                yield Signal.PRESS_LOST
            if lost and event.type == pygame.MOUSEBUTTONDOWN and event.button != pygame.BUTTON_LEFT:
                continue
            if self._swallowed(event):
                yield Pointer(self._at(event.pos), PointerKind.DOWN)
                self._held = True
            command = self._command(event)
            if command is None:
                continue
            # Only the last place of a moving mouse matters; a fast one would otherwise cost a redraw per event.
            if isinstance(command, Pointer) and command.kind is PointerKind.MOVE:
                moved = command
                continue
            if moved is not None:
                yield moved
                moved = None
            yield command
        if moved is not None:
            yield moved

    def _press_lost(self, event: pygame.Event) -> bool:
        """True if the first button was held until now and is not any more, though its release was not seen.

        Where the window loses the pointer while the button is held, the system keeps sending the events outside; if it
        says nevertheless that the pointer has left, it will not report the button.
        """
        held = self._held
        if event.type == pygame.MOUSEMOTION:
            lost = held and not getattr(event, "buttons", (held,))[0]
        elif event.type == pygame.MOUSEBUTTONDOWN:
            lost = held and event.button in (pygame.BUTTON_LEFT, *OTHERS)
        else:
            lost = held and event.type == pygame.WINDOWLEAVE
        called_off = SIGNALS.get(event.type) in CALLS_OFF
        self._unseen = self._unseen or (held and called_off)
        self._held = held and not lost and not called_off
        return lost

    def _swallowed(self, event: pygame.Event) -> bool:
        """True if a button goes up whose press SDL has not reported, as it took the button for held.

        It must have been seen up while the window had the focus: a click that only brings the focus is none.
        """
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._focus = event.type == pygame.WINDOWFOCUSGAINED
        elif event.type == pygame.MOUSEMOTION and self._unseen and self._focus:
            self._stale = self._stuck()
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == pygame.BUTTON_LEFT:
            stale = self._stale and event.type == pygame.MOUSEBUTTONUP and not self._held
            self._unseen = self._stale = False
            return stale
        return False

    def _command(self, event: pygame.Event) -> Command | None:
        if event.type in SIGNALS:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._down.clear()
            return SIGNALS[event.type]
        if event.type == pygame.WINDOWSIZECHANGED:
            return Resize(*self._size())
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.KEYUP:
            self._down.discard(event.scancode)
            self.released += 1
            self._ordering = False
            return KeyUp(self._name(event)[0])
        if event.type == pygame.KEYMAPCHANGED:
            self._layout = Layout()
        if event.type == pygame.TEXTINPUT:
            return None if self._ordering else Text(event.text)
        return self._pointer(event)

    def _key(self, event: pygame.Event) -> Key:
        repeat = event.scancode in self._down
        self._down.add(event.scancode)
        name, by_place = self._name(event)
        mods = frozenset(word for mask, word in MODS if event.mod & mask)
        typed = getattr(event, "unicode", "")
        if event.mod & ALTGR and typed.isprintable() and typed.lower() not in ("", name):
            mods = frozenset({"altgr"})  # Windows reports Ctrl and Alt
        self._ordering = bool(mods & {"ctrl", "meta"})
        # With Shift the number row has signs, but on keyboards that have the digits there.
        counts = "shift" not in mods or not typed or typed.isdigit()
        sign = typed if is_typed(typed) and not self._ordering else ""
        return Key(name, mods, CARD_SCANCODES.get(event.scancode, 0) if counts else 0, repeat, by_place, sign)

    def _name(self, event: pygame.Event) -> tuple[str, bool]:
        """The name of a key; True beside it if it is that of its place."""
        name, by_place = self._layout.named(pygame.key.name(event.key), event.key, event.scancode)
        return ENTER_NAMES.get(name, name), by_place

    def _pointer(self, event: pygame.Event) -> Pointer | None:
        if event.type == pygame.MOUSEMOTION:
            return Pointer(self._at(event.pos), PointerKind.MOVE)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
            kind = PointerKind.DOWN if event.button == pygame.BUTTON_LEFT else PointerKind.RIGHT
            self._held = self._held or kind is PointerKind.DOWN
            return Pointer(self._at(event.pos), kind)
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            held, self._held = self._held, False
            return Pointer(self._at(event.pos), PointerKind.UP) if held else None  # its press was called off
        if event.type == pygame.MOUSEWHEEL:
            return Pointer(self._at(event.pos), PointerKind.WHEEL, event.y)
        if event.type == pygame.WINDOWLEAVE:
            return Pointer((-1, -1), PointerKind.LEAVE)
        return None

    def _at(self, pos: tuple[int, int]) -> tuple[int, int]:
        ratio = self._ratio()
        return round(pos[0] * ratio), round(pos[1] * ratio)
