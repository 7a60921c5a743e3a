"""Playing out in the kernel and in the engine: the same cards by the same rules come to the same game points."""

from __future__ import annotations

from collections import Counter

import pytest

from ai.kernel.bits import chosen, following
from ai.kernel.ducking import duck, low_lead
from ai.kernel.policy import follow_suit, follow_tarok, lead
from ai.kernel.rollout import BY_CHANCE, BY_RULES, DUCKING, played_out
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from engine import PAGAT, TAROACE, Card, CardSet, Settlement, State, card_set, members, must_follow
from engine.games.romanian.outcomes import RomanianOutcome

from .replayed import Chooser, Turn, deal_of, finished, payoff_at, position_at, positions, rest_of, sides_of, told

HANDS = 700
"""So many random hands; about two in three come to a play with sides."""
ODD_POINTS = 1.5
"""The pool's odd points go to one seat (R109, R110), in the kernel they are shared: so far may a seat be off."""


def only_card(cards: CardSet) -> Card:
    """The card of a set of one."""
    (card,) = members(cards)
    return card


def picked(cards: CardSet, number: int) -> Card:
    """A card by the kernel's chance."""
    return only_card(card_set_of(*chosen(suit_word(cards), tarok_word(cards), number)))


def by_chance(seed: int) -> Chooser:
    """The choices of the kernel's random playing out."""
    number = seed

    def choose(state: State) -> Card:
        nonlocal number
        number = following(number)
        return picked(must_follow(Turn(state).hand, state.table.play.trick), number)

    return choose


def by_rules(seed: int) -> Chooser:
    """The choices of the rules of thumb, one lead in eight by chance."""
    number = seed

    def choose(state: State) -> Card:
        nonlocal number
        here = Turn(state)
        at, trick = here.position, state.table.play.trick
        kept = card_set_of(at.kept_s, at.kept_t)
        if kept >> PAGAT & 1 and not here.mine:
            # Against an announced pagat the best tarok of all is kept for the last trick.
            kept = 1 << members(here.live & TAROACE | 1 << PAGAT)[-1]
        usable = here.hand & ~kept if must_follow(here.hand, trick) & ~kept else here.hand
        unseen = here.live & ~usable
        if trick:
            cards = must_follow(usable, trick)
            how = (at.over_s, at.over_t, here.mate, here.foes, suit_word(unseen), tarok_word(unseen))
            if cards & TAROACE:
                return only_card(card_set_of(0, follow_tarok(tarok_word(cards), *how, at.trick_s, at.trick_t)))
            return only_card(card_set_of(follow_suit(cards, *how), 0))
        number = following(number)
        if number & 7:
            words = (suit_word(usable), tarok_word(usable))
            return only_card(card_set_of(*lead(*words, here.mine, suit_word(unseen), tarok_word(unseen), 1, at.called)))
        return picked(usable, number)

    return choose


def by_ducking(state: State) -> Card:
    """The choices of michi-michi."""
    here = Turn(state)
    at, cards, unseen = here.position, must_follow(here.hand, state.table.play.trick), here.live & ~here.hand
    words = (suit_word(cards), tarok_word(cards))
    if not state.table.play.trick:
        return only_card(card_set_of(*low_lead(*words, suit_word(unseen), tarok_word(unseen))))
    if cards & TAROACE:
        return only_card(card_set_of(0, duck(words[1], at.over_t)))
    return only_card(card_set_of(duck(words[0], at.over_s), 0))


def settled(state: State) -> Settlement:
    settlement = state.table.settlement
    assert settlement is not None
    return settlement


@pytest.mark.parametrize("manner", [BY_CHANCE, BY_RULES], ids=["by chance", "by rules"])
def test_playing_out_comes_to_what_the_engine_settles(manner: int) -> None:
    seen: Counter[str] = Counter()
    for seed, state in positions(HANDS):
        number, sides = seed * 7919 + 1, sides_of(state)
        deal, position = deal_of(state), position_at(state)
        played_out(position, deal, sides, 0, 0, number, manner)
        end = finished(state, (by_rules if manner == BY_RULES else by_chance)(number))
        settlement = settled(end)
        assert settlement.outcome is RomanianOutcome.PLAYED

        table = told(state)
        ours = [trick for trick in end.table.play.tricks if sides >> trick.winner & 1]
        theirs = [trick for trick in end.table.play.tricks if not sides >> trick.winner & 1]
        for tricks, suits, taroks, taken in (
            (ours, position.end.won_s, position.end.won_t, position.end.taken),
            (theirs, position.end.lost_s, position.end.lost_t, position.end.given),
        ):
            assert card_set_of(suits, taroks) == card_set(card for trick in tricks for card in trick.cards), seed
            assert taken == len(tricks)
        items = {line.item for line in settlement.lines} | {bonus.item for bonus in table.speech.announced}
        for me in range(table.players):
            payoff = payoff_at(state, me)
            assert payoff.sides(deal) == sides
            value = payoff.value(position.end, deal, sides)
            paid = settlement.own.payments[me] + settlement.own.pool_payments[me]
            odd = ODD_POINTS if "pagat" in items and table.pot else 0.01
            assert abs(value - paid) <= odd, (seed, me, value, settlement, table.speech)
        seen.update(items)
        seen.update([table.variant.key, f"stake {table.factor}", f"side of {sides.bit_count()}"])
        seen.update(["pool"] if any(settlement.own.pool_payments) else [])
        seen.update(["chain"] if table.speech.game else [])
        seen.update(["house"] if table.variant.options else [])
        seen.update(["king left"] if table.called is not None and rest_of(state) >> table.called & 1 else [])
    wanted = {
        "romanian",
        "taper",
        "stake 1",
        "stake 2",
        "side of 1",
        "side of 2",
        "pool",
        "chain",
        "house",
        "king left",
    }
    wanted |= {"game", "taroace", "trula", "regii", "luna", "valat", "pagat", "rege", "prins"}
    assert not wanted - set(seen), seen


def test_ducking_takes_as_many_tricks_as_the_engine_counts() -> None:
    taken = 0
    for seed, state in positions(HANDS, michi=True):
        end = finished(state, by_ducking)
        assert settled(end).outcome is RomanianOutcome.MICHI
        for me in range(4):
            position = position_at(state)
            position.begin(1 << me)
            played_out(position, deal_of(state), 1 << me, 0, 0, 1, DUCKING)
            won = sum(trick.winner == me for trick in end.table.play.tricks)
            assert position.end.taken == won, (seed, me)
            if not state.table.variant.carry.limit:  # E4: into a full pool nobody pays
                assert -settled(end).own.pool_payments[me] == won * state.table.factor, (seed, me)
            taken += position.end.taken - position.won_tricks
    assert taken > 50


def test_a_card_that_is_given_is_played_first() -> None:
    """With one choice left out, both ways to say it come to the same: the search's first card, or the policy's."""
    for seed, state in positions(60):
        sides, deal, here = sides_of(state), deal_of(state), Turn(state)
        card = 1 << picked(must_follow(here.hand, state.table.play.trick), following(seed + 1))
        found = []
        # The policy's own draw of the first card uses up one random number.
        for first, number in ((0, seed + 1), (card, following(seed + 1))):
            position = position_at(state)
            played_out(position, deal, sides, suit_word(first), tarok_word(first), number, BY_CHANCE)
            end = position.end
            found.append((end.won_s, end.won_t, end.last_s, end.last_t, end.winner, end.taker, end.pagat_by))
        assert found[0] == found[1]
