"""The promises of *expert*'s bids and announcements, and their results.

    python benchmarks/bidding.py --deals 300 [--seed 1]

Two *expert* sit beside two *steady*, each deal with the seats exchanged. For every bid that was played, every pass and
every announcement it prints how often it was made, the search's forecast, how much more that was than for the
alternative (passing, or saying nothing), and the seat's score in the end, with a 95% interval over hands. This sets
the margins in ``ai/favouring.py``. Compile the kernel first (`build/accelerate.py`), or take a tenth of the deals.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from tqdm import tqdm

from ai import Decision, decide, make
from engine import (
    Announce,
    Double,
    Pass,
    PassAnnouncing,
    State,
    apply,
    observe,
    shuffled,
    start,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot


@dataclass(frozen=True, slots=True)
class Promise:
    """A speech of a seat, its forecast, and that of the alternative."""

    what: str
    seat: int
    expected: float
    otherwise: float


def promise(state: State, seat: int, decision: Decision) -> Promise | None:
    """The promise of a decision of the auction or the announcements; None for others."""
    values = {candidate.action: candidate.value for candidate in decision.ranked}
    if decision.ranked[0].error is None:
        return None
    action, phase = decision.action, state.table.phase
    if phase == "auction" and not state.hidden.asked:
        what = "pass" if isinstance(action, Pass) else "bid"
        return Promise(what, seat, values[action], values.get(Pass(), 0.0))
    if phase == "announce" and isinstance(action, Announce | Double):
        word = "announce" if isinstance(action, Announce) else "double"
        return Promise(f"{word} {action.item}", seat, values[action], values.get(PassAnnouncing(), 0.0))
    return None


def play(number: int, seed: str, experts: frozenset[int]) -> list[tuple[str, float, float, float]]:
    """One hand: each promise that was put to the test, with the seat's score in the end."""
    variant = variant_for("romanian")
    draw = Random(f"{seed}/{number}")
    state = start(variant, number % 4, Pot(7, 1), shuffled(variant.pack, draw.random))
    players = [make("expert" if seat in experts else "steady", f"{number}/{seat}") for seat in range(4)]
    bids: dict[int, Promise] = {}
    said: list[Promise] = []
    while (seat := to_act(state)) is not None:
        decision = decide(players[seat], observe(state, seat))
        found = promise(state, seat, decision) if seat in experts else None
        if found is not None and found.what in ("bid", "pass"):
            bids[seat] = found
        elif found is not None:
            said.append(found)
        state = apply(state, decision.action).state
    settlement, declarer = state.table.settlement, state.table.declarer
    if settlement is None or settlement.contract is None:
        return []
    had = [paid + pool for paid, pool in zip(settlement.own.payments, settlement.own.pool_payments, strict=True)]
    rows = [(each.what, each.expected, each.otherwise, float(had[each.seat])) for each in said]
    for seat, each in bids.items():
        if (each.what == "bid") == (seat == declarer):
            what = f"declare {settlement.contract}" if each.what == "bid" else "pass"
            rows.append((what, each.expected, each.otherwise, float(had[seat])))
    return rows


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    rows: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for number in tqdm(range(asked.deals), unit="deal", disable=None):
        for experts in (frozenset((0, 2)), frozenset((1, 3))):
            for what, *numbers in play(number, asked.seed, experts):
                rows[what].append((numbers[0], numbers[1], numbers[2]))
    print(f"{'':16}{'times':>7}{'expected':>10}{'otherwise':>11}{'came to':>17}")
    for what, found in sorted(rows.items()):
        came = [row[2] for row in found]
        spread = 1.96 * pstdev(came) / sqrt(len(came))
        expected, otherwise = fmean(row[0] for row in found), fmean(row[1] for row in found)
        print(f"{what:16}{len(found):7}{expected:+10.2f}{otherwise:+11.2f}{fmean(came):+10.2f} ± {spread:.2f}")


if __name__ == "__main__":
    main()
