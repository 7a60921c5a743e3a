"""What a session wants of those who keep it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from .scoresheet import HandRow

if TYPE_CHECKING:
    from engine import FirstDeal, Match, Seat, Variant

    from .moment import Moment


class Evening(Protocol):
    """What those who keep a session read of it."""

    seed: str
    human: Seat
    people: tuple[str, ...]
    first_deal: FirstDeal

    @property
    def bots(self) -> tuple[str, ...]:
        """What the bots are made by, by seat."""

    @property
    def variant(self) -> Variant:
        """The game with its house rules."""

    @property
    def match(self) -> Match:
        """The evening without the present hand."""

    @property
    def moment(self) -> Moment:
        """Where the evening stands."""

    @property
    def rows(self) -> Sequence[HandRow]:
        """The score sheet: a row for each settled hand."""

    def rows_at(self, moment: Moment) -> Sequence[HandRow]:
        """The score sheet at that moment, the present one or the next."""


class Receipt(Protocol):
    """Tells when a moment is safe."""

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is decided, at most so many seconds; whether it is."""

    def problem(self) -> str | None:
        """Once it is decided: None if the moment is safe, else the key of a sentence that says why it is not."""


class Keeper(Protocol):
    """Keeps an evening where it survives."""

    def keep(self, session: Evening, moment: Moment) -> Receipt:
        """Have the evening kept as it is at *moment*, which comes after all that were kept before."""

    def rows(self, first: int, count: int) -> Sequence[HandRow]:
        """Rows of hands that were finished before this run, from number *first*, counted from 0."""
