"""Before the bidding: cutting and knocking, the way of dealing, the packets, the right to throw in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import ChoosePattern, Cut, Keep, Kind, Knock, TakePacket, ThrowIn, legal_actions
from engine.phases.cutting import PatternPhase
from tarokgui.controller.intents import ChooseCut
from tarokgui.controller.picks import cut_shown
from tarokgui.draw.cardsize import card_width
from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.table.panels.packribbon import PackRibbon
from tarokgui.table.panels.patternrow import PatternTile, packets_by_seat
from tarokgui.table.panels.rows import RowKey, button_row
from tarokgui.table.panels.sheet import is_roomy, lay_sheet, pane
from tarokgui.table.panels.tray import PAD, Tray
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.button import Style
from tarokgui.widgets.label import Label
from tarokgui.widgets.pane import Pane
from tarokgui.wording.glossary import term_gloss

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

RIBBON_H, PACKET_H = 190, 180
"""In units, where there is room."""


def dealing_widgets(context: Context) -> Iterable[Widget]:
    """The widgets of the present decision; none while another player decides."""
    if not context.view.my_turn:
        return
    match context.view.kind:
        case Kind.THROW_IN:
            yield from _throw_in(context)
        case Kind.CUT:
            yield from _cut(context)
        case Kind.PATTERN:
            yield from _patterns(context)
        case Kind.PACKETS:
            yield from _packets(context)


def _cut(context: Context) -> Iterable[Widget]:
    """The pack in its tray, and below it knocking and cutting."""
    tr, paint = context.tr, context.paint
    scale, centre = paint.scale, context.layout.centre
    cuts = [action.cards for action in legal_actions(context.view) if isinstance(action, Cut)]
    lifted = cut_shown(context.view, context.picks)

    def lift(index: int) -> None:
        context.dispatch(ChooseCut(cuts[index]))

    def cut() -> None:
        context.say(Cut(lifted))

    pad, gap = scale.px(PAD), scale.px(12)
    head = Tray.head(paint, text=True) + scale.px(8)
    high = min(scale.px(RIBBON_H), centre.h - head - 2 * pad - gap - scale.target)
    whole = head + high + 2 * pad + gap + scale.target
    width = min(scale.px(820), centre.w)
    rect = Rect(centre.x + (centre.w - width) // 2, centre.y + (centre.h - whole) // 2, width, head + high + 2 * pad)
    yield Tray("tray", rect, tr("panels.cut.title"), tr("panels.cut.text"))
    ribbon = Rect(rect.x + 2 * pad, rect.y + head, rect.w - 4 * pad, high)
    yield PackRibbon(context, ribbon, cuts, lifted, lift, cut)
    hint = " ".join(part for part in (tr("panels.cut.knock-hint"), term_gloss(tr, "knock")) if part)
    knock = RowKey(
        "knock",
        tr("deal.cut.knock"),
        lambda: context.say(Knock()),
        hint=hint,
        style=Style.SECOND,
        beside=rect,
    )
    lift_off = RowKey(
        "cut", tr("panels.cut.do", n=lifted), cut, hint=term_gloss(tr, "cut"), style=Style.PRIMARY, beside=rect
    )
    keys = [knock, lift_off] if Knock() in legal_actions(context.view) else [lift_off]
    yield from button_row(paint, keys, Rect(centre.x, rect.bottom + gap, centre.w, scale.target), even=True)


def _patterns(context: Context) -> Iterable[Widget]:
    """A tile for each way of dealing, two beside each other if they fit."""
    tr, paint, view = context.tr, context.paint, context.view
    scale, text = paint.scale, paint.text
    actions = [action for action in legal_actions(view) if isinstance(action, ChoosePattern)]
    phase = view.table.variant.course[view.table.stage]
    patterns = phase.patterns if isinstance(phase, PatternPhase) else {}
    players, hand = view.table.players, view.table.variant.hand_size
    sheet = lay_sheet(context, tr("deal.pattern.title"))
    words = tr("deal.pattern.text") if is_roomy(paint) else ""
    gap = scale.px(10, 8)
    columns = 2 if sheet.body.w // 2 >= PatternTile.picture_width(paint, players) + 14 * scale.small else 1
    rows = -(-len(actions) // columns)
    room = (sheet.body.w - gap * (columns - 1)) // columns - PatternTile.picture_width(paint, players) - scale.px(50)
    glosses = max(
        text.height(tr(f"glossary.pattern.{action.pattern}"), Face.BODY, scale.small, room) for action in actions
    )
    high = max(scale.px(84), text.line_height(scale.medium) + glosses + scale.px(18, 14))
    words_h = text.height(words, Face.BODY, scale.small, sheet.body.w) if words else 0
    needed = rows * (high + gap) - gap + 2 * scale.px(4)
    sheet = lay_sheet(context, tr("deal.pattern.title"), words_h + scale.px(8) + needed)
    body = sheet.body
    yield sheet.panel
    if words:
        box, colour = body._replace(h=words_h), paint.theme.on_paper_second
        yield Label("sheet:text", box, words, px=scale.small, colour=colour, align=Align.CENTRE)
    view_rect = Rect(body.x, body.y + words_h + scale.px(8), body.w, body.h - words_h - scale.px(8))
    held = pane(context, "patterns", view_rect, needed)
    yield held
    edge = scale.px(4)
    wide = (body.w - 2 * edge - (Pane.gutter(paint) if held.furthest else 0) - gap * (columns - 1)) // columns
    tiles = []
    for number, action in enumerate(actions):
        row, column = divmod(number, columns)
        rect = Rect(view_rect.x + edge + column * (wide + gap), view_rect.y + edge + row * (high + gap), wide, high)
        packets = packets_by_seat(patterns.get(action.pattern), players, hand)
        tiles.append(PatternTile(context, action, rect, packets))
    yield from held.hold(tiles)


class Packet(Spot):
    """A packet of cards, face down."""

    ring_radius = 8

    def __init__(self, context: Context, action: TakePacket, rect: Rect, note: Rect) -> None:
        label = context.tr("deal.packet.name", number=action.number)
        super().__init__(f"packet:{action.number}", rect, label, lambda: context.say(action))
        self._context = context
        self._note = note

    def node(self) -> Node:
        """Its number."""
        return Node(self.id, self.label, self.role, self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Twelve backs, one on the other, and the number below."""
        scale, theme = paint.scale, paint.theme
        count = self._context.view.table.variant.hand_size
        by_key = self.focused and self._context.loop.by_keyboard
        up = scale.px(6) if self.hovered or by_key else 0
        paint.shadow(surface, self.rect.moved(0, -up), 8, 10 if up else 7)
        apart = max(1, scale.px(1.4))
        size = (self.rect.w - apart * (count - 1), self.rect.h - apart * (count - 1))
        back = self._context.paint.cards.back(size)
        for number in range(count):
            at = apart * (count - 1 - number)
            surface.blit(back, (self.rect.x + at, self.rect.y + at - up))
        line = self._note
        paint.text.line(surface, self.label, line, Face.LABEL, scale.medium, theme.on_felt, Align.CENTRE)


