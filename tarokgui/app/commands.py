"""What the player did, as values: made by `tarokgui.app.input` from the window's events, read by scenes and widgets."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class PointerKind(StrEnum):
    """What the pointer did."""

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


class Key(NamedTuple):
    """A key went down. *name* as in ``"return"``, ``"left"``, ``"f11"``, ``"h"``.

    *card* is 1 to 12 for the keys of the number row (``1 … 9 0 - =``) whatever the keyboard's language prints on
    them, else 0. *repeat* is true while the key is held.
    """

    name: str
    mods: frozenset[str] = frozenset()
    card: int = 0
    repeat: bool = False

    def plain(self) -> bool:
        """Whether no modifier but Shift is held."""
        return not self.mods - {"shift"}


class KeyUp(NamedTuple):
    """A key was let go (for what is shown only while a key is held)."""

    name: str


class Text(NamedTuple):
    """Typed characters, after dead keys and input methods."""

    text: str


class Resize(NamedTuple):
    """The drawing surface has a new size in pixels."""

    width: int
    height: int


class Signal(StrEnum):
    """What the system told the window."""

    QUIT = "quit"
    FOCUS_LOST = "focus lost"
    FOCUS_GAINED = "focus gained"
    MINIMISED = "minimised"
    MAXIMISED = "maximised"
    RESTORED = "restored"
    EXPOSED = "exposed"


Command = Pointer | Key | KeyUp | Text | Resize | Signal
