"""The system's wish for less motion. Each system keeps it elsewhere; where it is unknown there is none."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from typing import Final

PATIENCE: Final = 2.0
"""Seconds a tool of the system may take to answer."""

MAC: Final = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
GNOME: Final = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")


def wants_calm() -> bool:
    """True if the system wants less motion. May take a while: not for the main thread."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return _said(MAC) == "1"
    return _said(GNOME) == "false"


def _said(command: tuple[str, ...]) -> str:
    with suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        return done.stdout.strip() if done.returncode == 0 else ""
    return ""


def _windows() -> bool:
    """True if SPI_GETCLIENTAREAANIMATION says that things in windows are not to move."""
    import ctypes

    moves = ctypes.c_int(1)
    with suppress(AttributeError, OSError):
        asked = ctypes.windll.user32.SystemParametersInfoW(0x1042, 0, ctypes.byref(moves), 0)  # type: ignore[attr-defined,unused-ignore]
        return bool(asked) and not moves.value
    return False
