"""A view's knowledge for the rules of thumb that two-sided games share, without the Ski, which never wins.

Cards count by their faces there, 5 for a king: twice their value in points and a half, less a half.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from ai.cardplay.knowledge import Knowledge, counts
from ai.cardplay.partners import weigh_gifts
from ai.cardplay.tricks import TrickState, winning_place
from ai.places import LAID
from engine import SKIZ, SUIT_CARDS, TAROACE, CardSet, Seat, Side, Suit, Trick, Variant, View
from engine.games.tubingen.law import suit_led
from engine.games.tubingen.tout import SKI

from .constraints import TubingenConstraints

DECLARER_TAROCKS: Final = 1.25
"""The factor of the chance that an unseen tarok is in a caller's hand, against another of the same length …"""
LONE_TAROCKS: Final = 1.6
"""… and in that of a lone player."""
TAROCK_LED: Final = 1.2
"""The factor of the chance that the partner rather than an opponent leads a tarok. Among *steady* he does so more
often, but only in one lead of twenty; among *club*, 18 of 110 leads of partners and 52 of 223 of opponents were taroks.
"""
CONCEALED: Final = 0.12
"""The chance that a dealer who has called a king plays alone."""
HALF: Final = 0.5
"""The count of a card without value."""


@cache
def by_faces(variant: Variant) -> Variant:
    """The same game with cards of 5, 4, 3, 2 and 1."""
    pack = variant.pack
    faces = tuple((value + 1) // 2 for value in pack.values)
    return replace(variant, pack=replace(pack, values=faces), options=variant.options)


def know(view: View) -> Knowledge:
    """The seat's present knowledge."""
    facts = TubingenConstraints(view)
    table = view.table._replace(variant=by_faces(view.table.variant))
    plain = view._replace(table=table, hand=view.hand & ~SKI)
    everything = table.variant.pack.cards
    voids = tuple(everything & ~facts.takes[seat] for seat in range(4))
    unseen = everything & ~(facts.played | view.hand | view.laid_away | SKI)
    return Knowledge(
        plain,
        view.seat,
        plain.hand,
        unseen,
        voids,
        _shares(view, facts, unseen),
        friends(plain, facts),
        {},
        counts(suit_led(trick.cards) for trick in view.table.play.tricks),
    )


def standing(know: Knowledge, view: View) -> TrickState:
    """The present trick without the Ski."""
    play = view.table.play
    seats = [(play.leader + place) % 4 for place in range(len(play.trick))]
    pairs = [(seat, card) for seat, card in zip(seats, play.trick, strict=True) if card != SKIZ]
    later = tuple((view.seat + step) % 4 for step in range(1, 4 - len(play.trick)))
    cards = tuple(card for _, card in pairs)
    if not cards:
        return TrickState((), None, None, 0.0, later)
    place = winning_place(cards)
    points = sum(know.values[card] - HALF for card in cards)
    return TrickState(cards, cards[place], pairs[place][0], points, later)


def _shares(view: View, facts: TubingenConstraints, unseen: CardSet) -> tuple[tuple[float, ...], ...]:
    """For each seat and suit the chance that the seat holds a given unseen card of the suit."""
    table = view.table
    left = table.variant.hand_size - len(table.play.tricks)
    sizes = [left] * 4
    for place in range(len(table.play.trick)):
        sizes[(table.play.leader + place) % 4] -= 1
    sizes[view.seat] = 0
    laid = facts.sizes()[LAID]
    result = [[0.0] * 5 for _ in range(4)]
    for suit in Suit:
        cards = SUIT_CARDS[suit] & unseen
        weights = [float(size) if cards & facts.takes[seat] else 0.0 for seat, size in enumerate(sizes)]
        if suit is Suit.TAROK and table.declarer is not None:
            lone = table.contract is not None and not table.contract.calls_king
            weights[table.declarer] *= LONE_TAROCKS if lone else DECLARER_TAROCKS
        total = sum(weights) + (laid if suit is not Suit.TAROK else 0)
        if total:
            for seat in range(4):
                result[seat][suit] = min(weights[seat] / total, 1.0)
    return tuple(tuple(row) for row in result)


def friends(view: View, facts: TubingenConstraints) -> tuple[float, ...]:
    """For each seat the chance that it is on the viewing seat's side; 1.0 for itself."""
    table, me = view.table, view.seat
    declarer = table.declarer
    if declarer is None:
        return tuple(float(seat == me) for seat in range(4))
    if facts.alone or facts.partner is not None:
        ours = {declarer} if facts.partner is None else {declarer, facts.partner}
        return tuple(float((seat in ours) == (me in ours)) for seat in range(4))
    unknown = [seat for seat in range(4) if seat not in (me, declarer) and table.sides[seat] is None]
    chances = _partner_chances(view, facts, unknown)
    if me == declarer:
        return tuple(1.0 if seat == me else chances.get(seat, 0.0) for seat in range(4))
    return tuple(1.0 if seat == me else 0.0 if seat == declarer else 1 - chances.get(seat, 0.0) for seat in range(4))


def _partner_chances(view: View, facts: TubingenConstraints, unknown: list[Seat]) -> dict[Seat, float]:
    """For the seats whose side is open, the chance of each to hold the called card."""
    table = view.table
    weights = dict.fromkeys(unknown, 1.0)
    for seat in unknown:
        if facts.called is not None and not facts.takes[seat] >> facts.called & 1:
            weights[seat] = 0.0
    for trick in table.play.tricks:
        _weigh(view, trick, weights)
    total = sum(weights.values())
    if not total:
        return dict.fromkeys(unknown, 0.0)
    hidden = CONCEALED if facts.hides else 0.0
    return {seat: (1 - hidden) * weight / total for seat, weight in weights.items()}


def _weigh(view: View, trick: Trick, weights: dict[Seat, float]) -> None:
    """A seat that leads taroks plays the caller's game; one that feeds a known side belongs to it."""
    weigh_gifts(view, trick, weights)
    if trick.leader in weights and TAROACE & ~SKI & 1 << trick.cards[0]:
        weights[trick.leader] *= TAROCK_LED


def known_friend(view: View) -> Seat | None:
    """The partner of a ruf, once the seat knows him."""
    facts, table = TubingenConstraints(view), view.table
    if facts.partner is None or view.side is not Side.DECLARER:
        return None
    return table.declarer if view.seat == facts.partner else facts.partner
