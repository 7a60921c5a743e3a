"""Stecken: everybody said fort. One puts one's hand in order, the four hands are stacked, and the same dealer deals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine import Card, Kind, Seat, card_name
from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.text import Align, Face
from tarokgui.forms.form import Form
from tarokgui.games.tubingen.sayings import on_stecken
from tarokgui.games.tubingen.stack import ClosedHand, Deeds, StackCard, StackNotice, StackPlace
from tarokgui.games.tubingen.stackflight import StackFlight
from tarokgui.games.tubingen.stackhand import StackHand
from tarokgui.games.tubingen.stackplaces import StackPlaces
from tarokgui.kit.commands import Command, Key
from tarokgui.rulebook import page_for
from tarokgui.session.remarks import TableRemark
from tarokgui.sound.cues import SWEPT
from tarokgui.table.badges import StripPlate
from tarokgui.table.layout import layout
from tarokgui.table.panels.rows import RowKey, button_row
from tarokgui.widgets.base import ACTIVATE, Widget
from tarokgui.widgets.button import Style
from tarokgui.widgets.label import Label
from tarokgui.widgets.portrait import Party
from tarokgui.wording.cards import card_words
from tarokgui.wording.seating import seating_of

if TYPE_CHECKING:
    import pygame

    from tarokgui.games.tubingen.ordering import Ordering
    from tarokgui.services.program import Program
    from tarokgui.services.routes import TableDoors

REACH: Final = 9
"""Units by which the pointer moves before a pressed card goes with it."""


class SteckenScene(Form):
    """One's own cards are moved by dragging, by two clicks, or with the keys; the others' hands stay face down."""

    name = "stecken"

    def __init__(self, program: Program, table: TableDoors) -> None:
        super().__init__(program)
        self.table = table
        self._live = table.live
        self.hand = StackHand(self._live.stack, self._live.keep_order, self._shifted)
        self._seating = seating_of(self._live.session, program.feedback.tr)
        self._usual = self._live.session.usual_stack
        self.prefer = f"card:{card_name(self.ordering.cards[0])}"
        self._held: Card | None = None
        """The card that was taken up when something was last told of it."""
        self.flight: StackFlight | None = None
        """The hands on their way to the stack; None until they are stacked."""

    @property
    def ordering(self) -> Ordering:
        """How one's cards lie."""
        return self.hand.ordering

    # What is seen ------------------------------------------------------------------------------------------------

    @property
    def _places(self) -> StackPlaces:
        """Where everything lies in the present window."""
        comfort = self.program.preferences.accessibility
        table = layout(
            self.window.w, self.window.h, self._seats, ui=comfort.ui_scale, text=comfort.text_scale, talon=False
        )
        return StackPlaces(table, self.paint, self._seating, self.tr("panels.stecken.text"))

    @property
    def _seats(self) -> int:
        return self._live.session.variant.players

    @property
    def _turn(self) -> list[Seat]:
        """The seats in the order in which their hands are laid down: the dealer's first, forehand's on top."""
        dealer = self._live.session.view.table.dealer
        return [(dealer - step) % self._seats for step in range(self._seats)]

    def build(self) -> Iterable[Widget]:
        """Plates and closed hands, what is to be done, the place of the stack, buttons, and one's own cards."""
        tr, seating, places = self.tr, self._seating, self._places
        table = places.table
        sizes = self._live.session.variant.dealt(self._live.session.view.table.dealer)
        bar = centred(self.scale.px(300), table.bar.h, table.bar._replace(w=table.tools.right - table.bar.x))
        theme, px = self.paint.theme, self.scale.large
        title = tr("panels.stecken.title")
        yield StripPlate(bar, title)
        line = bar._replace(y=bar.y + (bar.h - self.paint.text.line_height(px)) // 2)
        yield Label("title", line, title, px=px, colour=theme.brass_light, face=Face.TITLE, align=Align.CENTRE)
        yield StackNotice("told", places.told, self._words)
        for seat in range(self._seats):
            if seat != self._live.session.human:
                plate, note = table.seats[seating.place(seat)].plate, tr("panels.stecken.cards", n=sizes[seat])
                party = Party(seating.person(seat), seating.name(seat))
                told = (
                    self._remark if seat == self._places.across and self.program.preferences.settings.sayings else None
                )
                shown = note if told is None else tr("panels.stecken.says", words=tr(told.words))
                made = ClosedHand(f"pile:{seat}", plate, party, shown, places.pile(seat), lies=self.flight is None)
                made.hint = note if told is None else f"{tr(told.means)}\n{note}"
                yield made
        backs = self.flight.backs if self.flight is not None else 0
        yield StackPlace("stack:place", places.stack, tr("panels.stecken.place"), backs)
        if self.flight is None:
            yield from self._buttons(places)
            yield from self._cards(places)

    @property
    def first_words(self) -> str:
        """The end of the hand, and the next step."""
        return f"{self.tr('panels.stecken.title')}. {self._words}"

    @property
    def _remark(self) -> TableRemark:
        """What whoever sits across remarks on it."""
        return on_stecken(self._places.across)

    @property
    def _words(self) -> str:
        tr, held = self.tr, self.hand.held
        if self.flight is not None:
            return tr("panels.stecken.stacking")
        if held is not None:
            return tr("panels.stecken.held", card=card_words(tr, held))
        return tr("panels.stecken.text")

    def _buttons(self, places: StackPlaces) -> Iterable[Widget]:
        tr, undone = self.tr, self._live.session.can_take_back
        keys = [
            RowKey("undo", tr("panels.stecken.undo"), self._take_back, "" if undone else tr("undo.nothing")),
            RowKey("lay", tr("panels.stecken.lay"), self._lay, hint=tr("panels.stecken.lay-hint"), style=Style.SECOND),
            RowKey(
                "stack",
                tr("panels.stecken.stack"),
                self.stack,
                hint=tr("panels.stecken.stack-hint"),
                style=Style.PRIMARY,
            ),
        ]
        for button in button_row(self.paint, keys, places.foot):
            button.rests = button.id != "undo"
            yield button

    def _cards(self, found: StackPlaces) -> Iterable[Widget]:
        """One's own cards; the one that was taken up lies over the others."""
        tr, cards, places = self.tr, self.ordering.cards, found.hand(len(self.ordering.cards))
        hand = self.hand
        deeds = Deeds(hand.down, self._move, hand.up, hand.pick, self._inspect, hand.call_off)
        made = []
        for number, (card, place) in enumerate(zip(cards, places, strict=True)):
            right = places[number + 1].x if number + 1 < len(places) else place.right
            strip = Rect(place.x, place.y, right - place.x, self.window.bottom - place.y)
            widget = StackCard(card, strip, place, card_words(tr, card), deeds)
            widget.told_place = (number + 1, len(cards))
            widget.tag = tr("panels.stecken.top") if number == 0 else ""
            widget.lifted = card == self.ordering.lifted
            widget.moved = hand.moved if widget.lifted else (0, 0)
            made.append(widget)
        yield from sorted(made, key=lambda widget: widget.lifted)

    def overlay(self, surface: pygame.Surface) -> None:
        """Hands on their way to the stack."""
        if self.flight is not None:
            self.flight.draw(surface, self._places)

    # What is done ------------------------------------------------------------------------------------------------

    def _shifted(self) -> None:
        """A card was taken up, moved or put down."""
        held, self._held = self._held, self.hand.ordering.lifted
        if self.hand.held is not None:
            self.program.feedback.speak(self._words)
        elif held is not None and self._held is None:
            self.program.feedback.speak(self._lies("panels.stecken.down", held))
        self.rebuild()

    def _lies(self, key: str, card: Card) -> str:
        """The card and its place in the hand."""
        tr, cards = self.tr, self.ordering.cards
        return tr(key, card=card_words(tr, card), n=cards.index(card) + 1, all=len(cards))

    def _move(self, pos: tuple[int, int]) -> None:
        places = self._places.hand(len(self.ordering.cards))
        self.hand.move(pos, self.scale.px(REACH, 6), places)

    def _inspect(self, card: Card) -> None:
        self.program.routes.lens(self._live.session.variant, card, self._places.table.card, held=False)

    def _lay(self) -> None:
        """The usual order."""
        self.hand.lay(self._usual)
        self.say(self.tr("panels.stecken.laid"))

    def stack(self) -> None:
        """The hands fly to the stack one after the other; then the same dealer deals."""
        if self.flight is not None:
            return
        self.ordering.put_down()
        comfort = self.program.preferences.accessibility
        self.flight = StackFlight(self._turn, speed=comfort.speed, reduced=comfort.reduced_motion)
        self.program.feedback.speak(self._words)
        self.rebuild()

    def _go_on(self) -> None:
        self.program.stack.remove(self)
        self._live.next_hand(self.ordering.cards)

    def _take_back(self) -> None:
        if not self._live.session.can_take_back:
            self.say(self.tr("undo.nothing"))
            return
        self.program.stack.remove(self)
        self.table.take_back()

    # Time and input ----------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """While hands are on their way."""
        return self.flight is not None

    def update(self, dt: float) -> None:
        """Let them arrive, each with its sound; then the next hand begins."""
        super().update(dt)
        self._live.look()
        if self.flight is None or not self.on_top:
            return
        self.flight.timeline.advance(dt)
        if self.flight.arrives():
            self.program.feedback.sound.play(SWEPT)
            self.rebuild()
        self.dirty = True
        if not self.flight.timeline.busy:
            self._go_on()

    def handle(self, command: Command) -> bool:
        """While hands are stacked any key has them lie there; arrows move a card that was taken up."""
        ends = isinstance(command, Key) and command.plain() and command.name in (*ACTIVATE, "escape")
        if ends and self.flight is not None:
            self.flight.timeline.finish()
            return True
        if isinstance(command, Key) and not command.mods and self.hand.step(command.name):
            self.program.loop.by_keyboard = True
            if self.ordering.lifted is not None:
                self.program.feedback.speak(self._lies("panels.stecken.card", self.ordering.lifted))
            self.rebuild()
            return True
        super().handle(command)
        return True

    def do(self, act: str) -> bool:
        """The acts of the table that make sense here."""
        match act:
            case "scores":
                self.program.routes.scores(self._live.session)
            case "undo":
                self._take_back()
            case "restart":
                self.table.restart(lambda: self.program.stack.remove(self))
            case "next-hand":
                self.stack()
            case _:
                return super().do(act)
        return True

    def rules_page(self) -> str:
        """Stecken in the rules."""
        settlement = self._live.session.settlement
        assert settlement is not None  # the scene is only shown for a settled hand
        return page_for(self._live.session.variant.key, Kind.OVER, outcome=settlement.outcome)

    def escape(self) -> bool:
        """A card that was taken up goes back; else the menu of the table."""
        if self.ordering.lifted is not None:
            self.hand.put_back()
        else:
            self.program.routes.menu(self.table, self.do)
        return True
