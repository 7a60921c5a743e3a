"""Follies that a good player avoids, found in finished open hands: kings ruffed, honours wasted, pagats lost.

Counting is not playing: all cards are known here, and no bot is ever shown any of this. A hand is read from its
tricks: a seat's hand before one of them is the cards it played from then on, and those it was left with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from ai.measure import Folly, Foolish
from engine import (
    KINGS,
    LUNA,
    PAGAT,
    QUEENS,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    CardSet,
    Seat,
    Settlement,
    State,
    Table,
    card_set,
    highest_wins,
    members,
    suit_of,
)

Enemies: TypeAlias = Callable[[Seat, Seat], bool]
"""True for two seats that were on different sides in the end."""

LED, PUT_UP, CHOSEN = "king led", "king put up", "king put up by choice"
KINGS_LOST: Final = (
    Folly("kings led and ruffed", "kings led, ruffed", LED),
    Folly("kings put up and ruffed", "put up, ruffed", PUT_UP),
    Folly("  with another card of the suit", "of them by choice", CHOSEN),
)
"""The follies with kings, of every game with two sides."""

EARLY, EARLY_CHOSEN = "pagat lost early", "pagat lost early by choice"
PAGATS_LOST: Final = (
    Folly("pagat lost before the last trick", "pagat lost early", EARLY),
    Folly("  with another card to play", "of them with another card", EARLY_CHOSEN),
)
"""The follies with the pagat, of every game in which it may win the last trick."""

HIGHEST: Final[CardSet] = 1 << SKIZ | 1 << LUNA
SUITS: Final = SUIT_CARDS[:4]


class Ruffed(NamedTuple):
    """A king that an enemy ruffed after it was played: its owner's seat, led or followed, forced or not."""

    seat: Seat
    led: bool
    forced: bool


def enemies_of(settlement: Settlement) -> Enemies:
    """The sides at the end of a hand that was played for points."""
    ours = (settlement.declarer, settlement.partner)
    return lambda one, other: (one in ours) != (other in ours)


def kings_lost(state: State, enemies: Enemies, fool: CardSet = 0) -> Foolish:
    """Those of `KINGS_LOST`; for the ``fool`` see `kings_ruffed`."""
    for king in kings_ruffed(state, enemies, fool):
        yield king.seat, LED if king.led else PUT_UP, 1
        if not (king.led or king.forced):
            yield king.seat, CHOSEN, 1


def held(state: State, number: int, seat: Seat) -> CardSet:
    """The hand of a seat before the trick of that number, counted from 0."""
    table, hidden = state
    cards = hidden.hands[seat] if hidden.hands else 0
    for trick in table.play.tricks[number:]:
        cards |= 1 << trick.cards[table.in_turn(trick.leader).index(seat)]
    return cards


def kings_ruffed(state: State, enemies: Enemies, fool: CardSet = 0) -> Iterator[Ruffed]:
    """The kings played to a lead of their suit before any tarok, in tricks that an enemy's tarok then took.

    A king led is forced if its owner held nothing but kings; a king followed, if it was his only card of the suit. The
    ``fool`` neither ruffs nor leads.
    """
    table = state.table
    for number, trick in enumerate(table.play.tricks):
        seats = table.in_turn(trick.leader)
        if not TAROACE >> trick.cards[seats.index(trick.winner)] & 1:
            continue
        played = [(seat, card) for seat, card in zip(seats, trick.cards, strict=True) if not fool >> card & 1]
        suit = SUIT_CARDS[suit_of(played[0][1])] & ~TAROACE
        for seat, card in played:
            if TAROACE >> card & 1:
                break
            if suit & KINGS & 1 << card and enemies(seat, trick.winner):
                led = card == played[0][1]
                others = held(state, number, seat) & (~KINGS if led else suit & ~KINGS)
                yield Ruffed(seat, led, not others)


def pagats_lost(state: State, enemies: Enemies) -> Foolish:
    """Those of `PAGATS_LOST`."""
    for seat, forced in pagats_caught(state, enemies):
        yield seat, EARLY, 1
        if not forced:
            yield seat, EARLY_CHOSEN, 1


def pagats_caught(state: State, enemies: Enemies) -> Iterator[tuple[Seat, bool]]:
    """The seats that lost the pagat to an enemy before the last trick, and True if it was forced.

    A pagat led is forced if it was the only card; played to a tarok, or without the suit led, if it was the only tarok.
    """
    table = state.table
    for number, trick in enumerate(table.play.tricks[:-1]):
        if PAGAT in trick.cards:
            place = trick.cards.index(PAGAT)
            owner = table.seat_at(trick.leader, place)
            if enemies(owner, trick.winner):
                others = held(state, number, owner) & ~(1 << PAGAT)
                yield owner, not (others & TAROACE if place else others)


def honours_wasted(state: State, enemies: Enemies) -> Iterator[Seat]:
    """The seats that put skiz or luna on a sure trick of their partner, and could have played another tarok.

    The trick is sure if no one plays after, or if the partner's tarok is higher than all that the seat could not see.
    The partner must be known by the called king: to its holder, or once it has been played, is face up in the talon, or
    if none was called. The luna counts only if no skiz could catch it later: bringing it home is no folly.
    """
    table = state.table
    called, fallen = table.called, 0
    for number, trick in enumerate(table.play.tricks):
        seats = table.in_turn(trick.leader)
        for place, card in enumerate(trick.cards):
            before = trick.cards[:place]
            if not (place and HIGHEST >> card & 1):
                continue
            seat, best = seats[place], highest_wins(before)
            hand = held(state, number, seat)
            seen = hand | fallen | card_set(before)
            if enemies(seat, seats[best]) or not hand & TAROACE & ~HIGHEST:
                continue
            if called is not None and not (seen >> called & 1 or called in table.talon.cards):
                continue
            higher = TAROACE & ~seen & ~((2 << before[best]) - 1)
            sure = place == len(seats) - 1 or (TAROACE >> before[best] & 1 and not higher)
            if sure and (card == SKIZ or seen >> SKIZ & 1):
                yield seat
        fallen |= card_set(trick.cards)


def queens_kept_bare(state: State) -> Iterator[Seat]:
    """The declarer, once for each queen that he kept alone in her suit while he discarded a suit card of less value.

    The called suit does not count: there the king may make her good.
    """
    table, values = state.table, state.table.variant.pack.values
    if table.declarer is None or not table.play.tricks:
        return
    hand = held(state, 0, table.declarer)
    laid = [values[card] for card in members(state.hidden.laid_away & ~TAROACE)]
    for suit in SUITS:
        bare = hand & suit
        called = table.called is not None and suit >> table.called & 1
        if bare and not bare & ~QUEENS and not called and laid and min(laid) < values[members(bare)[0]]:
            yield table.declarer


def monds_lost(table: Table) -> Iterator[Seat]:
    """The seats that played the mond to a trick with the skiz that they did not win, even with their partner (S58)."""
    for trick in table.play.tricks:
        if LUNA in trick.cards and SKIZ in trick.cards:
            owner = table.seat_at(trick.leader, trick.cards.index(LUNA))
            if owner != trick.winner:
                yield owner
