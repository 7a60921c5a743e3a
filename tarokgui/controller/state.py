"""The state of a table: all that it is on screen, in one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import Action, View, legal_actions
from tarokgui.controller.journal import Journal, folded
from tarokgui.controller.known import KnownFacts, known_facts
from tarokgui.controller.position import TablePosition
from tarokgui.controller.settings import TableSettings
from tarokgui.controller.sources.source import TableSource
from tarokgui.session.ritual import ritual
from tarokgui.session.takeback import forced


@dataclass(frozen=True, slots=True)
class TableState:
    """Where the table stands, what the seat knows and has been shown, and what the player has set."""

    position: TablePosition
    view: View
    """What the seat knows, and has been shown."""
    journal: Journal = field(default_factory=Journal)
    known: KnownFacts = field(default_factory=KnownFacts)
    rest: tuple[Action, ...] = ()
    """What the person wants to say after the action that is being saved."""
    settings: TableSettings = field(default_factory=TableSettings)

    @classmethod
    def of(cls, source: TableSource) -> TableState:
        """The table as it stands when it is first shown."""
        view, journal = folded(source.opening, source.events)
        return cls(source.position, view, journal, known_facts(view, len(journal.entries)))

    @property
    def known_due(self) -> bool:
        """True if something has happened since it was worked out what is known."""
        return self.known.events != len(self.journal.entries)

    @property
    def legal(self) -> tuple[Action, ...]:
        """All that the person may do now; empty while others decide."""
        return tuple(legal_actions(self.view)) if self.position.mine else ()

    @property
    def automatic(self) -> Action | None:
        """The action that is done for the person: nothing else is left, or it is part of the dealing, and the player
        is not asked for that; it is still shown."""
        if not self.position.mine:
            return None
        return forced(self.view) or (None if self.settings.asks_dealing else ritual(self.view))

    @property
    def played_for_person(self) -> bool:
        """True if the decision that is due is part of the dealing, and is done for the person."""
        return self.position.mine and not self.settings.asks_dealing and ritual(self.view) is not None
