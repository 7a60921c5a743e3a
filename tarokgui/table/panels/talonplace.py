"""The place of the talon once forehand has taken the first packet: three pictures to choose from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine import legal_actions
from engine.phases.talon_place import TalonPlacePhase
from tarokgui.draw.cardsize import ASPECT
from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.table.panels.sheet import is_roomy
from tarokgui.table.panels.tray import PAD, Tray
from tarokgui.widgets.base import Spot, Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

TALLEST: Final = 116
"""The height of a packet in the pictures, in units."""
PLACES: Final = ("first", "second", "last")
"""The words of the places: before the packets, after the first one, after the last one."""


def _phase(context: Context) -> TalonPlacePhase:
    phase = context.view.table.variant.course[context.view.table.stage]
    assert isinstance(phase, TalonPlacePhase)
    return phase


class PlaceTile(Spot):
    """A place of the talon as a picture: the packets on each other, the talon filled in."""

    def __init__(self, context: Context, place: int, rect: Rect, number: int) -> None:
        action, key = _phase(context).places[place], PLACES[place]
        super().__init__(f"talon:{key}", rect, context.tr(f"panels.talon-place.{key}"), lambda: context.say(action))
        self._place = place
        self._packets = context.view.table.variant.holders
        self._number = str(number)
        self.hint = context.tr(f"panels.talon-place.about.{key}")

    def node(self) -> Node:
        """Its place among the packets."""
        return Node(self.id, f"{self.label}. {self.hint}", "button", self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """A row of packets in their order, your own with a lozenge, the talon dark; the words below."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        lit = self.hovered or self.focused
        ground = theme.paper if lit else theme.paper_inset
        edge = theme.oxblood if self.hovered else theme.ink
        paint.framed(surface, self.rect, ground, edge, theme.button_radius, scale.hair)
        pad, low = scale.px(10, 6), text.line_height(scale.medium)
        line = Rect(self.rect.x + pad, self.rect.bottom - low - scale.px(6), self.rect.w - 2 * pad, low)
        words = f"{self._number}  {self.label}"
        text.line(surface, words, line, Face.LABEL, scale.medium, theme.on_paper, Align.CENTRE)
        parts = self._packets + 1
        room = Rect(self.rect.x + pad, self.rect.y + pad, self.rect.w - 2 * pad, line.y - self.rect.y - 2 * pad)
        gap = scale.px(6, 3)
        wide = min((room.w - gap * (parts - 1)) // parts, round(room.h * ASPECT))
        high = min(room.h, round(wide / ASPECT))
        x, y = room.x + (room.w - wide * parts - gap * (parts - 1)) // 2, room.y + (room.h - high) // 2
        talon = (0, 1, parts - 1)[self._place]
        mine = 1 if self._place == 0 else 0
        for part in range(parts):
            card = Rect(x + part * (wide + gap), y, wide, high)
            filled = part == talon
            paint.framed(surface, card, theme.oxblood if filled else ground, theme.ink, 2.5, scale.hair)
            if part == mine:
                paint.lozenge(surface, card.centre, 5, theme.ink)


def talon_place_widgets(context: Context) -> Iterable[Widget]:
    """The three places of the talon as pictures."""
    if not context.view.my_turn:
        return
    tr, paint = context.tr, context.paint
    scale, centre, legal = paint.scale, context.layout.centre, legal_actions(context.view)
    places = [place for place, action in enumerate(_phase(context).places) if action in legal]
    pad, gap = scale.px(PAD), scale.px(12, 8)
    roomy = is_roomy(paint)
    head = Tray.head(paint, text=roomy, title=roomy) + scale.px(8)
    labels = [f"3  {tr(f'panels.talon-place.{key}')}" for key in PLACES]
    words = max(paint.text.size(label, Face.LABEL, scale.medium)[0] for label in labels) + scale.px(28)
    high = min(scale.px(TALLEST) + paint.text.line_height(scale.medium), centre.h - head - pad)
    most = (centre.w - 2 * pad - gap * (len(places) - 1)) // len(places)
    wide = min(most, max(words, scale.px(230)))
    width = wide * len(places) + gap * (len(places) - 1) + 2 * pad
    rect = centred(width, head + high + pad, centre)
    text = tr("panels.talon-place.text") if roomy else ""
    yield Tray("tray", rect, tr("panels.talon-place.title"), text, titled=roomy)
    for number, place in enumerate(places, start=1):
        box = Rect(rect.x + pad + (number - 1) * (wide + gap), rect.y + head, wide, high)
        tile = PlaceTile(context, place, box, number)
        tile.beside = rect
        yield tile
