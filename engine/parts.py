"""The pieces of a table: a deal, an auction, a talon, a round of announcements and a play."""

from __future__ import annotations

from typing import NamedTuple

from .actions import Action
from .cards import Card
from .contracts import Bid
from .seats import Seat


class Deal(NamedTuple):
    """The steps of a deal: the cut or knock, the pattern, the packets chosen so far."""

    cut: int | None = None
    pattern: str | None = None
    packets: tuple[tuple[Seat, int], ...] = ()
    dealt: bool = False


class Auction(NamedTuple):
    """The auction: the bid that stands and its holder, a bit for each seat that has passed, every call in order."""

    bid: Bid | None = None
    holder: Seat | None = None
    passed: int = 0
    calls: tuple[tuple[Seat, Action], ...] = ()


class Talon(NamedTuple):
    """The talon as the table sees it, groups counted from 1 at the top.

    ``looking`` is the group that the declarer is looking at, ``seen`` all groups looked at in order, ``shown`` those
    shown to all; ``cards`` has each open talon card, None for a hidden one; ``taken`` the group that was taken.
    """

    groups: int = 0
    looking: int | None = None
    seen: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    cards: tuple[Card | None, ...] = ()
    taken: int | None = None
    surrendered: bool = False


class Announced(NamedTuple):
    """A bonus that a seat has announced, and the seats of its chain's steps so far, contra first."""

    item: str
    seat: Seat
    steps: tuple[Seat, ...] = ()


class Speech(NamedTuple):
    """The announcement round.

    ``spoken`` has a bit for each seat that has ended its first turn; ``passes`` counts silent turns in a row.
    ``fresh``: the speaker has announced something on this turn. ``closed``: only merge may follow. ``declared`` are the
    declared numbers of taroks by seat, 0 for none. ``free`` is the seat that has said that its lone pagat flies free
    (S80).
    """

    spoken: int = 0
    passes: int = 0
    fresh: bool = False
    closed: bool = False
    declared: tuple[int, ...] = ()
    announced: tuple[Announced, ...] = ()
    game: tuple[Seat, ...] = ()
    free: Seat | None = None


class Trick(NamedTuple):
    """A complete trick: its leader, the cards in the order of play, its winner."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Play(NamedTuple):
    """The play: the trick on the table and those before it."""

    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
