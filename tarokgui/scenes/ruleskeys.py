"""The keys of the book: search, back and forward, choosing among results, paging."""

from __future__ import annotations

from enum import StrEnum

from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, Text
from tarokgui.widgets.base import Widget


class BookKey(StrEnum):
    """The acts that have a key in the book."""

    SEARCH = "search"
    BACK = "back"
    FORWARD = "forward"
    CHOOSE = "choose"


def book_key(command: Command, *, typing: bool) -> BookKey | None:
    """The act of a key; None if the book has none for it. While the player is *typing*, letters are for the search."""
    if isinstance(command, Text):
        return BookKey.SEARCH if command.text == "/" and not typing else None
    if not isinstance(command, Key):
        return None
    match command.name:
        case "f" if command.mods & {"ctrl", "meta"}:
            return BookKey.SEARCH
        case "left" if "alt" in command.mods:
            return BookKey.BACK
        case "right" if "alt" in command.mods:
            return BookKey.FORWARD
        case "backspace" if not typing and not command.repeat:
            return BookKey.BACK
        case "up" | "down" | "page up" | "page down" | "return" if typing and not command.mods:
            return BookKey.CHOOSE
        case _:
            return None


def turned_by(command: Command, body: Widget) -> bool:
    """Give paging keys and the wheel to *body*, which is being read; True if the command was for it."""
    if isinstance(command, Key):
        return command.name in ("page up", "page down") and body.key(command)
    return isinstance(command, Pointer) and command.kind is PointerKind.WHEEL and body.pointer(command)
