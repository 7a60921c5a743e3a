"""The clock of the table: who acts when, what lies there for how long, what waits for what. No pygame, no pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import Kind, Trick
from tarokgui.controller.controller import TableController
from tarokgui.controller.intents import Proceed
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, Signal
from tarokgui.table.pace import FOREVER, Pace

FIRST_DRAW: Final = 2.6
"""Seconds that the little draw for the first dealer lies on the table (R8)."""
LOOK_AGAIN: Final = 0.25
"""Seconds until a bot's answer is looked for again if nobody has said that it is there."""
AWAY: Final = (Signal.FOCUS_LOST, Signal.MINIMISED)
BACK: Final = (Signal.FOCUS_GAINED, Signal.RESTORED, Signal.MAXIMISED)


class Clock:
    """Lets time go by for one table, in seconds of the player's time."""

    def __init__(self, controller: TableController, changed: Callable[[], None]) -> None:
        """*changed* is told when what lay there does not any more."""
        self._controller = controller
        self._changed = changed
        self.pace = Pace()
        self.pace.anew(cards=self.cards_due)
        self.draw_left = FIRST_DRAW if controller.source.drawn is not None else 0.0
        """Seconds that the draw for the first deal still lies there."""
        self.away = False
        """Nobody looks: the table waits, though what moves goes on."""

    @property
    def held(self) -> Trick | None:
        """The complete trick that still lies on the table."""
        return self._controller.state.journal.last_trick if self.pace.hold is not None else None

    @property
    def thinking_long(self) -> bool:
        """Whether a bot has been waited for so long that one wonders; it may have made up its mind long since."""
        return self.pace.long and not self._controller.state.position.mine

    def due_in(self) -> float | None:
        """Seconds of the player's time until ``step`` has something to do; None while the person is to decide."""
        state, others = self._controller.state, self._controller.source.opponents
        if state.position.saving:
            return LOOK_AGAIN
        if self.draw_left > 0:
            return self.draw_left
        if self.pace.hold is not None:
            return max(0.0, self.pace.hold) if self.pace.hold < FOREVER else None
        if state.position.turn is None:
            return 0.0
        if (state.position.mine and state.automatic is None) or others is None:
            return None
        if self.pace.pause > 0:
            return self.pace.pause
        return 0.0 if others.ready or state.position.mine else LOOK_AGAIN

    def step(self, dt: float) -> bool:
        """Let ``dt`` seconds of the player's time go by and do what is due; True once the hand's settlement is due."""
        state, others = self._controller.state, self._controller.source.opponents
        if state.position.saving:
            return False
        if others is not None:
            others.consult()
        if self.draw_left > 0:
            self.draw_left -= dt
            if self.draw_left <= 0:
                self._changed()
        elif self.pace.hold is not None:
            if self.pace.tick_hold(dt):
                self.release_trick()
        elif state.position.turn is None:
            return True
        elif state.position.mine:
            forced = state.automatic
            if forced is not None and self.pace.tick_pause(dt):
                self._controller.dispatch(Proceed(forced))
        elif others is not None and self.pace.tick_pause(dt, others.look()):
            action = others.take()
            if action is not None:
                self._controller.dispatch(Proceed(action))
        return False

    def release_trick(self) -> Trick | None:
        """Take the complete trick away; the trick if there was one."""
        if self.pace.hold is None:
            return None
        trick = self.held
        self.pace.release()
        self._changed()
        return trick

    def end_draw(self) -> None:
        """Clear the little draw away."""
        if self.draw_left > 0:
            self.draw_left = 0.0
            self._changed()

    def begin_anew(self) -> None:
        """The table stands somewhere else."""
        self.draw_left = 0.0
        self.pace.anew(cards=self.cards_due)

    @property
    def cards_due(self) -> bool:
        """True if the next decision is about a card to be played, as everybody knows."""
        return self._controller.state.view.table.kind == Kind.PLAY

    def notice(self, command: Command) -> None:
        """A table nobody looks at waits; whoever presses something is here."""
        if command in AWAY:
            self.away = True
        elif command in BACK or isinstance(command, Key) or _presses(command):
            self.away = False


def _presses(command: Command) -> bool:
    """Whether a button of the pointer goes down."""
    return isinstance(command, Pointer) and command.kind is PointerKind.DOWN
