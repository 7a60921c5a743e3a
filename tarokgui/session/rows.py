"""The score sheet's rows of an evening of any length: those of this run in memory, older ones read when seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, overload

from .scoresheet import HandRow

Fetch = Callable[[int, int], Sequence[HandRow]]
"""Gives the rows of so many hands, from a number (from 0) on."""
_PIECE: Final = 200
"""Rows that are read together when all are gone through."""


class ScoreRows(Sequence[HandRow]):
    """All finished hands, the oldest first. *older* of them are fetched with *fetch*."""

    def __init__(self, recent: Sequence[HandRow] = (), older: int = 0, fetch: Fetch | None = None) -> None:
        self._recent = list(recent)
        self._older = older
        self._fetch = fetch

    def add(self, row: HandRow) -> None:
        """Add a finished hand."""
        self._recent.append(row)

    def and_row(self, row: HandRow | None) -> ScoreRows:
        """The rows with that row at the end; the copy does not grow with these."""
        return ScoreRows(self._recent if row is None else (*self._recent, row), self._older, self._fetch)

    def __len__(self) -> int:
        return self._older + len(self._recent)

    @overload
    def __getitem__(self, index: int) -> HandRow: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[HandRow]: ...

    def __getitem__(self, index: int | slice) -> HandRow | Sequence[HandRow]:
        if isinstance(index, slice):
            first, last, step = index.indices(len(self))
            if step == 1:
                return self._part(first, last)
            return [self[at] for at in range(first, last, step)]
        at = index + len(self) if index < 0 else index
        if not 0 <= at < len(self):
            raise IndexError(index)
        return self._part(at, at + 1)[0]

    def __iter__(self) -> Iterator[HandRow]:
        for first in range(0, len(self), _PIECE):
            yield from self._part(first, min(first + _PIECE, len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and len(self) == len(other) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # it grows

    def _part(self, first: int, last: int) -> Sequence[HandRow]:
        old = min(last, self._older)
        fetched = self._fetch(first, old - first) if self._fetch is not None and first < old else ()
        return [*fetched, *self._recent[max(0, first - self._older) : max(0, last - self._older)]]
