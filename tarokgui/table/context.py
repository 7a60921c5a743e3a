"""What the parts of the table are handed when they make their widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine import Action, CardSet, View
from tarokgui.services.services import Services
from tarokgui.table.grip import Grip
from tarokgui.table.layout import TableLayout
from tarokgui.widgets.paint import Paint
from tarokgui.wording.i18n import Translator
from tarokgui.wording.seating import Seating


@dataclass
class Choosing:
    """What the person has picked but not said yet: cards to discard, things to announce, how deep to cut."""

    discard: CardSet = 0
    speech: tuple[Action, ...] = ()
    cut: int | None = None
    call: Action | None = None
    """A bid, or la mine, that the button would say."""
    clicked: float = 0.0
    """When a row of bids was clicked last, on the services' clock."""
    scrolled: dict[str, int] = field(default_factory=dict)
    """How far panes are scrolled, in pixels, by their ids."""

    def clear(self) -> None:
        """Forget it: another decision is due."""
        self.discard, self.speech, self.cut, self.call = 0, (), None, None
        self.scrolled.clear()

    @property
    def anything(self) -> bool:
        """Whether there is something that could be taken back."""
        return bool(self.discard or self.speech or self.call)


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
    grip: Grip = field(default_factory=Grip)
    """What the pointer does with a card of the hand."""
    moving: Callable[[str], bool] = lambda key: False
    """Whether the thing of that key is on its way and not at its place yet."""
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
