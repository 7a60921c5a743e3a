"""A hand of any game with unseen cards exchanged: an honest bot cannot tell it from the true one.

Nothing here knows the rules of a game. Two cards change places in the whole hand, in the deal and in the unseen
discards; if the hand can be played so to the same point, and the seat sees the same, it cannot know which of the two is
the truth.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from engine import (
    Card,
    CardSet,
    Discard,
    HandRecord,
    NotationError,
    RefusedRecord,
    State,
    View,
    action_text,
    card_set,
    members,
    observe,
    read_action,
    replay,
)

TRIED: Final = 40
"""The most exchanges that are tried …"""
ENOUGH: Final = 10
"""… and the number that must succeed: by then an unseen card is hardly ever where it was."""


def elsewhere(record: HandRecord, state: State, view: View, random: Random) -> State:
    """The state of a record that has been played so far, with unseen cards exchanged and the same view."""
    if not state.table.deal.dealt:
        pack = list(state.hidden.pack)
        random.shuffle(pack)
        return State(state.table, state.hidden._replace(pack=tuple(pack)))
    there, done = members(unseen(view)), 0
    for _ in range(TRIED if len(there) > 1 else 0):
        other = exchanged(record, *random.sample(there, 2))
        try:
            found = replay(other)[0]
        except RefusedRecord:
            continue
        if found != state and observe(found, view.seat) == view:
            record, state, done = other, found, done + 1
            if done == ENOUGH:
                break
    return state


def unseen(view: View) -> CardSet:
    """The cards that may be elsewhere as far as is easily seen; the view itself decides."""
    table = view.table
    known = view.hand | view.laid_away | table.face_up | card_set(view.looked)
    for trick in table.play.tricks:
        known |= card_set(trick.cards)
    return table.variant.pack.cards & ~known & ~card_set(table.play.trick)


def exchanged(record: HandRecord, one: Card, other: Card) -> HandRecord:
    """The record with two cards in each other's places."""
    both = 1 << one | 1 << other

    def card(old: Card) -> Card:
        return other if old == one else one if old == other else old

    def cards(old: CardSet) -> CardSet:
        return old ^ both if (old & both).bit_count() == 1 else old

    def said(text: object) -> object:
        try:
            action = read_action(record.variant, str(text))
        except NotationError:
            return text
        return action_text(Discard(cards(action.cards))) if isinstance(action, Discard) else text

    return replace(
        record,
        pack=None if record.pack is None else tuple(map(card, record.pack)),
        hands=tuple(map(cards, record.hands)),
        talon=tuple(map(card, record.talon)),
        actions=tuple((seat, said(text)) for seat, text in record.actions),
    )
