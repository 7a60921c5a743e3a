"""Which question each phase asks, and when there is nothing to ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from engine import ANNOUNCING, Action, ByKind, Kind, Pass, PassAnnouncing, legal_actions

from .announcing import announce_question
from .asking import TextQuestion
from .bidding import auction_question, call_question
from .dealing import cut_question, packet_question, pattern_question, throw_in_question
from .moment import Prompt
from .playing import play_question
from .slovenian import (
    annul_question,
    calling_question,
    klop_kontra_question,
    kontra_question,
    naming_question,
    open_talon_question,
    place_question,
)
from .talon import talon_question
from .tubingen import ask_tout_question, claim_question, raus_question, ruf_question, tout_answer_question

Ask: TypeAlias = Callable[[Prompt], TextQuestion[Action]]

SLOVENIAN: Final[tuple[tuple[str, Ask], ...]] = (
    (Kind.TALON_PLACE, place_question),
    ("annul", annul_question),
    ("name-contract", naming_question),
    ("call-card", calling_question),
    ("open-talon", open_talon_question),
    ("kontra-round", kontra_question),
    ("klop-kontra", klop_kontra_question),
)
"""Those that the Slovenian games have of their own."""

TUBINGEN: Final[tuple[tuple[str, Ask], ...]] = (
    ("ask-tout", ask_tout_question),
    ("tout-answer", tout_answer_question),
    ("raus-round", raus_question),
    ("ruf-round", ruf_question),
    ("claim-strafen", claim_question),
)
"""Those of Tübingen Tarock."""

QUESTIONS: Final[ByKind[Ask]] = ByKind(
    (None, Kind.CUT, cut_question),
    (None, Kind.PATTERN, pattern_question),
    (None, Kind.PACKETS, packet_question),
    (None, Kind.THROW_IN, throw_in_question),
    (None, Kind.AUCTION, auction_question),
    (None, Kind.CALL, call_question),
    (None, Kind.STAGED_TALON, talon_question),
    (None, Kind.PLAY, play_question),
    ("romanian", Kind.ANNOUNCE, announce_question),
    ("taper", Kind.ANNOUNCE, announce_question),
    *((game, kind, ask) for game in ("slovenian-3", "slovenian-4", "slovenian-5") for kind, ask in SLOVENIAN),
    *(("tubingen", kind, ask) for kind, ask in TUBINGEN),
)
"""The question of each kind of decision; discards alone are asked in several steps."""


def question(moment: Prompt) -> TextQuestion[Action]:
    """The question of the present decision.

    Raises:
        UnknownPhase: no question is registered for it.
    """
    return QUESTIONS.find(moment.view.table.variant.key, moment.view.kind)(moment)


def nothing_else(moment: Prompt) -> tuple[Action, str] | None:
    """The only thing left to say, which is then done by itself, and how that is told (R34)."""
    if moment.view.kind not in (Kind.AUCTION, *ANNOUNCING):
        return None
    match tuple(legal_actions(moment.view)):
        case (Pass() as action,):
            return action, moment("only.pass")
        case (PassAnnouncing() as action,):
            return action, moment("only.merge")
    return None
