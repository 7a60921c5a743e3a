"""The player's own folders: a test if saves and settings can be written there. Nothing is written."""

from __future__ import annotations

import os
from pathlib import Path

from tarokgui.storage.folders import data_folder
from tarokgui.storage.settingsfile import settings_folder

from .part import CheckFailed, PartReport
from .sandbox import outside


def check_folder() -> PartReport:
    """Look, but write nothing; for a folder that is not there yet, look at the one in which it would be made."""
    with outside("TAROK_DATA"):
        folders = [data_folder(), settings_folder()]
    for folder in folders:
        if not _writable(folder):
            raise CheckFailed("selftest.folder.unwritable", folder=str(folder))
    return PartReport("selftest.folder.well", folder=str(folders[0]))


def _writable(folder: Path) -> bool:
    for place in (folder, *folder.parents):
        try:
            if place.is_dir():
                return os.access(place, os.W_OK | os.X_OK)
            if place.exists():
                return False  # a file where a folder should be
        except OSError:
            return False
    return False
