"""The small-tarok convention (R87): the meaning of a tarok lead for skiz and luna, for sending and for reading.

A tarok below X says "I hold skiz or luna", X or more "I hold neither, this is my best". It is a custom and no rule, so
its message counts as likely, not as certain.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine import LUNA, PAGAT, SKIZ, TAROACE, Card, CardSet, Seat, Table, members, tarok_number

SMALL_BELOW: Final = 10
"""R87: the limit between a small and a big tarok."""

TOPS: Final[CardSet] = 1 << SKIZ | 1 << LUNA


@dataclass(frozen=True, slots=True)
class PlaySignal:
    """The message of a seat's first tarok lead: ``small`` that it holds skiz or luna, else that ``card`` is its best.

    ``kept``: the seat has shown skiz or luna since, so the message is used up and says nothing of the other one.
    """

    seat: Seat
    card: Card
    small: bool
    kept: bool = False


def signal_card(hand: CardSet) -> Card | None:
    """The tarok that the convention asks for when a tarok is to be led; None if it has none to offer.

    With skiz or luna the smallest but the pagat, if that is below X; without them the highest, if it is X or more.
    """
    taroace = hand & TAROACE
    if taroace & TOPS:
        small = [card for card in members(taroace & ~(1 << PAGAT)) if tarok_number(card) < SMALL_BELOW]
        return small[0] if small else None
    best = taroace.bit_length() - 1
    return best if taroace and tarok_number(best) >= SMALL_BELOW else None


def false_card(hand: CardSet) -> Card | None:
    """The small tarok, not the pagat, by which a hand with neither skiz nor luna would claim one; None if it cannot."""
    if hand & TOPS:
        return None
    small = [card for card in members(hand & TAROACE & ~(1 << PAGAT)) if tarok_number(card) < SMALL_BELOW]
    return small[0] if small else None


def signals(table: Table) -> dict[Seat, PlaySignal]:
    """Each seat's first tarok lead, as long as skiz and luna had not both been played before it."""
    heard: dict[Seat, PlaySignal] = {}
    fallen = 0
    leads = [(trick.leader, trick.cards) for trick in table.play.tricks]
    for seat, cards in [*leads, (table.play.leader, table.play.trick)]:
        if not cards or fallen & TOPS == TOPS:
            break
        card = cards[0]
        if TAROACE >> card & 1 and seat not in heard:
            heard[seat] = PlaySignal(seat, card, tarok_number(card) < SMALL_BELOW)
        for place, played in enumerate(cards):
            fallen |= 1 << played
            player = (seat + place) % table.players
            if TOPS >> played & 1 and player in heard:
                heard[player] = replace(heard[player], kept=True)
    return heard


def claimed(signal: PlaySignal) -> CardSet:
    """The cards of which the seat claims to hold one."""
    return TOPS if signal.small and not signal.kept else 0


def denied(signal: PlaySignal) -> CardSet:
    """The cards of which the seat claims to hold none."""
    return 0 if signal.small else TAROACE & -(1 << signal.card + 1)
