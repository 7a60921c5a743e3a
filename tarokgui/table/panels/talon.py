"""The talon in stages: groups with their levels, what is shown, and the choice to take, reject or surrender."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import (
    Action,
    Card,
    Reject,
    Surrender,
    TakeGroup,
    View,
    card_name,
    group_cards,
    legal_actions,
    look_level,
    looked_group,
    return_level,
)
from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node
from tarokgui.table.context import Context
from tarokgui.table.layout import TalonGroup, talon_rects
from tarokgui.table.panels.rows import Key, button_row
from tarokgui.text import Align, Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.wording import cards_words

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


def group_level(view: View, group: int) -> int | None:
    """The level at which a group could be taken next, or was taken; None if it can no longer be (R42, R43)."""
    table = view.table
    talon, bid = table.talon, table.auction.bid
    if bid is None:
        return None
    if talon.taken is not None:
        return table.level if group == talon.taken else None
    if talon.looking is None and len(talon.seen) == talon.groups:
        place = talon.seen.index(group)
        return return_level(bid.ordinal, talon.groups, place) if place < talon.groups - 1 else None
    looks = [looked_group(bid.ordinal, talon.groups, look) for look in range(talon.groups)]
    place = looks.index(group)
    if group in talon.shown:
        return return_level(bid.ordinal, talon.groups, place) if place < talon.groups - 1 else None
    return look_level(bid.ordinal, place)


def known_cards(view: View, group: int) -> tuple[Card | None, ...]:
    """The cards of a group as this seat sees them: open ones, those in its own eyes, None for the rest."""
    talon = view.table.talon
    if group == talon.looking and view.looked:
        return view.looked
    return group_cards(talon.cards, talon.groups, group)


class GroupView(Widget):
    """The cards of a group and its level."""

    role = "text"

    def __init__(self, context: Context, group: int, rects: TalonGroup) -> None:
        super().__init__(f"group:{group}", rects.frame)
        self._context = context
        self._rects = rects
        self._cards = known_cards(context.view, group)
        self._looked_at = context.view.table.talon.looking == group
        level = group_level(context.view, group)
        self._tag = context.tr("talon.level", level=level) if level is not None else context.tr("talon.left")
        self._price = "" if level is None else price(context, level)
        self._tall = "" if level is None else price(context, level, tall=True)
        known = [card for card in self._cards if card is not None]
        words = cards_words(context.tr, known) if known else context.tr("talon.closed")
        self.label = ", ".join(part for part in (self._tag, self._price, words) if part)

    def node(self) -> Node:
        """Level and cards in words."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Cards with the level above; the group being looked at is raised and framed."""
        scale, theme = paint.scale, paint.theme
        up = scale.px(8) if self._looked_at else 0
        if self._looked_at:
            frame = self._rects.frame.inset(-scale.px(5)).moved(0, -up)
            paint.rounded(surface, frame, theme.brass, 8)
        cards = self._context.services.cards
        for rect, card in zip(self._rects.cards, self._cards, strict=True):
            place = rect.moved(0, -up)
            size = (place.w, place.h)
            surface.blit(cards.back(size) if card is None else cards.face(card_name(card), size), place)
        rise = -up - (scale.px(5) if self._looked_at else 0)
        line = paint.text.line_height(scale.small)
        label = self._rects.label.moved(0, rise)
        wide = Rect(label.x - scale.px(6), label.bottom - line, label.w + scale.px(12), line)
        prices = self._tall if len(self._cards) == 1 else self._price
        for words in reversed(prices.splitlines()):
            paint.text.line(surface, words, wide, Face.BODY, scale.small, theme.on_felt, Align.CENTRE)
            wide = wide.moved(0, -line)
        paint.text.line(surface, self._tag, wide, Face.STRONG, scale.small, theme.on_felt, Align.CENTRE)


def talon_widgets(context: Context) -> Iterable[Widget]:
    """The talon, and on one's turn the buttons."""
    talon = context.view.table.talon
    rects = talon_rects(context.layout, (group_size(context.view),) * talon.groups)
    for group in range(1, talon.groups + 1):
        yield GroupView(context, group, rects[group - 1])
    if not context.my_turn:
        return
    legal = legal_actions(context.view)
    for group in range(1, talon.groups + 1):
        if TakeGroup(group) in legal:
            yield from _take(context, group, rects[group - 1].button)
    foot = rects[0].button
    below = Rect(context.layout.centre.x, foot.bottom + context.paint.scale.px(8), context.layout.centre.w, foot.h)
    yield from button_row(context.paint, _keys(context, legal), below)


def _take(context: Context, group: int, box: Rect) -> Iterable[Widget]:
    action = TakeGroup(group)
    level = group_level(context.view, group) or 0
    label = context.tr("talon.take", level=level)
    if button_size(context.paint, label)[0] > box.w:
        label = context.tr("talon.take-short")  # the level stands over the card
    wide = max(box.w, context.paint.scale.px(86))
    rect = Rect(box.centre[0] - wide // 2, box.y, wide, box.h)
    button = Button(f"take:{group}", rect, label, lambda: context.act(action), style=Style.PRIMARY)
    yield button


def _keys(context: Context, legal: Iterable[Action]) -> list[Key]:
    tr = context.tr
    keys = []
    if Surrender() in legal:
        keys.append(Key("surrender", tr("talon.surrender"), context.confirm_surrender, style=Style.SECOND))
    if Reject() in legal:
        table = context.view.table
        last = len(table.talon.seen) == table.talon.groups
        cards = group_size(context.view)
        label = tr("talon.reject-last", n=cards) if last else tr("talon.reject", n=cards, level=table.level + 1)
        keys.append(Key("reject", label, lambda: context.act(Reject())))
    return keys


def group_size(view: View) -> int:
    """How many cards a group has."""
    return view.table.variant.talon_size // view.table.talon.groups


def price(context: Context, level: int, *, tall: bool = False) -> str:
    """What the game wins and costs at that level, a pairing, the stake counted in; ``tall`` in two lines."""
    contract = context.view.table.contract
    if contract is None:
        return ""
    stake = context.view.table.stake
    return context.tr(
        "talon.price-tall" if tall else "talon.price", win=contract.win * stake, lose=contract.base * level * stake
    )
