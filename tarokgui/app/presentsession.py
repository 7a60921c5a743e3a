"""The evening that is being played, for faults and reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tarokgui.app.services import Services
    from tarokgui.session.evening import Session


def session_of(services: Services) -> Session | None:
    """The evening that is being played on one of the scenes; None if there is none."""
    for scene in services.stack:
        session: Session | None = getattr(scene, "session", None)
        if session is not None:
            return session
    return None
