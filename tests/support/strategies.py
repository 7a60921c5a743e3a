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
    GAMES,
    Action,
    Event,
    HandRecord,
    Knock,
    Option,
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
from engine.games.slovenian.carry import Marks
from tests.oddgame import registered
from tests.support.chance import rigged_pack

ROMANIAN: tuple[tuple[str, dict[str, object]], ...] = (
    ("romanian", {"unu_bids": False}),
    ("romanian", {"all_pass": "throw-in", "pool": False}),
    ("romanian", {"trei_bids": True, "announce_regele_prins": True, "hep_hep": True, "regii": "4/2"}),
    ("romanian", {"senior_may_raise": False, "unu_max_ordinal": 3, "solo_bonuses": "as_doi"}),
    ("romanian", {"talon_counts_for_trula_regii": False, "announce_regele_prins": True}),
    ("romanian", {"pool_limit": 50}),
    ("taper", {"pool_limit": 100}),
    ("taper", {"pool": False, "talon_counts_for_trula_regii": False, "solo_bonuses": "as_doi"}),
)
"""Tables of the Romanian games at which more than one option meets."""

SLOVENIAN: tuple[tuple[str, dict[str, object]], ...] = (
    ("slovenian-4", {"call_trula": True, "call_fourth": True, "colour_valat_partner": True, "no_tarok": "play"}),
    ("slovenian-5", {"call_fourth": True, "pagat_silent": "holder", "settlement": "money", "win_at": "35-and-one"}),
    ("slovenian-4", {"klop_kontra": True, "klop_mond_lead": "after-skis", "klop_both_extremes": False}),
    ("slovenian-4", {"beggar_with_skis": True, "emperor_trick": "off", "suits_first": True, "piccolo": True}),
    ("slovenian-3", {"extra_contracts": True, "vogel_frei": True, "annulment": True, "settlement": "money"}),
    ("slovenian-3", {"vogel_frei": True, "pagat_silent": "holder-if-lost", "hirs_kontra": True, "radli": False}),
)
"""Tables of the Slovenian games at which more than one option meets."""


def tables() -> list[tuple[str, dict[str, object]]]:
    """Tables of every game of the registry, the odd ones of the tests among them: a new game is drawn by itself."""
    usual: list[tuple[str, dict[str, object]]] = [(key, {}) for key in GAMES]
    for key, game in GAMES.items():
        for option in game.house.options:
            usual += [(key, {option.key: choice}) for choice in option.choices[1:] if goes_alone(key, option, choice)]
    return [*usual, *ROMANIAN, *SLOVENIAN]


def goes_alone(game: str, option: Option, choice: object) -> bool:
    """False for a choice that the house takes only together with another one."""
    try:
        variant_for(game, {option.key: choice})
    except ValueError:
        return False
    return True


with registered():
    TABLES = tables()


LENGTH = 110
"""The number of decisions drawn; after them the first legal action is taken, which ends every hand."""


@dataclass(frozen=True)
class Moment:
    """A state of a hand with the seat to act, its action and the events of that; at the end both are None."""

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
    with registered():
        return variant_for(game, house)


@st.composite
def beginnings(draw: st.DrawFn) -> HandRecord:
    """A hand before its first action, from a pack or dealt already."""
    variant = draw(variants())
    pack = rigged_pack(Random(draw(st.integers(0, 2**20))), variant)
    dealer = draw(st.integers(0, variant.players - 1))
    carry = variant.carry
    own = carry.own(carry.begin(dealer).carry)
    if isinstance(own, Marks):
        open_ones = draw(st.lists(st.integers(0, 2), min_size=variant.players, max_size=variant.players))
        own = Marks(tuple(open_ones), draw(st.integers(0, 4)) == 0)
    if carry.has_pot or isinstance(own, Pot):
        own = Pot(draw(st.integers(0, 30)), draw(st.integers(1, 2)))
    if draw(st.booleans()):
        return HandRecord(variant, dealer, own, tuple(pack))
    talon, rest = tuple(pack[: variant.talon_size]), pack[variant.talon_size :]
    hands = []
    for size in variant.dealt(dealer):
        hands.append(card_set(rest[:size]))
        rest = rest[size:]
    return HandRecord(variant, dealer, own, None, tuple(hands), talon)


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


def is_romanian(variant: Variant) -> bool:
    """True if a game is one of the family whose rules most numbers in the tests are about."""
    return variant.key in {key for key, _ in ROMANIAN}


@st.composite
def family_hands(draw: st.DrawFn) -> Hand:
    """A whole hand of a Romanian game."""
    record = draw(beginnings().filter(lambda record: is_romanian(record.variant)))
    return played(record, draw(st.binary(min_size=LENGTH, max_size=LENGTH)))


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """A whole hand of any game, every decision drawn."""
    record = draw(beginnings())
    return played(record, draw(st.binary(min_size=LENGTH, max_size=LENGTH)))


@st.composite
def moments(draw: st.DrawFn) -> tuple[Hand, int]:
    """A hand and the index of one of its moments, the end among them."""
    hand = draw(hands())
    return hand, draw(st.integers(0, len(hand.moments) - 1))
