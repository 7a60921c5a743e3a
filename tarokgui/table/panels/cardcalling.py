"""Calling a king; by house rule the fourth one without its name, or a tarok."""

from __future__ import annotations

from collections.abc import Iterable

from engine import legal_actions
from engine.phases.card_calling import CardCallPhase
from tarokgui.table.context import Context
from tarokgui.table.panels.calling import calling_widgets
from tarokgui.table.panels.rows import RowKey
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style


def card_call_widgets(context: Context) -> Iterable[Widget]:
    """The cards that may be called, and the button that calls the missing king without its name."""
    keys = []
    phase = context.view.table.variant.course[context.view.table.stage]
    fourth = phase.fourth if isinstance(phase, CardCallPhase) else None
    if fourth is not None and context.view.my_turn and fourth in legal_actions(context.view):
        keys.append(
            RowKey(
                "call:fourth",
                context.tr("panels.call.fourth"),
                lambda: context.say(fourth),
                hint=context.tr("panels.call.fourth-hint"),
                style=Style.SECOND,
            )
        )
    yield from calling_widgets(context, keys)
