"""Wishes of a person at the table for a hand, and tests of their coming true."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from engine import ANNOUNCING, Action, Double, Kind, Variant
from engine.games.tubingen.strafen import of_hand
from tarokgui.session.evening import Evening
from tests.support.forgetting import CLAIMING, forgotten, is_missed


class Wish(NamedTuple):
    """A wish for a hand: the *contracts* that the person bids for, the last of them preferred, and the test *happens*,
    which gives None as long as nobody can know. *always*: whatever may be said of it is said. *texts*: of these actions
    of the record the first legal one is done. *kind*: it wants a game with such decisions. *tries*: so many deals are
    looked at for it.
    """

    contracts: tuple[str, ...]
    happens: Callable[[Evening], bool | None]
    always: tuple[type[Action], ...] = ()
    converts: bool = False
    texts: tuple[str, ...] = ()
    kind: str = ""
    tries: int = 400


def _plays(*contracts: str) -> Callable[[Evening], bool | None]:
    """A test that is True if one of these is played, by anybody."""

    def happens(session: Evening) -> bool | None:
        table = session.view.table
        if session.hand_over and table.contract is None:
            return False
        return None if table.contract is None else table.contract.key in contracts

    return happens


def _king_in_talon(session: Evening) -> bool | None:
    table = session.view.table
    if table.called is not None:
        return table.called in session.moment.hand.state.hidden.talon or table.called in table.talon.cards
    return False if session.view.kind in (*ANNOUNCING, "open-talon", Kind.PLAY, Kind.OVER) else None


def _doubled(session: Evening) -> bool | None:
    return bool(session.view.table.speech.game) if session.view.kind in (Kind.PLAY, Kind.OVER) else None


def _mond_lost(session: Evening) -> bool | None:
    if session.settlement is None:
        return None
    return any(line.item == "mond" for line in session.settlement.lines)


def _converted(session: Evening) -> bool | None:
    table = session.view.table
    if session.view.kind not in (*ANNOUNCING, Kind.PLAY, Kind.OVER):
        return None
    return table.contract is not None and table.contract.key == "colour-valat" and table.talon.taken is not None


def _stacked(session: Evening) -> bool | None:
    if session.settlement is not None:
        return session.settlement.outcome == "stecken"
    return False if session.view.table.contract is not None else None


def _concealed(session: Evening) -> bool | None:
    """U15: whether somebody plays a Raus that began as a call."""
    table = session.view.table
    if table.contract is None or table.declarer is None:
        return False if session.hand_over else None
    return table.called is not None and bool(session.moment.hand.dealt[table.declarer] >> table.called & 1)


def _touts(session: Evening) -> bool | None:
    """U17: whether a tout is played that the person has asked for or accepted."""
    table = session.view.table
    if (session.hand_over and table.contract is None) or table.auction.calls:
        return False
    if table.contract is None:
        return None
    return table.contract.key == "tout" and session.human in (table.own.asker, table.declarer)


def _thrown_in(session: Evening) -> bool | None:
    """U17: whether nobody wanted the tout that the person asked for."""
    table = session.view.table
    if session.settlement is not None:
        return session.settlement.outcome == "redeal" and table.own.asker == session.human
    return False if table.auction.calls or table.contract is not None else None


def _fourth(session: Evening) -> bool | None:
    """U13: whether somebody has called the fourth king without naming it."""
    table = session.view.table
    return table.fourth if table.contract is not None or session.hand_over else None


def _claimed(session: Evening) -> bool | None:
    """U29: whether the person has claimed something, and it counts."""
    if session.settlement is None:
        return None if _is_due(session) else False
    return any(strafe.seat == session.human for strafe in session.settlement.own.strafen) and not forgotten(session)


def _missed(session: Evening) -> bool | None:
    if session.settlement is None:
        return None if _is_due(session) else False
    return is_missed(session)


def _is_due(session: Evening) -> bool:
    """True if something of the person's hand is due, once the play begins: no other hand need be played out to know."""
    view = session.view
    if view.kind != Kind.PLAY or view.table.play.tricks:
        return True
    return bool(of_hand(view.seat, session.moment.hand.state.hidden.hands[view.seat]))


ROUNDS: Final = ("raus", "ruf")
SOLO: Final = ("solo-three", "solo-two", "solo-one")
WISHES: Final[Mapping[str, Wish]] = {
    "any": Wish(("three", "two", "one", "trei", "doi", "unu", "ruf"), lambda session: True),
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
    "raus": Wish(("raus",), _plays("raus"), texts=("bid raus",)),
    "ruf": Wish(("ruf",), _plays("ruf")),
    "concealed": Wish(("raus",), _concealed),
    "stecken": Wish(ROUNDS, _stacked, texts=("pass",)),
    "tout": Wish(("tout",), _touts, texts=("ask-tout", "accept"), tries=4000),
    "redeal": Wish(("tout",), _thrown_in, texts=("ask-tout",), tries=4000),
    "fourth": Wish(("ruf",), _fourth, texts=("call fourth",)),
    "claimed": Wish(ROUNDS, _claimed, kind=CLAIMING),
    "forgotten": Wish(ROUNDS, _missed, texts=("merge",), kind=CLAIMING),
}


def possible(variant: Variant) -> tuple[str, ...]:
    """The names of the wishes that can come true in a game."""
    contracts = {row.key for row in variant.contracts}
    calls = any(row.calls_king for row in variant.contracts)
    found = [name for name, wish in WISHES.items() if contracts & {*wish.contracts}]
    kinds = {"", *(phase.kind for phase in variant.course)}
    found = [name for name in found if WISHES[name].kind in kinds]
    return tuple(
        name
        for name in found
        if (name != "king-in-talon" or calls) and (name != "converted" or "colour-valat" in contracts)
    )
