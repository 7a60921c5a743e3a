"""The slowest of the bots' last decisions: all take that long, so a pause reveals nothing about a hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import Final

LEAST: Final = 0.045
"""Seconds of the wall clock, three frames, that every bot takes at any speed."""
REMEMBERED: Final = 60
"""For so many decisions, about a hand, all bots take as long as the slowest of them."""
FEW: Final = 6
"""After so many decisions about cards it is known how long these take."""
CAUTION: Final = 0.3
"""Seconds that are given to each of the first `FEW` at most: enough for an *expert* without the compiled kernel."""


@dataclass(frozen=True, slots=True)
class Slowest:
    """Seconds of the wall clock for the last decisions whose pause was too short: words and cards apart.

    Before the play a bot may think ten times as long as about a card, and all players know which of the two is due.
    Until a card's time is known, cards get the time of the words, or the most if there were none, as in a resumed game.
    """

    words: tuple[float, ...] = ()
    cards: tuple[float, ...] = ()

    def after(self, seconds: float, *, cards: bool) -> Slowest:
        """The times after a decision that needed so many seconds; 0 if its pause was long enough."""
        if cards:
            return replace(self, cards=(*self.cards, seconds)[-REMEMBERED:])
        return replace(self, words=(*self.words, seconds)[-REMEMBERED:])

    def seconds(self, *, cards: bool) -> float:
        """The least seconds for the next decision."""
        known = max(self.cards if cards else self.words, default=0.0)
        if not cards or len(self.cards) >= FEW:
            return known
        return max(known, min(CAUTION, max(self.words, default=CAUTION)))

    def rest(self, spent: float, *, cards: bool) -> tuple[float, Slowest]:
        """The seconds still to wait for a decision that took *spent* and is shown without a window: after the least
        time come whole steps of it; and the `Slowest` after it."""
        needed = LEAST * max(1, ceil(spent / LEAST))
        given = max(needed, self.seconds(cards=cards))
        return given - spent, self.after(needed, cards=cards)
