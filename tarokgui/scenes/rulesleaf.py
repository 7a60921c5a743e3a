"""The leaf of the book that lies open: its page set in type, kept as long as nothing about it changes."""

from __future__ import annotations

from tarokgui.rulebook import Book, Page
from tarokgui.widgets.paint import Paint
from tarokgui.widgets.setpage import SetPage
from tarokgui.widgets.typeset import Setter, Words
from tarokgui.wording.i18n import Translator


class Leaf:
    """The page that was set last."""

    def __init__(self) -> None:
        self._set: tuple[object, SetPage] | None = None

    def page(self, book: Book, page: Page, tr: Translator, paint: Paint, width: int, terms: tuple[str, ...]) -> SetPage:
        """*page* set in a column of *width* pixels, in this look, with the *terms* marked."""
        key = (page.id, tr.language, width, paint.scale, paint.theme, terms)
        if self._set is None or self._set[0] != key:
            words = Words(
                book.chapter_of(page.id).title,
                tr("rules.example"),
                tr("rules.next"),
                book.after(page.id),
                str([*book.pages].index(page.id) + 1),
            )
            self._set = key, Setter(paint, width, terms).set(page, words)
        return self._set[1]
