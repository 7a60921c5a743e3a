"""The settings of the player that change what is shown of a table, and what its screen can show."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ViewSettings:
    """``hand_order`` is how the cards lie in the hand, ``winning_flag`` marks the card that would take the trick.

    ``captions``: the strip has words over its values. ``at_once``: events are not seen to happen, so that a complete
    trick lies there until the next card. ``hint_by_key``: one key does what the hint suggests.
    """

    hand_order: str = "high-left"
    winning_flag: bool = False
    captions: bool = True
    at_once: bool = False
    hint_by_key: bool = False
