"""The head of the settlement sheet: the verdict with its reason, the sides, the circumstances."""

from __future__ import annotations

from typing import Final, NamedTuple

from tarokgui.scenes.settlementsheet.account import own_words
from tarokgui.scenes.settlementsheet.title import circumstances, sheet_title
from tarokgui.settlement.context import SheetContext
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.verdictband import Camp, VerdictBand, VerdictResult
from tarokgui.wording.verdicts import Verdict, verdict

MOST: Final = 0.27
"""The share of the sheet's height for the head; the rest of it stands first in the body and scrolls with it."""


class Head(NamedTuple):
    """The contents of the band and its height; and the words for which it had no room."""

    label: str
    result: VerdictResult
    camps: tuple[Camp, ...]
    height: int
    lead: tuple[str, ...]


def sheet_verdict(sheet: SheetContext) -> Verdict:
    """The verdict, with the words that only this game has."""
    hand = sheet.hand
    own = own_words(sheet).verdicts.get(sheet.done.outcome)
    return verdict(hand, own(hand) if own is not None else "")


def head(sheet: SheetContext, paint: DrawContext, w: int, h: int) -> Head:
    """The head of a sheet *w* pixels wide and *h* high: with everything, or as much as leaves room for the rest."""
    told = sheet_verdict(sheet)
    title = sheet_title(sheet)
    played = [title] if sheet.done.declarer is not None and not sheet.shown.talon.surrendered else []
    second = " · ".join([*played, *circumstances(sheet)])
    label = " ".join(part for part in (f"{told.ways[0]}.", told.told, second) if part)
    camps = _camps(sheet)
    ways = (
        (told.told, second, ()),
        (told.told, "", (second,)),
        (told.reason, "", tuple(part for part in (told.more, second) if part)),
    )
    made = []
    for reason, small, lead in ways:
        result = VerdictResult(told.score, told.ways, reason, small)
        height = VerdictBand.height(paint, result, camps, w)
        made.append(Head(label, result, camps, height, tuple(part for part in lead if part)))
    return next((each for each in made if each.height <= h * MOST), made[-1])


def _camps(sheet: SheetContext) -> tuple[Camp, ...]:
    """Both sides, the person's first; none where all play for themselves."""
    hand, tr = sheet.hand, sheet.tr
    if not hand.theirs:
        return ()
    keys = ("settlement.team.mine", "settlement.team.theirs")
    if hand.looks_on:
        keys = ("settlement.team.declarers", "settlement.team.opponents")
    sides = zip((hand.mine, hand.theirs), keys, strict=True)
    return tuple(Camp(tuple(sheet.party(seat) for seat in seats), tr(key)) for seats, key in sides)
