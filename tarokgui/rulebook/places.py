"""Which page tells about what is happening at the table."""

from __future__ import annotations

from typing import Final

FIRST: Final = "welcome"
"""The page the book opens at when nothing in particular is happening."""

PHASES: Final = {
    "cut": "dealing",
    "pattern": "dealing",
    "packets": "dealing",
    "throw-in": "throwing-in",
    "auction": "bidding",
    "call": "calling",
    "talon": "talon",
    "discard": "discarding",
    "announce": "announcing",
    "play": "tricks",
    "over": "settlement",
}
"""The page of each phase of a hand."""

OUTCOMES: Final = {
    "played": "settlement",
    "surrender": "king-in-talon",
    "michi-michi": "michi",
    "passed-out": "michi",
    "thrown-in": "throwing-in",
}
"""The page of each way a hand can end."""


def page_for(phase: str, *, king_seen: bool = False, michi: bool = False, outcome: str = "") -> str:
    """The page about a phase of the hand.

    *king_seen* means that the player who asks has found the called king in the talon, *michi* that each plays for
    himself, *outcome* how the hand ended, if it has.
    """
    if outcome:
        return OUTCOMES.get(outcome, "settlement")
    if michi and phase == "play":
        return "michi"
    if king_seen and phase in ("talon", "discard"):
        return "king-in-talon"
    return PHASES.get(phase, FIRST)
