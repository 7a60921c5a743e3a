"""The promises of choices before the play against each other, beside their results when each is tried.

    python benchmarks/alternatives.py --game romanian --hands 1000 --seed 1 [--kinds auction,talon] [--plain] [--jobs 2]

Hands of *steady*. At each free decision of these kinds *expert* prices the legal choices. Each of the `MOST` choices
that it likes best is then made in turn, and the hand played out from there by *steady*, with the cards as they are. So
the differences between choices can be compared, told and true, with all else unchanged. Printed are for

- *steady's choice*: the choice that *expert* likes best, less the one of *steady*, where these differ;
- *any other*: the same less each of the others;
- each kind of choice, less the plain alternative (`PLAIN`: to pass, to reject);

how often it was found, the difference that was told and that came, the slope of results on forecasts (1 is right,
0 is no more than chance) and the gap where nothing was told apart; then all that by the size of the forecast. All are
game points of the seat; ± is 95%, all of a hand being one value. ``--plain`` plays without a pool, which spreads less.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import inf, sqrt
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai import Player, decide, make
from ai.arena.deals import deal
from ai.arena.interval import SURE
from ai.arena.report import machine
from engine import GAMES, Action, Kind, State, action_text, apply, legal_actions, observe, start, to_act, variant_for

MOST: Final = 8
PART: Final = 5
"""Hands to a worker at a time."""
PLAIN: Final = {Kind.AUCTION: "pass", Kind.STAGED_TALON: "reject"}
SIZES: Final = (-inf, -4.0, -2.0, -1.0, -0.5, -0.2, 0.2, 0.5, 1.0, 2.0, 4.0, inf)
"""Game points between which differences are looked at together."""
NEAR: Final = 5.0
"""Beyond that a difference counts no more for the slope."""
WITHOUT_POOL: Final = {"pool": False, "all_pass": "throw-in"}
KINDS: Final = (Kind.AUCTION, Kind.CALL, Kind.STAGED_TALON, Kind.DISCARD)


class Pair(NamedTuple):
    """Two choices of one decision: their names, the number of the hand, the difference that was told, and the one that
    came."""

    what: str
    hand: int
    told: float
    came: float


@dataclass(frozen=True)
class Task:
    """The hands to play, the same for all workers."""

    game: str
    seed: str
    kinds: tuple[str, ...]
    plain: bool


class Tried(NamedTuple):
    """A choice: its text, its forecast, and its result."""

    text: str
    told: float
    came: float


def finished(state: State, players: Sequence[Player]) -> State:
    """The hand at its end."""
    while (seat := to_act(state)) is not None:
        state = apply(state, decide(players[seat], observe(state, seat)).action).state
    return state


def came(state: State, seat: int, action: Action, players: Sequence[Player]) -> float:
    """The seat's result in the end if it does that now."""
    settlement = finished(apply(state, action).state, players).table.settlement
    return float(settlement.scores[seat]) if settlement is not None else 0.0


def pairs(kind: str, number: int, tried: Sequence[Tried], usual: str) -> Iterator[Pair]:
    """The pairs to be learnt from one decision; the choices best first."""
    best, *others = tried
    for each in others:
        what = "any other" if each.text != usual else "steady's choice"
        yield Pair(f"{kind}: best less {what}", number, best.told - each.told, best.came - each.came)
    alternative = next((each for each in tried if each.text == PLAIN.get(Kind(kind))), None)
    if alternative is not None:
        for each in tried:
            if each is not alternative:
                what = " ".join(each.text.split()[: 2 if kind == Kind.AUCTION else 1])
                told, true = each.told - alternative.told, each.came - alternative.came
                yield Pair(f"{kind}: {what} less {alternative.text}", number, told, true)


def hand(task: Task, number: int) -> Iterator[Pair]:
    """One hand up to the play, with all that was tried in it."""
    variant = variant_for(task.game, WITHOUT_POOL if task.plain else {})
    dealt = deal(variant, task.seed, number)
    seeds = [f"{task.seed}|{number}|{seat}" for seat in range(variant.players)]
    players = [make("steady", seed) for seed in seeds]
    state = start(variant, dealt.dealer, dealt.own, dealt.pack)
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        if view.kind == Kind.PLAY:
            return
        usual = decide(players[seat], view).action
        if view.kind in task.kinds and len(legal_actions(view)) > 1:
            found = [each for each in decide(make("expert", seeds[seat]), view).ranked if each.error is not None]
            tried = [
                Tried(action_text(each.action), each.value, came(state, seat, each.action, players))
                for each in found[:MOST]
            ]
            if tried:
                yield from pairs(view.kind, number, tried, action_text(usual))
        state = apply(state, usual).state


def part(first: int, task: Task) -> list[Pair]:
    """Some hands, from the number ``first``."""
    return [pair for number in range(first, first + PART) for pair in hand(task, number)]


def mean(rows: Sequence[Pair]) -> str:
    """The mean of the results, as it is printed."""
    middle = fmean(row.came for row in rows)
    off: dict[int, float] = defaultdict(float)
    for row in rows:
        off[row.hand] += row.came - middle
    if len(off) == 1:
        return f"{middle:+7.2f}"
    error = sqrt(sum(each * each for each in off.values()) * len(off) / (len(off) - 1)) / len(rows)
    return f"{middle:+7.2f} ± {SURE * error:.2f}"


def line(rows: Sequence[Pair]) -> tuple[float, float] | None:
    """The slope of results on forecasts, and the gap; None where nothing was told apart."""
    told = [max(-NEAR, min(NEAR, row.told)) for row in rows]
    middle, level = fmean(told), fmean(row.came for row in rows)
    square = sum((each - middle) ** 2 for each in told)
    if not square:
        return None
    slope = sum((each - middle) * (row.came - level) for each, row in zip(told, rows, strict=True)) / square
    return slope, level - slope * middle


def show(title: str, rows: Sequence[Pair]) -> None:
    """One table."""
    fitted = line(rows)
    tail = "" if fitted is None else f"  slope {fitted[0]:.2f}, gap {fitted[1]:+.2f}"
    print(f"\n{title}\n{'all':>16} {len(rows):6} {fmean(row.told for row in rows):+7.2f} {mean(rows)}{tail}")
    for low, high in pairwise(SIZES):
        some = [row for row in rows if low <= row.told < high]
        if some:
            told = fmean(row.told for row in some)
            print(f"{f'{low:g} … {high:g}':>16} {len(some):6} {told:+7.2f} {mean(some)}")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=tuple(GAMES), default="romanian")
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--kinds", default=",".join(KINDS), help="by their names, with commas between")
    parser.add_argument("--plain", action="store_true", help="without a pool (Romanian games)")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    task = Task(asked.game, asked.seed, tuple(asked.kinds.split(",")), asked.plain)
    with ProcessPoolExecutor(asked.jobs) as workers:
        done = workers.map(partial(part, task=task), range(0, asked.hands, PART))
        rows = [pair for some in done for pair in some]
    print(f"hands {asked.hands} of {task.game}, all steady, seed {task.seed}, {machine()['build']} build")
    print(f"{'told apart by':>16} {'n':>6} {'told':>7} {'came':>7}")
    for title in sorted({row.what for row in rows}):
        show(title, [row for row in rows if row.what == title])


if __name__ == "__main__":
    main()
