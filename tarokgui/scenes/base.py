"""What a scene is: one screen or one layer over a screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.geometry import Rect

if TYPE_CHECKING:
    import pygame

    from tarokgui.commands import Command


@dataclass(frozen=True, slots=True)
class Node:
    """One thing on screen as a person would name it: for end-to-end tests and screen readers."""

    id: str
    label: str
    role: str
    rect: Rect
    enabled: bool = True
    focused: bool = False


class Scene:
    """Base of all scenes; every method may be left as it is.

    `draw` is a function of model and time and changes nothing; only `update` advances time. Set `dirty` whenever the
    picture would change: nothing is drawn otherwise.
    """

    name = "scene"
    opaque = True
    """False for a layer that lets the scene below show through."""

    def __init__(self) -> None:
        self.dirty = True

    @property
    def animating(self) -> bool:
        """Whether frames are wanted without any input."""
        return False

    def wake_in(self) -> float | None:
        """Seconds until `update` is wanted although nothing moves, or None."""
        return None

    def enter(self) -> None:
        """The scene comes onto the stack."""

    def leave(self) -> None:
        """The scene is taken off the stack for good."""

    def pause(self) -> None:
        """Another scene comes on top."""

    def resume(self) -> None:
        """The scene is on top again."""
        self.dirty = True

    def resize(self, width: int, height: int) -> None:
        """Lay out for a window of this many pixels; called once before the first `draw`."""

    def handle(self, command: Command) -> bool:
        """React to *command*; True if it was meant for this scene and must not go further down."""
        return False

    def update(self, dt: float) -> None:
        """Advance by *dt* seconds (at most 0.05)."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""

    def tree(self) -> list[Node]:
        """What is on screen, in reading order."""
        return []

    def save(self) -> None:
        """The program is about to end: keep what must not be lost. Errors are the scene's own to report."""
