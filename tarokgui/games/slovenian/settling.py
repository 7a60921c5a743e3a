"""The settlement sheet's words for the Slovenian games alone: klop, radli, money, and the next hand."""

from __future__ import annotations

from typing import Final

from engine import Seat, after_hand
from engine.games.slovenian.settling import SlovenianOutcome
from tarokgui.games.slovenian.evidence import SLOVENIAN_ITEMS
from tarokgui.games.slovenian.verdicts import annulled_verdict, klop_verdict, played_verdict, redeal_verdict
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.words import Due, Note, SettlementWords
from tarokgui.wording.cards import listed


def _due(sheet: SheetContext) -> Due:
    """The points that the declarer's side scores, or the money and its payers (S59, S70)."""
    tr, done = sheet.tr, sheet.done
    value = sum(line.value for line in done.side_lines) * sheet.stake
    if not done.own.money or done.declarer is None:
        return tr("settlement.due.side"), value
    if done.partner is not None:
        return tr("settlement.due.pairs"), abs(value)
    others = sheet.shown.variant.holders - 1
    key = "settlement.due.gets" if value > 0 else "settlement.due.pays"
    return sheet.seating.says(key, done.declarer, n=others), abs(value)


def cancelled(sheet: SheetContext) -> Seat | None:
    """The seat whose radl was won back (S65)."""
    declarer, before, after = sheet.done.declarer, sheet.shown.own.radli, sheet.done.own.radli
    if declarer is None or not before[declarer]:
        return None
    return declarer if after[declarer] - before[declarer] < given(sheet) else None


def given(sheet: SheetContext) -> int:
    """The number of radli that each seat got (S64)."""
    moved: list[int] = [now - was for was, now in zip(sheet.shown.own.radli, sheet.done.own.radli, strict=True)]
    return max(0, *moved)


def _notes(sheet: SheetContext) -> list[Note]:
    """Notes on radli handed out and cancelled, and on a compulsory klop in the next hand."""
    tr, seating, session = sheet.tr, sheet.seating, sheet.live.session
    told: list[Note] = []
    whose = cancelled(sheet)
    if whose is not None:
        told.append(("cancelled", seating.says("slovenian.note.cancelled", whose)))
    elif sheet.stake > 1 and sheet.done.declarer is not None:
        told.append(("kept", seating.says("slovenian.note.kept", sheet.done.declarer)))
    if given(sheet):
        told.append(("given", tr("slovenian.note.given")))
    if session.hand_over and not session.moment.finished:
        following = after_hand(session.match, sheet.done)
        if following.own.compulsory:
            totals = [seat for seat in sheet.order if not following.totals[seat] and sheet.done.scores[seat]]
            names = listed(tr, [seating.name(seat) for seat in totals])
            key = "slovenian.note.compulsory-zero" if totals else "slovenian.note.compulsory"
            told.append(("compulsory", tr(key, names=names)))
    last = session.last_round if session.hand_over and not session.moment.finished else None
    if last is not None and last.ended:
        told.append(("last", tr("lastround.note.ended")))
    elif last is not None and last.holder is not None:
        told.append(("last", seating.says("lastround.note.holder", last.holder)))
    elif last is not None:
        told.append(("last", tr("lastround.note.talon")))
    return told


def _standing(sheet: SheetContext, seat: Seat) -> str:
    """The open radli of a seat, in words."""
    n: int = sheet.done.own.radli[seat]
    return sheet.tr("slovenian.radli-short", n=n) if n else ""


SLOVENIAN_WORDS: Final = SettlementWords(
    sums={SlovenianOutcome.PLAYED: _due},
    verdicts={
        SlovenianOutcome.KLOP: klop_verdict,
        SlovenianOutcome.REDEAL: redeal_verdict,
        SlovenianOutcome.ANNULLED: annulled_verdict,
        SlovenianOutcome.PLAYED: played_verdict,
    },
    items=SLOVENIAN_ITEMS,
    notes=_notes,
    doubled="slovenian.factor.doubles",
    stake="slovenian.strip.doubled-words",
    standing=_standing,
)
