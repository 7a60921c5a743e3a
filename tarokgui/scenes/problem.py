"""A report of a problem: the whole text to read, and two ways to take it along. Nothing is sent."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from tarokgui.kit import clipboard
from tarokgui.scenes.columnsheet import ColumnSheet, Foot
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.services.problemreport import keep, report
from tarokgui.widgets.column import ColumnLine

if TYPE_CHECKING:
    from tarokgui.services.program import Program


_LONG: Final = re.compile(r"(\S{48})(?=\S)")
"""Lines are broken at spaces; paths and lists have none."""


class ProblemScene(ColumnSheet):
    """The report of a problem; its contents are fixed when the page is opened."""

    name = "problem"
    width = 820.0

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._report = ""

    @property
    def title(self) -> str:
        """The title."""
        return self.tr("problem.title")

    def lines(self, rows: OptionRows) -> Sequence[ColumnLine]:
        """The instructions, then the report itself."""
        tr = self.tr
        if not self._report:
            self._report = report(self.program, (self.window.w, self.window.h))
        lines = [rows.words("what", tr("problem.what")), rows.words("safe", tr("problem.safe"))]
        lines.append(rows.heading("text-title", tr("problem.text")))
        texts = [_LONG.sub(r"\1 ", text) for text in self._report.splitlines() if text.strip()]
        return lines + [rows.words(f"text:{n}", text, quiet=True, above=2) for n, text in enumerate(texts)]

    def foot(self) -> Sequence[Foot]:
        """Take it along."""
        tr = self.tr
        return (("copy", tr("problem.copy"), self._copy), ("keep", tr("problem.keep"), self._keep))

    def _copy(self) -> None:
        self.say(self.tr("problem.copied" if clipboard.copy(self._report) else "about.not-copied"))

    def _keep(self) -> None:
        """Keep it in a thread: the disk may take its time, or never answer."""
        program = self.program
        if not program.loop.post(lambda: None):
            self._tell(keep(self._report))
            return

        def write() -> None:
            path = keep(self._report)
            program.loop.post(lambda: self._tell(path))

        thread = Thread(target=write, name="report", daemon=True)
        program.disk.writing.append(thread)
        thread.start()

    def _tell(self, path: Path | None) -> None:
        tr = self.tr
        self.say(tr("problem.not-kept") if path is None else tr("problem.kept", file=str(path)))
