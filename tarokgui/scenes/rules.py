"""The book of rules: contents at the left, a page at the right, a search above."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command, Key
from tarokgui.kit.node import Node
from tarokgui.rulebook import Book, book
from tarokgui.rulebook.places import FIRST
from tarokgui.scenes.rulesheader import Header, header_widgets
from tarokgui.scenes.ruleskeys import BookKey, book_key, turned_by
from tarokgui.scenes.rulesleaf import Leaf
from tarokgui.scenes.ruleslists import book_nodes, contents_list, found_widgets
from tarokgui.scenes.rulesplan import Plan, plan_book
from tarokgui.scenes.rulesreading import Reading
from tarokgui.scenes.rulessearch import BookSearch
from tarokgui.widgets.base import Widget
from tarokgui.widgets.bookpage import BookPage
from tarokgui.widgets.indexlist import IndexList
from tarokgui.widgets.label import Panel
from tarokgui.widgets.ornament import tapered, upright

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program


class RulesScene(Form):
    """Opens at *page*; *whole* opens the part of the book that it stands in, with the keyboard in the contents."""

    name = "rules"

    def __init__(self, program: Program, page: str = FIRST, *, whole: bool = False) -> None:
        super().__init__(program)
        self.prefer = "contents" if whole else "page"
        if whole:
            page = self.book.first_of(self.book.part_of(page)).id
        self.reading = Reading(page, contents=whole)
        self._leaf = Leaf()
        self.search = BookSearch(self, self.reading, lambda: self._at)

    @property
    def book(self) -> Book:
        """The book in the language that is set now."""
        return book(self.tr.language)

    @property
    def shown(self) -> BookPage | None:
        """The page on screen, if it is a page and not a list."""
        found = self.focus.find("page")
        return found if isinstance(found, BookPage) else None

    @property
    def _plan(self) -> Plan:
        return plan_book(self.window, self.paint)

    def build(self) -> Iterable[Widget]:
        """Sheet, header, contents, and the page or list to read."""
        plan = self._plan
        yield Panel("sheet", plan.sheet)
        one_at_a_time = plan.contents is None
        tr, reading = self.tr, self.reading
        header = Header(tr, reading, self.search.field, self.back, self.forward, self.close, self.toggle_contents)
        yield from header_widgets(header, self.paint, plan.header, contents=one_at_a_time)
        if plan.contents is not None:
            yield self._contents(plan.contents)
        if reading.results:
            choose = partial(self.open, terms=self.search.terms)
            sought = self.search.field.value
            yield from found_widgets(plan.column, tr, self.book, reading.page, sought, self.paint, choose)
        elif one_at_a_time and reading.contents:
            yield self._contents(plan.leaf)
        else:
            yield self._leaf.widget(self.book, reading, self.program, self.paint, plan, self.open, self.shown)

    @property
    def first_words(self) -> str:
        """The title of the book and that of the page."""
        return f"{self.tr('rules.title')}. {self.book.pages[self.reading.page].title}"

    def _contents(self, place: Rect) -> IndexList:
        title, old = self.tr("rules.contents"), self.focus.find("contents")
        return contents_list(place, title, self.book, self.reading.page, self.paint, self.open, old)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the baize."""
        self.paint.felt(surface)

    def overlay(self, surface: pygame.Surface) -> None:
        """Draw the rule under the header and the spine of the book."""
        plan, theme = self._plan, self.paint.theme
        tapered(surface, self.paint, plan.rule, theme.oxblood)
        if plan.spine is not None:
            upright(surface, self.paint, plan.spine, theme.paper_edge)

    def extra_nodes(self) -> Iterable[Node]:
        """Links of the page and rows of the lists."""
        return book_nodes(self.focus.widgets)

    def open(self, page: str, *, terms: tuple[str, ...] = ()) -> None:
        """Show a page from its beginning; the one before can be gone back to. Raises KeyError for an unknown page."""
        self.book.pages[page]
        self.reading.open(page, self._at, terms)
        self._show()

    @property
    def _at(self) -> int:
        """The distance that the page has been read down, in pixels."""
        return self.shown.offset if self.shown is not None else self.reading.offset

    def _show(self) -> None:
        """Show the page that was turned to."""
        if not self.reading.terms:
            self.search.empty()
        self.rebuild()
        if self.shown is not None:
            self.shown.begin()
        self.focus.focus("page")

    def back(self) -> None:
        """Go back to the page that was open before."""
        if self.reading.back(self._at):
            self._show()

    def forward(self) -> None:
        """Go forward to the page from which the player has gone back."""
        if self.reading.forward(self._at):
            self._show()

    def toggle_contents(self) -> None:
        """Show the contents in the page's place in a narrow window, or the page again."""
        self.reading.toggle_contents(self._at)
        self.rebuild()
        self.focus.focus("contents" if self.reading.contents else "page")

    def show_contents(self) -> None:
        """Put the keyboard into the contents, opening them where there is no room beside the page."""
        self.reading.show_contents(self._at)
        self.rebuild()
        self.focus.focus("contents")
        self.focus.show_ring = True

    def handle(self, command: Command) -> bool:
        """Do the keys of the book, then those of the widgets. Nothing goes further down."""
        if not self._own(command):
            searching = self.search.field.focused
            handled = super().handle(command)
            if self.search.field.focused and not searching:
                self.search.show()
            if not handled:
                self._to_page(command)
        return True

    def _own(self, command: Command) -> bool:
        """Do the act of a key of the book; False if it has none."""
        match book_key(command, typing=self.search.field.focused):
            case BookKey.SEARCH:
                self.search.start()
            case BookKey.BACK | BookKey.FORWARD as turn:
                self._note_device(command)
                (self.back if turn is BookKey.BACK else self.forward)()
            case BookKey.CHOOSE if isinstance(command, Key):
                return self.search.choose(command)
            case _:
                return False
        return True

    def _to_page(self, command: Command) -> None:
        """Give paging and the wheel to the page or list being read, wherever focus and pointer are."""
        body = self.shown or self.focus.find("results") or self.focus.find("contents")
        if body is not None and turned_by(command, body):
            self.dirty = True

    def escape(self) -> bool:
        """Empty the search; leave the contents for the page; close."""
        if self.search.changes:
            self.reading.stay(self._at)
            self._show()
        elif self.reading.contents and self._plan.contents is None:
            self.toggle_contents()
        else:
            self.close()
        return True

    def close(self) -> None:
        """Put the book away."""
        self.program.stack.remove(self)

    def rules(self, *, whole: bool = False) -> bool:
        """Show the contents of the open book, if they were asked for."""
        if whole:
            self.show_contents()
        return True
