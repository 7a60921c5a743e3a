"""*Steady*: an honest bot of ordinary judgement. It takes part in every phase from its view alone, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine import Keep, PlayCard, ThrowIn, View, legal_actions

from .announcing import speak
from .beforehand import blind, cut
from .bidding import bid
from .calling import call
from .discarding import discard
from .following import follow
from .habits import NEUTRAL, Habits
from .knowledge import Knowledge, know
from .leading import lead
from .michi import duck, expected_tricks
from .player import Candidate, Decision
from .reasons import Why, because, weighed
from .stakes import bounded
from .talon import choose_group
from .tricks import standing

KEEPS_BELOW: Final = 1.6
"""A hopeless hand is kept if it expects fewer tricks than this in a michi-michi."""


class SteadyPlayer:
    """A bot without memory: its decision is a function of the seed and the view.

    ``habits`` tint it. Without ``convention`` it does not lead by the small-tarok convention (R87), whatever they say.
    """

    def __init__(self, seed: str, convention: bool = True, habits: Habits = NEUTRAL) -> None:
        self._seed = seed
        self._habits = habits if convention else replace(habits, signals="never")

    def think(self, view: View) -> Iterator[Decision]:
        """One decision for the seat of the view."""
        found = self._candidates(bounded(view))
        ranked = tuple(sorted(found, key=lambda candidate: -candidate.value))
        if not ranked:
            raise ValueError("nothing to decide")
        yield Decision(ranked[0].action, ranked)

    def _candidates(self, view: View) -> list[Candidate]:
        match view.phase:
            case "cut":
                return cut(self._seed, view)
            case "pattern" | "packets":
                return blind(self._seed, view)
        knowledge = know(view)
        match view.phase:
            case "throw-in":
                return _throw_in(knowledge)
            case "auction":
                return bid(knowledge, self._habits)
            case "call":
                return call(knowledge)
            case "talon":
                return choose_group(knowledge, self._habits)
            case "discard":
                return discard(knowledge)
            case "announce":
                return speak(knowledge, self._habits)
            case "play":
                return self._play(knowledge)
        raise NotImplementedError(view.phase)

    def _play(self, knowledge: Knowledge) -> list[Candidate]:
        view = knowledge.view
        cards = [action.card for action in legal_actions(view) if isinstance(action, PlayCard)]
        if len(cards) == 1:
            return [weighed(PlayCard(cards[0]), 0.0, (because(Why.ONLY_CARD),))]
        now = standing(knowledge)
        if view.table.contract is not None and view.table.contract.individual:
            return duck(knowledge, now, cards)
        if now.best is None:
            return lead(knowledge, now, cards, self._habits.signals)
        return follow(knowledge, now, cards)


def _throw_in(knowledge: Knowledge) -> list[Candidate]:
    """R22: a hand without tarok and king is thrown in, unless it is the very hand for a michi-michi."""
    table = knowledge.view.table
    tricks = expected_tricks(knowledge.hand, table.variant.pack.cards)
    # While double hands are running a lost one costs twice: then it throws in whatever it holds.
    ducks = table.factor == 1 and table.players == 4 and tricks < KEEPS_BELOW
    keep = weighed(Keep(), 0.5 if ducks else -0.5, (because(Why.GOOD_FOR_DUCKING, danger=round(tricks)),))
    return [weighed(ThrowIn(), 0.0, (because(Why.HOPELESS_HAND),)), keep]
