"""The count at the head of the sheet's left column: the card points of both sides, or the tricks."""

from __future__ import annotations

from typing import Final

from engine import Count, Seat, Side, side_counts
from tarokgui.draw.geometry import Rect
from tarokgui.scenes.settlementsheet.account import king_fetched, own_words, running_points, tricks_won
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.sheetlayout import SheetLayout
from tarokgui.widgets.countbar import CountBar
from tarokgui.widgets.teamhead import TeamHead
from tarokgui.widgets.trickstrip import TrickStrip
from tarokgui.widgets.tricktally import TrickTally
from tarokgui.wording.cards import card_words
from tarokgui.wording.numerals import signed
from tarokgui.wording.verdicts import counts_points

CLOSE: Final = 3
"""From this density on everything is in small letters."""
FOLDED: Final = 4
"""From this density on nothing of the head is repeated, and the count is explained at the end of the sheet."""


def count(sheet: SheetContext, layout: SheetLayout, density: int) -> None:
    """Set the count, if there was any."""
    tr, tight = sheet.tr, density > 0
    counts = side_counts(sheet.shown, sheet.final)
    if counts:
        layout.head("head-count", tr("settlement.head.count"))
        _points(sheet, layout, counts, density)
    elif own_words(sheet).count(sheet, layout, tight=tight):
        return
    elif sheet.shown.contract is not None and sheet.shown.contract.individual:
        second = tr("settlement.head.points") if sheet.done.points is not None else ""
        layout.head("head-count", tr("settlement.head.tricks"), second)
        layout.space(4)
        _tricks(sheet, layout, tight=tight)
    elif sheet.done.declarer is not None and sheet.shown.play.tricks:  # a contract about tricks
        layout.head("head-count", tr("settlement.head.tricks"))
        layout.space(4)
        _tricks(sheet, layout, tight=tight)
    elif sheet.done.declarer is not None and sheet.shown.called is not None:  # R50: surrendered
        card = card_words(tr, sheet.shown.called)
        why = sheet.seating.says("settlement.why.surrender", sheet.done.declarer, card=card)
        layout.text("why", why, px=layout.paint.scale.medium, colour=layout.paint.theme.on_paper)


def _points(sheet: SheetContext, layout: SheetLayout, counts: dict[Side, Count], density: int) -> None:
    """Set the person's side at the left, the other at the right; the mark only where the points decide."""
    tr, paint, hand, tight = sheet.tr, layout.paint, sheet.hand, density > 0
    ours = hand.declares or hand.looks_on
    own = _own_side(sheet)
    sides = (own, own.other)
    mine, theirs = (counts[side] for side in sides)
    total = mine.points + theirs.points
    names = tuple(_names(sheet, seats) for seats in (hand.mine, hand.theirs))
    told = {"ours": names[0], "points": mine.points, "theirs": names[1], "other": theirs.points}
    reach, need = goal(sheet, total), total // 2 + 1
    decides = reach > 0
    if decides:
        mark = tr("settlement.need", n=reach) if ours else tr("settlement.need-against", n=reach, need=need)
        label = f"{tr('settlement.team.bar', **told)}; {mark}"
    else:
        label, mark = tr("settlement.team.bar", **told), ""
        said = any(line.item == "valat" and line.announced for line in sheet.done.side_lines)
        note = tr("settlement.team.valat" if said else "settlement.team.all-tricks")
        size = paint.scale.small if density >= CLOSE else paint.scale.medium
        layout.text("no-count", note, px=size, colour=paint.theme.on_paper)
        layout.space(4)
    layout.add(
        CountBar.height(paint, tight=tight or not decides, marked=decides),
        lambda rect: CountBar(
            "count",
            rect,
            label,
            (mine.points, theirs.points),
            reach,
            mark,
            grown=sheet.grown("count"),
            steps=running_points(sheet.shown, sheet.final, own),
        ),
    )
    layout.space(4)
    won = tuple(trick.winner in hand.mine for trick in hand.tricks)
    strip = tr("settlement.team.tricks", mine=_which(sheet, won, True), theirs=_which(sheet, won, False))
    layout.add(TrickStrip.height(paint), lambda rect: TrickStrip("strip", rect, strip, won, sheet.grown("count")))
    layout.space(3 if tight else 6)
    w = (layout.w - paint.scale.px(16)) // 2
    parts = tuple(_part(sheet, side, mine=side is own, close=density >= FOLDED) for side in sides)
    high = max(TeamHead.height(paint, name, part, w) for name, part in zip(names, parts, strict=True))
    for number, x in enumerate((layout.x, layout.x + layout.w - w)):
        rect = Rect(x, layout.y, w, high)
        layout.widgets.append(TeamHead(f"names:{number}", rect, names[number], parts[number], mine=number == 0))
    layout.y += high
    if density < FOLDED:
        layout.space(3 if tight else 6)
        _explained(sheet, layout, counts, tight=tight, names=("", ""))


