"""The settlement in words: how the hand ended, and what each line is for."""

from __future__ import annotations

from typing import Final

from engine import Line, Outcome
from tarokgui.wording.i18n import Translator

OUTCOMES: Final = frozenset(str(outcome) for outcome in Outcome)
"""Every outcome as a score sheet has it."""


def outcome_text(tr: Translator, outcome: Outcome) -> str:
    """How the hand ended."""
    return tr(f"settlement.outcome.{outcome}")


def ended_text(tr: Translator, outcome: str) -> str:
    """How a hand of the score sheet ended; that it cannot be read if its outcome is none."""
    return outcome_text(tr, Outcome(outcome)) if outcome in OUTCOMES else tr("scores.unknown")


def line_text(tr: Translator, line: Line) -> str:
    """What the line is for, told from the declarer's side: "Trula, announced: for the opponents"."""
    way = "gain" if line.value > 0 else "loss"
    announced = "-announced" if line.announced else ""
    return tr(f"settlement.line.{line.item}.{way}{announced}")
