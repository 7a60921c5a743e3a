"""The top bar: everything that may be asked at the table, always in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine import MULTIPLIERS, SUIT_LETTERS, Seat, Side, suit_of
from tarokgui.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.text import Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.wording import bid_name, card_words, contract_name, item_name, step_name

if TYPE_CHECKING:
    import pygame

    from tarokgui.table.cards import CardPainter
    from tarokgui.widgets.paint import Paint


class Badge(Widget):
    """A small caption over a value, on the dark bar; ``sign`` is a suit letter to draw before the value."""

    role = "text"

    def __init__(
        self,
        id: str,
        rect: Rect,
        caption: str,
        value: str,
        sign: str = "",
        cards: CardPainter | None = None,
        about: str = "",
    ) -> None:
        super().__init__(id, rect, f"{caption}: {value}")
        self.caption = caption
        self.value = value
        self.sign = sign
        self.about = about
        """What the caption means, for whoever points at it."""
        self._cards = cards

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Caption above, value below. A long value is set small, a longer one takes the caption's line as well.

        What is longer still is told whole by the tooltip.
        """
        scale, theme, text = paint.scale, paint.theme, paint.text
        box = self.rect.inset(scale.px(6), scale.px(2, 1))
        sign_w = min(box.h, scale.px(20, 16)) + scale.px(5) if self.sign else 0
        two_lines = 7 * text.line_height(scale.small) // 4 <= box.h  # letters made large leave room for one
        if two_lines and text.size(self.value, Face.LABEL, scale.small)[0] > box.w - sign_w:
            self._draw_long(surface, paint, box)
            return
        head = text.line_height(scale.small) * 4 // 5
        text.line(
            surface, self.caption, Rect(box.x, box.y, box.w, head), Face.STRONG, scale.small, theme.on_plaque_second
        )
        value_box = Rect(box.x, box.y + head, box.w, box.h - head)
        value_box = self._draw_sign(surface, paint, value_box)
        px = scale.medium
        if text.size(self.value, Face.LABEL, px)[0] > value_box.w:
            px = scale.small
        fits = text.line(surface, self.value, value_box, Face.LABEL, px, theme.on_plaque)
        self.hint = self.about if fits else self.label

    def _draw_long(self, surface: pygame.Surface, paint: Paint, box: Rect) -> None:
        """The value alone, in two small lines."""
        scale = paint.scale
        rest = self._draw_sign(surface, paint, box)
        fits = paint.text.paragraph(surface, self.value, rest, Face.LABEL, scale.small, paint.theme.on_plaque)
        self.hint = self.about if fits else self.label

    def _draw_sign(self, surface: pygame.Surface, paint: Paint, box: Rect) -> Rect:
        """The suit at the left of the box, if there is one; what it leaves."""
        if not self.sign or self._cards is None:
            return box
        scale, theme = paint.scale, paint.theme
        side = min(box.h, scale.px(20, 16))
        colour = theme.red_on_plaque if self.sign in "HD" else theme.on_plaque
        sign = self._cards.suit_sign(self.sign, side, colour)
        surface.blit(sign, (box.x, box.y + (box.h - side) // 2))
        used = side + scale.px(5)
        return Rect(box.x + used, box.y, box.w - used, box.h)


def bar_widgets(
    context: Context, number: int, radler: int, on_menu: Callable[[], None], on_journal: Callable[[], None]
) -> Iterable[Widget]:
    """Menu, hand, contract with level and chain, called king, announcements, radler, pool, journal."""
    tr, paint, bar = context.tr, context.paint, context.layout.bar
    scale = paint.scale
    menu_w = button_size(paint, tr("bar.menu"))[0]
    journal_w = button_size(paint, tr("bar.journal"))[0]
    yield Button("menu", Rect(bar.x, bar.y, menu_w, bar.h), tr("bar.menu"), on_menu, style=Style.BAR)
    journal = Button(
        "journal", Rect(bar.right - journal_w, bar.y, journal_w, bar.h), tr("bar.journal"), on_journal, style=Style.BAR
    )
    yield journal
    left, right = bar.x + menu_w + scale.px(6), journal.rect.x - scale.px(6)
    widths = {"hand": 64, "contract": 226, "king": 212, "radler": 84, "pool": 66}
    total = sum(scale.px(width) for width in widths.values())
    texts = {
        "hand": (tr("bar.hand"), str(number)),
        "contract": (tr("bar.contract"), contract_text(context)),
        "king": (tr("bar.king"), king_text(context)),
        "said": (tr("bar.said"), said_text(context)),
        "radler": (tr("bar.radler"), tr("bar.radler-left", n=radler) if radler else tr("bar.none")),
        "pool": (tr("bar.pool"), str(context.view.table.pool)),
    }
    x = left
    for id, (caption, value) in texts.items():
        width = max(scale.px(120), right - left - total) if id == "said" else scale.px(widths[id])
        called = context.view.table.called
        sign = SUIT_LETTERS[suit_of(called)] if id == "king" and called is not None else ""
        rect, about = Rect(x, bar.y, width, bar.h), tr(f"bar.about.{id}")
        yield Badge(f"badge:{id}", rect, caption, value, sign, context.services.cards, about)
        x += width


def contract_text(context: Context) -> str:
    """The contract with level and chain; during the auction the bid that stands."""
    tr, table = context.tr, context.view.table
    if table.contract is None:
        bid = table.auction.bid
        return tr("bar.bid", bid=bid_name(tr, bid)) if bid is not None else tr("bar.none")
    name = contract_name(tr, table.contract.key)
    if table.contract.individual:
        return name
    steps = len(table.speech.game)
    chain = tr("bar.chain", step=step_name(tr, steps - 1), times=MULTIPLIERS[steps]) if steps else ""
    who = context.seating.name(table.declarer) if table.declarer is not None else ""
    key = "bar.playing" if table.contract.talon_cards else "bar.playing-solo"
    return tr(key, name=who, contract=name, level=table.level, chain=chain)


def king_text(context: Context) -> str:
    """The called king, and his holder once the game has shown him."""
    tr, table, view = context.tr, context.view.table, context.view
    if table.called is None:
        return tr("bar.none")
    name = card_words(tr, table.called)
    if all(side is not None for side in table.sides):
        mates = [seat for seat, side in enumerate(table.sides) if side is Side.DECLARER and seat != table.declarer]
        if mates:
            return context.seating.says("bar.king-held", mates[0], card=name)
        return tr("bar.king-alone", card=name)
    if view.hand >> table.called & 1:
        return tr("bar.king-own", card=name)
    return name


def said_text(context: Context) -> str:
    """Declarations and announced bonuses with their chains, seat by seat."""
    tr, speech = context.tr, context.view.table.speech
    said: dict[Seat, list[str]] = {}
    for seat, count in enumerate(speech.declared):
        if count:
            said.setdefault(seat, []).append(tr("bar.declared", n=count))
    for bonus in speech.announced:
        times = MULTIPLIERS[len(bonus.steps)]
        key = "bar.announced" if times == 1 else "bar.announced-doubled"
        said.setdefault(bonus.seat, []).append(tr(key, item=item_name(tr, bonus.item), times=times))
    parts = [tr("bar.said-by", name=context.seating.name(seat), items=", ".join(items)) for seat, items in said.items()]
    return " · ".join(parts) if parts else tr("bar.none")
