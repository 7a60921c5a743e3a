"""The play of the bots: the events at a table of *steady*, its strength, and its speed.

    python benchmarks/bots.py --hands 2000 --seed 1 [--game taper] [--only table|random|convention]

Prints, with the spread where chance plays a part: frequencies of contracts, outcomes, bonuses and contras over one long
evening of four *steady*; mean game points a hand of one *steady* among random players, every deal played once from each
seat; the same of two *steady* that lead by the convention (R87) against two that do not; and the time of a decision.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai import Decision, Player, decide, make
from ai.players import SteadyPlayer
from engine import (
    State,
    Variant,
    View,
    after_hand,
    apply,
    draw_first_dealer,
    new_match,
    next_pack,
    observe,
    shuffled,
    start,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot
from engine.games.romanian.outcomes import RomanianOutcome


def play(state: State, players: Sequence[Player], times: list[float] | None = None) -> State:
    """The finished hand; the seconds of each decision go into ``times``."""
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        began = perf_counter()
        action = decide(players[seat], view).action
        if times is not None:
            times.append(perf_counter() - began)
        state = apply(state, action).state
    return state


def count(state: State, counts: Counter[str]) -> None:
    """Add the events of a hand."""
    settlement, speech = state.table.settlement, state.table.speech
    if settlement is None:
        return
    counts[f"outcome {settlement.outcome}"] += 1
    if settlement.contract is None or settlement.outcome is not RomanianOutcome.PLAYED:
        return
    key, points = settlement.contract, settlement.points or (0, 0)
    counts[f"contract {key}"] += 1
    counts[f"won {key}"] += points[0] >= state.table.variant.prices.target
    counts[f"level {settlement.level}"] += 1
    counts["alone"] += settlement.partner is None
    counts["declared taroace"] += any(speech.declared)
    for step in range(1, len(speech.game) + 1):
        counts[f"game doubled {step}"] += 1
    if speech.game:
        counts["contra lost by the declarer"] += points[0] < state.table.variant.prices.target
        counts["contra, points of the opponents"] -= settlement.lines[0].value
    for bonus in speech.announced:
        counts[f"announced {bonus.item}"] += 1
        counts["bonus doubled"] += bool(bonus.steps)
    for line in settlement.lines:
        if line.announced:
            own = next(b for b in speech.announced if b.item == line.item)
            declares = own.seat in (settlement.declarer, settlement.partner)
            counts[f"announced {line.item}, made"] += (line.value > 0) == declares
        elif line.item not in ("game", "taroace"):
            counts[f"silent {line.item}"] += 1


def table(variant: Variant, hands: int, seed: int) -> None:
    """One evening of four *steady*."""
    random = Random(seed)
    match = new_match(variant, draw_first_dealer(variant, random.random).dealer)
    players = [make("steady", f"{seed}/{seat}") for seat in range(variant.players)]
    counts: Counter[str] = Counter()
    times: list[float] = []
    began = perf_counter()
    for _ in range(hands):
        state = start(variant, match.dealer, match.own, next_pack(match, random.random))
        state = play(state, players, times)
        count(state, counts)
        if state.table.settlement is not None:
            match = after_hand(match, state.table.settlement)
    print(f"{hands} hands of {variant.players} steady in {perf_counter() - began:.1f} s")
    for key in sorted(counts):
        print(f"  {key:36} {counts[key]:6}  {100 * counts[key] / hands:5.1f} %")
    times.sort()
    mean, high = 1000 * statistics.mean(times), 1000 * times[int(len(times) * 0.999)]
    print(f"  a decision: mean {mean:.2f} ms, 99.9 % under {high:.2f} ms, longest {1000 * times[-1]:.1f} ms")


def duplicate(
    variant: Variant, hands: int, seed: int, seats: Sequence[Sequence[int]], team: Callable[[str, bool], Player]
) -> tuple[float, float]:
    """Mean game points a hand of the team's seats above the others' and its 95% spread; each deal once a seating."""
    results = []
    for number in range(hands):
        pack = shuffled(variant.pack, Random(f"{seed}/{number}").random)
        total = 0.0
        for own in seats:
            players = [team(f"{seed}/{number}/{seat}", seat in own) for seat in range(variant.players)]
            state = play(start(variant, number % variant.players, Pot(6, 1), pack), players)
            settlement = state.table.settlement
            if settlement is None:
                continue
            paid = [a + b for a, b in zip(settlement.own.payments, settlement.own.pool_payments, strict=True)]
            mine = statistics.mean(paid[seat] for seat in own)
            total += mine - statistics.mean(paid[seat] for seat in range(variant.players) if seat not in own)
        results.append(total / len(seats))
    return statistics.mean(results), 1.96 * statistics.stdev(results) / len(results) ** 0.5


class RandomCards:
    """Bids and announces like *steady* and plays any card: the measure for the play of the cards alone."""

    def __init__(self, seed: str) -> None:
        self._steady, self._random = make("steady", seed), make("random", seed)

    def think(self, view: View) -> Iterator[Decision]:
        """One decision."""
        return (self._random if view.phase == "play" else self._steady).think(view)


def _seat(other: str, seed: str, own: bool) -> Player:
    """*Steady* for the own seat, the other bot for the rest."""
    if own or other != "cards":
        return make("steady" if own else other, seed)
    return RandomCards(seed)


def main() -> None:
    """Run the parts asked for."""
    parser = argparse.ArgumentParser(description="how the bots play")
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="romanian")
    parser.add_argument("--only", choices=("table", "random", "convention"))
    asked = parser.parse_args()
    variant = variant_for(asked.game)
    if asked.only in (None, "table"):
        table(variant, asked.hands, asked.seed)
    if asked.only in (None, "random"):
        seats = [[seat] for seat in range(variant.players)]
        for name, other in (("random players", "random"), ("steady players of random cards", "cards")):
            mean, spread = duplicate(variant, asked.hands // 4, asked.seed, seats, partial(_seat, other))
            print(f"one steady above {name}: {mean:+.2f} ± {spread:.2f} game points a hand")
    if asked.only in (None, "convention") and variant.players == 4:
        mean, spread = duplicate(
            variant, asked.hands, asked.seed, [[0, 2], [1, 3]], lambda seed, own: SteadyPlayer(seed, convention=own)
        )
        print(f"leading by the convention above not doing so: {mean:+.3f} ± {spread:.3f} game points a hand")


if __name__ == "__main__":
    main()
