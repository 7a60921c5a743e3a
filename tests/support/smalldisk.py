"""A small file system of its own, in memory: it can be full, and read-only. Only root can mount one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

FILLER = "filler"


class Disk:
    """A disk mounted on the folder *at*."""

    def __init__(self, at: Path) -> None:
        self.at = at

    def fill(self) -> None:
        """Until nothing more can be written."""
        with suppress(OSError), (self.at / FILLER).open("ab", buffering=0) as file:
            while True:
                file.write(b"x" * 512)

    def empty(self) -> None:
        (self.at / FILLER).unlink()

    def lock(self) -> None:
        subprocess.run(["mount", "-o", "remount,ro", str(self.at)], check=True)

    def unlock(self) -> None:
        subprocess.run(["mount", "-o", "remount,rw", str(self.at)], check=True)

    def unmount(self) -> None:
        subprocess.run(["umount", "-l", str(self.at)], check=True)


def mounted(at: Path, size: str = "512k") -> Disk | str:
    """A disk on that folder, or a sentence about why there is none."""
    at.mkdir()
    if not sys.platform.startswith("linux") or os.geteuid() != 0 or shutil.which("mount") is None:
        return "only root can mount a small disk"
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(at)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        return "this machine lets nobody mount a disk"
    return Disk(at)
