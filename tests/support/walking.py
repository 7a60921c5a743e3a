"""Random hands walked through the engine, state by state, and places of the play in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from engine import Action, State, View, apply, observe, to_act


def walked(state: State, choose: Callable[[View], Action]) -> Iterator[State]:
    """Every state of a hand from that one up to its settlement."""
    yield state
    while (seat := to_act(state)) is not None:
        state = apply(state, choose(observe(state, seat))).state
        yield state


def places(states: Callable[[int], Iterator[State]], hands: int, cards: int) -> Iterator[tuple[int, State]]:
    """A place of the play in each of some hands, with the hand's number: often the first card, else below *cards*."""
    for seed in range(hands):
        random = Random(f"place/{seed}")
        least = 0 if random.random() < 0.4 else random.randrange(0, cards)
        last = None
        for state in states(seed):
            if state.table.kind == "play":
                last = state
                play = state.table.play
                if sum(len(trick.cards) for trick in play.tricks) + len(play.trick) >= least:
                    break
        if last is not None:
            yield seed, last
