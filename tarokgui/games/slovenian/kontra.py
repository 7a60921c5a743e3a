"""The round of announcements: the possible ones with their prices, those said, and kontra to them (S46 … S49)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from engine import Action, Announce, Refusal, objection
from engine.games.slovenian.actions import VOGEL_FREI
from engine.games.slovenian.announcing import KontraRound
from tarokgui.games.romanian.announcing import announcement_sheet
from tarokgui.games.romanian.speechboard import speech_board
from tarokgui.table.context import Context
from tarokgui.widgets.base import Widget

CLOSED: Final = (
    *(Refusal.NOT_PLAYED_HERE, Refusal.ALREADY_ANNOUNCED, Refusal.OWN_SIDE),
    *(Refusal.PAGAT_NOT_HELD, Refusal.KING_NOT_HELD),
)
"""The reasons why a bonus can never be said in this hand by that seat."""


def kontra_widgets(context: Context, speak: Callable[[], None]) -> Iterable[Widget]:
    """The sheet on the player's turn, else the board of the announcements so far."""
    if not context.view.my_turn:
        board = speech_board(context)
        if board.label:  # before the first words there would be only names on it
            yield board
        return
    yield from announcement_sheet(context, speak, sayable(context))


def sayable(context: Context) -> list[Action]:
    """The bonuses of this contract, allowed or not, and vogel frei if the player may say it.

    After the first announcement the room is for kontra, so bonuses that are closed for good are left out.
    """
    view = context.view
    phase = view.table.variant.course[view.table.stage]
    if not isinstance(phase, KontraRound):
        return []
    bonuses: list[Action] = [Announce(item) for item in phase.items]
    closed = CLOSED if view.table.speech.announced else CLOSED[:1]
    played = [each for each in bonuses if each in context.picks.speech or _why(context, each) not in closed]
    free = VOGEL_FREI in context.picks.speech or objection(view, VOGEL_FREI) is None
    return [*played, *([VOGEL_FREI] if free else [])]


def _why(context: Context, action: Action) -> Refusal | None:
    """The refusal of an announcement; None if it is allowed."""
    why = objection(context.view, action)
    return None if why is None else why.reason
