"""The strip at the top: what is at stake and how far the hand has got; in the auction who has called what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Final

from engine import SUIT_LETTERS, Kind, LastRound, Seat, Suit, suit_of
from tarokgui.draw.geometry import Rect
from tarokgui.table.badges import Badge, Cell, StripPlate, cell_width
from tarokgui.table.context import Context
from tarokgui.table.gamewords import announced, contract_words, king_short, king_words
from tarokgui.table.rowheights import captioned
from tarokgui.widgets.base import Widget
from tarokgui.wording.cards import card_words
from tarokgui.wording.numerals import LONGEST, forms, written
from tarokgui.wording.spoken import spoken

Way = tuple[Cell, ...]
"""Cells side by side: one way to tell something."""

CALLS: Final = (Kind.AUCTION, "raus-round", "ruf-round")
"""Kinds of decision in which the strip tells what everybody has called."""
CONTRACT_W: Final = 190
"""The least width of the cell with the contract, in units: what stands beside it does not jump with its words."""


def bar_widgets(context: Context, number: int, doubles: int, last: LastRound | None = None) -> Iterable[Widget]:
    """The plate and its cells; *number* is that of the hand, *doubles* how many hands still count double, *last* the
    last round of the evening, if that has come."""
    bar = context.layout.bar
    yield StripPlate(bar, context.tr("bar.strip"))
    end: list[Cell] = []
    for figure in forms(context.view.table.pot, context.tr.language):
        end = _standing(context, number, doubles, figure, last)
        if sum(cell_width(context.paint, cell) for cell in end) <= bar.w * 2 // 5:
            break
    widths = {cell.id: cell_width(context.paint, cell) for cell in end}
    while len(end) > 1 and sum(widths[cell.id] for cell in end) > bar.w * 2 // 5:
        end = end[1:]
    right = bar.right - sum(widths[cell.id] for cell in end)
    yield from _laid(context, _stakes(context), Rect(bar.x, bar.y, right - bar.x, bar.h))
    x = right
    for cell in end:
        yield Badge(Rect(x, bar.y, widths[cell.id], bar.h), cell)
        x += widths[cell.id]


def _laid(context: Context, ways: Sequence[Sequence[Way]], room: Rect) -> Iterator[Badge]:
    """Each thing in the longest way that fits beside the others; the first has its least width."""
    paint = context.paint
    least = min(paint.scale.px(CONTRACT_W), room.w // 3)

    def width(cell: Cell) -> int:
        wide = cell_width(paint, cell)
        return max(wide, least) if cell.id == "contract" and captioned(paint.scale) else wide

    # A shorter contract is better than a king without words; so the sum of the steps counts, then those of the last.
    choices = sorted(product(*(range(len(each)) for each in ways)), key=lambda way: (sum(way), way[::-1]))
    cells: list[Cell] = []
    for choice in choices:
        cells = [cell for each, step in zip(ways, choice, strict=True) for cell in each[step]]
        if sum(map(width, cells)) <= room.w:
            break
    x = room.x
    for place, cell in enumerate(cells):
        wide = max(1, min(width(cell), room.right - x))
        yield Badge(Rect(x, room.y, wide, room.h), cell, cards=context.paint.cards, first=place == 0)
        x += wide


def _stakes(context: Context) -> list[list[Way]]:
    """What there is to tell from the left, each in several ways, the longest first."""
    if context.view.table.kind in CALLS:
        return [_calls(context)]
    tr, captions = context.tr, captioned(context.paint.scale)
    if context.view.table.contract is None:
        return []
    contracts, king = contract_words(context), king_words(context)
    about = tr("bar.about.contract")
    told = f"{tr('bar.contract')}: {contracts[0]}"
    caption = tr("bar.contract") if captions else ""
    explained = context.game.explain(tr, contracts[0], said=True)
    ways: list[list[Way]] = [
        [(Cell("contract", caption, words, told, about=about, explained=explained),) for words in contracts]
    ]
    declarer = context.view.table.declarer
    if declarer is not None and len(contracts) > 1:  # where the name has no room the face says who plays it
        face = context.seating.person(declarer)
        faced = [(replace(cell, person=face),) for (cell,) in ways[0][1:]]
        ways = [[ways[0][0], *faced, ways[0][-1]]]
    called = context.view.table.called
    if king and called is not None:
        plain = suit_of(called) is not Suit.TAROK
        sign, about = SUIT_LETTERS[suit_of(called)] if plain else "", tr("bar.about.king")
        told = f"{tr('bar.king')}: {king}"
        caption = tr("bar.king") if captions else ""
        shown = [(caption, king), (caption, king_short(context)), ("", "" if plain else card_words(tr, called))]
        ways.append([(Cell("king", head, words, told, about=about, sign=sign),) for head, words in shown])
    said = _said(context)
    return [*ways, said] if said else ways


def _said(context: Context) -> list[Way]:
    """What was announced: each by itself, seat by seat, or only how many."""
    tr, captions = context.tr, captioned(context.paint.scale)
    items, about = announced(context), tr("bar.about.said")
    if not items:
        return []
    name, person = context.seating.name, context.seating.person
    explained = context.game.explain(tr, ", ".join(each.words for each in items), said=True)
    told = f"{tr('bar.said')}: " + " · ".join(f"{name(each.seat)}: {each.told(tr)}" for each in items)

    def cell(number: int, seat: int, words: str, times: int = 1) -> Cell:
        head, face = (name(seat), "") if captions else ("", person(seat))
        meaning = context.game.explain(tr, words, said=True)
        own = f"{name(seat)}: {words}" + (f" ×{times}" if times > 1 else "")
        return Cell(f"said:{number}", head, words, told, own, about, person=face, times=times, explained=meaning)

    single = tuple(cell(number, each.seat, each.words, each.times) for number, each in enumerate(items))
    seats = sorted({each.seat for each in items})
    each_seat = [", ".join(item.told(tr) for item in items if item.seat == seat) for seat in seats]
    joined = tuple(cell(number, seat, each_seat[number]) for number, seat in enumerate(seats))
    few = Cell("said", "", tr("bar.few", n=len(items)), told, "", about, icon="star", explained=explained)
    return [single, joined, (few,), (replace(few, value=str(len(items))),)]


def _calls(context: Context) -> list[Way]:
    """The auction so far, seat by seat from forehand; whoever spoke last is lit."""
    tr, table = context.tr, context.view.table
    captions, own = captioned(context.paint.scale), context.game.table.calls
    if own is None:
        calls = [(seat, spoken(tr, action, context.view)) for seat, action in table.auction.calls]
    else:
        calls = own(context)
    last = calls[-1][0] if calls else None
    about = tr("bar.about.calls")
    told = "; ".join(
        f"{context.seating.name(seat)}: {', '.join(words)}"
        for seat in table.in_turn(table.forehand)
        if (words := [said for who, said in calls if who == seat])
    )

    def way(shown: int, *, faces: bool, seats: Sequence[Seat] = table.in_turn(table.forehand)) -> Way:
        cells = []
        for seat in seats:
            said = [words for who, words in calls if who == seat]
            words = ", ".join(said[-shown:]) if said else tr("bar.none")
            if 1 < shown < len(said):
                words = f"… {words}"
            name = context.seating.name(seat)
            head, face = ("", context.seating.person(seat)) if faces else (name, "")
            explained = context.game.explain(tr, ", ".join(said), said=True)
            lit = seat == last
            own = f"{name}: {', '.join(said) or tr('bar.silent')}"
            cells.append(
                Cell(f"calls:{seat}", head, words, told, own, about, person=face, explained=explained, lit=lit)
            )
        return tuple(cells)

    # In large letters the calls of all may have no room: then those of who spoke last, told whole by the tooltip.
    spoke = list(dict.fromkeys(seat for seat, _ in reversed(calls)))
    short = [way(1, faces=True, seats=spoke[:most]) for most in (3, 2, 1) if len(spoke) >= most]
    return [way(shown, faces=not captions) for shown in (len(calls) + 1, 2, 1)] + [way(1, faces=True), *short]


def _standing(context: Context, number: int, doubles: int, pot: str, last: LastRound | None) -> list[Cell]:
    """How far the hand and the evening have got: trick, hand, hands that count double, the *pot* so written."""
    tr, captions, table = context.tr, captioned(context.paint.scale), context.view.table
    cells = []

    def cell(id: str, words: str, told: str, icon: str = "") -> None:
        caption = tr(f"bar.{id}")
        shown = words if captions or icon else f"{caption} {words}"
        whole = f"{caption}: {told}"
        cells.append(Cell(id, caption if captions else "", shown, whole, about=tr(f"bar.about.{id}"), icon=icon))

    if last is not None:
        name = tr("bar.last-open") if last.holder is None else context.seating.name(last.holder)
        told = tr("bar.last-unknown") if last.holder is None else context.seating.says("bar.last-deals", last.holder)
        cell("last", name, told)
    cell("hand", str(number), str(number))
    if doubles:
        cell("doubles", str(doubles), tr("bar.doubles-left", n=doubles))
    if table.kind == Kind.PLAY:
        size = table.variant.hand_size
        done = min(len(table.play.tricks) + 1, size)
        cell("trick", f"{done}/{size}", tr("bar.trick-of", n=done, all=size))
    for own in context.game.table.cells(context):
        cells.insert(
            0, Cell(own.id, own.caption if captions else "", own.words, own.told, about=own.about, icon=own.icon)
        )
    if not table.variant.carry.has_pot:
        return cells
    cell("pot", pot, written(table.pot, tr.language, LONGEST), "coin")
    return cells
