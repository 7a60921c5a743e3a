"""The gain of a search that sees its own cards, as a share of the gain of one that sees all cards.

    python benchmarks/ceiling.py --kinds play --plain --deals 600 --seed 1 [--jobs 2] [--game taper]

Each arm plays the same deals against *steady*, in the arena's design ``sides``, and is itself *steady* but for the
decisions of these kinds (``play``, ``before`` for all that comes before the cards, ``all``):

- *expert* decides them as it does;
- *blind* believes nothing about unseen cards but certainties: no odds, nothing inferred from
  bids, speeches, leads or cards played;
- *seeing* is shown the cards as they are, the talon among them, and searches as *expert* does with that one deal.

Printed is the lead of each arm over its table in game points a hand, its lead over *expert*, and its share of the
gain of *seeing*. ``--plain`` plays without a pool, which spreads less. ± is 95% over deals; that of a share
comes from the spread of the gain of *expert* beyond that share of the gain of *seeing*.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai import Player, decide, make
from ai.arena.asked import contest
from ai.arena.deals import ArenaDeal, deal
from ai.arena.interval import interval
from ai.arena.report import machine
from ai.games.romanian.beliefs import RomanianBeliefs
from ai.kernel.sampling import DealSampler
from ai.odds import Odds
from ai.places import LAID, REST
from ai.players import ExpertPlayer
from ai.sampler import sampler_of
from ai.searching import Effort
from engine import Kind, State, View, apply, card_set, observe, start, to_act, variant_for

PART: Final = 5
"""Deals to a worker at a time."""
PLACES: Final = 6
EVEN: Final = Odds(**{each.name: 100 for each in fields(Odds)})
WITHOUT_POOL: Final[Mapping[str, bool | str]] = {"pool": False, "all_pass": "throw-in"}
GAMES: Final = ("romanian", "taper")
"""The games whose beliefs can be replaced by the truth here."""
SEEING: Final = "seeing"
KINDS: Final = ("play", "before", "all")


class BlindPlayer(ExpertPlayer):
    """*Expert* without beliefs."""

    def effort(self, kind: str) -> Effort | None:
        """The effort of *expert*, with every deal as likely as any other."""
        effort = super().effort(kind)
        return None if effort is None else replace(effort, reads=False, infers=False, odds=EVEN)


class Task(NamedTuple):
    """The deals to play, the same for all workers."""

    game: str
    seed: str
    kinds: str
    plain: bool
    arms: tuple[str, ...]

    @property
    def house(self) -> Mapping[str, bool | str]:
        """The house rules that differ."""
        return WITHOUT_POOL if self.plain else {}


def player(arm: str, seed: str) -> Player:
    """The player that decides for an arm."""
    return BlindPlayer(seed) if arm == "blind" else make("expert", seed)


def as_it_lies(state: State) -> DealSampler:
    """A sampler that deals the one deal that there is."""
    table, hidden = state
    places = [*hidden.hands] + [0] * (PLACES - len(hidden.hands))
    gone = hidden.laid_away
    for trick in table.play.tricks:
        gone |= card_set(trick.cards)
    gone |= card_set(table.play.trick)
    for hand in hidden.hands:
        gone |= hand
    places[REST], places[LAID] = table.variant.pack.cards & ~gone, hidden.laid_away
    nothing = (0,) * PLACES
    return sampler_of(0, places, nothing, nothing, (-1,) * PLACES, Certain())


class Certain:
    """Odds that nobody asks for: no card is unseen."""

    def rank(self, card: int) -> int:
        """Raises LookupError."""
        raise LookupError(card)

    def of(self, card: int, place: int) -> int:
        """Raises LookupError."""
        raise LookupError(card, place)


@contextmanager
def seen(state: State) -> Iterator[None]:
    """For its duration, make every belief a certainty."""
    usual = RomanianBeliefs.sampler
    RomanianBeliefs.sampler = lambda _: as_it_lies(state)  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        RomanianBeliefs.sampler = usual  # type: ignore[method-assign]


def looked_at(view: View, kinds: str) -> bool:
    """True if a decision is one that an arm makes by itself."""
    return kinds == "all" or (view.kind == Kind.PLAY) == (kinds == "play")


def scores(task: Task, arm: str, dealt: ArenaDeal, seating: Sequence[bool]) -> Sequence[int]:
    """Every seat's score in the end with the arm in some of the seats and *steady* in the others."""
    variant = variant_for(task.game, task.house)
    seeds = [f"{task.seed}|{dealt.number}|{seat}" for seat in range(variant.players)]
    usual = [make("steady", seed) for seed in seeds]
    own = [player(arm, seed) for seed in seeds]
    state = start(variant, dealt.dealer, dealt.own, dealt.pack)
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        if not (seating[seat] and looked_at(view, task.kinds)):
            action = decide(usual[seat], view).action
        elif arm == SEEING:
            with seen(state):
                action = decide(own[seat], view).action
        else:
            action = decide(own[seat], view).action
        state = apply(state, action).state
    settlement = state.table.settlement
    if settlement is None:
        raise ValueError(dealt.number)
    return settlement.scores


