"""The odd game through engine, record and match: nothing outside its folder knows it."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from engine import (
    GAMES,
    Cut,
    HandRecord,
    Match,
    NotationError,
    Own,
    RecordError,
    Refusal,
    RefusedRecord,
    State,
    action_text,
    after_hand,
    apply,
    card_set,
    close_match,
    first_view,
    legal_actions,
    new_match,
    next_pack,
    observe,
    parse_action,
    read_action,
    read_record,
    replay,
    settle,
    settlement_data,
    to_act,
    variant_for,
    watch,
    write_record,
)
from tests.oddgame import registered

KEYS = ("odd", "odd-five")


def play(match: Match, random: Random) -> tuple[HandRecord, State]:
    """A hand at random, watched by every seat."""
    pack = next_pack(match, random.random)
    record = HandRecord(match.variant, match.dealer, match.own, pack)
    state, _ = record.begin()
    views = [first_view(match.variant, seat, match.dealer, match.own) for seat in range(match.variant.players)]
    while (seat := to_act(state)) is not None:
        action = random.choice(list(legal_actions(observe(state, seat))))
        record = record.with_action(seat, action)
        state, events = apply(state, action)
        views = [watch(view, events) for view in views]
        assert views == [observe(state, each) for each in range(match.variant.players)]
    return record, state


@pytest.mark.parametrize("key", KEYS)
def test_an_evening(key: str) -> None:
    with registered():
        random = Random(key)
        match = new_match(variant_for(key), 0)
        short = 0
        for _ in range(40):
            record, state = play(match, random)
            table = state.table
            assert table.settlement is not None
            assert table.variant.adds_up(table, table.settlement)
            most = max(sum(trick.winner == seat for trick in table.play.tricks) for seat in range(table.players))
            assert most == 3  # the hand ends early
            short += len(table.play.tricks) < 9
            assert [len(cards) for cards in table.besides[:2]] == [1, 1]
            assert not any(table.besides[2:])
            ((shown, cards),) = table.open_hands
            played = card_set(table.play.tricks[0].cards)
            assert shown == table.play.tricks[0].winner
            assert not cards & played
            assert cards.bit_count() == 9
            again = read_record(json.loads(json.dumps(write_record(record))))
            assert again == record
            assert replay(again)[0] == state
            assert settle(again) == table.settlement
            data = settlement_data(again.variant, settle(again))
            assert json.loads(json.dumps(data)) == data
            totals, carry = match.totals, match.carry
            match = after_hand(match, table.settlement)
            assert match.totals == tuple(a + b for a, b in zip(totals, table.settlement.scores, strict=True))
            assert sum(match.carry) == sum(carry) + 1
            assert match.balances
        assert short > 10
        closed = close_match(match)
        assert sum(closed.totals) == sum(match.totals) - 10 * sum(match.carry)


def test_the_dealer_of_five_sits_out() -> None:
    with registered():
        match = new_match(variant_for("odd-five"), 2)
        record, state = play(match, Random("out"))
        assert {seat for seat, _ in record.actions[1:]} == {0, 1, 3, 4}
        assert state.table.settlement is not None
        assert state.table.settlement.scores[2] == 0
        assert match.variant.dealt(2) == (10, 10, 0, 10, 10)


def test_a_record_from_dealt_hands_and_its_own_field() -> None:
    with registered():
        match = new_match(variant_for("odd-five"), 2)
        record, _ = play(match, Random("dealt"))
        state = replay(record)[0]
        first = next(n for n, (_, text) in enumerate(record.actions) if text in ("pledge many", "pledge few"))
        dealt = replay(HandRecord(record.variant, 2, record.own, record.pack, actions=record.actions[:first]))[0]
        bare = HandRecord(
            record.variant, 2, record.own, None, dealt.hidden.hands, dealt.hidden.talon, record.actions[first:]
        )
        assert settle(read_record(write_record(bare))) == state.table.settlement
        for marks in ([0, 1], [0, 0, 0, 0, "1"], "00000"):
            with pytest.raises(RecordError):
                read_record({**write_record(bare), "marks": marks})
        with pytest.raises(RecordError) as refused:
            read_record({**write_record(bare), "dealer": 3})
        assert refused.value.problem == "card-count"


def test_its_house_option_and_pickling() -> None:
    with registered():
        thick = variant_for("odd", {"thick": True})
        assert thick.options == {"thick": True}
        assert pickle.loads(pickle.dumps(thick)) is thick
        state, _ = HandRecord(thick, 0, (0,) * 4, tuple(range(42))).begin()
        cuts = legal_actions(observe(state, to_act(state) or 0))
        assert (cuts[0], len(cuts)) == (Cut(15), 13)
        with pytest.raises(RecordError):
            variant_for("odd", {"pool": False})


def test_its_own_actions_are_of_its_records_alone() -> None:
    with registered():
        variant = variant_for("odd")
        for text in ("pledge many", "pledge few"):
            assert read_action(variant, text) == Own(text)
            assert action_text(Own(text)) == text
            for read in (parse_action, partial(read_action, variant_for("taper"))):
                with pytest.raises(NotationError):
                    read(text)
        assert read_action(variant, "cut 20") == Cut(20)
        with pytest.raises(NotationError):
            read_action(variant, "pledge")
        record, _ = play(new_match(variant, 0), Random("own"))
        at = next(n for n, (_, text) in enumerate(record.actions) if text in variant.own_actions)
        spoilt = (*record.actions[:at], (record.actions[at][0], "pledge all"))
        with pytest.raises(RefusedRecord) as refused:
            replay(replace(record, actions=spoilt))
        assert refused.value.objection.reason is Refusal.NO_SUCH_ACTION


def test_the_lowest_card_of_the_suit_wins() -> None:
    with registered():
        _, state = play(new_match(variant_for("odd"), 0), Random("law"))
        for trick in state.table.play.tricks:
            winner = trick.cards[(trick.winner - trick.leader) % 4]
            assert winner <= trick.cards[0]


def test_it_is_gone_afterwards() -> None:
    assert not set(KEYS) & set(GAMES)
    with pytest.raises(RecordError) as refused:
        variant_for("odd")
    assert refused.value.problem == "unknown-game"
