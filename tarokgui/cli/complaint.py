"""A fault that the person at the command line can do something about."""

from __future__ import annotations


class Complaint(Exception):
    """Ends a command. ``key`` is a message of the catalogue, ``params`` its parameters; it is told on one line."""

    def __init__(self, key: str, /, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params
