"""A seat that sits out a hand (S73): no phase asks it, it is on no side, gets no card and pays nothing."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from engine import (
    GAME,
    Action,
    Announce,
    CallKing,
    ChoosePattern,
    Double,
    Kind,
    Knock,
    MakeBid,
    Pass,
    Side,
    State,
    TakePacket,
    apply,
    first_view,
    legal_actions,
    new_match,
    next_pack,
    objection,
    observe,
    start,
    to_act,
    watch,
)
from engine.phases.dealing import TWELVES
from engine.scoring.piles import played_hand
from tests.support.fiveseats import CUTTER, SEATS, five_seats

HANDS = 60


@cache
def hands() -> tuple[tuple[State, ...], ...]:
    """Random hands, state by state, every seat watching; nobody throws in or passes if he can do otherwise."""
    variant, found = five_seats(), []
    for number in range(HANDS):
        random = Random(f"five/{number}")
        match = new_match(variant, number % SEATS)
        state = start(variant, match.dealer, match.own, next_pack(match, random.random))
        views = [first_view(variant, seat, match.dealer, match.own) for seat in range(SEATS)]
        states = [state]
        while (seat := to_act(state)) is not None:
            view = observe(state, seat)
            legal = list(legal_actions(view))
            assert all(objection(view, action) is None for action in legal)
            wanted: list[Action] = (
                [action for action in legal if not isinstance(action, Pass)] if random.random() < 0.8 else legal
            )
            if random.random() < 0.5:  # one way of cutting and dealing among many
                wanted = [each for each in legal if isinstance(each, Knock) or each == ChoosePattern(TWELVES)] or wanted
            state, events = apply(state, random.choice(wanted or legal))
            views = [watch(view, events) for view in views]
            assert views == [observe(state, each) for each in range(SEATS)]
            states.append(state)
        found.append(tuple(states))
    return tuple(found)


def test_it_is_never_asked() -> None:
    asked = dict.fromkeys((Kind.PACKETS, Kind.AUCTION, Kind.ANNOUNCE, Kind.PLAY), 0)
    for states in hands():
        for state in states:
            assert to_act(state) != state.table.dealer
            if state.table.kind in asked:
                asked[Kind(state.table.kind)] += 1
    assert min(asked.values()) > 20


def test_it_has_no_card_and_no_side() -> None:
    called = 0
    for states in hands():
        for state in states:
            table, dealer = state.table, state.table.dealer
            assert not state.hidden.hands[dealer]
            assert table.sides[dealer] is None
            assert observe(state, dealer).side is None
            called += table.called is not None
        table = states[-1].table
        if any(table.called in trick.cards for trick in table.play.tricks):
            assert table.sides_known
            assert table.sides.count(None) == 1
    assert called > 500


def test_it_pays_nothing_and_the_four_add_up() -> None:
    alone = shared = 0
    for states in hands():
        table = states[-1].table
        done = table.settlement
        assert done is not None
        assert done.scores[table.dealer] == 0
        assert sum(done.scores) == 0
        seats = {seat for line in done.lines for seat in (*line.seats, *line.against)}
        assert table.dealer not in seats
        assert table.dealer not in {seat for move in done.transfers for seat in move[:2]}
        if any(done.scores):
            alone += done.partner is None
            shared += done.partner is not None
            assert sum(1 for score in done.scores if score) == 4
    assert alone > 3
    assert shared > 3


def test_four_packets_for_the_four_who_play() -> None:
    chosen = 0
    for states in hands():
        for before in states:
            if before.table.kind != Kind.PACKETS:
                continue
            taken = dict(before.table.deal.packets)
            left = [action.number for action in legal_actions(observe(before, before.table.actor or 0))]  # type: ignore[union-attr]
            assert sorted([*taken.values(), *left]) == [1, 2, 3, 4]
            chosen += 1
    assert chosen > 20


@pytest.mark.parametrize("dealer", range(SEATS))
def test_the_last_in_turn_gets_the_packet_that_is_left(dealer: int) -> None:
    variant = five_seats()
    match = new_match(variant, dealer)
    pack = tuple(range(variant.pack.size))
    state = start(variant, dealer, match.own, pack)
    assert to_act(state) == (dealer + CUTTER) % SEATS
    for action in (Knock(), ChoosePattern(TWELVES), TakePacket(3), TakePacket(1), TakePacket(4)):
        order = state.table.in_turn(state.table.forehand)
        if isinstance(action, TakePacket):
            assert state.table.actor == order[len(state.table.deal.packets)]
            too_many = objection(observe(state, state.table.actor or 0), TakePacket(5))
            assert too_many is not None
        state = apply(state, action).state
    rest = pack[variant.talon_size :]
    for seat, number in zip(order, (3, 1, 4, 2), strict=True):
        assert state.hidden.hands[seat] == sum(1 << card for card in rest[(number - 1) * 12 : number * 12])
    assert state.hidden.hands[dealer] == 0


def test_the_round_of_announcements_ends_after_four() -> None:
    """Each of the four has a first turn; three passes in a row end the round (R60)."""
    for states in hands():
        turns = [state for state in states if state.table.kind == Kind.ANNOUNCE]
        if turns:
            spoken = next(state.table.speech.spoken for state in states if state.table.kind == Kind.PLAY)
            assert spoken == sum(1 << seat for seat in range(SEATS) if seat != states[0].table.dealer)
            return
    raise AssertionError("nobody announced")


def test_who_played_a_card_and_who_doubled() -> None:
    """The player of a card is counted past the seat that sits out; a step by a seat shows that it is an opponent."""
    doubled = 0
    for states in hands():
        last = states[-1]
        if not last.table.play.tricks or last.table.declarer is None:
            continue
        hand = played_hand(last, talon_counts=True)
        dealt = next(state for state in states if state.table.kind == Kind.PLAY).hidden.hands
        for trick in hand.tricks:
            for card in trick.cards:
                assert dealt[hand.player(trick, card)] >> card & 1
        doubled += bool(last.table.speech.game)
        for seat in last.table.speech.game[:1]:
            assert last.table.sides[seat] is not Side.DECLARER
    assert doubled > 3


def test_calls_bids_and_announcements_come_up() -> None:
    said = {type(each) for states in hands() for a, b in pairwise(states) for each in _said(a, b)}
    assert {MakeBid, CallKing, Announce, Double} <= said


def _said(before: State, after: State) -> list[object]:
    """The speeches between two states, as far as the table keeps them."""
    was, now = before.table, after.table
    found: list[object] = [action for _, action in now.auction.calls[len(was.auction.calls) :]]
    if now.called != was.called and now.called is not None:
        found.append(CallKing(now.called))
    found += [Announce(bonus.item) for bonus in now.speech.announced[len(was.speech.announced) :]]
    if len(now.speech.game) > len(was.speech.game):
        found.append(Double(GAME))
    return found
