"""The book of rules: contents at the left, a page at the right, a search above."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.commands import Command, Key, Pointer, PointerKind, Text
from tarokgui.geometry import Rect
from tarokgui.rulebook import Book, Page, book, marked, search, terms_of
from tarokgui.rulebook.places import FIRST
from tarokgui.scenes.base import Node
from tarokgui.scenes.form import Form
from tarokgui.text import Face
from tarokgui.widgets.arrowbutton import ArrowButton
from tarokgui.widgets.base import Widget
from tarokgui.widgets.bookpage import BookPage
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.indexlist import Entry, IndexList
from tarokgui.widgets.label import Label, Panel
from tarokgui.widgets.ornament import tapered, upright
from tarokgui.widgets.textfield import TextField
from tarokgui.widgets.typeset import MEASURE, SetPage, Setter, Words, body_size

if TYPE_CHECKING:
    import pygame

    from tarokgui.services import Services

LEAST_MEASURE = 21
"""A column of text with the contents beside it is at least so many sizes of its letters wide, or they part."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where things stand. ``contents`` is None where there is only room for one of contents and page."""

    sheet: Rect
    header: Rect
    rule: Rect
    contents: Rect | None
    spine: Rect | None
    leaf: Rect
    column: Rect


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
        self._before: list[tuple[str, int]] = []
        self._after: list[tuple[str, int]] = []
        self._set: tuple[object, SetPage] | None = None
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

    def _plan(self) -> Plan:
        px, paint = self.scale.px, self.paint
        text = body_size(paint)
        contents_w = max(px(270), round(self.scale.medium * 16))
        pad, gutter, margin = px(30), px(52), px(26)
        column = MEASURE * text
        most = self.window.w - 2 * px(28)
        width = min(most, 2 * pad + contents_w + gutter + column + 2 * margin)
        beside = width - 2 * pad - contents_w - gutter - 2 * margin >= LEAST_MEASURE * text
        if not beside:
            width = min(most, 2 * pad + column + 2 * margin)
        sheet = Rect((self.window.w - width) // 2, px(27), width, self.window.h - 2 * px(27))
        high = max(self.scale.target, round(self.scale.medium * 1.7))
        header = Rect(sheet.x + pad, sheet.y + px(20), sheet.w - 2 * pad, high)
        rule = Rect(header.x, header.bottom + px(9), header.w, px(10))
        top = rule.bottom + px(8)
        body = Rect(sheet.x + pad, top, sheet.w - 2 * pad, sheet.bottom - px(18) - top)
        if not beside:
            room = Rect(body.x + margin // 2, body.y, body.w - margin - px(12), body.h)
            return Plan(sheet, header, rule, None, None, body, room)
        contents = Rect(body.x, body.y, contents_w, body.h)
        spine = Rect(contents.right, body.y + px(6), gutter, body.h - px(12))
        leaf = Rect(spine.right, body.y, body.right - spine.right, body.h)
        measure = min(column, leaf.w - margin - px(14))
        room = Rect(leaf.x + (leaf.w - measure) // 2, leaf.y, measure, leaf.h)
        return Plan(sheet, header, rule, contents, spine, leaf, room)

    def build(self) -> Iterable[Widget]:
        """Sheet, header, contents, and what is read."""
        plan = self._plan()
        yield Panel("sheet", plan.sheet)
        yield from self._header(plan)
        one_at_a_time = plan.contents is None
        if plan.contents is not None:
            yield self._contents(plan.contents)
        if self.results_open:
            yield from self._results(plan)
        elif one_at_a_time and self.contents_open:
            yield self._contents(plan.leaf)
        else:
            yield self._page(plan)

    def _header(self, plan: Plan) -> Iterable[Widget]:
        tr, px, box = self.services.tr, self.scale.px, plan.header
        x = box.x
        yield ArrowButton("back", Rect(x, box.y, box.h, box.h), tr("rules.back"), self.back, side=-1,
                          enabled=bool(self._before))  # fmt: skip
        x += box.h + px(8)
        yield ArrowButton("forward", Rect(x, box.y, box.h, box.h), tr("rules.forward"), self.forward, side=1,
                          enabled=bool(self._after))  # fmt: skip
        x += box.h + px(8)
        right = box.right
        label = tr("button.close")
        width = button_size(self.paint, label)[0]
        close = Button("close", Rect(right - width, box.y, width, box.h), label, self.close, style=Style.PRIMARY)
        right -= width + px(16)
        if plan.contents is None:
            label = tr("rules.contents")
            width = button_size(self.paint, label)[0]
            contents = Button("show-contents", Rect(x, box.y, width, box.h), label, self._toggle_contents)
            contents.chosen = self.contents_open and not self.results_open
            yield contents
            x += width + px(10)
        self.field.label, self.field.ghost = tr("rules.search"), tr("rules.search")
        want = max(px(230), round(self.scale.medium * 13))
        width = min(want, right - x)
        self.field.rect = Rect(right - width, box.y, width, box.h)
        title = tr("rules.title")
        room = Rect(x + px(12), box.y, self.field.rect.x - x - px(24), box.h)
        size = round(self.scale.large * 1.12)
        if self.paint.text.size(title, Face.TITLE, size)[0] <= room.w:
            yield Label("title", room, title, px=size, colour=self.paint.theme.oxblood, face=Face.TITLE, wrapped=False)
        yield self.field
        yield close

    def _contents(self, place: Rect) -> IndexList:
        entries, number = [], 0
        for chapter in self.book.chapters:
            entries.append(Entry("", chapter.title))
            for page in chapter.pages:
                number += 1
                entries.append(Entry(page.id, page.title, str(number)))
        label = self.services.tr("rules.contents")
        made = IndexList("contents", place, label, entries, self.paint, self._choose, current=self.page_id)
        old = self.focus.find("contents")
        if isinstance(old, IndexList) and old.current == self.page_id:
            made.at = min(old.at, len(entries) - 1)
            made.scroll_to(old.offset)
        else:
            if isinstance(old, IndexList):
                made.scroll_to(old.offset)
            made.show(made.at)
        return made

    def _results(self, plan: Plan) -> Iterable[Widget]:
        tr, px = self.services.tr, self.scale.px
        terms = terms_of(self.field.value)
        hits = search(self.book, self.field.value)
        key = "rules.found" if hits else "rules.nothing"
        head = round(self.scale.medium * 1.5)
        text = tr(key, n=len(hits), words=self.field.value.strip())
        place = Rect(plan.column.x, plan.column.y, plan.column.w, head if hits else head * 3)
        colour = self.paint.theme.on_paper_second
        yield Label("found", place, text, px=self.scale.medium, colour=colour, face=Face.STRONG)
        if hits:
            # The marks show what was found by ground, weight and a rule below.
            entries = [
                Entry(hit.page.id, hit.page.title, "", hit.line, lambda word: marked(word, terms)) for hit in hits
            ]
            below = Rect(plan.column.x, place.bottom + px(4), plan.column.w, plan.column.bottom - place.bottom - px(4))
            yield IndexList(
                "results",
                below,
                tr("rules.results"),
                entries,
                self.paint,
                self._choose_result,
                follows=True,
            )

    def _page(self, plan: Plan) -> BookPage:
        page = self.book.pages[self.page_id]
        ready = self._typeset(page, plan.column.w)
        chapter = self.book.chapter_of(page.id).title
        says = "\n".join((f"{chapter}: {page.title}", *page.texts))
        cards = self.services.cards
        made = BookPage("page", plan.leaf, plan.column, ready, self.paint, cards, says, self._follow)
        old = None if self._turned else self.shown
        if old is None:
            made.scroll_to(self._offset)
        else:  # the same page in another size or language: about the same place
            made.scroll_to(old.offset * ready.height // max(1, old.page.height))
            made.link = min(old.link, len(ready.links) - 1)
        self._turned = False
        return made

    def _typeset(self, page: Page, width: int) -> SetPage:
        """The page set for this width, in this look; the last one is kept."""
        tr = self.services.tr
        key = (page.id, tr.language, width, self.scale, self.paint.theme, self.terms)
        if self._set is None or self._set[0] != key:
            ids = list(self.book.pages)
            words = Words(
                self.book.chapter_of(page.id).title,
                tr("rules.example"),
                tr("rules.next"),
                self.book.after(page.id),
                str(ids.index(page.id) + 1),
            )
            self._set = key, Setter(self.paint, width, self.terms).set(page, words)
        return self._set[1]

    def backdrop(self, surface: pygame.Surface) -> None:
        """The baize."""
        self.paint.felt(surface)

    def overlay(self, surface: pygame.Surface) -> None:
        """The rule under the header and the spine of the book."""
        plan, theme = self._plan(), self.paint.theme
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
            self._before.append((self.page_id, self._place))
            self._after.clear()
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
        if self._before:
            self._after.append((self.page_id, self._place))
            self._show(*self._before.pop())

    def forward(self) -> None:
        """The page one has gone back from."""
        if self._after:
            self._before.append((self.page_id, self._place))
            self._show(*self._after.pop())

    def _choose(self, page: str) -> None:
        self.open(page)

    def _choose_result(self, page: str) -> None:
        self.open(page, terms=terms_of(self.field.value))

    def _follow(self, page: str) -> None:
        self.open(page)

    def _toggle_contents(self) -> None:
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
        elif self.contents_open and self._plan().contents is None:
            self._toggle_contents()
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
