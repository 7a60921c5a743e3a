"""The state of a table: all that it is on screen, in one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from engine import Action, Kind, Trick, View, legal_actions
from tarokgui.controller.hintstate import Due, HintLevel, HintState
from tarokgui.controller.journal import Journal, folded
from tarokgui.controller.known import KnownFacts, known_facts
from tarokgui.controller.messages import Message
from tarokgui.controller.pace import FOREVER, Pace
from tarokgui.controller.picks import Picks
from tarokgui.controller.position import TablePosition
from tarokgui.controller.settings import TableSettings
from tarokgui.controller.sources.source import TableSource
from tarokgui.session.defaultdealing import ritual
from tarokgui.session.hand import forced

if TYPE_CHECKING:
    from tarokgui.session.adviser import Hint

FIRST_DRAW: Final = 2.6
"""Seconds that the little draw for the first dealer is shown on the table (R8)."""


@dataclass(frozen=True, slots=True)
class TableState:
    """The position of the table, the seat's knowledge of it, and the player's settings."""

    position: TablePosition
    view: View
    """All that the seat knows and has been shown."""
    journal: Journal = field(default_factory=Journal)
    picks: Picks = field(default_factory=Picks)
    message: Message | None = None
    """The reason of the last refusal, or the next thing to do."""
    pace: Pace = field(default_factory=Pace)
    share: float = 1.0
    """The share of the pause that the last event wants."""
    draw_left: float = 0.0
    """Seconds that the draw for the first deal is still shown."""
    dealing: bool = False
    """True while cards are on their way to the hands."""
    peeking: bool = False
    """True while the last trick is looked at."""
    journal_shown: bool = False
    """True while the journal is shown at the right."""
    away: bool = False
    """True while the person is away: the table waits, though moving cards go on."""
    settled: bool = False
    """True once the end of the hand has been announced."""
    hint: HintState = field(default_factory=HintState)
    known: KnownFacts = field(default_factory=KnownFacts)
    rest: tuple[Action, ...] = ()
    """Actions that follow the one that is being saved."""
    settings: TableSettings = field(default_factory=TableSettings)

    @classmethod
    def of(cls, source: TableSource) -> TableState:
        """The table when it is first shown."""
        view, journal = folded(source.opening, source.events)
        draw = FIRST_DRAW if source.drawn is not None else 0.0
        known = known_facts(view, len(journal.entries))
        pace = Pace().elsewhere(cards=view.table.kind == Kind.PLAY)
        return cls(source.position, view, journal, known=known, pace=pace, draw_left=draw)

    @property
    def decision(self) -> tuple[int, int]:
        """A number pair that names the decision now due."""
        return self.position.hand, self.position.index

    @property
    def mine(self) -> bool:
        """True if the person has to decide."""
        return not self.position.saving and self.position.turn == self.position.seat

    @property
    def due(self) -> Due:
        """The decision that is due."""
        return self.decision, self.view

    @property
    def hint_thinking(self) -> bool:
        """True while the adviser thinks about the decision that is due."""
        return self.hint.asked == self.due

    @property
    def hint_shown(self) -> Hint | None:
        """The hint that is shown, always for the decision that is due."""
        return self.hint.known(self.due) if self.hint.level and self.mine else None

    @property
    def hint_awaited(self) -> bool:
        """True while the answer to the player's question is being worked out: the sheet says so."""
        return self.hint.level is not HintLevel.NOTHING and not self.hint.automatic and self.hint_thinking

    @property
    def hint_opened(self) -> bool:
        """True if the sheet is there: with the reasons, or while they are worked out."""
        reasons = self.hint.level is HintLevel.REASONS and self.hint_shown is not None
        return reasons or self.hint_awaited

    @property
    def held(self) -> Trick | None:
        """The complete trick that is still on the table."""
        return self.journal.last_trick if self.pace.hold is not None else None

    @property
    def skippable(self) -> bool:
        """True if something is shown or moves that the player can cut short."""
        return self.held is not None or self.dealing or self.draw_left > 0

    @property
    def waits_for_key(self) -> bool:
        """True while a complete trick stays until the player has it taken away."""
        return self.pace.hold == FOREVER

    @property
    def no_peek(self) -> str:
        """The catalogue's key for the reason against a look at the last trick; empty if it can: until the next card is
        played (R118)."""
        play = self.view.table.play
        if self.journal.last_trick is not None and not play.trick and not self.skippable:
            return ""
        if not play.tricks:
            return "none"
        return "still-there" if self.skippable else "closed"

    @property
    def thinking_long(self) -> bool:
        """True if a bot has been waited for so long that the person wonders; it may have decided long since."""
        return self.pace.long and not self.mine

    @property
    def known_due(self) -> bool:
        """True if an event has come since the known facts were worked out."""
        return self.known.events != len(self.journal.entries)

    @property
    def legal(self) -> tuple[Action, ...]:
        """All actions that the person may do now; empty while others decide."""
        return tuple(legal_actions(self.view)) if self.mine else ()

    @property
    def automatic(self) -> Action | None:
        """The action that is done for the person: nothing else is left, or it is part of the dealing, and the player
        does not want to be asked; it is still shown."""
        if not self.mine:
            return None
        return forced(self.view) or (None if self.settings.asks_dealing else ritual(self.view))

    @property
    def played_for_person(self) -> bool:
        """True if the decision that is due is part of the dealing, and is done for the person."""
        return self.mine and not self.settings.asks_dealing and ritual(self.view) is not None
