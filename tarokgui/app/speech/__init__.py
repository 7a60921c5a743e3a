"""The things on screen, for players who do not see them."""

from __future__ import annotations

from tarokgui.kit.announcer import Announcer, Silent, WrittenAnnouncer

from .finding import announcer_for

__all__ = ["Announcer", "Silent", "WrittenAnnouncer", "announcer_for"]