def _packets(context: Context) -> Iterable[Widget]:
    """The packets that are left, in their order on the table."""
    tr, paint = context.tr, context.paint
    scale, centre = paint.scale, context.layout.centre
    actions = [action for action in legal_actions(context.view) if isinstance(action, TakePacket)]
    pad = scale.px(PAD)
    head = Tray.head(paint, text=True) + scale.px(14)
    foot = scale.px(8) + paint.text.line_height(scale.medium) + pad
    high = min(scale.px(PACKET_H), centre.h - head - foot)
    wide = card_width(high)
    names = max(paint.text.size(tr("deal.packet.name", number=4), Face.LABEL, scale.medium)[0], wide) + scale.px(40)
    column = min(names, (centre.w - 2 * pad) // context.view.table.players)
    least = paint.text.size(tr("panels.packet.text"), Face.BODY, scale.small)[0] + 4 * pad
    width = min(centre.w, max(column * len(actions) + 2 * pad, least))
    rect = centred(width, head + high + foot, centre)
    yield Tray("tray", rect, tr("panels.packet.title"), tr("panels.packet.text"))
    left = rect.x + (rect.w - column * len(actions)) // 2
    for place, action in enumerate(actions):
        x = left + place * column
        card = Rect(x + (column - wide) // 2, rect.y + head, wide, high)
        yield Packet(context, action, card, Rect(x, card.bottom + scale.px(6), column, foot - pad - scale.px(6)))


def _throw_in(context: Context) -> Iterable[Widget]:
    """A small sheet with the question."""
    tr, paint = context.tr, context.paint
    scale = paint.scale
    words = tr("deal.throw-in.text")
    width = scale.px(560)
    sheet = lay_sheet(context, tr("deal.throw-in.title"), 1, width)
    high = paint.text.height(words, Face.BODY, scale.medium, sheet.body.w)
    sheet = lay_sheet(context, tr("deal.throw-in.title"), high + scale.px(16) + scale.target, width)
    body = sheet.body
    yield sheet.panel
    yield Label("sheet:text", body._replace(h=high), words, px=scale.medium, colour=paint.theme.on_paper)
    keys = (
        # No hints: the sheet says it all, and they would cover its words.
        RowKey("throw-in", tr("deal.throw-in.do"), lambda: context.say(ThrowIn()), style=Style.SECOND),
        RowKey("keep", tr("deal.throw-in.keep"), lambda: context.say(Keep()), style=Style.PRIMARY),
    )
    line = Rect(body.x, body.bottom - scale.target, body.w, scale.target)
    yield from button_row(paint, keys, line, even=True)
