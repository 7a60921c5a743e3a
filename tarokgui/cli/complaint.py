"""The end of a command without a result: a fault the person can do something about, or a page of help."""

from __future__ import annotations


class Complaint(Exception):
    """Ends a command. ``key`` is a message of the catalogue, ``params`` its parameters, of which errors are worded as
    their causes; the message is one line."""

    def __init__(self, key: str, /, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class HelpWanted(Exception):
    """A wish for help instead of a command: the page ``page`` of the catalogue."""

    def __init__(self, page: str) -> None:
        super().__init__(page)
        self.page = page