def above(task: Task, arm: str, number: int) -> float:
    """The lead a hand of the arm's seats over the mean of their table, in all seatings of a deal."""
    asked = contest("steady", "steady", task.seed, task.game, tuple(task.house.items()), "sides")
    dealt = deal(asked.variant, task.seed, number)
    found = []
    for seating in asked.seatings(dealt):
        got = scores(task, arm, dealt, seating)
        found += [each - fmean(got) for each, own in zip(got, seating, strict=True) if own]
    return fmean(found)


def part(first: int, task: Task) -> list[list[float]]:
    """Some deals, from the number ``first``: a value for each arm."""
    return [[above(task, arm, number) for arm in task.arms] for number in range(first, first + PART)]


def measured(values: Sequence[float]) -> str:
    """A mean with its interval."""
    found = interval(values)
    return f"{found['mean']:+.3f}" + ("" if found["spread"] is None else f" ± {found['spread']:.3f}")


def share(some: Sequence[float], most: Sequence[float]) -> str:
    """The share of the most, with its interval by the delta method; a dash where there is nothing to share."""
    whole = fmean(most)
    if whole <= 0:
        return "–"
    part = fmean(some) / whole
    spread = interval([a - part * b for a, b in zip(some, most, strict=True)])["spread"]
    return f"{part:.0%}" + ("" if spread is None else f" ± {spread / whole:.0%}")


def show(task: Task, rows: Sequence[Sequence[float]]) -> None:
    """The table."""
    found = dict(zip(task.arms, zip(*rows, strict=True), strict=True))
    print(f"{len(rows)} deals of {task.game}, {task.kinds}, seed {task.seed}, {machine()['build']} build")
    print(f"{'arm':10} {'above its table':20} {'above expert':20} of what seeing gains")
    for arm, values in found.items():
        apart = [a - b for a, b in zip(values, found["expert"], strict=True)]
        beyond = "" if arm == "expert" else measured(apart)
        part = share(values, found[SEEING]) if SEEING in found and arm != SEEING else ""
        print(f"{arm:10} {measured(values):20} {beyond:20} {part}".rstrip())


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, default="romanian")
    parser.add_argument("--kinds", choices=KINDS, default="play")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--plain", action="store_true", help="without a pool (four players)")
    parser.add_argument("--blind", action="store_true", help="with the arm that believes nothing")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    arms = ("expert", SEEING, *(("blind",) if asked.blind else ()))
    task = Task(asked.game, asked.seed, asked.kinds, asked.plain, arms)
    with ProcessPoolExecutor(asked.jobs) as workers:
        done = workers.map(partial(part, task=task), range(0, asked.deals, PART))
        rows = [row for some in done for row in some]
    show(task, rows)


if __name__ == "__main__":
    main()
