"""The ends that a trick can still have, as the engine plays it out from all the cards."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Action, Card, PlayCard, Seat, State, Trick, apply, legal_actions, observe, suit_of, to_act

from .seeing import Moment


def winners(state: State, action: Action) -> set[Seat]:
    """The seats that can win the trick after this card."""
    return {trick.winner for trick in ends(state, action)}


def cards_to_come(state: State, m: Moment) -> set[Card]:
    """The cards that later seats may play to the trick after the action of that moment."""
    before = len(m.trick) + 1
    return {card for trick in ends(state, m.action) for card in trick.cards[before:]}


def ends(state: State, action: Action) -> Iterator[Trick]:
    """The whole tricks after this card; of each suit only the lowest and the two highest cards are tried."""
    yield from _ends(apply(state, action).state, len(state.table.play.tricks))


def _ends(state: State, done: int) -> Iterator[Trick]:
    tricks = state.table.play.tricks
    if len(tricks) > done:
        yield tricks[done]
        return
    seat = to_act(state)
    if seat is None:
        raise ValueError("the trick is not over")
    plays = [action.card for action in legal_actions(observe(state, seat)) if isinstance(action, PlayCard)]
    for of in {*map(suit_of, plays)}:
        ranked = sorted(each for each in plays if suit_of(each) is of)
        for each in {ranked[0], *ranked[-2:]}:
            yield from _ends(apply(state, PlayCard(each)).state, done)
