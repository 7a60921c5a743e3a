"""Playing out in the kernel and in the engine: the same cards by the same rules come to the same scores (S17 … S71)."""

from __future__ import annotations

from collections import Counter

import pytest

from ai.games.slovenian.payoffs import aside, payoff_of, position_of
from ai.kernel.bits import chosen, following
from ai.kernel.ducking import beat, low_lead, shed
from ai.kernel.rollout import AVOIDING, BY_CHANCE, played_out
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from engine import Card, CardSet, PlayCard, State, card_set, legal_actions, members, observe, to_act
from engine.games.slovenian.contracts import EVERY
from tests.support.games import SLOVENIAN
from tests.support.pairs import some

from .replayed import Chooser, deal_of, finished, order, positions, sides_of, told, with_talon

HANDS = some(500, 1500)


def only(cards: CardSet) -> Card:
    (card,) = members(cards)
    return card


def playable(state: State) -> CardSet:
    """The legal cards of the seat to act, by the engine."""
    view = observe(state, to_act(state) or 0)
    return card_set(action.card for action in legal_actions(view) if isinstance(action, PlayCard))


def by_chance(seed: int) -> Chooser:
    """The choices of the kernel's random playing out, among the cards that the engine allows."""
    number = seed

    def choose(state: State) -> Card:
        nonlocal number
        number = following(number)
        cards = playable(state)
        return only(card_set_of(*chosen(suit_word(cards), tarok_word(cards), number)))

    return choose


def by_avoiding(state: State) -> Card:
    """The choices of a player who avoids tricks."""
    table, seat = state.table, to_act(state) or 0
    cards, seats, sides = playable(state), order(table), sides_of(state)
    here = position_of(told(state, seat))
    unseen = sum(state.hidden.hands) & ~state.hidden.hands[seat]
    words, out = (suit_word(cards), tarok_word(cards)), (suit_word(unseen), tarok_word(unseen))
    if not table.play.trick:
        return only(card_set_of(*low_lead(*words, *out)))
    if not (words[0] & here.over_s or words[1] & here.over_t):
        return only(card_set_of(*shed(*words, *out)))
    me = seats.index(seat)
    later = [(me + step) % len(seats) for step in range(1, len(seats) - len(table.play.trick))]
    apart = table.contract is not None and table.contract.individual
    leaves = bool(later) if apart or sides >> me & 1 else any(sides >> place & 1 for place in later)
    if words[1]:
        return only(card_set_of(0, beat(words[1], out[1], leaves)))
    return only(card_set_of(beat(words[0], out[0] & here.led, leaves), 0))


@pytest.mark.parametrize("manner", [BY_CHANCE, AVOIDING], ids=["by chance", "avoiding"])
def test_playing_out_comes_to_what_the_engine_settles(manner: int) -> None:
    seen: Counter[str] = Counter()
    for seed, state in positions(HANDS):
        table, contract = state.table, state.table.contract
        assert contract is not None
        if word := aside(told(state, order(table)[0])):
            seen[word] += 1
            continue
        number, sides = seed * 7919 + 1, sides_of(state)
        state = with_talon(state, number)
        deal, position = deal_of(state), position_of(told(state, order(table)[0]))
        position.begin(sides)
        played_out(position, deal, sides, 0, 0, number, manner)
        end = finished(state, by_chance(number) if manner == BY_CHANCE else by_avoiding)
        settlement = end.table.settlement
        assert settlement is not None
        partner = settlement.partner
        seats = order(table)
        taken = sum(sides >> seats.index(trick.winner) & 1 for trick in end.table.play.tricks)
        assert (position.end.taken, position.end.given) == (taken, len(end.table.play.tricks) - taken) or (
            contract.individual
        ), seed
        for me, seat in enumerate(seats):
            found = told(state, seat)
            mate = None if partner is None else seats.index(partner)
            payoff = payoff_of(found, me, mate, partner is None)
            assert contract.individual or payoff.sides(deal) == sides
            value = payoff.value(position.end, deal, sides)
            assert value == settlement.scores[seat], (seed, seat, table.variant, contract.key, settlement, table.speech)
            payoff.relative = 1
            mean = sum(settlement.scores) / len(seats)
            if not settlement.own.money:
                assert payoff.value(position.end, deal, sides) == pytest.approx(value - mean), (seed, seat)
        seen.update({line.item for line in settlement.lines})
        seen.update([contract.key, table.variant.key, f"stake {table.factor}"])
        seen.update(f"{key}={value}" for key, value in table.variant.options.items())
        seen.update(["announced"] if table.speech.announced else [])
        seen.update(["chain"] if table.speech.game else [])
        seen.update(["regained"] if any(table.besides) and not contract.individual else [])
    wanted = {*EVERY, *SLOVENIAN, "stake 1", "stake 2", "announced", "chain"}
    wanted |= {"game", "trula", "kings", "king", "pagat", "valat", "mond", "klop", "klop-none", "klop-most"}
    wanted |= {"klop-kontra", "beggar-with-skis", "win_at=35-and-one", "klop_mond_lead=after-skis"}
    assert not wanted - set(seen), wanted - set(seen)
