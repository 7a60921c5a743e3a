"""The widgets with which an action is done: the card, the row or the button, by their ids. Pure: no pygame."""

from __future__ import annotations

from collections.abc import Sequence

from engine import (
    ANNOUNCING,
    Action,
    Announce,
    CallKing,
    ChoosePattern,
    Cut,
    Declare,
    Discard,
    Double,
    Hold,
    Keep,
    Knock,
    MakeBid,
    Own,
    Pass,
    PassAnnouncing,
    PlayCard,
    Reject,
    Surrender,
    TakeGroup,
    TakePacket,
    ThrowIn,
    View,
    card_name,
    members,
)
from tarokgui.controller.picks import Picks


def target_ids(actions: Sequence[Action], view: View, picks: Picks) -> frozenset[str]:
    """The ids for one action, or for everything said in one turn. A thing that is picked already needs no second click.

    No id where something else is picked, because the button would do or say that.
    """
    first = actions[0]
    if isinstance(first, Discard):
        missing = members(first.cards & ~picks.discard)
        ready = frozenset() if picks.discard & ~first.cards else frozenset({"confirm"})
        return frozenset(f"card:{card_name(card)}" for card in missing) or ready
    if view.kind in ANNOUNCING:
        missing_words = [
            action for action in actions if not isinstance(action, PassAnnouncing) and action not in picks.speech
        ]
        ready = frozenset({"say"}) if set(picks.speech) <= {*actions} else frozenset()
        return frozenset(map(widget_id, missing_words)) or ready
    if isinstance(first, Cut) and picks.cut != first.cards:
        return frozenset({"cut:depth"})
    if isinstance(first, MakeBid):
        row = view.table.variant.contract(first.bid.contract)
        levels = row is None or row.has_levels
        return frozenset({f"bid:{first.bid.contract}:{first.bid.ordinal}" if levels else f"bid:{first.bid.contract}"})
    return frozenset({widget_id(first)})


def widget_id(action: Action) -> str:
    """The id of the widget an action is done with; empty for a bid and a discard, which take more than one press."""
    match action:
        case Cut():
            return "cut"
        case Knock():
            return "knock"
        case ChoosePattern(pattern):
            return f"deal:{pattern}"
        case TakePacket(number):
            return f"packet:{number}"
        case ThrowIn():
            return "throw-in"
        case Keep():
            return "keep"
        case Pass():
            return "bid:pass"
        case Hold():
            return "bid:hold"
        case CallKing(card):
            return f"call:{card_name(card)}"
        case TakeGroup(group):
            return f"take:{group}"
        case Reject():
            return "reject"
        case Surrender():
            return "surrender"
        case Declare():
            return "declare"
        case Announce(item):
            return f"announce:{item}"
        case Double(item, seat):
            return f"double:{item}" if seat is None else f"double:{item}@{seat}"
        case PassAnnouncing():
            return "say"
        case Own(text):
            return text.replace(" ", ":")
        case PlayCard(card):
            return f"card:{card_name(card)}"
    return ""
