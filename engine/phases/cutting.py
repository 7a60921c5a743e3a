"""The cut, the knock and the choice of a way of dealing (R14 … R20, T4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.actions import Action, ChoosePattern, Cut, Knock
from engine.course import Quiet, advance
from engine.events import Acted, Event
from engine.hidden import Hidden
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.parts import Deal
from engine.phases.dealing import SIXES, TWELVES, Pattern, deal_out, dealt, in_rounds
from engine.seats import Seat
from engine.state import State, Table, View


@dataclass(frozen=True, slots=True)
class CutPhase(Quiet):
    """A player cuts or knocks (R14, R17).

    Each part has at least ``minimum`` cards; a plain cut is dealt by ``pattern``, named ``pattern_key``. ``cutter`` is
    the player's distance in seats after the dealer: 2 is opposite with four players and the dealer's left with three
    (T4). ``knocks``: he may knock instead. ``rule`` is the number of the rule on the cut.
    """

    minimum: int
    pattern: Pattern
    pattern_key: str = SIXES
    cutter: int = 2
    knocks: bool = True
    rule: str = "R14"
    kind: str = Kind.CUT
    key: str = "cut"

    def begin(self, table: Table) -> Table | None:
        """Give the turn to the cutter: every hand is cut or knocked on, unless the record starts after the deal."""
        return table._replace(actor=(table.dealer + self.cutter) % table.players)

    def legal(self, view: View) -> Sequence[Action]:
        """Knock first, then every cut from thin to thick."""
        size = view.table.variant.pack.size
        cuts = tuple(Cut(cards) for cards in range(self.minimum, size - self.minimum + 1))
        return (Knock(), *cuts) if self.knocks else cuts

    def objection(self, view: View, action: Action) -> Objection | None:
        """Refuse a cut with fewer than ``minimum`` cards in a part."""
        match action:
            case Knock() if self.knocks:
                return None
            case Cut(cards):
                most = view.table.variant.pack.size - self.minimum
                if self.minimum <= cards <= most:
                    return None
                return Objection(Refusal.CUT_TOO_THIN, self.rule, {"least": self.minimum, "most": most})
        return not_now(self.kind, self.rule)

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """A cut is followed by the deal at once, a knock by forehand's choice."""
        said = Acted(seat, action)
        if not isinstance(action, Cut):
            return state.hidden, (said,)
        table, pack = state.table, state.hidden.pack
        cards = pack[action.cards :] + pack[: action.cards]
        hands = deal_out(self.pattern, cards[table.variant.talon_size :], table.forehand, table.players)
        hidden, events = dealt(state, cards, hands)
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
    rule: str = "R17"
    kind: str = Kind.PATTERN
    key: str = "pattern"

    def begin(self, table: Table) -> Table | None:
        """Only after a knock."""
        return None if table.deal.dealt else table._replace(actor=table.forehand)

    def legal(self, view: View) -> Sequence[Action]:
        """The patterns, in the ledger's order."""
        return tuple(ChoosePattern(pattern) for pattern in (*self.patterns, TWELVES))

    def objection(self, view: View, action: Action) -> Objection | None:
        """Refuse all but the ways of dealing."""
        if action in self.legal(view):
            return None
        return not_now(self.kind, self.rule)

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """A pattern is dealt at once; after *twelves* the packets are chosen."""
        said = Acted(seat, action)
        pattern = self.patterns.get(action.pattern) if isinstance(action, ChoosePattern) else None
        if pattern is None:
            return state.hidden, (said,)
        table, cards = state.table, state.hidden.pack
        hands = deal_out(pattern, cards[table.variant.talon_size :], table.forehand, table.players)
        hidden, events = dealt(state, cards, hands)
        return hidden, (said, *events)

    def fold(self, table: Table, event: Acted) -> Table:
        """Remember the pattern; packets follow for *twelves*."""
        pattern = event.action.pattern if isinstance(event.action, ChoosePattern) else SIXES
        chosen = table._replace(deal=table.deal._replace(pattern=pattern), actor=None)
        return advance(chosen) if pattern == TWELVES else chosen


def dealt_packets(table: Table) -> tuple[tuple[Seat, int], ...]:
    """(seat, number of cards) for each packet in the order in which the hands of this table were dealt (R16 … R20)."""
    deal, patterns = table.deal, dict[str, Pattern]()
    for phase in table.variant.course:
        if isinstance(phase, CutPhase):
            patterns[phase.pattern_key] = phase.pattern
        if isinstance(phase, PatternPhase):
            patterns.update(phase.patterns)
    key = TWELVES if deal.packets else deal.pattern or SIXES
    pattern = patterns.get(key, in_rounds(table.variant.holders, (table.variant.hand_size,)))
    return tuple(((table.forehand + place) % table.players, size) for place, size in pattern)
