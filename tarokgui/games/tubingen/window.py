"""Tübingen Tarock in the window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tarokgui.games.tubingen.auction import raus_widgets, ruf_widgets
from tarokgui.games.tubingen.claiming import claim_widgets
from tarokgui.games.tubingen.laying import laying_widgets
from tarokgui.games.tubingen.questions import ask_tout_widgets, tout_answer_widgets
from tarokgui.games.tubingen.settling import TUBINGEN_WORDS
from tarokgui.games.tubingen.tablewords import TABLE_WORDS
from tarokgui.table.context import GameParts
from tarokgui.table.panels.calling import KingCard

if TYPE_CHECKING:
    from tarokgui.kit.scene import Scene
    from tarokgui.services.program import Program
    from tarokgui.services.routes import TableActions


def _stecken(program: Program, table: TableActions) -> Scene:
    from tarokgui.games.tubingen.stecken import SteckenScene  # most evenings have none

    return SteckenScene(program, table)


GAMES: Final[Mapping[str, GameParts]] = {
    "tubingen": GameParts(
        panels={
            "dealer-discard": lambda context, speak: laying_widgets(context),
            "ask-tout": lambda context, speak: ask_tout_widgets(context),
            "tout-answer": lambda context, speak: tout_answer_widgets(context),
            "raus-round": lambda context, speak: raus_widgets(context),
            "ruf-round": lambda context, speak: ruf_widgets(context),
            "claim-strafen": lambda context, speak: claim_widgets(context),
        },
        words=TABLE_WORDS,
        numbered={"ruf-round": KingCard},
        first_focus={
            "ask-tout": "keep",
            "tout-answer": "decline",
            "raus-round": "bid:pass",
            "ruf-round": "bid:pass",
            "claim-strafen": "say",
        },
        settlement=TUBINGEN_WORDS,
        stacking=_stecken,
    )
}
