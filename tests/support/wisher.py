"""A person who wishes for a contract, and hands in which something wanted happens, found by trying deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple

import ai
from engine import (
    ANNOUNCING,
    LAYING_AWAY,
    Action,
    Announce,
    Double,
    Hold,
    Kind,
    MakeBid,
    Pass,
    Surrender,
    Variant,
    View,
    legal_actions,
)
from engine.games.slovenian.actions import CONVERT, named
from tarokgui.session.deals import MOST_DEALS, numbered_pack
from tarokgui.session.evening import Session
from tests.support.person import Person, does_itself

TRIES: Final = 400
"""So many deals are looked at for a hand."""


class Wish(NamedTuple):
    """What shall happen in a hand: the *contracts* that the person bids for, the last of them preferred, and whether it
    *happens*, which is None as long as nobody can know. *always*: whatever may be said of it is said."""

    contracts: tuple[str, ...]
    happens: Callable[[Session], bool | None]
    always: tuple[type[Action], ...] = ()
    converts: bool = False


def _plays(*contracts: str) -> Callable[[Session], bool | None]:
    """Whether one of these is played, by anybody."""

    def happens(session: Session) -> bool | None:
        table = session.view.table
        if session.hand_over and table.contract is None:
            return False
        return None if table.contract is None else table.contract.key in contracts

    return happens


def _king_in_talon(session: Session) -> bool | None:
    table = session.view.table
    if table.called is not None:
        return table.called in session.moment.hand.state.hidden.talon or table.called in table.talon.cards
    return False if session.view.kind in (*ANNOUNCING, "open-talon", Kind.PLAY, Kind.OVER) else None


def _doubled(session: Session) -> bool | None:
    return bool(session.view.table.speech.game) if session.view.kind in (Kind.PLAY, Kind.OVER) else None


def _mond_lost(session: Session) -> bool | None:
    if session.settlement is None:
        return None
    return any(line.item == "mond" for line in session.settlement.lines)


def _converted(session: Session) -> bool | None:
    table = session.view.table
    if session.view.kind not in (*ANNOUNCING, Kind.PLAY, Kind.OVER):
        return None
    return table.contract is not None and table.contract.key == "colour-valat" and table.talon.taken is not None


SOLO: Final = ("solo-three", "solo-two", "solo-one")
WISHES: Final[Mapping[str, Wish]] = {
    "any": Wish(("three", "two", "one", "trei", "doi", "unu"), lambda session: True),
    "klop": Wish(("klop",), _plays("klop")),
    "beggar": Wish(("beggar",), _plays("beggar")),
    "open-beggar": Wish(("open-beggar",), _plays("open-beggar")),
    "solo": Wish((*SOLO, "solo"), _plays(*SOLO, "solo")),
    "solo-without": Wish(("solo-without",), _plays("solo-without")),
    "valat": Wish(("valat",), _plays("valat")),
    "converted": Wish(SOLO, _converted, converts=True),
    "king-in-talon": Wish(("three", "two", "one", "trei", "doi", "unu"), _king_in_talon),
    "kontra": Wish(("three", "two", "one", "trei", "doi", "unu"), _doubled, always=(Double,)),
    "mond": Wish(("three", "two", "one"), _mond_lost),
}


class Wisher(Person):
    """Bids what is wished for, as far as it may; plays and discards as a bot would; says some of what may be said."""

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
        if view.kind in (Kind.PLAY, *LAYING_AWAY):
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
        """Whether that is ever said: not what only somebody mad would promise."""
        return action != Announce("valat")


def possible(variant: Variant) -> tuple[str, ...]:
    """The names of the wishes that can come true in a game."""
    contracts = {row.key for row in variant.contracts}
    calls = any(row.calls_king for row in variant.contracts)
    found = [name for name, wish in WISHES.items() if contracts & {*wish.contracts}]
    return tuple(
        name
        for name in found
        if (name != "king-in-talon" or calls) and (name != "converted" or "colour-valat" in contracts)
    )


def deal_with(session: Session, name: str, seed: str) -> int:
    """The number of a deal in which the wish of that *name* comes true, if it is dealt in place of the present hand.

    Raises:
        AssertionError: it did not in any of the deals that were tried.
    """
    random, data, wish = Random(seed), session.data(), WISHES[name]
    for _ in range(TRIES):
        number = random.randint(1, MOST_DEALS)
        trial = Session.from_data(data)
        trial.make(trial.moves.dealing(numbered_pack(trial.match, number), number))
        if comes_true(trial, Wisher(seed, wish), wish):
            return number
    raise AssertionError(f"no deal had {name!r} in it")


def comes_true(session: Session, person: Wisher, wish: Wish) -> bool:
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


def happenings(session: Session) -> list[str]:
    """What was special about a hand that is over, for whoever reads a log."""
    settlement, view = session.settlement, session.view
    if settlement is None:
        return []
    table = view.table
    told = [str(settlement.contract or settlement.outcome)]
    if settlement.declarer is not None:
        told.append(f"declarer {settlement.declarer}")
    final = session.moment.hand.final
    dealt = session.moment.hand.dealt
    if table.called is not None and final is not None and not any(hand >> table.called & 1 for hand in dealt):
        told.append("called king in the talon")
    if table.speech.game:
        told.append(f"game doubled {len(table.speech.game)} times")
    if getattr(table.own, "doubled", False):
        told.append("radl: counts double")
    if getattr(table.own, "compulsory", False):
        told.append("compulsory klop")
    if settlement.contract == "colour-valat" and table.talon.taken is not None:
        told.append("converted to colour valat")
    told += [f"{line.item} {line.value:+d}" for line in settlement.lines if line.item not in ("game", "klop")]
    if session.last_round is not None:
        told.append("škis round" + (", over" if session.last_round.ended else ""))
    return told
