"""The right column of the sheet: line by line with its factors, and the sum."""

from __future__ import annotations

from typing import NamedTuple

from engine import Factor, Line
from tarokgui.scenes.settlementsheet.account import due, own_words
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.sheetlayout import SheetLayout
from tarokgui.widgets.ledger import LedgerRow
from tarokgui.widgets.sumbar import SumBar
from tarokgui.wording.evidence import gloss, line_words
from tarokgui.wording.glossary import contract_gloss, step_gloss, term_gloss
from tarokgui.wording.terms import contract_name, step_name

CLOSE = 3
"""From this density on nothing is said twice."""


class SettlementRow(NamedTuple):
    """The words and figures of a row of the reckoning."""

    id: str
    label: str
    amount: int | None = None
    figure: str = ""
    level: int = 0
    hint: str = ""


def reckoning(sheet: SheetContext, layout: SheetLayout, density: int) -> None:
    """Set every line with its factors, the sum, the lines of one seat alone.

    ``density`` 0 is roomy, 3 the closest.
    """
    density = min(density, CLOSE)
    tr, tight = sheet.tr, density > 0
    rows = list(_rows(sheet, density))
    if rows:
        paper = sheet.done.declarer is not None and not any(line.against for line in sheet.done.side_lines)
        if sheet.done.declarer is None:
            whose = ""
        elif sheet.hand.looks_on or (paper and not sheet.hand.declares):
            whose = tr("settlement.head.declarers")
        else:
            whose = tr("settlement.head.side")
        layout.head("head-lines", tr("settlement.head.lines"), whose)
        _ledger(sheet, layout, rows, tight=tight)
        layout.space(4 if tight else 8)
    if sheet.done.lines or any(sheet.done.scores):  # of a hand thrown in or passed out the verdict has said it
        words, amount = due(sheet)
        close = density >= CLOSE
        height = SumBar.height(layout.paint, words, layout.w, tight=tight, close=close)
        layout.add(height, lambda rect: SumBar("sum", rect, words, amount, sheet.grown("sum"), close=close))
    if beside := [row for number, line in _besides(sheet) for row in _line_rows(sheet, line, number, close=True)]:
        layout.space(2 if tight else 6)
        _ledger(sheet, layout, beside, tight=tight)


def _ledger(sheet: SheetContext, layout: SheetLayout, rows: list[SettlementRow], *, tight: bool) -> None:
    """Set the rows one under the other."""
    for row in rows:
        height = LedgerRow.height(layout.paint, row.label, layout.w, level=row.level, tight=tight)
        layout.add(
            height,
            lambda rect, row=row: LedgerRow(  # type: ignore[misc]
                row.id,
                rect,
                row.label,
                amount=row.amount,
                figure=row.figure,
                level=row.level,
                tight=tight,
                hint=row.hint,
                grown=sheet.grown(_moment(row.id)),
            ),
        )


def _moment(row: str) -> str:
    """The name of the moment in which that row comes: that of its line, or that of the sum."""
    kind, _, number = row.partition(":")
    return f"line:{number.partition(':')[0]}" if kind in ("line", "factor") else "sum"


def line_moments(sheet: SheetContext) -> list[str]:
    """The names of the moments of all lines, in reading order, the sum among them."""
    added = [f"line:{number}" for number, _ in _added(sheet)]
    return [*added, "sum", *(f"line:{number}" for number, _ in _besides(sheet))]


def _added(sheet: SheetContext) -> list[tuple[int, Line]]:
    """The lines that are added up; without a declarer those of all, in the order of the seats."""
    ours = sheet.done.side_lines
    added = [(number, line) for number, line in enumerate(sheet.done.lines) if not ours or line in ours]
    if not ours:
        added.sort(key=lambda each: min((sheet.order.index(seat) for seat in each[1].seats), default=0))
    return added


def _besides(sheet: SheetContext) -> list[tuple[int, Line]]:
    """The lines that stand for one seat, where others are added up for a side: they are no part of that sum."""
    ours = sheet.done.side_lines
    return [(number, line) for number, line in enumerate(sheet.done.lines) if ours and line not in ours]


def _line_rows(sheet: SheetContext, line: Line, number: int, *, close: bool) -> list[SettlementRow]:
    """A line, and its factors."""
    hand = sheet.hand
    words = own_words(sheet).line(sheet, line) or line_words(hand, line)
    row = SettlementRow(f"line:{number}", words, hand.own(line), hint=gloss(hand, line))
    return [row, *_factor_rows(sheet, line, number, close=close)]


def _rows(sheet: SheetContext, density: int) -> list[SettlementRow]:
    """The lines that are added up, and their sum.

    Where every line of text counts, only the bar below shows the sum.
    """
    tr, hand, ours, close = sheet.tr, sheet.hand, sheet.done.side_lines, density >= 2
    rows = [row for number, line in _added(sheet) for row in _line_rows(sheet, line, number, close=close)]
    value = hand.worth
    if (len(ours) > 1 and density < CLOSE) or (ours and sheet.stake > 1):
        rows.append(SettlementRow("together", tr("settlement.together"), value, level=2))
    if ours and sheet.stake > 1:
        times = tr("settlement.times", n=sheet.stake)
        term = own_words(sheet).doubles
        hint = term_gloss(tr, term) if term else ""
        rows.append(SettlementRow("doubles", tr(own_words(sheet).doubled), figure=times, level=1, hint=hint))
    return rows


def _factor_rows(sheet: SheetContext, line: Line, number: int, *, close: bool) -> list[SettlementRow]:
    tr = sheet.tr
    own = [own_words(sheet).factor(sheet, line, factor) for factor in line.factors]
    told = [
        (
            _factor_text(sheet, factor) if words is None else words,
            str(factor.times) if place == 0 else tr("settlement.times", n=factor.times),
            _factor_gloss(sheet, factor) if words is None else "",
        )
        for place, (factor, words) in enumerate(zip(line.factors, own, strict=True))
        if words != ""
    ]
    if close and told:
        together = ", ".join(tr("settlement.factor.short", what=what, figure=figure) for what, figure, _ in told)
        glosses = "\n".join(dict.fromkeys(each for *_, each in told if each))
        return [SettlementRow(f"factor:{number}", together, level=1, hint=glosses)]
    return [
        SettlementRow(f"factor:{number}:{place}", what, figure=figure, level=1, hint=gloss)
        for place, (what, figure, gloss) in enumerate(told)
    ]


def _factor_text(sheet: SheetContext, factor: Factor) -> str:
    tr = sheet.tr
    match factor.kind:
        case "contract" if sheet.done.contract is not None:
            return contract_name(tr, sheet.done.contract)
        case "level":
            return tr("settlement.factor.level", n=factor.times)
        case "step" if factor.seat is not None:
            name = sheet.seating.name(factor.seat)
            return tr(
                "settlement.factor.step", step=step_name(tr, factor.step, sheet.shown.variant.prices.steps), name=name
            )
        case _:
            return tr("settlement.factor.base")


def _factor_gloss(sheet: SheetContext, factor: Factor) -> str:
    tr = sheet.tr
    match factor.kind:
        case "contract" if sheet.done.contract is not None:
            return contract_gloss(tr, sheet.done.contract)
        case "level":
            return term_gloss(tr, "level")
        case "step":
            return step_gloss(tr, factor.step)
        case _:
            return term_gloss(tr, "announced")
