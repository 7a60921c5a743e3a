"""How much to believe what was played out in the head: fitted to what came of self-played hands.

Fitted on 23 November 2026 to 1,521 hands of four *expert* (seeds tune1 … tune4; `benchmarks/calibration.py` shows the
same); where a pagat or a rege could be announced with some hope, half were announced by lot, 331 and 552 in all. What
is played out says too much of what is likely already: hands lie 8.4 to 10 card points from what was expected, a lone
declarer 4.6 below it. Log loss of the game by what was expected, before and after: at the discard 0.533 and 0.512, at
the declarer's words 0.508 and 0.501, where he knows that he is alone 0.796 and 0.647, at his opponents' 0.675 and 0.60.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, NamedTuple

from ai.kernel.payoff import Payoff

PARTS: Final = 3
"""Card points are counted in thirds."""


class Doubt(NamedTuple):
    """In card points: what a declarer with and without a partner makes beyond what was played out, then by how much
    results really differ about ``ABOUT``, as a share, and by how far they lie off, as a standard deviation."""

    beside: float
    alone: float
    keeps: float
    spread: float


ABOUT: Final = 42.0
"""The card points that a declarer's side makes on average."""

DECLARING: Final = Doubt(0.0, -3.0, 0.75, 5.5)
"""On the declarer's side, and before there is any."""

OPPOSING: Final = Doubt(-2.0, -5.0, 0.65, 7.0)
"""For opponents of the declarer, once he has laid away."""

KEPT: Final = {"pagat": (-0.03, 0.79), "rege": (-0.05, 0.79)}
"""An announced card of the last trick: from the log odds that were played out to the true ones."""

MOST: Final = 0.995


def doubted(payoff: Payoff, doubt: Doubt) -> None:
    """Let the game be won by chances instead of by the points of each hand."""
    payoff.more_beside, payoff.more_alone = round(PARTS * doubt.beside), round(PARTS * doubt.alone)
    payoff.keeps, payoff.spread, payoff.about = doubt.keeps, PARTS * doubt.spread, PARTS * ABOUT


def kept(item: str, share: float) -> float:
    """The chance that an announced bonus is made that was made in that share of the hands played out."""
    if item not in KEPT:
        return share
    shift, slope = KEPT[item]
    sure = min(max(share, 1 - MOST), MOST)
    return 1 / (1 + exp(-shift - slope * log(sure / (1 - sure))))