def goal(sheet: SheetContext, total: int) -> int:
    """The card points with which the side at the left has won, of so many in *total*; 0 where they decide nothing."""
    if not counts_points(sheet.hand):
        return 0
    need = total // 2 + 1
    return need if _own_side(sheet) is Side.DECLARER else total - need + 1


def mark_reached(sheet: SheetContext) -> float | None:
    """The part of the bar's time after which the side at the left comes to the mark; None if it does not."""
    counts = side_counts(sheet.shown, sheet.final)
    reach = goal(sheet, sum(count.points for count in counts.values())) if counts else 0
    if not reach:
        return None
    own = _own_side(sheet)
    steps = [mine for mine, _ in running_points(sheet.shown, sheet.final, own)]
    steps.append(counts[own].points)
    place = next((place for place, mine in enumerate(steps) if mine >= reach), None)
    return None if place is None else place / len(steps)


def explained(sheet: SheetContext, layout: SheetLayout) -> None:
    """Explain the count, with the names of both sides: `count` leaves that out from `FOLDED` on."""
    counts = side_counts(sheet.shown, sheet.final)
    if counts:
        mine, theirs = (_names(sheet, seats) for seats in (sheet.hand.mine, sheet.hand.theirs))
        layout.space(4)
        _explained(sheet, layout, counts, tight=True, names=(f"{mine}: ", f"{theirs}: "))


def _own_side(sheet: SheetContext) -> Side:
    """The side that stands at the left."""
    return Side.DECLARER if sheet.hand.declares or sheet.hand.looks_on else Side.OPPONENTS


def _explained(
    sheet: SheetContext, layout: SheetLayout, counts: dict[Side, Count], *, tight: bool, names: tuple[str, str]
) -> None:
    """Set the groups of three of both sides, each after its *names*, and a king fetched out of the talon."""
    tr, own = sheet.tr, _own_side(sheet)
    mine, theirs = counts[own], counts[own.other]
    told = (names[0] + _threes(sheet, mine), names[1] + _threes(sheet, theirs))
    layout.pair(("threes:0", "threes:1"), told, sheet.grown("verdict"))
    exchanged = counts[Side.DECLARER].exchanged
    if exchanged and king_fetched(sheet.shown, sheet.final) and sheet.shown.called is not None:
        card = card_words(tr, sheet.shown.called)
        layout.space(3 if tight else 6)
        gain, loss = (signed(count.exchanged, tr.language) for count in (mine, theirs))
        layout.text("exchange", tr("settlement.exchange", card=card, n=gain, m=loss), grown=sheet.grown("verdict"))


def _part(sheet: SheetContext, side: Side, *, mine: bool, close: bool) -> str:
    """The side as the person sees it, and its part in the hand; *close*: only the part, as the head has the rest."""
    alone = "alone" if sheet.done.partner is None else "pair"
    role = sheet.tr(f"settlement.role.{alone if side is Side.DECLARER else 'opponents'}")
    if sheet.hand.looks_on or close:
        return role
    return sheet.tr("settlement.team.role", side=sheet.tr(f"settlement.team.{'mine' if mine else 'theirs'}"), role=role)


def _which(sheet: SheetContext, won: tuple[bool, ...], mine: bool) -> str:
    """The numbers of the tricks that one of the sides won."""
    numbers = [str(number) for number, each in enumerate(won, 1) if each is mine]
    return ", ".join(numbers) or sheet.tr("settlement.team.none")


def _threes(sheet: SheetContext, count: Count) -> str:
    own = own_words(sheet).summed(sheet, count)
    if own:
        return own
    key = "settlement.sheet.threes-rest" if count.rest else "settlement.sheet.threes"
    return sheet.tr(key, cards=count.cards, value=count.faces, n=count.threes, less=2 * count.threes)


def _names(sheet: SheetContext, seats: tuple[Seat, ...]) -> str:
    """Names joined as those of one side."""
    return " + ".join(sheet.seating.name(seat) for seat in seats)


def _tricks(sheet: SheetContext, layout: SheetLayout, *, tight: bool) -> None:
    """Set the tricks of each player; where all play for themselves and points are counted, with their points."""
    won, paint, points = tricks_won(sheet.shown), layout.paint, sheet.done.points
    alone = sheet.done.declarer is None
    high = max(paint.scale.px(36 if tight else 44), round(paint.scale.medium * 1.8))
    for seat in sheet.players:
        party = sheet.party(seat)
        words = sheet.tr("settlement.tricks", name=party.name, n=won[seat])
        figure = points[seat] if points is not None and alone else None
        if figure is not None:
            words = sheet.tr("settlement.tricks-worth", tricks=words, points=figure)
        layout.add(
            high,
            lambda rect, party=party, words=words, seat=seat, figure=figure: TrickTally(  # type: ignore[misc]
                f"tricks:{seat}", rect, party, words, won[seat], sheet.grown("count"), figure=figure
            ),
        )
        layout.space(4 if tight else 8)
