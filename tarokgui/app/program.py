"""The services of a program that runs: with the player's settings, and with a router."""

from __future__ import annotations

import os
from contextlib import suppress
from math import isfinite

from tarokgui.app.router import routed
from tarokgui.kit.language import system_language
from tarokgui.services.services import Services
from tarokgui.storage.settingsfile import SettingsFile
from tarokgui.wording.i18n import load

MOST_SPEED = 50.0
"""Faster than this is at once."""


def services(language: str | None = None) -> Services:
    """A fresh record with the player's settings; *language* overrules theirs.

    ``TAROK_SPEED`` in the environment sets the speed, for tests and the impatient.

    Raises:
        FileNotFoundError: there is no catalogue of *language*.
    """
    file = SettingsFile()
    wishes = file.read()
    if language is not None:
        wishes.language = language
    made = Services(load(wishes.language or system_language()), settings=wishes, settings_file=file)
    with suppress(ValueError, KeyError):
        speed = float(os.environ["TAROK_SPEED"])
        if isfinite(speed):
            made.forced_speed = min(MOST_SPEED, max(0.0, speed))
    made.obey()
    return routed(made)
