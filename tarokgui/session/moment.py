"""An evening at one moment, between two decisions. A move leads from one to the next."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine import Event, Match

from .hand import PresentHand
from .scoresheet import HandRow


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the evening stands: what was settled before, the present hand, and its row once it is settled too.

    ``deal`` is the number of the present deal, None for one that was brought along; ``assisted``: in this hand
    something was taken back, or it was begun anew; ``finished``: the evening is over.
    """

    match: Match
    hand: PresentHand
    deal: int | None = None
    assisted: bool = False
    row: HandRow | None = None
    finished: bool = False

    def settled(self) -> Moment:
        """The moment with its row if the hand is over."""
        settlement = self.hand.settlement
        if settlement is None:
            return self
        return replace(self, row=HandRow.of(self.match, settlement, deal=self.deal, assisted=self.assisted))


@dataclass(frozen=True, slots=True)
class Move:
    """The next moment and what the person sees of the way there. ``elsewhere``: it does not follow from the present
    one by playing on, so that the bots remember nothing of this hand."""

    to: Moment
    events: tuple[Event, ...] = ()
    elsewhere: bool = False
