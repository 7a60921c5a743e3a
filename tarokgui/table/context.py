"""What the parts of the table are handed when they make their widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine import Action, CardSet, View
from tarokgui.i18n import Translator
from tarokgui.services import Services
from tarokgui.table.layout import TableLayout
from tarokgui.table.seating import Seating
from tarokgui.widgets.paint import Paint


@dataclass
class Choosing:
    """What the person has picked but not said yet: cards to discard, things to announce, how deep to cut."""

    discard: CardSet = 0
    speech: tuple[Action, ...] = ()
    cut: int | None = None

    def clear(self) -> None:
        """Forget it: another decision is due."""
        self.discard, self.speech, self.cut = 0, (), None


@dataclass(frozen=True, slots=True)
class Context:
    """The table as its parts see it: what is known, where things lie, and how to act.

    ``act`` tries an action of the person; ``refresh`` makes the widgets anew after ``choosing`` has changed;
    ``confirm_surrender`` asks before what cannot be taken back.
    """

    services: Services
    layout: TableLayout
    paint: Paint
    view: View
    seating: Seating
    choosing: Choosing
    act: Callable[[Action], None]
    refresh: Callable[[], None]
    confirm_surrender: Callable[[], None]
    fresh: CardSet = 0
    """Cards just taken from the talon."""

    @property
    def tr(self) -> Translator:
        """The catalogue."""
        return self.services.tr

    @property
    def my_turn(self) -> bool:
        """Whether the decision is the person's."""
        return self.view.asked or self.view.table.actor == self.view.seat
