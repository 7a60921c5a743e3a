"""The panel in the middle for each kind of decision: the game's own panel, or that of the kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import Kind, UnknownPhase
from tarokgui.table.context import Context, Panel
from tarokgui.table.panels.bidding import bidding_widgets
from tarokgui.table.panels.calling import calling_widgets
from tarokgui.table.panels.cardcalling import card_call_widgets
from tarokgui.table.panels.dealing import dealing_widgets
from tarokgui.table.panels.discarding import discarding_widgets
from tarokgui.table.panels.layingopen import laying_widgets
from tarokgui.table.panels.opentalon import open_talon_widgets
from tarokgui.table.panels.stagedtalon import talon_widgets
from tarokgui.table.panels.talonplace import talon_place_widgets

PANELS: Final[Mapping[str, Panel]] = {
    **dict.fromkeys(
        (Kind.CUT, Kind.PATTERN, Kind.PACKETS, Kind.THROW_IN), lambda context, speak: dealing_widgets(context)
    ),
    Kind.TALON_PLACE: lambda context, speak: talon_place_widgets(context),
    Kind.AUCTION: lambda context, speak: bidding_widgets(context),
    Kind.CALL: lambda context, speak: calling_widgets(context),
    "call-card": lambda context, speak: card_call_widgets(context),
    Kind.STAGED_TALON: lambda context, speak: talon_widgets(context),
    "open-talon": lambda context, speak: open_talon_widgets(context),
    Kind.DISCARD: lambda context, speak: discarding_widgets(context),
    "lay-or-convert": lambda context, speak: laying_widgets(context),
    Kind.PLAY: lambda context, speak: (),
    Kind.OVER: lambda context, speak: (),
}
"""The panel of each kind of decision that more than one game may have."""


def panel_of(context: Context) -> Panel:
    """The panel of the present decision.

    Raises:
        UnknownPhase: neither the game nor the table has one for it.
    """
    kind = context.view.kind
    panel = context.parts.panels.get(kind) or PANELS.get(kind)
    if panel is None:
        raise UnknownPhase(context.view.table.variant.key, kind)
    return panel
