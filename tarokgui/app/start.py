"""The program in a window."""

from __future__ import annotations


def run_window(language: str | None = None) -> int:
    """Open the window and play until the person quits.

    Returns the exit status: 2 if there is no screen to open a window on, or the table is open already; 1 after a fault.
    """
    try:
        return _run(language)
    except Exception as error:  # before there was a window for a notice, or after
        from tarokgui.app.faults import last_word

        return last_word(error, box=True)


def _run(language: str | None) -> int:
    from tarokgui.app import crashes
    from tarokgui.app.faults import FaultDesk
    from tarokgui.app.faults.crashmessage import show_box
    from tarokgui.app.loop import App
    from tarokgui.app.program import players_program
    from tarokgui.app.router import Router
    from tarokgui.app.window import NoDisplay
    from tarokgui.cli.console import tell
    from tarokgui.session.endings import end_now
    from tarokgui.storage.lock import SaveLock

    shared = players_program(language)
    lock = SaveLock()
    if not lock.acquire():
        tell(shared.feedback.tr("cli.error.line", problem=shared.feedback.tr("save.in-use")))
        show_box(shared.feedback.tr("save.in-use"))  # a player who has pressed an icon sees no standard error
        return 2
    shared.disk.saves.lock = lock
    crashes.watch()
    try:
        with FaultDesk(shared) as desk:
            status = App(shared, desk).run(lambda program: Router(program).first(), last=True)
    except NoDisplay:
        tell(shared.feedback.tr("app.no_display"))
        status = 2
    finally:
        crashes.rest()
        lock.release()
    return status if shared.disk.answered else end_now(status)
