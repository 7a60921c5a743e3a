"""The discard of as many cards as were taken (R46 … R49)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import NamedTuple, overload

from engine.actions import Action, Discard, Surrender
from engine.cards import TAROACE, CardSet, card_set, members, names
from engine.course import Quiet, finish
from engine.events import Acted, Event, LaidAway, face_up
from engine.hidden import Hidden
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.phases.staged_talon import surrender_objection
from engine.seats import Seat
from engine.state import State, Table, View


class DiscardChoices(Sequence[Action]):
    """Every legal discard of a hand, without making them all: there may be tens of thousands.

    ``first`` are actions before the discards; each discard is ``forced`` and ``count`` cards of ``free``.
    """

    def __init__(self, first: tuple[Action, ...], forced: CardSet, free: CardSet, count: int) -> None:
        self._first = first
        self._forced = forced
        self._free = members(free)
        self._count = count

    def __len__(self) -> int:
        return len(self._first) + comb(len(self._free), self._count)

    def __iter__(self) -> Iterator[Action]:
        yield from self._first
        for chosen in combinations(self._free, self._count):
            yield Discard(self._forced | card_set(chosen))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Discard):
            return action in self._first
        chosen = action.cards & ~self._forced
        whole = action.cards & self._forced == self._forced
        return whole and chosen.bit_count() == self._count and not chosen & ~card_set(self._free)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return tuple(self)[index]
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        if place < len(self._first):
            return self._first[place]
        return Discard(self._forced | self._unranked(place - len(self._first)))

    def _unranked(self, rank: int) -> CardSet:
        """The combination at that place of the order of ``itertools.combinations``."""
        chosen, left = 0, self._count
        for place, card in enumerate(self._free):
            if not left:
                break
            with_card = comb(len(self._free) - place - 1, left - 1)
            if rank < with_card:
                chosen |= 1 << card
                left -= 1
            else:
                rank -= with_card
        return chosen


class DiscardRules(NamedTuple):
    """The numbers of the rules that refusals cite."""

    amount: str = "R46"
    never: str = "R47"
    suits: str = "R48"
    surrender: str = "R50"


_RULES = DiscardRules()


@dataclass(frozen=True, slots=True)
class DiscardPhase(Quiet):
    """The declarer discards cards: never those in ``never`` (R47), taroks only if no others are left (R48)."""

    never: CardSet
    rules: DiscardRules = _RULES
    kind: str = Kind.DISCARD
    key: str = "discard"

    def begin(self, table: Table) -> Table | None:
        """Only if a group was taken."""
        return table._replace(actor=table.declarer) if table.talon.taken is not None else None

    def split(self, hand: CardSet, count: int) -> tuple[CardSet, CardSet, int]:
        """R48: cards that must go, cards to choose from, and how many of those."""
        suits = hand & ~self.never & ~TAROACE
        if suits.bit_count() >= count:
            return 0, suits, count
        return suits, hand & ~self.never & TAROACE, count - suits.bit_count()

    def legal(self, view: View) -> Sequence[Action]:
        """Surrender if that is still open, then every discard in card order."""
        first: tuple[Action, ...] = (Surrender(),) if view.king_seen else ()
        return DiscardChoices(first, *self.split(view.hand, _count(view)))

    def objection(self, view: View, action: Action) -> Objection | None:
        """Refuse a wrong number or kind of cards, and a surrender after the discard."""
        if isinstance(action, Surrender):
            return surrender_objection(view, self.rules.surrender)
        if not isinstance(action, Discard):
            return not_now(self.kind, self.rules.amount)
        count = _count(view)
        if missing := action.cards & ~view.hand:
            return Objection(Refusal.NOT_IN_HAND, self.rules.amount, {"cards": names(missing)})
        if locked := action.cards & self.never:
            return Objection(Refusal.NEVER_DISCARD, self.rules.never, {"cards": names(locked)})
        if action.cards.bit_count() != count:
            return Objection(Refusal.DISCARD_COUNT, self.rules.amount, {"count": count})
        forced, free, _ = self.split(view.hand, count)
        suits = forced or free & ~TAROACE
        if action.cards & TAROACE and (action.cards & suits).bit_count() < min(count, suits.bit_count()):
            return Objection(Refusal.SUITS_FIRST, self.rules.suits, {"cards": names(suits & ~action.cards)})
        return None

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Move the cards to the declarer's pile, taroks face up (R49)."""
        if not isinstance(action, Discard):
            return state.hidden, (Acted(seat, action),)
        hands = list(state.hidden.hands)
        hands[seat] &= ~action.cards
        hidden = state.hidden._replace(hands=tuple(hands), laid_away=action.cards)
        return hidden, (LaidAway(seat, action.cards.bit_count(), face_up(action.cards), action.cards),)

    def fold(self, table: Table, event: Acted) -> Table:
        """Fold a surrender, the only public act; the discard itself is an event of its own."""
        return finish(table._replace(talon=table.talon._replace(surrendered=True)))


def _count(view: View) -> int:
    """The number of cards to be discarded."""
    return view.hand.bit_count() - view.table.variant.hand_size
