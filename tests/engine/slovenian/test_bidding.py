"""The deal, the auction and the naming of the contract (S28 … S38, S73 … S76, S81)."""

from __future__ import annotations

import pytest

from engine import Refusal, State, card_set, dealt_packets, members, to_act
from tests.support.games import SLOVENIAN
from tests.support.slovenian import lay, may, onward, packed, passed, play, refused, written

LOW = ["klop", "three", "two", "one", "solo-three", "solo-two", "solo-one", "beggar"]
HIGH = ["solo-without", "open-beggar", "colour-valat", "valat"]
ALL = [*LOW, *HIGH]


def bids(state: State) -> list[str]:
    return [text.removeprefix("bid ") for text in may(state) if text.startswith("bid ")]


def names(state: State) -> list[str]:
    return [text.removeprefix("name ") for text in may(state)]


@pytest.mark.parametrize("game", SLOVENIAN)
def test_s29_the_cut(game: str) -> None:
    state = packed("cut", game)
    assert to_act(state) == 2
    assert [text for text in may(state) if text.startswith("cut")] == [f"cut {n}" for n in range(5, 50)]
    for thin in ("cut 4", "cut 50", "cut 0"):
        assert refused(state, thin).reason is Refusal.CUT_TOO_THIN
    for fine in (5, 49):
        after = play(state, f"cut {fine}")
        assert after.hidden.talon == (*state.hidden.pack[fine:], *state.hidden.pack[:fine])[:6]


@pytest.mark.parametrize(
    ("game", "holders", "packet"), [("slovenian-4", 4, 6), ("slovenian-5", 4, 6), ("slovenian-3", 3, 8)]
)
def test_s29_s74_packets_from_forehand_twice(game: str, holders: int, packet: int) -> None:
    state = packed("deal", game)
    pack = (*state.hidden.pack[20:], *state.hidden.pack[:20])[6:]
    hands = play(state, "cut 20").hidden.hands
    for place in range(holders):
        first, second = place * packet, (place + holders) * packet
        wanted = card_set((*pack[first : first + packet], *pack[second : second + packet]))
        assert hands[(1 + place) % len(hands)] == wanted


@pytest.mark.parametrize("game", SLOVENIAN)
def test_s30_forehand_takes_another_packet_than_the_first(game: str) -> None:
    state = packed("knock", game, no_tarok="play")
    size, holders = state.table.variant.hand_size, state.table.variant.holders
    after = play(state, "2: knock, 1: packet 2")
    assert may(after) == [f"packet {n}" for n in range(1, holders + 1) if n != 2]
    after = play(after, "packet 1" if holders == 3 else "packet 4, packet 1")
    pack = state.hidden.pack
    assert after.hidden.talon == pack[:6]
    assert after.hidden.hands[1] == card_set(pack[6 + size : 6 + 2 * size])
    assert after.table.phase == "auction"


@pytest.mark.parametrize(("place", "start", "packets"), [("first", 0, 6), ("second", 12, 0), ("last", 48, 0)])
def test_s30_forehand_takes_the_first(place: str, start: int, packets: int) -> None:
    state = packed("first", no_tarok="play")
    pack = state.hidden.pack
    after = play(state, f"2: knock, 1: packet 1, 1: talon {place}")
    assert after.hidden.talon == pack[start : start + 6]
    rest = [card for card in pack if card not in after.hidden.talon]
    assert [after.hidden.hands[seat] for seat in (1, 2, 3, 0)] == [card_set(rest[n : n + 12]) for n in (0, 12, 24, 36)]
    assert refused(play(state, "knock, packet 1"), "packet 2").rule == "S30"


def test_s31_a_hand_without_tarok_is_shown_and_dealt_again() -> None:
    bare = "HK HQ HN HJ H1 H2 H3 H4 CK CQ CN CJ"
    state = lay(bare, no_tarok="redeal")
    assert to_act(state) is None
    assert written(state) == {"outcome": "redeal", "scores": [0, 0, 0, 0], "radli": [0, 0, 0, 0]}
    assert [seat for seat, _ in state.table.open_hands] == [0]
    assert to_act(lay(bare)) == 1


@pytest.mark.parametrize(
    ("hand", "asked"),
    [("", True), ("T22", True), ("T9 T8", True), ("T10 T1", False), ("T9 T10", False), ("T1 T2 T3", False)],
)
def test_s81_annulment(hand: str, asked: bool) -> None:
    others = ["HK", "HQ", "HN", "HJ", "H1", "H2", "H3", "H4", "CK", "CQ", "CN", "CJ", "C10", "C9", "C8", "C7"]
    own = hand.split() + others[: 16 - len(hand.split())]
    state = lay(" ".join(own), game="slovenian-3", annulment=True)
    assert (may(state) == ["annul", "keep"]) is asked
    if asked:
        assert written(play(state, "annul")) == {"outcome": "annulled", "scores": [0, 0, 0], "radli": [0, 0, 0]}
        assert to_act(play(state, "keep")) == 0


