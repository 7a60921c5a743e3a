"""Seconds of the tests by folder, by file and by test: ``python benchmarks/suite.py [arguments of pytest]``.

The seconds are those of processors, the tests' own and those of the programs they start, so that a busy machine
changes little; a test that only waits costs nothing here. ``--files N`` and ``--tests N`` say how many of the
longest are named.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path
from time import monotonic

import pytest

ROOT = Path(__file__).parent.parent
FOLDER = "TAROK_SUITE"
OUTSIDE = "imports and collection"


def _seconds() -> float:
    """The processors' seconds of this process and of the ended processes it started."""
    return sum(os.times()[:4])


class Clock:
    """A plugin of pytest that writes the processors' seconds of each test down, a file for each process."""

    def __init__(self, folder: Path) -> None:
        self._lines: list[str] = []
        self._path = folder / str(os.getpid())
        self._inside = 0.0

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Measure the test with its setting up and taking down."""
        before = _seconds()
        result = yield
        spent = _seconds() - before
        self._inside += spent
        self._lines.append(f"{spent:.4f}\t{item.nodeid}\n")
        return result

    def pytest_unconfigure(self) -> None:
        """Write all down, and the rest of the process under a name of its own."""
        self._lines.append(f"{_seconds() - self._inside:.4f}\t{OUTSIDE}\n")
        self._path.write_text("".join(self._lines), "utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Measure in this process, if it is one that runs tests."""
    if folder := os.environ.get(FOLDER):
        config.pluginmanager.register(Clock(Path(folder)))


def read(folder: Path) -> dict[str, float]:
    """The seconds by test."""
    spent: dict[str, float] = defaultdict(float)
    for path in sorted(folder.iterdir()):
        for line in path.read_text("utf-8").splitlines():
            seconds, test = line.split("\t", 1)
            spent[test] += float(seconds)
    return spent


def _folder(test: str) -> str:
    path = test.partition("::")[0]
    return "/".join(path.split("/")[:2]) if path.count("/") > 1 else path


def _table(title: str, spent: dict[str, float], tests: Counter[str], most: int | None) -> None:
    print(f"\n{title:70} tests  seconds")
    for name, seconds in sorted(spent.items(), key=lambda each: -each[1])[:most]:
        print(f"{name[-70:]:70} {tests[name]:5} {seconds:8.1f}")


def main() -> int:
    """Run the tests and print the tables; the status of pytest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=25)
    parser.add_argument("--tests", type=int, default=25)
    chosen, rest = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as folder:
        begun = monotonic()
        command = [sys.executable, "-m", "pytest", "-p", "benchmarks.suite", "-q", *rest]
        status = subprocess.run(command, cwd=ROOT, env={**os.environ, FOLDER: folder}, check=False).returncode
        took = monotonic() - begun
        spent = read(Path(folder))
    for title, most, name in (
        ("folder", None, _folder),
        ("file", chosen.files, lambda test: test.partition("::")[0]),
        ("test", chosen.tests, lambda test: test),
    ):
        seconds: dict[str, float] = defaultdict(float)
        tests: Counter[str] = Counter()
        for test, cost in spent.items():
            seconds[name(test)] += cost
            tests[name(test)] += 1
        _table(title, seconds, tests, most)
    print(f"\n{sum(spent.values()):.0f} seconds of processors in {took:.0f} seconds")
    return status


if __name__ == "__main__":
    sys.exit(main())
