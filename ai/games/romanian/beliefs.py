"""A seat's beliefs about the cards it does not see: facts that hold in every deal, and odds for the rest.

Facts are the own cards, all open cards, shown voids (R84), announcements that need a card (R69, R70), declared
numbers of taroks (R61) and known sides. The rest are odds: a declarer is long in taroks, a player who says contra is
strong, a small tarok led claims skiz or luna (R87). Nothing here looks at more than a view.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ai.kernel.sampling import DealSampler
from ai.odds import Odds
from ai.sampler import sampler_of
from engine import CardSet, Seat, Side, View

from .constraints import RomanianConstraints, taroace_left
from .weights import RomanianWeights


@dataclass(frozen=True, slots=True)
class RomanianBeliefs:
    """A view, read for the kernel.

    ``unseen`` are the cards whose place is open; ``fixed`` the known cards at each of the six places; ``sizes`` the
    number of cards that each place still takes; ``takes`` the cards it may take; ``taroace`` the number of taroks among
    them, -1 if that is open. ``partner`` is the holder of the called king if the seat knows him. ``alone``: it knows
    that the declarer has none.
    """

    view: View
    unseen: CardSet
    fixed: tuple[CardSet, ...]
    sizes: tuple[int, ...]
    takes: tuple[CardSet, ...]
    taroace: tuple[int, ...]
    partner: Seat | None
    alone: bool
    reads: bool = True
    odds: Odds = field(default_factory=Odds)

    def sampler(self) -> DealSampler:
        """The sampler of whole deals that fit."""
        weights = RomanianWeights(self.view.table, self.odds, self.reads)
        return sampler_of(self.unseen, self.fixed, self.sizes, self.takes, self.taroace, weights)


def believe(view: View, reads: bool = True, odds: Odds | None = None) -> RomanianBeliefs:
    """The beliefs of the view's seat; ``reads``: it understands the small-tarok convention."""
    table, me = view.table, view.seat
    constraints = RomanianConstraints(view)
    partner, alone = _partner(view)
    constraints.place_king(partner, alone)
    sizes = constraints.sizes()
    return RomanianBeliefs(
        view,
        constraints.unseen,
        tuple(constraints.fixed),
        tuple(sizes),
        tuple(constraints.takes),
        (*(taroace_left(table, seat, constraints) if seat != me else -1 for seat in range(4)), -1, -1),
        partner,
        alone,
        reads,
        odds or Odds(),
    )


def _partner(view: View) -> tuple[Seat | None, bool]:
    """The declarer's partner if the seat knows him, and True if it knows that there is none."""
    table, me = view.table, view.seat
    if table.declarer is None or table.contract is None or table.contract.individual:
        return None, True
    called = table.called
    if called is None:
        return None, table.variant.players == 3 or not table.contract.calls_king
    for seat, side in enumerate(table.sides):
        if side is Side.DECLARER and seat != table.declarer:
            return seat, False
    if me != table.declarer and view.side is Side.DECLARER:
        return me, False
    for trick in table.play.tricks:
        if called in trick.cards:
            return None, True  # it fell from the declarer's own hand: else the side would be known
    if called in table.play.trick or called in table.talon.cards:
        return None, True
    own = me == table.declarer and bool((view.hand | view.laid_away) >> called & 1)
    return None, own or view.king_seen
