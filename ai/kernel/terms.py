"""What a hand is worth once it is played: the prices of a contract and of its bonuses (R97 … R110)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bits import KINGS, PAGAT, TRULA, thirds

LUNA_LOST: Final = 1 << 54
"""The declarer's side lost its luna to the other side's skiz (R93)."""
LUNA_WON: Final = 1 << 55
"""The opponents lost theirs."""
PAGAT_LAST: Final = 1 << 56
"""The pagat fell in the last trick …"""
PAGAT_MADE: Final = 1 << 57
"""… and won it …"""
PAGAT_OURS: Final = 1 << 58
"""… and the declarer's side played it."""
KING_LAST: Final = 1 << 59
"""The called king fell in the last trick."""
LAST_OURS: Final = 1 << 60
"""The declarer's side won the last trick."""


ITEMS: Final = ("game", "trula", "regii", "luna", "pagat", "rege", "valat", "prins")
"""What is announced or doubled; `made` takes their places here."""


class Terms:
    """The prices of one hand, as the declarer's side sees them, in game points a pairing.

    For each bonus: what it was announced for by the declarer's side (``ours``) and by the opponents (``theirs``), chain
    included, 0 if not at all; and what it is worth silently.
    """

    def __init__(self) -> None:
        self.least: i64 = 107  # thirds of card points that win the game (R89)
        self.win: i64 = 2
        self.loss: i64 = 2
        self.valat: i64 = 8  # silent; with the chain of the game where nobody announced it (A26)
        self.valat_ours: i64 = 0
        self.valat_theirs: i64 = 0
        self.declared: i64 = 0  # taroace, own less the others' (R103)
        self.silent: i64 = 1
        self.regii: i64 = 1
        self.ultimo: i64 = 1
        self.trula_ours: i64 = 0
        self.trula_theirs: i64 = 0
        self.regii_ours: i64 = 0
        self.regii_theirs: i64 = 0
        self.luna_ours: i64 = 0
        self.luna_theirs: i64 = 0
        self.pagat_ours: i64 = 0
        self.rege_ours: i64 = 0
        self.prins_theirs: i64 = 0
        self.abandoned: i64 = 0  # what an abandoned king costs (R54), 0 if there is none
        self.called: i64 = 0
        self.exchange: i64 = 0  # 1 if a called king comes to him from the rest of the talon (R55), not abandoned
        self.talon_counts: i64 = 1  # A24
        self.stake: i64 = 1
        self.pool_made: i64 = (
            0  # what an announced pagat moves from the pool to the declarer's side (R108), never doubled
        )


def worth(terms: Terms, played: i64, won: i64, laid: i64, rest: i64, more: i64) -> i64:
    """What a hand came to for the declarer's side, in game points a pairing, the stake included, the pool not.

    ``won`` are the cards of its tricks with the marks of the last trick and the luna, ``played`` all cards of tricks,
    ``laid`` its discards, ``rest`` the untaken talon. ``more`` are thirds of card points added to its own.
    """
    lost: i64 = played & ~won
    mine: i64 = won & played | laid
    points: i64 = thirds(mine) + more
    given: i64 = lost
    if terms.talon_counts:
        given |= rest
    if terms.exchange and not terms.abandoned and rest & terms.called:
        points += 12
        mine |= terms.called
        given &= ~terms.called
    total: i64 = terms.declared
    if terms.valat_ours or terms.valat_theirs:
        total += _owned(not lost, won & played == 0, terms.valat_ours, terms.valat_theirs, terms.valat)
    elif not lost:
        total += terms.valat
    elif won & played == 0:
        total -= terms.valat
    else:
        total += terms.win if points >= terms.least else -terms.loss
    total += _owned(mine & TRULA == TRULA, given & TRULA == TRULA, terms.trula_ours, terms.trula_theirs, terms.silent)
    total += _owned(mine & KINGS == KINGS, given & KINGS == KINGS, terms.regii_ours, terms.regii_theirs, terms.regii)
    total += _owned(won & LUNA_WON != 0, won & LUNA_LOST != 0, terms.luna_ours, terms.luna_theirs, terms.silent)
    total += _prins(terms, lost)
    total += _pagat(terms, won)
    total += _rege(terms, won)
    return total * terms.stake


def _owned(made: bool, given: bool, ours: i64, theirs: i64, silent: i64) -> i64:
    """A feat that either side may do: announced or silent, for each side (R98, A25)."""
    total: i64 = 0
    if ours:
        total += ours if made else -ours
    elif made:
        total += silent
    if theirs:
        total += -theirs if given else theirs
    elif given:
        total -= silent
    return total


def _prins(terms: Terms, lost: i64) -> i64:
    """R92, R54: the called king among the opponents' tricks, or left behind in the talon."""
    captured: bool = lost & terms.called != 0
    total: i64 = 0
    if terms.prins_theirs:
        total += -terms.prins_theirs if captured else terms.prins_theirs
    elif captured and not terms.abandoned:
        total -= terms.silent
    return total - terms.abandoned


def _pagat(terms: Terms, won: i64) -> i64:
    """R94: the last trick's pagat, announced by the declarer (R69) or not."""
    made: bool = won & PAGAT_MADE != 0
    ours: bool = won & PAGAT_OURS != 0
    if terms.pagat_ours:
        total: i64 = terms.pagat_ours if made and ours else -terms.pagat_ours
        if won & PAGAT_LAST and not ours:
            total += -terms.ultimo if made else terms.ultimo
        return total
    if not won & PAGAT_LAST:
        return 0
    return terms.ultimo if made == ours else -terms.ultimo


def _rege(terms: Terms, won: i64) -> i64:
    """R95: the called king in the last trick."""
    home: bool = won & KING_LAST != 0 and won & LAST_OURS != 0
    if terms.rege_ours:
        return terms.rege_ours if home else -terms.rege_ours
    if not won & KING_LAST:
        return 0
    return terms.silent if home else -terms.silent


def last_trick(trick: i64, best: i64, pagat: i64, ours: i64, called: i64) -> i64:
    """The marks of the last trick; ``pagat`` tells whether the declarer's side played that, ``ours`` whether it won."""
    marks: i64 = LAST_OURS if ours else 0
    if trick & PAGAT:
        marks |= PAGAT_LAST
        if best == PAGAT:
            marks |= PAGAT_MADE
        if pagat:
            marks |= PAGAT_OURS
    if trick & called:
        marks |= KING_LAST
    return marks


def made(terms: Terms, item: i64, ours: bool, played: i64, won: i64, laid: i64, rest: i64, more: i64) -> bool:
    """Whether a side makes an item of `ITEMS`: the declarer's with ``ours``, else its opponents."""
    mine: i64 = won & played | laid
    given: i64 = played & ~won | rest
    cards: i64 = mine if ours else given
    if item == 0:
        return (thirds(mine) + more >= terms.least) == ours
    if item == 1:
        return cards & TRULA == TRULA
    if item == 2:
        return cards & KINGS == KINGS
    if item == 3:
        return won & (LUNA_WON if ours else LUNA_LOST) != 0
    if item == 4:
        return won & PAGAT_MADE != 0 and (won & PAGAT_OURS != 0) == ours
    if item == 5:
        return won & KING_LAST != 0 and won & LAST_OURS != 0
    if item == 6:
        return played & ~won == 0 if ours else won & played == 0
    return played & ~won & terms.called != 0
