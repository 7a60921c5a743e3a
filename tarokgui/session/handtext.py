"""The present hand as a text for a report: the whole record once all cards are open, before that the part seen.

Readers of the text, the player first of all, learn nothing from it while the hand goes on. Maintainers can deal the
hand again from its number; a deal that was brought along has no number, only the part that was seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import Acted, Dealt, LaidAway, PlayingOn, action_text, card_name, members, write_record
from engine.record import FORMAT
from tarokgui.storage.recordtext import record_text

if TYPE_CHECKING:
    from engine import CardSet, Event, Seat

    from .evening import Evening

UNSEEN = "?"
"""Stands for a card that the person has not seen."""


def hand_text(session: Evening) -> str:
    """One JSON object in one line. Of a record that was brought along only the entries that the rules read are kept."""
    whole = {key: value for key, value in write_record(session.record).items() if key not in session.record.extra}
    told: dict[str, object] = {"deal": session.moment.deal, "known": session.moment.known, "seat": session.human}
    told["bots"] = list(session.bots)
    if session.opened:
        return record_text({**whole, **told})
    own = session.variant.carry.write(session.record.own)
    keys = ("game", "house", "dealer", *own)
    setting: dict[str, object] = {key: whole[key] for key in keys if key in whole}
    seen = {
        "hand": _own_hand(session),
        "actions": [entry for event in session.moment.hand.events for entry in _entries(event)],
    }
    unfinished: dict[str, object] = {"format": FORMAT, "unfinished": True, **setting, **told, **seen}
    return record_text(unfinished)


def _own_hand(session: Evening) -> list[str]:
    """The person's cards as they were dealt."""
    for event in session.moment.hand.events:
        if isinstance(event, Dealt) and (hand := event.hands[session.human]) is not None:
            return _names(hand)
    return []


def _entries(event: Event) -> Iterator[tuple[Seat, str]]:
    """The actions of a seat in the words of the record, with unseen cards left out."""
    match event:
        case Acted(seat, action):
            yield seat, action_text(action)
        case PlayingOn(seat):  # only the person himself: no other seat notices
            yield seat, "keep"
        case LaidAway(seat, count, taroace, cards):
            known = _names(taroace if cards is None else cards)
            yield seat, " ".join(["discard", *known, *[UNSEEN] * (count - len(known))])


def _names(cards: CardSet) -> list[str]:
    return [card_name(card) for card in members(cards)]
