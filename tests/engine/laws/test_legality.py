"""The two answers about legality agree: an action is in ``legal_actions`` exactly if nothing stands against it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from hypothesis import given

from engine import (
    IllegalAction,
    NotationError,
    Objection,
    Refusal,
    Seat,
    View,
    action_text,
    apply,
    legal_actions,
    objection,
    observe,
    parse_action,
    read_action,
    to_act,
)
from tests.support.everything import everything
from tests.support.strategies import Hand, hands, moments


@given(hands())
def test_there_is_always_something_to_do(hand: Hand) -> None:
    for moment in hand.moments[:-1]:
        assert moment.seat is not None
        legal = legal_actions(observe(moment.state, moment.seat))
        assert len(legal) > 0
        assert len(set(legal)) == len(legal)


@given(moments())
def test_legal_exactly_if_nothing_stands_against_it(drawn: tuple[Hand, int]) -> None:
    hand, index = drawn
    state = hand.moments[index].state
    for seat in range(state.table.players):
        view = observe(state, seat)
        legal = legal_actions(view)
        for action in legal:
            assert objection(view, action) is None, action
        for action in everything(view):
            assert (objection(view, action) is None) == (action in legal), action


@given(moments())
def test_apply_accepts_exactly_what_is_legal(drawn: tuple[Hand, int]) -> None:
    hand, index = drawn
    state = hand.moments[index].state
    seat = to_act(state)
    copy = (state.table, state.hidden)
    for action in everything(observe(state, seat or 0)):
        why = objection(observe(state, seat), action) if seat is not None else None
        if seat is not None and why is None:
            assert apply(state, action).state != state
        else:
            with pytest.raises(IllegalAction) as refused:
                apply(state, action)
            assert seat is None or refused.value.objection == why
        assert (state.table, state.hidden) == copy


LEDGERS = {"R": "[RAVT]", "S": "SA?|S-V", "U": "UA?", "O": "O"}
"""The letters of the rules by the letter of a game's ledger; the last is that of the odd game."""


@given(moments())
def test_an_objection_cites_the_game_s_own_ledger(drawn: tuple[Hand, int]) -> None:
    hand, index = drawn
    view = observe(hand.moments[index].state, hand.moments[index].seat or 0)
    for action in everything(view):
        why = objection(view, action)
        if why is not None:
            assert isinstance(why.reason, Refusal)
            assert re.fullmatch(rf"(?:{LEDGERS[view.table.variant.turn_rule[0]]})[0-9]+", why.rule), why
            assert all(_is_plain(value) for value in why.data.values()), why


def _is_plain(value: object) -> bool:
    """True for a seat, a number, a key or card names: values that fit into a sentence."""
    if isinstance(value, tuple):
        return all(isinstance(name, str) for name in value)
    return isinstance(value, int | str)


def _turn_objections(view: View) -> Sequence[Objection | None]:
    return [objection(view, action) for action in everything(view)]


@given(moments())
def test_out_of_turn_nothing_is_legal(drawn: tuple[Hand, int]) -> None:
    hand, index = drawn
    state = hand.moments[index].state
    for seat in range(state.table.players):
        if seat in (to_act(state), state.table.actor):  # forehand need not know that somebody else is being asked
            continue
        view = observe(state, seat)
        assert legal_actions(view) == ()
        reasons = {why.reason for why in _turn_objections(view) if why is not None}
        assert reasons == {Refusal.HAND_IS_OVER if state.table.is_over else Refusal.NOT_YOUR_TURN}
        assert None not in _turn_objections(view)


@given(hands())
def test_texts_and_actions_are_inverse(hand: Hand) -> None:
    for moment in hand.moments[:-1]:
        assert moment.action is not None
        assert read_action(hand.record.variant, action_text(moment.action)) == moment.action


@given(moments())
def test_every_legal_action_has_its_own_text(drawn: tuple[Hand, int]) -> None:
    hand, index = drawn
    seat: Seat | None = hand.moments[index].seat
    legal = legal_actions(observe(hand.moments[index].state, seat)) if seat is not None else ()
    texts = [action_text(action) for action in legal[:500]]
    assert len(set(texts)) == len(texts)
    assert [read_action(hand.record.variant, text) for text in texts] == list(legal[:500])


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "play", "play  T1", "play T1 ", " play T1", "play T0", "play T23", "play H11", "play t1", "Play T1",
        "pass\n", "passs", "bid", "bid solo 1", "bid doi", "bid doi 0", "bid doi 10", "bid 1 doi", "bid doi  1",
        "call", "call K", "take", "take 0", "take 10", "take one", "discard", "discard ", "discard C9 C9",
        "discard C9,C8", "say", "say taroace", "say taroace 08", "say taroace 100", "say Trula", "double",
        "double trula", "double game@0", "double trula@", "double trula@-1", "double trula@10", "cut", "cut -5",
        "cut 05", "cut 5.0", "cut ٢٠", "packet", "packet 10", "deal", "deal Sixes", "hold mine", "knock knock",
    ],
)  # fmt: skip
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    """An empty or unknown text is no action (HAND_RECORD). ``say taroace`` alone may be read as an unknown bonus."""
    if text == "say taroace":
        assert action_text(parse_action(text)) == text
        return
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert refused.value.kind in ("action", "card")
