"""The search for the card to play."""

from __future__ import annotations

from collections.abc import Iterator

from ai.judgement import Ask
from ai.player import Decision
from engine import View


def card_search(view: View, ask: Ask) -> Iterator[Decision]:
    """A card to play."""
    yield ask.rules
