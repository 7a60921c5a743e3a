"""The title of the settlement sheet, and under it the circumstances of the hand."""

from __future__ import annotations

from engine import Seat, card_name
from tarokgui.scenes.settlementsheet.account import own_words
from tarokgui.settlement.context import SheetContext
from tarokgui.wording.cards import card_words
from tarokgui.wording.settlements import outcome_text
from tarokgui.wording.terms import contract_name, step_name


def sheet_title(sheet: SheetContext) -> str:
    """The contract with its declarer and partner, and its result; or the ending of a hand without one."""
    tr, seating, done = sheet.tr, sheet.seating, sheet.done
    thrower = sheet.shown.thrown_in_by
    if thrower is not None:
        return seating.says("settlement.title.thrown-in", thrower)
    if done.declarer is None or done.contract is None:
        return outcome_text(tr, done.outcome)
    contract = contract_name(tr, done.contract)
    if sheet.shown.talon.surrendered:
        return seating.says("settlement.title.surrender", done.declarer, contract=contract, level=done.level)
    game = next((line.value for line in done.lines if line.item in ("game", "valat")), 0)
    key = "settlement.title.won" if game > 0 else "settlement.title.lost"
    if done.partner is None:
        return seating.says(f"{key}-alone", done.declarer, contract=contract)
    return seating.says(key, done.declarer, contract=contract, partner=_partner(sheet, done.partner))


def _partner(sheet: SheetContext, seat: Seat) -> str:
    you = seat == sheet.live.session.human
    return sheet.tr("settlement.title.with-you") if you else sheet.seating.name(seat)


def circumstances(sheet: SheetContext) -> list[str]:
    """The circumstances under the title: the deal if it has a number or was known, level, king, doubling."""
    tr, shown, session = sheet.tr, sheet.shown, sheet.live.session
    told = []
    if session.moment.deal is not None:
        told.append(tr("settlement.sub.deal", number=session.moment.deal))
    if session.moment.known:
        told.append(tr("settlement.sub.known"))
    # The title has the level of a surrender.
    if sheet.done.level and not shown.talon.surrendered and shown.contract is not None and shown.contract.has_levels:
        told.append(tr("settlement.sub.level", n=sheet.done.level))
    if shown.called is not None and card_name(shown.called):
        told.append(tr("settlement.sub.called", card=card_words(tr, shown.called)))
    if shown.speech.game:
        told.append(step_name(tr, len(shown.speech.game) - 1, shown.variant.prices.steps))
    if sheet.stake > 1:
        told.append(tr(own_words(sheet).stake))
    return told
