"""A new table: which game, with whom, by which house rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING

from engine import HouseValue, RecordError
from tarokgui.draw.geometry import Rect
from tarokgui.forms.columnform import ColumnForm
from tarokgui.kit.commands import Command
from tarokgui.scenes.eveningstart import EveningStart
from tarokgui.scenes.houserules import fold_line, house_column, house_words
from tarokgui.scenes.newtablelayout import FOOT, NewTableLayout
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.scenes.tablechoice import TableChoices, game_lines, people_lines, pot_line, pot_words
from tarokgui.session.easystart import SAT, STRENGTH, entering, is_easy, leaving, never_sat
from tarokgui.session.people import companion
from tarokgui.session.tablesetup import TableSetup
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style
from tarokgui.widgets.column import ColumnLine
from tarokgui.widgets.label import Panel
from tarokgui.wording.records import record_problem

if TYPE_CHECKING:
    from tarokgui.services.program import Program


class NewTableScene(ColumnForm):
    """Everything is chosen already as it was the last time; the first button sits down.

    *go_on* takes up the evening in progress, for those who did not know that there is one; None if there is none.
    *there* is True if there is one, None while that is still being looked up.
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
            self.wish = TableSetup.from_data(program.preferences.settings.table)
        except RecordError as unknown:
            self.wish = TableSetup()
            program.feedback.notify(record_problem(program.feedback.tr, unknown))
        self._go_on = go_on
        self._start = EveningStart(program, self._return, there if go_on is not None else lambda: False)
        self._choices = TableChoices(self._choose_easy, self._choose_game, self._choose_person, self._choose_strength)
        self.opened = False
        """True while the house rules are shown instead of the table."""
        self.prefer = "begin"

    # The screen --------------------------------------------------------------------------------------------------

    def build(self) -> Iterable[Widget]:
        """The sheet: game and people, side by side if there is room, over the line of the house rules; or these."""
        tr = self.tr
        rows, layout = OptionRows(self.paint, tr), NewTableLayout(self.paint, tr, self.window)
        easy = is_easy(self.program.preferences.settings)
        left = list(game_lines(rows, self.paint, self.wish, self._choices, easy=easy))
        right = list(people_lines(rows, self.paint, self.wish, self._choices))
        sheet, pot = layout.sheet(), pot_line(rows, self.wish)
        fold = fold_line(rows, self.wish, self._turn_house, opened=self.opened)
        beside = pot.height(layout.foot_places(layout.foot(sheet))[2].w) <= layout.foot(sheet).h
        if not beside:
            left.append(pot)
        sheet = sheet if self.opened else layout.fitted(sheet, left, right, fold)
        room = layout.room(sheet)
        yield Panel("sheet", sheet, tr("newtable.title"))
        if self.opened:
            yield from self._house(layout, room, fold)
        elif (columns := layout.side_by_side(room, left, right, fold)) is not None:
            self.column.rest()
            yield from columns
        else:
            yield from self._scrolled(layout, [*left, *right, fold], room)
        back, shuffle, between, begin = layout.foot_places(layout.foot(sheet))
        yield Button("back", back, tr(FOOT[0]), self.close)
        yield Button("shuffle", shuffle, tr(FOOT[1]), self._shuffle)
        yield Button("begin", begin, tr(FOOT[2]), self._begin, style=Style.PRIMARY)
        if beside:
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

    def _scrolled(self, layout: NewTableLayout, lines: Sequence[ColumnLine], room: Rect) -> Iterable[Widget]:
        """The lines as wide as *room*, edge to edge; the bar stands outside of it."""
        px = self.scale.px
        bar = px(12, 10) if layout.length(lines, room.w) > room.h - 2 * px(8) else 0
        yield from self.laid(lines, Rect(room.x - px(8), room.y, room.w + 2 * px(8) + bar, room.h))

    def _house(self, layout: NewTableLayout, room: Rect, fold: ColumnLine) -> Iterable[Widget]:
        """The line that folds them again, and below it the house rules in a column."""
        high = fold.height(room.w)
        yield fold.make(room._replace(h=high))
        lines = house_column(OptionRows(self.paint, self.tr, even=True), self.wish, self._choose_rule, self._reset)
        top = high + self.scale.px(10)
        yield from self._scrolled(layout, lines, Rect(room.x, room.y + top, room.w, room.h - top))

    # The player's acts -------------------------------------------------------------------------------------------

    def _take(self, wish: TableSetup) -> None:
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
        """True while the new evening is saved for the first time."""
        return self._start.waiting

    def _begin(self) -> None:
        self._start.ask(self.wish)

    def _return(self) -> None:
        """Go on with the evening in progress; the title, which reads it, must be seen for that."""
        self.close()
        if self._go_on is not None:
            self._go_on()

    def update(self, dt: float) -> None:
        """Sit down as soon as the new evening is safe; ask the question that had to wait."""
        super().update(dt)
        self._start.update(self.wish)

    def handle(self, command: Command) -> bool:
        """Take every command: nothing goes through to the title."""
        super().handle(command)
        return True

    def escape(self) -> bool:
        """Fold the house rules away; else go back to the title."""
        if self.opened:
            self._turn_house()
        else:
            self.close()
        return True

    def close(self) -> None:
        """Go back to the title, unless the new evening is begun already; the choices are remembered."""
        if self.waiting:
            return
        sat = not never_sat(self.program.preferences.settings)
        self.program.preferences.change(table={**self.wish.data(self.program.preferences.settings.table), SAT: sat})
        self.program.stack.remove(self)
