"""A few of the kills of ``benchmarks/kills.py``, and the proof that it would notice a loss."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="it forks")

CARELESS = """
import sys
sys.path[0] = {root!r}
from benchmarks import disk, kills
from tarokgui.storage.mirroredstore import MirroredStore

real, turns = MirroredStore.write, [0]

def careless(self, snapshot, rows=()):
    turns[0] += 1
    if turns[0] % 3 == 0:
        real(self, snapshot, rows)

begin = kills.begin

def begun(*given):
    MirroredStore.write = real
    begin(*given)  # the beginning is kept, or there is nothing to go on with
    MirroredStore.write = careless

kills.begin = begun
kills.MOST_FAULTS = 1
disk.begin_again = lambda: None  # without the deadly disk it dies by SIGKILL alone, and this script is not begun again
sys.argv = ["kills", "--kills", "60"]
sys.exit(kills.main())
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )


def test_ten_kills_lose_nothing() -> None:
    done = run("benchmarks/kills.py", "--kills", "10", "--seed", "suite")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "10 kills" in done.stdout
    assert "0 faults" in done.stdout


def test_a_program_that_saves_only_sometimes_is_found_out() -> None:
    done = run("-c", CARELESS.format(root=str(ROOT)))
    assert done.returncode == 1, done.stdout + done.stderr
    assert "it went back from" in done.stdout
