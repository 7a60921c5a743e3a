"""The player's settings for the look of a table, and the limits of its screen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ViewSettings:
    """The settings. ``hand_order`` is the order of the cards in the hand, ``winning_flag`` marks the card that would
    take the trick, ``points`` shows the card points so far and the worth of a card.

    ``captions``: the strip has words over its values. ``at_once``: events are not seen to happen, so a complete trick
    stays until the next card. ``hint_by_key``: one key does the hint's suggestion.
    """

    hand_order: str = "high-left"
    winning_flag: bool = False
    points: bool = False
    captions: bool = True
    at_once: bool = False
    hint_by_key: bool = False
