"""The base of all scenes: one screen, or one layer over a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.kit.cursor import Cursor

if TYPE_CHECKING:
    import pygame

    from tarokgui.kit.commands import Command
    from tarokgui.kit.node import Node


class Scene:
    """Base of all scenes; every method may be left as it is.

    `draw` is a function of model and time and changes nothing; only `update` advances time. Set `dirty` whenever the
    picture would change: nothing is drawn otherwise.
    """

    name = "scene"
    opaque = True
    """False for a layer that lets the scene below show through."""

    alone = True
    """True for a layer that hides the layers below it: of a larger sheet nothing but its edges would be seen."""

    came = float("-inf")
    """The time the scene came, on the program's clock."""

    def __init__(self) -> None:
        self.dirty = True

    @property
    def caption(self) -> str:
        """The window's title while this scene is there; empty leaves it to the scene below."""
        return ""

    @property
    def typing(self) -> bool:
        """True while letters go into a field."""
        return False

    @property
    def cursor(self) -> Cursor:
        """The shape of the pointer where it is now."""
        return Cursor.ARROW

    @property
    def animating(self) -> bool:
        """True if frames are wanted without any input."""
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

    def settings_changed(self) -> None:
        """Language, looks or pace are others now; `resize` follows at once."""

    def handle(self, command: Command) -> bool:
        """React to *command*; True if it was meant for this scene and must not go further down."""
        return False

    def update(self, dt: float) -> None:
        """Advance by *dt* seconds (at most 0.05)."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""

    def say(self, text: str, aloud: str = "") -> None:
        """Show a passing message, where the scene has a place for one; the words *aloud* are spoken in its place."""

    def reach(self, id: str, *, press: bool) -> None:
        """Focus the thing of that id, as a screen reader wants, or press it as well."""

    def tree(self) -> list[Node]:
        """The things on screen, in reading order."""
        return []

    @property
    def first_words(self) -> str:
        """The sentence spoken when the scene comes, for players who do not see it."""
        return ""
