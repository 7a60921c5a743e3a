"""Habits: numbers that tint a player of any level. Neutral ones change nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Signals = Literal["honest", "never", "false as opponent"]
"""The meaning of tarok leads (R87): the truth; nothing, for they are chosen without the custom; or, as an opponent of
the declarer not yet known as such, the message of the declarer's partner, with neither skiz nor luna in hand."""


@dataclass(frozen=True, slots=True)
class Habits:
    """A player's habits. Every number is in game points in each pairing, added to the apparent worth of a choice.

    ``risk`` is added to each bid, and to rejecting a talon group for the next one at a higher level (R41);
    ``without_talon`` in addition to bids without the talon; ``pagat`` to announcing the pagat ultimo (R69);
    ``bonuses`` to any other announcement (R67); ``contra`` to every contra and the steps after it (R78, R79);
    ``surrenders`` to a surrender (R50). A habit also moves the chance from which an announcement is thought safe: by
    `leeway`.
    """

    risk: float = 0.0
    without_talon: float = 0.0
    signals: Signals = "honest"
    pagat: float = 0.0
    bonuses: float = 0.0
    contra: float = 0.0
    surrenders: float = 0.0


NEUTRAL: Final = Habits()
"""No habits."""


def leeway(habit: float, stake: float) -> float:
    """The reduction of the chance that a habit accepts, with ``stake`` game points won or lost.

    A chance that is smaller by this loses as many game points as the habit adds.
    """
    return habit / (2 * stake) if stake else 0.0
