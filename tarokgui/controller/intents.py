"""Intents of a person at a table: frozen values.

The key map, buttons, the terminal and the tests send the same ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine import Action, Card
from tarokgui.controller.hintstate import HintLevel
from tarokgui.controller.messages import Message
from tarokgui.controller.position import Jump
from tarokgui.controller.reports import Report
from tarokgui.controller.settings import TableSettings


@dataclass(frozen=True, slots=True)
class Say:
    """The person's action."""

    action: Action


@dataclass(frozen=True, slots=True)
class SayAll:
    """Actions of the person, one after the other, each once the one before it is safe; none after one that is
    refused."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class SayPicks:
    """Everything that is ticked is said, then merge."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A card of the hand is played, or chosen for the discard, or the first step is named to the person."""

    card: Card


@dataclass(frozen=True, slots=True)
class PickTooEarly:
    """A card of the hand while others decide, and nothing is on its way that could be finished."""

    card: Card


@dataclass(frozen=True, slots=True)
class Unpick:
    """A card chosen for the discard is taken back."""

    card: Card


@dataclass(frozen=True, slots=True)
class Lift:
    """A first click lifts a card, and *note* is the key of the next step; or it is put down again."""

    card: Card | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Lower:
    """The lifted card is put down again, since another one is touched."""


@dataclass(frozen=True, slots=True)
class ChooseCall:
    """The button gets that action."""

    action: Action


@dataclass(frozen=True, slots=True)
class ChooseCut:
    """The number of cards to lift off changes."""

    cards: int


@dataclass(frozen=True, slots=True)
class ToggleSpeech:
    """A thing is ticked on the sheet of announcements, or not any more."""

    action: Action


@dataclass(frozen=True, slots=True)
class PutBack:
    """The picks and the explanation go."""


@dataclass(frozen=True, slots=True)
class ShowMessage:
    """A message in the line of advice until the next thing happens; None takes it away."""

    message: Message | None = None


@dataclass(frozen=True, slots=True)
class Skip:
    """Everything that is shown only for a while is taken away."""


@dataclass(frozen=True, slots=True)
class Peek:
    """The last trick is looked at, or the reason why not is shown (R118)."""


@dataclass(frozen=True, slots=True)
class EndPeek:
    """The last trick is looked at no longer."""


@dataclass(frozen=True, slots=True)
class MoreHint:
    """The next level of the hint comes: the mark, then the reasons, then nothing again."""


@dataclass(frozen=True, slots=True)
class WhyHint:
    """The reasons of the hint, or no longer; the mark stays."""


@dataclass(frozen=True, slots=True)
class OfferHint:
    """The mark of the hint without being asked for."""


@dataclass(frozen=True, slots=True)
class ReachHint:
    """The hint reaches that level, now that everything has arrived."""

    level: HintLevel
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class CloseHint:
    """Less of the hint: the reasons go, else the mark."""


@dataclass(frozen=True, slots=True)
class EndHint:
    """The hint goes."""


@dataclass(frozen=True, slots=True)
class DoHint:
    """The suggestion is done."""


@dataclass(frozen=True, slots=True)
class ToggleJournal:
    """The journal at the right is shown or hidden."""


@dataclass(frozen=True, slots=True)
class Escape:
    """One step back: the last thing opened or picked goes, else the menu comes. *in_journal*: the keys are in it."""

    in_journal: bool = False


@dataclass(frozen=True, slots=True)
class Rewind:
    """Back to the person's last decision, forth again, or to the beginning of the deal; *sure* if the person has agreed
    to give up the hand for it."""

    way: Jump
    sure: bool = False


class Route(StrEnum):
    """The screens that open over a table."""

    MENU = "menu"
    SCORES = "scores"
    DEAL_NUMBER = "deal-number"
    RESTART = "restart"
    """The question about beginning the hand again."""
    SURRENDER = "surrender"
    """The question about giving up the hand."""


@dataclass(frozen=True, slots=True)
class Open:
    """A screen is opened over the table."""

    route: Route


@dataclass(frozen=True, slots=True)
class Inspect:
    """A card is shown large; *held* until the button is let go."""

    card: Card
    held: bool = False


@dataclass(frozen=True, slots=True)
class GoTo:
    """The table goes to the place before the action of that index."""

    index: int


@dataclass(frozen=True, slots=True)
class ApplySettings:
    """The player has set something."""

    settings: TableSettings


PickIntent: TypeAlias = Pick | PickTooEarly | Unpick | Lift | Lower | ChooseCall | ChooseCut | ToggleSpeech | PutBack
HintIntent: TypeAlias = MoreHint | WhyHint | OfferHint | ReachHint | CloseHint | EndHint | DoHint
LookIntent: TypeAlias = ShowMessage | Skip | Peek | EndPeek | ToggleJournal | Escape | Open | Inspect
Intent: TypeAlias = (
    Say | SayAll | SayPicks | PickIntent | HintIntent | LookIntent | GoTo | Rewind | ApplySettings | Report
)
