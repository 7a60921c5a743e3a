"""The cut, the knock and the four ways of dealing (R14 … R21, T4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from .actions import Action, ChoosePattern, Cut, Knock, TakePacket
from .cards import Card, CardSet, card_set
from .course import Quiet, advance
from .events import Acted, Dealt, Event
from .objections import Objection, Reason
from .seats import Seat
from .state import Deal, Hidden, State, Table, View

Pattern: TypeAlias = tuple[tuple[int, int], ...]
"""A way of dealing: (places from forehand, number of cards) for each packet in the order of dealing."""

DEALING: Final = frozenset({"cut", "pattern", "packets"})
"""The keys of the phases that come before the hands lie on the table."""

SIXES: Final = "sixes"
TWELVES: Final = "twelves"


def in_rounds(players: int, sizes: Sequence[int]) -> Pattern:
    """A deal that goes round the table once for each size (R16, R20)."""
    return tuple((place, size) for size in sizes for place in range(players))


def abeles(players: int, hand_size: int) -> Pattern:
    """R19: half a hand to forehand, whole hands to the others, the other half to forehand."""
    half = hand_size // 2
    return ((0, half), *((place, hand_size) for place in range(1, players)), (0, half))


def deal_out(pattern: Pattern, cards: Sequence[Card], forehand: Seat, players: int) -> tuple[CardSet, ...]:
    """The hands by seat when the cards after the talon are dealt by that pattern."""
    hands = [0] * players
    start = 0
    for place, size in pattern:
        hands[(forehand + place) % players] |= card_set(cards[start : start + size])
        start += size
    return tuple(hands)


def dealt_packets(table: Table) -> tuple[tuple[Seat, int], ...]:
    """(seat, number of cards) for each packet in the order in which the hands of this table were dealt (R16 … R20)."""
    deal, patterns = table.deal, dict[str, Pattern]()
    for phase in table.variant.course:
        if isinstance(phase, PatternPhase):
            patterns.update(phase.patterns)
    pattern = patterns.get(deal.pattern or SIXES, in_rounds(table.players, (table.variant.hand_size,)))
    return tuple(((table.forehand + place) % table.players, size) for place, size in pattern)


def _dealt(state: State, cards: tuple[Card, ...], hands: tuple[CardSet, ...]) -> tuple[Hidden, tuple[Event, ...]]:
    """The secrets once the hands lie there, and the deal as an event; the talon is the top of the pack (R15)."""
    table = state.table
    variant = table.variant
    asked = tuple(
        seat
        for seat in ((table.forehand + step) % table.players for step in range(table.players))
        if variant.may_throw_in(hands[seat])
    )
    return Hidden(cards, hands, cards[: variant.talon_size], asked=asked), (Dealt(hands),)


@dataclass(frozen=True, slots=True)
class CutPhase(Quiet):
    """A player cuts or knocks (R14, R17).

    ``minimum`` cards at least lie in each part; a plain cut is dealt by ``pattern``, named ``pattern_key``. ``cutter``
    is how many seats after the dealer he sits: 2 is opposite with four players and the dealer's left with three (T4).
    """

    minimum: int
    pattern: Pattern
    pattern_key: str = SIXES
    cutter: int = 2
    key: str = "cut"

    def begin(self, table: Table) -> Table | None:
        """Always: every hand is cut or knocked on, unless the record starts after the deal."""
        return table._replace(actor=(table.dealer + self.cutter) % table.players)

    def legal(self, view: View) -> Sequence[Action]:
        """Knock first, then every cut from thin to thick."""
        size = view.table.variant.pack.size
        return (Knock(), *(Cut(cards) for cards in range(self.minimum, size - self.minimum + 1)))

    def objection(self, view: View, action: Action) -> Objection | None:
        """R14: at least ``minimum`` cards in each part."""
        match action:
            case Knock():
                return None
            case Cut(cards):
                most = view.table.variant.pack.size - self.minimum
                if self.minimum <= cards <= most:
                    return None
                return Objection(Reason.CUT_TOO_THIN, "R14", {"least": self.minimum, "most": most})
        return Objection(Reason.WRONG_PHASE, "R14")

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """A cut is followed by the deal at once, a knock by forehand's choice."""
        said = Acted(seat, action)
        if not isinstance(action, Cut):
            return state.hidden, (said,)
        table, pack = state.table, state.hidden.pack
        cards = pack[action.cards :] + pack[: action.cards]
        hands = deal_out(self.pattern, cards[table.variant.talon_size :], table.forehand, table.players)
        hidden, events = _dealt(state, cards, hands)
        return hidden, (said, *events)

    def fold(self, table: Table, event: Acted) -> Table:
        """After a knock forehand chooses; after a cut the deal follows."""
        if isinstance(event.action, Cut):
            return table._replace(deal=Deal(cut=event.action.cards, pattern=self.pattern_key), actor=None)
        return advance(table)


