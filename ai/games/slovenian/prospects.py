"""What a seat expects of the hand once the game is made: the declarer's card points, and the chance of each bonus."""

from __future__ import annotations

from math import prod
from typing import Final

from ai.games.slovenian.strength import LONE_SPREAD, SPREAD, Weights, estimate, held_points, win_chance
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
    Side,
    View,
    in_threes,
    members,
    suit_of,
)
from engine.contracts import Goal
from engine.games.slovenian.certainty import called_card
from engine.games.slovenian.law import talon_rest

# Least squares over hands that were bid and played out by the kernel's rules of thumb, as in `strength`.
AGAINST: Final[Weights] = (54.0, -1.55, -4.6, -3.6, -0.95, -0.23, -1.4, -1.2, -0.25, -2.1, -0.3)
"""Card points of the declarer's side by the hand of an opponent of a declarer with a partner …"""
AGAINST_LONE: Final[Weights] = (47.0, -0.6, -3.5, -2.5, -0.6, -0.1, -0.5, -0.6, -0.1, -2.0, -0.2)
"""… of a declarer who is known to be alone …"""
AGAINST_OF_THREE: Final[Weights] = (47.0, -0.6, -3.3, -2.6, -0.4, -0.1, -0.5, -0.6, -0.1, -2.0, -0.3)
"""… and with three players."""
WITH: Final[Weights] = (30.5, 1.6, 3.9, 3.0, 0.75, 0.3, 1.7, 1.3, 0.4, -0.2, -0.2)
"""The same by the hand of the partner."""

KONTRA_TELLS: Final = 5.0
"""Card points by which whoever says kontra is stronger than one would think."""

FLAT_FAILS: Final = 0.35
"""How often a contract fails that is not about points."""

HONOUR_OUT: Final = 0.3
"""The chance that one's side wins an honour that one does not hold, nor a known friend."""
KING_HOME: Final = 0.8
"""The chance to bring a king home that one holds, or that the partner holds who was called."""
KING_OUT: Final = 0.2
"""The chance to win a king of somebody unknown."""


def own_side_wins(view: View) -> float:
    """The chance that the seat's own side wins the game."""
    wins = declarer_wins(view)
    return wins if view.side is Side.DECLARER else 1 - wins


def declarer_wins(view: View) -> float:
    """The chance that the declarer's side wins the game, as the seat sees it."""
    table, row = view.table, view.table.contract
    if row is None or row.goal is not Goal.POINTS:
        return _flat(view)
    variant = table.variant
    goal = variant.prices.target
    lone = alone_now(view) if view.seat == table.declarer else known_alone(view)
    spread = LONE_SPREAD if lone else SPREAD
    if view.seat == table.declarer:
        points = held_points(variant, view.hand, alone=lone) + in_threes(variant.pack, view.laid_away)
    elif view.side is Side.DECLARER:
        points = estimate(WITH, view.hand)
    elif variant.holders == 3:
        points = estimate(AGAINST_OF_THREE, view.hand)
    else:
        points = estimate(AGAINST_LONE if lone else AGAINST, view.hand)
    foes = sum(1 for step, _ in enumerate(table.speech.game) if step % 2 == 0)
    friends = len(table.speech.game) - foes
    tells = friends - foes if view.side is Side.OPPONENTS else -foes
    return win_chance(points + KONTRA_TELLS * tells, goal, spread)


def known_alone(view: View) -> bool:
    """Whether everybody knows that the declarer has no partner."""
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
            return _last(view, 9.5, 0.11) - (0.0 if view.seat == view.table.declarer else 0.1)
        case "pagat":
            return _last(view, 8.2, 0.14)
        case "valat":
            return valat_chance(view.table.variant, view.hand)
    raise ValueError(item)


def length(view: View) -> float:
    """How many taroks the seat holds, as if it had twelve cards; a high one more counts a little more."""
    taroks = view.hand & TAROACE
    tops = (taroks & (1 << SKIZ | 1 << LUNA)).bit_count()
    return (taroks.bit_count() + 0.5 * tops - 0.5) * 12 / view.table.variant.hand_size


def _last(view: View, even: float, each: float) -> float:
    """The chance to win the last trick as planned: even at so many taroks, so much more for each further one."""
    return min(max(0.5 + each * (length(view) - even), 0.03), 0.95)


def unreachable(view: View) -> CardSet:
    """What the opponents of the declarer have in any case: what is left of the talon."""
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
    rest = unreachable(view) & KINGS
    if rest and view.side is Side.DECLARER:
        return 0.02
    strong = min(max((length(view) - 5) / 5, 0.0), 1.0)
    home = KING_HOME + 0.17 * strong
    called = called_card(view)
    chances = []
    for king in members(KINGS):
        if rest >> king & 1:
            continue
        friend = view.side is Side.DECLARER and king == called
        chances.append(home if view.hand >> king & 1 or friend else KING_OUT + 0.3 * strong)
    return prod(chances)


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
    return min(max(0.3 + 0.08 * (own - 4), 0.1), 0.9)
