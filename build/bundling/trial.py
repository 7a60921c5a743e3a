"""The frozen program tries itself; a build whose program finds a fault fails."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from .environment import clean_variables


class SelfTestFailed(Exception):
    """The bundle has found a fault in itself."""


def self_test(program: Sequence[str | Path], variables: Mapping[str, str] | None = None) -> None:
    """Run its ``--self-test``, in a folder that is not a checkout, and show the lines.

    *program* is the program file, after its starter if it needs one; *variables* are for its environment.

    Raises:
        SelfTestFailed: it did not end with 0.
    """
    command = [*map(str, program), "--self-test"]
    folder = Path(command[-2]).parent
    told = {**clean_variables(), **(variables or {})}
    done = subprocess.run(
        command, cwd=folder, env=told, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    for line in (done.stdout + done.stderr).splitlines():
        print(f"    {line}")
    if done.returncode:
        raise SelfTestFailed(f"{' '.join(command)} ended with {done.returncode}")
