"""Announcements of events at the table: sounds, sentences for a screen reader, a problem with saving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import TrickTaken
from tarokgui.controller.effects import EventShown
from tarokgui.sound.cues import MY_TURN, cue
from tarokgui.table.chime import Chime
from tarokgui.viewmodel.roles import first_known
from tarokgui.wording.journal import journal_lines

if TYPE_CHECKING:
    from tarokgui.table.stage import TableStage


class Announcements:
    """Each thing is announced once."""

    def __init__(self, stage: TableStage) -> None:
        self._program = stage.program
        self._controller = stage.controller
        self._animator = stage.animator
        self._told = stage.game.words.told
        self._chime = Chime()
        self._seating = stage.seating
        self._heard = len(self._controller.state.journal.entries)
        """The number of journal entries that a screen reader has been given."""
        self._problem: str | None = None
        """The problem that was announced last."""

    def happened(self, shown: EventShown) -> None:
        """Sound an event, unless a card on its way does so, and say its line of the journal; your part once."""
        event, before, now = shown.event, shown.before, shown.now
        sound = cue(event)
        if sound is not None and not self._animator.motion.will_be_heard(sound):
            self._program.feedback.sound.play(sound)
        if self._program.feedback.speech.listens:
            entries = self._controller.state.journal.entries[self._heard : shown.told]
            for line in journal_lines(self._program.feedback.tr, self._seating, entries):
                self._program.feedback.speak(line)
        self._heard = shown.told
        if isinstance(event, TrickTaken) and self._controller.state.waits_for_key:
            self._program.feedback.speak(self._program.feedback.tr("advice.go-on"))
        if now.table.called != before.table.called and (
            part := first_known(self._program.feedback.tr, self._seating, before, now)
        ):
            self._program.feedback.notify(part)
        if self._told is not None:
            for words in self._told(self._program.feedback.tr, self._seating, event, before, now):
                self._program.feedback.notify(words)

    def catch_up(self) -> None:
        """Take all events so far as announced."""
        self._heard = len(self._controller.state.journal.entries)

    def problem(self) -> None:
        """Announce a problem with saving, or with the bots, when it comes."""
        problem = self._controller.state.position.problem
        if problem is not None and problem != self._problem:
            self._program.feedback.notify(self._program.feedback.tr(problem, folder=self._program.disk.save_folder))
        self._problem = problem

    def my_turn(self, mine: bool, dt: float) -> None:
        """Sound the chime for the player's turn when it is due."""
        if self._chime.due(mine, self._controller.state.view.kind, dt):
            self._program.feedback.sound.play(MY_TURN)
