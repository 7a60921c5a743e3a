"""Keeps the settings in their file without having the window wait for the disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tarokgui.storage.settings import Settings
    from tarokgui.storage.settingsfile import SettingsFile
    from tarokgui.storage.writer import Writer


class SettingsKeeper:
    """Writes settings in a thread of its own, one after the other. *post* has the main loop call a function, and is
    False where there is none: then nothing has to be quick, and they are written at once. *failed* is called the first
    time that they could not be written, and again once that has gone well in between."""

    def __init__(
        self,
        post: Callable[[Callable[[], None]], bool] = lambda call: False,
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self._post = post
        self._failed = failed
        self._written = True

    @cached_property
    def _writer(self) -> Writer:
        from tarokgui.storage.writer import Writer

        return Writer()

    def keep(self, file: SettingsFile, settings: Settings) -> None:
        """Have *settings* in *file* as they are now."""
        text = file.text(settings)
        if not self._post(lambda: None):
            self._done(written=file.put(text))
            return

        def job() -> None:
            written = file.put(text)
            self._post(lambda: self._done(written=written))

        self._writer.ask(job)

    def _done(self, *, written: bool) -> None:
        before, self._written = self._written, written
        if before and not written:
            self._failed()

    def close(self, seconds: float) -> bool:
        """Wait for the writing, at most so long; False if the disk does not answer."""
        return "_writer" not in self.__dict__ or self._writer.close(seconds)
