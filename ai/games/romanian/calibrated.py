"""How much to believe what was played out in the head, in Romanian Tarok: what `ai.chances` reads from `chances.json`.

What is played out says too much of what is likely already, and too little of declarers whom *expert* defends against.
"""

from __future__ import annotations

from typing import Final

from ai import chances
from ai.kernel.payoff import Payoff

PARTS: Final = 3
"""Card points are counted in thirds."""

PLANNING: Final = "planning"
"""Up to the discard, for who declares …"""
DECLARING: Final = "declaring"
"""… in the announcements for the declarer's side …"""
OPPOSING: Final = "opposing"
"""… and for his opponents."""

FITTED: Final = chances.read("ai.games.romanian", ["romanian"], [PLANNING, DECLARING, OPPOSING])["romanian"]

KEPT: Final = FITTED.bonuses
"""The bonuses of which something was fitted."""


def doubted(payoff: Payoff, view: str, contract: str = "") -> None:
    """Let the game be won by chances instead of by the points of each hand; without a contract it is still open."""
    chances.doubted(payoff, FITTED.doubt(view, contract), PARTS)


def kept(item: str, share: float) -> float:
    """The chance that an announced bonus is made that was made in that share of the hands played out."""
    return FITTED.kept(item, share)
