"""The auction: the hand's expectation in the contracts that a bid leaves open, against passing (S33 … S38, S76)."""

from __future__ import annotations

from typing import Final

from ai.games.slovenian.handreasons import contract_reasons, hand_reasons
from ai.games.slovenian.worth import SlovenianOutlook, outlook, radl_counts
from ai.habits import NEUTRAL, Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import TAROACE, Action, Contract, Hold, MakeBid, Pass, View, legal_actions
from engine.contracts import Goal
from engine.games.slovenian.bidding import SeniorityPhase
from engine.games.slovenian.naming import NamingPhase

STEP: Final = 0.4
"""Game points by which a lower bid is preferred, because the seat can always go on."""

PASSES: Final = -2.0
"""Game points against the average that a seat expects if it leaves the hand to others …"""
LEAVES: Final = -4.0
"""… and once another player has bid for it."""

# The frequency of each contract is a matter of custom, not of profit alone: by game points nearly every hand would
# be bid up to ena. These numbers were set so that of 100 hands of four some 20 are left to forehand, most of the
# others are dva and ena, 10 to 20 are solos, and 2 to 8 berač. A solo with fewer cards is won more often, as only
# the strongest hands bid it: with more caution for it than for solo tri it was hardly ever played.
BESIDE: Final = {3: 4.0, 2: 10.6, 1: 14.0}
"""Game points that a contract with a partner has to promise beyond passing, by the talon cards that it takes …"""
LONE: Final = {3: 14.5, 2: 10.0, 1: 6.0, 0: 4.0}
"""… one alone against three on points: it may be doubled, without a partner's help …"""
AGAINST_TWO: Final = {3: 2.0, 2: 9.0, 1: 13.0, 0: 14.0}
"""… one against two …"""
OTHER: Final[dict[Goal, float]] = {Goal.NO_TRICK: 6.0, Goal.ONE_TRICK: 6.0, Goal.ALL_TRICKS: 30.0}
"""… and one that is not about points, by its goal."""


def caution(view: View, row: Contract) -> float:
    """The game points that a contract has to promise beyond passing."""
    if row.goal is not Goal.POINTS:
        return OTHER.get(row.goal, 0.0)
    if view.table.variant.holders == 3:
        return AGAINST_TWO[row.talon_cards]
    return (BESIDE if row.calls_king else LONE)[row.talon_cards]


def cautious(view: View, row: Contract, habits: Habits = NEUTRAL) -> SlovenianOutlook:
    """The outlook of a contract for a player of ordinary caution."""
    found = outlook(view, row)
    if row.individual:
        return found
    liked = habits.risk + (0.0 if row.talon_cards else habits.without_talon)
    less = caution(view, row) * (2 if radl_counts(view.table, view.seat) else 1)
    return SlovenianOutlook(row, found.chance, found.value - less + liked)


def open_rows(view: View) -> tuple[Contract, ...]:
    """The contracts that may be bid in this hand, rising."""
    phase = view.table.variant.course[view.table.variant.phase("auction")]
    return phase.open_to(view.table) if isinstance(phase, SeniorityPhase) else ()


def exact(view: View) -> bool:
    """S-V3: True if only the bid itself may be named."""
    return any(isinstance(phase, NamingPhase) and phase.exact for phase in view.table.variant.course)


def bid(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Every legal call, in game points against the average."""
    rows = open_rows(view)
    outlooks = [cautious(view, row, habits) for row in rows]
    return [_candidate(view, action, rows, outlooks) for action in legal_actions(view)]


def _candidate(view: View, action: Action, rows: tuple[Contract, ...], outlooks: list[SlovenianOutlook]) -> Candidate:
    auction = view.table.auction
    stands = action.bid if isinstance(action, MakeBid) else auction.bid if isinstance(action, Hold) else None
    if stands is None:
        return _pass(view, rows, outlooks)
    place = [row.key for row in rows].index(stands.contract)
    lowest = 0 if auction.bid is None else [row.key for row in rows].index(auction.bid.contract)
    meant = [outlooks[place]] if exact(view) else outlooks[place:]
    best = max(meant, key=lambda each: each.value)
    found = [*hand_reasons(view, best), *contract_reasons(view, best)]
    if isinstance(action, Hold) and auction.holder is not None:
        found.append(because(Why.SENIOR_HOLDS, 1.8, seat=auction.holder))
    return weighed(action, best.value - STEP * (place - lowest), found)


def _pass(view: View, rows: tuple[Contract, ...], outlooks: list[SlovenianOutlook]) -> Candidate:
    """Passing leaves the hand to others, or to a klop if no other player can be left with it."""
    table = view.table
    auction = table.auction
    found: list[Reason] = []
    value = PASSES if auction.bid is None else LEAVES
    klop = table.variant.contracts[0]
    near = klop_near(view)
    if near:
        promised = outlook(view, klop).value
        value = (1 - near) * value + near * promised
        if promised > 0:
            found.append(because(Why.KLOP_GOOD, 1.5))
    places = {row.key: place for place, row in enumerate(rows)}
    open_ones = [action.bid for action in legal_actions(view) if isinstance(action, MakeBid)]
    if open_ones:
        lowest = outlooks[places[open_ones[0].contract]]
        found += contract_reasons(view, lowest)
    return weighed(Pass(), value, found or [because(Why.TAROACE, 1.0, count=(view.hand & TAROACE).bit_count())])


def klop_near(view: View) -> float:
    """The chance that a pass leads to a klop: S75 with three players, and S38 in a compulsory hand."""
    table = view.table
    if table.auction.bid is not None:
        return 0.0
    if table.own.compulsory:
        return 0.9
    if table.variant.holders == 4:
        return 0.1
    return (0.2, 0.45, 1.0)[min(table.auction.passed.bit_count(), 2)]
