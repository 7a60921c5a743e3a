"""A view's knowledge: the unseen cards, the shown voids, and the chance that a seat holds some card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine import (
    PAGAT,
    SUIT_CARDS,
    TAROACE,
    Card,
    CardSet,
    Seat,
    Suit,
    Table,
    View,
    card_set,
    members,
    suit_of,
)

from .declared import counted, holder_of_all
from .partners import friends
from .signals import TOPS, PlaySignal, claimed, denied, signals

DECLARER_TAROACE: Final = 1.6
"""The factor of the chance of an unseen tarok in the declarer's hand, against another of the same length: he has bid on
them. Declarers of self-played hands begin the play with 7.4 taroks, the others with 4.4."""

DENIED: Final = 0.2
"""The rest of the chance of a card that the convention denies: not all players lead by it."""

CLAIMED: Final = 0.75
"""Chance that a seat which claims skiz or luna by the convention holds the one that is still unseen."""

CLAIMED_OF_TWO: Final = 0.5
"""The same for a given one of them while both are unseen."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """A view, read once for a decision.

    ``unseen`` are the cards that may be in other hands, in the closed talon or among another's discards; ``voids`` for
    each seat the cards it cannot hold; ``shares`` for each seat and suit the chance that it holds a given unseen card
    of it; ``friends`` for each seat the chance to be on the own side; ``heard`` the tarok leads by the convention
    (R87); ``led`` for each suit the number of finished tricks to which it was led.
    """

    view: View
    seat: Seat
    hand: CardSet
    unseen: CardSet
    voids: tuple[CardSet, ...]
    shares: tuple[tuple[float, ...], ...]
    friends: tuple[float, ...]
    heard: dict[Seat, PlaySignal]
    led: tuple[int, ...]

    @property
    def values(self) -> tuple[int, ...]:
        """The face value of each card (R4)."""
        return self.view.table.variant.pack.values

    @property
    def taroace_out(self) -> int:
        """The number of unseen taroks."""
        return (self.unseen & TAROACE).bit_count()

    @property
    def tricks_left(self) -> int:
        """Tricks still to be completed, including the present one."""
        return self.view.table.variant.hand_size - len(self.view.table.play.tricks)

    def lacks(self, seat: Seat, cards: CardSet) -> float:
        """The chance that a seat holds none of these cards."""
        left = cards & self.unseen & ~self.voids[seat]
        if not left:
            return 1.0
        chance = 1.0
        signal = self.heard.get(seat)
        if signal is not None:
            special = (claimed(signal) | denied(signal)) & left
            if special:
                chance = 1 - CLAIMED if signal.small else 1 - DENIED * self.shares[seat][Suit.TAROK]
                left &= ~special
        shares = self.shares[seat]
        if left & TOPS:
            chance *= (1 - self._top_share(seat)) ** (left & TOPS).bit_count()
            left &= ~TOPS
        for suit in Suit:
            count = (left & SUIT_CARDS[suit]).bit_count()
            if count:
                chance *= (1 - shares[suit]) ** count
        return chance

    def _top_share(self, seat: Seat) -> float:
        """The chance that a seat holds a given one of skiz and luna, after the others' signals about theirs (R87)."""
        share = self.shares[seat][Suit.TAROK]
        alone = (self.unseen & TOPS).bit_count() == 1
        for other, signal in self.heard.items():
            before = self.shares[other][Suit.TAROK]
            if other == seat or not 0 < before < 1 or (signal.small and signal.kept):
                continue
            has = (CLAIMED if alone else CLAIMED_OF_TWO) if signal.small else DENIED * before
            share *= (1 - has) / (1 - before)
        return min(share, 1.0)

    def holds(self, seat: Seat, cards: CardSet) -> float:
        """The chance that a seat holds at least one of these cards."""
        return 1 - self.lacks(seat, cards)

    def higher(self, card: Card) -> CardSet:
        """The unseen cards of the card's own suit that beat it."""
        return self.unseen & SUIT_CARDS[suit_of(card)] & -(1 << card + 1)


