"""Readings of the ledger and the record page that no kept case shows; each result was worked out from the texts."""

from __future__ import annotations

import pytest

from engine import Announced, Refusal, Side, State, parse_card, to_act
from tests.support.slovenian import Ended, cards_of, lay, may, onward, passed, play, refused, written

THREE_PASSES = "merge, merge, merge"
HIGH = ["solo-without", "open-beggar", "colour-valat", "valat"]


def named(state: State) -> list[str]:
    return [text.removeprefix("name ") for text in may(state)]


@pytest.mark.parametrize(
    ("house", "script", "wanted"),
    [
        ({"extra_contracts": True}, "bid two, pass, pass", ["two", "one", "beggar", *HIGH]),
        ({"exact_contract": True}, "bid two, pass, pass", ["two"]),
        ({"extra_contracts": True, "compulsory": True}, "pass, bid open-beggar, pass", HIGH[1:]),
        (
            {"extra_contracts": True, "compulsory": True, "exact_contract": True},
            "bid solo-without, pass, pass",
            HIGH[:1],
        ),
    ],
    ids=["S76", "S-V3 S76", "S38 S79", "S-V3 S38"],
)
def test_naming_with_three_players(house: dict[str, object], script: str, wanted: list[str]) -> None:
    state = play(lay(game="slovenian-3", **house), script)  # type: ignore[arg-type]
    assert named(state) == wanted
    assert refused(state, "name klop").reason is Refusal.BID_NOT_IN_GAME
    assert refused(state, "name solo-one").reason is Refusal.BID_NOT_IN_GAME  # S75: not in this game


@pytest.mark.parametrize("extra", [False, True], ids=["S38 no bid there", "S38 S79"])
def test_three_passes_of_a_compulsory_hand_are_a_klop(extra: bool) -> None:
    state = play(lay(game="slovenian-3", compulsory=True, extra_contracts=extra), "pass, pass, pass")
    assert state.table.contract is not None
    assert (state.table.contract.key, state.table.phase) == ("klop", "play")


def test_s38_sv3_forehand_alone_in_a_compulsory_hand_is_not_held_to_a_bid() -> None:
    state = play(lay(compulsory=True, exact_contract=True), "pass, pass, pass")
    assert named(state) == ["klop", *HIGH]
    assert refused(state, "name beggar").rule == "S38"


def announced(*hands: str, call: str = "call HK", **house: object) -> State:
    """Seat 0 plays *one*; its partner, seat 2, has announced king ultimo. Seat 0 leads."""
    state = passed(lay(*hands, talon="C7", **house), "one")  # type: ignore[arg-type]
    return play(state, f"{call}, take 1, discard C7, merge, merge, 2: say king, merge, {THREE_PASSES}")


@pytest.mark.parametrize(
    ("hands", "house", "call", "lead", "bound"),
    [
        (("H4 DK", "H3", "HK H2"), {}, "call HK", "play H4, play H3", "HK"),
        (("S9 HK DK CK", "S8", "SK S7"), {"call_fourth": True}, "call fourth", "play S9, play S8", "SK"),
        (("HK DK CK SK T5", "T2", "T21 T3"), {"call_trula": True}, "call T21", "play T5, play T2", "T21"),
    ],
    ids=["S26", "S26 S-V2", "S26 S-V1"],
)
def test_the_announced_card_waits_while_another_may_be_played(
    hands: tuple[str, ...], house: dict[str, object], call: str, lead: str, bound: str
) -> None:
    state = play(announced(*hands, call=call, **house), lead)
    assert cards_of(state)
    assert refused(state, f"play {bound}").reason is Refusal.CARD_BOUND


def test_s26_an_announced_king_that_alone_can_follow_is_played() -> None:
    bare = "CK CQ CN CJ C10 C9 C8 S7 SK SQ SN"
    state = play(announced("H4", "H3", f"HK {bare}"), "play H4, play H3")
    assert cards_of(state) == {"HK"}


