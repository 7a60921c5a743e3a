"""Slovenian Tarok beside OpenSpiel's ``tarok``: the same deals and cards in both, with four and with three players.

    pip install -e '.[openspiel]'
    python benchmarks/openspiel.py [--hands 2000] [--first 0] [--jobs 2]

So many hands with four players, and as many with three. Compared are the auction (four players), kings and groups that
may be named, the turn and all legal cards at every card, the winner of every trick, and the
scores: contracts without bonuses and klop as they are; in the others the game, once its bonuses are taken off, reckoned
as it does. Prints the agreements, how often a known difference came up (``benchmarks/README.md`` has them all), and
all other differences; ends with status 1 if there is such a thing.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # else this file would hide the package of its name

from tests.support.spiel import Both, Tally  # noqa: E402  # only now can the packages be found

BATCH = 100


def batch(seats: int, numbers: range) -> Tally:
    """The results of these hands."""
    tally = Tally()
    for number in numbers:
        tally.add(Both(seats, number).play())
    return tally


def main() -> int:
    """Compare; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=2000, help="with four players, and as many with three")
    parser.add_argument("--first", type=int, default=0, help="the number of the first hand")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    begun, last, faults = monotonic(), asked.first + asked.hands, 0
    parts = [range(at, min(at + BATCH, last)) for at in range(asked.first, last, BATCH)]
    with ProcessPoolExecutor(asked.jobs) as executor:
        for seats in (4, 3):
            tally = Tally()
            for part in executor.map(batch, repeat(seats), parts):
                tally.add(part)
            print(f"{seats} players: {tally.hands} hands, {tally.decisions} decisions, {tally.tricks} tricks")
            print(f"  same scores: {', '.join(f'{key} {times}' for key, times in sorted(tally.same.items()))}")
            for name, times in sorted(tally.known.items()):
                print(f"  {times:6} × {name}")
            for fault in tally.faults:
                print(f"  DIFFERENT: {fault}")
            faults += len(tally.faults)
    print(f"{monotonic() - begun:.0f} s, {faults} differences without an explanation")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
