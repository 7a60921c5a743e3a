"""One hand of a game: the public table, the secrets, one seat's view, and the game itself.

``Table`` is public and changes only by public events. ``Hidden`` are the secrets. A ``View`` is built from the table
and one seat's own cards; bots, hints and screens never get anything else. All are immutable values; they are tuples
rather than dataclasses because a hand makes some sixty of each and they are copied at every step. A table knows its
game and a game settles tables, so ``Variant`` is here as well.
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
    """The public state of a hand.

    ``own`` is the game's own value for this hand. ``stage`` counts the phases of the variant's course; past the last
    one the hand is over. ``actor`` is the seat to act as far as the table knows. ``sides`` has each seat's side once an
    act has made it public. ``laid_by`` is the seat that has discarded, ``face_up`` its discards that are open.
    ``besides`` are the extra cards that each trick has taken; empty in games without such. ``open_hands`` are the hands
    shown to all, with the cards they held then. ``fourth``: the king which the declarer does not hold was called
    without its name (S-V2); ``called`` is then None until it is public.
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
        """The number of seats."""
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
        """The points in the pot."""
        return self.variant.carry.pot(self.own)

    @property
    def factor(self) -> int:
        """The multiplier of the whole hand, such as 2 in a double hand."""
        return self.variant.prices.factor(self.own)

    @property
    def forehand(self) -> Seat:
        """The seat at the dealer's right, which speaks and leads first."""
        return (self.dealer + 1) % self.variant.players

    def after(self, seat: Seat) -> Seat:
        """The next seat in turn that plays in this hand."""
        following = (seat + 1) % self.variant.players
        if self.sits_out(following):
            return (following + 1) % self.variant.players
        return following

    def sits_out(self, seat: Seat) -> bool:
        """True if a seat has no cards in this hand; it is on no side, decides nothing and is counted nowhere."""
        variant = self.variant
        return variant.holders < variant.players and not variant.hand_sizes[(seat - self.dealer) % self.variant.players]

    def seat_at(self, first: Seat, place: int) -> Seat:
        """The seat that plays the card at that place of a trick led by ``first``."""
        if self.variant.holders == self.variant.players:
            return (first + place) % self.variant.players
        return self.in_turn(first)[place]

    def in_turn(self, first: Seat) -> tuple[Seat, ...]:
        """The seats that play in this hand, in turn from one of them."""
        order = ((first + step) % self.variant.players for step in range(self.variant.players))
        return tuple(seat for seat in order if not self.sits_out(seat))

    @property
    def sides_known(self) -> bool:
        """True if the side of each seat that plays is public."""
        unknown = self.sides.count(None)
        return not unknown or unknown == self.variant.players - self.variant.holders

    @property
    def is_over(self) -> bool:
        """True if the hand has been settled."""
        return self.settlement is not None


class State(NamedTuple):
    """The whole truth of a hand. Only the engine, the session and the record ever hold one."""

    table: Table
    hidden: Hidden


class View(NamedTuple):
    """The knowledge of one seat: the table and its own cards.

    ``looked`` are the cards of the talon group that this seat, as declarer, is looking at; ``laid_away`` its own
    discards. ``asked``: it is being asked the variant's question. ``side`` is its side as it knows it itself.
    ``king_seen``: it has seen the called king in the talon.
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
        """The kind of decision for this seat: that of the question while it is asked, else the table's."""
        question = self.table.variant.question
        return question.kind if self.asked and question is not None else self.table.kind

    @property
    def my_turn(self) -> bool:
        """True if the decision is this seat's."""
        return self.asked or self.table.actor == self.seat

    @property
    def phase(self) -> str:
        """The key of the phase for this seat: the question's kind while it is asked, else the table's."""
        return self.kind if self.asked else self.table.phase


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
    """One game with its house rules applied; two with the same key and house rules are equal.

    ``hand_sizes`` are the cards dealt to each seat, counted from the dealer, 0 for a seat that sits out; ``holders``
    the number of seats that play in a hand. ``contracts`` are the rows of the ladder by rising rank, ``course`` the
    phases in their order. ``settle`` turns a finished hand into its settlement, ``written`` that into the plain data of
    the format; ``adds_up`` checks one. ``outcomes`` are the words for the end of a hand, ``items`` those for its lines,
    ``announceable`` the bonuses among them that may be announced. ``prices`` are the values and targets, ``carry`` the
    way from hand to hand. ``question`` is asked of single seats aside, ``all_pass`` the contract that is played if all
    pass. ``own_actions`` are the texts of the game's own actions. ``needed`` are cards of which every hand must have
    one: a hand without any is shown right after the deal, and that ends the deal (S31); 0 if any hand is played.
    ``turn_rule`` and ``over_rule`` are the numbers of the rules cited for an action out of turn or after the hand.
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
        """The number of cards in a hand when the play begins."""
        return self.hand_sizes[-1]

    @property
    def calls_king(self) -> bool:
        """True if a partner is called in any of its contracts."""
        return any(row.calls_king for row in self.contracts)

    @property
    def hand_lengths(self) -> tuple[int, int]:
        """The number of cards of a usual hand, and of the longest, which may have half of the talon added to it."""
        sizes = [size for size in self.hand_sizes if size]
        return min(sizes), max(sizes) + self.talon_size // 2

    def dealt(self, dealer: Seat) -> tuple[int, ...]:
        """The number of cards dealt to each seat if that seat deals."""
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
