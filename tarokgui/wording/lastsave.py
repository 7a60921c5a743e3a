"""The last save in a sentence: the decisions on the disk, and the place where the player will find the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.wording.translator import Translator

if TYPE_CHECKING:
    from tarokgui.session.lastsave import LastSave, Point


def last_save(found: LastSave, tr: Translator, folder: str) -> str:
    """The truth about it; empty if no game is in progress. *folder* is the one it is kept in."""
    if found.elsewhere:
        return tr("ending.ask.elsewhere-done", folder=found.file)
    point = "" if found.back is None else _point(found.back, tr)
    if found.whole:
        return tr("ending.saved", point=point) if point else ""
    if found.cause == "silent":
        return tr("ending.silent")
    why = tr(f"ending.why.{found.cause}", folder=folder)
    if point:
        return tr("ending.back", why=why, point=point)
    return tr("ending.unsaved" if found.hidden else "ending.none", why=why)


def _point(point: Point, tr: Translator) -> str:
    return tr(f"ending.point.{point.stage}", hand=point.hand, trick=point.trick)
