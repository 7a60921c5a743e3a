"""Romanian Tarok at a table of five, of whom the dealer sits out (as in S73): a variant for tests alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine import Kind, Variant, variant_for
from engine.games.romanian.carry import RomanianCarry
from engine.phases.cutting import CutPhase, PatternPhase
from engine.phases.dealing import SIXES, in_rounds

SEATS: Final = 5
CUTTER: Final = 2
"""The seat two after the dealer cuts: the one before him may be the next to sit out."""


def five_seats() -> Variant:
    """The variant; its deals after a cut or a knock leave the dealer out."""
    usual = variant_for("romanian", {"pool": False, "all_pass": "throw-in"})
    sixes = in_rounds(usual.holders, (6, 6))
    course = tuple(
        CutPhase(minimum=5, pattern=sixes, cutter=CUTTER)
        if phase.kind == Kind.CUT
        else PatternPhase({SIXES: sixes})
        if phase.kind == Kind.PATTERN
        else phase
        for phase in usual.course
    )
    return replace(
        usual,
        key="romanian-five-seats",
        players=SEATS,
        hand_sizes=(0, *usual.hand_sizes),
        course=course,
        carry=RomanianCarry(SEATS, pool=False),
    )
