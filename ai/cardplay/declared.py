"""Declared taroks (R61): the number that a seat still holds of them, and the cards that others cannot hold then."""

from __future__ import annotations

from engine import TAROACE, Card, CardSet, Seat, Suit, Table, suit_of


def counted(table: Table) -> list[CardSet]:
    """For each seat the cards that it cannot hold: it has declared its number of taroks (R61) and shown the rest."""
    result = [0] * table.players
    for seat in range(table.players):
        left = taroace_to_come(table, seat)
        if left == 0:
            result[seat] = TAROACE
        elif left == cards_left(table, seat):
            result[seat] = table.variant.pack.cards & ~TAROACE
    return result


def taroace_to_come(table: Table, seat: Seat) -> int:
    """R61: the number of taroks a seat still holds of those that it declared, -1 if that is open.

    The greatest number that can be declared means as many or more.
    """
    declared = table.speech.declared[seat] if seat < len(table.speech.declared) else 0
    if not 0 < declared < table.variant.prices.counts[-1]:
        return -1
    return declared - sum(map(_is_tarok, _played_by(table, seat)))


def holder_of_all(table: Table, me: Seat, unseen: int) -> Seat | None:
    """R61: the other seat that has all the unseen taroks, by the number it declared; None if that is open."""
    for seat, declared in enumerate(table.speech.declared):
        if seat != me and declared and 0 < unseen == declared - sum(map(_is_tarok, _played_by(table, seat))):
            return seat
    return None


def _is_tarok(card: Card) -> bool:
    return suit_of(card) is Suit.TAROK


def _played_by(table: Table, seat: Seat) -> list[Card]:
    """The cards that a seat has played."""
    cards = [trick.cards[(seat - trick.leader) % table.players] for trick in table.play.tricks]
    place = (seat - table.play.leader) % table.players
    return [*cards, *table.play.trick[place : place + 1]]


def cards_left(table: Table, seat: Seat) -> int:
    """The number of cards a seat still holds."""
    return table.variant.hand_size - len(_played_by(table, seat))
