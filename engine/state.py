"""The state of one hand: what everybody knows, what is hidden, and what one seat may know of both.

``Table`` is public and changes only by events that everybody sees. ``Hidden`` are the secrets. A ``View`` is built from
the table and one seat's own cards; it is all that bots, hints and screens ever get. All are immutable values; they are
tuples rather than dataclasses because a hand makes some sixty of each and they are copied at every step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .cards import Card, CardSet
from .contracts import Bid, Contract
from .seats import Seat, Side
from .settlement import Settlement

if TYPE_CHECKING:
    from .variant import Variant


class Deal(NamedTuple):
    """How the cards come to the table: the cut or knock, the pattern, the packets chosen so far."""

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

    ``looking`` is the group in the declarer's eyes, ``seen`` all groups looked at in order, ``shown`` those laid face
    up; ``cards`` has each talon card that lies open, None for a hidden one; ``taken`` the group that was taken.
    """

    groups: int = 0
    looking: int | None = None
    seen: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    cards: tuple[Card | None, ...] = ()
    taken: int | None = None
    surrendered: bool = False


class Announced(NamedTuple):
    """A bonus that a seat has announced and who said the steps of its chain so far, contra first."""

    item: str
    seat: Seat
    steps: tuple[Seat, ...] = ()


class Speech(NamedTuple):
    """The announcement round.

    ``spoken`` has a bit for each seat that has ended its first turn; ``passes`` counts turns in a row on which nothing
    was said; ``fresh`` tells that the speaker has said something on this turn, ``closed`` that only merge may follow.
    ``declared`` are the declared numbers of taroace by seat, 0 for none.
    """

    spoken: int = 0
    passes: int = 0
    fresh: bool = False
    closed: bool = False
    declared: tuple[int, ...] = ()
    announced: tuple[Announced, ...] = ()
    game: tuple[Seat, ...] = ()


class Trick(NamedTuple):
    """A complete trick: who led, the cards in the order of play, who won it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Play(NamedTuple):
    """The play: the trick on the table and those before it."""

    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()


class Table(NamedTuple):
    """Everything that everybody at the table knows.

    ``stage`` counts the phases of the variant's course; past the last one the hand is over. ``actor`` is the seat whose
    turn it is as far as the table knows. ``sides`` has each seat's side once an act has shown it to everybody.
    """

    variant: Variant
    dealer: Seat
    pool: int
    stake: int
    stage: int
    actor: Seat | None
    deal: Deal = Deal()
    auction: Auction = Auction()
    contract: Contract | None = None
    declarer: Seat | None = None
    level: int = 0
    called: Card | None = None
    talon: Talon = Talon()
    face_up: CardSet = 0
    sides: tuple[Side | None, ...] = ()
    speech: Speech = Speech()
    play: Play = Play()
    thrown_in_by: Seat | None = None
    settlement: Settlement | None = None

    @property
    def players(self) -> int:
        """How many seats play."""
        return self.variant.players

    @property
    def phase(self) -> str:
        """The key of the present phase, ``over`` after the last one."""
        course = self.variant.course
        return course[self.stage].key if self.stage < len(course) else "over"

    @property
    def forehand(self) -> Seat:
        """The seat at the dealer's right, who speaks and leads first."""
        return (self.dealer + 1) % self.variant.players

    @property
    def is_over(self) -> bool:
        """Whether the hand has been settled."""
        return self.settlement is not None


class Hidden(NamedTuple):
    """The secrets: the pack before the deal, the hands, the talon as it was dealt, the discards.

    ``asked`` are the seats still to be asked whether they throw in, the first one now (R22). ``partner`` is the holder
    of the called card among the other players. ``king_seen`` tells that the declarer has seen the called king in the
    talon.
    """

    pack: tuple[Card, ...]
    hands: tuple[CardSet, ...]
    talon: tuple[Card, ...]
    laid_away: CardSet = 0
    asked: tuple[Seat, ...] = ()
    partner: Seat | None = None
    king_seen: bool = False


class State(NamedTuple):
    """The whole truth of a hand. Only the engine, the session and the record ever hold one."""

    table: Table
    hidden: Hidden


class View(NamedTuple):
    """All that one seat may know: the table and its own cards.

    ``looked`` are the cards of the talon group that this seat, as declarer, is looking at; ``laid_away`` its own
    discards; ``asked`` that it is being asked about throwing in; ``side`` its side as it knows it itself; ``king_seen``
    that it has seen the called king in the talon.
    """

    table: Table
    seat: Seat
    hand: CardSet = 0
    looked: tuple[Card, ...] = ()
    laid_away: CardSet = 0
    asked: bool = False
    side: Side | None = None
    king_seen: bool = False

    @property
    def phase(self) -> str:
        """The phase as this seat meets it: ``throw-in`` while it is asked, else the table's."""
        return "throw-in" if self.asked else self.table.phase
