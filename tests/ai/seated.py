"""Hands for the bot's tests: written as card names, filled up where only one hand matters, and played up to a point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ai import Decision, decide, make
from engine import (
    Keep,
    PassAnnouncing,
    State,
    View,
    apply,
    members,
    observe,
    parse_action,
    parse_cards,
    start_dealt,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot


def seated(
    hands: Mapping[int, str], talon: str = "", game: str = "romanian", dealer: int = 3, spare: str = "", **house: object
) -> State:
    """A dealt hand. Places left open are filled in card order, taroks last; ``spare`` goes to the talon's end."""
    variant = variant_for(game, house)
    written = {seat: parse_cards(cards) for seat, cards in hands.items()}
    known = parse_cards(talon)
    for cards in written.values():
        known |= cards
    left = members(variant.pack.cards & ~known)
    middle = [left[place] for start in range(5) for place in range(start, len(left), 5)]
    top = [parse_cards(name).bit_length() - 1 for name in talon.split()]
    full = []
    for seat in range(variant.players):
        hand = written.get(seat, 0)
        while hand.bit_count() < variant.hand_size:
            hand |= 1 << middle.pop()
        full.append(hand)
    while len(top) < variant.talon_size:
        top.append(middle.pop())
    return start_dealt(variant, dealer, Pot(5, 1), tuple(full), tuple(top)).state


def after(state: State, actions: Sequence[str]) -> State:
    """The state after these actions, each by the seat whose turn it is; nobody throws in."""
    for text in actions:
        while state.hidden.asked:
            state = apply(state, Keep()).state
        state = apply(state, parse_action(text)).state
    while state.hidden.asked:
        state = apply(state, Keep()).state
    return state


def quiet(state: State) -> State:
    """The state after an announcement round in which nobody says anything."""
    while state.table.phase == "announce":
        state = apply(state, PassAnnouncing()).state
    return state


def view_of(state: State) -> View:
    """The view of the seat to act."""
    seat = to_act(state)
    assert seat is not None
    return observe(state, seat)


def choice(state: State, seed: str = "test") -> Decision:
    """The decision of *steady* for the seat to act."""
    return decide(make("steady", seed), view_of(state))
