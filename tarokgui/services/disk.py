"""The player's folder on the disk, and the threads that write to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from time import monotonic
from typing import TYPE_CHECKING

from tarokgui.services.mainloop import MainLoop
from tarokgui.storage.sanitize import shown_path

if TYPE_CHECKING:
    from threading import Thread

    from tarokgui.services.settingskeeper import SettingsKeeper
    from tarokgui.storage.saves import SaveFolder


@dataclass
class Disk:
    """The disk. Not slotted: the folder of saves is opened on first use only."""

    loop: MainLoop
    keeper: SettingsKeeper
    writing: list[Thread] = field(default_factory=list)
    """Threads that write a file of the player's, which the end waits for a while."""
    answered: bool = True
    """False if the disk has not answered at the end: a thread still waits for it."""

    @cached_property
    def saves(self) -> SaveFolder:
        """The folder with every evening."""
        from tarokgui.storage.saves import SaveFolder

        def wake() -> None:
            self.loop.post(lambda: None)

        return SaveFolder(wake=wake)

    @property
    def save_folder(self) -> str:
        """The folder of saves, for messages."""
        return shown_path(self.saves.folder)

    @property
    def save_file(self) -> str:
        """The file with every evening, for messages."""
        return shown_path(self.saves.file)

    def close(self, seconds: float) -> None:
        """Wait until everything is written, at most so long; `answered` says whether it was."""
        until = monotonic() + seconds
        if "saves" in self.__dict__:
            self.answered = self.saves.close(seconds)
        self.answered = self.keeper.close(max(0.0, until - monotonic())) and self.answered
        for thread in self.writing:
            thread.join(max(0.0, until - monotonic()))
            self.answered = self.answered and not thread.is_alive()
