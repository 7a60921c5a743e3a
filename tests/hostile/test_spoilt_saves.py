"""A few of the saves of ``benchmarks/spoilt.py``, and the proof that it would notice a loss."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

CARELESS = """
import sys
sys.path[0] = {root!r}
from benchmarks import disk, spoilt
from tarokgui.storage.backup import Backup

Backup.follow = lambda *_: None  # there is no copy
disk.begin_again = lambda: None  # nor this script without it
sys.argv = ["spoilt", "--saves", "30", "--only", "without_a_window"]
sys.exit(spoilt.main())
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )


def test_some_of_each_kind_lose_nothing() -> None:
    done = run("benchmarks/spoilt.py", "--saves", "28", "--seed", "suite")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "in_the_window" in done.stdout
    assert done.stdout.endswith("0 faults\n")


def test_a_program_without_the_copy_is_found_out() -> None:
    done = run("-c", CARELESS.format(root=str(ROOT)))
    assert done.returncode == 1, done.stdout + done.stderr
    assert "another evening than was shown" in done.stdout
