"""The choice of an announcer on this machine."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from tarokgui.kit.announcer import Announcer, Silent, WrittenAnnouncer

if TYPE_CHECKING:
    import pygame


def announcer_for(window: pygame.Window, press: Callable[[str, bool], None], wanted: Callable[[], None]) -> Announcer:
    """The announcer for a window; ``TAROK_SPEECH=stderr`` writes instead, ``TAROK_SPEECH=off`` is silent.

    Both are called from any thread: *press* with the id of a thing on screen that a screen reader wants focused, or
    with True pressed; *wanted* when a reader has come and `show` is to be called soon.
    """
    match os.environ.get("TAROK_SPEECH"):
        case "off":
            return Silent()
        case "stderr":
            return WrittenAnnouncer()
    try:
        from .accesskit import AccessKit

        return AccessKit(window, press, wanted)
    except Exception:  # not installed, of another version, or refused by the system: the game goes on without it
        return Silent()
