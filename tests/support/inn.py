"""Hands of the Slovenian games for the screens: led to the contract that a test wants, then played by a die."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ai.player import Decision
from engine import (
    GAMES,
    Action,
    Announce,
    Bid,
    Cut,
    Discard,
    Double,
    Knock,
    MakeBid,
    Pass,
    PassAnnouncing,
    Seat,
    View,
    legal_actions,
)
from engine.games.slovenian.actions import CONVERT, naming
from tarokgui.session.evening import Evening
from tests.support.games import SLOVENIAN

ALL: Final = (
    *("klop", "three", "two", "one", "solo-three", "solo-two", "solo-one"),
    *("beggar", "solo-without", "open-beggar", "colour-valat", "valat"),
)
FOR_THREE: Final = ("klop", "three", "two", "one", "beggar")
CONTRACTS: Final = {game: ALL if GAMES[game].players > 3 else FOR_THREE for game in SLOVENIAN}
TALON: Final = ("three", "two", "one", "solo-three", "solo-two", "solo-one")


@dataclass
class Guide:
    """The actions that make *declarer* (None: forehand) play *contract*; the rest is decided by a die.

    ``talks``: the chance that a bonus is announced or doubled; ``converts``: a solo becomes a colour valat.
    """

    contract: str
    declarer: Seat | None = None
    seed: str = ""
    talks: float = 0.0
    converts: bool = False

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        random = Random(f"{self.seed}/{view.seat}/{len(view.table.play.tricks)}/{view.hand}/{view.table.speech}")
        table = view.table
        declarer = table.forehand if self.declarer is None else self.declarer
        bid = MakeBid(Bid(self.contract))
        if view.kind == "auction":
            if self.contract == "klop" or view.seat != declarer:
                return Pass() if Pass() in legal else legal[0]
            return bid if bid in legal else Pass() if Pass() in legal else legal[0]
        if naming(self.contract) in legal:
            return naming(self.contract)
        calm = [action for action in legal if action != CONVERT or self.converts]
        if CONVERT in calm:
            return CONVERT
        speech = [action for action in calm if isinstance(action, Announce | Double)]
        if speech and random.random() < self.talks:
            return random.choice([each for each in speech if each != Announce("valat")] or speech)
        if PassAnnouncing() in calm:
            return PassAnnouncing()
        if isinstance(calm[0], Cut):
            return calm[len(calm) // 2]
        if isinstance(calm[0], Discard):
            return calm[int(random.random() * len(calm))]
        return random.choice([each for each in calm if not isinstance(each, Knock)] or calm)


@dataclass
class Guided:
    """A player that follows the guide."""

    guide: Guide

    def think(self, view: View) -> Iterator[Decision]:
        yield Decision(self.guide.choose(view, legal_actions(view)), ())


def go(session: Evening, guide: Guide, until: Callable[[Evening], bool] = lambda session: False) -> bool:
    """Everybody acts as the guide says until it is as wanted, or the hand is over; whether it came to that."""
    while not session.hand_over:
        if until(session):
            return True
        view = session.view if session.turn == session.human else session.bot_view()
        session.act(guide.choose(view, legal_actions(view)))
    return until(session)
