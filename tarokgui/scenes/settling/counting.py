"""The left column of the sheet: the count of the card points, or of the tricks, and the cards that are open now."""

from __future__ import annotations

from typing import NamedTuple

from engine import Card, Count, Seat, Side, side_counts
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.scenes.settling.account import king_fetched, running_points, tricks_won
from tarokgui.scenes.settling.lines import own_words
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.sheetlayout import SheetLayout
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.widgets.countbar import CountBar
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.heading import SectionHead
from tarokgui.widgets.openpile import OpenPile
from tarokgui.widgets.teamhead import TeamHead
from tarokgui.widgets.trickstrip import TrickStrip
from tarokgui.widgets.tricktally import TrickTally
from tarokgui.wording.cards import card_words, cards_words
from tarokgui.wording.numerals import signed
from tarokgui.wording.verdicts import counts_points

LEAST_CARD, MOST_CARD, USUAL_CARD = 74, 240, 150
"""Heights in units."""
APART = 8
"""Under a row of piles, in units."""
CLOSE = 3
"""From this density on everything is in small letters."""
FOLDED = 4
"""From this density on nothing is said that the head says; how points were counted stands at the end of the sheet."""
MANY = 9
"""More open cards than these do not stand in one row."""


class Pile(NamedTuple):
    """Cards that lie open: how many of them belong together, and which of these groups the declarer took."""

    id: str
    caption: str
    cards: tuple[Card, ...]
    group: int = 0
    taken: int | None = None


def count(sheet: SheetContext, galley: SheetLayout, density: int) -> None:
    """What was counted."""
    tr, tight = sheet.tr, density > 0
    counts = side_counts(sheet.shown, sheet.final)
    if counts:
        galley.head("head-count", tr("settlement.head.count"))
        _points(sheet, galley, counts, density)
    elif own_words(sheet).count(sheet, galley, tight=tight):
        return
    elif sheet.shown.contract is not None and sheet.shown.contract.individual:
        second = tr("settlement.head.points") if sheet.done.points is not None else ""
        galley.head("head-count", tr("settlement.head.tricks"), second)
        galley.space(4)
        _tricks(sheet, galley, tight=tight)
    elif sheet.done.declarer is not None and sheet.shown.play.tricks:  # a contract about tricks
        galley.head("head-count", tr("settlement.head.tricks"))
        galley.space(4)
        _tricks(sheet, galley, tight=tight)
    elif sheet.done.declarer is not None and sheet.shown.called is not None:  # R50: surrendered
        card = card_words(tr, sheet.shown.called)
        why = sheet.seating.says("settlement.why.surrender", sheet.done.declarer, card=card)
        galley.text("why", why, px=galley.paint.scale.medium, colour=galley.paint.theme.on_paper)


