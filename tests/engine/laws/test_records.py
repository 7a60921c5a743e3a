"""A record is the whole hand: written, read and replayed it gives the same again, from a pack or from dealt hands."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace

from hypothesis import given

from engine import (
    HandRecord,
    action_text,
    read_record,
    replay,
    settle,
    settlement_data,
    start_dealt,
    write_record,
)
from tests.support.strategies import Hand, hands, moments


@given(hands())
def test_replay_gives_the_hand_again(hand: Hand) -> None:
    state, events = replay(hand.record)
    assert state == hand.last
    assert events == tuple(event for moment in hand.moments for event in moment.events)


@given(hands())
def test_written_and_read_it_is_the_same(hand: Hand) -> None:
    text = json.dumps(write_record(hand.record))
    again = read_record(json.loads(text))
    assert again == hand.record
    assert again.variant is hand.record.variant
    assert json.dumps(write_record(again)) == text
    assert settle(again) == hand.last.table.settlement


@given(moments())
def test_half_a_record_stops_where_it_stops(drawn: tuple[Hand, int]) -> None:
    hand, index = drawn
    half = replace(hand.record, actions=hand.record.actions[:index])
    assert replay(half)[0] == hand.moments[index].state


@given(hands())
def test_from_pack_or_dealt_the_same_hand(hand: Hand) -> None:
    """The deal of a pack, written down as hands and talon, goes on in the same way to the same settlement."""
    index = next(n for n, moment in enumerate(hand.moments) if moment.state.table.deal.dealt)
    table, hidden = hand.moments[index].state
    step = start_dealt(table.variant, table.dealer, table.own, hidden.hands, hidden.talon)
    rest = hand.record.actions[index:]
    record = HandRecord(table.variant, table.dealer, table.own, None, hidden.hands, hidden.talon, tuple(rest))
    assert step.events[0] in hand.moments[index].events
    state, _ = replay(record)
    assert state.hidden._replace(pack=()) == hand.last.hidden._replace(pack=())
    assert state.table._replace(deal=table.deal) == hand.last.table
    assert settle(record) == hand.last.table.settlement


@given(hands())
def test_settlement_data_is_plain(hand: Hand) -> None:
    settlement = hand.last.table.settlement
    assert settlement is not None
    data = settlement_data(hand.record.variant, settlement)
    assert json.loads(json.dumps(data)) == data


@given(moments())
def test_states_are_values(drawn: tuple[Hand, int]) -> None:
    hand, index = drawn
    state = hand.moments[index].state
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert hash(again) == hash(state)
    assert again.table.variant is state.table.variant
    action = hand.moments[index].action
    assert action is None or action_text(pickle.loads(pickle.dumps(action))) == action_text(action)
