"""The lists of the book: its contents, and the results of a search."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.kit.node import Node
from tarokgui.rulebook import Book, Hit, marked, search, terms_of
from tarokgui.rulebook.places import game_of
from tarokgui.widgets.base import Widget
from tarokgui.widgets.bookpage import BookPage
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.indexentry import IndexEntry
from tarokgui.widgets.indexlist import IndexList
from tarokgui.widgets.label import Label
from tarokgui.wording.translator import Translator

Choose = Callable[[str], None]
"""Called with the page that was chosen."""


def contents_list(
    place: Rect, title: str, book: Book, page: str, paint: DrawContext, choose: Choose, old: Widget | None
) -> IndexList:
    """Chapters and pages with their numbers, *page* marked; scrolled as the *old* list was."""
    entries, number = [], 0
    for chapter in book.chapters:
        entries.append(IndexEntry("", chapter.title))
        for each in chapter.pages:
            number += 1
            entries.append(IndexEntry(each.id, each.title, str(number)))
    made = IndexList("contents", place, title, entries, paint, choose, current=page)
    if isinstance(old, IndexList):
        made.scroll_to(old.offset)
        if old.current == page:
            made.at = min(old.at, len(entries) - 1)
            return made
    made.show(made.at)
    return made


def found_widgets(
    room: Rect, tr: Translator, book: Book, page: str, sought: str, paint: DrawContext, choose: Choose
) -> Iterable[Widget]:
    """The number of pages with the words sought, and those pages with their game and the line that has them.

    Those about the games of the *page* that was open come first.
    """
    scale, terms, hits = paint.scale, terms_of(sought), search(book, sought, book.part_of(page))
    head = round(scale.medium * 1.5)
    text = tr("rules.found" if hits else "rules.nothing", n=len(hits), words=sought.strip())
    place = room._replace(h=head if hits else head * 3)
    yield Label("found", place, text, px=scale.medium, colour=paint.theme.on_paper_second, face=Face.STRONG)
    if not hits:
        return
    # The marks show the words found by ground, weight and a rule below.
    entries = [
        IndexEntry(hit.page.id, hit.page.title, "", _told(tr, book, hit), lambda word: marked(word, terms))
        for hit in hits
    ]
    top = place.bottom + scale.px(4)
    below = room._replace(y=top, h=room.bottom - top)
    yield IndexList("results", below, tr("rules.results"), entries, paint, choose, follows=True)


def _told(tr: Translator, book: Book, hit: Hit) -> str:
    """The game that the page is about, and the line."""
    game = game_of(hit.page.id, book.part_of(hit.page.id))
    return f"{tr(f'newtable.name.{game}')} · {hit.line}"


def book_nodes(widgets: Iterable[Widget]) -> Iterable[Node]:
    """The links of the page and the rows of the lists."""
    for widget in widgets:
        if isinstance(widget, BookPage):
            yield from widget.link_nodes()
        elif isinstance(widget, IndexList):
            yield from widget.row_nodes()
