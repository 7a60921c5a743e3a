"""A disk that is slow, full, or dies in the middle of a call, and a clock that is late: ``disk.c``, built with the C
compiler of this machine and loaded before the program. Without a compiler there is none."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
from enum import IntEnum
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).with_name("disk.c")
_LOADED: Final = "TAROK_DISK"
"""Says in the environment of a program that the library was loaded before it."""


class When(IntEnum):
    """The moment at which a process dies: before the call, after it, or with half of it done."""

    BEFORE = 0
    AFTER = 1
    HALFWAY = 2


def can_be_had() -> bool:
    """True if this machine can build and load it."""
    return sys.platform == "linux" and shutil.which("cc") is not None


def environment(folder: Path) -> dict[str, str]:
    """Build it in *folder*; the variables with which a program has it."""
    library = folder / "disk.so"
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl"], check=True)
    return {"LD_PRELOAD": str(library), _LOADED: str(library)}


def loaded() -> bool:
    """True if this process has it."""
    return _LOADED in os.environ


def begin_again() -> None:
    """Start this script once more with it, if it can be had."""
    if loaded() or not can_be_had():
        return
    with tempfile.TemporaryDirectory() as name:
        status = subprocess.run([sys.executable, *sys.argv], env=os.environ | environment(Path(name)), check=False)
    sys.exit(status.returncode)


def _library() -> ctypes.CDLL:
    return ctypes.CDLL(os.environ[_LOADED])


def be_slow(seconds: float) -> None:
    """From now on every fsync of this process takes so much longer."""
    _library().disk_slow(round(seconds * 1000))


def die(calls: int, when: When) -> None:
    """Be killed beside the writing call of that number, from 1, from now on."""
    _library().disk_die(calls, int(when))


def be_full(full: bool) -> None:
    """From now on nothing, or everything, can be written."""
    _library().disk_full(int(full))


def set_back(seconds: int) -> None:
    """From now on this process's clock is so many seconds slow."""
    _library().disk_clock(ctypes.c_long(seconds))
