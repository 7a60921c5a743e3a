"""The open leaf of the book: its page set in type, kept as long as nothing about it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tarokgui.rulebook import Book, Page
from tarokgui.scenes.rulesplan import Plan
from tarokgui.scenes.rulesreading import Reading
from tarokgui.widgets.bookpage import BookPage
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.setpage import SetPage
from tarokgui.widgets.typeset import Setter, Words
from tarokgui.wording.translator import Translator

if TYPE_CHECKING:
    from tarokgui.services.program import Program


class Leaf:
    """The page that was set last."""

    def __init__(self) -> None:
        self._set: tuple[object, SetPage] | None = None

    def page(
        self, book: Book, page: Page, tr: Translator, paint: DrawContext, width: int, terms: tuple[str, ...]
    ) -> SetPage:
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

    def widget(
        self,
        book: Book,
        reading: Reading,
        program: Program,
        paint: DrawContext,
        plan: Plan,
        follow: Callable[[str], None],
        shown: BookPage | None,
    ) -> BookPage:
        """The page of *reading* as a widget; a link in it calls *follow*.

        A page that was turned to is opened where *reading* says, another where the one *shown* is: that may have
        another size or language.
        """
        page = book.pages[reading.page]
        ready = self.page(book, page, program.feedback.tr, paint, plan.column.w, reading.terms)
        says = "\n".join((f"{book.chapter_of(page.id).title}: {page.title}", *page.texts))
        made = BookPage(plan.leaf, plan.column, ready, paint, says, follow)
        if reading.turned or shown is None:
            made.scroll_to(reading.offset)
        else:
            made.scroll_to(shown.offset * ready.height // max(1, shown.page.height))
            made.link = min(shown.link, len(ready.links) - 1)
        reading.turned = False
        return made
