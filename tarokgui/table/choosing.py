"""The person's picks that are not said yet."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import Action, CardSet


@dataclass
class Choosing:
    """The picks: cards to discard, things to announce, how deep to cut."""

    discard: CardSet = 0
    speech: tuple[Action, ...] = ()
    cut: int | None = None
    call: Action | None = None
    """A bid, or la mine, that the button would say."""
    clicked: float = 0.0
    """When a row of bids was clicked last, on the program' clock."""
    scrolled: dict[str, int] = field(default_factory=dict)
    """How far panes are scrolled, in pixels, by their ids."""

    def clear(self) -> None:
        """Forget it: another decision is due."""
        self.discard, self.speech, self.cut, self.call = 0, (), None, None
        self.scrolled.clear()

    @property
    def anything(self) -> bool:
        """Whether there is something that could be taken back."""
        return bool(self.discard or self.speech or self.call)
