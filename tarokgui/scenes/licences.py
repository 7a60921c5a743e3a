"""The list of licences of everything that is shipped."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tarokgui.scenes.columnsheet import ColumnSheet
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.storage.licences import Shipped, shipped
from tarokgui.widgets.column import ColumnLine


class LicencesScene(ColumnSheet):
    """A button for each thing; it opens the text."""

    name = "licences"
    width = 820.0

    @property
    def title(self) -> str:
        """The title."""
        return self.tr("about.licences")

    def lines(self, rows: OptionRows) -> Sequence[ColumnLine]:
        """The list."""
        lines = [rows.words("line", self.tr("licences.line"))]
        return lines + [rows.button(part.id, self._label(part), self._opening(part), above=8) for part in shipped()]

    def _label(self, part: Shipped) -> str:
        key = "about.library" if part.version else "about.library-unversioned"
        return self.tr(key, name=part.name, version=part.version, licence=part.licence)

    def _opening(self, part: Shipped) -> Callable[[], None]:
        return lambda: self.program.routes.licence(part)
