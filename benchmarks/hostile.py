"""Hostile input by the thousand: nothing that is read may end in anything but a result or one clear sentence.

    python benchmarks/hostile.py [--seed S] [--only NAME ...] [--share F]

Spoils records, pasted deals and saves of every game, settings, typed lines and command lines in a process that may
neither compute longer than ten seconds for one of them nor take more than some gigabytes, and counts what came of each.
Saves are also taken up in the program's own scenes, with SDL's dummy drivers. Prints a line a kind, and what went wrong
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
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TAROK_LANG": "en"}

from engine import GAMES  # noqa: E402  # only now can the packages be found
from tests.gui.starting import start  # noqa: E402
from tests.support import attempts, formers, hostile  # noqa: E402
from tests.support.houses import some_house  # noqa: E402
from tests.support.sessions import any_record, some_session  # noqa: E402
from tests.support.spoiling import PLAYED  # noqa: E402

SECONDS = 10
"""The longest that one input may compute …"""
PATIENCE = 120
"""… and take, beside other programs."""
MEMORY = 4 * 1024**3
"""Bytes of address space; SDL alone reserves one gigabyte."""

Attempt = Callable[[Random, Path], str]


def record(random: Random, folder: Path) -> str:
    """One record, or three on a line each."""
    each_line = random.random() < 0.4
    lines = [_record(random) for _ in range(3 if each_line else 1)]
    return attempts.records(b"\n".join(lines), each_line=each_line)


def _record(random: Random) -> bytes:
    data = any_record(random.randrange(60))
    if random.random() < 0.55:
        return hostile.written(hostile.garbled(random, data))
    return hostile.spoilt(random, json.dumps(data, indent=random.choice((None, None, 1))).encode())


def paste(random: Random, folder: Path) -> str:
    """A deal on the clipboard."""
    if random.random() < 0.5:
        text = _record(random).decode("utf-8", random.choice(("replace", "surrogateescape")))
        text = random.choice(("", "Tarok 7\n")) + text
    else:
        text = hostile.hostile_text(random)
    return attempts.pasted(text, random.choice(list(GAMES)))


def save(random: Random, folder: Path) -> str:
    """A folder with a spoilt save, taken up in the window's scenes."""
    spoil_saves(random, folder)
    before = attempts.contents(folder)
    outcome = start(folder)
    attempts.kept_all({name: before[name] for name in (formers.CURRENT, formers.PREVIOUS)}, folder)
    return outcome


def reading(random: Random, folder: Path) -> str:
    """The same without a window."""
    spoil_saves(random, folder)
    return attempts.session(folder)


def spoil_saves(random: Random, folder: Path) -> None:
    """Two generations of 0.4.0 of which one or both are wrong: as bytes, or with a right digest and wrong data."""
    older, newer = some_session(random.randrange(60)), some_session(random.randrange(60))
    for data in (older, newer):
        wrong = data is newer or random.random() < 0.3
        formers.write(folder, data)
        if wrong and random.random() < 0.6:
            formers.write(folder, _garbled_session(random, data))
    for name, chance in ((formers.CURRENT, 0.6), (formers.PREVIOUS, 0.2)):
        if random.random() < chance:
            path = folder / name
            path.write_bytes(hostile.spoilt(random, path.read_bytes()))
    if random.random() < 0.2:
        (folder / attempts.SETTINGS).write_bytes(_settings(random))


def _garbled_session(random: Random, data: dict[str, Any]) -> dict[str, Any]:
    while True:
        garbled = hostile.garbled(random, data)
        try:
            json.dumps(garbled, ensure_ascii=False).encode()
        except (UnicodeEncodeError, ValueError):  # no save can hold it
            continue
        return garbled


def settings(random: Random, folder: Path) -> str:
    """The settings."""
    (folder / attempts.SETTINGS).write_bytes(_settings(random))
    return attempts.settings(folder)


