"""The folders in which the libraries of a Linux bundle look for others."""

from __future__ import annotations

import subprocess
from pathlib import Path


def forget_folders(program: Path, patchelf: Path) -> None:
    """Libraries look for others beside themselves, never in folders of the machine that they were built on."""
    for path in sorted(program.rglob("*.so*")):
        if path.is_file() and not path.is_symlink():
            asked = subprocess.run([patchelf, "--print-rpath", path], check=True, capture_output=True, text=True)
            if any(folder.startswith("/") for folder in asked.stdout.strip().split(":")):
                subprocess.run([patchelf, "--remove-rpath", path], check=True)
