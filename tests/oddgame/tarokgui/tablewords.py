"""The words that the odd game has of its own at the table."""

from __future__ import annotations

from typing import Final

from tarokgui.viewmodel.wordcontext import GameWords, StatusCell, WordContext
from tarokgui.wording.terms import contract_name


def contract_ways(context: WordContext) -> tuple[str, ...]:
    """The cell of the pledge."""
    contract = context.view.table.contract
    return (context.tr("bar.none") if contract is None else contract_name(context.tr, contract.key),)


def cells(context: WordContext) -> tuple[StatusCell, ...]:
    """The marks of the person, which are carried from hand to hand."""
    marks = context.view.table.own[context.view.seat]
    words = context.tr("odd.marks", n=marks)
    return (StatusCell("marks", context.tr("odd.marks-short"), str(marks), words),)


TABLE_WORDS: Final = GameWords(contract=contract_ways, cells=cells)
