"""The file of the player's settings: JSON with a version. A file that cannot be read is set aside as ``….bad``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from tarokgui.storage.atomicfile import read_small, set_aside, write_whole
from tarokgui.storage.folders import own_folder
from tarokgui.storage.settings import Settings

_NAME: Final = "settings.json"
_MOST_BYTES: Final = 1_200_000
_MOST_FOREIGN: Final = 1_000_000
_MOST_PARTS: Final = 300_000
"""Bytes and brackets of values that this version does not know. With its own values they stay below all limits, so
every file that was read can be written and read again."""


def settings_folder() -> Path:
    """The folder of a user's settings of this program; ``TAROK_DATA`` in the environment moves it."""
    if moved := os.environ.get("TAROK_DATA"):
        return Path(moved)
    return own_folder("user_config_dir")


class SettingsFile:
    """The file of one player's settings."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else settings_folder()
        self.notice: str | None = None
        """The key of a message about the file, None while all is well; ``{file}`` in it is ``aside``."""
        self.aside = f"{_NAME}.bad"
        self._in_the_way = False
        """True while a file bears the name that could be neither read nor set aside."""

    @property
    def path(self) -> Path:
        """The path of the file."""
        return self.folder / _NAME

    def read(self) -> Settings:
        """The settings; the defaults if there are none, or none that can be read: then ``notice`` says so."""
        from tarokgui.storage.strictjson import parse_plain, plain_text

        try:
            data = parse_plain(read_small(self.path, _MOST_BYTES))
            if not isinstance(data, dict):
                raise ValueError("not a table of settings")
            settings = Settings.from_data(data)
            foreign = plain_text([settings.version, settings.extra, settings.unknown])
            if len(foreign.encode()) > _MOST_FOREIGN or foreign.count("[") + foreign.count("{") > _MOST_PARTS:
                raise ValueError("too much that is not known")
        except FileNotFoundError:
            return Settings()
        except NotADirectoryError:  # a file is where the folder should be: there are no settings to speak of
            return Settings()
        except (OSError, ValueError):
            self._set_aside()
            return Settings()
        if settings.newer:
            self.notice = "settings.newer"
        return settings

    def write(self, settings: Settings) -> bool:
        """Keep *settings* now; False if they cannot be written, and then ``notice`` says so."""
        if self.put(self.text(settings)):
            return True
        self.notice = "settings.not-saved"
        return False

    def text(self, settings: Settings) -> bytes | None:
        """The text of the file for *settings*; None if it could not be read again."""
        import json

        from tarokgui.storage.strictjson import plain_text

        data = settings.data()
        try:
            try:
                text = json.dumps(data, ensure_ascii=False, indent=1).encode()
            except ValueError:  # numbers of thousands of digits; little data has any
                text = plain_text(data).encode()
            if len(text) > _MOST_BYTES:  # foreign values take a line each
                text = plain_text(data).encode()
        except ValueError:
            return None
        return text if len(text) <= _MOST_BYTES else None

    def put(self, text: bytes | None) -> bool:
        """Have the file hold *text*: at every moment it is the old one or the new one. False if that cannot be done."""
        try:
            if text is None or (self._in_the_way and set_aside(self.path) is None):
                return False
            self._in_the_way = False
            self.folder.mkdir(0o700, parents=True, exist_ok=True)
            write_whole(self.path, text)
        except (OSError, ValueError):
            return False
        return True

    def _set_aside(self) -> None:
        aside = set_aside(self.path)
        self._in_the_way = aside is None
        self.notice = "settings.unreadable" if aside is None else "settings.set-aside"
        self.aside = self.aside if aside is None else aside.name
