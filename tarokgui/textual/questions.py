"""The question that each phase asks, the phases with nothing to ask, and the acts that are asked about once more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import (
    ANNOUNCING,
    LAYING_AWAY,
    Action,
    Kind,
    Own,
    Pass,
    PassAnnouncing,
    Surrender,
    UnknownPhase,
    legal_actions,
    surrender_price,
)

from .asking import TextQuestion
from .bidding import auction_question, call_question
from .dealing import cut_question, packet_question, pattern_question, place_question, throw_in_question
from .gameterminal import Ask, terminal_of
from .moment import Prompt
from .playing import play_question
from .talon import open_talon_question, talon_question

QUESTIONS: Final[Mapping[str, Ask]] = {
    Kind.CUT: cut_question,
    Kind.PATTERN: pattern_question,
    Kind.PACKETS: packet_question,
    Kind.TALON_PLACE: place_question,
    Kind.THROW_IN: throw_in_question,
    Kind.AUCTION: auction_question,
    Kind.CALL: call_question,
    "call-card": call_question,
    Kind.STAGED_TALON: talon_question,
    "open-talon": open_talon_question,
    Kind.PLAY: play_question,
}
"""The question of each kind that more than one game may have; discards alone are asked in several steps."""


def question(moment: Prompt) -> TextQuestion[Action]:
    """The question of the present decision.

    Raises:
        UnknownPhase: neither the game nor the terminal has one for it.
    """
    view = moment.view
    ask = terminal_of(view).questions.get(view.kind) or QUESTIONS.get(view.kind)
    if ask is None:
        raise UnknownPhase(view.table.variant.key, view.kind)
    return ask(moment)


def nothing_else(moment: Prompt) -> tuple[Action, str] | None:
    """The only action left in a round of words, done without a question, and its line (R34)."""
    if moment.view.kind not in (Kind.AUCTION, *ANNOUNCING):
        return None
    match tuple(legal_actions(moment.view)):
        case (Pass() as action,):
            return action, moment("only.pass")
        case (PassAnnouncing() as action,):
            return action, moment("only.merge")
    return None


def irreversible(moment: Prompt, action: Action) -> str | None:
    """The question before an act that changes the whole hand at one word; None for any other."""
    if isinstance(action, Surrender):
        return moment("confirm.surrender", n=surrender_price(moment.view).total)
    return moment("confirm.convert") if moment.view.kind in LAYING_AWAY and isinstance(action, Own) else None
