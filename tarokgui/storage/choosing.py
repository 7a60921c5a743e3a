"""Which of two files has the evening as it was left."""

from __future__ import annotations

from .evenings import Found


def better_is_copy(book: Found | None, copy: Found | None) -> bool:
    """Whether the copy is to be believed, and not the book.

    Of the same evening the one that is whole, then the one that has come further; if both stand there, the book.
    """
    if copy is None or book is None:
        return copy is not None
    if book.snapshot.key == copy.snapshot.key:
        return copy.rank > book.rank
    # The book is written first, so an evening that it does not know is newer than what it has.
    return copy.whole or not book.whole
