"""The expected results of hands before the play, laid beside the true ones, row by row.

``part`` plays some hands and returns their rows as `Found`, which can be added up; `agreement` makes figures.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Generator, Iterator
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ai import decide
from ai.arena.bots import Bot
from ai.arena.deals import deal
from ai.arena.follies import Follies, Sums, blame, take_deal
from ai.foresight import Foresight
from ai.games import FORESEES, proofs_of
from ai.players import ExpertPlayer, seen
from ai.proofs import Level
from ai.roles import Relation
from ai.searching import seed_for
from benchmarks.outcomes import made, won
from engine import (
    BEFORE_THE_CARDS,
    Action,
    Announce,
    Kind,
    MakeBid,
    Settlement,
    State,
    View,
    apply,
    legal_actions,
    observe,
    start,
    to_act,
    variant_for,
)

PART: Final = 2
"""Hands to a worker at a time: few, for a limit of time has to wait for those that are begun."""
SIDES: Final = 2
PAID: Final = ("romanian", "taper")
"""The games whose searches count the payments of a seat."""


class Row(NamedTuple):
    """An expectation and its result; ``hand`` is its number."""

    hand: int
    expected: float
    came: float


@dataclass
class Found:
    """The findings in some hands: rows of chances and of amounts by their names, claims by theirs, follies."""

    chances: dict[str, list[Row]] = field(default_factory=lambda: defaultdict(list))
    amounts: dict[str, list[Row]] = field(default_factory=lambda: defaultdict(list))
    claims: dict[str, list[Row]] = field(default_factory=lambda: defaultdict(list))
    follies: Follies = field(default_factory=dict)
    hands: int = 0

    def add(self, other: Found) -> None:
        """Take in other hands."""
        pairs = ((self.chances, other.chances), (self.amounts, other.amounts), (self.claims, other.claims))
        for own, more in pairs:
            for name, rows in more.items():
                own[name] += rows
        for which, sums in other.follies.items():
            self.follies.setdefault(which, Sums()).add(sums)
        self.hands += other.hands


@dataclass(frozen=True)
class Task:
    """The hands to play, the same for all workers."""

    game: str
    bot: Bot
    seed: str


class Thought(NamedTuple):
    """A decision that was looked into."""

    view: View
    action: Action
    foresight: Foresight


def look(view: View, action: Action) -> Foresight | None:
    """The foresight that would price a hint if it named that action."""
    effort = ExpertPlayer("").effort(view.kind)
    foresee = FORESEES.get(view.table.variant.key)
    if effort is None or foresee is None:
        return None
    known = seen(view)
    return foresee(known, action, effort, seed_for("hint", known))


def hand(task: Task, number: int, found: Found) -> None:
    """Play one hand, and lay the expectations beside the results."""
    variant = variant_for(task.game)
    dealt = deal(variant, task.seed, number)
    players = [task.bot.player(f"{task.seed}|{number}|{seat}") for seat in range(variant.players)]
    state = start(variant, dealt.dealer, dealt.own, dealt.pack)
    thoughts: dict[tuple[str, int], tuple[View, Action]] = {}
    claims: list[tuple[int, int, str, int, bool]] = []
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        action = decide(players[seat], view).action
        plays = view.kind == Kind.PLAY
        if plays:
            claims += _claims(view)
        first = plays and not view.table.play.tricks
        before = not (plays or view.kind in BEFORE_THE_CARDS) and _free(view)
        if first or (before and (view.kind != Kind.AUCTION or isinstance(action, MakeBid))):
            thoughts["first card" if plays else view.kind, seat] = view, action
        if isinstance(action, Announce):
            thoughts[f"announced {action.item}", seat] = view, action
        state = apply(state, action).state
    settlement = state.table.settlement
    if settlement is None:
        raise ValueError(number)
    found.hands += 1
    blamed = [Counter[str]() for _ in range(variant.players)]
    blame(state, blamed)
    take_deal(found.follies, task.game, sum(blamed, Counter()), variant.players)
    ours = {settlement.declarer, settlement.partner}
    if settlement.declarer is None:
        return
    for (kind, seat), (view, action) in thoughts.items():
        if view.table.contract is None and not _came_about(action, seat, settlement):
            continue
        foresight = look(view, action)
        if foresight is not None and foresight.share:
            _compare(found, kind, Thought(view, action, foresight), state, settlement, number)
    for seat, other, name, percent, together in claims:
        right = ((seat in ours) == (other in ours)) == together
        found.claims[f"claim {name}"].append(Row(number, percent / 100, float(right)))


def _free(view: View) -> bool:
    """True if there is anything to decide."""
    return len(legal_actions(view)) > 1


def _came_about(action: Action, seat: int, settlement: Settlement) -> bool:
    """True if a seat's act before anybody had declared became the contract played."""
    if isinstance(action, MakeBid):
        return (seat, action.bid.contract) == (settlement.declarer, settlement.contract)
    return seat == settlement.declarer


def _claims(view: View) -> Iterator[tuple[int, int, str, int, bool]]:
    """The claims about the others that a hint would call likely: by whom, of whom, the event, how sure, the side."""
    for other, proof in enumerate(proofs_of(view)):
        if other != view.seat and proof.level is Level.LIKELY:
            yield view.seat, other, str(proof.event), proof.percent, proof.relation is Relation.WITH


def _compare(found: Found, kind: str, thought: Thought, state: State, settlement: Settlement, number: int) -> None:
    """The rows of one decision; a hand that was given up is a lost game without card points."""
    view, action, foresight = thought
    if isinstance(action, Announce):
        chance = foresight.made.get(action.item)
        if chance is not None and kind.startswith("announced"):
            found.chances[kind].append(Row(number, chance, float(made(state, view.seat, action.item))))
            return
    found.chances[f"{kind}: game"].append(Row(number, foresight.won, float(won(state, settlement))))
    if len(settlement.points or ()) == SIDES:
        points = (settlement.points or (0,))[0]
        found.amounts[f"{kind}: card points"].append(Row(number, foresight.points, float(points)))
    if state.table.variant.key in PAID:
        own = settlement.own
        paid = own.payments[view.seat] + own.pool_payments[view.seat]
        found.amounts[f"{kind}: game points"].append(Row(number, foresight.value, float(paid)))
    if not state.table.play.tricks:
        return
    legal = legal_actions(view)
    said = {each.item for each in state.table.speech.announced if each.seat == view.seat}
    for item, chance in foresight.made.items():
        if Announce(item) in legal and item not in said:
            found.chances[f"left unsaid {item}"].append(Row(number, chance, float(made(state, view.seat, item))))


def part(first: int, task: Task, hands: int) -> Found:
    """Some hands, from the number ``first``."""
    found = Found()
    for number in range(first, min(first + PART, hands)):
        hand(task, number, found)
    return found


def parts(task: Task, hands: int, executor: Executor | None = None) -> Generator[Found, None, None]:
    """The hands in parts, in their order; without an executor played here.

    A caller that breaks off takes back the parts that the executor has not begun.
    """
    firsts = range(0, hands, PART)
    if executor is None:
        for first in firsts:
            yield part(first, task, hands)
        return
    waiting = [executor.submit(part, first, task, hands) for first in firsts]
    try:
        for future in waiting:
            yield future.result()
    except BrokenExecutor:  # it takes everything back itself
        raise
    except BaseException:
        for future in waiting:
            future.cancel()
        raise
