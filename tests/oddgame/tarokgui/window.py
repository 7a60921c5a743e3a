"""The odd game in the window: the panel of the pledge, a cell of the strip, a line of the settlement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from engine import Line, legal_actions
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.words import SettlementWords
from tarokgui.table.context import Context, GameParts
from tarokgui.table.panels.question import question_widgets
from tarokgui.table.panels.rows import RowKey
from tarokgui.widgets.base import Widget
from tarokgui.wording.finishedhand import UNTOLD
from tarokgui.wording.spoken import action_key, gloss, spoken
from tests.oddgame.tarokgui.tablewords import TABLE_WORDS


def pledge_widgets(context: Context) -> Iterable[Widget]:
    """Many or few."""
    if not context.view.my_turn:
        return
    tr, view = context.tr, context.view
    keys = [
        RowKey(
            action_key(action),
            spoken(tr, action, view),
            lambda action=action: context.say(action),  # type: ignore[misc]
            hint=gloss(tr, action, view),
        )
        for action in legal_actions(view)
    ]
    yield from question_widgets(context, tr("odd.pledge.title"), tr("odd.pledge.text"), keys)


def line_words(sheet: SheetContext, line: Line) -> str:
    """Whose points a line has."""
    return sheet.seating.says("odd.pile", line.seats[0])


WINDOW: Final = GameParts(
    panels={"pledge": lambda context, speak: pledge_widgets(context)},
    words=TABLE_WORDS,
    settlement=SettlementWords(items={"pile": UNTOLD}, line=line_words),
)

GAMES: Final[Mapping[str, GameParts]] = {"odd": WINDOW, "odd-five": WINDOW}
