"""The ``Info.plist`` of ``Tarok.app``, for the Finder and the system. Asked by build/tarok.spec on macOS."""

from __future__ import annotations

import platform
from typing import Final

IDENTIFIER: Final = "ro.tarok.tarok"
OLDEST: Final = {"arm64": "11.0", "x86_64": "10.13"}
"""The oldest macOS by processor, set by PyInstaller's own part; pygame-ce and Python would run on older ones."""
COPYRIGHT: Final = "Copyright © 2026 The Tarok table authors"


def entries(version: str, machine: str = "") -> dict[str, object]:
    """The entries for *machine* (``arm64``, ``x86_64``; this one by default).

    PyInstaller adds those that name the program file and the icon. There are no entitlements: the program asks for
    nothing, least of all for the network.
    """
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": "Tarok",
        "CFBundleDisplayName": "Tarok",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "ro", "de", "sl"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSBackgroundOnly": False,  # PyInstaller says the opposite of whatever it takes for a console program
        "LSMinimumSystemVersion": OLDEST[machine or platform.machine()],
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSSupportsAutomaticGraphicsSwitching": True,
    }
