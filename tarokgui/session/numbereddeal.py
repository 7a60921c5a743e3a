"""A fixed deal: the cards of every place at the table, regardless of the dealer and the cut."""

from __future__ import annotations

from dataclasses import replace

from engine import Card, HandRecord, RefusedRecord, members, replay

from .hand import CurrentHand


def fixed(hand: CurrentHand, pack: tuple[Card, ...]) -> CurrentHand:
    """A hand that has just been dealt, with the cards that a deal has for each place; *pack* is that deal's: first
    the talon, then a whole hand to each place.

    Where the dealer gets more cards than the others, each place has as many as the others get, and the dealer's further
    ones come from the rest. The places go round the table from the person's: number 777 gives the person the same cards
    in every evening, the player at the right the same, and the talon is the same. Cut, knock and choice of packets stay
    the same; only the order of the pack before them, which no player has seen, is changed. The record of the hand has
    that pack.
    """
    record = hand.record
    assert record.pack is not None  # a hand without a pack was never dealt
    wanted = dict(zip(_as_dealt(hand), _as_fixed(hand, pack), strict=True))
    order = tuple(wanted[card] for card in record.pack)
    return hand if order == record.pack else CurrentHand.of(replace(record, pack=order), hand.human, hand.undone)


def places_of(record: HandRecord) -> tuple[Card, ...]:
    """The pack from which `fixed` gives each place the cards that it had in that record, the first seat's to the
    person; the record's own pack if it ends, or is refused, before the cards are dealt.
    """
    for actions in range(len(record.actions) + 1):
        try:
            state, _ = replay(replace(record, actions=record.actions[:actions]))
        except RefusedRecord:
            break
        if state.table.deal.dealt:
            hands = [members(hand) for hand in state.hidden.hands if hand]
            each = min(map(len, hands))
            own = [card for hand in hands for card in hand[:each]]
            return (*state.hidden.talon, *own, *(card for hand in hands for card in hand[each:]))
    return record.pack or ()


def _as_dealt(hand: CurrentHand) -> list[Card]:
    """The cards in the order of the deal: the hands from the person's on, each in the order of its cards, the talon,
    and the rest."""
    hidden = hand.state.hidden
    cards = [card for seat in _holders(hand) for card in members(hidden.hands[seat])]
    cards += hidden.talon
    return cards + [card for card in hand.record.pack or () if card not in cards]


def _as_fixed(hand: CurrentHand, pack: tuple[Card, ...]) -> list[Card]:
    """The same as the numbered deal has it."""
    hidden = hand.state.hidden
    cards: list[Card] = []
    rest = pack[len(hidden.talon) :]
    sizes = [hidden.hands[seat].bit_count() for seat in _holders(hand)]
    each, further = min(sizes), rest[min(sizes) * len(sizes) :]
    for place, size in enumerate(sizes):
        cards += sorted((*rest[place * each : (place + 1) * each], *further[: size - each]))
        further = further[size - each :]
    rest = further
    return [*cards, *pack[: len(hidden.talon)], *rest]


def _holders(hand: CurrentHand) -> list[int]:
    """The seats that were dealt cards, from the person's on in turn."""
    players, hands = hand.record.variant.players, hand.state.hidden.hands
    return [seat for step in range(players) if hands[seat := (hand.human + step) % players]]
