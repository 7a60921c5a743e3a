"""A seat's expectation of the hand once the game is made: the declarer's card points, and the chance of each bonus."""

from __future__ import annotations

from math import exp
from typing import Final

from ai.features import Weights
from ai.games.slovenian.strength import LONE_SPREAD, SPREAD, estimate, held_points, win_chance
from ai.games.slovenian.sweeping import colour_chance, valat_chance
from ai.games.slovenian.talon import alone_now
from engine import (
    KINGS,
    LUNA,
    PAGAT,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    TRULA,
    CardSet,
    Contract,
    Side,
    View,
    in_threes,
    members,
    suit_of,
)
from engine.contracts import Goal
from engine.games.slovenian.certainty import called_card
from engine.games.slovenian.law import talon_rest

# The chances here were found from 3,000 hands of four and 1,500 of three that *steady* bid and played, by logistic
# regression: a constant, then the weights of `strength.features`. Simulated play promises opponents too much, because a
# bidder holds more than the simulated hands.
FAILS: Final[Weights] = (-4.45, 0.13, 1.16, 0.51, 0.13, 0.04, 0.18, -0.02, -0.06, 0.99, 0.16)
"""The logarithm of the odds that a declarer with a partner loses, by the hand of an opponent …"""
FAILS_LONE: Final[Weights] = (-1.49, 0.07, 0.57, 0.34, -0.02, 0.04, 0.15, -0.13, 0.0, 0.5, 0.02)
"""… a declarer who is known to be alone …"""
FAILS_OF_THREE: Final[Weights] = (-2.65, 0.17, 0.94, 0.6, 0.09, -0.03, 0.42, 0.45, 0.06, 0.49, -0.09)
"""… and with three players."""
FAILS_MORE: Final = {("three", False): -0.47, ("one", False): 0.54, ("three", True): 0.52, ("one", True): 1.77}
"""Additions by the contract with a partner, and for a declarer who turned out to be alone in it (S40)."""
OF_THREE_MORE: Final = {"two": 0.62, "one": 0.29}
"""The same with three players."""
KONTRA_ODDS: Final = 1.5
"""The addition of each kontra said by others."""

# Least squares over hands that were bid and played out by the kernel's rules of thumb, as in `strength`.
WITH: Final[Weights] = (38.1, 0.81, 3.19, 2.69, 0.51, 0.3, 0.79, 0.95, 0.65, 0.59, 0.4)
"""Card points of the declarer's side by the hand of the partner."""

KONTRA_TELLS: Final = 10.0
"""Card points by which a player who says kontra is stronger than the declarer's side would think."""

FLAT_FAILS: Final = 0.35
"""The share of failures among contracts that are not about points."""

KING_KEPT: Final = (0.02, 0.02, 0.17, 0.62, 0.8, 0.6)
"""The chance that a partner who has announced it wins the called king in the last trick, by his cards of its suit …"""
KING_LENGTH: Final = 0.03
"""… and the addition of each tarok beyond six."""

PAGAT_DECLARER: Final = (7.9, 1.0)
"""The number of taroks with which a declarer wins the last trick with the pagat every second time, and the addition of
each further one to the logarithm of the odds …"""
PAGAT_OTHER: Final = (8.3, 1.0)
"""… another player …"""
PAGAT_OF_THREE: Final = (6.9, 1.16)
"""… and with three players."""

HONOUR_OUT: Final = 0.3
"""The chance that a side wins an honour that neither the seat nor a known friend holds."""
KINGS_DECLARER: Final = (-4.87, 0.68, 0.42)
"""The logarithm of the odds that all four kings come home to a declarer who has no king and no tarok, and the additions
of each of two kings and of each tarok; fitted, as the next two, to 2,500 hands of four *steady* …"""
KINGS_PARTNER: Final = (-1.57, 0.20, 0.09)
"""… to a partner who knows that he is one …"""
KINGS_OTHER: Final = (-5.48, 0.34, 0.27)
"""… and to an opponent."""


def declarer_wins(view: View) -> float:
    """The chance that the declarer's side wins the game, as the seat sees it."""
    table, row = view.table, view.table.contract
    if row is None or row.goal is not Goal.POINTS:
        return _flat(view)
    foes = sum(1 for step, _ in enumerate(table.speech.game) if step % 2 == 0)
    friends = len(table.speech.game) - foes
    if view.side is not Side.DECLARER:
        return 1 - _loses(view, row, foes - friends)
    variant = table.variant
    lone = alone_now(view) if view.seat == table.declarer else known_alone(view)
    if view.seat == table.declarer:
        points = held_points(variant, view.hand, alone=lone) + in_threes(variant.pack, view.laid_away)
    else:
        points = estimate(WITH, view.hand)
    return win_chance(points - KONTRA_TELLS * foes, variant.prices.target, LONE_SPREAD if lone else SPREAD)


def _loses(view: View, row: Contract, kontras: int) -> float:
    """The chance that a declarer loses a contract about points, as an opponent sees it."""
    if view.table.variant.holders == 3:
        odds = estimate(FAILS_OF_THREE, view.hand) + OF_THREE_MORE.get(row.key, 0.0)
    else:
        lone = known_alone(view)
        odds = estimate(FAILS_LONE if lone else FAILS, view.hand) + FAILS_MORE.get((row.key, lone), 0.0)
    return 1 / (1 + exp(-odds - KONTRA_ODDS * kontras))


