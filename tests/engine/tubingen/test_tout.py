"""The little tout (U17, UA14, UA15)."""

from __future__ import annotations

import pytest

from engine import AskedAside, PlayingOn, Refusal, Side, apply, observe, parse_cards, read_action, redact, to_act
from engine.games.tubingen.rules import TUBINGEN
from engine.games.tubingen.tout import ToutQuestion
from tests.support.tubingen import EMPTY, lay, may, play, refused, written

OTHER = EMPTY.replace("H5 H6 H7 H8", "H2 H3 H4 H9").replace("D5 D6 D7 D8", "D2 D3 D4 D9")
OTHER = (
    OTHER.replace("C5 C6 C7 C8", "C2 C3 C4 C9").replace("S5 S6 S7 S8", "S2 S3 S4 S9").replace("T5 T6 T7", "T2 T3 T4")
)
AWAY = "discard T8 T9"


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        (EMPTY, True),
        (EMPTY.replace("S5 S6 S7 S8", "T8 T9 T10 T11"), True),
        (EMPTY.replace("S5 S6 S7 S8 T5", "T8 T9 T10 T11 T12 T13"), False),
        (EMPTY.replace("H5", "HJ"), False),
        (EMPTY.replace("H5", "T22"), False),
        (EMPTY.replace("T5", "T1"), False),
        (EMPTY.replace("T5", "T21"), False),
    ],
    ids=["three tarocks", "seven tarocks", "eight tarocks", "a court", "Ski", "1", "21"],
)
def test_u17_who_is_asked(hand: str, asked: bool) -> None:
    question = TUBINGEN.variant({}).question
    assert isinstance(question, ToutQuestion)
    assert question.asks(parse_cards(hand)) is asked


def test_u17_others_do_not_notice_that_somebody_keeps() -> None:
    state, events = apply(lay("", EMPTY, "", "T8 T9"), read_action(TUBINGEN.variant({}), AWAY))
    assert AskedAside(1) in events
    assert [redact(AskedAside(1), seat) for seat in range(4)] == [None, AskedAside(1), None, None]
    assert (to_act(state), state.table.actor) == (1, 0)
    assert may(state) == ["ask-tout", "keep"]
    state, events = apply(state, read_action(TUBINGEN.variant({}), "keep"))
    assert events == (PlayingOn(1),)
    assert (to_act(state), state.table.kind) == (0, "raus-round")


def test_two_players_who_may_ask_forehand_first() -> None:
    state = play(lay(EMPTY, "", OTHER, "T8 T9"), AWAY)
    assert to_act(state) == 0
    state = play(state, "0: keep")
    assert to_act(state) == 2
    assert observe(state, 2).asked
    assert not observe(state, 0).asked
    state = play(state, "2: ask-tout")
    assert state.table.own.asker == 2
    assert not any(observe(state, seat).asked for seat in range(4))
    assert (to_act(state), state.table.kind) == (0, "tout-answer")
    assert to_act(play(state, "0: decline, 1: decline")) == 3


def test_after_a_refusal_the_second_is_not_asked() -> None:
    state = play(lay(EMPTY, "", OTHER, "T8 T9"), f"{AWAY}, 0: ask-tout, 1: decline, 2: decline, 3: decline")
    settlement = state.table.settlement
    assert settlement is not None
    assert (settlement.outcome, settlement.scores, settlement.declarer) == ("redeal", (0, 0, 0, 0), None)


def test_ua15_the_dealer_is_looked_at_after_laying_away() -> None:
    dealer = f"{EMPTY} HQ HJ"
    assert to_act(play(lay("", "", "", dealer), "discard HQ HJ")) == 3
    assert play(lay("", "", "", dealer), "discard HQ H5").hidden.asked == ()


def test_ua14_the_taker_is_alone_and_forehand_leads() -> None:
    state = play(lay("", EMPTY, "", "T8 T9"), f"{AWAY}, 1: ask-tout, 0: decline, 2: accept")
    table = state.table
    assert (table.declarer, table.actor, table.contract and table.contract.key) == (2, 0, "tout")
    assert table.sides == (Side.OPPONENTS, Side.OPPONENTS, Side.DECLARER, Side.OPPONENTS)


@pytest.mark.parametrize("text", ["pass", "bid raus", "keep", "ask-tout", "throw-in"])
def test_u17_only_two_answers(text: str) -> None:
    state = play(lay("", EMPTY, "", "T8 T9"), f"{AWAY}, 1: ask-tout")
    why = refused(state, text)
    assert (why.reason, why.rule) == (Refusal.WRONG_PHASE, "U17")


STRONG = "DQ SK CK DK HK T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21"


@pytest.mark.parametrize(
    ("last", "tricks", "score", "share"),
    [("HQ CQ", 19, 240, -80), ("HQ C3", 18, 120, -40), ("C4 C3", 17, -240, 80)],
    ids=["case 15 grand", "case 15 little", "case 15 lost"],
)
def test_u17_a_tout_played_out(last: str, tricks: int, score: int, share: int) -> None:
    for scoring, wanted in (("winner", 0), ("zero-sum", share)):
        state = lay(f"{STRONG} {last}", EMPTY, "CN C9", "T8 T9 CJ C10", scoring=scoring)
        state = play(state, f"{AWAY}, 1: ask-tout, 0: accept")
        mine = [f"play {card}" for card in (*reversed(STRONG.split()), *last.split())]
        while (seat := to_act(state)) is not None:
            can = may(state)
            kept = max(can, key=lambda text: (text[5] != "C", text))  # the others keep their clubs
            state = play(state, next(text for text in mine if text in can) if seat == 0 else kept)
        settlement = state.table.settlement
        assert settlement is not None
        assert written(settlement)["tricks"] == tricks
        assert written(settlement)["scores"] == [score, wanted, wanted, wanted]
        assert settlement.own.strafen == ()
