"""The settlement of a hand: the count, every line, who pays whom, how everybody stands."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import TYPE_CHECKING, Final

from engine import HandOver, Outcome, card_name
from tarokgui.commands import Command, Key, Pointer, PointerKind
from tarokgui.geometry import Rect, centred
from tarokgui.keymap import spelled
from tarokgui.rulebook import page_for
from tarokgui.scenes.base import Node
from tarokgui.scenes.form import Form
from tarokgui.scenes.keys import key_words
from tarokgui.scenes.redeal import copy_words
from tarokgui.scenes.settling.context import SheetContext, counting_up
from tarokgui.scenes.settling.counting import count, least_cards, open_cards
from tarokgui.scenes.settling.foot import Choice, buttons, buttons_height, standings
from tarokgui.scenes.settling.galley import Galley
from tarokgui.scenes.settling.lines import reckoning
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style
from tarokgui.widgets.heading import Heading, Rule
from tarokgui.widgets.label import Panel
from tarokgui.widgets.pane import Pane
from tarokgui.widgets.readingpane import PaneEdge, ReadingPane
from tarokgui.wording import card_words, contract_name, outcome_text, step_name

if TYPE_CHECKING:
    import pygame

    from tarokgui.scenes.table import TableScene
    from tarokgui.services import Services

WIDTH, HEIGHT = 1150.0, 780.0
"""Of the sheet, in units."""
TWO_COLUMNS: Final = 46
"""Letters a sheet must be wide for two columns."""
DENSITIES: Final = (0, 1, 2, 3)
"""How closely everything is set, the roomiest first."""
SHARES: Final = (54, 46)
"""Per cent of the width for count and open cards: the cards are large if the lines beside them have room."""


class SettlementScene(Form):
    """A sheet over the table. Enter goes on to the next hand; while figures count up it shows them all at once."""

    name = "settlement"
    opaque = False

    def __init__(self, services: Services, table: TableScene) -> None:
        super().__init__(services)
        self.table = table
        self.prefer = "next"
        final = table.model.final
        assert final is not None  # the scene is only shown for a settled hand
        self.final: HandOver = final
        self.settlement = final.settlement
        comfort = services.comfort
        self.timeline = counting_up(comfort.speed, reduced=comfort.reduced_motion)
        self.sheet = SheetContext(table, final, self.timeline, self.paint)
        self._scrolled = 0
        self._pane: ReadingPane | None = None

    # What is seen ------------------------------------------------------------------------------------------------

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken the table."""
        self.paint.veil(surface)

    def build(self) -> Iterable[Widget]:
        """Head, two columns, standings, buttons; what does not fit scrolls."""
        px, paint = self.scale.px, self.paint
        self.sheet.paint = paint
        size = (min(px(WIDTH), self.window.w - px(36)), min(px(HEIGHT), self.window.h - px(26)))
        sheet = centred(*size, self.window)
        yield Panel("sheet", sheet)
        inner = sheet.inset(px(40), px(18))
        title, second = self._title(), " · ".join(self._circumstances())
        head = Rect(inner.x, inner.y, inner.w, Heading.height(paint, title, second, inner.w))
        yield Heading("heading", head, title, second)
        choices = self._choices()
        high = buttons_height(paint, choices, inner.w)
        row = Rect(inner.x, inner.bottom - high, inner.w, high)
        room = Rect(inner.x, head.bottom + px(6), inner.w, row.y - head.bottom - px(6) - px(14))
        yield from self._body(room)
        yield from buttons(paint, choices, row)

    def _body(self, room: Rect) -> Iterable[Widget]:
        """Everything between head and buttons."""
        px, paint = self.scale.px, self.paint
        self._pane = None
        wide = room.w >= TWO_COLUMNS * self.scale.medium
        foot = Galley(paint, room.x, 0, room.w)
        standings(self.sheet, foot)
        above = Rect(room.x, room.y, room.w, room.h - foot.y - px(20))
        if wide and above.h > 0:
            for density, share in product(DENSITIES, SHARES):
                made = self._columns(above, density, share, fixed=True)
                if made is None:
                    continue
                # What is left stands above as well as below.
                spare = min(px(26), (above.bottom - max(widget.rect.bottom for widget in made)) // 3)
                lower_room = Rect(above.x, above.y + spare, above.w, above.h - spare)
                yield from self._columns(lower_room, density, share, fixed=True) or made
                yield Rule("rule", Rect(room.x, above.bottom + px(2), room.w, px(14)))
                lower = Galley(paint, room.x, room.bottom - foot.y, room.w)
                standings(self.sheet, lower)
                yield from lower.widgets
                return
        # Too much for the sheet: what does not fit is reached by scrolling.
        width = room.w - Pane.gutter(paint)
        column = Galley(paint, room.x, room.y, width)
        if wide:
            made = self._columns(Rect(room.x, room.y, width, room.h), 2, SHARES[-1], fixed=False)
            column.widgets += made or []
            column.y = max(widget.rect.bottom for widget in column.widgets)
        else:
            count(self.sheet, column, 0)
            column.space(18)
            reckoning(self.sheet, column, 0)
        column.space(14)
        standings(self.sheet, column)
        if not wide:
            column.space(14)
            open_cards(self.sheet, column, None)
        pane = ReadingPane("pane", room, column.y - room.y + px(8), paint, self._scrolled, self._moved)
        self._pane = pane
        yield pane
        yield from pane.hold(column.widgets)
        yield PaneEdge("more", Rect(room.x, room.bottom - px(1), width, px(12)), pane)

    def _columns(self, room: Rect, density: int, share: int, *, fixed: bool) -> list[Widget] | None:
        """Both columns in *room*, the left one *share* per cent of it; None if they must fit (*fixed*) and do not."""
        px, paint = self.scale.px, self.paint
        if not self.settlement.lines and not any(self.settlement.pool_payments):
            return self._unpaid(room, fixed=fixed)
        gap = px(44)
        left = Galley(paint, room.x, room.y, (room.w - gap) * share // 100)
        count(self.sheet, left, density)
        left.space(10 if density else 18)
        right = Galley(paint, left.x + left.w + gap, room.y, room.w - gap - left.w)
        reckoning(self.sheet, right, density)
        if fixed and (right.y > room.bottom or left.y + least_cards(self.sheet, left) > room.bottom):
            return None
        open_cards(self.sheet, left, room.bottom if fixed else None)
        return [*left.widgets, *right.widgets]

    def _unpaid(self, room: Rect, *, fixed: bool) -> list[Widget] | None:
        """Nothing was counted and nobody pays: one column, with the cards that are open now."""
        column = Galley(self.paint, room.x, room.y, room.w)
        column.space(10)
        reckoning(self.sheet, column, 0)
        column.space(18)
        if fixed and column.y + least_cards(self.sheet, column) > room.bottom:
            return None
        open_cards(self.sheet, column, room.bottom if fixed else None)
        return column.widgets

    def _moved(self, offset: int) -> None:
        self._scrolled = offset
        self.dirty = True

    def _title(self) -> str:
        tr, seating, done = self.services.tr, self.table.seating, self.settlement
        thrower = self.sheet.shown.thrown_in_by
        if done.outcome is Outcome.THROWN_IN and thrower is not None:
            return seating.says("settlement.title.thrown-in", thrower)
        if done.declarer is None or done.contract is None:
            return outcome_text(tr, done.outcome)
        contract = contract_name(tr, done.contract)
        if done.outcome is Outcome.SURRENDER:
            return seating.says("settlement.title.surrender", done.declarer, contract=contract, level=done.level)
        game = next((line.value for line in done.lines if line.item in ("game", "valat")), 0)
        key = "settlement.title.won" if game > 0 else "settlement.title.lost"
        if done.partner is None:
            return seating.says(f"{key}-alone", done.declarer, contract=contract)
        return seating.says(key, done.declarer, contract=contract, partner=self._partner(done.partner))

    def _partner(self, seat: int) -> str:
        you = seat == self.table.session.human
        return self.services.tr("settlement.title.with-you") if you else self.table.seating.name(seat)

    def _circumstances(self) -> list[str]:
        """Under the title: which deal, which level, which king, how much it was doubled."""
        tr, shown, session = self.services.tr, self.sheet.shown, self.table.session
        told = []
        if session.deal is not None:
            told.append(tr("settlement.sub.deal", n=session.deal))
        surrendered = self.settlement.outcome is Outcome.SURRENDER  # then the title tells the level
        if self.settlement.level and not surrendered and shown.contract is not None and shown.contract.talon_cards:
            told.append(tr("settlement.sub.level", n=self.settlement.level))
        if shown.called is not None and card_name(shown.called):
            told.append(tr("settlement.sub.called", card=card_words(tr, shown.called)))
        if shown.speech.game:
            told.append(step_name(tr, len(shown.speech.game) - 1))
        if self.sheet.stake > 1:
            told.append(tr("settlement.sub.double"))
        return told

    def _choices(self) -> list[Choice]:
        """The buttons in reading order."""
        tr, session = self.services.tr, self.table.session
        nothing = "" if session.can_take_back else tr("undo.nothing")
        return [
            Choice("end", tr("settlement.end"), self._end),
            Choice("copy", tr("settlement.copy"), self._copy, hint=self._key("copy")),
            Choice(
                "undo",
                tr("settlement.undo"),
                self._take_back,
                enabled=not nothing,
                reason=nothing,
                hint=self._key("undo"),
            ),
            Choice("scores", tr("settlement.scores"), self._scores, hint=self._key("scores")),
            Choice("next", tr("settlement.next"), self._next, Style.PRIMARY),
        ]

    def _key(self, act: str) -> str:
        """The key of a button, for its tooltip."""
        keys = self.services.keymap.keys(act)
        return spelled(keys[0], key_words(self.services.tr)) if keys else ""

    # What is done ------------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """While figures count up."""
        return self.timeline.busy

    def update(self, dt: float) -> None:
        """Let them count."""
        super().update(dt)
        if self.timeline.busy:
            self.timeline.advance(dt)
            self.dirty = True

    def extra_nodes(self) -> Iterable[Node]:
        """That the figures are not all there yet."""
        if self.timeline.busy:
            yield Node("counting", self.services.tr("settlement.counting"), "status", self.window)

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
                isinstance(command, Key) and command.name in ("return", "space", "escape")
            ):
                self._note_device(command)
                return True
        if isinstance(command, Key) and not command.mods and self._page(command.name):
            self.services.by_keyboard = True
            return True
        super().handle(command)
        return True

    def _on_button(self, pos: tuple[int, int]) -> bool:
        """Whoever presses a button means it, also while figures count up."""
        return any(isinstance(widget, Button) and widget.hit(pos) for widget in self.focus.widgets)

    def _page(self, name: str) -> bool:
        """Scroll, wherever the focus is; False if that key does not or there is nothing to scroll."""
        return self._pane is not None and self._pane.turn(name)

    def do(self, act: str) -> bool:
        """The acts of the table that make sense here."""
        match act:
            case "scores":
                self._scores()
            case "undo":
                self._take_back()
            case "restart":
                self.services.stack.remove(self)
                self.table.rewinding.restart()
            case "copy":
                self._copy()
            case "next-hand":
                self._next()
            case _:
                return super().do(act)
        return True

    def rules_page(self) -> str:
        """How this hand was paid for."""
        return page_for("over", outcome=self.settlement.outcome.value)

    def escape(self) -> bool:
        """The menu of the table."""
        from tarokgui.scenes.menu import pause_menu

        self.services.stack.push(pause_menu(self.services, self.table))
        return True

    def _next(self) -> None:
        self.services.stack.remove(self)
        self.table.rewinding.next_hand()

    def _scores(self) -> None:
        from tarokgui.scenes.scores import ScoresScene

        self.services.stack.push(ScoresScene(self.services, self.table.session, self.table.seating))

    def _take_back(self) -> None:
        if not self.table.session.can_take_back:
            self.say(self.services.tr("undo.nothing"))
            return
        self.services.stack.remove(self)
        self.table.rewinding.take_back()

    def _copy(self) -> None:
        self.say(copy_words(self.table))

    def _end(self) -> None:
        from tarokgui.scenes.menu import end_evening

        self.services.stack.push(end_evening(self.services, self.table))
