"""The belief in the displayed chances of Tübingen Tarock: `ai.chances` reads `chances.json`.

The rules of thumb assume opponents who play alike, and simulated hands know the sides. Decisions stay as they were
tuned at the table; the fitted numbers are only for display.
"""

from __future__ import annotations

from typing import Final

from ai import chances
from ai.chances import KeepChance

BESIDE: Final = "ruf"
"""A call, in the rules of thumb, …"""
LONE: Final = "raus"
"""… a raus …"""
CONCEALED: Final = "concealed"
"""… and one unknown to the opponents."""
DECLARING: Final = "declaring"
"""Simulated play for the declarer's side …"""
OPPOSING: Final = "opposing"
"""… and for his opponents, in a contract."""

FITTED: Final = chances.read("ai.games.tubingen", {"tubingen": ()})["tubingen"]


def at_the_cards(contract: str, declares: bool) -> str:
    """The name of a chance that was simulated in a contract."""
    return f"{contract} {DECLARING if declares else OPPOSING}"


def likely(item: str, chance: float, left: float = 1.0) -> float:
    """The chance to display for a computed one; ``left`` is the share of the tricks still to be played."""
    keep = FITTED.bonuses.get(item)
    if keep is None:
        return chance
    return chances.kept(KeepChance(keep.shift * left, 1 + (keep.slope - 1) * left), chance)
