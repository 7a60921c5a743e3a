"""The player's input as values: made by `tarokgui.app.input` from the window's events, read by scenes and widgets."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple


class PointerKind(StrEnum):
    """The kinds of pointer input."""

    MOVE = "move"
    DOWN = "down"
    UP = "up"
    RIGHT = "right"
    WHEEL = "wheel"
    LEAVE = "leave"


class Pointer(NamedTuple):
    """The mouse (or a finger) at *pos*, in window pixels. *steps* of the wheel: up is positive."""

    pos: tuple[int, int]
    kind: PointerKind
    steps: int = 0

    @property
    def way(self) -> int:
        """The direction of the wheel: 1 up, -1 down, 0 neither, as by a step to the side."""
        return (self.steps > 0) - (self.steps < 0)


class Key(NamedTuple):
    """A key went down. *name* as in ``"return"``, ``"left"``, ``"f11"``, ``"h"``.

    *card* is 1 to 12 for the keys of the number row (``1 … 9 0 - =``) whatever the keyboard's language prints on them,
    else 0. *repeat* is true while the key is held. *by_place*: the keyboard prints no Latin sign on it, and *name* is
    that of a US keyboard there; the text that follows is another. *sign*: the sign, if it is neither letter nor digit
    and comes as text as well.
    """

    name: str
    mods: frozenset[str] = frozenset()
    card: int = 0
    repeat: bool = False
    by_place: bool = False
    sign: str = ""

    @property
    def alone(self) -> bool:
        """True if it does nothing by itself: a modifier, a lock, a key of the system such as those for loudness."""
        return self.name not in NAMED and not (len(self.name) == 1 or _numbered(self.name) or self.card)

    def plain(self) -> bool:
        """True if no modifier but Shift is held."""
        return not self.mods - {"shift"}


class PressTime(NamedTuple):
    """The time in which something came: after one look at the queue, no later than the next. pygame knows no more."""

    since: float
    by: float

    def soon_after(self, moment: float, seconds: float) -> bool:
        """True if it came less than so many *seconds* after the *moment*, or perhaps before it.

        Perhaps: the picture of the moment is drawn after it, and no press answers a picture that was not there yet,
        however long the drawing took.
        """
        return self.by - moment < seconds or self.since <= moment


class KeyUp(NamedTuple):
    """A key was let go (for pictures that are shown only while a key is held)."""

    name: str


class Text(NamedTuple):
    """Typed characters, after dead keys and input methods."""

    text: str


class Resize(NamedTuple):
    """The drawing surface has a new size in pixels."""

    width: int
    height: int


class Signal(StrEnum):
    """The system's messages to the window."""

    QUIT = "quit"
    FOCUS_LOST = "focus lost"
    FOCUS_GAINED = "focus gained"
    MINIMISED = "minimised"
    MAXIMISED = "maximised"
    RESTORED = "restored"
    EXPOSED = "exposed"
    PRESS_LOST = "press lost"
    """The pointer's button is not held any more, though its release was not seen; or another one was pressed."""


CALLS_OFF: Final = frozenset({Signal.FOCUS_LOST, Signal.MINIMISED, Signal.PRESS_LOST})
"""Signals that call a press off, because its end will not be seen."""

NAMED: Final = frozenset(
    {"return", "space", "tab", "escape", "left", "right", "up", "down", "home", "end", "page up", "page down"}
    | {"backspace", "delete", "insert", "break", "pause", "print screen", "enter", "equals", "keypad enter"}
)
"""Keys with a name of more than one letter that do something by themselves, beside F1 and so on and the keypad."""


Command = Pointer | Key | KeyUp | Text | Resize | Signal


def _numbered(name: str) -> bool:
    """True if it is one of F1, F2 and so on, or a key of the keypad, as ``"[7]"``."""
    return (name[:1] == "f" and name[1:].isdecimal()) or (len(name) == 3 and name[0] == "[" and name[2] == "]")