@pytest.mark.parametrize("script", ["name solo-without", "name two, take 1, convert, discard H4 H3"])
def test_s80_no_vogel_frei_outside_talon_contracts(script: str) -> None:
    bird = "T1 HK HQ HN HJ H1 H2 CK CQ CN CJ C10 C9 C8 DK DQ"
    cards = ("H4 H3", bird)
    state = lay(*cards, game="slovenian-3", vogel_frei=True, extra_contracts=True)
    state = play(state, f"bid two, pass, pass, {script}, merge")
    assert to_act(state) == 1
    assert refused(state, "say vogel-frei").rule == "S80"


@pytest.mark.parametrize("name", ["klop", "piccolo", "beggar", "open-beggar"])
@pytest.mark.parametrize("emperor", ["any", "pagat-last", "off"])
def test_s53_s55_the_pagat_of_an_emperor_trick(name: str, emperor: str) -> None:
    quiet = "" if name == "klop" else "merge, merge, merge, merge, "
    state = lay("T21", "T22", "T1 T3", emperor_trick=emperor, piccolo=True)
    state = passed(state, name, f"{quiet}play T21, play T22")
    crown = emperor != "off"
    assert ("T1" in cards_of(state)) is crown
    if crown:
        assert cards_of(state) == {"T1"}
        state = play(state, "play T1")
        state = play(state, may(state)[0])
        assert state.table.play.tricks[0].winner == 2


CLUBS, DIAMONDS = "C7 C8 C9 C10 CJ CN CQ S7 S8 S9 S10", "D1 D2 D3 D4 DJ DN DQ DK SJ SN SQ"


@pytest.mark.parametrize(
    ("hand", "emperor", "wanted"),
    [
        ("T1 T3 T4 T5 T6 T7 T8 T9 T10 T11 CK SK", "any", {"T1"}),
        ("T1 T3 T4 T5 T6 T7 T8 T9 T10 T11 CK SK", "off", {f"T{n}" for n in range(3, 12)}),
        ("T1 HQ T4 T5 T6 T7 T8 T9 T10 T11 CK SK", "any", {"HQ"}),
    ],
    ids=["S53 S55 void", "S55 beside another", "S51 it follows suit"],
)
def test_the_pagat_on_a_suit_with_skis_and_mond(hand: str, emperor: str, wanted: set[str]) -> None:
    state = lay("H4 H3", f"T21 {CLUBS}", f"T22 {DIAMONDS}", hand, emperor_trick=emperor)
    state = passed(state, "klop", "play H4, play T21, play T22")
    assert cards_of(state) == wanted


def test_sv13_the_partner_may_lead_taroks_before_suits() -> None:
    hands = ("HQ HN CK SK T22", "H1", "HK T5 D4", "H2")
    state = passed(lay(*hands, colour_valat_partner=True, suits_first=True), "one")
    state = play(state, f"call HK, take 1, convert, discard HN, {THREE_PASSES}, merge")
    assert refused(state, "play T22").reason is Refusal.SUITS_LEAD
    state = play(state, "play HQ, play H1, play HK, play H2")
    assert to_act(state) == 2
    assert {"T5", "D4"} <= cards_of(state)


@pytest.mark.parametrize(
    ("second", "individual"),
    [("HQ H1", []), ("T15 CK CQ CN CJ C10 C9 C8 C7 SK SQ SN", [{"seat": 0, "item": "mond", "value": -20}])],
    ids=["S44 S58 it comes back", "S44 S58 it goes to the opponents"],
)
def test_the_mond_left_in_the_talon(second: str, individual: list[dict[str, object]]) -> None:
    """The declarer has taken the called king; the rest of the talon, the mond in it, goes with the king's trick."""
    state = lay("T22 T20 T19 T18 T17", second, "HN H2", "HJ H3", talon="HK T21 D4 D3 D2 D1", radli=(1, 0, 0, 0))
    state = passed(state, "one", "call HK, take 1, discard T17, merge, merge, merge, merge, play HK")
    done = onward(state)
    first = done.table.play.tricks[0]
    assert (first.winner == 0) is (individual == [])
    assert parse_card("T21") in done.table.besides[0]
    found = written(done)
    assert found["individual"] == individual
    lines = sum(line["value"] for line in found["lines"])
    assert found["scores"] == [2 * lines - 20 * len(individual), 0, 0, 0]  # S65: the mond is not doubled


