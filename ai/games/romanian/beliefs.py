"""What a seat believes about the cards it does not see: facts that hold in every deal, and how likely the rest is.

Facts are the own cards, all that lies open, shown voids (R84), announcements that need a card (R69, R70), declared
numbers of taroace (R61) and known sides. The likely things are odds: a declarer is long in taroace, who says contra is
strong, a small tarok led claims skiz or luna (R87). Nothing here looks at more than a view.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ai.kernel.bits import TRUMPS
from ai.kernel.dealing import Dealer
from ai.odds import Odds, Weights
from engine import Seat, Side, View

from .places import Places, taroace_left


@dataclass(frozen=True, slots=True)
class Beliefs:
    """A view, read for the kernel, everything in the kernel's cards.

    ``unseen`` are the cards whose place is open; ``fixed`` what is known to lie at each of the six places; ``sizes``
    how many more cards each place takes; ``takes`` which cards it may take; ``taroace`` how many of them are taroace,
    -1 if that is open. ``partner`` is the holder of the called king if the seat knows him, ``alone`` that it knows
    that the declarer has none.
    """

    view: View
    unseen: int
    fixed: tuple[int, ...]
    sizes: tuple[int, ...]
    takes: tuple[int, ...]
    taroace: tuple[int, ...]
    partner: Seat | None
    alone: bool
    reads: bool = True
    odds: Odds = field(default_factory=Odds)

    def dealer(self) -> Dealer:
        """A dealer of whole deals that fit."""
        dealer = Dealer(list(self.fixed))
        bins = []
        for place in range(6):
            size, takes, taroace = self.sizes[place], self.takes[place], self.taroace[place]
            if not size:
                continue
            parts: tuple[tuple[int, int], ...]
            if 0 <= taroace <= size:
                parts = ((taroace, takes & TRUMPS), (size - taroace, takes & ~TRUMPS))
            else:
                parts = ((size, takes),)
            for number, cards in parts:
                if number:
                    dealer.add_bin(place, number, cards)
                    bins.append((place, cards))
        weights = Weights(self.view.table, self.odds, self.reads)
        rows = []
        rest = self.unseen
        while rest:
            card = rest & -rest
            rest ^= card
            row = [weights.of(card, place) if takes & card else 0 for place, takes in bins]
            rows.append((weights.rank(card), sum(1 for odd in row if odd), card, row))
        for _, _, card, row in sorted(rows):
            dealer.add_card(card, row)
        return dealer


def believe(view: View, reads: bool = True, odds: Odds | None = None) -> Beliefs:
    """What the seat of the view believes; ``reads`` tells whether it hears the small-tarok convention."""
    table, me = view.table, view.seat
    places = Places(view)
    partner, alone = _partner(view)
    places.place_king(partner, alone)
    sizes = places.sizes()
    return Beliefs(
        view,
        places.unseen,
        tuple(places.fixed),
        tuple(sizes),
        tuple(places.takes),
        (*(taroace_left(table, seat, places) if seat != me else -1 for seat in range(4)), -1, -1),
        partner,
        alone,
        reads,
        odds or Odds(),
    )


def _partner(view: View) -> tuple[Seat | None, bool]:
    """The declarer's partner if the seat knows him, and whether it knows that there is none."""
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
