"""The play (R83 … R86, R84's duties, A42)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Refusal, Side, State, Trick, highest_wins, must_follow, names, parse_card, parse_cards, to_act
from tests.support.dealing import is_tarok
from tests.support.deals import dealt, legal_texts, play, play_cards, refusal
from tests.support.referee import strength


def leading(*hands: str, auction: str = "pass, pass, pass, 3: bid solo, call HK, merge, merge, merge, merge") -> State:
    """Seat 0 leads although seat 3 plays solo (R83)."""
    return play(dealt(*hands), auction)


def test_r83_forehand_leads_whoever_plays() -> None:
    state = leading()
    assert (state.table.declarer, to_act(state)) == (3, 0)


@pytest.mark.parametrize(
    ("rule", "hand", "trick", "playable"),
    [
        ("R84-lead", "T5 HK S7", "", "T5 HK S7"),
        ("R84-follow", "T5 HK H1 S7", "H3", "HK H1"),
        ("R84-tarok", "T5 T1 S7 D1", "H3", "T5 T1"),
        ("R84-anything", "S7 D1 CK", "H3", "S7 D1 CK"),
        ("R84-tarok-led", "T5 T1 HK", "T9", "T5 T1"),
        ("R84-tarok-led-none", "HK S7", "T9", "HK S7"),
        ("R84-no-duty-to-beat", "T5 T20", "H3 T19", "T5 T20"),
        ("R84-follow-although-trumped", "HK H1 T20", "H3 T19", "HK H1"),
    ],
)
def test_r84_what_may_be_played(rule: str, hand: str, trick: str, playable: str) -> None:
    on_the_table = tuple(parse_card(name) for name in trick.split())
    assert must_follow(parse_cards(hand), on_the_table) == parse_cards(playable), rule


@pytest.mark.parametrize(
    ("rule", "trick", "winner"),
    [
        ("R85", "H3 HK H1 HQ", 1),
        ("R85-other-suits", "H3 SK DK CK", 0),
        ("R85-tarok", "HK T1 H1 HQ", 1),
        ("R85-highest-tarok", "T5 T21 T22 T1", 2),
        ("R85-tarok-among-suits", "S7 T2 SK T3", 3),
        ("A2-ace-beats-two", "H2 H1 H3 H4", 1),
        ("A2-jack-beats-ace", "D1 DJ D2 D3", 1),
        ("R3-ten-beats-nine", "C9 C10 C7 C8", 1),
        ("A42-no-emperor-trick", "T22 T21 T1 T5", 0),
        ("A42-no-emperor-trick", "T1 T21 T22 T5", 2),
    ],
)
def test_r85_who_wins(rule: str, trick: str, winner: int) -> None:
    assert highest_wins(tuple(parse_card(name) for name in trick.split())) == winner, rule


@pytest.mark.parametrize(
    ("hands", "led", "card", "reason"),
    [
        (("HK", "H1 T9 S7"), "HK", "S7", Refusal.MUST_FOLLOW),
        (("HK", "H1 T9 S7"), "HK", "T9", Refusal.MUST_FOLLOW),
        (("T3", "H1 T9 S7"), "T3", "H1", Refusal.MUST_FOLLOW),
        (("HK", "H1"), "HK", "HK", Refusal.NOT_IN_HAND),
    ],
)
def test_r84_refused(hands: tuple[str, ...], led: str, card: str, reason: Refusal) -> None:
    why = refusal(play(leading(*hands), f"play {led}"), f"play {card}")
    assert (why.reason, why.rule) == (reason, "R84")


VOID = "T9 T8 S7 S8 S9 S10 SJ SN SQ C7 C8 C9"


def test_r84_void_in_the_suit_means_tarok() -> None:
    state = play(leading("HQ", VOID), "play HQ")
    assert legal_texts(state) == ["play T8", "play T9"]
    why = refusal(state, "play S7")
    assert (why.reason, why.rule, why.data) == (Refusal.MUST_TAROK, "R84", {"suit": "H", "cards": ("T8", "T9")})


def test_r84_the_objection_names_what_must_be_played() -> None:
    why = refusal(play(leading("HQ", "H1 H2 T9"), "play HQ"), "play T9")
    assert why.data["suit"] == "H"
    assert {"H1", "H2"} <= set(why.data["cards"])  # type: ignore[call-overload]


def test_r85_the_winner_leads_next() -> None:
    tricks = play_cards(leading(), ["HK", "T22", "T21"]).table.play.tricks
    assert len(tricks) == 12
    assert tricks[0].leader == 0
    assert [trick.leader for trick in tricks[1:]] == [trick.winner for trick in tricks[:-1]]


def test_tricks_are_kept_as_they_were_played() -> None:
    state = play(leading("H4", "HK", "H1", "H2"), "play H4, play HK, play H1, play H2")
    assert state.table.play.tricks == (Trick(0, tuple(parse_card(name) for name in ["H4", "HK", "H1", "H2"]), 1),)
    assert to_act(state) == 1
    assert state.table.play.trick == ()


def test_the_called_king_shows_the_sides_when_it_falls() -> None:
    state = play(leading("H4", "HK", "H1", "H2"), "play H4")
    assert state.table.sides == (None, None, None, Side.DECLARER)
    state = play(state, "play HK")
    assert state.table.sides == (Side.OPPONENTS, Side.DECLARER, Side.OPPONENTS, Side.DECLARER)


def test_r83_wrong_acts() -> None:
    why = refusal(leading(), "merge")
    assert (why.reason, why.rule) == (Refusal.WRONG_PHASE, "R83")


def test_names_of_the_legal_plays_are_in_card_order() -> None:
    hand = names(leading().hidden.hands[0])
    assert legal_texts(leading()) == [f"play {name}" for name in hand]


@given(st.lists(st.sampled_from([f"T{n}" for n in range(1, 23)] + ["HK", "H1", "H4", "SK", "S7", "C10", "D2"]),
                min_size=3, max_size=4, unique=True))  # fmt: skip
def test_both_referees_give_the_trick_to_the_same_card(cards: list[str]) -> None:
    best = max(cards, key=lambda card: strength(card, cards[0]))
    assert highest_wins(tuple(parse_card(card) for card in cards)) == cards.index(best)
    assert is_tarok(best) == any(is_tarok(card) for card in cards)
