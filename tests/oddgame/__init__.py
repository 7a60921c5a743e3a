"""A game made for the tests, odd on purpose: whatever it needs outside this folder is a line in the registry.

Four seats with ten cards and a talon of two, or five of which the dealer sits out. Forehand pledges for many or for
few. The lowest card of the suit led takes the trick and the talon's top card with it; taroks are a suit like the
others. The winner of the first trick shows his hand. The hand ends as soon as somebody has three tricks. Everybody
scores for himself, and who has the most gets a mark that is carried on and written into the record.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from engine import GAMES

from .rules import FIVE, ODD

__all__ = ["FIVE", "ODD", "registered"]


@contextmanager
def registered() -> Iterator[None]:
    """The registry with the odd games in it."""
    with patch.dict(GAMES, {ODD.key: ODD, FIVE.key: FIVE}):
        yield
