"""Positions of the play in random hands of both games, and the same hands played on through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ai.games.romanian.standpoint import spot_of
from ai.kernel.rollout import Spot
from ai.masks import packed, packed_card
from engine import PLAYS, Card, Side, State, Table, apply, card_set, legal_actions, observe, to_act
from engine.sides import with_partner
from tests.support.chance import Temper, first_record

Chooser = Callable[[State], Card]


def random_states(seed: int) -> Iterator[State]:
    """Every state of one random hand, from its beginning to its settlement."""
    random = Random(f"kernel/{seed}")
    state = first_record(random).begin().state
    temper = Temper(random)
    yield state
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        state = apply(state, temper.choose(view, legal_actions(view))).state
        yield state


def positions(hands: int, michi: bool = False, left: int = 12) -> Iterator[tuple[int, State]]:
    """A place of the play in each of some random hands, with the hand's number; any card of any trick, often the first.

    Hands that are thrown in, surrendered or of the other kind of contract are left out. At most ``left`` tricks are
    still to be finished.
    """
    for seed in range(hands):
        random = Random(f"place/{seed}")
        first = 12 - left
        wanted = 4 * first if random.random() < 0.3 else random.randrange(4 * first, 47)
        for state in random_states(seed):
            table = state.table
            if table.phase == "play" and table.contract is not None and table.contract.individual is michi:
                played = len(table.play.tricks) * table.players + len(table.play.trick)
                if played >= wanted * table.players // 4:
                    yield seed, state
                    break


def finished(state: State, choose: Chooser) -> State:
    """The settled hand, each card chosen by a function and put past the engine's rules."""
    while state.table.phase == "play":
        state = apply(state, PLAYS[choose(state)]).state
    return state


def told(state: State) -> Table:
    """The table if everybody's side were known."""
    table, hidden = state
    return with_partner(table, hidden.partner) if table.declarer is not None else table


def sides_of(state: State) -> int:
    """A bit for each seat of the declarer's side."""
    return sum(1 << seat for seat, side in enumerate(told(state).sides) if side is Side.DECLARER)


def four_hands(state: State) -> tuple[int, int, int, int]:
    """The hands in the kernel's cards, the fourth one empty at a table of three."""
    hands = [packed(hand) for hand in state.hidden.hands] + [0]
    return hands[0], hands[1], hands[2], hands[3]


def spot_at(state: State) -> Spot:
    """Where the kernel stands in this position, the sides known."""
    spot = spot_of(state.table)
    spot.begin(sides_of(state))
    return spot


def rest_of(state: State) -> int:
    """The untaken talon: what is neither in a hand nor has fallen nor was laid away."""
    known = state.hidden.laid_away
    for hand in state.hidden.hands:
        known |= hand
    for trick in state.table.play.tricks:
        for card in trick.cards:
            known |= 1 << card
    for card in state.table.play.trick:
        known |= 1 << card
    return packed(state.table.variant.pack.cards & ~known)


class Led:
    """What the engine's trick looks like to the kernel, worked out from the cards alone."""

    def __init__(self, state: State) -> None:
        table = state.table
        self.seat = to_act(state) or 0
        self.hand = packed(state.hidden.hands[self.seat])
        self.sides = sides_of(state)
        self.mine = self.sides >> self.seat & 1
        cards = table.play.trick
        self.trick = packed(card_set(cards))
        self.live = sum(four_hands(state))
        spot = spot_of(table)
        self.led, self.best, self.kept, self.called = spot.led, spot.best, spot.kept, spot.called
        players = [(table.play.leader + place) % table.players for place in range(table.players)]
        bits = [packed_card(card) for card in cards]
        self.mate = 0
        if bits:
            holder = players[bits.index(spot.best)]
            self.mate = int(self.sides >> holder & 1 == self.mine)
        self.foes = sum(self.sides >> seat & 1 != self.mine for seat in players[len(cards) + 1 :])
