"""The evening that is being played, for faults, reports and the end of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.session.endings import SIGNALLED

if TYPE_CHECKING:
    from tarokgui.services.program import Program
    from tarokgui.session.evening import Evening


def session_of(program: Program) -> Evening | None:
    """The evening that is being played on one of the scenes; None if there is none."""
    for scene in program.stack:
        evening: Evening | None = getattr(scene, "evening", None)
        if evening is not None:
            return evening
    return None


def present_save(program: Program, *, write: bool = True) -> str:
    """A sentence about the saved part of the game now, for an end without a question; empty if no game is in progress.
    Missing decisions are written first, if *write* allows it."""
    from tarokgui.session.lastsave import look_up
    from tarokgui.wording.lastsave import last_save

    lookup = look_up(program.disk.saves, session_of(program), write=write)
    lookup.wait(SIGNALLED)
    return last_save(lookup.result(), program.feedback.tr, program.disk.save_folder)
