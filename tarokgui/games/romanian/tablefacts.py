"""The things on the table in the announcement round: the game, bonuses, declared taroks, and their values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Declare, Double, Seat, bonus_price, declaration_price, price_at
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.widgets.base import Widget
from tarokgui.wording.glossary import item_gloss
from tarokgui.wording.spoken import spoken
from tarokgui.wording.terms import bid_name, contract_name

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


def chain(context: Context, action: Double) -> tuple[tuple[Seat, ...], Seat | None]:
    """The seats that said the steps so far, and the seat of the bonus; None for the game."""
    speech = context.view.table.speech
    if action.seat is None:
        return speech.game, None
    bonus = next((b for b in speech.announced if (b.item, b.seat) == (action.item, action.seat)), None)
    return (bonus.steps if bonus else ()), action.seat


def game_facts(context: Context) -> str:
    """The side of the game, and its level."""
    table, tr = context.view.table, context.tr
    bid, declarer = table.auction.bid, table.declarer
    if declarer is None or table.contract is None:
        return ""
    if not table.contract.has_levels:
        return context.seating.says("panels.announce.side-solo", declarer, bid=contract_name(tr, table.contract.key))
    if bid is None:
        return ""
    key = "panels.announce.side" if table.contract.talon_cards else "panels.announce.side-solo"
    return context.seating.says(key, declarer, bid=bid_name(tr, bid), level=table.level)


def item_value(context: Context, action: Double, steps: int) -> str:
    """The value of the item after so many steps, the stake counted in."""
    table = context.view.table
    if table.contract is None:
        return ""
    if action.seat is None:
        price = price_at(table, table.contract, table.level, steps)
        if table.contract.talon_cards and not table.contract.has_levels:  # S17; S47: each step doubles both
            base, times = table.contract.base, price.win // table.contract.base
            key = "and-difference-times" if times > 1 else "and-difference"
            return context.tr(f"panels.announce.{key}", n=base, times=times)
        if price.win == price.loss:
            return str(price.loss)
        return context.tr("panels.announce.win-lose", win=price.win, lose=price.loss)
    return str(bonus_price(table, action.item, steps))


class DeclaredRow(Widget):
    """Taroks that a seat has declared: paid in any case, and never doubled (R62, R66)."""

    role = "text"

    def __init__(self, context: Context, seat: Seat, count: int, rect: Rect) -> None:
        tr, table = context.tr, context.view.table
        words = spoken(tr, Declare(count), context.view)
        super().__init__(f"declared:{seat}", rect, words)
        self._value = str(declaration_price(table, count))
        self._second = f"{context.seating.name(seat)} · {tr('panels.announce.whatever')}"
        self._gloss = item_gloss(tr, "taroace")
        self.hint = self._gloss

    def node(self) -> Node:
        """Words, seat, value."""
        return Node(self.id, f"{self.label}, {self._second}: {self._value}", self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw one line on inset paper."""
        scale, theme, text = paint.scale, paint.theme, paint.text
        paint.framed(surface, self.rect, theme.paper, theme.paper_edge, theme.button_radius)
        line = self.rect.inset(scale.px(12, 9), 0)
        text.line(surface, self._value, line, Face.TOTAL, scale.medium, theme.on_paper, Align.RIGHT)
        room = line.w - text.size(self._value, Face.TOTAL, scale.medium)[0] - scale.px(10)
        used = text.size(self.label, Face.LABEL, scale.medium)[0] + scale.px(10)
        whole = text.line(surface, self.label, line._replace(w=room), Face.LABEL, scale.medium, theme.on_paper)
        if room - used > scale.px(30):
            second = Rect(line.x + used, line.y, room - used, line.h)
            whole &= text.line(surface, self._second, second, Face.BODY, scale.small, theme.on_paper_second)
        else:
            whole = False
        self.hint = self._gloss if whole else f"{self.label}, {self._second}. {self._gloss}"
