"""The family of the Romanian games: Romanian Tarok and Taper."""

from __future__ import annotations

from typing import Final

from ai.family import Family

from . import BEGINNER_JUDGES, GAMES, SEARCHES, STEADY_JUDGES, bounded
from .comparing import compare
from .foreseeing import foresee
from .measuring import ROMANIAN_MEASURE
from .proofs import proofs
from .roles import lone, roles

ROMANIAN: Final = Family(
    GAMES, BEGINNER_JUDGES, STEADY_JUDGES, SEARCHES, bounded, ROMANIAN_MEASURE, roles, lone, proofs, compare, foresee
)
"""The bots' whole knowledge of them."""
