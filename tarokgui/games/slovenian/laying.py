"""Laying away after the open talon, and the button that makes a colour valat of a solo before it (S37, S43)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import TAROACE, Card, Discard, legal_actions, members
from engine.games.slovenian.actions import CONVERT
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.table.context import Context
from tarokgui.table.discards import discard_count
from tarokgui.table.panels.discarding import slots_and_keys
from tarokgui.table.panels.rows import Key
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.wording.cards import cards_words

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


def laying_widgets(context: Context) -> Iterable[Widget]:
    """The slots of the discard, what everybody will see of it, and the buttons; nothing while others discard."""
    if not context.my_turn:
        return
    tr, chosen = context.tr, context.choosing.discard
    count = discard_count(context.view)
    missing = count - chosen.bit_count()
    keys = []
    if CONVERT in legal_actions(context.view):
        hint = tr("panels.lay.convert-hint")
        keys.append(
            Key("convert", tr("panels.lay.convert"), lambda: context.act(CONVERT), hint=hint, style=Style.SECOND)
        )
    reason = tr("discard.missing", n=missing) if missing else ""
    label = tr("discard.confirm", n=count)
    keys.append(Key("confirm", label, lambda: context.act(Discard(chosen)), reason, style=Style.PRIMARY))
    seen = face_up(context)
    words = tr("panels.lay.shown", cards=cards_words(tr, seen)) if seen else tr("panels.lay.closed")
    yield from slots_and_keys(context, keys, lambda room: SeenNote(room, words, loud=bool(seen)))


def face_up(context: Context) -> list[Card]:
    """The chosen cards that everybody will see: taroks, the highest first (S43)."""
    return sorted(members(context.choosing.discard & TAROACE), reverse=True)


class SeenNote(Widget):
    """Beside the slots: what the others will see of the discard. *loud* if they will see something."""

    role = "text"

    def __init__(self, rect: Rect, words: str, *, loud: bool) -> None:
        super().__init__("points", rect, words)
        self._loud = loud

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Some lines in the middle; the tooltip tells what has no room."""
        scale, theme, text = paint.scale, paint.theme, paint.text
        face = Face.STRONG if self._loud else Face.BODY
        colour = theme.brass_light if self._loud else theme.on_felt_second
        high = min(text.height(self.label, face, scale.small, self.rect.w), self.rect.h)
        box = self.rect._replace(y=self.rect.y + (self.rect.h - high) // 2, h=high)
        fits = text.paragraph(surface, self.label, box, face, scale.small, colour, Align.CENTRE)
        self.hint = "" if fits else self.label
