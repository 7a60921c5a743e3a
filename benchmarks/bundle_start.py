"""The time a bundle takes to start: up to the title's first frame, against that of a bare pygame-ce bundle's.

    python benchmarks/bundle_start.py PROGRAM --bare BARE [--pairs N]

PROGRAM and BARE are the program files in two frozen folders, made in the same way; ``build/bundle.py`` makes both and
runs this. Whole processes in turn, on a screen of their own if Xvfb is there. Both write a file right after their first
flip, and that is waited for. Cold is a start after the system has forgotten the files, warm one right after
another. Prints medians with their spread and ends with status 1 if the title takes more than twice as long in either.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from time import monotonic, sleep
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[0] = str(ROOT)  # benchmarks/engine.py would hide the package engine

from benchmarks.start import MOST, SIZE, report, screen  # noqa: E402

PAIRS: Final = 9
PATIENCE: Final = 60.0
CACHES: Final = Path("/proc/sys/vm/drop_caches")


def forget(folder: Path) -> str:
    """Let the system forget the files of *folder*; how that was done."""
    os.sync()
    try:
        CACHES.write_text("3", encoding="ascii")
        return "all caches dropped"
    except OSError:
        pass
    if not hasattr(os, "posix_fadvise"):
        return "NOT cold: this system has no way to forget files"
    for path in folder.rglob("*"):
        if path.is_file():
            file = os.open(path, os.O_RDONLY)
            os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(file)
    return "the bundle's files given up with posix_fadvise"


def seconds(program: Path, settings: Mapping[str, str]) -> float:
    """From the start of the process to its first frame; the process is ended then."""
    with tempfile.TemporaryDirectory() as name:
        sign = Path(name) / "tree.json"
        told = {**settings, "TAROK_UI_TREE": str(sign), "TAROK_DATA": name, "TAROK_WINDOW": SIZE}
        begun = monotonic()
        with subprocess.Popen([program], env=told, cwd=name) as process:
            while not sign.exists():
                if process.poll() not in (None, 0) or monotonic() - begun > PATIENCE:
                    process.kill()
                    raise RuntimeError(f"{program} shows nothing")
                sleep(0.0005)
            took = monotonic() - begun
            process.kill()
        return took


def compare(program: Path, bare: Path, pairs: int, settings: Mapping[str, str], *, cold: bool) -> bool:
    """Measure *pairs* starts of each in turn, and print them; whether the program keeps below MOST times."""
    times: dict[Path, list[float]] = {program: [], bare: []}
    how = "caches warm"
    for each in () if cold else times:
        seconds(each, settings)
    for _ in range(pairs):
        for each in times:
            if cold:
                how = forget(each.parent)
            times[each].append(seconds(each, settings))
    name = "cold" if cold else "warm"
    ratio = report(f"title of tarok, {name}", times[program]) / report(f"bare bundle, {name}", times[bare])
    fastest = min(times[program]) / min(times[bare])  # on a busy machine this one says more
    reached = "reached" if ratio <= MOST else "MISSED"
    print(f"ratio of the medians {ratio:.2f}, of the fastest {fastest:.2f}  ({how})  at most {MOST:g}: {reached}")
    return ratio <= MOST


def main() -> int:
    """Measure; the exit status."""
    parser = argparse.ArgumentParser(prog="bundle_start.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--bare", type=Path, required=True)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    given = parser.parse_args()
    with screen() as settings:
        done = [
            compare(given.program.resolve(), given.bare.resolve(), given.pairs, settings, cold=cold)
            for cold in (True, False)
        ]
    return 0 if all(done) else 1


if __name__ == "__main__":
    sys.exit(main())
