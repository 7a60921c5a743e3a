"""What stands in the middle of the table in each phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tarokgui.games.romanian.stagedtalon import talon_widgets
from tarokgui.table.context import Context
from tarokgui.widgets.base import Widget

from .announcing import announcing_widgets
from .bidding import bidding_widgets
from .calling import calling_widgets
from .dealing import dealing_widgets
from .discarding import discarding_widgets


def panel_widgets(context: Context, speak: Callable[[], None]) -> Iterable[Widget]:
    """The widgets of the present phase; ``speak`` says everything ticked on the announcement sheet."""
    match context.view.phase:
        case "cut" | "pattern" | "packets" | "throw-in":
            return dealing_widgets(context)
        case "auction":
            return bidding_widgets(context)
        case "call":
            return calling_widgets(context)
        case "talon":
            return talon_widgets(context)
        case "discard":
            return discarding_widgets(context)
        case "announce":
            return announcing_widgets(context, speak)
    return ()
