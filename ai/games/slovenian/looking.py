"""The searches before the play by kind of decision, and the preferences between choices that they find about even."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from ai.games.slovenian.beliefs import believe
from ai.games.slovenian.bidding import caution
from ai.games.slovenian.continuations import choices, way_of
from ai.games.slovenian.kinds import KLOP_KONTRA, LAYING, NAMING
from ai.games.slovenian.payoffs import aside
from ai.games.slovenian.planning import PlanSearch
from ai.games.slovenian.seating import seated
from ai.games.slovenian.voicing import WordSearch
from ai.games.slovenian.worth import outlook
from ai.habits import Habits
from ai.judgement import Ask
from ai.player import Decision
from ai.searching import reasons_of, run_search
from engine import GAME, Action, Announce, Contract, Double, Hold, Kind, MakeBid, Pass, View, legal_actions
from engine.contracts import Goal
from engine.games.slovenian.actions import VOGEL_FREI, named

CUSTOM: Final = 0.5
"""The share of an ordinary player's caution that a search still has: its simulated hands have open sides."""

BIDDING: Final = frozenset({Kind.AUCTION, NAMING})
"""The decisions in which the rules of thumb know more than simulated play, which shows all players the sides and lets
others bid by their number of taroks: with it alone *expert* bid worse than *club*, by 3.1 ± 1.2 game points a hand. So
only choices that the rules find nearly even are looked into …"""
CLOSE: Final = 4.0
"""… within so many game points of their best …"""
RULES: Final = 2.0
"""… and their expectation has so many times the weight of the simulations."""

PASSING: Final = 0.0
"""Game points by which others make less of the hands left to them than the simulations do."""

AVOIDS: Final = 22.0
"""Game points by which a contract that avoids tricks is worth less than simulated: opponents lead with care …"""
SHOWN: Final = 18.0
"""… and the further loss if its hand is open: they see the best leads."""

KLOP: Final = 5.0
"""Game points by which a klop is worth less than simulated to its namer: others do not lead into its hand."""

SPEAK: Final = 2.0
"""Game points that an announcement has to promise beyond silence: it may be answered, and shows the side …"""
STEP: Final = 0.15
"""… and a step of a chain in addition this share of its stake."""
UNLIKELY: Final = 20.0
"""The most game points against an announcement from the rules of thumb. Their expectation counts as much as that of the
simulations, because they were fitted to hands that were played."""

USUAL: Final[Mapping[str, float]] = {LAYING: 0.7}
"""Game points for the choice of the rules of thumb, by kind: they know things that simulated play does not."""
OTHERWISE: Final = 0.5


def decision_search(view: View, ask: Ask) -> Iterator[Decision]:
    """A bid, a contract, a card to call, a talon group, a discard, kontra in a klop; better and better ones.

    If the kernel does not know the cards on the table the rules of thumb decide.
    """
    here = seated(view)
    if unknown(here):
        yield ask.rules
        return
    actions = choices(here)
    expected: Mapping[Action, float] = {}
    if view.kind in BIDDING:
        expected = {candidate.action: candidate.value for candidate in ask.rules.ranked}
        least = max(expected.values()) - CLOSE
        actions = [action for action in actions if expected[action] >= least]
        if len(actions) == 1:
            yield as_ruled(ask.rules)
            return
    ways = [way_of(here, action, outlook) for action in actions]
    favour = favours(here, actions, ask.habits, ask.rules.action)
    for action in actions:
        favour[action] += RULES * expected.get(action, 0.0)
    search = PlanSearch(here, believe(here).sampler(), ways, ask.seed)
    yield from run_search(search, actions, ask.effort, reasons_of(ask.rules), favour)


def as_ruled(decision: Decision) -> Decision:
    """The rules of thumb's decision on bids and contracts, with prices: their values there are game points."""
    return replace(decision, ranked=tuple(replace(each, error=0.0) for each in decision.ranked))


def word_search(view: View, ask: Ask) -> Iterator[Decision]:
    """An announcement in the round of kontras; a pagat that may fly free always does.

    King ultimo is left to the rules of thumb: they were fitted to hands that were played, and simulated play does not
    keep the small cards that guard the king.
    """
    here = seated(view)
    if aside(here.table) or ask.rules.action in (VOGEL_FREI, Announce("king")):
        yield ask.rules
        return
    legal = [action for action in legal_actions(view) if action != VOGEL_FREI]
    beliefs = believe(here)
    order = view.table.in_turn(view.table.forehand)
    actions = [_seated_action(action, order, here is not view) for action in legal]
    search = WordSearch(here, beliefs.sampler(), beliefs.facts.partner, beliefs.facts.alone, actions, ask.seed)
    favour = favours(here, legal, ask.habits, ask.rules.action)
    for candidate in ask.rules.ranked:
        if candidate.action in favour and isinstance(candidate.action, Announce | Double):
            favour[candidate.action] += max(candidate.value, -UNLIKELY)
    yield from run_search(search, legal, ask.effort, reasons_of(ask.rules), favour)


def _seated_action(action: Action, order: Sequence[int], moved: bool) -> Action:
    """The action by the seats of a `seated` view."""
    if moved and isinstance(action, Double) and action.seat is not None:
        return replace(action, seat=order.index(action.seat))
    return action


def unknown(view: View) -> bool:
    """True if a fourth king has been called without its name: the search does not cover its partner."""
    return view.table.fourth and view.table.called is None


def favours(view: View, actions: Sequence[Action], habits: Habits, usual: Action) -> dict[Action, float]:
    """The additions to the value of each action, for the order only; ``usual`` is the choice of the rules of thumb."""
    found = {action: favour(view, action, habits) for action in actions}
    if usual in found:
        found[usual] += USUAL.get(view.kind, OTHERWISE)
    return found


def favour(view: View, action: Action, habits: Habits) -> float:
    """The addition of caution, custom and habit."""
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
    if view.kind == NAMING and (row := variant.contract(named(action) or "")) is not None:
        return -KLOP if row.individual else _liked(view, row, habits)
    return 0.0


def _liked(view: View, row: Contract, habits: Habits) -> float:
    less = CUSTOM * caution(view, row)
    if row.goal in (Goal.NO_TRICK, Goal.ONE_TRICK):
        less += AVOIDS + (SHOWN if row.key == "open-beggar" else 0.0)
    return habits.risk + (0.0 if row.talon_cards else habits.without_talon) - less


def _adds(view: View, action: Double) -> float:
    """The increase of the stake by a step, once more for each earlier step: their speakers have seen their cards."""
    table = view.table
    if table.contract is None:
        return 0.0
    prices = table.variant.prices
    if action.item == GAME:
        steps = len(table.speech.game)
        return float(prices.game(table.contract, 1, steps).win * (1 + steps))
    steps = max((len(bonus.steps) for bonus in table.speech.announced if bonus.item == action.item), default=0)
    return float(prices.bonus(action.item, table.contract, announced=True, steps=steps) * (1 + steps))
