"""The system's folders for a person's files of this program. A person without a home has one that is not writable."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Literal

PROGRAM: Final = "Tarok"
"""The name of the program's own folders."""
NOWHERE: Final = Path(os.devnull, PROGRAM)
"""A folder that cannot be made: then the game cannot be saved, but no folder is made in an odd place."""

Kind = Literal["user_data_dir", "user_config_dir", "user_log_dir", "user_pictures_dir", "user_documents_dir"]


def own_folder(kind: Kind) -> Path:
    """The folder of that kind, named as `platformdirs` names them."""
    from platformdirs import PlatformDirs

    try:
        folder = Path(getattr(PlatformDirs(PROGRAM, appauthor=False), kind))
    except RuntimeError:  # so newer ones say that there is no home; older ones give a folder whose name is ``~``
        return NOWHERE
    return folder if folder.is_absolute() else NOWHERE


def data_folder() -> Path:
    """The user's data folder for this program; ``TAROK_DATA`` in the environment moves it, for tests and sticks."""
    if moved := os.environ.get("TAROK_DATA"):
        return Path(moved)
    return own_folder("user_data_dir")
