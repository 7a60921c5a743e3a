"""The Strafen: the value of a hand by itself, and the gain or cost of the tarok 1 (U30 … U33, UA8 … UA10, UA13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.cards import KINGS, LUNA, PAGAT, PLAIN_SUITS, SKIZ, SUIT_CARDS, TRULA, Card, CardSet, card_set, members
from engine.games.tubingen.actions import CAPTURED, FAMILIES, FEIN, HAND_ITEMS, ITEMS, SKI_FAMILIES
from engine.games.tubingen.tout import SKI
from engine.parts import Trick
from engine.seats import Seat
from engine.state import Table

SKIMON: Final = 10
A_CARD: Final = 2
"""The value of each card of a run."""
LEAST: Final = 3
"""The least cards of a run, the Ski counted in."""
WHOLE: Final = 10
"""A kingdom or a family without the Ski."""
WITH_SKI: Final = 5
"""A kingdom or a family in which the Ski takes a card's place."""
FEIN_WORTH: Final = 10
CAPTURED_WORTH: Final = -5
CAPTURED_LAST: Final = -10

_FOUR: Final = 4
_COURTS: Final = tuple(card_set(members(SUIT_CARDS[suit])[-_FOUR:]) for suit in PLAIN_SUITS)
"""K Q C J of each suit: the four cards with the highest numbers."""


class Strafe(NamedTuple):
    """A Strafe due to a seat for its hand or its tarok 1.

    ``bare`` is its value if the Ski counts elsewhere, 0 for nothing (UA9); without the Ski it equals ``value``.
    """

    seat: Seat
    item: str
    value: int
    bare: int

    @property
    def added(self) -> int:
        """The value that the Ski adds."""
        return self.value - self.bare


def _run(cards: CardSet, first: Card, step: int) -> int:
    """The number of cards in an unbroken run from ``first`` on."""
    length = 0
    while SKIZ > first >= PAGAT and cards >> first & 1:
        length += 1
        first += step
    return length


def run_worth(cards: CardSet, first: Card, step: int) -> tuple[int, int]:
    """UA10: the value of a run from ``first`` with the Ski and without it; the Ski fills one gap or adds one card."""
    bare = _run(cards, first, step)
    long = bare
    if bare and cards & SKI:
        long = bare + 1 + _run(cards, first + step * (bare + 1), step)
    with_ski, without = (A_CARD * length if length >= LEAST else 0 for length in (long, bare))
    return with_ski, without


def of_hand(seat: Seat, cards: CardSet) -> tuple[Strafe, ...]:
    """U32: the Strafen due to a hand, in the order of the record page, the Ski in each Strafe that it fits."""
    ski = bool(cards & SKI)
    found: dict[str, tuple[int, int]] = {}
    if not TRULA & ~cards:
        found["skimon"] = SKIMON, 0
    found["oberers"] = run_worth(cards, LUNA, -1)
    found["unterers"] = run_worth(cards, PAGAT, 1)
    sets = (("kingdom", "ski-kingdom", KINGS), *zip(FAMILIES, SKI_FAMILIES, _COURTS, strict=True))
    for whole, with_ski, wanted in sets:
        held = (cards & wanted).bit_count()
        if held == _FOUR:
            found[whole] = WHOLE, WHOLE
        elif held == _FOUR - 1 and ski:
            found[with_ski] = WITH_SKI, 0
    return tuple(Strafe(seat, item, *found[item]) for item in HAND_ITEMS if item in found and found[item][0])


def held_cards(table: Table, seat: Seat, laid_away: CardSet, *, before: bool) -> CardSet:
    """The cards of a hand when the play began, from the tricks of a hand played out.

    ``before`` adds the dealer's discard, as far as it is known (UA8).
    """
    cards = card_set(card_of(table, trick, seat) for trick in table.play.tricks)
    return cards | laid_away if before and seat == table.laid_by else cards


def card_of(table: Table, trick: Trick, seat: Seat) -> Card:
    """The card that a seat played to a trick."""
    return trick.cards[(seat - trick.leader) % table.players]


def of_play(table: Table) -> tuple[Strafe, ...]:
    """U33, UA13: the Strafe won or lost with the tarok 1, once all tricks are played."""
    tricks = table.play.tricks
    trick = next((trick for trick in tricks if PAGAT in trick.cards), None)
    if trick is None:
        return ()
    seat = table.seat_at(trick.leader, trick.cards.index(PAGAT))
    last = trick == tricks[-1]
    if seat == trick.winner:
        return (Strafe(seat, FEIN, FEIN_WORTH, FEIN_WORTH),) if last else ()
    if table.sides[seat] is table.sides[trick.winner]:
        return ()
    lost = CAPTURED_LAST if last else CAPTURED_WORTH
    return (Strafe(seat, CAPTURED, lost, lost),)


def due(table: Table, laid_away: CardSet, *, before: bool) -> tuple[Strafe, ...]:
    """All Strafen due in a hand that was played out, forehand's first."""
    seats = table.in_turn(table.forehand)
    hands = (strafe for seat in seats for strafe in of_hand(seat, held_cards(table, seat, laid_away, before=before)))
    return (*hands, *of_play(table))


def ski_once(strafen: Iterable[Strafe]) -> tuple[Strafe, ...]:
    """UA9: the Ski counts in one Strafe alone, that to which it adds most, of equals the first; the others go bare."""
    listed = tuple(strafen)
    chosen = max(listed, key=lambda strafe: (strafe.added, -ITEMS.index(strafe.item)), default=None)
    if chosen is None or not chosen.added:
        return listed
    bare = (each if each is chosen else each._replace(value=each.bare) for each in listed)
    return tuple(each for each in bare if each.value)


def may_claim(table: Table, seat: Seat, laid_away: CardSet, *, before: bool) -> tuple[str, ...]:
    """The Strafen that stand and that a seat may claim (U29), those already claimed included."""
    items = [strafe.item for strafe in of_hand(seat, held_cards(table, seat, laid_away, before=before))]
    for strafe in of_play(table):
        mine = strafe.seat == seat if strafe.item == FEIN else table.sides[strafe.seat] is not table.sides[seat]
        items += [strafe.item] if mine else []
    return tuple(items)
