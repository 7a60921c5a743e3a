"""Where the play stands and how it came to that, read for the kernel, against the engine's own cards and tricks."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ai.games.romanian.standpoint import past_of, spot_of
from ai.kernel.bits import LUNA, PAGAT, SKIZ, SMALL, TRUMPS, legal
from ai.kernel.past import alike
from ai.kernel.policy import follow, lead
from ai.masks import packed, packed_card
from engine import State, Suit, card_set, suit_of, to_act
from engine.tricks import highest_wins

from .replayed import Led, four_hands, positions, random_states, sides_of, spot_at


def test_a_spot_is_what_lies_on_the_table() -> None:
    caught = lying = 0
    for seed, state in positions(300):
        table = state.table
        spot, players = spot_of(table), table.players
        play = table.play
        assert spot.turn() == to_act(state), seed
        assert spot.lies == len(play.trick)
        assert spot.trick == packed(card_set(play.trick))
        assert bool(spot.led) == bool(play.trick)
        if play.trick:
            lying += 1
            place = highest_wins(play.trick)
            assert spot.best == packed_card(play.trick[place])
            assert spot.holder == (play.leader + place) % players
            seats = {packed_card(card): (play.leader + at) % players for at, card in enumerate(play.trick)}
            assert spot.pagat_by == seats.get(PAGAT, -1)
            assert spot.luna_by == seats.get(LUNA, -1)
        for seat in range(players):
            won = card_set(card for trick in play.tricks if trick.winner == seat for card in trick.cards)
            assert spot.taken[seat] == packed(won)
        assert spot.fallen == sum(spot.taken) | spot.trick
        both = [trick for trick in play.tricks if packed(card_set(trick.cards)) & (LUNA | SKIZ) == LUNA | SKIZ]
        assert (spot.luna_fell >= 0) == bool(both)
        if both:
            caught += 1
            who = {packed_card(card): (both[0].leader + at) % players for at, card in enumerate(both[0].cards)}
            assert (spot.luna_fell, spot.skiz_fell) == (who[LUNA], who[SKIZ])
        kept = {"pagat": PAGAT, "rege": packed_card(table.called) if table.called is not None else 0}
        assert spot.kept == sum(kept.get(bonus.item, 0) for bonus in table.speech.announced)
    assert caught > 0
    assert lying > 50


def test_before_the_first_card_forehand_leads() -> None:
    for _, state in positions(20):
        table = state.table
        before = table._replace(stage=table.stage - 1, play=table.play._replace(leader=0, trick=(), tricks=()))
        spot = spot_of(before)
        assert (spot.turn(), spot.lies, spot.fallen) == (table.forehand, 0, 0)


def test_the_past_is_every_card_with_its_trick() -> None:
    for seed, state in positions(150):
        table = state.table
        past, players, play = past_of(table), table.players, table.play
        at = 0
        for leader, cards in [*((trick.leader, trick.cards) for trick in play.tricks), (play.leader, play.trick)]:
            for place, card in enumerate(cards):
                before = cards[:place]
                assert past.cards[at] == packed_card(card)
                assert past.seats[at] == (leader + place) % players
                assert past.lies[at] == place
                assert past.tricks[at] == packed(card_set(before))
                if before:
                    best = highest_wins(before)
                    assert past.best[at] == packed_card(before[best]), seed
                    assert past.holders[at] == (leader + best) % players
                    led = packed_card(before[0])
                    assert past.led[at] & led
                    assert bool(past.led[at] & PAGAT) == (suit_of(before[0]) is Suit.TAROK)
                at += 1
        assert len(past.cards) == at


def test_a_deals_weight_asks_only_for_cards_that_were_chosen_by_others() -> None:
    """The hands as they were are rebuilt from the end: every card that fell was its player's, and legal there."""
    doubted = 0
    for _, state in positions(150):
        table = state.table
        past, sides = past_of(table), sides_of(state)
        called = 0 if table.called is None else packed_card(table.called)
        h0, h1, h2, h3 = four_hands(state)
        weights = [past.weight(h0, h1, h2, h3, sides, me, called, 1) for me in range(table.players)]
        assert all(0.0 < weight <= 1.0 for weight in weights)
        past.odd_lead = past.odd_follow = past.odd_signal = 1.0
        assert past.weight(h0, h1, h2, h3, sides, 0, called, 1) == 1.0
        doubted += min(weights) < 1.0
        # Nothing is asked of the seat itself: with nobody else's cards in the past its weight is whole.
        alone = past_of(table._replace(play=table.play._replace(trick=(), tricks=())))
        assert alone.weight(h0, h1, h2, h3, sides, 0, called, 1) == 1.0
    assert doubted > 50


def fitting(states: list[State], me: int) -> float:
    """The weight of the true deal, from the positions before each card and what the rules of thumb chose in them."""
    result = 1.0
    for state, after in pairwise(states):
        here = Led(state)
        if here.seat == me or not legal(here.hand, here.led) & (legal(here.hand, here.led) - 1):
            continue
        fallen = packed(state.hidden.hands[here.seat] & ~after.hidden.hands[here.seat])
        if here.led:
            every = here.live | here.trick
            guess: int = follow(here.hand, here.led, here.best, here.mate, here.foes, every, here.trick)
            result *= 1.0 if alike(fallen, guess) else 0.5
            continue
        guess = lead(here.hand, here.mine, here.live, 1, here.called)
        spoken = fallen & TRUMPS and (fallen | guess) & SMALL
        result *= 1.0 if alike(fallen, guess) else 0.25 if spoken else 0.5
    return result


def test_a_deals_weight_counts_the_cards_that_the_rules_of_thumb_would_not_have_played() -> None:
    found = set()
    for seed in range(60):
        states = [state for state in random_states(seed) if state.table.phase == "play"]
        if not states or states[0].table.contract is None or states[0].table.contract.individual:
            continue
        stop = 1 + 5 * seed % len(states)
        last = states[stop - 1]
        called = 0 if last.table.called is None else packed_card(last.table.called)
        h0, h1, h2, h3 = four_hands(last)
        for me in range(last.table.players):
            weight = past_of(last.table).weight(h0, h1, h2, h3, sides_of(last), me, called, 1)
            assert weight == pytest.approx(fitting(states[:stop], me)), seed
            found.add(weight)
    assert len(found) > 15


def test_beginning_takes_the_sides_of_a_deal() -> None:
    for _, state in positions(150):
        spot, sides = spot_at(state), sides_of(state)
        own = 0
        for seat in range(state.table.players):
            if sides >> seat & 1:
                own |= spot.taken[seat]
        assert spot.won & (1 << 54) - 1 == own
        assert spot.pagat == (sides >> spot.pagat_by & 1 if spot.pagat_by >= 0 else 0)
