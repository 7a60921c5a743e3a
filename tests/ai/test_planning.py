"""The hands that *expert* expects from a choice before the announcements."""

from __future__ import annotations

from ai.games.romanian.beliefs import believe
from ai.games.romanian.planning import plan_search
from ai.kernel_cards import card_set_of
from engine import Reject, parse_cards

from .seated import after, seated, view_of


class TestGoingBack:
    """R42: a declarer who rejects the last group takes one of those that are face up."""

    def taken(self, talon: str) -> int:
        """The group that is counted on when the third is rejected."""
        state = seated({0: "T22 T19 T17 T14 T9 T5 HK HQ DN DJ SQ S7"}, talon)
        state = after(state, ["bid doi 1", "pass", "pass", "pass", "call SK", "reject", "reject"])
        view = view_of(state)
        way = plan_search(view, believe(view), [Reject()], 1).continuations[0]
        return card_set_of(way.taken_s, way.taken_t)

    def test_two_high_taroace_rather_than_a_king(self) -> None:
        assert self.taken("T20 T18 CK D4 C7 C8") == parse_cards("T20 T18")

    def test_two_high_taroace_though_they_cost_a_level(self) -> None:
        assert self.taken("C8 D4 T20 T18 C7 H4") == parse_cards("T20 T18")
