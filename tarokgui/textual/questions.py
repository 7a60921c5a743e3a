"""Which question each phase asks, and when there is nothing to ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine import Action, Pass, PassAnnouncing, legal_actions

from .announcing import announce_question
from .asking import Question
from .bidding import auction_question, call_question
from .dealing import cut_question, packet_question, pattern_question, throw_in_question
from .moment import Moment
from .playing import play_question
from .talon import talon_question

QUESTIONS: Final[Mapping[str, Callable[[Moment], Question[Action]]]] = {
    "cut": cut_question,
    "pattern": pattern_question,
    "packets": packet_question,
    "throw-in": throw_in_question,
    "auction": auction_question,
    "call": call_question,
    "talon": talon_question,
    "announce": announce_question,
    "play": play_question,
}
"""The question of each phase; the discard alone is asked in several steps."""


def nothing_else(moment: Moment) -> tuple[Action, str] | None:
    """The only thing left to say, which is then done by itself, and how that is told (R34)."""
    if moment.view.phase not in ("auction", "announce"):
        return None
    match tuple(legal_actions(moment.view)):
        case (Pass() as action,):
            return action, moment("only.pass")
        case (PassAnnouncing() as action,):
            return action, moment("only.merge")
    return None
