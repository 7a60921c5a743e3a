"""The start of a new evening: asked about if one is in progress that it would replace."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tarokgui.forms.dialog import Answer, Dialog
from tarokgui.scenes.sittingdown import SittingDown
from tarokgui.widgets.button import Style

if TYPE_CHECKING:
    from tarokgui.services.program import Program
    from tarokgui.session.tablesetup import TableSetup


class EveningStart:
    """For one scene, which calls `update` again and again; *go_on* takes up the evening in progress.

    *there* is True if there is such an evening, None while that is looked up.
    """

    def __init__(self, program: Program, go_on: Callable[[], None], there: Callable[[], bool | None]) -> None:
        self._program = program
        self._go_on = go_on
        self._there = there
        self._sitting = SittingDown(program)
        self._asked: TableSetup | None = None
        """The table that was asked for before it was known if there is an evening in progress."""

    @property
    def waiting(self) -> bool:
        """True while the new evening is saved for the first time."""
        return self._sitting.waiting

    def ask(self, wish: TableSetup) -> None:
        """Begin at that table; an evening in progress is not thrown away without a question."""
        if self.waiting:
            return
        there, tr = self._there(), self._program.feedback.tr
        if there is None:  # it is asked as soon as that is known
            if self._asked is None:
                self._program.feedback.speak(tr("title.reading"))
            self._asked = wish
            return
        self._asked = None
        if not there:
            self._sitting.begin(wish)
            return
        answers = (
            Answer("new-yes", tr("title.replace-yes"), lambda: self._sitting.begin(wish), Style.SECOND, True),
            Answer("new-no", tr("title.replace-no"), self._go_on, Style.PRIMARY),
        )
        asked = tr("title.replace", file=self._program.disk.save_file)
        self._program.stack.push(Dialog(self._program, tr("title.replace-title"), asked, answers, "new-no"))

    def update(self, wish: TableSetup) -> None:
        """Sit down as soon as the new evening is safe; ask the question that had to wait, now about *wish*."""
        self._sitting.look()
        if self._asked is not None and self._there() is not None:
            self.ask(wish)
