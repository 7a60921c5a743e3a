"""How the card points of a hand come about: counted in threes, side by side (R5, R55)."""

from __future__ import annotations

from dataclasses import dataclass

from engine import HandOver, Side, Table, card_set


@dataclass(frozen=True, slots=True)
class SideCount:
    """The pile of one side: how many cards, their face values, the threes and the rest, the points they make.

    ``exchanged`` is what the called king fetched from the talon changes afterwards (R55).
    """

    cards: int
    value: int
    threes: int
    rest: int
    exchanged: int
    points: int


def side_counts(table: Table, final: HandOver) -> dict[Side, SideCount]:
    """The count of both sides; empty if nothing was counted in this hand."""
    settlement = final.settlement
    if settlement.points is None:
        return {}
    declarers = {settlement.declarer, settlement.partner}
    pack = table.variant.pack
    mine = final.laid_away
    for trick in table.play.tricks:
        if trick.winner in declarers:
            mine |= card_set(trick.cards)
    piles = {Side.DECLARER: mine, Side.OPPONENTS: pack.cards & ~mine}
    counts = {}
    for side, points in zip((Side.DECLARER, Side.OPPONENTS), settlement.points, strict=True):
        cards = piles[side].bit_count()
        threes, rest = divmod(cards, 3)
        value = pack.value(piles[side])
        counted = value - 2 * threes - (1 if rest else 0)
        counts[side] = SideCount(cards, value, threes, rest, points - counted, points)
    return counts
