"""One hand of a game: what everybody knows, what is hidden, what one seat may know, and the game that it is.

``Table`` is public and changes only by events that everybody sees. ``Hidden`` are the secrets. A ``View`` is built from
the table and one seat's own cards; it is all that bots, hints and screens ever get. All are immutable values; they are
tuples rather than dataclasses because a hand makes some sixty of each and they are copied at every step. A table knows
its game and a game settles tables: therefore ``Variant`` stands here, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from .cards import Card, CardSet
from .carry import Carry, Owned
from .contracts import Contract, Prices
from .hidden import Hidden
from .house import HouseValue
from .kinds import Kind
from .pack import Pack
from .parts import Auction, Deal, Play, Speech, Talon
from .phase import Phase, Question
from .seats import Seat, Side
from .settlement import Settlement


class Table(NamedTuple):
    """Everything that everybody at the table knows.

    ``own`` is what the game alone has, for this hand. ``stage`` counts the phases of the variant's course; past the
    last one the hand is over. ``actor`` is the seat whose turn it is as far as the table knows. ``sides`` has each
    seat's side once an act has shown it to everybody. ``laid_by`` is who has laid cards away, ``face_up`` those of them
    that lie open. ``besides`` are the cards that each trick has taken besides those played to it; empty where no trick
    ever takes any. ``open_hands`` are those laid open for everybody, with the cards that they held then. ``fourth``
    tells that the king which the declarer does not hold was called without its name (S-V2): ``called`` is then None
    until everybody knows which it is.
    """

    variant: Variant
    dealer: Seat
    own: Owned
    stage: int
    actor: Seat | None
    deal: Deal = Deal()
    auction: Auction = Auction()
    contract: Contract | None = None
    declarer: Seat | None = None
    level: int = 0
    called: Card | None = None
    fourth: bool = False
    talon: Talon = Talon()
    face_up: CardSet = 0
    laid_by: Seat | None = None
    sides: tuple[Side | None, ...] = ()
    speech: Speech = Speech()
    play: Play = Play()
    besides: tuple[tuple[Card, ...], ...] = ()
    open_hands: tuple[tuple[Seat, CardSet], ...] = ()
    thrown_in_by: Seat | None = None
    settlement: Settlement | None = None

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.variant.players

    @property
    def phase(self) -> str:
        """The key of the present phase, its place in the course; ``over`` after the last one."""
        course = self.variant.course
        return course[self.stage].key if self.stage < len(course) else Kind.OVER

    @property
    def kind(self) -> str:
        """The kind of the present phase; ``over`` after the last one."""
        course = self.variant.course
        return course[self.stage].kind if self.stage < len(course) else Kind.OVER

    @property
    def pot(self) -> int:
        """Game points that lie on the table and belong to nobody."""
        return self.variant.carry.pot(self.own)

    @property
    def factor(self) -> int:
        """What the whole hand is multiplied with, such as 2 in a double hand."""
        return self.variant.prices.factor(self.own)

    @property
    def forehand(self) -> Seat:
        """The seat at the dealer's right, who speaks and leads first."""
        return (self.dealer + 1) % self.variant.players

    def after(self, seat: Seat) -> Seat:
        """The next seat in turn that plays in this hand."""
        following = (seat + 1) % self.variant.players
        if self.sits_out(following):
            return (following + 1) % self.variant.players
        return following

    def sits_out(self, seat: Seat) -> bool:
        """Whether a seat has no cards in this hand; it is on no side, decides nothing and is counted nowhere."""
        variant = self.variant
        return variant.holders < variant.players and not variant.hand_sizes[(seat - self.dealer) % self.variant.players]

    def seat_at(self, first: Seat, place: int) -> Seat:
        """Who plays the card at that place of a trick to which ``first`` led."""
        if self.variant.holders == self.variant.players:
            return (first + place) % self.variant.players
        return self.in_turn(first)[place]

    def in_turn(self, first: Seat) -> tuple[Seat, ...]:
        """The seats that play in this hand, in turn from one of them."""
        order = ((first + step) % self.variant.players for step in range(self.variant.players))
        return tuple(seat for seat in order if not self.sits_out(seat))

    @property
    def sides_known(self) -> bool:
        """Whether everybody knows of each seat that plays on which side it is."""
        unknown = self.sides.count(None)
        return not unknown or unknown == self.variant.players - self.variant.holders

    @property
    def is_over(self) -> bool:
        """Whether the hand has been settled."""
        return self.settlement is not None


