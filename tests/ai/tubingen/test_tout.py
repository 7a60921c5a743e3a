"""A tout: the discards for the question, the answers to it, and the play (U17, UA14, UA15)."""

from __future__ import annotations

import pytest

from ai import decide, make
from ai.games.tubingen.tout_chance import tout_chance
from ai.players import SteadyPlayer
from engine import (
    SKIZ,
    PlayCard,
    State,
    apply,
    card_name,
    observe,
    parse_card,
    parse_cards,
    start_dealt,
    to_act,
    variant_for,
)
from engine.games.tubingen.contracts import TOUT
from engine.games.tubingen.heard import Heard

TAROCKS = " ".join(f"T{number}" for number in range(11, 22))
STRONG = f"HK HQ DK CK CQ SK T7 T9 {TAROCKS}"
EMPTY = "H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 D1 D2 D3 D4 D5 D6 T2 T3 T4"
FOURTH = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ T1 T5 T6 T8 T10 T22"
DEALER = "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CN D7 D8 D9 D10 DJ DN DQ HJ HN"
"""Seat 0 deals, so that seat 1 leads."""
HANDS = (DEALER, STRONG, EMPTY, FOURTH)


def swapped(one: str, other: str) -> tuple[str, ...]:
    """The same hands with two cards exchanged."""
    names = {one: other, other: one}
    return tuple(" ".join(names.get(name, name) for name in hand.split()) for hand in HANDS)


def dealt(hands: tuple[str, ...]) -> State:
    cards = tuple(parse_cards(hand) for hand in hands)
    return start_dealt(variant_for("tubingen", {}), 0, Heard(), cards, ()).state


def played(state: State, kind: str | None = None) -> State:
    """Steady players go on, up to the first decision of a kind or to the end."""
    bots = [make("steady", str(seat)) for seat in range(4)]
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        if view.kind == kind:
            return state
        state = apply(state, decide(bots[seat], view).action).state
    return state


@pytest.mark.parametrize(
    ("hand", "leads", "grand", "little"),
    [
        pytest.param(STRONG, True, (0.99, 1.0), (0.0, 0.01), id="U17: nothing can be lost"),
        pytest.param(STRONG, False, (0.6, 0.7), (0.3, 0.4), id="UA14: the others lead first"),
        pytest.param(STRONG.replace("T7", "T22"), True, (0.0, 0.0), (0.99, 1.0), id="U23: the Ski never wins"),
        pytest.param(STRONG.replace("T21", "T6"), True, (0.0, 0.1), (0.9, 1.0), id="21 is out"),
        pytest.param(STRONG.replace("CQ", "C2").replace("HQ", "H3"), True, (0.0, 0.1), (0.0, 0.4), id="two low cards"),
        pytest.param(DEALER[: DEALER.index(" HJ")], True, (0.0, 0.0), (0.0, 0.01), id="no tarock"),
    ],
)
def test_chances(hand: str, leads: bool, grand: tuple[float, float], little: tuple[float, float]) -> None:
    found = tout_chance(parse_cards(hand), leads=leads)
    assert grand[0] <= found.grand <= grand[1]
    assert little[0] <= found.little <= little[1]


@pytest.mark.parametrize(
    ("hands", "score"),
    [
        pytest.param(HANDS, 240, id="U17: every trick"),
        pytest.param(swapped("T7", "T22"), 120, id="U17, U23: the Ski loses its trick"),
        pytest.param(swapped("T21", "T10"), 120, id="U17: all but the one that 21 wins"),
    ],
)
def test_a_sure_tout_is_taken_and_made(hands: tuple[str, ...], score: int) -> None:
    settlement = played(dealt(hands)).table.settlement
    assert settlement is not None
    assert (settlement.contract, settlement.declarer) == (TOUT.key, 1)
    assert settlement.scores == (0, score, 0, 0)


def test_a_doubtful_tout_is_left_and_the_cards_are_thrown_in() -> None:
    hands = swapped("T21", "T1")
    hands = tuple(hand.replace("HQ", "@").replace("HN", "HQ").replace("@", "HN") for hand in hands)
    hands = tuple(hand.replace("CQ", "@").replace("C2", "CQ").replace("@", "C2") for hand in hands)
    table = played(dealt(hands)).table
    assert table.own.asker == 2
    assert table.contract is None


def test_the_dealer_lays_his_pictures_away_to_ask() -> None:
    """UA15: without them his cards are all worth one half."""
    poor = "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 D7 D8 D9 D10 T2 T3 T4 T5 T6 SJ SN"
    rest = {0: poor, 1: "HK HQ DK CK SK SQ T22 T1 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17"}
    other = "H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 D1 D2 D3 D4 HJ HN T18 T19 T20"
    last = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 D5 D6 DJ DN DQ CJ CN CQ T21"
    for level in ("steady", "expert"):
        state = dealt((rest[0], rest[1], other, last))
        state = apply(state, decide(make(level, "lays"), observe(state, 0)).action).state
        assert state.hidden.laid_away == parse_cards("SJ SN"), level
        assert played(state).table.own.asker == 0, level


def first_card(state: State) -> str:
    view = observe(state, to_act(state) or 0)
    action = decide(SteadyPlayer("card"), view).action
    assert isinstance(action, PlayCard)
    return card_name(action.card)


def test_the_lone_player_draws_from_the_top_and_the_others_save_nothing() -> None:
    """U17, U21: 21 first; a player who follows keeps his higher taroks; the Ski goes to a trick that is lost anyway."""
    state = played(dealt(HANDS), "play")
    assert first_card(state) == "T21"
    state = apply(state, PlayCard(parse_card("T21"))).state
    assert first_card(state) == "T2"


def test_the_ski_does_not_lead() -> None:
    state = played(dealt(swapped("T7", "T22")), "play")
    for _ in range(17 * 4):
        view = observe(state, to_act(state) or 0)
        action = decide(SteadyPlayer("card"), view).action
        if view.seat == 1 and not view.table.play.trick:
            assert action != PlayCard(SKIZ)
        state = apply(state, action).state
