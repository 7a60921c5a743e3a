"""The parts of a table at which a position is tried: the buttons say that it counts nowhere, and lead back."""

from __future__ import annotations

from collections.abc import Iterable

from tarokgui.table.context import Context
from tarokgui.table.parts import TableParts
from tarokgui.table.toolrow import RowTool, tool_row
from tarokgui.widgets.base import Widget


class TryingParts(TableParts):
    """The parts of such a table."""

    def tools(self, context: Context, *, journal: bool) -> Iterable[Widget]:
        """Undo, hint, journal, and the way back, in words where there is room."""
        tr, state = context.tr, self.controller.state
        hint, undo = state.hint_shown is not None, state.position.can_take_back or state.picks.anything
        return tool_row(
            context,
            (
                RowTool("undo", "undo", tr("tools.undo"), why_not="" if undo else tr("undo.nothing")),
                RowTool("hint", "hint", tr("tools.hint"), chosen=hint, opens=True),
                RowTool("journal", "journal", tr("tools.journal"), chosen=journal, opens=True),
                RowTool("look-back", "close", tr("whatif.back"), worded=True),
            ),
            self.do,
        )
