"""The state of panes that outlives the widgets made for them: the distances that they are scrolled."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class PaneState:
    """The pointer's and the keys' part in a panel; it changes nothing that could be said."""

    scrolled: dict[str, int] = field(default_factory=dict)
    """Offsets of scrolled panes, in pixels, by their ids."""
    clicked: float = 0.0
    """The time of the last click on a row of bids, on the program's clock."""
