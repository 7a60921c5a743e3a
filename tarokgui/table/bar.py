"""The badges at the top left: everything that may be asked at the table, always in sight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from engine import SUIT_LETTERS, suit_of
from tarokgui.draw.geometry import Rect
from tarokgui.session.seating import Place
from tarokgui.table.badges import Badge, Strip, badge_width, strip_width
from tarokgui.table.context import Context
from tarokgui.table.gamewords import contract_words, king_short, king_words, said_words
from tarokgui.table.pocket import pocket_place
from tarokgui.table.rowheights import badge_height, status_height
from tarokgui.widgets.base import Widget


class Words(NamedTuple):
    """What one badge says: caption and value, either of them perhaps empty."""

    caption: str
    value: str


def bar_widgets(context: Context) -> Iterable[Widget]:
    """The badges of what there is to tell. What was announced has a line of its own, or is counted beside them."""
    scale, bar = context.paint.scale, _room(context)
    gap = scale.px(6)
    high, low = badge_height(scale), status_height(scale)
    count, said = said_words(context)
    second = count > 0 and high + gap + low <= bar.h
    top = bar.y if second else bar.y + max(0, (bar.h - high) // 4)
    yield from _badges(context, Rect(bar.x, top, bar.w, high), 0 if second else count, said)
    if second:
        few = context.tr("bar.few", n=count)
        yield _said_strip(context, Rect(bar.x, top + high + gap, bar.w, low), said, few)


def _room(context: Context) -> Rect:
    """The zone, and the place of the talon's rest beside the opposite player while none lies there."""
    layout = context.layout
    top = layout.seats.get(Place.TOP)
    if top is None or pocket_place(context) is Place.TOP:
        return layout.bar
    right = min(top.plate.x, top.portrait.x if top.portrait.w else top.plate.x) - context.paint.scale.px(10)
    return Rect(layout.bar.x, layout.bar.y, right - layout.bar.x, layout.bar.h)


def _badges(context: Context, row: Rect, count: int, said: str) -> Iterator[Badge]:
    """Contract, called king and the number of announcements, in the longest words that fit side by side."""
    tr, paint = context.tr, context.paint
    gap = paint.scale.px(6)
    contracts, king = contract_words(context), king_words(context)
    captions = (tr("bar.contract"), tr("bar.king"))
    ways: dict[str, list[Words]] = {
        "contract": [*(Words(captions[0], words) for words in contracts), Words("", contracts[-1])]
    }
    if king:
        ways["king"] = [Words(captions[1], king), Words(captions[1], king_short(context)), Words("", "")]
    if count:
        ways["said"] = [Words("", tr("bar.few", n=count)), Words("", str(count))]
    told = {"contract": contracts[0], "king": king, "said": said}

    def width(id: str, words: Words) -> int:
        return badge_width(paint, *words, sign=id == "king", icon=id == "said")

    # A shorter contract is better than a king without words; so the sum of the steps counts, then those of the last.
    choices = sorted(product(*(range(len(each)) for each in ways.values())), key=lambda way: (sum(way), way[::-1]))
    for choice in choices:
        chosen = {id: ways[id][step] for id, step in zip(ways, choice, strict=True)}
        if sum(width(id, words) + gap for id, words in chosen.items()) - gap <= row.w:
            break
    called = context.view.table.called
    x = row.x
    for id, words in chosen.items():
        wide = max(1, min(width(id, words), row.right - x))
        yield Badge(
            f"badge:{id}", Rect(x, row.y, wide, row.h), *words,
            told=f"{tr(f'bar.{id}')}: {told[id]}", about=tr(f"bar.about.{id}"), icon="star" if id == "said" else "",
            sign=SUIT_LETTERS[suit_of(called)] if id == "king" and called is not None else "",
            cards=context.services.cards,
        )  # fmt: skip
        x += wide + gap


def _said_strip(context: Context, line: Rect, said: str, few: str) -> Strip:
    """All that was announced in one line, or how many things: then the tooltip and the journal have them."""
    tr, paint = context.tr, context.paint
    told = f"{tr('bar.said')}: {said}"
    words = next((each for each in (told, said) if strip_width(paint, each) <= line.w), "")
    hint = tr("bar.about.said") if words else f"{told}\n{tr('bar.about.said')}"
    words = words or few
    return Strip("badge:said", line._replace(w=min(line.w, strip_width(paint, words))), words, told=told, hint=hint)
