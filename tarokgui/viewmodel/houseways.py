"""The room and the house rules in the strip, before the first word of an evening."""

from __future__ import annotations

from tarokgui.viewmodel.stripcells import Cell, Way
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.houseline import house_line


def is_unspoken(context: WordContext) -> bool:
    """True before the first word of the bidding."""
    table, game = context.view.table, context.game
    first = next((place for place, phase in enumerate(table.variant.course) if phase.kind in game.calling), 0)
    if table.stage != first:
        return table.stage < first
    return not (table.auction.calls if game.calls is None else game.calls(context))


def house_ways(context: WordContext, *, captions: bool) -> tuple[Way, ...]:
    """The room over its rules, the widest way first: at last only a sign."""
    line = house_line(context.tr, context.view.table.variant)
    told = f"{line.room}: {line.rules}"
    whole = Cell("house", line.room if captions else "", line.rules, told, told, line.about)
    ways = (line.room, ""), ("", "rules")
    return ((whole,), *((Cell("house", "", words, told, told, line.about, icon=icon),) for words, icon in ways))
