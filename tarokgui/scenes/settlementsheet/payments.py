"""The payments after the hand, and the notes under them."""

from __future__ import annotations

from typing import Final

from engine import Transfer
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.scenes.settlementsheet.account import own_words
from tarokgui.scenes.settlementsheet.reckoning import CLOSE
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.sheetlayout import SheetLayout
from tarokgui.widgets.payment import Payment
from tarokgui.wording.numerals import LONGEST, written
from tarokgui.wording.settlements import entries_text

PORTRAIT: Final = (40, 34, 32, 30)
"""The height of a payment in units, for each density."""
APART: Final = (7, 4, 4, 3)
"""Units under a row of payments."""
BEFORE: Final = (14, 8, 8, 3)
"""Units above their head."""
NEED: Final = (1.7, 1.7, 1.7, 1.4)
"""The least height of a payment in letters, for each density."""


def payments(sheet: SheetContext, layout: SheetLayout, density: int) -> None:
    """Set a row for each payment."""
    tr, paint, density = sheet.tr, layout.paint, min(density, CLOSE)
    moves = sheet.done.transfers
    if moves:
        layout.space(BEFORE[density])
        layout.head("head-payments", tr("settlement.head.payments"))
        layout.space(2)
    high = max(paint.scale.px(PORTRAIT[density]), round(paint.scale.medium * NEED[density]))
    named = layout.w >= 3 * high + 3 * paint.text.size("M" * 6, Face.LABEL, paint.scale.medium)[0]
    across = 2 if density == 3 and layout.w >= 8 * high else 1
    for first in range(0, len(moves), across):
        gap = paint.scale.px(20)
        w = (layout.w - (across - 1) * gap) // across
        for place, move in enumerate(moves[first : first + across]):
            layout.widgets.append(
                Payment(
                    f"payment:{first + place}",
                    Rect(layout.x + place * (w + gap), layout.y, w, high),
                    payment_words(sheet, move),
                    sheet.party(move.payer),
                    sheet.party(move.payee),
                    move.amount,
                    language=sheet.tr.language,
                    named=named and across == 1,
                    grown=sheet.grown("payments"),
                )
            )
        layout.y += high + paint.scale.px(APART[density])


def remarks(sheet: SheetContext, layout: SheetLayout) -> None:
    """Set the notes under the payments."""
    for name, note in notes(sheet):
        layout.space(4)
        layout.text(f"note:{name}", note, grown=sheet.grown("payments"))


def payment_words(sheet: SheetContext, move: Transfer) -> str:
    """A payment in words."""
    payer, payee = sheet.party(move.payer).name, sheet.party(move.payee).name
    return sheet.tr("settlement.payment", payer=payer, payee=payee, n=written(move.amount, sheet.tr.language, LONGEST))


def notes(sheet: SheetContext) -> list[tuple[str, str]]:
    """The notes, each by a name of its own."""
    tr, done = sheet.tr, sheet.done
    told = own_words(sheet).notes(sheet)
    entries = sheet.live.session.match.entries
    if any(entries) and not sheet.live.session.moment.finished:
        told.append(("entries", entries_text(tr, sheet.seating.name, entries, sheet.order)))
    limit = sheet.live.session.variant.carry.limit
    if limit and done.pot == limit:
        told.append(("full", tr("settlement.note.full", n=limit)))
    if done.doubles:
        told.append(("doubles", tr("settlement.note.doubles", n=done.doubles)))
    return told
