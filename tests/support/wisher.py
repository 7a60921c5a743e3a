"""A person who wishes for a contract, and hands in which something wanted happens, found by trying deals."""

from __future__ import annotations

from random import Random
from typing import Final

import ai
from engine import (
    LAYING_AWAY,
    Action,
    Announce,
    Hold,
    Kind,
    MakeBid,
    Pass,
    Surrender,
    View,
    action_text,
    legal_actions,
)
from engine.games.slovenian.actions import CONVERT, named
from tarokgui.session.deals import MOST_DEALS, numbered_pack
from tarokgui.session.evening import Evening
from tests.support.person import Person, does_itself
from tests.support.wishes import WISHES, Wish

AS_BOTS_DO: Final = frozenset(
    {Kind.PLAY, *LAYING_AWAY, "ask-tout", "tout-answer", "raus-round", "ruf-round", "claim-strafen"}
)
"""The kinds of decision that are left to a bot, unless something is wished for."""


class Wisher(Person):
    """Bids for the wish as far as it may; plays and discards as a bot would; makes some of the legal speeches."""

    def __init__(self, seed: str, wish: Wish) -> None:
        super().__init__(seed)
        self._wish = wish
        self._player = ai.make("steady", seed)

    def _action(self, view: View, random: Random, *, eager: bool) -> Action:
        legal, wish = legal_actions(view), self._wish
        if view.kind == Kind.AUCTION:
            return self._call(view)
        wanted = [action for action in legal if named(action) in wish.contracts]
        if wanted:
            return wanted[-1]
        if wish.converts and CONVERT in legal:
            return CONVERT
        for text in wish.texts:
            said = next((action for action in legal if action_text(action) == text), None)
            if said is not None:
                return said
        if view.kind in AS_BOTS_DO:
            action = ai.decide(self._player, view).action
            if action not in (CONVERT, Surrender()):
                return action
        return super()._action(view, random, eager=eager)

    def _call(self, view: View) -> Action:
        legal, stands = legal_actions(view), view.table.auction.bid
        for contract in reversed(self._wish.contracts):
            if Hold() in legal and stands is not None and stands.contract == contract:
                return Hold()
            for action in legal:
                if isinstance(action, MakeBid) and action.bid.contract == contract:
                    return action
        return Pass() if Pass() in legal else legal[0]

    def _speech(self, view: View, random: Random) -> tuple[Action, ...]:
        if not any(isinstance(action, self._wish.always) for action in legal_actions(view)):
            return super()._speech(view, random)
        for _ in range(200):  # the die says it some time
            said = super()._speech(view, random)
            if any(isinstance(action, self._wish.always) for action in said):
                return said
        raise AssertionError("it is never said")

    def wishes_to_say(self, action: Action) -> bool:
        """True if that is ever said: only a madman would promise a valat."""
        return action != Announce("valat")


def deal_with(session: Evening, name: str, seed: str) -> int:
    """The number of a deal in which the wish of that *name* comes true, if it is dealt in place of the present hand.

    Raises:
        AssertionError: it did not in any of the deals that were tried.
    """
    random, data, wish = Random(seed), session.data(), WISHES[name]
    for _ in range(wish.tries):
        number = random.randint(1, MOST_DEALS)
        trial = Evening.from_data(data)
        trial.make(trial.moves.dealing(numbered_pack(trial.match, number), number))
        if comes_true(trial, Wisher(seed, wish), wish):
            return number
    raise AssertionError(f"no deal had {name!r} in it")


def comes_true(session: Evening, person: Wisher, wish: Wish) -> bool:
    """Play the hand until it is known whether the wish comes true in it."""
    while (known := wish.happens(session)) is None:
        if session.turn != session.human:
            session.act(session.bot_action())
        elif does_itself(session.view):
            session.act(legal_actions(session.view)[0])
        else:
            for action in person.turn(session):
                session.act(action)
    return known