@dataclass(frozen=True, slots=True)
class PatternPhase(Quiet):
    """After a knock forehand chooses one of the ways of dealing (R17)."""

    patterns: Mapping[str, Pattern]
    key: str = "pattern"

    def begin(self, table: Table) -> Table | None:
        """Only after a knock."""
        return None if table.deal.dealt else table._replace(actor=table.forehand)

    def legal(self, view: View) -> Sequence[Action]:
        """The patterns, in the ledger's order."""
        return tuple(ChoosePattern(pattern) for pattern in (*self.patterns, TWELVES))

    def objection(self, view: View, action: Action) -> Objection | None:
        """R17: one of the four."""
        if action in self.legal(view):
            return None
        return Objection(Reason.WRONG_PHASE, "R17")

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """A pattern is dealt at once; after *twelves* the packets are chosen."""
        said = Acted(seat, action)
        pattern = self.patterns.get(action.pattern) if isinstance(action, ChoosePattern) else None
        if pattern is None:
            return state.hidden, (said,)
        table, cards = state.table, state.hidden.pack
        hands = deal_out(pattern, cards[table.variant.talon_size :], table.forehand, table.players)
        hidden, events = _dealt(state, cards, hands)
        return hidden, (said, *events)

    def fold(self, table: Table, event: Acted) -> Table:
        """Remember the pattern; packets follow for *twelves*."""
        pattern = event.action.pattern if isinstance(event.action, ChoosePattern) else SIXES
        chosen = table._replace(deal=table.deal._replace(pattern=pattern), actor=None)
        return advance(chosen) if pattern == TWELVES else chosen


@dataclass(frozen=True, slots=True)
class PacketPhase(Quiet):
    """The blind packets of twelve: forehand picks first, the dealer gets the last one (R18, A4)."""

    key: str = "packets"

    def begin(self, table: Table) -> Table | None:
        """Only after *twelves* was chosen."""
        return None if table.deal.dealt else table._replace(actor=table.forehand)

    def legal(self, view: View) -> Sequence[Action]:
        """The packets that are left, from the top."""
        taken = {number for _, number in view.table.deal.packets}
        return tuple(TakePacket(number) for number in range(1, view.table.players + 1) if number not in taken)

    def objection(self, view: View, action: Action) -> Objection | None:
        """R18: a packet that is there and not taken."""
        if not isinstance(action, TakePacket):
            return Objection(Reason.WRONG_PHASE, "R18")
        if not 1 <= action.number <= view.table.players:
            return Objection(Reason.NO_SUCH_PACKET, "R18", {"number": action.number})
        if any(number == action.number for _, number in view.table.deal.packets):
            return Objection(Reason.PACKET_TAKEN, "R18", {"number": action.number})
        return None

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """The last choice leaves one packet for the dealer, and the hands are dealt."""
        said = Acted(seat, action)
        table = state.table
        number = action.number if isinstance(action, TakePacket) else 0
        chosen = {**dict(table.deal.packets), seat: number}
        if len(chosen) < table.players - 1:
            return state.hidden, (said,)
        chosen[table.dealer] = next(n for n in range(1, table.players + 1) if n not in chosen.values())
        size = table.variant.hand_size
        cards = state.hidden.pack
        rest = cards[table.variant.talon_size :]
        hands = tuple(card_set(rest[(chosen[s] - 1) * size : chosen[s] * size]) for s in range(table.players))
        hidden, events = _dealt(state, cards, hands)
        return hidden, (said, *events)

    def fold(self, table: Table, event: Acted) -> Table:
        """The next player chooses, as long as more than one packet is left."""
        number = event.action.number if isinstance(event.action, TakePacket) else 0
        packets = (*table.deal.packets, (event.seat, number))
        last = len(packets) == table.players - 1
        actor = None if last else (event.seat + 1) % table.players
        return table._replace(deal=table.deal._replace(packets=packets), actor=actor)
