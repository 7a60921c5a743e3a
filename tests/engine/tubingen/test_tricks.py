"""The tricks and the Ski (U18 … U20, U23, UA5)."""

from __future__ import annotations

import pytest

from engine import Refusal, Trick, names, parse_card, parse_cards
from engine.games.tubingen.law import TubingenLaw
from tests.support.slovenian import cards_of
from tests.support.tubingen import lay, passed, play, refused


@pytest.mark.parametrize(
    ("hand", "trick", "playable"),
    [
        ("HQ H5 T5 C4", "H2", {"HQ", "H5"}),
        ("HQ T22 T5 C4", "H2", {"HQ", "T22"}),
        ("T5 T22 C4", "H2", {"T5", "T22"}),
        ("T22 C4 D5", "H2", {"T22", "C4", "D5"}),
        ("C4 D5", "H2", {"C4", "D5"}),
        ("T5 T22 C4", "T2", {"T5", "T22"}),
        ("T22 C4", "T2", {"T22", "C4"}),
        ("T5 T22 C4 H3", "T22", {"T5", "T22", "C4", "H3"}),
        ("T5 C4 H3", "T22 H2", {"H3"}),
        ("T5 C4", "T22 H2", {"T5"}),
        ("T5 C4 H3", "T22 T2", {"T5"}),
        ("T5 C4 H3", "H2 T22", {"H3"}),
        ("T5 C4", "", {"T5", "C4"}),
    ],
    ids=[
        "U19 suit", "U23 Ski instead of a suit", "U19 tarock", "U19 void", "U19 anything", "U19 tarock led",
        "U19 the Ski is no tarock", "UA5 Ski led", "UA5 the next card says", "UA5 void", "UA5 tarock", "U23", "U18",
    ],
)  # fmt: skip
def test_what_may_be_played(hand: str, trick: str, playable: set[str]) -> None:
    table = lay().table
    cards = tuple(parse_card(name) for name in trick.split())
    table = table._replace(play=table.play._replace(trick=cards))
    assert set(names(TubingenLaw().playable(table, 0, parse_cards(hand)))) == playable


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("H2 HQ H5 HN", "HQ"),
        ("H2 T2 HK T3", "T3"),
        ("C2 C1 C10 D1", "C10"),
        ("H2 H1 H10 D1", "H1"),
        ("T22 H2 HK D1", "HK"),
        ("T22 H2 T2 HK", "T2"),
        ("T21 T22 T20 T1", "T21"),
        ("H10 T22 D1 C1", "H10"),
        ("T22 C1 DK HK", "C1"),
    ],
    ids=[
        "U20",
        "U20 tarock",
        "U3 black",
        "U3 red",
        "U23 Ski led",
        "UA5 cut",
        "U23 not over 21",
        "U23 nor a pip",
        "UA5",
    ],
)
def test_u20_who_wins(trick: str, winner: str) -> None:
    cards = tuple(parse_card(name) for name in trick.split())
    assert cards[TubingenLaw().winner(lay().table, cards)] == parse_card(winner)


def test_a_hand_with_the_ski_led() -> None:
    state = play(passed(lay("T22 D2", "HQ H5", "H3 H4 SK", "HK H6")), "3: pass, 0: call SK, 0: play T22")
    assert "HQ" in cards_of(state)
    state = play(state, "1: play HQ")
    assert {"H3", "H4"} <= cards_of(state)
    assert {card[0] for card in cards_of(state)} == {"H"}
    state = play(state, "2: play H3, 3: play HK")
    assert state.table.play.tricks[-1] == Trick(0, tuple(map(parse_card, ("T22", "HQ", "H3", "HK"))), 3)


@pytest.mark.parametrize(
    ("hand", "text", "reason"),
    [("H5 T5", "play T5", Refusal.MUST_FOLLOW), ("H5", "play C4", Refusal.NOT_IN_HAND)],
)
def test_u19_refusals(hand: str, text: str, reason: Refusal) -> None:
    state = play(passed(lay("H2", hand, "C4 SK")), "3: pass, 0: call SK, 0: play H2")
    assert refused(state, text).reason is reason


def test_u19_who_is_void_plays_a_tarock() -> None:
    clubs = "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CN CQ CK S1 S2 S3 S4 T5"
    state = play(passed(lay("H2", clubs, "SK")), "3: pass, 0: call SK, 0: play H2")
    why = refused(state, "play C4")
    assert (why.reason, why.rule, why.data["cards"]) == (Refusal.MUST_TAROK, "U19", ("T5",))