class State(NamedTuple):
    """The whole truth of a hand. Only the engine, the session and the record ever hold one."""

    table: Table
    hidden: Hidden


class View(NamedTuple):
    """All that one seat may know: the table and its own cards.

    ``looked`` are the cards of the talon group that this seat, as declarer, is looking at; ``laid_away`` its own
    discards; ``asked`` that it is being asked the variant's question; ``side`` its side as it knows it itself;
    ``king_seen`` that it has seen the called king in the talon.
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
    def kind(self) -> str:
        """What sort of decision this seat meets: that of the question while it is asked, else the table's."""
        question = self.table.variant.question
        return question.kind if self.asked and question is not None else self.table.kind

    @property
    def phase(self) -> str:
        """The key of the phase as this seat meets it: the question's kind while it is asked, else the table's."""
        return self.kind if self.asked else self.table.phase


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
    """One game with its house rules applied; the key and the house rules are what makes two of them the same.

    ``hand_sizes`` are the cards dealt to each seat, counted from the dealer, 0 for one that sits out; ``holders`` how
    many seats play in a hand. ``contracts`` are the rows of the ladder by rising rank, ``course`` the phases in their
    order. ``settle`` turns a finished hand into its settlement, ``written`` that into the plain data of the format;
    ``adds_up`` tells whether one is right in itself, ``outcomes`` are the words for how a hand may end, ``items`` those
    for what its lines may be for, ``announceable`` the bonuses among them that may be announced. ``prices``
    tells what things are worth and needed, ``carry`` what goes over from hand to hand. ``question`` is what single
    seats are asked aside, ``all_pass`` the contract that is played if nobody bids. ``own_actions`` are the texts of the
    actions that this game alone has. ``needed`` are cards of which every hand must have one: a hand without any is
    shown as soon as it is dealt, and that ends the deal (S31); 0 if any hand is played. ``turn_rule`` and ``over_rule``
    are the numbers of the rules cited when somebody acts out of turn or after the hand.
    """

    key: str
    players: int
    pack: Pack
    hand_sizes: tuple[int, ...]
    talon_size: int
    contracts: tuple[Contract, ...]
    course: tuple[Phase[Table, Hidden, State, View], ...]
    settle: Callable[[State], Settlement]
    written: Callable[[Settlement], dict[str, object]]
    adds_up: Callable[[Table, Settlement], bool]
    prices: Prices
    carry: Carry
    outcomes: tuple[str, ...] = ("played",)
    items: tuple[str, ...] = ()
    announceable: tuple[str, ...] = ()
    question: Question[Table, View] | None = None
    all_pass: Contract | None = None
    own_actions: frozenset[str] = frozenset()
    needed: CardSet = 0
    turn_rule: str = "R7"
    over_rule: str = "R9"
    options: Mapping[str, HouseValue] = field(default_factory=dict)
    holders: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "holders", sum(1 for size in self.hand_sizes if size))

    @property
    def hand_size(self) -> int:
        """How many cards a hand has when the play begins."""
        return self.hand_sizes[-1]

    @property
    def calls_king(self) -> bool:
        """Whether a partner is called in any of its contracts."""
        return any(row.calls_king for row in self.contracts)

    def dealt(self, dealer: Seat) -> tuple[int, ...]:
        """How many cards each seat is dealt when that seat deals."""
        return tuple(self.hand_sizes[(seat - dealer) % self.players] for seat in range(self.players))

    def contract(self, key: str) -> Contract | None:
        """The row of that key, None if this table does not play it."""
        return next((row for row in self.contracts if row.key == key), None)

    def phase(self, key: str) -> int:
        """The place of a phase in the course.

        Raises:
            ValueError: the course has no such phase.
        """
        return [phase.key for phase in self.course].index(key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and (self.key, self.options) == (other.key, other.options)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.options.items(), key=lambda option: option[0]))))
