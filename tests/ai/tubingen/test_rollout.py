"""Playing out in the kernel and in the engine: the same cards come to the same scores (U17 … U33)."""

from __future__ import annotations

from collections import Counter

from ai.games.tubingen.constraints import TubingenConstraints
from ai.games.tubingen.payoffs import payoff_of, position_of
from ai.kernel.bits import chosen, following
from ai.kernel.rollout import BY_CHANCE, played_out
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from engine import Card, PlayCard, State, card_set, legal_actions, members, observe, to_act
from engine.games.tubingen.contracts import RAUS

from .replayed import Chooser, deal_of, finished, positions, sides_of

HANDS = 500


def by_chance(seed: int) -> Chooser:
    """The choices of the kernel's random playing out, among the cards that the engine allows."""
    number = seed

    def choose(state: State) -> Card:
        nonlocal number
        number = following(number)
        view = observe(state, to_act(state) or 0)
        cards = card_set(action.card for action in legal_actions(view) if isinstance(action, PlayCard))
        (card,) = members(card_set_of(*chosen(suit_word(cards), tarok_word(cards), number)))
        return card

    return choose


def test_playing_out_comes_to_what_the_engine_settles() -> None:
    seen: Counter[str] = Counter()
    for seed, state in positions(HANDS):
        number, sides = seed * 7919 + 1, sides_of(state)
        deal, table = deal_of(state), state.table
        position = position_of(table)
        position.begin(sides)
        played_out(position, deal, sides, 0, 0, number, BY_CHANCE)
        settlement = finished(state, by_chance(number)).table.settlement
        assert settlement is not None
        for seat in range(4):
            view = observe(state, seat)
            facts = TubingenConstraints(view)
            payoff = payoff_of(table, seat, facts.partner, facts.alone)
            assert payoff.sides(deal) == sides, (seed, seat)
            value = payoff.value(position.end, deal, sides)
            assert round(value, 9) == settlement.scores[seat], (seed, seat, settlement, table.variant.options)
        seen[str(settlement.contract)] += 1
        seen.update(line.item for line in settlement.lines)
        seen["concealed"] += settlement.contract == RAUS.key and table.called is not None
        seen["exchange"] += settlement.own.exchange is not None
        seen["given over"] += settlement.own.best is not None and bool(settlement.own.best.added)
        seen["fourth"] += table.fourth
        seen.update(f"{key}={value}" for key, value in table.variant.options.items())
    wanted = {"ruf", "raus", "tout", "game", "fein", "captured", "floor", "skimon", "oberers", "unterers", "kingdom"}
    wanted |= {"ski-kingdom", "family-H", "ski-family-H", "concealed", "exchange", "given over", "fourth"}
    wanted |= {"scoring=zero-sum", "strafen_hand=before", "ski_counts=once", "claims=spoken"}
    assert not wanted - set(+seen), wanted - set(+seen)
