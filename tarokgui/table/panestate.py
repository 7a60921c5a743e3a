"""The pointer's part in a table, which outlives the widgets made for it: a drag, and how far panes are scrolled."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine import Card, View


@dataclass(frozen=True, slots=True)
class CardDrag:
    """A card of the hand under the pressed pointer: dragged, or held since that time of the program's clock."""

    card: Card
    start: tuple[int, int]
    since: float
    moved: tuple[int, int] = (0, 0)
    """The offset of a dragged card from its place, in pixels."""
    dragging: bool = False

    def after(self, pos: tuple[int, int], reach: int) -> CardDrag:
        """The drag with the pointer there, the button down; beyond *reach* pixels the card goes with it."""
        away = (pos[0] - self.start[0], pos[1] - self.start[1])
        return replace(self, moved=away, dragging=self.dragging or max(abs(away[0]), abs(away[1])) > reach)


@dataclass
class PaneState:
    """The pointer's and the keys' part in the hand and in a panel; it changes nothing that could be said."""

    scrolled: dict[str, int] = field(default_factory=dict)
    """Offsets of scrolled panes, in pixels, by their ids."""
    clicked: float = 0.0
    """The time of the last click on a row of bids, on the program's clock."""
    unfolded: View | None = None
    """The view for which the announcements are shown although none can be made."""
    drag: CardDrag | None = None
    """The card of the hand under the pressed pointer."""
