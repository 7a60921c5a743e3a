"""What only the Romanian games say on the settlement sheet: the price of a trick, why the pool moves, radler."""

from __future__ import annotations

from typing import Final

from engine.games.romanian.outcomes import Outcome
from tarokgui.scenes.settling.context import SheetContext
from tarokgui.scenes.settling.ownwords import Due, Note, OwnWords


def _each_trick(sheet: SheetContext) -> Due:
    """R112: what a trick of a michi-michi costs."""
    return sheet.tr("settlement.due.individual"), sheet.stake


def _pool_moves(sheet: SheetContext) -> list[Note]:
    """R108: only an announced pagat ultimo moves the pool of a hand that was played."""
    done = sheet.done
    moves = done.outcome is Outcome.PLAYED and any(done.pot_moves(len(done.scores)))
    return [("pot", sheet.tr("settlement.note.pot"))] if moves else []


ROMANIAN_WORDS: Final = OwnWords({Outcome.MICHI: _each_trick}, _pool_moves, "radler")
