"""The talon in stages: the tray with its groups, each under its level, and the choice to take, reject or surrender."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine import (
    Action,
    Reject,
    Surrender,
    TakeGroup,
    View,
    group_level,
    legal_actions,
    look_level,
    looked_group,
    price_at,
    return_level,
)
from tarokgui.controller.intents import Open, Route
from tarokgui.draw.cardsize import ASPECT
from tarokgui.draw.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.table.panels.rows import RowKey, button_row
from tarokgui.table.panels.sheet import is_roomy
from tarokgui.table.panels.talongroup import GroupPrice, GroupView, foot_height, head_height
from tarokgui.table.panels.tray import PAD, Tray
from tarokgui.table.proportions import TALON_SHARE
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.wording.glossary import term_gloss

BROADEST, BESIDE = 772, 210
"""The width of the tray and of the buttons beside it in units, where there is so much room."""
LESS = 0.84
"""The size of a group that is not in question, against the one that is."""
LARGER = 1.05
"""Large letters have the buttons beside the tray if its cards are so many times as large then."""
WIDE_PAD, NARROW_PAD = 10, 4
TALLEST_CARD = 205

Slots = Sequence[tuple[Rect, tuple[Rect, ...]]]
"""For every group its column and the places of its cards."""


@dataclass(frozen=True, slots=True)
class PanelArea:
    """The places of the tray and of its buttons; ``column``: one over the other beside it, else in a line below."""

    tray: Rect
    buttons: Rect
    column: bool

    def box(self, paint: DrawContext) -> Rect:
        """The room that the tray has for its groups."""
        return self.tray.inset(paint.scale.px(PAD), paint.scale.px(WIDE_PAD if is_roomy(paint) else NARROW_PAD))


def talon_widgets(context: Context) -> Iterable[Widget]:
    """The tray with its groups, each under its level and price; on the person's turn the buttons.

    They stand at the right of the tray; where letters are so large that the tray has the whole width, below it, unless
    the cards are larger with the buttons beside them.
    """
    paint = context.paint
    scale = paint.scale
    legal = legal_actions(context.view) if context.view.my_turn else ()
    talon = context.view.table.talon
    back = context.view.my_turn and talon.looking is None
    keys = _keys(context, legal)
    inside = scale.target + scale.px(10, 7) if back else 0
    ground = _ground(context, inside, keys=bool(keys), column=is_roomy(paint) and bool(keys))
    slots = _slots(context, ground.box(paint), inside)
    if keys and not ground.column:
        other = _ground(context, inside, keys=True, column=True)
        there = _slots(context, other.box(paint), inside)
        if _largest(there) > LARGER * _largest(slots):
            ground, slots = other, there
    yield Tray("tray", ground.tray)
    told = _standings(context)
    views = [GroupView(context, group, slot, cards, told[group - 1]) for group, (slot, cards) in enumerate(slots, 1)]
    yield from views
    if back:
        takes = [(group, slot) for group, (slot, _) in enumerate(slots, start=1) if TakeGroup(group) in legal]
        labels = [context.tr("talon.take", level=group_level(context.view.table, group)) for group, _ in takes]
        if any(button_size(paint, label)[0] > slot.w for label, (_, slot) in zip(labels, takes, strict=True)):
            labels = [context.tr("talon.take-short")] * len(takes)  # the level stands over the cards
        for label, (group, slot) in zip(labels, takes, strict=True):
            below = Rect(slot.x, slot.bottom, slot.w, scale.target)
            yield _take_back(context, group, label, below, views[group - 1].label)
    if ground.column:
        yield from _column(context, keys, ground.buttons)
    else:
        yield from button_row(paint, keys, ground.buttons)


def _ground(context: Context, inside: int, *, keys: bool, column: bool) -> PanelArea:
    """The tray in the middle of the centre, and room for its buttons if there are *keys*."""
    paint, centre = context.paint, context.layout.centre
    scale, roomy = paint.scale, is_roomy(paint)
    gap = scale.px(10, 7)
    below = keys and not column
    broadest = scale.px(BROADEST) if roomy or column else centre.w
    least = scale.px(BESIDE) if column else 0
    width = min(broadest, centre.w - (least + gap if column else 0))
    beside = least if roomy else centre.w - width - gap
    tray_h = centre.h - (scale.target + gap if below else 0)
    left = centre.x + (centre.w - width) // 2
    if column:  # the tray stays in the middle unless the buttons would stand outside
        left = min(left, centre.right - beside - gap - width)
    tray = Rect(left, centre.y, width, min(tray_h, _tallest(context, inside)))
    tray = tray._replace(y=centre.y + (tray_h - tray.h) // 2)
    if column:
        return PanelArea(tray, Rect(tray.right + gap, tray.y, beside, tray.h), column)
    return PanelArea(tray, Rect(centre.x, tray.bottom + gap, centre.w, scale.target), column)


def _largest(slots: Slots) -> int:
    """The height of the largest card."""
    return max(card.h for _, cards in slots for card in cards)


def _column(context: Context, keys: Sequence[RowKey], box: Rect) -> Iterable[Button]:
    """The buttons one over the other, the loudest one at the foot, as high as their words want.

    Beside a tray that reaches down to the advice they stand in the middle: the ring of the keys has room there.
    """
    paint, gap = context.paint, context.paint.scale.px(10, 8)
    heights = [button_size(paint, key.label, box.w)[1] for key in keys]
    spare = box.h - sum(heights) - gap * (len(keys) - 1)
    y = box.y + (spare if is_roomy(paint) else spare // 2)
    for key, high in zip(keys, heights, strict=True):
        button = Button(key.id, Rect(box.x, y, box.w, high), key.label, key.press, style=key.style)
        button.hint = key.hint
        yield button
        y += high + gap


def _tallest(context: Context, inside: int) -> int:
    """The height of a tray in which the group in question is as large as a card of the hand, in pixels."""
    scale, text = context.paint.scale, context.paint.text
    words = text.line_height(scale.medium) + 2 * text.line_height(scale.small) + scale.px(12)
    return scale.px(TALLEST_CARD) + words + inside + 2 * scale.px(WIDE_PAD)


def _slots(context: Context, box: Rect, below: int) -> Slots:
    """A column for every group, all of the same width, and in it the places of its cards.

    *below* is kept free under the columns.
    """
    talon, scale = context.view.table.talon, context.paint.scale
    size, inner, apart = group_size(context.view), scale.px(6, 4), scale.px(12, 6)
    head, foot = head_height(context.paint), foot_height(context.paint)
    high = box.h - below
    room = high - head - foot
    wide = (box.w - apart * (talon.groups - 1)) // talon.groups
    most = round((wide - inner * (size - 1)) / size / ASPECT)
    largest = min(most, room)
    smaller = max(round(largest * LESS), min(largest, scale.px(TALON_SHARE * 720)))
    chosen = talon.looking is not None
    slots = []
    for group in range(1, talon.groups + 1):
        height = largest if not chosen or group == talon.looking else smaller
        card_w = round(height * ASPECT)
        slot = Rect(box.x + (group - 1) * (wide + apart), box.y, wide, high)
        left = slot.x + (wide - size * card_w - inner * (size - 1)) // 2
        top = box.y + head + (room - height) // 2
        cards = tuple(Rect(left + n * (card_w + inner), top, card_w, height) for n in range(size))
        slots.append((slot, cards))
    return slots


def _standings(context: Context) -> list[GroupPrice]:
    """R43: the price of taking each group now, and of taking it later, after all have been rejected."""
    view, tr = context.view, context.tr
    table, talon = view.table, view.table.talon
    bid, contract = table.auction.bid, table.contract
    if bid is None or contract is None:
        return [GroupPrice("", "", "")] * talon.groups
    ordinal, groups = bid.ordinal, talon.groups

    def price(level: int, key: str = "win-lose") -> str:
        worth = price_at(table, contract, level)
        return tr(f"panels.talon.{key}", win=worth.win, lose=worth.loss)

    first = {looked_group(ordinal, groups, look): look_level(ordinal, look) for look in range(groups)}
    again = {looked_group(ordinal, groups, look): return_level(ordinal, groups, look) for look in range(groups - 1)}
    told = []
    for group in range(1, groups + 1):
        level = group_level(table, group)
        refused = group in talon.shown and talon.looking is not None
        if level is None:
            level = again.get(group) if refused else first[group]
        later = again.get(group) if level == first[group] else None
        name = tr("panels.talon.again", name=tr(f"panels.talon.group.{group_size(view)}", number=group))
        note = f"{name}: {tr('talon.level', level=later)}, {price(later)}" if later is not None else ""
        if level:
            told.append(GroupPrice(tr("talon.level", level=level), price(level), note, price(level, "plus-minus")))
        else:
            told.append(GroupPrice("", "", note))
    return told


def _take_back(context: Context, group: int, label: str, box: Rect, told: str) -> Button:
    action = TakeGroup(group)
    width = min(box.w, button_size(context.paint, label)[0])
    rect = Rect(box.x + (box.w - width) // 2, box.y, width, box.h)
    button = Button(f"take:{group}", rect, label, lambda: context.say(action), style=Style.SECOND)
    button.spoken = f"{label}: {told}"
    return button


def _keys(context: Context, legal: Iterable[Action]) -> list[RowKey]:
    tr, table = context.tr, context.view.table
    keys = []
    if Surrender() in legal:
        hint = term_gloss(tr, "surrender")
        keys.append(
            RowKey("surrender", tr("talon.surrender"), lambda: context.dispatch(Open(Route.SURRENDER)), hint=hint)
        )
    if Reject() in legal:
        last = len(table.talon.seen) == table.talon.groups
        cards = group_size(context.view)
        label = tr("talon.reject-last", n=cards) if last else tr("talon.reject", n=cards, level=table.level + 1)
        keys.append(RowKey("reject", label, lambda: context.say(Reject()), style=Style.SECOND))
    looking = table.talon.looking
    if looking is not None and TakeGroup(looking) in legal:
        action = TakeGroup(looking)
        label = tr("talon.take", level=table.level)
        keys.append(RowKey(f"take:{looking}", label, lambda: context.say(action), style=Style.PRIMARY))
    return keys


def group_size(view: View) -> int:
    """The number of cards in a group."""
    return view.table.variant.talon_size // view.table.talon.groups
