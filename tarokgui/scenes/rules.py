"""The book of rules: contents at the left, a page at the right, a search above."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, Text
from tarokgui.kit.node import Node
from tarokgui.rulebook import Book, book, terms_of
from tarokgui.rulebook.places import FIRST
from tarokgui.scenes.rulesheader import Header, header_widgets
from tarokgui.scenes.rulesleaf import Leaf
from tarokgui.scenes.ruleslists import contents_list, found_widgets
from tarokgui.scenes.rulesplan import Plan, plan_book
from tarokgui.scenes.rulesreading import Reading
from tarokgui.widgets.base import Widget
from tarokgui.widgets.bookpage import BookPage
from tarokgui.widgets.indexlist import IndexList
from tarokgui.widgets.label import Panel
from tarokgui.widgets.ornament import tapered, upright
from tarokgui.widgets.textfield import TextField

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
        self.field = TextField("search", Rect(0, 0, 0, 0), "", self._search)

    # What is on screen -------------------------------------------------------------------------------------------

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
        """Sheet, header, contents, and what is read."""
        plan = self._plan
        yield Panel("sheet", plan.sheet)
        one_at_a_time = plan.contents is None
        tr, reading = self.tr, self.reading
        header = Header(tr, reading, self.field, self.back, self.forward, self.close, self.toggle_contents)
        yield from header_widgets(header, self.paint, plan.header, contents=one_at_a_time)
        if plan.contents is not None:
            yield self._contents(plan.contents)
        if reading.results:
            sought = self.field.value
            choose = partial(self.open, terms=terms_of(sought))
            yield from found_widgets(plan.column, tr, self.book, reading.page, sought, self.paint, choose)
        elif one_at_a_time and reading.contents:
            yield self._contents(plan.leaf)
        else:
            yield self._page(plan)

    @property
    def first_words(self) -> str:
        """The title of the book and that of the page."""
        return f"{self.tr('rules.title')}. {self.book.pages[self.reading.page].title}"

    def _contents(self, place: Rect) -> IndexList:
        title, old = self.tr("rules.contents"), self.focus.find("contents")
        return contents_list(place, title, self.book, self.reading.page, self.paint, self.open, old)

    def _page(self, plan: Plan) -> BookPage:
        return self._leaf.widget(self.book, self.reading, self.program, self.paint, plan, self.open, self.shown)

    def backdrop(self, surface: pygame.Surface) -> None:
        """The baize."""
        self.paint.felt(surface)

    def overlay(self, surface: pygame.Surface) -> None:
        """The rule under the header and the spine of the book."""
        plan, theme = self._plan, self.paint.theme
        tapered(surface, self.paint, plan.rule, theme.oxblood)
        if plan.spine is not None:
            upright(surface, self.paint, plan.spine, theme.paper_edge)

    def extra_nodes(self) -> Iterable[Node]:
        """Links of the page and rows of the lists."""
        for widget in self.focus.widgets:
            if isinstance(widget, BookPage):
                yield from widget.link_nodes()
            elif isinstance(widget, IndexList):
                yield from widget.row_nodes()

    # Going from page to page -------------------------------------------------------------------------------------

    def open(self, page: str, *, terms: tuple[str, ...] = ()) -> None:
        """Show a page from its beginning; the one before can be gone back to. Raises KeyError for an unknown page."""
        self.book.pages[page]
        self.reading.open(page, self._at, terms)
        self._show()

    @property
    def _at(self) -> int:
        """How far down the page has been read, in pixels."""
        return self.shown.offset if self.shown is not None else self.reading.offset

    def _show(self) -> None:
        """Show the page that was turned to."""
        if not self.reading.terms:
            self.field.value, self.field.caret = "", 0
        self.rebuild()
        if self.shown is not None:
            self.shown.begin()
        self.focus.focus("page")

    def back(self) -> None:
        """The page that was open before."""
        if self.reading.back(self._at):
            self._show()

    def forward(self) -> None:
        """The page one has gone back from."""
        if self.reading.forward(self._at):
            self._show()

    def toggle_contents(self) -> None:
        """In a narrow window: the contents in the page's place, or the page again."""
        self.reading.toggle_contents(self._at)
        self.rebuild()
        self.focus.focus("contents" if self.reading.contents else "page")

    def show_contents(self) -> None:
        """Put the keyboard into the contents, opening them where there is no room beside the page."""
        self.reading.show_contents(self._at)
        self.rebuild()
        self.focus.focus("contents")
        self.focus.show_ring = True

    # Searching ---------------------------------------------------------------------------------------------------

    def _search(self, sought: str) -> None:
        """Show what was found, or nothing more if nothing is sought."""
        before = self.focus.find("found")
        self.reading.show_results(self._at, wanted=bool(terms_of(sought)))
        self.rebuild()
        found = self.focus.find("found")
        if found is not None and (before is None or before.label != found.label):
            self.program.feedback.speak(found.label)

    def start_search(self) -> None:
        """Put the keyboard into the search."""
        self.focus.focus("search")
        self.field.caret = len(self.field.value)
        self.focus.show_ring = True
        if terms_of(self.field.value) and not self.reading.results:
            self._search(self.field.value)
        self.dirty = True

    # Input -------------------------------------------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        """Keys of the book, then the widgets. Nothing goes further down."""
        if not self._own(command):
            searching = self.field.focused
            handled = super().handle(command)
            if self.field.focused and not searching and terms_of(self.field.value):
                self._search(self.field.value)
            if not handled:
                self._to_page(command)
        return True

    def _own(self, command: Command) -> bool:
        if isinstance(command, Text):
            if self.field.focused or command.text != "/":
                return False
            self.start_search()
            return True
        if not isinstance(command, Key):
            return False
        match command.name:
            case "f" if command.mods & {"ctrl", "meta"}:
                self.start_search()
            case "left" | "right" if "alt" in command.mods:
                self._note_device(command)
                (self.back if command.name == "left" else self.forward)()
            case "backspace" if not self.field.focused and not command.repeat:
                self._note_device(command)
                self.back()
            case "up" | "down" | "page up" | "page down" | "return" if self.field.focused and not command.mods:
                return self._among_results(command)
            case _:
                return False
        return True

    def _among_results(self, command: Key) -> bool:
        """While one types, up, down and Enter choose among what was found."""
        found = self.focus.find("results")
        if not isinstance(found, IndexList):
            return command.name == "return"
        before = found.at
        found.key(command)
        if found.at != before:
            self.program.feedback.speak(found.words)
        self.dirty = True
        return True

    def _to_page(self, command: Command) -> None:
        """Whatever has the keyboard or lies under the pointer: paging and the wheel are for what is read."""
        body = self.shown or self.focus.find("results") or self.focus.find("contents")
        if body is None:
            return
        paging = isinstance(command, Key) and command.name in ("page up", "page down") and body.key(command)
        wheel = isinstance(command, Pointer) and command.kind is PointerKind.WHEEL and body.pointer(command)
        if paging or wheel:
            self.dirty = True

    def escape(self) -> bool:
        """Empty the search; leave the contents for the page; close."""
        if self.field.value or self.reading.results:
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
        """The book is open already: its contents, if they were asked for."""
        if whole:
            self.show_contents()
        return True
