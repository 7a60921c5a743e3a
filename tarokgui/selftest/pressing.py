"""The widgets to press at the table for an action: the id of the last one, and the picks before it."""

from __future__ import annotations

from collections.abc import Iterator

from engine import GAME, Action, Discard, Double, MakeBid, card_name, is_unnumbered, members
from tarokgui.table.targets import widget_id


def pressed(action: Action) -> Iterator[str]:
    """The ids of the widgets to press, in turn."""
    if isinstance(action, Discard):
        yield from (f"card:{card_name(card)}" for card in members(action.cards))
    yield thing(action)


def thing(action: Action) -> str:
    """The id of the widget to press last; cards to discard and things to say are picked before."""
    match action:
        case Discard():
            return "confirm"
        case MakeBid(bid):
            return f"bid:{bid.contract}" if is_unnumbered(bid.contract) else f"bid:{bid.contract}:{bid.ordinal}"
        case Double(item, seat):
            return f"double:{item}" if item == GAME else f"double:{item}@{seat}"
    return widget_id(action)
