"""The program's need of memory over a long evening: hands played by keys in the real window, at full speed.

    python benchmarks/memory.py [--hands 500] [--every 50] [--size 1280x720] [--seed S]

Starts ``tarok`` as a user does, on a screen of its own (Xvfb, xdotool and openbox are needed), sits down to a new table
and plays hand after hand with the keyboard alone; nothing is animated, so all is as fast as it can be. Prints the
resident memory and the program's own part of it, its threads and open files after each so many hands. The pictures
are made in the first hands: the line through the readings after the first fifth shows the growth in a hundred hands.
Status 1 if that is more than a megabyte.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import linear_regression
from time import monotonic
from typing import Final, NamedTuple

import psutil

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from tests.e2e.keyboard import Keyboard  # noqa: E402  # only now can the packages be found
from tests.e2e.player import Player, sit_down  # noqa: E402
from tests.e2e.program import Program  # noqa: E402
from tests.e2e.screen import Screen, missing_tools  # noqa: E402

MOST: Final = 1.0
"""Megabytes that a hundred hands may add once the pictures are made."""
MEGABYTE: Final = 1024 * 1024


class Reading(NamedTuple):
    """The memory after so many hands, in megabytes."""

    hands: int
    resident: float
    own: float


def read(process: psutil.Process, hands: int) -> Reading:
    """The present reading."""
    memory = process.memory_full_info()
    return Reading(hands, memory.rss / MEGABYTE, memory.uss / MEGABYTE)


def play(program: Program, seed: str, hands: int, every: int) -> list[Reading]:
    """Play so many hands by keys; the memory after each so many."""
    keyboard = Keyboard(program, ways=("number",))  # the quickest
    player = Player(keyboard, seed)
    program.start()
    process = psutil.Process(program.pid)
    sit_down(keyboard)
    program.wait(lambda tree: tree.scene == "table", "the table")
    readings, begun = [read(process, 0)], monotonic()
    print(f"{'hands':>6}{'resident':>11}{'own':>9}{'threads':>9}{'files':>7}{'seconds':>9}")
    while True:
        session = program.session()
        if not session.hand_over:
            player.go_on(session)
            continue
        done = session.match.hands + 1
        if done % every == 0:
            readings.append(read(process, done))
            last, seconds = readings[-1], monotonic() - begun
            print(
                f"{done:>6}{last.resident:>8.1f} MB{last.own:>6.1f} MB{process.num_threads():>9}"
                f"{process.num_fds():>7}{seconds:>9.0f}",
                flush=True,
            )
        if done >= hands:
            return readings
        player.next_hand(session)


def added(readings: Sequence[Reading]) -> float:
    """Megabytes of its own that a hundred hands add, after the first fifth of them."""
    late = [each for each in readings if each.hands * 5 >= readings[-1].hands]
    return linear_regression([each.hands for each in late], [each.own for each in late]).slope * 100


def main() -> int:
    """Play and measure; the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--hands", type=int, default=500)
    parser.add_argument("--every", type=int, default=25)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--seed", default="memory")
    asked = parser.parse_args()
    if missing := missing_tools():
        parser.error(f"this machine has no {', '.join(missing)}")
    with Screen() as screen, tempfile.TemporaryDirectory() as name:
        program = Program(screen, Path(name), speed="0", size=asked.size)
        try:
            readings = play(program, asked.seed, asked.hands, asked.every)
        finally:
            program.close()
    slope = added(readings)
    flat = slope <= MOST
    print(f"a hundred hands add {slope:+.2f} MB; at most {MOST:g}: {'reached' if flat else 'MISSED'}")
    return 0 if flat else 1


if __name__ == "__main__":
    sys.exit(main())
