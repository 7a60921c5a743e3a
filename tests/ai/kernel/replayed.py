"""Positions of the play in random hands of both games, and the same hands played on through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ai.games.romanian.payoffs import kept_cards, law_of, prices_of
from ai.kernel.payoff import Payoff
from ai.kernel.position import KernelDeal, Position
from ai.kernel_cards import suit_word, tarok_word
from ai.kernel_position import kernel_position
from engine import PLAYS, Card, CardSet, Side, State, Table, apply, card_set, legal_actions, observe, to_act
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


def deal_of(state: State) -> KernelDeal:
    """The place of every card, in the kernel's words; at a table of three the fourth hand is empty."""
    deal, rest = KernelDeal(), rest_of(state)
    for seat, hand in enumerate(state.hidden.hands):
        deal.give(seat, suit_word(hand), tarok_word(hand))
    deal.laid_s, deal.laid_t = suit_word(state.hidden.laid_away), tarok_word(state.hidden.laid_away)
    deal.rest_s, deal.rest_t = suit_word(rest), tarok_word(rest)
    return deal


def position_at(state: State) -> Position:
    """The kernel's position for this state, the sides known."""
    position = kernel_position(state.table, law_of(state.table), kept_cards(state.table))
    position.begin(sides_of(state))
    return position


def payoff_at(state: State, me: int) -> Payoff:
    """The payoff of the hand to a seat that knows the sides."""
    return prices_of(told(state), me, state.hidden.partner, state.hidden.partner is None).payoff


def rest_of(state: State) -> CardSet:
    """The untaken talon: the cards that are in no hand, have not been played and were not discarded."""
    known = state.hidden.laid_away
    for hand in state.hidden.hands:
        known |= hand
    for trick in state.table.play.tricks:
        known |= card_set(trick.cards)
    return state.table.variant.pack.cards & ~known & ~card_set(state.table.play.trick)


class Turn:
    """The engine's trick as the seat to act sees it, worked out from the cards alone."""

    def __init__(self, state: State) -> None:
        table = state.table
        self.seat = to_act(state) or 0
        self.hand = state.hidden.hands[self.seat]
        self.sides = sides_of(state)
        self.mine = self.sides >> self.seat & 1
        self.live = sum(state.hidden.hands)
        self.position = kernel_position(table, law_of(table), kept_cards(table))
        cards = table.play.trick
        players = [(table.play.leader + place) % table.players for place in range(table.players)]
        self.mate = 0
        if cards:
            self.mate = int(self.sides >> self.position.holder & 1 == self.mine)
        self.foes = sum(self.sides >> seat & 1 != self.mine for seat in players[len(cards) + 1 :])
