"""The position of the play and the way to it, read for the kernel, against the engine's own cards and tricks."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ai.games.romanian.payoffs import kept_cards, law_of
from ai.kernel.history import History, alike
from ai.kernel.policy import follow_suit, follow_tarok, lead
from ai.kernel.position import Position
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from ai.kernel_position import kernel_history, kernel_position
from engine import (
    LUNA,
    PAGAT,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    CardSet,
    State,
    Suit,
    Table,
    card_set,
    highest_wins,
    must_follow,
    suit_of,
    to_act,
)

from .replayed import Turn, deal_of, position_at, positions, random_states, sides_of

SMALL = sum(1 << PAGAT + number for number in range(1, 9))
"""II … IX."""


def position_of(table: Table) -> Position:
    return kernel_position(table, law_of(table), kept_cards(table))


def history_of(table: Table) -> History:
    return kernel_history(table, law_of(table))


def led_word(trick: tuple[int, ...]) -> int:
    """The suit led, by the kernel."""
    if not trick:
        return -1
    suit = suit_of(trick[0])
    return 0 if suit is Suit.TAROK else SUIT_CARDS[suit]


def beating(trick: tuple[int, ...]) -> CardSet:
    """Every card that would win a trick so far."""
    return card_set(card for card in range(78) if card not in trick and highest_wins((*trick, card)) == len(trick))


def test_a_position_is_what_lies_on_the_table() -> None:
    caught = lying = 0
    for seed, state in positions(300):
        table = state.table
        position, players = position_of(table), table.players
        play = table.play
        assert position.turn() == to_act(state), seed
        assert position.lies == len(play.trick)
        assert card_set_of(position.trick_s, position.trick_t) == card_set(play.trick)
        assert position.led == led_word(play.trick)
        if play.trick:
            lying += 1
            assert position.holder == (play.leader + highest_wins(play.trick)) % players
            over = card_set_of(position.over_s, position.over_t & tarok_word(TAROACE))
            assert over == beating(play.trick)
            seats = {card: (play.leader + at) % players for at, card in enumerate(play.trick)}
            assert position.pagat_by == seats.get(PAGAT, -1)
            assert position.mond_by == seats.get(LUNA, -1)
        for seat in range(players):
            won = [trick for trick in play.tricks if trick.winner == seat]
            cards = card_set_of(position.taken_s[seat], position.taken_t[seat])
            assert cards == card_set(card for trick in won for card in trick.cards)
            assert position.tricks[seat] == len(won)
        fallen = card_set(card for trick in play.tricks for card in trick.cards) | card_set(play.trick)
        assert card_set_of(position.fallen_s, position.fallen_t) == fallen
        both = [trick for trick in play.tricks if LUNA in trick.cards and SKIZ in trick.cards]
        assert (position.loser >= 0) == bool(both)
        if both:
            caught += 1
            who = {card: (both[0].leader + at) % players for at, card in enumerate(both[0].cards)}
            assert (position.loser, position.taker) == (who[LUNA], who[SKIZ])
        kept = {"pagat": 1 << PAGAT, "rege": 1 << table.called if table.called is not None else 0}
        wanted = sum(kept.get(bonus.item, 0) for bonus in table.speech.announced)
        assert card_set_of(position.kept_s, position.kept_t) == wanted
    assert caught > 0
    assert lying > 50


def test_before_the_first_card_forehand_leads() -> None:
    for _, state in positions(20):
        table = state.table
        before = table._replace(stage=table.stage - 1, play=table.play._replace(leader=0, trick=(), tricks=()))
        position = position_of(before)
        assert (position.turn(), position.lies, position.fallen_s | position.fallen_t) == (table.forehand, 0, 0)


def test_the_history_is_every_card_with_its_trick() -> None:
    for seed, state in positions(150):
        table = state.table
        history, players, play = history_of(table), table.players, table.play
        at = 0
        for leader, cards in [*((trick.leader, trick.cards) for trick in play.tricks), (play.leader, play.trick)]:
            for place, card in enumerate(cards):
                before = cards[:place]
                assert card_set_of(history.suits[at], history.taroks[at]) == 1 << card
                assert history.seats[at] == (leader + place) % players
                assert history.lies[at] == place
                assert card_set_of(history.tricks_s[at], history.tricks_t[at]) == card_set(before)
                assert history.led[at] == led_word(before)
                if before:
                    assert history.holders[at] == (leader + highest_wins(before)) % players, seed
                    over = card_set_of(history.over_s[at], history.over_t[at] & tarok_word(TAROACE))
                    assert over == beating(before)
                at += 1
        assert len(history.seats) == at


def called_word(table: Table) -> int:
    return 0 if table.called is None else suit_word(1 << table.called)


def test_a_deals_weight_asks_only_for_cards_that_were_chosen_by_others() -> None:
    """The hands as they were are rebuilt from the end: every card that fell was its player's, and legal there."""
    doubted = 0
    for _, state in positions(150):
        table = state.table
        history, sides, deal, called = history_of(table), sides_of(state), deal_of(state), called_word(state.table)
        weights = [history.weight(deal, sides, me, called, 1) for me in range(table.players)]
        assert all(0.0 < weight <= 1.0 for weight in weights)
        history.odd_lead = history.odd_follow = history.odd_signal = 1.0
        assert history.weight(deal, sides, 0, called, 1) == 1.0
        doubted += min(weights) < 1.0
        # Nothing is asked of the seat itself: with nobody else's cards in the history its weight is whole.
        alone = history_of(table._replace(play=table.play._replace(trick=(), tricks=())))
        assert alone.weight(deal, sides, 0, called, 1) == 1.0
    assert doubted > 50


