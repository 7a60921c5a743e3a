"""*Steady*: an honest bot of ordinary judgement. It takes part in every phase from its view alone, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from engine import ChoosePattern, Cut, Keep, Knock, PlayCard, TakePacket, ThrowIn, View, legal_actions

from .announcing import speak
from .bidding import bid
from .calling import call
from .discarding import discard
from .following import follow
from .knowledge import Knowledge, know
from .leading import lead
from .michi import duck, expected_tricks
from .player import Candidate, Decision
from .reasons import Why, because, weighed
from .talon import choose_group
from .tricks import standing

KNOCKS: Final = 1 / 12
"""How often it knocks instead of cutting: now and then, for a change."""

CUT_SPREAD: Final = 8
"""How many cards from the middle it cuts at most."""

KEEPS_BELOW: Final = 1.6
"""A hopeless hand is kept if it expects fewer tricks than this in a michi-michi."""


class SteadyPlayer:
    """A bot without memory: its decision is a function of the seed and the view.

    ``convention`` tells whether it leads by the small-tarok convention (R87).
    """

    def __init__(self, seed: str, convention: bool = True) -> None:
        self._seed = seed
        self._convention = convention

    def think(self, view: View) -> Iterator[Decision]:
        """One decision for the seat of the view."""
        found = self._candidates(view)
        ranked = tuple(sorted(found, key=lambda candidate: -candidate.value))
        if not ranked:
            raise ValueError("nothing to decide")
        yield Decision(ranked[0].action, ranked)

    def _candidates(self, view: View) -> list[Candidate]:
        match view.phase:
            case "cut":
                return self._cut(view)
            case "pattern" | "packets":
                return self._blind(view)
        knowledge = know(view)
        match view.phase:
            case "throw-in":
                return _throw_in(knowledge)
            case "auction":
                return bid(knowledge)
            case "call":
                return call(knowledge)
            case "talon":
                return choose_group(knowledge)
            case "discard":
                return discard(knowledge)
            case "announce":
                return speak(knowledge)
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
            return lead(knowledge, now, cards, self._convention)
        return follow(knowledge, now, cards)

    def _chance(self, view: View, what: str) -> float:
        """A number in [0, 1) that depends on the seed, the seat and the hand so far, and on nothing hidden."""
        table = view.table
        public = (table.dealer, table.pool, table.stake, table.stage, table.deal, view.seat)
        digest = blake2b(f"{self._seed}|{what}|{public}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") / 2**64

    def _cut(self, view: View) -> list[Candidate]:
        """R14, R17: near the middle, now and then a knock."""
        middle = view.table.variant.pack.size // 2
        away = round((self._chance(view, "cut") + self._chance(view, "cut more") - 1) * CUT_SPREAD)
        cut = weighed(Cut(middle + away), 0.5, (because(Why.CUT_MIDDLE, cards=middle + away),))
        knocks = self._chance(view, "knock") < KNOCKS
        knock = weighed(Knock(), 1.0 if knocks else 0.0, (because(Why.KNOCK_CHANGE),))
        return [cut, knock]

    def _blind(self, view: View) -> list[Candidate]:
        """R17, R18: nobody knows anything; all are alike, chance decides."""
        found = []
        for action in legal_actions(view):
            if isinstance(action, ChoosePattern):
                why = because(Why.PATTERN_TASTE, pattern=action.pattern)
                found.append(weighed(action, self._chance(view, action.pattern), (why,)))
            elif isinstance(action, TakePacket):
                why = because(Why.PACKET_BLIND, number=action.number)
                found.append(weighed(action, self._chance(view, f"packet {action.number}"), (why,)))
        return found


def _throw_in(knowledge: Knowledge) -> list[Candidate]:
    """R22: a hand without tarok and king is thrown in, unless it is the very hand for a michi-michi."""
    table = knowledge.view.table
    tricks = expected_tricks(knowledge.hand, table.variant.pack.cards)
    # While double hands are running a lost one costs twice: then it throws in whatever it holds.
    ducks = table.stake == 1 and table.players == 4 and tricks < KEEPS_BELOW
    keep = weighed(Keep(), 0.5 if ducks else -0.5, (because(Why.GOOD_FOR_DUCKING, danger=round(tricks)),))
    return [weighed(ThrowIn(), 0.0, (because(Why.HOPELESS_HAND),)), keep]
