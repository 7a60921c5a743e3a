"""Plant one fault after the other and have the tests find it: ``python benchmarks/planted.py [words of faults]``.

The faults are in ``planted.toml``, over all rooms. Each is planted alone, in a copy of the checkout, and the tests
that it names run until one fails; without the fault that test must pass. Prints each fault with *found* or *NOT FOUND*
and the test that found it, then both counts.
Status 1 if one was not found, 2 if the line of one is nowhere any more, which is refused by name before anything runs:
a list that no longer fits the code measures nothing.
``--tests`` runs other tests than those named, ``--all`` the whole suite.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAULTS = Path(__file__).with_suffix(".toml")
PACKAGES = ("engine", "ai", "tarokgui", "build")
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
PASSED, RED = 0, (1, 2)


@dataclass(frozen=True)
class Planted:
    """A fault: *old* becomes *new*, and the *tests* should find it."""

    room: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def place(self, root: Path) -> Path | None:
        """The file with the line: the one that is named, or the only other that has it; None if there is none."""
        named = root / self.file
        if named.is_file() and named.read_text("utf-8").count(self.old) == 1:
            return named
        sources = (path for package in PACKAGES for path in sorted((root / package).rglob("*.py")))
        others = [path for path in sources if self.old in path.read_text("utf-8")]
        return others[0] if len(others) == 1 and others[0].read_text("utf-8").count(self.old) == 1 else None


def faults() -> list[Planted]:
    """All of them, in the order of the list."""
    rows = tomllib.loads(FAULTS.read_text("utf-8"))["fault"]
    return [Planted(row["room"], row["file"], row["old"], row["new"], tuple(row["tests"])) for row in rows]


def copy(target: Path) -> None:
    """The checkout as it is, without the files unknown to git."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def run(root: Path, tests: tuple[str, ...]) -> tuple[int, str]:
    """The status of pytest in that copy, and the first test that failed."""
    command = [sys.executable, "-m", "pytest", "-n", "0", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(command, cwd=root, env=environment, check=False, capture_output=True, text=True)
    failed = FAILED.search(done.stdout)
    return done.returncode, failed[1] if failed else (done.stdout + done.stderr).strip().rpartition("\n")[2]


def results(root: Path, chosen: list[Planted], tests: tuple[str, ...] | None) -> Iterator[tuple[Planted, bool, str]]:
    """Each fault, whether it was found, and by what."""
    for fault in chosen:
        path = fault.place(root)
        assert path is not None, "refused before"
        sound = path.read_text("utf-8")
        path.write_text(sound.replace(fault.old, fault.new), "utf-8")
        try:
            status, by = run(root, fault.tests if tests is None else tests)
        finally:
            path.write_text(sound, "utf-8")
        if status not in (PASSED, *RED):
            yield fault, False, f"pytest ended with {status}: {by}"
        elif status in RED and run(root, (by,))[0] != PASSED:
            yield fault, False, f"fails without the fault, too: {by}"
        else:
            yield fault, status in RED, by


def main() -> int:
    """Plant those that are asked for, or all; 1 if one was not found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="only faults whose room or file contains one of them")
    parser.add_argument("--tests", nargs="+", help="in the place of the tests that the faults name")
    parser.add_argument("--all", action="store_true", help="the whole suite for each fault")
    asked = parser.parse_args()
    chosen = [
        fault
        for fault in faults()
        if not asked.words or any(word in f"{fault.room} {fault.file}" for word in asked.words)
    ]
    if lost := [fault for fault in chosen if fault.place(ROOT) is None]:
        for fault in lost:
            print(f"no such line in {fault.file} ({fault.room}), nor once anywhere else: {fault.old}", file=sys.stderr)
        return 2
    tests = ("tests",) if asked.all else tuple(asked.tests) if asked.tests else None
    found = 0
    with tempfile.TemporaryDirectory(prefix="tarok-planted-") as folder:
        copy(Path(folder))
        for number, (fault, well, by) in enumerate(results(Path(folder), chosen, tests), 1):
            found += well
            mark = "found    " if well else "NOT FOUND"
            print(f"{number:3} {mark} {fault.room:22} {fault.file:45} {by}", flush=True)
    print(f"{found} of {len(chosen)} found, {len(chosen) - found} not found, {len({f.room for f in chosen})} rooms")
    return 0 if found == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
