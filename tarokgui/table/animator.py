"""The animator: everything at the table that moves. It knows how things move, not why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from engine import Card, Seat, Table, Trick
from tarokgui.sound.cues import SWEPT
from tarokgui.table.flights import DEAL_KEY, Flights
from tarokgui.table.handmotion import HandMotion
from tarokgui.table.motion import Motion
from tarokgui.table.nudge import Nudge
from tarokgui.table.places import Places
from tarokgui.table.pop import Pops
from tarokgui.table.seats import BEATS
from tarokgui.viewmodel.wordcontext import GameWords
from tarokgui.widgets.base import Widget
from tarokgui.wording.seating import Seating
from tarokgui.wording.speeches import SpeechBubble

if TYPE_CHECKING:
    from tarokgui.services.program import Program

SHAKE: Final = 4
"""Units a card that may not be played swings to either side."""


class Animator:
    """Cards on their way, the hand closing up, a card that shakes, words that grow, the dots of a player who thinks."""

    def __init__(self, program: Program, seating: Seating, places: Places, game: GameWords) -> None:
        self._program = program
        self.motion = Motion()
        self.flights = Flights(self.motion, seating, places, game)
        self.hand = HandMotion(program.preferences)
        self.nudge = Nudge()
        self.pops = Pops()
        self._beat = 0
        """The dot that is lit while a player thinks."""

    @property
    def busy(self) -> bool:
        """True while something is on its way."""
        return self.motion.busy or self.nudge.busy or self.hand.busy or self.pops.busy

    @property
    def stirs(self) -> bool:
        """True while something moves in its place: cards of the hand, or one that says no."""
        return self.nudge.busy or self.hand.busy

    @property
    def dealing(self) -> bool:
        """True while the cards are still on their way to the hands."""
        return self.motion.in_flight(DEAL_KEY)

    def obey(self) -> None:
        """Take the order of the hand and the showing of the deal from the player's settings."""
        wishes = self._program.preferences.settings
        self.flights.order = wishes.hand_order
        self.flights.deals = wishes.deal_animation

    def sweep(self, trick: Trick, table: Table) -> None:
        """Send a trick of that table to its winner."""
        self.flights.sweep(trick, table)
        self._program.feedback.sound.play(SWEPT)

    def shake(self, card: Card) -> None:
        """Shake a card that may not be played."""
        self.nudge.start(card)

    def advance(self, dt: float) -> bool:
        """Move the flying cards on; True if any has moved."""
        comfort, number = self._program.preferences.accessibility, self.motion.number
        self.flights.reduced = comfort.reduced_motion
        self.motion.advance(dt, comfort.speed)
        for sound in self.motion.heard():
            self._program.feedback.sound.play(sound)
        return self.motion.number != number

    def advance_widgets(
        self, dt: float, widgets: Iterable[Widget], said: Mapping[Seat, SpeechBubble], shake: int, *, thinking: bool
    ) -> bool:
        """Move the hand, the bubbles and a card that shakes by *shake* pixels; True if that is seen."""
        comfort, widgets = self._program.preferences.accessibility, tuple(widgets)
        settled = False
        if self.hand.busy:
            self.hand.advance(dt, comfort.speed)
            self.hand.pose(widgets)
            settled = not self.hand.busy
        grown = self.pops.advance(dt, comfort.speed)
        began = self.pops.see(said, still=self.hand.still)
        shaken = self.nudge.tick(dt, widgets, 0 if comfort.reduced_motion else shake)
        beat, last = int(self._program.loop.clock() * BEATS) if thinking else 0, self._beat
        self._beat = beat
        return settled or grown or began or shaken or beat != last
