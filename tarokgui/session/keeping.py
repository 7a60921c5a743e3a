"""What a session wants of those who keep it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from .scoresheet import HandRow

if TYPE_CHECKING:
    from .evening import Session
    from .moment import Moment


class Receipt(Protocol):
    """Tells when a moment is safe."""

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is decided, at most so many seconds; whether it is."""

    def problem(self) -> str | None:
        """Once it is decided: None if the moment is safe, else the key of a sentence that says why it is not."""


class Keeper(Protocol):
    """Keeps an evening where it survives."""

    def keep(self, session: Session, moment: Moment) -> Receipt:
        """Have the evening kept as it is at *moment*, which comes after all that were kept before."""

    def rows(self, first: int, count: int) -> Sequence[HandRow]:
        """Rows of hands that were finished before this run, from number *first*, counted from 0."""
