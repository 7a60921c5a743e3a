"""Cut, knock and the four ways of dealing, to the card (R14 … R21, T4; throw-in R22, R23, A5)."""

from __future__ import annotations

import pytest

from engine import (
    AskedAside,
    Dealt,
    IllegalAction,
    PlayingOn,
    Refusal,
    State,
    apply,
    card_name,
    card_set,
    members,
    names,
    observe,
    parse_action,
    parse_card,
    redact,
    start,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot
from engine.games.romanian.outcomes import RomanianOutcome
from tests.support.deals import dealt, legal_texts, play, refusal


def fresh(game: str = "romanian", dealer: int = 3) -> State:
    """A hand whose pack is in card order: number n of the pack is the n-th card."""
    variant = variant_for(game)
    return start(variant, dealer, Pot(5, 1), members(variant.pack.cards))


def numbers(state: State, seat: int, cut: int = 0) -> set[int]:
    """The places in the (cut) pack of a hand's cards, counted from 1."""
    pack = state.table.variant.pack
    order = members(pack.cards)
    order = order[cut:] + order[:cut]
    return {order.index(card) + 1 for card in members(state.hidden.hands[seat])}


def spans(*pairs: tuple[int, int]) -> set[int]:
    return {number for first, last in pairs for number in range(first, last + 1)}


def halves(players: int) -> list[set[int]]:
    """R16: two rounds of six."""
    round_trip = 6 * players
    return [spans((6 * p + 7, 6 * p + 12), (6 * p + 7 + round_trip, 6 * p + 12 + round_trip)) for p in range(players)]


def packets(*choice: int) -> list[set[int]]:
    """R18: whole packets of twelve, counted from 1."""
    return [spans((12 * number - 5, 12 * number + 6)) for number in choice]


FOUR_ABELES = [spans((7, 12), (49, 54)), spans((13, 24)), spans((25, 36)), spans((37, 48))]
THREE_ABELES = [spans((7, 12), (37, 42)), spans((13, 24)), spans((25, 36))]
FOUR_LADDER = [
    {7, 11, 12, 19, 20, 21, 31, 32, 33, 43, 44, 51},
    {8, 13, 14, 22, 23, 24, 34, 35, 36, 45, 46, 52},
    {9, 15, 16, 25, 26, 27, 37, 38, 39, 47, 48, 53},
    {10, 17, 18, 28, 29, 30, 40, 41, 42, 49, 50, 54},
]
THREE_LADDER = [
    {7, 10, 11, 16, 17, 18, 25, 26, 27, 34, 35, 40},
    {8, 12, 13, 19, 20, 21, 28, 29, 30, 36, 37, 41},
    {9, 14, 15, 22, 23, 24, 31, 32, 33, 38, 39, 42},
]


@pytest.mark.parametrize(
    ("rule", "game", "script", "forehand_to_dealer"),
    [
        ("R16", "romanian", "cut 20", halves(4)),
        ("R16", "romanian", "knock, deal sixes", halves(4)),
        ("R19", "romanian", "knock, deal abeles", FOUR_ABELES),
        ("R20", "romanian", "knock, deal ladder", FOUR_LADDER),
        ("R18", "romanian", "knock, deal twelves, packet 1, packet 2, packet 3", packets(1, 2, 3, 4)),
        ("R18", "romanian", "knock, deal twelves, packet 4, packet 2, packet 1", packets(4, 2, 1, 3)),
        ("T4", "taper", "cut 5", halves(3)),
        ("T4", "taper", "knock, deal sixes", halves(3)),
        ("T4", "taper", "knock, deal abeles", THREE_ABELES),
        ("T4", "taper", "knock, deal twelves, packet 3, packet 1", packets(3, 1, 2)),
        ("T4", "taper", "knock, deal ladder", THREE_LADDER),
    ],
)
def test_which_cards_go_where(rule: str, game: str, script: str, forehand_to_dealer: list[set[int]]) -> None:
    players = variant_for(game).players
    for dealer in range(players):
        state = play(fresh(game, dealer), script)
        cut = int(script.split()[1]) if script.startswith("cut") else 0
        dealt_to = [numbers(state, (dealer + 1 + place) % players, cut) for place in range(players)]
        assert dealt_to == forehand_to_dealer, (rule, dealer)


@pytest.mark.parametrize(("script", "first"), [("cut 20", 20), ("knock, deal ladder", 0)])
def test_r15_the_top_six_are_the_talon(script: str, first: int) -> None:
    order = members(variant_for("romanian").pack.cards)
    assert play(fresh(), script).hidden.talon == order[first : first + 6]


def test_r14_the_cut_puts_the_lifted_cards_underneath() -> None:
    state = play(fresh(), "cut 49")
    assert state.hidden.talon == (*members(state.table.variant.pack.cards)[49:54], parse_card("H4"))


@pytest.mark.parametrize(
    ("game", "dealer", "cutter"), [("romanian", 3, 1), ("romanian", 0, 2), ("taper", 0, 2), ("taper", 1, 0)]
)
def test_r14_t4_who_cuts(game: str, dealer: int, cutter: int) -> None:
    """With four the player opposite the dealer, with three the one at his left."""
    assert to_act(fresh(game, dealer)) == cutter


@pytest.mark.parametrize(("game", "most"), [("romanian", 49), ("taper", 37)])
def test_r14_how_thin_a_cut_may_be(game: str, most: int) -> None:
    state = fresh(game)
    assert legal_texts(state) == ["knock", *(f"cut {cards}" for cards in range(5, most + 1))]
    for cards in (0, 4, most + 1, 54):
        why = refusal(state, f"cut {cards}")
        assert (why.reason, why.rule, why.data) == (Refusal.CUT_TOO_THIN, "R14", {"least": 5, "most": most})


def test_r17_after_a_knock_forehand_chooses() -> None:
    state = play(fresh(), "1: knock")
    assert to_act(state) == 0
    assert legal_texts(state) == ["deal sixes", "deal abeles", "deal ladder", "deal twelves"]
    assert refusal(state, "deal fives").rule == "R17"
    assert refusal(state, "cut 20").rule == "R17"


def test_r18_packets_in_turn_and_the_last_for_the_dealer() -> None:
    state = play(fresh(dealer=1), "knock, deal twelves, 2: packet 2, 3: packet 4")
    assert to_act(state) == 0
    assert legal_texts(state) == ["packet 1", "packet 3"]
    why = refusal(state, "packet 4")
    assert (why.reason, why.rule, why.data) == (Refusal.PACKET_TAKEN, "R18", {"number": 4})
    why = refusal(state, "packet 5")
    assert (why.reason, why.data) == (Refusal.NO_SUCH_PACKET, {"number": 5})
    assert refusal(state, "packet 0").reason is Refusal.NO_SUCH_PACKET
    state = play(state, "0: packet 3")
    assert numbers(state, 1) == spans((7, 18))
    assert state.table.phase == "auction"


def test_r21_everyone_has_twelve() -> None:
    for script in ("cut 33", "knock, deal abeles", "knock, deal ladder"):
        assert [hand.bit_count() for hand in play(fresh(), script).hidden.hands] == [12] * 4


def test_before_the_deal_nobody_sees_a_card() -> None:
    state = play(fresh(), "knock, deal twelves, packet 1")
    assert all(observe(state, seat).hand == 0 for seat in range(4))


def test_the_deal_is_an_event() -> None:
    step = apply(fresh(), parse_action("cut 7"))
    assert Dealt(step.state.hidden.hands) in step.events


POOR = "H1 H2 H3 HQ D1 D2 DQ DJ C7 C8 CQ SJ"
POOR_TOO = "H4 HN HJ D3 D4 DN C9 C10 CN CJ S7 SQ"


def test_r22_a_hand_without_tarok_and_king_may_be_thrown_in() -> None:
    state = dealt("", POOR)
    assert to_act(state) == 1
    assert observe(state, 1).asked
    assert legal_texts(state) == ["throw-in", "keep"]
    settlement = play(state, "throw-in").table.settlement
    assert settlement is not None
    assert settlement.outcome is RomanianOutcome.THROWN_IN
    assert (settlement.own.payments, settlement.own.pool_payments, settlement.pot) == ((0,) * 4, (0,) * 4, 5)


@pytest.mark.parametrize(
    ("poor", "right"), [(POOR, True), (POOR.replace("HQ", "HK"), False), (POOR.replace("HQ", "T2"), False)]
)
def test_r23_neither_tarok_nor_king(poor: str, right: bool) -> None:
    assert observe(dealt("", poor), 1).asked is right


def test_a5_everyone_entitled_is_asked_before_the_auction_forehand_first() -> None:
    state = dealt("", POOR, "", POOR_TOO, dealer=2)
    assert to_act(state) == 3  # forehand holds such a hand himself
    state = play(state, "3: keep")
    assert to_act(state) == 1
    assert observe(state, 3).table.actor == 3  # for the others it is forehand's turn to bid
    kept = play(state, "1: keep")
    assert to_act(kept) == 3
    assert kept.table.phase == "auction"
    assert play(state, "1: throw-in").table.thrown_in_by == 1


def test_a5_only_the_seat_asked_notices() -> None:
    state = dealt("", POOR)
    assert [observe(state, seat).asked for seat in range(4)] == [False, True, False, False]
    assert [observe(state, seat).phase for seat in range(4)] == ["auction", "throw-in", "auction", "auction"]
    assert not any(observe(play(state, "keep"), seat).asked for seat in range(4))


def test_a5_the_question_and_its_answer_are_nobody_elses_business() -> None:
    state = play(dealt("", POOR, "", POOR_TOO, dealer=2), "3: keep")
    events = apply(state, parse_action("keep")).events
    for event in (AskedAside(1), PlayingOn(1), *events):
        for seat in range(4):
            assert redact(event, seat) == (event if seat == 1 else None)
    thrown = apply(state, parse_action("throw-in")).events
    assert all(redact(thrown[0], seat) == thrown[0] for seat in range(4))


def test_a51_not_after_the_auction_has_begun() -> None:
    state = play(dealt("", POOR), "keep, pass")
    with pytest.raises(IllegalAction):
        apply(state, parse_action("throw-in"))


def test_r22_while_asked_nothing_else_may_be_done() -> None:
    why = refusal(dealt("", POOR), "pass")
    assert (why.reason, why.rule) == (Refusal.WRONG_PHASE, "R22")


def test_t2_taper_has_the_right_too() -> None:
    poor = "H1 HJ HN HQ D1 DJ DN DQ C10 CJ CN CQ"
    assert to_act(dealt("", "", poor, game="taper")) == 2


def test_the_filler_deals_the_whole_pack() -> None:
    state = dealt("T22 T21", "HK", talon="SK T1")
    lying = card_set([card for hand in state.hidden.hands for card in members(hand)] + list(state.hidden.talon))
    assert lying == state.table.variant.pack.cards
    assert [card_name(card) for card in state.hidden.talon[:2]] == ["SK", "T1"]
    assert {"T22", "T21"} <= set(names(state.hidden.hands[0]))
