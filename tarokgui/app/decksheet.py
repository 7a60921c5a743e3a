"""``tarok cards``: a contact sheet of the deck as a picture."""

from __future__ import annotations

from argparse import Namespace
from io import BytesIO
from pathlib import Path

from tarokgui.app import environment
from tarokgui.cli.complaint import Complaint
from tarokgui.cli.console import say, words
from tarokgui.cli.opened import created


def sheet_command(arguments: Namespace) -> int:
    """Write the sheet that the arguments ask for; the exit status.

    Raises:
        Complaint: the file cannot be written, or the deck is damaged.
    """
    path = Path(arguments.sheet)
    if path.suffix.lower() != ".png":
        raise Complaint("cli.error.sheet-file", path=path)
    # Before the work: a missing folder is reported at once, and a file there is not lost to a damaged deck.
    if not path.parent.is_dir() or path.is_dir():
        raise Complaint("cli.error.unwritable", path=path, why=_why_not(path))
    picture, size = _drawn(arguments)
    try:
        with created(str(path)) as file:
            file.write(picture)
    except (OSError, ValueError) as error:
        raise Complaint("cli.error.unwritable", path=path, why=error) from None
    say(words()("cards.sheet.written", path=path, width=size[0], height=size[1]))
    return 0


def _why_not(path: Path) -> Exception:
    try:
        path.open("ab").close()  # always a folder, or nothing in a folder that is not there: never a pipe
    except (OSError, ValueError) as error:
        return error
    return OSError()  # it has come in the meantime


def _drawn(arguments: Namespace) -> tuple[bytes, tuple[int, int]]:
    """The PNG file and its size in pixels."""
    environment.prepare()
    import pygame

    from tarokgui.draw.deck.contact import SIZES, SheetTooLarge, contact_sheet
    from tarokgui.draw.deck.drawings import DeckFault
    from tarokgui.draw.deck.style import DeckStyle

    inks = "four" if arguments.four_ink else "traditional"
    size = "large" if arguments.large else "normal"
    style = DeckStyle(
        arguments.letters,
        arguments.arabic,
        arguments.suit_letters or "",
        inks,
        size,
        arguments.contrast,
        arguments.names,
    )
    try:
        sheet = contact_sheet(style, arguments.size or SIZES, every=arguments.all, sight=arguments.blind or "")
    except DeckFault as fault:
        raise Complaint("cli.error.deck", file=fault.file, why=fault.cause) from None
    except SheetTooLarge:
        raise Complaint("cli.error.sheet-large") from None
    file = BytesIO()
    pygame.image.save(sheet, file, "sheet.png")
    return file.getvalue(), sheet.get_size()