IF_LOST, HOLDER = {"pagat_silent": "holder-if-lost"}, {"pagat_silent": "holder"}


@pytest.mark.parametrize(
    ("hand", "lines", "individual", "scores"),
    [
        (Ended("one", 40, partner=2, mond=2, radli=(1, 0, 0, 0)), [35], [(2, -20)], [70, 0, 50, 0]),
        (
            Ended("one", 40, partner=2, pagat_by=2, pagat=2, house=IF_LOST),
            [35, 25],
            [],
            [60, 0, 60, 0],
        ),
        (
            Ended("one", 40, partner=2, pagat_by=2, pagat=0, house=IF_LOST, radli=(1, 0, 0, 0)),
            [35],
            [(2, -25)],
            [70, 0, 45, 0],
        ),
        (
            Ended("one", 40, partner=2, pagat_by=0, pagat=2, said=(Announced("pagat", 0),), house=HOLDER),
            [35, -50],
            [],
            [-15, 0, -15, 0],
        ),
        (
            Ended("one", 40, partner=2, pagat_by=1, pagat=0, house={**HOLDER, "settlement": "money"}),
            [35],
            [(1, -25)],
            [60, -110, 60, -10],
        ),
        (
            Ended("one", partner=2, tricks=Side.DECLARER, pagat_by=0, pagat=0, house=HOLDER),
            [250],
            [],
            [250, 0, 250, 0],
        ),
        (
            Ended("one", 35, over=1, partner=2, house={"win_at": "35-and-one", "difference": "exact"}),
            [30],
            [],
            [30, 0, 30, 0],
        ),
        (Ended("one", 35, over=1, game="slovenian-3", house={"win_at": "35-and-one"}), [30], [], [30, 0, 0]),
        (Ended("two", 35, over=2, game="slovenian-3", house={"win_at": "35-and-one"}), [-20], [], [-20, 0, 0]),
    ],
    ids=[
        "S58 S65 the partner's mond", "S-V9 S22 won for the side", "S-V9 S25 beaten by the partner",
        "S-V9 S25 announced", "S-V9 S70", "S-V9 SA2", "S-V8 exact", "S-V8 S75", "S-V8 two over",
    ],
)  # fmt: skip
def test_what_is_paid(hand: Ended, lines: list[int], individual: list[tuple[int, int]], scores: list[int]) -> None:
    found = hand.written()
    assert [line["value"] for line in found["lines"]] == lines
    assert [(each["seat"], each["value"]) for each in found["individual"]] == individual
    assert found["payments" if "payments" in found else "scores"] == scores


LOWEST = "H4 H3 H2 D4 D3 D2 C7 C8 C9 S7 S8 S9"


@pytest.mark.parametrize(
    ("hands", "most", "scores"),
    [
        (("HK T20 T17 T14 CK", "DK T22 T18 T15 CQ", "CN T21 T19 T16 SK"), False, [0, 0, 0, -140]),
        (("T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 HK", "", ""), True, [-140, 70, 70, 70]),
    ],
    ids=["S-V10 nobody has more than 35", "S-V10 somebody has"],
)
def test_who_doubled_a_klop_and_takes_no_trick(hands: tuple[str, ...], most: bool, scores: list[int]) -> None:
    state = passed(lay(*hands, LOWEST, klop_kontra=True), "klop", "merge, merge, merge, 3: double game")
    done = onward(state, *(f"play T{number}" for number in range(22, 11, -1)))
    found = written(done)
    assert 3 not in {trick.winner for trick in done.table.play.tricks}
    assert (max(found["points"]) > 35) is most
    assert found["scores"] == scores
