"""Hypothesis strategies: hands of both games, at every kind of table, played at random to the end.

A hand is drawn as a list of indices into the legal actions, so that a failure shrinks towards first legal actions; the
pack is drawn as a number for the shuffle, which is quicker than a permutation and shrinks as far as is useful.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from engine import (
    Action,
    Event,
    HandRecord,
    Knock,
    Pass,
    PassAnnouncing,
    Seat,
    State,
    Variant,
    apply,
    card_set,
    legal_actions,
    observe,
    to_act,
    variant_for,
    write_record,
)
from engine.games.romanian.carry import Pot
from tests.support.chance import rigged_pack

TABLES: tuple[tuple[str, dict[str, object]], ...] = (
    ("romanian", {}),
    ("taper", {}),
    ("romanian", {"unu_bids": False}),
    ("romanian", {"all_pass": "throw-in", "pool": False}),
    ("romanian", {"trei_bids": True, "announce_regele_prins": True, "hep_hep": True, "regii": "4/2"}),
    ("romanian", {"senior_may_raise": False, "unu_max_ordinal": 3, "solo_bonuses": "as_doi"}),
    ("romanian", {"talon_counts_for_trula_regii": False, "announce_regele_prins": True}),
    ("romanian", {"pool_limit": 50}),
    ("taper", {"pool_limit": 100}),
    ("taper", {"pool": False, "talon_counts_for_trula_regii": False, "solo_bonuses": "as_doi"}),
)
"""Tables of both games with every house option on and off somewhere."""


LENGTH = 110
"""How many decisions are drawn; after them the first legal action is taken, which ends every hand."""


@dataclass(frozen=True)
class Moment:
    """A state of a hand with the seat to act, what it does and what that brings about; at the end both are None."""

    state: State
    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]


class Hand:
    """A whole hand: its record and every moment of it; ``events`` of a moment are those that led *to* it.

    No dataclass, so that a failing test prints the record and not every state.
    """

    def __init__(self, record: HandRecord, moments: tuple[Moment, ...]) -> None:
        self.record = record
        self.moments = moments

    @property
    def last(self) -> State:
        return self.moments[-1].state

    def __repr__(self) -> str:
        return json.dumps(write_record(self.record))


@st.composite
def variants(draw: st.DrawFn) -> Variant:
    game, house = draw(st.sampled_from(TABLES))
    return variant_for(game, house)


@st.composite
def beginnings(draw: st.DrawFn) -> HandRecord:
    """A hand before its first action, from a pack or dealt already."""
    variant = draw(variants())
    pack = rigged_pack(Random(draw(st.integers(0, 2**20))), variant)
    dealer = draw(st.integers(0, variant.players - 1))
    pool, stake = draw(st.integers(0, 30)), draw(st.integers(1, 2))
    if draw(st.booleans()):
        return HandRecord(variant, dealer, Pot(pool, stake), tuple(pack))
    hands = tuple(card_set(pack[6 + 12 * seat : 18 + 12 * seat]) for seat in range(variant.players))
    return HandRecord(variant, dealer, Pot(pool, stake), None, hands, tuple(pack[:6]))


def played(record: HandRecord, choices: bytes) -> Hand:
    """The hand in which the n-th decision is the legal action that the n-th number points at.

    A number is spread over the length of the list, 0 is the first action. Knocking, passing and ending one's turn come
    first in the legal order and would come up too seldom among so many others: an odd number chooses them.
    """
    state, events = record.begin()
    moments = []
    numbers = iter(choices)
    while (seat := to_act(state)) is not None:
        legal = legal_actions(observe(state, seat))
        number = next(numbers, 0)
        calm = isinstance(legal[0], Knock | Pass | PassAnnouncing) and number % 2
        action = legal[0] if calm else legal[(number >> 1) * len(legal) >> 7]
        moments.append(Moment(state, seat, action, events))
        record = record.with_action(seat, action)
        state, events = apply(state, action)
    return Hand(record, (*moments, Moment(state, None, None, events)))


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """A whole hand, every decision drawn."""
    record = draw(beginnings())
    return played(record, draw(st.binary(min_size=LENGTH, max_size=LENGTH)))


@st.composite
def moments(draw: st.DrawFn) -> tuple[Hand, int]:
    """A hand and the index of one of its moments, the end among them."""
    hand = draw(hands())
    return hand, draw(st.integers(0, len(hand.moments) - 1))
