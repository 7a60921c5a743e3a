"""Cards on a page of the book, with their captions."""

from __future__ import annotations

from collections.abc import Sequence

from tarokgui.draw.cardsize import card_width
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.rulebook import Block, ShownCard, Span
from tarokgui.widgets.flow import Manner
from tarokgui.widgets.setcolumn import SetColumn
from tarokgui.widgets.setpage import Picture


def set_cards(col: SetColumn, block: Block) -> None:
    """Set the cards of a block: one at the side of the text that follows, or all in rows."""
    if block.aside and col.page.width >= 20 * col.size:
        col.clear()
        width = col.px(104 * col.grow)
        manner = _caption(col, strong=False)
        cell = max(width, col.flow.widest(col.words((Span(block.cards[0].caption),), manner, manner)) + col.px(6))
        place = Rect(col.page.width - cell, col.y + col.px(4), cell, 0)
        foot = _card(col, block.cards[0], place, (width, round(width / 0.55)))
        col.aside = (cell + col.px(24), foot + col.px(4))
        return
    col.clear()
    _row_of_cards(col, block.cards)


def _row_of_cards(col: SetColumn, cards: Sequence[ShownCard]) -> None:
    """Set the cards in rows as even as can be, centred, their captions under them."""
    gap, caption = col.px(9), _caption(col, strong=True)
    most = col.page.width
    card = min(col.px(82 * col.grow), (most + gap) // len(cards) - gap)
    card = max(card, col.px(56 * col.grow))
    words = max(col.flow.widest(col.words((Span(each.caption),), caption, caption)) for each in cards)
    cell = max(card + gap, words + gap)
    per_row = max(1, min(len(cards), (most + gap) // cell))
    rows = -(-len(cards) // per_row)
    per_row = -(-len(cards) // rows)
    cell = max(cell, min(card + col.px(70), (most + gap) // per_row))
    size = (card, round(card / 0.55))
    col.y += col.px(4)
    for start in range(0, len(cards), per_row):
        row = cards[start : start + per_row]
        x = (most - cell * len(row)) // 2
        feet = [
            _card(col, each, Rect(x + n * cell, col.y, cell, 0), (card_width(size[1]), size[1]))
            for n, each in enumerate(row)
        ]
        col.y = max(feet) + col.px(10)
    col.y += col.px(6)


def _caption(col: SetColumn, *, strong: bool) -> Manner:
    theme = col.paint.theme
    return Manner(Face.STRONG if strong else Face.BODY, col.small, theme.on_paper if strong else theme.on_paper_second)


def _card(col: SetColumn, card: ShownCard, cell: Rect, size: tuple[int, int]) -> int:
    """One card at the top of its cell with its caption; where that ends."""
    x = cell.x + (cell.w - size[0]) // 2
    col.page.placed.append(Picture(Rect(x, cell.y, *size), card.name, card.wins))
    manner = _caption(col, strong=card.wins)
    words = col.words((Span(card.caption),), manner, manner)
    inner = cell.inset(col.px(3), 0)
    top = cell.y + size[1] + col.px(7 if card.wins else 5)
    runs, y = col.flow.lines(words, top, round(col.small * 1.2), lambda y: (inner.x, inner.w), 0.5)
    col.page.placed += runs
    return y
