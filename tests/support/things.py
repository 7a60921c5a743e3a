"""Things to press at the table in the window: the id of the widget for every action."""

from __future__ import annotations

from tarokgui.selftest.pressing import thing

__all__ = ["thing"]
