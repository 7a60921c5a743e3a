"""One card, large, over the table: its name, its rank and its points. It never plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import KINGS, SUIT_CARDS, TRULA, Card, Suit, Variant, card_name, members, suit_of
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.forms.form import Form
from tarokgui.kit.commands import CALLS_OFF, Command, Key, Pointer, PointerKind
from tarokgui.widgets.base import ACTIVATE, Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Label, Panel
from tarokgui.wording.cards import card_words, suit_words
from tarokgui.wording.translator import Translator

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program

TIMES = 2.2
"""The size of the card, in sizes of a card of the hand."""


def card_lines(tr: Translator, variant: Variant, card: Card) -> list[str]:
    """The lines about a card: its rank, its points, and that it is a king or in the trula."""
    suit = suit_of(card)
    kin = members(SUIT_CARDS[suit] & variant.pack.cards)
    place = len(kin) - kin.index(card)
    rank = {1: "lens.highest", len(kin): "lens.lowest"}.get(place, "lens")
    if suit is Suit.TAROK:
        lines = [tr(f"{rank}.trump", n=len(kin), place=place)]
    else:
        lines = [tr(f"{rank}.suit", n=len(kin), place=place, suit=suit_words(tr, suit))]
    lines.append(tr("lens.worth", n=variant.pack.value(1 << card)))
    if TRULA >> card & 1:
        lines.append(tr("lens.trula"))
    elif KINGS >> card & 1:
        lines.append(tr("lens.king"))
    return lines


class LensScene(Form):
    """The card under the lens. *held*: it goes when the button is let go; else with Escape, a key or a click."""

    name = "lens"
    opaque = False
    alone = False
    framed = "lens:sheet"

    def __init__(
        self, program: Program, variant: Variant, card: Card, size: tuple[int, int], *, held: bool = False
    ) -> None:
        super().__init__(program)
        self._variant = variant
        self._card = card
        self._size = size
        self._held = held
        self._pressed = held
        """True while the button is down: the click is over when it is let go."""

    def build(self) -> Iterable[Widget]:
        """The sheet beside the card."""
        tr, scale, text = self.tr, self.scale, self.paint.text
        sheet = self._places()[1]
        title = card_words(tr, self._card)
        yield Panel("lens:sheet", sheet, title[:1].upper() + title[1:])
        body = Panel.body(sheet, self.paint)
        y = body.y
        for number, line in enumerate(card_lines(tr, self._variant, self._card)):
            height = text.height(line, Face.BODY, scale.medium, body.w)
            yield Label(
                f"lens:{number}", Rect(body.x, y, body.w, height), line,
                px=scale.medium, colour=self.paint.theme.on_paper, face=Face.BODY,
            )  # fmt: skip
            y += height + scale.px(6)
        words = tr("lens.close")
        width, height = button_size(self.paint, words)
        yield Button(
            "close",
            Rect(body.right - width, body.bottom - height, width, height),
            words,
            self.close,
            style=Style.SECOND,
        )

    @property
    def first_words(self) -> str:
        """The card and the lines about it."""
        tr = self.tr
        return ". ".join((card_words(tr, self._card), *card_lines(tr, self._variant, self._card)))

    def _places(self) -> tuple[Rect, Rect]:
        """The card and the sheet, side by side in the middle."""
        scale, text = self.scale, self.paint.text
        tr = self.tr
        height = min(round(self._size[1] * TIMES), self.window.h - 2 * scale.rim - scale.px(24))
        width = round(height * self._size[0] / self._size[1])
        gap = scale.px(18)
        wide = min(max(scale.px(300), 15 * scale.medium), self.window.w - width - gap - 2 * scale.px(24))
        pad = scale.px(self.paint.theme.panel_pad)
        lines = card_lines(tr, self._variant, self._card)
        words = sum(text.height(line, Face.BODY, scale.medium, wide - 2 * pad) + scale.px(6) for line in lines)
        head = Panel.body(Rect(0, 0, wide, 0), self.paint).y
        high = head + words + scale.px(12) + scale.target + pad
        left = (self.window.w - width - gap - wide) // 2
        card = Rect(left, (self.window.h - height) // 2, width, height)
        return card, Rect(card.right + gap, (self.window.h - high) // 2, wide, high)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the table, darkened, and the card on it."""
        self.paint.veil(surface)
        card = self._places()[0]
        shade = self.paint.cards.shadow((card.w, card.h))
        surface.blit(shade.picture, (card.x + shade.offset[0], card.y + shade.offset[1]))
        surface.blit(self.paint.cards.face(card_name(self._card), (card.w, card.h)), card)

    def close(self) -> None:
        """Go back to the table."""
        self.program.stack.remove(self)

    def escape(self) -> bool:
        """Close."""
        self.close()
        return True

    def do(self, act: str) -> bool:
        """Close by the key that opened it."""
        if act == "inspect":
            self.close()
            return True
        return super().do(act)

    def resize(self, width: int, height: int) -> None:
        """Lay out again: a press is over with that, unless it is the one that shows the card."""
        self._pressed = self._held
        super().resize(width, height)

    def handle(self, command: Command) -> bool:
        """Close by any click, and by letting go if the card was held down."""
        if command in CALLS_OFF:
            self._pressed = False
            if self._held:
                self.close()
        if isinstance(command, Pointer) and command.kind in (PointerKind.DOWN, PointerKind.UP, PointerKind.RIGHT):
            ends = self._pressed if command.kind is PointerKind.UP else command.kind is PointerKind.RIGHT
            self._pressed = command.kind is PointerKind.DOWN
            if ends:
                self.close()
            return True
        if isinstance(command, Key) and command.name in ACTIVATE and command.plain() and not command.repeat:
            self.close()
            return True
        return super().handle(command)
