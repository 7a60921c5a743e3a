"""The cards that are open after the hand: a pile for each place where they were hidden."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine import Card
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.sheetlayout import SheetLayout
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.heading import SectionHead
from tarokgui.widgets.openpile import OpenPile
from tarokgui.wording.cards import cards_words

LEAST_CARD, MOST_CARD, USUAL_CARD = 74, 240, 150
"""Heights in units."""
LEAST_PIXELS: Final = 60
"""In a small window the least height is no less."""
APART: Final = 8
"""Under a row of piles, in units."""
MANY: Final = 9
"""More open cards than these do not stand in one row."""


class Pile(NamedTuple):
    """Open cards: *group* of them belong together, and *taken* is the number of the group that the declarer took."""

    id: str
    caption: str
    cards: tuple[Card, ...]
    group: int = 0
    taken: int | None = None


def piles(sheet: SheetContext) -> list[Pile]:
    """The cards that were hidden: the hand of the player who threw in, the talon, the discards."""
    tr, final, talon = sheet.tr, sheet.final, sheet.shown.talon
    found = []
    thrower = sheet.shown.thrown_in_by
    if thrower is not None:  # A5: a player who throws in shows a hand without tarok and king
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


def open_cards(sheet: SheetContext, layout: SheetLayout, foot: int | None) -> None:
    """Set the piles, down to *foot* if there is one, else in their usual height."""
    found = piles(sheet)
    if not found:
        return
    layout.head("head-open", sheet.tr("settlement.head.open"))
    rows, apart = _rows(found), [[pile] for pile in found]
    if foot is not None and _smallest(layout, apart, foot) > _smallest(layout, rows, foot):
        rows = apart
    for number, row in enumerate(rows):
        room = None if foot is None else (foot - layout.y) // (len(rows) - number)
        _row(sheet, layout, row, room)


def _smallest(layout: SheetLayout, rows: list[list[Pile]], foot: int) -> int:
    """The height of the smallest cards if the piles are laid in these rows."""
    room = (foot - layout.y) // len(rows)
    return min(_height(layout, row, room) for row in rows)


def least_cards(sheet: SheetContext, layout: SheetLayout) -> int:
    """The least height of all that `open_cards` puts there."""
    found = piles(sheet)
    if not found:
        return 0
    rows = _rows(found)
    card = layout.paint.scale.px(LEAST_CARD, LEAST_PIXELS)
    heads = [max(OpenPile.caption_height(layout.paint, pile.caption, layout.w) for pile in row) for row in rows]
    return SectionHead.height(layout.paint) + sum(heads) + len(rows) * (card + layout.paint.scale.px(APART))


def _rows(found: list[Pile]) -> list[list[Pile]]:
    """Few cards stand in one row; of many each pile has its own."""
    return [found] if sum(len(pile.cards) for pile in found) <= MANY else [[pile] for pile in found]


def _width(paint: DrawContext, pile: Pile, high: int) -> int:
    """Pixels for the cards, and for the longest word of the caption."""
    words = max(paint.text.size(word, Face.BODY, paint.scale.small)[0] for word in pile.caption.split())
    return max(words, OpenPile.width(paint, len(pile.cards), high, pile.group))


def _height(layout: SheetLayout, row: list[Pile], room: int | None) -> int:
    """The height of the cards of a row, in pixels: as high as *room* and the width let them be."""
    paint, gap = layout.paint, layout.paint.scale.px(24)
    wish = paint.scale.px(USUAL_CARD) if room is None else paint.scale.px(MOST_CARD)
    high = wish
    while high > paint.scale.px(LEAST_CARD, LEAST_PIXELS):
        widths = [_width(paint, pile, high) for pile in row]
        heads = widths if len(row) > 1 else [layout.w]  # over a single pile the caption has all the width
        head = max(OpenPile.caption_height(paint, pile.caption, w) for pile, w in zip(row, heads, strict=True))
        needed = head + high + paint.scale.px(APART)
        wide = sum(widths) + gap * (len(row) - 1)
        if (room is None or needed <= room) and (wide <= layout.w or len(row[0].cards) > MANY):
            break
        high -= max(1, paint.scale.px(2))
    return high


def _row(sheet: SheetContext, layout: SheetLayout, row: list[Pile], room: int | None) -> None:
    paint, gap = layout.paint, layout.paint.scale.px(24)
    high = _height(layout, row, room)
    widths = [_width(paint, pile, high) for pile in row]
    if len(row) == 1:
        widths = [layout.w]
    head = max(OpenPile.caption_height(paint, pile.caption, w) for pile, w in zip(row, widths, strict=True))
    x = layout.x
    for pile, w in zip(row, widths, strict=True):
        words = cards_words(sheet.tr, pile.cards)
        own = OpenPile.caption_height(paint, pile.caption, w)
        rect = Rect(x, layout.y + head - own, w, own + high)
        painter = sheet.paint.cards
        made = OpenPile(
            f"open:{pile.id}", rect, pile.caption, words, pile.cards, painter, group=pile.group, marked=pile.taken
        )
        layout.widgets.append(made)
        x += w + gap
    layout.y += head + high + paint.scale.px(APART)
