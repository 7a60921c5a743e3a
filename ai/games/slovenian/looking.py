"""The searches before the play by kind of decision, and what tips the scales where they find choices about even."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from ai.games.slovenian.beliefs import believe
from ai.games.slovenian.bidding import caution
from ai.games.slovenian.kinds import KLOP_KONTRA, LAYING, NAMING
from ai.games.slovenian.payoffs import aside
from ai.games.slovenian.planning import PlanSearch
from ai.games.slovenian.seating import seated
from ai.games.slovenian.voicing import WordSearch
from ai.games.slovenian.ways import choices, way_of
from ai.games.slovenian.worth import outlook
from ai.habits import Habits
from ai.judgement import Ask
from ai.player import Decision
from ai.searching import reasons_of, run_search
from engine import GAME, Action, Announce, Contract, Double, Hold, MakeBid, Pass, View, legal_actions
from engine.contracts import Goal
from engine.games.slovenian.actions import VOGEL_FREI, named

CUSTOM: Final = 1.0
"""The share of an ordinary player's caution that a search still has: hands are played out with open sides."""

PASSING: Final = 8.0
"""Game points by which others make less of the hands that are left to them than is played out: they do not know each
other's cards. Without it a search would play poor beggars for nothing but to stop them."""

AVOIDS: Final = 8.0
"""Game points by which a contract that avoids tricks is worth less than is played out: opponents lead with care."""

SPEAK: Final = 2.0
"""Game points that something said has to promise beyond silence: it may be answered, and shows the side …"""
STEP: Final = 0.15
"""… and a step of a chain besides this share of what it adds."""

USUAL: Final[Mapping[str, float]] = {LAYING: 0.7}
"""Game points by which what the rules of thumb would do is preferred, by kind: they know what playing out does not."""
OTHERWISE: Final = 0.5


def decision_search(view: View, ask: Ask) -> Iterator[Decision]:
    """A bid, a contract, a card to call, a talon group, a discard, kontra in a klop; better and better ones.

    Where the kernel does not know what is on the table the rules of thumb decide.
    """
    here = seated(view)
    if unknown(here):
        yield ask.rules
        return
    actions = choices(here)
    ways = [way_of(here, action, outlook) for action in actions]
    favour = favours(here, actions, ask.habits, ask.rules.action)
    search = PlanSearch(here, believe(here).sampler(), ways, ask.seed)
    yield from run_search(search, actions, ask.effort, reasons_of(ask.rules), favour)


def word_search(view: View, ask: Ask) -> Iterator[Decision]:
    """Something to say in the round of kontras; a pagat that may fly free always does."""
    here = seated(view)
    if aside(here.table) or ask.rules.action == VOGEL_FREI:
        yield ask.rules
        return
    legal = [action for action in legal_actions(view) if action != VOGEL_FREI]
    beliefs = believe(here)
    order = view.table.in_turn(view.table.forehand)
    actions = [_seated_action(action, order, here is not view) for action in legal]
    search = WordSearch(here, beliefs.sampler(), beliefs.partner, beliefs.alone, actions, ask.seed)
    favour = favours(here, legal, ask.habits, ask.rules.action)
    yield from run_search(search, legal, ask.effort, reasons_of(ask.rules), favour)


def _seated_action(action: Action, order: Sequence[int], moved: bool) -> Action:
    """The action by the seats of a `seated` view."""
    if moved and isinstance(action, Double) and action.seat is not None:
        return replace(action, seat=order.index(action.seat))
    return action


def unknown(view: View) -> bool:
    """Whether a fourth king has been called without its name: whose partner it makes is not looked into."""
    return view.table.fourth and view.table.called is None


def favours(view: View, actions: Sequence[Action], habits: Habits, usual: Action) -> Mapping[Action, float]:
    """What is added to the value of each action for the order only; ``usual`` is what the rules of thumb would do."""
    found = {action: favour(view, action, habits) for action in actions}
    if usual in found:
        found[usual] += USUAL.get(view.kind, OTHERWISE)
    return found


def favour(view: View, action: Action, habits: Habits) -> float:
    """What caution, custom and habit add."""
    variant = view.table.variant
    stands = view.table.auction.bid if isinstance(action, Hold) else None
    match action:
        case MakeBid() | Hold():
            bid = action.bid if isinstance(action, MakeBid) else stands
            row = None if bid is None else variant.contract(bid.contract)
            return 0.0 if row is None else _liked(view, row, habits)
        case Pass():
            return PASSING
        case Announce(item):
            return (habits.pagat if item == "pagat" else habits.bonuses) - SPEAK
        case Double(item):
            return habits.contra - SPEAK - (STEP * _adds(view, action) if view.kind != KLOP_KONTRA else 0.0)
    if view.kind == NAMING and (row := variant.contract(named(action) or "")) is not None and not row.individual:
        return _liked(view, row, habits)
    return 0.0


def _liked(view: View, row: Contract, habits: Habits) -> float:
    less = CUSTOM * caution(view, row) + (AVOIDS if row.goal in (Goal.NO_TRICK, Goal.ONE_TRICK) else 0.0)
    return habits.risk + (0.0 if row.talon_cards else habits.without_talon) - less


def _adds(view: View, action: Double) -> float:
    """What a step adds to what is at stake."""
    table = view.table
    if table.contract is None:
        return 0.0
    prices = table.variant.prices
    if action.item == GAME:
        return float(prices.game(table.contract, 1, len(table.speech.game)).win)
    steps = [len(bonus.steps) for bonus in table.speech.announced if bonus.item == action.item]
    return float(prices.bonus(action.item, table.contract, announced=True, steps=max(steps, default=0)))
