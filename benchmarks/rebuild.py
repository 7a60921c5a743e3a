"""Processor time in which the table makes its widgets again, in the middle of a hand.

    python benchmarks/rebuild.py

Run it in two versions in turn and compare: a ratio of one run means more than a figure.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import process_time
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.gui.test_click import at_a_trick  # only now can it be found

TIMES: Final = 40
ROUNDS: Final = 8


def main() -> None:
    """Print the milliseconds of the quickest round."""
    sitting = at_a_trick()
    sitting.draw()
    rounds = []
    for _ in range(ROUNDS):
        begun = process_time()
        for _ in range(TIMES):
            sitting.table.rebuild()
        rounds.append((process_time() - begun) / TIMES * 1000)
    print(f"a rebuild of the table: {min(rounds):.2f} ms")


if __name__ == "__main__":
    main()
