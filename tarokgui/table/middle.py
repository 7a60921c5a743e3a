"""What stands in the middle of the table in each phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from engine import BEFORE_THE_CARDS, ByKind, Kind
from tarokgui.games.romanian.announcing import announcing_widgets
from tarokgui.games.romanian.stagedtalon import talon_widgets
from tarokgui.table.context import Context
from tarokgui.table.panels.bidding import bidding_widgets
from tarokgui.table.panels.calling import calling_widgets
from tarokgui.table.panels.dealing import dealing_widgets
from tarokgui.table.panels.discarding import discarding_widgets
from tarokgui.widgets.base import Widget

Panel: TypeAlias = Callable[[Context, Callable[[], None]], Iterable[Widget]]
"""The widgets of a decision; the second argument says everything ticked on the announcement sheet."""

PANELS: Final[ByKind[Panel]] = ByKind(
    *((None, kind, lambda context, speak: dealing_widgets(context)) for kind in (*BEFORE_THE_CARDS, Kind.THROW_IN)),
    (None, Kind.AUCTION, lambda context, speak: bidding_widgets(context)),
    (None, Kind.CALL, lambda context, speak: calling_widgets(context)),
    (None, Kind.STAGED_TALON, lambda context, speak: talon_widgets(context)),
    (None, Kind.DISCARD, lambda context, speak: discarding_widgets(context)),
    (None, Kind.PLAY, lambda context, speak: ()),
    (None, Kind.OVER, lambda context, speak: ()),
    ("romanian", Kind.ANNOUNCE, announcing_widgets),
    ("taper", Kind.ANNOUNCE, announcing_widgets),
)
"""What stands in the middle for each kind of decision: for every game where the variant tells all that it shows."""


def panel_widgets(context: Context, speak: Callable[[], None]) -> Iterable[Widget]:
    """The widgets of the present phase; ``speak`` says everything ticked on the announcement sheet.

    Raises:
        UnknownPhase: no panel is registered for it.
    """
    view = context.view
    return PANELS.find(view.table.variant.key, view.kind)(context, speak)
