"""*Expert*: searches in every phase, over deals that fit the facts and what was said, bid and led.

The rules of thumb of *steady* give the reasons, the search the values, in game points by the end of the hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine import (
    GAME,
    MULTIPLIERS,
    Action,
    Announce,
    Double,
    Hold,
    MakeBid,
    Merge,
    Reject,
    Surrender,
    View,
    game_price,
    legal_actions,
)

from .beliefs import believe
from .habits import NEUTRAL, Habits
from .planning import choices, plan_search
from .player import Decision
from .playing import search_card
from .searching import Effort, Reasons, looked_into, seed_for
from .steady import SteadyPlayer
from .voicing import speech_search

CARDS: Final = Effort(nodes=2400, deals=300)
"""What *expert* spends on a card."""
WORDS: Final = Effort(nodes=1500, deals=300)
"""… on a thing to say …"""
PLANS: Final = Effort(nodes=1500, deals=250)
"""… and on a bid, a king, a talon group or a discard."""

CONTRA: Final = 0.15
"""What a contra has to promise beyond silence, as a share of the new price: it may be answered, and shows the side."""
SPEAK: Final = 0.15
"""The same for an announcement."""
BID: Final = 0.0
"""The same for a bid."""


class ExpertPlayer:
    """A bot without memory: its decision is a function of the seed and the view.

    ``habits`` tint it. Without ``reads`` it is deaf to the small-tarok convention of others (R87).
    """

    def __init__(self, seed: str, habits: Habits = NEUTRAL, reads: bool = True) -> None:
        self._seed = seed
        self._habits = habits
        self._reads = reads
        self._rules = SteadyPlayer(seed, habits=habits)

    def think(self, view: View) -> Iterator[Decision]:
        """The rules' decision, then better ones."""
        decision = next(iter(self._rules.think(view)))
        yield decision
        if view.phase in ("cut", "pattern", "packets") or len(legal_actions(view)) == 1:
            return
        reasons = {candidate.action: candidate.reasons for candidate in decision.ranked}
        yield from self._search(view, seed_for(self._seed, view), reasons)

    def _search(self, view: View, seed: int, reasons: Reasons) -> Iterator[Decision]:
        if view.phase == "play":
            return search_card(view, CARDS, seed, reasons)
        beliefs = believe(view, self._reads)
        actions = choices(view)
        favour = {action: self._favour(view, action) for action in actions}
        if view.phase == "announce":
            search = speech_search(view, beliefs, actions, seed)
            return looked_into(search, actions, WORDS, reasons, favour)
        return looked_into(plan_search(view, beliefs, actions, seed), actions, PLANS, reasons, favour)

    def _favour(self, view: View, action: Action) -> float:
        """What is added to a value for the order: caution, and the habits."""
        habits = self._habits
        match action:
            case MakeBid(bid):
                row = view.table.variant.contract(bid.contract)
                solo = habits.solo if row is not None and not row.talon_cards else 0.0
                return habits.risk + solo - BID
            case Hold():
                return habits.risk - BID
            case Reject():
                return habits.risk
            case Surrender():
                return habits.surrenders
            case Announce(item):
                return (habits.pagat if item == "pagat" else habits.bonuses) - SPEAK
            case Double():
                return habits.contra - CONTRA * _price(view, action)
            case Merge():
                return 0.0
        return 0.0


def _price(view: View, action: Double) -> float:
    """What is at stake once that has been said, in game points a pairing."""
    table = view.table
    if table.contract is None:
        return 0.0
    if action.item == GAME:
        return float(game_price(table.contract, table.level, len(table.speech.game) + 1).loss)
    steps = next(len(b.steps) for b in table.speech.announced if (b.item, b.seat) == (action.item, action.seat))
    return float(table.variant.announced_value(action.item, table.contract) * MULTIPLIERS[steps + 1])
