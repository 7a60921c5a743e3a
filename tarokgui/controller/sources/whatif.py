"""A position that is tried: a hand played on from any place with its bots. It counts nowhere, and nothing is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from engine import draw_first_dealer
from tarokgui.controller.sources.live import Live
from tarokgui.session.evening import Evening
from tarokgui.session.framegate import FrameGate
from tarokgui.session.pasthand import PastHand
from tarokgui.session.savedsession import SavedSession

SEED = "what-if"
"""The bots of every such hand have the same chance: the same position is played on in the same way."""


class WhatIf(Live):
    """The source that is *hand* before the action *index*, to be played on by its person and its bots.

    It goes on in an evening of its own, which no folder has: no score sheet and no rating sees it.
    """

    def __init__(
        self, hand: PastHand, index: int, *, wake: Callable[[], None] = lambda: None, courtesy: FrameGate | None = None
    ) -> None:
        record = replace(hand.record, actions=hand.record.actions[:index])
        session = Evening(
            SavedSession(
                seed=SEED,
                human=hand.human,
                bots=hand.bots,
                match=hand.ended.match,
                first_deal=draw_first_dealer(record.variant, Random(SEED).random),
                record=record,
                older=hand.ended.match.hands,
                assisted=True,
                known=True,
                last=hand.ended.last,
                people=hand.people,
            )
        )
        super().__init__(session, wake=wake, courtesy=courtesy)
