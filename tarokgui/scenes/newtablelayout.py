"""The sheet of a new table: its place in the window, two columns of lines, the row of buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from tarokgui.draw.geometry import Rect
from tarokgui.widgets.arrangement import row, row_from_right
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import button_size
from tarokgui.widgets.column import ColumnLine
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.label import Panel
from tarokgui.wording.translator import Translator

BETWEEN: Final = 16
"""Units between the columns and the line of the house rules."""
BESIDE: Final = 22
"""Units between the buttons and the words about the pot."""
FOOT: Final = ("button.back", "newtable.shuffle", "newtable.begin")
Lines: TypeAlias = Sequence[ColumnLine]


class NewTableLayout:
    """The places of a new table's sheet in a *window*."""

    def __init__(self, paint: DrawContext, tr: Translator, window: Rect) -> None:
        self._paint = paint
        self._tr = tr
        self._window = window

    def sheet(self) -> Rect:
        """The sheet as high as the window lets it be."""
        px = self._paint.scale.px
        rim = px(28)
        width = min(self._window.w - 2 * rim, max(px(1180), 62 * self._paint.scale.medium))
        above = px(16)
        return Rect((self._window.w - width) // 2, above, width, self._window.h - 2 * above)

    def room(self, sheet: Rect) -> Rect:
        """The room on the sheet between its title and the buttons."""
        px, body = self._paint.scale.px, Panel.body(sheet, self._paint).inset(self._paint.scale.px(14), 0)
        return Rect(body.x, body.y + px(4), body.w, body.h - self._foot_height(body.w) - px(20))

    def fitted(self, sheet: Rect, left: Lines, right: Lines, fold: ColumnLine) -> Rect:
        """The sheet no higher than two columns and the line below them need, in the middle of the window."""
        px, room = self._paint.scale.px, self.room(sheet)
        if not self._wide(room):
            return sheet
        wide = self._column_width(room)
        wanted = max(self.length(lines, wide) for lines in (left, right))
        spare = room.h - wanted - px(BETWEEN) - fold.height(room.w)
        return sheet if spare < 0 else Rect(sheet.x, sheet.y + spare // 2, sheet.w, sheet.h - spare)

    def _wide(self, room: Rect) -> bool:
        return room.w >= 44 * self._paint.scale.medium

    def _column_width(self, room: Rect) -> int:
        return (room.w - self._paint.scale.px(26)) // 2

    def length(self, lines: Lines, width: int) -> int:
        """The height of the lines with the space between them."""
        return sum(line.height(width) for line in lines) + sum(self._paint.scale.px(line.above) for line in lines[1:])

    def _gaps(self, lines: Lines, box: Rect) -> list[int] | None:
        """The space above each line, closer if it must be; None if they have no room in *box*."""
        wanted = [0, *(self._paint.scale.px(line.above) for line in lines[1:])]
        room = box.h - sum(line.height(box.w) for line in lines)
        if room * 2 < sum(wanted):
            return None
        share = min(1.0, room / sum(wanted))
        return [int(gap * share) for gap in wanted]

    def _foot_height(self, width: int) -> int:
        return max(button_size(self._paint, self._tr(key), width // 3)[1] for key in FOOT)

    def foot(self, sheet: Rect) -> Rect:
        """The row of the buttons."""
        body = Panel.body(sheet, self._paint).inset(self._paint.scale.px(14), 0)
        high = self._foot_height(body.w)
        return Rect(body.x, body.bottom - high, body.w, high)

    def foot_places(self, foot: Rect) -> tuple[Rect, Rect, Rect, Rect]:
        """Back and other people at the left, sit down at the right; the third is the room that they leave."""
        tr, px = self._tr, self._paint.scale.px
        sizes = [button_size(self._paint, tr(key), foot.w // 3 - px(12))[0] for key in FOOT]
        back, shuffle = row(foot, sizes[:2], px(12))
        (begin,) = row_from_right(foot, [max(sizes[2], px(170))])
        left, right = shuffle.right + px(BESIDE), begin.x - px(BESIDE)
        return back, shuffle, foot._replace(x=left, w=max(1, right - left)), begin

    def side_by_side(self, room: Rect, left: Lines, right: Lines, fold: ColumnLine) -> list[Widget] | None:
        """Two columns of one width over the line of the house rules; None if they have no room."""
        high = fold.height(room.w)
        above = room._replace(h=room.h - high - self._paint.scale.px(BETWEEN))
        wide = self._column_width(room)
        columns = (above._replace(w=wide), above._replace(x=above.right - wide, w=wide))
        gaps = [self._gaps(lines, place) for lines, place in zip((left, right), columns, strict=True)]
        if not self._wide(room) or None in gaps:
            return None
        made = []
        for lines, place, spaces in zip((left, right), columns, gaps, strict=True):
            y = place.y
            for line, space in zip(lines, spaces or (), strict=True):
                height = line.height(place.w)
                rect = Rect(place.x, y + space, place.w, height)
                made += [line.make(rect), *line.more(rect)]
                y += space + height
        return [*made, fold.make(Rect(room.x, room.bottom - high, room.w, high))]
