"""The saved evening behind the title: its files are read beside the frames, for its summary and to go on with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from tarokgui.wording.numerals import signed
from tarokgui.wording.translator import Translator

if TYPE_CHECKING:
    from tarokgui.session.evening import Evening
    from tarokgui.session.resumesummary import ResumeSummary
    from tarokgui.storage.remarks import Notice
    from tarokgui.storage.saves import SaveFolder
    from tarokgui.storage.writer import WriterAnswer

    LoadedEvening: TypeAlias = tuple[Evening | None, Notice | None]

GRACE: Final = 0.03
"""Seconds that the files of the saved evening are waited for before the window goes on."""
LONG: Final = 0.3
"""Seconds after which it is said that the files are being read."""


class SavedEvening:
    """``there`` is True if it can be gone on with; until its files are read, if there are files at all."""

    def __init__(self, saves: SaveFolder) -> None:
        self._saves = saves
        self.there = saves.exists()
        self.summary: ResumeSummary | None = None
        self._summing: WriterAnswer[ResumeSummary] | None = None
        self._loading: WriterAnswer[LoadedEvening] | None = None
        self._waited = 0.0
        """Seconds that the files have been read for."""

    @property
    def reads(self) -> bool:
        """True while the files are read."""
        return self._summing is not None or self._loading is not None

    @property
    def slow(self) -> bool:
        """True once that has taken so long that it is said."""
        return self.reads and self._waited >= LONG

    @property
    def slow_in(self) -> float | None:
        """Seconds until it is to be said; None if it need not."""
        return LONG - self._waited if self.reads and not self.slow else None

    def line(self, tr: Translator) -> str:
        """A line on the standing of the evening, or that it is being read; empty before that is known."""
        if self.slow:
            return tr("title.reading")
        if self.summary is None or self.summary.hand is None or self.summary.total is None:
            return ""
        return tr("title.standing", number=self.summary.hand, total=signed(self.summary.total, tr.language))

    def wait(self, dt: float) -> None:
        """Let *dt* seconds pass."""
        self._waited = self._waited + dt if self.reads else 0.0

    def look_up(self) -> None:
        """Begin to read the standing of the evening."""
        from tarokgui.session.resumesummary import saved_standing

        self._summing = saved_standing(self._saves)
        self._summing.wait(GRACE)

    def load(self) -> bool:
        """Begin to read the evening itself; False if that is begun already."""
        from tarokgui.session.resuming import loading

        if self._loading is not None:
            return False
        self._loading = loading(self._saves)
        self._loading.wait(GRACE)
        return True

    def summed(self) -> ResumeSummary | None:
        """The state of the evening: once, when it has been read."""
        if self._summing is None or not self._summing.ready:
            return None
        answer, self._summing = self._summing, None
        self.summary = answer.get()
        return self.summary

    def loaded(self) -> LoadedEvening | None:
        """The evening and a notice about it: once, when it has been read."""
        if self._loading is None or not self._loading.ready:
            return None
        answer, self._loading = self._loading, None
        return answer.get()
