"""Counting captured cards: in threes, plainly, in halves (R5, R6, U4)."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import CardSet, card_set
from engine.events import HandOver
from engine.pack import Pack
from engine.seats import Side
from engine.state import Table


class Count(NamedTuple):
    """The steps from a pile to its card points.

    ``cards`` with ``faces`` points on them make full threes and a rest of none, one or two cards, worth ``points``.
    ``exchanged`` is the change when the called king is fetched from the talon afterwards (R55); it is part of
    ``points`` and not of ``faces``.
    """

    cards: int
    faces: int
    threes: int
    rest: int
    points: int
    exchanged: int = 0

    @property
    def less(self) -> int:
        """R5: the deduction from the faces: 2 for every full three, 1 for a rest."""
        return 2 * self.threes + (1 if self.rest else 0)


def counted(pack: Pack, cards: CardSet) -> Count:
    """R5: the count of a pile; U4: a pack with half points has no deduction."""
    if pack.parts > 1:
        points = pack.value(cards) // pack.parts
        return Count(cards.bit_count(), points, 0, 0, points)
    threes, rest = divmod(cards.bit_count(), 3)
    faces = pack.value(cards)
    return Count(cards.bit_count(), faces, threes, rest, faces - 2 * threes - (1 if rest else 0))


def in_threes(pack: Pack, cards: CardSet) -> int:
    """R5: the face values, less 2 for every full three and 1 for a remainder of one or two cards."""
    return counted(pack, cards).points


def plain(pack: Pack, cards: CardSet) -> int:
    """U4: the face values without a deduction."""
    return pack.value(cards)


def halves(pack: Pack, cards: CardSet) -> tuple[int, int]:
    """U4: whole points and the halves left over, in a pack whose face values are halves."""
    return divmod(pack.value(cards), 2)


def side_counts(table: Table, final: HandOver) -> dict[Side, Count]:
    """R88: the counts of both sides of a settled hand, declarer's first; empty if there were none, or no count."""
    settlement = final.settlement
    if settlement.points is None or settlement.declarer is None or len(settlement.points) != len(Side):
        return {}
    declarers = {settlement.declarer, settlement.partner}
    pack = table.variant.pack
    ours = final.laid_away if table.laid_by is None or table.laid_by in declarers else 0
    for number, trick in enumerate(table.play.tricks):
        if trick.winner in declarers:
            besides = table.besides[number] if number < len(table.besides) else ()
            ours |= card_set(trick.cards) | card_set(besides)
    counts = {}
    for side, pile, points in zip(
        (Side.DECLARER, Side.OPPONENTS), (ours, pack.cards & ~ours), settlement.points, strict=True
    ):
        count = counted(pack, pile)
        counts[side] = count._replace(points=points, exchanged=points - count.points)
    return counts
