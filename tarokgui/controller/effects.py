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
    """Have the source stand before the action of that index."""

    index: int


@dataclass(frozen=True, slots=True)
class FinishAnimations:
    """Let everything arrive: the person goes on. If nothing was on its way, *otherwise* is meant; *refresh*: something
    else has changed too."""

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
    """It is to be said that the adviser thinks."""


@dataclass(frozen=True, slots=True)
class JournalShown:
    """The journal is shown, or no longer."""


@dataclass(frozen=True, slots=True)
class Unchosen:
    """The focus is on nothing any more that the player has chosen."""


@dataclass(frozen=True, slots=True)
class GoBack:
    """The source is to stand elsewhere in the hand."""

    way: Jump


@dataclass(frozen=True, slots=True)
class RewindShown:
    """The table stands elsewhere in the hand, that way; or (not *done*) there was nowhere to go."""

    way: Jump
    done: bool


@dataclass(frozen=True, slots=True)
class NoticeShown:
    """A passing message, by its key."""

    key: str


@dataclass(frozen=True, slots=True)
class MessageTold:
    """There is another message in the line of advice, or none."""

    message: Message | None


@dataclass(frozen=True, slots=True)
class PicksShown:
    """Something else is picked or explained than before: *before* are the picks then."""

    before: Picks


@dataclass(frozen=True, slots=True)
class Opened:
    """Something is to be opened over the table."""

    what: Open | Inspect


@dataclass(frozen=True, slots=True)
class RefusalHeard:
    """It is to be heard that something was refused."""


@dataclass(frozen=True, slots=True)
class Shake:
    """A card says no."""

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
    """The action that the opponent to act has decided has to be done."""


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over, and all of it has been shown."""


@dataclass(frozen=True, slots=True)
class EventShown:
    """Something has happened: set it in motion, let it be heard."""

    event: Event
    before: View


@dataclass(frozen=True, slots=True)
class DecisionShown:
    """All that came of a decision has been shown: the next seat is to decide."""


@dataclass(frozen=True, slots=True)
class JumpBegins:
    """The table is about to stand elsewhere."""


@dataclass(frozen=True, slots=True)
class JumpEnds:
    """The table stands elsewhere."""


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
