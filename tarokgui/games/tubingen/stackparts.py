"""The widgets of a Stecken: title and words, the closed hands, the buttons, and the person's cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import Seat
from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.text import Align, Face
from tarokgui.games.tubingen.sayings import on_stecken
from tarokgui.games.tubingen.stack import ClosedHand, StackCard, StackCardActions
from tarokgui.games.tubingen.stackhand import StackHand
from tarokgui.games.tubingen.stackplaces import StackPlaces
from tarokgui.table.badges import StripPlate
from tarokgui.table.panels.rows import RowKey, button_row
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.widgets.label import Label
from tarokgui.widgets.portrait import Party
from tarokgui.wording.cards import card_words

if TYPE_CHECKING:
    from tarokgui.session.evening import Evening
    from tarokgui.wording.translator import Translator


@dataclass(frozen=True, slots=True)
class StackParts:
    """The parts of a Stecken of *session* at their *places*."""

    session: Evening
    tr: Translator
    places: StackPlaces

    def title(self) -> Iterator[Widget]:
        """The strip with its title."""
        table, paint = self.places.table, self.places.paint
        bar = centred(paint.scale.px(300), table.bar.h, table.bar._replace(w=table.tools.right - table.bar.x))
        title, px = self.tr("panels.stecken.title"), paint.scale.large
        yield StripPlate(bar, title)
        line = bar._replace(y=bar.y + (bar.h - paint.text.line_height(px)) // 2)
        yield Label("title", line, title, px=px, colour=paint.theme.brass_light, face=Face.TITLE, align=Align.CENTRE)

    def closed_hands(self, *, remarks: bool, lie: bool) -> Iterator[Widget]:
        """The plates of the others with their hands, face down; *remarks*: a player remarks on the Stecken."""
        sizes = self.session.variant.dealt(self.session.view.table.dealer)
        for seat in range(self.session.variant.players):
            if seat != self.session.human:
                yield self._closed_hand(seat, sizes[seat], remarks=remarks, lies=lie)

    def _closed_hand(self, seat: Seat, cards: int, *, remarks: bool, lies: bool) -> ClosedHand:
        tr, places, seating = self.tr, self.places, self.places.seating
        plate, note = places.table.seats[seating.place(seat)].plate, tr("panels.stecken.cards", n=cards)
        party = Party(seating.person(seat), seating.name(seat))
        remark = on_stecken(places.across) if seat == places.across and remarks else None
        shown = note if remark is None else tr("panels.stecken.says", words=tr(remark.words))
        hand = ClosedHand(f"pile:{seat}", plate, party, shown, places.pile(seat), lies=lies)
        hand.hint = note if remark is None else f"{tr(remark.means)}\n{note}"
        return hand

    def buttons(
        self, take_back: Callable[[], None], lay: Callable[[], None], stack: Callable[[], None]
    ) -> Iterator[Widget]:
        """The buttons below."""
        tr, undone = self.tr, self.session.can_take_back
        keys = [
            RowKey("undo", tr("panels.stecken.undo"), take_back, "" if undone else tr("undo.nothing")),
            RowKey("lay", tr("panels.stecken.lay"), lay, hint=tr("panels.stecken.lay-hint"), style=Style.SECOND),
            RowKey(
                "stack", tr("panels.stecken.stack"), stack, hint=tr("panels.stecken.stack-hint"), style=Style.PRIMARY
            ),
        ]
        for button in button_row(self.places.paint, keys, self.places.foot):
            button.rests = button.id != "undo"
            yield button

    def own_cards(self, hand: StackHand, actions: StackCardActions, bottom: int) -> list[StackCard]:
        """The person's cards, which can be pressed down to *bottom*; the one that was taken up is above the others."""
        tr, cards = self.tr, hand.ordering.cards
        places = self.places.hand(len(cards))
        made = []
        for number, (card, place) in enumerate(zip(cards, places, strict=True)):
            right = places[number + 1].x if number + 1 < len(places) else place.right
            strip = Rect(place.x, place.y, right - place.x, bottom - place.y)
            widget = StackCard(card, strip, place, card_words(tr, card), actions)
            widget.told_place = (number + 1, len(cards))
            widget.tag = tr("panels.stecken.top") if number == 0 else ""
            widget.lifted = card == hand.ordering.lifted
            widget.moved = hand.moved if widget.lifted else (0, 0)
            made.append(widget)
        return sorted(made, key=lambda widget: widget.lifted)
