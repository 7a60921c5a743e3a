"""The expected results of hands before the play, beside the true ones; and the frequency of follies.

    python benchmarks/calibration.py --game romanian --bot expert --hands 500 --seed 1 [--jobs 2] [--minutes 30]
        [--json FILE]

Four (three, five) of one bot play whole hands. For every seat its last decision of each kind before the play, and the
first card that it played, are looked into by the judgement that prices hints, *expert*'s search (`ai.foresight`): same
deals, same numbers of them. Of the bids only those that were played count. Printed are, for each kind:

- *game*: how often the declarer's side was expected to win, by tenths, and how often it did;
- *card points* of the declarer's side: the slope of results on expectations (1 is right, less is too sure), the
  gap, and the distance of single hands from the line;
- *bonuses* at the seat's last word, those that it announced and those that it could have announced, for its own side;
- *game points* of the seat, if hands are paid for by the points that the search counts.

Then how often claims about sides came true that a hint would call likely (`ai.proofs`), by their evidence; and the
follies of the arena (`python -m ai.arena`), which are the same code. ± is 95%, all of a hand being one value.
``--json`` writes the same figures as plain data. They are collected in `expectations.py`, and added up in
`agreement.py`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai.arena.bots import read_bot
from ai.arena.follies import told
from ai.arena.workers import workers
from ai.games import FORESEES, measure_of
from benchmarks.agreement import TENTHS, AmountData, CalibrationData, ChanceData, ShareData, calibration
from benchmarks.expectations import Found, Task, parts
from engine import GAMES


def share(data: ShareData) -> str:
    """The average expectation, the result, and the number of cases."""
    spread = "" if data["spread"] is None else f" ± {data['spread']:.3f}"
    return f"expected {data['expected']:.3f}   came {data['came']:.3f}{spread:8}  n {data['n']}"


def chance(name: str, data: ChanceData) -> Iterator[str]:
    """A line for all, and one for each tenth."""
    yield f"{name:28} {share(data)}"
    for some in data["tenths"]:
        tenth = some["tenth"]
        yield f"    {tenth / TENTHS:.1f} … {(tenth + 1) / TENTHS:.1f}              {share(some)}"


def amount(name: str, data: AmountData) -> str:
    """The slope, and the figures about it."""
    return (
        f"{name:28} slope {data['slope']:.2f} ± {data['spread']:.2f}   expected {data['expected']:.2f}, "
        f"came {data['came']:.2f} ({data['gap']:+.2f})   hands off by {data['off']:.2f}   n {data['n']}"
    )


def text(data: CalibrationData) -> str:
    """Everything."""
    return "\n".join(_lines(data)) + "\n"


def _lines(data: CalibrationData) -> Iterator[str]:
    build = data["machine"]["build"]
    yield f"{data['hands']} hands of {data['game']}, all {data['bot']}, seed {data['seed']}, {build} build"
    yield "\nExpected before the play, and what came"
    for name, rows in data["chances"].items():
        yield from chance(name, rows)
    yield "\nAmounts"
    for name, points in data["amounts"].items():
        yield amount(name, points)
    yield "\nSides that a hint would call likely, at each card that was played"
    for name, claims in data["claims"].items():
        yield f"{name:28} {share(claims)}"
    yield "\nFollies in 100 hands of a seat"
    for folly in measure_of(data["game"]).follies:
        yield f"{folly.row:40} {told(folly, data['follies'].get(folly.part))}"


def main(arguments: list[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[game for game in GAMES if game in FORESEES], default="romanian")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--hands", type=int, default=500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so many, with what there is (0: never)")
    parser.add_argument("--json", metavar="FILE", help="write the figures there")
    asked = parser.parse_args(arguments)
    task = Task(asked.game, read_bot(asked.bot), asked.seed)
    found, began = Found(), monotonic()
    with workers(asked.jobs) as executor, closing(parts(task, asked.hands, executor)) as playing:
        for some in playing:
            found.add(some)
            if asked.minutes and monotonic() - began > 60 * asked.minutes:
                break
    data = calibration(task, found)
    print(text(data), end="")
    if asked.json:
        Path(asked.json).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
