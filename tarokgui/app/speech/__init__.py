"""What is on screen, told to those who do not see it."""

from __future__ import annotations

from tarokgui.kit.announcer import Announcer, Silent, WrittenAnnouncer

from .finding import announcer_for

__all__ = ["Announcer", "Silent", "WrittenAnnouncer", "announcer_for"]
