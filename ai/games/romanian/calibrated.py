"""How much to believe what was played out in the head, in Romanian Tarok: what `ai.chances` reads from `chances.json`.

It was fitted to 1,521 hands of four *expert*; where a pagat or a rege could be announced with some hope, half were
announced by lot. What is played out says too much of what is likely already: hands lie 8.4 to 10 card points from what
was expected, a lone declarer 4.6 below it. The file has the rest.
"""

from __future__ import annotations

from typing import Final

from ai import chances
from ai.chances import Doubt
from ai.kernel.payoff import Payoff

PARTS: Final = 3
"""Card points are counted in thirds."""

FITTED: Final = chances.read("ai.games.romanian", ["romanian"], ["declaring", "opposing"])["romanian"]

DECLARING: Final = FITTED.points["declaring"]
"""On the declarer's side, and before there is any."""

OPPOSING: Final = FITTED.points["opposing"]
"""For opponents of the declarer, once he has laid away."""

KEPT: Final = FITTED.bonuses
"""The announced cards of the last trick."""


def doubted(payoff: Payoff, doubt: Doubt) -> None:
    """Let the game be won by chances instead of by the points of each hand."""
    chances.doubted(payoff, doubt, PARTS)


def kept(item: str, share: float) -> float:
    """The chance that an announced bonus is made that was made in that share of the hands played out."""
    return FITTED.kept(item, share)
