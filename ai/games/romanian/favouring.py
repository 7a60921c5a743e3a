"""The small preferences between choices that a search finds about even: caution, custom and habit, in game points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ai.cardplay.knowledge import know
from ai.cardplay.leading import posing
from ai.cardplay.signals import signal_card, signals
from ai.habits import Habits
from engine import (
    GAME,
    PLAYS,
    TAROACE,
    Action,
    Announce,
    Card,
    Double,
    Hold,
    Kind,
    MakeBid,
    PlayCard,
    Reject,
    Side,
    Surrender,
    View,
)

from .care import carelessness, dearness

CONTRA: Final = 0.25
"""The gain over silence that a contra must promise, as a share of its stake: it may be answered, and shows the side."""

SPEAK: Final = 0.15
"""Game points that an announcement has to promise beyond silence."""

BIDS: Final = {"trei": -0.2, "doi": -0.2, "unu": 0.4, "solo": 1.4}
"""The same for a bid, beyond passing: the shortfall of declared hands against the expectation
(`benchmarks/bidding.py`). A solo worth just a little more brought no more than the next best bid."""

USUAL: Final[Mapping[str, float]] = {
    Kind.PLAY: 0.1,
    Kind.STAGED_TALON: 0.3,
    Kind.DISCARD: 0.5,
    Kind.CALL: 0.2,
    Kind.ANNOUNCE: 0.6,
}
"""The bonus in game points, by kind, for the choice of the rules of thumb: they know things that simulated play by
simpler rules does not see. The one for a discard was set by `benchmarks/alternatives.py`;
*expert*'s announcements alone, in place of *steady*'s, lost 0.06 ± 0.06 without it."""

CUSTOM: Final = 0.15
"""Game points by which a truthful tarok lead is preferred (R87): a partner at the table builds on it."""

LIE: Final = 0.8
"""Game points against a tarok lead that would mislead the partner."""

POSE: Final = 0.5
"""The preference in game points of a player with that habit for posing as the declarer's partner."""


def favours(view: View, actions: Sequence[Action], habits: Habits, usual: Action) -> Mapping[Action, float]:
    """The additions to the value of each action, for the order only; ``usual`` is the choice of the rules of thumb."""
    if view.kind == Kind.PLAY:
        cards = [action for action in actions if isinstance(action, PlayCard)]
        found = dict(_leads(view, cards, habits))
        for card, cost in carelessness(view, [action.card for action in cards]).items():
            found[PLAYS[card]] = found.get(PLAYS[card], 0.0) - cost
    else:
        found = {action: favour(view, action, habits) for action in actions}
    found[usual] = found.get(usual, 0.0) + USUAL.get(view.kind, 0.0)
    return found


def favour(view: View, action: Action, habits: Habits) -> float:
    """The addition for an action before the play."""
    match action:
        case MakeBid(bid):
            return habits.risk + (habits.without_talon if bid.contract == "solo" else 0.0) - BIDS[bid.contract]
        case Hold():
            held = view.table.auction.bid
            return habits.risk - (BIDS[held.contract] if held is not None else 0.0)
        case Reject():
            return habits.risk
        case Surrender():
            return habits.surrenders
        case Announce(item):
            return (habits.pagat if item == "pagat" else habits.bonuses) - SPEAK
        case Double():
            added = price_after(view, action) / 2  # each step doubles the previous stake
            return habits.contra - CONTRA * added * (1 + steps_before(view, action))
    return 0.0


def steps_before(view: View, action: Double) -> int:
    """The number of steps in the chain so far: each was said by a player who knows his cards."""
    speech = view.table.speech
    if action.item == GAME:
        return len(speech.game)
    return next(
        len(bonus.steps) for bonus in speech.announced if (bonus.item, bonus.seat) == (action.item, action.seat)
    )


def price_after(view: View, action: Double) -> float:
    """The stake after the announcement, in game points in each pairing."""
    table = view.table
    if table.contract is None:
        return 0.0
    if action.item == GAME:
        return float(table.variant.prices.game(table.contract, table.level, steps_before(view, action) + 1).loss)
    steps = steps_before(view, action) + 1
    return float(table.variant.prices.bonus(action.item, table.contract, announced=True, steps=steps))


def _leads(view: View, actions: Sequence[PlayCard], habits: Habits) -> Mapping[Action, float]:
    """The first tarok that a seat leads is a signal; seats that follow, and those that never signal, are free."""
    table = view.table
    silent = habits.signals == "never" or table.contract is None or table.contract.individual
    if silent or table.play.trick or view.seat in signals(table):
        return {}
    posed = posing(know(view), habits.signals)
    true = signal_card(view.hand)
    return {action: _tarok_lead(view, action.card, true, posed) for action in actions if TAROACE >> action.card & 1}


def _tarok_lead(view: View, card: Card, true: Card | None, posed: Card | None) -> float:
    if posed is not None:
        return POSE if card == posed else 0.0
    if view.side is not Side.DECLARER:
        return 0.0  # an opponent has no partner yet who would listen
    return CUSTOM if card == true else -LIE * dearness(view)
