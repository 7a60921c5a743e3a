"""No network: while the program ran here no connection was opened, and the modules for it were not even loaded."""

from __future__ import annotations

import sys

from .part import CheckFailed, PartReport, some

HEARD: list[str] = []
"""The calls for the network since `listen`."""
MODULES = ("socket", "ssl", "http", "urllib.request", "ftplib", "smtplib")
_listening: list[bool] = []
_before: set[str] = set()
"""The modules loaded before the test began."""


def listen() -> None:
    """Have the interpreter report every call that opens, looks up or connects. It cannot be called off again."""
    if not _listening:
        _listening.append(True)
        sys.addaudithook(lambda event, told: HEARD.append(event) if event.startswith("socket.") else None)
    HEARD.clear()
    _before.update(sys.modules)


def check_network() -> PartReport:
    """Look back at the parts before this one."""
    if HEARD:
        raise CheckFailed("selftest.network.used", events=some(sorted(set(HEARD))))
    loaded = [name for name in MODULES if name in sys.modules and name not in _before]
    if loaded:
        raise CheckFailed("selftest.network.loaded", modules=some(loaded))
    return PartReport("selftest.network.well")
