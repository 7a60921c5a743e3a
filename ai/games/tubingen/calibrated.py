"""How much to believe of the chances of Tübingen Tarock that are told: what `ai.chances` reads from `chances.json`.

The rules of thumb reckon with opponents who play alike, and hands that are played out know the sides. What decides
stays as it was tuned at the table; what was fitted is for those who are told.
"""

from __future__ import annotations

from typing import Final

from ai import chances
from ai.chances import KeepChance

BESIDE: Final = "ruf"
"""A call, as the rules of thumb reckon it, …"""
LONE: Final = "raus"
"""… a raus …"""
CONCEALED: Final = "concealed"
"""… and one of which the opponents do not know."""
DECLARING: Final = "declaring"
"""What is played out for the declarer's side …"""
OPPOSING: Final = "opposing"
"""… and for his opponents, in a contract."""

FITTED: Final = chances.read("ai.games.tubingen", {"tubingen": ()})["tubingen"]


def at_the_cards(contract: str, declares: bool) -> str:
    """What a chance that was played out in a contract is called."""
    return f"{contract} {DECLARING if declares else OPPOSING}"


def likely(item: str, chance: float, left: float = 1.0) -> float:
    """The chance to tell where that one was reckoned; ``left`` is the share of the tricks still to be played."""
    keep = FITTED.bonuses.get(item)
    if keep is None:
        return chance
    return chances.kept(KeepChance(keep.shift * left, 1 + (keep.slope - 1) * left), chance)
