"""Stecken: every player said fort. The person orders the cards, the four hands are stacked, the same dealer deals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine import Card, Kind, card_name
from tarokgui.controller.intents import Rewind
from tarokgui.controller.position import Jump
from tarokgui.forms.form import Form
from tarokgui.forms.restarting import restart_over
from tarokgui.games.tubingen.stack import StackCardActions, StackNotice, StackPlace
from tarokgui.games.tubingen.stackflight import StackFlight, stacking_turn
from tarokgui.games.tubingen.stackhand import StackHand
from tarokgui.games.tubingen.stackparts import StackParts
from tarokgui.games.tubingen.stackplaces import StackPlaces
from tarokgui.games.tubingen.stackwords import place_words, stack_words
from tarokgui.kit.commands import Command, Key
from tarokgui.rulebook import page_for
from tarokgui.sound.cues import SWEPT
from tarokgui.table.layout import layout
from tarokgui.widgets.base import ACTIVATE, Widget
from tarokgui.wording.seating import seating_of

if TYPE_CHECKING:
    import pygame

    from tarokgui.games.tubingen.ordering import Ordering
    from tarokgui.services.program import Program
    from tarokgui.services.routes import TableActions

REACH: Final = 9
"""Units by which the pointer moves before a pressed card goes with it."""


class SteckenScene(Form):
    """The screen of a Stecken: the person's cards are moved by dragging, by two clicks, or with the keys; the others'
    hands stay face down."""

    name = "stecken"

    def __init__(self, program: Program, table: TableActions) -> None:
        super().__init__(program)
        self.table = table
        self._live = table.live
        self.hand = StackHand(self._live.stack, self._live.keep_order, self._shifted)
        self._seating = seating_of(self._live.session, program.feedback.tr)
        self.prefer = f"card:{card_name(self.ordering.cards[0])}"
        self._held: Card | None = None
        """The card that was taken up at the last announcement about it."""
        self.flight: StackFlight | None = None
        """The hands on their way to the stack; None until they are stacked."""

    @property
    def ordering(self) -> Ordering:
        """The order of the person's cards."""
        return self.hand.ordering

    @property
    def _places(self) -> StackPlaces:
        """All places in the present window."""
        comfort, variant = self.program.preferences.accessibility, self._live.session.variant
        ui, text, size, hands = comfort.ui_scale, comfort.text_scale, self.window[2:], variant.hand_lengths
        table = layout(*size, variant.players, ui=ui, text=text, hands=hands)
        return StackPlaces(table, self.paint, self._seating, self.tr("panels.stecken.text"))

    def build(self) -> Iterable[Widget]:
        """Plates and closed hands, the task, the place of the stack, buttons, and the person's own cards."""
        places, flight = self._places, self.flight
        parts = StackParts(self._live.session, self.tr, places)
        yield from parts.title()
        yield StackNotice("told", places.told, self._words)
        yield from parts.closed_hands(remarks=self.program.preferences.settings.sayings, lie=flight is None)
        backs = 0 if flight is None else flight.backs
        yield StackPlace("stack:place", places.stack, self.tr("panels.stecken.place"), backs)
        if flight is None:
            hand = self.hand
            actions = StackCardActions(hand.down, self._move, hand.up, hand.pick, self._inspect, hand.call_off)
            yield from parts.buttons(self._take_back, self._lay, self.stack)
            yield from parts.own_cards(hand, actions, self.window.bottom)

    @property
    def first_words(self) -> str:
        """The end of the hand, and the next step."""
        return f"{self.tr('panels.stecken.title')}. {self._words}"

    @property
    def _words(self) -> str:
        return stack_words(self.tr, self.hand.held, stacking=self.flight is not None)

    def overlay(self, surface: pygame.Surface) -> None:
        """Draw the hands on their way to the stack."""
        if self.flight is not None:
            self.flight.draw(surface, self._places)

    def _shifted(self) -> None:
        """React to a card that was taken up, moved or put down."""
        held, self._held = self._held, self.hand.ordering.lifted
        if self.hand.held is not None:
            self.program.feedback.speak(self._words)
        elif held is not None and self._held is None:
            self.program.feedback.speak(place_words(self.tr, "down", held, self.ordering.cards))
        self.rebuild()

    def _move(self, pos: tuple[int, int]) -> None:
        self.hand.move(pos, self.scale.px(REACH, 6), self._places.hand(len(self.ordering.cards)))

    def _inspect(self, card: Card) -> None:
        self.program.routes.lens(self._live.session.variant, card, self._places.table.card, held=False)

    def _lay(self) -> None:
        """Restore the usual order."""
        self.hand.lay(self._live.session.moment.usual_stack)
        self.say(self.tr("panels.stecken.laid"))

    def stack(self) -> None:
        """Let the hands fly to the stack one after the other; then the same dealer deals."""
        if self.flight is not None:
            return
        self.ordering.put_down()
        turn = stacking_turn(self._live.session.view.table)
        comfort = self.program.preferences.accessibility
        self.flight = StackFlight(turn, speed=comfort.speed, reduced=comfort.reduced_motion)
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
        self.table.dispatch(Rewind(Jump.UNDO))

    @property
    def animating(self) -> bool:
        """True while hands are on their way."""
        return self.flight is not None

    def update(self, dt: float) -> None:
        """Move the hands, each with its sound on arrival; then begin the next hand."""
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
        """End the stacking with any key; move a card that was taken up with the arrows."""
        ends = isinstance(command, Key) and command.plain() and command.name in (*ACTIVATE, "escape")
        if ends and self.flight is not None:
            self.flight.timeline.finish()
            return True
        if isinstance(command, Key) and not command.mods and self.hand.step(command.name):
            self.program.loop.by_keyboard = True
            if (lifted := self.ordering.lifted) is not None:
                self.program.feedback.speak(place_words(self.tr, "card", lifted, self.ordering.cards))
            self.rebuild()
            return True
        super().handle(command)
        return True

    def do(self, act: str) -> bool:
        """Do an act of the table that makes sense here."""
        match act:
            case "scores":
                self.program.routes.scores(self._live.session)
            case "undo":
                self._take_back()
            case "restart":
                restart_over(self.program, self.table, self)
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
        """Put back a card that was taken up; else open the menu of the table."""
        if self.ordering.lifted is not None:
            self.hand.put_back()
        else:
            self.program.routes.menu(self.table, self.do)
        return True
