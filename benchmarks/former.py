"""A bot against the bot of an earlier version, which plays from a checkout of its own.

    git worktree add /tmp/former c8a6709c                  # 0.4.0
    (cd /tmp/former && python build/accelerate.py)
    python benchmarks/former.py --checkout /tmp/former --deals 1000 --seed 1 [--jobs 2] [--design one] [--bot expert]

The bots of the same name sit at one table, in the arena's designs, with the deals of its seed. Each is shown the view
that the rules of its own version give it; its actions go to both versions as records write them, and a version that
finds one illegal ends the run. Printed is the lead of the new one over the mean of its table, with the 95% interval
over deals, and the same of new above old.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai import decide
from ai.arena.bots import read_bot
from ai.arena.contest import Contest
from ai.arena.deals import ArenaDeal, deal
from ai.arena.designs import DESIGNS
from ai.arena.interval import interval
from ai.arena.report import machine
from engine import HandRecord, action_text, apply, observe, read_action, start, to_act, write_record

PART: Final = 5
"""Deals to a worker at a time: one process of the other version plays them."""
SEATS: Final = Path(__file__).with_name("former_seats.py")


class Task(NamedTuple):
    """The deals to play, the same for all workers."""

    checkout: str
    contest: Contest


class Former:
    """The other version's bot in some seats of a hand."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def tell(self, what: Mapping[str, object]) -> str:
        """Say something; the answer.

        Raises:
            BrokenPipeError: the other version has ended; why, it has said itself.
        """
        if self._process.stdin is None or self._process.stdout is None:
            raise ValueError(self._process.args)
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise BrokenPipeError(f"the other version ended after {what}")
        return answer.rstrip("\n")


@contextmanager
def former(checkout: str, bot: str) -> Iterator[Former]:
    """The other version, in a process that ends with the block."""
    words = [sys.executable, str(SEATS), checkout, bot]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=checkout) as process:
        try:
            yield Former(process)
        finally:
            process.kill()


def scores(task: Task, other: Former, dealt: ArenaDeal, seating: Sequence[bool]) -> Sequence[int]:
    """Every seat's score in the end; this version sits where the seating says so."""
    variant = task.contest.variant
    seeds = [f"{task.contest.seed}|{dealt.number}|{seat}" for seat in range(variant.players)]
    own = [task.contest.a.player(seed) for seed in seeds]
    record = HandRecord(variant, dealt.dealer, dealt.own, dealt.pack)
    other.tell({"record": write_record(record), "seeds": seeds})
    state = start(variant, dealt.dealer, dealt.own, dealt.pack)
    while (seat := to_act(state)) is not None:
        if seating[seat]:
            action = decide(own[seat], observe(state, seat)).action
        else:
            action = read_action(variant, other.tell({"ask": seat}))
        other.tell({"seat": seat, "text": action_text(action)})
        state = apply(state, action).state
    settlement = state.table.settlement
    if settlement is None:
        raise ValueError(dealt.number)
    return settlement.scores


def above(task: Task, other: Former, number: int) -> float:
    """The lead a hand of this version's seats over the mean of their table, in all seatings of a deal."""
    dealt = deal(task.contest.variant, task.contest.seed, number)
    found = []
    for seating in task.contest.seatings(dealt):
        got = scores(task, other, dealt, seating)
        found += [each - fmean(got) for each, new in zip(got, seating, strict=True) if new]
    return fmean(found)


def part(first: int, task: Task, end: int) -> list[float]:
    """Some deals, from the number ``first``."""
    with former(task.checkout, str(task.contest.a)) as other:
        return [above(task, other, number) for number in range(first, min(first + PART, end))]


def times(design: str, players: int) -> float:
    """The factor from "above its table" to "new above old"."""
    new = fmean(sum(seating) for seating in DESIGNS[design](0, players))
    return players / (players - new)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checkout", required=True, help="the folder of the other version")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--game", default="romanian", help="romanian or taper: those that both versions have")
    parser.add_argument("--design", choices=tuple(DESIGNS), default="sides")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    bot = read_bot(asked.bot)
    task = Task(asked.checkout, Contest(bot, bot, asked.seed, asked.game, (), asked.design))
    with ProcessPoolExecutor(asked.jobs) as workers:
        done = workers.map(partial(part, task=task, end=asked.deals), range(0, asked.deals, PART))
        values = [value for some in done for value in some]
    found = interval(values)
    factor, spread = times(asked.design, task.contest.variant.players), found["spread"] or 0.0
    print(f"{bot} above {bot} of {asked.checkout}: {len(values)} deals of {asked.game}, design {asked.design}, "
          f"seed {asked.seed}, {machine()['build']} build")  # fmt: skip
    print(f"above its table  {found['mean']:+.3f} ± {spread:.3f}   sd a deal {found['sd'] or 0.0:.2f}")
    print(f"new above old    {factor * found['mean']:+.3f} ± {factor * spread:.3f}")


if __name__ == "__main__":
    main()
