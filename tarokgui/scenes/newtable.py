"""A new table: which game, with whom, by which house rules."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from engine import HouseValue, RecordError
from tarokgui.app.commands import Command
from tarokgui.draw.geometry import Rect
from tarokgui.scenes.columnform import ColumnForm
from tarokgui.scenes.dialog import Answer, Dialog
from tarokgui.scenes.houserules import house_lines
from tarokgui.scenes.options.rows import Rows
from tarokgui.scenes.tablechoice import table_lines
from tarokgui.session.tablewish import TableWish
from tarokgui.widgets.arrangement import column, row, row_from_right
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.column import Line
from tarokgui.widgets.label import Panel
from tarokgui.wording.records import record_problem

if TYPE_CHECKING:
    from tarokgui.app.services import Services
    from tarokgui.session.evening import Session

GRACE: Final = 0.03
"""Seconds that a new evening may take to be kept before the window goes on."""
FOOT: Final = ("button.back", "newtable.shuffle", "newtable.begin")


class NewTableScene(ColumnForm):
    """Everything is chosen already as it was the last time; the first button sits down.

    *go_on* takes up the evening in progress, for those who did not know that there is one; None if there is none.
    *there* tells whether there is one, where that is still being looked up when this is opened.
    """

    name = "newtable"

    def __init__(
        self, services: Services, go_on: Callable[[], None] | None = None, there: Callable[[], bool] = lambda: True
    ) -> None:
        super().__init__(services)
        try:
            self.wish = TableWish.from_data(services.settings.table)
        except RecordError as unknown:
            self.wish = TableWish()
            services.notify(record_problem(services.tr, unknown))
        self._go_on = go_on
        self._there = there
        self._begun: Session | None = None
        """The evening that is being kept for the first time."""
        self.prefer = "begin"

    # What is on screen -------------------------------------------------------------------------------------------

    def build(self) -> Iterable[Widget]:
        """The sheet: game and people at the left, house rules at the right; one under the other in a narrow window."""
        px, tr = self.scale.px, self.services.tr
        sheet = self._sheet()
        body = Panel.body(sheet, self.paint).inset(px(14), 0)
        foot = Rect(body.x, body.bottom - self._foot_height(body.w), body.w, self._foot_height(body.w))
        room = Rect(body.x, body.y, body.w, foot.y - body.y - px(12))
        yield Panel("sheet", sheet, tr("newtable.title"))
        rows = Rows(self.paint, tr)
        table = list(table_lines(rows, self.paint, self.wish, self._choose_game, self._choose_person))
        house = list(self._house(rows))
        left = Rect(room.x, room.y + px(8), room.w * 43 // 100, room.h - px(8))  # as the column beside it begins
        gaps = self._gaps(table, left)
        if room.w < 44 * self.scale.medium or gaps is None:
            yield from self.laid([*table, *house], room)
        else:
            heights = [line.height(left.w) for line in table]
            above = column(left, [gap + height for gap, height in zip(gaps, heights, strict=True)])
            for line, gap, height, place in zip(table, gaps, heights, above, strict=True):
                yield line.make(place._replace(y=place.y + gap, h=height))
            x = left.right + px(26)
            yield from self.laid(house, Rect(x, room.y, room.right - x, room.h))
        yield from self._buttons(foot)

    def _sheet(self) -> Rect:
        px = self.scale.px
        rim = px(28)
        width = min(self.window.w - 2 * rim, max(px(1060), 62 * self.scale.medium))
        return Rect((self.window.w - width) // 2, rim, width, self.window.h - 2 * rim)

    def _gaps(self, lines: Sequence[Line], box: Rect) -> list[int] | None:
        """The space above each line, closer if it must be; None if they have no room in *box*."""
        wanted = [0, *(self.scale.px(line.above) for line in lines[1:])]
        room = box.h - sum(line.height(box.w) for line in lines)
        if room * 2 < sum(wanted):
            return None
        share = min(1.0, room / sum(wanted))
        return [int(gap * share) for gap in wanted]

    def _house(self, rows: Rows) -> Iterable[Line]:
        tr = self.services.tr
        yield rows.heading("house", tr("newtable.house"), above=16)
        yield rows.words("house-line", tr("newtable.house-line"), quiet=True, above=2)
        yield from house_lines(rows, self.wish, self._choose_rule)
        yield rows.button("house-reset", tr("newtable.reset"), self._reset)

    def _foot_height(self, width: int) -> int:
        return max(button_size(self.paint, self.services.tr(key), width // 3)[1] for key in FOOT)

    def _buttons(self, foot: Rect) -> Iterable[Widget]:
        """Back and other people at the left, sit down at the right."""
        tr, px = self.services.tr, self.scale.px
        sizes = [button_size(self.paint, tr(key), foot.w // 3 - px(12))[0] for key in FOOT]
        back, shuffle = row(foot, sizes[:2], px(12))
        (begin,) = row_from_right(foot, [max(sizes[2], px(170))])
        yield Button("back", back, tr(FOOT[0]), self.close)
        yield Button("shuffle", shuffle, tr(FOOT[1]), self._shuffle)
        yield Button("begin", begin, tr(FOOT[2]), self._ask, style=Style.PRIMARY)

    # What the player does ----------------------------------------------------------------------------------------

    def _take(self, wish: TableWish) -> None:
        self.wish = wish
        self.rebuild()

    def _choose_game(self, game: str) -> None:
        self._take(self.wish.with_game(game))

    def _choose_person(self, number: int, step: int) -> None:
        self._take(self.wish.with_person(number, step))

    def _choose_rule(self, name: str, value: HouseValue) -> None:
        self._take(self.wish.with_rule(name, value))

    def _shuffle(self) -> None:
        self._take(self.wish.shuffled(SystemRandom()))

    def _reset(self) -> None:
        self._take(TableWish(self.wish.game, {}, self.wish.people))

    @property
    def waiting(self) -> bool:
        """Whether the new evening is being kept for the first time."""
        return self._begun is not None

    def _ask(self) -> None:
        """An evening in progress is not thrown away without a question."""
        if self.waiting:
            return
        if self._go_on is None or not self._there():
            self._begin()
            return
        tr = self.services.tr
        answers = (
            Answer("new-yes", tr("title.replace-yes"), self._begin, Style.SECOND, True),
            Answer("new-no", tr("title.replace-no"), self._return, Style.PRIMARY),
        )
        self.services.stack.push(
            Dialog(self.services, tr("title.replace-title"), tr("title.replace"), answers, "new-no")
        )

    def _return(self) -> None:
        """Go on with the evening in progress; the title, which reads it, must be seen for that."""
        self.close()
        if self._go_on is not None:
            self._go_on()

    def _begin(self) -> None:
        from tarokgui.session.folderkeeper import FolderKeeper
        from tarokgui.session.opening import new_session

        if self.waiting:
            return
        self.services.change(table=self.wish.data())
        self.services.saves.give_up()
        self._begun = new_session(
            seed=secrets.token_hex(8),
            game=self.wish.game,
            house=self.wish.options(),
            people=self.wish.seated,
            keeper=FolderKeeper(self.services.saves),
            wait=False,
        )
        self._sit_down(GRACE)

    def update(self, dt: float) -> None:
        """Sit down as soon as the new evening is safe."""
        super().update(dt)
        if self._begun is not None:
            self._sit_down(0.0)

    def _sit_down(self, seconds: float) -> None:
        session = self._begun
        if session is not None and session.arrive(seconds) is not None:
            self._begun = None
            self.services.routes.table(session)

    def handle(self, command: Command) -> bool:
        """Nothing goes through to the title."""
        super().handle(command)
        return True

    def escape(self) -> bool:
        """Back to the title."""
        self.close()
        return True

    def close(self) -> None:
        """Back to the title, unless the new evening is begun already; what was chosen is remembered."""
        if self.waiting:
            return
        self.services.change(table=self.wish.data())
        self.services.stack.remove(self)
