"""The ways from the table to another place of the evening: back, forth, to the beginning, to the next deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine import Card
from tarokgui.controller.controller import TableController
from tarokgui.controller.sources.live import Live
from tarokgui.scenes.navigation import Navigation
from tarokgui.services.program import Program
from tarokgui.table.flights import Flights


@dataclass(frozen=True)
class Rewinding:
    """Each is gone by the controller, and told by ``say``; ``lay_there`` gives the trick that lay there before."""

    program: Program
    live: Live
    controller: TableController
    navigation: Navigation
    flights: Flights
    lay_there: Callable[[], list[tuple[int, Card]]]
    say: Callable[[str], None]

    def take_back(self) -> None:
        """Back to the person's last decision; the cards that lay in the trick are seen to go back."""

        def taken_back(done: bool) -> None:
            self._tell("undo")(done)
            if done:
                view = self.controller.state.view
                gone = tuple(each for each in self.lay_there() if each[1] not in view.table.play.trick)
                self.flights.back_to_hand(gone, view.hand)

        self.live.undo(taken_back)

    def repeat(self) -> None:
        """What was taken back is done again."""
        self.live.redo(self._tell("redo"))

    def restart(self, first: Callable[[], None]) -> None:
        """The same deal from its beginning, after a question if something has been decided; *first* what lies over the
        table goes."""

        def begin() -> None:
            first()
            self.live.restart(self._tell("restart"))

        if self.controller.state.position.can_take_back:
            self.navigation.restart(begin)
        else:
            begin()

    def deal_next(self, text: str) -> str:
        """The hand that is over is settled with the evening, and the next one has the deal of that number."""
        why = self.navigation.deals.refusal(text)
        if not why:
            self.live.next_hand()
            self.navigation.deals.take(text)
        return why

    def _tell(self, way: str) -> Callable[[bool], None]:
        """Says that the table stands somewhere else, or that there was nothing to do."""
        return lambda done: self.say(self.program.feedback.tr(f"{way}.done" if done else f"{way}.nothing"))
