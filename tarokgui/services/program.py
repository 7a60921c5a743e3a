"""One running program: the parts that its scenes are made with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tarokgui.kit.language import system_language
from tarokgui.kit.stack import SceneStack
from tarokgui.services.disk import Disk
from tarokgui.services.drawing import Drawing
from tarokgui.services.feedback import Feedback
from tarokgui.services.mainloop import MainLoop
from tarokgui.services.preferences import Preferences
from tarokgui.storage import logbook
from tarokgui.wording.i18n import load

if TYPE_CHECKING:
    from tarokgui.services.routes import Routes

LAST: Final = 3.0
"""Seconds that the end waits for the disk; everything was looked up and asked before."""


@dataclass
class Program:
    """The running program. A scene gets it whole, to make other scenes; everything else gets the part that it needs."""

    preferences: Preferences
    feedback: Feedback
    drawing: Drawing
    loop: MainLoop
    disk: Disk
    stack: SceneStack
    routes: Routes = field(init=False)
    """Opens the other scenes (`tarokgui.app.router`)."""

    def __post_init__(self) -> None:
        self.preferences.changed = self.apply_settings

    def apply_settings(self) -> None:
        """Make everything as the settings have it, and every scene show it."""
        settings, tr, sound = self.preferences.settings, self.feedback.tr, self.feedback.sound
        if tr.language != (language := settings.language or system_language()):
            tr.become(load(language))
        self.preferences.apply_settings()
        self.drawing.apply_settings()
        sound.room = self.preferences.room.name
        sound.obey(settings.volume, settings.effects, mute=settings.mute)
        self.stack.refresh()

    def choose_game(self, game: str) -> None:
        """Play that game from now on: room, cards and words may follow it."""
        preferences = self.preferences
        before, preferences.game = preferences.venue, game
        self.feedback.tr.words = preferences.venue.words
        if before != preferences.venue:
            self.apply_settings()

    def close(self) -> None:
        """End the work in the background. Saving is waited for, but not for ever."""
        self.disk.close(LAST)
        self.drawing.close()
        if "sound" in self.feedback.__dict__:
            self.feedback.sound.close()

    def renew(self) -> None:
        """Have cards, sound and artwork made again after a fault; a thread may be dead."""
        for part, name in ((self.drawing, "cards"), (self.feedback, "sound"), (self.drawing, "artwork")):
            kept = part.__dict__.pop(name, None)
            try:
                if hasattr(kept, "close"):
                    kept.close()
            except Exception as error:  # it may be broken itself
                logbook.warn(f"{name} could not be closed", error)
