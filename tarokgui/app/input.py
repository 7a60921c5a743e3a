"""The only reader of pygame's event queue: events in, `tarokgui.app.commands` out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic, sleep
from typing import cast

import pygame

from tarokgui.app.commands import Command, Key, KeyUp, Pointer, PointerKind, Resize, Signal, Text

CALL = pygame.USEREVENT + 1
"""Posted by `App.post`: carries a function for the main loop to run."""

NAP = 0.008
"""Seconds between two looks at the queue while nothing happens: less than one frame."""

QUICK_NAP = 0.002
"""The same while the player is doing something: a click is to be seen at once."""
DOING = 0.5
"""Seconds after the last input in which more is expected."""

CARD_SCANCODES = {
    scancode: number
    for number, scancode in enumerate(
        (
            *range(pygame.KSCAN_1, pygame.KSCAN_9 + 1),
            pygame.KSCAN_0,
            pygame.KSCAN_MINUS,
            pygame.KSCAN_EQUALS,
        ),
        start=1,
    )
}

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

ENTER_NAMES = {"enter": "return", "keypad enter": "return"}
"""The keypad's Enter is Enter: nobody expects it to do something else."""


class InputReader:
    """Reads the queue. *size* gives the surface's pixel size, *ratio* the pixels per window point (2 on Retina)."""

    __slots__ = ("_down", "_ratio", "_size", "_until")

    def __init__(self, size: Callable[[], tuple[int, int]], ratio: Callable[[], float]) -> None:
        self._size = size
        self._ratio = ratio
        self._down: set[int] = set()
        self._until = 0.0
        """Until then more input is expected."""

    def read(self, timeout: float | None) -> tuple[list[Command], list[Callable[[], None]]]:
        """The commands and posted calls waiting now; with *timeout* in seconds, wait that long for the first."""
        events = pygame.event.get()
        until = monotonic() + (timeout or 0.0)
        while not events and (left := until - monotonic()) > 0:
            # Not event.wait(): it looks a thousand times a second, which alone costs 2 % of a processor.
            sleep(min(QUICK_NAP if monotonic() < self._until else NAP, left))
            events = pygame.event.get()
        calls = [cast("Callable[[], None]", event.call) for event in events if event.type == CALL]
        commands = list(self._commands(events))
        if commands:
            self._until = monotonic() + DOING
        return commands, calls

    def _commands(self, events: Iterable[pygame.Event]) -> Iterable[Command]:
        moved: Pointer | None = None
        for event in events:
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
            return KeyUp(pygame.key.name(event.key))
        if event.type == pygame.TEXTINPUT:
            return Text(event.text)
        return self._pointer(event)

    def _key(self, event: pygame.Event) -> Key:
        repeat = event.scancode in self._down
        self._down.add(event.scancode)
        name = pygame.key.name(event.key)
        mods = frozenset(word for mask, word in MODS if event.mod & mask)
        return Key(ENTER_NAMES.get(name, name), mods, CARD_SCANCODES.get(event.scancode, 0), repeat)

    def _pointer(self, event: pygame.Event) -> Pointer | None:
        if event.type == pygame.MOUSEMOTION:
            return Pointer(self._at(event.pos), PointerKind.MOVE)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            kind = PointerKind.DOWN if event.button == 1 else PointerKind.RIGHT
            return Pointer(self._at(event.pos), kind)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return Pointer(self._at(event.pos), PointerKind.UP)
        if event.type == pygame.MOUSEWHEEL:
            return Pointer(self._at(pygame.mouse.get_pos()), PointerKind.WHEEL, int(event.y))
        if event.type == pygame.WINDOWLEAVE:
            return Pointer((-1, -1), PointerKind.LEAVE)
        return None

    def _at(self, pos: tuple[int, int]) -> tuple[int, int]:
        ratio = self._ratio()
        return round(pos[0] * ratio), round(pos[1] * ratio)
