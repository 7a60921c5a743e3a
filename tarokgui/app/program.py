"""A program is put together: its parts, and the router that opens its scenes."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from math import isfinite
from time import perf_counter

from tarokgui.app.router import Router
from tarokgui.draw.text import TextPainter
from tarokgui.kit.language import system_language
from tarokgui.kit.stack import SceneStack
from tarokgui.services.disk import Disk
from tarokgui.services.drawing import Drawing
from tarokgui.services.feedback import Feedback
from tarokgui.services.mainloop import MainLoop
from tarokgui.services.preferences import Preferences
from tarokgui.services.program import Program
from tarokgui.services.settingskeeper import SettingsKeeper
from tarokgui.storage.settings import Settings
from tarokgui.storage.settingsfile import SettingsFile
from tarokgui.wording.i18n import load
from tarokgui.wording.translator import Translator

MOST_SPEED = 50.0
"""Faster than this is at once."""


def build_program(
    tr: Translator,
    *,
    settings: Settings | None = None,
    settings_file: SettingsFile | None = None,
    text: TextPainter | None = None,
    clock: Callable[[], float] = perf_counter,
    post: Callable[[Callable[[], None]], bool] = lambda call: False,
) -> Program:
    """A program of these parts: without *settings_file* settings are kept nowhere, without *post* no window calls."""

    def settings_failed() -> None:
        feedback.notify(tr("settings.not-saved"))

    loop, stack = MainLoop(clock, post), SceneStack()
    keeper = SettingsKeeper(lambda call: loop.post(call), settings_failed)
    preferences = Preferences(settings or Settings(), settings_file, keeper)
    feedback = Feedback(tr, preferences, loop, stack.redraw)
    drawing = Drawing(feedback, text or TextPainter())
    made = Program(preferences, feedback, drawing, loop, Disk(loop, keeper), stack)
    made.routes = Router(made)
    return made


def players_program(language: str | None = None) -> Program:
    """A program with the player's settings; *language* overrules theirs.

    ``TAROK_SPEED`` in the environment sets the speed, for tests and the impatient.

    Raises:
        FileNotFoundError: there is no catalogue of *language*.
    """
    file = SettingsFile()
    settings = file.read()
    if language is not None:
        settings.language = language
    made = build_program(load(settings.language or system_language()), settings=settings, settings_file=file)
    with suppress(ValueError, KeyError):
        speed = float(os.environ["TAROK_SPEED"])
        if isfinite(speed):
            made.preferences.forced_speed = min(MOST_SPEED, max(0.0, speed))
    made.apply_settings()
    return made
