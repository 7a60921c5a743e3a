"""Claiming Strafen after the last trick: all of them, each with a short explanation; the rest is for the player to know
(U29, U32, U33)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine import PassAnnouncing
from engine.games.tubingen.actions import CAPTURED, ITEMS, claiming
from engine.games.tubingen.claiming import is_claimed
from engine.games.tubingen.strafen import A_CARD, held_cards
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.table.panels.rows import RowKey, button_row
from tarokgui.table.panels.sheet import is_roomy, lay_sheet, pane
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.button import Style
from tarokgui.widgets.openpile import OpenPile
from tarokgui.widgets.pane import Pane
from tarokgui.wording.cards import cards_words
from tarokgui.wording.glossary import item_gloss
from tarokgui.wording.terms import item_name

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

RUNS: Final = ("oberers", "unterers")
"""The Strafen that are paid by the card."""
HAND, TALLEST = 92, 150
"""The height in units of the cards that one held, with their caption: at least, and where the sheet has room."""
MERGE: Final = PassAnnouncing()


def claim_widgets(context: Context) -> Iterable[Widget]:
    """The sheet: the hand that the player held, every Strafe, and the button that ends the turn."""
    if not context.view.my_turn:
        return
    tr, paint = context.tr, context.paint
    scale, edge = paint.scale, paint.scale.px(4)
    sheet = lay_sheet(context, tr("panels.claim.title"))
    body, foot = sheet.body, scale.target + scale.px(16)
    least = _row_height(paint) * 3
    columns, wide = _columns(context, body.w - 2 * edge)
    rows = -(-len(ITEMS) // columns)
    high = rows * _row_height(paint) + 2 * edge
    fits = is_roomy(paint) and body.h - foot - scale.px(HAND) >= least
    shown = max(scale.px(HAND), min(scale.px(TALLEST), body.h - foot - high)) if fits else 0
    sheet = lay_sheet(context, tr("panels.claim.title"), min(body.h, shown + high + foot))
    body = sheet.body
    yield sheet.panel
    if shown:
        yield _held(context, body._replace(h=shown - scale.px(8)))
    view = Rect(body.x, body.y + shown, body.w, body.h - shown - foot + scale.px(4))
    held = pane(context, "claims", view, high)
    yield held
    if held.furthest:
        wide -= Pane.gutter(paint) // columns + 1
    tiles = []
    for number, item in enumerate(ITEMS):
        column, row = divmod(number, rows)
        x, y = view.x + edge + column * wide, view.y + edge + row * _row_height(paint)
        tile = ClaimRow(context, item, Rect(x, y, wide - scale.px(6), _row_height(paint) - scale.px(4)))
        tile.beside = sheet.rect
        tiles.append(tile)
    yield from held.hold(tiles)
    n = sum(1 for seat, _ in context.view.table.own.claims if seat == context.view.seat)
    words = tr("panels.claim.done", n=n) if n else tr("panels.claim.nothing")
    done = RowKey("say", words, lambda: context.say(MERGE), style=Style.PRIMARY)
    yield from button_row(paint, [done], Rect(body.x, body.bottom - scale.target, body.w, scale.target))


def _row_height(paint: DrawContext) -> int:
    """Two lines: the name with its worth, and the explanation."""
    scale, text = paint.scale, paint.text
    return max(scale.target, text.line_height(scale.medium) + text.line_height(scale.small) + scale.px(6)) + scale.px(4)


def _columns(context: Context, width: int) -> tuple[int, int]:
    """The number of columns in which all words have room, three at most; and the width of one."""
    scale, text = context.paint.scale, context.paint.text
    named = max(
        text.size(f"{_name(context, item)} {_worth(context, item)}", Face.LABEL, scale.medium)[0] for item in ITEMS
    )
    told = max(text.size(_what(context, item), Face.BODY, scale.small)[0] for item in ITEMS)
    least = max(named + scale.px(8), told) + scale.px(52)
    columns = max(1, min(3 if is_roomy(context.paint) else 2, width // least))
    return columns, width // columns


def _held(context: Context, box: Rect) -> OpenPile:
    """The cards that the player held when the play began, in small: claims come from memory, not from a list."""
    tr, view = context.tr, context.view
    before = view.table.variant.options.get("strafen_hand") == "before"
    cards = sorted_hand(held_cards(view.table, view.seat, view.laid_away, before=before))
    words = cards_words(tr, cards)
    return OpenPile("claim:hand", box, tr("panels.claim.hand"), words, cards, context.paint.cards)


def _name(context: Context, item: str) -> str:
    name = item_name(context.tr, item)
    return name[:1].upper() + name[1:]


def _what(context: Context, item: str) -> str:
    """The explanation of the Strafe, in a few words."""
    return context.tr(f"panels.claim.what.{item}")


def _worth(context: Context, item: str) -> str:
    """The value of the Strafe before it is multiplied."""
    table = context.view.table
    assert table.contract is not None  # in no other hand is anything claimed
    value = abs(table.variant.prices.bonus(item, table.contract, announced=False))
    if item in RUNS:
        return context.tr("panels.claim.each", n=A_CARD)
    return context.tr("panels.claim.captured", n=value) if item == CAPTURED else str(value)


class ClaimRow(Spot):
    """A Strafe that may be claimed with a press: trying shows if it is due; a claimed one is marked."""

    def __init__(self, context: Context, item: str, rect: Rect) -> None:
        action, tr, view = claiming(item), context.tr, context.view
        said = is_claimed(view.table, view.seat, item)
        reason = tr("panels.claim.claimed") if said else ""
        super().__init__(
            f"claim:{item}",
            rect,
            _name(context, item),
            lambda: context.say(action),
            enabled=not said,
            reason=reason,
        )
        self._claimed = said
        self._what = _what(context, item)
        self._worth = _worth(context, item)
        self.hint = item_gloss(tr, item)

    def look(self) -> object:
        """The words, and True if it was claimed."""
        return self.label, self._what, self._worth, self._claimed

    def node(self) -> Node:
        """Name, value, explanation."""
        words = f"{self.label}, {self._worth}: {self._what}"
        words = f"{words}. {self.reason}" if self._claimed else words
        return Node(self.id, words, "button", self.rect, self.enabled, self.focused, chosen=self._claimed)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw a tile with a lozenge that is filled once it was claimed."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        lit = self.hovered or self.focused
        ground = theme.brass_light if self._claimed else theme.paper if lit else theme.paper_inset
        paint.framed(
            surface, self.rect, ground, theme.oxblood if self.hovered else theme.ink, theme.button_radius, scale.hair
        )
        pad, mark = scale.px(10, 6), scale.px(22, 16)
        at = (self.rect.x + pad + mark // 2, self.rect.centre[1])
        paint.lozenge(surface, at, 8, theme.ink)
        paint.lozenge(surface, at, 5, theme.oxblood if self._claimed else ground)
        x = self.rect.x + pad + mark + scale.px(8)
        high, low = text.line_height(scale.medium), text.line_height(scale.small)
        line = Rect(x, self.rect.y + (self.rect.h - high - low) // 2, self.rect.right - pad - x, high)
        wide = text.size(self._worth, Face.STRONG, scale.medium)[0]
        text.line(
            surface, self.label, line._replace(w=line.w - wide - scale.px(8)), Face.LABEL, scale.medium, theme.on_paper
        )
        text.line(surface, self._worth, line, Face.STRONG, scale.medium, theme.on_paper, Align.RIGHT)
        below = Rect(x, line.bottom, line.w, low)
        text.line(surface, self._what, below, Face.BODY, scale.small, theme.on_paper_second)
