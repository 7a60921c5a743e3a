"""A new table: which game, with whom, by which house rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from engine import HouseValue, RecordError
from tarokgui.draw.geometry import Rect
from tarokgui.forms.columnform import ColumnForm
from tarokgui.forms.dialog import Answer, Dialog
from tarokgui.games.registry import texts_of
from tarokgui.kit.commands import Command
from tarokgui.scenes.houserules import house_lines, house_words
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.scenes.sittingdown import SittingDown
from tarokgui.scenes.tablechoice import TableChoices, game_lines, people_lines, pot_line, pot_words
from tarokgui.session.easystart import SAT, STRENGTH, entering, is_easy, leaving, never_sat
from tarokgui.session.people import companion
from tarokgui.session.tablewish import TableWish
from tarokgui.widgets.arrangement import row, row_from_right
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.column import ColumnLine
from tarokgui.widgets.fold import Fold
from tarokgui.widgets.label import Panel
from tarokgui.wording.records import record_problem

if TYPE_CHECKING:
    from tarokgui.services.program import Program

BETWEEN: Final = 16
"""Units between the columns and the line of the house rules."""
BESIDE: Final = 22
"""Units between the buttons and what is said about the pot."""
FOOT: Final = ("button.back", "newtable.shuffle", "newtable.begin")


class NewTableScene(ColumnForm):
    """Everything is chosen already as it was the last time; the first button sits down.

    *go_on* takes up the evening in progress, for those who did not know that there is one; None if there is none.
    *there* tells whether there is one, where that is still being looked up when this is opened.
    """

    name = "newtable"

    def __init__(
        self,
        program: Program,
        go_on: Callable[[], None] | None = None,
        there: Callable[[], bool | None] = lambda: True,
    ) -> None:
        super().__init__(program)
        try:
            self.wish = TableWish.from_data(program.preferences.settings.table)
        except RecordError as unknown:
            self.wish = TableWish()
            program.feedback.notify(record_problem(program.feedback.tr, unknown))
        self._go_on = go_on
        self._there = there
        self._asked = False
        """True if it is to be asked about the evening in progress as soon as it is known whether there is one."""
        self._sitting = SittingDown(program)
        self._choices = TableChoices(self._choose_easy, self._choose_game, self._choose_person, self._choose_strength)
        self.opened = False
        """Whether the house rules are shown instead of the table."""
        self.prefer = "begin"

    # What is on screen -------------------------------------------------------------------------------------------

    def build(self) -> Iterable[Widget]:
        """The sheet: game and people beside each other, in a narrow window one under the other; below them the line
        that opens the house rules, which then take the place of both."""
        tr = self.tr
        rows = OptionRows(self.paint, tr)
        easy = is_easy(self.program.preferences.settings)
        left = list(game_lines(rows, self.paint, self.wish, self._choices, easy=easy))
        right = list(people_lines(rows, self.paint, self.wish, self._choices))
        sheet, pot = self._sheet(), pot_line(rows, self.wish)
        foot = self._foot(sheet)
        beside = pot.height(self._foot_places(foot)[2].w) <= foot.h
        if not beside:
            left.append(pot)
        sheet = sheet if self.opened else self._fitted(sheet, left, right)
        foot = self._foot(sheet)
        room = self._room(sheet)
        yield Panel("sheet", sheet, tr("newtable.title"))
        yield from self._house(room) if self.opened else self._table(room, left, right)
        yield from self._buttons(foot)
        if beside:
            between = self._foot_places(foot)[2]
            high = pot.height(between.w)
            yield pot.make(Rect(between.x, between.y + (between.h - high) // 2, between.w, high))

    @property
    def first_words(self) -> str:
        """The title, the game that is chosen, and the people."""
        tr = self.tr
        return f"{tr('newtable.title')}. {tr(f'newtable.name.{self.wish.game}')}. {self._people}"

    @property
    def _people(self) -> str:
        tr = self.tr
        names = ", ".join(tr(companion(id).name_key) for id in self.wish.seated)
        return f"{tr('newtable.people')} {names}."

    def _room(self, sheet: Rect) -> Rect:
        """What the sheet leaves between its title and the buttons."""
        px, body = self.scale.px, Panel.body(sheet, self.paint).inset(self.scale.px(14), 0)
        return Rect(body.x, body.y + px(4), body.w, body.h - self._foot_height(body.w) - px(20))

    def _fitted(self, sheet: Rect, left: Sequence[ColumnLine], right: Sequence[ColumnLine]) -> Rect:
        """The sheet no higher than two columns and the line below them need, in the middle of the window."""
        px, room = self.scale.px, self._room(sheet)
        if not self._wide(room):
            return sheet
        wide = self._column_width(room)
        wanted = max(self._length(lines, wide) for lines in (left, right))
        spare = room.h - wanted - px(BETWEEN) - self._fold_line().height(room.w)
        return sheet if spare < 0 else Rect(sheet.x, sheet.y + spare // 2, sheet.w, sheet.h - spare)

    def _wide(self, room: Rect) -> bool:
        return room.w >= 44 * self.scale.medium

    def _column_width(self, room: Rect) -> int:
        return (room.w - self.scale.px(26)) // 2

    def _length(self, lines: Sequence[ColumnLine], width: int) -> int:
        """How high the lines are with the space between them."""
        return sum(line.height(width) for line in lines) + sum(self.scale.px(line.above) for line in lines[1:])

    def _table(self, room: Rect, left: Sequence[ColumnLine], right: Sequence[ColumnLine]) -> Iterable[Widget]:
        """Two columns of one width over the line of the house rules, or everything in one column that scrolls."""
        fold = self._fold_line()
        high = fold.height(room.w)
        above = room._replace(h=room.h - high - self.scale.px(BETWEEN))
        wide = self._column_width(room)
        columns = (above._replace(w=wide), above._replace(x=above.right - wide, w=wide))
        gaps = [self._gaps(lines, place) for lines, place in zip((left, right), columns, strict=True)]
        if not self._wide(room) or None in gaps:
            yield from self._scrolled([*left, *right, fold], room)
            return
        self.column.rest()
        for lines, place, spaces in zip((left, right), columns, gaps, strict=True):
            y = place.y
            for line, space in zip(lines, spaces or (), strict=True):
                height = line.height(place.w)
                yield line.make(Rect(place.x, y + space, place.w, height))
                y += space + height
        yield fold.make(Rect(room.x, room.bottom - high, room.w, high))

    def _scrolled(self, lines: Sequence[ColumnLine], room: Rect) -> Iterable[Widget]:
        """The lines as wide as *room*, edge to edge; the bar stands outside of it."""
        px = self.scale.px
        bar = px(12, 10) if self._length(lines, room.w) > room.h - 2 * px(8) else 0
        yield from self.laid(lines, Rect(room.x - px(8), room.y, room.w + 2 * px(8) + bar, room.h))

    def _house(self, room: Rect) -> Iterable[Widget]:
        """The line that folds them again, and below it the house rules in a column."""
        tr, fold = self.tr, self._fold_line()
        high = fold.height(room.w)
        yield fold.make(room._replace(h=high))
        rows, room_of_game = OptionRows(self.paint, tr, even=True), texts_of(self.wish.game).venue.room
        lines = [
            rows.words("house-line", tr(f"newtable.house-line.{room_of_game}"), quiet=True, above=2),
            *house_lines(rows, self.wish, self._choose_rule),
            rows.button("house-reset", tr("newtable.reset"), self._reset),
        ]
        top = high + self.scale.px(10)
        yield from self._scrolled(lines, Rect(room.x, room.y + top, room.w, room.h - top))

    def _fold_line(self) -> ColumnLine:
        label, second = house_words(self.tr, self.wish, opened=self.opened)

        def make(rect: Rect) -> Fold:
            return Fold("house", rect, label, self._turn_house, second=second, opened=self.opened)

        return ColumnLine(lambda width: Fold.height(self.paint, width, label, second), make, 16)

    def _sheet(self) -> Rect:
        px = self.scale.px
        rim = px(28)
        width = min(self.window.w - 2 * rim, max(px(1180), 62 * self.scale.medium))
        above = px(16)
        return Rect((self.window.w - width) // 2, above, width, self.window.h - 2 * above)

    def _gaps(self, lines: Sequence[ColumnLine], box: Rect) -> list[int] | None:
        """The space above each line, closer if it must be; None if they have no room in *box*."""
        wanted = [0, *(self.scale.px(line.above) for line in lines[1:])]
        room = box.h - sum(line.height(box.w) for line in lines)
        if room * 2 < sum(wanted):
            return None
        share = min(1.0, room / sum(wanted))
        return [int(gap * share) for gap in wanted]

    def _foot_height(self, width: int) -> int:
        return max(button_size(self.paint, self.tr(key), width // 3)[1] for key in FOOT)

    def _foot(self, sheet: Rect) -> Rect:
        """Where the buttons stand."""
        body = Panel.body(sheet, self.paint).inset(self.scale.px(14), 0)
        high = self._foot_height(body.w)
        return Rect(body.x, body.bottom - high, body.w, high)

    def _foot_places(self, foot: Rect) -> tuple[Rect, Rect, Rect, Rect]:
        """Back and other people at the left, sit down at the right; the third is the room that they leave."""
        tr, px = self.tr, self.scale.px
        sizes = [button_size(self.paint, tr(key), foot.w // 3 - px(12))[0] for key in FOOT]
        back, shuffle = row(foot, sizes[:2], px(12))
        (begin,) = row_from_right(foot, [max(sizes[2], px(170))])
        left, right = shuffle.right + px(BESIDE), begin.x - px(BESIDE)
        return back, shuffle, foot._replace(x=left, w=max(1, right - left)), begin

    def _buttons(self, foot: Rect) -> Iterable[Widget]:
        """The way back, other people, and the one that sits down."""
        tr = self.tr
        back, shuffle, _, begin = self._foot_places(foot)
        yield Button("back", back, tr(FOOT[0]), self.close)
        yield Button("shuffle", shuffle, tr(FOOT[1]), self._shuffle)
        yield Button("begin", begin, tr(FOOT[2]), self._ask, style=Style.PRIMARY)

    # What the player does ----------------------------------------------------------------------------------------

    def _take(self, wish: TableWish) -> None:
        self.wish = wish
        self.rebuild()

    def _choose_game(self, game: str) -> None:
        self._take(self.wish.with_game(game))
        tr = self.tr
        self.program.feedback.speak(
            f"{tr(f'newtable.name.{game}')}. {tr(f'newtable.line.{game}')}. {pot_words(tr, self.wish)} {self._people}"
        )

    def _choose_person(self, number: int, step: int) -> None:
        self._take(self.wish.with_person(number, step))

    def _choose_strength(self, strength: str) -> None:
        self._take(self.wish.with_strength(strength))

    def _choose_rule(self, name: str, value: HouseValue) -> None:
        self._take(self.wish.with_rule(name, value))

    def _shuffle(self) -> None:
        self._take(self.wish.shuffled(SystemRandom()))
        self.program.feedback.speak(self._people)

    def _reset(self) -> None:
        self._take(self.wish.usual())
        self.program.feedback.speak(". ".join(house_words(self.tr, self.wish, opened=True)))

    def _turn_house(self) -> None:
        """Open the house rules, or fold them away."""
        self.opened = not self.opened
        self.column.offset = 0
        self.rebuild()
        self.focus.focus("house")
        self.follow()

    def _choose_easy(self, on: bool) -> None:
        settings = self.program.preferences.settings
        self.wish = self.wish.with_strength(STRENGTH if on else "")
        self.program.preferences.change(**(entering(settings) if on else leaving(settings)))
        self.rebuild()

    @property
    def waiting(self) -> bool:
        """Whether the new evening is being kept for the first time."""
        return self._sitting.waiting

    def _ask(self) -> None:
        """An evening in progress is not thrown away without a question."""
        if self.waiting:
            return
        there = self._go_on is not None and self._there()
        if there is None:  # it is asked as soon as that is known
            if not self._asked:
                self.program.feedback.speak(self.tr("title.reading"))
            self._asked = True
            return
        if not there:
            self._begin()
            return
        tr = self.tr
        answers = (
            Answer("new-yes", tr("title.replace-yes"), self._begin, Style.SECOND, True),
            Answer("new-no", tr("title.replace-no"), self._return, Style.PRIMARY),
        )
        asked = tr("title.replace", file=self.program.disk.save_file)
        self.program.stack.push(Dialog(self.program, tr("title.replace-title"), asked, answers, "new-no"))

    def _return(self) -> None:
        """Go on with the evening in progress; the title, which reads it, must be seen for that."""
        self.close()
        if self._go_on is not None:
            self._go_on()

    def _begin(self) -> None:
        self._sitting.begin(self.wish)

    def update(self, dt: float) -> None:
        """Sit down as soon as the new evening is safe; ask what could not be asked yet."""
        super().update(dt)
        self._sitting.look()
        if self._asked and self._there() is not None:
            self._asked = False
            self._ask()

    def handle(self, command: Command) -> bool:
        """Nothing goes through to the title."""
        super().handle(command)
        return True

    def escape(self) -> bool:
        """Fold the house rules away; else back to the title."""
        if self.opened:
            self._turn_house()
        else:
            self.close()
        return True

    def close(self) -> None:
        """Back to the title, unless the new evening is begun already; what was chosen is remembered."""
        if self.waiting:
            return
        sat = not never_sat(self.program.preferences.settings)
        self.program.preferences.change(table={**self.wish.data(self.program.preferences.settings.table), SAT: sat})
        self.program.stack.remove(self)
