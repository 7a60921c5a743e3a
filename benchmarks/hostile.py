"""Hostile input by the thousand: every reading must end in a result or one clear sentence.

    python benchmarks/hostile.py [--seed S] [--only NAME ...] [--share F] [--games GAME ...]

Spoils records, pasted deals and saves of every game, settings, typed lines and command lines in a process that may
neither compute longer than ten seconds for one of them nor take more than some gigabytes, and counts the results.
Saves are also taken up in the program's own scenes, with SDL's dummy drivers. Prints a line a kind, and each fault
with the seed that makes it again; ends with status 1 if anything did. ``--share 0.01`` tries a hundredth of everything.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TAROK_LANG": "en"}

from benchmarks.campaigns import CAMPAIGNS, Campaign, Try  # noqa: E402  # only now can it be found
from engine import GAMES  # noqa: E402

SECONDS = 10
"""The longest that one input may compute …"""
PATIENCE = 120
"""… and take, beside other programs."""
MEMORY = 4 * 1024**3
"""Bytes of address space; SDL alone reserves one gigabyte."""


def run(campaign: Campaign, seed: str, count: int, games: Sequence[str]) -> tuple[Counter[str], list[str]]:
    """The result of each try, and the faults."""
    told: Counter[str] = Counter()
    faults: list[str] = []
    done = 0
    while done < count:
        reading_end, writing_end = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading_end)
            _work(campaign, seed, games, range(done, count), writing_end)
        os.close(writing_end)
        with os.fdopen(reading_end, encoding="utf-8") as lines:
            for line in lines:
                done += 1
                outcome = json.loads(line)
                if outcome.startswith("FAULT"):
                    faults.append(f"{campaign.name} {seed}/{campaign.name}/{done - 1}: {outcome}")
                    outcome = "FAULT"
                told[outcome] += 1
        _, status = os.waitpid(child, 0)
        if status and done < count:
            why = "took too long" if os.WTERMSIG(status) in (signal.SIGALRM, signal.SIGPROF) else f"died with {status}"
            faults.append(f"{campaign.name} {seed}/{campaign.name}/{done}: {why}")
            told["FAULT"] += 1
            done += 1
    return told, faults


def _work(campaign: Campaign, seed: str, games: Sequence[str], numbers: range, pipe: int) -> None:
    """Try them one after the other; a process of its own."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with os.fdopen(pipe, "w", encoding="utf-8") as out:
        for number in numbers:
            with tempfile.TemporaryDirectory(dir=_quick()) as name:
                signal.setitimer(signal.ITIMER_PROF, SECONDS)
                signal.setitimer(signal.ITIMER_REAL, PATIENCE)
                try:
                    random = Random(f"{seed}/{campaign.name}/{number}")
                    outcome = campaign.attempt(Try(random, Path(name), games))
                except BaseException as fault:
                    where = traceback.extract_tb(fault.__traceback__)[-1]
                    outcome = f"FAULT {type(fault).__name__} {str(fault)[:300]} ({where.filename}:{where.lineno})"
                signal.setitimer(signal.ITIMER_PROF, 0)
                signal.setitimer(signal.ITIMER_REAL, 0)
            out.write(json.dumps(outcome) + "\n")
            out.flush()
    os._exit(0)


@cache
def _quick() -> str | None:
    """A folder in memory, so that a thousand small files wait for no disk."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def main() -> int:
    """Run the campaigns; the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", default="1")
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", nargs="*", choices=[each.name for each in CAMPAIGNS])
    parser.add_argument("--games", nargs="+", choices=tuple(GAMES), default=tuple(GAMES))
    asked = parser.parse_args()
    found: list[str] = []
    for campaign in CAMPAIGNS:
        if asked.only and campaign.name not in asked.only:
            continue
        count, begun = max(1, round(campaign.count * asked.share)), monotonic()
        told, faults = run(campaign, asked.seed, count, asked.games)
        found += faults
        outcomes = ", ".join(f"{times} {outcome}" for outcome, times in told.most_common())
        seconds = monotonic() - begun
        print(f"{campaign.name:<22}{count:>6} in {seconds:.0f} s, {len(faults)} faults: {outcomes}", flush=True)
    for fault in found[:40]:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