def same(card: CardSet, other: CardSet) -> bool:
    return alike(suit_word(card), tarok_word(card), suit_word(other), tarok_word(other))


def fitting(states: list[State], me: int) -> float:
    """The weight of the true deal, from the positions before each card and the choices of the rules of thumb there."""
    result = 1.0
    for state, after in pairwise(states):
        here, trick = Turn(state), state.table.play.trick
        cards = must_follow(here.hand, trick)
        if here.seat == me or not cards & (cards - 1):
            continue
        fallen = state.hidden.hands[here.seat] & ~after.hidden.hands[here.seat]
        at, unseen = here.position, here.live & ~here.hand
        if trick:
            how = (at.over_s, at.over_t, here.mate, here.foes, suit_word(unseen), tarok_word(unseen))
            if cards & TAROACE:
                guess = card_set_of(0, follow_tarok(tarok_word(cards), *how, at.trick_s, at.trick_t))
            else:
                guess = card_set_of(follow_suit(cards, *how), 0)
            result *= 1.0 if same(fallen, guess) else 0.5
            continue
        words = (suit_word(here.hand), tarok_word(here.hand))
        guess = card_set_of(*lead(*words, here.mine, suit_word(unseen), tarok_word(unseen), 1, at.called))
        spoken = fallen & TAROACE and (fallen | guess) & SMALL
        result *= 1.0 if same(fallen, guess) else 0.25 if spoken else 0.5
    return result


def test_a_deals_weight_counts_the_cards_that_the_rules_of_thumb_would_not_have_played() -> None:
    found = set()
    for seed in range(60):
        states = [state for state in random_states(seed) if state.table.phase == "play"]
        if not states or states[0].table.contract is None or states[0].table.contract.individual:
            continue
        stop = 1 + 5 * seed % len(states)
        last = states[stop - 1]
        for me in range(last.table.players):
            weight = history_of(last.table).weight(deal_of(last), sides_of(last), me, called_word(last.table), 1)
            assert weight == pytest.approx(fitting(states[:stop], me)), seed
            found.add(weight)
    assert len(found) > 15


def test_beginning_takes_the_sides_of_a_deal() -> None:
    for _, state in positions(150):
        position, sides = position_at(state), sides_of(state)
        won = [trick for trick in state.table.play.tricks if sides >> trick.winner & 1]
        assert card_set_of(position.won_s, position.won_t) == card_set(card for trick in won for card in trick.cards)
        assert position.won_tricks == len(won)
        assert position.lost_tricks == len(state.table.play.tricks) - len(won)
