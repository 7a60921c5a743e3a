"""The picture of a sheet whose figures count up: the rest of it is drawn once and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tarokgui.forms.form import Form
from tarokgui.widgets.countbar import CountBar
from tarokgui.widgets.focusview import draw_widgets
from tarokgui.widgets.ledger import CountedLabel, LedgerRow
from tarokgui.widgets.openpile import OpenPile
from tarokgui.widgets.payment import Payment
from tarokgui.widgets.sumbar import SumBar
from tarokgui.widgets.totals import SeatTotal
from tarokgui.widgets.trickstrip import TrickStrip
from tarokgui.widgets.tricktally import TrickTally
from tarokgui.widgets.verdictband import VerdictBand

if TYPE_CHECKING:
    import pygame

COUNTING: Final = (
    VerdictBand,
    CountBar,
    TrickStrip,
    TrickTally,
    CountedLabel,
    LedgerRow,
    SumBar,
    Payment,
    SeatTotal,
)
"""Widgets that differ from frame to frame while figures count up; nothing is drawn over them."""


class CountingPicture:
    """The frames of a *form* while figures count up."""

    def __init__(self, form: Form) -> None:
        self._form = form
        self._still: tuple[object, pygame.Surface] | None = None
        """Everything that does not count, as it was drawn, and all that it depends on."""

    def forget(self) -> None:
        """Drop the picture."""
        self._still = None

    def draw(self, surface: pygame.Surface, below: pygame.Surface) -> None:
        """Draw the form over *below*: only the widgets that count are new."""
        form = self._form
        settled = form.paint.cards.settled
        changing = COUNTING if settled else (*COUNTING, OpenPile)
        state = [(each, each.hovered, each.pressed, each.focused, each.enabled) for each in form.focus.widgets]
        still = (below, form.paint, settled, state)
        if self._still is not None and self._still[0] == still:
            surface.blit(self._still[1], (0, 0))
        else:
            form.backdrop(surface)
            draw_widgets(form.focus.widgets, surface, form.paint, without=changing)
            self._still = still, surface.copy()
        draw_widgets(form.focus.widgets, surface, form.paint, only=changing)
        form.draw_marks(surface)
