"""Whether the bots cheat: decisions are made again after all cards that the seat cannot know were dealt anew.

    python benchmarks/honesty.py [--decisions 500] [--levels expert sidonia …] [--seed 1] [--jobs 2]

So many decisions of every level and character, in all phases of both games with many house rules, are each made twice:
by a player who has been asked for all seats before, and by a fresh one on the same view over other unseen cards. Every
thought on the way has to be the same: the action, the ranked candidates with values and reasons, the nodes searched,
and how many thoughts there were. Prints the counts by player and phase; ends with status 1 if anything differs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from tests.support.honesty import WHO, Findings, examine

CHUNK: Final = 25
"""Decisions that are sent to a worker at a time, each chunk with hands of its own."""
PHASES: Final = (
    "cut", "pattern", "packets", "throw-in", "auction", "call", "talon", "discard", "announce", "play", "michi",
)  # fmt: skip


def line(name: str, found: Findings) -> str:
    """One row of the table."""
    counts = "".join(f"{found.seen[phase]:>9}" for phase in PHASES)
    rest = f"{found.games['taper']:>7}{found.moved:>8}{found.thoughts:>10}"
    return f"{name:<10}{counts}{rest}{len(found.differences):>11}{len(found.failures):>9}"


def measure(names: Sequence[str], wanted: int, seed: str, jobs: int) -> dict[str, Findings]:
    """What was found of each, printed as it comes."""
    results = {name: Findings() for name in names}
    print(f"{'':<10}{''.join(f'{phase:>9}' for phase in PHASES)}  taper   moved  thoughts  different   failed")
    with ProcessPoolExecutor(jobs) as pool:
        sent = {
            name: [
                pool.submit(examine, name, f"honesty/{seed}/{at}", min(CHUNK, wanted - at))
                for at in range(0, wanted, CHUNK)
            ]
            for name in names
        }
        for name, parts in sent.items():
            for part in parts:
                results[name].add(part.result())
            print(line(name, results[name]), flush=True)
    return results


def main() -> int:
    """Examine; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=500, help="of each player")
    parser.add_argument("--levels", nargs="*", choices=WHO, default=WHO, metavar="NAME", help="levels and characters")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    begun = monotonic()
    results = measure(asked.levels, asked.decisions, asked.seed, asked.jobs)
    everything = Findings()
    for found in results.values():
        everything.add(found)
    for words in [*everything.differences, *everything.failures][:20]:
        print(words)
    print(
        f"{sum(everything.seen.values())} decisions, {everything.moved} with other cards elsewhere, "
        f"{everything.thoughts} thoughts compared: {len(everything.differences)} differences, "
        f"{len(everything.failures)} failures, {monotonic() - begun:.0f} s"
    )
    return 1 if everything.differences or everything.failures else 0


if __name__ == "__main__":
    sys.exit(main())
