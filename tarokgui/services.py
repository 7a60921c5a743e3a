"""What every scene is handed: one record instead of globals."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from math import isfinite
from time import perf_counter
from typing import TYPE_CHECKING

from tarokgui.i18n import Translator, load
from tarokgui.scale import Scale, scale_for
from tarokgui.scenes.stack import SceneStack
from tarokgui.text import TextPainter
from tarokgui.theme import Theme
from tarokgui.widgets.paint import Paint

if TYPE_CHECKING:
    from tarokgui.saves import SaveFolder
    from tarokgui.table.cards import CardPainter


MOST_SPEED = 50.0
"""Faster than this is at once."""


@dataclass(slots=True)
class Comfort:
    """The player's wishes the kit itself obeys. Settings fill it; scenes read it each time."""

    speed: float = 1.0
    """Of animations: 2 is twice as fast, 0 means at once."""
    ui_scale: float = 1.0
    text_scale: float = 1.0
    reduced_motion: bool = False


@dataclass
class Services:
    """Shared by all scenes of one program. Not slotted: the pack of cards is painted on first use only."""

    tr: Translator
    theme: Theme = field(default_factory=Theme)
    text: TextPainter = field(default_factory=TextPainter)
    stack: SceneStack = field(default_factory=SceneStack)
    comfort: Comfort = field(default_factory=Comfort)
    clock: Callable[[], float] = perf_counter
    """Seconds from some beginning; replaced in tests."""
    by_keyboard: bool = True
    """Whether the player last used keys: then the focus is shown, also on the next screen."""
    post: Callable[[Callable[[], None]], bool] = lambda call: False
    """Have the main loop call a function soon; may be used from any thread. False if the window is gone."""

    @cached_property
    def cards(self) -> CardPainter:
        """The pack of cards, as pictures."""
        from tarokgui.table.cards import CardPainter

        return CardPainter()

    @cached_property
    def saves(self) -> SaveFolder:
        """Where the session is kept."""
        from tarokgui.saves import SaveFolder

        return SaveFolder()

    @property
    def save_folder(self) -> str:
        """That folder, for messages."""
        return str(self.saves.folder)

    def scale(self, width: int, height: int) -> Scale:
        """The scale for a window of this many pixels under the player's wishes."""
        return scale_for(width, height, self.comfort.ui_scale, self.comfort.text_scale)

    def paint(self, scale: Scale) -> Paint:
        """What widgets draw with at one scale."""
        return Paint(self.theme, self.text, scale)


def services(language: str = "en") -> Services:
    """A fresh record; ``TAROK_SPEED`` in the environment sets the speed, for tests and the impatient.

    Raises:
        FileNotFoundError: there is no catalogue of *language*.
    """
    made = Services(load(language))
    with suppress(ValueError):
        speed = float(os.environ.get("TAROK_SPEED", "1"))
        if isfinite(speed):
            made.comfort.speed = min(MOST_SPEED, max(0.0, speed))
    return made
