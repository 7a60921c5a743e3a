"""The state of panes that outlives the widgets made for them: how far they are scrolled."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class PaneState:
    """The pointer's and the keys' part in a panel; it changes nothing that could be said."""

    scrolled: dict[str, int] = field(default_factory=dict)
    """How far panes are scrolled, in pixels, by their ids."""
    clicked: float = 0.0
    """When a row of bids was clicked last, on the program' clock."""