def test_s33_s35_the_order() -> None:
    state = lay()
    assert to_act(state) == 1
    assert bids(state) == ALL[2:]
    assert refused(state, "bid three").rule == "S33"
    assert refused(state, "bid klop").reason is Refusal.BID_NOT_IN_GAME
    assert refused(state, "bid piccolo").reason is Refusal.BID_NOT_IN_GAME
    alone = play(state, "1: pass, 2: pass, 3: pass")
    assert to_act(alone) == 0
    assert names(alone) == ALL
    assert refused(alone, "pass").rule == "S36"


def test_s34_seniors_hold_and_juniors_bid_higher() -> None:
    state = play(lay(), "1: bid two")
    assert refused(state, "bid two").reason is Refusal.BID_TOO_LOW  # a junior, and it is no more
    assert refused(state, "hold").reason is Refusal.JUNIOR_MAY_NOT_HOLD
    state = play(state, "2: pass, 3: pass")
    assert refused(state, "bid two").reason is Refusal.BID_TOO_LOW  # a senior holds instead
    assert bids(state) == ALL[3:]
    assert "hold" in may(state)
    state = play(state, "0: hold, 1: bid solo-three, 0: hold, 1: pass")
    assert state.table.auction.holder == 0
    assert refused(lay(), "hold").reason is Refusal.NOTHING_TO_HOLD


def test_s36_the_bid_or_more() -> None:
    state = play(lay(), "1: bid one, pass, pass, pass")
    assert names(state) == ALL[3:]
    assert (why := refused(state, "name two")).reason is Refusal.NAMED_TOO_LOW
    assert why.rule == "S36"
    assert refused(state, "name klop").reason is Refusal.BID_NOT_IN_GAME
    assert refused(state, "name three").reason is Refusal.BID_NOT_IN_GAME


def test_sv3_exactly_the_bid() -> None:
    state = play(lay(exact_contract=True), "1: bid one, pass, pass, pass")
    assert names(state) == ["one"]
    assert refused(state, "name solo-three").reason is Refusal.NAME_EXACTLY
    assert names(play(lay(exact_contract=True), "pass, pass, pass")) == ALL


def test_sv4_beggar_over_piccolo() -> None:
    state = play(lay(piccolo=True), "1: bid piccolo")
    assert bids(state) == ["beggar", *HIGH]
    assert refused(play(state, "bid beggar"), "bid piccolo").reason is Refusal.BID_TOO_LOW


def test_s38_a_compulsory_hand() -> None:
    state = lay(compulsory=True, piccolo=True)
    assert bids(state) == HIGH
    assert refused(state, "bid beggar").rule == "S38"
    assert names(play(state, "pass, pass, pass")) == ["klop", *HIGH]
    assert refused(play(state, "pass, pass, pass"), "name three").rule == "S38"
    assert names(play(state, "bid open-beggar, pass, pass, pass")) == HIGH[1:]


def test_s75_s76_three_players() -> None:
    state = lay(game="slovenian-3")
    assert to_act(state) == 0
    assert bids(state) == ["three", "two", "one", "beggar"]
    assert play(state, "pass, pass, pass").table.contract.key == "klop"  # type: ignore[union-attr]
    assert names(play(state, "pass, pass, 2: bid two")) == ["two", "one", "beggar"]
    assert play(state, "0: bid three, 1: bid two, 2: pass, 0: hold, 1: pass").table.auction.holder == 0
    more = lay(game="slovenian-3", extra_contracts=True)
    assert bids(more) == ["three", "two", "one", "beggar", *HIGH]
    assert bids(lay(game="slovenian-3", extra_contracts=True, compulsory=True)) == HIGH
    poor = lay(game="slovenian-3", compulsory=True)
    assert may(poor) == ["pass"]
    assert play(poor, "pass, pass, pass").table.contract.key == "klop"  # type: ignore[union-attr]


def test_s73_the_dealer_of_five_sits_out() -> None:
    state = lay(game="slovenian-5", dealer=2)
    assert to_act(state) == 4
    assert state.hidden.hands[2] == 0
    state = play(state, "4: pass, 0: pass, 1: pass, 3: name klop")
    found = written(onward(state))
    assert found["points"][2] == 0
    assert found["scores"][2] == 0
    assert found["radli"] == [1, 1, 1, 1, 1]


def test_s75_nobody_calls_with_three() -> None:
    state = passed(lay(game="slovenian-3"), "two")
    assert state.table.phase == "talon"
    assert state.table.sides_known
    assert len(members(state.hidden.hands[0])) == 16


@pytest.mark.parametrize(
    ("game", "script", "packets"),
    [
        ("slovenian-4", "cut 20", [(1, 6), (2, 6), (3, 6), (0, 6), (1, 6), (2, 6), (3, 6), (0, 6)]),
        ("slovenian-5", "cut 20", [(1, 6), (2, 6), (3, 6), (4, 6), (1, 6), (2, 6), (3, 6), (4, 6)]),
        ("slovenian-3", "cut 20", [(1, 8), (2, 8), (0, 8), (1, 8), (2, 8), (0, 8)]),
        ("slovenian-4", "knock, packet 1, talon last", [(1, 12), (2, 12), (3, 12), (0, 12)]),
    ],
)
def test_s29_s30_the_packets_as_they_are_dealt(game: str, script: str, packets: list[tuple[int, int]]) -> None:
    state = play(packed("packets", game, no_tarok="play"), script)
    assert list(dealt_packets(state.table)) == packets