def _settings(random: Random) -> bytes:
    from tarokgui.session.tablewish import TableWish
    from tarokgui.storage.settings import Settings

    whole = Settings(keys={"hint": "g", "mute": "ctrl+m"}, window=[1280, 720, 10, 10, 0]).data()
    game = random.choice(PLAYED)
    whole["table"] = replace(TableWish().with_game(game), house=some_house(random, game)).data()
    data = json.loads(json.dumps(whole))
    if random.random() < 0.6:
        return hostile.written(hostile.garbled(random, data))
    return hostile.spoilt(random, json.dumps(data, indent=1).encode())


def typed(random: Random, folder: Path) -> str:
    """Lines at the terminal."""
    words = ("1", "2", "why 1", "what", "hand", "undo", "q", "new", "9" * 5_000, "²")
    lines = [random.choice((hostile.hostile_text(random), random.choice(words))) for _ in range(20)]
    return attempts.typed("\n".join(lines), some_session(random.randrange(60)))


def command(random: Random, folder: Path) -> str:
    """Arguments that are only read."""
    options = ("settle", "simulate", "cards", "--hands", "--seed", "--game", "--bots", "--house", "--out", "--size")
    values = (
        *GAMES,
        "vogel_frei=true",
        "12",
        "regii=4/2",
        "180x327",
        "--",
        "-",
        "=",
        "9" * 12,
        "0",
        "-1",
        "1_0",
        "٣",
        "\udc80",
        "a" * 9_999,
    )
    parts = (
        lambda: random.choice(options),
        lambda: random.choice(values),
        lambda: hostile.hostile_text(random),
    )
    return attempts.command_line([random.choice(parts)() for _ in range(random.randrange(6))])


def program(random: Random, folder: Path) -> str:
    """The whole program on a spoilt file."""
    path = folder / random.choice(("a.json", "a.jsonl", "a\nb\x1b[31m.json", "\u202e.json"))
    path.write_bytes(_record(random))
    return attempts.program(["settle", str(path) + random.choice(("", "", "", "\0", "/", "x"))])


@dataclass(frozen=True)
class Campaign:
    """So many tries of one kind."""

    name: str
    count: int
    attempt: Attempt


CAMPAIGNS = (
    Campaign("records", 10_000, record),
    Campaign("pasted deals", 10_000, paste),
    Campaign("saves, in the window", 1_000, save),
    Campaign("saves, read", 2_000, reading),
    Campaign("settings", 3_000, settings),
    Campaign("lines at the terminal", 1_000, typed),
    Campaign("command lines", 3_000, command),
    Campaign("the program on files", 1_000, program),
)


def run(campaign: Campaign, seed: str, count: int) -> tuple[Counter[str], list[str]]:
    """What came of each try, and the faults."""
    told: Counter[str] = Counter()
    faults: list[str] = []
    done = 0
    while done < count:
        reading_end, writing_end = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading_end)
            _work(campaign, seed, range(done, count), writing_end)
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


def _work(campaign: Campaign, seed: str, numbers: range, pipe: int) -> None:
    """Try them one after the other; a process of its own."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with os.fdopen(pipe, "w", encoding="utf-8") as out:
        for number in numbers:
            with tempfile.TemporaryDirectory(dir=_quick()) as name:
                signal.setitimer(signal.ITIMER_PROF, SECONDS)
                signal.setitimer(signal.ITIMER_REAL, PATIENCE)
                try:
                    outcome = campaign.attempt(Random(f"{seed}/{campaign.name}/{number}"), Path(name))
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
    asked = parser.parse_args()
    found: list[str] = []
    for campaign in CAMPAIGNS:
        if asked.only and campaign.name not in asked.only:
            continue
        count, begun = max(1, round(campaign.count * asked.share)), monotonic()
        told, faults = run(campaign, asked.seed, count)
        found += faults
        outcomes = ", ".join(f"{times} {outcome}" for outcome, times in told.most_common())
        seconds = monotonic() - begun
        print(f"{campaign.name:<22}{count:>6} in {seconds:.0f} s, {len(faults)} faults: {outcomes}", flush=True)
    for fault in found[:40]:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
