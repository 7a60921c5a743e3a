"""The choice of the newer of two files."""

from __future__ import annotations

from .evenings import StoredEvening


def better_is_copy(book: StoredEvening | None, copy: StoredEvening | None, *, own: bool) -> bool:
    """True if the copy counts, and not the book. *own*: the copy was made from this book, as it knows the evening that
    the book has in progress.

    Of the same evening the better one; if both are equal, the book. Another evening is newer if the copy was made from
    this book, which is written first. Else the book is never overruled.
    """
    if copy is None:
        return False
    if book is not None and book.snapshot.key == copy.snapshot.key:
        return copy.is_better_than(book)
    return own
