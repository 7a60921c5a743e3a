"""The same view over other unseen cards: an honest bot cannot tell it from the truth."""

from __future__ import annotations

from random import Random
from typing import Final

from ai.cardplay.knowledge import fallen
from engine import KINGS, PAGAT, TAROACE, Card, CardSet, Seat, State, View, card_set, members, observe

SWAPS: Final = 80
"""So many exchanges of two cards are tried: an unseen card is hardly ever where it was."""
LAID: Final = -1
"""The place of the declarer's discards."""
TALON: Final = 100
"""The first place of the talon; the seats' hands are places by their numbers."""


def redealt(state: State, view: View, random: Random) -> State:
    """The state after many exchanges of unseen cards, with the same view.

    All that the table has shown is kept: voids (R84), declared numbers of taroks (R61), announced cards (R69, R70),
    legal discards (R46 … R48). Before the deal the whole pack is shuffled.
    """
    table, hidden = state
    if not table.deal.dealt:
        pack = list(hidden.pack)
        random.shuffle(pack)
        return State(table, hidden._replace(pack=tuple(pack)))
    cards = _Cards(state, view)
    for _ in range(SWAPS):
        cards.swap(random)
    other = cards.state()
    assert observe(other, view.seat) == view
    return other


class _Cards:
    """The unseen cards and their places."""

    def __init__(self, state: State, view: View) -> None:
        table, hidden = self._state = state
        self._me, self._table = view.seat, table
        self._places: list[tuple[int, Card]] = []
        for seat in range(table.players):
            if seat != view.seat:
                self._places += [(seat, card) for card in members(hidden.hands[seat])]
        self._places += [(TALON + place, hidden.talon[place]) for place in _closed_places(state, view)]
        if view.seat != table.declarer:
            self._places += [(LAID, card) for card in members(hidden.laid_away & ~table.face_up)]
        self._voids = fallen(table)[1]
        self._stays = self._held_fast()

    def _held_fast(self) -> CardSet:
        """Cards whose places everybody knows, or as good as knows."""
        table = self._table
        said = {bonus.item for bonus in table.speech.announced}
        king = 0 if table.called is None else 1 << table.called
        stays = 1 << PAGAT if "pagat" in said else 0
        if "rege" in said or any(side is not None for side in table.sides) or self._me == self._state.hidden.partner:
            stays |= king
        return stays

    def swap(self, random: Random) -> None:
        """Exchange two cards if nothing that was shown stands against it."""
        if len(self._places) < 2:
            return
        first, second = random.sample(range(len(self._places)), 2)
        (here, card), (there, other) = self._places[first], self._places[second]
        if self._fits(here, card, other) and self._fits(there, other, card):
            self._places[first], self._places[second] = (here, other), (there, card)

    def _fits(self, place: int, old: Card, new: Card) -> bool:
        """True if a place may hold another card instead."""
        if (self._stays >> old | self._stays >> new) & 1:
            return False
        if place == LAID:
            return not (TAROACE | KINGS) >> new & 1
        if place >= TALON:
            return True
        declared = self._table.speech.declared
        counted = bool(declared and declared[place])
        if counted and (TAROACE >> old & 1) != (TAROACE >> new & 1):
            return False
        return not self._voids[place] >> new & 1

    def state(self) -> State:
        """The state with the cards in their present places."""
        table, hidden = self._state
        hands, talon, laid = list(hidden.hands), list(hidden.talon), hidden.laid_away
        for seat in range(table.players):
            if seat != self._me:
                hands[seat] = card_set([card for place, card in self._places if place == seat])
        for place, card in self._places:
            if place >= TALON:
                talon[place - TALON] = card
        if self._me != table.declarer:
            laid = hidden.laid_away & table.face_up | card_set([card for place, card in self._places if place == LAID])
        new = hidden._replace(hands=tuple(hands), talon=tuple(talon), laid_away=laid)
        return State(table, new._replace(partner=self._partner(tuple(hands), hidden.partner)))

    def _partner(self, hands: tuple[CardSet, ...], before: Seat | None) -> Seat | None:
        table = self._table
        if table.called is None or before == self._me or self._stays >> table.called & 1:
            return before
        return next((s for s in range(table.players) if s != table.declarer and hands[s] >> table.called & 1), None)


def _closed_places(state: State, view: View) -> list[int]:
    """The places of the talon whose card the seat cannot know."""
    table, hidden = state
    talon = table.talon
    size = len(hidden.talon) // talon.groups if talon.groups else 0
    known = set(talon.seen if view.seat == table.declarer else talon.shown)
    if talon.taken is not None:
        known.add(talon.taken)
    return [place for place in range(len(hidden.talon)) if not size or place // size + 1 not in known]
