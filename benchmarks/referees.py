"""Compare the engine with the second referees of the tests on thousands of random hands.

    python benchmarks/referees.py [--family slovenian|tubingen] [--hands 6000] [--first 0] [--altered 0] [--jobs 2]

Each hand has a game of the family, house rules out of every option there is, and a rigged pack. At every decision the
two name the turn and everything that is legal; a few tempting texts are tried; during the announcements of
Slovenian Tarok every player's certainty is compared, and at the end the settlement. ``--altered``: each hand is
settled so many times more with a fault in its actions, and both refuse the same action, or settle it alike. A
hand depends on its number alone: ``--first`` goes on where another run has stopped. Prints the counts of all events,
and each disagreement with its record; ends with status 1 if there is one.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from tests.support import slovenian_match, tubingen_match  # noqa: E402  # only now can the packages be found
from tests.support.match import Disagreement, compare_altered  # noqa: E402

BATCH = 100
FAMILIES = {"slovenian": slovenian_match, "tubingen": tubingen_match}


def batch(family: str, numbers: range, changes: int) -> tuple[Counter[str], list[str]]:
    """Compare these hands of a family of games: the counts of events, and the disagreements."""
    seen: Counter[str] = Counter()
    faults = []
    for number in numbers:
        try:
            record = FAMILIES[family].compared(number, seen)
            seen["decisions"] += len(record["actions"])
            seen += compare_altered(FAMILIES[family].FAMILY, record, str(number), changes)
        except Disagreement as fault:
            faults.append(f"{fault}\n{json.dumps(fault.record)}")
    return seen, faults


def main() -> int:
    """Compare; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--family", choices=list(FAMILIES), default="slovenian")
    parser.add_argument("--hands", type=int, default=6000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first hand")
    parser.add_argument("--altered", type=int, default=0, help="how often each hand is spoilt and settled again")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    begun, last = monotonic(), asked.first + asked.hands
    parts = [range(at, min(at + BATCH, last)) for at in range(asked.first, last, BATCH)]
    seen: Counter[str] = Counter()
    faults = 0
    with ProcessPoolExecutor(asked.jobs) as executor:
        for came_up, told in executor.map(partial(batch, asked.family, changes=asked.altered), parts):
            seen += came_up
            faults += len(told)
            for fault in told:
                print(fault, flush=True)
    for what, times in sorted(seen.items()):
        print(f"{times:9} {what}")
    print(f"{asked.hands} hands in {monotonic() - begun:.0f} s, {faults} disagreements")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
