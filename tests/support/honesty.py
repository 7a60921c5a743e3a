"""A check that bots decide from their view alone: the same thoughts over other unseen cards, no state within reach."""

from __future__ import annotations

import gc
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Final

from ai import CHARACTERS, LEVELS, Decision, Player, decide, make
from ai.games import FAMILIES
from ai.games.romanian.family import ROMANIAN
from engine import HandRecord, State, View, action_text, apply, legal_actions, observe, to_act
from engine.hidden import Hidden

from .chance import Temper, first_of
from .worlds import by_the_rules

WHO: Final = (*LEVELS, *CHARACTERS)
"""Everybody who can sit at a table."""
Maker = Callable[[], Player]
Redealing = Callable[[HandRecord, State, View, Random], State]
OFTEN: Final = {"play": 0.15, "announce": 0.3, "auction": 0.4, "cut": 0.3}
"""The share of a phase's decisions that is looked at, of all others every one: most of a hand is play."""
GAMES: Final = tuple(game for family in FAMILIES for game in family.games)
"""The games that there are bots for."""


@dataclass
class Findings:
    """``seen`` counts decisions by phase, ``moved`` those whose unseen cards really were elsewhere, ``thoughts`` all
    that were compared; ``differences`` and ``failures`` list the faults."""

    seen: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    moved: int = 0
    thoughts: int = 0
    differences: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Findings) -> None:
        """Count those in too."""
        self.seen += other.seen
        self.games += other.games
        self.moved += other.moved
        self.thoughts += other.thoughts
        self.differences += other.differences
        self.failures += other.failures


def positions(seed: str, games: Sequence[str]) -> Iterator[tuple[HandRecord, State]]:
    """Records so far, with their states, in which somebody has a choice: hand after hand of these games."""
    number = 0
    while True:
        random = Random(f"{seed}/{number}")
        record = first_of(random, games[number % len(games)])
        number += 1
        state = record.begin().state
        temper = Temper(random)
        calm = "steady" if random.random() < 0.5 else None
        while (seat := to_act(state)) is not None:
            view = observe(state, seat)
            legal = legal_actions(view)
            if len(legal) > 1 and random.random() < OFTEN.get(view.phase, 1.0):
                yield record, state
            if calm and random.random() < 0.7:
                action = decide(make(calm, f"{number}/{seat}"), view).action
            else:
                action = temper.choose(view, legal)
            record = record.with_action(seat, action)
            state = apply(state, action).state


def decisions(seed: str, games: Sequence[str] = ROMANIAN.games) -> Iterator[State]:
    """The states alone."""
    return (state for _, state in positions(seed, games))


def phase_of(view: View) -> str:
    """The phase, the negative game apart."""
    contract = view.table.contract
    return "michi" if view.phase == "play" and contract is not None and contract.individual else view.phase


def train(player: Player, view: View) -> list[Decision] | str:
    """Every thought of the player about a decision, in order; or its failure."""
    try:
        return list(player.think(view))
    except Exception as failure:  # both sides of a comparison may fail, in the same way
        return f"{type(failure).__name__}: {failure}"


def differences(first: list[Decision] | str, second: list[Decision] | str) -> Iterator[str]:
    """The differences between two trains of thought; one at most of each thought."""
    if isinstance(first, str) or isinstance(second, str):
        if first != second:
            yield f"{first} against {second}"
        return
    if len(first) != len(second):
        yield f"{len(first)} thoughts against {len(second)}"
    for one, two in zip(first, second, strict=False):
        for what in ("action", "ranked", "reasons", "nodes"):
            if getattr(one, what) != getattr(two, what):
                yield f"{what}: {getattr(one, what)} against {getattr(two, what)}"
                return


def _maker(who: str | Maker, seed: str) -> tuple[str, Maker]:
    """A name for the report, and a maker of a new player each time."""
    if isinstance(who, str):
        name = who
        return name, lambda: make(name, seed)
    return "somebody", who


def examine(
    who: str | Maker, seed: str, count: int, games: Sequence[str] = GAMES, redealt: Redealing = by_the_rules
) -> Findings:
    """So many decisions of that player in these games; each is made again by another over other unseen cards.

    Both have the same seed. The one who is asked first goes on from hand to hand and from seat to seat: it has been
    shown everybody's cards. *redealt* says which cards are unseen.
    """
    name, maker = _maker(who, seed)
    found, random, player = Findings(), Random(f"{seed}/cards"), maker()
    for number, (record, state) in zip(range(count), positions(seed, games), strict=False):
        view = observe(state, to_act(state) or 0)
        first = train(player, view)
        state, before = redealt(record, state, view, random), state
        again = observe(state, view.seat)
        second = train(maker(), again)
        where = f"{name}, {view.table.variant.key}, {phase_of(view)}, seed {seed}, decision {number}"
        found.seen[phase_of(view)] += 1
        found.games[view.table.variant.key] += 1
        found.moved += state != before
        found.differences += [f"{where}: another view"] if again != view else []
        found.differences += [f"{where}: {what}" for what in differences(first, second)]
        if isinstance(first, str):
            found.failures.append(f"{where}: {first}")
        else:
            found.thoughts += len(first)
    found.differences += [f"{name} can come to {type(each).__name__}" for each in states_within(player, *left_behind())]
    return found


_SKIPPED: Final = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, str, int, float, bytes)


def reachable(roots: Iterable[object]) -> Iterator[object]:
    """All objects that can be come to from those, through attributes, containers, closures and running generators; not
    by way of modules and classes, which everybody has."""
    seen: set[int] = set()
    waiting = deque(roots)
    kept = []  # an id is that of one object only as long as it lives
    while waiting:
        each = waiting.popleft()
        if id(each) in seen:
            continue
        seen.add(id(each))
        kept.append(each)
        yield each
        if isinstance(each, FunctionType):
            waiting.extend(cell.cell_contents for cell in each.__closure__ or () if cell != type(cell)())
            waiting.extend(each.__defaults__ or ())
        elif isinstance(each, MethodType):
            waiting.append(each.__self__)
        elif not isinstance(each, _SKIPPED):
            waiting.extend(gc.get_referents(each))


def states_within(*roots: object) -> list[object]:
    """The states and hidden cards that can be come to from those objects."""
    return [each for each in reachable(roots) if isinstance(each, State | Hidden)]


def left_behind() -> Iterator[object]:
    """All that the modules of the bots keep: tables, and caches of their functions."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "ai" and not name.startswith("ai.arena") and module is not None:
            for value in vars(module).values():
                if not isinstance(value, type | ModuleType) and not (
                    isinstance(value, FunctionType) and value.__module__ != name
                ):
                    yield value


def digest(name: str, seed: str, count: int) -> str:
    """One word for all that a player thinks at so many decisions, the same in every process."""
    found = blake2b(digest_size=12)
    player = make(name, seed)
    for state, _ in zip(decisions(seed, GAMES), range(count), strict=False):
        view = observe(state, to_act(state) or 0)
        thoughts = train(player, view)
        found.update(repr(thoughts if isinstance(thoughts, str) else [_plain(each) for each in thoughts]).encode())
    return found.hexdigest()


def _plain(decision: Decision) -> tuple[object, ...]:
    ranked = [
        (action_text(each.action), each.value, each.error, [(r.key, *sorted(r.params.items())) for r in each.reasons])
        for each in decision.ranked
    ]
    return action_text(decision.action), decision.nodes, ranked
