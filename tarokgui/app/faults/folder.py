"""Opens a folder in the system's own file manager."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def can_open() -> bool:
    """True if there is something to open folders with."""
    return sys.platform == "win32" or _opener() is not None


def open_folder(folder: Path) -> bool:
    """Open it, without waiting; True if that could be asked for."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        opener = _opener()
        if opener is None or not folder.is_dir():
            return False
        subprocess.Popen(
            [opener, str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def _opener() -> str | None:
    return shutil.which("open" if sys.platform == "darwin" else "xdg-open")
