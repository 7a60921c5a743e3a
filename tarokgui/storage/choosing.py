"""Which of two files has the evening as it was left."""

from __future__ import annotations

from .evenings import Found


def better_is_copy(book: Found | None, copy: Found | None, *, own: bool) -> bool:
    """True if the copy is to be believed, and not the book. *own*: the copy knows the evening that the book has in
    progress, so it was made from this book.

    Of the same evening the one that is whole, then the one that has come further; if both are equal, the book. Another
    evening is newer if the copy was made from this book, which is written first. Else the book is never overruled.
    """
    if copy is None or book is None:
        return copy is not None
    if book.snapshot.key == copy.snapshot.key:
        return copy.rank > book.rank
    return own and (copy.whole or not book.whole)
