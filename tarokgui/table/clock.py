"""The pulse of the table: what time brings. Cards move, tricks are taken away, bots act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import Trick
from tarokgui.app.commands import Command, Key, Pointer, PointerKind, Signal
from tarokgui.sound.cues import MY_TURN, SWEPT
from tarokgui.table.chime import Chime
from tarokgui.table.grip import LONG
from tarokgui.table.seats import BEATS

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene

INSTANT: Final = 50.0
"""How many times faster the clocks run when everything shall happen at once."""
SHAKE: Final = 4
"""Units a card that may not be played swings to either side."""
AWAY: Final = (Signal.FOCUS_LOST, Signal.MINIMISED)
BACK: Final = (Signal.FOCUS_GAINED, Signal.RESTORED, Signal.MAXIMISED)


class TablePulse:
    """Lets time go by for one table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.chime = Chime()
        self.away = False
        """Nobody looks: the table waits, though what moves goes on."""
        self.released = -1.0
        """When a trick was last taken away by itself, on the services' clock."""
        self._beat = 0
        """Which of the dots of one who thinks is lit."""

    @property
    def still(self) -> bool:
        """Whether nothing shall be seen to move."""
        comfort = self._scene.services.comfort
        return comfort.reduced_motion or comfort.speed <= 0

    @property
    def _speed(self) -> float:
        return self._scene.services.comfort.speed or INSTANT

    @property
    def animating(self) -> bool:
        """While something is on its way."""
        scene = self._scene
        return scene.motion.busy or scene.nudge.busy or scene.hand_motion.busy or scene.pops.busy

    @property
    def _waits(self) -> bool:
        """Whether the game stands still: nobody looks, or something else lies over the table."""
        return self.away or self._scene.services.stack.top is not self._scene

    def wake_in(self) -> float | None:
        """Seconds until the next thing is due, None if nothing is."""
        scene = self._scene
        due = None if self._waits else scene.croupier.due_in()
        held = scene.grip.held_for(scene.services.clock())
        lens = None if held is None else max(0.0, LONG - held)
        waits = [wait for wait in (None if due is None else due / self._speed, lens) if wait is not None]
        return min(waits, default=None)

    def notice(self, command: Command) -> None:
        """A table nobody looks at waits; whoever presses something is here."""
        if command in AWAY:
            self.away = True
        elif command in BACK or isinstance(command, Key) or _presses(command):
            self.away = False

    def pass_by(self, dt: float) -> None:
        """Let *dt* seconds go by."""
        self._scene.croupier.look()
        self._move_cards(dt)
        self._move_small(dt)
        self._look_closely()
        scene = self._scene
        if not (self._waits or scene.motion.busy):
            self._go_on(dt)

    def _move_cards(self, dt: float) -> None:
        scene = self._scene
        comfort = scene.services.comfort
        moved, was_dealing = scene.motion.number, scene.dealing
        scene.stagehand.reduced = comfort.reduced_motion
        scene.motion.advance(dt, comfort.speed)
        for sound in scene.motion.heard():
            scene.services.sound.play(sound)
        if was_dealing and not scene.dealing:
            scene.rebuild()
        if scene.hand_motion.busy:
            scene.hand_motion.advance(dt, comfort.speed)
            scene.hand_motion.pose(scene.focus.widgets, still=self.still)
            scene.dirty = scene.dirty or not scene.hand_motion.busy
        scene.dirty = scene.dirty or scene.motion.number != moved

    def _move_small(self, dt: float) -> None:
        """Bubbles grow, the dots of one who thinks go on, a card shakes."""
        scene = self._scene
        comfort = scene.services.comfort
        grown = scene.pops.advance(dt, comfort.speed)
        began = scene.pops.see(scene.model.said, still=self.still)
        beat = int(scene.services.clock() * BEATS) if scene.croupier.thinking_long else 0
        shaken = scene.nudge.tick(dt, scene.focus.widgets, 0 if comfort.reduced_motion else scene.scale.px(SHAKE))
        scene.dirty = scene.dirty or grown or began or shaken or beat != self._beat
        self._beat = beat

    def _look_closely(self) -> None:
        """A card that was held down long enough is shown large."""
        grip = self._scene.grip
        held_for = grip.held_for(self._scene.services.clock())
        if held_for is not None and held_for >= LONG and grip.card is not None:
            card = grip.card
            grip.let_go()
            self._scene.doors.lens(card, held=True)

    def _go_on(self, dt: float) -> None:
        """The player's turn is told, the others act, a complete trick goes when its time is over."""
        scene = self._scene
        held = scene.croupier.held
        if self.chime.due(scene.croupier.my_turn and held is None, scene.model.view.phase, dt):
            scene.services.sound.play(MY_TURN)
        scene.croupier.pace.hurried = scene.services.comfort.speed <= 0
        if scene.croupier.step(dt * self._speed):
            scene.doors.settlement()
        if held is not None and scene.croupier.held is None:
            self.released = scene.services.clock()
            self.sweep(held)

    def sweep(self, trick: Trick) -> None:
        """A trick goes to its winner."""
        self._scene.stagehand.sweep(trick)
        self._scene.services.sound.play(SWEPT)


def _presses(command: Command) -> bool:
    """Whether a button of the pointer goes down."""
    return isinstance(command, Pointer) and command.kind is PointerKind.DOWN
