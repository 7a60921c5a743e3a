"""The talon in stages: the tray with its groups, the level track, and the choice to take, reject or surrender."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
from tarokgui.draw.geometry import Rect
from tarokgui.games.romanian.leveltrack import Bead, LevelTrack
from tarokgui.table.context import Context
from tarokgui.table.layout import ASPECT
from tarokgui.table.panels.rows import Key, button_row
from tarokgui.table.panels.sheet import is_roomy
from tarokgui.table.panels.talongroup import GroupView
from tarokgui.table.panels.tray import PAD, Tray
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.wording.glossary import term_gloss

TALLEST = 300
"""The height of the tray in units, where there is room."""
LEAST = 160
"""With less height than this, in units, large letters leave the cards too small: then the track says less."""
BROADEST = 900
LESS = 0.84
"""The size of a group that is not in question, against the one that is."""


def talon_widgets(context: Context) -> Iterable[Widget]:
    """Tray and track, and on one's turn the buttons."""
    tr, paint, centre = context.tr, context.paint, context.layout.centre
    scale = paint.scale
    gap = scale.px(10, 7)
    legal = legal_actions(context.view) if context.my_turn else ()
    back = context.my_turn and context.view.table.talon.looking is None
    width = min(scale.px(BROADEST), centre.w)
    apart = back and Surrender() in legal and _surrender_width(context) > width // context.view.table.talon.groups
    buttons_h = scale.target + scale.px(4) if context.my_turn and (not back or apart) else 0
    inside = scale.target + gap if back else 0
    above = centre.h - gap - (buttons_h + gap if buttons_h else 0)
    lines = 2 if above - LevelTrack.height(paint) - inside >= scale.px(LEAST) else 1
    # Where there is no room for buttons and track the levels stand over the groups.
    track_h = 0 if apart else LevelTrack.height(paint, lines)
    tray_h = min(scale.px(TALLEST) + inside, above - track_h)
    whole = tray_h + gap + track_h + (gap + buttons_h if buttons_h else 0)
    tray = Rect(centre.x + (centre.w - width) // 2, centre.y + (centre.h - whole) // 2, width, tray_h)
    yield Tray("tray", tray)
    slots = _slots(context, tray.inset(scale.px(PAD)), inside)
    for group, (slot, cards) in enumerate(slots, start=1):
        yield GroupView(context, group, slot, cards, noted=notes_shown(context))
    track = Rect(tray.x, tray.bottom + gap, tray.w, track_h)
    if track_h:
        yield _track(context, track, lines)
    if not context.my_turn:
        return
    if back:
        takes = [(group, slot) for group, (slot, _) in enumerate(slots, start=1) if TakeGroup(group) in legal]
        labels = [tr("talon.take", level=group_level(context.view.table, group)) for group, _ in takes]
        if any(button_size(paint, label)[0] > slot.w for label, (_, slot) in zip(labels, takes, strict=True)):
            labels = [tr("talon.take-short")] * len(takes)  # the level stands over the cards
        for label, (group, slot) in zip(labels, takes, strict=True):
            box = Rect(slot.x, slot.bottom, slot.w, scale.target)
            yield _take_back(context, group, label, box)
        if Surrender() in legal and not apart:
            # Where the group lies that was refused last, which alone cannot be taken.
            last = slots[context.view.table.talon.seen[-1] - 1][0]
            yield from button_row(paint, _keys(context, legal), Rect(last.x, last.bottom, last.w, scale.target))
        if not apart:
            return
    line = Rect(centre.x, track.bottom + gap, centre.w, scale.target)
    yield from button_row(paint, _keys(context, legal), line)


def _slots(context: Context, box: Rect, below: int) -> list[tuple[Rect, tuple[Rect, ...]]]:
    """A slot for every group and in it the places of its cards; *below* is kept free under the slots."""
    paint, talon = context.paint, context.view.table.talon
    scale, low = paint.scale, paint.text.line_height(paint.scale.small)
    size = group_size(context.view)
    inner = scale.px(6, 4)
    apart = scale.px(30 if size > 1 else 12)
    high = box.h - below
    foot = low + scale.px(6) if notes_shown(context) else 0
    room = high - low - scale.px(8) - foot
    largest = room if talon.looking is None or not foot else room + (0 if _noted(context) else low)
    wanted = sum(size * (1.0 if group == talon.looking else LESS) for group in range(1, talon.groups + 1)) * ASPECT
    spare = box.w - apart * (talon.groups - 1) - inner * (size - 1) * talon.groups
    largest = min(largest, round(spare / wanted), round(room / LESS))
    heights = [round(largest * (1.0 if group == talon.looking else LESS)) for group in range(1, talon.groups + 1)]
    widths = [size * round(h * ASPECT) + inner * (size - 1) for h in heights]
    # What room is left goes between the groups, so that words above and below have it.
    free = (box.w - sum(widths)) // talon.groups
    slots, x = [], box.x + (box.w - sum(widths) - free * talon.groups) // 2
    for width, height in zip(widths, heights, strict=True):
        slot = Rect(x, box.y, width + free, high)
        left, card_w = x + free // 2, round(height * ASPECT)
        top = box.y + low + scale.px(8) + max(0, (room - height) // 2)
        cards = tuple(Rect(left + n * (card_w + inner), top, card_w, height) for n in range(size))
        slots.append((slot._replace(x=slot.x + scale.px(2), w=slot.w - scale.px(4)), cards))
        x += width + free
    return slots


def notes_shown(context: Context) -> bool:
    """Whether there is a line below the groups; with very large letters only for what cannot be seen otherwise."""
    return is_roomy(context.paint) or _noted(context)


def _noted(context: Context) -> bool:
    """Whether something is written below the group in question."""
    table = context.view.table
    king = table.called is not None and table.called in (*context.view.looked, *table.talon.cards)
    return not context.my_turn or king


def _track(context: Context, rect: Rect, lines: int) -> LevelTrack:
    view, tr = context.view, context.tr
    talon = view.table.talon
    beads = _beads(context)
    present = view.table.level if talon.looking is not None else None
    prices = {bead.level: bead.price for bead in beads}
    said = "; ".join(f"{bead.level}: {bead.loss}" for bead in beads if bead.open)
    if present is not None:
        said = tr("panels.talon.track-said", level=present, last=beads[-1].level, price=prices[present])
    track = LevelTrack("track", rect, tr("panels.talon.track"), beads, present, said, lines)
    track.hint = term_gloss(tr, "level")
    return track


def _beads(context: Context) -> Sequence[Bead]:
    """R43: every level that looking on and going back can lead to."""
    view, tr = context.view, context.tr
    table, talon = view.table, view.table.talon
    bid, contract = table.auction.bid, table.contract
    if bid is None or contract is None:
        return (Bead(table.level, "", "", "", ""),)
    ordinal, groups, size = bid.ordinal, talon.groups, group_size(view)
    open_now = {group_level(table, group) for group in range(1, groups + 1)} - {None}
    visits = [(look_level(ordinal, look), looked_group(ordinal, groups, look), False) for look in range(groups)]
    visits += [
        (return_level(ordinal, groups, look), looked_group(ordinal, groups, look), True) for look in range(groups - 1)
    ]
    beads = []
    for level, group, again in visits:
        price = price_at(table, contract, level)
        words = tr("panels.talon.win-lose", win=price.win, lose=price.loss)
        loss = tr("panels.talon.lose", lose=price.loss)
        name = tr(f"panels.talon.group.{size}", number=group)
        note = tr("panels.talon.again", name=name) if again else name
        ahead = level >= table.level if talon.looking is not None else level in open_now
        beads.append(Bead(level, words, loss, f"−{price.loss}", note, ahead))
    return beads


def _take_back(context: Context, group: int, label: str, box: Rect) -> Button:
    action = TakeGroup(group)
    width = min(box.w, button_size(context.paint, label)[0])
    rect = Rect(box.x + (box.w - width) // 2, box.y, width, box.h)
    return Button(f"take:{group}", rect, label, lambda: context.act(action), style=Style.SECOND)


def _keys(context: Context, legal: Iterable[Action]) -> list[Key]:
    tr, table = context.tr, context.view.table
    keys = []
    if Surrender() in legal:
        hint = term_gloss(tr, "surrender")
        keys.append(Key("surrender", tr("talon.surrender"), context.confirm_surrender, hint=hint))
    if Reject() in legal:
        last = len(table.talon.seen) == table.talon.groups
        cards = group_size(context.view)
        label = tr("talon.reject-last", n=cards) if last else tr("talon.reject", n=cards, level=table.level + 1)
        keys.append(Key("reject", label, lambda: context.act(Reject()), style=Style.SECOND))
    looking = table.talon.looking
    if looking is not None and TakeGroup(looking) in legal:
        action = TakeGroup(looking)
        label = tr("talon.take", level=table.level)
        keys.append(Key(f"take:{looking}", label, lambda: context.act(action), style=Style.PRIMARY))
    return keys


def _surrender_width(context: Context) -> int:
    return button_size(context.paint, context.tr("talon.surrender"))[0] + context.paint.scale.px(16)


def group_size(view: View) -> int:
    """How many cards a group has."""
    return view.table.variant.talon_size // view.table.talon.groups
