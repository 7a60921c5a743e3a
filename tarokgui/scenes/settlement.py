"""The settlement of a hand: the count, every line, who pays whom, how everybody stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine import HandOver, Kind
from tarokgui.draw.geometry import Rect, centred
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind
from tarokgui.kit.keymap import spelled
from tarokgui.kit.node import Node
from tarokgui.rulebook import page_for
from tarokgui.scenes.settling.body import Body
from tarokgui.scenes.settling.foot import FootChoice, buttons, buttons_height, shortened
from tarokgui.scenes.settling.head import head
from tarokgui.scenes.settling.lines import own_words
from tarokgui.scenes.settling.ticks import due
from tarokgui.settlement.context import SheetContext, counting_up
from tarokgui.table.dealexchange import copy_words
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style
from tarokgui.widgets.countbar import CountBar
from tarokgui.widgets.label import Panel
from tarokgui.widgets.ledger import LedgerRow
from tarokgui.widgets.openpile import OpenPile
from tarokgui.widgets.payment import Payment
from tarokgui.widgets.standing import ScoreStanding
from tarokgui.widgets.sumbar import SumBar
from tarokgui.widgets.toast import FreeArea
from tarokgui.widgets.tooltip import DEED, RoomToKeep
from tarokgui.widgets.trickstrip import TrickStrip
from tarokgui.widgets.tricktally import TrickTally
from tarokgui.widgets.verdictband import VerdictBand
from tarokgui.wording.keywords import key_words

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program
    from tarokgui.services.routes import TableDoors

WIDTH, HEIGHT = 1150.0, 780.0
"""Of the sheet, in units."""
COUNTING: Final = (VerdictBand, CountBar, TrickStrip, TrickTally, LedgerRow, SumBar, Payment, ScoreStanding)
"""What is another while figures count up; nothing lies over it."""


class SettlementScene(Form):
    """A sheet over the table. Enter goes on to the next hand; while figures count up it shows them all at once."""

    name = "settlement"
    opaque = False
    toast_high = True

    def __init__(self, program: Program, table: TableDoors) -> None:
        super().__init__(program)
        self.table = table
        self.prefer = "next"
        self._live = table.live
        final = self._live.session.moment.hand.final
        assert final is not None  # the scene is only shown for a settled hand
        self.final: HandOver = final
        self.settlement = final.settlement
        comfort = program.preferences.accessibility
        self.timeline = counting_up(comfort.speed, reduced=comfort.reduced_motion)
        self.sheet = SheetContext(self.tr, self._live, final, self.timeline, self.paint)
        self.sheet.items = own_words(self.sheet).items
        self.body = Body(self.sheet, self._moved)
        self._kept: tuple[object, pygame.Surface] | None = None
        """All that does not count, as it was drawn, and what that depends on."""

    # What is seen ------------------------------------------------------------------------------------------------

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken the table."""
        self.paint.veil(surface)

    def draw(self, surface: pygame.Surface) -> None:
        """While figures count up only what counts is drawn; the rest is kept as one picture."""
        below, text = self.program.stack.below, self.paint.text
        # Rows that scroll lie under the edge of their pane; and whoever records what is written wants all of it.
        if not self.timeline.busy or below is None or self.body.pane is not None or text.recording:
            self._kept = None
            super().draw(surface)
            return
        settled = self.paint.cards.settled
        changing = COUNTING if settled else (*COUNTING, OpenPile)
        state = [(each, each.hovered, each.pressed, each.focused, each.enabled) for each in self.focus.widgets]
        still = (below, self.paint, settled, state)
        if self._kept is not None and self._kept[0] == still:
            surface.blit(self._kept[1], (0, 0))
        else:
            self.backdrop(surface)
            self.focus.draw(surface, self.paint, without=changing)
            self._kept = still, surface.copy()
        self.focus.draw(surface, self.paint, only=changing)
        self.draw_marks(surface)

    def build(self) -> Iterable[Widget]:
        """The verdict, two columns, standings, buttons; what does not fit scrolls, verdict and buttons never."""
        px, paint = self.scale.px, self.paint
        self.sheet.paint = paint
        size = (min(px(WIDTH), self.window.w - px(36)), min(px(HEIGHT), self.window.h - px(26)))
        sheet = centred(*size, self.window)
        yield Panel("sheet", sheet)
        inner = sheet.inset(px(40), px(18))
        made = head(self.sheet, paint, inner.w, inner.h)
        band = Rect(inner.x, inner.y, inner.w, made.height)
        yield VerdictBand("heading", band, made.label, made.result, made.camps, self.sheet.grown("verdict"))
        choices = shortened(paint, self._choices(), inner.w)
        high = buttons_height(paint, choices, inner.w)
        row = Rect(inner.x, inner.bottom - high, inner.w, high)
        room = Rect(inner.x, band.bottom + px(12), inner.w, row.y - band.bottom - px(12) - px(14))
        self.body.lead = made.lead
        yield from self.body.lay(room)
        yield from buttons(paint, choices, row)

    def message_room(self) -> FreeArea:
        """Messages lie on the sheet, where it is blank, and never on the verdict."""
        room = super().message_room()
        sheet, verdict = self.focus.find("sheet"), self.focus.find("heading")
        if sheet is None or verdict is None:
            return room
        near = (sheet.rect.right, sheet.rect.centre[1])
        return FreeArea(sheet.rect.inset(self.scale.px(12)), (*room.kept, RoomToKeep(verdict.rect, DEED)), near)

    @property
    def first_words(self) -> str:
        """The result of the hand, as the band has it."""
        return head(self.sheet, self.paint, self.window.w, self.window.h).label

    def _moved(self) -> None:
        self.dirty = True

    def _choices(self) -> list[FootChoice]:
        """The buttons in reading order."""
        tr, session = self.tr, self._live.session
        nothing = "" if session.can_take_back else tr("undo.nothing")
        return [
            FootChoice("end", tr("settlement.end"), self._end),
            FootChoice(
                "copy", tr("settlement.copy"), self._copy, hint=self._key("copy"), short=tr("settlement.copy-short")
            ),
            FootChoice(
                "undo",
                tr("settlement.undo"),
                self._take_back,
                enabled=not nothing,
                reason=nothing,
                hint=self._key("undo"),
            ),
            FootChoice(
                "look",
                tr("settlement.look"),
                self._look,
                hint=self._key("look-back"),
                short=tr("settlement.look-short"),
            ),
            FootChoice("scores", tr("settlement.scores"), self._scores, hint=self._key("scores")),
            FootChoice("next", tr("settlement.close"), self._end, Style.PRIMARY)
            if session.rounded_off
            else FootChoice("next", tr("settlement.next"), self._next, Style.PRIMARY),
        ][1 if session.rounded_off else 0 :]

    def _key(self, act: str) -> str:
        """The key of a button, for its tooltip."""
        keys = self.program.preferences.keymap.keys(act)
        return spelled(keys[0], key_words(self.tr)) if keys else ""

    # What is done ------------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """While figures count up."""
        return self.timeline.busy

    def update(self, dt: float) -> None:
        """Let them count."""
        super().update(dt)
        if self.timeline.busy:
            before = self.timeline.time
            self.timeline.advance(dt)
            for cue in due(self.settlement, before, self.timeline.time):
                self.program.feedback.sound.play(cue)
            self.dirty = True

    def extra_nodes(self) -> Iterable[Node]:
        """That the figures are not all there yet."""
        if self.timeline.busy:
            yield Node("counting", self.tr("settlement.counting"), "status", self.window)

    def settings_changed(self) -> None:
        """With other wishes everything stands still."""
        self.timeline.finish()

    def handle(self, command: Command) -> bool:
        """The first key or press shows all figures; scrolling keys move the sheet; nothing goes further down."""
        pressed = isinstance(command, Pointer) and command.kind is PointerKind.DOWN
        plain = isinstance(command, Key) and not command.repeat
        if self.timeline.busy and (pressed or plain):
            self.timeline.finish()
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
        """Whoever presses a button means it, also while figures count up."""
        return any(isinstance(widget, Button) and widget.hit(pos) for widget in self.focus.widgets)

    def _page(self, name: str) -> bool:
        """Scroll, wherever the focus is; False if that key does not or there is nothing to scroll."""
        return self.body.pane is not None and self.body.pane.turn(name)

    def do(self, act: str) -> bool:
        """The acts of the table that make sense here."""
        match act:
            case "scores":
                self._scores()
            case "undo":
                self._take_back()
            case "restart":
                self.table.restart(lambda: self.program.stack.remove(self))
            case "copy":
                self._copy()
            case "look-back":
                self._look()
            case "last-round":
                self._agree()
            case "next-hand" | "deal-number" if self._live.session.rounded_off:
                self._end()
            case "next-hand":
                self._next()
            case "deal-number":
                present = self._live.session.deal
                self.program.routes.deal_number(present, self._deal_next, given_up=False, following=True)
            case _:
                return super().do(act)
        return True

    def rules_page(self) -> str:
        """How this hand was paid for."""
        done = self.settlement
        return page_for(self._live.session.variant.key, Kind.OVER, contract=done.contract, outcome=done.outcome)

    def escape(self) -> bool:
        """The menu of the table."""
        self.program.routes.menu(self.table, self.do)
        return True

    def _next(self) -> None:
        self.program.stack.remove(self)
        self._live.next_hand()

    def _deal_next(self, text: str) -> None:
        why = self.table.deal_next(text)
        if why:
            self.say(why)
        else:
            self.program.stack.remove(self)

    def _scores(self) -> None:
        self.program.routes.scores(self._live.session)

    def _look(self) -> None:
        """Go through the hand; it is the present one, so it is there."""
        hand = self._live.session.played.latest
        assert hand is not None
        self.program.routes.look_back(hand)

    def _take_back(self) -> None:
        if not self._live.session.can_take_back:
            self.say(self.tr("undo.nothing"))
            return
        self.program.stack.remove(self)
        self.table.take_back()

    def _copy(self) -> None:
        self.say(copy_words(self._live.session, self.tr))

    def _end(self) -> None:
        self.program.routes.end_of_evening(self.table, self._agree)

    def _agree(self) -> None:
        """S68: the hand that is over begins the last round, or that is called off; the notes on the sheet tell it."""
        agreed = self._live.session.last_round is not None

        def done() -> None:
            self.rebuild()
            self.say(self.tr("lastround.said.off" if agreed else "lastround.said.on"))

        self._live.agree(last=not agreed, then=done)
