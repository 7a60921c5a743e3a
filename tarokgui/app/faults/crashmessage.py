"""The last word of a program that cannot even show its own window of faults. Imports nothing that may be broken."""

from __future__ import annotations

from contextlib import suppress

FAILED = 1
"""The exit status of a program that ended with a fault."""
TITLE = "Tarok"


def last_word(error: BaseException, saved: str = "", *, box: bool = False) -> int:
    """Log *error* and say in a sentence that it happened: on standard error, and with *box* in a window of the system.

    *saved* is a sentence about the saved game.

    Returns the exit status. Never raises, and never shows a traceback.
    """
    with suppress(Exception):
        from tarokgui.storage import logbook

        logbook.fail("the program ended with a fault", error)
    words = f"{TITLE}: {type(error).__name__}"  # if not even the catalogue can be read
    with suppress(Exception):
        from tarokgui.cli.console import words as catalogue
        from tarokgui.storage import logbook

        words = catalogue()("fault.ended", file=str(logbook.log_file()))
    words = f"{saved} {words}".strip()  # *saved* was looked up, if it could be
    with suppress(Exception):
        from tarokgui.cli.console import tell

        tell(words)
    if box:
        show_box(words)
    return FAILED


def show_box(words: str) -> None:
    """Say *words* in a box of the system's own, where there is a screen that can be seen."""
    with suppress(Exception):
        import os

        import pygame

        from tarokgui.app.window import INVISIBLE

        if os.environ.get("SDL_VIDEODRIVER") in INVISIBLE:
            return
        if pygame.display.get_init() and pygame.display.get_driver() in INVISIBLE:
            return
        pygame.display.message_box(TITLE, words, message_type="error")
