"""Two states of the bots against the same opponent on the same deals: the extra gain of the one, deal by deal.

    python -m ai.arena --a expert --b club --seed 1 --deals 300 --json FILE      # once in each state
    python benchmarks/paired.py --new FILE … --old FILE …

Most deals go alike, so the difference is surer than that of two separate runs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai.arena.designs import DESIGNS
from ai.arena.interval import Interval, interval
from ai.arena.report import Report
from engine import variant_for


def above(report: Report) -> dict[tuple[str, int], float]:
    """By seed and number of the deal how much A wins a hand above the mean of its table, payments and pot."""
    players = variant_for(report["game"]).players
    seatings = DESIGNS[report["design"]](0, players)
    seats = sum(seating.count(True) for seating in seatings)
    others = sum(seating.count(False) for seating in seatings)
    found = {}
    for number, _, _, a, b, moved, moved_b, _ in report["deals"]:
        won, lost = int(a) + int(moved), int(b) + int(moved_b)
        found[report["seed"], int(number)] = (won * others - lost * seats) / (seats * (seats + others))
    return found


def alike(reports: Sequence[Report]) -> None:
    """All must be of one game, one design and the same two bots.

    Raises:
        ValueError: they are not; the message names the difference.
    """
    for key in ("game", "design", "house"):
        if any(report[key] != reports[0][key] for report in reports):
            raise ValueError(key)
    for side in ("a", "b"):
        if any(report[side]["bot"] != reports[0][side]["bot"] for report in reports):
            raise ValueError(side)


def compared(new: Sequence[Report], old: Sequence[Report]) -> tuple[Interval, Interval, Interval]:
    """The new, the old and their difference, over the deals that both have played.

    Raises:
        ValueError: they played something else, or no deal together.
    """
    alike([*new, *old])
    one = {deal: value for report in new for deal, value in above(report).items()}
    other = {deal: value for report in old for deal, value in above(report).items()}
    both = sorted(one.keys() & other.keys())
    return (
        interval([one[deal] for deal in both]),
        interval([other[deal] for deal in both]),
        interval([one[deal] - other[deal] for deal in both]),
    )


def main() -> None:
    """Read and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--new", type=Path, nargs="+", required=True)
    parser.add_argument("--old", type=Path, nargs="+", required=True)
    asked = parser.parse_args()
    new, old = ([json.loads(file.read_text(encoding="utf-8")) for file in files] for files in (asked.new, asked.old))
    for name, found in zip(("new", "old", "new above old"), compared(new, old), strict=True):
        spread, sd = found["spread"] or 0.0, found["sd"] or 0.0
        print(f"{name:14} {found['mean']:+.3f} ± {spread:.3f}   sd a deal {sd:.2f}")


if __name__ == "__main__":
    main()
