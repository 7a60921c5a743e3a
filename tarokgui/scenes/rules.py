"""The book of rules: contents at the left, a page at the right, a search above."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tarokgui.app.commands import Command, Key, Pointer, PointerKind, Text
from tarokgui.draw.geometry import Rect
from tarokgui.rulebook import Book, book, terms_of
from tarokgui.rulebook.places import FIRST
from tarokgui.scenes.base import Node
from tarokgui.scenes.form import Form
from tarokgui.scenes.rulesheader import Header, header_widgets
from tarokgui.scenes.rulesleaf import Leaf
from tarokgui.scenes.ruleslists import contents_list, found_widgets
from tarokgui.scenes.rulesplan import Plan, plan_book
from tarokgui.scenes.rulestrail import Spot, Trail
from tarokgui.widgets.base import Widget
from tarokgui.widgets.bookpage import BookPage
from tarokgui.widgets.indexlist import IndexList
from tarokgui.widgets.label import Panel
from tarokgui.widgets.ornament import tapered, upright
from tarokgui.widgets.textfield import TextField

if TYPE_CHECKING:
    import pygame

    from tarokgui.app.services import Services


class RulesScene(Form):
    """Opens at *page*; *whole* puts the keyboard into the contents."""

    name = "rules"

    def __init__(self, services: Services, page: str = FIRST, *, whole: bool = False) -> None:
        super().__init__(services)
        self.page_id = page
        self.prefer = "contents" if whole else "page"
        self.contents_open = whole
        """In a narrow window: whether the contents are shown and not the page."""
        self.results_open = False
        self.terms: tuple[str, ...] = ()
        """Words marked on the page."""
        self.trail = Trail()
        self._leaf = Leaf()
        self._offset = 0
        """Where the page is to be opened."""
        self._turned = True
        """Whether another page is to be shown than the one on screen."""
        self.field = TextField("search", Rect(0, 0, 0, 0), "", lambda _: self._typed())

    # What is on screen -------------------------------------------------------------------------------------------

    @property
    def book(self) -> Book:
        """The book in the language that is set now."""
        return book(self.services.tr.language)

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
        yield from header_widgets(self._header(), self.paint, plan.header, contents=one_at_a_time)
        if plan.contents is not None:
            yield self._contents(plan.contents)
        if self.results_open:
            tr, sought = self.services.tr, self.field.value
            yield from found_widgets(plan.column, tr, self.book, sought, self.paint, self._choose_result)
        elif one_at_a_time and self.contents_open:
            yield self._contents(plan.leaf)
        else:
            yield self._page(plan)

    def _header(self) -> Header:
        return Header(
            tr=self.services.tr,
            trail=self.trail,
            field=self.field,
            back=self.back,
            forward=self.forward,
            close=self.close,
            toggle_contents=self.toggle_contents,
            contents_shown=self.contents_open and not self.results_open,
        )

    def _contents(self, place: Rect) -> IndexList:
        title, old = self.services.tr("rules.contents"), self.focus.find("contents")
        return contents_list(place, title, self.book, self.page_id, self.paint, self.open, old)

    def _page(self, plan: Plan) -> BookPage:
        page = self.book.pages[self.page_id]
        ready = self._leaf.page(self.book, page, self.services.tr, self.paint, plan.column.w, self.terms)
        chapter = self.book.chapter_of(page.id).title
        says = "\n".join((f"{chapter}: {page.title}", *page.texts))
        cards = self.services.cards
        made = BookPage("page", plan.leaf, plan.column, ready, self.paint, cards, says, self.open)
        old = None if self._turned else self.shown
        if old is None:
            made.scroll_to(self._offset)
        else:  # the same page in another size or language: about the same place
            made.scroll_to(old.offset * ready.height // max(1, old.page.height))
            made.link = min(old.link, len(ready.links) - 1)
        self._turned = False
        return made

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
        if page != self.page_id:
            self.trail.leave((self.page_id, self._place))
        self._show(page, 0, terms)

    @property
    def _place(self) -> int:
        return self.shown.offset if self.shown is not None else self._offset

    def _show(self, page: str, offset: int, terms: tuple[str, ...] = ()) -> None:
        self.page_id, self._offset, self.terms = page, offset, terms
        self._turned = True
        self.contents_open = self.results_open = False
        if not terms:
            self.field.value, self.field.caret = "", 0
        self.rebuild()
        shown = self.shown
        if shown is not None:
            mark = shown.page.first_mark()
            if mark is not None:
                shown.show(Rect(0, mark, 1, self.scale.medium * 2))
            shown.link = -1
        self.focus.focus("page")

    def back(self) -> None:
        """The page that was open before."""
        self._go(self.trail.back((self.page_id, self._place)))

    def forward(self) -> None:
        """The page one has gone back from."""
        self._go(self.trail.forward((self.page_id, self._place)))

    def _go(self, spot: Spot | None) -> None:
        if spot is not None:
            self._show(*spot)

    def _choose_result(self, page: str) -> None:
        self.open(page, terms=terms_of(self.field.value))

    def toggle_contents(self) -> None:
        """In a narrow window: the contents in the page's place, or the page again."""
        self._offset = self._place
        self.contents_open = not (self.contents_open and not self.results_open)
        self.results_open = False
        self.rebuild()
        self.focus.focus("contents" if self.contents_open else "page")

    def show_contents(self) -> None:
        """Put the keyboard into the contents, opening them where there is no room beside the page."""
        self._offset = self._place
        self.contents_open, self.results_open = True, False
        self.rebuild()
        self.focus.focus("contents")
        self.focus.show_ring = True

    # Searching ---------------------------------------------------------------------------------------------------

    def _typed(self) -> None:
        """The text of the search has changed."""
        self._open_results(bool(terms_of(self.field.value)))

    def _open_results(self, wanted: bool) -> None:
        if not self.results_open:
            self._offset = self._place
        self.results_open = wanted
        self.rebuild()

    def start_search(self) -> None:
        """Put the keyboard into the search."""
        self.focus.focus("search")
        self.field.caret = len(self.field.value)
        self.focus.show_ring = True
        if terms_of(self.field.value) and not self.results_open:
            self._open_results(True)
        self.dirty = True

    # Input -------------------------------------------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        """Keys of the book, then the widgets. Nothing goes further down."""
        if not self._own(command):
            searching = self.field.focused
            handled = super().handle(command)
            if self.field.focused and not searching and terms_of(self.field.value):
                self._open_results(True)
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
        found.key(command)
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
        if self.field.value or self.results_open:
            self._show(self.page_id, self._place)
        elif self.contents_open and self._plan.contents is None:
            self.toggle_contents()
        else:
            self.close()
        return True

    def close(self) -> None:
        """Put the book away."""
        self.services.stack.remove(self)

    def rules(self, *, whole: bool = False) -> bool:
        """The book is open already: its contents, if they were asked for."""
        if whole:
            self.show_contents()
        return True
