"""The results of a build: the form of the kernel, the sizes, the time of a start."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from . import budget
from .environment import clean_variables
from .frozen import Frozen
from .job import Job


def show(job: Job, files: Sequence[Path], starts: int) -> None:
    """Print it; *starts* is how many starts are measured, cold and warm, 0 for none.

    Sizes are budgeted and break a build elsewhere. A start that takes too long is shown: a busy machine proves nothing.
    """
    print()
    frozen = vars(job).get("frozen")  # made for another system, it was not made for this one
    if frozen is not None:
        folder(frozen)
    for path in files:
        _line(path.name, path.stat().st_size, budget.PACKED)
    if frozen is not None and starts and sys.platform == "linux":
        script = job.source.folder / "benchmarks" / "bundle_start.py"
        programs = [frozen.folder / "tarok", "--bare", job.bare / "bare"]
        command = [sys.executable, script, *programs, "--pairs", str(starts)]
        sys.stdout.flush()
        subprocess.run(list(map(str, command)), env=clean_variables(), check=False)
    print(f"in {job.out}")


def folder(frozen: Frozen) -> None:
    """Print the content of a frozen folder, and its size."""
    print(f"tarok {frozen.version} from {frozen.source.origin}; the bots' kernel is {frozen.kernel}")
    _line("on disk", budget.size(frozen.folder), budget.ON_DISK)


def _line(name: str, size: int, most: int) -> None:
    print(f"{name:40}{budget.told(size):>10}  at most {budget.told(most)}")
