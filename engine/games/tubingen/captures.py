"""The cards that each side and each seat has captured (U5, U23, U24, U28, UA6, UA7, UA16, UA17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.cards import SKIZ, Card, CardSet, card_set, members
from engine.games.tubingen.contracts import RUF
from engine.games.tubingen.tout import SKI, is_empty
from engine.seats import Seat
from engine.state import State, Table

FEW_TRICKS: Final = 3
"""U28: more tricks than these are an opponent's own, however empty."""


class Exchange(NamedTuple):
    """U23: at the end of play ``owner`` has got the Ski back from ``taker``'s side and ``given`` an empty card."""

    owner: Seat
    taker: Seat
    given: Card


class SeatPiles(NamedTuple):
    """The piles of a hand played out, after the Ski's exchange, discards counted in.

    ``piles`` are by seat; those of partners belong together. ``points`` are by seat in a raus, else those of the
    caller's side and of the others.
    """

    piles: tuple[CardSet, ...]
    points: tuple[int, ...]
    exchange: Exchange | None


class Best(NamedTuple):
    """U28: the best opponent of a raus, his final points, and the points given over to him as (seat, points)."""

    seat: Seat
    points: int
    added: tuple[tuple[Seat, int], ...]


def card_points(table: Table, cards: CardSet) -> int:
    """U4, U5: the points of whole tricks and the dealer's two cards; always a whole number."""
    return table.variant.pack.value(cards) // table.variant.pack.parts


def taken_by(table: Table, seats: Iterable[Seat]) -> CardSet:
    """The cards of all tricks that those seats have taken so far."""
    mine = frozenset(seats)
    return card_set(card for trick in table.play.tricks if trick.winner in mine for card in trick.cards)


def captures(state: State) -> SeatPiles:
    """The piles of a ruf or raus that was played out."""
    table, hidden = state
    piles = [taken_by(table, (seat,)) for seat in range(table.players)]
    if table.laid_by is not None:
        piles[table.laid_by] |= hidden.laid_away
    parties = _parties(table, hidden.partner)
    exchange = _exchange(table, piles, parties, hidden.laid_away)
    if exchange is not None:
        for seat, pile in enumerate(piles):
            if pile & SKI:
                piles[seat] = pile & ~SKI | 1 << exchange.given
            elif pile >> exchange.given & 1:
                piles[seat] = pile & ~(1 << exchange.given) | SKI
    points = tuple(sum(card_points(table, piles[seat]) for seat in party) for party in parties)
    return SeatPiles(tuple(piles), points, exchange)


def _parties(table: Table, partner: Seat | None) -> tuple[tuple[Seat, ...], ...]:
    """The seats that count together: in a ruf the caller's side and the others, else each seat alone."""
    if table.contract is None or table.contract != RUF:
        return tuple((seat,) for seat in range(table.players))
    ours = tuple(seat for seat in range(table.players) if seat in (table.declarer, partner))
    return ours, tuple(seat for seat in range(table.players) if seat not in ours)


def _exchange(
    table: Table, piles: list[CardSet], parties: tuple[tuple[Seat, ...], ...], laid_away: CardSet
) -> Exchange | None:
    """The Ski for an empty card of its owner's side, from a trick if there is one; not in the last trick (U24)."""
    tricks = table.play.tricks
    trick = next(trick for trick in tricks if SKIZ in trick.cards)
    owner = table.seat_at(trick.leader, trick.cards.index(SKIZ))
    party = next(party for party in parties if owner in party)
    if trick is tricks[-1] or trick.winner in party:
        return None
    pack, all_of_it = table.variant.pack, 0
    for seat in party:
        all_of_it |= piles[seat]
    empty = [card for card in members(all_of_it) if is_empty(pack, 1 << card)]
    from_tricks = [card for card in empty if not laid_away >> card & 1]
    given = (from_tricks or empty)[:1]
    return Exchange(owner, trick.winner, given[0]) if given else None


def gives_over(table: Table, seat: Seat) -> bool:
    """U28: True if an opponent has taken at most three tricks so far, all of empty cards, the Ski allowed."""
    mine = [trick for trick in table.play.tricks if trick.winner == seat]
    return len(mine) <= FEW_TRICKS and is_empty(table.variant.pack, taken_by(table, (seat,)) & ~SKI)


def best_opponent(table: Table, points: tuple[int, ...]) -> Best:
    """U28: the declarer's opponent with most points, those given over to him added; of equals the first in turn."""
    opponents = [seat for seat in table.in_turn(table.forehand) if seat != table.declarer]
    best = max(opponents, key=lambda seat: points[seat])
    added = tuple((seat, points[seat]) for seat in opponents if seat != best and gives_over(table, seat))
    return Best(best, points[best] + sum(more for _, more in added), added)
