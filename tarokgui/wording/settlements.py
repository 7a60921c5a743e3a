"""The settlement in words: how the hand ended, and what each line is for."""

from __future__ import annotations

from engine import Line
from tarokgui.i18n import Translator


def outcome_text(tr: Translator, outcome: str) -> str:
    """How the hand ended: an `Outcome`, or that its row on the score sheet is lost."""
    return tr(f"settlement.outcome.{outcome}")


def line_text(tr: Translator, line: Line) -> str:
    """What the line is for, told from the declarer's side: "Trula, announced: for the opponents"."""
    way = "gain" if line.value > 0 else "loss"
    announced = "-announced" if line.announced else ""
    return tr(f"settlement.line.{line.item}.{way}{announced}")
