"""Playing out in the kernel and in the engine: the same cards by the same rules come to the same game points."""

from __future__ import annotations

from collections import Counter

import pytest

from ai.games.romanian.pricing import judge_for
from ai.games.romanian.standpoint import spot_of
from ai.kernel.bits import PACK, PAGAT, TRUMPS, chosen, following, highest, legal
from ai.kernel.policy import duck, follow, lead
from ai.kernel.rollout import ducked_out, played_out
from ai.masks import card_of, packed, packed_card
from engine import Card, Settlement, State, card_set
from engine.games.romanian.outcomes import Outcome

from .replayed import Chooser, Led, finished, four_hands, positions, rest_of, sides_of, spot_at, told

HANDS = 700
"""So many random hands; about two in three come to a play with sides."""
ODD_POINTS = 1.5
"""The pool's odd points go to one seat (R109, R110), in the kernel they are shared: so far may a seat be off."""


def by_chance(seed: int) -> Chooser:
    """The choices of the kernel's random playing out."""
    number = seed

    def choose(state: State) -> Card:
        nonlocal number
        number = following(number)
        here = Led(state)
        return card_of(chosen(legal(here.hand, here.led), number))

    return choose


def by_rules(seed: int) -> Chooser:
    """The choices of the rules of thumb, one lead in eight by chance."""
    number = seed

    def choose(state: State) -> Card:
        nonlocal number
        here = Led(state)
        # Against an announced pagat the best tarok of all is kept for the last trick.
        kept = highest(here.live & TRUMPS | PAGAT) if here.kept & PAGAT and not here.mine else here.kept
        usable = here.hand & ~kept if legal(here.hand, here.led) & ~kept else here.hand
        if here.led:
            every = here.live | here.trick
            return card_of(follow(usable, here.led, here.best, here.mate, here.foes, every, here.trick))
        number = following(number)
        if number & 7:
            return card_of(lead(usable, here.mine, here.live, 1, here.called))
        return card_of(chosen(usable, number))

    return choose


def by_ducking(state: State) -> Card:
    """The choices of michi-michi."""
    here = Led(state)
    return card_of(duck(here.hand, here.led, here.best, here.live))


def settled(state: State) -> Settlement:
    settlement = state.table.settlement
    assert settlement is not None
    return settlement


@pytest.mark.parametrize("rules", [0, 1], ids=["by chance", "by rules"])
def test_playing_out_comes_to_what_the_engine_settles(rules: int) -> None:
    seen: Counter[str] = Counter()
    for seed, state in positions(HANDS):
        number, sides = seed * 7919 + 1, sides_of(state)
        h0, h1, h2, h3 = four_hands(state)
        spot = spot_at(state)
        won = played_out(spot, h0, h1, h2, h3, sides, 0, number, rules)
        end = finished(state, (by_rules if rules else by_chance)(number))
        settlement = settled(end)
        assert settlement.outcome is Outcome.PLAYED

        table, hidden = told(state), state.hidden
        captured = packed(card_set(c for t in end.table.play.tricks if sides >> t.winner & 1 for c in t.cards))
        assert won & PACK == captured, seed
        played = h0 | h1 | h2 | h3 | spot.fallen
        items = {line.item for line in settlement.lines} | {bonus.item for bonus in table.speech.announced}
        for me in range(table.players):
            judge = judge_for(table, me, hidden.partner, hidden.partner is None)
            assert judge.sides(h0, h1, h2, h3) == sides
            value = judge.value(won, sides, played, packed(hidden.laid_away), rest_of(state))
            paid = settlement.own.payments[me] + settlement.own.pool_payments[me]
            odd = ODD_POINTS if "pagat" in items and table.pot else 0.01
            assert abs(value - paid) <= odd, (seed, me, value, settlement, table.speech)
        seen.update(items)
        seen.update([table.variant.key, f"stake {table.factor}", f"side of {sides.bit_count()}"])
        seen.update(["pool"] if any(settlement.own.pool_payments) else [])
        seen.update(["chain"] if table.speech.game else [])
        seen.update(["house"] if table.variant.options else [])
        rest = rest_of(state)
        seen.update(["king left"] if table.called is not None and rest & packed_card(table.called) else [])
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
        h0, h1, h2, h3 = four_hands(state)
        before = [sum(trick.winner == seat for trick in state.table.play.tricks) for seat in range(4)]
        end = finished(state, by_ducking)
        assert settled(end).outcome is Outcome.MICHI
        for me in range(4):
            more = ducked_out(spot_of(state.table), h0, h1, h2, h3, 0, me)
            assert -settled(end).own.pool_payments[me] == (before[me] + more) * state.table.factor, (seed, me)
            taken += more
    assert taken > 50


def test_a_card_that_is_given_is_played_first() -> None:
    """With one choice left out, both ways to say it come to the same: the search's first card, or the policy's."""
    for seed, state in positions(60):
        sides = sides_of(state)
        h0, h1, h2, h3 = four_hands(state)
        here = Led(state)
        card = chosen(legal(here.hand, here.led), following(seed + 1))
        by_itself = played_out(spot_at(state), h0, h1, h2, h3, sides, 0, seed + 1, 0)
        # The policy's own draw of the first card uses up one random number.
        assert played_out(spot_at(state), h0, h1, h2, h3, sides, card, following(seed + 1), 0) == by_itself
