"""The search for a card, compared with the best card when all cards are known."""

from __future__ import annotations

from ai.games.romanian.payoffs import law_of
from ai.kernel.play_search import PlaySearch
from ai.kernel.sampling import DealSampler
from ai.kernel_cards import suit_word, tarok_word
from ai.kernel_position import kernel_history
from engine import PLAYS, State, apply, to_act

from .exact import Ending, choices
from .replayed import payoff_at, position_at, positions, rest_of


def by_playing(state: State, me: int) -> float:
    """Game points of a seat with best play by both sides, every hand played through the engine to its settlement."""
    settlement = state.table.settlement
    if settlement is not None:
        return float(settlement.own.payments[me])
    found = [by_playing(apply(state, PLAYS[card]).state, me) for card in choices(state)]
    ending = Ending(state, me)
    return max(found) if ending.sides >> (to_act(state) or 0) & 1 == ending.ours else min(found)


def test_the_ending_is_worth_what_the_engine_settles() -> None:
    seen = 0
    for seed, state in positions(200, left=2):
        me = seed % state.table.players
        assert Ending(state, me).value() == by_playing(state, me), seed
        seen += 1
    assert seen > 80


def sampler_of(state: State) -> DealSampler:
    """A sampler that knows all cards."""
    places = [*state.hidden.hands, *[0] * (4 - len(state.hidden.hands)), rest_of(state), state.hidden.laid_away]
    return DealSampler([suit_word(cards) for cards in places], [tarok_word(cards) for cards in places])


def test_the_search_with_open_cards_plays_the_end_nearly_as_well_as_can_be() -> None:
    """Its play-outs go by rules of thumb, so that it need not find the best card; it loses little by that."""
    decided = best = 0
    lost = 0.0
    for seed, state in positions(250, left=3):
        table, seat = state.table, to_act(state) or 0
        cards = choices(state)
        ending = Ending(state, seat)
        values = [ending.value(card) for card in cards]
        if min(values) == max(values):
            continue
        payoff = payoff_at(state, seat)
        for row in payoff.rows:
            row.shares = []
        search = PlaySearch(
            position_at(state),
            payoff,
            sampler_of(state),
            kernel_history(table, law_of(table)),
            [suit_word(1 << card) for card in cards],
            [tarok_word(1 << card) for card in cards],
        )
        search.seed(seed)
        assert search.run(16)
        totals = [sum(search.values[at :: len(cards)]) for at in range(len(cards))]
        chosen = values[totals.index(max(totals))]
        alone = ending.sides.bit_count() == 1 and ending.ours
        lost += (max(values) - chosen) / table.factor / (table.players - 1 if alone else 1)
        best += chosen == max(values)
        decided += 1
    assert decided > 25
    assert best / decided > 0.8, (best, decided, lost)
    assert lost / decided < 0.8, (best, decided, lost)
