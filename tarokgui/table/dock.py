"""The journal at the right: the events of this hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine import card_name
from tarokgui.draw.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.widgets.base import Widget
from tarokgui.widgets.iconbutton import IconButton
from tarokgui.widgets.journalbox import JournalBox, TrickRow
from tarokgui.widgets.label import Panel
from tarokgui.widgets.portrait import Party
from tarokgui.widgets.scroll import ScrollRow
from tarokgui.wording.journal import JournalRow


def journal_dock(
    context: Context, dock: Rect, lines: Sequence[JournalRow], close: Callable[[], None]
) -> Iterable[Widget]:
    """A sheet with the lines of the hand, the newest at the foot, and a button in its head that does *close*."""
    paint = context.paint
    sheet = dock.inset(paint.scale.px(6))
    body = Panel.body(sheet, paint)
    yield Panel("journal:sheet", sheet, context.tr("journal.title"))
    rows = [_row(context, line) for line in lines] or [ScrollRow(context.tr("journal.empty"))]
    under = sheet.y + paint.scale.px(10)  # the inner rule of the sheet
    side = min(paint.scale.target, body.y - under - paint.scale.px(8))
    place = Rect(body.right - side, under + (body.y - under - side) // 2, side, side)
    yield IconButton("journal:close", place, context.tr("journal.close"), "close", close)
    yield JournalBox("journal:lines", body, context.tr("journal.title"), rows, paint)


def _row(context: Context, line: JournalRow) -> ScrollRow:
    """The row of a trick, the person's card first and the others in turn; or a line."""
    if not line.cards:  # spoken words stand after a colon
        return ScrollRow(line.words, hint=context.game.explain(context.tr, line.words, said=": " in line.words))
    table, person, seating = context.view.table, context.view.seat, context.seating
    round_the_table = ((person + step) % table.players for step in range(table.players))
    seats = [seat for seat in round_the_table if not table.sits_out(seat)]
    cards = dict(line.cards)
    return TrickRow(
        line.words,
        hint=line.words,
        number=line.number,
        parties=tuple(Party(seating.person(seat), seating.name(seat), seat == person) for seat in seats),
        cards=tuple(card_name(cards[seat]) if seat in cards else "" for seat in seats),
        first=seats.index(line.cards[0][0]),
        winner=None if line.winner is None else seats.index(line.winner),
    )
