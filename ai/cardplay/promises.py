"""Announcements that keep a card for the last trick."""

from __future__ import annotations

from typing import Final

from engine import PAGAT, CardSet, View

CALLED_LAST: Final[set[str]] = set()
"""The items by which the called card is kept for the last trick: a game adds its own."""


def promised(view: View, item: str) -> bool:
    """True if the seat has announced the bonus."""
    return any(bonus.item == item and bonus.seat == view.seat for bonus in view.table.speech.announced)


def keeps_called(view: View) -> bool:
    """True if the seat has announced that the called card wins the last trick."""
    return any(promised(view, item) for item in CALLED_LAST)


def kept(view: View) -> CardSet:
    """The cards that the seat keeps by its own announcements."""
    cards = 1 << PAGAT if promised(view, "pagat") else 0
    called = view.table.called
    return cards | 1 << called if called is not None and keeps_called(view) else cards