def know(view: View, hears: bool = True) -> Knowledge:
    """The seat's present knowledge; ``hears``: taroks are led by the convention (R87)."""
    table, me = view.table, view.seat
    seen, voids = fallen(table)
    open_cards = [card for card in table.talon.cards if card is not None]
    returned = _taken_back(table)
    for seat in range(table.players):
        if seat != table.declarer:
            voids[seat] |= returned
    for seat, cards in enumerate(counted(table)):
        if seat != me:
            voids[seat] |= cards
    seen |= card_set(open_cards) & ~returned | table.face_up
    own = view.hand | view.laid_away | card_set(view.looked)
    unseen = table.variant.pack.cards & ~seen & ~own
    if (holder := holder_of_all(table, me, (unseen & TAROACE).bit_count())) is not None:
        voids = [cards if seat == holder else cards | TAROACE for seat, cards in enumerate(voids)]
    heard = {seat: signal for seat, signal in signals(table).items() if seat != me} if hears else {}
    fixed = tuple(voids)
    return Knowledge(
        view,
        me,
        view.hand,
        unseen,
        fixed,
        _shares(view, unseen, fixed),
        friends(view, fixed, heard),
        heard,
        counts(suit_of(trick.cards[0]) for trick in table.play.tricks),
    )


def counts(suits: Iterable[Suit | None]) -> tuple[int, ...]:
    """The number of times that each suit is among these."""
    found = [0] * len(Suit)
    for suit in suits:
        if suit is not None:
            found[suit] += 1
    return tuple(found)


def fallen(table: Table) -> tuple[CardSet, list[CardSet]]:
    """The cards that have been played, and for each seat the cards that it has shown not to hold (R84)."""
    players = table.players
    voids = [0] * players
    seen = 0
    for leader, cards in [
        *((trick.leader, trick.cards) for trick in table.play.tricks),
        (table.play.leader, table.play.trick),
    ]:
        if not cards:
            continue
        led = suit_of(cards[0])
        for place, card in enumerate(cards):
            seen |= 1 << card
            suit = suit_of(card)
            if suit is not led:
                seat = (leader + place) % players
                if card == PAGAT and seat == table.speech.free:
                    continue  # S80: it goes with any card
                voids[seat] |= SUIT_CARDS[led] | (0 if suit is Suit.TAROK else TAROACE)
    return seen, voids


def _taken_back(table: Table) -> CardSet:
    """The cards of a group that was open and was then taken after all (R42): the declarer has or had them."""
    talon = table.talon
    if talon.taken is None or talon.taken not in talon.shown:
        return 0
    size = len(talon.cards) // talon.groups
    group = talon.cards[(talon.taken - 1) * size : talon.taken * size]
    return card_set(card for card in group if card is not None)


def _shares(view: View, unseen: CardSet, voids: tuple[CardSet, ...]) -> tuple[tuple[float, ...], ...]:
    """For each seat and suit the chance that the seat holds a given unseen card of the suit."""
    table, me = view.table, view.seat
    players, size = table.players, table.variant.hand_size
    sizes = [size - len(table.play.tricks)] * players
    for place in range(len(table.play.trick)):
        sizes[(table.play.leader + place) % players] -= 1
    sizes[me] = 0
    elsewhere = max(unseen.bit_count() - sum(sizes), 0)
    result = [[0.0] * 5 for _ in range(players)]
    for suit in Suit:
        cards = SUIT_CARDS[suit] & unseen
        weights = [float(count) if cards & ~voids[seat] else 0.0 for seat, count in enumerate(sizes)]
        if suit is Suit.TAROK and table.declarer is not None:
            weights[table.declarer] *= DECLARER_TAROACE
        total = sum(weights) + elsewhere
        if total:
            for seat in range(players):
                result[seat][suit] = min(weights[seat] / total, 1.0)
    return tuple(tuple(row) for row in result)


def court(values: tuple[int, ...], cards: CardSet) -> int:
    """The face values of a set of cards, without a deduction."""
    return sum(values[card] for card in members(cards))
