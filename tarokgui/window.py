"""The program in a window."""

from __future__ import annotations

import sys


def run_window(language: str = "en") -> int:
    """Open the window and play until the person quits.

    Returns the exit status: 2 if there is no screen to open a window on, or the table is open already.
    """
    from tarokgui.app import App, NoDisplay
    from tarokgui.saves import SaveLock
    from tarokgui.scenes.title import TitleScene
    from tarokgui.services import services

    shared = services(language)
    lock = SaveLock()
    if not lock.acquire():
        print(shared.tr("save.in-use"), file=sys.stderr)  # noqa: T201  # the one sentence before there is a window
        return 2
    try:
        return App(shared).run(TitleScene)
    except NoDisplay:
        print(shared.tr("app.no_display"), file=sys.stderr)  # noqa: T201
        return 2
    finally:
        lock.release()