def _points(sheet: SheetContext, galley: SheetLayout, counts: dict[Side, Count], density: int) -> None:
    """The person's side at the left, the other at the right; the mark only where the points decide."""
    tr, paint, hand, tight = sheet.tr, galley.paint, sheet.hand, density > 0
    ours = hand.declares or hand.looks_on
    own = _own_side(sheet)
    sides = (own, own.other)
    mine, theirs = (counts[side] for side in sides)
    total = mine.points + theirs.points
    need = total // 2 + 1
    names = tuple(_names(sheet, seats) for seats in (hand.mine, hand.theirs))
    told = {"ours": names[0], "points": mine.points, "theirs": names[1], "other": theirs.points}
    decides = counts_points(hand)
    if decides:
        reach = need if ours else total - need + 1
        mark = tr("settlement.need", n=reach) if ours else tr("settlement.need-against", n=reach, need=need)
        label = f"{tr('settlement.team.bar', **told)}; {mark}"
    else:
        label, mark, reach = tr("settlement.team.bar", **told), "", 0
        said = any(line.item == "valat" and line.announced for line in sheet.done.side_lines)
        note = tr("settlement.team.valat" if said else "settlement.team.all-tricks")
        size = paint.scale.small if density >= CLOSE else paint.scale.medium
        galley.text("no-count", note, px=size, colour=paint.theme.on_paper)
        galley.space(4)
    galley.add(
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
    galley.space(4)
    won = tuple(trick.winner in hand.mine for trick in hand.tricks)
    strip = tr("settlement.team.tricks", mine=_which(sheet, won, True), theirs=_which(sheet, won, False))
    galley.add(TrickStrip.height(paint), lambda rect: TrickStrip("strip", rect, strip, won, sheet.grown("count")))
    galley.space(3 if tight else 6)
    w = (galley.w - paint.scale.px(16)) // 2
    parts = tuple(_part(sheet, side, mine=side is own, close=density >= FOLDED) for side in sides)
    high = max(TeamHead.height(paint, name, part, w) for name, part in zip(names, parts, strict=True))
    for number, x in enumerate((galley.x, galley.x + galley.w - w)):
        rect = Rect(x, galley.y, w, high)
        galley.widgets.append(TeamHead(f"names:{number}", rect, names[number], parts[number], mine=number == 0))
    galley.y += high
    if density < FOLDED:
        galley.space(3 if tight else 6)
        _explained(sheet, galley, counts, tight=tight, names=("", ""))


def explained(sheet: SheetContext, galley: SheetLayout) -> None:
    """How the card points were counted, with the names of both sides: what `count` leaves out from `FOLDED` on."""
    counts = side_counts(sheet.shown, sheet.final)
    if counts:
        mine, theirs = (_names(sheet, seats) for seats in (sheet.hand.mine, sheet.hand.theirs))
        galley.space(4)
        _explained(sheet, galley, counts, tight=True, names=(f"{mine}: ", f"{theirs}: "))


def _own_side(sheet: SheetContext) -> Side:
    """The side that stands at the left."""
    return Side.DECLARER if sheet.hand.declares or sheet.hand.looks_on else Side.OPPONENTS


def _explained(
    sheet: SheetContext, galley: SheetLayout, counts: dict[Side, Count], *, tight: bool, names: tuple[str, str]
) -> None:
    """The groups of three of both sides, each after its *names*, and a king that was fetched out of the talon."""
    tr, theme, own = sheet.tr, galley.paint.theme, _own_side(sheet)
    mine, theirs = counts[own], counts[own.other]
    grey = (theme.on_paper_second, theme.on_paper_second)
    told = (names[0] + _threes(sheet, mine), names[1] + _threes(sheet, theirs))
    galley.pair(("threes:0", "threes:1"), told, grey, Face.BODY)
    exchanged = counts[Side.DECLARER].exchanged
    if exchanged and king_fetched(sheet.shown, sheet.final) and sheet.shown.called is not None:
        card = card_words(tr, sheet.shown.called)
        galley.space(3 if tight else 6)
        gain, loss = (signed(count.exchanged, tr.language) for count in (mine, theirs))
        galley.text("exchange", tr("settlement.exchange", card=card, n=gain, m=loss))


def _part(sheet: SheetContext, side: Side, *, mine: bool, close: bool) -> str:
    """Which side that is for the person, and what it did in the hand; *close*: only that, for the head has the rest."""
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


def _tricks(sheet: SheetContext, galley: SheetLayout, *, tight: bool) -> None:
    """Everybody's tricks; where all play for themselves and points are counted, what they are worth."""
    won, paint, points = tricks_won(sheet.shown), galley.paint, sheet.done.points
    alone = sheet.done.declarer is None
    high = max(paint.scale.px(36 if tight else 44), round(paint.scale.medium * 1.8))
    for seat in sheet.players:
        party = sheet.party(seat)
        words = sheet.tr("settlement.tricks", name=party.name, n=won[seat])
        figure = points[seat] if points is not None and alone else None
        if figure is not None:
            words = sheet.tr("settlement.tricks-worth", tricks=words, points=figure)
        galley.add(
            high,
            lambda rect, party=party, words=words, seat=seat, figure=figure: TrickTally(  # type: ignore[misc]
                f"tricks:{seat}", rect, party, words, won[seat], sheet.grown("count"), figure=figure
            ),
        )
        galley.space(4 if tight else 8)


def piles(sheet: SheetContext) -> list[Pile]:
    """What was hidden: the hand of whoever threw in, the talon as it lay, the discards."""
    tr, final, talon = sheet.tr, sheet.final, sheet.shown.talon
    found = []
    thrower = sheet.shown.thrown_in_by
    if thrower is not None:  # A5: whoever throws in shows that he holds neither tarok nor king
        name = tr("settlement.sheet.hand-of", name=sheet.seating.name(thrower))
        found.append(Pile("thrown", name, sorted_hand(final.hands[thrower])))
    if final.talon:
        group = len(final.talon) // talon.groups if talon.groups else 0
        taken = talon.taken - 1 if talon.taken is not None else None
        caption = tr("settlement.sheet.talon")
        if taken is not None and group:
            caption = tr("settlement.sheet.talon-taken")
        found.append(Pile("talon", caption, final.talon, group, taken))
    if final.laid_away:
        found.append(Pile("discards", tr("settlement.sheet.discards"), sorted_hand(final.laid_away)))
    return found


def open_cards(sheet: SheetContext, galley: SheetLayout, foot: int | None) -> None:
    """The piles, down to *foot* if there is one, else in their usual height."""
    found = piles(sheet)
    if not found:
        return
    galley.head("head-open", sheet.tr("settlement.head.open"))
    rows, apart = _rows(found), [[pile] for pile in found]
    if foot is not None and _smallest(galley, apart, foot) > _smallest(galley, rows, foot):
        rows = apart
    for number, row in enumerate(rows):
        room = None if foot is None else (foot - galley.y) // (len(rows) - number)
        _row(sheet, galley, row, room)


def _smallest(galley: SheetLayout, rows: list[list[Pile]], foot: int) -> int:
    """How high the smallest cards are if the piles lie in these rows."""
    room = (foot - galley.y) // len(rows)
    return min(_height(galley, row, room) for row in rows)


def least_cards(sheet: SheetContext, galley: SheetLayout) -> int:
    """The least height of all that `open_cards` puts there."""
    found = piles(sheet)
    if not found:
        return 0
    rows = _rows(found)
    card = galley.paint.scale.px(LEAST_CARD)
    heads = [max(OpenPile.caption_height(galley.paint, pile.caption, galley.w) for pile in row) for row in rows]
    return SectionHead.height(galley.paint) + sum(heads) + len(rows) * (card + galley.paint.scale.px(APART))


def _rows(found: list[Pile]) -> list[list[Pile]]:
    """Few cards stand in one row; of many each pile has its own."""
    return [found] if sum(len(pile.cards) for pile in found) <= MANY else [[pile] for pile in found]


def _width(paint: DrawContext, pile: Pile, high: int) -> int:
    """Pixels for the cards, and for the longest word of the caption."""
    words = max(paint.text.size(word, Face.BODY, paint.scale.small)[0] for word in pile.caption.split())
    return max(words, OpenPile.width(paint, len(pile.cards), high, pile.group))


def _height(galley: SheetLayout, row: list[Pile], room: int | None) -> int:
    """How high the cards of a row are, in pixels: as high as *room* and the width let them be."""
    paint, gap = galley.paint, galley.paint.scale.px(24)
    wish = paint.scale.px(USUAL_CARD) if room is None else paint.scale.px(MOST_CARD)
    high = wish
    while high > paint.scale.px(LEAST_CARD):
        widths = [_width(paint, pile, high) for pile in row]
        heads = widths if len(row) > 1 else [galley.w]  # over a single pile the caption has all the width
        head = max(OpenPile.caption_height(paint, pile.caption, w) for pile, w in zip(row, heads, strict=True))
        needed = head + high + paint.scale.px(APART)
        wide = sum(widths) + gap * (len(row) - 1)
        if (room is None or needed <= room) and (wide <= galley.w or len(row[0].cards) > MANY):
            break
        high -= max(1, paint.scale.px(2))
    return high


def _row(sheet: SheetContext, galley: SheetLayout, row: list[Pile], room: int | None) -> None:
    paint, gap = galley.paint, galley.paint.scale.px(24)
    high = _height(galley, row, room)
    widths = [_width(paint, pile, high) for pile in row]
    if len(row) == 1:
        widths = [galley.w]
    head = max(OpenPile.caption_height(paint, pile.caption, w) for pile, w in zip(row, widths, strict=True))
    x = galley.x
    for pile, w in zip(row, widths, strict=True):
        words = cards_words(sheet.tr, pile.cards)
        own = OpenPile.caption_height(paint, pile.caption, w)
        rect = Rect(x, galley.y + head - own, w, own + high)
        painter = sheet.paint.cards
        made = OpenPile(
            f"open:{pile.id}", rect, pile.caption, words, pile.cards, painter, group=pile.group, marked=pile.taken
        )
        galley.widgets.append(made)
        x += w + gap
    galley.y += head + high + paint.scale.px(APART)
