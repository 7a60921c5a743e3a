"""The speed of the engine: whole random hands through the public API, and ``tarok settle`` as a whole process.

    python benchmarks/engine.py [BATCHES]

Each hand asks the questions of a table: the view of the seat to act, all its legal actions, the next state. Prints
hands a second with the spread over the batches, and ends with status 1 if a number is below its floor.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # the folder of this file would hide the package engine behind the file's own name

from engine import (  # noqa: E402  # only now can the package be found
    apply,
    legal_actions,
    new_match,
    next_pack,
    observe,
    start,
    to_act,
    variant_for,
)

PLAY_FLOORS = {"romanian": 700, "taper": 700, "tubingen": 400}
SETTLE_FLOOR = 300
BATCHES = 9
HANDS_A_BATCH = 200
SETTLED_HANDS = 3000
RUNS = 3
"""Whole runs of ``tarok settle``; with fewer batches than nine, fewer too."""


def play_rates(game: str, batches: int) -> list[float]:
    """Hands a second of each batch of random hands."""
    variant = variant_for(game)
    rates = []
    for batch in range(batches):
        random = Random(f"benchmark/{game}/{batch}").random
        match = new_match(variant, 0)
        packs = [next_pack(match, random) for _ in range(HANDS_A_BATCH)]
        begun = perf_counter()
        for number, pack in enumerate(packs):
            state = start(variant, number % variant.players, match.own, pack)
            while (seat := to_act(state)) is not None:
                choices = legal_actions(observe(state, seat))
                state, _ = apply(state, choices[int(random() * len(choices))])
        rates.append(HANDS_A_BATCH / (perf_counter() - begun))
    return rates


def settle_rates(folder: Path, runs: int) -> list[float]:
    """Hands a second of whole runs of ``tarok settle``, start of the program included."""
    records = folder / "random.jsonl"
    tarok = [sys.executable, "-m", "tarokgui"]
    arguments = [
        "simulate",
        "--hands",
        str(SETTLED_HANDS),
        "--bots",
        "random",
        "--seed",
        "bench",
        "--out",
        str(records),
    ]
    subprocess.run([*tarok, *arguments], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    rates = []
    for _ in range(runs):
        begun = perf_counter()
        done = subprocess.run([*tarok, "settle", str(records)], check=True, cwd=ROOT, stdout=subprocess.PIPE)
        rates.append(SETTLED_HANDS / (perf_counter() - begun))
        if done.stdout.count(b"\n") != SETTLED_HANDS:
            raise SystemExit("tarok settle has not settled every hand")
    return rates


def report(name: str, rates: Sequence[float], floor: int) -> bool:
    """Print one measurement; whether its best batch reaches the floor. The best one is the least disturbed."""
    best = max(rates)
    reached = best >= floor
    spread = f"min {min(rates):.0f}, median {statistics.median(rates):.0f}, max {best:.0f} of {len(rates)}"
    print(f"{name:<28}{best:>7.0f} hands/s  ({spread})  floor {floor}: {'reached' if reached else 'MISSED'}")
    return reached


def main() -> int:
    """Measure everything; the exit status."""
    batches = int(sys.argv[1]) if len(sys.argv) > 1 else BATCHES
    runs = max(1, RUNS * batches // BATCHES)
    results = [report(f"random hands, {game}", play_rates(game, batches), PLAY_FLOORS[game]) for game in PLAY_FLOORS]
    with tempfile.TemporaryDirectory() as folder:
        results.append(report("tarok settle, whole process", settle_rates(Path(folder), runs), SETTLE_FLOOR))
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
