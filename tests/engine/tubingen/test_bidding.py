"""The auction: Raus, calling, fort mit, the concealed Raus (U9 … U15, UA18 … UA21)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import HandDeclared, Refusal, Side, State, apply, observe, parse_card, read_action, redact, to_act
from engine.games.tubingen.bidding import is_concealed
from tests.support.tubingen import lay, may, opened, passed, play, refused

KINGS = ["call HK", "call DK", "call CK", "call SK"]
EIGHT = "T2 T3 T4 T5 T6 T7 T8 T9"


def test_u9_the_first_raus_ends_the_auction() -> None:
    state = opened(lay())
    assert to_act(state) == 0
    assert may(state) == ["pass", "bid raus"]
    table = play(state, "0: pass, 1: bid raus").table
    assert (table.declarer, table.actor, table.kind) == (1, 0, "play")  # U18: forehand leads
    assert table.contract is not None
    assert table.contract.key == "raus"
    assert table.sides == (Side.OPPONENTS, Side.DECLARER, Side.OPPONENTS, Side.OPPONENTS)


@pytest.mark.parametrize("text", ["bid ruf", "bid tout", "bid solo"])
def test_u9_nothing_else_is_bid(text: str) -> None:
    why = refused(opened(lay()), text)
    assert (why.reason, why.rule) == (Refusal.BID_NOT_IN_GAME, "U9")


def test_u11_the_dealer_calls_first_and_each_has_one_turn() -> None:
    state = passed(lay("T10", "T11", "T12", "T13"))
    turns = []
    while not state.table.is_over:
        turns.append(to_act(state))
        state = play(state, "pass")
    assert turns == [3, 0, 1, 2]
    assert state.table.settlement is not None
    assert (state.table.settlement.outcome, state.table.settlement.scores) == ("stecken", (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("hands", "seat", "calls"),
    [
        (("HK",), 0, ["call DK", "call CK", "call SK"]),
        (("HK DK CK",), 0, ["call SK", "call fourth"]),
        (("HK DK CK SK", "T1 T21 T22"), 0, ["call T1", "call T21", "call T22"]),
        (("HK DK CK SK T21 T22", "T1"), 0, ["call T1"]),
        (("HK DK CK SK T1 T21 T22",), 0, []),
        (("T1", "", "", "HK"), 3, KINGS),
        (("T1", "", "", "HK DK CK"), 3, [*KINGS, "call fourth"]),
        (("T1", "T22", "", "HK DK CK SK T21"), 3, [*KINGS, "call T1", "call T22"]),
    ],
    ids=["U13", "U13 fourth", "U13 four", "U13 four and two", "UA18", "U15", "U15 fourth", "U15 U13 four"],
)
def test_u13_u15_what_may_be_called(hands: tuple[str, ...], seat: int, calls: list[str]) -> None:
    state = passed(lay(*hands))
    while to_act(state) != seat:
        state = play(state, "pass")
    assert set(may(state)) == {"pass", *calls}


@pytest.mark.parametrize(
    ("hand", "text", "reason", "rule"),
    [
        ("HK", "call HK", Refusal.KING_HELD, "U15"),
        ("HK DK CK SK T21", "call T21", Refusal.CARD_HELD, "U13"),
        ("HK DK CK", "call T21", Refusal.NOT_FOUR_KINGS, "U13"),
        ("HK DK CK SK", "call T20", Refusal.NOT_A_KING, "U13"),
        ("HK DK CK SK", "call HQ", Refusal.NOT_A_KING, "U13"),
        ("HK DK", "call fourth", Refusal.NOT_THREE_KINGS, "U13"),
        ("HK DK CK SK", "call fourth", Refusal.NOT_THREE_KINGS, "U13"),
        ("HK", "bid raus", Refusal.WRONG_PHASE, "U11"),
        ("HK", "accept", Refusal.WRONG_PHASE, "U11"),
    ],
)
def test_u13_what_may_not_be_called(hand: str, text: str, reason: Refusal, rule: str) -> None:
    state = play(passed(lay(hand)), "3: pass")
    why = refused(state, text)
    assert (why.reason, why.rule) == (reason, rule)


def test_u13_with_four_kings_there_is_no_fourth_for_the_dealer_either() -> None:
    assert refused(passed(lay("T1", "", "", "HK DK CK SK")), "call fourth").reason is Refusal.NOT_THREE_KINGS


def test_u12_the_holder_alone_knows() -> None:
    state = play(passed(lay("DK", "HK")), "pass, 0: call HK")
    assert state.table.sides == (Side.DECLARER, None, None, None)
    assert [observe(state, seat).side for seat in range(4)] == [
        Side.DECLARER,
        Side.DECLARER,
        Side.OPPONENTS,
        Side.OPPONENTS,
    ]


@pytest.mark.parametrize(("called", "hand"), [("T21", "T21"), ("T1", "T1"), ("T22", "T22")])
def test_ua19_the_partner_is_known_when_the_card_is_played(called: str, hand: str) -> None:
    state = play(passed(lay("HK DK CK SK H5", f"{hand}", "D5", "C5")), f"pass, 0: call {called}, play H5")
    assert state.hidden.partner == 1
    state = play(state, f"1: play {called}") if f"play {called}" in may(state) else play(state, may(state)[0])
    known = parse_card(called) in state.table.play.trick
    assert state.table.sides_known is known
    if called == "T22":
        assert known  # the Ski may be played at once (U23)


def test_u13_the_fourth_king_has_no_name_until_it_falls() -> None:
    state = play(passed(lay("HK DK CK T1", "SK S5", "S6", "S7 S8")), "pass, 0: call fourth")
    table = state.table
    assert (table.fourth, table.called, state.hidden.partner) == (True, None, 1)
    assert [observe(state, seat).side for seat in (1, 2, 3)] == [Side.DECLARER, Side.OPPONENTS, Side.OPPONENTS]
    while to_act(state) != 1 or "play SK" not in may(state):
        state = play(state, next(text for text in may(state) if not text.endswith("K")))
    state = play(state, "play SK")
    assert state.table.called == parse_card("SK")
    assert state.table.sides == (Side.DECLARER, Side.DECLARER, Side.OPPONENTS, Side.OPPONENTS)


def test_u14_ua21_fort_mit_is_told_to_everybody() -> None:
    seven = "T22 T10 T11 T12 T13 T14 T15 T16 H2 H3 H4 H5 H6 H7 H8 H9 D2 D3 D4"
    state = play(passed(lay(seven, EIGHT)), "3: pass, 0: pass")
    assert 0 not in state.table.own.fort_mit  # the Ski is no tarok
    before = state
    state, events = apply(state, read_action(state.table.variant, "pass"))
    assert events[0] == HandDeclared(1, "fort-mit")
    assert state.table.own.fort_mit[-1] == 1
    assert [redact(events[0], seat) for seat in range(4)] == [events[0]] * 4
    assert before.table.own.fort_mit != state.table.own.fort_mit


def test_u14_in_the_first_round_nothing_is_said() -> None:
    state = opened(lay(EIGHT))
    _, events = apply(state, read_action(state.table.variant, "pass"))
    assert not any(isinstance(event, HandDeclared) for event in events)


def after_each(state: State, script: list[str]) -> list[State]:
    found = [state]
    for text in script:
        found.append(play(found[-1], text))
    return found


def test_u15_nobody_sees_a_concealed_raus_before_the_king() -> None:
    """The dealer calls the king of hearts: once he holds it, once seat 1 does. Seats 0 and 2 see the same."""
    own = lay("H2 D2", "HQ D3", "H3 D4", "HK H4 D5")
    other = lay("H2 D2", "HK D3", "H3 D4", "HQ H4 D5")
    away = "discard S5 S6" if "discard S5 S6" in may(own) and "discard S5 S6" in may(other) else may(own)[0]
    script = [away, *["pass"] * 4, "call HK", "0: play D2", "1: play D3", "2: play D4"]
    concealed, open_one = after_each(own, script), after_each(other, script)
    for left, right in zip(concealed, open_one, strict=True):
        for seat in (0, 2):
            assert observe(left, seat) == observe(right, seat)
    for (left, following), (right, then), text in zip(pairwise(concealed), pairwise(open_one), script, strict=True):
        assert left != following
        assert right != then
        action = read_action(left.table.variant, text.rpartition(": ")[2])
        for seat in (0, 2):
            told = [[redact(event, seat) for event in apply(state, action).events] for state in (left, right)]
            assert told[0] == told[1]
    state = concealed[-1]
    assert is_concealed(observe(state, 3))
    assert not is_concealed(observe(open_one[-1], 3))
    assert (state.table.contract and state.table.contract.key, state.table.sides_known) == ("ruf", False)
    assert observe(state, 1).side is Side.OPPONENTS
    assert observe(open_one[-1], 1).side is Side.DECLARER


def test_u15_when_the_king_appears_it_is_a_raus_for_all() -> None:
    state = play(passed(lay("H2", "HQ", "H3", "HK")), "3: call HK, 0: play H2, play HQ, play H3")
    assert not state.table.sides_known
    state = play(state, "3: play HK")
    assert state.table.contract is not None
    assert (state.table.contract.key, state.table.sides.count(Side.OPPONENTS)) == ("raus", 3)
