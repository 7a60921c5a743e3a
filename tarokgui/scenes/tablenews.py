"""The news at the table: each event goes to the pictures, the ears and the screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Acted, Event, TrickTaken, View
from tarokgui.sound.cues import cue

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene


class TableNews:
    """Told by the croupier what has happened; passes it on."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._heard = 0
        """So many lines of the journal have been told to a screen reader."""
        self._told: str | None = None
        """The problem that was told last."""

    def wake(self) -> None:
        """Called from the bots' thread: an answer lies ready, so the loop shall come round."""
        self._scene.services.post(lambda: None)

    def happened(self, event: Event, before: View) -> None:
        """Set the cards in motion; what was picked is settled now."""
        scene = self._scene
        scene.hints.forget()
        scene.stagehand.show(event, before)
        sound = cue(event)
        if sound is not None and not scene.motion.will_be_heard(sound):
            scene.services.sound.play(sound)
        for _, line in scene.model.told[self._heard :]:
            scene.services.tell(line)
        self.catch_up()
        scene.choosing.clear()
        scene.grip.lifted = None
        scene.why = ""
        if isinstance(event, Acted):
            scene.peeking = False
        if isinstance(event, TrickTaken):
            scene.doors.expect_settlement()

    def changed(self) -> None:
        """The table is to be shown anew; a problem with saving is told once."""
        scene = self._scene
        problem = scene.session.problem
        if problem is not None and problem != self._told:
            scene.services.notify(scene.services.tr(problem, folder=scene.services.save_folder))
        self._told = problem
        scene.rebuild()

    def catch_up(self) -> None:
        """What has happened so far is told to nobody any more."""
        self._heard = len(self._scene.model.told)
