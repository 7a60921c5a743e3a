"""Where the keys should start from when something new is due at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import CallKing, ChoosePattern, Kind, PlayCard, TakeGroup, TakePacket, View, card_name, legal_actions
from tarokgui.table.hand import sorted_hand
from tarokgui.table.panels.discarding import card_objection

FIRST: Final[Mapping[str, str]] = {
    Kind.CUT: "cut:depth",
    Kind.THROW_IN: "keep",
    Kind.AUCTION: "bid:pass",
    Kind.ANNOUNCE: "say",
}
"""What the keys start from where that depends on nothing else."""


def wanted_focus(view: View, my_turn: bool, place: int, order: str = "high-left") -> str | None:
    """The id of the widget for what is to be done, else that of a card of the hand: never the bar.

    ``place`` is where in the hand the focus was last, so that it goes to a neighbour when that card has been played;
    ``order`` is how the hand is sorted.
    """
    cards = sorted_hand(view.hand, order)
    waiting = f"card:{card_name(cards[min(place, len(cards) - 1)])}" if cards else None
    if not my_turn:
        return waiting
    legal = legal_actions(view)
    match view.kind, legal[0] if legal else None:
        case Kind.PLAY, _:
            playable = {action.card for action in legal if isinstance(action, PlayCard)}
            return next((f"card:{card_name(card)}" for card in cards if card in playable), waiting)
        case Kind.DISCARD, _:
            free = (card for card in cards if card_objection(view, 0, card) is None)
            return next((f"card:{card_name(card)}" for card in free), waiting)
        case Kind.STAGED_TALON, TakeGroup(group):
            return f"take:{group}"
        case Kind.CALL, CallKing(card):
            return f"call:{card_name(card)}"
        case Kind.PATTERN, ChoosePattern(pattern):
            return f"deal:{pattern}"
        case Kind.PACKETS, TakePacket(number):
            return f"packet:{number}"
    return FIRST.get(view.kind, waiting)
