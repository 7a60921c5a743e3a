"""The page about the program: its purpose, the data it keeps, its licences, and the facts for a report of a fault."""

from __future__ import annotations

from collections.abc import Sequence

from tarokgui import __version__
from tarokgui.kit import clipboard
from tarokgui.scenes.columnsheet import ColumnSheet, Foot
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.services.diagnostics import diagnostics
from tarokgui.storage.licences import OWN_LICENCE
from tarokgui.storage.sanitize import shown_path
from tarokgui.widgets.column import ColumnLine


class AboutScene(ColumnSheet):
    """A page to read."""

    name = "about"
    width = 820.0

    @property
    def title(self) -> str:
        """The title."""
        return self.tr("about.title")

    def lines(self, rows: OptionRows) -> Sequence[ColumnLine]:
        """The page."""
        tr, program = self.tr, self.program
        file = program.preferences.settings_file
        lines = [
            rows.heading("version", tr("about.version", version=__version__)),
            rows.words("game", tr("about.game")),
            rows.words("deck", tr("about.deck")),
            rows.heading("privacy-title", tr("about.privacy-title")),
            rows.words("privacy", tr("about.privacy")),
            rows.words("saves", tr("about.saves", folder=program.disk.save_folder)),
        ]
        if file is not None:
            lines.append(rows.words("settings", tr("about.settings", folder=shown_path(file.folder))))
        lines += [
            rows.heading("problem-title", tr("about.problem-title")),
            rows.words("problem", tr("about.problem")),
            rows.button("report", tr("problem.open"), self._report, above=10),
            rows.heading("licences", tr("about.licences")),
            rows.words("program", tr("about.program", licence=OWN_LICENCE)),
            rows.words("fonts", tr("about.fonts")),
            rows.words("others", tr("about.others")),
            rows.button("texts", tr("about.texts"), self._licences, above=10),
        ]
        return lines

    def foot(self) -> Sequence[Foot]:
        """The button that copies the facts for a report."""
        return (("copy", self.tr("about.copy"), self._copy),)

    def _report(self) -> None:
        self.program.routes.open("problem")

    def _licences(self) -> None:
        self.program.routes.open("licences")

    def _copy(self) -> None:
        size = (self.window.w, self.window.h)
        copied = clipboard.copy(diagnostics(self.program, size))
        self.say(self.tr("about.copied" if copied else "about.not-copied"))
