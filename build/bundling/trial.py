"""The frozen program tries itself; a build whose program finds a fault fails."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

from .environment import clean_variables


class SelfTestFailed(Exception):
    """The bundle has found a fault in itself."""


def self_test(program: Sequence[str | Path]) -> None:
    """Run its ``--self-test``, in a folder that is not a checkout, and show the lines.

    Raises:
        SelfTestFailed: it did not end with 0.
    """
    command = [*map(str, program), "--self-test"]
    folder = Path(command[0]).parent
    done = subprocess.run(command, cwd=folder, env=clean_variables(), capture_output=True, text=True, check=False)
    for line in (done.stdout + done.stderr).splitlines():
        print(f"    {line}")
    if done.returncode:
        raise SelfTestFailed(f"{' '.join(command)} ended with {done.returncode}")