def known_alone(view: View) -> bool:
    """True if the declarer is known to have no partner."""
    return sum(1 for side in view.table.sides if side is Side.DECLARER) == 1 and view.table.sides_known


def _flat(view: View) -> float:
    """The chance that a contract which is not about points is made."""
    row = view.table.contract
    if row is None or view.seat != view.table.declarer or row.goal is not Goal.ALL_TRICKS:
        return 1 - FLAT_FAILS
    variant = view.table.variant
    return valat_chance(variant, view.hand) if row.trumps else colour_chance(variant, view.hand)


def bonus_chance(view: View, item: str) -> float:
    """The chance that the seat's side makes a bonus which the seat may announce.

    Raises:
        ValueError: there is no such bonus.
    """
    match item:
        case "trula":
            return _trula(view)
        case "kings":
            return _kings(view)
        case "king":
            return _king(view)
        case "pagat":
            return _pagat(view)
        case "valat":
            return valat_chance(view.table.variant, view.hand)
    raise ValueError(item)


def length(view: View) -> float:
    """The seat's number of taroks, as if it had twelve cards; a high one counts a little more."""
    taroks = view.hand & TAROACE
    tops = (taroks & (1 << SKIZ | 1 << LUNA)).bit_count()
    return (taroks.bit_count() + 0.5 * tops - 0.5) * 12 / view.table.variant.hand_size


def _king(view: View) -> float:
    """S21, S27: the chance that the called king is won in the last trick by its holder's side.

    A partner need not play it while he has other cards of its suit, and he hardly ever has many more.
    """
    called = called_card(view)
    if called is None:
        return 0.0
    cards = (view.hand & SUIT_CARDS[suit_of(called)]).bit_count()
    if TAROACE >> called & 1 or view.seat == view.table.declarer:
        return 1 / (1 + exp(6.8 - 0.6 * length(view) - 0.5 * min(cards, 4)))
    kept = KING_KEPT[min(cards, len(KING_KEPT) - 1)]
    return min(max(kept + KING_LENGTH * (length(view) - 6), 0.02), 0.95)


def _pagat(view: View) -> float:
    """S22: the chance to win the last trick with the pagat, if it is kept for that from the first card on."""
    if view.table.variant.holders == 3:
        even, each = PAGAT_OF_THREE
    else:
        even, each = PAGAT_DECLARER if view.seat == view.table.declarer else PAGAT_OTHER
    return 1 / (1 + exp(each * (even - length(view))))


def unreachable(view: View) -> CardSet:
    """The cards that the declarer's opponents have in any case: the rest of the talon."""
    return talon_rest(view.table) if view.table.talon.taken is not None else 0


def _trula(view: View) -> float:
    rest = unreachable(view) & TRULA
    if rest and view.side is Side.DECLARER:
        return 0.02
    mine = view.hand | rest
    strong = min(max((length(view) - 4) / 5, 0.0), 1.0)
    skis = 0.98 if mine >> SKIZ & 1 else HONOUR_OUT
    mond = (0.97 if mine >> SKIZ & 1 else 0.6) if mine >> LUNA & 1 else HONOUR_OUT
    pagat = 0.55 + 0.4 * strong if view.hand >> PAGAT & 1 else 1.0 if rest >> PAGAT & 1 else HONOUR_OUT
    return skis * mond * pagat


def _kings(view: View) -> float:
    """S20: the chance that the seat's side takes all four kings."""
    rest = unreachable(view) & KINGS
    if rest and view.side is Side.DECLARER:
        return 0.02
    even, king, tarok = KINGS_OTHER
    if view.side is Side.DECLARER:
        even, king, tarok = KINGS_DECLARER if view.seat == view.table.declarer else KINGS_PARTNER
    kings = min((view.hand & KINGS).bit_count(), 2)
    return 1 / (1 + exp(-(even + king * kings + tarok * length(view))))


def failure(view: View, item: str) -> float:
    """The chance that a bonus which the other side has announced fails."""
    hand = view.hand
    own = length(view)
    match item:
        case "trula":
            held = hand | (unreachable(view) if view.side is Side.OPPONENTS else 0)
            if held & (1 << SKIZ):
                return 0.97
            return 0.6 if held & (1 << LUNA | 1 << PAGAT) else 0.2
        case "kings":
            held = hand & KINGS
            guards = [(hand & SUIT_CARDS[suit_of(king)]).bit_count() for king in members(held)]
            if unreachable(view) & KINGS and view.side is Side.OPPONENTS:
                return 0.97
            return min(0.25 + sum(0.45 if 1 < count < 5 else 0.25 for count in guards), 0.95)
        case "valat":
            return 0.99 if hand >> SKIZ & 1 else 0.5
        case "king":
            return min(max(0.2 + 0.05 * (own - 4), 0.1), 0.9)
    return min(max(0.3 + 0.08 * (own - 4), 0.1), 0.9)
