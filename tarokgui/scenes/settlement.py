"""The settlement of a hand: the sheet over the table, and the time in which its figures count up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import HandOver, Kind
from tarokgui.draw.animation import Timeline
from tarokgui.draw.geometry import Rect, centred
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind
from tarokgui.kit.node import Node
from tarokgui.rulebook import page_for
from tarokgui.scenes.settlementsheet.account import own_words
from tarokgui.scenes.settlementsheet.actions import SettlementActions
from tarokgui.scenes.settlementsheet.body import Body
from tarokgui.scenes.settlementsheet.countingpicture import CountingPicture
from tarokgui.scenes.settlementsheet.footbuttons import buttons, buttons_height, shortened
from tarokgui.scenes.settlementsheet.head import head
from tarokgui.scenes.settlementsheet.ticks import CountingSounds, count_up
from tarokgui.settlement.context import SheetContext
from tarokgui.sound.cues import closing
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button
from tarokgui.widgets.label import Panel
from tarokgui.widgets.toast import FreeArea
from tarokgui.widgets.tooltip import DEED, RoomToKeep
from tarokgui.widgets.verdictband import VerdictBand

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program
    from tarokgui.services.routes import TableActions

WIDTH, HEIGHT = 1150.0, 780.0
"""Of the sheet, in units."""


class SettlementScene(Form):
    """A sheet over the table. Enter goes on to the next hand; while figures count up it shows them all at once."""

    name = "settlement"
    opaque = False
    toast_high = True

    def __init__(self, program: Program, table: TableActions) -> None:
        super().__init__(program)
        self.table = table
        self.prefer = "next"
        self._live = table.live
        final = self._live.session.moment.hand.final
        assert final is not None  # the scene is only shown for a settled hand
        self.final: HandOver = final
        self.settlement = final.settlement
        comfort = program.preferences.accessibility
        self.timeline = Timeline(speed=comfort.speed)
        self.sheet = SheetContext(self.tr, self._live, final, self.timeline, self.paint)
        self.sheet.items = own_words(self.sheet).items
        self._sounds = CountingSounds(lambda cue: program.feedback.sound.play(cue))
        if comfort.speed > 0 and not comfort.reduced_motion:
            self._sounds.wait(count_up(self.sheet))
        self.body = Body(self.sheet, self._moved, self.rebuild)
        self.actions = SettlementActions(self, table)
        self._picture = CountingPicture(self)

    # Drawing -----------------------------------------------------------------------------------------------------

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken the table."""
        self.paint.veil(surface)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw only the widgets that count while figures count up; the rest is kept as one picture."""
        below, text = self.program.stack.below, self.paint.text
        # Rows that scroll are cut off by the edge of their pane; and a recorder of the text wants all of it.
        if not self.timeline.busy or below is None or self.body.pane is not None or text.recording:
            self._picture.forget()
            super().draw(surface)
        else:
            self._picture.draw(surface, below)

    def build(self) -> Iterable[Widget]:
        """The verdict, two columns, standings, buttons; all but verdict and buttons scrolls if it does not fit."""
        px, paint = self.scale.px, self.paint
        self.sheet.paint = paint
        size = (min(px(WIDTH), self.window.w - px(36)), min(px(HEIGHT), self.window.h - px(26)))
        sheet = centred(*size, self.window)
        yield Panel("sheet", sheet)
        inner = sheet.inset(px(40), px(18))
        made = head(self.sheet, paint, inner.w, inner.h)
        band = Rect(inner.x, inner.y, inner.w, made.height)
        yield VerdictBand("heading", band, made.label, made.result, made.camps, self.sheet.grown("verdict"))
        choices = shortened(paint, self.actions.choices(), inner.w)
        high = buttons_height(paint, choices, inner.w)
        row = Rect(inner.x, inner.bottom - high, inner.w, high)
        room = Rect(inner.x, band.bottom + px(12), inner.w, row.y - band.bottom - px(12) - px(14))
        self.body.lead = made.lead
        yield from self.body.lay(room)
        yield from buttons(paint, choices, row)

    def message_room(self) -> FreeArea:
        """The blank parts of the sheet; messages never cover the verdict or a button."""
        room = super().message_room()
        sheet, verdict = self.focus.find("sheet"), self.focus.find("heading")
        if sheet is None or verdict is None:
            return room
        near = (sheet.rect.right, sheet.rect.centre[1])
        buttons = (RoomToKeep(each.rect, 20 * DEED) for each in self.focus.widgets if isinstance(each, Button))
        kept = (*room.kept, RoomToKeep(verdict.rect, DEED), *buttons)
        return FreeArea(sheet.rect.inset(self.scale.px(12)), kept, near)

    @property
    def first_words(self) -> str:
        """The result of the hand, as the band has it."""
        return head(self.sheet, self.paint, self.window.w, self.window.h).label

    def _moved(self) -> None:
        self.dirty = True

    # Acts --------------------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """True while figures count up."""
        return self.timeline.busy

    def update(self, dt: float) -> None:
        """Let them count."""
        super().update(dt)
        if self.timeline.busy:
            self.timeline.advance(dt)
            self._sounds.until(self.timeline.time)
            self.body.turn_page()
            self.dirty = True

    def enter(self) -> None:
        """Say the result, and sound it where it is seen at once."""
        super().enter()
        if not self.timeline.busy:
            for cue in closing(self.final, self._live.session.human):
                self.program.feedback.sound.play(cue)

    def _finish(self) -> None:
        """Show all figures at once; the motif of the result is heard if it was not yet."""
        self.timeline.finish()
        self.body.turn_page()
        self._sounds.finish()

    def extra_nodes(self) -> Iterable[Node]:
        """A note that the figures are not all there yet."""
        if self.timeline.busy:
            yield Node("counting", self.tr("settlement.counting"), "status", self.window)

    def settings_changed(self) -> None:
        """Show all figures at once when the settings change."""
        self._finish()

    def handle(self, command: Command) -> bool:
        """Show all figures at the first key or press; move the sheet by scrolling keys. Nothing goes further down."""
        pressed = isinstance(command, Pointer) and command.kind is PointerKind.DOWN
        plain = isinstance(command, Key) and not command.repeat
        if self.timeline.busy and (pressed or plain):
            self._finish()
            self.dirty = True
            on_button = isinstance(command, Pointer) and self._on_button(command.pos)
            if (pressed and not on_button) or (
                isinstance(command, Key) and command.plain() and command.name in ("return", "space", "escape")
            ):
                self._note_device(command)
                self.program.feedback.speak(self.tr("settlement.counted"))
                return True
        if isinstance(command, Key) and not command.mods and self._page(command.name):
            self.program.loop.by_keyboard = True
            return True
        super().handle(command)
        return True

    def _on_button(self, pos: tuple[int, int]) -> bool:
        """True if the press is on a button: it is meant, also while figures count up."""
        return any(isinstance(widget, Button) and widget.hit(pos) for widget in self.focus.widgets)

    def _page(self, name: str) -> bool:
        """Scroll, wherever the focus is; False if that key does not or there is nothing to scroll."""
        return self.body.pane is not None and self.body.pane.turn(name)

    def do(self, act: str) -> bool:
        """Do an act of the settlement, else one of everywhere."""
        return self.actions.do(act) or super().do(act)

    def rules_page(self) -> str:
        """The page about the payments for such a hand."""
        done = self.settlement
        return page_for(self._live.session.variant.key, Kind.OVER, contract=done.contract, outcome=done.outcome)

    def escape(self) -> bool:
        """Open the menu of the table."""
        self.program.routes.menu(self.table, self.do)
        return True
