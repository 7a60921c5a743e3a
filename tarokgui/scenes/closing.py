"""Leaving a game whose last decisions may not be saved: that is looked up first, and asked about if it is so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tarokgui.forms.dialog import Answer, Dialog
from tarokgui.scenes.closingquestion import ClosingQuestion, LeavingDialog, SavedElsewhere
from tarokgui.services.currentsession import session_of
from tarokgui.session.lastsave import LastSave, Lookup, look_up
from tarokgui.storage.sanitize import shown_path
from tarokgui.storage.saves import PATIENCE
from tarokgui.widgets.button import Style
from tarokgui.wording.lastsave import last_save

if TYPE_CHECKING:
    from tarokgui.services.program import Program
    from tarokgui.session.evening import Evening
    from tarokgui.session.rescue import Elsewhere
    from tarokgui.storage.writer import WriterAnswer as Result

QUICK: Final = 0.05
"""Seconds that the window may wait for the disk without showing that it waits."""
AGAIN: Final = 1.0
"""Seconds after which it is tried again to save the game."""
POLL: Final = 0.1


class Closing:
    """One request to leave the game, and the dialogs until that can be.

    *then* is done once all is saved, or when the player wants to leave without that. *quits*: the program ends.
    """

    def __init__(self, program: Program, then: Callable[[], None], *, quits: bool) -> None:
        self.program = program
        self._then = then
        self._quits = quits
        self._session: Evening | None = session_of(program)
        self.known: LastSave | None = None

    def begin(self) -> None:
        """Leave at once if everything is on the disk, else show that something is missing."""
        if self._session is None and not self.program.disk.saves.unwritten:
            self._then()
            return
        lookup = self.look()
        if not lookup.wait(QUICK):
            self._push(Waiting(self, lookup, tries=0))
        else:
            self.found(lookup.result())

    def look(self) -> Lookup:
        """Look again if everything is on the disk."""
        return look_up(self.program.disk.saves, self._session)

    def found(self, known: LastSave, told: str = "") -> None:
        """Leave, or ask; *told* is a sentence before the question."""
        if known.whole:
            self._then()
            return
        self.known = known
        self._push(self.question(known, told))

    def question(self, known: LastSave, told: str = "") -> ClosingQuestion:
        """The question: the missing part, and the answers."""
        tr = self.program.feedback.tr
        text = last_save(known, tr, self.program.disk.save_folder)
        retry = Answer("retry", tr("ending.ask.retry"), self._retry, Style.PRIMARY)
        answers = (retry, *self.ways())
        return ClosingQuestion(self.program, tr("ending.ask.title"), f"{told} {text}".strip(), answers, "back")

    def ways(self) -> Sequence[Answer]:
        """The answers besides waiting."""
        tr = self.program.feedback.tr
        elsewhere = [Answer("elsewhere", tr("ending.ask.elsewhere"), self._elsewhere)] if self._session else []
        leave = Answer("close", tr(f"ending.ask.{'close' if self._quits else 'leave'}"), self._then, destructive=True)
        return (*elsewhere, Answer("back", tr("ending.ask.back"), lambda: None), leave)

    def waiting(self, state: str) -> str:
        """The sentences for the wait: *state* is ``saving`` before the first answer, ``trying`` after a failure."""
        tr = self.program.feedback.tr
        end = "close" if self._quits else "leave"
        return f"{tr(f'ending.ask.{state}')} {tr(f'ending.ask.then-{end}')}"

    def _retry(self) -> None:
        self._push(Waiting(self, self.look(), tries=round(PATIENCE / AGAIN)))

    def _elsewhere(self) -> None:
        from tarokgui.session.rescue import save_elsewhere

        assert self._session is not None
        serial = self.known.serial if self.known is not None else 0
        self._push(SavingElsewhere(self, save_elsewhere(self.program.disk.saves, self._session, serial)))

    def saved_in(self, result: Elsewhere | None) -> None:
        """Say where the game is saved now, or ask again if it is not; None if that is not known after a while."""
        tr = self.program.feedback.tr
        if result is None:
            self.found(self.look_shortly(), tr("ending.ask.saving"))
        elif result.place is None:
            tried = ", ".join(map(shown_path, result.tried))
            self.found(self.look_shortly(), tr("ending.ask.elsewhere-failed", folders=tried))
        else:
            self._push(SavedElsewhere(self.program, shown_path(result.place), self._then))

    def look_shortly(self) -> LastSave:
        """The last save, as far as it is known within a moment."""
        lookup = self.look()
        lookup.wait(QUICK)
        return lookup.result()

    def _push(self, scene: Dialog) -> None:
        self.program.stack.push(scene)


class Waiting(ClosingQuestion):
    """Waits until everything is saved, and tries so many times more where that has failed."""

    def __init__(self, closing: Closing, lookup: Lookup, *, tries: int) -> None:
        title = closing.program.feedback.tr("ending.ask.saving-title")
        super().__init__(
            closing.program, title, closing.waiting("trying" if tries else "saving"), closing.ways(), "back"
        )
        self._closing = closing
        self._lookup = lookup
        self._tries = tries
        self._waited = 0.0

    def wake_in(self) -> float | None:
        """Soon."""
        return POLL

    def update(self, dt: float) -> None:
        """Look if the answer is there."""
        super().update(dt)
        if self.program.stack.top is not self:
            return
        self._waited += dt
        if self._lookup.wait(0.0):
            known = self._lookup.result()
            if known.whole or not self._tries:
                self._end(known)
            elif self._waited >= AGAIN:
                self._tries, self._waited = self._tries - 1, 0.0
                self._lookup = self._closing.look()
        elif self._waited >= PATIENCE:
            self._end(self._lookup.result())

    def _end(self, known: LastSave) -> None:
        self.program.stack.remove(self)
        self._closing.found(known)


class SavingElsewhere(LeavingDialog):
    """Waits until the evening is saved in another folder."""

    def __init__(self, closing: Closing, result: Result[Elsewhere]) -> None:
        tr = closing.program.feedback.tr
        back = Answer("back", tr("ending.ask.back"), lambda: None)
        super().__init__(
            closing.program, tr("ending.ask.saving-title"), tr("ending.ask.saving-elsewhere"), (back,), "back"
        )
        self._closing = closing
        self._result = result
        self._waited = 0.0

    def wake_in(self) -> float | None:
        """Soon."""
        return POLL

    def update(self, dt: float) -> None:
        """Look if it is done."""
        super().update(dt)
        self._waited += dt
        if self.program.stack.top is self and (self._result.ready or self._waited >= PATIENCE):
            self.program.stack.remove(self)
            self._closing.saved_in(self._result.get() if self._result.ready else None)


def leave(program: Program, then: Callable[[], None], *, quits: bool) -> None:
    """Do *then* once everything is saved, or the player wants it without that. Asked twice it is one question."""
    if any(isinstance(scene, SavedElsewhere) for scene in program.stack):
        then()
    elif not any(isinstance(scene, LeavingDialog) for scene in program.stack):
        Closing(program, then, quits=quits).begin()
