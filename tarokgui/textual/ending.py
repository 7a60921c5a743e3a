"""The end at a terminal: the saves are looked up and named, and for missing ones there is a question first."""

from __future__ import annotations

from typing import Final

from tarokgui.session.evening import Evening
from tarokgui.session.lastsave import LastSave, look_up
from tarokgui.session.rescue import save_elsewhere
from tarokgui.storage.sanitize import shown_path
from tarokgui.storage.saves import PATIENCE, SaveFolder
from tarokgui.wording.lastsave import last_save
from tarokgui.wording.translator import Translator

from .asking import Asker, TextChoice, TextQuestion
from .terminal import Terminal

WAYS: Final = ("retry", "elsewhere", "back", "close")
"""The choices about decisions that are not saved."""


class Ending:
    """Looks after the evenings of *folder* when the person leaves them."""

    def __init__(self, tr: Translator, terminal: Terminal, folder: SaveFolder) -> None:
        self._tr = tr
        self._terminal = terminal
        self._folder = folder
        self.accepted = False
        """True once the person has decided about missing decisions: they are saved elsewhere, or given up."""

    def look(self, session: Evening | None, patience: float = PATIENCE) -> LastSave:
        """The last save as it is now, waited for so many seconds at most; missing decisions are written first."""
        lookup = look_up(self._folder, session)
        lookup.wait(patience)
        return lookup.result()

    def words(self, found: LastSave) -> str:
        """The last save in a sentence; empty if no game is in progress."""
        return last_save(found, self._tr, shown_path(self._folder.folder))

    def may_leave(self, session: Evening) -> bool:
        """True once everything is saved, or the person wants to leave without that; False to go back to the game.

        Raises:
            InputEnded: the input has ended.
        """
        while not self.accepted and not (found := self.look(session)).whole:
            match Asker(self._terminal, self._tr, {}).ask(self._question(found)):
                case "back":
                    return False
                case "close":
                    self.accepted = True
                case "elsewhere":
                    self.accepted = self._save_elsewhere(session, found)
        return True

    def _question(self, found: LastSave) -> TextQuestion[str]:
        choices = tuple(TextChoice(self._tr(f"textual.ending.{way}"), way) for way in WAYS)
        return TextQuestion((self.words(found), self._tr("textual.question.over")), choices)

    def _save_elsewhere(self, session: Evening, found: LastSave) -> bool:
        answer = save_elsewhere(self._folder, session, found.serial)
        if not answer.wait(PATIENCE):
            self._terminal.say(self._tr("ending.ask.saving"))
            return False
        result = answer.get()
        if result.place is None:
            tried = ", ".join(map(shown_path, result.tried))
            self._terminal.say(self._tr("ending.ask.elsewhere-failed", folders=tried))
            return False
        self._terminal.say(self._tr("ending.ask.elsewhere-done", folder=shown_path(result.place)))
        return True
