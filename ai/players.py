"""The levels: each is a judgement by rules of thumb and an effort that is spent on looking further.

*Beginner* knows the rules and few ideas: he counts taroks and kings, but no cards that have been played; he never
signals and never errs at random. *Steady* takes part in every phase from its view alone, with reasons. *Club* has its
judgement before the play, and in it a short search over deals that it believes in. *Expert* searches in every phase,
over deals that fit the facts, announcements, bids and leads: the rules of thumb give the reasons, the search the
values, in game points by the end of the hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final

from engine import BEFORE_THE_CARDS, ByKind, Kind, View, legal_actions

from .games import BEGINNER, SEARCHED, SEEN, STEADY
from .habits import NEUTRAL, Habits
from .judgement import Ask, Judge
from .player import Decision
from .searching import Effort, seed_for
from .trickfacts import with_trick

SHORT: Final = Effort(nodes=600, deals=80, fine=False)
"""The effort of *club* for a card."""

CARDS: Final = Effort(nodes=2400, deals=300)
"""The effort of *expert* for a card …"""
WORDS: Final = Effort(nodes=1500, deals=300)
"""… for an announcement …"""
PLANS: Final = Effort(nodes=1500, deals=250)
"""… and for a bid, a king, a talon group or a discard."""

FAIR: Final = 8
"""The factor of the effort for a race in which every choice is to be priced as exactly as the best."""


def seen(view: View) -> View:
    """The part of a view that the bots of its game use."""
    prepare = SEEN.get(view.table.variant.key)
    return view if prepare is None else prepare(view)


class JudgingPlayer:
    """A bot without memory: its decision is a function of the seed and the view. ``habits`` tint it.

    ``judges`` are the judgements of the level.
    """

    judges: ClassVar[ByKind[Judge]]

    def __init__(self, seed: str, habits: Habits = NEUTRAL) -> None:
        self._seed = seed
        self._habits = habits

    def think(self, view: View) -> Iterator[Decision]:
        """One decision for the seat of the view.

        Raises:
            UnknownPhase: the bots have no judgement of that kind of decision in that game.
        """
        found = self.judges.find(view.table.variant.key, view.kind)(self._seed, seen(view), self._habits)
        ranked = tuple(sorted(with_trick(view, found), key=lambda candidate: -candidate.value))
        if not ranked:
            raise ValueError("nothing to decide")
        yield Decision(ranked[0].action, ranked)


class BeginnerPlayer(JudgingPlayer):
    """*Beginner*."""

    judges = BEGINNER


class SteadyPlayer(JudgingPlayer):
    """*Steady*.

    Without ``convention`` it does not lead by the small-tarok convention (R87), even if its habits say so.
    """

    judges = STEADY

    def __init__(self, seed: str, convention: bool = True, habits: Habits = NEUTRAL) -> None:
        super().__init__(seed, habits if convention else replace(habits, signals="never"))


class SearchingPlayer:
    """A bot without memory: it decides by *steady*'s rules, and then spends its effort, if the kind is worth any.

    ``habits`` tint it.
    """

    def __init__(self, seed: str, habits: Habits = NEUTRAL) -> None:
        self._seed = seed
        self._habits = habits
        self._rules = SteadyPlayer(seed, habits=habits)

    def effort(self, kind: str) -> Effort | None:
        """Its effort for a kind of decision, None for nothing."""
        raise NotImplementedError

    def think(self, view: View) -> Iterator[Decision]:
        """The rules' decision, then better ones.

        Raises:
            UnknownPhase: the bots have no judgement of that kind of decision in that game, or no search for it.
        """
        view = seen(view)
        decision = next(iter(self._rules.think(view)))
        yield decision
        effort = self.effort(view.kind)
        if effort is None or len(legal_actions(view)) == 1:
            return
        search = SEARCHED.find(view.table.variant.key, view.kind)
        yield from search(view, Ask(effort, seed_for(self._seed, view), decision, self._habits))


class ClubPlayer(SearchingPlayer):
    """*Club*: ``effort`` is its effort for a card."""

    def __init__(self, seed: str, habits: Habits = NEUTRAL, effort: Effort = SHORT) -> None:
        super().__init__(seed, habits)
        self._on_cards = effort

    def effort(self, kind: str) -> Effort | None:
        """The effort for cards, None for every other decision."""
        return self._on_cards if kind == Kind.PLAY else None


class ExpertPlayer(SearchingPlayer):
    """*Expert*: without ``reads`` it is deaf to the small-tarok convention of others (R87).

    Without ``plans`` it does not search before the play, without ``deep`` no further into the play than *club*. With
    ``fair`` it goes on with choices that are certain to be worse, so that they have a price as exact as the best one's.
    """

    def __init__(
        self,
        seed: str,
        habits: Habits = NEUTRAL,
        reads: bool = True,
        plans: bool = True,
        deep: bool = True,
        fair: bool = False,
    ) -> None:
        super().__init__(seed, habits)
        self._reads = reads
        self._fair = fair
        self._plans = plans
        self._on_cards = CARDS if deep else SHORT

    def effort(self, kind: str) -> Effort | None:
        """The effort for every decision that depends on cards."""
        if kind in BEFORE_THE_CARDS or (kind != Kind.PLAY and not self._plans):
            return None
        effort = self._on_cards if kind == Kind.PLAY else WORDS if kind == Kind.ANNOUNCE else PLANS
        if self._fair:
            effort = replace(effort, race=FAIR, drops=False)
        return replace(effort, reads=self._reads)
