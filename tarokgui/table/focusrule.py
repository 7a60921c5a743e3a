"""The widget from which the keys start when something new is due at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import (
    ANNOUNCING,
    LAYING_AWAY,
    CallKing,
    ChoosePattern,
    Kind,
    Own,
    PlayCard,
    TakeGroup,
    TakePacket,
    View,
    card_name,
    legal_actions,
)
from tarokgui.controller.discards import card_objection
from tarokgui.table.hand import HandCard
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.widgets.focus import Focus


class FocusRule:
    """Remembers the decision for which the focus was moved, and its place in the hand.

    The focus stays where the person has put it.
    """

    def __init__(self) -> None:
        self._moved_for: object = None
        self._place = 0
        """The last place of the focus in the hand: when its card is played a neighbour gets it."""

    def wanted(self, focus: Focus, view: View, my_turn: bool, order: str, own: Mapping[str, str]) -> str | None:
        """The id that gets the focus, of the widgets about to be made; *own* as the game's parts have it."""
        if isinstance(focus.focused, HandCard):
            cards = [widget for widget in focus.widgets if isinstance(widget, HandCard)]
            self._place = cards.index(focus.focused)
        return wanted_focus(view, my_turn, self._place, order, {**FIRST, **own})

    def follow(self, focus: Focus, wanted: str | None, due: object) -> bool:
        """Move the focus to *wanted*, once for each decision that is *due*; True if it has moved."""
        focus.ask(due)
        if wanted is None or due == self._moved_for:
            return False
        focused = focus.focused
        # A card chosen beforehand keeps the focus, where a card is wanted.
        picked = isinstance(focused, HandCard) and focused.legal and wanted.startswith("card:")
        if not (picked or focus.put(wanted)):
            return False
        self._moved_for = due
        return True

    def forget(self) -> None:
        """Have the next decision move the focus, even if it is the same one."""
        self._moved_for = None


REST: Final = "advice"
"""The widget focused while nothing is asked and no card is held: Enter does nothing there."""
FIRST: Final[Mapping[str, str]] = {
    Kind.CUT: "cut:depth",
    Kind.THROW_IN: "keep",
    Kind.AUCTION: "bid:pass",
    **dict.fromkeys(ANNOUNCING, "say"),
}
"""The widget that the keys start from where that depends on nothing else."""


def wanted_focus(view: View, my_turn: bool, place: int, order: str, first: Mapping[str, str]) -> str | None:
    """The id of the widget for the decision, else that of a card of the hand or the line of advice.

    ``place`` is the last place of the focus in the hand, so that it goes to a neighbour when that card has been played;
    ``order`` is the order of the hand, ``first`` has the widgets of kinds in which that depends on nothing else.
    """
    cards = sorted_hand(view.hand, order)
    waiting = f"card:{card_name(cards[min(place, len(cards) - 1)])}" if cards else None
    if not my_turn:
        return waiting or REST
    legal = legal_actions(view)
    match view.kind, legal[0] if legal else None:
        case Kind.PLAY, _:
            playable = {action.card for action in legal if isinstance(action, PlayCard)}
            return next((f"card:{card_name(card)}" for card in cards if card in playable), waiting)
        case kind, _ if kind in LAYING_AWAY:
            free = (card for card in cards if card_objection(view, 0, card) is None)
            return next((f"card:{card_name(card)}" for card in free), waiting)
        case _, TakeGroup(group):
            return f"take:{group}"
        case _, CallKing(card):
            return f"call:{card_name(card)}"
        case Kind.PATTERN, ChoosePattern(pattern):
            return f"deal:{pattern}"
        case Kind.PACKETS, TakePacket(number):
            return f"packet:{number}"
        case kind, Own(text) if kind not in first:
            return text.replace(" ", ":")
    return first.get(view.kind, waiting)
