"""The header of the open book: back and forth, its title, the search, and the button that closes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.widgets.arrowbutton import ArrowButton
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Label

if TYPE_CHECKING:
    from tarokgui.scenes.rulesreading import Reading
    from tarokgui.widgets.drawcontext import DrawContext
    from tarokgui.widgets.textfield import TextField
    from tarokgui.wording.translator import Translator


@dataclass(frozen=True, slots=True)
class Header:
    """The contents of the header and the deeds of its buttons."""

    tr: Translator
    reading: Reading
    field: TextField
    back: Callable[[], None]
    forward: Callable[[], None]
    close: Callable[[], None]
    toggle_contents: Callable[[], None]


def header_widgets(rules: Header, paint: DrawContext, box: Rect, *, contents: bool) -> Iterable[Widget]:
    """In reading order; *contents* adds a button for them. The title is left out where it has no room."""
    tr, reading, field = rules.tr, rules.reading, rules.field
    px, scale = paint.scale.px, paint.scale
    x, right = box.x, box.right
    back, forth = Rect(x, box.y, box.h, box.h), Rect(x + box.h + px(8), box.y, box.h, box.h)
    yield ArrowButton("back", back, tr("rules.back"), rules.back, side=-1, enabled=reading.trail.goes_back)
    yield ArrowButton("forward", forth, tr("rules.forward"), rules.forward, side=1, enabled=reading.trail.goes_on)
    x = forth.right + px(8)
    label = tr("button.close")
    width = button_size(paint, label)[0]
    close = Button("close", Rect(right - width, box.y, width, box.h), label, rules.close, style=Style.PRIMARY)
    right -= width + px(16)
    if contents:
        label = tr("rules.contents")
        width = button_size(paint, label)[0]
        button = Button("show-contents", Rect(x, box.y, width, box.h), label, rules.toggle_contents)
        button.chosen = reading.contents and not reading.results
        yield button
        x += width + px(10)
    field.label = field.ghost = tr("rules.search")
    width = min(max(px(230), round(scale.medium * 13)), right - x)
    field.rect = Rect(right - width, box.y, width, box.h)
    title, size = tr("rules.title"), round(scale.large * 1.12)
    room = Rect(x + px(12), box.y, field.rect.x - x - px(24), box.h)
    if paint.text.size(title, Face.TITLE, size)[0] <= room.w:
        yield Label("title", room, title, px=size, colour=paint.theme.oxblood, face=Face.TITLE, wrapped=False)
    yield field
    yield close
