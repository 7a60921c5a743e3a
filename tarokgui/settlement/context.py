"""The hand and the means that the blocks of the settlement sheet are made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine import HandOver, Seat, Settlement, Table
from tarokgui.draw.animation import Timeline
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.ledger import Grown
from tarokgui.widgets.portrait import Party
from tarokgui.wording.finishedhand import FinishedHand, Item
from tarokgui.wording.seating import Seating, seating_of
from tarokgui.wording.translator import Translator

if TYPE_CHECKING:
    from tarokgui.controller.sources.live import Live


@dataclass
class SheetContext:
    """The hand that is settled, at its table, and the means to show it.

    ``paint`` is that of the present window, ``items`` are the game's words for its own items.
    """

    tr: Translator
    live: Live
    final: HandOver
    timeline: Timeline
    paint: DrawContext
    items: Mapping[str, Item] = field(default_factory=dict)

    @property
    def seating(self) -> Seating:
        """The seats with their names."""
        return seating_of(self.live.session, self.tr)

    @property
    def done(self) -> Settlement:
        """The settlement."""
        return self.final.settlement

    @property
    def shown(self) -> Table:
        """The table of the finished hand."""
        return self.live.session.view.table

    @property
    def hand(self) -> FinishedHand:
        """The hand from the person's point of view."""
        human, seating = self.live.session.human, self.seating
        return FinishedHand(self.tr, self.shown, self.final, human, seating.name, self.items)

    @property
    def stake(self) -> int:
        """The factor of the whole hand: 1, or 2 in a double hand."""
        return self.shown.factor

    @property
    def order(self) -> list[Seat]:
        """The seats, the person first and then in turn."""
        human, players = self.live.session.human, self.shown.players
        return [(human + step) % players for step in range(players)]

    @property
    def players(self) -> list[Seat]:
        """The seats that have played the hand, in the same order."""
        return [seat for seat in self.order if not self.shown.sits_out(seat)]

    def party(self, seat: Seat | None) -> Party:
        """A party at the table; None is the pot."""
        if seat is None:
            return Party(None, self.tr("settlement.pot"))
        seating = self.seating
        return Party(seating.person(seat), seating.name(seat), seat == self.live.session.human)

    def grown(self, block: str) -> Grown:
        """A function for the share of a block that has counted up: all of it if nothing counts, or not that block."""
        return lambda: self.timeline.value(block, 1.0)
