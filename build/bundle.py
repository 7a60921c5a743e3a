"""Make the files that players download: ``python build/bundle.py [--target NAME …] [--out FOLDER]``.

From a clean copy of the last commit, in a fresh virtual environment. Without ``--target`` everything is made that this
system can make; ``--list`` names it. The finished files and their SHA-256 sums are in ``dist/bundles`` afterwards.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path
from typing import Final

from bundling import budget, report, sums
from bundling.job import Job

ROOT: Final = Path(__file__).resolve().parent.parent
SYSTEMS: Final = {"linux": "bundling.linux", "win32": "bundling.windows", "darwin": "bundling.macos"}
UNDER_WINE: Final = "bundling.windows"
"""The module of the targets that Linux can make besides, by name."""


def main(arguments: list[str] | None = None) -> int:
    """Make the targets asked for and return the exit status."""
    system = importlib.import_module(SYSTEMS[sys.platform])
    targets = dict(system.TARGETS)
    if sys.platform == "linux":
        targets |= importlib.import_module(UNDER_WINE).TARGETS
    parser = argparse.ArgumentParser(prog="bundle.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--target", action="append", choices=sorted(targets), help="make this, no other")
    parser.add_argument("--list", action="store_true", help="name what can be made here")
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "bundles", help="where the finished files go")
    parser.add_argument("--work", type=Path, default=ROOT / ".cache" / "bundle", help="where the build works")
    parser.add_argument("--starts", type=int, default=5, metavar="N", help="starts to measure; 0 measures none (5)")
    given = parser.parse_args(arguments)
    if given.list:
        for name, make in targets.items():
            print(f"{name:15} {(make.__doc__ or '').splitlines()[0]}")
        return 0
    job = Job(given.work.resolve(), given.out.resolve())
    job.out.mkdir(parents=True, exist_ok=True)
    made = [path for name in given.target or system.USUAL for path in targets[name](job)]
    if made:
        sums.write(job.out)
    report.show(job, made, given.starts)
    budget.check_packed(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
