"""The facts of reasons that hold of the true cards, whatever a seat can know: who wins a trick, who lacks a suit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from ai.reasons import Why
from engine import SUIT_CARDS, TAROACE, Seat, State, Suit, legal_actions, suit_of

from .seeing import Moment, card, suit
from .trick_ends import winners

Params = Mapping[str, Any]


class Truth(NamedTuple):
    """A decision with all the cards of the table; ``m`` is all that its seat sees."""

    m: Moment
    state: State

    @property
    def others(self) -> list[Seat]:
        """The other seats."""
        return [seat for seat in range(self.state.table.players) if seat != self.m.view.seat]

    def holds(self, seat: Seat, of: Suit) -> bool:
        """True if a seat holds a card of a suit."""
        return bool(self.state.hidden.hands[seat] & SUIT_CARDS[of])

    def around(self, of: Suit, above: int = -1) -> int:
        """The number of cards of a suit in the other hands, only of those above a card if there is one."""
        wanted = SUIT_CARDS[of] & -(1 << above + 1) & ~(TAROACE & ~self.m.taroks)
        return sum((self.state.hidden.hands[seat] & wanted).bit_count() for seat in self.others)

    def together(self, one: Seat, other: Seat) -> bool:
        """True if two seats are on the same side."""
        ours = (self.state.table.declarer, self.state.hidden.partner)
        return (one in ours) == (other in ours)

    def winners(self) -> set[Seat]:
        """The seats that can win the trick after this card, as the engine plays it out."""
        return winners(self.state, self.m.action)


def _lacks(t: Truth, p: Params) -> bool:
    return not t.holds(p["seat"], suit(p["suit"]))


def _mine(t: Truth, p: Params) -> bool:
    return t.winners() == {t.m.view.seat}


def _theirs(t: Truth, p: Params) -> bool:
    """The winner is the seat named, if nobody plays any more."""
    return bool(p["after"]) or t.winners() == {p["seat"] if "seat" in p else t.m.player(card(p["card"]))}


def _sure(t: Truth, p: Params) -> bool:
    """A sure winner is beaten by a partner at most."""
    return p["percent"] < 100 or all(t.together(seat, t.m.view.seat) for seat in t.winners())


FACTS: Final[Mapping[str, Callable[[Truth, Params], bool]]] = {
    Why.ONLY_CARD: lambda t, p: len(legal_actions(t.m.view)) == 1,
    Why.MATE_VOID: _lacks,
    Why.FORCES_TAROC: _lacks,
    Why.WINS_TRICK: _mine,
    Why.TAKES_OVER: _mine,
    Why.BEATS_HIGH: _mine,
    Why.DUCKS_UNDER: lambda t, p: t.m.view.seat not in t.winners(),
    Why.SURE_WINNER: _sure,
    Why.MATE_WINS: _theirs,
    Why.MATE_LEADS: _theirs,
    Why.CANNOT_WIN: _theirs,
    Why.FOLLOWS_SUIT: _theirs,
    Why.BEATS_BEST: lambda t, p: bool(p["after"]) or _mine(t, p),
    Why.STAYS_UNDER_DECLARER: lambda t, p: bool(p["after"]) or t.winners() == {t.state.table.declarer},
    Why.NO_TRUMP: lambda t, p: t.m.view.seat not in t.winners(),
    Why.SUIT_RUNS_OUT: lambda t, p: not all(t.holds(seat, suit(p["suit"])) for seat in t.m.later),
    Why.NO_VOID_SHOWN: lambda t, p: t.around(suit(p["suit"])) <= p["unseen"],
    Why.DRAWS_TAROACE: lambda t, p: t.around(Suit.TAROK) <= p["unseen"],
    Why.KEEPS_PAGAT: lambda t, p: t.around(Suit.TAROK) <= p["taroace"],
    Why.LIKELY_WINS: lambda t, p: t.around(suit_of(t.m.played), t.m.played) <= p["higher"],
    Why.KING_HERE: lambda t, p: t.state.hidden.partner is None,
    Why.ALONE: lambda t, p: t.state.hidden.partner is None,
    Why.KING_STAYS: lambda t, p: t.state.hidden.partner is None,
    Why.ANNULS_WEAK: lambda t, p: (t.state.hidden.hands[t.m.view.seat] & TAROACE).bit_count() == p["count"],
}
"""The tests of those reasons."""
