"""Tübingen Tarock at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.tubingen.tout import SKI
from tarokgui.games.tubingen.asking import (
    ask_tout_question,
    claim_question,
    raus_question,
    ruf_question,
    tout_answer_question,
)
from tarokgui.games.tubingen.tablewords import TABLE_WORDS
from tarokgui.games.tubingen.terminaltold import counted, heard, told, worth
from tarokgui.textual.gameterminal import GameTerminal

GAMES: Final[Mapping[str, GameTerminal]] = {
    "tubingen": GameTerminal(
        words=TABLE_WORDS,
        questions={
            "ask-tout": ask_tout_question,
            "tout-answer": tout_answer_question,
            "raus-round": raus_question,
            "ruf-round": ruf_question,
            "claim-strafen": claim_question,
        },
        happened=told,
        worth=worth,
        said=heard,
        counted=counted,
        fool=SKI,
    )
}
