"""Effects of a table on the world around it: frozen values that its controller and its scene carry out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine import Action, Card, Event, Trick, View
from tarokgui.controller.intents import Inspect, Intent, Open
from tarokgui.controller.messages import Message
from tarokgui.controller.picks import Picks
from tarokgui.controller.position import Jump


@dataclass(frozen=True, slots=True)
class Save:
    """Have the action done by the source, which keeps it before it is shown."""

    action: Action


@dataclass(frozen=True, slots=True)
class Go:
    """The source goes to the place before the action of that index."""

    index: int


@dataclass(frozen=True, slots=True)
class FinishAnimations:
    """Everything has to arrive, since the person goes on. If nothing was on its way, *otherwise* is meant; *refresh*:
    something else has changed too."""

    otherwise: Intent | None = None
    refresh: bool = False


@dataclass(frozen=True, slots=True)
class Follow:
    """Another intent follows, now that the effects before it have been carried out."""

    intent: Intent


@dataclass(frozen=True, slots=True)
class Think:
    """Have the adviser think about a decision."""

    decision: tuple[int, int]
    view: View


@dataclass(frozen=True, slots=True)
class StopThinking:
    """The adviser's answer is no longer needed."""


@dataclass(frozen=True, slots=True)
class HintAsked:
    """A hint is asked for in this moment."""


@dataclass(frozen=True, slots=True)
class HintAwaited:
    """All that could be shown at once has been."""


@dataclass(frozen=True, slots=True)
class HintShown:
    """The answer has to be marked, or its reasons shown, and announced."""


@dataclass(frozen=True, slots=True)
class HintLowered:
    """The reasons are gone, the mark stays."""


@dataclass(frozen=True, slots=True)
class HintGone:
    """Mark and reasons are gone."""


@dataclass(frozen=True, slots=True)
class HintSlowTold:
    """The adviser has been thinking for long, which has to be said."""


@dataclass(frozen=True, slots=True)
class JournalShown:
    """The journal is shown, or no longer."""


@dataclass(frozen=True, slots=True)
class Unchosen:
    """The focus is on nothing any more that the player has chosen."""


@dataclass(frozen=True, slots=True)
class GoBack:
    """The source goes elsewhere in the hand."""

    way: Jump


@dataclass(frozen=True, slots=True)
class RewindShown:
    """The table has gone elsewhere in the hand, that way; or (not *done*) there was nowhere to go."""

    way: Jump
    done: bool


@dataclass(frozen=True, slots=True)
class NoticeShown:
    """A passing message, by its key."""

    key: str


@dataclass(frozen=True, slots=True)
class MessageTold:
    """The line of advice has another message, or none."""

    message: Message | None


@dataclass(frozen=True, slots=True)
class PicksShown:
    """The picks or their explanation have changed: *before* are the former picks."""

    before: Picks


@dataclass(frozen=True, slots=True)
class Opened:
    """A screen has to be opened over the table."""

    what: Open | Inspect


@dataclass(frozen=True, slots=True)
class RefusalHeard:
    """A refusal has to be heard."""


@dataclass(frozen=True, slots=True)
class Shake:
    """A card shows that it was refused."""

    card: Card


@dataclass(frozen=True, slots=True)
class FactsShown:
    """More is known, or less."""


@dataclass(frozen=True, slots=True)
class DrawCleared:
    """The little draw for the first dealer is no longer on the table."""


@dataclass(frozen=True, slots=True)
class TrickReleased:
    """A complete trick is no longer on the table; *waited*: its time was over."""

    trick: Trick | None
    waited: bool


@dataclass(frozen=True, slots=True)
class PeekShown:
    """The last trick is looked at, or no longer."""

    peeking: bool


@dataclass(frozen=True, slots=True)
class LetOpponentAct:
    """The opponent's decided action is due."""


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over, and all of it has been shown."""


@dataclass(frozen=True, slots=True)
class EventShown:
    """An event has come: set it in motion, let it be heard."""

    event: Event
    before: View
    now: View
    told: int
    """The number of entries of the journal with it."""


@dataclass(frozen=True, slots=True)
class DecisionShown:
    """All that came of a decision has been shown: the next seat is to decide."""


@dataclass(frozen=True, slots=True)
class JumpBegins:
    """The table is about to go elsewhere."""


@dataclass(frozen=True, slots=True)
class JumpEnds:
    """The table has gone elsewhere."""


HintEffect: TypeAlias = (
    Think | StopThinking | HintAsked | HintAwaited | HintShown | HintLowered | HintGone | HintSlowTold
)
Effect: TypeAlias = (
    HintEffect
    | JournalShown
    | Unchosen
    | GoBack
    | RewindShown
    | Save
    | Go
    | Follow
    | LetOpponentAct
    | FinishAnimations
    | MessageTold
    | PicksShown
    | Opened
    | RefusalHeard
    | Shake
    | FactsShown
    | DrawCleared
    | TrickReleased
    | PeekShown
    | HandEnded
    | NoticeShown
    | EventShown
    | DecisionShown
    | JumpBegins
    | JumpEnds
)
