"""The round of announcements: what one may promise and at which prices, what was said, and kontra to it (S46 … S49)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine import Action, Announce, Reason, objection
from engine.games.slovenian.actions import VOGEL_FREI
from engine.games.slovenian.announcing import KontraRound
from tarokgui.games.romanian.announcing import announcement_sheet
from tarokgui.games.romanian.speechboard import speech_board
from tarokgui.table.context import Context
from tarokgui.widgets.base import Widget


def kontra_widgets(context: Context, speak: Callable[[], None]) -> Iterable[Widget]:
    """The sheet on one's turn, else the board of what has been said."""
    if not context.my_turn:
        yield speech_board(context)
        return
    own = sayable(context)
    title = context.tr("panels.announce.title" if own else "panels.announce.title-later")
    yield from announcement_sheet(context, speak, own, title)


def sayable(context: Context) -> list[Action]:
    """Every bonus that is announced in this contract, whether one may say it or not, and vogel frei if one may."""
    view = context.view
    phase = view.table.variant.course[view.table.stage]
    if not isinstance(phase, KontraRound):
        return []
    bonuses: list[Action] = [Announce(item) for item in phase.items]
    played = [each for each in bonuses if not _not_here(context, each)]
    free = VOGEL_FREI in context.choosing.speech or objection(view, VOGEL_FREI) is None
    return [*played, *([VOGEL_FREI] if free else [])]


def _not_here(context: Context, action: Action) -> bool:
    why = objection(context.view, action)
    return why is not None and why.reason is Reason.NOT_PLAYED_HERE
