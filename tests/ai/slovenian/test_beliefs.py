"""Facts that a seat takes for certain about unseen cards are true in every hand (S43, S51, S54 … S56, S62)."""

from __future__ import annotations

from collections import Counter

from ai.games.slovenian.beliefs import believe
from ai.games.slovenian.payoffs import aside
from ai.games.slovenian.seating import seated
from ai.kernel_cards import card_set_of
from ai.places import LAID, REST
from engine import State, legal_actions, observe, to_act

from .replayed import order, positions, rest_of

HANDS = 700


def places(state: State) -> list[int]:
    """The true cards of each of the six places."""
    hands = [state.hidden.hands[seat] for seat in order(state.table)]
    return [*hands, *[0] * (4 - len(hands)), rest_of(state), state.hidden.laid_away]


def test_every_fact_holds_and_every_deal_fits() -> None:
    seen: Counter[str] = Counter()
    for seed, state in positions(HANDS):
        truth = places(state)
        for seat in order(state.table):
            view = seated(observe(state, seat))
            beliefs = believe(view)
            facts = beliefs.facts
            for place, cards in enumerate(truth):
                assert not facts.fixed[place] & ~cards, (seed, seat, place)
                open_cards = cards & facts.unseen
                assert not open_cards & ~facts.takes[place], (seed, seat, place, state.table.contract)
                assert open_cards.bit_count() == beliefs.sizes[place], (seed, seat, place)
            hidden_partner = state.hidden.partner
            seats = order(state.table)
            if beliefs.facts.partner is not None:
                assert seats[beliefs.facts.partner] == hidden_partner
            if beliefs.facts.alone:
                assert hidden_partner is None
            if facts.unseen and not aside(view.table):
                sampler = beliefs.sampler()
                sampler.seed(seed + 1)
                assert sampler.next()
                deal = sampler.deal
                for place in range(4):
                    held = card_set_of(deal.suits(place), deal.taroks(place))
                    assert held.bit_count() == truth[place].bit_count()
                    assert not held & facts.unseen & ~facts.takes[place]
                assert card_set_of(deal.rest_s, deal.rest_t).bit_count() == truth[REST].bit_count()
                assert card_set_of(deal.laid_s, deal.laid_t).bit_count() == truth[LAID].bit_count()
            seen[state.table.contract.key if state.table.contract else ""] += 1
    assert len(seen) > 8, seen


def test_a_view_without_the_sitting_dealer_allows_the_same_cards() -> None:
    moved = 0
    for _, state in positions(HANDS):
        seat = to_act(state)
        assert seat is not None
        view = observe(state, seat)
        moved += seated(view) is not view
        assert legal_actions(seated(view)) == legal_actions(view)
    assert moved > 100
