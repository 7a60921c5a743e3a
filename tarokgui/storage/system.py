"""The system on which the program runs, in a few words for maintainers."""

from __future__ import annotations

import os
import platform
import sys


def system() -> str:
    """The system's name and version, such as ``Linux 6.1.0 x86_64`` or ``Windows 10.0.19045 AMD64``."""
    if sys.platform == "win32":
        # There the module platform asks the network's library for the machine's name, whatever one wants of it.
        version = sys.getwindowsversion()
        processor = os.environ.get("PROCESSOR_ARCHITECTURE", "?")
        return f"Windows {version.major}.{version.minor}.{version.build} {processor}"
    return f"{platform.system()} {platform.release()} {platform.machine()}"
