"""The odd game in the window: the panel of the pledge, a cell of the strip, a line of the settlement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from engine import Line, legal_actions
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.words import SettlementWords
from tarokgui.table.context import Context, GameParts, GameTable, StatusCell
from tarokgui.table.panels.question import question_widgets
from tarokgui.table.panels.rows import RowKey
from tarokgui.widgets.base import Widget
from tarokgui.wording.finishedhand import UNTOLD
from tarokgui.wording.spoken import action_key, gloss, spoken
from tarokgui.wording.terms import contract_name


def pledge_widgets(context: Context) -> Iterable[Widget]:
    """Many or few."""
    if not context.my_turn:
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


def contract_ways(context: Context) -> tuple[str, ...]:
    """The cell of the pledge."""
    contract = context.view.table.contract
    return (context.tr("bar.none") if contract is None else contract_name(context.tr, contract.key),)


def cells(context: Context) -> tuple[StatusCell, ...]:
    """The marks of the person, which are carried from hand to hand."""
    marks = context.view.table.own[context.view.seat]
    words = context.tr("odd.marks", n=marks)
    return (StatusCell("marks", context.tr("odd.marks-short"), str(marks), words),)


def line_words(sheet: SheetContext, line: Line) -> str:
    """Whose points a line has."""
    return sheet.seating.says("odd.pile", line.seats[0])


WINDOW: Final = GameParts(
    panels={"pledge": lambda context, speak: pledge_widgets(context)},
    table=GameTable(contract=contract_ways, cells=cells),
    settlement=SettlementWords(items={"pile": UNTOLD}, line=line_words),
)

GAMES: Final[Mapping[str, GameParts]] = {"odd": WINDOW, "odd-five": WINDOW}
