"""The clock of the table: who acts when, what lies there for how long, what waits for what. No pygame, no pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import Kind, Trick
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, Signal
from tarokgui.session.controller import TableController
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
        session = controller.session
        self.draw_left = FIRST_DRAW if session.match.hands == 0 and not session.record.actions else 0.0
        """Seconds that the draw for the first deal still lies there."""
        self.away = False
        """Nobody looks: the table waits, though what moves goes on."""

    @property
    def held(self) -> Trick | None:
        """The complete trick that still lies on the table."""
        return self._controller.model.last_trick if self.pace.hold is not None else None

    @property
    def thinking_long(self) -> bool:
        """Whether a bot has been waited for so long that one wonders; it may have made up its mind long since."""
        return self.pace.long and not self._controller.my_turn

    def due_in(self) -> float | None:
        """Seconds of the player's time until ``step`` has something to do; None while the person is to decide."""
        controller, session = self._controller, self._controller.session
        if session.underway:
            return LOOK_AGAIN
        if self.draw_left > 0:
            return self.draw_left
        if self.pace.hold is not None:
            return max(0.0, self.pace.hold) if self.pace.hold < FOREVER else None
        if session.hand_over:
            return 0.0
        if controller.my_turn and controller.forced() is None:
            return None
        if self.pace.pause > 0:
            return self.pace.pause
        return 0.0 if controller.bot_ready or controller.my_turn else LOOK_AGAIN

    def step(self, dt: float) -> bool:
        """Let ``dt`` seconds of the player's time go by and do what is due; True once the hand's settlement is due."""
        controller, session = self._controller, self._controller.session
        if session.underway:
            return False
        controller.consult()
        if self.draw_left > 0:
            self.draw_left -= dt
            if self.draw_left <= 0:
                self._changed()
        elif self.pace.hold is not None:
            if self.pace.tick_hold(dt):
                self.release_trick()
        elif session.hand_over:
            return True
        elif controller.my_turn:
            forced = controller.forced()
            if forced is not None and self.pace.tick_pause(dt):
                controller.do(forced)
        elif self.pace.tick_pause(dt, controller.look_for_bot()):
            controller.let_bot_act()
        return False

    def release_trick(self) -> Trick | None:
        """Take the complete trick away; the trick if there was one."""
        trick = self.held
        if self.pace.release():
            self._changed()
            return trick
        return None

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
        return self._controller.view.table.kind == Kind.PLAY

    def notice(self, command: Command) -> None:
        """A table nobody looks at waits; whoever presses something is here."""
        if command in AWAY:
            self.away = True
        elif command in BACK or isinstance(command, Key) or _presses(command):
            self.away = False


def _presses(command: Command) -> bool:
    """Whether a button of the pointer goes down."""
    return isinstance(command, Pointer) and command.kind is PointerKind.DOWN
