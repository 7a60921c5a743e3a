"""In the auction *expert* asks whether it would call a king of its own, and prices its bids by that (R38)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

import pytest

from ai.games.romanian.alone import contract_bid, lone_call, other_king, own_king
from ai.games.romanian.beliefs import believe
from ai.games.romanian.planning import NEVER, LoneCall, choices, plan_search
from ai.kernel_cards import suit_word
from engine import MakeBid, card_name, parse_cards

from .seated import after, seated, view_of

T = TypeVar("T")

GIANT = "T22 T21 T20 T19 T18 T17 T15 T12 T9 HK DK D7"
GOOD = "T22 T19 T17 T14 T9 T5 HK HQ DN DJ SQ S7"


def lone(hand: str, *calls: str) -> LoneCall:
    """The chance that a hand would call an own king, and the king, when it comes to bid."""
    view = view_of(after(seated({0: hand}), list(calls)))
    return run_out(lone_call(view, believe(view), 1, None))


def run_out(asking: Generator[None, None, T]) -> T:
    """The result of a generator."""
    while True:
        try:
            next(asking)
        except StopIteration as found:
            return found.value  # type: ignore[no-any-return]


class TestLoneCall:
    def test_a_giant_hand_goes_alone_with_the_king_of_its_shortest_suit(self) -> None:
        found = lone(GIANT)
        assert found.king == parse_cards("HK")
        assert found.chance > 0.95

    @pytest.mark.parametrize(
        "hand",
        [
            pytest.param(GOOD, id="good enough for a partner only"),
            pytest.param("T14 T9 T5 T2 HK HQ H7 DN DJ SQ S7 C7", id="poor"),
            pytest.param("T22 T21 T20 T19 T18 T17 T15 T12 T9 D4 D8 D7", id="no king"),
            pytest.param("T22 T21 T20 T19 T18 T17 T15 T12 HK DK SK CK", id="all kings: there is no other to call"),
        ],
    )
    def test_others_do_not(self, hand: str) -> None:
        assert lone(hand).chance < 0.05

    def test_nobody_asks_outside_the_auction(self) -> None:
        view = view_of(after(seated({0: GIANT}), ["bid doi 1", "pass", "pass", "pass"]))
        assert contract_bid(view) is None
        assert run_out(lone_call(view, believe(view), 1, None)) == NEVER


def test_bids_that_take_cards_are_played_out_with_that_king() -> None:
    view = view_of(after(seated({0: GIANT}), []))
    actions = choices(view)
    king = parse_cards("HK")
    search = plan_search(view, believe(view), actions, 1, LoneCall(king, 0.25))
    for action, way in zip(actions, search.continuations, strict=True):
        takes = isinstance(action, MakeBid) and action.bid.contract != "solo"
        assert (way.own, way.alone) == ((suit_word(king), 250) if takes else (0, 0)), action


@pytest.mark.parametrize(("chance", "alone"), [(0.0, 0.0), (0.25, 0.25), (1.0, 1.0)])
def test_in_so_many_deals_he_is_alone(chance: float, alone: float) -> None:
    """Else the partner is missing only if the called king is in the talon, which the hand does not know."""
    view = view_of(after(seated({0: GIANT}), []))
    bid = next(action for action in choices(view) if isinstance(action, MakeBid) and action.bid.contract == "doi")
    search = plan_search(view, believe(view), [bid], 1, LoneCall(parse_cards("HK"), chance))
    own = 0
    for _ in range(400):
        assert search.run(1)
        own += search.prices.payoff.called_s == suit_word(parse_cards("HK"))
    assert abs(own / 400 - alone) < 0.08


def test_the_kings_between_which_it_is_asked() -> None:
    hand = parse_cards("T22 T21 T20 T19 T18 T17 T15 HK H7 H8 DK D7")
    assert card_name(own_king(hand)) == "DK"
    assert card_name(other_king(hand)) in ("SK", "CK")
