"""The list of keys, as the player has them now."""

from __future__ import annotations

from collections.abc import Sequence

from tarokgui.scenes.columnsheet import ColumnSheet
from tarokgui.scenes.keylines import act_lines, fixed_lines
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.widgets.column import ColumnLine


class KeysScene(ColumnSheet):
    """Every key with its act."""

    name = "keys"

    @property
    def title(self) -> str:
        """The title."""
        return self.tr("keys.title")

    def help(self) -> bool:
        """Do nothing: the list of keys is shown already."""
        return True

    def lines(self, rows: OptionRows) -> Sequence[ColumnLine]:
        """The fixed keys, then those the player may change."""
        return (*fixed_lines(rows), *act_lines(rows, self.program.preferences.keymap))
