"""How the table goes on by itself as time passes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine import Card, Kind, PlayCard, card_name
from tarokgui.controller.controller import TableController
from tarokgui.controller.intents import FactsFound
from tarokgui.controller.known import known_facts
from tarokgui.scenes.navigation import Navigation
from tarokgui.services.program import Program
from tarokgui.session.seating import Place
from tarokgui.table.animator import SHAKE, Animator
from tarokgui.table.announcements import Announcements
from tarokgui.table.clock import Clock
from tarokgui.table.grip import LONG
from tarokgui.table.hand import HandCard
from tarokgui.table.hint import Hints
from tarokgui.table.keyboard import Keyboard
from tarokgui.table.layout import TableLayout
from tarokgui.table.pace import INSTANT
from tarokgui.table.picture import TablePicture
from tarokgui.table.trick import tilt
from tarokgui.table.turn import Turn
from tarokgui.widgets.focus import Focus
from tarokgui.wording.seating import Seating


@dataclass
class TableProgress:
    """Cards move, tricks are taken away, bots act; ``rebuild`` shows the table anew.

    ``layout`` gives the table as it is laid now, ``on_top`` whether nothing lies over it, ``show_held`` shows a card
    large until the button is let go.
    """

    program: Program
    seating: Seating
    controller: TableController
    clock: Clock
    animator: Animator
    picture: TablePicture
    turn: Turn
    hints: Hints
    keyboard: Keyboard
    navigation: Navigation
    announcements: Announcements
    focus: Focus
    layout: Callable[[], TableLayout]
    on_top: Callable[[], bool]
    show_held: Callable[[Card], None]
    rebuild: Callable[[], None]
    _foreseen: tuple[Place, Card] | None = None
    """The card that was last announced to be played."""
    _facts_due: int | None = None
    """After so many events it is to be worked out what is known."""

    @property
    def _speed(self) -> float:
        return self.program.preferences.accessibility.speed or INSTANT

    @property
    def _waits(self) -> bool:
        """Whether the game stands still: nobody looks, or something else lies over the table."""
        return self.clock.away or not self.on_top()

    def due_in(self) -> float | None:
        """When the next thing is due: what is known, a card under the finger is shown large, somebody acts."""
        if self.controller.state.known_due:
            return 0.0
        due = None if self._waits else self.clock.due_in()
        held = self.turn.grip.held_for(self.program.loop.clock())
        lens = None if held is None else max(0.0, LONG - held)
        waits = (None if due is None else due / self._speed, lens)
        return min((wait for wait in waits if wait is not None), default=None)

    def find_facts(self) -> None:
        """Have it worked out what is known, once the picture of the last event has been shown."""
        state, due = self.controller.state, self._facts_due
        self._facts_due = len(state.journal.entries) if state.known_due else None
        if due is not None and due == self._facts_due:
            self.controller.dispatch(FactsFound(known_facts(state.view, due)))
            self._facts_due = None

    def move(self, dt: float, unit: Callable[[float], int]) -> bool:
        """Cards and widgets move; whether anything did. *unit* turns design pixels into those of the screen."""
        was_dealing = self.animator.dealing
        moved = self.animator.advance(dt)
        if was_dealing and not self.animator.dealing:
            self.rebuild()
        shake, thinking, said = unit(SHAKE), self.clock.thinking_long, self.picture.speech
        return self.animator.advance_widgets(dt, self.focus.widgets, said, shake, thinking=thinking) or moved

    def go_on(self, dt: float) -> None:
        """A card that is held down is shown large; unless the game stands still the others think and act."""
        self._look_closely()
        if self._waits:
            return
        others = self.controller.source.opponents
        if others is not None:
            others.consult()  # also while cards are on their way, and while a decision is being saved
        self._foresee()
        if not self.animator.motion.busy:
            self._act(dt)

    def _foresee(self) -> None:
        """Have the card that will be played next painted as it will lie: a bot's that has decided, or the one the
        person has the pointer on. Nothing is seen of it."""
        state, others = self.controller.state, self.controller.source.opponents
        card, seat = None, state.position.seat
        coming = None if others is None else others.coming
        if coming is not None and isinstance(coming[1], PlayCard):
            seat, card = coming[0], coming[1].card
        elif state.position.mine and state.view.kind == Kind.PLAY:
            card = next((w.card for w in self.focus.widgets if isinstance(w, HandCard) and w.hovered), None)
        place = self.seating.place(seat)
        if card is None or self._foreseen == (place, card):
            return
        self._foreseen = (place, card)
        slot, cards = self.layout().seats[place].trick, self.program.drawing.cards
        # Under the pointer one's own card rises, which is work enough for a frame.
        foresee = cards.foresee_turned if seat == state.position.seat else cards.foresee_flight
        foresee(card_name(card), (slot.w, slot.h), tilt(card, place))

    def _look_closely(self) -> None:
        """A card that was held down long enough is shown large."""
        grip = self.turn.grip
        held_for = grip.held_for(self.program.loop.clock())
        if held_for is not None and held_for >= LONG and grip.card is not None:
            card = grip.card
            grip.let_go()
            self.show_held(card)

    def _act(self, dt: float) -> None:
        """The player's turn is told, the others act, a complete trick goes when its time is over."""
        held = self.clock.held
        mine = self.controller.state.position.mine and not self.controller.state.played_for_person and held is None
        self.announcements.my_turn(mine, dt)
        if mine and self.program.preferences.settings.hints and self.clock.draw_left <= 0:
            self.hints.offer()
        self.clock.pace.run_at(self._speed, cards=self.clock.cards_due)
        if self.clock.step(dt * self._speed):
            self.navigation.settlement(self.controller.state.journal.final)
        if held is not None and self.clock.held is None:
            self.keyboard.released = self.program.loop.clock()
            self.animator.sweep(held, self.controller.state.view.table)

    def skip(self) -> bool:
        """Let everything arrive, and take away what lies there to be looked at; whether there was anything."""
        moving = self.picture.skippable or self.animator.motion.busy
        asked = self.hints.cancel()  # whoever goes on does not wait for it
        self.clock.end_draw()
        self.animator.motion.finish()
        trick = self.clock.release_trick()
        if trick is not None:
            self.animator.sweep(trick, self.controller.state.view.table)
        if moving or asked:
            self.rebuild()
        return moving
