"""Taking up the saved session."""

from __future__ import annotations

from tarokgui.saves import FORMAT, SaveFolder

from .evening import Session


def load_saved(folder: SaveFolder) -> tuple[Session | None, str | None]:
    """The saved session and the key of a message about it; a save that cannot be played on gives way to the older."""
    found = folder.read()
    if found.data is None:
        return None, found.notice
    kind = str(found.data.get("format"))
    if kind.startswith("tarok-session/") and kind != FORMAT:
        return None, "save.newer"
    try:
        return Session.from_data(found.data, folder.write), found.notice
    except ValueError:
        if found.notice is not None:
            folder.give_up()
            return None, "save.lost"
    found = folder.read_previous()
    try:
        return (Session.from_data(found.data, folder.write), found.notice) if found.data else (None, found.notice)
    except ValueError:
        folder.give_up()
        return None, "save.lost"
